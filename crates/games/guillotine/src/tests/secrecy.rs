//! Section 6: what viewers know, and section 6.1: knowledge that stays.

use curia_core::{FastChance, Game, Seen, View as _, Viewer};

use super::position::{A, B, C, table};
use crate::data::Noble;
use crate::state::Guillotine;

const LINE: &str = "duke bishop mayor regent heretic baron";

fn tops(game: &Guillotine, viewer: Viewer) -> Vec<String> {
    game.view(viewer).known_tops.iter().map(|noble| noble.to_string()).collect()
}

#[test]
fn late_arrival_shows_the_top_to_the_looker_alone() {
    let mut game = table(3)
        .lined(LINE)
        .noble_tops("lord lady count countess")
        .hand(A, "late_arrival")
        .hand(B, "trip")
        .hand(C, "trip")
        .turn_of(A);
    game.go(A, "play:late_arrival");
    assert_eq!(tops(&game, Viewer::Seat(A)), ["lord", "lady", "count"]);
    assert!(tops(&game, Viewer::Seat(B)).is_empty());
    game.go(A, "noble:lady");
    assert_eq!(tops(&game, Viewer::Seat(A)), ["lord", "count"]);
    for seed in 0..20 {
        let mut world = game.clone();
        world.resample(Viewer::Seat(A), &mut FastChance::new(seed));
        assert_eq!(tops(&world, Viewer::Seat(A)), ["lord", "count"]);
    }
}

#[test]
fn a_drawn_noble_leaves_the_knowledge() {
    let mut game = table(2)
        .lined("general mayor regent")
        .noble_tops("lord lady count")
        .hand(A, "late_arrival")
        .hand(B, "trip")
        .turn_of(A);
    game.go(A, "play:late_arrival noble:count");
    game.let_pass();
    assert_eq!(game.line_text(), "mayor regent count lord");
    assert_eq!(tops(&game, Viewer::Seat(A)), ["lady"]);
}

#[test]
fn a_later_looker_takes_a_noble_out_of_the_knowledge_of_others() {
    let mut game =
        table(2).lined(LINE).noble_tops("lord lady count").hand(A, "late_arrival").hand(B, "trip").turn_of(A);
    game.known_tops[B] = 2;
    game.go(A, "play:late_arrival noble:lord");
    assert_eq!(tops(&game, Viewer::Seat(B)), ["lady"]);
    let mut below =
        table(2).lined(LINE).noble_tops("lord lady count").hand(A, "late_arrival").hand(B, "trip").turn_of(A);
    below.known_tops[B] = 2;
    below.go(A, "play:late_arrival noble:count");
    assert_eq!(tops(&below, Viewer::Seat(B)), ["lord", "lady"]);
}

#[test]
fn a_reshuffle_under_the_deck_leaves_the_known_tops() {
    let mut game = table(2)
        .lined("general duke mayor")
        .noble_discards("martyr_1 martyr_2 martyr_3")
        .noble_tops("lord lady count")
        .hand(A, "extra_cart")
        .hand(B, "trip");
    let tops_of_deck: Vec<Noble> = (0..2).filter_map(|_| game.noble_deck.pop()).collect();
    let mut game = game.rest_of_nobles_to(B);
    tops_of_deck.into_iter().rev().for_each(|noble| game.noble_deck.push(noble));
    game.known_tops[B] = 2;
    let mut game = game.turn_of(A);
    assert_eq!(tops(&game, Viewer::Seat(B)), ["lord", "lady"]);
    game.reshuffle_nobles(3, &mut crate::phases::Run { chance: &mut FastChance::new(1), log: &mut curia_core::Silent });
    assert_eq!((game.noble_deck.len(), tops(&game, Viewer::Seat(B)).join(" ").as_str()), (5, "lord lady"));
    game.go(A, "play:extra_cart");
    assert!(tops(&game, Viewer::Seat(B)).is_empty(), "three were drawn");
}

#[test]
fn lack_of_support_shows_the_hand_to_the_looker_alone() {
    let mut game = table(3).lined(LINE).hand(A, "lack_of_support").hand(B, "pushed stumble").hand(C, "trip").turn_of(A);
    game.go(A, "play:lack_of_support player:1");
    let shown = |viewer: Viewer| {
        let view = game.view(viewer);
        (view.looked_at_hand.len(), view.players[1].known.len(), view.target)
    };
    assert_eq!(shown(Viewer::Seat(A)), (2, 2, Some(B)));
    assert_eq!(shown(Viewer::Seat(C)), (0, 0, Some(B)));
    assert_eq!(shown(Viewer::Spectator), (0, 0, Some(B)));
}

#[test]
fn mass_confusion_ends_knowledge_of_the_deck() {
    let mut game = table(2).lined(LINE).hand(A, "mass_confusion").hand(B, "trip").turn_of(A);
    game.known_tops[B] = 2;
    game.go(A, "play:mass_confusion");
    assert!(tops(&game, Viewer::Seat(B)).is_empty());
}

#[test]
fn an_exchange_tells_both_what_they_gave_and_carries_what_others_knew() {
    let mut game = table(3)
        .lined(LINE)
        .hand(A, "information_exchange trip pushed")
        .hand(B, "stumble escape")
        .hand(C, "majesty")
        .turn_of(A);
    game.learn_hand(C, B, [super::position::card("escape")].into_iter().collect());
    game.go(A, "play:information_exchange player:1");
    assert_eq!((game.hand_text(A).as_str(), game.hand_text(B).as_str()), ("stumble escape", "pushed trip"));
    assert_eq!(game.known_text(A, B), "pushed trip");
    assert_eq!(game.known_text(B, A), "stumble escape");
    assert_eq!((game.known_text(C, A).as_str(), game.known_text(C, B).as_str()), ("escape", ""));
}

#[test]
fn a_card_that_leaves_is_struck_off_once() {
    let mut game = table(2).lined(LINE).hand(A, "trip trip").hand(B, "pushed").turn_of(A);
    game.learn_hand(B, A, game.hands[A]);
    game.go(A, "play:trip noble:0");
    assert_eq!(game.known_text(B, A), "trip");
    let mut half = table(2).lined(LINE).hand(A, "trip trip").hand(B, "pushed").turn_of(A);
    half.learn_hand(B, A, [super::position::card("trip")].into_iter().collect());
    half.go(A, "play:trip noble:0");
    assert_eq!(half.known_text(B, A), "");
}

#[test]
fn rain_delay_clears_all_lists() {
    let mut game = table(2).lined(LINE).hand(A, "rain_delay").hand(B, "pushed").turn_of(A);
    game.learn_hand(A, B, game.hands[B]);
    game.go(A, "play:rain_delay");
    assert_eq!(game.known_text(A, B), "");
}

#[test]
fn a_redraw_keeps_the_known_cards_and_the_truth_of_other_lists() {
    let mut game = table(3)
        .lined(LINE)
        .hand(A, "trip pushed")
        .hand(B, "stumble stumble escape majesty")
        .hand(C, "missed l_idiot")
        .turn_of(A);
    game.learn_hand(A, B, [super::position::card("stumble")].into_iter().collect());
    game.learn_hand(C, B, game.hands[B]);
    game.learn_hand(B, A, [super::position::card("trip")].into_iter().collect());
    for seed in 0..50 {
        let mut world = game.clone();
        world.resample(Viewer::Seat(A), &mut FastChance::new(seed));
        world.invariants().unwrap();
        assert!(world.hands[B].has(crate::Card::Stumble));
        assert_eq!(world.known(C, B), world.hands[B], "four of four cards");
        assert_eq!(world.known_text(B, A), "trip");
        assert_eq!(world.hand_text(A), "pushed trip");
    }
}

#[test]
fn a_secret_pick_is_redrawn_for_others_only() {
    let mut game = table(3)
        .lined(LINE)
        .pile(A, "count lord lady")
        .pile(B, "countess martyr_1 martyr_2")
        .hand(A, "clerical_error")
        .hand(C, "trip")
        .turn_of(A);
    game.go(A, "play:clerical_error");
    let events = game.go(A, "noble:countess");
    assert!(matches!(events.as_slice(), [crate::Event::PickMade { seat: A }]));
    let picks = |viewer: Viewer| {
        let mut seen = std::collections::BTreeSet::new();
        for seed in 0..40 {
            let mut world = game.clone();
            world.resample(viewer, &mut FastChance::new(seed));
            if let crate::state::Phase::ClericalPick { pick, .. } = world.phase {
                seen.insert(pick);
            }
        }
        seen.len()
    };
    assert_eq!((picks(Viewer::Seat(A)), picks(Viewer::Seat(B)), picks(Viewer::Spectator)), (1, 3, 3));
    assert!(game.view(Viewer::Seat(A)).answered);
}

#[test]
fn a_spectator_knows_no_hands() {
    let mut game = table(2).lined(LINE).hand(A, "rat_break").hand(B, "trip").discards("pushed").turn_of(A);
    game.go(A, "play:rat_break card:pushed");
    assert_eq!(game.view(Viewer::Seat(B)).players[0].known.len(), 1);
    let view = game.view(Viewer::Spectator);
    assert!(view.hand.is_empty() && view.players.iter().all(|player| player.known.is_empty()));
}

#[test]
fn seen_grows_with_what_is_turned_up() {
    let mut game = table(2).lined(LINE).hand(A, "stumble trip").hand(B, "trip").turn_of(A);
    let seen = |game: &Guillotine| -> Seen { game.view(Viewer::Seat(A)).seen() };
    let before = seen(&game);
    game.go(A, "play:stumble noble:1");
    assert!(seen(&game).within(&before), "moving a noble shows nothing new");
    game.let_pass();
    assert!(!seen(&game).within(&before), "a card was drawn");
}
