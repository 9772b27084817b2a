//! The flow of the game, in the order of sections 4 and 5. Of every decision the legal moves, the reasons against the
//! others and what a move does stand together.

mod century;
mod draw;
mod end_turn;
mod pay;
mod piles;
mod place;
mod raise;
mod setup;
mod strike;
mod treachery;
mod trim;
mod turn;
