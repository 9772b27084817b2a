//! The `curia` binary: one sub-command a few lines each, everything else in the crates.
// A line that is printed otherwise panics when its reader has gone: `output::say` is the way.
#![warn(clippy::print_stdout)]

mod cli;
mod commands;
mod output;
mod progress;

use std::process::ExitCode;

// Drawing pages is mostly small strings: a quarter of the server's time went into the system's allocator.
#[cfg(feature = "web")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let cli = match cli::read() {
        Ok(cli) => cli,
        Err(code) => return code,
    };
    match commands::run(cli) {
        Ok(code) => code,
        Err(error) if error.is_closed_pipe() => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("curia: {}", error.line());
            ExitCode::from(cli::BAD_INPUT)
        }
    }
}
