//! The flow of a round, in the order of section 5.

mod action;
mod auction;
mod build;
mod income;
mod roles;
