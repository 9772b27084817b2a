//! A power cut: of what was not synced some sectors are on the disk and some are not.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::path::Path;

use curia_core::{Chance, FastChance};

use crate::machine::Machine;
use crate::machine::layout::{HEADER, Header, JOURNAL, Kind, kept_name};

/// What a disk writes whole or not at all.
const SECTOR: u64 = 512;

/// What a power cut has done.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Cut {
    /// Sectors of writes that were not synced and are on the disk.
    pub(crate) kept: usize,
    /// The same that are lost.
    pub(crate) lost: usize,
    /// Files that were made or removed, as if they had not been.
    pub(crate) names: usize,
}

/// How the sizes of files come out whose growth was not synced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tail {
    /// As before, as after, or between, by the seed.
    Any,
    /// Within the last bytes that were written, at any byte.
    Torn,
}

struct Record {
    header: Header,
    name: String,
    bytes: Vec<u8>,
}

/// The whole records; what the death of the process cut off had not begun to happen.
fn records(journal: &[u8]) -> Vec<Record> {
    let (mut rest, mut records) = (journal, Vec::new());
    while let Some((head, more)) = rest.split_first_chunk::<HEADER>() {
        let header = Header::of_bytes(head).expect("a journal of this version");
        let (name, bytes) = (usize::from(header.name), header.bytes as usize);
        if more.len() < name + bytes {
            break;
        }
        let (name, more) = more.split_at(name);
        let (bytes, more) = more.split_at(bytes);
        records.push(Record { header, name: String::from_utf8(name.to_vec()).unwrap(), bytes: bytes.to_vec() });
        rest = more;
    }
    records
}

/// Cuts the power of the files in `data`, on which nobody works any more: what the machine's journal has of them and
/// was not synced comes out as the seed says. The journal stays, so that the same wreck can be looked at twice.
pub(crate) fn cut(machine: &Machine, data: &Path, tail: Tail, seed: u64) -> Cut {
    for entry in std::fs::read_dir(data).unwrap() {
        let path = entry.unwrap().path();
        if path.to_string_lossy().ends_with("-shm") {
            std::fs::remove_file(path).unwrap();
        }
    }
    let records = records(&std::fs::read(machine.directory().join(JOURNAL)).unwrap_or_default());
    let mut chance = FastChance::new(seed);
    let wreck = Wreck::of(&records, &mut chance);
    let mut disk = Disk { data, tail, chance, odds: wreck.odds, files: BTreeMap::new(), cut: Cut::default() };
    let mut gone: HashSet<&str> = HashSet::new();
    for (number, record) in records.iter().enumerate().rev() {
        let name = record.name.as_str();
        let undone = number >= wreck.names_until;
        match record.header.kind {
            Kind::Created if undone => disk.unmake(name),
            Kind::Removed if undone => {
                let kept = kept_name(record.header.at);
                let kept = std::str::from_utf8(&kept).unwrap().trim_end_matches('\0');
                disk.bring_back(name, &machine.directory().join(kept));
            }
            Kind::Created => drop(gone.remove(name)),
            Kind::Removed => drop(gone.insert(name)),
            Kind::Written | Kind::Resized if number >= wreck.safe(name) && !gone.contains(name) => disk.undo(record),
            Kind::Written | Kind::Resized | Kind::Synced | Kind::NamesSynced => {}
        }
    }
    disk.write_back()
}

/// Forgets a wreck: the disk is what it has become.
pub(crate) fn forget(machine: &Machine) {
    for entry in std::fs::read_dir(machine.directory()).unwrap() {
        let entry = entry.unwrap();
        let name = entry.file_name();
        if name == JOURNAL || name.to_string_lossy().starts_with("kept-") {
            std::fs::remove_file(entry.path()).unwrap();
        }
    }
}

/// Up to where the records tell of what is safe.
struct Wreck<'a> {
    synced: HashMap<&'a str, usize>,
    /// From this record on, files were neither made nor removed: a file system keeps their order.
    names_until: usize,
    /// Of so many sectors one is lost; 0 for all.
    odds: usize,
}

impl<'a> Wreck<'a> {
    fn of(records: &'a [Record], chance: &mut FastChance) -> Wreck<'a> {
        let (mut synced, mut pending) = (HashMap::new(), Vec::new());
        for (number, record) in records.iter().enumerate() {
            match record.header.kind {
                Kind::Synced => drop(synced.insert(record.name.as_str(), number)),
                Kind::NamesSynced => pending.clear(),
                Kind::Created | Kind::Removed => pending.push(number),
                Kind::Written | Kind::Resized => {}
            }
        }
        pending.push(records.len());
        Wreck { synced, names_until: pending[chance.below(pending.len())], odds: [0, 2, 2, 10][chance.below(4)] }
    }

    fn safe(&self, name: &str) -> usize {
        self.synced.get(name).copied().unwrap_or(0)
    }
}

/// A file as it comes out.
struct Remains {
    bytes: Vec<u8>,
    /// The least and the greatest size it may have.
    sizes: (usize, usize),
    /// Sectors of which an older write is not undone, since a younger one is there.
    settled: HashSet<u64>,
    /// From this byte on the file was cut off, and that is there.
    ends: u64,
    /// Whether the cut that is being taken back is lost: one cut may be told in several records.
    cut_is_lost: Option<bool>,
}

impl Remains {
    /// Undoes a cut as a whole, but for the sectors that were written after it.
    fn bring_back(&mut self, record: &Record) {
        let from = record.header.at;
        let end = (from as usize) + record.bytes.len();
        let whole = record.header.size as usize;
        self.sizes = (whole, whole);
        if self.bytes.len() < end {
            self.bytes.resize(end, 0);
        }
        for (at, byte) in (from..).zip(&record.bytes) {
            if at < self.ends && !self.settled.contains(&(at / SECTOR)) {
                self.bytes[at as usize] = *byte;
            }
        }
    }
}

struct Disk<'a> {
    data: &'a Path,
    tail: Tail,
    chance: FastChance,
    odds: usize,
    files: BTreeMap<String, Remains>,
    cut: Cut,
}

impl Disk<'_> {
    fn file(&mut self, name: &str) -> &mut Remains {
        let data = self.data;
        self.files.entry(name.to_owned()).or_insert_with(|| {
            let bytes = std::fs::read(data.join(name)).unwrap_or_default();
            Remains {
                sizes: (bytes.len(), bytes.len()),
                bytes,
                settled: HashSet::new(),
                ends: u64::MAX,
                cut_is_lost: None,
            }
        })
    }

    fn is_lost(&mut self) -> bool {
        self.odds == 0 || self.chance.below(self.odds) == 0
    }

    /// Takes back a change of a file, as far as it is lost.
    fn undo(&mut self, record: &Record) {
        let header = record.header;
        let drawn = self.is_lost();
        let file = self.file(&record.name);
        let size = header.size.min(file.ends) as usize;
        if header.kind == Kind::Resized {
            // File systems keep a journal of lengths: a cut is there or it is not, never in part.
            match *file.cut_is_lost.get_or_insert(drawn) {
                false => file.ends = file.ends.min(header.at),
                true => file.bring_back(record),
            }
            return;
        }
        file.cut_is_lost = None;
        file.sizes = (file.sizes.0.min(size), file.sizes.1.max(size));
        let end = header.at + header.extent;
        let mut from = header.at;
        while from < end {
            let sector = from / SECTOR;
            let to = end.min((sector + 1) * SECTOR);
            self.undo_sector(record, sector, from, to);
            from = to;
        }
    }

    fn undo_sector(&mut self, record: &Record, sector: u64, from: u64, to: u64) {
        let file = self.file(&record.name);
        if file.settled.contains(&sector) || from >= file.ends {
            return;
        }
        if !self.is_lost() {
            self.cut.kept += 1;
            self.file(&record.name).settled.insert(sector);
            return;
        }
        self.cut.lost += 1;
        // Beyond its old end a file has zeros, or whatever was there before it.
        let junk = self.chance.below(4) == 0;
        let filler: Vec<u8> = (from..to).map(|_| if junk { self.chance.below(256) as u8 } else { 0 }).collect();
        let file = self.file(&record.name);
        if file.bytes.len() < to as usize {
            file.bytes.resize(to as usize, 0);
        }
        for at in from..to {
            let old = record.bytes.get((at - record.header.at) as usize);
            file.bytes[at as usize] = old.copied().unwrap_or(filler[(at - from) as usize]);
        }
    }

    fn unmake(&mut self, name: &str) {
        self.cut.names += 1;
        self.files.remove(name);
        let _ = std::fs::remove_file(self.data.join(name));
    }

    fn bring_back(&mut self, name: &str, kept: &Path) {
        self.cut.names += 1;
        std::fs::copy(kept, self.data.join(name)).unwrap();
    }

    fn write_back(mut self) -> Cut {
        for (name, mut file) in std::mem::take(&mut self.files) {
            let (least, most) = file.sizes;
            let size = match (self.tail, self.chance.below(4)) {
                (Tail::Any, 0) => least,
                (Tail::Any, 1 | 2) => most,
                _ => least + self.chance.below(most - least + 1),
            };
            file.bytes.resize(size, 0);
            std::fs::write(self.data.join(name), file.bytes).unwrap();
        }
        self.cut
    }
}
