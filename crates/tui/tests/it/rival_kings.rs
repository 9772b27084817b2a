//! Rival Kings on the screen and by lines of text.

use crate::stage::{self, Stage, assert_played_out, evenly, find};
use crossterm::event::MouseButton;
use curia_core::{Chance, FastChance, Game, Options as _};
use curia_rival_kings::{Options, Prompt, RivalKings, View};
use curia_texts::{Lang, Words};
use curia_tui::{Setup, Theme};

/// Options given as `id=value`.
fn options(given: &[(&str, &str)]) -> Options {
    let mut options = Options::default();
    given.iter().for_each(|(id, value)| options.set(id, value).unwrap());
    options
}

fn setup(seats: usize, seed: u64, lang: Lang) -> Setup<RivalKings> {
    stage::setup(seats, seed, lang, |_, _, legal, chance| evenly(legal, chance))
}

fn stage(seats: usize, seed: u64, lang: Lang) -> Stage<RivalKings> {
    Stage::new(setup(seats, seed, lang), Theme::COLOUR)
}

/// Makes one evenly random choice for the person.
fn decide(stage: &mut Stage<RivalKings>, chance: &mut FastChance) {
    stage.go_on(|table| evenly(&table.legal(), chance));
    stage.settle();
}

/// The first position asked of the person that is as wanted, in the first game that has one.
fn position(seats: usize, given: &[(&str, &str)], wanted: impl Fn(&View) -> bool) -> Stage<RivalKings> {
    for seed in 0..400 {
        let setup = Setup { options: options(given), ..setup(seats, seed, Lang::En) };
        let mut stage = Stage::new(setup, Theme::COLOUR);
        let mut chance = FastChance::new(seed);
        stage.settle();
        while !stage.is_over() {
            if wanted(&stage.table().view()) {
                return stage;
            }
            decide(&mut stage, &mut chance);
        }
    }
    panic!("no game has such a position");
}

fn cards(view: &View) -> usize {
    view.players.iter().map(|player| player.buildings.len() + player.subjects.len()).sum()
}

/// Checks the pictures of a position in both sizes and both languages.
fn look(name: &str, mut stage: Stage<RivalKings>) {
    for (moment, picture) in stage.pictures() {
        insta::assert_snapshot!(format!("{name}-{moment}"), picture);
    }
}

#[test]
fn characters_are_chosen() {
    look("choose", position(4, &[], |view| view.decision == Some(Prompt::ChooseCharacter) && view.cycle == 2));
}

#[test]
fn actions_are_performed() {
    let wanted = |view: &View| {
        let stolen = view.players.iter().any(|player| !player.covered.is_empty());
        matches!(view.decision, Some(Prompt::OwnAction { .. })) && stolen && cards(view) >= 12
    };
    look("action", position(4, &[], wanted));
}

#[test]
fn a_tied_character_has_one_action() {
    look("tied", position(4, &[], |view| view.decision == Some(Prompt::TiedAction) && cards(view) >= 8));
}

#[test]
fn an_action_is_stolen() {
    look("steal", position(3, &[], |view| view.decision == Some(Prompt::Steal) && cards(view) >= 6));
}

#[test]
fn a_building_is_bought_in_a_match_with_open_money() {
    let given = [("match_mode", "games"), ("match_games", "2"), ("coin_stacks_visible", "true")];
    look("match", position(2, &given, |view| view.decision == Some(Prompt::BuyBuilding) && view.game == 2));
}

#[test]
fn the_piles_are_looked_through() {
    look("look", position(4, &[], |view| !view.looked.is_empty()));
}

#[test]
fn cards_are_swapped() {
    look("swap", position(3, &[], |view| matches!(view.decision, Some(Prompt::SwapTheirs { .. }))));
}

#[test]
fn a_full_table_keeps_every_card() {
    let wanted = |view: &View| view.decision == Some(Prompt::ChooseCharacter) && cards(view) >= 22;
    look("full", position(2, &[], wanted));
}

#[test]
fn a_crowded_table_keeps_every_card() {
    let wanted = |view: &View| view.decision == Some(Prompt::ChooseCharacter) && view.cycle == 1 && cards(view) >= 20;
    look("crowded", position(4, &[], wanted));
}

#[test]
fn the_result_lies_on_the_table_at_the_end() {
    let mut stage = stage(3, 11, Lang::En);
    let mut chance = FastChance::new(1);
    stage.settle();
    while !stage.is_over() {
        decide(&mut stage, &mut chance);
    }
    for (lang, picture) in stage.translations(80, 24) {
        insta::assert_snapshot!(format!("result-{lang}"), picture);
    }
}

#[test]
fn no_size_breaks_anything() {
    let positions = [
        position(4, &[], |view| view.decision == Some(Prompt::Steal)),
        position(2, &[("coin_stacks_visible", "true")], |view| !view.looked.is_empty()),
    ];
    for mut stage in positions {
        for width in [0, 1, 3, 75, 76, 77, 80, 107, 108, 109, 300] {
            for height in [0, 1, 2, 21, 22, 23, 24, 31, 32, 33, 40, 90] {
                stage.picture(width, height);
            }
        }
    }
}

#[test]
fn every_moment_of_a_game_is_drawn_without_a_missing_word() {
    for (seats, lang) in [(2, Lang::En), (3, Lang::Hu), (4, Lang::En), (4, Lang::Hu)] {
        let mut stage = stage(seats, seats as u64, lang);
        let mut chance = FastChance::new(5);
        while !stage.is_over() {
            for (width, height) in [(80, 24), (120, 40), (80, 40), (120, 24)] {
                let text = stage.picture(width, height);
                assert!(!text.contains("rival-kings-") && !text.contains(['{', '}']), "{text}");
            }
            stage.go_on(|table| evenly(&table.legal(), &mut chance));
        }
        stage.table().game().invariants().unwrap();
    }
}

#[test]
fn on_a_small_screen_every_card_and_every_character_is_named() {
    for seed in 0..12 {
        let lang = Lang::ALL[seed as usize / 3 % 2];
        let mut stage = stage(2 + seed as usize % 3, seed, lang);
        let mut chance = FastChance::new(seed);
        stage.settle();
        while !stage.is_over() {
            let text = stage.picture(80, 24);
            let view = stage.table().view();
            let top = text.lines().take(16).collect::<Vec<_>>().join("\n");
            let own = view.players.iter().map(|player| player.buildings.len() + player.subjects.len());
            let heralds = top.matches(['♛', '♜', '♞', '✿']).count();
            let shown: usize = view.looked.iter().map(|looked| looked.cards.len()).sum();
            let tops = view.piles.iter().filter(|pile| pile.top.is_some()).count();
            assert_eq!(heralds, own.sum::<usize>() + shown + tops, "{text}");
            assert_eq!(top.matches('⚑').count(), view.players.len() + 1, "{text}");
            let characters = view.players.iter().filter_map(|player| player.played).chain(view.neutral);
            let hand = view.hand.iter().copied().filter(|_| view.looked.is_empty());
            for character in characters.chain(hand) {
                let name = Words::of(lang).text(character.key());
                assert!(top.contains(&name), "{name}\n{text}");
            }
            decide(&mut stage, &mut chance);
        }
    }
}

#[test]
fn without_colours_nothing_is_coloured_and_choices_still_stand_out() {
    let mut stage = Stage::new(setup(3, 5, Lang::En), Theme::MONO);
    stage.settle();
    stage.assert_colourless();
}

#[test]
fn a_click_on_a_pile_takes_its_card_and_a_right_click_explains_it() {
    for (width, height) in [(80, 24), (120, 40)] {
        let mut stage = position(3, &[], |view| view.decision == Some(Prompt::RecruitSubject));
        let text = stage.picture(width, height);
        let at = find(&text, "▸");
        stage.click(MouseButton::Right, at);
        assert!(stage.picture(width, height).contains("You may choose this now."));
        stage.click(MouseButton::Left, at);
        stage.picture(width, height);
        let owned = |stage: &Stage<RivalKings>| stage.table().view().players[0].subjects.len();
        let before = owned(&stage);
        stage.click(MouseButton::Left, at);
        assert_eq!(owned(&stage), before + 1);
    }
}

#[test]
fn a_click_on_an_action_steals_it() {
    let mut stage = position(3, &[], |view| view.decision == Some(Prompt::Steal));
    let text = stage.picture(80, 24);
    let at = find(&text, "◆money");
    stage.click(MouseButton::Left, at);
    assert!(stage.table().view().players.iter().any(|player| !player.covered.is_empty()));
}

#[test]
fn no_key_and_no_click_breaks_anything() {
    for seed in 0..12 {
        stage(2 + seed as usize % 3, seed, Lang::ALL[seed as usize % 2]).assert_unbreakable(seed);
    }
}

#[test]
fn a_whole_game_is_played_by_lines_of_text() {
    for (seats, lang) in [(2, Lang::En), (3, Lang::Hu), (4, Lang::En), (4, Lang::Hu)] {
        let mut chance = FastChance::new(seats as u64);
        let input: String = (0..9000).map(|_| format!("{}\n", 1 + chance.below(3))).collect();
        assert_played_out(setup(seats, 4, lang), input);
    }
}
