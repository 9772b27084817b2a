//! `Spoken`: events, prompts, reasons and everything else that is said with arguments.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Data, DeriveInput, ExprPath, Field, Fields, Ident, Variant};

use crate::attributes::{each, optional_value, snake_case, text_of, value, wrong};

/// One variant: a text, or several if a field chooses among its forms.
struct Line<'a> {
    variant: &'a Ident,
    id: String,
    silent: bool,
    rule: Option<String>,
    args: Vec<Argument<'a>>,
    form: Option<(&'a Field, Form)>,
}

/// How a field chooses the form of a text.
enum Form {
    /// By the id of its value.
    Id,
    /// One form has this word behind it; it is said if the field is set, or if it is not.
    Word { word: String, set: bool },
}

struct Argument<'a> {
    field: &'a Ident,
    name: String,
    with: Option<ExprPath>,
}

pub(crate) fn expand(input: &DeriveInput) -> syn::Result<TokenStream> {
    let Data::Enum(data) = &input.data else { return wrong("Spoken is for enums") };
    let Some(space) = text_of(&input.attrs, "spoken")? else {
        return wrong("name the space: #[spoken(\"game-event\")]");
    };
    let lines = data.variants.iter().map(read).collect::<syn::Result<Vec<Line<'_>>>>()?;
    let name = &input.ident;
    let ids: Vec<&str> = lines.iter().map(|line| line.id.as_str()).collect();
    let variants: Vec<&Ident> = lines.iter().map(|line| line.variant).collect();
    let said = lines.iter().map(|line| say(line, &space.value()));
    let keys = lines.iter().filter(|line| !line.silent).map(|line| keys(line, &space.value()));
    let rule = rule(input, &lines);
    let phrase = (!lines.iter().any(|line| line.silent)).then(|| phrase(name));
    Ok(quote! {
        impl ::curia_core::Spoken for #name {
            const IDS: &'static [&'static str] = &[#(#ids),*];

            fn id(&self) -> &'static str {
                match self { #(#name::#variants { .. } => #ids),* }
            }

            fn spoken(&self) -> ::core::option::Option<::curia_core::Phrase> {
                match self { #(#name::#said),* }
            }
        }

        impl ::curia_core::Texts for #name {
            fn keys(out: &mut ::std::vec::Vec<::curia_core::Key>) {
                #(#keys)*
            }
        }

        #rule
        #phrase
    })
}

fn read(variant: &Variant) -> syn::Result<Line<'_>> {
    if matches!(variant.fields, Fields::Unnamed(_)) {
        return Err(syn::Error::new_spanned(variant, "the fields of a Spoken variant have names"));
    }
    let id = snake_case(&variant.ident);
    let mut line = Line { variant: &variant.ident, id, silent: false, rule: None, args: Vec::new(), form: None };
    each(&variant.attrs, "spoken", |meta| {
        if meta.path.is_ident("silent") {
            line.silent = true;
        } else if meta.path.is_ident("rule") {
            line.rule = Some(value(meta)?);
        } else {
            return Ok(false);
        }
        Ok(true)
    })?;
    for field in &variant.fields {
        read_field(field, &mut line)?;
    }
    Ok(line)
}

fn read_field<'a>(field: &'a Field, line: &mut Line<'a>) -> syn::Result<()> {
    let Some(ident) = &field.ident else { return Ok(()) };
    let mut argument = Argument { field: ident, name: ident.to_string(), with: None };
    let mut skip = false;
    let mut form = None;
    each(&field.attrs, "spoken", |meta| {
        if meta.path.is_ident("skip") {
            skip = true;
        } else if meta.path.is_ident("name") {
            argument.name = value(meta)?;
        } else if meta.path.is_ident("with") {
            argument.with = Some(meta.value()?.parse()?);
        } else if meta.path.is_ident("form") {
            form = Some(optional_value(meta)?.map_or(Form::Id, |word| Form::Word { word, set: true }));
        } else if meta.path.is_ident("unless") {
            form = Some(Form::Word { word: value(meta)?, set: false });
        } else {
            return Ok(false);
        }
        Ok(true)
    })?;
    // What chooses the form by its id is said by the form.
    skip |= matches!(form, Some(Form::Id));
    if let Some(form) = form {
        if line.form.is_some() {
            return Err(syn::Error::new_spanned(field, "one field chooses the form"));
        }
        line.form = Some((field, form));
    }
    if !skip {
        line.args.push(argument);
    }
    Ok(())
}

/// The arm of `spoken`.
fn say(line: &Line<'_>, space: &str) -> TokenStream {
    let (variant, id) = (line.variant, &line.id);
    if line.silent {
        return quote! { #variant { .. } => ::core::option::Option::None };
    }
    let form = line.form.as_ref().map(|(field, form)| {
        let field = &field.ident;
        match form {
            Form::Id => quote! { ::curia_core::Named::id(*#field) },
            Form::Word { word, set } => {
                quote! { if ::curia_core::Flag::is_set(#field) == #set { #word } else { "" } }
            }
        }
    });
    let form = form.unwrap_or_else(|| quote! { "" });
    let args = line.args.iter().map(|argument| {
        let (field, name) = (argument.field, &argument.name);
        match &argument.with {
            Some(with) => quote! { .with(#name, #with(#field)) },
            None => quote! { .with_some(#name, ::curia_core::ToArg::to_arg(#field)) },
        }
    });
    let mut fields: Vec<&Ident> = line.args.iter().map(|argument| argument.field).collect();
    if let Some(field) = line.form.as_ref().and_then(|(field, _)| field.ident.as_ref())
        && !fields.contains(&field)
    {
        fields.push(field);
    }
    quote! {
        #variant { #(#fields,)* .. } => ::core::option::Option::Some(
            ::curia_core::Key::of_form(#space, #id, #form).phrase() #(#args)*
        )
    }
}

/// The keys of all forms.
fn keys(line: &Line<'_>, space: &str) -> TokenStream {
    let id = &line.id;
    match &line.form {
        None => quote! { out.push(::curia_core::Key::new(#space, #id)); },
        Some((_, Form::Word { word, .. })) => quote! {
            out.push(::curia_core::Key::new(#space, #id));
            out.push(::curia_core::Key::of_form(#space, #id, #word));
        },
        Some((field, Form::Id)) => {
            let kind = &field.ty;
            quote! {
                let forms = <#kind as ::curia_core::Named>::IDS.iter();
                out.extend(forms.map(|form| ::curia_core::Key::of_form(#space, #id, form)));
            }
        }
    }
}

fn rule(input: &DeriveInput, lines: &[Line<'_>]) -> Option<TokenStream> {
    let rules: Option<Vec<&String>> = lines.iter().map(|line| line.rule.as_ref()).collect();
    let (rules, name, visibility) = (rules?, &input.ident, &input.vis);
    let variants = lines.iter().map(|line| line.variant);
    Some(quote! {
        impl #name {
            /// The section of the specification that it stands in.
            #visibility const fn rule(&self) -> &'static str {
                match self { #(#name::#variants { .. } => #rules),* }
            }
        }
    })
}

/// What is never silent is a phrase.
fn phrase(name: &Ident) -> TokenStream {
    quote! {
        impl ::core::convert::From<#name> for ::curia_core::Phrase {
            fn from(said: #name) -> ::curia_core::Phrase {
                // No variant is silent.
                ::curia_core::Spoken::spoken(&said).unwrap_or_else(|| ::curia_core::Key::new("", "").phrase())
            }
        }

        impl ::core::convert::From<#name> for ::curia_core::Arg {
            fn from(said: #name) -> ::curia_core::Arg {
                ::curia_core::Phrase::from(said).into()
            }
        }

        impl ::curia_core::ToArg for #name {
            fn to_arg(&self) -> ::core::option::Option<::curia_core::Arg> {
                ::curia_core::Spoken::spoken(self).map(::core::convert::Into::into)
            }
        }
    }
}
