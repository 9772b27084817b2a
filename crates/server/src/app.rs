//! What all requests share.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use curia_store::{Store, Write};
use curia_table::PersonId;
use curia_texts::{Lang, Names, Words};
use tokio::sync::watch;

use crate::bot_pool::BotPool;
use crate::clock;
use crate::error::{Error, key};
use crate::limits::{IDLE, NAME_CHARS, SWEEP};
use crate::rate::Limiter;
use crate::session::Signer;
use crate::tables::Tables;
use crate::turns::Turns;

/// How a server behaves; everything else is a constant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Config {
    /// True if bots take their time like people; false for tests and measurements.
    pub human_pace: bool,
    /// True if people and addresses are bounded in how much they may ask for.
    pub limits: bool,
    /// On how many threads bots think.
    pub bots: usize,
}

impl Default for Config {
    fn default() -> Config {
        Config { human_pace: true, limits: true, bots: 2 }
    }
}

impl Config {
    /// Bots answer at once and nobody is bounded: for tests and measurements.
    pub fn for_measuring() -> Config {
        Config { human_pace: false, limits: false, ..Config::default() }
    }
}

/// What all requests share.
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) tables: Tables,
    pub(crate) bots: BotPool,
    pub(crate) signer: Signer,
    pub(crate) limiter: Limiter,
    pub(crate) turns: Turns,
    pub(crate) streams: Mutex<HashMap<PersonId, u16>>,
    pub(crate) shutdown: watch::Sender<bool>,
}

impl App {
    pub(crate) fn new(store: Arc<dyn Store>, config: Config) -> Result<App, String> {
        let fresh = clock::entropy().map_err(|error| error.to_string())?;
        let secret = store.secret(fresh).map_err(|error| error.to_string())?;
        Ok(App {
            config,
            store,
            tables: Tables::new(),
            bots: BotPool::start(config.bots).map_err(|error| error.to_string())?,
            signer: Signer::new(secret),
            limiter: Limiter::new(config.limits),
            turns: Turns::default(),
            streams: Mutex::default(),
            shutdown: watch::Sender::new(false),
        })
    }

    /// What a person is called, if he ever said.
    pub(crate) async fn name_of(&self, person: PersonId) -> Result<Option<String>, Error> {
        let store = self.store.clone();
        let name = tokio::task::spawn_blocking(move || store.person(person.0)).await;
        Ok(name.map_err(|_| Error::Broken)??)
    }

    /// The name of somebody who sits down: the one he gives, the one he has, or a guest's.
    pub(crate) async fn name_for(&self, person: PersonId, given: Option<&str>, lang: Lang) -> Result<String, Error> {
        if let Some(given) = given.filter(|name| !name.trim().is_empty()) {
            let name = good_name(given)?;
            self.store.keep(vec![Write::Person { id: person.0, name: name.clone() }]).await?;
            return Ok(name);
        }
        let number = (person.0 % 1000) as usize;
        let guest = || Words::of(lang).phrase(&key("guest").phrase().with("number", number), &Names::default());
        Ok(self.name_of(person).await?.unwrap_or_else(guest))
    }

    /// Counts a stream of a person; `None` if he has too many.
    pub(crate) fn open_stream(self: &Arc<Self>, person: PersonId, most: u16) -> Option<StreamCount> {
        let mut streams = self.streams.lock().unwrap_or_else(PoisonError::into_inner);
        let count = streams.entry(person).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(StreamCount { app: self.clone(), person })
    }

    /// Drops idle tables until the server stops.
    pub(crate) async fn sweep(self: Arc<Self>) {
        let mut shutdown = self.shutdown.subscribe();
        loop {
            tokio::select! {
                () = tokio::time::sleep(SWEEP) => self.tables.sweep(IDLE),
                _ = shutdown.wait_for(|stops| *stops) => return,
            }
        }
    }
}

/// A stream of a person, as long as it is open.
pub(crate) struct StreamCount {
    app: Arc<App>,
    person: PersonId,
}

impl Drop for StreamCount {
    fn drop(&mut self) {
        let mut streams = self.app.streams.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = streams.get_mut(&self.person) {
            *count -= 1;
            if *count == 0 {
                streams.remove(&self.person);
            }
        }
    }
}

/// A name that can be printed: not empty, not too long, nothing that steers a screen.
pub(crate) fn good_name(given: &str) -> Result<String, Error> {
    let name = given.trim();
    let steers = |c: char| {
        c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    if name.is_empty() || name.chars().count() > NAME_CHARS || name.chars().any(steers) {
        return Err(Error::Name);
    }
    Ok(name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_short_and_harmless() {
        assert_eq!(good_name("  Örs vezér ").unwrap(), "Örs vezér");
        for bad in ["", "  ", "a\u{1b}[2J", "a\nb", "\u{202e}abc", &"a".repeat(41), &"a".repeat(10_000)] {
            assert!(good_name(bad).is_err(), "{bad:?}");
        }
    }
}
