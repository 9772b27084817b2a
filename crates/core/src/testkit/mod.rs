//! The conformance suite: what every game must show before anybody plays it.

mod probe;

pub use probe::{Hidden, Probe};
