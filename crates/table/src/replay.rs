//! Opening a table and playing its commands again.

use std::fmt;
use std::sync::Arc;

use curia_core::{BySeat, Game, Options, SeatCount, SeatSet, SetupError, commitment};

use crate::state::State;
use crate::table::{Deal, Table};
use crate::work::Work;
use crate::{Act, Chair, Command, Millis, Opening, Refused};

/// A list of commands that this program does not understand as it was meant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Differs {
    /// The first command that comes to something else.
    pub seq: u64,
    /// In what way.
    pub what: String,
}

impl fmt::Display for Differs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "command {}: {}", self.seq, self.what)
    }
}

impl std::error::Error for Differs {}

impl<G: Game> Table<G> {
    /// Opens a table; the command is to be kept before anybody is told of it.
    pub fn open(opening: Opening, now: Millis) -> Result<(Table<G>, Command), Refused> {
        let table = Table::opened_with(&opening, now)?;
        let act = Act::Opened(Box::new(opening));
        let host = Some(table.deal.host);
        Ok((table, Command { seq: 0, at: now, person: host, act, digest: None }))
    }

    fn opened_with(opening: &Opening, opened: Millis) -> Result<Table<G>, Refused> {
        let options = G::Options::from_map(&opening.options).map_err(Refused::Setup)?;
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
        let deal = Deal {
            table: opening.table.clone(),
            options,
            seats,
            host: opening.host,
            settings: opening.settings,
            seed: opening.seed,
            commitment,
            opened,
        };
        let now = State::new(chairs, Arc::from(names));
        let versions = [1; curia_core::MAX_SEATS + 1];
        Ok(Table {
            deal,
            now,
            plies: Vec::new(),
            told: Vec::new(),
            passed: SeatSet::EMPTY,
            versions,
            began: Default::default(),
            rewritten: 0,
        })
    }

    /// Plays a whole list of commands again. What all viewers see must be what they saw.
    pub fn replay(commands: &[Command]) -> Result<Table<G>, Differs> {
        let differs = |seq: u64, what: &str| Differs { seq, what: what.to_owned() };
        let Some((Command { seq: 0, at, act: Act::Opened(opening), .. }, rest)) = commands.split_first() else {
            return Err(differs(0, "the list does not begin with an opening"));
        };
        if opening.game != G::ID || opening.rules_version != G::RULES_VERSION {
            let what = format!("{} with rules {}", opening.game, opening.rules_version);
            return Err(Differs { seq: 0, what });
        }
        let mut table = Table::opened_with(opening, *at).map_err(|refused| differs(0, &format!("{refused:?}")))?;
        for command in rest {
            let mut work = Work::on(&table);
            work.carry(command.person, command.at, command.act.clone())
                .map_err(|refused| differs(command.seq, &format!("{refused:?}")))?;
            let decided = work.decided();
            if decided.commands != [command.clone()] {
                return Err(differs(command.seq, "the table looks different after it"));
            }
            table.install(decided);
        }
        Ok(table)
    }
}
