//! The greedy player is worth its name.

use curia_core::{FastChance, Game, Heuristics, MoveList, SeatCount, Silent, Viewer};

use super::position::{Position, S0, S1, S2};
use crate::data::{City, Colour, Rank, Region, Tile};
use crate::state::{Item, Occasion, Phase};
use crate::{IlPrincipe, Move, Options};

/// What seat 0 thinks of a move.
fn rated(table: &Position, mv: Move) -> i32 {
    let mut ratings = Vec::new();
    table.game.rate(S0, &[mv], &mut ratings);
    ratings[0]
}

/// By how much seat 0 prefers a move to another.
fn prefers(table: &Position, mv: Move, other: Move) -> i32 {
    rated(table, mv) - rated(table, other)
}

/// What seat 0 does; the hands of the others are as the position has them.
fn choice(table: &Position) -> Move {
    let mut list = MoveList::for_game::<IlPrincipe>();
    table.game.legal(S0, &mut list);
    *list.iter().max_by_key(|&&mv| rated(table, mv)).unwrap()
}

/// An auction among three in which seat 1 has bid `high`, seat 2 has passed and seat 0 is asked.
fn lot(table: Position, cards: &str, high: u8) -> Position {
    let mut table = table.lots(&[cards]);
    table.play(&[&format!("1 bid:{high}"), "2 pass_bid"]);
    table
}

fn best(game: &IlPrincipe, seat: curia_core::Seat, chance: &mut FastChance) -> Move {
    let mut list = MoveList::for_game::<IlPrincipe>();
    let mut ratings = Vec::new();
    game.legal(seat, &mut list);
    let mut world = game.clone();
    world.resample(Viewer::Seat(seat), chance);
    world.rate(seat, &list, &mut ratings);
    assert_eq!(ratings.len(), list.len());
    let best = ratings.iter().enumerate().max_by_key(|&(_, rating)| rating).unwrap();
    list[best.0]
}

#[test]
fn greedy_players_build_until_the_cities_run_out() {
    for count in 2..=5 {
        let seats = SeatCount::new(count).unwrap();
        let (mut cities, mut by_cities) = (0, 0);
        for number in 0..20 {
            let mut chance = FastChance::new(number);
            let mut game = IlPrincipe::new(&Options::default(), seats, &mut chance, &mut Silent).unwrap();
            while let Some(seat) = game.awaited().first() {
                let mv = best(&game, seat, &mut chance);
                game.apply(seat, mv, &mut chance, &mut Silent);
            }
            cities += game.houses.playing(seats).iter().map(|house| house.cities.len()).sum::<usize>();
            by_cities += usize::from(!game.last_round);
        }
        assert!(cities > 20 * 7, "{count} seats: {cities} cities");
        assert!(by_cities > 0, "{count} seats");
    }
}

#[test]
fn a_city_that_can_be_built_is_built() {
    let cities = [City::Firenze, City::Lucca, City::Siena, City::Verona];
    let table = Position::new(3).display(&cities).hand(S0, "GGRBYW").gold(&[6]);
    assert_eq!(best(&table.game, S0, &mut FastChance::new(1)), Move::Build(City::Firenze));
}

/// Four cities of which no two are alike in all that matters, none of them for green and yellow alone.
const CITIES: [City; 4] = [City::Siena, City::Orvieto, City::Lucca, City::Ferrara];

#[test]
fn note_12_1_the_cost_of_a_complete_city_is_kept_out_of_every_bid() {
    let at = |gold: u8| lot(Position::new(3).display(&CITIES).hand(S0, "WRY").gold(&[gold, 9, 9]), "BB", 1);
    assert_eq!(choice(&at(4)), Move::PassBid);
    assert_eq!(choice(&at(9)), Move::Bid(2));
}

#[test]
fn note_12_1_gold_is_worth_less_when_the_end_is_near() {
    let spent = |table: Position| prefers(&lot(table, "G", 1), Move::Bid(3), Move::Bid(2));
    let early = spent(Position::new(3).display(&CITIES).gold(&[9, 9, 9]));
    let late = spent(Position::new(3).display(&CITIES).gold(&[9, 9, 9]).deck(11));
    let last = spent(Position::new(3).display(&CITIES).gold(&[9, 9, 9]).last_round());
    assert!(early < late && late < last && last <= 0, "{early} {late} {last}");
}

#[test]
fn note_12_2_a_lot_is_worth_more_if_its_winner_can_build_at_once() {
    let at = |round: u8| {
        let table = Position::new(3).display(&CITIES).hand(S0, "WR").gold(&[6, 6, 6]).round(round);
        prefers(&lot(table, "Y", 1), Move::Bid(2), Move::PassBid)
    };
    assert!(at(2) > at(1), "no city is built in round 1");
}

#[test]
fn note_12_2_a_lot_is_worth_more_if_somebody_else_could_take_the_city() {
    let against = |letters: &str| {
        let table = Position::new(3).display(&CITIES).hand(S0, "WR").hand(S1, letters).gold(&[9, 9, 9]);
        prefers(&lot(table, "Y", 1), Move::Bid(2), Move::PassBid)
    };
    assert!(against("WRY") > against("WRG"));
}

#[test]
fn note_12_2_the_missing_colour_is_worth_more_than_any_other() {
    let at = |letters: &str| {
        let table = Position::new(3).display(&CITIES).hand(S0, "WR").gold(&[9, 9, 9]);
        prefers(&lot(table, letters, 1), Move::Bid(2), Move::PassBid)
    };
    assert!(at("Y") > at("R"));
}

#[test]
fn note_12_3_a_card_is_offered_that_no_plan_needs() {
    let table = Position::new(3).display(&[City::Siena]).hand(S0, "WRYGG").gold(&[5, 5, 5]).phase(Phase::Offer);
    assert_eq!(choice(&table), Move::Offer(Colour::Green));
}

#[test]
fn note_12_3_no_card_is_offered_that_completes_a_city_for_a_rich_player() {
    let against = |gold: u8| {
        let table = Position::new(3).display(&[City::Siena]).hand(S0, "GB").hand(S1, "WR").gold(&[5, gold, 5]);
        let table = table.hand(S0, "Y").phase(Phase::Offer);
        prefers(&table, Move::Offer(Colour::Yellow), Move::Offer(Colour::Green))
    };
    assert!(against(9) < against(2));
}

#[test]
fn note_12_3_a_second_card_of_a_colour_makes_a_bigger_and_later_lot() {
    let table = Position::new(3).display(&[City::Siena]).hand(S0, "GGBBY").gold(&[5, 5, 5]).phase(Phase::Offer);
    let even = prefers(&table, Move::Offer(Colour::Green), Move::Offer(Colour::Blue));
    let mut table = table;
    table.play(&["0 offer:green"]);
    assert!(prefers(&table, Move::Offer(Colour::Green), Move::Offer(Colour::Blue)) > even);
}

#[test]
fn note_12_3_who_could_build_after_any_lot_offers_single_cards() {
    let mut table = Position::new(2).display(&[City::Siena]).hand(S0, "WRYGGBB").gold(&[9, 5]).phase(Phase::Offer);
    table.play(&["0 offer:green"]);
    assert_eq!(choice(&table), Move::Offer(Colour::Blue));
}

#[test]
fn note_12_4_a_city_pays_rather_nobody_or_the_last_than_the_leader() {
    // Siena needs red and yellow, Orvieto green and blue; both need white.
    let build = |leader: Colour, last: Option<Colour>| {
        let mut table = Position::new(3).display(&[City::Siena, City::Orvieto]).hand(S0, "WWRYGB").gold(&[9]);
        table = table.vp(S0, 10).vp(S1, 20).role(Tile::major(leader), S1);
        if let Some(colour) = last {
            table = table.role(Tile::major(colour), S2);
        }
        prefers(&table, Move::Build(City::Siena), Move::Build(City::Orvieto))
    };
    assert!(build(Colour::Green, None) > 0 && build(Colour::Red, None) < 0, "the leader or nobody");
    assert!(
        build(Colour::Green, Some(Colour::Yellow)) > build(Colour::Red, Some(Colour::Blue)),
        "the leader or the last"
    );
}

#[test]
fn note_12_4_a_city_of_colours_held_by_oneself_gives_nothing_away() {
    let build = |holder| {
        let table = Position::new(3).display(&CITIES).hand(S0, "WRY").gold(&[9]).role(Tile::major(Colour::Red), holder);
        prefers(&table, Move::Build(City::Siena), Move::PassAction)
    };
    assert!(build(S0) > build(S1));
}

#[test]
fn note_12_5_a_city_is_built_rather_than_its_cards_laid() {
    let table = Position::new(4).display(&CITIES).hand(S0, "WRYYY").gold(&[3, 5, 5, 5]);
    assert_eq!(choice(&table), Move::Build(City::Siena));
}

#[test]
fn note_12_6_a_lead_of_exactly_one_is_laid() {
    let phase = Phase::LayCount { seat: S0, colour: Colour::Blue };
    let table = Position::new(2).display(&CITIES).hand(S0, "BBBBB").up(S1, "BB").phase(phase);
    assert_eq!(choice(&table), Move::LayCount(3));
}

#[test]
fn note_12_6_a_safe_second_place_is_laid_if_the_first_is_out_of_reach() {
    let phase = Phase::LayCount { seat: S0, colour: Colour::Blue };
    let table = Position::new(3).display(&CITIES).hand(S0, "BBB").up(S1, "BBBB").up(S2, "B").phase(phase);
    assert_eq!(choice(&table), Move::LayCount(2));
}

#[test]
fn note_12_7_a_role_is_worth_more_with_more_displayed_cities_of_its_colour() {
    let among = |cities: &[City]| {
        let table = Position::new(3).display(cities).hand(S0, "G");
        prefers(&table, Move::Lay(Colour::Green), Move::PassAction)
    };
    assert!(among(&[City::Orvieto, City::Perugia, City::Verona]) > among(&[City::Orvieto, City::Siena, City::Venezia]));
}

#[test]
fn note_12_8_late_in_the_game_the_colour_of_which_there_is_least_is_laid() {
    // Others are out of reach in every colour, so only the set counts.
    let table = Position::new(3).display(&CITIES).up(S1, "GGGGWWWWRRRRBBBBYYYY").up(S2, "GGGGWWWWRRRRBBBBYYYY");
    let table = table.hand(S0, "GWRBY").up(S0, "GWRB").gold(&[0, 5, 5]).last_round();
    assert_eq!(choice(&table), Move::Lay(Colour::Yellow));
}

#[test]
fn note_12_8_the_smallest_colour_weighs_more_near_the_end() {
    let lays = |left: u8| {
        let table = Position::new(3).display(&CITIES).up(S1, "RRRRYYYY").up(S2, "RRRRYYYY").hand(S0, "RY").up(S0, "RR");
        prefers(&table.deck(left), Move::Lay(Colour::Yellow), Move::Lay(Colour::Red))
    };
    assert!(lays(40) < lays(11));
}

/// Seats 0 and 1 are tied for the last red role of the last round and seat 1 has bid 1.
fn red_role(gold: &[u8]) -> Position {
    let mut table = Position::new(3).display(&CITIES).up(S0, "R").up(S1, "R").up(S2, "RR").gold(gold).last_round();
    table.begin_roles();
    table.play(&["1 bid:1"]);
    assert_eq!(table.auctioned().unwrap().0, Item::Role(Tile { colour: Colour::Red, rank: Rank::Minor }));
    table
}

#[test]
fn note_12_9_in_the_last_round_all_gold_is_spent_if_another_purse_is_fuller() {
    assert_eq!(choice(&red_role(&[2, 9, 9])), Move::Bid(2));
}

#[test]
fn note_12_9_in_the_last_round_the_clear_maximum_of_gold_is_kept() {
    assert_eq!(choice(&red_role(&[4, 3, 3])), Move::PassBid);
}

#[test]
fn note_12_9_in_the_last_round_cards_are_laid_for_a_role() {
    let table = Position::new(3).display(&CITIES).hand(S0, "GG").hand(S1, "WWWW").up(S1, "G").last_round();
    assert_eq!(choice(&table), Move::Lay(Colour::Green));
}

#[test]
fn note_12_9_in_the_last_round_the_largest_hand_is_kept_if_laying_wins_nothing() {
    let table =
        Position::new(3).display(&CITIES).hand(S0, "GG").hand(S1, "W").up(S1, "GGGG").up(S2, "GGGG").last_round();
    assert_eq!(choice(&table), Move::PassAction);
}

#[test]
fn note_12_10_with_few_cities_left_a_leader_builds_faster_and_a_straggler_slower() {
    let wants = |own: u8, other: u8| {
        let table = Position::new(3).display(&CITIES).no_city_deck(S2).hand(S0, "WRY").gold(&[9]);
        let table = table.vp(S0, own).vp(S1, other);
        prefers(&table, Move::Build(City::Siena), Move::PassAction)
    };
    assert!(wants(30, 10) > wants(20, 20));
    assert!(wants(20, 20) > wants(10, 30));
}

#[test]
fn note_12_10_with_many_cities_left_the_standing_does_not_change_the_pace() {
    let wants = |own: u8, other: u8| {
        let table = Position::new(3).display(&CITIES).hand(S0, "WRY").gold(&[9]).vp(S0, own).vp(S1, other);
        prefers(&table, Move::Build(City::Siena), Move::PassAction)
    };
    assert_eq!(wants(30, 10), wants(10, 30));
}

/// Seat 0 places a shield of Firenze: Emilia, Liguria or Toscana.
fn shield(own: [u8; 6], other: [u8; 6]) -> Move {
    let phase = Phase::PlaceShield { seat: S0, city: City::Firenze, left: 1, occasion: Occasion::Action };
    choice(&Position::new(3).display(&CITIES).shields(S0, own).shields(S1, other).phase(phase))
}

#[test]
fn note_12_10_a_shield_goes_where_it_turns_two_points_into_five_by_a_tie() {
    // Emilia is safe, in Toscana the shield would bring a second place.
    assert_eq!(shield([0, 0, 2, 1, 0, 0], [0, 0, 0, 2, 3, 0]), Move::Shield(Region::Liguria));
}

#[test]
fn note_12_10_a_shield_breaks_a_tie_rather_than_adding_to_a_lead_or_to_a_second_place() {
    assert_eq!(shield([0, 0, 2, 1, 1, 0], [0, 0, 0, 1, 4, 0]), Move::Shield(Region::Liguria));
}
