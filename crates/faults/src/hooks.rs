//! The functions of the C library that are replaced. Each looks whether it concerns the data directory, and does the
//! work of the one it replaces by a system call.

use std::ffi::{c_char, c_int, c_void};

use libc::{mode_t, off_t, size_t, ssize_t};

use crate::control;
use crate::disk::{self, Open};
use crate::journal;

/// Opens a file; notes it if it lies in the data directory.
///
/// # Safety
/// `path` must be null or end with a zero.
unsafe fn open_any(directory: c_int, path: *const c_char, flags: c_int, mode: mode_t) -> c_int {
    // SAFETY: as promised by the caller.
    let real = || unsafe { libc::syscall(libc::SYS_openat, directory, path, flags, mode) as c_int };
    // SAFETY: as promised by the caller.
    let Some(name) = (unsafe { control::name_of(path) }) else { return real() };
    let mut journal = journal::lock();
    // SAFETY: as promised by the caller.
    let existed = unsafe { libc::syscall(libc::SYS_faccessat, libc::AT_FDCWD, path, libc::F_OK) == 0 };
    let number = if name.is_empty() || disk::is_shared(name) { None } else { journal.number_of(name) };
    if let (Some(file), true, true) = (number, existed && flags & libc::O_TRUNC != 0, journal::is_on()) {
        // SAFETY: as promised by the caller.
        let old = unsafe { libc::syscall(libc::SYS_openat, directory, path, libc::O_RDONLY, 0) as c_int };
        journal.will_resize(file, old, 0);
        // SAFETY: the file was opened just now.
        unsafe { libc::syscall(libc::SYS_close, old) };
    }
    let fd = real();
    if fd < 0 {
        return fd;
    }
    match number {
        Some(file) => {
            disk::note(fd, Some(Open::File(file)));
            if !existed && journal::is_on() {
                journal.created(file);
            }
        }
        None if name.is_empty() => disk::note(fd, Some(Open::Directory)),
        None if disk::is_shared(name) => disk::note(fd, Some(Open::Shared)),
        None => {}
    }
    fd
}

/// Hook. The mode is read even where none is given, and then means nothing, as in the kernel.
///
/// # Safety
/// As the function of the C library.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn open(path: *const c_char, flags: c_int, mode: mode_t) -> c_int {
    // SAFETY: as promised by the caller.
    unsafe { open_any(libc::AT_FDCWD, path, flags, mode) }
}

/// Hook.
///
/// # Safety
/// As the function of the C library.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn open64(path: *const c_char, flags: c_int, mode: mode_t) -> c_int {
    // SAFETY: as promised by the caller.
    unsafe { open_any(libc::AT_FDCWD, path, flags, mode) }
}

/// Hook.
///
/// # Safety
/// As the function of the C library.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn openat(directory: c_int, path: *const c_char, flags: c_int, mode: mode_t) -> c_int {
    // SAFETY: as promised by the caller.
    unsafe { open_any(directory, path, flags, mode) }
}

/// Hook.
///
/// # Safety
/// As the function of the C library.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn openat64(directory: c_int, path: *const c_char, flags: c_int, mode: mode_t) -> c_int {
    // SAFETY: as promised by the caller.
    unsafe { open_any(directory, path, flags, mode) }
}

/// Hook.
///
/// # Safety
/// As the function of the C library.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn close(fd: c_int) -> c_int {
    if disk::what_is(fd).is_some() {
        // First, since the number may be somebody else's as soon as it is free.
        disk::note(fd, None);
    }
    // SAFETY: as promised by the caller.
    unsafe { libc::syscall(libc::SYS_close, fd) as c_int }
}

/// Hook.
///
/// # Safety
/// As the function of the C library.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn pwrite64(fd: c_int, bytes: *const c_void, count: size_t, at: off_t) -> ssize_t {
    // SAFETY: as promised by the caller; never more than they have.
    let real = |count: size_t| unsafe { libc::syscall(libc::SYS_pwrite64, fd, bytes, count, at) as ssize_t };
    match disk::what_is(fd) {
        Some(open) => disk::write(fd, open, at as u64, count, real),
        None => real(count),
    }
}

/// Hook.
///
/// # Safety
/// As the function of the C library.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn pwrite(fd: c_int, bytes: *const c_void, count: size_t, at: off_t) -> ssize_t {
    // SAFETY: as promised by the caller.
    unsafe { pwrite64(fd, bytes, count, at) }
}

/// Hook.
///
/// # Safety
/// As the function of the C library.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn write(fd: c_int, bytes: *const c_void, count: size_t) -> ssize_t {
    // SAFETY: as promised by the caller; never more than they have.
    let real = |count: size_t| unsafe { libc::syscall(libc::SYS_write, fd, bytes, count) as ssize_t };
    match disk::what_is(fd) {
        Some(open) => disk::write(fd, open, place_of(fd), count, real),
        None => real(count),
    }
}

/// Where the next write to an open file begins.
fn place_of(fd: c_int) -> u64 {
    // SAFETY: neither call has to do with memory.
    let (flags, place) = unsafe {
        (libc::syscall(libc::SYS_fcntl, fd, libc::F_GETFL), libc::syscall(libc::SYS_lseek, fd, 0, libc::SEEK_CUR))
    };
    if flags & i64::from(libc::O_APPEND) != 0 { journal::size_of(fd) } else { u64::try_from(place).unwrap_or(0) }
}

/// Hook.
///
/// # Safety
/// As the function of the C library.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn ftruncate64(fd: c_int, size: off_t) -> c_int {
    // SAFETY: as promised by the caller.
    let real = || unsafe { libc::syscall(libc::SYS_ftruncate, fd, size) as isize };
    let result = match disk::what_is(fd) {
        Some(open) => disk::resize(fd, open, size as u64, real),
        None => real(),
    };
    result as c_int
}

/// Hook.
///
/// # Safety
/// As the function of the C library.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn ftruncate(fd: c_int, size: off_t) -> c_int {
    // SAFETY: as promised by the caller.
    unsafe { ftruncate64(fd, size) }
}

/// Hook.
///
/// # Safety
/// As the function of the C library.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn fsync(fd: c_int) -> c_int {
    // SAFETY: as promised by the caller.
    let real = || unsafe { libc::syscall(libc::SYS_fsync, fd) as isize };
    let result = match disk::what_is(fd) {
        Some(open) => disk::sync(open, real),
        None => real(),
    };
    result as c_int
}

/// Hook.
///
/// # Safety
/// As the function of the C library.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn fdatasync(fd: c_int) -> c_int {
    // SAFETY: as promised by the caller.
    let real = || unsafe { libc::syscall(libc::SYS_fdatasync, fd) as isize };
    let result = match disk::what_is(fd) {
        Some(open) => disk::sync(open, real),
        None => real(),
    };
    result as c_int
}

/// Hook.
///
/// # Safety
/// As the function of the C library.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn unlink(path: *const c_char) -> c_int {
    // SAFETY: as promised by the caller.
    unsafe { unlinkat(libc::AT_FDCWD, path, 0) }
}

/// Hook.
///
/// # Safety
/// As the function of the C library.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn unlinkat(directory: c_int, path: *const c_char, flags: c_int) -> c_int {
    // SAFETY: as promised by the caller.
    let real = || unsafe { libc::syscall(libc::SYS_unlinkat, directory, path, flags) as c_int };
    // SAFETY: as promised by the caller.
    let name = unsafe { control::name_of(path) }.filter(|name| !name.is_empty() && !disk::is_shared(name));
    let Some(name) = name.filter(|_| journal::is_on()) else { return real() };
    let mut journal = journal::lock();
    if let Some(file) = journal.number_of(name) {
        // SAFETY: as promised by the caller.
        unsafe { journal.will_remove(file, path) };
    }
    real()
}
