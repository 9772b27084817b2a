//! `curia serve`: the web server.

use std::io::{IsTerminal, Write, stderr, stdout};
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::sync::Arc;

use curia_server::{Config, ServeError, ServeOptions};
use tracing_subscriber::filter::LevelFilter;

use super::{Answer, CommandError};
use crate::cli::{self, LogFormat};

pub(super) fn run(args: &cli::Serve) -> Answer {
    let data = data_directory(args.data.as_deref())?;
    let mut config = if args.for_measuring { Config::for_measuring() } else { Config::default() };
    config.human_pace &= !args.quick_bots;
    config.https = args.https;
    config.hosts = args.hosts.clone();
    config.proxies = args.proxies.clone();
    config.metrics = args.metrics.as_deref().map(listen).transpose()?;
    let options = ServeOptions { addr: args.addr.clone(), data, config };
    let open = !args.no_open && stdout().is_terminal();
    start_log(args.log, args.log_level);
    curia_server::run(&options, |address| announce(address, open))?;
    Ok(ExitCode::SUCCESS)
}

/// Listens where metrics are asked for.
fn listen(address: &str) -> Result<Arc<TcpListener>, ServeError> {
    let listener = TcpListener::bind(address).map_err(|error| ServeError::Listen(address.to_owned(), error))?;
    Ok(Arc::new(listener))
}

/// Faults of the server go to its operator; nothing of a game is ever in them.
fn start_log(format: LogFormat, level: LevelFilter) {
    let log = tracing_subscriber::fmt().with_writer(stderr).with_max_level(level);
    match format {
        LogFormat::Text => log.with_ansi(stderr().is_terminal()).init(),
        LogFormat::Json => log.json().init(),
    }
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
