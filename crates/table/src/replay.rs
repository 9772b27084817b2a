//! Opening a table and playing its commands again.

use std::sync::Arc;

use curia_core::{BySeat, Game, MAX_SEATS, Options, SeatCount, SetupError, commitment};
use thiserror::Error;

use crate::state::State;
use crate::table::{Table, Terms};
use crate::work::Work;
use crate::{Act, Chair, Command, Millis, Opening, Refused};

/// A list of commands that this program does not understand as it was meant.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("command {seq}: {why}")]
pub struct ReplayError {
    /// The first command that comes to something else.
    pub seq: u64,
    /// In what way.
    pub why: Mismatch,
}

/// In what way a command comes to something else than it did.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Mismatch {
    /// There is no opening to begin with.
    #[error("the list does not begin with an opening")]
    NoOpening,
    /// The table plays another game, or the same by other rules.
    #[error("{game} with rules {rules_version}")]
    OtherRules {
        /// The id of its game.
        game: String,
        /// The version of its rules.
        rules_version: u32,
    },
    /// What was accepted then is refused now.
    #[error("refused: {0}")]
    Refused(Refused),
    /// Somebody would see something else than they saw.
    #[error("the table looks different after it")]
    LooksDifferent,
}

impl<G: Game> Table<G> {
    /// Opens a table; the command is to be kept before anybody is told of it.
    pub fn open(opening: Opening, now: Millis) -> Result<(Table<G>, Command), Refused> {
        let table = Table::opened_with(&opening, now)?;
        let act = Act::Opened(Box::new(opening));
        let host = Some(table.terms.host);
        Ok((table, Command { seq: 0, at: now, person: host, act, digest: None }))
    }

    fn opened_with(opening: &Opening, opened: Millis) -> Result<Table<G>, Refused> {
        let options = G::Options::from_map(&opening.options)?;
        let (min, max) = G::SEATS;
        let asked = opening.chairs.len();
        let seats = SeatCount::new(asked).filter(|_| (min..=max).contains(&asked));
        let seats = seats.ok_or(Refused::Setup(SetupError::Seats { asked, min, max }))?;
        if !opening.settings.is_allowed() {
            return Err(Refused::Settings);
        }
        let map = options.to_map();
        let commitment = commitment(&opening.seed, &opening.table, G::ID, G::RULES_VERSION, seats, &map);
        let mut chairs = BySeat::all(Chair::Open);
        let mut names = vec![String::new(); asked];
        for (seat, &chair) in seats.iter().zip(&opening.chairs) {
            chairs[seat] = chair;
            names[seat.index()] = opening.names.get(seat.index()).cloned().unwrap_or_default();
        }
        let terms = Terms {
            table: opening.table.clone(),
            options,
            seats,
            host: opening.host,
            settings: opening.settings,
            seed: opening.seed,
            commitment,
            opened,
        };
        let state = State::new(chairs, Arc::from(names));
        let versions = [1; MAX_SEATS + 1];
        Ok(Table {
            terms,
            state,
            plies: Vec::new(),
            entries: Vec::new(),
            clicks: Vec::new(),
            versions,
            life: 0,
            rewritten: [0; MAX_SEATS + 1],
            beats: Arc::from([]),
        })
    }

    /// Plays a whole list of commands again. What all viewers see must be what they saw.
    pub fn replay(commands: &[Command]) -> Result<Table<G>, ReplayError> {
        match Table::replay_what_holds(commands)? {
            (table, None) => Ok(table),
            (_, Some(error)) => Err(error),
        }
    }

    /// Plays a list of commands again as far as it comes to what it came to, and says where that ends. Fails where not
    /// even the opening holds.
    pub fn replay_what_holds(commands: &[Command]) -> Result<(Table<G>, Option<ReplayError>), ReplayError> {
        let at = |seq: u64| move |refused| ReplayError { seq, why: Mismatch::Refused(refused) };
        let Some((Command { seq: 0, at: opened, act: Act::Opened(opening), .. }, rest)) = commands.split_first() else {
            return Err(ReplayError { seq: 0, why: Mismatch::NoOpening });
        };
        if opening.game != G::ID || opening.rules_version != G::RULES_VERSION {
            let (game, rules_version) = (opening.game.clone(), opening.rules_version);
            return Err(ReplayError { seq: 0, why: Mismatch::OtherRules { game, rules_version } });
        }
        let mut table = Table::opened_with(opening, *opened).map_err(at(0))?;
        for command in rest {
            let mut work = Work::again(&table);
            if let Err(refused) = work.carry(command.person, command.at, command.act.clone()) {
                return Ok((table, Some(at(command.seq)(refused))));
            }
            let decision = work.decided();
            if decision.commands != [command.clone()] {
                return Ok((table, Some(ReplayError { seq: command.seq, why: Mismatch::LooksDifferent })));
            }
            table.install(decision);
        }
        Ok((table, None))
    }

    /// A table that was played again goes on at this moment. A window with a clock opens anew: whoever passed in it is
    /// asked again, and what a clock said before, that was perhaps set since, means nothing now. `life` tells this
    /// copy's versions from those of every other copy of the table.
    pub fn resume(&mut self, now: Millis, life: u32) {
        self.life = life;
        if let Some(window) = &mut self.state.window {
            window.opened = now;
        }
    }
}
