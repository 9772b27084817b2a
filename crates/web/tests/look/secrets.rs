//! A page hangs on nothing that its reader may not know: with everything hidden drawn anew, each of its bytes stays.

use curia_catalog::{GameId, for_hosted};
use curia_core::{FastChance, SeatCount, Viewer};
use curia_table::Undo;
use curia_texts::Lang;
use curia_web::{Board, Occupant, details_fragments, fragments};

use crate::stage::{Moment, play, with_scene};

/// Everything that a table page and its updates are made of.
fn bytes<G: Board>(game: &G, viewer: Viewer) -> Vec<String> {
    let moment =
        Moment { game: game.clone(), viewer, log: Vec::new(), growth: None, undo: Undo::No, own: Occupant::Present };
    with_scene(&moment, Lang::En, |scene| {
        [fragments(scene), details_fragments(scene)].concat().into_iter().map(|part| part.html).collect()
    })
}

fn look<G: Board>(seats: usize, seed: u64) -> usize {
    let seats = SeatCount::new(seats.clamp(G::SEATS.0, G::SEATS.1)).unwrap();
    let (mut chance, mut states, mut compared) = (FastChance::new(seed), 0, 0);
    play::<G>(&G::Options::default(), seed, seats, |game, _, _| {
        states += 1;
        // The first states of a game, then some of the others.
        if states > 12 && states % 7 != 0 {
            return;
        }
        for viewer in game.seats().iter().map(Viewer::Seat).chain([Viewer::Spectator]) {
            let mut redrawn = game.clone();
            redrawn.resample(viewer, &mut chance);
            assert_eq!(bytes(game, viewer), bytes(&redrawn, viewer), "{}: {viewer:?} at state {states}", G::ID);
            compared += usize::from(
                redrawn.view(Viewer::Seat(curia_core::Seat::S0)) != game.view(Viewer::Seat(curia_core::Seat::S0)),
            );
        }
    });
    compared
}

#[test]
fn no_byte_of_a_page_hangs_on_what_its_reader_may_not_know() {
    for &id in GameId::HOSTED {
        for_hosted!(id, G => {
            let differed: usize = [(2, 1), (3, 2), (4, 3)].into_iter().map(|(seats, seed)| look::<G>(seats, seed)).sum();
            assert!(differed > 20, "{id}: what was redrawn differed in what others see: {differed}");
        }, else ());
    }
}
