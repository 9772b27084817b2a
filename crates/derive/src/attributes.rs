//! Reading the attributes, and ids from names.

use proc_macro2::Span;
use syn::ext::IdentExt;
use syn::meta::ParseNestedMeta;
use syn::parse::ParseStream;
use syn::{Attribute, Ident, LitStr, Token};

/// The snake case of a name, as serde makes it: `LIdiot` becomes `l_idiot`.
pub(crate) fn snake_case(name: &Ident) -> String {
    let mut id = String::new();
    for (place, letter) in name.unraw().to_string().chars().enumerate() {
        if letter.is_uppercase() && place > 0 {
            id.push('_');
        }
        id.extend(letter.to_lowercase());
    }
    id
}

/// The text in `#[attribute("text")]` on a type, if it has one.
pub(crate) fn text_of(attributes: &[Attribute], name: &str) -> syn::Result<Option<LitStr>> {
    attributes
        .iter()
        .find(|attribute| attribute.path().is_ident(name))
        .map(|attribute| attribute.parse_args_with(|input: ParseStream<'_>| input.parse::<LitStr>()))
        .transpose()
}

/// Hands every `key` or `key = value` in `#[attribute(...)]` to `take`, which says whether it knows it.
pub(crate) fn each(
    attributes: &[Attribute],
    name: &str,
    mut take: impl FnMut(&ParseNestedMeta<'_>) -> syn::Result<bool>,
) -> syn::Result<()> {
    for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident(name)) {
        attribute.parse_nested_meta(|meta| match take(&meta)? {
            true => Ok(()),
            false => Err(meta.error("not known here")),
        })?;
    }
    Ok(())
}

/// The text of `key = "text"`.
pub(crate) fn value(meta: &ParseNestedMeta<'_>) -> syn::Result<String> {
    Ok(meta.value()?.parse::<LitStr>()?.value())
}

/// The text of `key = "text"`, or nothing for a bare `key`.
pub(crate) fn optional_value(meta: &ParseNestedMeta<'_>) -> syn::Result<Option<String>> {
    if meta.input.peek(Token![=]) { value(meta).map(Some) } else { Ok(None) }
}

/// A complaint about the whole type.
pub(crate) fn wrong<T>(what: &str) -> syn::Result<T> {
    Err(syn::Error::new(Span::call_site(), what))
}
