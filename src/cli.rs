//! What can be typed.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};
#[cfg(feature = "web")]
use curia_server::{Host, Network};
#[cfg(feature = "web")]
use tracing_subscriber::filter::LevelFilter;

/// The exit code for input that cannot be understood; 1 is kept for "something does not hold".
pub(crate) const BAD_INPUT: u8 = 2;

/// Play court-intrigue board games with every rule enforced.
///
/// Without a command the web table opens: `curia serve`.
#[derive(Parser)]
#[command(
    name = "curia",
    version,
    after_help = "\
Examples:
  curia                                      the web table on this machine
  curia serve --lan                          the same for everybody on your network
  curia play guillotine                      in the terminal, you against three bots
  curia play guillotine --seats 2 --bot mcts --lang hu
  curia games                                what can be played, with all options
  curia rules guillotine 5.3                 what that rule says
  curia arena guillotine --bots mcts,greedy --seats 2 --playouts 2000
  curia replay game.json --ply 20 --viewer 0 what seat 0 knew after 20 moves
  curia verify game.json                     is this record honest?

Exit codes: 0 fine, 1 something does not hold, 2 the input cannot be understood."
)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

/// The sub-commands.
#[derive(Subcommand)]
pub(crate) enum Command {
    /// Open the web table: a server for friends and bots
    #[cfg(feature = "web")]
    Serve(Serve),
    /// List the games: seats, options and their values
    Games(Games),
    /// Play in the terminal against bots
    Play(Play),
    /// Read the rules of a game
    Rules(Rules),
    /// Prove a game against the contract: rules, records, secrecy
    ///
    /// Plays games with random and with sensible moves and checks everything at every state. Exits with 1 and
    /// the seed of the first failure when something breaks.
    Check(Check),
    /// Measure random playouts on one core
    Bench(Bench),
    /// Let bots play each other and tell what they are worth
    Arena(Arena),
    /// Show what a viewer knew at a ply of a recorded game
    Replay(Replay),
    /// Play a record again and check commitment, every move and the result
    Verify(Verify),
    /// Play many tables over HTTP against a server on a fresh database
    #[cfg(feature = "web")]
    Loadtest(Loadtest),
    /// Copy everything that is kept to one file, also while the server runs
    #[cfg(feature = "web")]
    Backup(Backup),
    /// Put a backup in the place of what is kept; the server must not run
    #[cfg(feature = "web")]
    Restore(Restore),
    /// Print a kept table as one JSON object, or a line for each table
    #[cfg(feature = "web")]
    Export(Export),
}

#[cfg(feature = "web")]
#[derive(Args)]
pub(crate) struct Serve {
    /// Where to listen
    #[arg(long, default_value = "127.0.0.1:8080")]
    pub(crate) addr: String,
    /// Open the table to everybody on this network, at the port of --addr, and say what address they open
    #[arg(long)]
    pub(crate) lan: bool,
    /// Where to keep the games [default: the usual place of the platform]
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// Do not open a browser
    #[arg(long)]
    pub(crate) no_open: bool,
    /// Browsers come through a proxy that speaks HTTPS: cookies travel over it only, and browsers remember that for a year
    #[arg(long)]
    pub(crate) https: bool,
    /// A name of this server as it stands in the address bar; may be repeated
    ///
    /// With it the server answers under these names only, and invitations carry them. Without it every name is
    /// answered, but invitations carry only names that nobody outside can own: IP addresses, names without a dot and
    /// those that end in .local, .lan, .home, .home.arpa, .internal or .localhost. For all other names an invitation
    /// is completed by the reader's browser.
    #[arg(long = "host", value_name = "NAME[:PORT]")]
    pub(crate) hosts: Vec<Host>,
    /// A proxy that is believed when it says for whom it asks (X-Forwarded-For, X-Forwarded-Proto); may be repeated
    ///
    /// Without it all who come through a proxy share the limits of one address.
    #[arg(long = "proxy", value_name = "ADDR|NET/PREFIX")]
    pub(crate) proxies: Vec<Network>,
    /// Where Prometheus may ask for metrics, at /metrics; not for the public [default: nowhere]
    #[arg(long, value_name = "ADDR")]
    pub(crate) metrics: Option<String>,
    /// How the log is written
    #[arg(long, value_enum, default_value_t)]
    pub(crate) log: LogFormat,
    /// The least level that is logged: off, error, warn, info, debug or trace
    #[arg(long, value_name = "LEVEL", default_value = "info")]
    pub(crate) log_level: LevelFilter,
    /// Bots answer at once, which tells how long they thought: for tests
    #[arg(long, hide = true)]
    pub(crate) quick_bots: bool,
    /// No pauses and no limits: for measuring and for tests
    #[arg(long, hide = true)]
    pub(crate) for_measuring: bool,
}

/// How a log is written.
#[cfg(feature = "web")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, clap::ValueEnum)]
pub(crate) enum LogFormat {
    /// Lines for people
    #[default]
    Text,
    /// One JSON object a line
    Json,
}

#[cfg(feature = "web")]
#[derive(Args)]
pub(crate) struct Loadtest {
    /// The game, played by as few as it takes [default: the first that is played on the web]
    #[arg(long)]
    pub(crate) game: Option<String>,
    /// How many tables
    #[arg(long, default_value_t = 50)]
    pub(crate) tables: usize,
    /// How long
    #[arg(long, default_value_t = 10.0)]
    pub(crate) seconds: f64,
    /// At most so many moves a second over all tables [default: as many as go]
    #[arg(long)]
    pub(crate) rate: Option<f64>,
    /// One JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

#[cfg(feature = "web")]
#[derive(Args)]
pub(crate) struct Backup {
    /// The file to write
    pub(crate) file: PathBuf,
    /// Where the games are kept [default: the usual place of the platform]
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// Replace the file if it is there
    #[arg(long)]
    pub(crate) force: bool,
    /// Save what can be read although the log is damaged; the server must not run
    #[arg(long)]
    pub(crate) salvage: bool,
}

#[cfg(feature = "web")]
#[derive(Args)]
pub(crate) struct Restore {
    /// A file that `curia backup` wrote
    pub(crate) file: PathBuf,
    /// Where the games are kept [default: the usual place of the platform]
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
}

#[cfg(feature = "web")]
#[derive(Args)]
pub(crate) struct Export {
    /// The table, the last part of its address [default: list all tables]
    pub(crate) table: Option<String>,
    /// Where the games are kept [default: the usual place of the platform]
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct Games {
    /// One JSON array for scripts
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct Play {
    /// The game, for example guillotine; `curia games` lists them
    #[arg(default_value = "guillotine")]
    pub(crate) game: String,
    /// How many sit at the table, you included [default: 4, or the most the game takes]
    #[arg(long)]
    pub(crate) seats: Option<usize>,
    /// Your seat, counted from 0
    #[arg(long, default_value_t = 0)]
    pub(crate) seat: usize,
    /// How well the others play: random, greedy or mcts
    #[arg(long, default_value = "greedy")]
    pub(crate) bot: String,
    /// The language: hu or en [default: from the environment]
    #[arg(long)]
    pub(crate) lang: Option<String>,
    /// An option of the game, as id=value; may be repeated
    #[arg(long = "option", value_name = "ID=VALUE")]
    pub(crate) options: Vec<String>,
    /// Play this deal again instead of a fresh one
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    /// Milliseconds a thinking bot may take for a move
    #[arg(long, default_value_t = 300)]
    pub(crate) think_ms: u64,
    /// Write the record of the game to this file at the end
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    /// Lines of text instead of a screen
    #[arg(long)]
    pub(crate) plain: bool,
}

#[derive(Args)]
pub(crate) struct Rules {
    /// The game, for example guillotine; `curia games` lists them
    pub(crate) game: String,
    /// A section by its number, for example 5.3 [default: the whole book]
    pub(crate) section: Option<String>,
    /// The language: hu or en [default: from the environment]
    #[arg(long)]
    pub(crate) lang: Option<String>,
}

#[derive(Args)]
pub(crate) struct Check {
    /// The game, or all
    pub(crate) game: String,
    /// How many games altogether, shared out among the numbers of seats
    #[arg(long, default_value_t = 400)]
    pub(crate) games: u64,
    /// Only this number of seats
    #[arg(long)]
    pub(crate) seats: Option<usize>,
    /// Where the games begin to be counted; a failure names it
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Run every secrecy check at every state, and stop only after this many states
    #[arg(long, value_name = "STATES")]
    pub(crate) secrecy: Option<u64>,
    /// One JSON object a number of seats
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct Bench {
    /// The game, or all
    pub(crate) game: String,
    /// How many sit at the table [default: 4, or the most the game takes]
    #[arg(long)]
    pub(crate) seats: Option<usize>,
    /// How long to measure
    #[arg(long, default_value_t = 6.0)]
    pub(crate) seconds: f64,
    /// One JSON object a game
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct Arena {
    /// The game
    pub(crate) game: String,
    /// The bots, separated by commas; the list repeats round the table
    #[arg(long, value_delimiter = ',', default_value = "greedy,random")]
    pub(crate) bots: Vec<String>,
    /// How many sit at the table
    #[arg(long, default_value_t = 2)]
    pub(crate) seats: usize,
    /// How many games; each deal is played in every rotation of the seats
    #[arg(long, default_value_t = 400)]
    pub(crate) games: usize,
    /// Milliseconds a thinking bot may take for a move
    #[arg(long, conflicts_with = "playouts")]
    pub(crate) think_ms: Option<u64>,
    /// Playouts a thinking bot makes for a move [default: 2000]
    #[arg(long)]
    pub(crate) playouts: Option<u32>,
    /// Where the deals come from
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// An option of the game, as id=value; may be repeated
    #[arg(long = "option", value_name = "ID=VALUE")]
    pub(crate) options: Vec<String>,
    /// One JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct Replay {
    /// The file of the record
    pub(crate) record: PathBuf,
    /// After how many moves [default: at the end]
    #[arg(long)]
    pub(crate) ply: Option<usize>,
    /// Whose eyes: a seat, spectator, or all for the open record
    #[arg(long, default_value = "spectator")]
    pub(crate) viewer: String,
    /// The language: hu or en [default: from the environment]
    #[arg(long)]
    pub(crate) lang: Option<String>,
    /// JSON: the view at the ply, or with `--viewer all` one object a ply
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct Verify {
    /// The file of the record
    pub(crate) record: PathBuf,
    /// One JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

/// Reads the command line; `Err` holds the exit code after help was shown or a mistake was named.
pub(crate) fn read() -> Result<Cli, ExitCode> {
    Cli::try_parse().map_err(|error| {
        if error.use_stderr() {
            eprintln!("curia: {}", one_line(&error.to_string()));
            ExitCode::from(BAD_INPUT)
        } else {
            // Help and version; a closed pipe is no failure of ours.
            let _ = error.print();
            ExitCode::SUCCESS
        }
    })
}

/// A mistake in one line: what is wrong and what is allowed, without the paragraph around it.
fn one_line(text: &str) -> String {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("Usage:"));
    lines.collect::<Vec<_>>().join(" ").trim_start_matches("error: ").to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        <Cli as clap::CommandFactory>::command().debug_assert();
    }

    #[test]
    fn a_mistake_is_told_in_one_line() {
        let Err(error) = Cli::try_parse_from(["curia", "bench"]) else { panic!("a game is needed") };
        assert_eq!(one_line(&error.to_string()).lines().count(), 1);
    }
}
