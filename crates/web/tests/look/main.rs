//! What every page looks like, as HTML. `make golden` rewrites the snapshots; a difference that nobody meant is a fault.

mod around;
mod html;
mod lessons;
mod secrets;
mod stage;
mod tables;
