//! The `curia` binary: one sub-command a few lines each, everything else in the crates.

mod cli;
mod commands;
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
        Err(error) => {
            eprintln!("curia: {}", error.line());
            ExitCode::from(cli::BAD_INPUT)
        }
    }
}
