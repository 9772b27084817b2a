//! Two people at one table, each with a stream, who move as fast as they are let.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use curia_core::{Chance, FastChance};
use tokio::sync::Mutex;
use tokio::time::{sleep, sleep_until, timeout, timeout_at};

use super::Tally;
use super::http::{Events, Poster};
use super::page::Page;

/// How long an update is waited for before the other player is taken to have seen no difference.
const PATIENCE: Duration = Duration::from_secs(2);

struct Seat {
    poster: Poster,
    events: Events,
    page: Page,
}

impl Seat {
    /// Takes over the next update.
    async fn hear(&mut self, heard: &mut (u64, u64)) -> Result<(), String> {
        let event = self.events.next().await?;
        heard.0 += 1;
        heard.1 += event.len() as u64;
        self.page.update(&event);
        Ok(())
    }

    /// Takes over the updates that have come already: one move can lead to several.
    async fn read_on(&mut self) -> Result<(), String> {
        while let Ok(event) = timeout(Duration::ZERO, self.events.next()).await {
            self.page.update(&event?);
        }
        Ok(())
    }
}

/// A table of two with both streams open.
pub(super) struct Game {
    address: SocketAddr,
    path: String,
    seats: [Seat; 2],
    chance: FastChance,
}

/// Opens a table for two, takes both chairs and begins. Returns its path and both connections.
pub(super) async fn begin(address: SocketAddr) -> Result<(String, [Poster; 2]), String> {
    let (mut host, mut guest) = (Poster::new(address).await?, Poster::new(address).await?);
    let answer = host.post("/new", "game=guillotine&seat=me&seat=open&reaction=0").await?;
    let path = answer.location.ok_or_else(|| format!("no new table: status {}", answer.status))?;
    for (poster, verb, form) in [(&mut guest, "sit", "seat=1"), (&mut host, "start", "")] {
        let answer = poster.post(&format!("{path}/{verb}"), form).await?;
        if answer.status != 204 {
            return Err(format!("{verb}: status {}", answer.status));
        }
    }
    Ok((path, [host, guest]))
}

impl Game {
    /// Opens a table and both streams, and waits for both first pictures.
    pub(super) async fn open(address: SocketAddr) -> Result<Game, String> {
        let (path, [host, guest]) = begin(address).await?;
        let seats = [seat(address, &path, host).await?, seat(address, &path, guest).await?];
        let number = path.bytes().fold(7, |sum, byte| sum * 31 + u64::from(byte) % 1_000_003);
        Ok(Game { address, path, seats, chance: FastChance::new(number) })
    }

    /// Opens a second tab of the first player, which gets gzip, and tells how large its updates are on average
    /// when the time is up.
    pub(super) async fn second_tab(&self, until: Instant) -> Result<impl Future<Output = f64> + use<>, String> {
        let path = format!("{}/events", self.path);
        let headers = format!("cookie: {}\r\naccept-encoding: gzip\r\n", self.seats[0].poster.cookie);
        let mut tab = Events::open(self.address, &path, &headers).await?;
        Ok(async move {
            let _ = timeout_at(until.into(), tab.count()).await;
            // The first message holds the whole table.
            let updates = tab.sizes.get(1..).unwrap_or_default();
            updates.iter().sum::<usize>() as f64 / updates.len().max(1) as f64
        })
    }

    /// Plays until the time is up, opening a new table whenever a game is over.
    pub(super) async fn play(
        mut self,
        from: Instant,
        until: Instant,
        pause: Option<Duration>,
        tally: &Mutex<Tally>,
    ) -> Result<(), String> {
        let mut next = from;
        while Instant::now() < until {
            if let Some(pause) = pause {
                sleep_until(next.into()).await;
                next += pause;
            }
            for seat in &mut self.seats {
                seat.read_on().await?;
            }
            if self.seats.iter().any(|seat| seat.page.is_over()) {
                self = Game::open(self.address).await?;
                continue;
            }
            let Some(mover) = self.mover() else {
                if !self.catch_up().await? {
                    self = Game::open(self.address).await?;
                }
                continue;
            };
            self.one_move(mover, tally).await?;
        }
        Ok(())
    }

    fn mover(&self) -> Option<usize> {
        (0..2).filter(|&seat| self.seats[seat].page.choice().is_some()).max_by_key(|&seat| {
            // Whoever is asked has more to choose from than whoever may only interrupt.
            self.seats[seat].page.choice().map_or(0, |choice| choice.moves.len())
        })
    }

    /// Reads what may still be on its way; false if nothing comes any more: the game is over.
    async fn catch_up(&mut self) -> Result<bool, String> {
        let (mut heard, mut other) = ((0, 0), (0, 0));
        let [a, b] = &mut self.seats;
        tokio::select! {
            done = a.hear(&mut heard) => done.map(|()| true),
            done = b.hear(&mut other) => done.map(|()| true),
            () = sleep(Duration::from_millis(300)) => Ok(false),
        }
    }

    /// Posts a random choice of the mover, and waits for the answer and for both updates.
    async fn one_move(&mut self, mover: usize, tally: &Mutex<Tally>) -> Result<(), String> {
        let [first, second] = &mut self.seats;
        let (own, other) = if mover == 0 { (first, second) } else { (second, first) };
        let Some(choice) = own.page.choice() else { return Ok(()) };
        let mv = &choice.moves[self.chance.below(choice.moves.len())];
        let form = format!("move={}&asked_at={}&key={}", mv.replace(':', "%3A"), choice.asked_at, choice.key);
        let path = format!("{}/move", self.path);
        let began = Instant::now();
        let mut heard = (0, 0);
        let mut latency = None;
        let answer = {
            let post = own.poster.post(&path, &form);
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
            // What he sees himself is what he chooses from next.
            let _ = timeout(PATIENCE, own.hear(&mut heard)).await;
        }
        let mut tally = tally.lock().await;
        tally.moves += u64::from(accepted);
        tally.latencies.extend(latency.filter(|_| accepted).map(|latency| latency.as_secs_f64() * 1000.0));
        tally.updates += heard.0;
        tally.bytes += heard.1;
        Ok(())
    }
}

async fn seat(address: SocketAddr, path: &str, poster: Poster) -> Result<Seat, String> {
    let headers = format!("cookie: {}\r\n", poster.cookie);
    let events = Events::open(address, &format!("{path}/events"), &headers).await?;
    let mut seat = Seat { poster, events, page: Page::default() };
    seat.hear(&mut (0, 0)).await?;
    Ok(seat)
}

/// Opens a table and the streams of so many strangers who watch it, and waits until each has its first picture.
pub(super) async fn watch(address: SocketAddr, count: usize) -> Result<Vec<Events>, String> {
    let (path, _) = begin(address).await?;
    let mut watchers = Vec::with_capacity(count);
    for _ in 0..count {
        let mut events = Events::open(address, &format!("{path}/events"), "").await?;
        events.next().await?;
        watchers.push(events);
    }
    Ok(watchers)
}
