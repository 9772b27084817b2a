//! `curia restore`: a backup in the place of what is kept.

use std::process::ExitCode;

use curia_store::restore;

use super::Answer;
use super::serve::data_directory;
use crate::cli;
use crate::output::say;

pub(super) fn run(args: &cli::Restore) -> Answer {
    let data = data_directory(args.data.as_deref())?;
    if let Some(former) = restore(&data, &args.file)? {
        say!("what was kept before is now {}", former.display())?;
    }
    say!("{} is restored from {}", data.display(), args.file.display())?;
    Ok(ExitCode::SUCCESS)
}
