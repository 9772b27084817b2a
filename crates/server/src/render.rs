//! From a table to what one watcher sees.

use curia_catalog::GameId;
use curia_core::{Game, Options, Seat, Viewer};
use curia_table::{Chair, PersonId, Table, Undo};
use curia_texts::{Lang, Names};
use curia_web::{Fragment, MyTable, MyTableState, Occupant, Scene, SeatInfo, Visitor, Waiting};

use crate::clock;
use crate::limits::CHRONICLE;
use crate::live::{Hosted, Live, names};
use crate::turn_feed::waits_for;

/// Everything a watcher's page is made from that has to be owned somewhere.
struct Stage<'a, G: Hosted> {
    table: &'a Table<G>,
    names: Names,
    seats: Vec<SeatInfo>,
    watching: usize,
    frozen: bool,
    seed: Option<String>,
}

impl<'a, G: Hosted> Stage<'a, G> {
    fn new(live: &Live<G>, table: &'a Table<G>) -> Stage<'a, G> {
        let names = names(table);
        let seats = table.seats().iter().map(|seat| SeatInfo {
            seat,
            name: table.names().get(seat.index()).cloned().unwrap_or_default(),
            chair: occupant(live, table, seat),
        });
        let seats = seats.collect();
        Stage {
            table,
            names,
            seats,
            watching: live.presence.watching(),
            frozen: live.is_frozen(),
            seed: table.seed().map(|seed| seed.to_hex()),
        }
    }
}

fn occupant<G: Hosted>(live: &Live<G>, table: &Table<G>, seat: Seat) -> Occupant {
    match table.chair(seat) {
        Chair::Open => Occupant::Open,
        Chair::Bot(level) => Occupant::Bot(level),
        Chair::Person(_) if table.left().has(seat) => Occupant::Replaced,
        Chair::Person(_) if live.presence.is_here(seat) => Occupant::Present,
        Chair::Person(_) => Occupant::Absent,
    }
}

/// Calls `show` with the scene of one watcher of a game that has begun.
fn with_scene<G: Hosted, T>(
    stage: &Stage<'_, G>,
    game: &G,
    lang: Lang,
    viewer: Viewer,
    heard: Option<usize>,
    show: impl FnOnce(&Scene<'_, G>) -> T,
) -> T {
    let table = stage.table;
    let view = game.view(viewer);
    // At a table that stands still nobody is asked anything.
    let (prompt, legal) = if stage.frozen { (None, &[][..]) } else { table.question(viewer) };
    show(&Scene {
        lang,
        viewer,
        table: table.name(),
        version: table.version(viewer),
        seats: stage.seats.clone(),
        names: &stage.names,
        asking: game.asking(),
        frozen: stage.frozen,
        prompt: prompt.cloned(),
        asked_at: table.asked_at(viewer),
        legal: legal.to_vec(),
        refused: refused(game, &view, viewer, legal),
        scores: game.scores(viewer),
        standings: game.standings(),
        log: table.chronicle(viewer, heard.unwrap_or(0), CHRONICLE),
        log_goes_on: heard.is_some(),
        undo: if stage.frozen { Undo::No } else { table.undo(viewer) },
        takes_back: table.takes_back(viewer),
        window: table.window_for(viewer).filter(|window| window.total_ms > 0 && !stage.frozen),
        may_lengthen: !stage.frozen && table.may_lengthen(viewer),
        now: clock::now(),
        order: table.order(viewer).map(ToString::to_string),
        watching: stage.watching,
        commitment: table.commitment(),
        seed: stage.seed.as_deref(),
        view: &view,
    })
}

/// Why the things that a seat may look at cannot be done now.
fn refused<G: Game>(
    game: &G,
    view: &G::View,
    viewer: Viewer,
    legal: &[G::Move],
) -> Vec<(G::Move, curia_core::Refusal)> {
    let Some(seat) = viewer.seat() else { return Vec::new() };
    let candidates = curia_core::View::candidates(view).into_iter().filter(|mv| !legal.contains(mv));
    candidates.filter_map(|mv| game.why_not(seat, mv).map(|why| (mv, why))).collect()
}

/// Calls `show` with a table that has not begun, as one watcher sees it.
fn with_waiting<G: Hosted, T>(
    stage: &Stage<'_, G>,
    person: PersonId,
    link: &str,
    show: impl FnOnce(&Waiting<'_>) -> T,
) -> Option<T> {
    let table = stage.table;
    let viewer = table.viewer(Some(person));
    let usual = <G::Options as Default>::default().to_map();
    let options = table.options().to_map().into_iter().filter(|(id, value)| usual.get(id) != Some(value)).collect();
    Some(show(&Waiting {
        table: table.name(),
        version: table.version(viewer),
        game: game_id::<G>()?,
        link,
        seats: &stage.seats,
        me: viewer.seat(),
        host: table.host() == person,
        options: &options,
    }))
}

fn game_id<G: Game>() -> Option<GameId> {
    G::ID.parse().ok()
}

/// The whole page of a table.
pub(crate) fn page<G: Hosted>(live: &Live<G>, visitor: &Visitor<'_>, person: PersonId, link: &str) -> Option<String> {
    let table = live.table();
    let stage = Stage::new(live, &table);
    match table.game() {
        Some(game) => Some(with_scene(&stage, game, visitor.lang, table.viewer(Some(person)), None, |scene| {
            curia_web::table_page(visitor, scene)
        })),
        None => with_waiting(&stage, person, link, |waiting| curia_web::join_page(visitor, waiting)),
    }
}

/// The parts of a watcher's page that change; of the chronicle only what comes after the things `heard`, if that
/// is given.
pub(crate) fn fragments<G: Hosted>(
    live: &Live<G>,
    table: &Table<G>,
    lang: Lang,
    person: PersonId,
    link: &str,
    heard: Option<usize>,
) -> Option<Vec<Fragment>> {
    let stage = Stage::new(live, table);
    match table.game() {
        Some(game) => {
            let viewer = table.viewer(Some(person));
            Some(with_scene(&stage, game, lang, viewer, heard, |scene| curia_web::fragments(scene)))
        }
        None => with_waiting(&stage, person, link, |waiting| curia_web::waiting_fragments(lang, waiting)),
    }
}

/// A table on its player's start page.
pub(crate) fn my_table<G: Hosted>(live: &Live<G>, person: PersonId) -> Option<MyTable> {
    let table = live.table();
    let state = match (table.game(), table.seat_of(person)) {
        (None, _) => MyTableState::Waiting,
        (Some(_), _) if table.is_over() => MyTableState::Over,
        (Some(_), Some(seat)) if waits_for(&table, seat) => MyTableState::YourTurn,
        (Some(_), _) => MyTableState::OthersTurn,
    };
    let players = names(&table);
    let players = table.seats().iter().map(|seat| players.get(seat).into_owned()).collect();
    Some(MyTable { id: table.name().to_owned(), game: game_id::<G>()?, players, state })
}
