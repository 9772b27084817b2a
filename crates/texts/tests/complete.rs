//! Both languages say everything, with the same variables, and nothing in them is broken.

use std::collections::{BTreeMap, BTreeSet};

use curia_texts::{Lang, sources};
use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

/// What one message needs.
#[derive(Default, PartialEq, Eq, Debug)]
struct Needs {
    variables: BTreeSet<String>,
    functions: BTreeSet<String>,
    references: BTreeSet<String>,
}

impl Needs {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            // Which form of an argument is used, and whether the reader is spoken to, is the language's own affair.
            InlineExpression::VariableReference { id } if id.name == "you" => {}
            InlineExpression::VariableReference { id } => {
                let name = id.name.strip_suffix("_whom").or(id.name.strip_suffix("_who")).unwrap_or(id.name);
                self.variables.insert(name.to_owned());
            }
            InlineExpression::FunctionReference { id, arguments } => {
                self.functions.insert(id.name.to_owned());
                self.arguments(arguments);
            }
            InlineExpression::MessageReference { id, .. } => _ = self.references.insert(id.name.to_owned()),
            InlineExpression::TermReference { id, arguments, .. } => {
                self.references.insert(format!("-{}", id.name));
                arguments.iter().for_each(|arguments| self.arguments(arguments));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|value| self.inline(value));
        arguments.named.iter().for_each(|argument| self.inline(&argument.value));
    }
}

/// The messages of one language with their needs; terms stand under `-name`.
fn messages(lang: Lang) -> BTreeMap<String, Needs> {
    let mut found = BTreeMap::new();
    for source in sources(lang) {
        let resource =
            parser::parse(source.text).unwrap_or_else(|(_, errors)| panic!("{lang}/{}: {errors:?}", source.name));
        for entry in &resource.body {
            let (name, pattern) = match entry {
                Entry::Message(message) => {
                    let value = message.value.as_ref();
                    (message.id.name.to_owned(), value.unwrap_or_else(|| panic!("{lang}: empty {}", message.id.name)))
                }
                Entry::Term(term) => (format!("-{}", term.id.name), &term.value),
                Entry::Junk { content } => panic!("{lang}/{}: {content}", source.name),
                _ => continue,
            };
            let mut needs = Needs::default();
            needs.pattern(pattern);
            assert!(
                name.trim_start_matches('-').starts_with(&format!("{}-", source.space())),
                "{lang}/{}: {name} belongs elsewhere",
                source.name
            );
            assert!(found.insert(name.clone(), needs).is_none(), "{lang}: {name} is defined twice");
        }
    }
    found
}

#[test]
fn both_languages_have_the_same_texts_with_the_same_variables() {
    let [en, hu] = Lang::ALL.map(messages);
    let only = |a: &BTreeMap<String, Needs>, b: &BTreeMap<String, Needs>| {
        a.keys().filter(|key| !key.starts_with('-') && !b.contains_key(*key)).cloned().collect::<Vec<_>>()
    };
    assert_eq!(only(&en, &hu), Vec::<String>::new(), "only in English");
    assert_eq!(only(&hu, &en), Vec::<String>::new(), "only in Hungarian");
    let unequal: Vec<&String> = en
        .iter()
        .filter(|(key, needs)| hu.get(*key).is_some_and(|h| h.variables != needs.variables))
        .map(|e| e.0)
        .collect();
    assert_eq!(unequal, Vec::<&String>::new(), "other variables");
}

#[test]
fn every_function_and_reference_exists() {
    for lang in Lang::ALL {
        let messages = messages(lang);
        for (key, needs) in &messages {
            for function in &needs.functions {
                let known: &[&str] =
                    if lang == Lang::Hu { &["AZ", "CAP", "NAGYAZ", "NUMBER"] } else { &["CAP", "NUMBER"] };
                assert!(known.contains(&function.as_str()), "{lang}: {key} calls {function}");
            }
            for reference in &needs.references {
                assert!(messages.contains_key(reference), "{lang}: {key} speaks of {reference}");
            }
        }
    }
}
