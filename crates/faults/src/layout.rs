//! What the library and the test that steers it agree on. Both sides have this file in their code.

/// Names the directory of the control file and of the undo journal. Without it the library does nothing.
pub(crate) const STEERED_BY: &str = "CURIA_FAULTS";
/// Names the directory whose files meet the faults, as an absolute path without links.
pub(crate) const DATA: &str = "CURIA_FAULTS_DATA";
/// The file of cells, eight bytes each, that both sides read and write while the program runs.
pub(crate) const CONTROL: &str = "control";
/// How many bytes the control file has.
pub(crate) const CONTROL_BYTES: usize = 4096;
/// The file of records from which the work of a power cut is done.
pub(crate) const JOURNAL: &str = "journal";

/// A number in the control file. All zero is a machine without faults.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(usize)]
pub(crate) enum Cell {
    /// Not 0: what is written is journaled until it is synced, and a sync costs only [`Cell::SyncDelayUs`], since the
    /// death of a process does not lose what the system has taken.
    Journal,
    /// Not 0: so many bytes less one are left on the disk; a write that needs more is cut short.
    Room,
    /// Not 0: every write fails with this error.
    WriteError,
    /// Not 0: every sync fails with this error.
    SyncError,
    /// How long a sync takes in microseconds, besides its work.
    SyncDelayUs,
    /// Not 0: a sync says that it is done, and is not.
    SyncLies,
    /// By how many milliseconds the time of day is off, as a signed number.
    ClockMs,
    /// How often a write or a sync was made to fail. Counted by the library.
    Failed,
    /// How many writes and syncs were seen. Counted by the library.
    Seen,
}

/// What a record of the journal tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Kind {
    /// Bytes are about to be written; the record holds those that stood there, as far as the file reached.
    Written = 1,
    /// The size is about to change; the record holds the bytes that will be cut off.
    Resized = 2,
    /// A file is about to be made.
    Created = 3,
    /// A file is about to be removed; [`Header::at`] is the number of the link by which it is kept.
    Removed = 4,
    /// All that was written to a file before is safe.
    Synced = 5,
    /// All files that were made or removed before are safely made or removed.
    NamesSynced = 6,
}

impl Kind {
    pub(crate) fn of(code: u8) -> Option<Kind> {
        use Kind::*;
        [Written, Resized, Created, Removed, Synced, NamesSynced].into_iter().find(|&kind| kind as u8 == code)
    }
}

/// How a record begins; the name of the file and the bytes follow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Header {
    pub(crate) kind: Kind,
    /// How long the name is.
    pub(crate) name: u8,
    /// How many bytes follow the name.
    pub(crate) bytes: u32,
    /// Where the write begins.
    pub(crate) at: u64,
    /// How large the file was.
    pub(crate) size: u64,
    /// How many bytes are written, whether or not the file had as many there.
    pub(crate) extent: u64,
}

/// The bytes of a header.
pub(crate) const HEADER: usize = 32;

impl Header {
    pub(crate) fn to_bytes(self) -> [u8; HEADER] {
        let mut bytes = [0; HEADER];
        bytes[0] = self.kind as u8;
        bytes[1] = self.name;
        bytes[4..8].copy_from_slice(&self.bytes.to_le_bytes());
        bytes[8..16].copy_from_slice(&self.at.to_le_bytes());
        bytes[16..24].copy_from_slice(&self.size.to_le_bytes());
        bytes[24..32].copy_from_slice(&self.extent.to_le_bytes());
        bytes
    }

    pub(crate) fn of_bytes(bytes: &[u8; HEADER]) -> Option<Header> {
        let number = |from: usize| u64::from_le_bytes(std::array::from_fn(|at| bytes[from + at]));
        Some(Header {
            kind: Kind::of(bytes[0])?,
            name: bytes[1],
            bytes: u32::from_le_bytes(std::array::from_fn(|at| bytes[4 + at])),
            at: number(8),
            size: number(16),
            extent: number(24),
        })
    }
}

/// The name of a link by which a removed file is kept.
pub(crate) fn kept_name(number: u64) -> [u8; 24] {
    let mut name = *b"kept-0000000000000000\0\0\0";
    for (place, digit) in name[5..21].iter_mut().rev().enumerate() {
        *digit = b"0123456789abcdef"[(number >> (4 * place)) as usize & 15];
    }
    name
}
