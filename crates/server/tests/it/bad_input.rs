//! Bad input gets a clear message in the person's language, the right status, and changes nothing.

use crate::support::{GAME, TestServer, move_form};
use axum::http::Method;
use curia_server::Config;

#[test]
fn an_unknown_table_is_not_found_in_both_languages() {
    let server = TestServer::quick();
    let mut guest = server.guest();
    for path in ["/t/nothing", "/t/nothing/events", "/t/nothing/record"] {
        assert_eq!(guest.get(path).status, 404, "{path}");
    }
    guest.speaks("hu");
    let reply = guest.post("/t/nothing/move", "move=skip&asked_at=1&key=k");
    assert_eq!(reply.status, 404);
    assert!(reply.text().contains("Ezen a címen nincs asztal"), "{}", reply.text());
    guest.speaks("en");
    assert!(guest.get("/t/nothing").text().contains("There is no table at this address"));
}

#[test]
fn a_full_seat_an_illegal_move_and_a_stale_one_are_told_apart() {
    let server = TestServer::quick();
    let (path, mut host, _) = server.game_for_two();
    let mut late = server.guest();
    assert_eq!(late.post(&format!("{path}/sit"), "seat=1").status, 409);
    let choices = host.choices(&path);
    let url = format!("{path}/move");
    host.speaks("en");
    host.set_header("hx-request", "true");
    let illegal = host.post(&url, &choices.form("pass"));
    assert_eq!(illegal.status, 422);
    assert!(illegal.text().contains("(rule\u{a0}") && illegal.text().contains("curia-said"), "{}", illegal.text());
    assert_eq!(host.post(&url, &move_form("skip", "777", &choices.key)).status, 409);
    assert_eq!(host.post(&url, &choices.form("skip")).status, 204);
    assert_eq!(host.post(&url, &choices.form("skip")).status, 204, "a double click is one move");
    assert_eq!(host.post(&url, &move_form("skip", &choices.asked_at, "new")).status, 409);
}

#[test]
fn forms_that_are_none_of_ours_are_refused() {
    let server = TestServer::quick();
    let (path, mut host, _) = server.game_for_two();
    let before = server.commands(&path);
    let long_key = "k".repeat(65);
    let long_move = "m".repeat(65);
    for form in [
        "",
        "move=skip",
        "move=skip&asked_at=x&key=k",
        "move=skip&asked_at=1",
        "asked_at=1&key=k",
        &format!("move=skip&asked_at=1&key={long_key}"),
        &format!("move={long_move}&asked_at=1&key=k"),
        &format!("{}asked_at=1&key=k", "move=skip&".repeat(17)),
    ] {
        assert_eq!(host.post(&format!("{path}/move"), form).status, 400, "{form}");
    }
    assert_eq!(host.post(&format!("{path}/undo"), "to=-1").status, 400);
    assert_eq!(host.post("/play", "game=chess").status, 400);
    assert_eq!(host.post("/play", &format!("game={GAME}&seats=9")).status, 400);
    assert_eq!(host.post("/play", &format!("game={GAME}&level=clever")).status, 400);
    assert_eq!(host.post("/new", &format!("game={GAME}&seat=me&seat=me")).status, 422, "two chairs are too many");
    assert_eq!(host.post("/new", &format!("game={GAME}&seat=me")).status, 422, "one chair is too few");
    assert_eq!(host.post("/new", &format!("game={GAME}&seat=me&seat=open&window=99")).status, 422);
    assert_eq!(host.post("/new", &format!("game={GAME}&seat=me&seat=open&option.weather=fine")).status, 422);
    assert_eq!(host.post("/name", &"x".repeat(20_000)).status, 413);
    assert_eq!(server.commands(&path), before);
}

#[test]
fn a_name_has_one_to_forty_characters_that_can_be_seen() {
    let server = TestServer::quick();
    let mut guest = server.guest();
    guest.speaks("en");
    for bad in ["name=", "name=%20", "name=%1b", "name=%E2%80%8B", &format!("name={}", "a".repeat(41))] {
        let answer = guest.post("/name", bad);
        assert_eq!(answer.status, 422, "{bad}");
        assert!(answer.text().contains("A name has 1 to 40 characters"), "{}", answer.text());
    }
    let play = |name: &str| format!("game={GAME}&seats=2&level=random&name={name}");
    assert_eq!(guest.post("/play", &play(&"a".repeat(41))).status, 422);
    assert_eq!(guest.post("/play", &play("%20")).status, 303, "who gives no name plays as a guest");
    assert_eq!(guest.post("/name", "name=+%C3%96rs%0A%E2%80%AE+vez%C3%A9r").status, 303);
    assert!(guest.get("/").text().contains("Örs vezér"), "what nobody sees is taken out");
}

#[test]
fn a_tampered_cookie_is_refused_and_taken_away() {
    let server = TestServer::quick();
    let (path, mut host, _) = server.game_for_two();
    let before = server.commands(&path);
    let genuine = host.client.cookie.clone();
    let digit = if genuine.ends_with('0') { "1" } else { "0" };
    host.client.cookie = format!("{}{digit}", &genuine[..genuine.len() - 1]);
    for (method, url) in
        [(Method::GET, path.clone()), (Method::POST, format!("{path}/leave")), (Method::GET, format!("{path}/events"))]
    {
        let answer = host.try_send(method, &url, "").unwrap();
        assert_eq!(answer.status, 401, "{url}");
        let cookie = answer.header("set-cookie").unwrap();
        assert!(cookie.starts_with("curia_id=;") && cookie.contains("Max-Age=0"), "{cookie}");
    }
    assert_eq!(server.commands(&path), before);
    host.client.cookie = genuine;
    assert_eq!(host.get(&path).status, 200);
}

#[test]
fn a_second_tab_of_the_same_person_sees_everything_too() {
    let server = TestServer::quick();
    let (path, host, other) = server.game_for_two();
    let mut tab = host.clone();
    let (first, second, third) = (host.watch(&path), tab.watch(&path), other.watch(&path));
    assert!(first.until(|text| text.contains("curia-board")) && second.until(|text| text.contains("curia-board")));
    assert!(third.until(|text| text.contains("curia-board")));
    let form = tab.choices(&path).form("skip");
    let lengths = [first.text().len(), second.text().len(), third.text().len()];
    assert_eq!(tab.post(&format!("{path}/move"), &form).status, 303);
    for (watch, length) in [&first, &second, &third].into_iter().zip(lengths) {
        assert!(watch.until(|text| text.len() > length));
    }
}

#[test]
fn a_post_from_another_site_is_not_carried_out() {
    let server = TestServer::quick();
    let (path, host, _) = server.game_for_two();
    let before = server.commands(&path);
    for (name, value) in [("sec-fetch-site", "cross-site"), ("origin", "https://evil.example"), ("origin", "null")] {
        let mut page = host.clone();
        page.set_header(name, value);
        assert_eq!(page.post(&format!("{path}/leave"), "").status, 403, "{name}: {value}");
    }
    assert_eq!(server.commands(&path), before);
}

#[test]
fn whoever_asks_too_much_is_told_how_long_to_wait() {
    let server = TestServer::open(Config { human_pace: false, ..Config::default() });
    let mut guest = server.guest();
    guest.get("/");
    let refused = (0..200).map(|_| guest.post("/theme", "theme=dark")).find(|reply| reply.status != 303).unwrap();
    assert_eq!(refused.status, 429);
    let wait: u64 = refused.header("retry-after").unwrap().parse().unwrap();
    assert!((1..=5).contains(&wait), "{wait}");
    assert!(refused.text().contains(&format!("{wait}")) || wait == 1);
    assert_eq!(server.guest().post("/theme", "theme=dark").status, 303, "others are not concerned");
}

#[test]
fn cookies_and_pages_carry_what_protects_them() {
    let server = TestServer::open(Config { https: true, ..Config::for_measuring() });
    let mut guest = server.guest();
    for form in ["lang=hu", "theme=dark", "speed=once"] {
        let route = format!("/{}", form.split('=').next().unwrap());
        let answer = server.guest().post(&route, form);
        for cookie in answer.headers.get_all("set-cookie") {
            let cookie = cookie.to_str().unwrap();
            assert!(
                ["HttpOnly", "SameSite=Lax", "Path=/", "Secure"].iter().all(|part| cookie.contains(part)),
                "{cookie}"
            );
        }
        assert_eq!(answer.headers.get_all("set-cookie").iter().count(), 2, "the choice and the identity");
    }
    let reply = guest.get("/");
    let cookie = reply.header("set-cookie").unwrap();
    assert!(cookie.starts_with("curia_id=") && cookie.contains("Secure"), "{cookie}");
    let policy = reply.header("content-security-policy").unwrap();
    assert!(policy.contains("default-src 'none'") && !policy.contains("script-src 'unsafe-inline'"), "{policy}");
    assert_eq!(reply.header("x-content-type-options"), Some("nosniff"));
    assert!(!reply.text().contains("<script>"));
}
