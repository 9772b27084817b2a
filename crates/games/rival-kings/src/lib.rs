//! The rules of Rival Kings.
#![forbid(unsafe_code)]
