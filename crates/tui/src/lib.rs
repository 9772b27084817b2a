//! Curia in the terminal.
