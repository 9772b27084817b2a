//! A table, the people at it, and a ledger of what they posted and what they were answered.
#![allow(dead_code, reason = "every campaign uses its own part of this")]

use std::net::SocketAddr;
use std::path::Path;

use axum::http::Method;
use curia_catalog::{GameId, for_game};
use curia_core::{Chance, FastChance, fnv1a};
use curia_server::client::{Choices, move_form};
use curia_store::{Sqlite, Store};
use curia_table::{Act, Command, PersonId, Table};
use tempfile::TempDir;

use crate::support::Guest;

/// A move that somebody posted.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Posted {
    guest: usize,
    mv: String,
    asked_at: String,
    key: String,
}

/// What came of a look at the table by everybody at it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// Somebody's move was acknowledged.
    Moved,
    /// Nobody has anything to choose: others are waited for.
    Quiet,
    /// The game is over.
    Over,
    /// The server does not answer, or says that it cannot.
    Failed,
}

/// A table and the people at it.
pub(crate) struct Party {
    game: GameId,
    path: String,
    guests: Vec<Guest>,
    people: Vec<PersonId>,
    chance: FastChance,
    /// Moves that were acknowledged, in order.
    kept: Vec<Posted>,
    /// A move of which nothing is known: posted, and not acknowledged.
    unknown: Option<Posted>,
    posts: usize,
    /// The window that somebody saw on their page last.
    window: Option<String>,
    /// True if questions can go away by themselves: at a table with bots or with a clock.
    moves_by_itself: bool,
}

/// How a party is seated.
#[derive(Clone, Copy)]
pub(crate) struct Plan {
    pub(crate) game: GameId,
    pub(crate) people: usize,
    /// The bots' level, once a bot.
    pub(crate) bots: &'static [&'static str],
    /// Seconds of a window; 0 for none.
    pub(crate) window: u8,
}

impl Plan {
    /// As few people as the game takes, and no clock.
    pub(crate) fn people(game: GameId) -> Plan {
        Plan { game, people: game.info().seats.0, bots: &[], window: 0 }
    }
}

impl Party {
    /// Opens a table, seats everybody and begins; `None` if the server cannot do that now. Equal seeds choose alike.
    pub(crate) fn open(address: SocketAddr, plan: Plan, seed: u64) -> Option<Party> {
        let mut guests: Vec<Guest> = (0..plan.people).map(|_| Guest::at(address)).collect();
        let open = "&seat=open".repeat(plan.people - 1);
        let bots: String = plan.bots.iter().map(|level| format!("&seat={level}")).collect();
        let form = format!("game={}&seat=me{open}{bots}&window={}", plan.game, plan.window);
        let mut post = |guest: usize, path: &str, form: &str| guests[guest].try_send(Method::POST, path, form).ok();
        let path = post(0, "/new", &form)?.header("location")?.to_owned();
        for seat in 1..plan.people {
            post(seat, &format!("{path}/sit"), &format!("seat={seat}")).filter(|answer| answer.status == 303)?;
        }
        post(0, &format!("{path}/start"), "").filter(|answer| answer.status == 303)?;
        Some(Party {
            game: plan.game,
            path,
            people: guests.iter().map(Guest::person).collect(),
            guests,
            chance: FastChance::new(seed),
            kept: Vec::new(),
            unknown: None,
            posts: 0,
            window: None,
            moves_by_itself: !plan.bots.is_empty() || plan.window > 0,
        })
    }

    /// The path of the table.
    pub(crate) fn path(&self) -> &str {
        &self.path
    }

    /// How many moves were acknowledged.
    pub(crate) fn acknowledged(&self) -> usize {
        self.kept.len()
    }

    /// Everybody talks to a server at another address from now on.
    pub(crate) fn move_to(&mut self, address: SocketAddr) {
        for guest in &mut self.guests {
            guest.client.move_to(address);
            guest.received.clear();
        }
    }

    /// Everybody looks at the table and moves if they may. What is unknown is posted again first, as it was.
    pub(crate) fn step(&mut self) -> Step {
        if let Some(unknown) = self.unknown.take() {
            let step = self.post(unknown);
            if step != Step::Quiet {
                return step;
            }
        }
        let mut moved = Step::Quiet;
        for guest in 0..self.guests.len() {
            self.guests[guest].received.clear();
            let page = match self.guests[guest].try_send(Method::GET, &self.path, "") {
                Ok(page) if page.status == 200 => page,
                Ok(_) | Err(_) => return Step::Failed,
            };
            let text = page.text();
            if is_over(&text) {
                return Step::Over;
            }
            self.window = window(&text).map(str::to_owned);
            // In a window everybody keeps silent: a pass is kept by nobody, and means the same.
            let choices = Choices::of([text.as_str()]).filter(|choices| !choices.moves.is_empty());
            let Some(choices) = choices.filter(|_| self.window.is_none()) else { continue };
            let mv = choices.moves[self.chance.below(choices.moves.len())].clone();
            self.posts += 1;
            let key = format!("{}-{guest}", self.posts);
            match self.post(Posted { guest, mv, asked_at: choices.asked_at, key }) {
                Step::Failed => return Step::Failed,
                Step::Moved => moved = Step::Moved,
                Step::Quiet | Step::Over => {}
            }
        }
        moved
    }

    fn post(&mut self, posted: Posted) -> Step {
        let form = move_form(&posted.mv, &posted.asked_at, &posted.key);
        let url = format!("{}/move", self.path);
        match self.guests[posted.guest].try_send(Method::POST, &url, &form) {
            Ok(answer) if answer.status == 303 => {
                self.kept.push(posted);
                Step::Moved
            }
            // The question went away; had the move been kept, its key would be known.
            Ok(answer) if answer.status == 409 && self.moves_by_itself => Step::Quiet,
            Ok(answer) if answer.status == 503 => {
                self.unknown = Some(posted);
                Step::Failed
            }
            Ok(answer) => panic!("{posted:?} at {}: {} {}", self.path, answer.status, answer.text()),
            Err(_) => {
                self.unknown = Some(posted);
                Step::Failed
            }
        }
    }

    /// True if somebody has something to choose, or the game is over.
    pub(crate) fn is_ready(&mut self) -> bool {
        let asked = |page: &str| Choices::of([page]).is_some_and(|choices| !choices.moves.is_empty());
        (0..self.guests.len()).any(|guest| {
            let page = self.page(guest);
            is_over(&page) || asked(&page)
        })
    }

    /// The number of the window that was open when somebody looked last, if there was one.
    pub(crate) fn window(&self) -> Option<&str> {
        self.window.as_deref()
    }

    /// Looks again whether a window is open.
    pub(crate) fn look_for_window(&mut self) -> Option<&str> {
        let page = self.page(0);
        self.window = window(&page).map(str::to_owned);
        self.window()
    }

    fn page(&mut self, guest: usize) -> String {
        self.guests[guest].received.clear();
        self.guests[guest].get(&self.path).text()
    }

    /// Holds the ledger against the disk.
    pub(crate) fn check(&self, disk: &Disk) -> Result<Checked, String> {
        let fault = |what: &str| format!("{what} at {} ({}): ", self.path, self.game);
        let commands = disk.commands(&self.path).map_err(|error| fault("no table") + &error)?;
        let over = for_game!(self.game, G => {
            let table = Table::<G>::replay(&commands).map_err(|error| fault("no replay") + &error.to_string())?;
            if !self.moves_by_itself && !table.is_over() && table.window().is_some() {
                return Err(fault("half a move") + "a window is open");
            }
            table.is_over()
        });
        let found: Vec<_> = commands.iter().filter_map(Keyed::of).collect();
        let due = |posted: &Posted| Keyed {
            person: Some(self.people[posted.guest]),
            key: fnv1a(posted.key.as_bytes()),
            moves: vec![posted.mv.clone()],
        };
        let mut wanted: Vec<Keyed> = self.kept.iter().map(due).collect();
        let unanswered = found.len() > wanted.len() && self.unknown.is_some();
        wanted.extend(self.unknown.as_ref().filter(|_| unanswered).map(due));
        if found == wanted {
            return Ok(Checked { over, unanswered });
        }
        let times = |list: &[Keyed], one: &Keyed| list.iter().filter(|other| *other == one).count();
        let lost: Vec<_> = wanted.iter().filter(|one| times(&found, one) == 0).collect();
        let doubled: Vec<_> = found.iter().filter(|one| times(&found, one) > 1).collect();
        let foreign: Vec<_> = found.iter().filter(|one| times(&wanted, one) == 0).collect();
        Err(fault("the ledger differs")
            + &format!(
                "{} wanted, {} found; lost {lost:?}, doubled {doubled:?}, foreign {foreign:?}",
                wanted.len(),
                found.len()
            ))
    }
}

fn is_over(page: &str) -> bool {
    page.contains("/record\"")
}

/// The number of the window that a page shows, the same for everybody.
fn window(page: &str) -> Option<&str> {
    page.split_once("id=\"window-")?.1.split('"').next()
}

/// What the disk says of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Checked {
    /// True if the game is over.
    pub(crate) over: bool,
    /// True if the move of which nothing was known is there.
    pub(crate) unanswered: bool,
}

/// A move of a person as it is kept.
#[derive(PartialEq, Eq, Debug)]
struct Keyed {
    person: Option<PersonId>,
    key: u64,
    moves: Vec<String>,
}

impl Keyed {
    fn of(command: &Command) -> Option<Keyed> {
        match &command.act {
            Act::Moved { moves, key: Some(key), .. } => {
                Some(Keyed { person: command.person, key: *key, moves: moves.clone() })
            }
            _ => None,
        }
    }
}

/// A copy of the files of a store. It is read in place of the files themselves, so that what a server finds is what
/// the server before it has left.
pub(crate) struct Disk {
    store: Sqlite,
    _directory: TempDir,
}

impl Disk {
    /// Opens a copy, as [`copy_of`] makes it.
    pub(crate) fn open(directory: TempDir) -> Result<Disk, String> {
        let store = Sqlite::open(directory.path()).map_err(|error| format!("the store does not open: {error:?}"))?;
        Ok(Disk { store, _directory: directory })
    }

    /// What is kept of the table of this path.
    pub(crate) fn commands(&self, path: &str) -> Result<Vec<Command>, String> {
        let kept = self.store.table(path.trim_start_matches("/t/")).map_err(|error| format!("{error:?}"))?;
        let (_, bodies) = kept.ok_or("it is not in the store")?;
        bodies.iter().map(|body| serde_json::from_str(body).map_err(|error| error.to_string())).collect()
    }
}

/// Copies a data directory on which nobody works, without what a power cut loses: into memory, where syncs cost
/// nothing, if the system has such a place.
pub(crate) fn copy_of(data: &Path) -> TempDir {
    let memory = Path::new("/dev/shm");
    let place = if memory.is_dir() { memory.to_owned() } else { std::env::temp_dir() };
    let directory = TempDir::with_prefix_in("curia-copy-", place).unwrap();
    for entry in std::fs::read_dir(data).unwrap() {
        let entry = entry.unwrap();
        let name = entry.file_name();
        if entry.file_type().unwrap().is_file() && !name.to_string_lossy().ends_with("-shm") {
            std::fs::copy(entry.path(), directory.path().join(name)).unwrap();
        }
    }
    directory
}
