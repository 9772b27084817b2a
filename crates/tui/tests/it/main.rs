//! The terminal as its player meets it. One program, so that it is linked once.

mod bare;
mod driver;
mod guillotine;
mod heads_of_state;
mod il_principe;
mod outline;
mod rival_kings;
mod stage;
mod staufer;
mod thinking;
