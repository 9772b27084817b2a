//! One watcher's stream: whenever their bytes change, the parts that changed, and only the newest.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use axum::body::Bytes;
use curia_core::Viewer;
use curia_table::{PersonId, Table};
use curia_texts::Lang;
use curia_web::Fragment;
use rustc_hash::FxHasher;
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

use crate::app::App;
use crate::limits::{GRACE, KEEP_ALIVE};
use crate::live::{Hosted, Shared};
use crate::render;

/// What makes a watcher's page: if none of it has changed, nothing has to be drawn.
type Stamp = (Viewer, u64, u64);

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
    /// The number of all that was sent last, by which a lost stream is taken up again.
    version: u64,
    sent: Vec<(&'static str, u64)>,
    /// How far the watcher has read the chronicle.
    read: Option<(u64, usize)>,
    /// The version of the page that they have just opened.
    page: Option<u64>,
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
            version: from.stream.unwrap_or_default(),
            sent: Vec::new(),
            read: None,
            page: from.page,
            before_game: from.before_game,
        }
    }

    /// The next message; `None` when the server stops or the table is to be watched anew.
    pub(crate) async fn next(&mut self) -> Option<Bytes> {
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
                () = sleep_until(silence) => return Some(Bytes::from_static(b": \n\n")),
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
    fn draw(&mut self) -> Option<Bytes> {
        self.follow();
        let live = self.live.clone();
        let presence = live.presences();
        let table = live.table();
        let viewer = table.viewer(Some(self.person));
        let stamp = (viewer, table.version(viewer), presence);
        if self.drawn == Some(stamp) {
            return None;
        }
        let first = self.drawn.replace(stamp).is_none();
        if self.has_begun(&table) {
            return Some(Bytes::from(format!("data: {}\n\n", curia_web::reload_update())));
        }
        let mark = table.chronicle_mark(viewer);
        let fresh_page = first && self.page == Some(stamp.1);
        let heard = match self.read.replace(mark) {
            Some((rewritten, heard)) if rewritten == mark.0 => Some(heard),
            _ if fresh_page => Some(mark.1),
            _ => None,
        };
        let fragments = render::fragments(&live, &table, self.lang, self.person, heard)?;
        drop(table);
        self.news_of(fragments, mark, first, fresh_page)
    }

    /// The message with the parts that the watcher does not have yet.
    fn news_of(
        &mut self,
        fragments: Vec<Fragment>,
        mark: (u64, usize),
        first: bool,
        fresh_page: bool,
    ) -> Option<Bytes> {
        let hashes: Vec<(&'static str, u64)> =
            fragments.iter().filter(|part| !is_chronicle(part)).map(|part| (part.id, hash(&part.html))).collect();
        let version = hash(&(&hashes, mark));
        let known = first && version == self.version;
        let is_new = |part: &Fragment| match is_chronicle(part) {
            true => !part.goes_on || !part.html.is_empty(),
            // Who is there is the one thing that a page just opened may have missed.
            false if fresh_page => TELLS_PRESENCE.contains(&part.id),
            false => !self.sent.contains(&(part.id, hash(&part.html))),
        };
        let changed: Vec<&Fragment> = fragments.iter().filter(|part| !known && is_new(part)).collect();
        let message = (!changed.is_empty()).then(|| message(version, &changed, fresh_page));
        self.sent = hashes;
        self.version = version;
        message
    }
}

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

/// A server-sent event that carries the changed parts; `still` if nothing moves by it.
fn message(version: u64, changed: &[&Fragment], still: bool) -> Bytes {
    let update = |part: &&Fragment| if still { part.update_still() } else { part.update() };
    let parts: Vec<String> = changed.iter().map(update).collect();
    let mut text = String::with_capacity(parts.iter().map(String::len).sum::<usize>() + 64);
    text.push_str(&format!("id: {version:016x}\n"));
    for line in parts.iter().flat_map(|part| part.lines()) {
        text.push_str("data: ");
        text.push_str(line);
        text.push('\n');
    }
    text.push('\n');
    Bytes::from(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_one_event_however_many_lines_its_parts_have() {
        let part = Fragment { id: "a", html: "<p id=\"a\">x\ny</p>".to_owned(), goes_on: false };
        let text = String::from_utf8(message(255, &[&part], false).to_vec()).unwrap();
        assert!(text.starts_with("id: 00000000000000ff\ndata: <p id=\"a\""), "{text}");
        assert!(text.ends_with("\ndata: y</p>\n\n"), "{text}");
    }

    #[test]
    fn nothing_moves_in_a_page_that_was_just_opened() {
        let part = Fragment { id: "a", html: "<p id=\"a\">x</p>".to_owned(), goes_on: false };
        let text = |still| String::from_utf8(message(1, &[&part], still).to_vec()).unwrap();
        assert!(text(false).contains("outerMorph transition:true"));
        assert!(text(true).contains("hx-swap-oob=\"outerMorph\""), "{}", text(true));
    }
}
