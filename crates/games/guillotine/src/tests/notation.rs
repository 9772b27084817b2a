//! Section 5.10: parse and print are inverse, and no text makes anything panic.

use proptest::prelude::*;

use crate::data::{Card, Noble};
use crate::moves::{Move, Order};
use curia_core::Seat;

fn any_card() -> impl Strategy<Value = Card> {
    (0..Card::COUNT).prop_map(|number| Card::ALL[number])
}

fn any_noble() -> impl Strategy<Value = Noble> {
    (0..Noble::COUNT).prop_map(|number| Noble::new(number).unwrap())
}

fn any_seat() -> impl Strategy<Value = Seat> {
    (0..5usize).prop_map(|number| Seat::new(number).unwrap())
}

fn any_move() -> impl Strategy<Value = Move> {
    prop_oneof![
        any_card().prop_map(Move::Play),
        Just(Move::Skip),
        Just(Move::Pass),
        Just(Move::Done),
        Just(Move::DiscardCallousGuards),
        (0u8..50).prop_map(Move::Place),
        any_noble().prop_map(Move::Noble),
        (1u8..=3).prop_map(Move::Distance),
        any_seat().prop_map(Move::Player),
        any_card().prop_map(Move::Card),
    ]
}

fn any_order() -> impl Strategy<Value = Order> {
    prop_oneof![
        Just(Order::Off),
        any_seat().prop_map(Order::Next),
        any_noble().prop_map(Order::Noble),
        Just(Order::LetPass),
        any::<(u8, u8)>().prop_map(|(day, turn)| Order::LetPassTurn { day, turn }),
    ]
}

proptest! {
    #[test]
    fn a_move_reads_back_from_its_text(mv in any_move()) {
        prop_assert_eq!(mv.to_string().parse::<Move>(), Ok(mv));
    }

    #[test]
    fn an_order_reads_back_from_its_text(order in any_order()) {
        prop_assert_eq!(order.to_string().parse::<Order>(), Ok(order));
    }

    #[test]
    fn garbage_is_refused_or_prints_as_it_was_read(text in "[a-z_:0-9 -]{0,24}|\\PC{0,16}") {
        if let Ok(mv) = text.parse::<Move>() {
            prop_assert_eq!(mv.to_string(), text.clone());
        }
        if let Ok(order) = text.parse::<Order>() {
            prop_assert_eq!(order.to_string(), text);
        }
    }
}

#[test]
fn a_move_has_one_spelling() {
    for text in
        ["noble:01", "noble:50", "noble:+1", "distance:0", "distance:4", "player:5", "play:", "Skip", "skip:", ""]
    {
        assert!(text.parse::<Move>().is_err(), "{text}");
    }
    assert_eq!("noble:palace_guard_3".parse(), Ok(Move::Noble("palace_guard_3".parse().unwrap())));
    assert_eq!("noble:3".parse(), Ok(Move::Place(3)));
}
