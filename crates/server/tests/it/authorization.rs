//! Who may open which route: every route for a stranger, another person, a seat and the host.

use crate::support::{GAME, Guest, TestServer};
use axum::http::Method;

/// The roles in the order of the columns below.
const ROLES: [&str; 4] = ["anonymous", "other person", "seat", "host"];

/// What a row of the table does.
struct Route {
    method: Method,
    /// `T` stands for the table, `GAME` for the id of a game.
    path: &'static str,
    form: &'static str,
    /// The expected status for each role.
    status: [u16; 4],
}

const fn route(method: Method, path: &'static str, form: &'static str, status: [u16; 4]) -> Route {
    Route { method, path, form, status }
}

/// Before the game, at a table with one open chair.
const WAITING: &[Route] = &[
    route(Method::GET, "/", "", [200; 4]),
    route(Method::GET, "/about", "", [200; 4]),
    route(Method::GET, "/new", "", [200; 4]),
    route(Method::GET, "/new?game=GAME", "", [200; 4]),
    route(Method::GET, "/nowhere", "", [404; 4]),
    route(Method::GET, "/assets/nothing.css", "", [404; 4]),
    route(Method::GET, "/rules/GAME", "", [200; 4]),
    route(Method::GET, "/rules/GAME/sources", "", [200; 4]),
    route(Method::GET, "/rules/GAME/book?lang=hu&v=0", "", [200; 4]),
    route(Method::GET, "/rules/GAME/book?lang=xx&v=0", "", [404; 4]),
    route(Method::GET, "/rules/GAME/book", "", [404; 4]),
    route(Method::GET, "/rules/chess", "", [404; 4]),
    route(Method::POST, "/play", "game=GAME&seats=2&level=random", [303; 4]),
    route(Method::POST, "/new", "game=GAME&seat=me&seat=open", [303; 4]),
    route(Method::POST, "/name", "name=Anna", [303; 4]),
    route(Method::POST, "/sessions/revoke", "", [303; 4]),
    route(Method::POST, "/lang", "lang=hu", [303; 4]),
    route(Method::POST, "/theme", "theme=dark", [303; 4]),
    route(Method::POST, "/speed", "speed=once", [303; 4]),
    route(Method::POST, "/speed", "speed=warp", [400; 4]),
    route(Method::GET, "/play", "", [404; 4]),
    route(Method::GET, "T", "", [200; 4]),
    route(Method::GET, "T/details", "", [404; 4]),
    route(Method::GET, "T/record", "", [403; 4]),
    route(Method::GET, "T/sit", "", [404; 4]),
    route(Method::POST, "T/sit", "seat=2", [303; 4]),
    route(Method::POST, "T/sit", "seat=0", [409; 4]),
    route(Method::POST, "T/stand", "", [403, 403, 303, 303]),
    route(Method::POST, "T/start", "", [403, 403, 403, 409]),
    route(Method::POST, "T/start", "fill=bots", [403, 403, 403, 303]),
    route(Method::POST, "T/move", "move=skip&asked_at=1&key=k", [403, 403, 409, 409]),
    route(Method::POST, "T/undo", "to=1", [403, 403, 409, 409]),
    route(Method::POST, "T/more_time", "window=1", [403, 403, 409, 409]),
    route(Method::POST, "T/order", "order=off", [403, 403, 409, 409]),
    route(Method::POST, "T/leave", "", [403, 403, 409, 409]),
    route(Method::POST, "T/return", "", [403, 403, 409, 409]),
    route(Method::POST, "T/again", "", [403, 403, 409, 409]),
];

/// While the game goes on.
const PLAYING: &[Route] = &[
    route(Method::GET, "T", "", [200; 4]),
    route(Method::GET, "T/details", "", [200; 4]),
    route(Method::GET, "T/record", "", [403; 4]),
    route(Method::POST, "T/sit", "seat=0", [409; 4]),
    route(Method::POST, "T/stand", "", [403, 403, 409, 409]),
    route(Method::POST, "T/start", "fill=bots", [403, 403, 403, 409]),
    route(Method::POST, "T/move", "move=fly&asked_at=1&key=k", [403, 403, 422, 422]),
    route(Method::POST, "T/move", "move=skip&asked_at=99&key=k", [403, 403, 409, 409]),
    route(Method::POST, "T/more_time", "window=1", [403, 403, 409, 409]),
    route(Method::POST, "T/undo", "to=1", [403, 403, 409, 409]),
    route(Method::POST, "T/undo", "request=1&consent=no", [403, 403, 409, 409]),
    route(Method::POST, "T/order", "order=off", [403, 403, 303, 303]),
    route(Method::POST, "T/order", "order=dance", [403, 403, 422, 422]),
    route(Method::POST, "T/leave", "", [403, 403, 303, 303]),
    route(Method::POST, "T/return", "", [403, 403, 303, 303]),
    route(Method::POST, "T/again", "", [403, 403, 409, 409]),
];

/// A table with host, seat and (before the game) one open chair.
fn table(server: &TestServer, begun: bool) -> (String, [Guest; 4]) {
    let (mut host, mut seat, mut other) = (server.guest(), server.guest(), server.guest());
    other.get("/");
    let chairs = if begun { "seat=me&seat=open" } else { "seat=me&seat=open&seat=open" };
    let reply = host.post("/new", &format!("game={GAME}&window=0&{chairs}"));
    let path = reply.header("location").unwrap().to_owned();
    assert_eq!(seat.post(&format!("{path}/sit"), "seat=1").status, 303);
    if begun {
        assert_eq!(host.post(&format!("{path}/start"), "").status, 303);
    }
    (path, [server.guest(), other, seat, host])
}

fn try_routes(routes: &[Route], begun: bool) {
    let server = TestServer::quick();
    for route in routes {
        for (role, &expected) in route.status.iter().enumerate() {
            let (path, mut guests) = table(&server, begun);
            let before = server.commands(&path);
            let url = route.path.replace("GAME", GAME).replacen('T', &path, 1);
            let form = route.form.replace("GAME", GAME);
            let reply = guests[role].try_send(route.method.clone(), &url, &form).unwrap();
            let row = format!("{} {} {} as {}", route.method, route.path, route.form, ROLES[role]);
            assert_eq!(reply.status, expected, "{row}: {}", reply.text());
            assert!(reply.header("content-security-policy").is_some(), "{row}");
            if expected >= 400 || route.method == Method::GET {
                assert_eq!(server.commands(&path), before, "{row} changed the table");
            }
        }
    }
}

#[test]
fn every_route_before_the_game() {
    try_routes(WAITING, false);
}

#[test]
fn every_route_during_the_game() {
    try_routes(PLAYING, true);
}

#[test]
fn streams_are_open_to_everybody_and_show_each_their_own() {
    let server = TestServer::quick();
    let (path, guests) = table(&server, true);
    for (role, guest) in guests.iter().enumerate() {
        let watch = guest.watch(&path);
        assert!(watch.until(|text| text.contains("curia-board")), "{}", ROLES[role]);
        assert!(watch.headers.contains("text/event-stream"));
        // Nobody without a seat is offered a move.
        assert!(role >= 2 || !watch.text().contains("name=\"move\""), "{}", ROLES[role]);
    }
}

#[test]
fn a_move_needs_the_seat_whose_turn_it_is() {
    let server = TestServer::quick();
    let (path, mut host, mut other) = server.game_for_two();
    let (mine, theirs) = (host.choices(&path), other.choices(&path));
    let before = server.commands(&path);
    let url = format!("{path}/move");
    assert_eq!(other.post(&url, &theirs.form("skip")).status, 422, "out of turn");
    assert_eq!(server.commands(&path), before);
    assert_eq!(host.post(&url, &mine.form("skip")).status, 303);
    assert!(server.commands(&path).len() > before.len());
}
