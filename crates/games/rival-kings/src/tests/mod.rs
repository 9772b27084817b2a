//! Tests with access to the private state.

mod conformance;
mod data;
mod examples;
mod match_mode;
mod notation;
mod position;
mod rulings;
mod scoring;
mod secrets;
mod temp;
