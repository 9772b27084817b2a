//! What can be agreed before a game begins.

use std::collections::BTreeMap;
use std::fmt;

use serde::Serialize;

use crate::{Key, Named, Seat, SeatCount};

/// What values an option takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionKind {
    /// One of these words; the first is the default.
    Choice(&'static [&'static str]),
    /// A whole number.
    Int {
        /// The smallest allowed.
        min: i32,
        /// The largest allowed.
        max: i32,
        /// What holds if nothing is said.
        default: i32,
    },
    /// `random` (the default) or the number of a seat.
    Seat,
    /// `count` different words out of `of`, joined by `+`; the default is `any`.
    Subset {
        /// The words to choose from.
        of: &'static [&'static str],
        /// How many of them.
        count: usize,
    },
    /// For every seat one of these words, none of them twice, or `random`; joined by `+`, and drawn for seats that are not
    /// named. `seat_order` (the default) gives them out as they stand here, `random` draws them all.
    BySeat(&'static [&'static str]),
}

impl OptionKind {
    /// The value that holds if nothing is said.
    pub fn default_value(&self) -> String {
        match *self {
            OptionKind::Choice(values) => values.first().copied().unwrap_or_default().to_owned(),
            OptionKind::Int { default, .. } => default.to_string(),
            OptionKind::Seat => RANDOM_SEAT.to_owned(),
            OptionKind::Subset { .. } => "any".to_owned(),
            OptionKind::BySeat(_) => SEAT_ORDER.to_owned(),
        }
    }

    /// The words that a seat can choose from, with the one that leaves it to luck; nothing for an option of another kind.
    pub fn words_of_a_seat(&self) -> Vec<&'static str> {
        match *self {
            OptionKind::BySeat(of) => [of, &[RANDOM_SEAT]].concat(),
            _ => Vec::new(),
        }
    }

    /// The word that a value gives to a seat. `None` for an option of another kind.
    pub fn word_of_seat<'v>(&self, value: &'v str, seat: Seat) -> Option<&'v str> {
        let OptionKind::BySeat(of) = *self else { return None };
        match value {
            SEAT_ORDER => of.get(seat.index()).copied(),
            _ => Some(value.split('+').nth(seat.index()).unwrap_or(RANDOM_SEAT)),
        }
    }

    /// The value that gives these words to the seats that play, from the first one on.
    pub fn value_by_seat(&self, words: &[&str]) -> String {
        match self {
            OptionKind::BySeat(of) if of.starts_with(words) => SEAT_ORDER.to_owned(),
            _ if words.iter().all(|word| *word == RANDOM_SEAT) => RANDOM_SEAT.to_owned(),
            _ => words.join("+"),
        }
    }
}

/// One option of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// The id, as the specification names it.
    pub id: &'static str,
    /// What values it takes.
    pub kind: OptionKind,
}

impl OptionSpec {
    /// The value that holds if nothing is said.
    pub fn default_value(&self) -> String {
        self.kind.default_value()
    }

    /// The values that are words and so have a name.
    pub fn words(&self) -> Vec<&'static str> {
        match self.kind {
            OptionKind::Choice(words) | OptionKind::Subset { of: words, .. } => words.to_vec(),
            OptionKind::Seat => vec![RANDOM_SEAT],
            OptionKind::BySeat(of) => [&[SEAT_ORDER, RANDOM_SEAT], of].concat(),
            OptionKind::Int { .. } => Vec::new(),
        }
    }

    /// Every value, or for a range its ends and its default: what a test tries one by one.
    pub fn sample_values(&self, seats: SeatCount) -> Vec<String> {
        match self.kind {
            OptionKind::Choice(values) => values.iter().map(|&value| value.to_owned()).collect(),
            OptionKind::Int { min, max, default } => {
                let mut values = vec![min, default, max];
                values.dedup();
                values.iter().map(i32::to_string).collect()
            }
            OptionKind::Seat => {
                std::iter::once(RANDOM_SEAT.to_owned()).chain(seats.iter().map(|seat| seat.to_string())).collect()
            }
            OptionKind::Subset { of, count } => {
                // So many sets that every word is in one.
                let sets = (0..of.len().div_ceil(count)).map(|set| (set * count).min(of.len() - count));
                let sets = sets.map(|first| of[first..first + count].join("+"));
                std::iter::once("any".to_owned()).chain(sets).collect()
            }
            OptionKind::BySeat(_) => vec![SEAT_ORDER.to_owned(), RANDOM_SEAT.to_owned()],
        }
    }

    /// What is allowed, in one line for a refusal.
    pub fn allowed(&self) -> String {
        match self.kind {
            OptionKind::Choice(values) => values.join(", "),
            OptionKind::Int { min, max, .. } => format!("a whole number from {min} to {max}"),
            OptionKind::Seat => "random or the number of a seat".to_owned(),
            OptionKind::Subset { of, count } => format!("any, or {count} of {} joined by +", of.join(", ")),
            OptionKind::BySeat(of) => {
                format!(
                    "{SEAT_ORDER}, {RANDOM_SEAT}, or for every seat one of {}, none twice, or {RANDOM_SEAT}, joined by +",
                    of.join(", ")
                )
            }
        }
    }

    /// True if `value` is one of the allowed values.
    pub fn accepts(&self, value: &str) -> bool {
        match self.kind {
            OptionKind::Choice(values) => values.contains(&value),
            OptionKind::Int { min, max, .. } => {
                value.parse::<i32>().is_ok_and(|number| (min..=max).contains(&number) && number.to_string() == value)
            }
            OptionKind::Seat => value == RANDOM_SEAT || value.parse::<Seat>().is_ok(),
            OptionKind::Subset { of, count } => {
                let words: Vec<&str> = value.split('+').collect();
                let distinct = words.iter().enumerate().all(|(i, word)| !words[..i].contains(word));
                value == "any" || (words.len() == count && distinct && words.iter().all(|word| of.contains(word)))
            }
            OptionKind::BySeat(of) => {
                let words: Vec<&str> = value.split('+').collect();
                let fits = |(i, word): (usize, &&str)| {
                    *word == RANDOM_SEAT || (of.contains(word) && !words[..i].contains(word))
                };
                value == SEAT_ORDER || (words.len() <= of.len() && words.iter().enumerate().all(fits))
            }
        }
    }
}

impl Serialize for OptionSpec {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;
        let mut fields = serializer.serialize_struct("OptionSpec", 4)?;
        fields.serialize_field("id", self.id)?;
        let (kind, values) = match self.kind {
            OptionKind::Choice(values) => ("choice", serde_json::json!(values)),
            OptionKind::Int { min, max, .. } => ("int", serde_json::json!([min, max])),
            OptionKind::Seat => ("seat", serde_json::json!(["random", "seat number"])),
            OptionKind::Subset { of, count } => ("subset", serde_json::json!({ "of": of, "count": count })),
            OptionKind::BySeat(of) => ("by_seat", serde_json::json!({ "words": [SEAT_ORDER, RANDOM_SEAT], "of": of })),
        };
        fields.serialize_field("kind", kind)?;
        fields.serialize_field("values", &values)?;
        fields.serialize_field("default", &self.default_value())?;
        fields.end()
    }
}

/// A type that an option can have. Enums that are [`Named`] are options; their first member is the default.
pub trait OptionValue: Sized {
    /// What values there are.
    const KIND: OptionKind;
    /// What holds if nothing is said.
    const DEFAULT: Self;

    /// The value as text.
    fn text(&self) -> String;

    /// The value of a text that [`OptionValue::KIND`] accepts, else the default.
    fn read(text: &str) -> Self;
}

impl<T: Named> OptionValue for T {
    const KIND: OptionKind = OptionKind::Choice(T::IDS);
    const DEFAULT: T = T::ALL[0];

    fn text(&self) -> String {
        self.id().to_owned()
    }

    fn read(text: &str) -> T {
        T::ALL.iter().copied().find(|member| member.id() == text).unwrap_or(T::DEFAULT)
    }
}

impl OptionValue for bool {
    const KIND: OptionKind = OptionKind::Choice(&["false", "true"]);
    const DEFAULT: bool = false;

    fn text(&self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> bool {
        text == "true"
    }
}

/// A seat, or a drawn one.
impl OptionValue for Option<Seat> {
    const KIND: OptionKind = OptionKind::Seat;
    const DEFAULT: Option<Seat> = None;

    fn text(&self) -> String {
        self.map_or_else(|| RANDOM_SEAT.to_owned(), |seat| seat.to_string())
    }

    fn read(text: &str) -> Option<Seat> {
        text.parse().ok()
    }
}

/// The value of a seat that is drawn.
const RANDOM_SEAT: &str = "random";

/// The value that gives words to the seats in the order of the words.
const SEAT_ORDER: &str = "seat_order";

/// The options of a game. `Default` is what the rulebook says. Derived.
pub trait Options: Clone + Eq + Default + fmt::Debug + Send + Sync + 'static {
    /// All options in the order of the specification's section 11.
    const SPECS: &'static [OptionSpec];
    /// The text space of the options' names, for example `guillotine-option`.
    const NAMES: &'static str;
    /// The text space of their values, for example `guillotine-value`.
    const VALUES: &'static str;

    /// The value of an option as text; empty for an id that is not in [`Options::SPECS`].
    fn get(&self, id: &str) -> String;

    /// Takes a value that its [`OptionSpec`] accepts; called by [`Options::set`] after the check.
    fn put(&mut self, id: &str, value: &str);

    /// Sets an option from text, or says what is allowed.
    fn set(&mut self, id: &str, value: &str) -> Result<(), SetupError> {
        let Some(spec) = Self::SPECS.iter().find(|spec| spec.id == id) else {
            let ids: Vec<&str> = Self::SPECS.iter().map(|spec| spec.id).collect();
            return Err(SetupError::UnknownOption { id: id.to_owned(), allowed: ids.join(", ") });
        };
        if !spec.accepts(value) {
            return Err(SetupError::BadValue { id: spec.id, value: value.to_owned(), allowed: spec.allowed() });
        }
        self.put(id, value);
        Ok(())
    }

    /// The key of the name of a value, for a value that has one (a number and a seat have none).
    fn value_key(id: &str, value: &str) -> Option<Key> {
        let spec = Self::SPECS.iter().find(|spec| spec.id == id)?;
        let word = spec.words().into_iter().find(|word| *word == value)?;
        Some(Key::of_form(Self::VALUES, spec.id, word))
    }

    /// All options as text, in a fixed order: the form that records and commitments use.
    fn to_map(&self) -> BTreeMap<String, String> {
        Self::SPECS.iter().map(|spec| (spec.id.to_owned(), self.get(spec.id))).collect()
    }

    /// The options of a record; what it leaves out has its default.
    fn from_map(map: &BTreeMap<String, String>) -> Result<Self, SetupError> {
        let mut options = Self::default();
        for (id, value) in map {
            options.set(id, value)?;
        }
        Ok(options)
    }
}

/// Adds the keys of the names of all options and of their values.
pub fn option_keys<O: Options>(out: &mut Vec<Key>) {
    for spec in O::SPECS {
        out.push(Key::new(O::NAMES, spec.id));
        out.extend(spec.words().into_iter().map(|word| Key::of_form(O::VALUES, spec.id, word)));
    }
}

/// Why a game cannot begin like this. Its text names what is allowed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// The game is not played by so many.
    Seats {
        /// How many were asked for.
        asked: usize,
        /// The fewest.
        min: usize,
        /// The most.
        max: usize,
    },
    /// There is no option of that name.
    UnknownOption {
        /// The name given.
        id: String,
        /// The names there are.
        allowed: String,
    },
    /// The option does not take that value.
    BadValue {
        /// The option.
        id: &'static str,
        /// The value given.
        value: String,
        /// What it takes.
        allowed: String,
    },
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Seats { asked, min, max } => write!(f, "{asked} seats: allowed are {min} to {max}"),
            SetupError::UnknownOption { id, allowed } => {
                write!(f, "no option '{}': allowed are {allowed}", id.escape_debug())
            }
            SetupError::BadValue { id, value, allowed } => {
                write!(f, "option {id} cannot be '{}': allowed is {allowed}", value.escape_debug())
            }
        }
    }
}

impl std::error::Error for SetupError {}
