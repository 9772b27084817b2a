//! Unit tests with access to the private state.

mod conformance;
mod position;
