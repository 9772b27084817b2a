//! The chronicle of The Staufer Dynasty: one action in one sentence, one scored province in one sentence.

use curia_core::{Key, Named, Phrase, keys_of};

use crate::board::Entry;
use crate::sentence::{Clauses, Part, arg, int, points_of, reworded, seat_of};

/// A part of a sentence of the chronicle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
#[named("staufer-board-told")]
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
    BonusFrom,
    BonusNobleFrom,
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
    let clauses =
        Clauses::new(Some(reworded(Told::Scored.key(), first)), rest.iter().map(|phrase| scored_part(phrase)));
    Entry::Line(clauses.sentence(), 0)
}

/// How an event goes on with the sentence of a province, whose subject is nobody's seat: a gain names who gains.
fn scored_part(phrase: &Phrase) -> Option<Part> {
    match phrase.key.id {
        // The chest that was chosen or drawn has been named, and its name says what it brings.
        "chest_taken" | "chest_points" | "chest_figures" => Some(Part::Nothing),
        "gained_from" if phrase.key.form == "noble" => Some(Part::Effect(reworded(Told::BonusNobleFrom.key(), phrase))),
        "gained_from" => Some(Part::Effect(reworded(Told::BonusFrom.key(), phrase))),
        _ => part(phrase),
    }
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

#[cfg(test)]
mod tests {
    use curia_core::{Chance, Event as _, FastChance, Game, Heard, MoveList, Seat, SeatCount, Seed, Spoken, Viewer};
    use curia_staufer::data::{Chest, Condition, Field, Place, Province};
    use curia_staufer::{Event, Figure, Figures, Office, Points, Staufer};
    use curia_texts::{Lang, Names, Words};

    use super::*;
    use crate::sentence::testing;

    fn told(lang: Lang, events: &[Event]) -> (String, i32) {
        testing::told(tell, lang, events)
    }

    fn appointment(seat: Seat) -> Vec<Event> {
        let office = Office::new(Province::Aachen, 2).unwrap();
        let paid = |province, road| Event::Paid { seat, figure: Figure::Envoy, province, road };
        vec![
            Event::AppointBegan { seat, space: 2, symbol: true },
            Event::Gained { seat, figure: Figure::Envoy },
            Event::ModifierUsed { seat, chest: Chest::Credit },
            Event::Appointed { seat, figure: Figure::Noble, office, figures: 4, noble: false },
            paid(Province::Aachen, true),
            paid(Province::Augsburg, false),
            Event::ChestPoints { seat, chest: Chest::FivePoints, points: 5 },
        ]
    }

    #[test]
    fn an_appointment_is_announced_and_then_told_as_a_whole() {
        let events = appointment(Seat::S0);
        assert_eq!(
            told(Lang::En, &events[..2]).0,
            "Anna is about to appoint somebody and gains an envoy on the track."
        );
        let (text, gain) = told(Lang::En, &events);
        assert_eq!(gain, 5);
        assert_eq!(
            text,
            "Anna appoints a noble to office 2 of Aachen for 4 figures, gains an envoy on the track, uses a chest (Letter of credit) and opens a chest for 5 points."
        );
        let own = told(Lang::Hu, &appointment(Seat::S1)).0;
        assert!(own.starts_with("4 bábuért nemest nevezel ki ("), "{own}");
        assert!(own.ends_with("és kinyitsz egy ládát (5 pont)."), "{own}");
    }

    #[test]
    fn supply_is_told_with_its_chests() {
        let seat = Seat::S0;
        let events = [
            Event::Supplied { seat, field: Field::TwoEnvoys, figures: Figures::new(2, 0) },
            Event::Gained { seat, figure: Figure::Envoy },
            Event::Gained { seat, figure: Figure::Envoy },
            Event::ChestTaken { seat, chest: Chest::Relic },
        ];
        assert_eq!(told(Lang::En, &events).0, "Anna takes supply (2 envoys) and takes a chest (Relic).");
        assert_eq!(told(Lang::Hu, &events).0, "Anna utánpótlást kér (2 követ), és elvisz egy ládát (Ereklye).");
    }

    #[test]
    fn a_scored_province_is_one_sentence_with_everybodys_place() {
        let events = [
            Event::ProvinceScored { province: Province::Palermo },
            Event::Placed { seat: Seat::S0, place: Place::First, strength: 3, points: Points(9) },
            Event::Placed { seat: Seat::S1, place: Place::Second, strength: 1, points: Points(0) },
            Event::BonusPoints { seat: Seat::S0, points: 3 },
        ];
        let (text, gain) = told(Lang::En, &events);
        assert_eq!(gain, 0, "nobody alone has won them");
        assert_eq!(text, "Palermo is scored: Anna is 1st, 9 points; you are 2nd; the bonus brings Anna 3 points.");
        assert_eq!(
            told(Lang::Hu, &events).0,
            "Palermo pontozása: Anna az 1. (9 pont); te vagy a 2.; Anna bónusza 3 pont."
        );
    }

    #[test]
    fn a_chest_of_a_bonus_is_named_once_and_a_gain_names_who_gains() {
        let (first, second) = (Seat::S0, Seat::S1);
        let events = [
            Event::ProvinceScored { province: Province::Augsburg },
            Event::Placed { seat: first, place: Place::First, strength: 3, points: Points(9) },
            Event::ChestChosen { seat: first, field: Field::Envoy, chest: Chest::TwoEnvoys },
            Event::ChestFigures { seat: first, chest: Chest::TwoEnvoys, figures: Figures::new(2, 0) },
            Event::GainedFrom { seat: first, figure: Figure::Envoy, province: Province::Milano },
            Event::ChestDrawn { seat: second, chest: Chest::Relic },
            Event::ChestTaken { seat: second, chest: Chest::Relic },
        ];
        assert_eq!(
            told(Lang::En, &events).0,
            "Augsburg is scored: Anna is 1st, 9 points; Anna chooses a chest (Two envoys); Anna gets an envoy back from Milano; you draw a chest (Relic)."
        );
    }

    #[test]
    fn a_round_says_what_is_scored_in_it() {
        let round = [Event::RoundBegan { round: 2, province: Province::Milano, condition: Condition::FewestChests }];
        assert_eq!(told(Lang::En, &round).0, "Round 2: Milano is scored; second province: “Fewest chests”");
    }

    /// Everything that a viewer is told of a game played at random.
    fn heard(seed: u64, viewer: Viewer) -> Vec<Phrase> {
        let (secret, mut pick, mut phrases) = (Seed::from_number(seed), FastChance::new(seed), Vec::new());
        let (mut told, mut legal) = (Heard::default(), MoveList::for_game::<Staufer>());
        let seats = SeatCount::new(3).unwrap();
        let mut game = Staufer::new(&Default::default(), seats, &mut secret.chance(0), &mut told).unwrap();
        for ply in 1.. {
            phrases.extend(told.by(viewer).filter_map(|event| event.phrase()));
            let Some(seat) = game.awaited().iter().next() else { break };
            game.legal(seat, &mut legal);
            told = Heard::default();
            game.apply(seat, legal[pick.below(legal.len())], &mut secret.chance(ply), &mut told);
        }
        phrases
    }

    #[test]
    fn every_sentence_of_many_games_is_whole_in_both_languages_and_speaks_to_its_reader() {
        let names = Names::new(["Anna", "Bence", "Csilla"]);
        let (mut you, mut scored) = (0, 0);
        for seed in 0..60 {
            let phrases = heard(seed, Viewer::Seat(Seat::S1));
            for group in phrases.chunk_by(|_, next| !begins(next)) {
                scored += usize::from(group.first().is_some_and(|first| first.key.id == "province_scored"));
                let Entry::Line(phrase, _) = tell(&group.iter().collect::<Vec<_>>()) else { continue };
                for lang in Lang::ALL {
                    let text = Words::of(lang).phrase(&phrase, &names.clone().read_by(Some(Seat::S1)));
                    let broken = text.contains(['{', '}']) || text.contains("staufer-") || text.contains("  ");
                    assert!(!broken && text.ends_with(['.', '!', '?']), "{text:?}");
                    assert!(!text.contains("Bence"), "the reader is called by name: {text}");
                    assert!(!text.contains(" is scored, "), "a province does something: {text}");
                    assert!(text.starts_with(|first: char| first.is_uppercase() || first.is_numeric()), "{text:?}");
                    you += usize::from(text.starts_with("You "));
                }
            }
        }
        assert!(you > 800 && scored > 400, "{you} sentences about the reader, {scored} provinces");
    }

    #[test]
    fn every_event_begins_a_sentence_or_goes_on_with_one() {
        let begin = |id: &&&'static str| begins(&Key::new("staufer-event", id).phrase());
        let beginnings = <Event as Spoken>::IDS.iter().filter(begin).count();
        assert!((12..30).contains(&beginnings), "{beginnings}");
        assert!(begins(&Key::new("ui", "undone").phrase()), "taking back is told by itself");
    }
}
