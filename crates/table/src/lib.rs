//! One hosted match as pure state.
