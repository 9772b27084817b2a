//! The `curia` binary: one sub-command a few lines each, everything else in the crates.

mod cli;
mod commands;
mod progress;

use std::process::ExitCode;

fn main() -> ExitCode {
    let cli = match cli::read() {
        Ok(cli) => cli,
        Err(code) => return code,
    };
    match commands::run(cli) {
        Ok(code) => code,
        Err(commands::Refused(why)) => {
            eprintln!("curia: {why}");
            ExitCode::from(cli::BAD_INPUT)
        }
    }
}
