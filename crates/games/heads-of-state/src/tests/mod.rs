//! Unit tests with access to the private state.

mod conformance;
mod data;
mod flow;
mod heuristics;
mod notation;
mod options;
mod position;
mod refusals;
mod scoring;
mod secrecy;
mod texts;
mod words_of_positions;
