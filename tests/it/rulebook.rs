//! The rules books: complete, alike in both languages, and true. What they show is legal, and every number of an example is
//! what the engine computes.

use std::collections::BTreeMap;

use curia_book::{Block, Book, Count, Inline};
use curia_catalog::{GameId, for_game};
use curia_core::testkit::seat_counts;
use curia_core::{Rulebook, positions, seat_of};
use curia_texts::Lang;

use crate::citations::{rules_in_play, sections};

fn books<G: Rulebook>() -> [Book; 2] {
    Lang::ALL.map(|lang| Book::of::<G>(lang).unwrap_or_else(|error| panic!("{} in {lang}: {error}", G::ID)))
}

/// How often each number leads somewhere.
fn numbers(book: &Book) -> BTreeMap<&str, usize> {
    let mut found = BTreeMap::new();
    for number in book.sections.iter().flat_map(|section| section.numbers()) {
        *found.entry(number).or_default() += 1;
    }
    found
}

/// What a book is made of apart from its words.
fn bones(book: &Book) -> Vec<String> {
    let mut bones = Vec::new();
    for section in &book.sections {
        bones.push(format!(
            "{} {:?} level {} printed {}",
            section.number, section.covers, section.level, section.printed
        ));
        section.each_block(&mut |block| match block {
            Block::Position { name, .. } => bones.push(format!("  position {name}")),
            Block::Things { list, .. } => bones.push(format!("  list {list}")),
            Block::Pieces(pieces) => bones.extend(pieces.iter().map(|(id, _)| format!("  piece {id}"))),
            _ => {}
        });
        let mut counts: Vec<String> = counts_in(section).into_iter().map(|count| format!("  {count:?}")).collect();
        counts.sort();
        bones.extend(counts);
    }
    bones
}

fn counts_in(section: &curia_book::Section) -> Vec<&Count> {
    let mut counts = Vec::new();
    section.each_inline(&mut |part| counts.extend(if let Inline::Count(count) = part { Some(count) } else { None }));
    counts
}

#[test]
fn every_section_of_the_law_stands_in_both_books_once() {
    for &id in GameId::ALL {
        let law: Vec<String> = sections(id)
            .into_iter()
            .filter(|number| {
                number
                    .split('.')
                    .next()
                    .and_then(|chapter| chapter.parse().ok())
                    .is_some_and(|chapter: u8| chapter <= 12)
            })
            .collect();
        for book in for_game!(id, G => books::<G>()) {
            let numbers = numbers(&book);
            let missing: Vec<_> = law.iter().filter(|number| !numbers.contains_key(number.as_str())).collect();
            assert!(missing.is_empty(), "{id}, {}: not told: {missing:?}", book.title);
            let twice: Vec<_> = numbers.iter().filter(|(_, count)| **count > 1).collect();
            assert!(twice.is_empty(), "{id}, {}: told twice: {twice:?}", book.title);
        }
    }
}

#[test]
fn every_rule_that_play_names_stands_in_both_books() {
    for &id in GameId::ALL {
        for_game!(id, G => for book in books::<G>() {
            let numbers = numbers(&book);
            for rule in seat_counts::<G>().flat_map(rules_in_play::<G>) {
                assert!(numbers.contains_key(rule), "{id}: rule {rule} is not in '{}'", book.title);
            }
        });
    }
}

#[test]
fn the_books_of_a_game_are_alike_but_for_their_words() {
    for &id in GameId::ALL {
        let [en, hu] = for_game!(id, G => books::<G>());
        let (en, hu) = (bones(&en), bones(&hu));
        let differs = en.iter().zip(&hu).find(|(en, hu)| en != hu);
        assert_eq!(differs, None, "{id}");
        assert_eq!(en.len(), hu.len(), "{id}");
    }
}

#[test]
fn every_way_in_a_book_leads_somewhere() {
    for &id in GameId::ALL {
        for book in for_game!(id, G => books::<G>()) {
            let numbers = numbers(&book);
            for section in &book.sections {
                section.each_inline(&mut |part| {
                    if let Inline::Link(to, _) = part {
                        assert!(numbers.contains_key(to.as_str()), "{id}: section {} leads to {to}", section.number);
                    }
                });
            }
        }
    }
}

#[test]
fn every_position_is_legal_and_every_number_of_an_example_is_the_engines() {
    for &id in GameId::ALL {
        for_game!(id, G => {
            let positions = positions::<G>(G::POSITIONS).unwrap_or_else(|error| panic!("{id}: {error}"));
            let mut wrong = Vec::new();
            for book in books::<G>() {
                let mut checked = 0;
                for section in &book.sections {
                    section.each_block(&mut |block| if let Block::Position { name, .. } = block {
                        assert!(positions.contains_key(name), "{id}: there is no position {name}");
                    });
                    for count in counts_in(section) {
                        let position = positions.get(&count.position).unwrap_or_else(|| panic!("{id}: {count:?}"));
                        let true_one = position.count(&count.what, seat_of(&count.seat).unwrap());
                        checked += 1;
                        if true_one != count.says.replace('\u{2212}', "-").parse().ok() {
                            wrong.push(format!("{id} {}: {count:?} is {true_one:?}", section.number));
                        }
                    }
                }
                assert!(checked > 5, "{id}: only {checked} numbers of examples");
            }
            assert!(wrong.is_empty(), "{}", wrong.join("\n"));
        });
    }
}

#[test]
fn the_printed_summary_is_neither_too_long_nor_too_short() {
    for &id in GameId::ALL {
        for book in for_game!(id, G => books::<G>()) {
            let mut words = 0;
            for section in book.sections.iter().filter(|section| section.printed) {
                section.each_inline(&mut |part| {
                    if let Inline::Text(text) = part {
                        words += text.split_whitespace().count()
                    }
                });
            }
            assert!((400..=1300).contains(&words), "{id}, {}: {words} words", book.title);
        }
    }
}

#[test]
fn every_list_of_a_book_names_things() {
    for &id in GameId::ALL {
        for_game!(id, G => for book in books::<G>() {
            for section in &book.sections {
                section.each_block(&mut |block| if let Block::Things { list, .. } = block {
                    assert!(!G::things(list).is_empty(), "{id}: there is no list {list}");
                });
            }
        });
    }
}
