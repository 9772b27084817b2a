//! What a table has agreed on besides the options of its game.

use curia_bots::Level;
use serde::{Deserialize, Serialize};

/// The shortest window that has a clock.
pub const MIN_WINDOW: u32 = 2_000;
/// The longest window that has a clock.
pub const MAX_WINDOW: u32 = 30_000;
/// The longest window that a table goes on with after somebody has asked for more time.
pub const LONGEST_WINDOW: u32 = 60_000;
/// So often a window can be lengthened; ten times is what accessibility asks for at least (WCAG 2.2.1).
pub const MOST_LENGTHENINGS: u8 = 10;
/// The length of a window if nothing is said.
pub const USUAL_WINDOW: u32 = 3_000;

/// How long the windows of a table stay open for persons. Bots are always waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Windows {
    /// Persons are not asked: they answer by their standing orders or keep silent.
    Skipped,
    /// For so many milliseconds, whoever answers before: their length tells nothing.
    Timed(u32),
    /// Until everybody who has a choice has answered. Answers are handed over as they come, passes too: for a person
    /// alone against bots, since among persons it would show who holds what.
    Untimed,
}

impl Windows {
    /// Windows of so many milliseconds; 0 skips them.
    pub fn of_ms(ms: u32) -> Windows {
        if ms == 0 { Windows::Skipped } else { Windows::Timed(ms) }
    }
}

/// What a table has agreed on besides the options of its game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// How long windows stay open.
    pub windows: Windows,
    /// The bot that answers for somebody who has left.
    pub absence: Level,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { windows: Windows::Timed(USUAL_WINDOW), absence: Level::Greedy }
    }
}

impl Settings {
    /// True if windows with a clock have an allowed length.
    pub fn is_allowed(&self) -> bool {
        match self.windows {
            Windows::Skipped | Windows::Untimed => true,
            Windows::Timed(ms) => (MIN_WINDOW..=MAX_WINDOW).contains(&ms),
        }
    }
}

impl Serialize for Settings {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let ms = match self.windows {
            Windows::Skipped => Some(0),
            Windows::Timed(ms) => Some(ms),
            Windows::Untimed => None,
        };
        (ms, self.absence.id()).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Settings {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Settings, D::Error> {
        let (ms, absence): (Option<u32>, String) = Deserialize::deserialize(deserializer)?;
        let absence = absence.parse().map_err(serde::de::Error::custom)?;
        Ok(Settings { windows: ms.map_or(Windows::Untimed, Windows::of_ms), absence })
    }
}
