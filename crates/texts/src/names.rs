//! What the players are called.

use std::borrow::Cow;

use curia_core::Seat;

/// The names of the players by seat, safe to print: [`clean_name`] has gone over them. They may know who reads: texts
/// then say "you" to that player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names {
    names: Vec<String>,
    reader: Option<Seat>,
}

impl Names {
    /// Names in clockwise order from seat 0. What is missing or empty is spoken of by its number.
    pub fn new<T: AsRef<str>>(names: impl IntoIterator<Item = T>) -> Names {
        Names { names: names.into_iter().map(|name| clean_name(name.as_ref())).collect(), reader: None }
    }

    /// The same names for the player of a seat, or for somebody without one.
    #[must_use]
    pub fn read_by(self, reader: Option<Seat>) -> Names {
        Names { reader, ..self }
    }

    /// True if the seat is the reader's own.
    pub fn is_reader(&self, seat: Seat) -> bool {
        self.reader == Some(seat)
    }

    /// Five first names for tables where nobody gave any.
    pub fn usual() -> Names {
        Names::new(["Anna", "Bence", "Csilla", "Dávid", "Emma"])
    }

    /// The name of a seat; never empty.
    pub fn get(&self, seat: Seat) -> Cow<'_, str> {
        match self.names.get(seat.index()) {
            Some(name) if !name.is_empty() => Cow::Borrowed(name),
            _ => Cow::Owned(format!("#{}", seat.index() + 1)),
        }
    }
}

/// The most characters of a name that somebody types.
pub const NAME_CHARS: usize = 40;

/// A name as it may be printed: without control characters, without characters that turn the direction of the text or
/// that nobody sees, with single spaces inside and none around. May be empty.
pub fn clean_name(typed: &str) -> String {
    let spaced: String = typed
        .chars()
        .filter_map(|c| if c.is_whitespace() { Some(' ') } else { (!is_unseen(c)).then_some(c) })
        .collect();
    spaced.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// The name that somebody typed, cleaned; `None` if nothing of it is left or it is longer than [`NAME_CHARS`].
pub fn typed_name(typed: &str) -> Option<String> {
    Some(clean_name(typed)).filter(|name| (1..=NAME_CHARS).contains(&name.chars().count()))
}

/// Control characters, formatting characters (Unicode's Cf) and letters without a glyph.
fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{600}'..='\u{605}' | '\u{61c}' | '\u{6dd}' | '\u{70f}' | '\u{890}' | '\u{891}'
            | '\u{8e2}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{110bd}' | '\u{110cd}'
            | '\u{13430}'..='\u{1345f}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_cleaned_of_what_nobody_sees() {
        for (typed, clean) in [
            ("  Örs \t vezér\n", "Örs vezér"),
            ("a\u{1b}[2J", "a[2J"),
            ("a\0b\u{7f}", "ab"),
            ("\u{202e}abc\u{2069}\u{200f}\u{61c}", "abc"),
            ("a\u{200b}b\u{200d}\u{2060}\u{feff}\u{ad}c", "abc"),
            ("a\u{2028}b\u{a0}\u{3000}c", "a b c"),
            ("a \u{200b} b", "a b"),
            ("\u{3164}\u{2800}\u{e0041}", ""),
            ("Zsófi 👑", "Zsófi 👑"),
        ] {
            assert_eq!(clean_name(typed), clean, "{typed:?}");
            assert_eq!(clean_name(clean), clean, "cleaning twice is cleaning once");
        }
    }

    #[test]
    fn a_typed_name_has_one_to_forty_characters() {
        assert_eq!(typed_name(&"ő".repeat(NAME_CHARS)), Some("ő".repeat(NAME_CHARS)), "characters, not bytes");
        assert_eq!(typed_name(&format!(" {}\u{200b} ", "a".repeat(NAME_CHARS))), Some("a".repeat(NAME_CHARS)));
        for bad in ["", " ", "\u{200b}", &"a".repeat(NAME_CHARS + 1), &"a".repeat(10_000)] {
            assert_eq!(typed_name(bad), None, "{bad:?}");
        }
    }

    #[test]
    fn a_name_cannot_steer_the_terminal() {
        let names = Names::new(["\u{1b}[2JEve\u{202e}", " \n"]);
        assert_eq!(names.get(Seat::S0), "[2JEve");
        assert_eq!(names.get(Seat::S1), "#2");
        assert_eq!(names.get(Seat::S4), "#5");
    }
}
