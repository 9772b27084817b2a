//! A server process with a fresh store, ended and cleared away with its handle.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// A running server process.
pub(super) struct Server {
    child: Child,
    pub(super) directory: PathBuf,
    pub(super) address: SocketAddr,
}

impl Server {
    /// Starts `program serve` on a free port and waits until it says where it listens.
    pub(super) fn start(program: &Path) -> Result<Server, String> {
        let directory = std::env::temp_dir().join(format!("curia-load-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&directory);
        std::fs::create_dir_all(&directory).map_err(|error| format!("{}: {error}", directory.display()))?;
        let mut child = Command::new(program)
            .args(["serve", "--addr", "127.0.0.1:0", "--no-open", "--for-measuring", "--data"])
            .arg(&directory)
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("cannot start {}: {error}", program.display()))?;
        let mut line = String::new();
        if let Some(output) = child.stdout.take() {
            BufReader::new(output).read_line(&mut line).map_err(|error| error.to_string())?;
        }
        let address = line.trim().rsplit("http://").next().and_then(|text| text.trim_end_matches('/').parse().ok());
        match address {
            Some(address) => Ok(Server { child, directory, address }),
            None => {
                let _ = child.kill();
                let _ = child.wait();
                Err(format!("the server does not say where it listens: '{}'", line.trim().escape_debug()))
            }
        }
    }

    /// The processor time that the server has used.
    pub(super) fn cpu_seconds(&self) -> Result<f64, String> {
        let stat = self.proc("stat")?;
        // The name of the program may hold spaces; what follows its bracket is numbers.
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
        let ticks = |place: usize| fields.get(place).and_then(|text| text.parse::<f64>().ok());
        let used = ticks(11).zip(ticks(12)).map(|(user, system)| user + system);
        used.map(|ticks| ticks / TICKS_PER_S).ok_or_else(|| "the system does not tell processor times".to_owned())
    }

    /// The memory that the server holds, in megabytes.
    pub(super) fn rss_mb(&self) -> Result<f64, String> {
        let status = self.proc("status")?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok());
        kilobytes.map(|kb| kb / 1024.0).ok_or_else(|| "the system does not tell memory".to_owned())
    }

    fn proc(&self, file: &str) -> Result<String, String> {
        let path = format!("/proc/{}/{file}", self.child.id());
        std::fs::read_to_string(&path).map_err(|error| format!("{path}: {error}"))
    }
}

/// Linux counts processor time in hundredths of a second, on every architecture of today.
const TICKS_PER_S: f64 = 100.0;

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.directory);
    }
}
