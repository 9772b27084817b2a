//! The bare server without the rest of the command line: `host serve --addr A --data DIR [--for-measuring]`, and
//! `host loadtest [TABLES] [SECONDS] [RATE]`. The tests of this crate end it in rough ways.

use std::path::PathBuf;
use std::process::ExitCode;

use curia_server::{Config, Place, load};

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let result = match args.first().map(String::as_str) {
        Some("serve") => serve(&args),
        Some("loadtest") => loadtest(&args),
        _ => Err("host serve --addr A --data DIR [--for-measuring] | host loadtest [TABLES] [SECONDS] [RATE]".into()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("host: {why}");
            ExitCode::FAILURE
        }
    }
}

fn serve(args: &[String]) -> Result<(), String> {
    let after = |name: &str| args.iter().skip_while(|arg| *arg != name).nth(1).cloned();
    let addr = after("--addr").unwrap_or_else(|| "127.0.0.1:8080".into());
    let data = PathBuf::from(after("--data").ok_or("--data is needed")?);
    let measured = args.iter().any(|arg| arg == "--for-measuring");
    let config = if measured { Config::for_measuring() } else { Config::default() };
    curia_server::run(&Place { addr, data, config }, |address| println!("Curia: http://{address}"))
}

fn loadtest(args: &[String]) -> Result<(), String> {
    let number = |place: usize| args.get(place).and_then(|text| text.parse::<f64>().ok());
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let tables = number(1).unwrap_or(50.0) as usize;
    let report = load::run(&load::Load { program, tables, seconds: number(2).unwrap_or(5.0), rate: number(3) })?;
    println!("{}", serde_json::to_string(&report).map_err(|error| error.to_string())?);
    Ok(())
}
