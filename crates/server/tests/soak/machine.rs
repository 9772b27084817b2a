//! A machine that fails on demand: the side of the tests of `crates/faults`.
#![allow(dead_code, reason = "every campaign uses its own part of this")]

use std::fs::File;
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use tempfile::TempDir;

use crate::support::Environment;

#[path = "../../../faults/src/layout.rs"]
pub(crate) mod layout;

pub(crate) use layout::Cell;

/// The library to be preloaded. No dependency brings one of its kind along, so it is built here, beside the tests.
static LIBRARY: LazyLock<PathBuf> = LazyLock::new(|| {
    let tests = std::env::current_exe().unwrap();
    let target = tests.parent().unwrap().with_file_name("faults");
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("../faults/Cargo.toml");
    let built = Command::new(env!("CARGO"))
        .args(["build", "--quiet", "--package", "curia-faults", "--manifest-path"])
        .arg(manifest)
        .arg("--target-dir")
        .arg(&target)
        .status();
    assert!(built.as_ref().is_ok_and(|status| status.success()), "`cargo build -p curia-faults` fails: {built:?}");
    target.join("debug/libcuria_faults.so")
});

/// The faults of one data directory, switched on and off while a server runs on it.
pub(crate) struct Machine {
    directory: TempDir,
    control: File,
    data: PathBuf,
}

impl Machine {
    /// A machine without faults for the files in `data`.
    pub(crate) fn for_data(data: &Path) -> Machine {
        // In the same place, since files that are removed are kept by links.
        let directory = TempDir::with_prefix_in("faults-", data.parent().unwrap()).unwrap();
        let path = directory.path().join(layout::CONTROL);
        let control = File::options().read(true).write(true).create_new(true).open(path).unwrap();
        control.set_len(layout::CONTROL_BYTES as u64).unwrap();
        Machine { directory, control, data: data.canonicalize().unwrap() }
    }

    /// What a program needs to meet the faults.
    pub(crate) fn environment(&self) -> Environment {
        vec![
            ("LD_PRELOAD", LIBRARY.clone().into()),
            (layout::STEERED_BY, self.directory.path().into()),
            (layout::DATA, self.data.clone().into()),
        ]
    }

    /// Writes a cell; the server feels it at once.
    pub(crate) fn set(&self, cell: Cell, value: u64) {
        self.control.write_all_at(&value.to_ne_bytes(), 8 * cell as u64).unwrap();
    }

    /// Reads a cell.
    pub(crate) fn get(&self, cell: Cell) -> u64 {
        let mut bytes = [0; 8];
        self.control.read_exact_at(&mut bytes, 8 * cell as u64).unwrap();
        u64::from_ne_bytes(bytes)
    }

    /// Where the journal lies and the removed files are kept.
    pub(crate) fn directory(&self) -> &Path {
        self.directory.path()
    }
}
