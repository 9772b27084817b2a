//! The command line as a newcomer meets it: what it prints, what it refuses, how it exits.

use std::path::PathBuf;
use std::process::{Command, Output};

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
        (&["serve", "--addr", "nowhere", "--data", env!("CARGO_TARGET_TMPDIR")], "cannot listen at nowhere: "),
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
