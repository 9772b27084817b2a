//! `curia games`: the catalog.

use std::process::ExitCode;

use curia_catalog::{GameId, Info};

use super::Answer;
use crate::cli;
use crate::output::say;

pub(super) fn run(args: &cli::Games) -> Answer {
    let infos: Vec<Info> = GameId::ALL.iter().map(|id| id.info()).collect();
    if args.json {
        say!("{}", serde_json::to_string(&infos)?)?;
        return Ok(ExitCode::SUCCESS);
    }
    for info in infos {
        let (min, max) = info.seats;
        say!("{}  {}, {min}-{max} seats, rules version {}", info.id, info.title, info.rules_version)?;
        for option in info.options {
            say!("    {} = {}  ({})", option.id, option.default_value(), option.allowed())?;
        }
    }
    Ok(ExitCode::SUCCESS)
}
