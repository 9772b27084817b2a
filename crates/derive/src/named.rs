//! `Named`: the components and words of a game.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Data, DeriveInput, Fields};

use crate::attributes::{each, snake_case, text_of, value, wrong};

pub(crate) fn expand(input: &DeriveInput) -> syn::Result<TokenStream> {
    let Data::Enum(data) = &input.data else { return wrong("Named is for enums") };
    let name = &input.ident;
    let (mut variants, mut ids) = (Vec::new(), Vec::new());
    for variant in &data.variants {
        if !matches!(variant.fields, Fields::Unit) {
            return Err(syn::Error::new_spanned(variant, "a member of a Named enum has no fields"));
        }
        let mut id = snake_case(&variant.ident);
        each(&variant.attrs, "named", |meta| {
            let known = meta.path.is_ident("id");
            if known {
                id = value(meta)?;
            }
            Ok(known)
        })?;
        variants.push(&variant.ident);
        ids.push(id);
    }
    let count = variants.len();
    let texts = text_of(&input.attrs, "named")?.map(|space| texts(input, &space.value()));
    let visibility = &input.vis;
    Ok(quote! {
        // A type with a few uses need not use everything that is derived for it.
        #[allow(dead_code)]
        impl #name {
            /// All members, in the order of their declaration.
            #visibility const ALL: [#name; #count] = [#(#name::#variants),*];

            /// The id of the specification.
            #visibility const fn id(self) -> &'static str {
                match self { #(#name::#variants => #ids),* }
            }

            /// The member with this id.
            #visibility fn from_id(id: &str) -> ::core::option::Option<#name> {
                match id { #(#ids => ::core::option::Option::Some(#name::#variants),)* _ => ::core::option::Option::None }
            }

            /// The number of the member, from 0.
            #[inline]
            #visibility const fn index(self) -> usize {
                self as usize
            }
        }

        impl ::curia_core::Named for #name {
            const ALL: &'static [#name] = &#name::ALL;
            const IDS: &'static [&'static str] = &[#(#ids),*];

            fn id(self) -> &'static str {
                #name::id(self)
            }
        }

        impl ::curia_core::serde::Serialize for #name {
            fn serialize<S: ::curia_core::serde::Serializer>(&self, serializer: S) -> ::core::result::Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        #texts
    })
}

/// Every member has a text.
fn texts(input: &DeriveInput, space: &str) -> TokenStream {
    let name = &input.ident;
    let visibility = &input.vis;
    quote! {
        #[allow(dead_code)]
        impl #name {
            /// The key of the member's text.
            #visibility const fn key(self) -> ::curia_core::Key {
                ::curia_core::Key::new(#space, self.id())
            }

            /// The text of the member, still without arguments.
            #visibility fn phrase(self) -> ::curia_core::Phrase {
                self.key().phrase()
            }
        }

        impl ::core::convert::From<#name> for ::curia_core::Arg {
            fn from(member: #name) -> ::curia_core::Arg {
                ::curia_core::Arg::Name(member.key())
            }
        }

        impl ::core::convert::From<#name> for ::curia_core::Phrase {
            fn from(member: #name) -> ::curia_core::Phrase {
                member.phrase()
            }
        }

        impl ::curia_core::ToArg for #name {
            fn to_arg(&self) -> ::core::option::Option<::curia_core::Arg> {
                ::core::option::Option::Some((*self).into())
            }
        }

        impl ::curia_core::Texts for #name {
            fn keys(out: &mut ::std::vec::Vec<::curia_core::Key>) {
                out.extend(#name::ALL.iter().map(|member| member.key()));
            }
        }
    }
}
