//! The first minutes of somebody who was sent a link, and of the one who sent it.

use crate::support::{GAME, Guest, TestServer, eventually};
use curia_server::Config;

/// A guest who reads a language.
fn reader(server: &TestServer, lang: &'static str) -> Guest {
    let mut guest = server.guest().known();
    guest.speaks(lang);
    guest
}

/// Opens a table with these chairs and returns its path.
fn open(host: &mut Guest, chairs: &str) -> String {
    let opened = host.post("/new", &format!("game={GAME}&window=0&{chairs}"));
    opened.header("location").unwrap_or_else(|| panic!("{}", opened.text())).to_owned()
}

#[test]
fn who_follows_a_link_gives_a_name_and_takes_a_chair_in_one_step() {
    let server = TestServer::quick();
    let [mut host, mut bence] = [(); 2].map(|()| reader(&server, "en"));
    let path = open(&mut host, "seat=me&seat=open");
    let asked = bence.get(&path).text();
    let field = asked.split('<').find(|tag| tag.starts_with("input") && tag.contains("name=\"name\""));
    assert!(field.is_some_and(|field| field.contains("required")), "{asked}");
    assert_eq!(bence.post(&format!("{path}/sit"), "seat=1&name=Bence").status, 303);
    assert!(host.get(&path).text().contains("<b>Bence</b>"));
    assert!(bence.get("/").text().contains("Bence"), "the house remembers them");
    assert!(!bence.get(&path).text().contains("name=\"name\""), "nobody is asked twice");
}

#[test]
fn a_name_that_cannot_be_used_takes_no_chair() {
    let server = TestServer::quick();
    let [mut host, mut bence] = [(); 2].map(|()| reader(&server, "en"));
    let path = open(&mut host, "seat=me&seat=open");
    let long = format!("seat=1&name={}", "a".repeat(41));
    assert_eq!(bence.post(&format!("{path}/sit"), &long).status, 422);
    assert!(bence.get(&path).text().contains("There is a chair for you"));
}

#[test]
fn a_guest_is_called_so_in_the_language_of_whoever_reads() {
    let server = TestServer::quick();
    let [mut host, mut other] = [reader(&server, "en"), reader(&server, "hu")];
    let path = open(&mut host, "seat=me&seat=open");
    assert_eq!(other.post(&format!("{path}/sit"), "seat=1").status, 303);
    let number = |guest: &Guest| guest.person().0 % 1000;
    let names = [number(&host), number(&other)];
    let check = |guest: &mut Guest, word: &str, foreign: &str| {
        let page = guest.get(&path).text();
        for name in names {
            assert!(page.contains(&format!("{word} {name}")), "{word} {name} in {page}");
        }
        assert!(!page.contains(foreign), "{foreign} in {page}");
    };
    check(&mut host, "Guest", "Vendég");
    check(&mut other, "Vendég", "Guest");
    assert_eq!(host.post(&format!("{path}/start"), "").status, 303);
    check(&mut host, "Guest", "Vendég");
    check(&mut other, "Vendég", "Guest");
    let stream = other.watch(&path);
    assert!(eventually(|| stream.text().contains(&format!("Vendég {}", names[0]))), "{}", stream.text());
    assert!(!stream.text().contains("Guest"));
    assert!(host.get("/").text().contains(&format!("Guest {}", names[1])), "the start page names who plays");
    let kept = server.commands(&path).join("\n");
    assert!(!kept.contains("Guest") && !kept.contains("Vendég"), "what is kept belongs to no language: {kept}");
}

#[test]
fn everybody_at_a_waiting_table_reads_who_must_do_what() {
    let server = TestServer::quick();
    let [mut anna, mut bence, mut eva] = [(); 3].map(|()| reader(&server, "en"));
    assert_eq!(anna.post("/name", "name=Anna").status, 303);
    let path = open(&mut anna, "seat=me&seat=open&seat=open");
    let reads = |guest: &mut Guest, words: &str| {
        let page = guest.get(&path).text();
        assert!(page.contains(words), "{words:?} in {page}");
    };
    let stream = anna.listen(&format!("{path}/events?waiting=true")).unwrap();
    reads(&mut anna, "2 chairs are still free; so far only people at this computer can take them.");
    reads(&mut bence, "There is a chair for you: sit down to play.");
    assert_eq!(bence.post(&format!("{path}/sit"), "seat=1&name=Bence").status, 303);
    assert!(stream.until(|text| text.contains("One chair is still free; so far only somebody at this computer")));
    assert!(!stream.text().contains("send them the link"), "it would lead nobody here");
    anna.set_header("host", "192.168.1.7:8080");
    reads(&mut anna, "Waiting for one more player: send them the link.");
    reads(&mut bence, "As soon as everybody sits, Anna begins the game.");
    assert_eq!(eva.post(&format!("{path}/sit"), "seat=2&name=Eva").status, 303);
    reads(&mut anna, "Everybody is here: you can begin.");
    reads(&mut bence, "Everybody is here: now Anna begins the game.");
    reads(&mut server.guest().known(), "Every chair is taken.");
}

#[test]
fn a_form_that_cannot_be_met_comes_back_with_all_that_was_in_it() {
    let server = TestServer::quick();
    let mut guest = reader(&server, "en");
    let rest = "window=7&option.callous_guards=out";
    for (chairs, words) in [
        ("name=Anna&seat=me&seat=me&seat=greedy", "You can sit on one chair only."),
        ("name=Anna&seat=me&seat=none&seat=none", "2"),
    ] {
        let refused = guest.post("/new", &format!("game={GAME}&{chairs}&{rest}"));
        let page = refused.text();
        assert_eq!(refused.status, 422, "{page}");
        let (_, problem) = page.split_once("role=\"alert\"").unwrap();
        assert!(problem.split('<').next().unwrap().contains(words), "{problem}");
        let before = page.split("role=\"alert\"").next().unwrap();
        assert!(before.rfind("<fieldset") > before.rfind("</fieldset"), "it stands beside the chairs: {page}");
        for kept in ["value=\"7\" selected", "value=\"out\" selected", "value=\"Anna\"", "value=\"me\" selected"] {
            assert!(page.contains(kept), "{kept} in {page}");
        }
        let sitting = page.matches("value=\"me\" selected").count();
        assert_eq!(sitting, chairs.matches("seat=me").count());
    }
    let long = guest.post("/new", &format!("game={GAME}&seat=me&seat=open&name={}", "b".repeat(41)));
    assert_eq!(long.status, 422);
    assert!(long.text().contains("aria-invalid=\"true\"") && long.text().contains(&"b".repeat(41)));
    assert!(guest.get("/").text().matches("href=\"/t/").count() == 0, "nothing was opened");
}

/// What a page's head says under a name.
fn meta(page: &str, name: &str) -> Option<String> {
    let (_, rest) = page.split_once(&format!("=\"{name}\" content=\""))?;
    rest.split('"').next().map(str::to_owned)
}

#[test]
fn a_link_shows_the_game_and_who_invites_and_nothing_else() {
    let server = TestServer::quick();
    let mut anna = reader(&server, "en");
    assert_eq!(anna.post("/name", "name=Anna").status, 303);
    let path = open(&mut anna, "seat=me&seat=open");
    // The one who fetches a preview comes without a cookie.
    let mut crawler = server.guest();
    crawler.speaks("en");
    crawler.set_header("host", "mill.local");
    let page = crawler.get(&path).text();
    let title = meta(&page, "og:title").unwrap();
    assert_eq!(title, "Anna invites you to a game of Guillotine");
    let image = meta(&page, "og:image").unwrap();
    let picture = crawler.get(image.strip_prefix("http://mill.local").unwrap_or_else(|| panic!("{image}")));
    assert_eq!((picture.status, picture.header("content-type")), (200, Some("image/png")));
    assert!(meta(&page, "description").is_some_and(|text| text == meta(&page, "og:description").unwrap()));
    crawler.set_header("host", "evil.example");
    assert_eq!(meta(&crawler.get(&path).text(), "og:image"), None, "no address that somebody else may own");
    // Also to the one whose turn it is, the head of the page says no more than to everybody.
    assert_eq!(anna.post(&format!("{path}/start"), "fill=bots").status, 303);
    for guest in [&mut anna, &mut crawler] {
        assert_eq!(meta(&guest.get(&path).text(), "og:title").as_deref(), Some("Guillotine"));
    }
}

#[test]
fn a_house_that_is_open_to_this_machine_alone_says_so_instead_of_inviting() {
    let server = TestServer::quick();
    let mut guest = reader(&server, "en");
    guest.set_header("host", "localhost:8080");
    let path = open(&mut guest, "seat=me&seat=open");
    let page = guest.get(&path).text();
    assert!(page.contains("curia serve --lan") && !page.contains("class=\"qr\""), "{page}");
    guest.set_header("host", "192.168.1.7:8080");
    let page = guest.get(&path).text();
    assert!(!page.contains("--lan") && page.contains("<svg class=\"qr\" role=\"img\" aria-label="), "{page}");
}

#[test]
fn the_speed_is_kept_like_the_colours() {
    let server = TestServer::open(Config::for_measuring());
    let mut guest = reader(&server, "en");
    assert!(guest.get("/").text().contains("data-speed=\"normal\""));
    let set = guest.post("/speed", "speed=once&next=/about");
    assert_eq!((set.status, set.header("location")), (303, Some("/about")));
    let cookie = set.headers.get_all("set-cookie").iter().find_map(|cookie| cookie.to_str().ok()).unwrap();
    assert!(cookie.starts_with("curia_speed=once;"), "{cookie}");
    guest.set_header("cookie", "curia_speed=once");
    let page = guest.get("/").text();
    assert!(page.contains("data-speed=\"once\""), "{page}");
    assert!(page.contains("value=\"once\" aria-pressed=\"true\""), "{page}");
}

#[test]
fn only_what_a_seat_knows_is_never_kept_by_a_browser() {
    let server = TestServer::quick();
    let (path, mut host, _) = server.game_for_two();
    let kept = |guest: &mut Guest, path: &str| guest.get(path).header("cache-control").unwrap().to_owned();
    assert_eq!(kept(&mut host, &path), "no-store");
    assert_eq!(kept(&mut host, &format!("{path}/details")), "no-store");
    let streamed = |guest: &Guest| guest.watch(&path).headers.clone();
    assert!(streamed(&host).contains("cache-control: no-store"), "{}", streamed(&host));
    let onlooker = streamed(&server.guest().known());
    assert!(
        onlooker.contains("cache-control: private, no-cache"),
        "a stream would keep its page out as well: {onlooker}"
    );
    for (guest, path) in
        [(&mut server.guest().known(), path.as_str()), (&mut host, "/"), (&mut server.guest(), "/about")]
    {
        assert_eq!(kept(guest, path), "private, no-cache", "{path}");
    }
}
