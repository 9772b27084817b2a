//! The worked examples of section 10. Jenő sits at seat 0, Krisztina at 1, Péter at 2, Anita at 3.

use curia_core::{FastChance, Game, SeatCount, Silent};

use super::position::{Position, S0, S1, S2, S3, pile};
use crate::data::{City, Colour, Region, Tile};
use crate::state::{IlPrincipe, Item, Phase};
use crate::{LotView, Options};

const FOUR_CITIES: [City; 4] = [City::Firenze, City::Lucca, City::Siena, City::Verona];

#[test]
fn example_10_1_map() {
    assert_eq!(City::Venezia.card().regions, [Region::Adria]);
    assert_eq!(City::Padova.card().regions, [Region::Adria, Region::Lombardia]);
    assert_eq!(City::Ferrara.card().regions, [Region::Adria, Region::Lombardia, Region::Emilia]);
}

#[test]
fn example_10_2_lot_order() {
    let mut table = Position::new(4).hand(S0, "GGY").hand(S1, "GWY").hand(S2, "WRY").hand(S3, "RYY");
    table.game.phase = Phase::Offer;
    table.play(&["0 offer:green", "3 offer:red", "1 offer:green", "0 offer:green"]);
    table.play(&["1 offer:white", "2 offer:white", "3 offer:yellow", "2 offer:red"]);
    let lots = table.game.view(curia_core::Viewer::Spectator).lots;
    let expected = [(Colour::Yellow, 1), (Colour::White, 2), (Colour::Red, 2), (Colour::Green, 3)];
    assert_eq!(lots, expected.map(|(colour, count)| LotView { colour, count }));
    assert_eq!(table.auctioned().unwrap().0, Item::Lot(Colour::Yellow));
}

#[test]
fn example_10_3_building_florence() {
    let mut table = Position::new(4).display(&FOUR_CITIES).hand(S0, "GGRBYW").gold(&[6]);
    table.play(&["0 build:firenze"]);
    assert_eq!(table.game.display.len(), 3);
    assert_eq!(table.legal(S0), ["shield:emilia", "shield:liguria", "shield:toscana"]);
    table.play(&["0 shield:toscana", "0 shield:toscana"]);
    let house = table.house(S0);
    assert_eq!((house.gold, house.vp, house.supply), (1, 8, 9));
    assert_eq!((house.hand, house.up), (pile("W"), pile("GGRBY")));
    assert_eq!(house.shields[Region::Toscana as usize], 2);
    assert_eq!(table.game.display.len(), 4);
}

#[test]
fn example_10_4_role_vp() {
    let mut table = Position::new(4)
        .display(&FOUR_CITIES)
        .hand(S3, "WWRB")
        .gold(&[0, 0, 0, 4])
        .down(S1, "W")
        .down(S2, "B")
        .role(Tile::major(Colour::White), S1)
        .role(Tile::minor(Colour::White), S2)
        .role(Tile::major(Colour::Blue), S2)
        .phase(Phase::BuildOption(S3));
    table.play(&["3 build:lucca", "3 shield:liguria", "3 shield:toscana"]);
    assert_eq!([S0, S1, S2, S3].map(|seat| table.house(seat).vp), [0, 2, 3, 6]);
    assert_eq!(table.house(S3).gold, 0);
}

#[test]
fn example_10_5_clear_first_and_second() {
    let mut table = Position::new(4).up(S0, "BBBB").up(S1, "BB").up(S2, "B").up(S3, "B");
    table.begin_roles();
    assert_eq!(table.holder(Tile::major(Colour::Blue)), Some(S0));
    assert_eq!(table.tableau(S0, Colour::Blue), (2, 2));
    table.play(&["0 shield:adria"]);
    assert_eq!(table.holder(Tile::minor(Colour::Blue)), Some(S1));
    assert_eq!(table.auctioned(), None);
}

#[test]
fn example_10_6_tie_for_second() {
    let mut table = Position::new(4).up(S0, "BBBB").up(S1, "BB").up(S2, "BB").up(S3, "B");
    table.begin_roles().play(&["0 shield:adria"]);
    assert_eq!(table.auctioned(), Some((Item::Role(Tile::minor(Colour::Blue)), vec![1, 2])));
    assert_eq!(table.refused("3 pass_bid"), "5.9");
}

#[test]
fn example_10_7_tie_for_first() {
    let mut table = Position::new(4).up(S0, "BBB").up(S1, "BBB").up(S2, "BBB").up(S3, "B").gold(&[1, 1, 1, 1]);
    table.begin_roles();
    assert_eq!(table.auctioned(), Some((Item::Role(Tile::major(Colour::Blue)), vec![0, 1, 2])));
    table.play(&["1 bid:1", "2 pass_bid", "0 pass_bid", "1 shield:umbria"]);
    assert_eq!(table.holder(Tile::major(Colour::Blue)), Some(S1));
    assert_eq!(table.holder(Tile::minor(Colour::Blue)), None);
}

#[test]
fn example_10_8_flipping() {
    let mut table = Position::new(4).up(S0, "BBB").up(S1, "BB");
    table.begin_roles().play(&["0 shield:adria"]);
    assert_eq!(table.tableau(S0, Colour::Blue), (1, 2));
    assert_eq!(table.tableau(S1, Colour::Blue), (2, 0));
}

#[test]
fn example_10_9_sets() {
    let table =
        Position::new(4).up(S0, "GGGWWWRRRBBB").up(S1, "GGGWWWRBBBYYYY").up(S2, "GGGGWWWWRRRR").down(S2, "BBBBYYYY");
    assert_eq!([S0, S1, S2].map(|seat| table.part(seat, "sets")), [0, 2, 8]);
}

#[test]
fn example_10_10_region() {
    let table = Position::new(3)
        .shields(S0, [0, 0, 0, 0, 3, 0])
        .shields(S1, [0, 0, 0, 0, 2, 0])
        .shields(S2, [0, 0, 0, 0, 1, 0]);
    assert_eq!([S0, S1, S2].map(|seat| table.part(seat, "toscana")), [5, 2, 0]);
}

#[test]
fn example_10_11_region_tie() {
    let table = Position::new(3)
        .shields(S0, [0, 0, 0, 0, 0, 2])
        .shields(S1, [0, 0, 0, 0, 0, 2])
        .shields(S2, [0, 0, 0, 0, 0, 1]);
    assert_eq!([S0, S1, S2].map(|seat| table.part(seat, "umbria")), [5, 5, 0]);
}

#[test]
fn example_10_12_last_round() {
    let mut short = Position::new(4).deck(15);
    short.begin_round();
    assert!(short.game.last_round);
    assert_eq!(short.game.lots.cards.total(), 8);
    assert_eq!(short.game.deck.total(), 7);
    assert!([S0, S1, S2, S3].iter().all(|&seat| short.house(seat).gold == 0));
    let mut enough = Position::new(4).deck(16);
    enough.begin_round();
    assert!(!enough.game.last_round);
    assert!([S0, S1, S2, S3].iter().all(|&seat| enough.house(seat).hand.total() == 4));
}

#[test]
fn example_10_13_two_players() {
    let seats = SeatCount::new(2).unwrap();
    let mut chance = FastChance::new(3);
    let mut game = IlPrincipe::new(&Options::default(), seats, &mut chance, &mut Silent).unwrap();
    assert_eq!((game.deck.total(), game.display.len(), game.city_deck), (55, 4, 6));
    assert!(seats.iter().all(|seat| game.houses[seat].gold == 6 && game.houses[seat].hand.total() == 5));
    for _ in 0..6 {
        let seat = game.awaited().first().unwrap();
        let mv = game.fallback(seat, &mut chance);
        game.apply(seat, mv, &mut chance, &mut Silent);
    }
    assert_eq!(game.lots.cards.total(), 6);
}

fn red_lot() -> Position {
    Position::new(4).principe(S1).gold(&[5, 5, 5, 5]).lots(&["RR", "YYY"])
}

#[test]
fn example_10_14_auction_trace() {
    let mut table = red_lot();
    assert_eq!(table.auction_order(), [2, 3, 0, 1]);
    table.play(&["2 bid:1", "3 pass_bid", "0 bid:3", "1 pass_bid", "2 pass_bid"]);
    assert_eq!((table.house(S0).gold, table.house(S0).hand), (2, pile("RR")));
    assert_eq!(table.game.principe, S0);
    table.play(&["0 decline_build"]);
    assert_eq!(table.auction_order(), [1, 2, 3, 0]);
}

#[test]
fn example_10_15_unsold() {
    let mut table = red_lot();
    table.play(&["2 pass_bid", "3 pass_bid", "0 pass_bid", "1 pass_bid"]);
    assert_eq!(table.game.removed, pile("RR"));
    assert_eq!(table.game.principe, S1);
    assert_eq!(table.auction_order(), [2, 3, 0, 1]);
}

#[test]
fn example_10_16_last_seat() {
    let mut table = red_lot();
    table.play(&["2 pass_bid", "3 pass_bid", "0 pass_bid", "1 bid:1"]);
    assert_eq!((table.house(S1).gold, table.house(S1).hand), (4, pile("RR")));
    assert_eq!(table.game.phase, Phase::BuildOption(S1));
}

#[test]
fn example_10_17_green_before_white() {
    let mut table = Position::new(3).up(S0, "GG").up(S2, "GWW").down(S2, "WWW").up(S1, "WWW");
    table.begin_roles();
    assert_eq!(table.holder(Tile::major(Colour::Green)), Some(S0));
    assert_eq!(table.legal(S2), ["turn_up:white", "decline_turn_up"]);
    table.play(&["2 turn_up:white"]);
    assert_eq!(table.tableau(S2, Colour::White), (3, 2));
    assert_eq!(table.auctioned(), Some((Item::Role(Tile::major(Colour::White)), vec![1, 2])));
}

#[test]
fn example_10_18_full_final_score() {
    let table = Position::new(3)
        .vp(S0, 40)
        .up(S0, "GGGGGWWWWRRRBBBYYYYYY")
        .role(Tile::major(Colour::White), S0)
        .role(Tile::minor(Colour::Red), S0)
        .gold(&[7, 7, 2])
        .hand(S0, "GW")
        .hand(S1, "GWR")
        .shields(S0, [2, 1, 1, 1, 0, 0])
        .shields(S1, [1, 1, 2, 2, 0, 0])
        .shields(S2, [0, 0, 0, 2, 0, 1])
        .phase(Phase::Over);
    assert_eq!(table.game.tally()[S0], 63);
    let parts = ["vp", "roles", "sets", "gold", "hand", "adria", "lombardia", "emilia", "liguria", "toscana", "umbria"];
    assert_eq!(parts.map(|id| table.part(S0, id)), [40, 3, 6, 2, 0, 5, 5, 2, 0, 0, 0]);
}
