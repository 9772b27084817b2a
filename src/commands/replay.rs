//! `curia replay`: what a viewer knew at a ply.

use std::process::ExitCode;

use curia_catalog::{GameId, for_game};
use curia_core::{Event, Game, Heard, Outcome, Record, RecordError, RecordedMove, Seat, View, Viewer};
use curia_texts::{Lang, Names, Words};
use serde_json::{Value, json};

use super::{Answer, CommandError, Unreadable, lang_of, read_record};
use crate::cli;
use crate::output::say;

/// Whose eyes the record is seen with.
#[derive(Clone, Copy)]
enum Eyes {
    Viewer(Viewer),
    /// Everything opened: only for records, which hold the seed anyway.
    All,
}

pub(super) fn run(args: &cli::Replay) -> Answer {
    let lang = lang_of(args.lang.as_deref())?;
    let record = match read_record(&args.record) {
        Ok(record) => record,
        Err(Unreadable::File(refused)) => return Err(refused),
        Err(Unreadable::Content(error)) => return broken(&error),
    };
    let eyes = eyes_of(&args.viewer, &record)?;
    let last = record.moves.len();
    let ply = args.ply.unwrap_or(last);
    if ply > last {
        return Err(CommandError::Ply { asked: ply, last });
    }
    let id: GameId = match record.game.parse() {
        Ok(id) => id,
        Err(error) => return broken(&RecordError { ply: None, what: format!("a foreign record: {error}") }),
    };
    let shown = for_game!(id, G => match (eyes, args.json) {
        (Eyes::All, true) => open_record::<G>(&record, args.ply),
        (Eyes::Viewer(viewer), true) => {
            at_ply::<G>(&record, ply).map(|game| vec![view_json(&game, viewer, ply).to_string()])
        }
        (eyes, false) => at_ply::<G>(&record, ply).map(|game| text(&game, eyes, lang)),
    });
    match shown {
        Ok(lines) => {
            for line in &lines {
                say!("{line}")?;
            }
            Ok(ExitCode::SUCCESS)
        }
        Err(error) => broken(&error),
    }
}

fn broken(error: &RecordError) -> Answer {
    say!("does not hold: {error}")?;
    Ok(ExitCode::FAILURE)
}

fn eyes_of(text: &str, record: &Record) -> Result<Eyes, CommandError> {
    match text {
        "all" => Ok(Eyes::All),
        "spectator" => Ok(Eyes::Viewer(Viewer::Spectator)),
        _ => match text.parse::<Seat>() {
            Ok(seat) if record.seats.has(seat) => Ok(Eyes::Viewer(Viewer::Seat(seat))),
            _ => Err(CommandError::Viewer { asked: text.to_owned(), last: record.seats.get() - 1 }),
        },
    }
}

fn at_ply<G: Game>(record: &Record, ply: usize) -> Result<G, RecordError> {
    let (mut replay, _) = curia_core::Replay::<G>::open(record)?;
    while replay.ply() < ply {
        match replay.step() {
            Some(step) => drop(step?),
            None => break,
        }
    }
    Ok(replay.game().clone())
}

fn view_json<G: Game>(game: &G, viewer: Viewer, ply: usize) -> Value {
    json!({
        "ply": ply,
        "viewer": viewer,
        "asking": game.asking(),
        "view": game.view(viewer),
        "scores": game.scores(viewer),
        "standings": game.standings(),
    })
}

/// The open record: one object a ply with everything another program needs to follow and judge the game.
fn open_record<G: Game>(record: &Record, until: Option<usize>) -> Result<Vec<String>, RecordError> {
    let (mut replay, setup) = curia_core::Replay::<G>::open(record)?;
    let mut lines = vec![ply_json(replay.game(), 0, None, &setup).to_string()];
    while until.is_none_or(|until| replay.ply() < until) {
        let Some(step) = replay.step() else { break };
        let (ply, log) = step?;
        lines.push(ply_json(replay.game(), replay.ply(), Some(ply), &log).to_string());
    }
    Ok(lines)
}

fn ply_json<G: Game>(game: &G, number: usize, ply: Option<&RecordedMove>, log: &Heard<G::Event>) -> Value {
    let outcomes: Vec<Outcome> = log.0.iter().filter_map(|(_, event)| event.outcome()).collect();
    let events: Vec<&G::Event> =
        log.0.iter().filter(|(_, event)| event.outcome().is_none()).map(|(_, event)| event).collect();
    let seats = game.seats();
    json!({
        "ply": number,
        "seat": ply.map(|ply| ply.seat),
        "move": ply.map(|ply| &ply.text),
        "events": events,
        "chance": outcomes,
        "scores": game.tally().playing(seats),
        "standings": game.standings(),
    })
}

/// The view in words, line by line.
fn text<G: Game>(game: &G, eyes: Eyes, lang: Lang) -> Vec<String> {
    let words = Words::of(lang);
    let names = Names::default();
    let viewers: Vec<Viewer> = match eyes {
        Eyes::Viewer(viewer) => vec![viewer],
        Eyes::All => Viewer::all(game.seats()).collect(),
    };
    let mut lines = Vec::new();
    for viewer in viewers {
        for section in game.view(viewer).outline().sections {
            lines.push(words.phrase(&section.title, &names).to_string());
            for row in section.rows {
                let values: Vec<String> = row.values.iter().map(|value| words.arg(value, &names)).collect();
                lines.push(format!("  {}: {}", words.phrase(&row.label, &names), values.join(", ")));
            }
        }
        lines.push(String::new());
    }
    lines
}
