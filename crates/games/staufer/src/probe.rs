//! What the conformance suite must know of the game.
