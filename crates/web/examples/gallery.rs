//! Writes pages of real positions as static files, to be looked at: `cargo run -p curia-web --example gallery -- DIR`.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::Path;

use curia_catalog::GameId;
use curia_core::{Asking, Chance, Event, FastChance, Game, Heard, How, MoveList, Seat, SeatCount, Seed, View, Viewer};
use curia_guillotine::{Guillotine, Options};
use curia_texts::{Lang, Names};
use curia_web::{
    Chair, Draft, LogLine, MyTable, MyTableState, Pause, Scene, SeatInfo, Theme, Undo, Visitor, Waiting, about_page,
    asset, error_page, fragments, join_page, new_table_page, start_page, table_page,
};

const COMMITMENT: &str = "5f1c0d9be2a7438c1d6f0ab3947e25c86d10fe7ab29c4d53e8f60712a9bc34de";

/// A moment of a game that is worth a picture.
struct Moment {
    name: String,
    game: Guillotine,
    viewer: Viewer,
    log: Vec<LogLine>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let dir = std::env::args().nth(1).ok_or("say where to write the pages")?;
    let dir = Path::new(&dir);
    fs::create_dir_all(dir.join("assets"))?;
    let mut moments = BTreeMap::new();
    for seed in 0..40 {
        for seats in 2..=5 {
            collect(seed, seats, &mut moments);
        }
    }
    for moment in moments.values() {
        for lang in Lang::ALL {
            for theme in [Theme::Light, Theme::Dark] {
                write_moment(dir, moment, lang, theme)?;
            }
        }
    }
    for lang in Lang::ALL {
        for theme in [Theme::Light, Theme::Dark] {
            write_pages(dir, lang, theme)?;
        }
    }
    println!("{} positions", moments.len());
    Ok(())
}

/// Plays a random game and keeps the first moment of each kind.
fn collect(seed: u8, seats: usize, moments: &mut BTreeMap<String, Moment>) {
    let Some(count) = SeatCount::new(seats) else { return };
    let mut heard = Heard::default();
    let secret = Seed([seed.wrapping_mul(5).wrapping_add(seats as u8); 32]);
    let Ok(mut game) = Guillotine::new(&Options::default(), count, &mut secret.chance(0), &mut heard) else {
        return;
    };
    let mut logs: Vec<(u64, Heard<_>)> = vec![(0, heard)];
    let mut pick = FastChance::new(u64::from(seed) * 7 + seats as u64);
    let mut index = 0;
    loop {
        keep(&game, &logs, seats, index, moments);
        let Some(seat) = game.awaited().iter().next() else { return };
        let mut legal = MoveList::for_game::<Guillotine>();
        game.legal(seat, &mut legal);
        let mut mv = legal[pick.below(legal.len())];
        // Skips are kept rare, so that cards are seen at work.
        if mv.to_string() == "skip" && pick.below(3) > 0 {
            mv = legal[pick.below(legal.len())];
        }
        index += 1;
        let mut heard = Heard::default();
        game.apply(seat, mv, &mut secret.chance(index), &mut heard);
        logs.push((index, heard));
    }
}

fn keep(
    game: &Guillotine,
    logs: &[(u64, Heard<curia_guillotine::Event>)],
    seats: usize,
    index: u64,
    moments: &mut BTreeMap<String, Moment>,
) {
    let asked = game.awaited().iter().next();
    let decision = match asked.and_then(|seat| game.prompt(seat)) {
        Some(prompt) => curia_core::Prompt::decision(&prompt),
        None => "over",
    };
    let line = game.view(Viewer::Spectator).line.len();
    let mut wanted = vec![];
    if index == 0 && seats == 3 {
        wanted.push(("first-3".to_owned(), asked.map_or(Viewer::Spectator, Viewer::Seat)));
    }
    if index > 20 || decision == "over" {
        let usual = if decision == "choose_action" { [2, 3, 4, 5].contains(&seats) } else { seats == 4 };
        if usual {
            wanted.push((format!("{decision}-{seats}"), asked.map_or(Viewer::Spectator, Viewer::Seat)));
        }
        if decision == "choose_action" && seats == 4 {
            let other = asked.map(|seat| seat.next(game.seats()));
            wanted.push(("waiting-4".to_owned(), other.map_or(Viewer::Spectator, Viewer::Seat)));
            wanted.push(("spectator-4".to_owned(), Viewer::Spectator));
        }
        if line >= 13 && decision == "choose_noble" {
            wanted.push((format!("long-{line}"), asked.map_or(Viewer::Spectator, Viewer::Seat)));
        }
    }
    for (name, viewer) in wanted {
        let moment = || Moment { name: name.clone(), game: game.clone(), viewer, log: chronicle(logs, viewer) };
        moments.entry(name.clone()).or_insert_with(moment);
    }
}

fn chronicle(logs: &[(u64, Heard<curia_guillotine::Event>)], viewer: Viewer) -> Vec<LogLine> {
    let mut lines = Vec::new();
    for (index, heard) in logs {
        for event in heard.by(viewer) {
            if let Some(phrase) = event.phrase() {
                let seat = phrase.args.iter().find_map(|(_, arg)| match arg {
                    curia_core::Arg::Seat(seat) => Some(*seat),
                    _ => None,
                });
                lines.push(LogLine { ply: *index, seat, phrase });
            }
        }
    }
    lines
}

fn write_moment(dir: &Path, moment: &Moment, lang: Lang, theme: Theme) -> Result<(), Box<dyn Error>> {
    let names = Names::new(["Anna", "Bence", "Csilla", "Dávid", "Emőke"]);
    let view = moment.game.view(moment.viewer);
    let mut legal = MoveList::for_game::<Guillotine>();
    if let Some(seat) = moment.viewer.seat() {
        moment.game.legal(seat, &mut legal);
    }
    let refused = moment.viewer.seat().map_or_else(Vec::new, |seat| {
        view.candidates().into_iter().filter_map(|mv| moment.game.why_not(seat, mv).map(|why| (mv, why))).collect()
    });
    let chairs = [Chair::Present, Chair::Bot("greedy"), Chair::Absent, Chair::Replaced, Chair::Bot("mcts")];
    let seats = moment.game.seats();
    let own = moment.viewer.seat();
    let seats = seats.iter().zip(chairs).map(|(seat, chair)| SeatInfo {
        seat,
        name: names.get(seat).into_owned(),
        chair: if own == Some(seat) { Chair::Present } else { chair },
    });
    let asking: Asking = moment.game.asking();
    let standings = moment.game.standings();
    let scene = Scene::<Guillotine> {
        lang,
        viewer: moment.viewer,
        table: "demo",
        version: 7,
        seats: seats.collect(),
        names: &names,
        view: &view,
        asking,
        prompt: own.and_then(|seat| moment.game.prompt(seat)),
        asked_at: 12,
        legal: legal.to_vec(),
        refused,
        scores: moment.game.scores(moment.viewer),
        standings,
        log: moment.log.clone(),
        log_goes_on: false,
        undo: if view.in_play.is_some() && asking.how == How::Turn { Undo::Free(11) } else { Undo::No },
        pause: view.window.then_some(Pause { total_ms: 3_000, left_ms: 2_100 }),
        order: None,
        watching: 3,
        commitment: COMMITMENT,
        seed: standings.map(|_| COMMITMENT),
    };
    let visitor = Visitor { lang, theme, name: Some("Anna"), path: "/t/demo" };
    let page = table_page(&visitor, &scene);
    let update: usize = fragments(&scene).iter().map(|part| part.update().len()).sum();
    if lang == Lang::Hu && theme == Theme::Light {
        println!("{}: page {} bytes, all fragments {update} bytes", moment.name, page.len());
    }
    write(dir, &moment.name, lang, theme, &page)
}

fn write_pages(dir: &Path, lang: Lang, theme: Theme) -> Result<(), Box<dyn Error>> {
    let visitor = Visitor { lang, theme, name: Some("Anna"), path: "/" };
    let table = |id: &str, state| MyTable {
        id: id.to_owned(),
        game: GameId::Guillotine,
        players: vec!["Anna".to_owned(), "Bence".to_owned(), "Csilla".to_owned()],
        state,
    };
    let tables = [table("a", MyTableState::OthersTurn), table("b", MyTableState::YourTurn)];
    write(dir, "start", lang, theme, &start_page(&visitor, &tables))?;
    write(dir, "start-new", lang, theme, &start_page(&Visitor { name: None, ..visitor }, &[]))?;
    let mut draft = Draft::of(GameId::Guillotine);
    draft.options.insert("twist_scope".to_owned(), "any".to_owned());
    write(dir, "new-table", lang, theme, &new_table_page(&visitor, &draft, Some("…")))?;
    let seat = |seat, name: &str, chair| SeatInfo { seat, name: name.to_owned(), chair };
    let seats = [
        seat(Seat::S0, "Anna", Chair::Present),
        seat(Seat::S1, "", Chair::Open),
        seat(Seat::S2, "Csilla", Chair::Bot("greedy")),
    ];
    let waiting = Waiting {
        table: "demo",
        version: 1,
        game: GameId::Guillotine,
        link: "http://127.0.0.1:8080/t/bcdf2345gh",
        seats: &seats,
        me: Some(Seat::S0),
        host: true,
        options: &draft.options,
    };
    write(dir, "waiting", lang, theme, &join_page(&visitor, &waiting))?;
    write(dir, "about", lang, theme, &about_page(&visitor))?;
    write(dir, "error", lang, theme, &error_page(&visitor, 404, "…"))
}

/// Writes a page with the embedded files beside it.
fn write(dir: &Path, name: &str, lang: Lang, theme: Theme, page: &str) -> Result<(), Box<dyn Error>> {
    write_assets(dir, page)?;
    Ok(fs::write(dir.join(format!("{name}-{}-{}.html", lang.code(), theme.code())), page)?)
}

/// Writes the embedded files that a text names, and those that they name.
fn write_assets(dir: &Path, text: &str) -> Result<(), Box<dyn Error>> {
    for part in text.split("/assets/").skip(1) {
        let name: String = part.chars().take_while(|c| !matches!(c, '"' | '#' | ')')).collect();
        let file = dir.join("assets").join(&name);
        if let Some(asset) = asset(&name).filter(|_| !file.exists()) {
            fs::write(file, asset.bytes)?;
            write_assets(dir, &String::from_utf8_lossy(asset.bytes))?;
        }
    }
    Ok(())
}
