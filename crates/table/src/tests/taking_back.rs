use curia_core::{FastChance, Viewer, verify};

use super::*;
use crate::{TakesBack, Undo};

type Desk = super::Desk<Guillotine>;

/// A point at which somebody could take back their last move freely, with what was before it.
fn free_point() -> (Desk, Seat, u64, Vec<String>) {
    (1..200)
        .find_map(|seed| {
            let mut desk = Desk::of_persons(2, Windows::Skipped, seed);
            let mut chance = FastChance::new(seed);
            while !desk.table.is_over() {
                let before: Vec<String> = views(&desk);
                let Some(seat) = desk.game().awaited().first() else { break };
                desk.step(&mut chance);
                if let Undo::Free(to) = desk.table.undo(Viewer::Seat(seat))
                    && plies(&desk) > 10
                {
                    return Some((desk, seat, to, before));
                }
            }
            None
        })
        .expect("some move can be taken back")
}

fn views(desk: &Desk) -> Vec<String> {
    Viewer::all(desk.table.seats()).map(|viewer| format!("{:?}", desk.game().view(viewer))).collect()
}

#[test]
fn ones_own_last_move_is_taken_back_freely_and_its_number_is_never_used_again() {
    let (mut desk, seat, to, before) = free_point();
    let next = desk.table.state.next_ply;
    assert_eq!(desk.submit(Some(person(seat)), Intent::Undo { to }), Ok(true));
    assert_eq!(views(&desk), before);
    assert!(desk.table.state.next_ply > next);
    assert!(desk.table.chronicle(Viewer::Spectator, 1)[0].phrase.key.to_string() == "ui-undone");
    desk.play_until(&mut FastChance::new(3), |_| false);
    let record = desk.table.record().unwrap();
    assert!(verify::<Guillotine>(&record).unwrap().is_some());
}

#[test]
fn a_question_asked_before_going_back_is_stale_after_it() {
    let (mut desk, seat, to, _) = free_point();
    let asked_at = desk.asked_at(seat);
    desk.submit(Some(person(seat)), Intent::Undo { to }).unwrap();
    let late = Intent::Move { moves: vec!["skip".into()], asked_at, key: "late".into() };
    assert_eq!(desk.submit(Some(person(seat)), late), Err(Refused::Stale));
}

/// Plays games of three by the dice and looks at every move of a person: who made it, the game before it and whether it
/// could be taken back freely.
fn every_move(mut look: impl FnMut(&Desk, Seat, &Guillotine, bool)) {
    for seed in 1..12 {
        let mut desk = Desk::of_persons(3, Windows::Skipped, seed);
        let mut chance = FastChance::new(seed);
        while !desk.table.is_over() {
            let before = desk.game().clone();
            let Some(seat) = before.awaited().first() else { break };
            desk.step(&mut chance);
            let own = desk.table.plies.last().is_some_and(|ply| ply.seat == seat);
            let free = own && matches!(desk.table.undo(Viewer::Seat(seat)), Undo::Free(_));
            look(&desk, seat, &before, free);
        }
    }
}

fn seen(game: &Guillotine, viewer: Viewer) -> curia_core::Seen {
    curia_core::View::seen(&game.view(viewer))
}

#[test]
fn that_others_saw_ones_card_is_no_reason_to_ask_them() {
    let mut shown = 0;
    every_move(|desk, seat, before, free| {
        let watcher = Viewer::Spectator;
        let grown = !seen(desk.game(), watcher).within(&seen(before, watcher));
        shown += usize::from(free && grown);
        if free {
            let own = Viewer::Seat(seat);
            assert!(seen(desk.game(), own).within(&seen(before, own)), "the taker has learnt nothing");
        }
    });
    assert!(shown > 20, "{shown}");
}

#[test]
fn what_was_in_a_third_hand_or_in_the_deck_is_not_the_takers_to_give_away() {
    let (mut hands, mut decks) = (0, 0);
    every_move(|_, seat, before, free| {
        use curia_core::Prompt;
        let decision = before.prompt(seat).map(|prompt| prompt.decision());
        if decision == Some("choose_victim_card") {
            hands += 1;
            assert!(!free, "others saw a card of somebody else");
        }
        if decision == Some("choose_late_arrival") {
            decks += 1;
            assert!(!free, "others saw a noble of the deck");
        }
    });
    assert!(hands > 0 && decks > 0, "{hands} {decks}");
}

#[test]
fn nobody_takes_back_alone_what_luck_has_decided() {
    let (mut sealed, mut free) = (0, 0);
    every_move(|desk, _, _, is_free| {
        let last = desk.table.plies.last().unwrap();
        sealed += usize::from(last.sealed);
        free += usize::from(is_free);
        assert!(!(last.sealed && is_free));
    });
    assert!(sealed > 50 && free > 50, "{sealed} {free}");
}

#[test]
fn the_button_says_to_its_owner_alone_what_it_takes_back() {
    let mut said = 0;
    every_move(|desk, seat, before, free| {
        let last = desk.table.plies.last().unwrap();
        if !free {
            return;
        }
        said += 1;
        let label = curia_core::View::label(&before.view(Viewer::Seat(seat)), last.mv);
        assert_eq!(desk.table.takes_back(Viewer::Seat(seat)), Some(TakesBack { label: &label, others: 0 }));
        assert_eq!(desk.table.takes_back(Viewer::Spectator), None);
    });
    assert!(said > 50, "{said}");
}

#[test]
fn against_bots_the_button_says_how_many_of_their_moves_go_with_it() {
    let chairs = vec![Chair::Person(HOST), Chair::Bot(Level::Random), Chair::Bot(Level::Random)];
    let mut desk = Desk::with(chairs, Windows::Skipped, 5);
    desk.submit(Some(HOST), Intent::Begin { fill: false }).unwrap();
    let mut chance = FastChance::new(5);
    let mut most = 0;
    for _ in 0..60 {
        match desk.table.bots_to_ask().first() {
            Some(turn) => {
                let text = desk.game().fallback(turn.seat, &mut chance).to_string();
                desk.submit(None, Intent::Bot { seat: turn.seat, text, asked_at: turn.asked_at }).unwrap();
            }
            None => desk.step(&mut chance),
        }
        let Undo::Alone(to) = desk.table.undo(Viewer::Seat(Seat::S0)) else { continue };
        let bots = desk.table.plies.iter().filter(|ply| ply.number >= to && ply.seat != Seat::S0);
        let others = bots.filter(|ply| ply.by != crate::table::By::Silence).count();
        assert_eq!(desk.table.takes_back(Viewer::Seat(Seat::S0)).unwrap().others, others);
        most = most.max(others);
    }
    assert!(most >= 2, "{most}");
}

/// A game of two in which the first has asked to take back a move that needs consent.
fn asked() -> (Desk, u64) {
    let has_consent = |desk: &Desk| matches!(desk.table.undo(Viewer::Seat(Seat::S0)), Undo::WithConsent(_));
    let mut desk = Desk::at(2, Windows::Skipped, has_consent);
    let Undo::WithConsent(to) = desk.table.undo(Viewer::Seat(Seat::S0)) else { unreachable!() };
    desk.submit(Some(person(Seat::S0)), Intent::Undo { to }).unwrap();
    (desk, to)
}

fn last_words(desk: &Desk) -> Vec<(String, Option<Seat>)> {
    let said = Viewer::all(desk.table.seats()).map(|viewer| {
        let line = desk.table.chronicle(viewer, 1).remove(0);
        (line.phrase.key.to_string(), line.seat)
    });
    said.collect()
}

#[test]
fn everybody_is_told_who_asks_and_that_somebody_would_rather_play_on() {
    let (mut desk, _) = asked();
    assert!(last_words(&desk).iter().all(|line| *line == ("ui-back_asked".to_owned(), Some(Seat::S0))));
    desk.keep_on(Seat::S1);
    assert!(last_words(&desk).iter().all(|line| *line == ("ui-back_declined".to_owned(), Some(Seat::S1))));
    assert!(matches!(desk.table.undo(Viewer::Seat(Seat::S1)), Undo::WithConsent(_) | Undo::Free(_) | Undo::No));
}

#[test]
fn whoever_asked_can_withdraw_and_ask_again() {
    let (mut desk, to) = asked();
    let before = plies(&desk);
    desk.keep_on(Seat::S0);
    assert!(last_words(&desk).iter().all(|line| *line == ("ui-back_withdrawn".to_owned(), Some(Seat::S0))));
    assert_eq!((plies(&desk), desk.table.undo(Viewer::Seat(Seat::S0))), (before, Undo::WithConsent(to)));
    desk.submit(Some(person(Seat::S0)), Intent::Undo { to }).unwrap();
    desk.agree(Seat::S1);
    assert!(plies(&desk) < before);
    let lines = desk.table.chronicle(Viewer::Spectator, usize::MAX);
    assert!(
        lines.iter().all(|line| !line.phrase.key.to_string().contains("back_")),
        "what was said of it is gone, too"
    );
    assert_eq!(lines.last().unwrap().phrase.key.to_string(), "ui-undone");
}

#[test]
fn further_back_needs_everybody() {
    let mut desk = Desk::at(3, Windows::Skipped, |desk| {
        let asked = |seat| matches!(desk.table.undo(Viewer::Seat(seat)), Undo::WithConsent(_));
        desk.table.seats().iter().all(asked)
    });
    let [a, b, c] = [Seat::S0, Seat::S1, Seat::S2];
    let Undo::WithConsent(to) = desk.table.undo(Viewer::Seat(a)) else { unreachable!() };
    let before = plies(&desk);
    desk.submit(Some(person(a)), Intent::Undo { to }).unwrap();
    assert_eq!(desk.table.undo(Viewer::Seat(a)), Undo::Waiting { by: a, request: 0 });
    assert_eq!(desk.table.undo(Viewer::Seat(b)), Undo::Asked { by: a, request: 0 });
    assert_eq!(desk.table.undo(Viewer::Spectator), Undo::No);
    desk.agree(b);
    assert_eq!(plies(&desk), before, "one is still missing");
    desk.agree(c);
    assert!(plies(&desk) < before);
    assert!(desk.table.plies.iter().all(|ply| ply.number < to));
}

#[test]
fn one_no_is_enough_and_a_move_ends_the_question() {
    let has_consent = |desk: &Desk| matches!(desk.table.undo(Viewer::Seat(Seat::S0)), Undo::WithConsent(_));
    let mut desk = Desk::at(2, Windows::Skipped, has_consent);
    let Undo::WithConsent(to) = desk.table.undo(Viewer::Seat(Seat::S0)) else { unreachable!() };
    let before = plies(&desk);
    desk.submit(Some(person(Seat::S0)), Intent::Undo { to }).unwrap();
    desk.keep_on(Seat::S1);
    assert_eq!(plies(&desk), before);
    assert_eq!(desk.table.undo(Viewer::Seat(Seat::S0)), Undo::WithConsent(to));
    desk.submit(Some(person(Seat::S0)), Intent::Undo { to }).unwrap();
    let request = desk.request();
    desk.step(&mut FastChance::new(2));
    assert!(!matches!(desk.table.undo(Viewer::Seat(Seat::S0)), Undo::Waiting { .. }));
    assert_eq!(desk.submit(Some(person(Seat::S1)), Intent::KeepOn { request }), Err(Refused::RequestOver));
}

#[test]
fn an_answer_that_comes_late_is_not_taken_for_one_to_a_newer_request() {
    let (mut desk, to) = asked();
    let old = desk.request();
    desk.keep_on(Seat::S0);
    desk.submit(Some(person(Seat::S0)), Intent::Undo { to }).unwrap();
    assert_ne!(desk.request(), old);
    let (before, seen) = (desk.kept.len(), desk.seen_by_all());
    for late in [Intent::KeepOn { request: old }, Intent::Agree { request: old }] {
        assert_eq!(desk.submit(Some(person(Seat::S1)), late), Err(Refused::RequestOver));
    }
    assert_eq!((desk.kept.len(), desk.seen_by_all()), (before, seen), "the new request stands");
    let loaded = Table::<Guillotine>::replay(&desk.kept).unwrap();
    assert_eq!(loaded.undo(Viewer::Seat(Seat::S1)), desk.table.undo(Viewer::Seat(Seat::S1)), "a restart counts alike");
    desk.agree(Seat::S1);
    assert!(desk.table.plies.iter().all(|ply| ply.number < to));
}

#[test]
fn a_request_asked_for_twice_is_one_and_nobody_else_asks_beside_it() {
    let (mut desk, to) = asked();
    let before = desk.kept.len();
    assert_eq!(desk.submit(Some(person(Seat::S0)), Intent::Undo { to }), Ok(false));
    assert_eq!(desk.submit(Some(person(Seat::S1)), Intent::Undo { to }), Err(Refused::Stale), "this agrees to nothing");
    assert_eq!(desk.kept.len(), before);
}

#[test]
fn whoever_asked_is_told_when_the_game_goes_on_without_an_answer() {
    let lapsed = |desk: &Desk| {
        let lines = desk.table.chronicle(Viewer::Seat(Seat::S0), usize::MAX);
        lines.iter().filter(|line| line.phrase.key.to_string() == "ui-back_lapsed").map(|line| line.seat).collect()
    };
    // By a move.
    let (mut desk, _) = asked();
    desk.step(&mut FastChance::new(2));
    let told: Vec<Option<Seat>> = lapsed(&desk);
    assert_eq!(told, [Some(Seat::S0)]);
    // By the end of a window, in which nobody's answers are plies of their own.
    let in_window = |desk: &Desk| {
        desk.how() == How::Window && matches!(desk.table.undo(Viewer::Seat(Seat::S0)), Undo::WithConsent(_))
    };
    let mut desk = Desk::at(3, Windows::Timed(3_000), in_window);
    let Undo::WithConsent(to) = desk.table.undo(Viewer::Seat(Seat::S0)) else { unreachable!() };
    desk.submit(Some(person(Seat::S0)), Intent::Undo { to }).unwrap();
    assert_eq!(lapsed(&desk), Vec::<Option<Seat>>::new());
    desk.now = desk.table.window().unwrap().deadline();
    desk.submit(None, Intent::Tick).unwrap();
    assert_eq!(lapsed(&desk), [Some(Seat::S0)], "once, however many have passed");
    let again = Table::<Guillotine>::replay(&desk.kept).unwrap();
    assert_eq!(again.entries, desk.table.entries);
}

#[test]
fn bots_and_those_who_left_have_nothing_against_it() {
    let has_consent = |desk: &Desk| matches!(desk.table.undo(Viewer::Seat(Seat::S0)), Undo::WithConsent(_));
    let mut desk = Desk::at(2, Windows::Skipped, has_consent);
    let Undo::WithConsent(to) = desk.table.undo(Viewer::Seat(Seat::S0)) else { unreachable!() };
    let before = plies(&desk);
    desk.submit(Some(person(Seat::S0)), Intent::Undo { to }).unwrap();
    desk.submit(Some(person(Seat::S1)), Intent::Leave).unwrap();
    assert!(plies(&desk) < before);
}

#[test]
fn whoever_plays_against_bots_alone_has_nobody_to_ask() {
    let mut desk =
        Desk::at(2, Windows::Skipped, |desk| matches!(desk.table.undo(Viewer::Seat(Seat::S0)), Undo::WithConsent(_)));
    desk.submit(Some(person(Seat::S1)), Intent::Leave).unwrap();
    let Undo::Alone(to) = desk.table.undo(Viewer::Seat(Seat::S0)) else { panic!("nobody is left to ask") };
    let before = plies(&desk);
    desk.submit(Some(person(Seat::S0)), Intent::Undo { to }).unwrap();
    assert!(plies(&desk) < before);
}

#[test]
fn nothing_is_taken_back_that_is_not_there_or_not_ones_own() {
    let (mut desk, seat, to, _) = free_point();
    let other = person(seat.next(desk.table.seats()));
    for (who, to) in [(person(seat), 0), (person(seat), 99_999), (other, to)] {
        assert_eq!(desk.submit(Some(who), Intent::Undo { to }), Err(Refused::NothingToUndo));
    }
    assert_eq!(desk.submit(Some(PersonId(1)), Intent::Undo { to }), Err(Refused::NotSeated));
}

#[test]
fn after_the_end_nothing_is_taken_back() {
    let mut desk = Desk::of_persons(2, Windows::Skipped, 4);
    desk.play_until(&mut FastChance::new(4), |_| false);
    assert_eq!(desk.table.undo(Viewer::Seat(Seat::S0)), Undo::No);
    let to = desk.table.plies.last().unwrap().number;
    let last = desk.table.plies.last().unwrap().seat;
    assert_eq!(desk.submit(Some(person(last)), Intent::Undo { to }), Err(Refused::Over));
}
