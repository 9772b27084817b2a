//! One watcher's stream: whenever their bytes change, the parts that changed, and only the newest.

use std::hash::{Hash, Hasher};
use std::sync::{Arc, LazyLock};

use curia_core::Viewer;
use curia_table::{Beat, PersonId, Table};
use curia_texts::Lang;
use curia_web::{Fragment, Speed};
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

/// For whom a table is shown, and how.
pub(crate) struct Reader {
    pub(crate) person: PersonId,
    pub(crate) lang: Lang,
    /// How fast they look on.
    pub(crate) speed: Speed,
    /// True if an invitation of theirs opens on this machine only.
    pub(crate) here_only: bool,
}

/// A watcher with what they got last.
pub(crate) struct Watcher<G: Hosted> {
    app: Arc<App>,
    live: Shared<G>,
    reader: Reader,
    news: watch::Receiver<u64>,
    shutdown: watch::Receiver<bool>,
    seat: Viewer,
    drawn: Option<Stamp>,
    /// What they brought along.
    from: Resume,
    /// What this stream has sent them, once it has sent anything.
    sent: Option<Arc<Parts>>,
    /// What is still to be sent, the last message first.
    outbox: Vec<Message>,
    /// True while the watcher's page shows the chairs before the game.
    before_game: bool,
}

impl<G: Hosted> Watcher<G> {
    /// Begins to watch.
    pub(crate) fn new(app: &Arc<App>, live: &Shared<G>, reader: Reader, from: Resume) -> Self {
        let seat = live.table().viewer(Some(reader.person));
        if live.presence.enter(seat, reader.speed) {
            live.presence_changed();
        }
        Watcher {
            app: app.clone(),
            live: live.clone(),
            reader,
            news: live.news(),
            shutdown: app.shutdown.subscribe(),
            seat,
            drawn: None,
            from,
            sent: None,
            outbox: Vec::new(),
            before_game: from.before_game,
        }
    }

    /// The next message; `None` when the server stops or the table is to be watched anew.
    pub(crate) async fn next(&mut self) -> Option<Message> {
        let silence = Instant::now() + KEEP_ALIVE;
        loop {
            if let Some(message) = self.outbox.pop() {
                return Some(message);
            }
            self.news.borrow_and_update();
            self.live.touch();
            if self.live.is_stale() {
                return None;
            }
            if self.draw() {
                continue;
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
        let viewer = self.live.table().viewer(Some(self.reader.person));
        if viewer == self.seat {
            return;
        }
        let gone = self.live.presence.exit(self.seat, self.reader.speed);
        let came = self.live.presence.enter(viewer, self.reader.speed);
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

    /// Draws what is new to the watcher; true if anything is. All of it is read from the table as it stands at one
    /// moment: a move between two looks would be counted as sent although it was not, or be told twice.
    fn draw(&mut self) -> bool {
        self.follow();
        let live = self.live.clone();
        let presences = live.presences();
        let table = live.table();
        let viewer = table.viewer(Some(self.reader.person));
        let stamp = Stamp { viewer, version: table.version(viewer), presences };
        if self.drawn.replace(stamp) == Some(stamp) {
            return false;
        }
        if self.has_begun(&table) {
            self.outbox.push(Message::from(format!("data: {}\n\n", curia_web::reload_update())));
            return true;
        }
        let has = match &self.sent {
            Some(parts) => Has::Parts { number: parts.number, next_ply: parts.next_ply },
            None => Has::Before { stream: self.from.stream, fresh_page: self.from.page == Some(stamp.version) },
        };
        let beats = self.reader.speed != Speed::AtOnce;
        let draw = || self.update(&live, &table, has);
        // A page before the game is everybody's own: it names their address of the table and what the host may do.
        let shared = table.game().is_some() && live.presence.streams(viewer) > 1;
        let key = Key { stamp, lang: self.reader.lang, beats, has };
        let Some(update) = (if shared { live.updates.get(key, draw) } else { draw() }) else { return false };
        self.sent = Some(update.parts);
        self.outbox.extend(update.messages.iter().rev().cloned());
        !self.outbox.is_empty()
    }

    /// What leads a watcher from what they have to the table as it stands: the moments of the last command that they have
    /// not seen, one after the other, then the newest state.
    fn update(&self, live: &Live<G>, table: &Table<G>, has: Has) -> Option<Update> {
        let mut messages = Vec::new();
        let mut sent = self.sent.clone();
        if let Some(before) = self.sent.as_ref().filter(|_| self.reader.speed != Speed::AtOnce) {
            for beat in table.beats().iter().filter(|beat| beat.ply() >= before.next_ply) {
                let (parts, message) = self.step(live, table, Some(beat), has, sent.as_deref())?;
                messages.extend(message);
                sent = Some(Arc::new(parts));
            }
        }
        let (parts, message) = self.step(live, table, None, has, sent.as_deref())?;
        messages.extend(message);
        Some(Update { messages: messages.into(), parts: Arc::new(parts) })
    }

    /// What leads from the parts that were `sent` to those of now, or of a moment of the last command.
    fn step(
        &self,
        live: &Live<G>,
        table: &Table<G>,
        beat: Option<&Beat<G>>,
        has: Has,
        sent: Option<&Parts>,
    ) -> Option<(Parts, Option<Message>)> {
        let viewer = table.viewer(Some(self.reader.person));
        let told = match beat {
            None => table.chronicle_mark(viewer),
            Some(beat) => table.chronicle_mark_until(viewer, beat.told()),
        };
        let heard = match (sent, has) {
            (Some(parts), _) => (parts.told.0 == told.0).then_some(parts.told.1),
            (None, Has::Before { fresh_page: true, .. }) => Some(told.1),
            (None, _) => None,
        };
        let fragments = render::fragments(live, table, beat, &self.reader, heard)?;
        // The chronicle only ever goes on, so it is counted in lines instead of compared.
        let digest = |part: &Fragment| (part.id, if is_chronicle(part) { 0 } else { hash(&part.html) });
        let digests: Vec<(&'static str, u64)> = fragments.iter().map(digest).collect();
        let own = digests.iter().filter(|(_, digest)| *digest != 0);
        let number = hash(&(own.collect::<Vec<_>>(), told));
        let is_new = |part: &Fragment, digest: &(&'static str, u64)| match (sent, has) {
            (None, Has::Before { stream, .. }) if stream == Some(number) => false,
            _ if is_chronicle(part) => !part.goes_on || !part.html.is_empty(),
            (Some(parts), _) => !parts.digests.contains(digest),
            // Who is there is the one thing that a page just opened may have missed.
            (None, Has::Before { fresh_page: true, .. }) => TELLS_PRESENCE.contains(&part.id),
            (None, _) => true,
        };
        let pairs = fragments.iter().zip(&digests).filter(|(part, digest)| is_new(part, digest));
        let changed: Vec<&Fragment> = pairs.map(|(part, _)| part).collect();
        let still = sent.is_none() && matches!(has, Has::Before { fresh_page: true, .. });
        let head = match beat {
            None => format!("id: {number:016x}\n"),
            // Whoever loses the stream in the middle of a command gets all of the newest state.
            Some(_) => format!("data: {}\n", curia_web::BEAT),
        };
        let message = (!changed.is_empty()).then(|| message(&head, &changed, still));
        Some((Parts { number, digests, told, next_ply: table.next_ply() }, message))
    }
}

/// What a silent stream says to show that it lives: an event without data, which the page's script hears and nobody
/// shows.
static SILENCE: LazyLock<Message> = LazyLock::new(|| Message::from("event: alive\n\n"));

impl<G: Hosted> Drop for Watcher<G> {
    fn drop(&mut self) {
        let (live, seat, speed) = (self.live.clone(), self.seat, self.reader.speed);
        let _app = self.app.clone();
        let exit = move || {
            if live.presence.exit(seat, speed) {
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

fn is_chronicle(part: &Fragment) -> bool {
    part.id == "curia-lines"
}

fn hash(value: &impl Hash) -> u64 {
    let mut hasher = FxHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}

/// A server-sent event that carries the changed parts; `still` if nothing moves by it.
fn message(head: &str, changed: &[&Fragment], still: bool) -> Message {
    let room: usize = changed.iter().map(|part| part.html.len() + 64).sum();
    let mut text = String::with_capacity(room + 64);
    text.push_str(head);
    for part in changed {
        text.push_str("data: ");
        let from = text.len();
        part.update(still, &mut text);
        if text.as_bytes()[from..].contains(&b'\n') {
            let lines = text.split_off(from).replace('\n', "\ndata: ");
            text.push_str(&lines);
        }
        text.push('\n');
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
        let text = String::from_utf8(message("id: 00000000000000ff\n", &[&part], false).text().to_vec()).unwrap();
        assert!(text.starts_with("id: 00000000000000ff\ndata: <p id=\"a\""), "{text}");
        assert!(text.ends_with("\ndata: y</p>\n\n"), "{text}");
    }

    #[test]
    fn nothing_moves_in_a_page_that_was_just_opened() {
        let part = Fragment { id: "a", html: "<p id=\"a\">x</p>".to_owned(), goes_on: false };
        let text = |still| String::from_utf8(message("", &[&part], still).text().to_vec()).unwrap();
        assert!(text(false).contains("outerMorph transition:true"));
        assert!(text(true).contains("hx-swap-oob=\"outerMorph\""), "{}", text(true));
    }
}
