//! At which tables a person is waited for: one small stream a person, for the tabs they do not look at.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

use curia_core::{Game, How, Seat, Viewer};
use curia_table::{PersonId, Table, Undo};
use serde::Serialize;
use tokio::sync::watch;

/// The tables that wait for a person, and for what.
pub(crate) type Waiting = BTreeMap<String, Wait>;

/// What a table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Wait {
    /// A decision of the game.
    Turn,
    /// The answer to somebody who asks to take back a move.
    Consent,
}

/// The people who listen for their turns.
#[derive(Default)]
pub(crate) struct TurnFeed(Mutex<HashMap<PersonId, watch::Sender<Waiting>>>);

impl TurnFeed {
    fn people(&self) -> MutexGuard<'_, HashMap<PersonId, watch::Sender<Waiting>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Listens for a person, beginning with what waits for them now.
    pub(crate) fn subscribe(&self, person: PersonId, now: Waiting) -> watch::Receiver<Waiting> {
        let mut people = self.people();
        people.retain(|_, listeners| listeners.receiver_count() > 0);
        let sender = people.entry(person).or_default();
        sender.send_if_modified(|before| std::mem::replace(before, now.clone()) != now);
        sender.subscribe()
    }

    /// Tells those at the table whether it waits for them.
    pub(crate) fn publish<G: Game>(&self, table: &Table<G>) {
        let people = self.people();
        if people.is_empty() {
            return;
        }
        for seat in table.seats().iter() {
            let Some(sender) = table.chair(seat).person().and_then(|person| people.get(&person)) else { continue };
            let waits = waits_for(table, seat);
            sender.send_if_modified(|tables| match waits {
                Some(wait) => tables.insert(table.name().to_owned(), wait) != Some(wait),
                None => tables.remove(table.name()).is_some(),
            });
        }
    }
}

/// What the table publicly waits for from the person on this seat, if for anything. In a window nobody is waited for.
pub(crate) fn waits_for<G: Game>(table: &Table<G>, seat: Seat) -> Option<Wait> {
    let asking = table.game()?.asking();
    if table.left().has(seat) {
        return None;
    }
    // Whoever is asked for consent is asked that first.
    let consents = matches!(table.undo(Viewer::Seat(seat)), Undo::Asked { .. }) && asking.how != How::Window;
    match consents {
        true => Some(Wait::Consent),
        false => (asking.who.has(seat) && asking.shown.has(seat)).then_some(Wait::Turn),
    }
}
