//! The bare server without the rest of the command line: `host serve --addr A --data DIR [--for-measuring]`, and
//! `host loadtest [TABLES] [SECONDS] [RATE]`. The tests of this crate end it in rough ways.

use std::error::Error;
use std::path::PathBuf;
use std::process::ExitCode;

use curia_catalog::GameId;
use curia_server::{Config, ServeOptions, load};

// As in the program that people use, whose memory the tests judge.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const USAGE: &str = "host serve --addr A --data DIR [--for-measuring] | host loadtest [TABLES] [SECONDS] [RATE]";

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.first().map(String::as_str) {
        Some("serve") => serve(&args)?,
        Some("loadtest") => loadtest(&args)?,
        _ => {
            eprintln!("{USAGE}");
            return Ok(ExitCode::FAILURE);
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn serve(args: &[String]) -> Result<(), Box<dyn Error>> {
    let after = |name: &str| args.iter().skip_while(|arg| *arg != name).nth(1).cloned();
    let addr = after("--addr").unwrap_or_else(|| "127.0.0.1:8080".into());
    let data = PathBuf::from(after("--data").ok_or("--data is needed")?);
    let measured = args.iter().any(|arg| arg == "--for-measuring");
    let config = if measured { Config::for_measuring() } else { Config::default() };
    curia_server::run(&ServeOptions { addr, data, config }, |address| println!("Curia: http://{address}"))?;
    Ok(())
}

fn loadtest(args: &[String]) -> Result<(), Box<dyn Error>> {
    let number = |place: usize| args.get(place).and_then(|text| text.parse::<f64>().ok());
    let report = load::run(&load::Load {
        program: std::env::current_exe()?,
        game: GameId::HOSTED[0],
        tables: number(1).unwrap_or(50.0) as usize,
        seconds: number(2).unwrap_or(5.0),
        rate: number(3),
    })?;
    println!("{}", serde_json::to_string(&report)?);
    Ok(())
}
