//! Every text key that play produces is listed, and every text finds what it speaks of.

use std::collections::{BTreeMap, BTreeSet};

use curia_core::{
    Arg, Chance, Event as _, FastChance, Game, Heard, Heuristics, Key, MoveList, Options as _, Outline, Phrase,
    Prompt as _, Rulebook, SeatCount, Spoken, Thing, View as _, Viewer, keys_of,
};

use super::notation::every_move;
use super::position::table;
use crate::data::Rank;
use crate::{Event, HeadsOfState, Options, Prompt};

/// What has been said: each key with one phrase for every set of arguments.
#[derive(Default)]
struct Said {
    phrases: BTreeMap<(Key, Vec<&'static str>), Phrase>,
    names: BTreeSet<Key>,
    events: BTreeSet<&'static str>,
    prompts: BTreeSet<&'static str>,
}

impl Said {
    fn phrase(&mut self, phrase: &Phrase) {
        phrase.args.iter().for_each(|(_, arg)| self.arg(arg));
        let args = phrase.args.iter().map(|(name, _)| *name).collect();
        self.phrases.entry((phrase.key, args)).or_insert_with(|| phrase.clone());
    }

    fn arg(&mut self, arg: &Arg) {
        match arg {
            Arg::Name(key) => _ = self.names.insert(*key),
            Arg::Phrase(phrase) => self.phrase(phrase),
            Arg::List(items) => items.iter().for_each(|item| self.arg(item)),
            Arg::Int(_) | Arg::Seat(_) => {}
        }
    }

    fn outline(&mut self, outline: &Outline) {
        for section in &outline.sections {
            self.phrase(&section.title);
            for row in &section.rows {
                self.phrase(&row.label);
                row.values.iter().for_each(|value| self.arg(value));
            }
        }
    }

    fn log(&mut self, log: &mut Heard<Event>) {
        for (_, event) in log.0.drain(..) {
            self.events.insert(event.id());
            event.phrase().iter().for_each(|phrase| self.phrase(phrase));
        }
    }

    fn prompt(&mut self, prompt: &Prompt) {
        self.prompts.insert(prompt.id());
        self.phrase(&prompt.phrase());
    }

    fn thing(&mut self, thing: &Thing) {
        self.names.insert(thing.name);
        thing.says.iter().for_each(|arg| self.arg(arg));
        thing.help.iter().for_each(|help| self.phrase(help));
    }

    /// The table, the moves and the reasons against them, for everybody.
    fn position(&mut self, game: &HeadsOfState, tried: &[crate::Move]) {
        for viewer in Viewer::all(game.seats) {
            let view = game.view(viewer);
            self.outline(&view.outline());
            for &mv in tried {
                self.phrase(&view.label(mv));
                view.help(mv).iter().for_each(|phrase| self.phrase(phrase));
                let refusal = viewer.seat().and_then(|seat| game.why_not(seat, mv));
                refusal.iter().for_each(|refusal| self.phrase(&refusal.reason));
            }
        }
        for score in game.scores(Viewer::Spectator).seats.into_iter().flatten() {
            self.names.extend(score.parts.iter().map(|part| part.name));
        }
    }

    /// Everything that a game says while greedy and random players play it.
    fn game(&mut self, seats: usize, seed: u64) {
        let (mut chance, mut log) = (FastChance::new(seed), Heard::default());
        let seats = SeatCount::new(seats).unwrap();
        let mut options = Options::default();
        if seed > 0 {
            for (id, value) in [("last_turn", "finish_round"), ("open_hands", "on"), ("assassin", "certain")] {
                options.set(id, value).unwrap();
            }
        }
        let mut game = HeadsOfState::new(&options, seats, &mut chance, &mut log).unwrap();
        let (mut list, mut ratings, tried) = (MoveList::for_game::<HeadsOfState>(), Vec::new(), every_move());
        for ply in 0.. {
            self.log(&mut log);
            if ply % 13 == 0 {
                self.position(&game, &tried);
            }
            let Some(seat) = game.awaited().first() else { break };
            game.prompt(seat).iter().for_each(|prompt| self.prompt(prompt));
            game.legal(seat, &mut list);
            game.rate(seat, &list, &mut ratings);
            let best = ratings.iter().enumerate().max_by_key(|&(_, rating)| rating).unwrap().0;
            let pick = if chance.below(4) == 0 { chance.below(list.len()) } else { best };
            game.apply(seat, list[pick], &mut chance, &mut log);
        }
        self.position(&game, &tried);
    }

    /// What hardly ever happens in a few games.
    fn rarities(&mut self) {
        let mut tie = table("hand A gold");
        // Three share the most princes, so nobody scores them, and A is ahead of B by one.
        for (seat, princes) in tie.game.seats.iter().zip([2, 1, 2, 2]) {
            tie.game.players[seat].points[0] = if seat.index() < 2 { 40 } else { 30 };
            tie.game.players[seat].noble_cards[Rank::Prince.index()] = princes;
        }
        tie.game.finish(&mut tie.log);
        self.log(&mut tie.log);
        let lines = [
            ("hand A gold; cards baron 0", "A option:attributes_three draw:0 draw:1 draw:2 place:gb_ireland.baron"),
            (
                "with last_turn finish_round; century 1789; pack 0; revolution 0",
                "A option:attributes_three draw:blind draw:blind",
            ),
            ("draw_pile 6", "A option:attributes_refresh draw:0 end_turn"),
            (
                "treachery A assassin*4",
                "A option:treachery take_treachery:blind take_attribute:0 end_turn discard:assassin",
            ),
            ("draw_pile 0; revolution 5", "A option:attributes_three draw:blind"),
        ];
        for (words, moves) in lines {
            let mut table = table(words);
            table.play(moves);
            self.log(&mut table.log);
            self.position(&table.game, &every_move());
        }
        for seed in 0..8 {
            let mut bag = table("noble B de_bavaria.duke; treachery A assassin").with_seed(seed);
            bag.play("A option:treachery take_treachery:0 take_attribute:0 play:assassin target:de_bavaria.duke");
            self.log(&mut bag.log);
            self.position(&bag.game, &[]);
        }
        super::refusals::every_reason().iter().for_each(|reason| self.phrase(reason));
        for list in ["nobles", "areas", "attributes", "treachery"] {
            HeadsOfState::things(list).iter().for_each(|thing| self.thing(thing));
        }
        for sourced in HeadsOfState::sources() {
            self.names.insert(sourced.what);
            self.names.extend(sourced.rows.iter().map(|(name, _)| *name));
            sourced.rows.iter().flat_map(|(_, says)| says).for_each(|arg| self.arg(arg));
        }
    }
}

fn said() -> Said {
    let mut said = Said::default();
    (0..2).for_each(|seed| (2..=5).for_each(|seats| said.game(seats, seed)));
    said.rarities();
    said
}

/// The texts of a language by their keys.
fn words(lang: &str) -> BTreeMap<String, String> {
    let folder = format!("{}/../../texts/locales/{lang}", env!("CARGO_MANIFEST_DIR"));
    let mut words = BTreeMap::new();
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        if !path.file_name().unwrap().to_string_lossy().starts_with(HeadsOfState::ID) {
            continue;
        }
        let text = std::fs::read_to_string(path).unwrap();
        let mut current: Option<&mut String> = None;
        for line in text.lines() {
            if line.starts_with("heads-of-state") {
                let (key, value) = line.split_once('=').unwrap();
                current = Some(words.entry(key.trim().to_owned()).or_insert_with(|| value.to_owned()));
            } else if !line.starts_with(' ') || line.trim_start().starts_with('.') {
                // A comment, an empty line, or the form of a name.
                current = None;
            } else if let Some(current) = &mut current {
                current.push_str(line);
            }
        }
    }
    words
}

/// The variables of a text.
fn variables(text: &str) -> BTreeSet<&str> {
    let end = |rest: &str| rest.find(|c: char| !c.is_ascii_lowercase() && c != '_').unwrap_or(rest.len());
    text.split('$').skip(1).map(|rest| &rest[..end(rest)]).collect()
}

/// Whether a phrase gives a text this variable.
fn gives(phrase: &Phrase, variable: &str) -> bool {
    let named = |name: &str| phrase.args.iter().find(|(own, _)| *own == name).map(|(_, arg)| arg);
    let form = variable.strip_suffix("_whom").or_else(|| variable.strip_suffix("_who"));
    named(variable).is_some()
        || (variable == "you" && phrase.args.iter().any(|(_, arg)| matches!(arg, Arg::Seat(_))))
        || form.is_some_and(|name| matches!(named(name), Some(Arg::Name(_))))
}

#[test]
fn every_key_that_play_produces_is_listed_once() {
    let listed: BTreeSet<Key> = keys_of![HeadsOfState].into_iter().collect();
    assert_eq!(listed.len(), keys_of![HeadsOfState].len(), "a key is listed twice");
    let said = said();
    let keys: BTreeSet<Key> = said.phrases.keys().map(|(key, _)| *key).chain(said.names.iter().copied()).collect();
    let missing: Vec<String> = keys.difference(&listed).map(Key::to_string).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_event_every_question_and_every_reason_is_said() {
    let said = said();
    let silent = |id: &&&str| id.starts_with("shuffled_") || id.starts_with("picked_");
    let missing = |all: &[&'static str], found: &BTreeSet<&str>| {
        all.iter().filter(|id| !silent(id) && !found.contains(**id)).copied().collect::<Vec<_>>()
    };
    assert_eq!(missing(Event::IDS, &said.events), [""; 0]);
    assert_eq!(missing(Prompt::IDS, &said.prompts), [""; 0]);
    let reasons =
        said.phrases.keys().filter(|(key, _)| key.space == "heads-of-state-why").map(|(key, _)| key.id).collect();
    assert_eq!(missing(crate::why::Why::IDS, &reasons), [""; 0]);
}

#[test]
fn every_text_has_words_in_both_languages_and_no_holes() {
    let said = said();
    for lang in ["en", "hu"] {
        let words = words(lang);
        assert!(words.len() > 500, "{} texts in {lang}", words.len());
        for phrase in said.phrases.values() {
            let text = words.get(&phrase.key.to_string()).unwrap_or_else(|| panic!("{lang} has no {}", phrase.key));
            assert!(!text.trim().is_empty(), "{lang} says nothing for {}", phrase.key);
            let holes: Vec<&str> = variables(text).into_iter().filter(|variable| !gives(phrase, variable)).collect();
            assert!(holes.is_empty(), "{lang}: {} has no {holes:?}", phrase.key);
        }
        for key in &said.names {
            let text = words.get(&key.to_string()).unwrap_or_else(|| panic!("{lang} has no {key}"));
            assert!(!text.trim().is_empty() && variables(text).is_empty(), "{lang}: {key}");
        }
    }
}

/// An empty list would read "nothing" where cards are spoken of.
#[test]
fn what_is_told_never_lists_nothing() {
    let mut said = Said::default();
    (2..=5).for_each(|seats| said.game(seats, 2));
    for ((key, _), phrase) in said.phrases.iter().filter(|((key, _), _)| key.space == "heads-of-state-event") {
        let empty = phrase.args.iter().any(|(_, arg)| *arg == Arg::List(Vec::new()));
        assert!(!empty || ["trimmed", "no_majority"].contains(&key.id), "{phrase:?}");
        assert!(!empty || key.form == "none", "{phrase:?}");
    }
}
