//! The list of games of Curia.
