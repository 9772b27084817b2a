//! Checks 5 and 6: nothing reaches a viewer that the rules hide from it, and a redraw is sound.

use super::moments::{Told, told_to};
use super::one_game::{Fault, OneGame, is_over};
use super::{Depth, Hidden, Probe};
use crate::{
    Asking, Chance, FastChance, Game, How, MoveList, Refusal, Scores, Seat, Seed, Silent, View, Viewer, Watched,
};

/// How many moves are played on in two worlds.
const PLAYED_ON: usize = 24;
/// How many redraws of a state first show that a redraw has power ...
const REDRAWS: usize = 24;
/// ... and how many at the most, where the candidates are very uneven.
const REDRAWS_AT_MOST: usize = 4000;

/// Everything one viewer gets to know at a state, apart from events.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Known<G: Game> {
    view: G::View,
    asking: Asking,
    scores: Scores,
    prompt: Option<G::Prompt>,
    legal: Vec<G::Move>,
    reasons: Vec<Option<Refusal>>,
}

fn known<G: Game>(game: &G, viewer: Viewer, tried: &[G::Move]) -> Known<G> {
    let mut legal = Vec::new();
    let mut reasons = Vec::new();
    if let Some(seat) = viewer.seat() {
        let mut list = MoveList::for_game::<G>();
        game.legal(seat, &mut list);
        legal = list.to_vec();
        reasons = tried.iter().map(|&mv| game.why_not(seat, mv)).collect();
    }
    Known {
        view: game.view(viewer),
        asking: game.asking(),
        scores: game.scores(viewer),
        prompt: viewer.seat().and_then(|seat| game.prompt(seat)),
        legal,
        reasons,
    }
}

/// What differs between two knowledges, for a report.
fn difference<G: Game>(a: &Known<G>, b: &Known<G>) -> Option<String> {
    let pair = |name: &str, a: &dyn std::fmt::Debug, b: &dyn std::fmt::Debug| Some(format!("{name}: {a:?} / {b:?}"));
    if a.view != b.view {
        return pair("view", &a.view, &b.view);
    }
    if a.asking != b.asking {
        return pair("asking", &a.asking, &b.asking);
    }
    if a.prompt != b.prompt {
        return pair("prompt", &a.prompt, &b.prompt);
    }
    if a.legal != b.legal {
        return pair("legal list", &a.legal, &b.legal);
    }
    if a.reasons != b.reasons {
        return pair("reasons", &a.reasons, &b.reasons);
    }
    if a.scores != b.scores {
        return pair("scores", &a.scores, &b.scores);
    }
    None
}

pub(super) fn at_state<G: Probe>(one: &mut OneGame<G>, game: &G) -> Result<(), Fault> {
    let all = one.depth == Depth::Secrecy;
    for viewer in Viewer::all(game.seats()) {
        let tried = wrong_moves(one, game, viewer);
        let before = known(game, viewer, &tried);
        let world = redraw_shows_nothing(one, game, viewer, &tried, &before)?;
        redraw_is_canonical(one, game, &world, viewer)?;
        scrambling_shows_nothing(one, game, &world, viewer, &tried, &before)?;
        if all || one.chance.below(8) == 0 {
            playing_on_shows_nothing(one, game, &world, viewer)?;
        }
        if one.chance.below(if all { 8 } else { 64 }) == 0 {
            redraw_has_power(one, game, viewer)?;
        }
        if one.chance.below(if all { 8 } else { 32 }) == 0 {
            world_can_be_played(one, world)?;
        }
    }
    secret_choice_stays_secret(one, game)
}

fn wrong_moves<G: Probe>(one: &mut OneGame<G>, game: &G, viewer: Viewer) -> Vec<G::Move> {
    let mut moves = match viewer {
        Viewer::Seat(_) => game.view(viewer).candidates(),
        Viewer::Spectator => Vec::new(),
    };
    for _ in 0..4 {
        let place = one.chance.below(one.corpus.len());
        moves.extend(one.corpus.get(place));
    }
    moves
}

/// Check 5a and the first half of 6; gives the world that was drawn.
fn redraw_shows_nothing<G: Probe>(
    one: &mut OneGame<G>,
    game: &G,
    viewer: Viewer,
    tried: &[G::Move],
    before: &Known<G>,
) -> Result<G, Fault> {
    let mut world = game.clone();
    world.resample(viewer, &mut one.chance);
    if let Some(difference) = difference(before, &known(&world, viewer, tried)) {
        return Err(("5a redraw", format!("viewer {viewer} sees a redraw of what they cannot know: {difference}")));
    }
    if viewer != Viewer::Spectator && world.view(Viewer::Spectator) != game.view(Viewer::Spectator) {
        return Err(("5a redraw", format!("the spectator sees a redraw for viewer {viewer}")));
    }
    world.invariants().map_err(|broken| ("6 sound", format!("world of viewer {viewer}: {broken}")))?;
    Ok(world)
}

/// Check 5b.
fn redraw_is_canonical<G: Probe>(one: &mut OneGame<G>, game: &G, world: &G, viewer: Viewer) -> Result<(), Fault> {
    let number = one.chance.bits();
    let (mut a, mut b) = (game.clone(), world.clone());
    a.resample(viewer, &mut FastChance::new(number));
    b.resample(viewer, &mut FastChance::new(number));
    if a != b {
        return Err(("5b canonical", format!("the world drawn for viewer {viewer} depends on what they cannot know")));
    }
    Ok(())
}

/// Check 5c.
fn scrambling_shows_nothing<G: Probe>(
    one: &mut OneGame<G>,
    game: &G,
    world: &G,
    viewer: Viewer,
    tried: &[G::Move],
    before: &Known<G>,
) -> Result<(), Fault> {
    let mut scrambled = world.clone();
    scrambled.scramble(viewer, &mut one.chance);
    if scrambled == *world {
        return Ok(());
    }
    let after = known(&scrambled, viewer, tried);
    if after.view != before.view || after.prompt != before.prompt || after.asking != before.asking {
        return Err(("5c scramble", format!("viewer {viewer} is shown what they should have to compute")));
    }
    if after.reasons != before.reasons || after.legal != before.legal {
        return Err((
            "5c scramble",
            format!("a list or reason of viewer {viewer} tells what they should have to compute"),
        ));
    }
    worlds_run_alike(one, game, &scrambled, viewer, 4, "5c scramble")
}

/// Check 5e.
fn playing_on_shows_nothing<G: Probe>(one: &mut OneGame<G>, game: &G, world: &G, viewer: Viewer) -> Result<(), Fault> {
    worlds_run_alike(one, game, world, viewer, PLAYED_ON, "5e played on")
}

/// Plays the same moves in two worlds that look alike to `viewer`, until they lawfully learn something.
fn worlds_run_alike<G: Probe>(
    one: &mut OneGame<G>,
    game: &G,
    world: &G,
    viewer: Viewer,
    moves: usize,
    check: &'static str,
) -> Result<(), Fault> {
    let (mut a, mut b) = (game.clone(), world.clone());
    for _ in 0..moves {
        let Some((seat, mv)) = common_move(one, &a, &b) else { return Ok(()) };
        let number = one.chance.bits();
        let (mut log_a, mut log_b) = (Watched::<G>::new(true), Watched::<G>::new(true));
        a.apply(seat, mv, &mut FastChance::new(number), &mut log_a);
        b.apply(seat, mv, &mut FastChance::new(number), &mut log_b);
        match told_alike(&log_a, &log_b, viewer) {
            Alike::Learned => return Ok(()),
            Alike::No(what) => return Err((check, format!("{mv} of seat {seat} told viewer {viewer} {what}"))),
            Alike::Yes => {}
        }
        if let Some(difference) = difference(&known(&a, viewer, &[]), &known(&b, viewer, &[])) {
            return Err((check, format!("after {mv} of seat {seat}, viewer {viewer}: {difference}")));
        }
    }
    Ok(())
}

/// Whether a viewer was told the same in two worlds.
enum Alike {
    Yes,
    /// They lawfully learned something that the worlds do not have in common, perhaps.
    Learned,
    No(String),
}

/// Compares what two logs told `viewer` and the moments they showed, until the viewer lawfully learns something.
fn told_alike<G: Probe>(a: &Watched<G>, b: &Watched<G>, viewer: Viewer) -> Alike {
    let (mut told_a, mut told_b) = (told_to(a, viewer).into_iter(), told_to(b, viewer).into_iter());
    loop {
        let pair = (told_a.next(), told_b.next());
        let reveals =
            |told: &Option<Told<'_, G>>| matches!(told, Some(Told::Event(event)) if G::reveals(event, viewer));
        if reveals(&pair.0) || reveals(&pair.1) {
            return Alike::Learned;
        }
        match pair {
            (None, None) => return Alike::Yes,
            (Some(Told::Event(x)), Some(Told::Event(y))) if x == y => {}
            (Some(Told::Event(x)), Some(Told::Event(y))) => return Alike::No(format!("{x:?} / {y:?}")),
            (Some(Told::Moment(x)), Some(Told::Moment(y))) => {
                if let Some(difference) = difference(&known(x, viewer, &[]), &known(y, viewer, &[])) {
                    return Alike::No(format!("a moment with {difference}"));
                }
            }
            _ => return Alike::No("more in one world than in the other".to_owned()),
        }
    }
}

/// Check 8: what a viewer cannot know does not show in the middle of a move either.
pub(super) fn moment_shows_nothing<G: Probe>(one: &mut OneGame<G>, game: &G, viewer: Viewer) -> Result<(), Fault> {
    let tried = wrong_moves(one, game, viewer);
    let before = known(game, viewer, &tried);
    let world = redraw_shows_nothing(one, game, viewer, &tried, &before).map_err(|(_, what)| ("8 moment", what))?;
    let mut scrambled = world.clone();
    scrambled.scramble(viewer, &mut one.chance);
    match difference(&before, &Known { scores: before.scores.clone(), ..known(&scrambled, viewer, &tried) }) {
        Some(what) => Err(("8 moment", format!("viewer {viewer} is shown what they should have to compute: {what}"))),
        None => Ok(()),
    }
}

/// A move that is legal in both worlds.
fn common_move<G: Probe>(one: &mut OneGame<G>, a: &G, b: &G) -> Option<(Seat, G::Move)> {
    let awaited: Vec<Seat> = a.awaited().iter().collect();
    let seat = *awaited.get(one.chance.below(awaited.len()))?;
    let (mut in_a, mut in_b) = (MoveList::for_game::<G>(), MoveList::for_game::<G>());
    a.legal(seat, &mut in_a);
    b.legal(seat, &mut in_b);
    let both: Vec<G::Move> = in_a.iter().copied().filter(|mv| in_b.contains(mv)).collect();
    let mv = *both.get(one.chance.below(both.len()))?;
    Some((seat, mv))
}

/// Check 5d.
fn secret_choice_stays_secret<G: Probe>(one: &mut OneGame<G>, game: &G) -> Result<(), Fault> {
    if !game.asking().secret {
        return Ok(());
    }
    for seat in game.seats().iter() {
        let mut list = MoveList::for_game::<G>();
        game.legal(seat, &mut list);
        if list.len() < 2 {
            continue;
        }
        let first = one.chance.below(list.len());
        let second = (first + 1 + one.chance.below(list.len() - 1)) % list.len();
        let number = one.chance.bits();
        let answer = |mv: G::Move| {
            let (mut world, mut log) = (game.clone(), Watched::<G>::new(true));
            world.apply(seat, mv, &mut FastChance::new(number), &mut log);
            (world, log)
        };
        let (a, log_a) = answer(list[first]);
        let (b, log_b) = answer(list[second]);
        for viewer in Viewer::all(game.seats()).filter(|viewer| !viewer.is(seat)) {
            let pair = || format!("{} or {} of seat {seat}, viewer {viewer}", list[first], list[second]);
            match told_alike(&log_a, &log_b, viewer) {
                // The last answer turns everything up; that is no leak.
                Alike::Learned => continue,
                Alike::No(what) => return Err(("5d secret choice", format!("{}: told {what}", pair()))),
                Alike::Yes => {}
            }
            if let Some(difference) = difference(&known(&a, viewer, &[]), &known(&b, viewer, &[])) {
                return Err(("5d secret choice", format!("{}: {difference}", pair())));
            }
        }
    }
    Ok(())
}

/// Check 5f.
fn redraw_has_power<G: Probe>(one: &mut OneGame<G>, game: &G, viewer: Viewer) -> Result<(), Fault> {
    let mut truth = Vec::new();
    game.hidden(viewer, &mut truth);
    let various = |pool: u8| {
        let mut values = truth.iter().filter(|hidden| hidden.pool == pool).map(|hidden| hidden.value);
        let first = values.next();
        values.any(|value| Some(value) != first)
    };
    let mut still: Vec<Hidden> = truth.iter().copied().filter(|hidden| various(hidden.pool)).collect();
    let mut drawn = Vec::new();
    for _ in 0..REDRAWS_AT_MOST.max(REDRAWS) {
        if still.is_empty() {
            return Ok(());
        }
        let mut world = game.clone();
        world.resample(viewer, &mut one.chance);
        drawn.clear();
        world.hidden(viewer, &mut drawn);
        still.retain(|old| drawn.iter().any(|new| new.slot == old.slot && new.value == old.value));
    }
    match still.first() {
        None => Ok(()),
        Some(slot) => Err(("5f power", format!("viewer {viewer}: a redraw never changes {slot:?}"))),
    }
}

/// Check 6, second half.
fn world_can_be_played<G: Probe>(one: &mut OneGame<G>, mut world: G) -> Result<(), Fault> {
    let mut list = MoveList::for_game::<G>();
    let mut chance = Seed::from_number(one.chance.bits()).chance(1);
    for _ in 0..=G::MAX_PLIES {
        if is_over(&world) {
            return world.invariants().map_err(|broken| ("6 sound", format!("at the end of a drawn world: {broken}")));
        }
        let Some(seat) = world.awaited().first() else { break };
        world.legal(seat, &mut list);
        let Some(&mv) = list.get(chance.below(list.len())) else { break };
        world.apply(seat, mv, &mut chance, &mut Silent);
    }
    Err(("6 sound", format!("a drawn world does not come to its end ({:?})", How::Over)))
}
