//! Points with their parts, and the result.

use curia_core::{Game, Key, Score, Scores, Seat, Standings};
use curia_texts::{General, Names, Words};
use ratatui::text::Line;
use unicode_width::UnicodeWidthStr;

use crate::Theme;
use crate::text::{cut, fit};

/// A column is at least this wide.
const COLUMN: usize = 6;
/// Names longer than this are cut.
const LONGEST_NAME: usize = 14;
/// Labels of parts longer than this are cut.
const LONGEST_PART: usize = 26;

/// The weight of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Weight {
    Head,
    Part,
    Total,
}

/// The table of points: one column a player, one row a part, the total last and, at the end, the places.
pub(crate) fn rows(scores: &Scores, standings: Option<&Standings>, names: &Names, words: &Words) -> Vec<String> {
    weighted(scores, standings, names, words).into_iter().map(|(_, text)| text).collect()
}

/// The same as the lines of a sheet.
pub(crate) fn lines(
    scores: &Scores,
    standings: Option<&Standings>,
    names: &Names,
    words: &Words,
    theme: Theme,
) -> Vec<Line<'static>> {
    let style = |weight| match weight {
        Weight::Head => theme.quiet(),
        Weight::Part => theme.text(),
        Weight::Total => theme.strong(),
    };
    weighted(scores, standings, names, words)
        .into_iter()
        .map(|(weight, text)| Line::styled(text, style(weight)))
        .collect()
}

/// Who has won, in a sentence.
pub(crate) fn winner<G: Game>(game: &G, names: &Names, words: &Words) -> Option<String> {
    let standings = game.standings()?;
    let winners: Vec<Seat> =
        standings.places.iter(standings.seats).filter(|(_, place)| **place == 1).map(|(seat, _)| seat).collect();
    let phrase = General::Winner.phrase().with("count", winners.len()).with("who", winners);
    Some(words.phrase(&phrase, names))
}

fn weighted(scores: &Scores, standings: Option<&Standings>, names: &Names, words: &Words) -> Vec<(Weight, String)> {
    let seats: Vec<Seat> = Seat::ALL.into_iter().take(scores.seats.len()).collect();
    let heads: Vec<String> = seats.iter().map(|&seat| cut(&names.get(seat), LONGEST_NAME)).collect();
    let parts = part_names(scores);
    let total = words.text(General::Total);
    let label =
        parts.iter().map(|key| words.text(*key).width()).chain([total.width()]).max().unwrap_or(0).min(LONGEST_PART);
    let line = |name: &str, cells: Vec<String>| {
        let cells = heads.iter().zip(cells).map(|(head, cell)| right(&cell, head.width().max(COLUMN) + 2));
        format!("{}{}", fit(name, label), cells.collect::<String>())
    };
    let mut rows = vec![(Weight::Head, line("", heads.clone()))];
    for part in parts {
        let cells = scores.seats.iter().map(|score| points_of(score.as_ref(), part)).collect();
        rows.push((Weight::Part, line(&words.text(part), cells)));
    }
    let hidden = words.text(General::Hidden);
    let totals = scores.seats.iter().map(|score| score.as_ref().map_or(hidden.clone(), |score| number(score.total)));
    rows.push((Weight::Total, line(&total, totals.collect())));
    if let Some(standings) = standings {
        let place = |place: &u8| words.phrase(&General::Place.phrase().with("place", *place), names);
        rows.push((Weight::Total, line("", standings.places.playing(standings.seats).iter().map(place).collect())));
    }
    rows
}

/// Every part that somebody has, in the order in which they first appear.
fn part_names(scores: &Scores) -> Vec<Key> {
    let mut names = Vec::new();
    for part in scores.seats.iter().flatten().flat_map(|score| &score.parts) {
        if !names.contains(&part.name) {
            names.push(part.name);
        }
    }
    names
}

fn points_of(score: Option<&Score>, part: Key) -> String {
    let Some(score) = score else { return String::new() };
    let mut points = score.parts.iter().filter(|own| own.name == part).map(|own| own.points).peekable();
    if points.peek().is_none() { "·".to_owned() } else { number(points.sum()) }
}

/// A number with a true minus sign.
pub(crate) fn number(number: i32) -> String {
    number.to_string().replace('-', "\u{2212}")
}

fn right(text: &str, width: usize) -> String {
    format!("{}{text}", " ".repeat(width.saturating_sub(text.width())))
}
