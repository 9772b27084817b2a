//! The chronicle of The Staufer Dynasty: one action in one sentence, one scored province in one sentence.

use curia_core::{Key, Named, Phrase, keys_of};

use crate::board::Entry;
use crate::sentence::{Clauses, Part, arg, int, points_of, reworded, seat_of};

/// A part of a sentence of the chronicle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
#[named("staufer-story")]
enum Told {
    Round,
    RoundName,
    Begins,
    YourJobs,
    Supplies,
    SuppliesBare,
    ChestsFrom,
    Recruits,
    Musters,
    MustersBare,
    WillAppoint,
    Appoints,
    AppointsNoble,
    OnTrack,
    GainsFrom,
    GainsNobleFrom,
    EnvoyInstead,
    NothingGained,
    Uses,
    Patent,
    Messenger,
    MessengerNoble,
    Takes,
    Opens,
    OpensFigures,
    Buys,
    BuysPoints,
    Recalls,
    CallsBack,
    CallsNobleBack,
    Knights,
    Second,
    SecondAgain,
    Scored,
    Nobody,
    Place,
    PlaceWithout,
    Herald,
    NobleHouse,
    Chancellor,
    BonusPoints,
    BonusFigures,
    BonusChest,
    BonusDrawn,
    ComesHome,
    NobleComesHome,
    Stays,
    NobleStays,
    DeckRenewed,
    NoChestLeft,
    King,
    KingBrings,
    Jobs,
    JobScores,
    Relics,
    Unused,
}

pub(super) fn words() -> Vec<Key> {
    keys_of![Told]
}

/// True if a sentence begins with it.
pub(super) fn begins(phrase: &Phrase) -> bool {
    phrase.key.space != "staufer-event" || part(phrase).is_none()
}

/// The sentence of what belongs together.
pub(super) fn tell(group: &[&Phrase]) -> Entry {
    let Some((first, rest)) = group.split_first() else { return Entry::Skip };
    if first.key.space != "staufer-event" {
        return Entry::Line((*first).clone(), 0);
    }
    let head = match first.key.id {
        "round_began" => return round(first),
        // The tracks show the order, the result tells the points.
        "new_order" | "final_score" => return Entry::Skip,
        "begins" => Told::Begins,
        "dealt_jobs" => Told::YourJobs,
        "supplied" if first.key.form.is_empty() => Told::Supplies,
        "supplied" => Told::SuppliesBare,
        "appoint_began" => return appointment(first, rest),
        "privilege_bought" => Told::Buys,
        "pile_card_bought" => Told::BuysPoints,
        "recall_used" => Told::Recalls,
        "knighted" => Told::Knights,
        "second_marker" if first.key.form.is_empty() => Told::Second,
        "second_marker" => Told::SecondAgain,
        "province_scored" => return scored(first, rest),
        "king_moved" => Told::King,
        "jobs_revealed" => Told::Jobs,
        _ => return Entry::Line((*first).clone(), gain(group)),
    };
    Entry::Line(in_one(reworded(head.key(), first), rest), gain(group))
}

/// What the player of the first event has won by all of them.
fn gain(group: &[&Phrase]) -> i32 {
    let seat = group.first().and_then(|first| seat_of(first, "seat"));
    let own = group.iter().filter(|phrase| seat.is_some() && seat_of(phrase, "seat") == seat);
    own.map(|phrase| points_of(phrase, "points")).sum()
}

/// The heading of a round, with what is scored in it.
fn round(first: &Phrase) -> Entry {
    let number = Told::RoundName.phrase().with_some("round", arg(first, "round").cloned());
    Entry::Mark { heading: reworded(Told::Round.key(), first), chapter: Some(number) }
}

/// An appointment: before it is done, who is about to; then who took which office.
fn appointment(first: &Phrase, rest: &[&Phrase]) -> Entry {
    let done = rest.iter().find(|phrase| phrase.key.id == "appointed");
    let head = match done {
        Some(done) if done.key.form == "noble" => reworded(Told::AppointsNoble.key(), done),
        Some(done) => reworded(Told::Appoints.key(), done),
        None => reworded(Told::WillAppoint.key(), first),
    };
    let gained = rest.first().is_some_and(|next| next.key.id == "gained") && first.key.form == "envoy";
    let track = gained.then(|| Part::Does(reworded(Told::OnTrack.key(), first)));
    let parts = track.map(Some).into_iter().chain(rest.iter().map(|phrase| part(phrase)));
    let gain = rest.iter().map(|phrase| points_of(phrase, "points")).sum();
    Entry::Line(Clauses::new(Some(head), parts).sentence(), gain)
}

/// A scored province: who came where, and what else that brought.
fn scored(first: &Phrase, rest: &[&Phrase]) -> Entry {
    let clauses = Clauses::new(Some(reworded(Told::Scored.key(), first)), rest.iter().map(|phrase| part(phrase)));
    Entry::Line(clauses.sentence(), 0)
}

fn in_one(head: Phrase, rest: &[&Phrase]) -> Phrase {
    Clauses::new(Some(head), rest.iter().map(|phrase| part(phrase))).sentence()
}

/// How an event goes on with the sentence of its group; `None` if it begins one.
fn part(phrase: &Phrase) -> Option<Part> {
    let noble = phrase.key.form == "noble";
    let does = |told: Told| Some(Part::Does(reworded(told.key(), phrase)));
    let effect = |told: Told| Some(Part::Effect(reworded(told.key(), phrase)));
    let of_kind = |envoy: Told, of_noble: Told| does(if noble { of_noble } else { envoy });
    match phrase.key.id {
        // What was chosen tells of it, or the board shows it.
        "gained" | "appointed" | "paid" | "cleared" | "chest_at_office" | "chest_at_field" => Some(Part::Nothing),
        "gained_from" => of_kind(Told::GainsFrom, Told::GainsNobleFrom),
        "envoy_instead" => effect(Told::EnvoyInstead),
        "nothing_gained" => effect(Told::NothingGained),
        "chests_from" => does(Told::ChestsFrom),
        "recruited" => does(Told::Recruits),
        "mustered" if phrase.key.form.is_empty() => does(Told::Musters),
        "mustered" => does(Told::MustersBare),
        "modifier_used" => does(Told::Uses),
        "patent_points" => effect(Told::Patent),
        "messenger_brought" => effect(if noble { Told::MessengerNoble } else { Told::Messenger }),
        "chest_taken" => does(Told::Takes),
        "chest_points" => does(Told::Opens),
        "chest_figures" => does(Told::OpensFigures),
        "recalled" => effect(if noble { Told::CallsNobleBack } else { Told::CallsBack }),
        "nobody_there" => effect(Told::Nobody),
        "placed" if int(phrase, "points").is_none_or(|points| points == 0) => effect(Told::PlaceWithout),
        "placed" => effect(Told::Place),
        "herald_points" => effect(Told::Herald),
        "noble_house_points" => effect(Told::NobleHouse),
        "chancellor_points" => effect(Told::Chancellor),
        "bonus_points" => effect(Told::BonusPoints),
        "bonus_figures" => effect(Told::BonusFigures),
        "chest_chosen" => effect(Told::BonusChest),
        "chest_drawn" => effect(Told::BonusDrawn),
        "came_home" => effect(if noble { Told::NobleComesHome } else { Told::ComesHome }),
        "retinue_kept" => effect(if noble { Told::NobleStays } else { Told::Stays }),
        "deck_renewed" => effect(Told::DeckRenewed),
        "no_chest_left" => effect(Told::NoChestLeft),
        "king_brought" => effect(Told::KingBrings),
        "job_scored" => effect(Told::JobScores),
        "relics_scored" => effect(Told::Relics),
        "unused_scored" => effect(Told::Unused),
        _ => None,
    }
}
