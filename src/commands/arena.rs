//! `curia arena`: bots against each other.

use std::process::ExitCode;
use std::time::Duration;

use curia_bots::arena::{self, ArenaPlan};
use curia_bots::{Budget, Level};
use curia_catalog::{GameId, for_game};

use super::{Answer, options_of, seats_of};
use crate::output::say;
use crate::{cli, progress};

pub(super) fn run(args: &cli::Arena) -> Answer {
    let id: GameId = args.game.parse()?;
    let seats = seats_of(id, args.seats)?;
    let bots = args.bots.iter().map(|name| name.parse::<Level>()).collect::<Result<Vec<_>, _>>()?;
    let budget = match args.think_ms {
        Some(milliseconds) => Budget::Time(Duration::from_millis(milliseconds)),
        None => Budget::Playouts(args.playouts.unwrap_or(2000)),
    };
    let bar = progress::bar(args.games as u64, &format!("playing {id}"));
    let report = for_game!(id, G => {
        let plan = ArenaPlan {
            bots,
            seats,
            games: args.games,
            budget,
            seed: args.seed,
            options: options_of(&args.options)?,
            threads: None,
        };
        arena::run::<G>(&plan, |done, _| bar.set_position(done as u64))?
    });
    bar.finish_and_clear();
    if args.json {
        say!("{}", serde_json::to_string(&report)?)?;
        return Ok(ExitCode::SUCCESS);
    }
    say!("{} {} seats, {} games", report.game, args.seats, report.games)?;
    for bot in &report.bots {
        let [low, high] = bot.ci95.map(|share| share * 100.0);
        say!(
            "  {:<8} wins {:5.1} % (95 %: {low:.1} to {high:.1})  mean score {:7.2}  {:.0} moves/s",
            bot.bot,
            bot.win_share * 100.0,
            bot.mean_score,
            bot.moves_per_s
        )?;
    }
    Ok(ExitCode::SUCCESS)
}
