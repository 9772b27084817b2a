//! Real positions of a game, as somebody at the table sees them: for snapshots and for the gallery.

use std::collections::BTreeMap;

use curia_bots::Level;
use curia_catalog::GameId;
use curia_core::{
    Asking, BySeat, Chance, Event, FastChance, Game, Heard, How, MoveList, Options, Prompt, Seat, SeatCount, Seed,
    Spoken, View, Viewer,
};
use curia_table::{Chapter, Gain, Growth, Line, Step, TakesBack, Undo, Window};
use curia_texts::{Lang, Names};
use curia_web::{Board, MyTable, MyTableState, Occupant, Scene, SeatInfo, Waiting};

const COMMITMENT: &str = "5f1c0d9be2a7438c1d6f0ab3947e25c86d10fe7ab29c4d53e8f60712a9bc34de";

/// So many lines of the chronicle are enough to be looked at.
const LINES: usize = 12;

/// A moment of a game as one viewer sees it.
pub(crate) struct Moment<G: Board> {
    pub(crate) game: G,
    pub(crate) viewer: Viewer,
    pub(crate) log: Vec<Line>,
    pub(crate) undo: Undo,
    /// Who sits on the viewer's own chair.
    pub(crate) own: Occupant,
    pub(crate) growth: Option<Growth>,
}

/// The first moment of every kind, by its name: each decision before whoever is asked, the same table before somebody who
/// waits and before a spectator, the window before those who can and cannot use it, and the end.
pub(crate) fn moments<G: Board>(seats: SeatCount) -> BTreeMap<String, Moment<G>> {
    let mut moments = BTreeMap::new();
    let mut look = |options: &G::Options, seed: u64| {
        play::<G>(options, seed, seats, |game, heard, points| keep(game, heard, points, &mut moments));
        let met = |decision: &&str| moments.contains_key(&format!("decision-{decision}"));
        <G::Prompt as Spoken>::IDS.iter().all(met)
    };
    for seed in 0..40 {
        look(&G::Options::default(), seed);
    }
    // What the rulebook's own game never asks is asked under an option.
    (40..400).any(|seed| look(&changed::<G>(seed, seats), seed));
    moments
}

/// The options with one of them away from its default.
fn changed<G: Board>(seed: u64, seats: SeatCount) -> G::Options {
    let (mut options, mut pick) = (G::Options::default(), FastChance::new(seed));
    let spec = &G::Options::SPECS[pick.below(G::Options::SPECS.len())];
    let values = spec.sample_values(seats);
    options.set(spec.id, &values[pick.below(values.len())]).unwrap();
    options
}

/// Plays a game with random moves and shows every state of it with all that was heard.
pub(crate) fn play<G: Board>(
    options: &G::Options,
    seed: u64,
    seats: SeatCount,
    mut show: impl FnMut(&G, &[Heard<G::Event>], &[BySeat<i32>]),
) {
    let (secret, mut pick) = (Seed::from_number(seed), FastChance::new(seed));
    let mut heard = vec![Heard::default()];
    let mut game = G::new(options, seats, &mut secret.chance(0), &mut heard[0]).unwrap();
    let mut legal = MoveList::for_game::<G>();
    let mut points = vec![game.tally()];
    loop {
        show(&game, &heard, &points);
        let Some(seat) = game.awaited().iter().next() else { return };
        game.legal(seat, &mut legal);
        let mv = legal[pick.below(legal.len())];
        let mut now = Heard::default();
        game.apply(seat, mv, &mut secret.chance(heard.len() as u64), &mut now);
        heard.push(now);
        points.push(game.tally());
    }
}

/// How the points of a finished game grew.
fn growth<G: Board>(heard: &[Heard<G::Event>], points: &[BySeat<i32>]) -> Growth {
    let steps = points.iter().enumerate().map(|(at, &points)| Step { at, points }).collect();
    let told = chronicle::<G>(heard, Viewer::Spectator, usize::MAX);
    let chapters = told
        .iter()
        .filter_map(|line| Some(Chapter { at: line.ply as usize, name: curia_web::chapter::<G>(&line.phrase)? }));
    let chapters = chapters.collect();
    let gains = (1..points.len()).flat_map(|ply| {
        Seat::ALL.map(|seat| Gain { ply: ply as u64, seat, points: points[ply][seat] - points[ply - 1][seat] })
    });
    Growth { plies: points.len() - 1, steps, chapters, best: gains.max_by_key(|gain| gain.points), told }
}

fn keep<G: Board>(
    game: &G,
    heard: &[Heard<G::Event>],
    points: &[BySeat<i32>],
    moments: &mut BTreeMap<String, Moment<G>>,
) {
    let mut add = |name: String, viewer: Viewer| {
        let moment = || Moment {
            game: game.clone(),
            viewer,
            log: chronicle::<G>(heard, viewer, LINES),
            undo: Undo::No,
            own: Occupant::Present,
            growth: game.standings().map(|_| growth::<G>(heard, points)),
        };
        moments.entry(name).or_insert_with(moment);
    };
    let asking: Asking = game.asking();
    let Some(seat) = game.awaited().iter().next() else {
        add("over".to_owned(), Viewer::Seat(Seat::S0));
        return add("over-spectator".to_owned(), Viewer::Spectator);
    };
    let next = Viewer::Seat(seat.next(game.seats()));
    if asking.how == How::Window {
        add("window-spectator".to_owned(), Viewer::Spectator);
        let mut legal = MoveList::for_game::<G>();
        for seat in game.seats().iter() {
            game.legal(seat, &mut legal);
            let name = ["window-bystander", "window-pass", "window-react"][legal.len().min(2)];
            add(name.to_owned(), Viewer::Seat(seat));
        }
    }
    // The first moves look alike in every game.
    if heard.len() > 6 {
        let decision = game.prompt(seat).map_or("none", |prompt| prompt.decision());
        add(format!("decision-{decision}"), Viewer::Seat(seat));
        if asking.how == How::Turn {
            add("waiting".to_owned(), next);
            add("spectator".to_owned(), Viewer::Spectator);
        }
    }
}

fn chronicle<G: Game>(heard: &[Heard<G::Event>], viewer: Viewer, most: usize) -> Vec<Line> {
    let phrases = heard.iter().enumerate().flat_map(|(ply, heard)| heard.by(viewer).map(move |event| (ply, event)));
    let lines = phrases
        .filter_map(|(ply, event)| Some(Line { number: 0, ply: ply as u64, seat: None, phrase: event.phrase()? }));
    let lines: Vec<Line> = lines.collect();
    let numbered = lines.into_iter().enumerate().map(|(number, line)| Line { number, ..line });
    let lines: Vec<Line> = numbered.collect();
    lines[lines.len().saturating_sub(most)..].to_vec()
}

/// The scene of a moment.
pub(crate) fn with_scene<G: Board, R>(moment: &Moment<G>, lang: Lang, show: impl FnOnce(&Scene<'_, G>) -> R) -> R {
    let names = Names::new(["Anna", "Bence", "Csilla", "Dávid", "Emőke"]).read_by(moment.viewer.seat());
    let (game, own) = (&moment.game, moment.viewer.seat());
    let view = game.view(moment.viewer);
    let mut legal = MoveList::for_game::<G>();
    let mut refused = Vec::new();
    if let Some(seat) = own {
        game.legal(seat, &mut legal);
        refused = view.candidates().into_iter().filter_map(|mv| Some((mv, game.why_not(seat, mv)?))).collect();
    }
    let chairs = [
        Occupant::Present,
        Occupant::Bot(Level::Greedy),
        Occupant::Absent,
        Occupant::Replaced,
        Occupant::Bot(Level::Mcts),
    ];
    let seats = game.seats().iter().zip(chairs).map(|(seat, chair)| SeatInfo {
        seat,
        name: names.get(seat).into_owned(),
        chair: if own == Some(seat) { moment.own } else { chair },
    });
    let (asking, standings) = (game.asking(), game.standings());
    // As if the watcher had just made the first move of their list.
    let label = legal.first().map(|&mv| view.label(mv));
    show(&Scene {
        lang,
        viewer: moment.viewer,
        table: "demo",
        version: 7,
        seats: seats.collect(),
        names: &names,
        view: &view,
        asking,
        frozen: false,
        beat: false,
        prompt: own.and_then(|seat| game.prompt(seat)),
        asked_at: 12,
        legal: legal.to_vec(),
        refused,
        scores: game.scores(moment.viewer),
        growth: moment.growth.clone(),
        standings,
        log: moment.log.clone(),
        heard: None,
        undo: moment.undo,
        takes_back: label.as_ref().map(|label| TakesBack { label, others: 3 }),
        window: (asking.how == How::Window).then_some(Window { ply: 11, opened: 0, total_ms: 3_000 }),
        may_lengthen: asking.how == How::Window && own.is_some() && moment.own == Occupant::Present,
        now: 900,
        order: None,
        watching: 3,
        commitment: COMMITMENT,
        seed: standings.map(|_| COMMITMENT),
    })
}

/// Tables of somebody called Anna, one in each state.
pub(crate) fn my_tables() -> Vec<MyTable> {
    use MyTableState::{OthersTurn, Over, Waiting, YourTurn};
    let game = |number: usize| GameId::HOSTED[number % GameId::HOSTED.len()];
    let players = || ["Anna", "Bence", "Csilla"].map(str::to_owned).to_vec();
    let table =
        |(number, state)| MyTable { id: format!("table{number}"), game: game(number), players: players(), state };
    [OthersTurn, YourTurn, Over, Waiting].into_iter().enumerate().map(table).collect()
}

/// The chairs of a table that has not begun: Anna, perhaps nobody yet, and a bot.
pub(crate) fn chairs(full: bool) -> Vec<SeatInfo> {
    let second = if full { ("Bence", Occupant::Absent) } else { ("", Occupant::Open) };
    let chairs = [("Anna", Occupant::Present), second, ("Csilla", Occupant::Bot(Level::Greedy))];
    let seated = Seat::ALL.into_iter().zip(chairs);
    seated.map(|(seat, (name, chair))| SeatInfo { seat, name: name.to_owned(), chair }).collect()
}

/// A table that has not begun, before its host.
pub(crate) fn waiting<'a>(game: GameId, seats: &'a [SeatInfo], options: &'a BTreeMap<String, String>) -> Waiting<'a> {
    let host_name = Some("Anna");
    Waiting {
        table: "demo",
        version: 1,
        game,
        seats,
        me: Some(Seat::S0),
        host: true,
        host_name,
        here_only: false,
        options,
    }
}

/// How others come to it.
pub(crate) const LINK: &str = "http://192.168.1.7:8080/t/bcdf2345gh";

/// An agreement beyond the rulebook: the last value of the first choice that the game offers.
pub(crate) fn agreed(game: GameId) -> BTreeMap<String, String> {
    let choices = game.info().options.iter().filter(|spec| spec.words().len() > 1);
    let other = choices.filter_map(|spec| Some((spec.id.to_owned(), (*spec.words().last()?).to_owned())));
    other.take(1).collect()
}
