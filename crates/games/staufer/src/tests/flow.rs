//! The course of a game (sections 4, 5 and 8).

use curia_core::{
    Chance, Event as _, FastChance, Game, Heard, How, MoveList, Outcome, Seat, SeatCount, Silent, Viewer, Watched,
};

use super::position::{A, B, END, LAST_TURN, table};
use crate::data::{Chest, Job, Place, Privilege, Province, ROUNDS, TURNS};
use crate::state::Phase;
use crate::view::PhaseName;
use crate::{Event, Options, Staufer};

fn seats(count: usize) -> SeatCount {
    SeatCount::new(count).unwrap()
}

/// Plays a whole game at random.
fn played(count: usize, seed: u64) -> (Staufer, Watched<Staufer>) {
    let mut chance = FastChance::new(seed);
    let mut log = Watched::new(true);
    let mut game = Staufer::new(&Options::default(), seats(count), &mut chance, &mut log).unwrap();
    let mut list = MoveList::for_game::<Staufer>();
    while let Some(seat) = game.awaited().first() {
        game.legal(seat, &mut list);
        assert!(list.len() > 1, "a forced decision is asked: {:?}", list.first());
        let mv = list[chance.below(list.len())];
        game.apply(seat, mv, &mut chance, &mut log);
    }
    (game, log)
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<Staufer>() <= 1024, "{}", size_of::<Staufer>());
}

/// Section 4.5.
#[test]
fn chests_are_dealt_as_section_4_5_says() {
    for (count, dealt) in [(2, 25), (3, 30), (4, 31), (5, 31)] {
        let game = Staufer::new(&Options::default(), seats(count), &mut FastChance::new(1), &mut Silent).unwrap();
        assert_eq!(usize::from(game.deck.len()), Chest::TOTAL - dealt);
        assert!(game.layout().all.iter().all(|office| game.stacks[office.index()].len() == 1));
        assert_eq!(usize::from(game.deck.drawn), dealt);
    }
}

/// Section 4.
#[test]
fn chance_decides_in_the_order_of_section_4() {
    let mut log = Heard::default();
    let options = Options { privilege_set: crate::PrivilegeChoice::Random, ..Options::default() };
    Staufer::new(&options, seats(3), &mut FastChance::new(1), &mut log).unwrap();
    let what: Vec<&str> = log
        .0
        .iter()
        .filter_map(|(_, event)| event.outcome())
        .map(|outcome| match outcome {
            Outcome::Shuffle { what, .. } | Outcome::Pick { what, .. } => what,
        })
        .collect();
    let expected = [
        "start_player",
        "ring",
        "scoring_tiles",
        "chests",
        "jobs_province",
        "jobs_blue",
        "jobs_red",
        "tiles_a",
        "tiles_b",
        "tiles_c",
        "privileges",
    ];
    assert_eq!(what, expected);
}

/// Section 3.8.
#[test]
fn the_record_calls_the_tiles_of_provinces_by_their_ids() {
    for province in Province::ALL {
        assert_eq!(province.tile_id().strip_prefix("a_"), Some(province.id()));
    }
    let mut log = Heard::default();
    Staufer::new(&Options::default(), seats(4), &mut FastChance::new(3), &mut log).unwrap();
    let shuffled = log.0.iter().filter_map(|(_, event)| match event.outcome() {
        Some(Outcome::Shuffle { what: "tiles_a", order }) => Some(order),
        _ => None,
    });
    let mut order: Vec<_> = shuffled.flatten().collect();
    order.sort();
    assert_eq!(order, ["a_aachen", "a_augsburg", "a_milano", "a_nijmegen", "a_palermo", "a_strasbourg"]);
}

/// Section 4.5.
#[test]
fn the_shuffled_deck_is_dealt_from_its_top() {
    let mut log = Heard::default();
    let game = Staufer::new(&Options::default(), seats(4), &mut FastChance::new(3), &mut log).unwrap();
    let order = log.0.iter().find_map(|(_, event)| match event {
        Event::ShuffledDeck { order } => Some(order.clone()),
        _ => None,
    });
    let order = order.unwrap();
    assert_eq!(game.fields[0].top(), Some(order[0]));
    assert_eq!(game.fields[4].top(), Some(order[4]));
    let first = game.layout().offices(game.ring.provinces()[0]).next().unwrap();
    assert_eq!(game.stacks[first.index()].top(), Some(order[5]));
}

/// Section 5.
#[test]
fn a_game_has_five_rounds_of_three_turns_each() {
    for count in 2..=5 {
        let (game, log) = played(count, 5);
        let told = |id: &str| {
            use curia_core::Spoken;
            log.heard.0.iter().filter(|(_, event)| event.id() == id).count()
        };
        assert_eq!(told("round_began"), usize::from(ROUNDS));
        assert_eq!(told("supplied") + told("appoint_began"), count * TURNS * usize::from(ROUNDS));
        assert_eq!(told("appoint_began"), told("appointed"));
        let moves: usize = game.schedule.king.iter().map(|tile| usize::from(tile.steps())).sum();
        assert_eq!(told("king_moved"), moves, "the king stays where he is after the last round");
        assert!((5..=10).contains(&told("province_scored")));
    }
}

/// Section 5.10.
#[test]
fn nothing_is_cleared_after_the_last_round() {
    let words = "round 5; row 5 nijmegen b_king; office A nijmegen_1 envoy; pay A strasbourg 1 0; jobs A job_nijmegen job_row job_leftmost";
    let mut table = table(&format!("{LAST_TURN}; {words}"));
    table.play("D supply").play(END);
    assert_eq!(table.game.asking().how, How::Over);
    assert!(!table.game.occupied().is_empty());
    assert_eq!(table.paid(A, Province::Strasbourg), 1);
    let jobs = Job::place_points(Place::First) + Job::Leftmost.points();
    let tile = i32::from(table.tile(Province::Nijmegen, Place::First));
    assert_eq!(table.game.tally()[A], tile + i32::from(jobs));
}

/// Section 5, forced decisions.
#[test]
fn a_turn_with_nothing_but_supply_begins_with_the_field() {
    let table = table("court A 0 0").settle();
    assert_eq!(table.moves().len(), 5);
    assert!(table.may("supply_field:field_0"));
}

/// Section 5.2, T9.
#[test]
fn a_turn_ends_by_itself_when_nothing_else_is_left() {
    let mut table = table("seats 4");
    table.play("A supply supply_field:field_e");
    assert_eq!(table.game.asked(), Some(B));
}

#[test]
fn moments_are_marked_where_something_is_worth_seeing() {
    let words = "row 1 nijmegen b_opposite c_3a; office A nijmegen_1 envoy";
    let mut table = table(&format!("{LAST_TURN}; {words}"));
    table.play("D supply");
    let mut log = Watched::<Staufer>::new(true);
    table.game.play(Seat::S3, END[2..].parse().unwrap(), &mut table.chance, &mut log).unwrap();
    let parts: Vec<PhaseName> = log.moments.iter().map(|moment| moment.game.view(Viewer::Spectator).phase).collect();
    use PhaseName::{Clearing, Journey, Refilling, Scoring, TurnsOver};
    assert_eq!(parts, [TurnsOver, Scoring, Scoring, Clearing, Refilling, Journey, Journey, Journey]);
}

#[test]
fn the_jobs_are_shown_at_a_moment_of_their_own() {
    let (_, log) = played(3, 2);
    let last = log.moments.last().unwrap();
    let view = last.game.view(Viewer::Spectator);
    assert_eq!(view.phase, PhaseName::Jobs);
    assert!(view.houses.iter().all(|house| house.jobs.is_some()));
}

/// Section 5.9, step 5.
#[test]
fn the_next_turn_order_is_shown_as_far_as_it_is_known() {
    let table = table("supplied AB; appointed C");
    let next = table.view(Viewer::Spectator).tracks.next;
    assert_eq!((next[0], next[1], next[2], next[11]), (Some(A), Some(B), None, Some(Seat::S2)));
}

/// Section 5: a decision that must have an option and has none would be a fault, not the end of a game.
#[test]
fn a_game_that_ends_for_want_of_an_option_is_broken() {
    let mut table = table("court A 0 0");
    table.game.phase = Phase::ChooseOffice(A);
    let table = table.settle();
    assert_eq!((table.game.asked(), table.game.invariants().is_err()), (None, true));
}

/// The victory-point pile is no permanent privilege, also when nothing is left of it.
#[test]
fn an_empty_pile_does_not_stand_among_the_permanent_privileges() {
    use curia_core::View as _;
    let words = "privilege A pv_vp; privilege B pv_vp; privilege C pv_vp; privilege D pv_vp";
    let outline = table(words).view(Viewer::Spectator).outline();
    let mut rows = outline.sections.iter().flat_map(|section| &section.rows);
    assert!(rows.all(|row| row.label.key != Privilege::Points.key()));
}
