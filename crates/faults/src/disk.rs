//! Which open files lie in the data directory, and what befalls writes and syncs there.

use std::ffi::{c_int, c_void};
use std::sync::atomic::{AtomicU8, Ordering};

use libc::timespec;

use crate::control;
use crate::journal::{self, size_of};
use crate::layout::Cell;

/// The most open files of the process.
const MOST: usize = 65_536;

/// What each open file is: nothing of ours, one of the followed files from 1 on, or one of the two below.
static OPEN: [AtomicU8; MOST] = [const { AtomicU8::new(0) }; MOST];
/// Memory shared by connections: it needs room on the disk, but a power cut loses it anyway.
const SHARED: u8 = 254;
const DIRECTORY: u8 = 255;

/// An open file of the data directory.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Open {
    File(usize),
    Shared,
    Directory,
}

/// What this open file is to us.
pub(crate) fn what_is(fd: c_int) -> Option<Open> {
    let code = usize::try_from(fd).ok().and_then(|fd| OPEN.get(fd))?.load(Ordering::Relaxed);
    match code {
        0 => None,
        SHARED => Some(Open::Shared),
        DIRECTORY => Some(Open::Directory),
        number => Some(Open::File(usize::from(number) - 1)),
    }
}

/// Notes what an open file is, or that it is closed.
pub(crate) fn note(fd: c_int, what: Option<Open>) {
    let code = match what {
        None => 0,
        Some(Open::Shared) => SHARED,
        Some(Open::Directory) => DIRECTORY,
        Some(Open::File(number)) => number as u8 + 1,
    };
    if let Some(place) = usize::try_from(fd).ok().and_then(|fd| OPEN.get(fd)) {
        place.store(code, Ordering::Relaxed);
    } else if code != 0 {
        // SAFETY: always.
        unsafe { libc::abort() };
    }
}

pub(crate) fn is_shared(name: &[u8]) -> bool {
    name.ends_with(b"-shm")
}

/// Fails as the system does.
pub(crate) fn fail(error: u64) -> isize {
    control::count(Cell::Failed);
    // SAFETY: the place belongs to this thread.
    unsafe { *libc::__errno_location() = error as c_int };
    -1
}

/// How many of the bytes may be written: all, fewer because the disk is nearly full, or an error.
fn allowed(fd: c_int, at: u64, bytes: usize) -> Result<usize, u64> {
    control::count(Cell::Seen);
    let error = control::get(Cell::WriteError);
    if error != 0 {
        return Err(error);
    }
    let grows = (at + bytes as u64).saturating_sub(size_of(fd));
    let room = control::get(Cell::Room);
    if room == 0 || grows == 0 {
        return Ok(bytes);
    }
    let taken = grows.min(room - 1);
    control::set(Cell::Room, room - taken);
    match bytes - (grows - taken) as usize {
        0 => Err(libc::ENOSPC as u64),
        fits => Ok(fits),
    }
}

/// Writes to a file of the data directory by `real`, which is given how much to write.
pub(crate) fn write(fd: c_int, open: Open, at: u64, bytes: usize, real: impl FnOnce(usize) -> isize) -> isize {
    let mut journal = journal::lock();
    let fits = match allowed(fd, at, bytes) {
        Ok(fits) => fits,
        Err(error) => return fail(error),
    };
    if let (Open::File(file), true) = (open, journal::is_on()) {
        journal.will_write(file, fd, at, fits as u64);
    }
    real(fits)
}

/// Changes the size of a file of the data directory by `real`.
pub(crate) fn resize(fd: c_int, open: Open, to: u64, real: impl FnOnce() -> isize) -> isize {
    let mut journal = journal::lock();
    let grows = to.saturating_sub(size_of(fd));
    match allowed(fd, to - grows.min(to), grows as usize) {
        Ok(fits) if fits as u64 == grows => {}
        Ok(_) => return fail(libc::ENOSPC as u64),
        Err(error) => return fail(error),
    }
    if let (Open::File(file), true) = (open, journal::is_on()) {
        journal.will_resize(file, fd, to);
    }
    real()
}

/// Syncs a file of the data directory, or the directory, by `real`.
pub(crate) fn sync(open: Open, real: impl FnOnce() -> isize) -> isize {
    control::count(Cell::Seen);
    pause(control::get(Cell::SyncDelayUs));
    let error = control::get(Cell::SyncError);
    if error != 0 {
        return fail(error);
    }
    if control::get(Cell::SyncLies) != 0 {
        return 0;
    }
    if !journal::is_on() {
        return real();
    }
    let mut journal = journal::lock();
    match open {
        Open::File(file) => journal.synced(file),
        Open::Directory => journal.names_synced(),
        Open::Shared => {}
    }
    0
}

fn pause(micros: u64) {
    if micros > 0 {
        let time = timespec { tv_sec: (micros / 1_000_000) as i64, tv_nsec: (micros % 1_000_000 * 1000) as i64 };
        // SAFETY: the call only reads the time.
        unsafe { libc::syscall(libc::SYS_nanosleep, &time, std::ptr::null_mut::<c_void>()) };
    }
}
