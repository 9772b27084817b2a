//! Sentences that were said lately: pages say the same again and again, and finding a sentence costs a tenth of making it.

use std::cell::RefCell;

use curia_core::{Arg, Key, Phrase};
use rustc_hash::FxHashMap;

use crate::Names;

/// So many sentences are kept by a thread; then it begins anew.
const MOST: usize = 8_192;

thread_local! {
    static SAID: RefCell<FxHashMap<Box<[u8]>, Box<str>>> = RefCell::default();
}

/// What decides about a sentence, as bytes: only equal ones have the same sentence.
pub(crate) struct Spelling(Vec<u8>);

impl Spelling {
    /// Of a phrase, with the names in it as its reader reads them.
    pub(crate) fn of_phrase(words: u64, phrase: &Phrase, names: &Names) -> Spelling {
        let mut spelt = begin(words);
        spell_phrase(phrase, names, &mut spelt);
        Spelling(spelt)
    }

    /// Of a text whose arguments are plain texts.
    pub(crate) fn of_texts(words: u64, key: Key, args: &[(&'static str, &str)]) -> Spelling {
        let mut spelt = begin(words);
        spell_key(key, &mut spelt);
        for (name, text) in args {
            spell_static(name, &mut spelt);
            spelt.push(5);
            spell_text(text, &mut spelt);
        }
        Spelling(spelt)
    }

    /// The sentence, from memory or made now.
    pub(crate) fn said(self, make: impl FnOnce() -> String) -> String {
        let known = SAID.with_borrow(|said| said.get(self.0.as_slice()).map(|sentence| sentence.to_string()));
        known.unwrap_or_else(|| {
            let sentence = make();
            SAID.with_borrow_mut(|said| {
                if said.len() >= MOST {
                    said.clear();
                }
                said.insert(self.0.into_boxed_slice(), sentence.as_str().into());
            });
            sentence
        })
    }
}

/// Begins with the number of the words that speak.
fn begin(words: u64) -> Vec<u8> {
    let mut spelt = Vec::with_capacity(160);
    spelt.extend(words.to_le_bytes());
    spelt
}

fn spell_phrase(phrase: &Phrase, names: &Names, out: &mut Vec<u8>) {
    spell_key(phrase.key, out);
    spell_number(phrase.args.len() as i64, out);
    for (name, arg) in &phrase.args {
        spell_static(name, out);
        spell_arg(arg, names, out);
    }
}

fn spell_arg(arg: &Arg, names: &Names, out: &mut Vec<u8>) {
    match arg {
        Arg::Int(number) => {
            out.push(0);
            spell_number(*number, out);
        }
        Arg::Seat(seat) => {
            let name = names.get(*seat);
            out.extend([1, u8::from(names.is_reader(*seat))]);
            spell_text(&name, out);
        }
        Arg::Name(key) => {
            out.push(2);
            spell_key(*key, out);
        }
        Arg::Phrase(phrase) => {
            out.push(3);
            spell_phrase(phrase, names, out);
        }
        Arg::List(items) => {
            out.push(4);
            spell_number(items.len() as i64, out);
            items.iter().for_each(|item| spell_arg(item, names, out));
        }
    }
}

fn spell_key(key: Key, out: &mut Vec<u8>) {
    [key.space, key.id, key.form].into_iter().for_each(|part| spell_static(part, out));
}

/// A text of the program by its place, which is shorter than its letters and as good: it never changes.
fn spell_static(text: &'static str, out: &mut Vec<u8>) {
    spell_number(text.as_ptr().addr() as i64, out);
    out.push(text.len() as u8);
}

fn spell_text(text: &str, out: &mut Vec<u8>) {
    spell_number(text.len() as i64, out);
    out.extend(text.as_bytes());
}

fn spell_number(number: i64, out: &mut Vec<u8>) {
    out.extend(number.to_le_bytes());
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use curia_core::Seat;

    use super::*;

    #[test]
    fn a_sentence_is_made_once_for_each_reader_and_for_each_thing_in_it() {
        let phrase = |count: i64| Key::new("t", "gives").phrase().with("from", Seat::S0).with("count", count);
        let names = |name: &str, reader| Names::new([name, "Örs"]).read_by(reader);
        let made = Cell::new(0);
        let say = |words, count, names: Names| {
            Spelling::of_phrase(words, &phrase(count), &names).said(|| {
                made.set(made.get() + 1);
                made.get().to_string()
            })
        };
        assert_eq!(say(0, 1, names("Anna", None)), "1");
        assert_eq!(say(0, 1, names("Anna", None)), "1");
        assert_eq!(say(0, 1, names("Anna", Some(Seat::S1))), "1", "whoever is not spoken of reads the same");
        let others = [
            say(1, 1, names("Anna", None)),
            say(0, 2, names("Anna", None)),
            say(0, 1, names("Hanna", None)),
            say(0, 1, names("Anna", Some(Seat::S0))),
        ];
        assert_eq!(others, ["2", "3", "4", "5"]);
    }

    #[test]
    fn where_one_text_ends_and_the_next_begins_makes_a_difference() {
        let spelt = |first, second| Spelling::of_texts(0, Key::new("t", "x"), &[("a", first), ("b", second)]).0;
        assert_eq!(spelt("one", "two"), spelt("one", "two"));
        assert_ne!(spelt("on", "etwo"), spelt("one", "two"));
    }
}
