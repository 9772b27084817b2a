//! The rulings of section 9 on rounds, auctions, building and scoring; those on roles are in `rulings_roles`.

use curia_core::{FastChance, Game, Heard, SeatCount, Seen, Silent, View as _, Viewer};

use super::position::{Position, S0, S1, S2, S3, pile};
use crate::cards::Cards;
use crate::data::{City, Colour, Tile};
use crate::state::{IlPrincipe, Occasion, Phase};
use crate::{Event, Move, Options};

const CITIES: [City; 4] = [City::Firenze, City::Lucca, City::Siena, City::Verona];

fn new_game(seats: usize, options: &Options) -> IlPrincipe {
    IlPrincipe::new(options, SeatCount::new(seats).unwrap(), &mut FastChance::new(5), &mut Silent).unwrap()
}

#[test]
fn ruling_9_1_two_players_always_draw_five() {
    let four = Options { draw_count: 4, ..Options::default() };
    assert_eq!(new_game(2, &four).houses[S0].hand.total(), 5);
    assert_eq!(new_game(3, &four).houses[S0].hand.total(), 4);
    assert_eq!(new_game(3, &Options::default()).houses[S0].hand.total(), 5);
}

#[test]
fn ruling_9_2_a_short_deck_is_shared_evenly() {
    let mut table = Position::new(5).deck(24);
    table.begin_round();
    assert!(table.game.seats.iter().all(|seat| table.house(seat).hand.total() == 4));
    assert_eq!(table.game.deck.total(), 4);
    assert!(table.log.0.iter().any(|(_, event)| *event == Event::Shortage { count: 4 }));
}

#[test]
fn ruling_9_3_the_deck_is_counted_at_the_start_of_phase_one() {
    for (seats, threshold) in [(2, 10), (3, 12), (4, 16), (5, 20)] {
        let mut short = Position::new(seats).deck(threshold - 1);
        short.begin_round();
        assert!(short.game.last_round, "{seats} seats");
        let mut enough = Position::new(seats).deck(threshold);
        enough.begin_round();
        // What the income leaves in the deck does not make this round the last.
        assert!(enough.game.deck.total() < threshold, "{seats} seats");
        assert_eq!((enough.game.last_round, enough.game.phase), (false, Phase::Offer), "{seats} seats");
    }
}

#[test]
fn ruling_9_4_both_end_triggers_end_the_game_at_once() {
    let mut table = Position::new(3).display(&CITIES[..3]).no_city_deck(S0).deck(2);
    table.begin_round();
    assert_eq!(table.game.phase, Phase::Over);
    assert!(!table.game.last_round);
}

#[test]
fn ruling_9_5_a_shrunk_display_ends_the_game_at_the_next_check_only() {
    let mut table = Position::new(3).display(&CITIES).no_city_deck(S2).hand(S0, "WRY").gold(&[3]);
    table.play(&["0 build:siena", "0 shield:umbria"]);
    assert_eq!(table.game.display.len(), 3);
    assert_eq!(table.game.phase, Phase::Action(S1));
    // The cards of Siena bring three majors, none of which asks anything.
    table.play(&["1 pass_action", "2 pass_action"]);
    assert_eq!(table.game.phase, Phase::Over);
}

#[test]
fn ruling_9_5_a_shrunk_display_changes_nothing_in_the_last_round() {
    let mut table = Position::new(3).display(&CITIES).no_city_deck(S2).last_round().hand(S0, "WRY").hand(S1, "B");
    table = table.gold(&[3]);
    table.play(&["0 build:siena", "0 shield:umbria", "1 lay:blue", "1 lay_count:1", "2 pass_action", "1 shield:adria"]);
    assert_eq!(table.game.phase, Phase::Over);
    assert_eq!(table.holder(Tile::major(Colour::Blue)), Some(S1));
    assert!(!table.log.0.iter().any(|(_, event)| matches!(event, Event::EndByCities { .. })));
}

#[test]
fn ruling_9_6_four_cities_without_a_city_deck_go_on() {
    let mut table = Position::new(3).display(&CITIES).no_city_deck(S2);
    table.begin_round();
    assert_eq!(table.game.phase, Phase::Offer);
}

#[test]
fn ruling_9_7_a_last_round_with_an_empty_deck_has_no_auction() {
    let mut table = Position::new(3).deck(0).principe(S1);
    table.begin_round();
    assert!(table.game.last_round);
    assert_eq!(table.game.phase, Phase::Action(S1));
}

#[test]
fn ruling_9_8_cards_left_after_the_last_reveal_can_be_drawn_by_red() {
    let mut table = Position::new(3).up(S0, "R").deck(8).principe(S0);
    table.begin_round();
    assert_eq!(table.game.deck.total(), 2);
    while let Some((seat, mv)) = pass(&table) {
        table.play(&[&format!("{seat} {mv}")]);
    }
    assert_eq!(table.game.deck.total(), 1);
    assert_eq!(table.house(S0).hand.total(), 1);
    assert_eq!(table.game.phase, Phase::Over);
}

fn pass(table: &Position) -> Option<(curia_core::Seat, Move)> {
    let seat = table.game.awaited().first()?;
    Some((seat, table.game.fallback(seat, &mut FastChance::new(1))))
}

#[test]
fn ruling_9_9_the_last_round_allows_building() {
    let mut table = Position::new(3).display(&CITIES).last_round().hand(S0, "WRYGRB").gold(&[7]).lots(&["W"]);
    table.play(&["1 pass_bid", "2 pass_bid", "0 bid:1", "0 build:siena", "0 shield:umbria"]);
    assert!(table.legal(S0).contains(&"build:verona".to_owned()));
}

#[test]
fn ruling_9_10_nobody_builds_in_round_one() {
    let mut table = Position::new(3).display(&CITIES).round(1).hand(S0, "WRY").gold(&[5]).lots(&["W"]);
    table.play(&["1 pass_bid", "2 pass_bid", "0 bid:1"]);
    assert_eq!(table.game.phase, Phase::Action(S0));
    assert_eq!(table.refused("0 build:siena"), "9.10");
    assert!(!table.legal(S0).iter().any(|mv| mv.starts_with("build")));
}

#[test]
fn ruling_9_11_nobody_starts_with_more_than_the_first_income() {
    let game = new_game(4, &Options::default());
    assert!(game.seats.iter().all(|seat| game.houses[seat].gold == 5));
}

#[test]
fn ruling_9_12_bidding_begins_left_of_the_present_principe() {
    let mut table = Position::new(4).gold(&[5, 5, 5, 5]).lots(&["R", "B", "YY"]);
    assert_eq!(table.auction_order(), [1, 2, 3, 0]);
    table.play(&["1 pass_bid", "2 bid:1", "3 pass_bid", "0 pass_bid", "2 decline_build"]);
    assert_eq!(table.auction_order(), [3, 0, 1, 2]);
    table.play(&["3 pass_bid", "0 pass_bid", "1 pass_bid", "2 pass_bid"]);
    assert_eq!(table.auction_order(), [3, 0, 1, 2]);
}

#[test]
fn ruling_9_13_a_bid_is_bound_by_the_purse() {
    let table = Position::new(3).gold(&[0, 3, 0]).lots(&["RR"]);
    assert_eq!(table.legal(S1), ["pass_bid", "bid:1", "bid:2", "bid:3"]);
    assert_eq!(table.refused("1 bid:4"), "9.13");
    assert_eq!(table.refused("1 bid:0"), "5.5");
    assert_eq!(table.refused("2 bid:1"), "5.5");
}

#[test]
fn ruling_9_14_who_has_passed_stays_out_of_this_auction_only() {
    let mut table = Position::new(3).gold(&[5, 5, 5]).lots(&["R", "BB"]);
    table.play(&["1 pass_bid"]);
    assert_eq!(table.refused("1 bid:1"), "9.14");
    table.play(&["2 bid:1"]);
    assert_eq!(table.refused("2 bid:2"), "5.5");
    table.play(&["0 pass_bid", "2 decline_build", "0 pass_bid", "1 bid:1"]);
}

#[test]
fn ruling_9_15_the_last_player_without_a_bid_bids_or_leaves_the_lot_unsold() {
    let mut table = Position::new(3).gold(&[5, 5, 5]).lots(&["R", "BB"]);
    table.play(&["1 pass_bid", "2 pass_bid"]);
    assert_eq!(table.legal(S0), ["pass_bid", "bid:1", "bid:2", "bid:3", "bid:4", "bid:5"]);
    table.play(&["0 pass_bid"]);
    assert_eq!(table.game.removed, pile("R"));
    table.play(&["1 pass_bid", "2 pass_bid", "0 bid:2"]);
    assert_eq!((table.house(S0).gold, table.house(S0).hand), (3, pile("BB")));
}

#[test]
fn ruling_9_16_any_whole_number_above_the_high_bid_is_a_bid() {
    let mut table = Position::new(3).gold(&[9, 9, 9]).lots(&["R"]);
    table.play(&["1 bid:4"]);
    assert_eq!(table.refused("2 bid:4"), "5.5");
    assert_eq!(table.legal(S2), ["pass_bid", "bid:5", "bid:6", "bid:7", "bid:8", "bid:9"]);
}

#[test]
fn ruling_9_17_the_winner_of_a_lot_need_not_build() {
    let mut table = Position::new(3).display(&CITIES).hand(S0, "WY").gold(&[4]).lots(&["R"]);
    table.play(&["1 pass_bid", "2 pass_bid", "0 bid:1"]);
    assert_eq!(table.legal(S0), ["build:siena", "decline_build"]);
    table.play(&["0 decline_build"]);
    assert_eq!((table.game.phase, table.house(S0).cities.len()), (Phase::Action(S0), 0));
}

#[test]
fn ruling_9_18_one_build_a_lot_and_one_as_action() {
    let mut table = Position::new(3).display(&CITIES).hand(S0, "WRYGRBWWRB").gold(&[12]).lots(&["B"]);
    table.play(&["1 pass_bid", "2 pass_bid", "0 bid:1", "0 build:siena", "0 shield:umbria"]);
    assert_eq!(table.game.phase, Phase::Action(S0));
    table.play(&["0 build:verona", "0 shield:lombardia"]);
    assert_eq!(table.game.phase, Phase::Action(S1));
    assert_eq!(table.house(S0).cities.len(), 2);
}

#[test]
fn ruling_9_19_cards_just_won_can_be_built_with() {
    let mut table = Position::new(3).display(&CITIES).hand(S0, "WY").gold(&[4]).lots(&["R"]);
    table.play(&["1 pass_bid", "2 pass_bid", "0 bid:1", "0 build:siena"]);
}

#[test]
fn ruling_9_20_cards_in_front_of_the_player_do_not_pay() {
    let table = Position::new(3).display(&CITIES).hand(S0, "WR").up(S0, "Y").gold(&[9]);
    assert_eq!(table.refused("0 build:siena"), "9.20");
}

#[test]
fn ruling_9_21_gold_and_cards_must_be_exact() {
    let poor = Position::new(3).display(&CITIES).hand(S0, "WRY").gold(&[2]);
    assert_eq!(poor.refused("0 build:siena"), "9.21");
    let one_cathedral = Position::new(3).display(&CITIES).hand(S0, "WRBGY").gold(&[9]);
    assert_eq!(one_cathedral.refused("0 build:lucca"), "9.20");
    assert_eq!(one_cathedral.refused("0 build:milano"), "5.6");
}

#[test]
fn ruling_9_22_a_player_may_pass_and_an_empty_hand_must() {
    let mut table = Position::new(3).hand(S1, "RB");
    assert_eq!(table.legal(S0), ["pass_action"]);
    assert_eq!(table.refused("0 lay:red"), "5.8");
    table.play(&["0 pass_action"]);
    assert_eq!(table.legal(S1), ["lay:red", "lay:blue", "pass_action"]);
    table.play(&["1 pass_action"]);
    assert_eq!((table.house(S1).hand, table.game.phase), (pile("RB"), Phase::Action(S2)));
}

#[test]
fn ruling_9_23_any_number_of_one_colour_is_laid() {
    let mut table = Position::new(3).hand(S0, "RRRB");
    table.play(&["0 lay:red"]);
    assert_eq!(table.legal(S0), ["lay_count:1", "lay_count:2", "lay_count:3"]);
    assert_eq!(table.refused("0 lay_count:0"), "9.23");
    assert_eq!(table.refused("0 lay_count:4"), "9.23");
    table.play(&["0 lay_count:2"]);
    assert_eq!((table.house(S0).hand, table.house(S0).up), (pile("RB"), pile("RR")));
}

#[test]
fn ruling_9_24_a_pair_scores_once() {
    let mut table = Position::new(3)
        .display(&CITIES)
        .hand(S0, "WWRB")
        .gold(&[4])
        .down(S1, "W")
        .role(Tile::major(Colour::White), S1)
        .role(Tile::minor(Colour::White), S2);
    table.play(&["0 build:lucca", "0 shield:liguria", "0 shield:liguria"]);
    assert_eq!([S0, S1, S2].map(|seat| table.house(seat).vp), [6, 2, 1]);
}

#[test]
fn ruling_9_25_the_builder_scores_nothing_for_an_own_role() {
    let mut table = Position::new(3)
        .display(&CITIES)
        .hand(S0, "WRY")
        .gold(&[3])
        .down(S0, "W")
        .role(Tile::major(Colour::White), S0)
        .role(Tile::minor(Colour::White), S1);
    table.play(&["0 build:siena", "0 shield:umbria"]);
    assert_eq!([S0, S1, S2].map(|seat| table.house(seat).vp), [4, 1, 0]);
}

#[test]
fn ruling_9_31_the_bank_is_unlimited() {
    let mut table = Position::new(5).gold(&[20; 5]);
    table.begin_round();
    assert!(table.game.seats.iter().all(|seat| table.house(seat).gold == 25));
}

#[test]
fn ruling_9_41_missing_shields_do_not_stop_a_build() {
    let mut one = Position::new(3).display(&CITIES).hand(S0, "WWRB").gold(&[4]).shields(S0, [10, 0, 0, 0, 0, 0]);
    one.play(&["0 build:lucca", "0 shield:toscana"]);
    assert_eq!(one.game.phase, Phase::Action(S1));
    let mut none = Position::new(3).display(&CITIES).hand(S0, "WWRB").gold(&[4]).shields(S0, [11, 0, 0, 0, 0, 0]);
    none.play(&["0 build:lucca"]);
    assert_eq!((none.game.phase, none.house(S0).vp), (Phase::Action(S1), 6));
    assert_eq!(none.game.display.len(), 4);
}

#[test]
fn ruling_9_42_eleven_shields_can_go_on_the_map() {
    assert_eq!(new_game(3, &Options::default()).houses[S0].supply, 11);
}

#[test]
fn ruling_9_43_points_go_past_the_end_of_the_track() {
    let mut table = Position::new(3).display(&CITIES).hand(S0, "GGRBY").gold(&[5]).vp(S0, 98);
    table.play(&["0 build:firenze"]);
    assert_eq!(table.house(S0).vp, 106);
    assert_eq!(table.part(S0, "vp"), 106);
}

#[test]
fn ruling_9_44_nothing_wins_no_award() {
    let nothing = Position::new(3).phase(Phase::Over);
    assert_eq!((nothing.part(S0, "gold"), nothing.part(S0, "hand")), (0, 0));
    let tied = Position::new(3).gold(&[2, 2, 1]).hand(S1, "G").hand(S2, "R").phase(Phase::Over);
    assert_eq!([S0, S1, S2].map(|seat| tied.part(seat, "gold")), [2, 2, 0]);
    assert_eq!([S0, S1, S2].map(|seat| tied.part(seat, "hand")), [0, 2, 2]);
}

#[test]
fn ruling_9_45_no_second_place_without_shields_or_behind_a_tie() {
    let alone = Position::new(4).shields(S0, [1, 0, 0, 0, 0, 0]);
    assert_eq!([S0, S1].map(|seat| alone.part(seat, "adria")), [5, 0]);
    let shared_second = Position::new(4)
        .shields(S0, [3, 0, 0, 0, 0, 0])
        .shields(S1, [1, 0, 0, 0, 0, 0])
        .shields(S2, [1, 0, 0, 0, 0, 0]);
    assert_eq!([S0, S1, S2, S3].map(|seat| shared_second.part(seat, "adria")), [5, 2, 2, 0]);
}

#[test]
fn ruling_9_46_two_players_score_regions_alike() {
    let table = Position::new(2).shields(S0, [2, 1, 0, 0, 0, 0]).shields(S1, [1, 1, 0, 0, 0, 0]);
    assert_eq!([S0, S1].map(|seat| table.part(seat, "adria")), [5, 2]);
    assert_eq!([S0, S1].map(|seat| table.part(seat, "lombardia")), [5, 5]);
}

#[test]
fn ruling_9_48_removed_cities_form_one_pool_with_the_city_deck() {
    let game = new_game(2, &Options::default());
    let view = game.view(Viewer::Spectator);
    assert_eq!((view.city_deck, view.unseen.len()), (6, 11));
}

#[test]
fn ruling_9_49_unsold_cards_are_gone() {
    let mut table = Position::new(2).gold(&[5, 5]).lots(&["G"]);
    table.play(&["1 pass_bid", "0 pass_bid"]);
    assert_eq!(table.game.removed, pile("G"));
    assert_eq!(table.game.view(Viewer::Spectator).removed, pile("G"));
}

#[test]
fn ruling_9_50_there_is_no_hand_limit() {
    let mut table = Position::new(3).hand(S0, "GGGGWWWWRRRRBBBBYYYY");
    table.begin_round();
    assert_eq!((table.house(S0).hand.total(), table.game.phase), (25, Phase::Offer));
}

#[test]
fn ruling_9_51_florence_is_worth_eight() {
    assert_eq!(City::Firenze.card().size.vp(), 8);
}

#[test]
fn ruling_9_54_the_builder_scores_first_then_the_roles_in_colour_order() {
    let (white, red, blue) = (Colour::White, Colour::Red, Colour::Blue);
    let mut table = Position::new(3)
        .display(&CITIES)
        .hand(S0, "WWRB")
        .gold(&[4])
        .down(S1, "WB")
        .down(S2, "R")
        .role(Tile::major(blue), S1)
        .role(Tile::major(red), S2)
        .role(Tile::minor(red), S1)
        .role(Tile::major(white), S1)
        .role(Tile::minor(white), S2);
    table.play(&["0 build:lucca", "0 shield:liguria"]);
    assert_eq!([S0, S1, S2].map(|seat| table.house(seat).vp), [6, 0, 0]);
    table.play(&["0 shield:liguria"]);
    let scored: Vec<_> = table
        .log
        .by(Viewer::Spectator)
        .filter_map(|event| match *event {
            Event::RoleScored { seat, tile, points } => Some((seat, tile, points)),
            _ => None,
        })
        .collect();
    let expected = [
        (S1, Tile::major(white), 2),
        (S2, Tile::minor(white), 1),
        (S2, Tile::major(red), 2),
        (S1, Tile::minor(red), 1),
        (S1, Tile::major(blue), 2),
    ];
    assert_eq!(scored, expected);
}

#[test]
fn ruling_9_55_the_answers_of_a_player_who_is_away() {
    let chance = &mut FastChance::new(2);
    let answer = |phase: Phase, chance: &mut FastChance| {
        Position::new(3).hand(S0, "YY").phase(phase).game.fallback(S0, chance).to_string()
    };
    assert_eq!(answer(Phase::Offer, chance), "offer:yellow");
    assert_eq!(answer(Phase::BuildOption(S0), chance), "decline_build");
    assert_eq!(answer(Phase::Action(S0), chance), "pass_action");
    assert_eq!(answer(Phase::LayCount { seat: S0, colour: Colour::Yellow }, chance), "lay_count:1");
    assert_eq!(answer(Phase::TurnUp { seat: S0, then: None }, chance), "decline_turn_up");
    assert_eq!(answer(Phase::PlaceShieldAny { seat: S0, then: None }, chance), "shield:adria");
    let firenze = Phase::PlaceShield { seat: S0, city: City::Firenze, left: 2, occasion: Occasion::Action };
    assert_eq!(answer(firenze, chance), "shield:emilia");
    let bidding = Position::new(3).gold(&[9, 9, 9]).lots(&["R"]);
    assert_eq!(bidding.game.fallback(S1, chance), Move::PassBid);
}

#[test]
fn ruling_9_56_a_decision_with_one_option_is_asked() {
    let mut table = Position::new(2).lots(&["G", "WW"]);
    assert_eq!(table.legal(S1), ["pass_bid"]);
    table.play(&["1 pass_bid"]);
    assert_eq!(table.legal(S0), ["pass_bid"]);
    let mut small = Position::new(3).display(&CITIES).hand(S0, "WRY").gold(&[3]);
    small.play(&["0 build:siena"]);
    assert_eq!(small.legal(S0), ["shield:umbria"]);
    let declining = Position::new(3).phase(Phase::BuildOption(S0));
    assert_eq!(declining.legal(S0), ["decline_build"]);
    let offering = Position::new(3).hand(S0, "RRRR").phase(Phase::Offer);
    assert_eq!(offering.legal(S0), ["offer:red"]);
    let mut laying = Position::new(3).hand(S0, "R");
    laying.play(&["0 lay:red"]);
    assert_eq!(laying.legal(S0), ["lay_count:1"]);
}

#[test]
fn ruling_9_57_a_chosen_colour_is_laid() {
    let mut table = Position::new(3).hand(S0, "RB");
    table.play(&["0 lay:red"]);
    assert_eq!(table.refused("0 pass_action"), "9.57");
    assert_eq!(table.refused("0 lay:blue"), "9.57");
}

#[test]
fn ruling_9_57_a_named_colour_cannot_be_taken_back_unnoticed() {
    let mut table = Position::new(3).hand(S0, "RB");
    let seen = |table: &Position| Viewer::all(table.game.seats).map(|viewer| table.game.view(viewer).seen()).collect();
    let before: Vec<Seen> = seen(&table);
    table.play(&["0 lay:red"]);
    let after: Vec<Seen> = seen(&table);
    let learnt: Vec<bool> = after.iter().zip(&before).map(|(now, then)| !now.within(then)).collect();
    assert_eq!(learnt, [false, true, true, true]);
}

#[test]
fn ruling_9_58_cards_are_drawn_in_clockwise_order_from_the_principe() {
    let options = Options { start_principe: Some(S1), ..Options::default() };
    let mut log = Heard::default();
    IlPrincipe::new(&options, SeatCount::new(3).unwrap(), &mut FastChance::new(5), &mut log).unwrap();
    let (mut picked, mut drawn) = (Cards::NONE, Vec::new());
    for (_, event) in &log.0 {
        match *event {
            Event::PickedCard { colour } => picked[colour] += 1,
            Event::DrewCards { seat, cards } => {
                assert_eq!((std::mem::take(&mut picked), cards.total()), (cards, 5));
                drawn.push(seat);
            }
            _ => {}
        }
    }
    assert_eq!(drawn, [S1, S2, S0]);
}

#[test]
fn ruling_9_58_the_red_major_draws_before_the_red_minor() {
    let mut table = Position::new(3).up(S0, "R").up(S2, "RR").last_round();
    table.begin_roles();
    let drew: Vec<_> = table
        .log
        .by(Viewer::Spectator)
        .filter_map(|event| if let Event::Drew { seat, .. } = *event { Some(seat) } else { None })
        .collect();
    assert_eq!(drew, [S2, S0]);
}

#[test]
fn ruling_9_58_ten_of_the_unseen_cities_come_out_with_two_players() {
    let mut table = Position::new(2);
    for built in 1..=7_usize {
        let city = table.game.display.iter().next().unwrap();
        table.game.deck = table.game.deck.minus(city.card().icons);
        table.game.houses[S0].hand = city.card().icons;
        table.game.houses[S0].gold = 5;
        table.game.phase = Phase::Action(S0);
        table.play(&[&format!("0 build:{}", city.id())]);
        while let Phase::PlaceShield { .. } = table.game.phase {
            table.play(&[&format!("0 shield:{}", city.card().regions[0].id())]);
        }
        assert_eq!(table.game.display.len(), if built < 7 { 4 } else { 3 });
        assert_eq!(usize::from(table.game.city_deck), 6_usize.saturating_sub(built));
    }
    assert_eq!(table.game.unseen.len(), 5);
    table.begin_round();
    assert_eq!(table.game.phase, Phase::Over);
}
