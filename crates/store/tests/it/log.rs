//! A damaged log is refused, and what a power cut leaves lawfully is not.

use std::ops::Range;
use std::path::Path;

use curia_store::{Sqlite, Store};
use rusqlite::Connection;

use crate::support::{copy, database, killed, log, refusal};

const HEADER: usize = 32;
const FRAME: usize = 24 + 4096;

/// The frames of each commit.
fn commits(log: &[u8]) -> Vec<Range<usize>> {
    let (mut commits, mut from) = (Vec::new(), 0);
    for (number, frame) in log[HEADER..].chunks_exact(FRAME).enumerate() {
        if frame[4..8] != [0; 4] {
            commits.push(from..number + 1);
            from = number + 1;
        }
    }
    commits
}

fn at(frame: usize) -> usize {
    HEADER + frame * FRAME
}

fn write_log(directory: &Path, bytes: &[u8]) {
    std::fs::write(log(directory), bytes).unwrap();
}

fn refused(directory: &Path, why: &str) {
    let line = refusal(directory);
    assert!(line.contains("curia.sqlite-wal is damaged"), "{why}: {line}");
    assert!(line.contains("curia restore FILE"), "{why}: {line}");
}

#[test]
fn damage_to_any_commit_with_two_behind_it_is_refused_after_a_power_cut() {
    let left = killed(5, false);
    let whole = std::fs::read(log(left.path())).unwrap();
    let commits = commits(&whole);
    assert_eq!(commits.len(), 5);
    // Page number, commit mark, salt, checksum, content.
    for offset in [3, 7, 10, 18, 24, FRAME - 1] {
        for frame in 0..commits[2].end {
            let mut bytes = whole.clone();
            bytes[at(frame) + offset] ^= 0x40;
            write_log(left.path(), &bytes);
            refused(left.path(), &format!("byte {offset} of frame {frame}"));
            assert_eq!(std::fs::read(log(left.path())).unwrap(), bytes, "the log was touched");
        }
    }
    write_log(left.path(), &whole);
    assert_eq!(Sqlite::open(left.path()).unwrap().count().unwrap(), 5);
}

#[test]
fn after_a_kill_damage_to_any_commit_is_refused_and_a_log_cut_short_as_well() {
    let left = killed(3, true);
    let whole = std::fs::read(log(left.path())).unwrap();
    let last = commits(&whole)[2].clone();
    for frame in 0..last.end {
        for offset in [7, 10, 18, FRAME - 1] {
            let mut bytes = whole.clone();
            bytes[at(frame) + offset] ^= 1;
            write_log(left.path(), &bytes);
            refused(left.path(), &format!("byte {offset} of frame {frame}"));
        }
    }
    write_log(left.path(), &whole[..at(last.end - 1)]);
    refused(left.path(), "the last frame is gone");
}

#[test]
fn a_damaged_header_is_refused_and_a_torn_one_is_not() {
    let left = killed(1, false);
    let whole = std::fs::read(log(left.path())).unwrap();
    for byte in 0..HEADER {
        let mut bytes = whole.clone();
        bytes[byte] ^= 0x10;
        write_log(left.path(), &bytes);
        refused(left.path(), &format!("byte {byte} of the header"));
    }
    let mut zeros = whole.clone();
    zeros[..HEADER].fill(0);
    write_log(left.path(), &zeros);
    refused(left.path(), "a header of zeros");
    for torn in [&[][..], &whole[..7], &whole[..HEADER], &[0; HEADER]] {
        write_log(left.path(), torn);
        assert_eq!(Sqlite::open(left.path()).unwrap().count().unwrap(), 0);
    }
}

#[test]
fn a_commit_torn_by_a_power_cut_is_forgotten_and_nothing_else_is() {
    let torn = |change: &dyn Fn(&mut Vec<u8>, Range<usize>)| {
        let left = killed(4, false);
        let mut bytes = std::fs::read(log(left.path())).unwrap();
        let last = commits(&bytes)[3].clone();
        assert!(last.len() > 2, "a commit of several frames");
        change(&mut bytes, last);
        write_log(left.path(), &bytes);
        assert_eq!(Sqlite::open(left.path()).unwrap().count().unwrap(), 3);
    };
    let last = commits(&std::fs::read(log(killed(4, false).path())).unwrap())[3].len();
    for frame in 0..last {
        torn(&|bytes, last| bytes[at(last.start + frame)..at(last.start + frame + 1)].fill(0));
        torn(&|bytes, last| bytes[at(last.start + frame) + 512..at(last.start + frame) + 1024].fill(7));
        torn(&|bytes, last| bytes.truncate(at(last.start + frame) + 100));
    }
}

#[test]
fn frames_of_a_former_round_behind_a_short_log_are_no_damage() {
    let (long, short) = (killed(4, false), killed(1, false));
    let (former, mut bytes) = (std::fs::read(log(long.path())).unwrap(), std::fs::read(log(short.path())).unwrap());
    bytes.extend_from_slice(&former[bytes.len()..]);
    write_log(short.path(), &bytes);
    assert_eq!(Sqlite::open(short.path()).unwrap().count().unwrap(), 1);
}

#[test]
fn what_commits_that_failed_have_left_behind_a_shorter_one_is_no_damage() {
    let left = killed(2, false);
    // The same log went on in three ways; the bytes of the longer ones remain behind the shorter ones.
    let went_on = |tables: u32| {
        let copied = copy(left.path(), false);
        let writer = Connection::open(database(copied.path())).unwrap();
        writer.execute_batch("PRAGMA wal_autocheckpoint = 0; BEGIN").unwrap();
        for number in 0..tables {
            let name = format!("{number}{}", "x".repeat(3000));
            writer.execute("INSERT INTO tables (name, game) VALUES (?1, 'g')", [name]).unwrap();
        }
        writer.execute_batch("COMMIT").unwrap();
        std::fs::read(log(copied.path())).unwrap()
    };
    let (mut bytes, middle, long) = (went_on(1), went_on(4), went_on(8));
    let kept = bytes.len();
    assert!(kept < middle.len() && middle.len() < long.len());
    bytes.extend_from_slice(&middle[kept..]);
    bytes.extend_from_slice(&long[middle.len()..]);
    write_log(left.path(), &bytes);
    assert_eq!(Sqlite::open(left.path()).unwrap().count().unwrap(), 3);
}
