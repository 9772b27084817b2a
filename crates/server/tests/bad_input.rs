//! Bad input gets a clear message in the person's language, the right status, and changes nothing.

mod house;

use curia_server::Config;
use house::{House, choices_of, move_form};

#[test]
fn an_unknown_table_is_not_found_in_both_languages() {
    let house = House::quick();
    let mut guest = house.guest();
    for path in ["/t/nothing", "/t/nothing/events", "/t/nothing/record"] {
        assert_eq!(guest.get(path).status, 404, "{path}");
    }
    guest.headers = "accept-language: hu\r\n".into();
    let reply = guest.post("/t/nothing/move", "move=skip&asked_at=1&key=k");
    assert_eq!(reply.status, 404);
    assert!(reply.text().contains("Ezen a címen nincs asztal"), "{}", reply.text());
    guest.headers = "accept-language: en\r\n".into();
    assert!(guest.get("/t/nothing").text().contains("There is no table at this address"));
}

#[test]
fn a_full_seat_an_illegal_move_and_a_stale_one_are_told_apart() {
    let house = House::quick();
    let (path, mut host, mut other) = house.game_for_two();
    let mut late = house.guest();
    assert_eq!(late.post(&format!("{path}/sit"), "seat=1").status, 409);
    let page = host.get(&path).text();
    let (mover, page) = if choices_of(&page).2.is_empty() { (&mut other, None) } else { (&mut host, Some(page)) };
    let page = page.unwrap_or_else(|| mover.get(&path).text());
    let (asked_at, key, _) = choices_of(&page);
    let url = format!("{path}/move");
    mover.headers = "accept-language: en\r\nhx-request: true\r\n".into();
    let illegal = mover.post(&url, &move_form("pass", asked_at, &key));
    assert_eq!(illegal.status, 422);
    assert!(illegal.text().contains("(rule ") && illegal.text().contains("curia-toast"), "{}", illegal.text());
    assert_eq!(mover.post(&url, &move_form("skip", asked_at + 7, &key)).status, 409);
    assert_eq!(mover.post(&url, &move_form("skip", asked_at, &key)).status, 204);
    assert_eq!(mover.post(&url, &move_form("skip", asked_at, &key)).status, 204, "a double click is one move");
    assert_eq!(mover.post(&url, &move_form("skip", asked_at, "new")).status, 409);
}

#[test]
fn forms_that_are_none_of_ours_are_refused() {
    let house = House::quick();
    let (path, mut host, _) = house.game_for_two();
    let before = house.commands(&path);
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
    assert_eq!(host.post("/play", "game=guillotine&seats=9").status, 400);
    assert_eq!(host.post("/play", "game=guillotine&level=clever").status, 400);
    assert_eq!(host.post("/new", "game=guillotine&seat=me&seat=me").status, 400);
    assert_eq!(host.post("/new", "game=guillotine&seat=me").status, 422, "one chair is too few");
    assert_eq!(host.post("/new", "game=guillotine&seat=me&seat=open&reaction=99").status, 422);
    assert_eq!(host.post("/new", "game=guillotine&seat=me&seat=open&option.weather=fine").status, 422);
    assert_eq!(host.post("/name", &"x".repeat(20_000)).status, 413);
    assert_eq!(house.commands(&path), before);
}

#[test]
fn a_name_must_be_short_and_printable() {
    let house = House::quick();
    let mut guest = house.guest();
    guest.headers = "accept-language: en\r\n".into();
    for bad in
        ["name=%1b%5b2J", "name=a%00b", "name=", "name=%20", "name=a%0ab", &format!("name={}", "a".repeat(10_000))]
    {
        let reply = guest.post("/name", bad);
        assert_eq!(reply.status, 422, "{}", &bad[..bad.len().min(20)]);
        assert!(reply.text().contains("A name has 1 to 40 characters"), "{}", reply.text());
        assert_eq!(
            guest.post("/play", &format!("game=guillotine&seats=2&{bad}")).status,
            if bad.len() < 9 { 303 } else { 422 }
        );
    }
    assert_eq!(guest.post("/name", "name=%C3%96rs+vez%C3%A9r").status, 303);
    assert!(guest.get("/").text().contains("Örs vezér"));
}

#[test]
fn a_tampered_cookie_is_refused_and_taken_away() {
    let house = House::quick();
    let (path, mut host, _) = house.game_for_two();
    let before = house.commands(&path);
    let genuine = host.cookie.clone();
    let digit = if genuine.ends_with('0') { "1" } else { "0" };
    host.cookie = format!("{}{digit}", &genuine[..genuine.len() - 1]);
    for (method, url) in [("GET", path.clone()), ("POST", format!("{path}/leave")), ("GET", format!("{path}/events"))] {
        let reply = host.send(method, &url, "");
        assert_eq!(reply.status, 401, "{url}");
        assert!(reply.head.contains("curia_id=; Path=/; Max-Age=0"), "{}", reply.head);
    }
    assert_eq!(house.commands(&path), before);
    host.cookie = genuine;
    assert_eq!(host.get(&path).status, 200);
}

#[test]
fn a_second_tab_of_the_same_person_sees_everything_too() {
    let house = House::quick();
    let (path, mut host, other) = house.game_for_two();
    let mut tab = host.clone();
    let (first, second, third) = (host.watch(&path), tab.watch(&path), other.watch(&path));
    assert!(first.until(|text| text.contains("curia-board")) && second.until(|text| text.contains("curia-board")));
    assert!(third.until(|text| text.contains("curia-board")));
    let (asked_at, key, moves) = tab.choices(&path);
    let (mut mover, form) = match moves.is_empty() {
        true => {
            let mut other = other.clone();
            let (asked_at, key, _) = other.choices(&path);
            (other, move_form("skip", asked_at, &key))
        }
        false => (tab.clone(), move_form("skip", asked_at, &key)),
    };
    let lengths = [first.text().len(), second.text().len(), third.text().len()];
    assert_eq!(mover.post(&format!("{path}/move"), &form).status, 303);
    for (watch, length) in [&first, &second, &third].into_iter().zip(lengths) {
        assert!(watch.until(|text| text.len() > length));
    }
    host.get("/");
}

#[test]
fn a_post_from_another_site_is_not_carried_out() {
    let house = House::quick();
    let (path, mut host, _) = house.game_for_two();
    let before = house.commands(&path);
    for headers in ["sec-fetch-site: cross-site\r\n", "origin: https://evil.example\r\n", "origin: null\r\n"] {
        host.headers = headers.into();
        assert_eq!(host.post(&format!("{path}/leave"), "").status, 403);
    }
    assert_eq!(house.commands(&path), before);
}

#[test]
fn whoever_asks_too_much_is_told_how_long_to_wait() {
    let house = House::open(Config { human_pace: false, ..Config::default() });
    let mut guest = house.guest();
    guest.get("/");
    let refused = (0..200).map(|_| guest.post("/theme", "theme=dark")).find(|reply| reply.status != 303).unwrap();
    assert_eq!(refused.status, 429);
    let wait: u64 = refused.header("retry-after").unwrap().parse().unwrap();
    assert!((1..=5).contains(&wait), "{wait}");
    assert!(refused.text().contains(&format!("{wait}")) || wait == 1);
    assert_eq!(house.guest().post("/theme", "theme=dark").status, 303, "others are not concerned");
}

#[test]
fn cookies_and_pages_carry_what_protects_them() {
    let house = House::quick();
    let mut guest = house.guest();
    let reply = guest.get("/");
    let cookie = reply.header("set-cookie").unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    let policy = reply.header("content-security-policy").unwrap();
    assert!(policy.contains("default-src 'none'") && !policy.contains("script-src 'unsafe-inline'"), "{policy}");
    assert_eq!(reply.header("x-content-type-options"), Some("nosniff"));
    assert!(!reply.text().contains("<script>"));
}
