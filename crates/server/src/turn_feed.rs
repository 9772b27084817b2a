//! At which tables a person is waited for: one small stream a person, for the tabs they do not look at.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

use curia_core::{Game, Seat};
use curia_table::{PersonId, Table};
use tokio::sync::watch;

/// The tables that wait for a person.
pub(crate) type Waiting = BTreeSet<String>;

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
                true => tables.insert(table.name().to_owned()),
                false => tables.remove(table.name()),
            });
        }
    }
}

/// True if the table publicly waits for the person on this seat. In a window nobody is waited for.
pub(crate) fn waits_for<G: Game>(table: &Table<G>, seat: Seat) -> bool {
    let Some(game) = table.game() else { return false };
    let asking = game.asking();
    asking.who.has(seat) && asking.shown.has(seat) && !table.left().has(seat)
}
