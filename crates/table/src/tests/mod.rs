//! A table played by hand, with any game on it.

mod absence;
mod beats;
mod changed_minds;
mod every_game;
mod growth;
mod moves;
mod old_lists;
mod orders;
mod taking_back;
mod truth;
mod unfinished_choices;
mod windows;

use curia_core::{Chance, FastChance, Game, How, Seat, SeatCount, Seed, Viewer};
use curia_guillotine::Guillotine;

use crate::{
    Act, Chair, Command, Decision, Intent, Level, Millis, Now, Opening, PersonId, Refused, Request, Settings, Table,
    Undo, Windows,
};

pub(super) const HOST: PersonId = PersonId(100);

/// The person who sits on a seat in these tests.
pub(super) fn person(seat: Seat) -> PersonId {
    PersonId(100 + seat.index() as u64)
}

/// A table with everything that was ever kept of it.
pub(super) struct Desk<G: Game> {
    pub(super) table: Table<G>,
    pub(super) kept: Vec<Command>,
    pub(super) now: Millis,
    pub(super) onlookers: bool,
    keys: u64,
}

impl<G: Game> Desk<G> {
    /// A table with these chairs; it has not begun.
    pub(super) fn with(chairs: Vec<Chair>, windows: Windows, seed: u64) -> Desk<G> {
        let opening = Opening {
            table: "desk".into(),
            game: G::ID.into(),
            rules_version: G::RULES_VERSION,
            options: Default::default(),
            names: chairs.iter().map(ToString::to_string).collect(),
            chairs,
            host: HOST,
            settings: Settings { windows, absence: Level::Random },
            seed: Seed::from_number(seed),
        };
        let (table, command) = Table::open(opening, 1_000).unwrap();
        Desk { table, kept: vec![command], now: 1_000, onlookers: true, keys: 0 }
    }

    /// A game of so many persons that has begun.
    pub(super) fn of_persons(count: usize, windows: Windows, seed: u64) -> Desk<G> {
        let seats = SeatCount::new(count).unwrap();
        let chairs = seats.iter().map(|seat| Chair::Person(person(seat))).collect();
        let mut desk = Desk::with(chairs, windows, seed);
        desk.submit(Some(HOST), Intent::Begin { fill: false }).unwrap();
        desk
    }

    /// Puts an intent and installs what it leads to. True if commands were kept.
    pub(super) fn submit(&mut self, person: Option<PersonId>, intent: Intent) -> Result<bool, Refused> {
        let now = Now { at: self.now, onlookers: self.onlookers };
        let decision = self.table.decide(&Request { person, intent }, now)?;
        Ok(self.keep(decision))
    }

    pub(super) fn keep(&mut self, decision: Decision<G>) -> bool {
        let commands = decision.commands.clone();
        self.table.install(decision);
        self.kept.extend(commands.iter().cloned());
        !commands.is_empty()
    }

    pub(super) fn game(&self) -> &G {
        self.table.game().unwrap()
    }

    pub(super) fn how(&self) -> How {
        self.game().asking().how
    }

    pub(super) fn legal(&self, seat: Seat) -> Vec<String> {
        self.table.question(Viewer::Seat(seat)).1.iter().map(ToString::to_string).collect()
    }

    pub(super) fn asked_at(&self, seat: Seat) -> u64 {
        self.table.asked_at(Viewer::Seat(seat))
    }

    /// A move of a seat in answer to its present question, by a fresh click.
    pub(super) fn play(&mut self, seat: Seat, moves: &[&str]) -> Result<bool, Refused> {
        self.keys += 1;
        let intent = Intent::Move {
            moves: moves.iter().map(|&text| text.to_owned()).collect(),
            asked_at: self.asked_at(seat),
            key: format!("k{}", self.keys),
        };
        self.submit(Some(person(seat)), intent)
    }

    /// The number of the request to go back that is open.
    pub(super) fn request(&self) -> u64 {
        match self.table.undo(Viewer::Seat(Seat::S0)) {
            Undo::Asked { request, .. } | Undo::Waiting { request, .. } => request,
            other => panic!("nobody asks: {other:?}"),
        }
    }

    /// A seat agrees to the request that is open.
    pub(super) fn agree(&mut self, seat: Seat) {
        self.submit(Some(person(seat)), Intent::Agree { request: self.request() }).unwrap();
    }

    /// A seat does not agree to the request that is open, or withdraws it.
    pub(super) fn keep_on(&mut self, seat: Seat) {
        self.submit(Some(person(seat)), Intent::KeepOn { request: self.request() }).unwrap();
    }

    /// One random move of a seat that is awaited; in a window the time passes instead.
    pub(super) fn step(&mut self, chance: &mut FastChance) {
        if let Some(window) = self.table.window() {
            for turn in self.table.bots_to_ask() {
                let text = self.game().fallback(turn.seat, chance).to_string();
                self.submit(None, Intent::Bot { seat: turn.seat, text, asked_at: turn.asked_at }).unwrap();
            }
            if self.table.window() != Some(window) {
                return;
            }
            self.now = self.now.max(window.deadline());
            match self.table.settings().windows {
                Windows::Untimed => {
                    let seat = self.game().awaited().first().unwrap();
                    let text = self.game().fallback(seat, chance).to_string();
                    assert!(self.play(seat, &[&text]).unwrap());
                }
                Windows::Skipped | Windows::Timed(_) => assert!(self.submit(None, Intent::Tick).unwrap()),
            }
            return;
        }
        let Some(seat) = self.game().awaited().iter().next() else { return };
        let legal = self.legal(seat);
        let text = legal[chance.below(legal.len())].clone();
        self.now += 10;
        assert!(self.play(seat, &[&text]).unwrap());
    }

    /// Plays on by the dice until `until` holds; false if the game is over before.
    pub(super) fn play_until(&mut self, chance: &mut FastChance, until: impl Fn(&Desk<G>) -> bool) -> bool {
        while !self.table.is_over() {
            if until(self) {
                return true;
            }
            self.step(chance);
        }
        false
    }

    /// A game out of many that comes to a point where `until` holds.
    pub(super) fn at(count: usize, windows: Windows, until: impl Fn(&Desk<G>) -> bool) -> Desk<G> {
        (1..400)
            .find_map(|seed| {
                let mut desk = Desk::of_persons(count, windows, seed);
                desk.play_until(&mut FastChance::new(seed), &until).then_some(desk)
            })
            .expect("some game comes to that point")
    }

    /// Everything that all viewers can see, as text.
    pub(super) fn seen_by_all(&self) -> Vec<String> {
        Viewer::all(self.table.seats()).map(|viewer| self.seen_by(viewer)).collect()
    }

    pub(super) fn seen_by(&self, viewer: Viewer) -> String {
        let table = &self.table;
        let view = table.game().map(|game| (game.view(viewer), game.asking(), game.scores(viewer)));
        format!(
            "{view:?} {:?} {} {:?} {:?} {:?} {:?} {:?}",
            table.question(viewer),
            table.asked_at(viewer),
            table.chronicle(viewer, usize::MAX),
            (table.undo(viewer), table.takes_back(viewer)),
            table.window(),
            table.order(viewer),
            (table.names(), table.left()),
        )
    }

    pub(super) fn versions(&self) -> Vec<u64> {
        Viewer::all(self.table.seats()).map(|viewer| self.table.version(viewer)).collect()
    }
}

/// The number of plies that hold.
pub(super) fn plies<G: Game>(desk: &Desk<G>) -> usize {
    desk.table.plies.len()
}

pub(super) fn acts<G: Game>(desk: &Desk<G>) -> Vec<&Act> {
    desk.kept.iter().map(|command| &command.act).collect()
}
