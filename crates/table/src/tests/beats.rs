use curia_catalog::{GameId, for_game};

use super::*;
use crate::{MAX_BEATS, Undo};

/// Plays games and looks at what every command leaves behind; gives the most beats of one.
fn looked_at<G: Game>(mut look: impl FnMut(&Desk<G>, usize)) -> usize {
    let mut most = 0;
    for seed in 1..6 {
        let mut desk = Desk::<G>::of_persons(3, Windows::Timed(2_000), seed);
        let mut chance = FastChance::new(seed);
        while !desk.table.is_over() {
            let before = desk.table.chronicle_mark(Viewer::Spectator).1;
            desk.step(&mut chance);
            most = most.max(desk.table.beats().len());
            look(&desk, before);
        }
    }
    most
}

#[test]
fn in_every_game_one_command_is_told_in_beats() {
    for &id in GameId::ALL {
        let most = for_game!(id, G => looked_at::<G>(|_, _| {}));
        assert!((2..=MAX_BEATS).contains(&most), "{id}: {most}");
    }
}

#[test]
fn every_beat_brings_its_own_lines_and_the_end_of_the_command_the_last_ones() {
    fn lines_come_in_order<G: Game>(desk: &Desk<G>, before: usize) {
        let told: Vec<usize> = desk.table.beats().iter().map(crate::Beat::told).collect();
        assert!(told.is_sorted());
        for viewer in Viewer::all(desk.table.seats()) {
            let all = desk.table.chronicle(viewer, usize::MAX);
            for &told in &told {
                let lines = desk.table.chronicle_until(viewer, told, usize::MAX);
                assert!(all.starts_with(&lines));
                assert!(lines.len() < all.len(), "something is left to tell after the last beat");
                assert!(desk.table.chronicle_mark_until(viewer, told).1 >= lines.len());
            }
        }
        for &told in &told {
            assert!(desk.table.chronicle_mark_until(Viewer::Spectator, told).1 >= before, "only the last command");
        }
    }
    for &id in GameId::ALL {
        for_game!(id, G => looked_at::<G>(lines_come_in_order));
    }
}

#[test]
fn a_beat_looks_different_from_the_one_before_and_asks_nobody() {
    fn differs<G: Game>(desk: &Desk<G>, _: usize) {
        for pair in desk.table.beats().windows(2) {
            assert!(pair[0].game().view(Viewer::Spectator) != pair[1].game().view(Viewer::Spectator));
        }
        for beat in desk.table.beats() {
            assert!(beat.game().asking().how == How::Moment && beat.ply() < desk.table.next_ply());
            assert!(desk.table.seats().iter().all(|seat| beat.game().prompt(seat).is_none()));
        }
    }
    for &id in GameId::ALL {
        for_game!(id, G => looked_at::<G>(differs));
    }
}

#[test]
fn a_head_falls_before_the_day_ends_and_the_new_line_is_dealt() {
    let mut days = 0;
    looked_at::<Guillotine>(|desk, _| {
        let views: Vec<_> = desk.table.beats().iter().map(|beat| beat.game().view(Viewer::Spectator)).collect();
        let Some(dealt) = views.windows(2).position(|pair| pair[0].day < pair[1].day) else { return };
        days += 1;
        assert!(views[dealt].line.is_empty() && views[dealt + 1].line.len() > 1, "the line is cleared, then dealt");
        let heads = |number: usize| views[number].players.iter().map(|player| player.pile.len()).sum::<usize>();
        assert!(dealt == 0 || heads(0) == heads(dealt) || heads(0) < heads(dealt), "heads fall before");
    });
    assert!(days > 4, "{days}");
}

#[test]
fn nothing_of_a_command_that_was_taken_back_or_loaded_is_shown_in_beats() {
    let with_beats = |desk: &Desk<Guillotine>| {
        !desk.table.beats().is_empty() && matches!(desk.table.undo(Viewer::Seat(Seat::S0)), Undo::WithConsent(_))
    };
    let mut desk = Desk::<Guillotine>::at(2, Windows::Skipped, with_beats);
    let loaded = Table::<Guillotine>::replay(&desk.kept).unwrap();
    assert!(loaded.beats().is_empty());
    let Undo::WithConsent(to) = desk.table.undo(Viewer::Seat(Seat::S0)) else { unreachable!() };
    desk.submit(Some(person(Seat::S0)), Intent::Undo { to }).unwrap();
    assert!(!desk.table.beats().is_empty(), "a question changes nothing");
    desk.agree(Seat::S1);
    assert!(desk.table.beats().is_empty());
}
