//! The flow of a round, in the order of section 5. Of every decision the legal moves, the reasons against the others
//! and what a move does stand together.

mod action;
mod auction;
mod build;
mod income;
mod lots;
mod offer;
mod roles;
