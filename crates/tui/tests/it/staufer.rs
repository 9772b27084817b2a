//! The Staufer Dynasty on the screen and by lines of text.

use crate::stage::{self, Stage, assert_played_out, choice, evenly, find};
use crossterm::event::{KeyCode, MouseButton};
use curia_core::{Chance, FastChance, Heuristics, Options as _, Seat};
use curia_staufer::{Move, Options, PhaseName, Staufer};
use curia_texts::{Lang, Names};
use curia_tui::{Setup, Theme};

/// The move that a beginner would like best; sometimes any other.
fn liked(world: &Staufer, seat: Seat, legal: &[Move], chance: &mut FastChance) -> Move {
    let mut ratings = Vec::new();
    world.rate(seat, legal, &mut ratings);
    let best = (0..legal.len()).max_by_key(|&index| ratings[index]).unwrap();
    if chance.below(8) == 0 { evenly(legal, chance) } else { legal[best] }
}

fn setup(seats: usize, seed: u64, lang: Lang) -> Setup<Staufer> {
    stage::setup(seats, seed, lang, liked)
}

fn stage(seats: usize, seed: u64, lang: Lang) -> Stage<Staufer> {
    Stage::new(setup(seats, seed, lang), Theme::COLOUR)
}

/// One step of anybody; the person does what a beginner likes.
fn go_on(stage: &mut Stage<Staufer>, chance: &mut FastChance) {
    stage.go_on(|table| choice(table.game(), table.person(), liked, chance));
}

/// Plays until the person must decide in a position of which `wanted` holds, or the game is over.
fn play_until(stage: &mut Stage<Staufer>, wanted: impl Fn(&Stage<Staufer>) -> bool) {
    let mut chance = FastChance::new(3);
    stage.settle();
    while !stage.is_over() && !wanted(stage) {
        go_on(stage, &mut chance);
        stage.settle();
    }
}

/// The first position of the table in which the person is asked for this in the given round or later.
fn position(seats: usize, given: &[(&str, &str)], from: u8, phase: PhaseName) -> Stage<Staufer> {
    for seed in 0..200 {
        let mut options = Options::default();
        given.iter().for_each(|(id, value)| options.set(id, value).unwrap());
        let mut stage = Stage::new(Setup { options, ..setup(seats, seed, Lang::En) }, Theme::COLOUR);
        play_until(&mut stage, |stage| {
            let view = stage.table().view();
            view.round >= from && view.phase == phase
        });
        if !stage.is_over() {
            return stage;
        }
    }
    panic!("no game has such a position");
}

/// Snapshots of a position at both sizes in both languages.
fn snapshots(name: &str, stage: &mut Stage<Staufer>) {
    for (moment, picture) in stage.pictures() {
        insta::assert_snapshot!(format!("{name}-{moment}"), picture);
    }
}

#[test]
fn the_first_turn_of_four() {
    snapshots("turn", &mut position(4, &[], 1, PhaseName::TurnMenu));
}

#[test]
fn a_supply_field_is_chosen_between_two() {
    snapshots("supply", &mut position(2, &[], 2, PhaseName::SupplyField));
}

#[test]
fn an_office_is_chosen_among_five_and_its_payments_are_marked() {
    let mut stage = position(5, &[], 3, PhaseName::ChooseOffice);
    let dearest = stage.table().legal().into_iter().last().unwrap();
    stage.mark(dearest);
    snapshots("office", &mut stage);
}

#[test]
fn a_way_is_chosen_with_the_winding_road() {
    let custom = "pv_winding_road+pv_quartermaster+pv_messenger+pv_retinue+pv_royal_favour";
    let given = [("privilege_set", "custom"), ("custom_privileges", custom)];
    snapshots("way", &mut position(3, &given, 1, PhaseName::ChooseDirection));
}

#[test]
fn a_chest_makes_an_appointment_cheaper() {
    snapshots("chest", &mut position(4, &[], 2, PhaseName::ChooseModifier));
}

#[test]
fn figures_are_paid_one_by_one() {
    snapshots("pay", &mut position(3, &[], 2, PhaseName::PayFigure));
}

#[test]
fn a_bonus_brings_figures_back() {
    snapshots("recall", &mut position(4, &[], 2, PhaseName::RecallPick));
}

#[test]
fn a_privilege_is_taken_for_two_seals() {
    snapshots("privilege", &mut position(5, &[], 2, PhaseName::ChoosePrivilege));
}

#[test]
fn the_result_lies_on_the_table_at_the_end() {
    let mut stage = stage(3, 11, Lang::En);
    play_until(&mut stage, |_| false);
    for (lang, picture) in stage.translations(80, 24) {
        insta::assert_snapshot!(format!("result-{lang}"), picture);
    }
    stage.press(KeyCode::Enter);
    insta::assert_snapshot!("end-80x24-en", stage.picture(80, 24));
}

#[test]
fn larger_screens_show_more_of_the_boards() {
    let mut stage = position(4, &[], 2, PhaseName::ChooseOffice);
    for (width, height) in [(100, 30), (140, 45)] {
        for (lang, picture) in stage.translations(width, height) {
            insta::assert_snapshot!(format!("boards-{width}x{height}-{lang}"), picture);
        }
    }
}

#[test]
fn nothing_is_cut_at_80_by_24() {
    for seats in 2..=5 {
        for lang in Lang::ALL {
            let (mut stage, mut chance) = (stage(seats, 20 + seats as u64, lang), FastChance::new(6));
            while !stage.is_over() {
                let text = stage.picture(80, 24);
                let lines: Vec<&str> = text.lines().collect();
                assert!(lines[0].starts_with(" The Staufer Dynasty  "), "{text}");
                assert!(!lines[0].contains('…'), "{text}");
                let table = lines[2..16].iter().map(|line| line.chars().take(39).collect::<String>());
                assert!(table.into_iter().all(|part| !part.contains('…')), "{text}");
                assert!(lines[3..9].iter().all(|line| !line.contains('…')), "{text}");
                go_on(&mut stage, &mut chance);
            }
        }
    }
}

#[test]
fn no_size_breaks_anything() {
    let mut stage = position(5, &[], 2, PhaseName::ChooseOffice);
    let sizes = [0, 1, 2, 3, 10, 22, 23, 28, 40, 60, 75, 76, 77, 79, 97, 100, 101, 110, 118, 150, 300];
    for width in sizes {
        for height in sizes {
            stage.picture(width, height);
        }
    }
    stage.press(KeyCode::Char('t'));
    stage.picture(76, 22);
}

#[test]
fn long_names_and_equal_initials_keep_the_columns_in_place() {
    let names = Names::new(["Machiavelli Niccolò", "Ünnepi-Szűcs Örs", "Mária", "", "Mik"]);
    let mut stage = Stage::new(Setup { names, ..setup(5, 7, Lang::En) }, Theme::COLOUR);
    play_until(&mut stage, |stage| stage.table().view().round >= 3);
    insta::assert_snapshot!("names-80x24", stage.picture(80, 24));
    insta::assert_snapshot!("names-120x40", stage.picture(120, 40));
}

#[test]
fn without_colours_nothing_is_coloured_and_choices_still_stand_out() {
    let mut stage = Stage::new(setup(3, 5, Lang::En), Theme::MONO);
    play_until(&mut stage, |stage| stage.table().view().phase == PhaseName::ChooseOffice);
    stage.assert_colourless();
}

/// A click on the first place of the screen that shows `text`.
fn click(stage: &mut Stage<Staufer>, text: &str) {
    let at = find(&stage.picture(80, 24), text);
    stage.click(MouseButton::Left, at);
}

#[test]
fn a_click_on_a_field_supplies_from_it() {
    let mut stage = position(4, &[], 1, PhaseName::SupplyField);
    let supplied = stage.table().view().tracks.supply.len();
    click(&mut stage, "◆");
    let view = stage.table().view();
    assert_ne!(view.phase, PhaseName::SupplyField);
    assert_eq!(view.tracks.supply.len(), supplied);
}

#[test]
fn a_click_on_an_office_begins_to_fill_it() {
    let mut stage = position(4, &[], 1, PhaseName::ChooseOffice);
    click(&mut stage, "◆3");
    assert_ne!(stage.table().view().phase, PhaseName::ChooseOffice);
}

#[test]
fn no_key_and_no_click_breaks_anything() {
    for seed in 0..12 {
        stage(2 + seed as usize % 4, seed, Lang::ALL[seed as usize % 2]).assert_unbreakable(seed);
    }
}

#[test]
fn a_whole_game_is_played_by_lines_of_text() {
    for lang in Lang::ALL {
        for choice in ["1\n", "2\n1\n"] {
            assert_played_out(setup(4, 4, lang), choice.repeat(3000));
        }
    }
}
