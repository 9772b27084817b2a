//! The golden playthroughs: every answer of the contract at every state, for each number of seats.
//! `make golden` rewrites them; a difference that nobody meant is a fault.

use std::fs;
use std::path::Path;

use curia_catalog::{GameId, for_game};
use curia_core::testkit::{playthrough, seat_counts};

#[test]
fn every_playthrough_is_as_it_was() {
    let rewrite = std::env::var_os("CURIA_REWRITE").is_some();
    for &id in GameId::ALL {
        for_game!(id, G => for seats in seat_counts::<G>() {
            let file = Path::new(env!("CARGO_MANIFEST_DIR"))
                .join(format!("fixtures/{id}/playthrough-{}.txt", seats.get()));
            let now = playthrough::<G>(seats, 1);
            if rewrite {
                fs::create_dir_all(file.parent().unwrap()).unwrap();
                fs::write(&file, &now).unwrap();
            }
            let then = fs::read_to_string(&file).unwrap_or_default();
            let line = then.lines().zip(now.lines()).position(|(then, now)| then != now);
            assert!(
                then == now,
                "{} differs from line {}; `make golden` rewrites it",
                file.display(),
                line.map_or(1, |line| line + 1)
            );
        });
    }
}
