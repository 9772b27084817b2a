//! Unit tests with access to the private state.

mod conformance;
mod data;
mod options;
mod position;
