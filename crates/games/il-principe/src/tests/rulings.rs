//! The rulings of section 9 on rounds, auctions, building and scoring; those on roles are in `rulings_roles`.

use curia_core::{FastChance, Game, SeatCount, SetupError, Silent, Viewer};

use super::position::{Position, S0, S1, S2, S3, pile};
use crate::data::{City, Colour, Region, Tile};
use crate::state::{IlPrincipe, Item, Occasion, Phase};
use crate::{Event, Move, Options, Order};

const CITIES: [City; 4] = [City::Firenze, City::Lucca, City::Siena, City::Verona];

fn new_game(seats: usize, options: &Options) -> IlPrincipe {
    IlPrincipe::new(options, SeatCount::new(seats).unwrap(), &mut FastChance::new(5), &mut Silent).unwrap()
}

#[test]
fn r9_1_two_players_always_draw_five() {
    let four = Options { draw_count: 4, ..Options::default() };
    assert_eq!(new_game(2, &four).houses[S0].hand.total(), 5);
    assert_eq!(new_game(3, &four).houses[S0].hand.total(), 4);
    assert_eq!(new_game(3, &Options::default()).houses[S0].hand.total(), 5);
}

#[test]
fn r9_2_a_short_deck_is_shared_evenly() {
    let mut table = Position::new(5).deck(24);
    table.begin_round();
    assert!(table.game.seats.iter().all(|seat| table.house(seat).hand.total() == 4));
    assert_eq!(table.game.deck.total(), 4);
    assert!(table.log.0.iter().any(|(_, event)| *event == Event::Shortage { count: 4 }));
}

#[test]
fn r9_4_both_end_triggers_end_the_game_at_once() {
    let mut table = Position::new(3).display(&CITIES[..3]).no_city_deck(S0).deck(2);
    table.begin_round();
    assert_eq!(table.game.phase, Phase::Over);
    assert!(!table.game.last_round);
}

#[test]
fn r9_5_a_shrunk_display_ends_the_game_at_the_next_check_only() {
    let mut table = Position::new(3).display(&CITIES).no_city_deck(S2).hand(S0, "WRY").gold(&[3]);
    table.play(&["0 build:siena", "0 shield:umbria"]);
    assert_eq!(table.game.display.len(), 3);
    assert_eq!(table.game.phase, Phase::Action(S1));
    // The cards of Siena bring three majors, none of which asks anything.
    table.play(&["1 pass_action", "2 pass_action"]);
    assert_eq!(table.game.phase, Phase::Over);
}

#[test]
fn r9_6_four_cities_without_a_city_deck_go_on() {
    let mut table = Position::new(3).display(&CITIES).no_city_deck(S2);
    table.begin_round();
    assert_eq!(table.game.phase, Phase::Offer);
}

#[test]
fn r9_7_a_last_round_with_an_empty_deck_has_no_auction() {
    let mut table = Position::new(3).deck(0).principe(S1);
    table.begin_round();
    assert!(table.game.last_round);
    assert_eq!(table.game.phase, Phase::Action(S1));
}

#[test]
fn r9_8_cards_left_after_the_last_reveal_can_be_drawn_by_red() {
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
fn r9_9_the_last_round_allows_building() {
    let mut table = Position::new(3).display(&CITIES).last_round().hand(S0, "WRYGRB").gold(&[7]).lots(&["W"]);
    table.play(&["1 pass_bid", "2 pass_bid", "0 bid:1", "0 build:siena", "0 shield:umbria"]);
    assert!(table.legal(S0).contains(&"build:verona".to_owned()));
}

#[test]
fn r9_10_nobody_builds_in_round_one() {
    let mut table = Position::new(3).display(&CITIES).round(1).hand(S0, "WRY").gold(&[5]).lots(&["W"]);
    table.play(&["1 pass_bid", "2 pass_bid", "0 bid:1"]);
    assert_eq!(table.game.phase, Phase::Action(S0));
    assert_eq!(table.refused("0 build:siena"), "9.10");
    assert!(!table.legal(S0).iter().any(|mv| mv.starts_with("build")));
}

#[test]
fn r9_11_nobody_starts_with_more_than_the_first_income() {
    let game = new_game(4, &Options::default());
    assert!(game.seats.iter().all(|seat| game.houses[seat].gold == 5));
}

#[test]
fn r9_13_a_bid_is_bound_by_the_purse() {
    let table = Position::new(3).gold(&[0, 3, 0]).lots(&["RR"]);
    assert_eq!(table.legal(S1), ["pass_bid", "bid:1", "bid:2", "bid:3"]);
    assert_eq!(table.refused("1 bid:4"), "9.13");
    assert_eq!(table.refused("1 bid:0"), "5.5");
    assert_eq!(table.refused("2 bid:1"), "5.5");
}

#[test]
fn r9_14_who_has_passed_stays_out_of_this_auction_only() {
    let mut table = Position::new(3).gold(&[5, 5, 5]).lots(&["R", "BB"]);
    table.play(&["1 pass_bid"]);
    assert_eq!(table.refused("1 bid:1"), "9.14");
    table.play(&["2 bid:1"]);
    assert_eq!(table.refused("2 bid:2"), "5.5");
    table.play(&["0 pass_bid", "2 decline_build", "0 pass_bid", "1 bid:1"]);
}

#[test]
fn r9_16_any_whole_number_above_the_high_bid_is_a_bid() {
    let mut table = Position::new(3).gold(&[9, 9, 9]).lots(&["R"]);
    table.play(&["1 bid:4"]);
    assert_eq!(table.refused("2 bid:4"), "5.5");
    assert_eq!(table.legal(S2), ["pass_bid", "bid:5", "bid:6", "bid:7", "bid:8", "bid:9"]);
}

#[test]
fn r9_18_one_build_a_lot_and_one_as_action() {
    let mut table = Position::new(3).display(&CITIES).hand(S0, "WRYGRBWWRB").gold(&[12]).lots(&["B"]);
    table.play(&["1 pass_bid", "2 pass_bid", "0 bid:1", "0 build:siena", "0 shield:umbria"]);
    assert_eq!(table.game.phase, Phase::Action(S0));
    table.play(&["0 build:verona", "0 shield:lombardia"]);
    assert_eq!(table.game.phase, Phase::Action(S1));
    assert_eq!(table.house(S0).cities.len(), 2);
}

#[test]
fn r9_19_cards_just_won_can_be_built_with() {
    let mut table = Position::new(3).display(&CITIES).hand(S0, "WY").gold(&[4]).lots(&["R"]);
    table.play(&["1 pass_bid", "2 pass_bid", "0 bid:1", "0 build:siena"]);
}

#[test]
fn r9_20_cards_in_front_of_the_player_do_not_pay() {
    let table = Position::new(3).display(&CITIES).hand(S0, "WR").up(S0, "Y").gold(&[9]);
    assert_eq!(table.refused("0 build:siena"), "9.20");
}

#[test]
fn r9_21_gold_and_cards_must_be_exact() {
    let poor = Position::new(3).display(&CITIES).hand(S0, "WRY").gold(&[2]);
    assert_eq!(poor.refused("0 build:siena"), "9.21");
    let one_cathedral = Position::new(3).display(&CITIES).hand(S0, "WRBGY").gold(&[9]);
    assert_eq!(one_cathedral.refused("0 build:lucca"), "9.20");
    assert_eq!(one_cathedral.refused("0 build:milano"), "5.6");
}

#[test]
fn r9_22_a_player_may_pass_and_an_empty_hand_must() {
    let table = Position::new(3);
    assert_eq!(table.legal(S0), ["pass_action"]);
    assert_eq!(table.refused("0 lay:red"), "5.8");
}

#[test]
fn r9_23_any_number_of_one_colour_is_laid() {
    let mut table = Position::new(3).hand(S0, "RRRB");
    table.play(&["0 lay:red"]);
    assert_eq!(table.legal(S0), ["lay_count:1", "lay_count:2", "lay_count:3"]);
    assert_eq!(table.refused("0 lay_count:0"), "9.23");
    assert_eq!(table.refused("0 lay_count:4"), "9.23");
    table.play(&["0 lay_count:2"]);
    assert_eq!((table.house(S0).hand, table.house(S0).up), (pile("RB"), pile("RR")));
}

#[test]
fn r9_25_the_builder_scores_nothing_for_an_own_role() {
    let mut table = Position::new(3)
        .display(&CITIES)
        .hand(S0, "WRY")
        .gold(&[3])
        .up(S0, "W")
        .role(Tile::major(Colour::White), S0)
        .role(Tile::minor(Colour::White), S1);
    table.play(&["0 build:siena", "0 shield:umbria"]);
    assert_eq!([S0, S1, S2].map(|seat| table.house(seat).vp), [4, 1, 0]);
}

#[test]
fn r9_41_missing_shields_do_not_stop_a_build() {
    let mut one = Position::new(3).display(&CITIES).hand(S0, "WWRB").gold(&[4]).shields(S0, [10, 0, 0, 0, 0, 0]);
    one.play(&["0 build:lucca", "0 shield:toscana"]);
    assert_eq!(one.game.phase, Phase::Action(S1));
    let mut none = Position::new(3).display(&CITIES).hand(S0, "WWRB").gold(&[4]).shields(S0, [11, 0, 0, 0, 0, 0]);
    none.play(&["0 build:lucca"]);
    assert_eq!((none.game.phase, none.house(S0).vp), (Phase::Action(S1), 6));
    assert_eq!(none.game.display.len(), 4);
}

#[test]
fn r9_42_eleven_shields_can_go_on_the_map() {
    assert_eq!(new_game(3, &Options::default()).houses[S0].supply, 11);
}

#[test]
fn r9_44_nothing_wins_no_award() {
    let nothing = Position::new(3).phase(Phase::Over);
    assert_eq!((nothing.part(S0, "gold"), nothing.part(S0, "hand")), (0, 0));
    let tied = Position::new(3).gold(&[2, 2, 1]).hand(S1, "G").hand(S2, "R").phase(Phase::Over);
    assert_eq!([S0, S1, S2].map(|seat| tied.part(seat, "gold")), [2, 2, 0]);
    assert_eq!([S0, S1, S2].map(|seat| tied.part(seat, "hand")), [0, 2, 2]);
}

#[test]
fn r9_45_no_second_place_without_shields_or_behind_a_tie() {
    let alone = Position::new(4).shields(S0, [1, 0, 0, 0, 0, 0]);
    assert_eq!([S0, S1].map(|seat| alone.part(seat, "adria")), [5, 0]);
    let shared_second = Position::new(4)
        .shields(S0, [3, 0, 0, 0, 0, 0])
        .shields(S1, [1, 0, 0, 0, 0, 0])
        .shields(S2, [1, 0, 0, 0, 0, 0]);
    assert_eq!([S0, S1, S2, S3].map(|seat| shared_second.part(seat, "adria")), [5, 2, 2, 0]);
}

#[test]
fn r9_46_two_players_score_regions_alike() {
    let table = Position::new(2).shields(S0, [2, 1, 0, 0, 0, 0]).shields(S1, [1, 1, 0, 0, 0, 0]);
    assert_eq!([S0, S1].map(|seat| table.part(seat, "adria")), [5, 2]);
    assert_eq!([S0, S1].map(|seat| table.part(seat, "lombardia")), [5, 5]);
}

#[test]
fn r9_48_removed_cities_form_one_pool_with_the_city_deck() {
    let game = new_game(2, &Options::default());
    let view = game.view(Viewer::Spectator);
    assert_eq!((view.city_deck, view.unseen.len()), (6, 11));
}

#[test]
fn r9_49_unsold_cards_are_gone() {
    let mut table = Position::new(2).gold(&[5, 5]).lots(&["G"]);
    table.play(&["1 pass_bid", "0 pass_bid"]);
    assert_eq!(table.game.removed, pile("G"));
    assert_eq!(table.game.view(Viewer::Spectator).removed, pile("G"));
}

#[test]
fn r9_51_florence_is_worth_eight() {
    assert_eq!(City::Firenze.card().size.vp(), 8);
}

#[test]
fn r9_55_the_answers_of_a_player_who_is_away() {
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
fn r9_56_a_decision_with_one_option_is_asked() {
    let mut table = Position::new(2).lots(&["G", "WW"]);
    assert_eq!(table.legal(S1), ["pass_bid"]);
    table.play(&["1 pass_bid"]);
    assert_eq!(table.legal(S0), ["pass_bid"]);
    let bidless = Position::new(3).display(&CITIES).hand(S0, "WRY").gold(&[3]);
    let mut small = bidless;
    small.play(&["0 build:siena"]);
    assert_eq!(small.legal(S0), ["shield:umbria"]);
    let declining = Position::new(3).phase(Phase::BuildOption(S0));
    assert_eq!(declining.legal(S0), ["decline_build"]);
}

#[test]
fn r9_57_a_chosen_colour_is_laid() {
    let mut table = Position::new(3).hand(S0, "RB");
    table.play(&["0 lay:red"]);
    assert_eq!(table.refused("0 pass_action"), "9.57");
    assert_eq!(table.refused("0 lay:blue"), "9.57");
}

#[test]
fn equal_totals_share_a_place_unless_gold_decides() {
    let end = |options: Options| {
        let table = Position::with(3, Options { start_principe: Some(S0), ..options });
        let table = table.vp(S0, 57).vp(S1, 55).vp(S2, 48).gold(&[1, 3, 2]).phase(Phase::Over);
        table.game.standings().unwrap()
    };
    let shared = end(Options::default());
    assert_eq!(shared.totals.playing(shared.seats), [57, 57, 48]);
    assert_eq!(shared.places.playing(shared.seats), [1, 1, 3]);
    let by_gold = end(Options { tiebreak_gold: true, ..Options::default() });
    assert_eq!(by_gold.places.playing(by_gold.seats), [2, 1, 3]);
}

#[test]
fn an_agreed_first_principe_must_sit_at_the_table() {
    let options = Options { start_principe: Some(S3), ..Options::default() };
    let seats = |count| SeatCount::new(count).unwrap();
    let error = IlPrincipe::new(&options, seats(3), &mut FastChance::new(1), &mut Silent).err();
    assert!(matches!(error, Some(SetupError::BadValue { id: "start_principe", .. })));
    assert_eq!(IlPrincipe::new(&options, seats(4), &mut FastChance::new(1), &mut Silent).unwrap().principe, S3);
    assert!(IlPrincipe::new(&Options::default(), seats(1), &mut FastChance::new(1), &mut Silent).is_err());
}

#[test]
fn a_standing_order_bids_the_minimum_up_to_its_limit() {
    let mut table = Position::new(3).gold(&[9, 9, 2]).lots(&["R"]);
    let order = Order { up_to: 3 };
    assert_eq!(table.game.order(S2, &order), None);
    assert_eq!(table.game.order(S1, &order), Some(Move::Bid(1)));
    table.play(&["1 bid:2"]);
    assert_eq!(table.game.order(S2, &order), Some(Move::PassBid));
    table.play(&["2 pass_bid", "0 bid:3"]);
    assert_eq!(table.game.order(S1, &order), Some(Move::PassBid));
    assert_eq!(table.game.order(S1, &Order { up_to: 4 }), Some(Move::Bid(4)));
}

#[test]
fn a_shield_goes_to_a_region_of_its_city() {
    let mut table = Position::new(3).display(&CITIES).hand(S0, "WWRB").gold(&[4]);
    table.play(&["0 build:lucca"]);
    assert_eq!(table.refused("0 shield:adria"), "5.7");
    assert_eq!(table.refused("0 pass_action"), "5.7");
    table.play(&["0 shield:toscana", "0 shield:toscana"]);
    assert_eq!(table.house(S0).shields[Region::Toscana as usize], 2);
}

#[test]
fn nothing_can_be_done_in_a_game_that_is_over_or_by_an_empty_seat() {
    let table = Position::new(3).phase(Phase::Over);
    assert_eq!(table.refused("0 pass_action"), "8");
    assert_eq!(table.refused("4 pass_action"), "4.1");
    assert_eq!(Position::new(3).lots(&["R"]).auctioned(), Some((Item::Lot(Colour::Red), vec![0, 1, 2])));
}
