//! Positions written as words: the notation of tests and of rules books.
//!
//! ```text
//! = before                 # a name; `= after from before` goes on from another position
//! seats 3                  # how many play; `with OPTION VALUE` for what was agreed, both before everything else
//! line duke heretic        # a word of the game's own
//! play A skip              # a seat and its moves
//! view A                   # whose seat looks; nobody's if nothing is said
//! show board hand          # what is worth showing: board, hand, prompt, players; the board if nothing is said
//! ```

use std::collections::BTreeMap;

use crate::{FastChance, Options, Rulebook, Seat, SeatCount, Silent, Viewer};

/// A position of a rules book.
#[derive(Clone, Debug)]
pub struct Position<G> {
    /// The game as it stands.
    pub game: G,
    /// Whose eyes see it.
    pub viewer: Viewer,
    /// What is worth showing.
    pub show: Vec<Shown>,
    chance: FastChance,
}

/// A part of the table that a position shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Shown {
    /// The board.
    Board,
    /// The viewer's hand.
    Hand,
    /// The question.
    Prompt,
    /// The players.
    Players,
}

/// The seat that a letter of a written position stands for: `A` is the first.
pub fn seat_of(letter: &str) -> Result<Seat, String> {
    let number = match letter.as_bytes() {
        [letter @ b'A'..=b'E'] => usize::from(letter - b'A'),
        _ => return Err(format!("'{letter}' is no seat: A to E are")),
    };
    Seat::new(number).ok_or_else(|| format!("there is no seat {letter}"))
}

/// The positions of a text by their names. Each is legal: the invariants of the game hold in it.
pub fn positions<G: Rulebook>(text: &str) -> Result<BTreeMap<String, Position<G>>, String> {
    let mut found: BTreeMap<String, Position<G>> = BTreeMap::new();
    let lines = text.lines().enumerate().map(|(at, line)| (at + 1, line.split('#').next().unwrap_or_default().trim()));
    let mut blocks: Vec<(&str, Vec<(usize, &str)>)> = Vec::new();
    for (at, line) in lines.filter(|(_, line)| !line.is_empty()) {
        match (line.strip_prefix('='), blocks.last_mut()) {
            (Some(head), _) => blocks.push((head.trim(), Vec::new())),
            (None, Some((_, lines))) => lines.push((at, line)),
            (None, None) => return Err(format!("line {at}: a position begins with '= NAME'")),
        }
    }
    for (head, lines) in blocks {
        let (name, from) = head.split_once(" from ").map_or((head, None), |(name, from)| (name, Some(from.trim())));
        let begun = match from {
            None => bare(&lines),
            Some(from) => found.get(from).cloned().ok_or_else(|| format!("there is no position {from} before it")),
        };
        let position = begun.and_then(|position| arranged(position, &lines, from.is_none()));
        let position = position.map_err(|error| format!("position {name}: {error}"))?;
        if found.insert(name.trim().to_owned(), position).is_some() {
            return Err(format!("there are two positions {name}"));
        }
    }
    Ok(found)
}

/// The table that a position begins with: `seats` and `with`.
fn bare<G: Rulebook>(lines: &[(usize, &str)]) -> Result<Position<G>, String> {
    let (mut options, mut seats) = (G::Options::default(), None);
    for (at, line) in lines {
        match *line.split_whitespace().collect::<Vec<_>>() {
            ["seats", number] => seats = number.parse().ok().and_then(SeatCount::new),
            ["with", option, value] => options.set(option, value).map_err(|error| format!("line {at}: {error:?}"))?,
            _ => {}
        }
    }
    let seats = seats.ok_or("it does not say how many play: 'seats 3'")?;
    let game = G::bare(&options, seats).map_err(|error| format!("{error:?}"))?;
    Ok(Position { game, viewer: Viewer::Spectator, show: vec![Shown::Board], chance: FastChance::new(7) })
}

/// Everything else, line by line.
fn arranged<G: Rulebook>(
    mut position: Position<G>,
    lines: &[(usize, &str)],
    fresh: bool,
) -> Result<Position<G>, String> {
    for (at, line) in lines {
        position.line(line, fresh).map_err(|error| format!("line {at}, '{line}': {error}"))?;
    }
    position.game.invariants().map_err(|broken| broken.to_string())?;
    Ok(position)
}

impl<G: Rulebook> Position<G> {
    fn line(&mut self, line: &str, fresh: bool) -> Result<(), String> {
        match *line.split_whitespace().collect::<Vec<_>>() {
            ["seats" | "with", ..] if fresh => Ok(()),
            ["seats" | "with", ..] => Err("that was agreed in the position it goes on from".to_owned()),
            ["play", seat, ref moves @ ..] => moves.iter().try_for_each(|text| self.play(seat_of(seat)?, text)),
            ["view", seat] => {
                self.viewer = Viewer::Seat(seat_of(seat)?);
                Ok(())
            }
            ["show", ref parts @ ..] => {
                self.show = parts.iter().map(|part| Shown::of(part)).collect::<Result<_, _>>()?;
                Ok(())
            }
            [word, ref rest @ ..] => self.game.arrange(word, rest, &mut self.chance),
            [] => Ok(()),
        }
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<(), String> {
        let mv = text.parse().map_err(|_| format!("{text} is no move"))?;
        let played = self.game.play(seat, mv, &mut self.chance, &mut Silent);
        played.map_err(|refusal| format!("{text} is refused by rule {}: {}", refusal.rule, refusal.reason.key))
    }

    /// A number that an example speaks of: the points of a seat, a part of them (`part/<id>`), or what the game counts.
    pub fn count(&self, what: &str, seat: Seat) -> Option<i64> {
        let part = what.strip_prefix("part/");
        if what != "points" && part.is_none() {
            return self.game.count(what, seat);
        }
        let scores = self.game.scores(Viewer::Seat(seat));
        let score = scores.seats.get(seat.index())?.as_ref()?;
        match part {
            None => Some(i64::from(score.total)),
            Some(id) => {
                let mut parts = score.parts.iter().filter(|part| part.name.id == id);
                Some(parts.next().map_or(0, |part| i64::from(part.points)))
            }
        }
    }
}

impl Shown {
    fn of(word: &str) -> Result<Shown, String> {
        match word {
            "board" => Ok(Shown::Board),
            "hand" => Ok(Shown::Hand),
            "prompt" => Ok(Shown::Prompt),
            "players" => Ok(Shown::Players),
            _ => Err(format!("'{word}' is no part of a table: board, hand, prompt and players are")),
        }
    }
}
