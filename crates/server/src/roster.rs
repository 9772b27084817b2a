//! What those at a table are called. A table keeps the name that somebody gave, and nothing for a guest who gave none:
//! a guest is a word of whoever reads it.

use std::sync::LazyLock;

use curia_core::Seat;
use curia_table::{Chair, PersonId, Table};
use curia_texts::{Lang, Names, Words};

use crate::error::Text;
use crate::live::Hosted;

/// Who sits at a table, in clockwise order and before anybody's language. Every name that a page, a stream or a refusal
/// shows comes from here.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Roster(Vec<Called>);

#[derive(Clone, PartialEq, Eq, Debug)]
enum Called {
    /// By the name they gave, or that a bot was given.
    Named(String),
    /// By a number.
    Guest(usize),
    /// An open chair.
    Nobody,
}

impl Roster {
    /// Of a table as it stands.
    pub(crate) fn of<G: Hosted>(table: &Table<G>) -> Roster {
        let called = |seat: Seat| {
            let name = table.names().get(seat.index()).map_or("", String::as_str);
            of_chair(table.chair(seat), name, seat, table.game().is_some())
        };
        Roster(table.seats().iter().map(called).collect())
    }

    /// In the language of a reader.
    pub(crate) fn names(&self, lang: Lang) -> Names {
        Names::new(self.0.iter().map(|called| match called {
            Called::Named(name) => name.clone(),
            Called::Guest(number) => {
                Words::of(lang).phrase(&Text::Guest.phrase().with("number", *number), &Names::default())
            }
            Called::Nobody => String::new(),
        }))
    }
}

static USUAL: LazyLock<Names> = LazyLock::new(Names::usual);

fn of_chair(chair: Chair, name: &str, seat: Seat, begun: bool) -> Called {
    match chair {
        _ if !name.is_empty() => Called::Named(name.to_owned()),
        Chair::Person(person) => Called::Guest(number_of(person)),
        // A bot that took an open chair has a first name of its own.
        Chair::Bot(_) | Chair::Open if begun => Called::Named(USUAL.get(seat).into_owned()),
        Chair::Bot(_) | Chair::Open => Called::Nobody,
    }
}

/// The number by which a guest is told from others: so little of their secret that nobody can guess the rest.
fn number_of(person: PersonId) -> usize {
    (person.0 % 1000) as usize
}

#[cfg(test)]
mod tests {
    use curia_bots::Level;

    use super::*;

    #[test]
    fn a_guest_is_a_word_of_the_one_who_reads_it() {
        let chairs =
            [Chair::Person(PersonId(5_690)), Chair::Person(PersonId(7)), Chair::Open, Chair::Bot(Level::Random)];
        let names = ["", "Guest 12", "", ""];
        let called = |begun| {
            let of = |((chair, name), seat)| of_chair(chair, name, seat, begun);
            Roster(chairs.into_iter().zip(names).zip(Seat::ALL).map(of).collect())
        };
        let read = |begun, lang| {
            Seat::ALL[..4].iter().map(|&seat| called(begun).names(lang).get(seat).into_owned()).collect::<Vec<_>>()
        };
        // A name that was written into an old table stays what it is.
        assert_eq!(read(false, Lang::En)[..3], ["Guest 690", "Guest 12", "#3"]);
        assert_eq!(read(false, Lang::Hu)[..3], ["Vendég 690", "Guest 12", "#3"]);
        assert_eq!(read(true, Lang::Hu)[2..], ["Csilla", "Dávid"]);
    }
}
