//! The prompt bar: the question, the reason, and the choices that stand in it.

use curia_core::{Arg, Key, Phrase};
use curia_heads_of_state::data::{Rank, Treachery};
use curia_heads_of_state::{CardSet, Due, Hand, Move, PhaseName, Prompt, Source, TurnOption};
use maud::{Markup, html};

use super::States;
use super::details::id_of;
use super::words::Word;
use crate::board::Ask;
use crate::table::may;
use crate::ui::Ui;

/// The question before the watcher.
pub(crate) fn ask(ui: Ui, scene: &States<'_>) -> Ask<Move> {
    let Some(prompt) = &scene.prompt else {
        return Ask { ask: String::new(), why: html! {}, choices: Vec::new(), primary: None };
    };
    let (choices, primary) = choices(scene, prompt);
    let (question, reason) = (question(prompt), reason(scene, prompt));
    Ask { ask: ui.phrase(&filled(scene, question), scene.names), why: why(ui, scene, reason), choices, primary }
}

fn why(ui: Ui, scene: &States<'_>, word: Word) -> Markup {
    ui.rich(&filled(scene, word), scene.names, &|key: Key| id_of(key))
}

/// The question of a decision.
const fn question(prompt: &Prompt) -> Word {
    match prompt {
        Prompt::ChooseOption => Word::AskOption,
        Prompt::Draw { .. } => Word::AskDraw,
        Prompt::PlaceLoop => Word::AskPlace,
        Prompt::TakeTwo { due: Due::Both } => Word::AskTakeBoth,
        Prompt::TakeTwo { due: Due::Treachery } => Word::AskTakeTreachery,
        Prompt::TakeTwo { due: Due::Attribute } => Word::AskTakeAttribute,
        Prompt::TreacheryLoop { must_replace } if must_replace.is_empty() => Word::AskTreachery,
        Prompt::TreacheryLoop { .. } => Word::AskReplace,
        Prompt::Target { .. } => Word::AskTarget,
        Prompt::Pay { .. } => Word::AskPay,
        Prompt::DiscardToLimit { hand: Hand::Attribute, .. } => Word::AskDiscard,
        Prompt::DiscardToLimit { hand: Hand::Treachery, .. } => Word::AskDiscardTreachery,
        Prompt::TrimHands { hand: Hand::Attribute, .. } => Word::AskTrim,
        Prompt::TrimHands { hand: Hand::Treachery, .. } => Word::AskTrimTreachery,
    }
}

/// What caused it and what limits it.
fn reason(scene: &States<'_>, prompt: &Prompt) -> Word {
    let can = |wanted: fn(&Move) -> bool| scene.legal.iter().any(wanted);
    match prompt {
        Prompt::ChooseOption if can(|mv| *mv == Move::Option(TurnOption::AttributesRefresh)) => Word::WhyOption,
        Prompt::ChooseOption => Word::WhyOptionShort,
        Prompt::Draw { first_turn: true, .. } => Word::WhyDrawFirst,
        Prompt::Draw { .. } if !can(|mv| *mv == Move::Draw(Source::Blind)) => Word::WhyDrawOpen,
        Prompt::Draw { .. } => Word::WhyDraw,
        Prompt::PlaceLoop if can(|mv| matches!(mv, Move::Place(_))) => Word::WhyPlace,
        Prompt::PlaceLoop => Word::WhyPlaceNone,
        Prompt::TakeTwo { .. } => Word::WhyTake,
        Prompt::TreacheryLoop { must_replace } if !must_replace.is_empty() => Word::WhyReplace,
        Prompt::TreacheryLoop { .. } if can(|mv| matches!(mv, Move::Replace(_))) => Word::WhyTreacheryReplace,
        Prompt::TreacheryLoop { .. } if can(|mv| matches!(mv, Move::Play(_))) => Word::WhyTreachery,
        Prompt::TreacheryLoop { .. } => Word::WhyTreacheryNone,
        Prompt::Target { .. } if struck_short(scene) => Word::WhyTargetDuty,
        Prompt::Target { cards } if cards.first() == Treachery::Assassin => Word::WhyTargetBag,
        Prompt::Target { .. } => Word::WhyTarget,
        Prompt::Pay { .. } if can(|mv| matches!(mv, Move::PayCourtesan(_))) => Word::WhyPayCourtesan,
        Prompt::Pay { .. } => Word::WhyPay,
        Prompt::DiscardToLimit { .. } => Word::WhyDiscard,
        Prompt::TrimHands { .. } => Word::WhyTrim,
    }
}

/// True if some noble within reach cannot be struck at.
fn struck_short(scene: &States<'_>) -> bool {
    scene.view.turn.in_reach.iter().any(|at| !scene.legal.contains(&Move::Target(at)))
}

/// A text with everything in question: the noble that is paid for, the cards that are played, the numbers.
fn filled(scene: &States<'_>, word: Word) -> Phrase {
    let view = scene.view;
    let mut phrase = word.phrase().with("left", left(scene));
    if let Some(at) = view.turn.paying {
        phrase = phrase.with("rank", at.rank().key()).with("area", at.area().key());
    }
    if let Some(cards) = view.turn.cards {
        phrase = phrase.with("cards", played(cards));
    }
    if word == Word::WhyPlace {
        let affordable = Rank::ALL.into_iter().filter(|&rank| view.affords(rank)).map(|rank| Arg::Name(rank.key()));
        phrase = phrase.with("ranks", Arg::List(affordable.collect()));
    }
    phrase
}

/// What is still to be drawn or given up.
const fn left(scene: &States<'_>) -> u8 {
    match &scene.prompt {
        Some(Prompt::Draw { left, .. } | Prompt::DiscardToLimit { left, .. } | Prompt::TrimHands { left, .. }) => *left,
        _ => 0,
    }
}

fn played(cards: CardSet) -> Arg {
    Arg::List(cards.cards().map(|card| Arg::Name(card.key())).collect())
}

/// The buttons of the bar and the usual one among them. What lies on the table is chosen there, except that a card from a
/// face-down pile can be asked for in the bar, too.
fn choices(scene: &States<'_>, prompt: &Prompt) -> (Vec<Move>, Option<Move>) {
    let legal = |wanted: fn(&Move) -> bool| -> Vec<Move> {
        scene.legal.iter().copied().filter(|mv| wanted(mv) && may(scene, *mv)).collect()
    };
    match prompt {
        Prompt::ChooseOption => {
            (legal(|mv| matches!(mv, Move::Option(_))), Some(Move::Option(TurnOption::AttributesThree)))
        }
        Prompt::Draw { .. } => (legal(|mv| *mv == Move::Draw(Source::Blind)), None),
        Prompt::TakeTwo { .. } => {
            (legal(|mv| matches!(mv, Move::TakeTreachery(Source::Blind) | Move::TakeAttribute(Source::Blind))), None)
        }
        Prompt::PlaceLoop | Prompt::TreacheryLoop { .. } => (legal(|mv| *mv == Move::EndTurn), Some(Move::EndTurn)),
        Prompt::Pay { .. } => (legal(|mv| matches!(mv, Move::PayExact | Move::PayCourtesan(_))), Some(Move::PayExact)),
        Prompt::Target { .. } | Prompt::DiscardToLimit { .. } | Prompt::TrimHands { .. } => (Vec::new(), None),
    }
}

/// The boxes and the face-up cards that may be chosen, for screens on which they lie out of sight.
pub(crate) fn echoes(scene: &States<'_>) -> Vec<Move> {
    let lies = |mv: &Move| {
        let slot = matches!(
            mv,
            Move::Draw(Source::Slot(_)) | Move::TakeAttribute(Source::Slot(_)) | Move::TakeTreachery(Source::Slot(_))
        );
        slot || matches!(mv, Move::Place(_) | Move::Replace(_) | Move::Target(_))
    };
    scene.legal.iter().copied().filter(|mv| lies(mv) && may(scene, *mv)).collect()
}

/// The kind of card that a slot holds.
fn kind_of(scene: &States<'_>, mv: Move) -> Option<Key> {
    let view = scene.view;
    match mv {
        Move::Draw(Source::Slot(slot)) | Move::TakeAttribute(Source::Slot(slot)) => {
            view.display.get(usize::from(slot)).copied().flatten().map(|card| card.key())
        }
        Move::TakeTreachery(Source::Slot(slot)) => {
            view.treachery_display.get(usize::from(slot)).copied().flatten().map(|card| card.key())
        }
        _ => None,
    }
}

/// What the buttons say.
pub(crate) fn button(ui: Ui, scene: &States<'_>, mv: Move) -> Option<String> {
    let word = match mv {
        Move::Option(TurnOption::AttributesThree) => Word::ButtonThree,
        Move::Option(TurnOption::AttributesRefresh) => Word::ButtonRefresh,
        Move::Option(TurnOption::Treachery) => Word::ButtonTreachery,
        Move::Draw(Source::Blind) => Word::ButtonBlind,
        Move::TakeAttribute(Source::Blind) => Word::ButtonBlindAttribute,
        Move::TakeTreachery(Source::Blind) => Word::ButtonBlindTreachery,
        Move::EndTurn => Word::ButtonEnd,
        Move::PayExact => Word::ButtonPayExact,
        Move::PayCourtesan(kind) => {
            return Some(ui.fill(Word::ButtonPayCourtesan, &[("attribute", ui.text(kind.key()))]));
        }
        Move::Draw(Source::Slot(_)) | Move::TakeAttribute(Source::Slot(_)) | Move::TakeTreachery(Source::Slot(_)) => {
            let card = kind_of(scene, mv)?;
            return Some(ui.phrase(&Word::ButtonTake.phrase().with("card", card), scene.names));
        }
        Move::Play(cards) => {
            let phrase = Word::ButtonPlay.phrase().with("cards", played(cards));
            return Some(ui.phrase(&phrase, scene.names));
        }
        _ => return None,
    };
    Some(ui.text(word).to_owned())
}

/// What the others read: who does what.
pub(crate) fn waiting(ui: Ui, scene: &States<'_>) -> Option<String> {
    let names: Vec<String> = scene.asking.shown.iter().map(|seat| scene.names.get(seat).into_owned()).collect();
    let word = match scene.view.phase {
        PhaseName::ChooseOption => Word::WaitOption,
        PhaseName::Draw => Word::WaitDraw,
        PhaseName::TakeTwo => Word::WaitTake,
        PhaseName::PlaceLoop => Word::WaitPlace,
        PhaseName::TreacheryLoop => Word::WaitTreachery,
        PhaseName::Target => Word::WaitTarget,
        PhaseName::Pay => Word::WaitPay,
        PhaseName::DiscardToLimit => Word::WaitDiscard,
        PhaseName::TrimHands => Word::WaitTrim,
        PhaseName::Scoring | PhaseName::Over => return None,
    };
    let rank = scene.view.turn.paying.map_or("", |at| ui.text(at.rank().key()));
    let area = scene.view.turn.paying.map_or("", |at| ui.text(at.area().key()));
    let cards = scene.view.turn.cards.map(|cards| ui.arg(&played(cards), scene.names)).unwrap_or_default();
    Some(ui.fill(word, &[("who", &ui.list(&names)), ("rank", rank), ("area", area), ("cards", &cards)]))
}
