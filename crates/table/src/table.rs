//! A hosted match.

use std::sync::Arc;

use curia_core::{
    Fnv1a, Game, MAX_SEATS, Options, Phrase, RECORD_FORMAT, Record, RecordedMove, RecordedResult, Seat, SeatCount,
    SeatSet, Seed, Viewer,
};

use crate::beats::Beat;
use crate::chronicle::Entry;
use crate::state::State;
use crate::{Chair, Millis, PersonId, Settings};

/// What holds from the opening of a table to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Terms<G: Game> {
    pub(crate) table: String,
    pub(crate) options: G::Options,
    pub(crate) seats: SeatCount,
    pub(crate) host: PersonId,
    pub(crate) settings: Settings,
    pub(crate) seed: Seed,
    pub(crate) commitment: String,
    pub(crate) opened: Millis,
}

/// What made a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum By {
    /// The one who answers for the seat, person or bot.
    Hand,
    /// The seat's standing order.
    Order,
    /// The end of a window: nobody takes back a silence.
    Silence,
}

/// A move that was made and still holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ply<M> {
    pub(crate) number: u64,
    /// The number of the first ply of the same command.
    pub(crate) first: u64,
    pub(crate) seat: Seat,
    /// The question that it answered ([`Question::since`](crate::state::Question::since)).
    pub(crate) asked: u64,
    pub(crate) mv: M,
    pub(crate) by: By,
    /// True if luck decided, the mover learnt something, or others learnt what was not the mover's to show: it cannot be
    /// taken back freely.
    pub(crate) sealed: bool,
    /// True if nobody but the mover has heard of it: a part of a secret choice that they have not finished.
    pub(crate) unheard: bool,
    /// The move in words, as it stood on the buttons of the person who made it. For nobody else's eyes.
    pub(crate) label: Option<Arc<Phrase>>,
}

/// A click that was taken: the client's key belongs to the moves it came with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Click {
    pub(crate) seat: Seat,
    /// A digest of the client's key.
    pub(crate) key: u64,
    /// A digest of the moves.
    pub(crate) moves: u64,
}

impl Click {
    pub(crate) fn new(seat: Seat, key: u64, moves: &[String]) -> Click {
        let mut digest = Fnv1a::default();
        for text in moves {
            digest.add(text.as_bytes());
            digest.add(b"\n");
        }
        Click { seat, key, moves: digest.value() }
    }
}

/// A hosted match of a game.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    pub(crate) terms: Terms<G>,
    pub(crate) state: State<G>,
    pub(crate) plies: Vec<Ply<G::Move>>,
    pub(crate) entries: Vec<Entry<G::Event>>,
    /// Every click that was taken, also of moves that were taken back since: a repeat is answered like the first time at
    /// any moment.
    pub(crate) clicks: Vec<Click>,
    /// One version a seat, the last one for spectators.
    pub(crate) versions: [u64; MAX_SEATS + 1],
    /// Tells the versions of this copy of the table from those of others, which count other things: passes in a window
    /// are forgotten when a table is played again.
    pub(crate) life: u32,
    /// How often lines of the chronicle that they had heard were taken back, as versions are kept.
    pub(crate) rewritten: [u64; MAX_SEATS + 1],
    /// The moments of the last command.
    pub(crate) beats: Arc<[Beat<G>]>,
}

/// A bot whose answer is awaited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotTurn {
    /// For which seat.
    pub seat: Seat,
    /// How well it plays.
    pub level: curia_bots::Level,
    /// The ply at which the question arose; the answer names it.
    pub asked_at: u64,
}

impl<G: Game> Table<G> {
    /// The name of the table, part of its address.
    pub fn name(&self) -> &str {
        &self.terms.table
    }

    /// How many play.
    pub fn seats(&self) -> SeatCount {
        self.terms.seats
    }

    /// Who may start the game.
    pub fn host(&self) -> PersonId {
        self.terms.host
    }

    /// What was agreed.
    pub fn settings(&self) -> Settings {
        self.terms.settings
    }

    /// When the table was opened.
    pub fn opened(&self) -> Millis {
        self.terms.opened
    }

    /// The options of the game.
    pub fn options(&self) -> &G::Options {
        &self.terms.options
    }

    /// What is on a chair.
    pub fn chair(&self, seat: Seat) -> Chair {
        self.state.chairs[seat]
    }

    /// What those on the chairs are called, clockwise.
    pub fn names(&self) -> &[String] {
        &self.state.names
    }

    /// The seat of a person, if they have one.
    pub fn seat_of(&self, person: PersonId) -> Option<Seat> {
        self.terms.seats.iter().find(|&seat| self.state.chairs[seat] == Chair::Person(person))
    }

    /// What a person is at this table.
    pub fn viewer(&self, person: Option<PersonId>) -> Viewer {
        person.and_then(|person| self.seat_of(person)).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Who has left their seat to a bot.
    pub fn left(&self) -> SeatSet {
        self.state.left
    }

    /// The game as it truly stands, once it has begun. For views, prompts and bots only.
    pub fn game(&self) -> Option<&G> {
        self.state.game.as_ref()
    }

    /// True once there is a result.
    pub fn is_over(&self) -> bool {
        self.state.game.as_ref().is_some_and(|game| game.standings().is_some())
    }

    /// The version of what a viewer sees; grows only when they can see a difference. Two copies of a table never have the
    /// same one.
    pub fn version(&self, viewer: Viewer) -> u64 {
        u64::from(self.life) << 32 | self.versions[slot(viewer)]
    }

    /// The number of the next ply; it only grows.
    pub fn next_ply(&self) -> u64 {
        self.state.next_ply
    }

    /// True if the seat has passed in the present window. Private to the seat.
    pub fn has_passed(&self, seat: Seat) -> bool {
        self.state.passed.has(seat)
    }

    /// The decision before a viewer and its legal moves; nothing once they have passed in the window.
    pub fn question(&self, viewer: Viewer) -> (Option<&G::Prompt>, &[G::Move]) {
        match self.state.question(viewer) {
            Some(question) if !viewer.seat().is_some_and(|seat| self.state.passed.has(seat)) => {
                (question.prompt.as_ref(), &question.legal)
            }
            _ => (None, &[]),
        }
    }

    /// The ply at which the present question of a viewer arose.
    pub fn asked_at(&self, viewer: Viewer) -> u64 {
        self.state.question(viewer).map_or(0, |question| question.since)
    }

    /// The standing order of a viewer.
    pub fn order(&self, viewer: Viewer) -> Option<&G::Order> {
        viewer.seat().and_then(|seat| self.state.orders[seat].as_ref())
    }

    /// The promise made before the first move.
    pub fn commitment(&self) -> &str {
        &self.terms.commitment
    }

    /// The seed, once the game is over.
    pub fn seed(&self) -> Option<Seed> {
        self.is_over().then_some(self.terms.seed)
    }

    /// The name of the table at which those who sat here play again, once somebody has asked for one.
    pub fn next_table(&self) -> Option<&str> {
        self.state.next_table.as_deref()
    }

    /// The record of the finished game; `None` before its end.
    pub fn record(&self) -> Option<Record> {
        self.is_over().then(|| self.record_so_far())
    }

    /// The record as far as the game has come. It opens every secret: for whoever holds the whole table themselves,
    /// never for a player at a hosted one.
    pub fn record_so_far(&self) -> Record {
        let recorded = |ply: &Ply<G::Move>| RecordedMove { seat: ply.seat, text: ply.mv.to_string(), ply: ply.number };
        let standings = self.state.game.as_ref().and_then(Game::standings);
        Record {
            format: RECORD_FORMAT.to_owned(),
            game: G::ID.to_owned(),
            rules_version: G::RULES_VERSION,
            table: self.terms.table.clone(),
            options: self.terms.options.to_map(),
            seats: self.terms.seats,
            seed: self.terms.seed,
            commitment: self.terms.commitment.clone(),
            moves: self.plies.iter().map(recorded).collect(),
            result: standings.map(RecordedResult::from),
        }
    }

    /// The bots whose answer is awaited now.
    pub fn bots_to_ask(&self) -> Vec<BotTurn> {
        let Some(game) = &self.state.game else { return Vec::new() };
        let asked = game.awaited().iter().filter(|&seat| self.state.is_bot(seat) && !self.state.passed.has(seat));
        asked
            .map(|seat| {
                let level = match self.state.chairs[seat] {
                    Chair::Bot(level) => level,
                    Chair::Open | Chair::Person(_) => self.terms.settings.absence,
                };
                BotTurn { seat, level, asked_at: self.state.questions[seat].since }
            })
            .collect()
    }
}

/// The place of a viewer among the versions.
pub(crate) fn slot(viewer: Viewer) -> usize {
    viewer.seat().map_or(MAX_SEATS, Seat::index)
}
