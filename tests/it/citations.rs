//! Every section of the rules that code, texts, prompts and refusals cite stands in the game's `RULES.md`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use curia_catalog::{GameId, for_game};
use curia_core::testkit::seat_counts;
use curia_core::{Chance, FastChance, Game, MoveList, Prompt, SeatCount, Silent, View, Viewer};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The numbers that can be cited: of headings (`### 5.3 ...`) and of paragraphs that begin with theirs (`**9.12 ...`).
pub(crate) fn sections(id: GameId) -> BTreeSet<String> {
    let file = root().join(format!("crates/games/{id}/RULES.md"));
    let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let number = |line: &str| {
        let rest =
            line.strip_prefix("**").or_else(|| line.strip_prefix('#').map(|rest| rest.trim_start_matches('#')))?;
        number_at(rest.trim_start()).map(|(number, _)| number.to_owned())
    };
    text.lines().filter_map(number).collect()
}

/// The section number with which the text begins, and what comes after it.
fn number_at(text: &str) -> Option<(&str, &str)> {
    let end = text.find(|letter: char| !letter.is_ascii_digit() && letter != '.').unwrap_or(text.len());
    let number = text[..end].trim_end_matches('.');
    let digits = number.starts_with(|letter: char| letter.is_ascii_digit());
    (digits && number.split('.').all(|part| (1..=2).contains(&part.len()))).then(|| (number, &text[number.len()..]))
}

/// The numbers of a list like `5.1, 5.2 and 5.4` at the beginning of the text.
fn list_at(mut text: &str) -> Vec<&str> {
    let mut numbers = Vec::new();
    while let Some((number, rest)) = number_at(text) {
        numbers.push(number);
        let Some(next) = [", ", " and ", " to ", " or "].iter().find_map(|joint| rest.strip_prefix(joint)) else {
            break;
        };
        text = next;
    }
    numbers
}

/// What a text cites: after the words section and ruling, alone in brackets, and as a rule in quotation marks.
fn citations(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    for word in ["ection ", "ections ", "uling ", "ulings "] {
        found.extend(text.match_indices(word).flat_map(|(place, _)| list_at(&text[place + word.len()..])));
    }
    for (place, _) in text.match_indices('(') {
        let list = list_at(&text[place + 1..]);
        let closed = list.last().is_some_and(|last| {
            let end = last.as_ptr() as usize - text.as_ptr() as usize + last.len();
            text[end..].starts_with(')')
        });
        if closed {
            found.extend(list.into_iter().filter(|number| number.contains('.')));
        }
    }
    for (place, _) in text.match_indices('"') {
        if let Some((number, rest)) = number_at(&text[place + 1..])
            && number.contains('.')
            && rest.starts_with('"')
        {
            found.push(number);
        }
    }
    found
}

fn files_below(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files_below(&path, found);
        } else {
            found.push(path);
        }
    }
}

/// Everything that speaks of the game: its rules crate, its terminal screen, its board, its texts.
fn files_of(id: GameId) -> Vec<PathBuf> {
    let folder = id.to_string().replace('-', "_");
    let mut files = Vec::new();
    files_below(&root().join(format!("crates/games/{id}/src")), &mut files);
    files_below(&root().join(format!("crates/tui/src/{folder}")), &mut files);
    files_below(&root().join(format!("crates/web/src/boards/{folder}")), &mut files);
    // A drawing is full of numbers and cites nothing.
    files.retain(|path| path.extension().is_none_or(|kind| kind != "svg"));
    let mut texts = Vec::new();
    files_below(&root().join("crates/texts/locales"), &mut texts);
    let named = |path: &PathBuf| path.file_stem().and_then(|name| name.to_str()).map(str::to_owned);
    let own = |name: String| name == id.to_string() || name.starts_with(&format!("{id}-"));
    files.extend(texts.into_iter().filter(|path| named(path).is_some_and(own)));
    files
}

#[test]
fn every_cited_section_exists() {
    let mut missing = Vec::new();
    for &id in GameId::ALL {
        let sections = sections(id);
        let mut count = 0;
        for file in files_of(id) {
            let text = fs::read_to_string(&file).unwrap();
            let cited = citations(&text);
            count += cited.len();
            let unknown = cited.into_iter().filter(|number| !sections.contains(*number));
            missing.extend(
                unknown.map(|number| format!("{} cites {number}", file.strip_prefix(root()).unwrap().display())),
            );
        }
        assert!(count > 60, "{id}: only {count} citations were found");
    }
    assert!(missing.is_empty(), "not in RULES.md:\n{}", missing.join("\n"));
}

/// The rules that prompts and refusals name in some games.
pub(crate) fn rules_in_play<G: Game>(seats: SeatCount) -> BTreeSet<&'static str> {
    let mut rules = BTreeSet::new();
    let mut list = MoveList::for_game::<G>();
    for number in 0..20 {
        let mut chance = FastChance::new(number);
        let mut game = G::new(&G::Options::default(), seats, &mut chance, &mut Silent).unwrap();
        while let Some(seat) = game.awaited().first() {
            for viewer in seats.iter() {
                rules.extend(game.prompt(viewer).map(|prompt| prompt.rule()));
                let candidates = game.view(Viewer::Seat(viewer)).candidates();
                rules.extend(
                    candidates.into_iter().filter_map(|mv| game.why_not(viewer, mv)).map(|refusal| refusal.rule),
                );
            }
            game.legal(seat, &mut list);
            game.apply(seat, list[chance.below(list.len())], &mut chance, &mut Silent);
        }
    }
    rules
}

#[test]
fn every_rule_that_play_names_exists() {
    for &id in GameId::ALL {
        let sections = sections(id);
        for_game!(id, G => for seats in seat_counts::<G>() {
            let rules = rules_in_play::<G>(seats);
            assert!(rules.len() > 4, "{id}: {rules:?}");
            for rule in rules {
                assert!(sections.contains(rule), "{id}: rule {rule} is not in RULES.md");
            }
        });
    }
}

#[test]
fn lists_brackets_and_quotation_marks_are_read_as_citations() {
    let text =
        r#"/// Sections 5.1, 5.2 and 5.4; ruling 9.12. (12.10) but not (3, S) nor "x 4.1", rule = "6.2"; section 7"#;
    let mut found = citations(text);
    found.sort_unstable();
    assert_eq!(found, ["12.10", "5.1", "5.2", "5.4", "6.2", "7", "9.12"]);
}
