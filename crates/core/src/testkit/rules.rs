//! Checks 1 to 3: lists, acceptance, invariants, scores.

use super::Probe;
use super::one_game::{Fault, OneGame, is_over};
use crate::{Chance, Game, How, MoveList, Scores, Seat, Seed, Silent, View, Viewer};

/// How many wrong moves are tried at each state and seat.
const TRIES: usize = 6;

pub(super) fn at_state<G: Probe>(one: &mut OneGame<G>, game: &G, list: &mut MoveList<G::Move>) -> Result<(), Fault> {
    somebody_can_move(game, list)?;
    for seat in game.seats().iter() {
        game.legal(seat, list);
        list_is_well_formed::<G>(list)?;
        listed_means_accepted(one, game, seat, list)?;
    }
    game.invariants().map_err(|broken| ("3 invariants", broken.0))?;
    for viewer in Viewer::all(game.seats()) {
        scores_add_up(&game.scores(viewer))?;
    }
    Ok(())
}

/// Check 1, first half.
fn somebody_can_move<G: Game>(game: &G, list: &mut MoveList<G::Move>) -> Result<(), Fault> {
    let asking = game.asking();
    let awaited = game.awaited();
    if game.standings().is_some() != (asking.how == How::Over) || awaited.is_empty() != (asking.how == How::Over) {
        return Err(("1 asked", format!("standings, asking and awaited disagree: {asking:?}, {awaited:?}")));
    }
    if !awaited.minus(asking.who).is_empty() {
        return Err(("1 asked", format!("{awaited:?} awaited, but asked are {:?}", asking.who)));
    }
    for seat in awaited.iter() {
        game.legal(seat, list);
        if list.is_empty() {
            return Err(("1 dead end", format!("seat {seat} is awaited and has no move")));
        }
        if game.prompt(seat).is_none() {
            return Err(("1 prompt", format!("seat {seat} is awaited and has no prompt")));
        }
        let fallback = game.fallback(seat, &mut Seed::from_number(1).chance(1));
        if !list.contains(&fallback) {
            return Err(("1 fallback", format!("{fallback} of seat {seat} is not legal")));
        }
    }
    Ok(())
}

/// Check 1, second half.
fn list_is_well_formed<G: Game>(list: &MoveList<G::Move>) -> Result<(), Fault> {
    if list.len() > G::MAX_MOVES {
        return Err(("1 list", format!("{} moves, more than {}", list.len(), G::MAX_MOVES)));
    }
    if let Some(pair) = list.windows(2).find(|pair| pair[0] >= pair[1]) {
        return Err(("1 list", format!("{} before {}: not sorted or not unique", pair[0], pair[1])));
    }
    for &mv in list.iter() {
        let text = mv.to_string();
        if text.parse::<G::Move>() != Ok(mv) {
            return Err(("1 text", format!("'{text}' does not read back")));
        }
    }
    Ok(())
}

/// Check 2.
fn listed_means_accepted<G: Probe>(one: &mut OneGame<G>, game: &G, seat: Seat, list: &[G::Move]) -> Result<(), Fault> {
    for &mv in list {
        if let Some(refusal) = game.why_not(seat, mv) {
            return Err(("2 listed", format!("{mv} of seat {seat} is listed and refused: {refusal:?}")));
        }
    }
    let candidates = game.view(Viewer::Seat(seat)).candidates();
    let mut wrong = 0;
    for number in 0..candidates.len() + TRIES {
        let from_corpus = |one: &mut OneGame<G>| {
            let place = one.chance.below(one.corpus.len());
            one.corpus.get(place).copied()
        };
        let Some(mv) = candidates.get(number).copied().or_else(|| from_corpus(one)) else { continue };
        if list.contains(&mv) {
            continue;
        }
        if game.why_not(seat, mv).is_none() {
            return Err(("2 unlisted", format!("{mv} of seat {seat} is not listed and not refused")));
        }
        // A clone a try would double the cost of the suite; the first wrong move stands for all.
        wrong += 1;
        if wrong == 1 {
            refusal_changes_nothing(game, seat, mv)?;
        }
    }
    Ok(())
}

fn refusal_changes_nothing<G: Game>(game: &G, seat: Seat, mv: G::Move) -> Result<(), Fault> {
    let mut tried = game.clone();
    let answer = tried.play(seat, mv, &mut Seed::from_number(2).chance(1), &mut Silent);
    if answer.is_ok() {
        return Err(("2 accepted", format!("{mv} of seat {seat} is refused by why_not and played all the same")));
    }
    if tried != *game {
        return Err(("2 changed", format!("the refused {mv} of seat {seat} changed the state")));
    }
    Ok(())
}

/// Check 3, scores.
pub(super) fn scores_add_up(scores: &Scores) -> Result<(), Fault> {
    for (seat, score) in scores.seats.iter().enumerate() {
        let Some(score) = score else { continue };
        let sum: i32 = score.parts.iter().map(|part| part.points).sum();
        if sum != score.total {
            return Err(("3 scores", format!("seat {seat}: parts sum to {sum}, total is {}", score.total)));
        }
    }
    Ok(())
}

/// Check 3, the final standings agree with the last scores, which everybody sees.
pub(super) fn the_end<G: Game>(game: &G) -> Result<(), Fault> {
    let Some(standings) = game.standings() else {
        return Err(("3 standings", "no move is left and there are no standings".into()));
    };
    if !is_over(game) {
        return Err(("1 asked", "the game has standings and still asks".into()));
    }
    let seats = game.seats();
    let totals = standings.totals.playing(seats);
    let shown: Vec<Option<i32>> =
        game.scores(Viewer::Spectator).seats.iter().map(|score| score.as_ref().map(|score| score.total)).collect();
    if shown != totals.iter().copied().map(Some).collect::<Vec<_>>() {
        return Err(("3 standings", format!("standings say {totals:?}, scores say {shown:?}")));
    }
    if game.tally().playing(seats) != totals {
        return Err(("3 standings", "the tally is not the final result".into()));
    }
    let places = standings.places.playing(seats);
    let best = places.iter().copied().min();
    if best != Some(1) || places.iter().any(|&place| usize::from(place) > seats.get()) {
        return Err(("3 standings", format!("places {places:?}")));
    }
    for (a, &total) in totals.iter().enumerate() {
        if totals.iter().enumerate().any(|(b, &other)| other > total && places[b] > places[a]) {
            return Err(("3 standings", format!("places {places:?} for totals {totals:?}")));
        }
    }
    Ok(())
}
