//! `curia serve`: the web server.

use std::io::{IsTerminal, Write, stderr, stdout};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

use curia_server::{Config, ServeOptions};

use super::{Answer, CommandError};
use crate::cli;

pub(super) fn run(args: &cli::Serve) -> Answer {
    let data = data_directory(args.data.as_deref())?;
    let mut config = if args.for_measuring { Config::for_measuring() } else { Config::default() };
    config.human_pace &= !args.quick_bots;
    config.https = args.https;
    let options = ServeOptions { addr: args.addr.clone(), data, config };
    let open = !args.no_open && stdout().is_terminal();
    // Faults of the server go to its operator; nothing of a game is ever in them.
    tracing_subscriber::fmt().with_writer(stderr).with_ansi(stderr().is_terminal()).init();
    curia_server::run(&options, |address| announce(address, open))?;
    Ok(ExitCode::SUCCESS)
}

fn announce(address: SocketAddr, open: bool) {
    let address = format!("http://{address}");
    // Nobody may be reading; the server serves all the same.
    let _ = writeln!(stdout(), "Curia is at {address}");
    let _ = stdout().flush();
    if open {
        let opener = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
        let quiet = Command::new(opener).arg(&address).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        // A machine without a browser is a server like any other.
        drop(quiet);
    }
}

/// The directory of the store: the one asked for, or the usual one.
pub(super) fn data_directory(asked: Option<&Path>) -> Result<PathBuf, CommandError> {
    asked.map(Path::to_owned).or_else(default_data_directory).ok_or(CommandError::NoHome)
}

/// Where the platform keeps data of programs.
fn default_data_directory() -> Option<PathBuf> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let base = match () {
        () if cfg!(target_os = "macos") => set("HOME")?.join("Library/Application Support"),
        () if cfg!(windows) => set("LOCALAPPDATA")?,
        () => set("XDG_DATA_HOME").or_else(|| Some(set("HOME")?.join(".local/share")))?,
    };
    Some(base.join("curia"))
}
