//! One watcher's stream: whenever their bytes change, the parts that changed, and only the newest.

use std::fmt::Write;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, LazyLock};

use curia_core::Viewer;
use curia_table::{PersonId, Table};
use curia_texts::Lang;
use curia_web::Fragment;
use rustc_hash::FxHasher;
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

use crate::app::App;
use crate::limits::{GRACE, KEEP_ALIVE};
use crate::live::{Hosted, Live, Shared};
use crate::message::Message;
use crate::render;
use crate::updates::{Has, Key, Parts, Stamp, Update};

/// What a watcher has already when their stream begins.
#[derive(Clone, Copy, Default)]
pub(crate) struct Resume {
    /// The version of their page.
    pub(crate) page: Option<u64>,
    /// True if it is the page of a table that waits for its game.
    pub(crate) before_game: bool,
    /// The number of the last message of the stream before.
    pub(crate) stream: Option<u64>,
}

/// A watcher with what they got last.
pub(crate) struct Watcher<G: Hosted> {
    app: Arc<App>,
    live: Shared<G>,
    person: PersonId,
    lang: Lang,
    news: watch::Receiver<u64>,
    shutdown: watch::Receiver<bool>,
    seat: Viewer,
    drawn: Option<Stamp>,
    /// What they brought along.
    from: Resume,
    /// What this stream has sent them, once it has sent anything.
    sent: Option<Arc<Parts>>,
    /// True while the watcher's page shows the chairs before the game.
    before_game: bool,
}

impl<G: Hosted> Watcher<G> {
    /// Begins to watch.
    pub(crate) fn new(app: &Arc<App>, live: &Shared<G>, person: PersonId, lang: Lang, from: Resume) -> Self {
        let seat = live.table().viewer(Some(person));
        if live.presence.enter(seat) {
            live.presence_changed();
        }
        Watcher {
            app: app.clone(),
            live: live.clone(),
            person,
            lang,
            news: live.news(),
            shutdown: app.shutdown.subscribe(),
            seat,
            drawn: None,
            from,
            sent: None,
            before_game: from.before_game,
        }
    }

    /// The next message; `None` when the server stops or the table is to be watched anew.
    pub(crate) async fn next(&mut self) -> Option<Message> {
        let silence = Instant::now() + KEEP_ALIVE;
        loop {
            self.news.borrow_and_update();
            self.live.touch();
            if self.live.is_stale() {
                return None;
            }
            if let Some(message) = self.draw() {
                return Some(message);
            }
            tokio::select! {
                changed = self.news.changed() => changed.ok()?,
                _ = self.shutdown.wait_for(|stops| *stops) => return None,
                () = sleep_until(silence) => return Some(SILENCE.clone()),
            }
        }
    }

    /// Follows the watcher who sat down or got up: they are present in another place.
    fn follow(&mut self) {
        let viewer = self.live.table().viewer(Some(self.person));
        if viewer == self.seat {
            return;
        }
        let gone = self.live.presence.exit(self.seat);
        let came = self.live.presence.enter(viewer);
        self.seat = viewer;
        if gone || came {
            self.live.presence_changed();
        }
    }

    /// True once for a page that shows the chairs although the game has begun.
    fn has_begun(&mut self, table: &Table<G>) -> bool {
        let begun = table.game().is_some();
        let reload = begun && self.before_game;
        self.before_game = !begun;
        reload
    }

    /// Draws what is new to the watcher, if anything is. All of it is read from the table as it stands at one
    /// moment: a move between two looks would be counted as sent although it was not, or be told twice.
    fn draw(&mut self) -> Option<Message> {
        self.follow();
        let live = self.live.clone();
        let presences = live.presences();
        let table = live.table();
        let viewer = table.viewer(Some(self.person));
        let stamp = Stamp { viewer, version: table.version(viewer), presences };
        if self.drawn.replace(stamp) == Some(stamp) {
            return None;
        }
        if self.has_begun(&table) {
            return Some(Message::from(format!("data: {}\n\n", curia_web::reload_update())));
        }
        let has = match &self.sent {
            Some(parts) => Has::Parts(parts.number),
            None => Has::Before { stream: self.from.stream, fresh_page: self.from.page == Some(stamp.version) },
        };
        let draw = || self.update(&live, &table, viewer, has);
        // A page before the game is everybody's own: it names their address of the table and what the host may do.
        let shared = table.game().is_some() && live.presence.streams(viewer) > 1;
        let update = if shared { live.updates.get(Key { stamp, lang: self.lang, has }, draw) } else { draw() }?;
        self.sent = Some(update.parts);
        update.message
    }

    /// What leads a watcher from what they have to the table as it stands.
    fn update(&self, live: &Live<G>, table: &Table<G>, viewer: Viewer, has: Has) -> Option<Update> {
        let told = table.chronicle_mark(viewer);
        let heard = match has {
            Has::Parts(_) => self.sent.as_ref().filter(|parts| parts.told.0 == told.0).map(|parts| parts.told.1),
            Has::Before { fresh_page, .. } => fresh_page.then_some(told.1),
        };
        let fragments = render::fragments(live, table, self.lang, self.person, heard)?;
        let digests: Vec<(&'static str, u64)> =
            fragments.iter().filter(|part| !is_chronicle(part)).map(|part| (part.id, hash(&part.html))).collect();
        let number = hash(&(&digests, told));
        let is_new = |part: &Fragment| match has {
            Has::Before { stream, .. } if stream == Some(number) => false,
            _ if is_chronicle(part) => !part.goes_on || !part.html.is_empty(),
            // Who is there is the one thing that a page just opened may have missed.
            Has::Before { fresh_page: true, .. } => TELLS_PRESENCE.contains(&part.id),
            Has::Before { .. } => true,
            Has::Parts(_) => {
                !self.sent.as_ref().is_some_and(|parts| parts.digests.contains(&(part.id, hash(&part.html))))
            }
        };
        let changed: Vec<&Fragment> = fragments.iter().filter(|part| is_new(part)).collect();
        let message = (!changed.is_empty()).then(|| message(number, &changed));
        Some(Update { message, parts: Arc::new(Parts { number, digests, told }) })
    }
}

/// What a silent stream says to show that it lives.
static SILENCE: LazyLock<Message> = LazyLock::new(|| Message::from(": \n\n"));

impl<G: Hosted> Drop for Watcher<G> {
    fn drop(&mut self) {
        let (live, seat) = (self.live.clone(), self.seat);
        let _app = self.app.clone();
        let exit = move || {
            if live.presence.exit(seat) {
                live.presence_changed();
            }
        };
        match tokio::runtime::Handle::try_current() {
            Ok(runtime) => {
                runtime.spawn(async move {
                    tokio::time::sleep(GRACE).await;
                    exit();
                });
            }
            Err(_) => exit(),
        }
    }
}

/// The parts that tell who is there.
const TELLS_PRESENCE: [&str; 2] = ["curia-where", "curia-players"];

/// The chronicle only ever goes on, so it is counted in lines instead of compared.
fn is_chronicle(part: &Fragment) -> bool {
    part.goes_on || part.id == "curia-log"
}

fn hash(value: &impl Hash) -> u64 {
    let mut hasher = FxHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}

/// A server-sent event that carries the changed parts.
fn message(number: u64, changed: &[&Fragment]) -> Message {
    let room: usize = changed.iter().map(|part| part.html.len() + 64).sum();
    let mut text = String::with_capacity(room + 32);
    // Writing to a string cannot fail.
    let _ = writeln!(text, "id: {number:016x}");
    for part in changed {
        for line in part.update().lines() {
            text.push_str("data: ");
            text.push_str(line);
            text.push('\n');
        }
    }
    text.push('\n');
    Message::from(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_one_event_however_many_lines_its_parts_have() {
        let part = Fragment { id: "a", html: "<p id=\"a\">x\ny</p>".to_owned(), goes_on: false };
        let text = String::from_utf8(message(255, &[&part]).text().to_vec()).unwrap();
        assert!(text.starts_with("id: 00000000000000ff\ndata: <p id=\"a\""), "{text}");
        assert!(text.ends_with("\ndata: y</p>\n\n"), "{text}");
    }
}
