//! A server process with a fresh store, ended and cleared away with its handle.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;
use thiserror::Error;

/// Why a server process cannot be measured.
#[derive(Debug, Error)]
pub enum ProcessError {
    /// There is no place for its store.
    #[error("cannot make a directory for the store")]
    Directory(#[source] std::io::Error),
    /// The program cannot be started.
    #[error("cannot start {}", .0.display())]
    Start(PathBuf, #[source] std::io::Error),
    /// The first line does not name an address.
    #[error("the server does not say where it listens: '{0}'")]
    NoAddress(String),
    /// A file of the system about the process cannot be read.
    #[error("cannot read {0}")]
    Proc(String, #[source] std::io::Error),
    /// The file does not hold what it should.
    #[error("the system does not tell {0}")]
    Untold(&'static str),
}

/// A running server process.
pub(super) struct Server {
    child: Child,
    directory: TempDir,
    pub(super) address: SocketAddr,
}

impl Server {
    /// Starts `program serve` on a free port and waits until it says where it listens.
    pub(super) fn start(program: &Path) -> Result<Server, ProcessError> {
        let failed = |error| ProcessError::Start(program.to_owned(), error);
        let directory = TempDir::with_prefix("curia-load-").map_err(ProcessError::Directory)?;
        let mut child = Command::new(program)
            .args(["serve", "--addr", "127.0.0.1:0", "--no-open", "--for-measuring", "--data"])
            .arg(directory.path())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(failed)?;
        let output = child.stdout.take();
        // From here on the handle ends the process, whatever happens.
        let mut server = Server { child, directory, address: SocketAddr::from(([127, 0, 0, 1], 0)) };
        let mut line = String::new();
        if let Some(output) = output {
            BufReader::new(output).read_line(&mut line).map_err(failed)?;
        }
        let address = line.trim().rsplit("http://").next().and_then(|text| text.trim_end_matches('/').parse().ok());
        server.address = address.ok_or_else(|| ProcessError::NoAddress(line.trim().escape_debug().to_string()))?;
        Ok(server)
    }

    /// Where the server keeps its store.
    pub(super) fn directory(&self) -> &Path {
        self.directory.path()
    }

    /// The processor time that the server has used.
    pub(super) fn cpu_seconds(&self) -> Result<f64, ProcessError> {
        let stat = self.proc("stat")?;
        // The name of the program may hold spaces; what follows its bracket is numbers.
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
        let ticks = |place: usize| fields.get(place).and_then(|text| text.parse::<f64>().ok());
        let used = ticks(11).zip(ticks(12)).map(|(user, system)| user + system);
        used.map(|ticks| ticks / TICKS_PER_S).ok_or(ProcessError::Untold("processor times"))
    }

    /// The memory that the server holds, in megabytes.
    pub(super) fn rss_mb(&self) -> Result<f64, ProcessError> {
        let status = self.proc("status")?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok());
        kilobytes.map(|kb| kb / 1024.0).ok_or(ProcessError::Untold("memory"))
    }

    fn proc(&self, file: &str) -> Result<String, ProcessError> {
        let path = format!("/proc/{}/{file}", self.child.id());
        std::fs::read_to_string(&path).map_err(|error| ProcessError::Proc(path, error))
    }
}

/// Linux counts processor time in hundredths of a second, on every architecture of today.
const TICKS_PER_S: f64 = 100.0;

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
