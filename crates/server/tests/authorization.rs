//! Who may open which route: every route for a stranger, another person, a seat and the host.

mod house;

use house::{Guest, House, move_form};

/// The roles in the order of the columns below.
const ROLES: [&str; 4] = ["anonymous", "other person", "seat", "host"];

/// What a row of the table does.
struct Route {
    method: &'static str,
    /// `T` stands for the table.
    path: &'static str,
    form: &'static str,
    /// The expected status for each role.
    status: [u16; 4],
}

const fn route(method: &'static str, path: &'static str, form: &'static str, status: [u16; 4]) -> Route {
    Route { method, path, form, status }
}

/// Before the game, at a table with one open chair.
const WAITING: &[Route] = &[
    route("GET", "/", "", [200; 4]),
    route("GET", "/about", "", [200; 4]),
    route("GET", "/new", "", [200; 4]),
    route("GET", "/new?game=guillotine", "", [200; 4]),
    route("GET", "/nowhere", "", [404; 4]),
    route("GET", "/assets/nothing.css", "", [404; 4]),
    route("POST", "/play", "game=guillotine&seats=2&level=random", [303; 4]),
    route("POST", "/new", "game=guillotine&seat=me&seat=open", [303; 4]),
    route("POST", "/name", "name=Anna", [303; 4]),
    route("POST", "/lang", "lang=hu", [303; 4]),
    route("POST", "/theme", "theme=dark", [303; 4]),
    route("GET", "/play", "", [404; 4]),
    route("GET", "T", "", [200; 4]),
    route("GET", "T/record", "", [403; 4]),
    route("GET", "T/sit", "", [404; 4]),
    route("POST", "T/sit", "seat=2", [303; 4]),
    route("POST", "T/sit", "seat=0", [409; 4]),
    route("POST", "T/stand", "", [403, 403, 303, 303]),
    route("POST", "T/start", "", [403, 403, 403, 409]),
    route("POST", "T/start", "fill=bots", [403, 403, 403, 303]),
    route("POST", "T/move", "move=skip&asked_at=1&key=k", [403, 403, 409, 409]),
    route("POST", "T/undo", "to=1", [403, 403, 409, 409]),
    route("POST", "T/order", "order=off", [403, 403, 409, 409]),
    route("POST", "T/leave", "", [403, 403, 409, 409]),
    route("POST", "T/return", "", [403, 403, 409, 409]),
    route("POST", "T/again", "", [403, 403, 409, 409]),
];

/// While the game goes on.
const PLAYING: &[Route] = &[
    route("GET", "T", "", [200; 4]),
    route("GET", "T/record", "", [403; 4]),
    route("POST", "T/sit", "seat=0", [409; 4]),
    route("POST", "T/stand", "", [403, 403, 409, 409]),
    route("POST", "T/start", "fill=bots", [403, 403, 403, 409]),
    route("POST", "T/move", "move=fly&asked_at=1&key=k", [403, 403, 422, 422]),
    route("POST", "T/move", "move=skip&asked_at=99&key=k", [403, 403, 409, 409]),
    route("POST", "T/undo", "to=1", [403, 403, 409, 409]),
    route("POST", "T/undo", "to=1&consent=no", [403, 403, 409, 409]),
    route("POST", "T/order", "order=off", [403, 403, 303, 303]),
    route("POST", "T/order", "order=dance", [403, 403, 422, 422]),
    route("POST", "T/leave", "", [403, 403, 303, 303]),
    route("POST", "T/return", "", [403, 403, 303, 303]),
    route("POST", "T/again", "", [403, 403, 409, 409]),
];

/// A table with host, seat and (before the game) one open chair.
fn table(house: &House, begun: bool) -> (String, [Guest; 4]) {
    let (mut host, mut seat, mut other) = (house.guest(), house.guest(), house.guest());
    other.get("/");
    let chairs = if begun { "seat=me&seat=open" } else { "seat=me&seat=open&seat=open" };
    let reply = host.post("/new", &format!("game=guillotine&reaction=0&{chairs}"));
    let path = reply.header("location").unwrap().to_owned();
    assert_eq!(seat.post(&format!("{path}/sit"), "seat=1").status, 303);
    if begun {
        assert_eq!(host.post(&format!("{path}/start"), "").status, 303);
    }
    (path, [house.guest(), other, seat, host])
}

fn try_routes(routes: &[Route], begun: bool) {
    let house = House::quick();
    for route in routes {
        for (role, &expected) in route.status.iter().enumerate() {
            let (path, mut guests) = table(&house, begun);
            let before = house.commands(&path);
            let reply = guests[role].send(route.method, &route.path.replacen('T', &path, 1), route.form);
            let row = format!("{} {} {} as {}", route.method, route.path, route.form, ROLES[role]);
            assert_eq!(reply.status, expected, "{row}: {}", reply.text());
            assert!(reply.header("content-security-policy").is_some(), "{row}");
            if expected >= 400 || route.method == "GET" {
                assert_eq!(house.commands(&path), before, "{row} changed the table");
            }
        }
    }
}

#[test]
fn every_door_before_the_game() {
    try_routes(WAITING, false);
}

#[test]
fn every_door_during_the_game() {
    try_routes(PLAYING, true);
}

#[test]
fn streams_are_open_to_everybody_and_show_each_his_own() {
    let house = House::quick();
    let (path, guests) = table(&house, true);
    for (role, guest) in guests.iter().enumerate() {
        let watch = guest.watch(&path);
        assert!(watch.until(|text| text.contains("curia-board")), "{}", ROLES[role]);
        assert!(watch.text().contains("text/event-stream"));
        // Nobody without a seat is offered a move.
        assert!(role >= 2 || !watch.text().contains("name=\"move\""), "{}", ROLES[role]);
    }
}

#[test]
fn a_move_needs_the_seat_whose_turn_it_is() {
    let house = House::quick();
    let (path, mut host, mut other) = house.game_for_two();
    let ((a, key_a, moves_a), (b, key_b, _)) = (host.choices(&path), other.choices(&path));
    let (mover, waiter, mine, theirs) = if moves_a.is_empty() {
        (&mut other, &mut host, (b, key_b), (a, key_a))
    } else {
        (&mut host, &mut other, (a, key_a), (b, key_b))
    };
    let before = house.commands(&path);
    let url = format!("{path}/move");
    assert_eq!(waiter.post(&url, &move_form("skip", theirs.0, &theirs.1)).status, 422, "out of turn");
    assert_eq!(house.commands(&path), before);
    assert_eq!(mover.post(&url, &move_form("skip", mine.0, &mine.1)).status, 303);
    assert!(house.commands(&path).len() > before.len());
}
