//! The chronicle of Rival Kings: one move in one sentence.

use curia_core::{Arg, Key, Named, Phrase, keys_of};

use super::words::Word;
use crate::board::Entry;
use crate::sentence::{Clauses, Part, arg, int, one_by_one, points_of, reworded, seat_of};

/// A part of a sentence of the chronicle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
#[named("rival-kings-board-told")]
enum Told {
    Sentence,
    Effects,
    Revealed,
    Reveals,
    RevealsNeutral,
    Steals,
    Uses,
    Performs,
    Settles,
    Passes,
    TakesMoney,
    Buys,
    Recruits,
    Finds,
    Gains,
    GainsShort,
    Swaps,
    SwapsCharacters,
    SwapsTop,
    LooksBuildings,
    LooksSubjects,
    Declines,
    Overpays,
    TurnedUp,
    Emptied,
    Refilled,
    RefillShort,
}

pub(super) fn words() -> Vec<Key> {
    keys_of![Told]
}

/// True if a sentence begins with it.
pub(super) fn begins(phrase: &Phrase) -> bool {
    phrase.key.space != "rival-kings-event" || part(phrase).is_none()
}

/// The sentence of what belongs together.
pub(super) fn tell(group: &[&Phrase]) -> Entry {
    let Some((first, rest)) = group.split_first() else { return Entry::Skip };
    let mark = |heading: Phrase, chapter: Option<Phrase>| Entry::Mark { heading, chapter };
    match first.key.id {
        "game_begins" | "game_ends" | "match_ends" => mark((*first).clone(), None),
        "round_begins" => {
            let named = |word: Word| word.phrase().with_some("round", arg(first, "round").cloned());
            mark(named(Word::RoundBegins), Some(named(Word::RoundName)))
        }
        "cycle_begins" if int(first, "cycle") == Some(2) => mark(Word::SecondCycle.phrase(), None),
        // What is on top at the beginning can be seen, and so can the order of the turns, who has chosen, and the result.
        "cycle_begins" | "turned_up" | "turn_order" | "turn_begins" | "scored" => Entry::Skip,
        "committed" => revealed(rest),
        "stolen" | "ability_used" | "performs" => acted(first, rest),
        _ => Entry::Line(each(first, rest).unwrap_or_else(|| (*first).clone()), gain(group)),
    }
}

/// All characters are turned up together, when the last of them has been chosen.
fn revealed(rest: &[&Phrase]) -> Entry {
    let shown = rest.iter().filter_map(|phrase| match phrase.key.id {
        "revealed" => Some(reworded(Told::Reveals.key(), phrase)),
        "neutral_revealed" => Some(reworded(Told::RevealsNeutral.key(), phrase)),
        _ => None,
    });
    let shown: Vec<Phrase> = shown.collect();
    if shown.is_empty() { Entry::Skip } else { Entry::Line(Told::Revealed.phrase().with("characters", shown), 0) }
}

/// What a player did, and what came of it, in one sentence.
fn acted(first: &Phrase, rest: &[&Phrase]) -> Entry {
    let seat = seat_of(first, "seat").or_else(|| seat_of(first, "thief"));
    let head = match first.key.id {
        "stolen" => Some(reworded(Told::Steals.key(), first)),
        "ability_used" => Some(reworded(Told::Uses.key(), first)),
        _ => None,
    };
    let clauses = Clauses::new(head, rest.iter().map(|phrase| part(phrase)));
    let (does, effects) = clauses.or_does(reworded(Told::Performs.key(), first)).told();
    let told = if effects.is_some() { Told::Effects } else { Told::Sentence };
    let sentence = told.phrase().with_some("seat", seat.map(Arg::from)).with_some("head", does.map(Arg::from));
    let sentence = sentence.with_some("effects", effects.map(Arg::from));
    let gains = rest.iter().filter(|phrase| seat_of(phrase, "seat").or_else(|| seat_of(phrase, "from")) == seat);
    Entry::Line(sentence, gains.map(|phrase| points_of(phrase, "gain")).sum())
}

/// Where the beginning is no clause that could go on, a sentence each.
fn each(first: &Phrase, rest: &[&Phrase]) -> Option<Phrase> {
    let worth_telling = |phrase: &&&Phrase| !matches!(part(phrase), Some(Part::Nothing));
    one_by_one(std::iter::once(first).chain(rest.iter().filter(worth_telling).copied()).cloned())
}

/// What a group has brought to the player whom it names first; nothing is said behind a sentence that costs others as much.
fn gain(group: &[&Phrase]) -> i32 {
    let mut touched =
        group.iter().filter(|phrase| points_of(phrase, "gain") != 0).map(|phrase| seat_of(phrase, "seat"));
    let first = touched.next();
    if touched.any(|seat| Some(seat) != first) {
        return 0;
    }
    let subject = group.first().and_then(|first| first.args.iter().find_map(|(name, _)| seat_of(first, name)));
    let own = group.iter().filter(|phrase| subject.is_some() && seat_of(phrase, "seat") == subject);
    own.map(|phrase| points_of(phrase, "gain")).sum()
}

/// How an event goes on with a sentence; `None` if it begins one.
fn part(phrase: &Phrase) -> Option<Part> {
    let does = |told: Told| Some(Part::Does(reworded(told.key(), phrase)));
    let effect = |told: Told| Some(Part::Effect(reworded(told.key(), phrase)));
    let named = |name| match arg(phrase, name) {
        Some(Arg::Name(key)) => *key,
        _ => phrase.key,
    };
    match phrase.key.id {
        "revealed" | "neutral_revealed" => Some(Part::Nothing),
        // The Smith and the Town Guard step in where something else has begun.
        "ability_used" if matches!(named("subject").id, "smith" | "town_guard") => Some(Part::Nothing),
        "marker_taken" | "no_marker_left" | "warded" | "theft_prevented" => Some(Part::Alone),
        "characters_swapped" => does(Told::SwapsCharacters),
        "performs" if matches!(phrase.key.form, "stolen" | "ability") => Some(Part::Nothing),
        "changed" => Some(Part::Nothing),
        "settled" => does(Told::Settles),
        "marker_passed" => does(Told::Passes),
        "money_taken" => does(Told::TakesMoney),
        "bought" if !phrase.key.form.is_empty() => does(Told::Finds),
        "bought" if named("card").space == "rival-kings-subject" => does(Told::Recruits),
        "bought" => does(Told::Buys),
        "gained" if phrase.key.form.is_empty() => does(Told::Gains),
        "gained" => does(Told::GainsShort),
        "cards_swapped" => does(Told::Swaps),
        "top_swapped" => does(Told::SwapsTop),
        "looks" if phrase.key.form == "building" => does(Told::LooksBuildings),
        "looks" => does(Told::LooksSubjects),
        "declined" => does(Told::Declines),
        "overpaid" => effect(Told::Overpays),
        "turned_up" => effect(Told::TurnedUp),
        "pile_emptied" => effect(Told::Emptied),
        "refilled" => effect(Told::Refilled),
        "refill_short" => effect(Told::RefillShort),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use curia_core::{Event as _, Seat, Spoken};
    use curia_rival_kings::{Action, Building, Card, Character, Event, Kind, Pile, Right, Subject};
    use curia_texts::Lang;

    use super::*;
    use crate::sentence::testing;

    const ANNA: Seat = Seat::S0;
    const BENCE: Seat = Seat::S1;

    fn told(lang: Lang, events: &[Event]) -> (String, i32) {
        let phrases = events.iter().filter_map(|event| event.phrase());
        assert!(phrases.skip(1).all(|phrase| !begins(&phrase)), "one sentence");
        testing::told(tell, lang, events)
    }

    fn theft(thief: Seat, victim: Seat) -> [Event; 3] {
        let action = Action::TakeMoney;
        [
            Event::Stolen { thief, victim, action },
            Event::Performs { seat: thief, action, right: Right::Stolen },
            Event::MoneyTaken { seat: thief, pile: Pile::B1, coins: 4, gain: 1 },
        ]
    }

    #[test]
    fn a_theft_and_what_it_brought_are_one_sentence() {
        let (by_anna, by_bence) = (theft(ANNA, BENCE), theft(BENCE, ANNA));
        assert_eq!(
            told(Lang::En, &by_anna),
            ("Anna steals an action from you (take money) and takes 4 coins from building pile 1.".to_owned(), 1)
        );
        assert_eq!(
            told(Lang::En, &by_bence).0,
            "You steal an action from Anna (take money) and take 4 coins from building pile 1."
        );
        assert_eq!(
            told(Lang::Hu, &by_anna).0,
            "Anna ellopja az egyik akciódat (pénz elvétele), és elvesz 4 érmét (1. épületpakli)."
        );
        assert_eq!(
            told(Lang::Hu, &by_bence).0,
            "Ellopod Anna egyik akcióját (pénz elvétele), és elveszel 4 érmét (1. épületpakli)."
        );
    }

    #[test]
    fn a_purchase_says_what_it_has_brought_and_what_lies_there_now() {
        let card = Card::Building(Building::Harbour);
        let bought = |seat| {
            [
                Event::Performs { seat, action: Action::BuyBuilding, right: Right::Own },
                Event::Bought { seat, card, pile: Pile::B1, price: 4, found: false, gain: 5 },
                Event::TurnedUp { pile: Pile::B1, card: Card::Building(Building::Inn) },
            ]
        };
        assert_eq!(told(Lang::En, &bought(ANNA)), ("Anna buys Harbour for 4; now on top: Inn.".to_owned(), 5));
        assert_eq!(told(Lang::En, &bought(BENCE)).0, "You buy Harbour for 4; now on top: Inn.");
        assert_eq!(
            told(Lang::Hu, &bought(ANNA)).0,
            "Anna 4 érméért megvesz egy épületet (Kikötő); most felül: Fogadó."
        );
        assert_eq!(told(Lang::Hu, &bought(BENCE)).0, "4 érméért megveszel egy épületet (Kikötő); most felül: Fogadó.");
    }

    #[test]
    fn an_action_that_is_not_yet_decided_is_told_as_far_as_it_has_come() {
        let begun = [Event::Performs { seat: ANNA, action: Action::BuyBuilding, right: Right::Own }];
        assert_eq!(told(Lang::En, &begun).0, "Anna performs an action (buy a building).");
    }

    #[test]
    fn what_somebody_looks_at_is_told_to_nobody() {
        let seat = ANNA;
        let looked = [
            Event::AbilityUsed { seat, subject: Subject::Vintner },
            Event::Looks { seat, kind: Kind::Subject },
            Event::Declined { seat },
        ];
        assert_eq!(
            told(Lang::En, &looked).0,
            "Anna uses the Vintner, looks through the subject piles and buys nothing."
        );
        assert_eq!(
            told(Lang::Hu, &looked).0,
            "Anna a Borász képességét használja, átnézi az alattvalópaklikat, és nem vesz semmit."
        );
    }

    #[test]
    fn the_reveal_is_one_sentence_and_a_choice_before_it_is_none() {
        let committed = Event::Committed { seat: ANNA };
        let phrase = committed.phrase().unwrap();
        assert_eq!(tell(&[&phrase]), Entry::Skip);
        let revealed = [
            committed,
            Event::Revealed { seat: ANNA, character: Character::Duke },
            Event::Revealed { seat: BENCE, character: Character::Knight },
            Event::NeutralRevealed { character: Character::Queen },
        ];
        assert_eq!(
            told(Lang::En, &revealed).0,
            "The characters are revealed: Anna Duke (B), you Knight (D) and neutral Queen (A)."
        );
        assert_eq!(
            told(Lang::Hu, &revealed).0,
            "A felfedett karakterek: Anna – Herceg (B), te – Lovag (D) és semleges – Királynő (A)."
        );
    }

    #[test]
    fn a_conflict_is_told_with_its_marker() {
        let seat = BENCE;
        let conflict =
            [Event::RankConflict { thief: ANNA, victim: seat, victims: 1 }, Event::MarkerTaken { seat, gain: -2 }];
        assert_eq!(told(Lang::En, &conflict), ("Anna will rob you. You take a conflict marker.".to_owned(), 0));
    }

    #[test]
    fn every_event_begins_a_sentence_or_goes_on_with_one() {
        let begin = |id: &&&'static str| begins(&Key::new("rival-kings-event", id).phrase());
        let beginnings = <Event as Spoken>::IDS.iter().filter(begin).count();
        assert!((15..28).contains(&beginnings), "{beginnings}");
        assert!(begins(&Key::new("ui", "undone").phrase()), "taking back is told by itself");
    }
}
