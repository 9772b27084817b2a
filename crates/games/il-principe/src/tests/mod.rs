//! Unit tests with access to the private state.

mod conformance;
mod data;
mod examples;
mod flow;
mod heuristics;
mod notation;
mod position;
mod rulings;
mod rulings_roles;
mod secrecy;
mod texts;
