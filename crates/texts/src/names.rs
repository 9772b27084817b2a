//! What the players are called.

use std::borrow::Cow;

use curia_core::Seat;

/// The names of the players by seat, safe to print: control and direction characters are taken out.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names(Vec<String>);

impl Names {
    /// Names in clockwise order from seat 0. What is missing or empty is spoken of by its number.
    pub fn new<T: AsRef<str>>(names: impl IntoIterator<Item = T>) -> Names {
        Names(names.into_iter().map(|name| printable(name.as_ref())).collect())
    }

    /// Five first names for tables where nobody gave any.
    pub fn usual() -> Names {
        Names::new(["Anna", "Bence", "Csilla", "Dávid", "Emma"])
    }

    /// The name of a seat; never empty.
    pub fn get(&self, seat: Seat) -> Cow<'_, str> {
        match self.0.get(seat.index()) {
            Some(name) if !name.is_empty() => Cow::Borrowed(name),
            _ => Cow::Owned(format!("#{}", seat.index() + 1)),
        }
    }
}

fn printable(name: &str) -> String {
    let turns_text = |c: char| matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}');
    name.trim().chars().filter(|&c| !c.is_control() && !turns_text(c)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_cannot_steer_the_terminal() {
        let names = Names::new(["\u{1b}[2JEve\u{202e}", " \n"]);
        assert_eq!(names.get(Seat::S0), "[2JEve");
        assert_eq!(names.get(Seat::S1), "#2");
        assert_eq!(names.get(Seat::S4), "#5");
    }
}
