//! Heads of State on the screen and by lines of text.

use crate::stage::{self, Stage, Taste, assert_played_out, choice, evenly, find};
use crossterm::event::{KeyCode, MouseButton};
use curia_core::{Chance, FastChance, Game, Seat, Viewer};
use curia_heads_of_state::{HeadsOfState, Move, PhaseName, Source, TurnOption};
use curia_texts::{Lang, Names};
use curia_tui::{Setup, Theme};

/// What an eager player does: raise the highest noble there is, strike when they can, take what their hand lacks. It is
/// not what the heuristics like, so that the pictures stay the same when those are tuned.
fn liked(world: &HeadsOfState, seat: Seat, legal: &[Move], chance: &mut FastChance) -> Move {
    let view = world.view(Viewer::Seat(seat));
    let hand = view.own().and_then(|own| own.attributes).unwrap_or_default();
    let lacking = |slot: u8| view.display[usize::from(slot)].is_some_and(|card| hand[card] == 0);
    let option = [TurnOption::AttributesThree, TurnOption::AttributesThree, TurnOption::Treachery][chance.below(3)];
    let rate = |mv: &Move| match *mv {
        Move::Replace(at) | Move::Place(at) => 10 + i32::from(at.rank().number()),
        Move::Play(_) => 9,
        Move::Option(chosen) if chosen == option => 2,
        Move::Draw(Source::Slot(slot)) | Move::TakeAttribute(Source::Slot(slot)) if lacking(slot) => 2,
        Move::Target(_) | Move::PayExact | Move::TakeTreachery(_) => 1,
        _ => 0,
    };
    let best = legal.iter().copied().max_by_key(rate).unwrap_or(legal[0]);
    if chance.below(4) == 0 { evenly(legal, chance) } else { best }
}

/// Somebody who keeps what they have.
fn thrifty(_: &HeadsOfState, _: Seat, legal: &[Move], chance: &mut FastChance) -> Move {
    let ends = legal.iter().copied().find(|mv| matches!(mv, Move::EndTurn));
    ends.unwrap_or_else(|| evenly(legal, chance))
}

fn setup(seats: usize, seed: u64, lang: Lang) -> Setup<HeadsOfState> {
    stage::setup(seats, seed, lang, liked)
}

fn stage(seats: usize, seed: u64, lang: Lang) -> Stage<HeadsOfState> {
    Stage::new(setup(seats, seed, lang), Theme::COLOUR)
}

/// One step of anybody; the person has that taste.
fn go_on(stage: &mut Stage<HeadsOfState>, taste: Taste<HeadsOfState>, chance: &mut FastChance) {
    stage.go_on(|table| choice(table.game(), table.person(), taste, chance));
}

/// Plays until the person must decide in a position of which `wanted` holds.
fn play_until(
    stage: &mut Stage<HeadsOfState>,
    taste: Taste<HeadsOfState>,
    wanted: impl Fn(&Stage<HeadsOfState>) -> bool,
) {
    let mut chance = FastChance::new(3);
    stage.settle();
    while !stage.is_over() && !wanted(stage) {
        go_on(stage, taste, &mut chance);
        stage.settle();
    }
    assert!(wanted(stage), "no such position came up");
}

/// The person is asked for this when at least `nobles` nobles live on the map.
fn later(phase: PhaseName, nobles: usize) -> impl Fn(&Stage<HeadsOfState>) -> bool {
    move |stage| {
        let view = stage.table().view();
        view.phase == phase && view.boxes.iter().filter(|own| own.seat.is_some()).count() >= nobles
    }
}

/// Snapshots of a position at both sizes in both languages.
fn snapshots(name: &str, stage: &mut Stage<HeadsOfState>) {
    for (moment, picture) in stage.pictures() {
        insta::assert_snapshot!(format!("{name}-{moment}"), picture);
    }
}

#[test]
fn the_first_turn_of_three() {
    let mut stage = stage(3, 1, Lang::En);
    play_until(&mut stage, liked, |stage| stage.table().view().phase == PhaseName::Draw);
    snapshots("first", &mut stage);
}

#[test]
fn a_card_to_be_taken_among_five() {
    let mut stage = stage(5, 7, Lang::En);
    play_until(&mut stage, liked, later(PhaseName::Draw, 14));
    snapshots("draw", &mut stage);
}

#[test]
fn a_noble_about_to_be_raised_among_four() {
    let raising = |stage: &Stage<HeadsOfState>| {
        stage.table().legal().into_iter().find(|mv| matches!(mv, Move::Place(at) if at.rank().number() > 2))
    };
    let mut stage = stage(4, 2, Lang::En);
    play_until(&mut stage, liked, |stage| later(PhaseName::PlaceLoop, 12)(stage) && raising(stage).is_some());
    let noble = raising(&stage).unwrap();
    stage.mark(noble);
    snapshots("raise", &mut stage);
}

#[test]
fn a_target_to_be_chosen_between_two() {
    let mut stage = stage(2, 5, Lang::En);
    play_until(&mut stage, liked, later(PhaseName::Target, 8));
    snapshots("target", &mut stage);
}

#[test]
fn two_cards_of_a_turn_of_treachery_among_four() {
    let mut stage = stage(4, 9, Lang::En);
    play_until(&mut stage, liked, |stage| {
        let graves = stage.table().view().areas.iter().filter(|area| !area.graves.is_empty()).count();
        later(PhaseName::TakeTwo, 12)(stage) && graves > 1
    });
    snapshots("treachery", &mut stage);
}

#[test]
fn cards_to_be_given_up_at_the_change_of_century() {
    let mut stage = stage(3, 4, Lang::En);
    play_until(&mut stage, thrifty, later(PhaseName::TrimHands, 4));
    snapshots("trim", &mut stage);
}

#[test]
fn the_result_lies_on_the_table_at_the_end() {
    let mut stage = stage(3, 11, Lang::En);
    play_until(&mut stage, liked, Stage::is_over);
    for (lang, picture) in stage.translations(80, 24) {
        insta::assert_snapshot!(format!("result-{lang}"), picture);
    }
    stage.press(KeyCode::Enter);
    insta::assert_snapshot!("end-80x24-en", stage.picture(80, 24));
}

#[test]
fn nothing_is_cut_at_80_by_24() {
    for seats in 2..=5 {
        for lang in Lang::ALL {
            let (mut stage, mut chance) = (stage(seats, 20 + seats as u64, lang), FastChance::new(6));
            while !stage.is_over() {
                let text = stage.picture(80, 24);
                let rows: Vec<&str> = text.lines().collect();
                assert!(rows[0].starts_with(" Heads of State  "), "{text}");
                assert!(rows[2..16].iter().all(|row| !row.contains('…')), "{text}");
                go_on(&mut stage, liked, &mut chance);
            }
        }
    }
}

#[test]
fn every_box_of_the_map_is_there_at_every_size() {
    for (width, height) in [(76, 22), (80, 24), (100, 30), (120, 40), (140, 45)] {
        for seats in [2, 5] {
            let mut stage = stage(seats, 3, Lang::Hu);
            stage.settle();
            let text = stage.picture(width, height);
            for area in ["London", "Írország", "Bretagne", "Andalúzia", "Szászország"] {
                assert!(text.contains(area), "{width} × {height}: {area}\n{text}");
            }
        }
    }
}

#[test]
fn no_size_breaks_anything() {
    let mut stage = stage(5, 7, Lang::Hu);
    play_until(&mut stage, liked, later(PhaseName::PlaceLoop, 12));
    let sizes = [0, 1, 2, 3, 10, 22, 23, 28, 40, 60, 75, 76, 77, 79, 97, 100, 101, 118, 120, 150, 300];
    for width in sizes {
        for height in sizes {
            stage.picture(width, height);
        }
    }
    stage.press(KeyCode::Char('t'));
    stage.picture(76, 22);
}

#[test]
fn long_names_keep_the_columns_in_place() {
    let names = Names::new(["Machiavelli Niccolò", "Ünnepi-Szűcs Örs", "Csilla", "", "Æ"]);
    let mut stage = Stage::new(Setup { names, ..setup(5, 7, Lang::En) }, Theme::COLOUR);
    play_until(&mut stage, liked, later(PhaseName::Draw, 10));
    insta::assert_snapshot!("names-80x24", stage.picture(80, 24));
    insta::assert_snapshot!("names-120x40", stage.picture(120, 40));
}

#[test]
fn without_colours_nothing_is_coloured_and_choices_still_stand_out() {
    let mut stage = Stage::new(setup(3, 5, Lang::En), Theme::MONO);
    play_until(&mut stage, liked, later(PhaseName::Draw, 1));
    stage.assert_colourless();
}

/// A click on the first place of the screen that shows `text`.
fn click(stage: &mut Stage<HeadsOfState>, text: &str) {
    let at = find(&stage.picture(80, 24), text);
    stage.click(MouseButton::Left, at);
}

#[test]
fn a_click_on_a_face_up_card_takes_it() {
    let mut stage = stage(3, 1, Lang::En);
    play_until(&mut stage, liked, later(PhaseName::Draw, 2));
    let hand = stage.table().view().own().unwrap().attributes_size;
    click(&mut stage, "◆");
    assert_eq!(stage.table().view().own().unwrap().attributes_size, hand + 1);
}

#[test]
fn a_click_on_an_empty_box_raises_a_noble_there() {
    let mut stage = stage(4, 2, Lang::En);
    let raisable = |stage: &Stage<HeadsOfState>| {
        later(PhaseName::PlaceLoop, 4)(stage) && matches!(stage.table().legal()[0], Move::Place(_))
    };
    play_until(&mut stage, liked, raisable);
    let legal = stage.table().legal();
    click(&mut stage, "▸");
    let view = stage.table().view();
    let Move::Place(at) = legal[0] else { unreachable!() };
    assert!(view.turn.paying == Some(at) || view.owner(at) == Some(stage.table().person()));
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
