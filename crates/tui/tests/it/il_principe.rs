//! Il Principe on the screen and by lines of text.

use crate::stage::{self, Stage, assert_played_out, choice, evenly, find};
use crossterm::event::{KeyCode, MouseButton};
use curia_core::{Chance, FastChance, Heuristics, Seat};
use curia_il_principe::{IlPrincipe, Item, Move, PhaseName};
use curia_texts::{Lang, Names};
use curia_tui::{Setup, Theme};

/// The move that a beginner would like best; sometimes any other.
fn liked(world: &IlPrincipe, seat: Seat, legal: &[Move], chance: &mut FastChance) -> Move {
    let mut ratings = Vec::new();
    world.rate(seat, legal, &mut ratings);
    let best = (0..legal.len()).max_by_key(|&index| ratings[index]).unwrap();
    if chance.below(8) == 0 { evenly(legal, chance) } else { legal[best] }
}

fn setup(seats: usize, seed: u64, lang: Lang) -> Setup<IlPrincipe> {
    stage::setup(seats, seed, lang, liked)
}

fn stage(seats: usize, seed: u64, lang: Lang) -> Stage<IlPrincipe> {
    Stage::new(setup(seats, seed, lang), Theme::COLOUR)
}

/// One step of anybody; the person does what a beginner likes.
fn go_on(stage: &mut Stage<IlPrincipe>, chance: &mut FastChance) {
    stage.go_on(|table| choice(table.game(), table.person(), liked, chance));
}

/// Plays until the person must decide in a position of which `wanted` holds, or the game is over.
fn play_until(stage: &mut Stage<IlPrincipe>, wanted: impl Fn(&Stage<IlPrincipe>) -> bool) {
    let mut chance = FastChance::new(3);
    stage.settle();
    while !stage.is_over() && !wanted(stage) {
        go_on(stage, &mut chance);
        stage.settle();
    }
}

/// The person is asked for this in the third round or later.
fn late(phase: PhaseName) -> impl Fn(&Stage<IlPrincipe>) -> bool {
    move |stage| {
        let view = stage.table().view();
        view.round >= 3 && view.phase == phase
    }
}

/// Snapshots of a position at both sizes in both languages.
fn snapshots(name: &str, stage: &mut Stage<IlPrincipe>) {
    for (moment, picture) in stage.pictures() {
        insta::assert_snapshot!(format!("{name}-{moment}"), picture);
    }
}

#[test]
fn the_first_offer_of_three() {
    let mut stage = stage(3, 1, Lang::En);
    play_until(&mut stage, |stage| stage.table().view().phase == PhaseName::Offer);
    snapshots("offer", &mut stage);
}

#[test]
fn an_auction_among_five() {
    let mut stage = stage(5, 7, Lang::En);
    play_until(&mut stage, |stage| late(PhaseName::Bid)(stage) && stage.table().view().auction.unwrap().high > 1);
    snapshots("auction", &mut stage);
}

#[test]
fn a_city_about_to_be_built_among_four() {
    let buildable =
        |stage: &Stage<IlPrincipe>| stage.table().legal().into_iter().find(|mv| matches!(mv, Move::Build(_)));
    let mut stage = stage(4, 2, Lang::En);
    play_until(&mut stage, |stage| late(PhaseName::Action)(stage) && buildable(stage).is_some());
    let city = buildable(&stage).unwrap();
    stage.mark(city);
    snapshots("build", &mut stage);
}

#[test]
fn a_shield_to_be_placed_between_two() {
    let mut stage = stage(2, 5, Lang::En);
    play_until(&mut stage, late(PhaseName::PlaceShield));
    snapshots("shield", &mut stage);
}

#[test]
fn a_role_auctioned_among_four() {
    let mut stage = stage(4, 9, Lang::En);
    play_until(&mut stage, |stage| {
        let view = stage.table().view();
        view.round >= 3 && view.auction.is_some_and(|auction| matches!(auction.item, Item::Role(_)))
    });
    snapshots("role", &mut stage);
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
fn nothing_is_cut_at_80_by_24() {
    for seats in 2..=5 {
        for lang in Lang::ALL {
            let (mut stage, mut chance) = (stage(seats, 20 + seats as u64, lang), FastChance::new(6));
            while !stage.is_over() {
                let text = stage.picture(80, 24);
                let rows: Vec<&str> = text.lines().collect();
                assert!(rows[0].starts_with(" Il Principe  "), "{text}");
                assert!(rows[2..16].iter().all(|row| !row.contains('…')), "{text}");
                if let Some(auction) = stage.table().view().auction {
                    let minimum = format!("  min. {}", auction.minimum);
                    assert!(rows[2..16].iter().any(|row| row.contains(&minimum)), "{text}");
                    let smallest = stage.picture(76, 22);
                    assert!(smallest.contains(&minimum), "{smallest}");
                }
                go_on(&mut stage, &mut chance);
            }
        }
    }
}

#[test]
fn no_size_breaks_anything() {
    let mut stage = stage(5, 7, Lang::Hu);
    play_until(&mut stage, late(PhaseName::Bid));
    let sizes = [0, 1, 2, 3, 10, 22, 23, 28, 40, 60, 75, 76, 77, 79, 97, 100, 101, 110, 150, 300];
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
    play_until(&mut stage, late(PhaseName::Bid));
    insta::assert_snapshot!("names-80x24", stage.picture(80, 24));
    insta::assert_snapshot!("names-120x40", stage.picture(120, 40));
}

#[test]
fn without_colours_nothing_is_coloured_and_choices_still_stand_out() {
    let mut stage = Stage::new(setup(3, 5, Lang::En), Theme::MONO);
    play_until(&mut stage, |_| true);
    stage.assert_colourless();
}

/// A click on the first place of the screen that shows `text`.
fn click(stage: &mut Stage<IlPrincipe>, text: &str) {
    let at = find(&stage.picture(80, 24), text);
    stage.click(MouseButton::Left, at);
}

#[test]
fn a_click_on_the_hand_offers_a_card() {
    let mut stage = stage(3, 1, Lang::En);
    play_until(&mut stage, |stage| stage.table().view().phase == PhaseName::Offer);
    let hand = stage.table().view().own().unwrap().hand_size;
    click(&mut stage, "◆");
    assert_eq!(stage.table().view().own().unwrap().hand_size + 1, hand);
}

#[test]
fn a_click_on_a_city_builds_it_and_one_on_a_region_places_a_shield() {
    let mut stage = stage(4, 2, Lang::En);
    play_until(&mut stage, |stage| {
        late(PhaseName::Action)(stage) && matches!(stage.table().legal()[0], Move::Build(_))
    });
    click(&mut stage, "◆  ");
    assert_eq!(stage.table().view().phase, PhaseName::PlaceShield);
    let supply = stage.table().view().own().unwrap().supply;
    click(&mut stage, "▸");
    assert_eq!(stage.table().view().own().unwrap().supply + 1, supply);
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
