//! `curia serve`: the web server.

use std::io::{IsTerminal, Write, stderr, stdout};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener};
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
    let addr = if args.lan { on_the_network(&args.addr)? } else { args.addr.clone() };
    let options = ServeOptions { addr, data, config };
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

/// The same port, open to the network.
fn on_the_network(addr: &str) -> Result<String, CommandError> {
    let port = addr.rsplit_once(':').and_then(|(_, port)| port.parse::<u16>().ok());
    port.map(|port| format!("0.0.0.0:{port}")).ok_or_else(|| CommandError::NoPort(addr.to_owned()))
}

fn announce(address: SocketAddr, open: bool) {
    let own = format!("http://{}", from_here(address));
    // Nobody may be reading; the server serves all the same.
    let _ = writeln!(stdout(), "{}", announcement(address, curia_server::outward(address)));
    let _ = stdout().flush();
    if open {
        let opener = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
        let quiet = Command::new(opener).arg(&own).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        // A machine without a browser is a server like any other.
        drop(quiet);
    }
}

/// Where a browser on this machine finds the server.
fn from_here(address: SocketAddr) -> SocketAddr {
    match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => SocketAddr::new(Ipv4Addr::LOCALHOST.into(), address.port()),
        IpAddr::V6(ip) if ip.is_unspecified() => SocketAddr::new(Ipv6Addr::LOCALHOST.into(), address.port()),
        _ => address,
    }
}

/// Who reaches the server where.
fn announcement(address: SocketAddr, outward: Option<SocketAddr>) -> String {
    let own = from_here(address);
    let others = match outward {
        Some(outward) if outward == own => String::new(),
        Some(outward) => format!("\nOthers on this network open http://{outward}"),
        None if address.ip().is_loopback() => {
            "\nIt is for this machine alone; --lan opens it to your network".to_owned()
        }
        None => "\nThis machine has no address in a network for others to open".to_owned(),
    };
    format!("Curia is at http://{own}{others}")
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_network_is_opened_at_the_port_that_was_asked_for() {
        assert_eq!(on_the_network("127.0.0.1:8080").unwrap(), "0.0.0.0:8080");
        assert_eq!(on_the_network("[::1]:0").unwrap(), "0.0.0.0:0");
        assert!(on_the_network("127.0.0.1").is_err() && on_the_network("a:b").is_err());
    }

    #[test]
    fn the_first_line_says_who_reaches_the_server_where() {
        let said = |address: &str, outward: Option<&str>| {
            announcement(address.parse().unwrap(), outward.map(|outward| outward.parse().unwrap()))
        };
        let open = said("0.0.0.0:8080", Some("192.168.1.7:8080"));
        assert!(open.starts_with("Curia is at http://127.0.0.1:8080\n") && open.ends_with("http://192.168.1.7:8080"));
        assert_eq!(said("192.168.1.7:80", Some("192.168.1.7:80")), "Curia is at http://192.168.1.7:80");
        assert!(said("127.0.0.1:8080", None).contains("--lan"));
        assert!(!said("0.0.0.0:8080", None).contains("--lan"), "it is open already");
    }
}
