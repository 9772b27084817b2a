//! The time of day, off by as much as the test says.

use std::ffi::{c_int, c_void};
use std::sync::atomic::{AtomicPtr, Ordering};

use libc::{clockid_t, time_t, timespec, timeval};

use crate::control;
use crate::layout::Cell;

type ClockGettime = unsafe extern "C" fn(clockid_t, *mut timespec) -> c_int;

/// The system's own function, which needs no system call.
static REAL: AtomicPtr<c_void> = AtomicPtr::new(std::ptr::null_mut());

/// The time of a clock as it is.
///
/// # Safety
/// `time` must be writable.
unsafe fn real(clock: clockid_t, time: *mut timespec) -> c_int {
    let mut found = REAL.load(Ordering::Relaxed);
    if found.is_null() {
        // SAFETY: the name ends with a zero.
        found = unsafe { libc::dlsym(libc::RTLD_NEXT, c"clock_gettime".as_ptr()) };
        REAL.store(found, Ordering::Relaxed);
    }
    if found.is_null() {
        // SAFETY: as promised by the caller.
        return unsafe { libc::syscall(libc::SYS_clock_gettime, clock, time) as c_int };
    }
    // SAFETY: the C library's function of this name has this type.
    unsafe { std::mem::transmute::<*mut c_void, ClockGettime>(found)(clock, time) }
}

/// Hook: the time of day is off, all other clocks are right.
///
/// # Safety
/// As the function of the C library.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn clock_gettime(clock: clockid_t, time: *mut timespec) -> c_int {
    // SAFETY: as promised by the caller.
    let result = unsafe { real(clock, time) };
    if result == 0 && matches!(clock, libc::CLOCK_REALTIME | libc::CLOCK_REALTIME_COARSE) {
        let off = control::get(Cell::ClockMs) as i64;
        if off != 0 {
            // SAFETY: the call has just written there.
            let time = unsafe { &mut *time };
            let nanos = time.tv_nsec + off % 1000 * 1_000_000;
            time.tv_sec += off / 1000 + nanos.div_euclid(1_000_000_000);
            time.tv_nsec = nanos.rem_euclid(1_000_000_000);
        }
    }
    result
}

fn now() -> timespec {
    let mut time = timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: the place is ours.
    unsafe { clock_gettime(libc::CLOCK_REALTIME, &mut time) };
    time
}

/// Hook: the same time of day.
///
/// # Safety
/// As the function of the C library.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn gettimeofday(time: *mut timeval, _zone: *mut c_void) -> c_int {
    let now = now();
    if !time.is_null() {
        // SAFETY: as promised by the caller.
        unsafe { *time = timeval { tv_sec: now.tv_sec, tv_usec: now.tv_nsec / 1000 } };
    }
    0
}

/// Hook: the same time of day.
///
/// # Safety
/// As the function of the C library.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn time(place: *mut time_t) -> time_t {
    let seconds = now().tv_sec;
    if !place.is_null() {
        // SAFETY: as promised by the caller.
        unsafe { *place = seconds };
    }
    seconds
}
