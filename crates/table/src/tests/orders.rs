use curia_il_principe::IlPrincipe;

use super::*;
use crate::Undo;
use crate::work::Work;

type Desk = super::Desk<IlPrincipe>;

/// An auction in which nobody has bid yet and everybody has much gold.
fn auction() -> Desk {
    Desk::at(3, Windows::Skipped, |desk| {
        let gold = |seat| desk.game().view(Viewer::Seat(seat)).own().unwrap().gold;
        let first_bid = desk.legal(desk.game().awaited().first().unwrap()).iter().any(|text| text == "bid:1");
        first_bid && desk.table.seats().iter().all(|seat| gold(seat) >= Some(7))
    })
}

/// The seats in the order in which they bid.
fn bidders(desk: &Desk) -> [Seat; 3] {
    let first = desk.game().awaited().first().unwrap();
    let second = first.next(desk.table.seats());
    [first, second, second.next(desk.table.seats())]
}

fn order(desk: &mut Desk, seat: Seat, text: &str) {
    assert_eq!(desk.submit(Some(person(seat)), Intent::Order(text.into())), Ok(true));
}

/// The last moves: who, what, and whether an order made them.
fn last_moves(desk: &Desk, count: usize) -> Vec<(Seat, String, bool)> {
    let moved = acts(desk).into_iter().filter_map(|act| match act {
        Act::Moved { seat, moves, by_order, .. } => Some((*seat, moves.join(" "), *by_order)),
        _ => None,
    });
    let mut moved: Vec<_> = moved.collect();
    moved.split_off(moved.len() - count)
}

fn bid(seat: Seat, amount: u8, by_order: bool) -> (Seat, String, bool) {
    (seat, format!("bid:{amount}"), by_order)
}

#[test]
fn an_order_set_at_ones_own_question_answers_it_at_once() {
    let mut desk = auction();
    let [first, second, _] = bidders(&desk);
    order(&mut desk, first, "up_to:3");
    assert_eq!(last_moves(&desk, 1), [bid(first, 1, true)]);
    assert_eq!(desk.game().awaited().first(), Some(second));
}

#[test]
fn an_order_set_before_answers_when_its_turn_comes() {
    let mut desk = auction();
    let [first, second, third] = bidders(&desk);
    let seen: Vec<_> = [first, third].map(|seat| desk.seen_by(Viewer::Seat(seat))).into();
    let versions: Vec<_> = [first, third].map(|seat| desk.table.version(Viewer::Seat(seat))).into();
    order(&mut desk, second, "up_to:2");
    assert_eq!(seen, [first, third].map(|seat| desk.seen_by(Viewer::Seat(seat))), "an order is private");
    assert_eq!(versions, [first, third].map(|seat| desk.table.version(Viewer::Seat(seat))));
    desk.play(first, &["bid:1"]).unwrap();
    assert_eq!(last_moves(&desk, 2), [bid(first, 1, false), bid(second, 2, true)]);
    assert_eq!(desk.game().awaited().first(), Some(third));
}

#[test]
fn orders_bid_against_each_other_until_none_applies() {
    let mut desk = auction();
    let [first, second, third] = bidders(&desk);
    order(&mut desk, second, "up_to:5");
    order(&mut desk, third, "up_to:7");
    let before = desk.kept.len();
    desk.play(first, &["pass_bid"]).unwrap();
    let passes = |seat| (seat, "pass_bid".to_owned(), true);
    let expected = [
        (first, "pass_bid".to_owned(), false),
        bid(second, 1, true),
        bid(third, 2, true),
        bid(second, 3, true),
        bid(third, 4, true),
        bid(second, 5, true),
        bid(third, 6, true),
        passes(second),
    ];
    assert_eq!(last_moves(&desk, desk.kept.len() - before)[..8], expected);
}

#[test]
fn a_chain_longer_than_one_decision_is_left_to_a_tick() {
    let (mut cut, mut whole) = (auction(), auction());
    let [first, second, third] = bidders(&cut);
    for desk in [&mut cut, &mut whole] {
        order(desk, second, "up_to:5");
        order(desk, third, "up_to:7");
    }
    whole.play(first, &["pass_bid"]).unwrap();
    let mut work = Work::on(&cut.table, true);
    let key = Some(curia_core::fnv1a(b"k1"));
    let act = Act::Moved { seat: first, moves: vec!["pass_bid".into()], key, by_order: false };
    work.carry(Some(person(first)), cut.now, act).unwrap();
    work.act_by_itself(cut.now.into(), 2).unwrap();
    let decision = work.decided();
    assert!(cut.keep(decision));
    assert_eq!(last_moves(&cut, 2), [bid(second, 1, true), bid(third, 2, true)]);
    let wake = cut.table.wakes().unwrap();
    assert!(wake.at <= cut.now && wake.ply == cut.table.state.next_ply, "the rest is due at once");
    assert_eq!(cut.submit(None, Intent::Tick), Ok(true));
    assert_eq!(cut.seen_by_all(), whole.seen_by_all());
    assert_eq!(cut.table.wakes(), None);
}

#[test]
fn taking_back_what_an_order_did_is_free_and_lifts_the_order() {
    let mut desk = auction();
    let [first, second, _] = bidders(&desk);
    let views = |desk: &Desk| -> Vec<_> {
        desk.table.seats().iter().map(|seat| desk.game().view(Viewer::Seat(seat))).collect()
    };
    let before = views(&desk);
    order(&mut desk, first, "up_to:3");
    let Undo::Free(to) = desk.table.undo(Viewer::Seat(first)) else { panic!("nobody has moved since") };
    assert_eq!(desk.submit(Some(person(first)), Intent::Undo { to }), Ok(true));
    assert_eq!(desk.table.order(Viewer::Seat(first)), None, "it must not do it again");
    assert!(views(&desk) == before);
    assert_eq!((desk.game().awaited().first(), desk.table.wakes()), (Some(first), None));
    desk.play(first, &["bid:2"]).unwrap();
    assert_eq!(desk.game().awaited().first(), Some(second));
}

#[test]
fn a_move_of_a_hand_that_an_order_answered_needs_consent_and_the_order_is_lifted() {
    let mut desk = auction();
    let [first, second, third] = bidders(&desk);
    order(&mut desk, second, "up_to:4");
    order(&mut desk, third, "up_to:0");
    desk.play(first, &["bid:1"]).unwrap();
    assert_eq!(desk.game().awaited().first(), Some(first), "everybody else has answered");
    let Undo::WithConsent(to) = desk.table.undo(Viewer::Seat(first)) else { panic!("others have moved since") };
    desk.submit(Some(person(first)), Intent::Undo { to }).unwrap();
    for seat in [second, third] {
        desk.agree(seat);
    }
    assert_eq!(desk.game().awaited().first(), Some(first));
    let orders = [second, third].map(|seat| desk.table.order(Viewer::Seat(seat)).is_some());
    assert_eq!(orders, [false, false], "what they did was taken back");
}

#[test]
fn an_order_that_would_answer_where_one_goes_back_to_is_lifted() {
    let mut desk = auction();
    let [first, ..] = bidders(&desk);
    desk.play(first, &["bid:1"]).unwrap();
    order(&mut desk, first, "up_to:5");
    let Undo::Free(to) = desk.table.undo(Viewer::Seat(first)) else { panic!("nobody has moved since") };
    desk.submit(Some(person(first)), Intent::Undo { to }).unwrap();
    assert_eq!((desk.game().awaited().first(), desk.table.order(Viewer::Seat(first))), (Some(first), None));
}

#[test]
fn an_order_sleeps_while_its_owner_is_away() {
    let mut desk = auction();
    let [first, second, _] = bidders(&desk);
    order(&mut desk, second, "up_to:3");
    desk.submit(Some(person(second)), Intent::Leave).unwrap();
    desk.play(first, &["bid:1"]).unwrap();
    assert_eq!(desk.table.bots_to_ask().iter().map(|turn| turn.seat).collect::<Vec<_>>(), [second]);
    desk.submit(Some(person(second)), Intent::Return).unwrap();
    assert_eq!(last_moves(&desk, 1), [bid(second, 2, true)]);
}
