//! The chronicle of Heads of State: what a player takes is one sentence, a noble one, an attack one.

use curia_core::{Arg, Key, Named, Phrase, Seat, keys_of};

use crate::board::Entry;
use crate::sentence::{Clauses, Part, arg, int, one_by_one, points_of, reworded, seat_of};

/// A part of a sentence of the chronicle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
#[named("heads-of-state-board-told")]
enum Told {
    Begins,
    Century,
    CenturyName,
    Revolution,
    RevolutionAside,
    Takes,
    TakesToo,
    TakesAfter,
    Unseen,
    UnseenMany,
    UnseenTreachery,
    Several,
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
    GivesUpOpen,
    Scored,
    ScoredEmpty,
    Influence,
    TieBroken,
    TieBrokenByNumber,
    Majority,
    MajorityShare,
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
        return after(first, rest);
    }
    let line = |head: Option<Phrase>| sentence(head, group);
    match first.key.id {
        "starts" => mark(reworded(Told::Begins.key(), first), Some(Told::CenturyName.phrase().with("century", FIRST))),
        "century_began" => mark(reworded(Told::Century.key(), first), Some(reworded(Told::CenturyName.key(), first))),
        "revolution_shown" => mark(reworded(Told::Revolution.key(), first), None),
        "revolution_aside" => mark(reworded(Told::RevolutionAside.key(), first), None),
        // The panels show whose turn it is and who has still to choose, the result tells the points.
        "trim_named" | "final_score" => Entry::Skip,
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
        // Only where the beginning of the sentence is not known any more.
        id if goes_on(id) => sentence(None, group),
        _ => Entry::Line((*first).clone(), 0),
    }
}

/// What is told by itself, as that something was taken back, with what has happened since.
fn after(first: &Phrase, rest: &[&Phrase]) -> Entry {
    match sentence(None, rest) {
        Entry::Line(then, gain) => {
            Entry::Line(one_by_one([first.clone(), then].into_iter()).unwrap_or_else(|| first.clone()), gain)
        }
        Entry::Skip | Entry::Mark { .. } => Entry::Line(first.clone(), 0),
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
        "drew_attribute" => Some(Told::Unseen.key().into()),
        "drew_treachery" => Some(Told::UnseenTreachery.key().into()),
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
    let cards = counted(cards);
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
    let cards = counted(of_group().filter_map(|phrase| arg(phrase, "card").cloned()));
    Some(Told::Discards.phrase().with("seat", seat).with("cards", Arg::List(cards)))
}

/// Equal cards together: "2 × gold, a card from the pile".
fn counted(cards: impl Iterator<Item = Arg>) -> Vec<Arg> {
    let mut kinds: Vec<(Arg, i64)> = Vec::new();
    for card in cards {
        match kinds.iter_mut().find(|(kind, _)| *kind == card) {
            Some((_, count)) => *count += 1,
            None => kinds.push((card, 1)),
        }
    }
    let told = |(card, count)| match (&card, count) {
        (_, 1) => card,
        (Arg::Name(key), _) if *key == Told::Unseen.key() => Told::UnseenMany.phrase().with("count", count).into(),
        _ => Told::Several.phrase().with("count", count).with("card", card).into(),
    };
    kinds.into_iter().map(told).collect()
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
    let told = match int(first, "count") {
        Some(0) => Told::GivesUpOpen,
        _ if first.key.form.is_empty() => Told::GivesUp,
        _ => Told::GivesUpHidden,
    };
    reworded(told.key(), first)
}

/// The most nobles of a rank, with what each of those who have them gets.
fn majority(first: &Phrase) -> Phrase {
    let seats = if let Some(Arg::List(seats)) = arg(first, "seats") { seats.as_slice() } else { &[] };
    let share = |seat: &Arg| {
        let Arg::Seat(seat) = *seat else { return None };
        Some(Part::Effect(reworded(Told::MajorityShare.key(), first).with("seat", seat)))
    };
    Clauses::new(Some(reworded(Told::Majority.key(), first)), seats.iter().map(share)).listed().sentence()
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

#[cfg(test)]
mod tests {
    use curia_core::{Chance, Event as _, FastChance, Game, Heard, MoveList, Seat, SeatCount, Seed, Spoken, Viewer};
    use curia_heads_of_state::data::{Area, Attribute, Century, Country, Rank, Treachery};
    use curia_heads_of_state::{Attributes, CardSet, Event, HeadsOfState, Interrupted, TurnOption};
    use curia_texts::{Lang, Names, Words};

    use super::*;
    use crate::sentence::testing;

    fn told(lang: Lang, events: &[Event]) -> (String, i32) {
        testing::told(tell, lang, events)
    }

    #[test]
    fn the_cards_of_a_turn_are_one_list() {
        let seat = Seat::S0;
        let events = [
            Event::TurnBegan { seat, count: None },
            Event::ChoseOption { seat, option: TurnOption::AttributesThree },
            Event::TookAttribute { seat, card: Attribute::Gold },
            Event::DrewAttribute { seat },
            Event::TookAttribute { seat, card: Attribute::Gold },
        ];
        assert_eq!(told(Lang::En, &events[..3]).0, "Anna takes gold.");
        assert_eq!(told(Lang::En, &events).0, "Anna takes 2 × gold and a card from the pile.");
        assert_eq!(told(Lang::Hu, &events).0, "Anna lapot vesz el (2 × arany és egy lap a pakliból).");
    }

    #[test]
    fn what_is_told_to_all_and_to_its_owner_is_told_once() {
        let seat = Seat::S1;
        let events = [
            Event::TurnBegan { seat, count: None },
            Event::ChoseOption { seat, option: TurnOption::Treachery },
            Event::DrewTreachery { seat },
            Event::DrewTreacheryCard { seat, card: Treachery::Gallows, open: false },
            Event::DrewAttribute { seat },
            Event::DrewAttributeCard { seat, card: Attribute::Castle, open: false },
        ];
        assert_eq!(told(Lang::En, &events).0, "You take gallows and castle.");
    }

    #[test]
    fn a_noble_is_told_with_all_that_it_wins() {
        let (seat, rank, area) = (Seat::S1, Rank::Earl, Area::Galicia);
        let events = [
            Event::ChoseBox { seat, rank, area, replaces: false },
            Event::Paid { seat, rank, area, cards: Attributes::NONE, courtesan: Some(Attribute::Castle) },
            Event::Raised { seat, rank, area, replaces: false },
            Event::NobleCard { seat, rank, left: 9 },
            Event::AreaMarker { seat, area, points: 3 },
            Event::CountryMarker { seat, country: Country::Spain, points: 8, second: false },
        ];
        assert_eq!(told(Lang::En, &events[..1]).0, "You are about to raise an earl in Galicia.");
        let (text, gain) = told(Lang::En, &events);
        assert_eq!(gain, 11);
        assert_eq!(
            text,
            "You raise an earl in Galicia, use a courtesan (for castle), take the area marker and are the first to have \
             reached all of Spain."
        );
    }

    #[test]
    fn an_attack_speaks_to_its_victim() {
        let (seat, victim, rank, area) = (Seat::S0, Seat::S1, Rank::Duke, Area::Bavaria);
        let cards = CardSet::one(Treachery::Assassin);
        let events = [
            Event::PlayedTreachery { seat, cards },
            Event::Attacked { seat, victim, rank, area, cards },
            Event::BagDrawn { seat, victim, rank, area, own: true },
            Event::Killed { seat, victim, rank, area, count: 1 },
        ];
        assert_eq!(told(Lang::En, &events[..1]).0, "Anna plays assassin.");
        assert_eq!(
            told(Lang::En, &events).0,
            "Anna strikes at your duke in Bavaria (assassin): Anna’s cube comes out of the bag; the noble dies."
        );
        assert_eq!(
            told(Lang::Hu, &events).0,
            "Anna lesújt a nemesedre (bajorországi herceg; kijátszva: orgyilkos): a zsákból Anna kockája kerül elő; a nemes meghal."
        );
    }

    #[test]
    fn a_country_is_scored_in_one_sentence() {
        let (country, century) = (Country::Germany, Century::Y1589);
        let events = [
            Event::CountryScored { country, century, empty: false },
            Event::CenturyMarker { seat: Seat::S0, country, influence: 4, points: 6, second: false },
            Event::CenturyMarker { seat: Seat::S1, country, influence: 4, points: 5, second: true },
        ];
        assert_eq!(
            told(Lang::En, &events),
            ("German States, 1589: Anna +6 (influence 4), you +5 (influence 4).".to_owned(), 0)
        );
    }

    #[test]
    fn the_revolution_that_ends_no_century_does_not_say_so() {
        let heading = |event: Event| match tell(&[&event.phrase().unwrap()]) {
            Entry::Mark { heading, .. } => Words::of(Lang::En).phrase(&heading, &Names::default()),
            _ => panic!("no heading"),
        };
        let by = Interrupted::Draw;
        let shown = heading(Event::RevolutionShown { century: Century::Y1789, by });
        assert_eq!(shown, "The Revolution breaks out: the century of 1789 is over");
        assert_eq!(heading(Event::RevolutionAside { by }), "The Revolution shows: the game draws to its end");
    }

    /// Everything that a viewer is told of a game played at random.
    fn heard(seed: u64, viewer: Viewer) -> Vec<Phrase> {
        let (secret, mut pick, mut phrases) = (Seed::from_number(seed), FastChance::new(seed), Vec::new());
        let (mut told, mut legal) = (Heard::default(), MoveList::for_game::<HeadsOfState>());
        let seats = SeatCount::new(3).unwrap();
        let mut game = HeadsOfState::new(&Default::default(), seats, &mut secret.chance(0), &mut told).unwrap();
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
        let (mut you, mut nobles) = (0, 0);
        for seed in 0..30 {
            let phrases = heard(seed, Viewer::Seat(Seat::S1));
            for group in phrases.chunk_by(|_, next| !begins(next)) {
                let Entry::Line(phrase, gain) = tell(&group.iter().collect::<Vec<_>>()) else { continue };
                for lang in Lang::ALL {
                    let text = Words::of(lang).phrase(&phrase, &names.clone().read_by(Some(Seat::S1)));
                    let broken = text.contains(['{', '}']) || text.contains("heads-of-state-") || text.contains("  ");
                    assert!(!broken && text.ends_with(['.', '!', '?']), "{text:?}");
                    assert!(!text.contains("Bence"), "the reader is called by name: {text}");
                    assert!(text.starts_with(|first: char| first.is_uppercase() || first.is_numeric()), "{text:?}");
                    you += usize::from(text.starts_with("You "));
                }
                nobles += usize::from(gain > 0);
            }
        }
        assert!(you > 500 && nobles > 100, "{you} sentences about the reader, {nobles} with points");
    }

    #[test]
    fn every_event_begins_a_sentence_or_goes_on_with_one() {
        let begin = |id: &&&'static str| begins(&Key::new("heads-of-state-event", id).phrase());
        let beginnings = <Event as Spoken>::IDS.iter().filter(begin).count();
        assert!((12..40).contains(&beginnings), "{beginnings}");
        assert!(begins(&Key::new("ui", "undone").phrase()), "taking back is told by itself");
    }
}
