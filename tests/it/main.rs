//! What holds for every game of the catalog and for the program as a whole. One program, so that it is linked once; what
//! counts allocations stands apart.

mod citations;
mod command_line;
mod fixtures;
mod golden;
mod perft;
mod records;
mod rulebook;
mod spoken;
mod words;
