//! `Options`: what can be agreed before a game, one field an option.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Data, DeriveInput, Field, Fields, Ident, LitInt};

use crate::attributes::{each, text_of, wrong};

/// A whole number within bounds.
struct Number {
    min: LitInt,
    max: LitInt,
    default: LitInt,
}

pub(crate) fn expand(input: &DeriveInput) -> syn::Result<TokenStream> {
    let Data::Struct(data) = &input.data else { return wrong("Options is for structs") };
    let Fields::Named(fields) = &data.fields else { return wrong("an option is a field with a name") };
    let Some(game) = text_of(&input.attrs, "options")? else { return wrong("name the game: #[options(\"game-id\")]") };
    let (option, value) = (format!("{}-option", game.value()), format!("{}-value", game.value()));
    let name = &input.ident;
    let idents: Vec<&Ident> = fields.named.iter().filter_map(|field| field.ident.as_ref()).collect();
    let ids: Vec<String> = idents.iter().map(ToString::to_string).collect();
    let (mut kinds, mut defaults, mut gets, mut puts) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for field in &fields.named {
        let (ident, kind) = (&field.ident, &field.ty);
        match number(field)? {
            Some(Number { min, max, default }) => {
                kinds.push(quote! { ::curia_core::OptionKind::Int { min: #min, max: #max, default: #default } });
                defaults.push(quote! { #default });
                gets.push(quote! { ::std::string::ToString::to_string(&self.#ident) });
                puts.push(quote! { value.parse().unwrap_or(#default) });
            }
            None => {
                kinds.push(quote! { <#kind as ::curia_core::OptionValue>::KIND });
                defaults.push(quote! { <#kind as ::curia_core::OptionValue>::DEFAULT });
                gets.push(quote! { ::curia_core::OptionValue::text(&self.#ident) });
                puts.push(quote! { ::curia_core::OptionValue::read(value) });
            }
        }
    }
    Ok(quote! {
        impl ::core::default::Default for #name {
            fn default() -> #name {
                #name { #(#idents: #defaults),* }
            }
        }

        impl ::curia_core::Options for #name {
            const SPECS: &'static [::curia_core::OptionSpec] =
                &[#(::curia_core::OptionSpec { id: #ids, kind: #kinds }),*];
            const NAMES: &'static str = #option;
            const VALUES: &'static str = #value;

            fn get(&self, id: &str) -> ::std::string::String {
                match id { #(#ids => #gets,)* _ => ::std::string::String::new() }
            }

            fn put(&mut self, id: &str, value: &str) {
                match id { #(#ids => self.#idents = #puts,)* _ => {} }
            }
        }

        impl ::curia_core::Texts for #name {
            fn keys(out: &mut ::std::vec::Vec<::curia_core::Key>) {
                ::curia_core::option_keys::<#name>(out);
            }
        }
    })
}

fn number(field: &Field) -> syn::Result<Option<Number>> {
    let (mut min, mut max, mut default) = (None, None, None);
    each(&field.attrs, "options", |meta| {
        let place = match () {
            () if meta.path.is_ident("min") => &mut min,
            () if meta.path.is_ident("max") => &mut max,
            () if meta.path.is_ident("default") => &mut default,
            () => return Ok(false),
        };
        *place = Some(meta.value()?.parse::<LitInt>()?);
        Ok(true)
    })?;
    match (min, max, default) {
        (Some(min), Some(max), Some(default)) => Ok(Some(Number { min, max, default })),
        (None, None, None) => Ok(None),
        _ => Err(syn::Error::new_spanned(field, "a number has min, max and default")),
    }
}
