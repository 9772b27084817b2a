//! One declaration a name. The variants and fields of a game's types are the only place where its ids stand; their
//! ids, text keys, phrases, serialised forms and options follow from them. Used through `curia_core`.
#![forbid(unsafe_code)]

mod attributes;
mod named;
mod options;
mod spoken;

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

/// For an enum of plain variants, the components and words of a game: `ALL`, `IDS`, `id`, `from_id`, `index`, the trait
/// `curia_core::Named` and a serialisation as the id. The id of a variant is its name in snake case, or
/// `#[named(id = "...")]`.
///
/// With `#[named("space")]` on the enum every member also has a text: `key`, `Arg`, `Phrase` and `curia_core::Texts`.
#[proc_macro_derive(Named, attributes(named))]
pub fn named(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input as DeriveInput), named::expand)
}

/// For an enum of things to be said, `#[spoken("space")]`: the trait `curia_core::Spoken` (`IDS`, `id`, `spoken`) and
/// `curia_core::Texts`. A variant's id is its name in snake case, its fields are the arguments of its text.
///
/// On a variant: `silent` has no text; `rule = "5.3"` is the section that it stands in, and if every variant has one
/// there is a method `rule`. On a field: `skip` is no argument; `name = "x"` calls the argument so; `with = path` makes
/// the argument from the field; `form` lets the field, a `Named` enum, choose the text (`performs_own`,
/// `performs_stolen`); `form = "word"` says another text if the field is true, present or not empty
/// (`skipped_word`), `unless = "word"` if it is not.
///
/// An enum without silent variants is also a `Phrase` and an `Arg`.
#[proc_macro_derive(Spoken, attributes(spoken))]
pub fn spoken(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input as DeriveInput), spoken::expand)
}

/// For a struct with one field an option, `#[options("game-id")]`: `Default`, `curia_core::Options` and
/// `curia_core::Texts`. The id of an option is the name of its field; its type is a `curia_core::OptionValue`, or a
/// whole number with `#[options(min = 2, max = 10, default = 3)]`.
#[proc_macro_derive(Options, attributes(options))]
pub fn options(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input as DeriveInput), options::expand)
}

fn expand(input: DeriveInput, by: fn(&DeriveInput) -> syn::Result<proc_macro2::TokenStream>) -> TokenStream {
    by(&input).unwrap_or_else(syn::Error::into_compile_error).into()
}
