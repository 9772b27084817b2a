//! The people of one table, each with a stream, who move as fast as they are let. They play any game: whatever
//! their pages offer.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use axum::http::header;
use curia_catalog::GameId;
use curia_core::{Chance, FastChance};
use futures_util::future::select_all;
use tokio::sync::Mutex;
use tokio::time::{sleep_until, timeout, timeout_at};

use super::page::Page;
use super::{LoadError, Tally};
use crate::client::{Client, ClientError, Events};

/// How long an update is waited for before the others are taken to have seen no difference.
const PATIENCE: Duration = Duration::from_secs(2);
/// How long a table may stand without a choice on any page before it is taken to be over.
const QUIET: Duration = Duration::from_millis(300);

/// What is played, and where.
#[derive(Clone, Copy)]
pub(super) struct Venue {
    pub(super) address: SocketAddr,
    pub(super) game: GameId,
}

impl Venue {
    /// As few players as the game takes.
    pub(super) fn seats(self) -> usize {
        self.game.info().seats.0
    }

    fn client(self) -> Client {
        let mut client = Client::new(self.address);
        client.set_header(header::HeaderName::from_static("hx-request"), "true");
        // A program does not look on: it is sent what came of a move, without the moments before that.
        client.set_header(header::COOKIE, "curia_speed=once");
        client
    }
}

/// Updates heard and their bytes.
#[derive(Clone, Copy, Default)]
struct Heard {
    updates: u64,
    bytes: u64,
}

struct Player {
    client: Client,
    events: Events,
    page: Page,
}

impl Player {
    /// Opens the player's stream and waits for its first picture.
    async fn watch(path: &str, client: Client) -> Result<Player, ClientError> {
        let events = client.events(&format!("{path}/events")).await?;
        let mut player = Player { client, events, page: Page::default() };
        player.hear(&mut Heard::default()).await?;
        Ok(player)
    }

    /// Takes over the next update.
    async fn hear(&mut self, heard: &mut Heard) -> Result<(), ClientError> {
        let event = self.events.next().await?;
        heard.updates += 1;
        heard.bytes += event.len() as u64;
        self.page.update(&event);
        Ok(())
    }

    /// Takes over the updates that have come already: one move can lead to several.
    async fn catch_up(&mut self) -> Result<(), ClientError> {
        while let Ok(event) = timeout(Duration::ZERO, self.events.next()).await {
            self.page.update(&event?);
        }
        Ok(())
    }
}

/// A table with the streams of all its players open.
pub(super) struct Game {
    venue: Venue,
    path: String,
    players: Vec<Player>,
    chance: FastChance,
}

/// Opens a table, takes all its chairs and begins. Returns its path and everybody's connection.
pub(super) async fn begin(venue: Venue) -> Result<(String, Vec<Client>), LoadError> {
    let mut clients: Vec<Client> = (0..venue.seats()).map(|_| venue.client()).collect();
    let open = "&seat=open".repeat(clients.len() - 1);
    let answer = clients[0].post("/new", &format!("game={}&seat=me{open}&window=0", venue.game)).await?;
    let path = answer.header("location").ok_or(LoadError::Refused("a new table", answer.status))?.to_owned();
    for (seat, client) in clients.iter_mut().enumerate().skip(1) {
        let answer = client.post(&format!("{path}/sit"), &format!("seat={seat}")).await?;
        expect_done("a chair", answer.status)?;
    }
    let answer = clients[0].post(&format!("{path}/start"), "").await?;
    expect_done("a start", answer.status)?;
    Ok((path, clients))
}

fn expect_done(what: &'static str, status: u16) -> Result<(), LoadError> {
    if status == 204 { Ok(()) } else { Err(LoadError::Refused(what, status)) }
}

impl Game {
    /// Opens a table and all streams, and waits for everybody's first picture. Equal numbers choose alike.
    pub(super) async fn open(venue: Venue, number: u64) -> Result<Game, LoadError> {
        let (path, clients) = begin(venue).await?;
        let mut players = Vec::with_capacity(clients.len());
        for client in clients {
            players.push(Player::watch(&path, client).await?);
        }
        Ok(Game { venue, path, players, chance: FastChance::new(number) })
    }

    /// Opens a second tab of the first player, which gets gzip, and tells how large its updates are on average
    /// when the time is up.
    pub(super) async fn second_tab(&self, until: Instant) -> Result<impl Future<Output = f64> + use<>, LoadError> {
        let mut client = self.players[0].client.clone();
        client.set_header(header::ACCEPT_ENCODING, "gzip");
        let mut tab = client.events(&format!("{}/events", self.path)).await?;
        // The first message holds the whole table.
        tab.next().await?;
        let first = tab.received;
        Ok(async move {
            let mut updates = 0_u32;
            while let Ok(Ok(_)) = timeout_at(until.into(), tab.next()).await {
                updates += 1;
            }
            (tab.received - first) as f64 / f64::from(updates.max(1))
        })
    }

    /// Plays until the time is up, opening a new table whenever a game is over.
    pub(super) async fn play(
        mut self,
        from: Instant,
        until: Instant,
        pause: Option<Duration>,
        tally: &Mutex<Tally>,
    ) -> Result<(), LoadError> {
        let mut next = from;
        while Instant::now() < until {
            if let Some(pause) = pause {
                sleep_until(next.into()).await;
                next += pause;
            }
            for player in &mut self.players {
                player.catch_up().await?;
            }
            let over = self.players.iter().any(|player| player.page.is_over());
            match self.mover().filter(|_| !over) {
                Some(mover) => self.one_move(mover, tally).await?,
                None if !over && self.hear_anything().await? => {}
                None => self = Game::open(self.venue, self.chance.bits()).await?,
            }
        }
        Ok(())
    }

    /// Who is asked, before those who may only step in or change their mind; among these whoever has most to choose from.
    fn mover(&self) -> Option<usize> {
        let choices = |player: &Player| player.page.choices().map_or(0, |choices| choices.moves.len());
        let mut able: Vec<usize> = (0..self.players.len()).filter(|&at| choices(&self.players[at]) > 0).collect();
        able.sort_by_key(|&at| (self.players[at].page.is_asked(), choices(&self.players[at])));
        able.last().copied()
    }

    /// Waits for an update of anybody's; false if nothing comes any more: the game is over.
    async fn hear_anything(&mut self) -> Result<bool, LoadError> {
        let mut heard = vec![Heard::default(); self.players.len()];
        let updates = self.players.iter_mut().zip(&mut heard).map(|(player, heard)| Box::pin(player.hear(heard)));
        match timeout(QUIET, select_all(updates)).await {
            Ok((update, _, _)) => Ok(update.map(|()| true)?),
            // Nothing came within the time; that is the answer.
            Err(_) => Ok(false),
        }
    }

    /// Posts a random choice of the mover, and waits for the answer and for the updates of the next player and of
    /// the mover.
    async fn one_move(&mut self, mover: usize, tally: &Mutex<Tally>) -> Result<(), LoadError> {
        let Some(choices) = self.players[mover].page.choices() else { return Ok(()) };
        let form = choices.form(&choices.moves[self.chance.below(choices.moves.len())]);
        let path = format!("{}/move", self.path);
        let neighbour = (mover + 1) % self.players.len();
        let Ok([own, other]) = self.players.get_disjoint_mut([mover, neighbour]) else { return Ok(()) };
        let mut heard = Heard::default();
        let began = Instant::now();
        let mut latency = None;
        let answer = {
            let post = own.client.post(&path, &form);
            let update = other.hear(&mut heard);
            tokio::pin!(post, update);
            let answer = loop {
                tokio::select! {
                    done = &mut update, if latency.is_none() => {
                        done?;
                        latency = Some(began.elapsed());
                    }
                    answer = &mut post => break answer?,
                }
            };
            if answer.status == 204 && latency.is_none() && timeout(PATIENCE, update).await.is_ok() {
                latency = Some(began.elapsed());
            }
            answer
        };
        let accepted = answer.status == 204;
        if accepted {
            // What the mover sees is what they choose from next.
            let _ = timeout(PATIENCE, own.hear(&mut heard)).await;
        }
        let mut tally = tally.lock().await;
        tally.moves += u64::from(accepted);
        tally.latencies.extend(latency.filter(|_| accepted).map(|latency| latency.as_secs_f64() * 1000.0));
        tally.updates += heard.updates;
        tally.bytes += heard.bytes;
        Ok(())
    }
}

/// Opens a table and the streams of so many strangers who watch it, and waits until each has its first picture.
pub(super) async fn watch(venue: Venue, count: usize) -> Result<Vec<Events>, LoadError> {
    let (path, _) = begin(venue).await?;
    let mut watchers = Vec::with_capacity(count);
    for _ in 0..count {
        let mut events = Client::new(venue.address).events(&format!("{path}/events")).await?;
        events.next().await?;
        watchers.push(events);
    }
    Ok(watchers)
}
