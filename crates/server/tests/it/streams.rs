//! A page that follows its stream shows what a page opened anew shows: nothing is lost, nothing comes twice.

use std::collections::{BTreeMap, BTreeSet};

use crate::support::{EventStream, GAME, Guest, TestServer};

const GAMES: usize = 6;
const WATCHERS: usize = 24;
/// The parts that depend on the game alone, not on who is looking on.
const PARTS: [&str; 3] = ["curia-board", "curia-hand", "curia-confirms"];

/// The parts that are asked for.
const DETAILS: [&str; 3] = ["curia-details", "curia-scores", "curia-piles"];

/// A spectator with the page that they opened and the stream that goes on from it.
struct Onlooker {
    page: String,
    stream: EventStream,
}

impl Onlooker {
    fn of(server: &TestServer, path: &str) -> Onlooker {
        let mut guest = server.guest();
        guest.speaks("en");
        let page = guest.get(path).text();
        let from = page.split_once("/events?v=").unwrap().1;
        let version: String = from.chars().take_while(char::is_ascii_digit).collect();
        let stream = guest.watch_from(path, &version);
        Onlooker { page, stream }
    }

    /// True if the page, changed by all that the stream has brought, shows these parts and so many lines.
    fn shows(&self, stream: &str, parts: &BTreeMap<String, String>, lines: usize) -> bool {
        let changed = parts_of(stream);
        let rewritten = stream.rfind(" id=\"curia-lines\"");
        let told = match rewritten {
            Some(at) => count_lines(&stream[at..]),
            None => count_lines(&format!("{}{stream}", self.page)),
        };
        told == lines
            && PARTS.iter().all(|&id| match changed.get(id) {
                Some(html) => *html == parts[id],
                None => self.page.contains(&parts[id]),
            })
    }
}

/// The lines of the chronicle; one that goes on comes again under its id.
fn count_lines(html: &str) -> usize {
    let ids = html.split(" id=\"line-").skip(1).filter_map(|rest| rest.split('"').next());
    ids.collect::<BTreeSet<_>>().len()
}

/// The newest of each part that a stream has brought, as it stands in a page.
fn parts_of(stream: &str) -> BTreeMap<String, String> {
    let mut parts = BTreeMap::new();
    for html in stream.lines().filter_map(|line| line.strip_prefix("data: ")) {
        for piece in html.split_inclusive("hx-swap-oob=\"outerMorph transition:true\"").collect::<Vec<_>>().windows(2) {
            let Some((_, id)) = piece[0].rsplit_once(" id=\"") else { continue };
            let id = id.split('"').next().unwrap();
            let start = piece[0].rfind('<').unwrap();
            let head = piece[0][start..].replace(" hx-swap-oob=\"outerMorph transition:true\"", "");
            // The next part begins with the last tag of this piece, unless this is the last one.
            let body = match piece[1].ends_with("hx-swap-oob=\"outerMorph transition:true\"") {
                true => &piece[1][..piece[1].rfind('<').unwrap()],
                false => piece[1],
            };
            let body = body.split("<ol hx-swap-oob=\"beforeend").next().unwrap();
            let line = body.find(" hx-swap-oob=\"outerMorph\">").and_then(|at| body[..at].rfind("<li"));
            let body = line.map_or(body, |at| &body[..at]);
            parts.insert(id.to_owned(), format!("{head}{body}"));
        }
    }
    parts
}

/// A game that bots play out by themselves as fast as they can.
fn running_game(server: &TestServer) -> (String, Guest) {
    let mut host = server.guest();
    let reply = host.post("/play", &format!("game={GAME}&seats=3&level=random"));
    let path = reply.header("location").unwrap().to_owned();
    assert_eq!(host.post(&format!("{path}/leave"), "").status, 303);
    (path, host)
}

#[test]
fn whoever_comes_in_mid_game_misses_nothing_and_hears_nothing_twice() {
    let server = TestServer::quick();
    let mut late = 0;
    for _ in 0..GAMES {
        let (path, mut host) = running_game(&server);
        let onlookers: Vec<Onlooker> = (0..WATCHERS).map(|_| Onlooker::of(&server, &path)).collect();
        host.wait_for_end(&path);
        let last = Onlooker::of(&server, &path);
        let mut stranger = server.guest();
        stranger.speaks("en");
        stranger.get("/");
        let anew = stranger.watch(&path);
        assert!(anew.until(|text| parts_of(text).contains_key("curia-lesson")));
        let parts = parts_of(&anew.text());
        assert!(DETAILS.iter().all(|&id| !parts.contains_key(id)), "no update carries what is asked for");
        let details = stranger.get(&format!("{path}/details")).text().replace(" hx-swap-oob=\"outerMorph\"", "");
        for part in details.split_inclusive("</div><div id=\"curia-") {
            let part = part.trim_end_matches("</div><div id=\"curia-");
            assert!(last.page.contains(part), "what is asked for is what a page opened anew shows");
        }
        let lines = count_lines(&last.page);
        for (number, onlooker) in onlookers.iter().enumerate() {
            let settled = onlooker.stream.until(|stream| onlooker.shows(stream, &parts, lines));
            assert!(settled, "onlooker {number} shows something else than a page opened anew");
            late += usize::from(!parts_of(&onlooker.stream.text()).is_empty());
        }
    }
    assert!(late > GAMES, "the test has power: {late} came before the end");
}
