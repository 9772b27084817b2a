//! `curia bench`: how fast the games play.

use std::process::ExitCode;

use curia_bots::bench;
use curia_catalog::for_game;

use super::{Answer, games_named, usual_seats};
use crate::cli;
use crate::output::say;

pub(super) fn run(args: &cli::Bench) -> Answer {
    for id in games_named(&args.game)? {
        let seats = usual_seats(id, args.seats)?;
        let report = for_game!(id, G => bench::run::<G>(seats, args.seconds, 1))?;
        if args.json {
            say!("{}", serde_json::to_string(&report)?)?;
            continue;
        }
        say!("{} {} seats, one core:", report.game, seats.get())?;
        say!("  {:>12.0} moves/s ({:.1} ns a move)", report.moves_per_s, report.ns_per_move)?;
        say!("  {:>12.0} games/s", report.games_per_s)?;
        say!("  {:>12.3} of the moves have one option only", report.forced_share)?;
        say!("  {:>12} bytes a state", report.state_bytes)?;
        say!("  {:>12.0} mcts playouts/s from the opening", report.mcts_playouts_per_s)?;
    }
    Ok(ExitCode::SUCCESS)
}
