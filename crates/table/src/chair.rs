//! Who sits where.

use std::fmt;
use std::str::FromStr;

use curia_bots::Level;
use serde::{Deserialize, Serialize};
use thiserror::Error;

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
    type Err = NotAChair;

    fn from_str(text: &str) -> Result<Chair, NotAChair> {
        let chair = match text.split_once(':') {
            None if text == "open" => Some(Chair::Open),
            Some(("person", id)) => id.parse().ok().map(|id| Chair::Person(PersonId(id))),
            Some(("bot", level)) => level.parse().ok().map(Chair::Bot),
            _ => None,
        };
        chair.ok_or_else(|| NotAChair(text.to_owned()))
    }
}

/// A text that is no chair. Its own text says what is allowed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("no chair '{}': allowed are open, person:ID and bot:LEVEL", .0.escape_debug())]
pub struct NotAChair(pub String);

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
