//! For whom a page is made.

use curia_texts::Lang;

/// Light, dark, or as the system says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the system says.
    #[default]
    Auto,
    /// "Vellum".
    Light,
    /// "Candlelight".
    Dark,
}

impl Theme {
    /// All themes.
    pub const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

    /// The name in forms and cookies.
    pub const fn code(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The theme of that name.
    pub fn of_code(code: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.code() == code)
    }
}

/// How fast what others do is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Speed {
    /// With time to follow every step.
    Slow,
    /// As at a table among friends.
    #[default]
    Normal,
    /// For those who know the game.
    Quick,
    /// Nothing moves: the page shows what has come of it.
    AtOnce,
}

impl Speed {
    /// All speeds, the slowest first.
    pub const ALL: [Speed; 4] = [Speed::Slow, Speed::Normal, Speed::Quick, Speed::AtOnce];

    /// The name in forms, cookies and the page's `data-speed`.
    pub const fn code(self) -> &'static str {
        match self {
            Speed::Slow => "slow",
            Speed::Normal => "normal",
            Speed::Quick => "quick",
            Speed::AtOnce => "once",
        }
    }

    /// The speed of that name.
    pub fn of_code(code: &str) -> Option<Speed> {
        Speed::ALL.into_iter().find(|speed| speed.code() == code)
    }
}

/// The person a page is made for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Visitor<'a> {
    /// The language of the page.
    pub lang: Lang,
    /// Its colours.
    pub theme: Theme,
    /// How fast it shows what others do.
    pub speed: Speed,
    /// What the person is called, once they have said so.
    pub name: Option<&'a str>,
    /// The address of the page: where the forms of the settings lead back to.
    pub path: &'a str,
    /// The beginning of whole addresses on this site, as `https://NAME`; empty if its name is not known.
    pub site: &'a str,
}
