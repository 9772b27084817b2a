//! The boards of the games.

mod guillotine;
