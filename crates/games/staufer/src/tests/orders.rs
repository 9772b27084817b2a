//! Standing orders (ruling 9.60).

use curia_core::Game;

use super::position::{A, B, table};
use crate::{Move, Order};

fn order(text: &str) -> Order {
    text.parse().unwrap()
}

/// Ruling 9.60.
#[test]
fn ruling_9_60_an_order_pays_with_the_agreed_kind_while_there_is_one() {
    let mut table = table("court A 3 2");
    table.play("A appoint choose_office:nijmegen_3 seat_figure:noble");
    let envoys = order("pay:envoy");
    for _ in 0..3 {
        let Some(Move::PayFigure(figure)) = table.game.order(A, &envoys) else { panic!("the order is silent") };
        table.play(&format!("A pay_figure:{}", figure.id()));
    }
    assert_eq!(table.court(A), (0, 1));
}

/// Ruling 9.60.
#[test]
fn ruling_9_60_an_order_answers_no_other_question_and_nobody_elses() {
    let mut table = table("court A 3 2");
    let envoys = order("pay:envoy");
    assert_eq!(table.game.order(A, &envoys), None);
    table.play("A appoint choose_office:nijmegen_3");
    assert_eq!(table.game.order(A, &envoys), None, "who takes the office is asked");
    table.play("A seat_figure:noble");
    assert_eq!(table.game.order(B, &envoys), None);
    assert!(table.game.order(A, &order("pay:noble")).is_some());
}

/// Ruling 9.60.
#[test]
fn ruling_9_60_an_order_for_one_turn_ends_with_it() {
    let mut table = table("court A 3 2");
    table.play("A appoint choose_office:nijmegen_3 seat_figure:noble");
    // The first turn has the number 1.
    assert!(table.game.order(A, &order("pay:envoy:1:1")).is_some());
    assert!(table.game.order(A, &order("pay:envoy:1:0")).is_none());
    assert!(table.game.order(A, &order("pay:envoy:1:2")).is_none());
    assert!(table.game.order(A, &order("pay:envoy:2:1")).is_none());
}
