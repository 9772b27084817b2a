//! `curia verify`: is a record honest?

use std::process::ExitCode;

use curia_catalog::{GameId, for_game};
use curia_core::{Record, RecordError, Standings, verify};
use serde_json::json;

use super::{Answer, Unreadable, read_record};
use crate::cli;
use crate::output::say;

pub(super) fn run(args: &cli::Verify) -> Answer {
    let checked = match read_record(&args.record) {
        Ok(record) => check(&record).map(|standings| (record, standings)),
        Err(Unreadable::Content(error)) => Err(error),
        Err(Unreadable::File(refused)) => return Err(refused),
    };
    match checked {
        Ok((record, standings)) => {
            if args.json {
                say!("{}", json!({ "holds": true, "plies": record.moves.len(), "result": standings }))?;
            } else {
                let end = if standings.is_some() { "and its result hold" } else { "hold; the match is not over" };
                say!("{}: commitment, {} moves {end}", record.game, record.moves.len())?;
            }
            Ok(ExitCode::SUCCESS)
        }
        Err(error) => {
            if args.json {
                say!("{}", json!({ "holds": false, "ply": error.ply, "why": error.what }))?;
            } else {
                say!("does not hold: {error}")?;
            }
            Ok(ExitCode::FAILURE)
        }
    }
}

fn check(record: &Record) -> Result<Option<Standings>, RecordError> {
    let id: GameId =
        record.game.parse().map_err(|error| RecordError { ply: None, what: format!("a foreign record: {error}") })?;
    for_game!(id, G => verify::<G>(record))
}
