//! Records: a game as seed and moves, from which everything else follows.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{Game, Heard, Log, Options, Refusal, Seat, SeatCount, Seed, SetupError, Standings, to_hex};

/// The format this code writes and the only one it reads.
pub const RECORD_FORMAT: &str = "curia-record-1";

/// A match as it is kept: readable, and enough to play it again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// [`RECORD_FORMAT`].
    pub format: String,
    /// The id of the game.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// The name of the table; empty for a match that was not hosted.
    pub table: String,
    /// Every option with its value.
    pub options: BTreeMap<String, String>,
    /// How many played.
    pub seats: SeatCount,
    /// Where all randomness came from.
    pub seed: Seed,
    /// What the table showed at the start: [`commitment`] of the above.
    pub commitment: String,
    /// Every move in order.
    pub moves: Vec<RecordedMove>,
    /// The final result; absent while the match goes on.
    pub result: Option<RecordedResult>,
}

/// One move of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordedMove {
    /// Who moved.
    pub seat: Seat,
    /// The text of the move.
    pub text: String,
    /// The number of the command, from which its chance follows. Consecutive from 1 unless moves were
    /// taken back: the numbers of those are never used again.
    pub ply: u64,
}

impl Serialize for RecordedMove {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.ply, self.seat, &self.text).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for RecordedMove {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<RecordedMove, D::Error> {
        let (ply, seat, text) = Deserialize::deserialize(deserializer)?;
        Ok(RecordedMove { seat, text, ply })
    }
}

/// The final result as a record states it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordedResult {
    /// Final points, a number a seat.
    pub totals: Vec<i32>,
    /// Final places, a number a seat.
    pub places: Vec<u8>,
}

impl From<Standings> for RecordedResult {
    fn from(standings: Standings) -> RecordedResult {
        RecordedResult {
            totals: standings.totals.playing(standings.seats).to_vec(),
            places: standings.places.playing(standings.seats).to_vec(),
        }
    }
}

/// What a table shows before the first move, so that everybody can check afterwards that the seed was not
/// chosen later: SHA-256 over seed, table, game, rules version, seats and options.
pub fn commitment(
    seed: &Seed,
    table: &str,
    game: &str,
    rules_version: u32,
    seats: SeatCount,
    options: &BTreeMap<String, String>,
) -> String {
    let mut hash = Sha256::new();
    let mut line = |name: &str, value: &str| {
        // Lengths keep two different lists of values from reading alike.
        hash.update(format!("{name} {}:{value}\n", value.len()));
    };
    line("curia", "commitment-1");
    line("seed", &seed.to_hex());
    line("table", table);
    line("game", game);
    line("rules", &rules_version.to_string());
    line("seats", &seats.get().to_string());
    for (id, value) in options {
        line(id, value);
    }
    to_hex(&hash.finalize())
}

impl Record {
    /// Reads a record from text.
    pub fn from_json(text: &str) -> Result<Record, RecordError> {
        let record: Record =
            serde_json::from_str(text).map_err(|error| RecordError::before(format!("not a Curia record: {error}")))?;
        if record.format != RECORD_FORMAT {
            let found = record.format.escape_debug();
            return Err(RecordError::before(format!("format '{found}': this version reads {RECORD_FORMAT}")));
        }
        Ok(record)
    }

    /// Writes the record, one move a line.
    pub fn to_json(&self) -> String {
        let value = |value: serde_json::Result<String>| value.unwrap_or_default();
        let mut text = String::from("{\n");
        let mut field = |name: &str, json: String| {
            text.push_str(&format!("  \"{name}\": {json},\n"));
        };
        field("format", value(serde_json::to_string(&self.format)));
        field("game", value(serde_json::to_string(&self.game)));
        field("rules_version", self.rules_version.to_string());
        field("table", value(serde_json::to_string(&self.table)));
        field("options", value(serde_json::to_string(&self.options)));
        field("seats", self.seats.get().to_string());
        field("seed", value(serde_json::to_string(&self.seed)));
        field("commitment", value(serde_json::to_string(&self.commitment)));
        text.push_str("  \"moves\": [");
        for (number, ply) in self.moves.iter().enumerate() {
            text.push_str(if number == 0 { "\n    " } else { ",\n    " });
            text.push_str(&value(serde_json::to_string(ply)));
        }
        text.push_str("\n  ],\n  \"result\": ");
        text.push_str(&value(serde_json::to_string(&self.result)));
        text.push_str("\n}\n");
        text
    }
}

/// A match being played, kept so that its record can be written at any time.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    options: G::Options,
    seed: Seed,
    table: String,
    game: G,
    plies: Vec<RecordedMove>,
    next_ply: u64,
}

impl<G: Game> Match<G> {
    /// Sets up a match; ply 0 of the seed is the set-up.
    pub fn new(
        options: G::Options,
        seats: SeatCount,
        seed: Seed,
        table: &str,
        log: &mut impl Log<G::Event>,
    ) -> Result<Match<G>, SetupError> {
        let (min, max) = G::SEATS;
        if !(min..=max).contains(&seats.get()) {
            return Err(SetupError::Seats { asked: seats.get(), min, max });
        }
        let game = G::new(&options, seats, &mut seed.chance(0), log)?;
        Ok(Match { options, seed, table: table.to_owned(), game, plies: Vec::new(), next_ply: 1 })
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// How many moves were made.
    pub fn ply(&self) -> usize {
        self.plies.len()
    }

    /// Makes a move, or says why not and changes nothing. Returns how many random numbers it drew.
    pub fn play(&mut self, seat: Seat, mv: G::Move, log: &mut impl Log<G::Event>) -> Result<u64, Refusal> {
        self.play_as(self.next_ply, seat, mv, log)
    }

    fn play_as(&mut self, ply: u64, seat: Seat, mv: G::Move, log: &mut impl Log<G::Event>) -> Result<u64, Refusal> {
        let mut chance = self.seed.chance(ply);
        self.game.play(seat, mv, &mut chance, log)?;
        self.plies.push(RecordedMove { seat, text: mv.to_string(), ply });
        self.next_ply = ply + 1;
        Ok(crate::Chance::draws(&chance))
    }

    /// The record as far as the match has come. It opens every secret: for finished matches, tests and
    /// the store only.
    pub fn record(&self) -> Record {
        let options = self.options.to_map();
        let seats = self.game.seats();
        Record {
            format: RECORD_FORMAT.to_owned(),
            game: G::ID.to_owned(),
            rules_version: G::RULES_VERSION,
            table: self.table.clone(),
            commitment: commitment(&self.seed, &self.table, G::ID, G::RULES_VERSION, seats, &options),
            options,
            seats,
            seed: self.seed,
            moves: self.plies.clone(),
            result: self.game.standings().map(RecordedResult::from),
        }
    }
}

/// A move played again with its events, or why it does not hold.
pub type Step<'r, G> = Result<(&'r RecordedMove, Heard<<G as Game>::Event>), RecordError>;

/// A record being played again, move by move.
#[derive(Clone, Debug)]
pub struct Replay<'r, G: Game> {
    record: &'r Record,
    played: Match<G>,
}

impl<'r, G: Game> Replay<'r, G> {
    /// Checks the head of the record and sets the match up, with the events of the set-up.
    pub fn open(record: &'r Record) -> Result<(Replay<'r, G>, Heard<G::Event>), RecordError> {
        if record.game != G::ID {
            let found = record.game.escape_debug();
            return Err(RecordError::before(format!("a record of '{found}', not of {}", G::ID)));
        }
        if record.rules_version != G::RULES_VERSION {
            return Err(RecordError::before(format!(
                "rules version {}: this version plays {}",
                record.rules_version,
                G::RULES_VERSION
            )));
        }
        let promised =
            commitment(&record.seed, &record.table, &record.game, record.rules_version, record.seats, &record.options);
        if promised != record.commitment {
            return Err(RecordError::before("the commitment does not match seed, table, game and options".into()));
        }
        let options = G::Options::from_map(&record.options).map_err(|e| RecordError::before(e.to_string()))?;
        let mut log = Heard::default();
        let played = Match::new(options, record.seats, record.seed, &record.table, &mut log)
            .map_err(|e| RecordError::before(e.to_string()))?;
        Ok((Replay { record, played }, log))
    }

    /// The game after the moves played so far.
    pub fn game(&self) -> &G {
        self.played.game()
    }

    /// How many moves have been played again.
    pub fn ply(&self) -> usize {
        self.played.ply()
    }

    /// Plays the next move; `None` after the last.
    pub fn step(&mut self) -> Option<Step<'r, G>> {
        let number = self.played.ply();
        let ply = self.record.moves.get(number)?;
        Some(self.replay(number, ply))
    }

    fn replay(&mut self, number: usize, ply: &'r RecordedMove) -> Step<'r, G> {
        let at = |what: String| RecordError { ply: Some(number + 1), what };
        if ply.ply < self.played.next_ply {
            return Err(at(format!("ply {} was used before", ply.ply)));
        }
        let mv: G::Move =
            ply.text.parse().map_err(|_| at(format!("'{}' is not a move of {}", ply.text.escape_debug(), G::ID)))?;
        let mut log = Heard::default();
        self.played.play_as(ply.ply, ply.seat, mv, &mut log).map_err(|refusal| {
            let text = ply.text.escape_debug();
            at(format!("seat {} may not play '{text}' (rule {}: {})", ply.seat, refusal.rule, refusal.reason.key))
        })?;
        Ok((ply, log))
    }

    /// Checks the end against the result that the record states.
    fn close(&self) -> Result<Option<Standings>, RecordError> {
        let standings = self.game().standings();
        let at = |what: &str| RecordError { ply: Some(self.ply() + 1), what: what.to_owned() };
        match (standings, &self.record.result) {
            (None, Some(_)) => Err(at("the record states a result, but the game is not over after its last move")),
            (Some(_), None) => Err(at("the game is over, but the record states no result")),
            (Some(found), Some(stated)) if RecordedResult::from(found) != *stated => {
                Err(at("the result of the game is not the one that the record states"))
            }
            _ => Ok(standings),
        }
    }
}

/// Plays a whole record again and checks commitment, every move and the result. `None` for a match that
/// is not over.
pub fn verify<G: Game>(record: &Record) -> Result<Option<Standings>, RecordError> {
    let (mut replay, _) = Replay::<G>::open(record)?;
    while let Some(step) = replay.step() {
        step?;
    }
    replay.close()
}

/// What does not hold in a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The first ply that does not hold, counted from 1; `None` for the head of the record.
    pub ply: Option<usize>,
    /// What is wrong.
    pub what: String,
}

impl RecordError {
    fn before(what: String) -> RecordError {
        RecordError { ply: None, what }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.ply {
            Some(ply) => write!(f, "ply {ply}: {}", self.what),
            None => f.write_str(&self.what),
        }
    }
}

impl std::error::Error for RecordError {}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn sample() -> Record {
        let options = BTreeMap::from([("pace".to_owned(), "slow".to_owned())]);
        let seats = SeatCount::new(2).unwrap();
        let seed = Seed::from_number(1);
        Record {
            format: RECORD_FORMAT.to_owned(),
            game: "toy".to_owned(),
            rules_version: 1,
            table: "t\"1\\".to_owned(),
            commitment: commitment(&seed, "t\"1\\", "toy", 1, seats, &options),
            options,
            seats,
            seed,
            moves: vec![
                RecordedMove { seat: Seat::S0, text: "card:3".into(), ply: 1 },
                RecordedMove { seat: Seat::S1, text: "pass".into(), ply: 4 },
            ],
            result: Some(RecordedResult { totals: vec![3, -1], places: vec![1, 2] }),
        }
    }

    #[test]
    fn a_record_reads_back_as_it_was_written() {
        assert_eq!(Record::from_json(&sample().to_json()), Ok(sample()));
        let empty = Record { moves: Vec::new(), result: None, ..sample() };
        assert_eq!(Record::from_json(&empty.to_json()), Ok(empty));
    }

    #[test]
    fn the_commitment_binds_seed_table_game_rules_seats_and_options() {
        let record = sample();
        let with = |seed: u64, table: &str, game: &str, rules: u32, seats: usize, options: &BTreeMap<_, _>| {
            commitment(&Seed::from_number(seed), table, game, rules, SeatCount::new(seats).unwrap(), options)
        };
        let table = record.table.as_str();
        assert_eq!(with(1, table, "toy", 1, 2, &record.options), record.commitment);
        for other in [
            with(2, table, "toy", 1, 2, &record.options),
            with(1, "t", "toy", 1, 2, &record.options),
            with(1, table, "boy", 1, 2, &record.options),
            with(1, table, "toy", 2, 2, &record.options),
            with(1, table, "toy", 1, 3, &record.options),
            with(1, table, "toy", 1, 2, &BTreeMap::new()),
        ] {
            assert_ne!(other, record.commitment);
        }
    }

    #[test]
    fn a_foreign_or_newer_record_is_refused_with_what_is_read() {
        let text = sample().to_json().replace(RECORD_FORMAT, "curia-record-9");
        let error = Record::from_json(&text).unwrap_err();
        assert_eq!(error.to_string(), "format 'curia-record-9': this version reads curia-record-1");
        let unknown = sample().to_json().replacen("\"seats\"", "\"chairs\"", 1);
        assert!(Record::from_json(&unknown).unwrap_err().what.contains("unknown field `chairs`"));
    }

    proptest! {
        #[test]
        fn no_text_makes_the_parser_panic(text in ".{0,200}") {
            let _ = Record::from_json(&text);
        }

        #[test]
        fn a_damaged_record_never_panics(at in 0usize..400, with in proptest::char::any()) {
            let mut text: Vec<char> = sample().to_json().chars().collect();
            let place = at % text.len();
            text[place] = with;
            let _ = Record::from_json(&text.into_iter().collect::<String>());
        }

        #[test]
        fn a_truncated_record_is_refused(at in 0usize..400) {
            let text = sample().to_json();
            let end = at % (text.len() - 2);
            prop_assert!(Record::from_json(&text[..end]).is_err());
        }

        #[test]
        fn any_moves_and_names_read_back(table in ".{0,20}", texts in proptest::collection::vec(".{0,20}", 0..6)) {
            let moves = texts.into_iter().zip(1..).map(|(text, ply)| RecordedMove { seat: Seat::S1, text, ply }).collect();
            let record = Record { table, moves, ..sample() };
            prop_assert_eq!(Record::from_json(&record.to_json()), Ok(record));
        }
    }
}
