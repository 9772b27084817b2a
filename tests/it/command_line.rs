//! The command line as a newcomer meets it: what it prints, what it refuses, how it exits.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

fn curia(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_curia")).args(args).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// A recorded game of the repository.
fn fixture() -> PathBuf {
    crate::records::records_of("guillotine").remove(0)
}

/// A changed copy of a recorded game.
fn edited(name: &str, edit: impl Fn(&str) -> String) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.json"));
    std::fs::write(&path, edit(&std::fs::read_to_string(fixture()).unwrap())).unwrap();
    path
}

#[test]
fn bad_input_is_refused_in_one_line_that_names_what_is_allowed() {
    let cases: &[(&[&str], &str)] = &[
        (&["bench", "chess"], "allowed are guillotine"),
        (&["check", "chess"], "all"),
        (&["bench", "guillotine", "--seats", "9"], "allowed are 2 to 5"),
        (&["check", "guillotine", "--seats", "1"], "allowed are 2 to 5"),
        (&["arena", "guillotine", "--bots", "clever"], "allowed are random, greedy, mcts"),
        (&["arena", "guillotine", "--option", "rain"], "id=value"),
        (&["arena", "guillotine", "--option", "rain=on"], "allowed are start_player"),
        (&["arena", "guillotine", "--option", "day_starter=me"], "next_player, rotate"),
        (&["play", "guillotine", "--lang", "de"], "hu"),
        (&["play", "guillotine", "--bot", "clever"], "allowed are random, greedy, mcts"),
        (&["play", "guillotine", "--seat", "7"], "0 to 3"),
        (&["verify", "no-such-file.json"], "no-such-file.json"),
        (&["replay", "no-such-file.json"], "no-such-file.json"),
        (&["loadtest", "--game", "chess"], "allowed are guillotine"),
        (
            &["serve", "--addr", "nowhere", "--data", concat!(env!("CARGO_TARGET_TMPDIR"), "/nowhere")],
            "cannot listen at",
        ),
        (&["backup", "never-written", "--data", "no-such-directory"], "there is no store in no-such-directory"),
        (&["restore", "no-such-file", "--data", env!("CARGO_TARGET_TMPDIR")], "there is no file no-such-file"),
        (&["export", "--data", "no-such-directory"], "there is no store in no-such-directory"),
        (&["dance"], "unrecognized subcommand"),
        (&["bench"], "<GAME>"),
        (&["check", "guillotine", "--games", "many"], "invalid value 'many'"),
    ];
    for (args, allowed) in cases {
        let output = curia(args);
        let error = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {error}");
        assert_eq!(error.lines().count(), 1, "{args:?}: {error}");
        assert!(error.contains(allowed), "{args:?}: {error}");
        assert_eq!(text(&output.stdout), "", "{args:?}");
    }
}

#[test]
fn the_catalog_is_one_json_array_with_stable_names() {
    let output = curia(&["games", "--json"]);
    let games: serde_json::Value = serde_json::from_str(&text(&output.stdout)).unwrap();
    let first = &games.as_array().unwrap()[0];
    assert_eq!(first["id"], "guillotine");
    assert_eq!(first["seats"], serde_json::json!([2, 5]));
    for name in ["title", "rules_version", "options"] {
        assert!(!first[name].is_null(), "{name}");
    }
    for name in ["id", "kind", "values", "default"] {
        assert!(!first["options"][0][name].is_null(), "{name}");
    }
}

#[test]
fn an_honest_record_verifies() {
    let output = curia(&["verify", fixture().to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stdout));
    assert!(text(&output.stdout).contains("hold"));
}

#[test]
fn a_damaged_record_is_told_where_it_does_not_hold() {
    let cut_text = edited("cut", |text| text[..text.len() / 2].to_owned());
    let other_seed = edited("seed", |text| text.replacen("\"seed\": \"", "\"seed\": \"00", 1).replacen("00", "0", 1));
    let foreign = edited("foreign", |text| text.replacen("\"guillotine\"", "\"chess\"", 1));
    let fewer_moves = edited("fewer", |text| {
        let (head, tail) = text.rsplit_once(",\n    [").unwrap();
        format!("{head}{}", &tail[tail.find(']').unwrap() + 1..])
    });
    let wrong_result = edited("result", |text| text.replacen("\"totals\":[", "\"totals\":[1", 1));
    let wrong_move = edited("move", |text| text.replacen("\"skip\"", "\"play:trip:now\"", 1));
    for (path, told) in [
        (cut_text, "not a Curia record"),
        (other_seed, "does not hold"),
        (foreign, "foreign record"),
        (fewer_moves, "ply "),
        (wrong_result, "the result of the game is not the one"),
        (wrong_move, "'play:trip:now' is not a move of guillotine"),
    ] {
        let output = curia(&["verify", path.to_str().unwrap()]);
        assert_eq!(output.status.code(), Some(1), "{}", path.display());
        let printed = text(&output.stdout);
        assert!(printed.contains(told), "{}: {printed}", path.display());
    }
}

#[test]
fn a_replay_shows_a_viewer_what_they_knew_and_an_open_record_everything() {
    let file = fixture();
    let file = file.to_str().unwrap();
    let seat = curia(&["replay", file, "--ply", "3", "--viewer", "0", "--json"]);
    let seat: serde_json::Value = serde_json::from_str(&text(&seat.stdout)).unwrap();
    assert_eq!(seat["ply"], 3);
    let open = curia(&["replay", file, "--viewer", "all", "--json"]);
    let lines: Vec<serde_json::Value> =
        text(&open.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines[0]["ply"], 0);
    assert!(lines[0]["chance"].as_array().unwrap().iter().any(|event| event["kind"] == "shuffle"));
    assert!(lines[1]["move"].is_string());
    assert!(!lines.last().unwrap()["standings"].is_null());
    for lang in ["en", "hu"] {
        let words = curia(&["replay", file, "--ply", "3", "--viewer", "0", "--lang", lang]);
        assert!(text(&words.stdout).lines().count() > 10);
    }
    let beyond = curia(&["replay", file, "--ply", "100000"]);
    assert_eq!(beyond.status.code(), Some(2));
    let nobody = curia(&["replay", file, "--viewer", "9"]);
    assert_eq!(nobody.status.code(), Some(2));
    assert!(text(&nobody.stderr).contains("spectator, all"));
}

#[test]
fn check_arena_and_bench_print_json_with_stable_names() {
    let check = curia(&["check", "guillotine", "--games", "4", "--seats", "2", "--json"]);
    let check: serde_json::Value = serde_json::from_str(&text(&check.stdout)).unwrap();
    for name in ["game", "seats", "games", "states", "longest", "failures"] {
        assert!(!check[name].is_null(), "{name}");
    }
    let arena = curia(&["arena", "guillotine", "--bots", "greedy,random", "--games", "4", "--json"]);
    let arena: serde_json::Value = serde_json::from_str(&text(&arena.stdout)).unwrap();
    for name in ["bot", "win_share", "ci95", "mean_score", "moves_per_s"] {
        assert!(!arena["bots"][0][name].is_null(), "{name}");
    }
    let bench = curia(&["bench", "guillotine", "--seconds", "0.3", "--json"]);
    let bench: serde_json::Value = serde_json::from_str(&text(&bench.stdout)).unwrap();
    for name in ["moves_per_s", "games_per_s", "ns_per_move", "forced_share", "state_bytes", "mcts_playouts_per_s"] {
        assert!(bench[name].is_number(), "{name}");
    }
}

#[test]
fn help_teaches() {
    let help = text(&curia(&["--help"]).stdout);
    for word in ["play", "check", "bench", "arena", "replay", "verify", "games", "Examples", "Exit codes"] {
        assert!(help.contains(word), "{word}");
    }
}

#[test]
fn a_reader_who_has_seen_enough_ends_every_command_quietly() {
    let file = fixture();
    let file = file.to_str().unwrap();
    let data = data_directory("closed-pipe");
    let _server = Server::start(&data);
    let data = data.to_str().unwrap();
    let commands: &[&[&str]] = &[
        &["replay", file, "--viewer", "all", "--json"],
        &["replay", file, "--viewer", "all"],
        &["verify", file],
        &["verify", file, "--json"],
        &["games"],
        &["games", "--json"],
        &["check", "guillotine", "--games", "2", "--seats", "2"],
        &["check", "guillotine", "--games", "2", "--seats", "2", "--json"],
        &["bench", "guillotine", "--seconds", "0.1"],
        &["bench", "guillotine", "--seconds", "0.1", "--json"],
        &["arena", "guillotine", "--bots", "random", "--games", "2"],
        &["arena", "guillotine", "--bots", "random", "--games", "2", "--json"],
        &["play", "guillotine", "--plain", "--seed", "1"],
        &["export", "--data", data],
        &["backup", concat!(env!("CARGO_TARGET_TMPDIR"), "/closed-pipe-backup"), "--force", "--data", data],
        &["--help"],
    ];
    for args in commands {
        let mut child = Command::new(env!("CARGO_BIN_EXE_curia"))
            .args(*args)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // Nobody reads from the very beginning.
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!(text(&output.stderr), "", "{args:?}");
        assert_eq!(output.status.code(), Some(0), "{args:?}");
    }
}

/// An empty directory of this name for a server.
fn data_directory(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&path);
    path
}

/// A server on a directory.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(data: &Path) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_curia"))
            .args(["serve", "--no-open", "--addr", "127.0.0.1:0", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().rsplit("http://").next().unwrap().to_owned();
        Server { child, address }
    }

    /// Opens a table, as a browser would, and tells its name.
    fn open_table(&self) -> String {
        let form = "game=guillotine&seat=me&seat=open&window=0";
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(
            stream,
            "POST /new HTTP/1.1\r\nhost: {address}\r\norigin: http://{address}\r\nconnection: close\r\n\
             content-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\n\r\n{form}",
            form.len(),
            address = self.address,
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let place =
            answer.lines().find_map(|line| line.strip_prefix("location: /t/")).unwrap_or_else(|| panic!("{answer}"));
        place.trim().to_owned()
    }

    /// Ends it politely.
    fn stop(mut self) {
        let sent = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().unwrap();
        assert!(sent.success());
        assert!(self.child.wait().unwrap().success());
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn an_operator_lists_exports_backs_up_and_restores() {
    let data = data_directory("operator");
    let server = Server::start(&data);
    let table = server.open_table();
    let there = ["--data", data.to_str().unwrap()];
    let run = |args: &[&str]| {
        let output = curia(&[args, &there].concat());
        (output.status.code().unwrap(), text(&output.stdout), text(&output.stderr))
    };
    let (code, list, _) = run(&["export"]);
    assert_eq!((code, list.lines().count()), (0, 1), "{list}");
    assert!(list.starts_with(&format!("{table}  guillotine  waiting  1 commands  last 20")), "{list}");
    let (_, exported, _) = run(&["export", &table]);
    let object: serde_json::Value = serde_json::from_str(&exported).unwrap();
    assert_eq!(object["game"], "guillotine");
    assert!(object["rules_version"].is_number() && object["commands"][0]["act"]["opened"].is_object(), "{exported}");
    let (code, _, error) = run(&["export", "nowhere"]);
    assert_eq!((code, error.lines().count()), (2, 1), "{error}");
    assert!(error.contains("`curia export` lists them"), "{error}");

    let copy = data.with_extension("backup");
    let _ = std::fs::remove_file(&copy);
    let file = copy.to_str().unwrap();
    assert_eq!(run(&["backup", file]).0, 0);
    let (code, _, error) = run(&["backup", file]);
    assert!(code == 2 && error.contains("--force"), "{error}");
    let (code, _, error) = run(&["restore", file]);
    assert!(code == 2 && error.contains("a server runs on"), "{error}");
    server.open_table();
    server.stop();
    // At rest the file alone holds everything.
    assert!(!data.join("curia.sqlite-wal").exists() && !data.join("curia.sqlite-shm").exists());
    assert_eq!(run(&["export"]).1.lines().count(), 2);
    let (code, said, error) = run(&["restore", file]);
    assert_eq!(code, 0, "{error}");
    assert!(said.contains("curia.sqlite.before-1"), "{said}");
    assert_eq!(run(&["export"]).1, list);
}

#[test]
fn a_second_server_on_a_directory_is_refused_in_one_line() {
    let data = data_directory("two-servers");
    let _server = Server::start(&data);
    let second = curia(&["serve", "--no-open", "--addr", "127.0.0.1:0", "--data", data.to_str().unwrap()]);
    let error = text(&second.stderr);
    assert_eq!(second.status.code(), Some(2), "{error}");
    assert!(error.lines().count() == 1 && error.contains("a server runs on"), "{error}");
}
