//! The notation of section 5.10.

use proptest::prelude::*;

use crate::data::{City, Colour, Region};
use crate::{Move, Order};

fn every_move() -> Vec<Move> {
    let mut moves = vec![Move::PassBid, Move::DeclineBuild, Move::PassAction, Move::DeclineTurnUp];
    for colour in Colour::ALL {
        moves.extend([Move::Offer(colour), Move::Lay(colour), Move::TurnUp(colour)]);
    }
    moves.extend(City::ALL.map(Move::Build));
    moves.extend(Region::ALL.map(Move::Shield));
    moves.extend((0..=u8::MAX).flat_map(|number| [Move::Bid(number), Move::LayCount(number)]));
    moves
}

#[test]
fn every_move_reads_back_from_its_text() {
    for mv in every_move() {
        assert_eq!(mv.to_string().parse(), Ok(mv));
    }
}

#[test]
fn moves_are_written_as_the_specification_writes_them() {
    let texts = [
        (Move::Offer(Colour::Green), "offer:green"),
        (Move::PassBid, "pass_bid"),
        (Move::Bid(12), "bid:12"),
        (Move::Build(City::Firenze), "build:firenze"),
        (Move::DeclineBuild, "decline_build"),
        (Move::Shield(Region::Toscana), "shield:toscana"),
        (Move::Lay(Colour::Blue), "lay:blue"),
        (Move::LayCount(2), "lay_count:2"),
        (Move::PassAction, "pass_action"),
        (Move::TurnUp(Colour::White), "turn_up:white"),
        (Move::DeclineTurnUp, "decline_turn_up"),
    ];
    for (mv, text) in texts {
        assert_eq!(mv.to_string(), text);
    }
}

#[test]
fn a_number_has_one_text_only() {
    for text in ["bid:01", "bid:+1", "bid:-1", "bid: 1", "bid:", "bid:256", "bid:1.5", "bid", "lay_count:00", "up_to:1"]
    {
        assert!(text.parse::<Move>().is_err(), "{text}");
    }
    assert!("up_to:07".parse::<Order>().is_err());
    assert!("bid:7".parse::<Order>().is_err());
}

proptest! {
    #[test]
    fn an_order_reads_back_from_its_text(up_to: u8) {
        let order = Order { up_to, only: None };
        prop_assert_eq!(order.to_string().parse(), Ok(order));
    }

    #[test]
    fn what_reads_as_a_move_is_written_the_same(text in "(offer|bid|build|shield|lay|lay_count|turn_up|x)?[:_a-z0-9]{0,9}") {
        if let Ok(mv) = text.parse::<Move>() {
            prop_assert_eq!(mv.to_string(), text);
        }
    }

    #[test]
    fn garbage_is_refused_without_a_panic(text in ".{0,24}") {
        if let Ok(mv) = text.parse::<Move>() {
            prop_assert_eq!(mv.to_string(), text.clone());
        }
        let _ = text.parse::<Order>();
    }
}
