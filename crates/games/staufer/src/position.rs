//! Positions written as words.
