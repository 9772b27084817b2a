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

    /// What the switch of the page leads to.
    pub(crate) const fn next(self) -> Theme {
        match self {
            Theme::Auto => Theme::Dark,
            Theme::Dark => Theme::Light,
            Theme::Light => Theme::Auto,
        }
    }
}

/// The person a page is made for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Visitor<'a> {
    /// The language of the page.
    pub lang: Lang,
    /// Its colours.
    pub theme: Theme,
    /// What the person is called, once they have said so.
    pub name: Option<&'a str>,
    /// The address of the page: where the switches of language and theme lead back to.
    pub path: &'a str,
}
