//! Is the log whole? SQLite reads a log up to the first frame that does not check and takes the rest for nothing,
//! without a word: damage in the log would be moves that were acknowledged and are gone.
//!
//! A power cut lawfully leaves frames that do not check, too, so the two must be told apart. What is certain:
//!
//! * The header is synced before the first frame is written. A log longer than its header has a good header.
//! * Each commit is synced before the next one begins, and each frame's checksum goes on from the one before. So a
//!   frame that goes on from a commit frame proves that this commit, and with it everything before, was synced.
//!   Only the last commit can be torn: its sectors reach the disk in any order, but nothing goes on from it.
//! * SQLite notes the last commit in the `-shm` after its sync. That file is never synced: after a power cut it may
//!   be old, but it never promises too much. It carries a checksum and the salts of the log that it speaks of.
//!
//! What a commit that failed has left behind a shorter one that succeeded goes on from neither. Frames of former
//! rounds of the log have other salts and do not count. Damage to the very last commit after a power cut cannot be
//! told from a torn one, nor can a log be missed that is gone together with its `-shm`.
//!
//! The format: <https://sqlite.org/fileformat2.html#the_write_ahead_log>, <https://sqlite.org/walformat.html>.

use std::fs::File;
use std::io::{BufReader, ErrorKind, Read};
use std::path::Path;

use crate::StoreError;
use crate::files::{beside, system};

const HEADER: usize = 32;
const FRAME_HEADER: usize = 24;
const MAGIC: u32 = 0x377f_0682;

/// Refuses if something of the log of this database file was on the disk and cannot be read any more.
pub(crate) fn refuse_damaged(database: &Path) -> Result<(), StoreError> {
    let path = beside(database, "-wal");
    let file = match File::open(&path) {
        Ok(file) => file,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(system(format!("cannot read {}", path.display()))(error)),
    };
    let noted = std::fs::read(beside(database, "-shm")).ok().and_then(|bytes| Noted::read(&bytes));
    match first_damage(&mut BufReader::with_capacity(1 << 20, file), noted) {
        Ok(None) => Ok(()),
        Ok(Some(frame)) => Err(StoreError::DamagedLog { file: path, frame }),
        Err(error) => Err(system(format!("cannot read {}", path.display()))(error)),
    }
}

/// The first frame, counted from 1, that was synced and cannot be read; 0 is the header.
fn first_damage(log: &mut impl Read, noted: Option<Noted>) -> std::io::Result<Option<u64>> {
    let mut bytes = [0; HEADER];
    if !fill(log, &mut bytes)? {
        return Ok(None);
    }
    let Some(header) = Header::read(&bytes) else {
        // Something behind the header means that the header was synced.
        let longer = fill(log, &mut [0])?;
        return Ok(longer.then_some(0));
    };
    let noted = noted.filter(|noted| noted.salts == header.salts).map_or(0, |noted| noted.last);
    let mut frame = vec![0; FRAME_HEADER + header.page];
    // The sum by which SQLite reads on; the sum that the last frame itself names, and whether it is a commit.
    let (mut sum, mut before, mut after_commit) = (header.sum, header.sum, false);
    let (mut committed, mut number, mut bad) = (0, 0, None);
    while fill(log, &mut frame)? {
        number += 1;
        let ours = (word(&frame, 8), word(&frame, 12)) == header.salts;
        let named = (word(&frame, 16), word(&frame, 20));
        let follows = |from| ours && header.add(header.add(from, &frame[..8]), &frame[FRAME_HEADER..]) == named;
        let is_commit = word(&frame, 4) != 0;
        match bad {
            None if follows(sum) => {
                sum = named;
                if is_commit {
                    committed = number;
                }
            }
            None => bad = Some(number),
            Some(first) if after_commit && follows(before) => return Ok(Some(first)),
            Some(_) => {}
        }
        (before, after_commit) = (named, ours && is_commit);
    }
    Ok((noted > committed).then(|| bad.unwrap_or(number + 1)))
}

/// Fills the buffer; false at the end of the file.
fn fill(log: &mut impl Read, buffer: &mut [u8]) -> std::io::Result<bool> {
    match log.read_exact(buffer) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == ErrorKind::UnexpectedEof => Ok(false),
        Err(error) => Err(error),
    }
}

fn word(bytes: &[u8], at: usize) -> u32 {
    bytes[at..at + 4].iter().fold(0, |word, &byte| word << 8 | u32::from(byte))
}

type Sum = (u32, u32);

/// SQLite's checksum, continued over whole pairs of words.
fn add(sum: Sum, bytes: &[u8], word: fn([u8; 4]) -> u32) -> Sum {
    bytes.as_chunks::<8>().0.iter().fold(sum, |(a, b), &[c, d, e, f, g, h, i, j]| {
        let a = a.wrapping_add(word([c, d, e, f])).wrapping_add(b);
        (a, b.wrapping_add(word([g, h, i, j])).wrapping_add(a))
    })
}

/// The header of a log that checks.
struct Header {
    word: fn([u8; 4]) -> u32,
    page: usize,
    salts: (u32, u32),
    sum: Sum,
}

impl Header {
    fn read(bytes: &[u8; HEADER]) -> Option<Header> {
        // The last bit of the magic number says in which order the words are added up.
        let order: fn([u8; 4]) -> u32 = if bytes[3] & 1 == 1 { u32::from_be_bytes } else { u32::from_le_bytes };
        let page = word(bytes, 8);
        let sum = add((0, 0), &bytes[..24], order);
        let checks = word(bytes, 0) & !1 == MAGIC
            && page.is_power_of_two()
            && (512..=65536).contains(&page)
            && sum == (word(bytes, 24), word(bytes, 28));
        checks.then(|| Header { word: order, page: page as usize, salts: (word(bytes, 16), word(bytes, 20)), sum })
    }

    fn add(&self, sum: Sum, bytes: &[u8]) -> Sum {
        add(sum, bytes, self.word)
    }
}

/// What the `-shm` says of the log: its last commit that was synced.
struct Noted {
    last: u64,
    salts: (u32, u32),
}

impl Noted {
    /// The wal-index header: numbers in the order of this machine, salts as they stand in the log.
    fn read(bytes: &[u8]) -> Option<Noted> {
        let header = bytes.get(..48)?;
        let native = |at: usize| u32::from_ne_bytes([header[at], header[at + 1], header[at + 2], header[at + 3]]);
        let sum = add((0, 0), &header[..40], u32::from_ne_bytes);
        let initialised = header[12] != 0;
        let checks = initialised && sum == (native(40), native(44));
        checks.then(|| Noted { last: u64::from(native(16)), salts: (word(header, 32), word(header, 36)) })
    }
}
