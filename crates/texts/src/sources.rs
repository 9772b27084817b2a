//! The Fluent files, part of the binary.

use crate::Lang;

/// One Fluent file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Source {
    /// The name of the file without its ending: `ui` or the id of a game.
    pub name: &'static str,
    /// What stands in it.
    pub text: &'static str,
}

/// Embeds the named files of both languages.
macro_rules! embed {
    ($($name:literal),* $(,)?) => {
        const EN: &[Source] = &[$(Source {
            name: $name,
            text: include_str!(concat!("../locales/en/", $name, ".ftl")),
        }),*];
        const HU: &[Source] = &[$(Source {
            name: $name,
            text: include_str!(concat!("../locales/hu/", $name, ".ftl")),
        }),*];
    };
}

embed!["ui", "server", "web", "guillotine", "il-principe", "rival-kings"];

/// The Fluent files of a language: the general one, then one a game.
pub const fn sources(lang: Lang) -> &'static [Source] {
    match lang {
        Lang::En => EN,
        Lang::Hu => HU,
    }
}
