//! Killing the server and cutting its power without warning: what was acknowledged is there, once, and never half a move.

#[path = "soak/campaign.rs"]
mod campaign;
#[path = "soak/machine.rs"]
mod machine;
#[path = "soak/party.rs"]
mod party;
#[path = "soak/power.rs"]
mod power;
#[path = "it/support/mod.rs"]
mod support;

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use campaign::{Campaign, End};
use machine::{Cell, Machine};
use power::Tail;
use support::{GAME, Guest, Process, eventually};

/// How long a campaign is, by a variable of the environment.
fn from_environment(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// Plays so many rounds; the first that does not hold ends the test with its seed.
fn hold(end: End, rounds: u64) -> Campaign {
    let mut campaign = Campaign::new(end, from_environment("CURIA_SEED", 1));
    for _ in 0..rounds {
        campaign.round().unwrap();
    }
    println!("{end:?}: {}", campaign.tally);
    assert!(campaign.tally.acknowledged > 0);
    campaign
}

#[test]
fn what_was_acknowledged_is_there_once_after_any_number_of_kills() {
    hold(End::Kill, from_environment("CURIA_KILLS", 20));
}

#[test]
fn what_was_acknowledged_is_there_once_after_any_number_of_power_cuts() {
    let campaign = hold(End::PowerCut, from_environment("CURIA_POWER_CUTS", 15));
    assert!(campaign.tally.cut.lost > 0, "the power was never cut while something was not synced");
}

#[test]
fn a_disk_that_lies_about_syncs_is_found_out() {
    let mut campaign = Campaign::new(End::PowerCutOfALiar, 1);
    let found = (0..20).find_map(|_| campaign.round().err()).expect("power cuts that lose something");
    println!("found out after {} cuts: {found}", campaign.tally.rounds);
    let wreck = found.rsplit(' ').next().unwrap();
    std::fs::remove_dir_all(wreck).unwrap();
}

#[test]
fn a_power_cut_takes_back_what_was_not_synced_and_nothing_else() {
    let data = tempfile::tempdir().unwrap();
    let file = data.path().join("file");
    let machine = Machine::for_data(data.path());
    machine.set(Cell::Journal, 1);
    // A program that writes 64 sectors of one letter over what is there.
    let write = |letter: char, after: &str| {
        let text = format!(
            "import os; file = os.open('{}', os.O_RDWR); os.pwrite(file, b'{letter}' * 32768, 0); {after}",
            file.display()
        );
        let done = Command::new("python3").envs(machine.environment()).args(["-c", &text]).output().unwrap();
        assert!(done.status.success(), "{done:?}");
    };
    let mut outcomes = std::collections::BTreeSet::new();
    for seed in 0..16 {
        std::fs::write(&file, [b'a'; 64 * 512]).unwrap();
        write('b', "os.fsync(file)");
        power::cut(&machine, data.path(), Tail::Any, seed);
        assert_eq!(std::fs::read(&file).unwrap(), [b'b'; 64 * 512], "what was synced is there");
        write('c', "pass");
        let cut = power::cut(&machine, data.path(), Tail::Any, seed);
        power::forget(&machine);
        let found = std::fs::read(&file).unwrap();
        let sectors_of = |letter: u8| found.chunks(512).filter(|sector| **sector == [letter; 512]).count();
        assert_eq!((sectors_of(b'c'), sectors_of(b'b')), (cut.kept, cut.lost), "a sector is there or not");
        assert_eq!(cut.kept + cut.lost, 64);
        outcomes.insert(cut.lost);
    }
    assert!(outcomes.len() > 3 && outcomes.contains(&64), "{outcomes:?}");
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
    // Without bots, which would write again before the answer is out.
    assert_eq!(Guest::at(server.address).post(&format!("{path}/sit"), "seat=1").status, 303);
    assert_eq!(guest.post(&format!("{path}/start"), "").status, 204);
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
