//! The numbers of reachable positions are as they were: at the start, and in the middle of a game.
//! `make golden` rewrites them; a difference that nobody meant is a changed rule.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use curia_catalog::{GameId, for_game};
use curia_core::testkit::{perft, seat_counts};

/// After how many moves of random play the counting begins.
const PLIES: [u64; 4] = [0, 10, 25, 50];

#[test]
fn as_many_positions_are_reachable_as_before() {
    for &id in GameId::ALL {
        let mut now = String::new();
        for_game!(id, G => for seats in seat_counts::<G>() {
            for plies in PLIES {
                let counts: Vec<String> = perft::<G>(seats, 1, plies).iter().map(u64::to_string).collect();
                assert!(!counts.is_empty(), "{id} with {} seats is over after {plies} moves", seats.get());
                writeln!(now, "{} seats, after {plies} moves: {}", seats.get(), counts.join(" ")).unwrap();
            }
        });
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("fixtures/{id}/perft.txt"));
        if std::env::var_os("CURIA_REWRITE").is_some() {
            fs::write(&file, &now).unwrap();
        }
        let then = fs::read_to_string(&file).unwrap_or_default();
        assert_eq!(now, then, "{id}: other positions are reachable; `make golden` rewrites the counts");
    }
}
