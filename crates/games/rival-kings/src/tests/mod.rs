//! Tests with access to the private state.

mod conformance;
mod data;
mod examples;
mod flow;
mod heuristics;
mod match_mode;
mod notation;
mod position;
mod reasons;
mod rulings;
mod scoring;
mod secrets;
mod thefts;
