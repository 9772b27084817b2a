//! `curia play`: a person at the terminal against bots.

use std::process::ExitCode;
use std::time::Duration;

use curia_bots::{Budget, Level, ask, make};
use curia_catalog::{GameId, for_game};
use curia_core::{FastChance, Heuristics, Seat, SeatCount, Seed};
use curia_tui::{Screen, Setup};

use super::{Answer, CommandError, lang_of, options_of, usual_seats};
use crate::cli;

pub(super) fn run(args: &cli::Play) -> Answer {
    let id: GameId = args.game.parse()?;
    let seats = usual_seats(id, args.seats)?;
    for_game!(id, G => play::<G>(args, seats))
}

fn play<G: Screen + Heuristics>(args: &cli::Play, seats: SeatCount) -> Answer {
    let level: Level = args.bot.parse()?;
    let person = Seat::new(args.seat)
        .filter(|&seat| seats.has(seat))
        .ok_or(CommandError::Seat { asked: args.seat, last: seats.get() - 1 })?;
    let (seed, thoughts) = match args.seed {
        Some(number) => (Seed::from_number(number), number),
        None => fresh_seed()?,
    };
    let mut bot = make::<G>(level, Budget::Time(Duration::from_millis(args.think_ms)));
    let mut entropy = FastChance::new(thoughts);
    let mut setup =
        Setup::<G>::new(seats, seed, Box::new(move |game, seat| ask(bot.as_mut(), game, seat, &mut entropy)));
    setup.options = options_of(&args.options)?;
    setup.person = person;
    setup.lang = lang_of(args.lang.as_deref())?;
    setup.plain = args.plain;
    let record = curia_tui::play(setup).map_err(CommandError::Terminal)?;
    if let Some(path) = &args.record {
        std::fs::write(path, record.to_json()).map_err(|error| CommandError::Write(path.clone(), error))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Luck from the operating system: a seed for the match, and a number for the thoughts of the bots that
/// tells nothing of it.
fn fresh_seed() -> Result<(Seed, u64), CommandError> {
    let (mut seed, mut thoughts) = ([0; 32], [0; 8]);
    getrandom::fill(&mut seed)?;
    getrandom::fill(&mut thoughts)?;
    Ok((Seed(seed), u64::from_le_bytes(thoughts)))
}
