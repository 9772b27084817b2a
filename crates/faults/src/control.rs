//! The cells that the test writes while the program runs, and the directories that it names at the start.

use std::ffi::{CStr, c_char, c_int};
use std::sync::atomic::{AtomicI32, AtomicPtr, AtomicU64, AtomicUsize, Ordering};

use crate::layout::{CONTROL, CONTROL_BYTES, Cell, DATA, JOURNAL, STEERED_BY};

/// The mapped control file; null as long as the library does nothing.
static CELLS: AtomicPtr<AtomicU64> = AtomicPtr::new(std::ptr::null_mut());
static DATA_PATH: AtomicPtr<c_char> = AtomicPtr::new(std::ptr::null_mut());
static DATA_LENGTH: AtomicUsize = AtomicUsize::new(0);
static STEERED_DIRECTORY: AtomicI32 = AtomicI32::new(-1);
static JOURNAL_FILE: AtomicI32 = AtomicI32::new(-1);

/// Runs when the library is loaded, before the program has a second thread.
#[used]
#[unsafe(link_section = ".init_array")]
static LOADED: extern "C" fn() = load;

extern "C" fn load() {
    // SAFETY: nobody else runs yet; every pointer comes from the system or is checked against null.
    unsafe {
        let (steered, data) = (variable(STEERED_BY), variable(DATA));
        let (Some(steered), Some(data)) = (steered, data) else { return };
        let directory = libc::syscall(libc::SYS_openat, libc::AT_FDCWD, steered, libc::O_DIRECTORY | libc::O_CLOEXEC);
        let (directory, flags) = (directory as c_int, libc::O_RDWR | libc::O_CLOEXEC);
        let control = open_in(directory, CONTROL, flags);
        let journal = open_in(directory, JOURNAL, flags | libc::O_CREAT | libc::O_APPEND);
        let protection = libc::PROT_READ | libc::PROT_WRITE;
        let mapped = libc::mmap(std::ptr::null_mut(), CONTROL_BYTES, protection, libc::MAP_SHARED, control, 0);
        if mapped == libc::MAP_FAILED || journal < 0 {
            // A test that believes in its faults while there are none proves nothing.
            libc::abort();
        }
        STEERED_DIRECTORY.store(directory, Ordering::Relaxed);
        JOURNAL_FILE.store(journal, Ordering::Relaxed);
        DATA_LENGTH.store(CStr::from_ptr(data).count_bytes(), Ordering::Relaxed);
        DATA_PATH.store(data.cast_mut(), Ordering::Relaxed);
        CELLS.store(mapped.cast(), Ordering::Release);
    }
}

/// A variable of the environment, which nobody changes.
///
/// # Safety
/// Must be called before the program has a second thread.
unsafe fn variable(name: &str) -> Option<*const c_char> {
    let name = zero_ended(name.as_bytes());
    // SAFETY: the name ends with a zero, and the environment is not changed meanwhile.
    let value = unsafe { libc::getenv(name.as_ptr().cast()) };
    (!value.is_null()).then_some(value.cast_const())
}

fn open_in(directory: c_int, name: &str, flags: c_int) -> c_int {
    let name = zero_ended(name.as_bytes());
    // SAFETY: the name ends with a zero.
    unsafe { libc::syscall(libc::SYS_openat, directory, name.as_ptr(), flags, 0o600) as c_int }
}

fn zero_ended(text: &[u8]) -> [u8; 32] {
    let mut bytes = [0; 32];
    bytes[..text.len()].copy_from_slice(text);
    bytes
}

fn cell(which: Cell) -> Option<&'static AtomicU64> {
    let cells = CELLS.load(Ordering::Acquire);
    // SAFETY: a pointer that is not null is a mapping of a whole page that is never taken away.
    (!cells.is_null()).then(|| unsafe { &*cells.add(which as usize) })
}

/// What a cell says; 0 while the library does nothing.
pub(crate) fn get(which: Cell) -> u64 {
    cell(which).map_or(0, |cell| cell.load(Ordering::Relaxed))
}

/// Writes a cell.
pub(crate) fn set(which: Cell, value: u64) {
    if let Some(cell) = cell(which) {
        cell.store(value, Ordering::Relaxed);
    }
}

/// Counts one more.
pub(crate) fn count(which: Cell) {
    if let Some(cell) = cell(which) {
        cell.fetch_add(1, Ordering::Relaxed);
    }
}

/// The name of a path within the data directory; empty for the directory itself, `None` for anything else.
///
/// # Safety
/// `path` must be null or end with a zero.
pub(crate) unsafe fn name_of<'a>(path: *const c_char) -> Option<&'a [u8]> {
    cell(Cell::Journal)?;
    if path.is_null() {
        return None;
    }
    let (data, length) = (DATA_PATH.load(Ordering::Relaxed), DATA_LENGTH.load(Ordering::Relaxed));
    // SAFETY: the data path has this length and is never taken away; the other ends with a zero.
    let (data, path) = unsafe { (std::slice::from_raw_parts(data.cast::<u8>(), length), CStr::from_ptr(path)) };
    match path.to_bytes().strip_prefix(data)? {
        [] => Some(&[]),
        [b'/', name @ ..] => Some(name),
        _ => None,
    }
}

/// The open journal.
pub(crate) fn journal() -> c_int {
    JOURNAL_FILE.load(Ordering::Relaxed)
}

/// The open directory of the control file.
pub(crate) fn directory() -> c_int {
    STEERED_DIRECTORY.load(Ordering::Relaxed)
}
