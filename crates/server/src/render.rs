//! From a table to what one watcher sees.

use curia_catalog::GameId;
use curia_core::{Game, Options, Seat, Viewer};
use curia_table::{Beat, Chair, PersonId, Table, Undo};
use curia_texts::{Lang, Names};
use curia_web::{Fragment, MyTable, MyTableState, Occupant, Scene, SeatInfo, Visitor, Waiting};

use crate::clock;
use crate::hosts::Inviting;
use crate::limits::CHRONICLE;
use crate::live::{Hosted, Live};
use crate::roster::Roster;
use crate::turn_feed::waits_for;
use crate::watcher::Reader;

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
    fn new(live: &Live<G>, table: &'a Table<G>, viewer: Viewer, lang: Lang) -> Stage<'a, G> {
        let names = Roster::of(table).names(lang).read_by(viewer.seat());
        let seats = table.seats().iter().map(|seat| SeatInfo {
            seat,
            name: names.get(seat).into_owned(),
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

/// Calls `show` with the scene of one watcher of a game that has begun: as it stands, or at a moment of its last command,
/// when nobody is asked anything.
fn with_scene<G: Hosted, T>(
    Stage { table, names, seats, watching, frozen, seed }: Stage<'_, G>,
    now: &G,
    beat: Option<&Beat<G>>,
    lang: Lang,
    viewer: Viewer,
    heard: Option<usize>,
    show: impl FnOnce(&Scene<'_, G>) -> T,
) -> T {
    let (game, told) = beat.map_or((now, usize::MAX), |beat| (beat.game(), beat.told()));
    let log = match heard {
        Some(heard) => table.chronicle_since(viewer, heard, told, G::begins),
        None => table.chronicle_until(viewer, told, CHRONICLE),
    };
    let view = game.view(viewer);
    // At a table that stands still nobody is asked anything.
    let beat = beat.is_some();
    let still = frozen || beat;
    let (prompt, legal) = if still { (None, &[][..]) } else { table.question(viewer) };
    show(&Scene {
        lang,
        viewer,
        table: table.name(),
        version: table.version(viewer),
        seats,
        names: &names,
        asking: game.asking(),
        frozen,
        beat,
        prompt: prompt.cloned(),
        asked_at: table.asked_at(viewer),
        legal: legal.to_vec(),
        refused: if beat { Vec::new() } else { refused(game, &view, viewer, legal) },
        scores: game.scores(viewer),
        standings: game.standings(),
        growth: table.growth(curia_web::chapter::<G>),
        log,
        heard,
        undo: if still { Undo::No } else { table.undo(viewer) },
        takes_back: if still { None } else { table.takes_back(viewer) },
        window: table.window_for(viewer).filter(|window| window.total_ms > 0 && !still),
        may_lengthen: !still && table.may_lengthen(viewer),
        now: clock::now(),
        order: table.order(viewer).map(ToString::to_string),
        watching,
        commitment: table.commitment(),
        seed: seed.as_deref().filter(|_| !beat),
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
    here_only: bool,
    show: impl FnOnce(&Waiting<'_>) -> T,
) -> Option<T> {
    let table = stage.table;
    let viewer = table.viewer(Some(person));
    let host_name = table.seat_of(table.host()).map(|seat| stage.names.get(seat));
    let usual = <G::Options as Default>::default().to_map();
    let options = table.options().to_map().into_iter().filter(|(id, value)| usual.get(id) != Some(value)).collect();
    Some(show(&Waiting {
        table: table.name(),
        version: table.version(viewer),
        game: game_id::<G>()?,
        seats: &stage.seats,
        me: viewer.seat(),
        host: table.host() == person,
        host_name: host_name.as_deref(),
        here_only,
        options: &options,
    }))
}

fn game_id<G: Game>() -> Option<GameId> {
    G::ID.parse().ok()
}

/// The whole page of a table; before the game with an invitation to it.
pub(crate) fn page<G: Hosted>(
    live: &Live<G>,
    visitor: &Visitor<'_>,
    person: PersonId,
    Inviting { site, here_only }: &Inviting,
) -> Option<String> {
    let table = live.table();
    let stage = Stage::new(live, &table, table.viewer(Some(person)), visitor.lang);
    match table.game() {
        Some(game) => {
            let viewer = table.viewer(Some(person));
            let show = |scene: &Scene<'_, G>| curia_web::table_page(visitor, scene);
            Some(with_scene(stage, game, None, visitor.lang, viewer, None, show))
        }
        None => with_waiting(&stage, person, *here_only, |waiting| {
            curia_web::join_page(visitor, waiting, &format!("{site}/t/{}", waiting.table))
        }),
    }
}

/// The parts of a watcher's page that change, now or at a moment of the last command; of the chronicle only what comes after
/// the things `heard`, if that is given.
pub(crate) fn fragments<G: Hosted>(
    live: &Live<G>,
    table: &Table<G>,
    beat: Option<&Beat<G>>,
    reader: &Reader,
    heard: Option<usize>,
) -> Option<Vec<Fragment>> {
    let stage = Stage::new(live, table, table.viewer(Some(reader.person)), reader.lang);
    match table.game() {
        Some(game) => {
            let viewer = table.viewer(Some(reader.person));
            Some(with_scene(stage, game, beat, reader.lang, viewer, heard, |scene| curia_web::fragments(scene)))
        }
        None => with_waiting(&stage, reader.person, reader.here_only, |waiting| {
            curia_web::waiting_fragments(reader.lang, waiting)
        }),
    }
}

/// The parts of a watcher's page that no update brings, as updates of their own; `None` before the game.
pub(crate) fn details<G: Hosted>(live: &Live<G>, lang: Lang, person: PersonId) -> Option<String> {
    let table = live.table();
    let viewer = table.viewer(Some(person));
    let game = table.game()?;
    let stage = Stage::new(live, &table, viewer, lang);
    let heard = Some(table.chronicle_mark(viewer).1);
    let parts = with_scene(stage, game, None, lang, viewer, heard, |scene| curia_web::details_fragments(scene));
    let mut text = String::new();
    parts.iter().for_each(|part| part.update(true, &mut text));
    Some(text)
}

/// A table on its player's start page.
pub(crate) fn my_table<G: Hosted>(live: &Live<G>, person: PersonId, lang: Lang) -> Option<MyTable> {
    let table = live.table();
    let state = match (table.game(), table.seat_of(person)) {
        (None, _) => MyTableState::Waiting,
        (Some(_), _) if table.is_over() => MyTableState::Over,
        (Some(_), Some(seat)) if waits_for(&table, seat).is_some() => MyTableState::YourTurn,
        (Some(_), _) => MyTableState::OthersTurn,
    };
    let players = Roster::of(&table).names(lang);
    let players = table.seats().iter().map(|seat| players.get(seat).into_owned()).collect();
    Some(MyTable { id: table.name().to_owned(), game: game_id::<G>()?, players, state })
}
