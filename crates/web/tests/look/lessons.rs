//! The lessons of a first game: all of them come up, each points at something, and nobody learns what they may not know.

use std::collections::BTreeSet;

use curia_catalog::{GameId, for_hosted};
use curia_core::{FastChance, Game, Seat, SeatCount, Viewer};
use curia_table::Undo;
use curia_texts::Lang;
use curia_web::{Board, Occupant, Speed, Spot, Theme, Visitor, fragments, table_page};

use crate::stage::{Moment, play, with_scene};

/// Every state of some games between two, as the first of them sees it.
fn moments_of_first_seat<G: Board>(seeds: u64, mut show: impl FnMut(&Moment<G>)) {
    let seats = SeatCount::new(G::SEATS.0).unwrap();
    for seed in 0..seeds {
        play::<G>(&G::Options::default(), seed, seats, |game, _, _| {
            let viewer = Viewer::Seat(Seat::S0);
            show(&Moment {
                game: game.clone(),
                viewer,
                log: Vec::new(),
                growth: None,
                undo: Undo::Free(1),
                own: Occupant::Present,
            });
        });
    }
}

/// What a page must hold for a lesson to have something to point at.
fn mark(at: Spot) -> String {
    match at {
        Spot::Prompt => "id=\"curia-prompt\"".to_owned(),
        Spot::Hand => "id=\"curia-hand\"".to_owned(),
        Spot::Strip => "data-strip".to_owned(),
        Spot::Piece(piece) => format!("data-piece=\"{piece}\""),
        Spot::Player(seat) => format!("id=\"player-{seat}\""),
        Spot::Result => "data-result".to_owned(),
    }
}

fn each_hosted(check: impl Fn(GameId)) {
    GameId::HOSTED.iter().copied().for_each(check);
}

#[test]
fn every_lesson_comes_up_and_points_at_what_stands_on_the_page() {
    each_hosted(|id| for_hosted!(id, G => look_for_lessons::<G>(), else ()));
}

fn look_for_lessons<G: Board>() {
    let mut met = BTreeSet::new();
    moments_of_first_seat::<G>(30, |moment| {
        with_scene(moment, Lang::En, |scene| {
            for lesson in G::lessons(scene) {
                if met.insert(lesson.title.to_string()) {
                    let parts: String = fragments(scene).into_iter().map(|part| part.html).collect();
                    assert!(parts.contains(&mark(lesson.at)), "{}: {}", G::ID, lesson.id);
                }
            }
        });
    });
    let titles: BTreeSet<String> = G::words()
        .iter()
        .map(ToString::to_string)
        .filter(|key| key.contains("-lesson_") && !key.contains("_text_"))
        .collect();
    assert_eq!(met, titles, "{}: lessons that never come up", G::ID);
}

#[test]
fn a_game_begins_with_its_goal_and_ends_with_its_result() {
    each_hosted(|id| {
        for_hosted!(id, G => {
            let mut told = Vec::new();
            moments_of_first_seat::<G>(1, |moment| {
                told.push(with_scene(moment, Lang::En, |scene| {
                    G::lessons(scene).into_iter().map(|lesson| lesson.id).collect::<Vec<_>>()
                }));
            });
            assert_eq!(told[0].first(), Some(&"goal"), "{id}");
            assert_eq!(told.last().unwrap(), &["result"], "{id}");
        }, else ());
    });
}

#[test]
fn whoever_only_watches_is_taught_nothing_and_a_lesson_hangs_on_nothing_but_the_view() {
    each_hosted(|id| {
        for_hosted!(id, G => moments_of_first_seat::<G>(3, |moment| {
            let ids = |moment: &Moment<G>| with_scene(moment, Lang::En, G::lessons);
            let other = |game: &G, viewer| Moment {
                game: game.clone(), viewer, log: Vec::new(), growth: None, undo: Undo::Free(1), own: Occupant::Present,
            };
            assert_eq!(ids(&other(&moment.game, Viewer::Spectator)), Vec::new());
            let mut redrawn = moment.game.clone();
            redrawn.resample(moment.viewer, &mut FastChance::new(5));
            assert_eq!(ids(&other(&redrawn, moment.viewer)), ids(moment));
        }), else ());
    });
}

#[test]
fn a_page_has_the_list_for_those_without_script_and_one_place_for_those_with() {
    each_hosted(|id| {
        for_hosted!(id, G => {
            let mut first = true;
            moments_of_first_seat::<G>(1, |moment| {
                if !std::mem::take(&mut first) { return; }
                let visitor = Visitor { lang: Lang::Hu, theme: Theme::Auto, name: None, path: "/", site: "", speed: Speed::Normal };
                let page = with_scene(moment, Lang::Hu, |scene| table_page(&visitor, scene));
                let at = |text: &str| page.find(text).unwrap_or_else(|| panic!("{text}"));
                assert!(at("id=\"lesson\"") < at("id=\"curia-prompt\""), "a lesson is reached before the question");
                assert!(page.contains(&format!("data-lesson=\"{id}.goal\"")));
                assert_eq!(page.matches("popovertarget=\"curia-lesson\"").count(), 3, "tool, switch, and its close button");
            });
        }, else ());
    });
}
