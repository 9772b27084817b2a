//! What a game wants said, as data: a text key with its arguments. The words themselves live in `texts`.

use std::fmt;

use serde::Serialize;

use crate::Seat;

/// The name of a text: `space-id`, for example `guillotine-card-trip`, or `space-id_form` if it has several forms.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Key {
    /// The group of texts, for example `guillotine-card`.
    pub space: &'static str,
    /// The one text of the group, for example `trip`.
    pub id: &'static str,
    /// Which form of the text; empty for one that has a single form.
    pub form: &'static str,
}

impl Key {
    /// The key `space-id`.
    pub const fn new(space: &'static str, id: &'static str) -> Key {
        Key { space, id, form: "" }
    }

    /// The key `space-id_form`, or `space-id` if the form is empty.
    pub const fn of_form(space: &'static str, id: &'static str, form: &'static str) -> Key {
        Key { space, id, form }
    }

    /// The phrase of this key, still without arguments.
    pub fn phrase(self) -> Phrase {
        Phrase { key: self, args: Vec::new() }
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.space, self.id)?;
        if self.form.is_empty() { Ok(()) } else { write!(f, "_{}", self.form) }
    }
}

impl Serialize for Key {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A text with its arguments, not yet in any language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Phrase {
    /// Which text.
    pub key: Key,
    /// What stands for its variables.
    #[serde(serialize_with = "as_map", skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(&'static str, Arg)>,
}

impl Phrase {
    /// The same phrase with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Phrase {
        self.args.push((name, value.into()));
        self
    }

    /// The same phrase with one more argument, if there is one.
    #[must_use]
    pub fn with_some(mut self, name: &'static str, value: Option<Arg>) -> Phrase {
        self.args.extend(value.map(|value| (name, value)));
        self
    }
}

/// One argument of a phrase.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A number; texts choose plural forms by it.
    Int(i64),
    /// A player, spoken of by name.
    Seat(Seat),
    /// Another text, for example a card's name.
    Name(Key),
    /// A whole phrase.
    Phrase(Box<Phrase>),
    /// Several things, joined the way the language joins them.
    List(Vec<Arg>),
}

impl From<i64> for Arg {
    fn from(number: i64) -> Arg {
        Arg::Int(number)
    }
}

impl From<i32> for Arg {
    fn from(number: i32) -> Arg {
        Arg::Int(i64::from(number))
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Arg {
        Arg::Int(i64::from(number))
    }
}

impl From<u16> for Arg {
    fn from(number: u16) -> Arg {
        Arg::Int(i64::from(number))
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Int(number as i64)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Key> for Arg {
    fn from(key: Key) -> Arg {
        Arg::Name(key)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Phrase(Box::new(phrase))
    }
}

impl<T: Into<Arg>> From<Vec<T>> for Arg {
    fn from(items: Vec<T>) -> Arg {
        Arg::List(items.into_iter().map(Into::into).collect())
    }
}

fn as_map<S: serde::Serializer>(args: &[(&'static str, Arg)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(args.iter().map(|(name, value)| (name, value)))
}
