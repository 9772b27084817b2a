//! Tests with access to the private state.

mod conformance;
mod data;
mod examples;
mod flow;
mod heuristics;
mod notation;
mod options;
mod position;
mod refusals;
mod rulings;
mod rulings_thefts;
mod scoring;
mod secrecy;
mod table;
mod texts;
