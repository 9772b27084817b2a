//! Unit tests with access to the private state.

mod conformance;
mod examples;
mod position;
mod rulings;
mod rulings_of_scoring;
mod rulings_of_the_revolution;
mod rulings_of_treachery;
