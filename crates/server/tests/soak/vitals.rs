//! What a server process takes from its machine.

use std::path::Path;

/// What a server process takes from its machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Vitals {
    /// Resident memory.
    pub(crate) memory_kb: u64,
    /// Open descriptors.
    pub(crate) descriptors: u64,
    /// The size of the log that was not yet moved into the file.
    pub(crate) log_kb: u64,
}

impl Vitals {
    /// Reads them from the system.
    pub(crate) fn of(process: u32, data: &Path) -> Vitals {
        let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap();
        let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
        let log = std::fs::metadata(data.join("curia.sqlite-wal")).map_or(0, |file| file.len());
        Vitals {
            memory_kb: memory.split_whitespace().next().unwrap().parse().unwrap(),
            descriptors: std::fs::read_dir(format!("/proc/{process}/fd")).unwrap().count() as u64,
            log_kb: log / 1024,
        }
    }
}
