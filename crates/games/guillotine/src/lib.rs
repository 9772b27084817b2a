//! The rules of Guillotine.
#![forbid(unsafe_code)]
