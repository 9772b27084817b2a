//! Every word that is named has its text, every text is named, and every word is used.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use curia_bots::Level;
use curia_catalog::{GameId, for_game};
use curia_core::{Key, keys_of};
use curia_texts::{General, Lang, sources};
use curia_tui::Screen;

/// The keys that must have a text: those of a game's rules, screen and pages, or of a part of the house.
fn named(space: &str) -> Option<Vec<Key>> {
    match space {
        "ui" => Some(keys_of![General, Level]),
        "server" => Some(keys_of![curia_server::Text]),
        "web" => Some(curia_web::page_keys()),
        _ => {
            let game: GameId = space.parse().ok()?;
            let screen = for_game!(game, G => <G as Screen>::words());
            Some([game.keys(), screen, curia_web::game_keys(game)].concat())
        }
    }
}

/// The ids of the texts of a Fluent file.
fn written(text: &str) -> impl Iterator<Item = String> {
    let ids = text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
    ids.filter_map(|line| line.split_once(" =")).map(|(id, _)| id.to_owned())
}

#[test]
fn the_texts_of_every_game_and_part_are_exactly_those_that_are_named() {
    for lang in Lang::ALL {
        let mut spaces: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
        for source in sources(lang) {
            spaces.entry(source.space()).or_default().extend(written(source.text));
        }
        for (space, written) in spaces {
            let named: BTreeSet<String> = named(space).unwrap_or_default().iter().map(Key::to_string).collect();
            let (without, left_over) = (named.difference(&written), written.difference(&named));
            assert_eq!(without.collect::<Vec<_>>(), Vec::<&String>::new(), "{lang}/{space}: no text");
            assert_eq!(left_over.collect::<Vec<_>>(), Vec::<&String>::new(), "{lang}/{space}: left over");
        }
    }
}

#[test]
fn every_game_has_a_file_of_words() {
    for &game in GameId::ALL {
        assert!(sources(Lang::En).iter().any(|source| source.name == game.info().id), "{game}");
    }
}

#[test]
fn the_words_of_boards_and_screens_keep_to_their_spaces() {
    for &game in GameId::ALL {
        let spaces = ["screen", "board", "about"].map(|part| format!("{}-{part}-", game.info().id));
        let screen = for_game!(game, G => <G as Screen>::words());
        for key in screen.iter().map(Key::to_string) {
            assert!(key.starts_with(&spaces[0]), "{key}");
        }
        for key in curia_web::game_keys(game).iter().map(Key::to_string) {
            assert!(key.starts_with(&spaces[1]) || key.starts_with(&spaces[2]), "{key}");
        }
    }
}

/// The text of every source file below a folder.
fn code(folder: &Path, out: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            code(&path, out);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            out.push((path.display().to_string(), fs::read_to_string(&path).unwrap()));
        }
    }
}

/// The enums of words that a source file declares: their names and members.
fn enums(code: &str) -> Vec<(&str, Vec<&str>)> {
    let declared = code.split("\n#[named(\"").skip(1);
    let bodies = declared.filter_map(|rest| rest.split_once(" enum ")?.1.split_once(" {\n"));
    bodies
        .map(|(name, body)| {
            let lines = body.lines().take_while(|line| *line != "}").map(str::trim);
            let members = lines.filter(|line| line.ends_with(',') && !line.starts_with('/'));
            (name, members.map(|line| line.trim_end_matches(',')).collect())
        })
        .collect()
}

/// The id of a word.
fn snake(member: &str) -> String {
    let part = |letter: char| match letter.is_uppercase() {
        true => format!("_{}", letter.to_lowercase()),
        false => letter.to_string(),
    };
    member.chars().map(part).collect::<String>().trim_start_matches('_').to_owned()
}

#[test]
fn no_word_is_declared_in_vain() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates");
    let mut files = Vec::new();
    for part in ["texts", "tui", "web"] {
        code(&root.join(part).join("src"), &mut files);
    }
    // The table speaks without knowing the words: it names them by their ids.
    let mut table = Vec::new();
    code(&root.join("table/src"), &mut table);
    let (mut seen, mut vain) = (0, Vec::new());
    for (path, text) in files.iter().filter(|(path, _)| path.ends_with("words.rs") || path.ends_with("ui.rs")) {
        // A game's words are used beside their declaration, the general ones anywhere.
        let near = path.strip_suffix("words.rs").unwrap_or("");
        for (name, members) in enums(text) {
            for member in members {
                seen += 1;
                let word = format!("{name}::{member}");
                let used = |code: &str| {
                    code.match_indices(&word)
                        .any(|(at, _)| !code[at + word.len()..].starts_with(|c: char| c.is_alphanumeric()))
                };
                let named = format!("\"{}\"", snake(member));
                let said = near.is_empty() && table.iter().any(|(_, code)| code.contains(&named));
                if !said && !files.iter().any(|(other, code)| other != path && other.starts_with(near) && used(code)) {
                    vain.push(format!("{path}: {word}"));
                }
            }
        }
    }
    assert_eq!(vain, Vec::<String>::new(), "used nowhere");
    assert!(seen > 250, "only {seen} words were found");
}
