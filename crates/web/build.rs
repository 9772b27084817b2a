//! Fetches the front-end parts that the lock file names and turns them into the files that are embedded.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

const NEEDS_NODE: &str = "The web pages of Curia need Node.js 20 or newer with npm at build time: install it from your \
                          system's packages or from nodejs.org, or build with --no-default-features for the terminal \
                          alone.";

fn main() {
    // A new board is a new line of the list of boards.
    for input in ["package.json", "package-lock.json", "front", "styles", "../texts/locales", "src/boards/mod.rs"] {
        println!("cargo::rerun-if-changed={input}");
    }
    if let Err(error) = watch_boards().and_then(|()| build()) {
        eprintln!("{error}");
        std::process::exit(1);
    }
}

/// What the boards bring beside their code; the code itself changes no embedded file.
fn watch_boards() -> Result<(), String> {
    for board in fs::read_dir("src/boards").map_err(|error| format!("src/boards: {error}"))? {
        let board = board.map_err(|error| error.to_string())?.path();
        let files = ["board.css", "icons.txt"].map(|name| board.join(name));
        for file in files.iter().filter(|file| file.exists()) {
            println!("cargo::rerun-if-changed={}", file.display());
        }
    }
    Ok(())
}

fn build() -> Result<(), String> {
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR").map_err(|error| error.to_string())?);
    let out = PathBuf::from(env::var("OUT_DIR").map_err(|error| error.to_string())?);
    let parts = out.join("parts");
    install(&here, &parts)?;
    let mut node = Command::new("node");
    node.arg(here.join("front/assets.mjs")).arg(&here).arg(&parts).arg(&out);
    run(node, "making the embedded files")
}

/// Runs `npm ci` in the output directory, only when the lock has changed since the last time.
fn install(here: &Path, parts: &Path) -> Result<(), String> {
    let lock = read(&here.join("package-lock.json"))?;
    let stamp = parts.join("installed");
    if fs::read_to_string(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    fs::create_dir_all(parts).map_err(|error| format!("{}: {error}", parts.display()))?;
    for name in ["package.json", "package-lock.json"] {
        let text = read(&here.join(name))?;
        fs::write(parts.join(name), text).map_err(|error| format!("{name}: {error}"))?;
    }
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let mut npm = Command::new(npm);
    npm.args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"]).current_dir(parts);
    run(npm, "npm ci")?;
    fs::write(&stamp, lock).map_err(|error| format!("{}: {error}", stamp.display()))
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn run(mut command: Command, what: &str) -> Result<(), String> {
    let output = command.output().map_err(|_| NEEDS_NODE.to_owned())?;
    if output.status.success() {
        return Ok(());
    }
    Err(format!("{what} failed:\n{}", String::from_utf8_lossy(&output.stderr)))
}
