//! Who sits where, and what the table has agreed on besides the options of its game.

use std::fmt;
use std::str::FromStr;

use curia_bots::Level;
use serde::{Deserialize, Serialize};

/// A person, known by a number that only the signed cookie proves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct PersonId(pub u64);

/// What is on a chair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chair {
    /// Nobody yet.
    Open,
    /// A person.
    Person(PersonId),
    /// A bot of a level.
    Bot(Level),
}

impl Chair {
    /// The person on the chair.
    pub fn person(self) -> Option<PersonId> {
        match self {
            Chair::Person(person) => Some(person),
            Chair::Open | Chair::Bot(_) => None,
        }
    }
}

impl fmt::Display for Chair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chair::Open => f.write_str("open"),
            Chair::Person(person) => write!(f, "person:{}", person.0),
            Chair::Bot(level) => write!(f, "bot:{level}"),
        }
    }
}

impl FromStr for Chair {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Chair, &'static str> {
        match text.split_once(':') {
            None if text == "open" => Ok(Chair::Open),
            Some(("person", id)) => id.parse().map(|id| Chair::Person(PersonId(id))).map_err(|_| "not a person"),
            Some(("bot", level)) => level.parse().map(Chair::Bot).map_err(|_| "not a level"),
            _ => Err("a chair is open, person:ID or bot:LEVEL"),
        }
    }
}

impl Serialize for Chair {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Chair {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Chair, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// The shortest public pause there is, if there is one.
pub const MIN_WINDOW: u32 = 2_000;
/// The longest public pause.
pub const MAX_WINDOW: u32 = 10_000;
/// The pause if nothing is said.
pub const USUAL_WINDOW: u32 = 3_000;

/// What the table has agreed on besides the options of its game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// How long the public pause lasts, in milliseconds; 0 for none.
    pub window_ms: u32,
    /// The bot that answers for somebody who has left.
    pub absence: Level,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { window_ms: USUAL_WINDOW, absence: Level::Greedy }
    }
}

impl Settings {
    /// True if the pause is none or of an allowed length.
    pub fn is_allowed(&self) -> bool {
        self.window_ms == 0 || (MIN_WINDOW..=MAX_WINDOW).contains(&self.window_ms)
    }
}

impl Serialize for Settings {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.window_ms, self.absence.name()).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Settings {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Settings, D::Error> {
        let (window_ms, absence): (u32, String) = Deserialize::deserialize(deserializer)?;
        let absence = absence.parse().map_err(serde::de::Error::custom)?;
        Ok(Settings { window_ms, absence })
    }
}
