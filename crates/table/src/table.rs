//! A hosted match.

use curia_core::{
    Audience, Event, Game, Phrase, Record, RecordedMove, RecordedResult, Seat, SeatCount, SeatSet, Seed, Viewer,
};
use curia_core::{Key, MAX_SEATS, Options, RECORD_FORMAT};

use crate::state::{State, Window};
use crate::{Chair, Command, Millis, PersonId, Settings};

/// What a table is from its opening to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Deal<G: Game> {
    pub(crate) table: String,
    pub(crate) options: G::Options,
    pub(crate) seats: SeatCount,
    pub(crate) host: PersonId,
    pub(crate) settings: Settings,
    pub(crate) seed: Seed,
    pub(crate) commitment: String,
    pub(crate) opened: Millis,
}

/// A move that was made and still holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Done<M> {
    pub(crate) ply: u64,
    /// The first ply of the same command.
    pub(crate) first: u64,
    pub(crate) seat: Seat,
    pub(crate) mv: M,
    /// False if the table answered for the seat at the end of a pause: nobody takes back a silence.
    pub(crate) own: bool,
    /// True if luck decided or somebody saw something new: it cannot be taken back freely.
    pub(crate) sealed: bool,
}

/// Something told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Told<E> {
    pub(crate) ply: u64,
    pub(crate) seat: Option<Seat>,
    pub(crate) what: News<E>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum News<E> {
    Event(Audience, E),
    TakenBack,
}

impl<E> Told<E> {
    /// True if `viewer` hears of it.
    pub(crate) fn reaches(&self, viewer: Viewer) -> bool {
        match &self.what {
            News::Event(audience, _) => audience.includes(viewer),
            News::TakenBack => true,
        }
    }
}

/// A line of the chronicle as one viewer reads it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The ply it belongs to.
    pub ply: u64,
    /// Who acted, if one seat did.
    pub seat: Option<Seat>,
    /// What happened.
    pub phrase: Phrase,
}

/// A hosted match of a game.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    pub(crate) deal: Deal<G>,
    pub(crate) now: State<G>,
    pub(crate) plies: Vec<Done<G::Move>>,
    pub(crate) told: Vec<Told<G::Event>>,
    /// Who has passed in the present pause; nobody but the seat itself may ever notice.
    pub(crate) passed: SeatSet,
    /// One version a seat, the last one for spectators.
    pub(crate) versions: [u64; MAX_SEATS + 1],
    /// The versions with which the game began.
    pub(crate) began: [u64; MAX_SEATS + 1],
    /// How often lines of the chronicle were taken back.
    pub(crate) rewritten: u64,
}

/// What [`Table::decide`] comes to.
#[derive(Debug)]
pub enum Verdict<G: Game> {
    /// These commands are to be kept, then the decision is to be installed.
    Do(Box<Decided<G>>),
    /// This very click was taken before, or there is nothing to do.
    Already,
    /// The seat passes in the pause: to be noted by [`Table::note_pass`], not to be kept.
    Pass(Seat),
}

/// A decision that is not installed yet.
#[derive(Debug)]
pub struct Decided<G: Game> {
    /// The commands to be kept, in order, all or nothing.
    pub commands: Vec<Command>,
    /// True if the game is over with it.
    pub ends: bool,
    pub(crate) now: State<G>,
    pub(crate) plies_kept: usize,
    pub(crate) plies: Vec<Done<G::Move>>,
    pub(crate) told_kept: usize,
    pub(crate) told: Vec<Told<G::Event>>,
    /// By viewer, as the versions are: true if he can tell the difference.
    pub(crate) noticed: [bool; MAX_SEATS + 1],
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
        &self.deal.table
    }

    /// How many play.
    pub fn seats(&self) -> SeatCount {
        self.deal.seats
    }

    /// Who may start the game.
    pub fn host(&self) -> PersonId {
        self.deal.host
    }

    /// What was agreed.
    pub fn settings(&self) -> Settings {
        self.deal.settings
    }

    /// When the table was opened.
    pub fn opened(&self) -> Millis {
        self.deal.opened
    }

    /// The options of the game.
    pub fn options(&self) -> &G::Options {
        &self.deal.options
    }

    /// What is on a chair.
    pub fn chair(&self, seat: Seat) -> Chair {
        self.now.chairs[seat]
    }

    /// What those on the chairs are called, clockwise.
    pub fn names(&self) -> &[String] {
        &self.now.names
    }

    /// The seat of a person, if he has one.
    pub fn seat_of(&self, person: PersonId) -> Option<Seat> {
        self.deal.seats.iter().find(|&seat| self.now.chairs[seat] == Chair::Person(person))
    }

    /// What a person is at this table.
    pub fn viewer(&self, person: Option<PersonId>) -> Viewer {
        person.and_then(|person| self.seat_of(person)).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Who has left his seat to a bot.
    pub fn left(&self) -> SeatSet {
        self.now.left
    }

    /// The game as it truly stands, once it has begun. For views, prompts and bots only.
    pub fn game(&self) -> Option<&G> {
        self.now.game.as_ref()
    }

    /// True once there is a result.
    pub fn is_over(&self) -> bool {
        self.now.game.as_ref().is_some_and(|game| game.standings().is_some())
    }

    /// The version of what a viewer sees; grows only when he can see a difference.
    pub fn version(&self, viewer: Viewer) -> u64 {
        self.versions[slot(viewer)]
    }

    /// True if a viewer who has this version has not seen the game begin.
    pub fn begins_after(&self, viewer: Viewer, version: u64) -> bool {
        version < self.began[slot(viewer)]
    }

    /// The public pause, while there is one.
    pub fn window(&self) -> Option<Window> {
        self.now.window
    }

    /// True if the seat has passed in the present pause. Private to the seat.
    pub fn has_passed(&self, seat: Seat) -> bool {
        self.passed.has(seat)
    }

    /// The decision before a viewer and its legal moves; nothing once he has passed in the pause.
    pub fn question(&self, viewer: Viewer) -> (Option<&G::Prompt>, &[G::Move]) {
        match self.now.question(viewer) {
            Some(question) if !viewer.seat().is_some_and(|seat| self.passed.has(seat)) => {
                (question.prompt.as_ref(), &question.legal)
            }
            _ => (None, &[]),
        }
    }

    /// The ply at which the present question of a viewer arose.
    pub fn asked_at(&self, viewer: Viewer) -> u64 {
        self.now.question(viewer).map_or(0, |question| question.since)
    }

    /// The standing order of a viewer.
    pub fn order(&self, viewer: Viewer) -> Option<&G::Order> {
        viewer.seat().and_then(|seat| self.now.orders[seat].as_ref())
    }

    /// What `viewer` heard since the first `skip` things he heard, but at most the last `most` lines of it, the
    /// oldest first.
    pub fn chronicle(&self, viewer: Viewer, skip: usize, most: usize) -> Vec<Line> {
        let mut lines = Vec::new();
        for told in self.told.iter().filter(|told| told.reaches(viewer)).skip(skip) {
            let phrase = match &told.what {
                News::Event(_, event) => event.phrase(),
                News::TakenBack => Some(Key::new("ui", "undone").phrase()),
            };
            lines.extend(phrase.map(|phrase| Line { ply: told.ply, seat: told.seat, phrase }));
        }
        lines.split_off(lines.len().saturating_sub(most))
    }

    /// How far the chronicle has come for `viewer`: how often it was rewritten, and how many things he heard. With
    /// the same first number, what he heard before still stands at its beginning.
    pub fn chronicle_mark(&self, viewer: Viewer) -> (u64, usize) {
        (self.rewritten, self.told.iter().filter(|told| told.reaches(viewer)).count())
    }

    /// The promise made before the first move.
    pub fn commitment(&self) -> &str {
        &self.deal.commitment
    }

    /// The seed, once the game is over.
    pub fn seed(&self) -> Option<Seed> {
        self.is_over().then_some(self.deal.seed)
    }

    /// The record of the finished game; `None` before its end.
    pub fn record(&self) -> Option<Record> {
        let standings = self.now.game.as_ref()?.standings()?;
        let plies = self.plies.iter();
        Some(Record {
            format: RECORD_FORMAT.to_owned(),
            game: G::ID.to_owned(),
            rules_version: G::RULES_VERSION,
            table: self.deal.table.clone(),
            options: self.deal.options.to_map(),
            seats: self.deal.seats,
            seed: self.deal.seed,
            commitment: self.deal.commitment.clone(),
            moves: plies
                .map(|done| RecordedMove { seat: done.seat, text: done.mv.to_string(), ply: done.ply })
                .collect(),
            result: Some(RecordedResult::from(standings)),
        })
    }

    /// The bots whose answer is awaited now.
    pub fn bots_to_ask(&self) -> Vec<BotTurn> {
        let Some(game) = &self.now.game else { return Vec::new() };
        let asked = game.awaited().iter().filter(|&seat| self.now.is_bot(seat) && !self.passed.has(seat));
        asked
            .map(|seat| {
                let level = match self.now.chairs[seat] {
                    Chair::Bot(level) => level,
                    Chair::Open | Chair::Person(_) => self.deal.settings.absence,
                };
                BotTurn { seat, level, asked_at: self.now.questions[seat].since }
            })
            .collect()
    }

    /// Takes over a decision made on this very table.
    pub fn install(&mut self, decided: Decided<G>) {
        if decided.now.window != self.now.window {
            self.passed = SeatSet::EMPTY;
        }
        let begins = self.now.game.is_none() && decided.now.game.is_some();
        self.now = decided.now;
        self.plies.truncate(decided.plies_kept);
        self.plies.extend(decided.plies);
        self.rewritten += u64::from(decided.told_kept < self.told.len());
        self.told.truncate(decided.told_kept);
        self.told.extend(decided.told);
        for (version, noticed) in self.versions.iter_mut().zip(decided.noticed) {
            *version += u64::from(noticed);
        }
        if begins {
            self.began = self.versions;
        }
    }

    /// Notes a pass in the pause; only the seat itself sees a difference.
    pub fn note_pass(&mut self, seat: Seat) {
        if self.now.window.is_some() && !self.passed.has(seat) {
            self.passed = self.passed.with(seat);
            self.versions[slot(Viewer::Seat(seat))] += 1;
        }
    }
}

/// The place of a viewer among the versions.
pub(crate) fn slot(viewer: Viewer) -> usize {
    viewer.seat().map_or(MAX_SEATS, Seat::index)
}
