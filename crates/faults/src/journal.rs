//! The undo journal: what stood in a file before it was changed, until the change is synced.

use std::ffi::{c_char, c_int};
use std::sync::{Mutex, MutexGuard, PoisonError};

use libc::{iovec, off_t};

use crate::control;
use crate::layout::{Cell, HEADER, Header, Kind, kept_name};

/// The most files of the data directory that are followed, and the longest name of one.
const FILES: usize = 32;
const NAME: usize = 96;
/// How many bytes are journaled at once.
const CHUNK: usize = 64 * 1024;

/// What is known of the data directory. Whoever changes a file holds the lock until it is changed, so that the journal
/// and the files tell of the same order.
pub(crate) struct Journal {
    names: [[u8; NAME]; FILES],
    lengths: [u8; FILES],
    /// Which files have changes that are not synced, a bit each.
    dirty: u32,
    /// True if a file was made or removed and the directory is not synced.
    names_dirty: bool,
    /// How many removed files are kept.
    kept: u64,
    buffer: [u8; CHUNK],
}

static JOURNAL: Mutex<Journal> = Mutex::new(Journal {
    names: [[0; NAME]; FILES],
    lengths: [0; FILES],
    dirty: 0,
    names_dirty: false,
    kept: 0,
    buffer: [0; CHUNK],
});

/// Takes the one lock.
pub(crate) fn lock() -> MutexGuard<'static, Journal> {
    JOURNAL.lock().unwrap_or_else(PoisonError::into_inner)
}

/// True if changes are journaled.
pub(crate) fn is_on() -> bool {
    control::get(Cell::Journal) != 0
}

/// The size of an open file.
pub(crate) fn size_of(fd: c_int) -> u64 {
    // SAFETY: the place is ours and is written before it is read.
    unsafe {
        let mut stat: libc::stat = std::mem::zeroed();
        if libc::fstat(fd, &mut stat) == 0 { stat.st_size as u64 } else { 0 }
    }
}

impl Journal {
    /// The number under which a file is followed; `None` if there are too many or the name is too long.
    pub(crate) fn number_of(&mut self, name: &[u8]) -> Option<usize> {
        let known = (0..FILES).find(|&file| self.lengths[file] != 0 && self.name(file) == name);
        if known.is_some() {
            return known;
        }
        let free = (0..FILES).find(|&file| self.lengths[file] == 0).filter(|_| name.len() <= NAME)?;
        self.names[free][..name.len()].copy_from_slice(name);
        self.lengths[free] = name.len() as u8;
        Some(free)
    }

    fn name(&self, file: usize) -> &[u8] {
        &self.names[file][..usize::from(self.lengths[file])]
    }

    /// Journals what a write of `extent` bytes will cover.
    pub(crate) fn will_write(&mut self, file: usize, fd: c_int, at: u64, extent: u64) {
        self.dirty |= 1 << file;
        let size = size_of(fd);
        let (mut from, end) = (at, at + extent);
        while from < end {
            let part = (end - from).min(CHUNK as u64);
            let bytes = self.read(fd, from, part.min(size.saturating_sub(from)));
            self.append(Kind::Written, file, Place { at: from, size, extent: part }, bytes);
            from += part;
        }
    }

    /// Journals what a change of the size will cut off.
    pub(crate) fn will_resize(&mut self, file: usize, fd: c_int, to: u64) {
        self.dirty |= 1 << file;
        let size = size_of(fd);
        let mut from = to.min(size);
        loop {
            let part = (size - from).min(CHUNK as u64);
            let bytes = self.read(fd, from, part);
            self.append(Kind::Resized, file, Place { at: from, size, extent: part }, bytes);
            from += part;
            if from >= size {
                return;
            }
        }
    }

    /// Notes that a file was made.
    pub(crate) fn created(&mut self, file: usize) {
        self.names_dirty = true;
        self.append(Kind::Created, file, Place::NOWHERE, 0);
    }

    /// Keeps a file that will be removed.
    ///
    /// # Safety
    /// `path` must end with a zero.
    pub(crate) unsafe fn will_remove(&mut self, file: usize, path: *const c_char) {
        let name = kept_name(self.kept);
        // SAFETY: as promised by the caller; the other name ends with a zero, too.
        let kept = unsafe {
            libc::syscall(libc::SYS_linkat, libc::AT_FDCWD, path, control::directory(), name.as_ptr(), 0) == 0
        };
        if kept {
            self.names_dirty = true;
            self.append(Kind::Removed, file, Place { at: self.kept, ..Place::NOWHERE }, 0);
            self.kept += 1;
        }
    }

    /// Notes that a file is safe.
    pub(crate) fn synced(&mut self, file: usize) {
        self.dirty &= !(1 << file);
        self.append(Kind::Synced, file, Place::NOWHERE, 0);
        self.shorten();
    }

    /// Notes that the names are safe.
    pub(crate) fn names_synced(&mut self) {
        self.names_dirty = false;
        self.append(Kind::NamesSynced, 0, Place::NOWHERE, 0);
        self.shorten();
    }

    /// Begins anew if everything is safe.
    fn shorten(&self) {
        if self.dirty == 0 && !self.names_dirty {
            // SAFETY: the journal is ours.
            unsafe { libc::syscall(libc::SYS_ftruncate, control::journal(), 0) };
        }
    }

    /// Reads what stands in a file into the buffer; returns how much there was.
    fn read(&mut self, fd: c_int, at: u64, bytes: u64) -> usize {
        let mut done = 0;
        while (done as u64) < bytes {
            let left = &mut self.buffer[done..bytes as usize];
            // SAFETY: the place is ours and as long as is said.
            let got = unsafe { libc::pread(fd, left.as_mut_ptr().cast(), left.len(), (at + done as u64) as off_t) };
            if got <= 0 {
                break;
            }
            done += got as usize;
        }
        if (done as u64) < bytes {
            // A file that cannot be read back cannot be journaled, and the test would prove nothing.
            unsafe { libc::abort() };
        }
        done
    }

    /// Writes a record with so many bytes of the buffer.
    fn append(&self, kind: Kind, file: usize, place: Place, bytes: usize) {
        let name = self.name(file);
        let Place { at, size, extent } = place;
        let header = Header { kind, name: name.len() as u8, bytes: bytes as u32, at, size, extent }.to_bytes();
        let part = |bytes: &[u8]| iovec { iov_base: bytes.as_ptr().cast_mut().cast(), iov_len: bytes.len() };
        let parts = [part(&header), part(name), part(&self.buffer[..bytes])];
        // SAFETY: the parts live longer than the call, which only reads them.
        let written = unsafe { libc::syscall(libc::SYS_writev, control::journal(), parts.as_ptr(), parts.len()) };
        if written != (HEADER + name.len() + bytes) as i64 {
            // SAFETY: always.
            unsafe { libc::abort() };
        }
    }
}

/// Where a change takes place.
#[derive(Clone, Copy)]
struct Place {
    at: u64,
    size: u64,
    extent: u64,
}

impl Place {
    const NOWHERE: Place = Place { at: 0, size: 0, extent: 0 };
}
