//! Pauses in which somebody may step in, over HTTP.

use crate::support::{GAME, Guest, TestServer, eventually, move_form};

/// The longest pause that can be agreed.
const LONG: &str = "window=30";

/// A move of the guest, if they are asked for one; true if they were.
fn moves_on(guest: &mut Guest, path: &str, number: usize) -> bool {
    let choices = guest.choices(path);
    let Some(mv) = choices.moves.iter().find(|mv| *mv == "skip").or(choices.moves.first()) else { return false };
    let answer = guest.post(&format!("{path}/move"), &move_form(mv, &choices.asked_at, &format!("k{number}")));
    answer.status == 303
}

/// The ply that names the window which is open by what was kept.
fn window_of(server: &TestServer, path: &str) -> Option<u64> {
    let table = curia_table::Table::<curia_guillotine::Guillotine>::replay(&server.played(path)).unwrap();
    table.window().filter(|window| window.total_ms > 0).map(|window| window.ply)
}

#[test]
fn somebody_alone_against_bots_never_waits_for_a_pause_in_which_they_can_only_pass() {
    let server = TestServer::quick();
    let mut host = server.guest();
    let opened = host.post("/new", &format!("game={GAME}&seat=me&seat=random&{LONG}"));
    let path = opened.header("location").unwrap().to_owned();
    assert_eq!(host.post(&format!("{path}/start"), "").status, 303);
    // By this order they pass whenever they hold the card for a reaction, too.
    assert_eq!(host.post(&format!("{path}/order"), "order=noble:robespierre").status, 303);
    let mut moves = 0;
    let ended = eventually(|| {
        moves += usize::from(moves_on(&mut host, &path, moves));
        host.get(&format!("{path}/record")).status == 200
    });
    assert!(ended, "after {moves} moves the game stands still");
    assert!(server.commands(&path).iter().any(|body| body.contains("window_closed")), "there were pauses");
}

#[test]
fn whoever_needs_more_time_gets_it_for_all_and_nobody_learns_who_asked() {
    let server = TestServer::quick();
    let (mut host, mut other) = (server.guest(), server.guest());
    let opened = host.post("/new", &format!("game={GAME}&seat=me&seat=open&{LONG}"));
    let path = opened.header("location").unwrap().to_owned();
    assert_eq!(other.post(&format!("{path}/sit"), "seat=1").status, 303);
    assert_eq!(host.post(&format!("{path}/start"), "").status, 303);
    let mut moves = 0;
    let opened = eventually(|| {
        moves += 1;
        let window = window_of(&server, &path);
        if window.is_none() && !moves_on(&mut host, &path, moves) {
            moves_on(&mut other, &path, moves);
        }
        window.is_some()
    });
    assert!(opened, "no pause comes");
    let window = window_of(&server, &path).unwrap();
    let more = format!("window={window}");
    assert_eq!(host.post(&format!("{path}/more_time"), &more).status, 303);
    let pages = [&mut host, &mut other].map(|guest| guest.get(&path).text());
    assert!(pages.iter().all(|page| page.contains("--total:60000ms")), "both see the new length");
    assert_eq!(host.post(&format!("{path}/more_time"), &format!("window={}", window + 99)).status, 409);
    assert_eq!(host.post(&format!("{path}/more_time"), "window=soon").status, 400);
    assert_eq!(server.guest().post(&format!("{path}/more_time"), &more).status, 403);
    let server = server.restarted();
    assert_eq!(window_of(&server, &path), Some(window));
    host.client.move_to(server.address);
    assert!(host.get(&path).text().contains("--total:60000ms"), "a restart keeps it");
}
