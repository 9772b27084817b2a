//! The Fluent files, part of the binary.

use crate::Lang;

/// One Fluent file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Source {
    /// The name of the file without its ending: `ui`, `web`, `server` or the id of a game; a file that has grown too
    /// long gives some of its texts to others that are called after it, as `guillotine` to `guillotine-board`.
    pub name: &'static str,
    /// What stands in it.
    pub text: &'static str,
}

impl Source {
    /// What the texts of this file begin with: the name of the file, or of the one whose texts it shares.
    pub fn space(&self) -> &'static str {
        let shares = |space: &str| self.name.strip_prefix(space).is_some_and(|rest| rest.starts_with('-'));
        // The list is sorted, so a name comes before everything that is called after it.
        EN.iter().map(|source| source.name).find(|space| shares(space)).unwrap_or(self.name)
    }
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
