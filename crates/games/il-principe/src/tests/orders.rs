//! The standing order "bid up to so much": what it answers in an auction, and that it answers nothing else.

use curia_core::{Chance, FastChance, Game, MoveList, Seat, SeatCount, Silent};

use super::position::{Position, S0, S1, S2, S3};
use crate::data::{City, Colour, Tile};
use crate::state::{Item, Phase};
use crate::{IlPrincipe, Move, Options, Order};

fn up_to(up_to: u8) -> Order {
    Order { up_to, only: None }
}

#[test]
fn an_order_for_one_auction_is_silent_in_every_other() {
    let only = |round, item| Order { up_to: 3, only: Some((round, item)) };
    let mut table = Position::new(3).gold(&[9, 9, 9]).lots(&["R", "BB"]);
    let round = table.game.round;
    let (red, blue) = (only(round, Item::Lot(Colour::Red)), only(round, Item::Lot(Colour::Blue)));
    assert_eq!(table.game.order(S1, &red), Some(Move::Bid(1)));
    assert_eq!(table.game.order(S1, &blue), None);
    assert_eq!(table.game.order(S1, &only(round + 1, Item::Lot(Colour::Red))), None, "another round");
    table.play(&["1 pass_bid", "2 pass_bid", "0 pass_bid"]);
    assert_eq!(table.game.order(S1, &red), None);
    assert_eq!(table.game.order(S1, &blue), Some(Move::Bid(1)));
}

#[test]
fn an_order_has_one_text() {
    let role = Some((2, Item::Role(Tile::minor(Colour::Blue))));
    for order in [
        up_to(0),
        up_to(12),
        Order { up_to: 5, only: Some((3, Item::Lot(Colour::Green))) },
        Order { up_to: 1, only: role },
    ] {
        assert_eq!(order.to_string().parse(), Ok(order));
    }
    assert_eq!(Order { up_to: 1, only: role }.to_string(), "up_to:1:2:knight");
    for wrong in ["up_to:", "up_to:1:2", "up_to:1:2:", "up_to:1:2:purple", "up_to:1:02:green", "up_to:1:2:green:"] {
        assert!(wrong.parse::<Order>().is_err(), "{wrong}");
    }
}

#[test]
fn an_order_makes_the_least_legal_bid_up_to_its_limit_and_then_passes() {
    let mut table = Position::new(3).gold(&[9, 9, 9]).lots(&["R"]);
    assert_eq!(table.game.order(S1, &up_to(3)), Some(Move::Bid(1)));
    table.play(&["1 bid:1", "2 bid:2"]);
    assert_eq!(table.game.order(S0, &up_to(3)), Some(Move::Bid(3)));
    assert_eq!(table.game.order(S0, &up_to(2)), Some(Move::PassBid));
    table.play(&["0 bid:6"]);
    assert_eq!(table.game.order(S1, &up_to(7)), Some(Move::Bid(7)));
    assert_eq!(table.game.order(S1, &up_to(6)), Some(Move::PassBid));
}

#[test]
fn an_order_up_to_nothing_passes() {
    let table = Position::new(3).gold(&[9, 9, 9]).lots(&["R"]);
    assert_eq!(table.game.order(S1, &up_to(0)), Some(Move::PassBid));
}

#[test]
fn an_order_never_bids_more_than_the_purse() {
    let mut table = Position::new(3).gold(&[9, 9, 2]).lots(&["R"]);
    table.play(&["1 bid:1"]);
    assert_eq!(table.game.order(S2, &up_to(u8::MAX)), Some(Move::Bid(2)));
    table.play(&["2 bid:2", "0 bid:3", "1 pass_bid"]);
    assert_eq!(table.game.order(S2, &up_to(u8::MAX)), Some(Move::PassBid));
    let penniless = Position::new(3).lots(&["R"]);
    assert_eq!(penniless.game.order(S1, &up_to(5)), Some(Move::PassBid));
}

#[test]
fn an_order_never_bids_against_its_own_high_bid() {
    let mut table = Position::new(3).gold(&[9, 9, 9]).lots(&["R", "BB"]);
    table.play(&["1 bid:1"]);
    assert_eq!(table.game.order(S1, &up_to(9)), None);
    table.play(&["2 pass_bid"]);
    assert_eq!(table.game.order(S1, &up_to(9)), None);
    table.play(&["0 pass_bid"]);
    // Sold for 1: the order was never asked to raise.
    assert_eq!(table.house(S1).gold, 8);
}

#[test]
fn two_orders_bid_against_each_other_until_one_has_enough() {
    let mut table = Position::new(3).gold(&[9, 9, 9]).lots(&["RR"]);
    let limits = [up_to(0), up_to(4), up_to(6)];
    while let Phase::Bid(auction) = table.game.phase {
        let mv = table.game.order(auction.turn, &limits[auction.turn.index()]).unwrap();
        table.play(&[&format!("{} {mv}", auction.turn)]);
    }
    assert_eq!((table.game.phase, table.house(S2).gold), (Phase::BuildOption(S2), 5));
}

#[test]
fn a_seat_that_is_not_asked_gets_no_answer() {
    let mut table = Position::new(4).gold(&[9, 9, 9, 9]).lots(&["R"]);
    assert_eq!([S0, S2, S3].map(|seat| table.game.order(seat, &up_to(9))), [None; 3]);
    table.play(&["1 pass_bid"]);
    assert_eq!([S0, S1, S3].map(|seat| table.game.order(seat, &up_to(9))), [None; 3]);
}

#[test]
fn an_order_bids_for_roles_too_but_only_for_the_tied() {
    let mut table = Position::new(3).up(S0, "W").up(S1, "W").gold(&[5, 5, 5]);
    table.begin_roles();
    assert_eq!(table.auctioned(), Some((Item::Role(Tile::major(Colour::White)), vec![0, 1])));
    assert_eq!(table.game.order(S1, &up_to(2)), Some(Move::Bid(1)));
    assert_eq!(table.game.order(S2, &up_to(2)), None);
}

#[test]
fn no_other_question_is_answered() {
    let cities = [City::Firenze, City::Lucca, City::Siena, City::Verona];
    let asked = || Position::new(3).display(&cities).hand(S0, "WWRBY").down(S0, "W").gold(&[9, 9, 9]);
    let shield = asked().phase(Phase::PlaceShieldAny { seat: S0, then: None });
    let turn_up = asked().phase(Phase::TurnUp { seat: S0, then: None });
    let (mut laying, mut building) = (asked(), asked());
    laying.play(&["0 lay:white"]);
    building.play(&["0 build:lucca"]);
    let offer = asked().phase(Phase::Offer);
    let option = asked().phase(Phase::BuildOption(S0));
    for table in [asked(), shield, turn_up, laying, building, offer, option] {
        assert!(table.game.prompt(S0).is_some());
        assert_eq!(table.game.order(S0, &up_to(9)), None, "{:?}", table.game.phase);
    }
    assert_eq!(Position::new(3).phase(Phase::Over).game.order(S0, &up_to(9)), None);
}

/// Whole games in which every bid is made by an order.
#[test]
fn every_answer_of_an_order_is_the_least_legal_bid_or_a_pass() {
    let (mut list, mut bids) = (MoveList::for_game::<IlPrincipe>(), 0);
    for seed in 0..24 {
        let mut chance = FastChance::new(seed);
        let seats = SeatCount::new(2 + seed as usize % 4).unwrap();
        let mut game = IlPrincipe::new(&Options::default(), seats, &mut chance, &mut Silent).unwrap();
        while let Some(seat) = game.awaited().first() {
            let order = up_to(chance.below(12) as u8);
            game.legal(seat, &mut list);
            let least = list.iter().copied().find(|mv| matches!(mv, Move::Bid(_)));
            let affordable = least.filter(|&mv| matches!(mv, Move::Bid(amount) if amount <= order.up_to));
            let bidding = matches!(game.phase, Phase::Bid(_));
            let answer = game.order(seat, &order);
            assert_eq!(answer, bidding.then(|| affordable.unwrap_or(Move::PassBid)));
            bids += usize::from(matches!(answer, Some(Move::Bid(_))));
            for other in Seat::ALL.into_iter().filter(|&other| other != seat && bidding) {
                assert_eq!(game.order(other, &order), None);
            }
            let mv = answer.unwrap_or_else(|| list[chance.below(list.len())]);
            assert!(list.contains(&mv));
            game.apply(seat, mv, &mut chance, &mut Silent);
        }
    }
    assert!(bids > 500, "{bids}");
}
