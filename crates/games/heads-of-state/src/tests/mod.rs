//! Unit tests with access to the private state.

mod conformance;
mod data;
mod examples;
mod flow;
mod heuristics;
mod knowledge;
mod notation;
mod options;
mod position;
mod refusals;
mod rulings;
mod rulings_of_scoring;
mod rulings_of_the_revolution;
mod rulings_of_treachery;
mod scoring;
mod secrecy;
mod texts;
mod words_of_positions;
