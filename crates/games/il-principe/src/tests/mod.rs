//! Unit tests with access to the private state.

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
mod rulings_roles;
mod scoring;
mod secrecy;
mod texts;
