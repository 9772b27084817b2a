//! The rules of Il Principe.
#![forbid(unsafe_code)]
