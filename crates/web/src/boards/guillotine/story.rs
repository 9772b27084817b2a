//! The chronicle of Guillotine: one move in one sentence.

use curia_core::{Key, Named, Phrase, Seat, keys_of};

use super::words::Word;
use crate::board::Entry;
use crate::sentence::{Clauses, Part, arg, int, one_by_one, points_of, reworded, seat_of};

/// A part of a sentence of the chronicle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
#[named("guillotine-board-told")]
enum Told {
    Played,
    PlayedAtTheEnd,
    Reacted,
    Beheaded,
    BeheadedFromDeck,
    Looks,
    Sees,
    Gives,
    BeheadsMore,
    BeheadsNobody,
    Fetches,
    Discards,
    LooksAtHand,
    Exchanges,
    PutsClown,
    KeepsClown,
    Draws,
    DrawsCards,
    NoEffect,
    Arranged,
    Reversed,
    Shuffled,
    NewLine,
    Gone,
    Arrived,
    Returned,
    DayWillEnd,
    MustHurry,
    WasCursed,
    Laid,
    TableCardLost,
    Redealt,
    HandNow,
    HandNowEmpty,
    Discarded,
    HandShown,
    HeadLost,
    Swapped,
    Spy,
    CardsReshuffled,
    NoblesReshuffled,
    Home,
    Forward,
    Back,
}

pub(super) fn words() -> Vec<Key> {
    keys_of![Told]
}

/// True if a sentence begins with it.
pub(super) fn begins(phrase: &Phrase) -> bool {
    phrase.key.space != "guillotine-event" || part(phrase, None, &[]).is_none()
}

/// The sentence of what belongs together.
pub(super) fn tell(group: &[&Phrase]) -> Entry {
    let Some((first, rest)) = group.split_first() else { return Entry::Skip };
    let seat = seat_of(first, "seat");
    let gain =
        group.iter().filter(|phrase| seat_of(phrase, "seat") == seat).map(|phrase| points_of(phrase, "gain")).sum();
    let head = match first.key.id {
        "day_began" => {
            let chapter = Word::DayName.phrase().with_some("day", arg(first, "day").cloned());
            return Entry::Mark { heading: day_of(first), chapter: Some(chapter) };
        }
        // The last cards belong to the last day.
        "final_began" | "game_over" => return Entry::Mark { heading: (*first).clone(), chapter: None },
        "turn_began" | "window_opened" | "game_began" | "skipped" | "final_done" => {
            return each(None, rest, seat, group).map_or(Entry::Skip, |told| Entry::Line(told, gain));
        }
        "played" => Told::Played,
        "played_at_the_end" => Told::PlayedAtTheEnd,
        "reacted" => Told::Reacted,
        "beheaded" => Told::Beheaded,
        "beheaded_from_deck" => Told::BeheadedFromDeck,
        _ => {
            let told = each(Some((*first).clone()), rest, seat, group);
            return told.map_or(Entry::Skip, |told| Entry::Line(told, gain));
        }
    };
    Entry::Line(in_one(reworded(head.key(), first), rest, seat, group), gain)
}

/// One sentence: what the player did, and what came of it.
fn in_one(head: Phrase, rest: &[&Phrase], seat: Option<Seat>, group: &[&Phrase]) -> Phrase {
    Clauses::new(Some(head), rest.iter().map(|phrase| part(phrase, seat, group))).sentence()
}

/// Where the beginning is no clause that could go on, a sentence each.
fn each(first: Option<Phrase>, rest: &[&Phrase], seat: Option<Seat>, group: &[&Phrase]) -> Option<Phrase> {
    let worth_telling = |phrase: &&&Phrase| !matches!(part(phrase, seat, group), Some(Part::Nothing));
    one_by_one(first.into_iter().chain(rest.iter().filter(worth_telling).map(|phrase| (*phrase).clone())))
}

/// How an event goes on with a sentence about `seat`; `None` if it begins one.
fn part(phrase: &Phrase, seat: Option<Seat>, group: &[&Phrase]) -> Option<Part> {
    let does = |told: Told| Some(Part::Does(reworded(told.key(), phrase)));
    let effect = |told: Told| Some(Part::Effect(reworded(told.key(), phrase)));
    let told = |id: &str| group.iter().any(|other| other.key.id == id);
    let own = seat_of(phrase, "seat") == seat;
    match phrase.key.id {
        "looked" if told("looked_at") => Some(Part::Nothing),
        "looked" => does(Told::Looks),
        "looked_at" => does(Told::Sees),
        "noble_given" => does(Told::Gives),
        // The next line tells of it.
        "extra_beheading" if !told("played") => Some(Part::Nothing),
        "extra_beheading" => does(Told::BeheadsMore),
        "no_beheading" => does(Told::BeheadsNobody),
        "fetched" => does(Told::Fetches),
        "discarded" if own => does(Told::Discards),
        "discarded" => effect(Told::Discarded),
        "hand_looked_at" => does(Told::LooksAtHand),
        "hands_exchanged" => does(Told::Exchanges),
        "clown_placed" => does(Told::PutsClown),
        "clown_kept" => does(Told::KeepsClown),
        // Everybody draws a card at the end of a turn; only more or less than that is news.
        "drew" if int(phrase, "count") == Some(1) || told("drew_cards") => Some(Part::Nothing),
        "drew" => does(Told::Draws),
        "drew_cards" => does(Told::DrawsCards),
        "laid" if own => Some(Part::Nothing),
        "laid" => effect(Told::Laid),
        "pick_made" | "bonus_draw" => Some(Part::Nothing),
        "moved" => Some(Part::Effect(moved(phrase))),
        "no_effect" => effect(Told::NoEffect),
        "arranged" => effect(Told::Arranged),
        "reversed" => effect(Told::Reversed),
        "line_shuffled" => effect(Told::Shuffled),
        "new_line" => effect(Told::NewLine),
        "noble_gone" => effect(Told::Gone),
        "noble_arrived" => effect(Told::Arrived),
        "head_returned" => effect(Told::Returned),
        "day_will_end" => effect(Told::DayWillEnd),
        "must_hurry" => effect(Told::MustHurry),
        "was_cursed" => effect(Told::WasCursed),
        "table_card_lost" => effect(Told::TableCardLost),
        "hands_redealt" => effect(Told::Redealt),
        "hand_now" if phrase.key.form.is_empty() => effect(Told::HandNow),
        "hand_now" => effect(Told::HandNowEmpty),
        "hand_shown" => effect(Told::HandShown),
        "head_lost" => effect(Told::HeadLost),
        "heads_swapped" => effect(Told::Swapped),
        "spy_moved" => effect(Told::Spy),
        "cards_reshuffled" => effect(Told::CardsReshuffled),
        "nobles_reshuffled" => effect(Told::NoblesReshuffled),
        "line_cleared" if phrase.key.form.is_empty() => effect(Told::Home),
        "line_cleared" => Some(Part::Nothing),
        _ => None,
    }
}

/// How far a noble has moved, and which way.
fn moved(phrase: &Phrase) -> Phrase {
    let place = |name| int(phrase, name).unwrap_or_default();
    let ahead = place("from") - place("to");
    let told = if ahead > 0 { Told::Forward } else { Told::Back };
    told.phrase().with_some("noble", arg(phrase, "noble").cloned()).with("count", ahead.abs())
}

/// The heading of a day; who stands in line can be seen.
fn day_of(phrase: &Phrase) -> Phrase {
    let day = Word::DayBegins.phrase().with_some("day", arg(phrase, "day").cloned());
    day.with_some("player", arg(phrase, "starter").cloned())
}

#[cfg(test)]
mod tests {
    use curia_core::Spoken;
    use curia_guillotine::{Card, Event, Noble};
    use curia_texts::Lang;

    use super::*;
    use crate::sentence::testing;

    fn told(lang: Lang, events: &[Event]) -> (String, i32) {
        testing::told(tell, lang, events)
    }

    fn noble(id: &str) -> Noble {
        Noble::all().find(|noble| noble.key().id == id).unwrap()
    }

    #[test]
    fn a_card_and_what_comes_of_it_are_one_sentence() {
        let play = |seat| {
            [Event::Played { seat, card: Card::LIdiot }, Event::Moved { noble: noble("sheriff"), from: 3, to: 1 }]
        };
        let (anna, bence) = (play(Seat::S0), play(Seat::S1));
        assert_eq!(told(Lang::En, &anna).0, "Anna plays L’Idiot: the Sheriff moves forward 2 places.");
        assert_eq!(told(Lang::En, &bence).0, "You play L’Idiot: the Sheriff moves forward 2 places.");
        assert_eq!(told(Lang::Hu, &anna).0, "Anna kijátssza Az idióta lapot: a Zsandár 2 hellyel előrébb kerül.");
        assert_eq!(told(Lang::Hu, &bence).0, "Kijátszod Az idióta lapot: a Zsandár 2 hellyel előrébb kerül.");
    }

    #[test]
    fn a_play_that_is_not_yet_decided_is_told_as_far_as_it_has_come() {
        let begun = [Event::Played { seat: Seat::S0, card: Card::LIdiot }];
        assert_eq!(told(Lang::En, &begun).0, "Anna plays L’Idiot.");
    }

    #[test]
    fn a_beheading_says_what_it_has_brought() {
        let seat = Seat::S1;
        let guard = [
            Event::Beheaded { seat, noble: noble("palace_guard"), gain: 3 },
            Event::Drew { seat, count: 1 },
            Event::DrewCards { seat, cards: vec![Card::Stumble] },
        ];
        assert_eq!(told(Lang::En, &guard), ("You behead the Palace Guard and draw Stumble.".to_owned(), 3));
        assert_eq!(told(Lang::Hu, &guard).0, "Lefejezed a Palotaőrt, és lapot húzol (Elbotlás).");
        let clown = [
            Event::Beheaded { seat: Seat::S0, noble: noble("clown"), gain: 0 },
            Event::ClownPlaced { from: Seat::S0, to: seat },
        ];
        assert_eq!(told(Lang::En, &clown), ("Anna beheads the Clown and puts him on your pile.".to_owned(), 0));
    }

    #[test]
    fn every_event_begins_a_sentence_or_goes_on_with_one() {
        let begin = |id: &&&'static str| begins(&Key::new("guillotine-event", id).phrase());
        let beginnings = <Event as Spoken>::IDS.iter().filter(begin).count();
        assert!((15..25).contains(&beginnings), "{beginnings}");
        assert!(begins(&Key::new("ui", "undone").phrase()), "taking back is told by itself");
    }
}
