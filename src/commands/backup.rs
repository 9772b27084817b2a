//! `curia backup`: everything that is kept, in one file.

use std::process::ExitCode;

use curia_store::{BackupOptions, backup};

use super::Answer;
use super::serve::data_directory;
use crate::cli;
use crate::output::say;

pub(super) fn run(args: &cli::Backup) -> Answer {
    let data = data_directory(args.data.as_deref())?;
    backup(&data, &args.file, BackupOptions { replace: args.force, salvage: args.salvage })?;
    say!("{} holds everything that is kept in {}", args.file.display(), data.display())?;
    Ok(ExitCode::SUCCESS)
}
