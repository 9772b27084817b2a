//! The chronicle of Heads of State: what a player takes is one sentence, a noble one, an attack one.

use curia_core::{Arg, Key, Named, Phrase, Seat, keys_of};

use crate::board::Entry;
use crate::sentence::{Clauses, Part, arg, points_of, reworded, seat_of};

/// A part of a sentence of the chronicle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
#[named("heads-of-state-board-told")]
enum Told {
    Begins,
    Century,
    CenturyName,
    Revolution,
    Takes,
    TakesToo,
    TakesAfter,
    Unseen,
    UnseenTreachery,
    Option,
    Refreshes,
    PackOpened,
    Collected,
    Reshuffled,
    DiscardsReshuffled,
    AboutToRaise,
    Raises,
    Replaces,
    UsesCourtesan,
    IsFirst,
    Completes,
    CompletesSecond,
    HasAllRanks,
    NoCard,
    Plays,
    Attacks,
    BagOwn,
    BagRival,
    Dies,
    Survives,
    Discards,
    GivesUp,
    GivesUpHidden,
    Scored,
    ScoredEmpty,
    Influence,
    TieBroken,
    TieBrokenByNumber,
    Majority,
    MajorityShared,
    NoMajority,
}

pub(super) fn words() -> Vec<Key> {
    keys_of![Told]
}

const EVENTS: &str = "heads-of-state-event";

/// True if a sentence begins with it.
pub(super) fn begins(phrase: &Phrase) -> bool {
    phrase.key.space != EVENTS || !goes_on(phrase.key.id)
}

/// What never stands at the head of a sentence.
fn goes_on(id: &str) -> bool {
    matches!(
        id,
        "display_dealt"
            | "treachery_dealt"
            | "chose_option"
            | "refreshed"
            | "took_attribute"
            | "drew_attribute"
            | "drew_attribute_card"
            | "took_treachery"
            | "drew_treachery"
            | "drew_treachery_card"
            | "treachery_reshuffled"
            | "discards_reshuffled"
            | "paid"
            | "raised"
            | "noble_card"
            | "no_noble_card"
            | "area_marker"
            | "country_marker"
            | "dynasty_marker"
            | "attacked"
            | "bag_drawn"
            | "killed"
            | "survived"
            | "discarded"
            | "set_aside_returned"
            | "display_refilled"
            | "treachery_refilled"
            | "century_marker"
            | "tie_decided"
            | "trim_named_card"
            | "trimmed_attributes"
    )
}

/// The sentence of what belongs together.
pub(super) fn tell(group: &[&Phrase]) -> Entry {
    let Some((first, rest)) = group.split_first() else { return Entry::Skip };
    if first.key.space != EVENTS {
        return Entry::Line((*first).clone(), 0);
    }
    let line = |head: Option<Phrase>| sentence(head, group);
    match first.key.id {
        "starts" => mark(reworded(Told::Begins.key(), first), Some(Told::CenturyName.phrase().with("century", FIRST))),
        "century_began" => mark(reworded(Told::Century.key(), first), Some(reworded(Told::CenturyName.key(), first))),
        "revolution_shown" => mark(reworded(Told::Revolution.key(), first), None),
        // The panels show whose turn it is and who has still to choose, the result tells the points.
        "trim_named" | "final_score" | "shuffled_attributes" => Entry::Skip,
        "turn_began" => turn(rest),
        "pack_opened" => line(Some(reworded(Told::PackOpened.key(), first))),
        "cards_collected" => line(Some(reworded(Told::Collected.key(), first))),
        "chose_box" => line(Some(raised(first, rest))),
        "played_treachery" => line(Some(attack(first, rest))),
        "ended_turn" => line(None),
        "trimmed" => line(Some(given_up(first))),
        "country_scored" if !first.key.form.is_empty() => line(Some(reworded(Told::ScoredEmpty.key(), first))),
        "country_scored" => line(Some(reworded(Told::Scored.key(), first))),
        "majority" => Entry::Line(majority(first), 0),
        "no_majority" => Entry::Line(ended(reworded(Told::NoMajority.key(), first)), 0),
        _ => Entry::Line((*first).clone(), 0),
    }
}

/// The century in which every game begins.
const FIRST: Key = curia_heads_of_state::data::Century::Y1589.key();

fn mark(heading: Phrase, chapter: Option<Phrase>) -> Entry {
    Entry::Mark { heading, chapter }
}

fn ended(clause: Phrase) -> Phrase {
    Clauses::new(Some(clause), std::iter::empty()).sentence()
}

/// The cards of a turn; nothing is told before there is one, unless a new display lies there.
fn turn(rest: &[&Phrase]) -> Entry {
    let head = rest.iter().find_map(|phrase| match (phrase.key.id, phrase.key.form) {
        ("refreshed", _) => Some(reworded(Told::Refreshes.key(), phrase)),
        ("chose_option", "treachery") if !rest.iter().any(|other| took(other).is_some()) => {
            Some(reworded(Told::Option.key(), phrase))
        }
        _ => None,
    });
    sentence(head, rest)
}

/// A whole sentence: what its head says, the cards that were taken, and all the rest. Nothing, if there is nothing to tell.
fn sentence(head: Option<Phrase>, group: &[&Phrase]) -> Entry {
    let subject = head.as_ref().and_then(|head| seat_of(head, "seat"));
    let gain = group.iter().filter(|phrase| seat_of(phrase, "seat") == subject && subject.is_some());
    let gain = if is_scoring(group) { 0 } else { gain.map(|phrase| points_of(phrase, "points")).sum() };
    let taken = taken(group, head.as_ref(), subject);
    let discarded = discarded(group);
    let (head, first) = match (head, taken) {
        (None, Some(Part::Does(taken))) => (Some(taken), None),
        (head, taken) => (head.or(discarded), taken),
    };
    if head.is_none() {
        return Entry::Skip;
    }
    let clauses = Clauses::new(head, std::iter::once(first).chain(group.iter().map(|phrase| part(phrase))));
    let scored = is_scoring(group);
    Entry::Line(if scored { clauses.listed().sentence() } else { clauses.sentence() }, gain)
}

fn is_scoring(group: &[&Phrase]) -> bool {
    group.iter().any(|phrase| phrase.key.id == "country_scored")
}

/// What a player took, if the phrase tells of it.
fn took(phrase: &Phrase) -> Option<Arg> {
    match phrase.key.id {
        "took_attribute" | "drew_attribute_card" | "took_treachery" | "drew_treachery_card" => {
            arg(phrase, "card").cloned()
        }
        "drew_attribute" => Some(Told::Unseen.phrase().into()),
        "drew_treachery" => Some(Told::UnseenTreachery.phrase().into()),
        _ => None,
    }
}

/// The cards taken, in one list. What is told to all and then to its owner in full is told once.
fn taken(group: &[&Phrase], head: Option<&Phrase>, subject: Option<Seat>) -> Option<Part> {
    let in_full = |at: usize| {
        let full = match group[at].key.id {
            "drew_attribute" => "drew_attribute_card",
            "drew_treachery" => "drew_treachery_card",
            _ => return false,
        };
        group[at + 1..].iter().take(2).any(|next| next.key.id == full)
    };
    let cards = group.iter().enumerate().filter(|&(at, _)| !in_full(at)).filter_map(|(_, phrase)| took(phrase));
    let cards: Vec<Arg> = cards.collect();
    let seat = group.iter().find(|phrase| took(phrase).is_some()).and_then(|phrase| seat_of(phrase, "seat"))?;
    let told = match head {
        None => Told::Takes,
        Some(_) if subject == Some(seat) => Told::TakesToo,
        Some(_) => Told::TakesAfter,
    };
    let phrase = told.phrase().with("seat", seat).with("cards", Arg::List(cards));
    Some(if told == Told::TakesAfter { Part::Effect(phrase) } else { Part::Does(phrase) })
}

/// The cards discarded at the end of a turn, in one list.
fn discarded(group: &[&Phrase]) -> Option<Phrase> {
    let of_group = || group.iter().filter(|phrase| phrase.key.id == "discarded");
    let seat = of_group().find_map(|phrase| seat_of(phrase, "seat"))?;
    let cards = of_group().filter_map(|phrase| arg(phrase, "card").cloned()).collect();
    Some(Told::Discards.phrase().with("seat", seat).with("cards", Arg::List(cards)))
}

/// A noble before and after it is paid for.
fn raised(first: &Phrase, rest: &[&Phrase]) -> Phrase {
    let told = match rest.iter().find(|phrase| phrase.key.id == "raised") {
        None => Told::AboutToRaise,
        Some(raised) if raised.key.form.is_empty() => Told::Raises,
        Some(_) => Told::Replaces,
    };
    reworded(told.key(), first)
}

/// Treachery before and after its target is known.
fn attack(first: &Phrase, rest: &[&Phrase]) -> Phrase {
    match rest.iter().find(|phrase| phrase.key.id == "attacked") {
        Some(attacked) => reworded(Told::Attacks.key(), attacked),
        None => reworded(Told::Plays.key(), first),
    }
}

fn given_up(first: &Phrase) -> Phrase {
    let told = if first.key.form.is_empty() { Told::GivesUp } else { Told::GivesUpHidden };
    reworded(told.key(), first)
}

fn majority(first: &Phrase) -> Phrase {
    let shared = matches!(arg(first, "seats"), Some(Arg::List(seats)) if seats.len() > 1);
    ended(reworded(if shared { Told::MajorityShared } else { Told::Majority }.key(), first))
}

/// How an event goes on with the sentence of its group.
fn part(phrase: &Phrase) -> Option<Part> {
    let does = |told: Told| Some(Part::Does(reworded(told.key(), phrase)));
    let effect = |told: Told| Some(Part::Effect(reworded(told.key(), phrase)));
    let second = !phrase.key.form.is_empty();
    match phrase.key.id {
        "paid" if second => does(Told::UsesCourtesan),
        "area_marker" => does(Told::IsFirst),
        "country_marker" if second => does(Told::CompletesSecond),
        "country_marker" => does(Told::Completes),
        "dynasty_marker" => does(Told::HasAllRanks),
        "no_noble_card" => effect(Told::NoCard),
        "bag_drawn" if second => effect(Told::BagRival),
        "bag_drawn" => effect(Told::BagOwn),
        "killed" => effect(Told::Dies),
        "survived" => effect(Told::Survives),
        "century_marker" => effect(Told::Influence),
        "tie_decided" if second => effect(Told::TieBrokenByNumber),
        "tie_decided" => effect(Told::TieBroken),
        "treachery_reshuffled" => effect(Told::Reshuffled),
        "discards_reshuffled" => effect(Told::DiscardsReshuffled),
        _ => None,
    }
}
