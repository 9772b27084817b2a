//! Section 5.5: standing orders.

use curia_core::{Game, Viewer};

use super::position::{A, B, C, table};
use crate::data::Card;
use crate::moves::{Move, Order};
use crate::state::Guillotine;

fn window() -> Guillotine {
    let mut game = table(3)
        .lined("duke bishop mayor regent heretic")
        .hand(A, "trip")
        .hand(B, "pushed")
        .hand(C, "confusion_in_line")
        .turn_of(A);
    game.go(A, "skip");
    game
}

#[test]
fn an_order_plays_when_it_applies_and_the_card_is_held() {
    let game = window();
    let play = Some(Move::Play(Card::ConfusionInLine));
    assert_eq!(game.order(C, &Order::Next(A)), play);
    assert_eq!(game.order(C, &"noble:duke".parse().unwrap()), play);
    assert_eq!(game.order(B, &Order::Next(A)), Some(Move::Pass), "B does not hold the card");
}

#[test]
fn an_order_that_does_not_apply_passes() {
    let game = window();
    assert_eq!(game.order(C, &Order::Next(B)), Some(Move::Pass));
    assert_eq!(game.order(C, &"noble:bishop".parse().unwrap()), Some(Move::Pass));
}

#[test]
fn without_an_order_the_player_is_asked() {
    assert_eq!(window().order(C, &Order::Off), None);
}

#[test]
fn everything_passes_until_further_notice_or_for_this_turn() {
    let game = window();
    let (day, turn) = (game.day, game.turn_of_day);
    assert_eq!(game.order(C, &Order::LetPass), Some(Move::Pass), "though C holds the card");
    assert_eq!(game.order(C, &Order::LetPassTurn { day, turn }), Some(Move::Pass));
    assert_eq!(game.order(C, &Order::LetPassTurn { day, turn: turn - 1 }), None, "that turn is over: C is asked");
}

#[test]
fn an_order_answers_nothing_else() {
    let mut game = window();
    assert_eq!(game.order(A, &Order::Next(A)), None, "the active player is not asked");
    game.go(C, "pass");
    assert_eq!(game.order(C, &Order::Next(A)), None, "C has answered");
    game.go(B, "pass");
    assert_eq!(game.order(B, &Order::Next(B)), None, "B chooses an action");
}

#[test]
fn the_view_offers_orders_that_parse() {
    let game = window();
    let view = game.view(Viewer::Seat(C));
    assert_eq!(view.orders.len(), 1 + 2 + 5);
    for text in view.orders.iter().map(ToString::to_string) {
        assert_eq!(text.parse::<Order>().unwrap().to_string(), text);
    }
    assert!(game.view(Viewer::Spectator).orders.is_empty());
}
