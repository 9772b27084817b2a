//! A library to be preloaded into the server by its tests: it makes the machine fail on demand.
//!
//! Power cuts: before a file of the data directory is changed, what stood there goes into an undo journal, and a sync
//! marks it as safe. After a `kill -9` the test takes back what was not synced, sector by sector as it likes. Full
//! disks, failing and slow syncs, and a wrong clock are switched on and off in the control file while the server runs.
//!
//! Hooked is what SQLite and the standard library call for files: nothing here allocates, takes a lock twice, or calls
//! a function that is hooked; the work is done by system calls. Without its environment the library does nothing.
#![cfg(target_os = "linux")]
#![allow(unsafe_code, reason = "functions of the C library are replaced, which no safe code can do")]

mod clock;
mod control;
mod disk;
mod hooks;
mod journal;
#[expect(dead_code, reason = "the other side reads what this side writes")]
mod layout;
