//! The words of Curia. Games say what they mean as a [`Phrase`](curia_core::Phrase); this crate says it in
//! Hungarian or English.
#![forbid(unsafe_code)]

mod article;
mod lang;
mod lately;
mod names;
mod sources;
mod ui;
mod words;

pub use lang::{Lang, UnknownLang};
pub use names::{NAME_CHARS, Names, clean_name, typed_name};
pub use sources::{Source, sources};
pub use ui::General;
pub use words::Words;
