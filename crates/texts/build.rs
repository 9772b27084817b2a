//! Lists the Fluent files, so that a game brings its words by bringing a file a language.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The languages: the folders of `locales` and the constants of the generated list.
const LANGUAGES: [(&str, &str); 2] = [("en", "EN"), ("hu", "HU")];

fn main() {
    println!("cargo::rerun-if-changed=locales");
    if let Err(error) = build() {
        eprintln!("{error}");
        std::process::exit(1);
    }
}

fn build() -> Result<(), String> {
    let variable = |name: &str| env::var(name).map(PathBuf::from).map_err(|error| format!("{name}: {error}"));
    let locales = variable("CARGO_MANIFEST_DIR")?.join("locales");
    let mut code = String::new();
    let mut first: Option<(&str, BTreeSet<String>)> = None;
    for (folder, constant) in LANGUAGES {
        let names = names(&locales.join(folder))?;
        match &first {
            Some((other, theirs)) if *theirs != names => {
                let only: Vec<&String> = theirs.symmetric_difference(&names).collect();
                return Err(format!("locales/{other} and locales/{folder} differ: {only:?} is in one of them only"));
            }
            _ => {}
        }
        // Writing to a string cannot fail.
        let _ = writeln!(code, "const {constant}: &[Source] = &[");
        for name in &names {
            let path = locales.join(folder).join(format!("{name}.ftl"));
            let _ = writeln!(code, "    Source {{ name: {name:?}, text: include_str!({path:?}) }},");
        }
        code.push_str("];\n");
        first.get_or_insert((folder, names));
    }
    let out = variable("OUT_DIR")?.join("sources.rs");
    fs::write(&out, code).map_err(|error| format!("{}: {error}", out.display()))
}

/// The names of the Fluent files of a folder, without their ending.
fn names(folder: &Path) -> Result<BTreeSet<String>, String> {
    let wrong = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut names = BTreeSet::new();
    for entry in fs::read_dir(folder).map_err(wrong)? {
        let path = entry.map_err(wrong)?.path();
        match (path.file_stem().and_then(|stem| stem.to_str()), path.extension()) {
            (Some(stem), Some(ending)) if ending == "ftl" => _ = names.insert(stem.to_owned()),
            _ => return Err(format!("{}: only Fluent files belong here", path.display())),
        }
    }
    Ok(names)
}
