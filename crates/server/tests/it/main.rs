//! The server over HTTP. One program, so that it is linked once; what measures time stands apart in `crash.rs`.

mod again;
mod authorization;
mod backup;
mod bad_input;
mod busy_bots;
mod connections;
mod foreign_client;
mod frozen;
mod head;
mod health;
mod hosts;
mod limits;
mod one_wins;
mod pruning;
mod secrets;
mod sessions;
mod shutdown;
mod store_fails;
mod stream_limits;
mod streams;
mod support;
mod sweep;
mod taking_back;
mod windows;
