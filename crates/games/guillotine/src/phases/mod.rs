//! Section 5: the phases of a turn.

mod action;
mod behead;
mod final_cards;
