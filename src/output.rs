//! Standard output, the one way for all commands: a reader who has seen enough is no fault.

use std::fmt::Arguments;
use std::io::{Write, stdout};

use crate::commands::CommandError;

/// Prints a line to standard output. Fails if it cannot be written; `main` ends quietly if nobody reads any more.
macro_rules! say {
    ($($words:tt)*) => {
        $crate::output::line(format_args!($($words)*))
    };
}

pub(crate) use say;

/// See [`say`].
pub(crate) fn line(words: Arguments<'_>) -> Result<(), CommandError> {
    writeln!(stdout(), "{words}").map_err(CommandError::Output)
}
