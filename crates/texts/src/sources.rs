//! The Fluent files, part of the binary.

use crate::Lang;

/// One Fluent file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Source {
    /// The name of the file without its ending: `ui`, `web`, `server` or the id of a game. Its texts begin with it.
    pub name: &'static str,
    /// What stands in it.
    pub text: &'static str,
}

// Both languages have the same files, found by listing their folders.
include!(concat!(env!("OUT_DIR"), "/sources.rs"));

/// The Fluent files of a language.
pub const fn sources(lang: Lang) -> &'static [Source] {
    match lang {
        Lang::En => EN,
        Lang::Hu => HU,
    }
}
