//! Killing the server without warning: what was acknowledged is there, and never half a move.

#[path = "it/support/mod.rs"]
mod support;

use std::net::SocketAddr;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use axum::http::Method;
use curia_core::{Chance, FastChance};
use curia_guillotine::Guillotine;
use curia_server::client::Choices;
use curia_store::{Sqlite, Store};
use curia_table::Table;
use support::{GAME, Guest, Process, eventually};

/// Two people at one table and how many of their moves were acknowledged.
struct Pair {
    path: String,
    guests: [Guest; 2],
    acknowledged: usize,
    chance: FastChance,
}

impl Pair {
    fn open(address: SocketAddr, seed: u64) -> Pair {
        let (mut host, mut other) = (Guest::at(address), Guest::at(address));
        let reply = host.post("/new", &format!("game={GAME}&seat=me&seat=open&window=0"));
        let path = reply.header("location").unwrap().to_owned();
        assert_eq!(other.post(&format!("{path}/sit"), "seat=1").status, 303);
        assert_eq!(host.post(&format!("{path}/start"), "").status, 303);
        Pair { path, guests: [host, other], acknowledged: 0, chance: FastChance::new(seed) }
    }

    /// Plays until told to stop or until the server is gone.
    fn play(&mut self, stop: &AtomicBool) {
        while !stop.load(Ordering::Relaxed) {
            let mut moved = false;
            for guest in &mut self.guests {
                let Ok(page) = guest.try_send(Method::GET, &self.path, "") else { return };
                let choices = Choices::of([page.text().as_str()]).filter(|choices| !choices.moves.is_empty());
                let Some(choices) = choices else { continue };
                let form = choices.form(&choices.moves[self.chance.below(choices.moves.len())]);
                match guest.try_send(Method::POST, &format!("{}/move", self.path), &form) {
                    Ok(answer) if answer.status == 303 => {
                        self.acknowledged += 1;
                        moved = true;
                    }
                    Ok(_) => {}
                    Err(_) => return,
                }
            }
            if !moved {
                return;
            }
        }
    }
}

#[test]
fn what_was_acknowledged_is_there_after_any_number_of_kills() {
    let rounds: u64 = std::env::var("CURIA_KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(20);
    let data = tempfile::tempdir().unwrap();
    let mut chance = FastChance::new(1);
    let mut pairs: Vec<Pair> = Vec::new();
    let (mut total, mut in_flight) = (0, 0);
    for round in 0..rounds {
        let server = Process::start(data.path(), &[]);
        for pair in &mut pairs {
            for guest in &mut pair.guests {
                guest.client.move_to(server.address);
            }
        }
        while pairs.len() < 3 {
            pairs.push(Pair::open(server.address, round));
        }
        let stop = Arc::new(AtomicBool::new(false));
        let threads: Vec<_> = pairs
            .drain(..)
            .map(|mut pair| {
                let stop = stop.clone();
                std::thread::spawn(move || {
                    pair.play(&stop);
                    pair
                })
            })
            .collect();
        std::thread::sleep(Duration::from_millis(60 + chance.below(180) as u64));
        server.kill();
        stop.store(true, Ordering::Relaxed);
        pairs = threads.into_iter().map(|thread| thread.join().unwrap()).collect();
        let store = Sqlite::open(data.path()).unwrap();
        for pair in &mut pairs {
            let (_, bodies) = store.table(pair.path.trim_start_matches("/t/")).unwrap().unwrap();
            let commands: Vec<_> = bodies.iter().map(|body| serde_json::from_str(body).unwrap()).collect();
            let table = Table::<Guillotine>::replay(&commands).unwrap();
            // No window is ever left half answered: a command and what follows from it are one write.
            assert!(table.is_over() || table.window().is_none(), "half a move");
            let kept = bodies.iter().filter(|body| body.contains("\"moved\"") && body.contains("\"person\"")).count();
            assert!(kept >= pair.acknowledged, "round {round}: {kept} kept, {} acknowledged", pair.acknowledged);
            assert!(kept <= pair.acknowledged + 1, "round {round}: {kept} kept, {} acknowledged", pair.acknowledged);
            in_flight += kept - pair.acknowledged;
            pair.acknowledged = kept;
        }
        total = pairs.iter().map(|pair| pair.acknowledged).sum::<usize>().max(total);
        pairs.retain(|pair| {
            let (_, bodies) = store.table(pair.path.trim_start_matches("/t/")).unwrap().unwrap();
            let commands: Vec<_> = bodies.iter().map(|body| serde_json::from_str(body).unwrap()).collect();
            !Table::<Guillotine>::replay(&commands).unwrap().is_over()
        });
    }
    println!("{rounds} kills, {total} moves at the fullest, {in_flight} kept without an answer");
    assert!(total > 0);
}

#[test]
fn a_server_answers_within_half_a_second_of_its_start() {
    let data = tempfile::tempdir().unwrap();
    drop(Process::start(data.path(), &[]));
    let start = || {
        let began = Instant::now();
        let server = Process::start(data.path(), &[]);
        assert_eq!(Guest::at(server.address).get("/").status, 200);
        began.elapsed()
    };
    // Other tests may hold the processors, so the best of a few starts counts.
    let took = (0..5).map(|_| start()).min().unwrap();
    println!("answered after {took:?}");
    assert!(took < Duration::from_millis(500), "{took:?}");
}

/// What was traced, once the answer has reached the file.
fn written_trace(trace: &Path) -> String {
    let mut text = String::new();
    eventually(|| {
        text = std::fs::read_to_string(trace).unwrap();
        text.contains("HTTP/1.1 204")
    });
    text
}

#[test]
fn the_sync_comes_before_the_answer() {
    let probe = Command::new("strace").args(["-f", "-o", "/dev/null", "true"]).output();
    let traced = probe.as_ref().is_ok_and(|output| output.status.success());
    assert!(traced, "this test needs strace, which `make tools` installs: {probe:?}");
    let data = tempfile::tempdir().unwrap();
    let trace = data.path().join("trace");
    let calls = "trace=fsync,fdatasync,pwrite64,write,writev,sendto,sendmsg,recvfrom,read";
    let server =
        Process::start(data.path(), &["strace", "-f", "-tt", "-s", "64", "-e", calls, "-o", trace.to_str().unwrap()]);
    let mut guest = Guest::at(server.address);
    guest.set_header("hx-request", "true");
    let reply = guest.post("/new", &format!("game={GAME}&seat=me&seat=open&window=0"));
    let path = reply.header("location").unwrap().to_owned();
    assert_eq!(guest.post(&format!("{path}/start"), "fill=bots").status, 204);
    let text = written_trace(&trace);
    let lines: Vec<&str> = text.lines().collect();
    // The server looks at the first 24 bytes before it reads the rest.
    let request = format!("POST {path}/start");
    let asked = lines.iter().position(|line| line.contains(&request[..24])).expect("the request");
    let answered = asked + lines[asked..].iter().position(|line| line.contains("HTTP/1.1 204")).expect("the answer");
    let between = &lines[asked..answered];
    let written = between.iter().rposition(|line| line.contains("pwrite64")).expect("something is written");
    // A sync that began after the last write and returned before the answer, also if another thread's line cuts it.
    let synced = between[written..].iter().any(|line| {
        (line.contains("fdatasync(") || line.contains("fsync(") || line.contains("sync resumed"))
            && line.contains("= 0")
    });
    assert!(synced, "{between:#?}");
}
