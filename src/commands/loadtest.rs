//! `curia loadtest`: what a server on this machine can bear.

use std::process::ExitCode;

use curia_catalog::GameId;
use curia_server::load::{Load, run as measure};

use super::{Answer, CommandError};
use crate::cli;
use crate::output::say;

pub(super) fn run(args: &cli::Loadtest) -> Answer {
    let game = match &args.game {
        Some(name) => name.parse()?,
        None => GameId::HOSTED[0],
    };
    if !GameId::HOSTED.contains(&game) {
        return Err(CommandError::NotHosted(game));
    }
    let program = std::env::current_exe().map_err(CommandError::Program)?;
    let report = measure(&Load { program, game, tables: args.tables, seconds: args.seconds, rate: args.rate })?;
    if args.json {
        say!("{}", serde_json::to_string(&report)?)?;
        return Ok(ExitCode::SUCCESS);
    }
    say!("{game}: {} tables, {} seats with a stream each:", report.tables, report.seats)?;
    say!("  {:>10.0} moves/s", report.moves_per_s)?;
    say!("  {:>10.0} moves per second of the server's processor time", report.moves_per_server_cpu_s)?;
    say!("  {:>10.1} ms from a post to the next player's update, half of the time", report.p50_ms)?;
    say!("  {:>10.1} ms in 99 of 100 cases", report.p99_ms)?;
    say!("  {:>10.1} ms for a bare write and sync in 99 of 100 cases", report.fsync_p99_ms)?;
    say!("  {:>10.0} bytes an update", report.bytes_per_update)?;
    say!("  {:>10.0} bytes an update in gzip, as browsers get it", report.gzip_bytes_per_update)?;
    say!("  {:>10.1} MB for a thousand open tables at rest", report.rss_mb_per_1000_tables)?;
    say!("  {:>10.1} KB for an open stream at rest", report.rss_kb_per_stream)?;
    Ok(ExitCode::SUCCESS)
}
