//! How the chronicle of a board makes one sentence of what belongs together.

use curia_core::{Arg, Key, Named, Phrase, Seat};

/// What holds the parts of a sentence together, alike in every game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
#[named("web-told")]
pub(crate) enum Joint {
    Sentence,
    Effects,
    Both,
    Comma,
    And,
    More,
}

/// How something goes on with the sentence before it.
pub(crate) enum Part {
    /// As something else that the same player does: "and draws two cards".
    Does(Phrase),
    /// As what comes of it: "the Sheriff gets away".
    Effect(Phrase),
    /// As a sentence of its own, where the others are told one by one: a marker that comes of a conflict.
    Alone,
    /// Not at all: the rest says it.
    Nothing,
}

/// What somebody did, and what came of it.
pub(crate) struct Clauses {
    does: Vec<Phrase>,
    effects: Vec<Phrase>,
    between_effects: Joint,
}

impl Clauses {
    /// The parts that go on with `head`, in their order.
    pub(crate) fn new(head: Option<Phrase>, parts: impl Iterator<Item = Option<Part>>) -> Clauses {
        let mut clauses = Clauses { does: Vec::from_iter(head), effects: Vec::new(), between_effects: Joint::Both };
        for part in parts {
            match part {
                Some(Part::Does(phrase)) => clauses.does.push(phrase),
                Some(Part::Effect(phrase)) => clauses.effects.push(phrase),
                Some(Part::Nothing | Part::Alone) | None => {}
            }
        }
        clauses
    }

    /// The same with something to be done, if there was nothing.
    pub(crate) fn or_does(mut self, otherwise: Phrase) -> Clauses {
        if self.does.is_empty() {
            self.does.push(otherwise);
        }
        self
    }

    /// The same with its effects as items of one list: "Anna bids 1, Bence passes".
    pub(crate) fn listed(mut self) -> Clauses {
        self.between_effects = Joint::Comma;
        self
    }

    /// What is done as one clause, "this, that and that", and what comes of it, "this; that".
    pub(crate) fn told(mut self) -> (Option<Phrase>, Option<Phrase>) {
        let last = if self.does.len() > 1 { self.does.pop() } else { None };
        let told = joined(Joint::Comma, self.does).into_iter().chain(last).collect();
        (joined(Joint::And, told), joined(self.between_effects, self.effects))
    }

    /// All of it as one sentence.
    pub(crate) fn sentence(self) -> Phrase {
        let (does, effects) = self.told();
        let joint = if effects.is_some() { Joint::Effects } else { Joint::Sentence };
        let sentence = joint.phrase().with_some("head", does.map(Arg::from));
        sentence.with_some("effects", effects.map(Arg::from))
    }
}

/// Sentences that follow each other.
pub(crate) fn one_by_one(sentences: impl Iterator<Item = Phrase>) -> Option<Phrase> {
    joined(Joint::More, sentences.collect())
}

fn joined(by: Joint, parts: Vec<Phrase>) -> Option<Phrase> {
    parts.into_iter().reduce(|first, then| by.phrase().with("first", first).with("then", then))
}

/// What the phrase says in other words.
pub(crate) fn reworded(told: Key, phrase: &Phrase) -> Phrase {
    Phrase { key: told, args: phrase.args.clone() }
}

/// What the phrase says under this name.
pub(crate) fn arg<'p>(phrase: &'p Phrase, name: &str) -> Option<&'p Arg> {
    phrase.args.iter().find(|(found, _)| *found == name).map(|(_, arg)| arg)
}

/// The number that it says under this name.
pub(crate) fn int(phrase: &Phrase, name: &str) -> Option<i64> {
    match arg(phrase, name) {
        Some(Arg::Int(number)) => Some(*number),
        _ => None,
    }
}

/// The player of whom it speaks under this name.
pub(crate) fn seat_of(phrase: &Phrase, name: &str) -> Option<Seat> {
    match arg(phrase, name) {
        Some(Arg::Seat(seat)) => Some(*seat),
        _ => None,
    }
}

/// The points that the event says it has brought, under this name.
pub(crate) fn points_of(phrase: &Phrase, name: &str) -> i32 {
    int(phrase, name).and_then(|points| i32::try_from(points).ok()).unwrap_or_default()
}

#[cfg(test)]
pub(crate) mod testing {
    use curia_core::{Event, Phrase, Seat};
    use curia_texts::{Lang, Names, Words};

    use crate::board::Entry;

    /// What a board tells of these events to the player of seat 1, Bence, and the gain behind it.
    pub(crate) fn told<E: Event>(tell: fn(&[&Phrase]) -> Entry, lang: Lang, events: &[E]) -> (String, i32) {
        let names = Names::new(["Anna", "Bence", "Csilla"]).read_by(Some(Seat::S1));
        let phrases: Vec<Phrase> = events.iter().filter_map(Event::phrase).collect();
        let (phrase, gain) = match tell(&phrases.iter().collect::<Vec<_>>()) {
            Entry::Line(phrase, gain) => (phrase, gain),
            Entry::Mark { heading, .. } => (heading, 0),
            Entry::Skip => panic!("nothing is told"),
        };
        (Words::of(lang).phrase(&phrase, &names).replace('\u{a0}', " "), gain)
    }
}
