//! Section 10: the worked examples.

use curia_core::Game;

use super::position::{A, B, C, points, table};
use crate::event::Event;

#[test]
fn e1_turn_example_of_the_rulebook() {
    let mut game = table(3).lined("duke heretic fast_noble sheriff_1").hand(A, "l_idiot").turn_of(A);
    game.go(A, "play:l_idiot noble:2");
    assert_eq!(game.legal_texts(A), ["distance:1", "distance:2"]);
    game.go(A, "distance:2");
    assert_eq!(game.pile_text(A), "fast_noble duke");
    assert_eq!(game.line_text(), "heretic sheriff_1");
    assert_eq!(game.points(A), 5);
    assert_eq!(game.hands[A].len(), 1);
    assert_eq!(game.active, B);
}

#[test]
fn e2_final_example_of_the_rulebook() {
    let pile = "archbishop mayor count lieutenant_1 heretic colonel sheriff_1 martyr_1";
    assert_eq!(points(pile, ""), 16);
    assert_eq!(points(pile, "military_support"), 18);
    let mut game = table(2).pile(A, pile).hand(A, "military_support military_might").finale_from(A);
    assert_eq!(game.legal_texts(A), ["play:military_support", "done"]);
    game.go(A, "play:military_support done");
    assert_eq!(game.standings().unwrap().totals[A], 18);
}

#[test]
fn e3_palace_guards() {
    let all = ["palace_guard_1", "palace_guard_2", "palace_guard_3", "palace_guard_4", "palace_guard_5"];
    for count in 1..=5 {
        assert_eq!(points(&all[..count].join(" "), ""), (count * count) as i32);
    }
}

#[test]
fn e4_tragic_figure() {
    assert_eq!(points("tragic_figure", ""), -1);
    assert_eq!(points("tragic_figure martyr_1", ""), -3);
    let grey = "hero_of_the_people clown innocent_victim martyr_1 martyr_2 martyr_3 tragic_figure";
    assert_eq!(points(grey, ""), -16);
    assert_eq!(points(grey, "indifferent_public"), 7);
}

#[test]
fn e5_count_and_countess() {
    assert_eq!(points("count", ""), 2);
    assert_eq!(points("count countess", ""), 8);
    assert_eq!(points("countess", ""), 2);
}

#[test]
fn e6_lord() {
    let mut game = table(2).lined("lord baron").hand(A, "trip").hand(B, "pushed").turn_of(A);
    game.skip_on();
    assert_eq!(game.pile_text(A), "lord");
    assert_eq!(game.hands[A].len(), 1 + 2);
}

#[test]
fn e7_robespierre() {
    let mut game = table(3).lined("robespierre cardinal regent").hand(A, "trip").hand(B, "pushed").turn_of(A);
    game.skip_on();
    assert_eq!(game.pile_text(A), "robespierre");
    assert_eq!(game.noble_discard_text(), "cardinal regent");
    assert_eq!(game.hands[A].len(), 2);
    assert_eq!((game.day, game.line.len(), game.active), (2, 12, B));
}

#[test]
fn e8_scarlet_pimpernel() {
    let mut game = table(3).lined("bishop duke mayor").hand(A, "scarlet_pimpernel").hand(B, "pushed").turn_of(A);
    game.go(A, "play:scarlet_pimpernel");
    game.let_pass();
    assert_eq!(game.pile_text(A), "bishop");
    assert_eq!(game.hands[A].len(), 1);
    assert_eq!(game.noble_discard_text(), "duke mayor");
    assert_eq!((game.day, game.active), (2, B));
}

#[test]
fn e9_confusion_in_line() {
    let mut game = table(3)
        .lined("king_louis_xvi martyr_1 mayor")
        .hand(A, "trip")
        .hand(B, "pushed")
        .hand(C, "confusion_in_line fountain_of_blood")
        .turn_of(A);
    game.go(A, "skip");
    assert_eq!(game.legal_texts(B), ["pass"]);
    assert_eq!(game.legal_texts(C), ["play:confusion_in_line", "pass"]);
    let events = game.go_with(C, "play:confusion_in_line", &[2, 0]);
    assert!(events.iter().any(|event| matches!(event, Event::Reacted { seat: C, .. })));
    assert_eq!(game.pile_text(A), "martyr_1");
    assert_eq!(game.line_text(), "king_louis_xvi mayor");
    game.skip_on();
    assert_eq!(game.active, C);
    assert!(game.is_legal(C, "play:fountain_of_blood"), "the reaction has cost nothing of C's turn");
}

#[test]
fn e10_general() {
    let mut game = table(2).lined("general heretic").noble_tops("duke").hand(A, "trip").hand(B, "trip").turn_of(A);
    game.skip_on();
    assert_eq!(game.pile_text(A), "general");
    assert_eq!(game.line_text(), "heretic duke");
}

#[test]
fn e11_master_spy() {
    let mut game = table(2).lined("master_spy bishop mayor").hand(A, "fountain_of_blood").hand(B, "trip").turn_of(A);
    game.go(A, "play:fountain_of_blood");
    assert_eq!(game.line_text(), "bishop mayor master_spy");
    game.let_pass();
    assert_eq!(game.pile_text(A), "bishop");
}

#[test]
fn e12_innocent_victim() {
    let mut game = table(2).lined("innocent_victim duke mayor").hand(A, "trip").hand(B, "pushed").turn_of(A);
    game.skip_on();
    assert_eq!(game.legal_texts(A), ["card:trip"]);
    game.go(A, "card:trip");
    assert_eq!(game.discard_text(), "trip");
    assert_eq!(game.hands[A].len(), 1);
    let mut empty = table(2).lined("innocent_victim duke mayor").hand(B, "pushed").turn_of(A);
    empty.let_pass();
    assert_eq!((empty.hands[A].len(), empty.active), (1, B));
}

#[test]
fn e13_callous_guards() {
    let mut game = table(2)
        .lined("duke bishop mayor regent")
        .hand(A, "trip double_feature rat_break")
        .hand(B, "stumble")
        .discards("pushed")
        .laid(B, "callous_guards")
        .turn_of(A);
    assert_eq!(game.legal_texts(A), ["play:double_feature", "play:rat_break", "skip"]);
    assert_eq!(game.refusal_of(A, "play:trip").rule, "9.11");
    game.skip_on();
    assert_eq!(game.legal_texts(B), ["skip", "discard_callous_guards"]);
    game.go(B, "discard_callous_guards");
    assert_eq!(game.legal_texts(B), ["play:stumble", "skip"]);
}

#[test]
fn e14_mass_confusion() {
    let mut game = table(2)
        .lined("duke bishop mayor regent heretic")
        .pile(B, "cardinal count countess lord lady general colonel clown martyr_1 martyr_2 martyr_3 coiffeur piss_boy")
        .pile(B, "archbishop bad_nun sheriff_1 sheriff_2 governor councilman lieutenant_1 lieutenant_2 land_lord")
        .pile(B, "palace_guard_1 palace_guard_2 palace_guard_3")
        .hand(A, "mass_confusion")
        .hand(B, "trip")
        .turn_of(A);
    assert_eq!((game.line.len(), game.noble_deck.len()), (5, 20));
    let events = game.go_with(A, "play:mass_confusion", &[3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5]);
    assert!(events.iter().any(|event| matches!(event, Event::NewLine { line } if line.len() == 5)));
    assert_eq!((game.line.len(), game.noble_deck.len()), (5, 20));
    assert_ne!(game.line_text(), "duke bishop mayor regent heretic");
}

#[test]
fn e15_trip_chain() {
    let mut game = table(2)
        .lined("duke bishop mayor regent heretic")
        .hand(A, "trip trip ignoble_noble")
        .hand(B, "pushed")
        .turn_of(A);
    game.go(A, "play:trip noble:0");
    assert_eq!(game.line_text(), "bishop duke mayor regent heretic");
    game.go(A, "play:trip noble:0");
    assert_eq!(game.line_text(), "duke bishop mayor regent heretic");
    game.go(A, "play:ignoble_noble noble:4");
    assert_eq!(game.line_text(), "heretic duke bishop mayor regent");
    game.let_pass();
    assert_eq!(game.pile_text(A), "heretic");
}

#[test]
fn e16_after_you() {
    let mut game = table(3).lined("hero_of_the_people duke").hand(A, "after_you").turn_of(A);
    let events = game.go(A, "play:after_you player:1");
    assert_eq!(game.pile_text(B), "hero_of_the_people");
    assert_eq!(game.pile_text(A), "duke");
    assert_eq!(game.hands[A].len(), 1, "A draws");
    assert!(events.iter().any(|event| matches!(event, Event::DayEnded { day: 1, .. })));
    assert_eq!(game.day, 2);
}

#[test]
fn e17_movement() {
    let line = "duke bishop mayor regent heretic";
    let after = |card: &str, moves: &str| {
        let mut game = table(2).lined(line).hand(A, card).hand(B, "trip").turn_of(A);
        game.go(A, &format!("play:{card} {moves}"));
        game.line_text()
    };
    assert_eq!(after("pushed", "noble:3"), "duke regent bishop mayor heretic");
    assert_eq!(after("fainting_spell", "noble:0 distance:3"), "bishop mayor regent duke heretic");
    assert_eq!(after("the_long_walk", ""), "heretic regent mayor bishop duke");
    assert_eq!(after("bribed_guards", ""), "bishop mayor regent heretic duke");
}

#[test]
fn e18_clerical_error() {
    let mut game = table(2)
        .lined("duke mayor")
        .pile(A, "count bishop")
        .pile(B, "countess martyr_1")
        .hand(A, "clerical_error")
        .hand(B, "trip")
        .turn_of(A);
    game.go(A, "play:clerical_error");
    game.go(B, "noble:bishop");
    game.go(A, "noble:countess");
    assert_eq!(game.pile_text(A), "count countess");
    assert_eq!(game.pile_text(B), "martyr_1 bishop");
    assert_eq!((game.points(A), game.points(B)), (8, 1));
}
