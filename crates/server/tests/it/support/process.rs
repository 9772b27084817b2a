//! The server as a process of its own, which can be ended in rough ways.

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

impl Process {
    /// Starts the server, `through` another program if words are given, and waits until it listens.
    pub(crate) fn start(data: &Path, through: &[&str]) -> Process {
        let mut words: Vec<&str> = through.to_vec();
        words.push(PROGRAM);
        let mut child = Command::new(words[0])
            .args(&words[1..])
            .args(["serve", "--addr", "127.0.0.1:0", "--for-measuring", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().rsplit("http://").next().unwrap().parse().unwrap();
        Process { child, address }
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
