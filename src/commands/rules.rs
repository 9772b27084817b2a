//! `curia rules`: the rules book of a game in the terminal.

use std::process::ExitCode;

use curia_catalog::{GameId, for_game};
use curia_tui::Rules;

use super::{Answer, CommandError, lang_of};
use crate::cli;
use crate::output::say;

/// As wide as a terminal that says nothing of itself.
const WIDTH: usize = 80;

pub(super) fn run(args: &cli::Rules) -> Answer {
    let game: GameId = args.game.parse()?;
    let lang = lang_of(args.lang.as_deref())?;
    let rules = for_game!(game, G => Rules::of::<G>(lang)).map_err(|error| CommandError::Book { game, error })?;
    let unknown = |asked: &String| CommandError::Section {
        game,
        asked: asked.clone(),
        allowed: rules.numbers().collect::<Vec<_>>().join(", "),
    };
    let at = args.section.as_ref().map(|number| rules.find(number).ok_or_else(|| unknown(number))).transpose()?;
    if at.is_none() {
        say!("{}\n", rules.title())?;
    }
    for line in rules.text(at, WIDTH) {
        say!("{line}")?;
    }
    Ok(ExitCode::SUCCESS)
}
