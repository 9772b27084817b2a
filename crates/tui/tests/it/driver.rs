//! A person alone against bots: whom the table asks next, and what becomes of answers. What can be taken back is the
//! table's to prove.

use curia_core::testkit::toy::{Toy, ToyMove};
use curia_core::{Asking, FastChance, Game, How, Seat};
use curia_guillotine::{Card, Event, Guillotine, Move};
use curia_table::Refused;
use curia_texts::Lang;
use curia_tui::{Answer, Next, Setup, Solo};

use crate::stage::{self, evenly};

/// A table whose bots choose evenly.
fn setup<G: Game>(seats: usize, seed: u64) -> Setup<G> {
    stage::setup(seats, seed, Lang::En, |_, _, legal, chance| evenly(legal, chance))
}

/// One step of anybody; the person chooses evenly, too.
fn go_on<G: Game>(solo: &mut Solo<G>, bot: &mut Answer<G>, chance: &mut FastChance) {
    match solo.next() {
        Next::Person => solo.play(evenly(&solo.legal(), chance)).unwrap(),
        Next::Bot(_) => assert!(solo.step(bot)),
        Next::Over => panic!("the game is over"),
    }
}

/// The first position as wanted in the first games of three.
fn position<G: Game>(wanted: impl Fn(&Solo<G>) -> bool) -> Solo<G> {
    let find = |seed| {
        let mut setup = setup(3, seed);
        let (mut solo, mut chance) = (Solo::new(&setup).unwrap(), FastChance::new(seed));
        while !wanted(&solo) {
            if solo.next() == Next::Over {
                return None;
            }
            go_on(&mut solo, &mut setup.bot, &mut chance);
        }
        Some(solo)
    };
    (0..200).find_map(find).expect("one of the first games has such a position")
}

/// The first round of three: everybody lays a card.
fn laying() -> Solo<Toy> {
    Solo::new(&setup(3, 1)).unwrap()
}

/// A bot that always answers the same.
fn bot<G: Game>(mv: G::Move) -> Answer<G> {
    Box::new(move |_, _| mv)
}

/// What the bot that is asked could answer.
fn sensible<G: Game>(solo: &Solo<G>) -> G::Move {
    let Next::Bot(seat) = solo.next() else { panic!("no bot is asked") };
    solo.game().fallback(seat, &mut FastChance::new(0))
}

/// A window in which a bot is asked and the person, too.
fn window(solo: &Solo<Guillotine>) -> bool {
    let asking = solo.game().asking();
    asking.how == How::Window && asking.who.has(solo.person()) && matches!(solo.next(), Next::Bot(_))
}

/// Who made which move since the record had so many.
fn moves_since<G: Game>(solo: &Solo<G>, count: usize) -> Vec<(Seat, String)> {
    solo.record().moves[count..].iter().map(|mv| (mv.seat, mv.text.clone())).collect()
}

#[test]
fn in_a_common_choice_the_person_is_first() {
    let mut solo = laying();
    assert_eq!(solo.next(), Next::Person);
    solo.play(solo.legal()[0]).unwrap();
    for seat in [Seat::S1, Seat::S2] {
        assert_eq!(solo.next(), Next::Bot(seat));
        solo.step(&mut bot(sensible(&solo)));
    }
    assert_eq!(solo.game().asking().how, How::Turn);
}

#[test]
fn a_window_in_which_the_person_can_only_pass_does_not_ask_them() {
    let mut solo = position(|solo| window(solo) && solo.legal() == [Move::Pass]);
    let Next::Bot(other) = solo.next() else { unreachable!() };
    let before = solo.record().moves.len();
    assert!(solo.step(&mut bot(Move::Pass)));
    assert_ne!(solo.game().asking().how, How::Window, "nobody else is waited for");
    let passes = [(other, "pass".to_owned()), (Seat::S0, "pass".to_owned())];
    assert_eq!(moves_since(&solo, before), passes, "the pass is in the record all the same");
}

#[test]
fn a_window_in_which_the_person_could_act_asks_them_after_the_bots() {
    let mut solo = position(|solo| window(solo) && solo.legal().len() > 1);
    assert!(solo.step(&mut bot(Move::Pass)) && !solo.step(&mut bot(Move::Pass)));
    assert_eq!((solo.next(), solo.game().asking().how), (Next::Person, How::Window));
    let told = solo.told().len();
    solo.play(Move::Play(Card::ConfusionInLine)).unwrap();
    assert!(solo.told()[told..].iter().any(|event| matches!(event, Event::Reacted { seat: Seat::S0, .. })));
}

#[test]
fn only_a_turn_of_somebody_else_can_be_interrupted() {
    let mut solo = position(|solo: &Solo<Guillotine>| !solo.interrupts().is_empty());
    assert_eq!(solo.interrupts(), [Move::DiscardCallousGuards]);
    let on_turn = solo.next();
    solo.play(Move::DiscardCallousGuards).unwrap();
    assert_eq!((solo.next(), solo.interrupts()), (on_turn, vec![]), "the turn goes on");

    let mut common = laying();
    assert_eq!(common.interrupts(), []);
    common.play(common.legal()[0]).unwrap();
    assert!(
        !common.legal().is_empty() && common.interrupts().is_empty(),
        "a choice is replaced, nobody is interrupted"
    );
    let own_turn = position(|solo: &Solo<Toy>| solo.game().asking() == Asking::turn(Seat::S0));
    assert_eq!(own_turn.interrupts(), []);
    assert_eq!(position(|solo| window(solo) && solo.legal().len() > 1).interrupts(), []);
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut solo = laying();
    let (before, told) = (solo.game().clone(), solo.told().len());
    assert!(matches!(solo.play(ToyMove::Take), Err(Refused::Rules(refusal)) if refusal.rule == "1"));
    assert!(*solo.game() == before && solo.told().len() == told && solo.record().moves.is_empty());
}

#[test]
fn a_bot_that_answers_nonsense_does_not_stop_the_game() {
    let (mut solo, mut chance) = (laying(), FastChance::new(1));
    for _ in 0..Toy::MAX_PLIES {
        if solo.next() != Next::Over {
            go_on(&mut solo, &mut bot(ToyMove::Lay(200)), &mut chance);
        }
    }
    assert_eq!(solo.next(), Next::Over);
}

#[test]
fn an_undo_takes_the_question_and_the_news_back() {
    let mut solo = laying();
    let (before, told) = (solo.game().clone(), solo.told().to_vec());
    assert!(!solo.can_undo() && !solo.undo());
    solo.play(solo.legal()[0]).unwrap();
    assert!(solo.told().len() > told.len());
    assert!(solo.can_undo() && solo.undo());
    assert!(*solo.game() == before && solo.told() == told && solo.next() == Next::Person);
}

#[test]
fn an_answer_to_a_position_that_was_taken_back_is_void() {
    let mut solo = laying();
    assert_eq!(solo.question(), None);
    let card = solo.legal()[0];
    solo.play(card).unwrap();
    let (old, answer, told) = (solo.question().unwrap(), sensible(&solo), solo.told().len());
    solo.undo();
    assert!(!solo.answer(old, answer));
    solo.play(card).unwrap();
    assert!(!solo.answer(old, answer));
    assert_eq!((solo.told().len(), solo.next()), (told, Next::Bot(Seat::S1)));
    let new = solo.question().unwrap();
    assert!(solo.answer(new, answer));
    assert!(!solo.answer(new, answer));
    assert_eq!((solo.told().len(), solo.next()), (told + 1, Next::Bot(Seat::S2)));
}

#[test]
fn an_answer_to_a_position_into_which_the_person_stepped_is_void() {
    let mut solo = position(|solo: &Solo<Guillotine>| !solo.interrupts().is_empty());
    let (old, answer) = (solo.question().unwrap(), sensible(&solo));
    solo.play(Move::DiscardCallousGuards).unwrap();
    let before = solo.game().clone();
    assert!(!solo.answer(old, answer));
    assert!(*solo.game() == before);
}

#[test]
fn after_the_end_nothing_is_taken_back() {
    let took = |solo: &Solo<Toy>| solo.record().moves.last().is_some_and(|mv| mv.seat == Seat::S0 && mv.text == "take");
    let mut solo = position(|solo| solo.next() == Next::Over && took(solo));
    assert!(!solo.can_undo() && !solo.undo());
    assert_eq!(solo.next(), Next::Over);
}
