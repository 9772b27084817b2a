//! The server as a process of its own, which can be ended in rough ways.

use std::ffi::OsString;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};

use super::eventually;

/// The bare server that is built beside the tests.
const PROGRAM: &str = env!("CARGO_BIN_EXE_curia-host");

pub(crate) struct Process {
    child: Child,
    pub(crate) address: SocketAddr,
}

/// What a server is started with besides its data: variables of the environment.
pub(crate) type Environment = Vec<(&'static str, OsString)>;

impl Process {
    /// Starts the server, `through` another program if words are given, and waits until it listens.
    pub(crate) fn start(data: &Path, through: &[&str]) -> Process {
        Process::listening(spawn(data, through, &Vec::new())).expect("a server that starts")
    }

    /// Starts the server in an environment of its own; fails with how it ended if it never listens.
    pub(crate) fn start_in(data: &Path, environment: &Environment) -> Result<Process, String> {
        Process::listening(spawn(data, &[], environment))
    }

    fn listening(mut child: Child) -> Result<Process, String> {
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        match line.trim().rsplit("http://").next().and_then(|text| text.parse().ok()) {
            Some(address) => Ok(Process { child, address }),
            None => {
                let _ = child.kill();
                Err(format!("the server does not listen: {}, said '{}'", child.wait().unwrap(), line.trim()))
            }
        }
    }

    /// Starts the server and ends it by the signal that cannot be caught before it is likely to listen.
    pub(crate) fn killed_while_starting(data: &Path, environment: &Environment, after: std::time::Duration) {
        let mut child = spawn(data, &[], environment);
        std::thread::sleep(after);
        child.kill().unwrap();
        child.wait().unwrap();
    }

    /// The number of the process.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// The signal that cannot be caught.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// The polite signal, without waiting for what follows.
    pub(crate) fn tell_to_end(&self) {
        let sent = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().unwrap();
        assert!(sent.success());
    }

    /// The polite signal; `None` if the process does not end within the deadline.
    pub(crate) fn terminate(mut self) -> Option<ExitStatus> {
        self.tell_to_end();
        let mut status = None;
        eventually(|| {
            status = self.child.try_wait().unwrap();
            status.is_some()
        });
        status
    }
}

fn spawn(data: &Path, through: &[&str], environment: &Environment) -> Child {
    let mut words: Vec<&str> = through.to_vec();
    words.push(PROGRAM);
    Command::new(words[0])
        .args(&words[1..])
        .args(["serve", "--addr", "127.0.0.1:0", "--for-measuring", "--data"])
        .arg(data)
        .envs(environment.iter().map(|(name, value)| (name, value)))
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

impl Drop for Process {
    fn drop(&mut self) {
        // Behind strace the server is a child of the child.
        let id = self.child.id();
        let children = std::fs::read_to_string(format!("/proc/{id}/task/{id}/children")).unwrap_or_default();
        for child in children.split_whitespace() {
            let _ = Command::new("kill").args(["-9", child]).status();
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
