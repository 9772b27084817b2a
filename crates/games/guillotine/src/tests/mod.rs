//! Tests by section of the specification.

mod conformance;
mod data;
mod examples;
mod flow;
mod heuristics;
mod notation;
mod options;
mod orders;
mod position;
mod refusals;
mod rulings;
mod rulings_of_cards;
mod secrecy;
mod texts;
