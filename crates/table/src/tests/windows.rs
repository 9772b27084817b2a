use curia_core::{FastChance, Viewer};

use super::*;
use crate::Window;

type Desk = super::Desk<Guillotine>;

const T: u32 = 3_000;

fn in_window(desk: &Desk) -> bool {
    desk.how() == How::Window
}

/// True if somebody who is asked in the window can do more than pass.
fn holder(desk: &Desk) -> Option<Seat> {
    in_window(desk).then(|| desk.game().asking().who.iter().find(|&seat| desk.legal(seat).len() > 1))?
}

#[test]
fn a_window_lasts_its_whole_time_whoever_passes() {
    let mut desk = Desk::at(3, Windows::Timed(T), in_window);
    let window = desk.table.window().unwrap();
    assert_eq!(window.total_ms, T);
    let (seen, versions, kept) = (desk.seen_by_all(), desk.versions(), desk.kept.len());
    let asked: Vec<Seat> = desk.game().asking().who.iter().collect();
    for &seat in &asked {
        desk.now += 100;
        assert_eq!(desk.play(seat, &["pass"]), Ok(false), "a pass is noted, not kept");
    }
    desk.now = window.deadline() - 1;
    assert_eq!(desk.submit(None, Intent::Tick), Ok(false));
    assert_eq!(desk.kept.len(), kept);
    for (number, viewer) in Viewer::all(desk.table.seats()).enumerate() {
        if viewer.seat().is_none_or(|seat| !asked.contains(&seat)) {
            assert_eq!(desk.seen_by(viewer), seen[number]);
            assert_eq!(desk.versions()[number], versions[number]);
        }
    }
    desk.now = window.deadline();
    assert_eq!(desk.submit(None, Intent::Tick), Ok(true));
    assert_eq!(desk.kept.len(), kept + 1, "all passes are one command");
    assert!(matches!(desk.kept.last().unwrap().act, Act::WindowClosed { .. }));
}

#[test]
fn passing_and_silence_come_to_the_same() {
    let silent = Desk::at(3, Windows::Timed(T), in_window);
    let mut passed = Desk::at(3, Windows::Timed(T), in_window);
    for seat in passed.game().asking().who.iter() {
        passed.play(seat, &["pass"]).unwrap();
    }
    let mut both = [silent, passed];
    for desk in &mut both {
        desk.now = desk.table.window().unwrap().deadline();
        desk.submit(None, Intent::Tick).unwrap();
    }
    assert_eq!(both[0].seen_by_all(), both[1].seen_by_all());
    assert_eq!(both[0].kept, both[1].kept);
}

#[test]
fn a_pass_of_one_is_nothing_to_another() {
    let mut desk = Desk::at(3, Windows::Timed(T), |desk| in_window(desk) && desk.game().asking().who.len() == 2);
    let asked: Vec<Seat> = desk.game().asking().who.iter().collect();
    let (seen, version) = (desk.seen_by(Viewer::Seat(asked[1])), desk.table.version(Viewer::Seat(asked[1])));
    let own = desk.table.version(Viewer::Seat(asked[0]));
    desk.play(asked[0], &["pass"]).unwrap();
    assert_eq!(desk.table.version(Viewer::Seat(asked[0])), own + 1, "whoever passes sees it");
    assert_eq!(desk.seen_by(Viewer::Seat(asked[1])), seen);
    assert_eq!(desk.table.version(Viewer::Seat(asked[1])), version);
    assert!(desk.legal(asked[0]).is_empty(), "a pass is final");
    assert_eq!(desk.play(asked[0], &["pass"]), Err(Refused::Stale));
}

#[test]
fn a_repeated_pass_is_answered_as_the_first_one() {
    let mut desk = Desk::at(3, Windows::Timed(T), in_window);
    let seat = desk.game().asking().who.first().unwrap();
    let click = Intent::Move { moves: vec!["pass".into()], asked_at: desk.asked_at(seat), key: "pass".into() };
    for _ in 0..3 {
        assert_eq!(desk.submit(Some(person(seat)), click.clone()), Ok(false));
    }
}

#[test]
fn a_table_played_again_opens_its_window_anew_whatever_the_clock_says_now() {
    let desk = Desk::at(3, Windows::Timed(T), in_window);
    for now in [0, desk.now - 500, desk.now + 1_000_000_000] {
        let mut again = Table::<Guillotine>::replay(&desk.kept).unwrap();
        again.resume(now, 1);
        assert_eq!(again.wakes().unwrap().at, now + Millis::from(T));
        let tick = Request { person: None, intent: Intent::Tick };
        assert!(again.decide(&tick, now + Millis::from(T) - 1).unwrap().commands.is_empty());
        assert_eq!(again.decide(&tick, now + Millis::from(T)).unwrap().commands.len(), 1);
    }
}

#[test]
fn a_window_that_opened_with_the_last_command_begins_when_people_have_seen_it() {
    let mut desk = Desk::at(3, Windows::Timed(T), in_window);
    let window = desk.table.window().unwrap();
    let before = window.ply - 1;
    desk.table.postpone_window(window.ply, 500);
    assert_eq!(desk.table.window(), Some(window), "one that was open before is not touched");
    desk.table.postpone_window(before, 0);
    assert_eq!(desk.table.window(), Some(window));
    desk.table.postpone_window(before, 700);
    let later = desk.table.window().unwrap();
    assert_eq!(later, Window { opened: window.opened + 700, ..window }, "it is named as before and lasts as long");
    assert_eq!(desk.table.wakes().unwrap().at, window.deadline() + 700);
    desk.now = window.deadline() + 699;
    assert_eq!(desk.submit(None, Intent::Tick), Ok(false), "nobody's silence is an answer before");
    desk.now += 1;
    assert_eq!(desk.submit(None, Intent::Tick), Ok(true));
    let mut without = Desk::at(2, Windows::Timed(T), |desk| !in_window(desk));
    let seen = without.seen_by_all();
    without.table.postpone_window(0, 700);
    assert_eq!(without.seen_by_all(), seen, "where there is no window nothing happens");
}

#[test]
fn no_two_copies_of_a_table_have_a_version_in_common() {
    let desk = Desk::at(3, Windows::Timed(T), in_window);
    let viewer = Viewer::Seat(Seat::S0);
    let versions = [1, 2].map(|life| {
        let mut again = Table::<Guillotine>::replay(&desk.kept).unwrap();
        again.resume(5, life);
        assert_ne!(again.version(viewer), desk.table.version(viewer));
        again.version(viewer)
    });
    assert_ne!(versions[0], versions[1]);
}

#[test]
fn only_a_reaction_ends_the_window_early() {
    let mut desk = Desk::at(3, Windows::Timed(T), |desk| holder(desk).is_some());
    let seat = holder(&desk).unwrap();
    assert_eq!(desk.play(seat, &["play:confusion_in_line"]), Ok(true));
    assert!(desk.now < 1_000_000 && !in_window(&desk));
}

#[test]
fn the_window_depends_on_public_things_only() {
    let mut chance = FastChance::new(11);
    for seed in 1..5 {
        let mut desk = Desk::of_persons(3, Windows::Timed(T), seed);
        while desk.play_until(&mut chance, in_window) {
            let window = desk.table.window().unwrap();
            assert_eq!((window.opened, window.total_ms), (desk.now, T));
            desk.step(&mut chance);
        }
    }
}

#[test]
fn a_standing_order_plays_at_once_and_nobody_knew_of_it() {
    let mut desk = Desk::at(3, Windows::Timed(T), |desk| holder(desk).is_some());
    let seat = holder(&desk).unwrap();
    let front = desk.game().asking().shown.first().unwrap();
    let others: Vec<Viewer> = Viewer::all(desk.table.seats()).filter(|viewer| !viewer.is(seat)).collect();
    let before: Vec<_> = others.iter().map(|&viewer| (desk.seen_by(viewer), desk.table.version(viewer))).collect();
    desk.submit(Some(person(seat)), Intent::Order("noble:robespierre".into())).unwrap();
    let after: Vec<_> = others.iter().map(|&viewer| (desk.seen_by(viewer), desk.table.version(viewer))).collect();
    assert_eq!(before, after);
    assert!(in_window(&desk), "an order that only passes keeps silent");
    desk.submit(Some(person(seat)), Intent::Order(format!("next:{front}"))).unwrap();
    assert!(!in_window(&desk), "the order applies at once");
    assert_eq!(desk.submit(Some(person(seat)), Intent::Order("dance".into())), Err(Refused::NotAnOrder));
}

#[test]
fn where_windows_are_skipped_persons_pass_and_the_same_command_goes_on() {
    let mut chance = FastChance::new(2);
    let mut desk = Desk::of_persons(2, Windows::Skipped, 9);
    desk.play_until(&mut chance, |desk| {
        assert!(!in_window(desk), "no window is ever left open");
        false
    });
    assert!(acts(&desk).iter().any(|act| matches!(act, Act::WindowClosed { .. })));
}

#[test]
fn among_bots_there_is_no_clock_but_their_answers_are_waited_for() {
    let chairs = vec![Chair::Person(HOST), Chair::Bot(Level::Random), Chair::Bot(Level::Random)];
    let mut found = None;
    for seed in 1..50 {
        let mut desk = Desk::with(chairs.clone(), Windows::Timed(T), seed);
        desk.submit(Some(HOST), Intent::Begin { fill: false }).unwrap();
        if desk.game().awaited().has(Seat::S0) && desk.play(Seat::S0, &["skip"]).is_ok() && in_window(&desk) {
            found = Some(desk);
            break;
        }
    }
    let mut desk = found.expect("a window of bots");
    assert_eq!(desk.table.window().unwrap().total_ms, 0);
    let bots = desk.table.bots_to_ask();
    assert_eq!(bots.len(), 2);
    for (number, turn) in bots.iter().enumerate() {
        let intent = Intent::Bot { seat: turn.seat, text: "pass".into(), asked_at: turn.asked_at };
        assert_eq!(desk.submit(None, intent), Ok(number == 1), "the last pass ends the question");
    }
    assert!(!in_window(&desk) || desk.table.window().unwrap().ply > 2);
}

/// A window without a clock in which one can do more than pass, and another cannot.
fn untimed() -> (Desk, Seat, Seat) {
    let desk = Desk::at(3, Windows::Untimed, |desk| holder(desk).is_some() && desk.game().asking().who.len() == 2);
    let holder = holder(&desk).unwrap();
    let other = desk.game().asking().who.without(holder).first().unwrap();
    assert_eq!(desk.legal(other), ["pass"]);
    (desk, holder, other)
}

#[test]
fn a_window_without_a_clock_waits_for_whoever_has_a_choice_and_for_nobody_else() {
    let (mut desk, holder, other) = untimed();
    assert_eq!((desk.table.window().unwrap().total_ms, desk.table.wakes()), (0, None));
    desk.now += 1_000_000;
    assert_eq!(desk.submit(None, Intent::Tick), Ok(false), "no time is too long");
    assert_eq!(desk.play(holder, &["pass"]), Ok(true));
    let [.., Act::Moved { seat, .. }, Act::WindowClosed { answers }] = acts(&desk)[..] else {
        panic!("the pass closes the window")
    };
    assert_eq!((*seat, &answers[..]), (holder, &[(other, "pass".to_owned())][..]));
    assert!(matches!(desk.table.undo(Viewer::Seat(holder)), Undo::WithConsent(_)));
}

#[test]
fn an_order_that_passes_closes_a_window_without_a_clock() {
    let (mut desk, holder, _) = untimed();
    desk.submit(Some(person(holder)), Intent::Order("noble:robespierre".into())).unwrap();
    assert!(matches!(acts(&desk).last(), Some(Act::WindowClosed { answers }) if answers.len() == 2));
}

#[test]
fn whoever_drives_the_table_is_told_when_a_window_closes() {
    let desk = Desk::at(3, Windows::Timed(T), in_window);
    let (wake, window) = (desk.table.wakes().unwrap(), desk.table.window().unwrap());
    assert_eq!((wake.at, wake.ply, window.left_ms(desk.now)), (window.deadline(), window.ply, T));
    assert_eq!((window.left_ms(wake.at - 1), window.left_ms(wake.at + 1)), (1, 0));
}

/// A game of one person against two bots in which nobody looks on, at a window that asks the person.
fn one_against_bots(until: impl Fn(&Desk) -> bool) -> Desk {
    let chairs = vec![Chair::Person(HOST), Chair::Bot(Level::Random), Chair::Bot(Level::Random)];
    for seed in 1..200 {
        let mut desk = Desk::with(chairs.clone(), Windows::Timed(T), seed);
        desk.onlookers = false;
        desk.submit(Some(HOST), Intent::Begin { fill: false }).unwrap();
        let mut chance = FastChance::new(seed);
        while !desk.table.is_over() {
            if in_window(&desk) && desk.game().asking().who.has(Seat::S0) && until(&desk) {
                return desk;
            }
            bots_or_person(&mut desk, &mut chance);
        }
    }
    panic!("some game comes to such a window")
}

/// One answer by the dice: of a bot, of the person, or by the time that passes.
fn bots_or_person(desk: &mut Desk, chance: &mut FastChance) {
    if let Some(turn) = desk.table.bots_to_ask().first() {
        let mut list = curia_core::MoveList::for_game::<Guillotine>();
        desk.game().legal(turn.seat, &mut list);
        let text = list[chance.below(list.len())].to_string();
        desk.submit(None, Intent::Bot { seat: turn.seat, text, asked_at: turn.asked_at }).unwrap();
    } else if in_window(desk) {
        desk.now = desk.table.wakes().unwrap().at;
        desk.submit(None, Intent::Tick).unwrap();
    } else {
        let legal = desk.legal(Seat::S0);
        let text = legal[chance.below(legal.len())].clone();
        desk.play(Seat::S0, &[&text]).unwrap();
    }
}

fn all_bots_pass(desk: &mut Desk) {
    for turn in desk.table.bots_to_ask() {
        let intent = Intent::Bot { seat: turn.seat, text: "pass".into(), asked_at: turn.asked_at };
        desk.submit(None, intent).unwrap();
    }
}

fn can_only_pass(desk: &Desk) -> bool {
    desk.legal(Seat::S0) == ["pass"]
}

#[test]
fn alone_against_bots_nobody_waits_for_somebody_who_can_only_pass() {
    let mut desk = one_against_bots(|desk| can_only_pass(desk) && !desk.table.bots_to_ask().is_empty());
    let window = desk.table.window().unwrap();
    assert_eq!(window.total_ms, 0);
    assert!(!desk.table.may_lengthen(Viewer::Seat(Seat::S0)));
    all_bots_pass(&mut desk);
    assert!(desk.table.window().is_none_or(|next| next.ply > window.ply), "closed at once");
}

#[test]
fn whoever_could_react_has_the_whole_time_alone_against_bots_too() {
    let mut desk = one_against_bots(|desk| desk.legal(Seat::S0).len() > 1);
    let window = desk.table.window().unwrap();
    assert_eq!(window.total_ms, T);
    all_bots_pass(&mut desk);
    assert_eq!(desk.table.window(), Some(window));
}

#[test]
fn before_onlookers_every_window_has_its_length() {
    let mut desk = one_against_bots(|desk| can_only_pass(desk) && !desk.table.bots_to_ask().is_empty());
    let window = desk.table.window().unwrap();
    let full = desk.table.window_for(Viewer::Spectator).unwrap();
    assert_eq!((full.ply, full.total_ms), (window.ply, T), "whoever comes sees nothing unusual");
    desk.onlookers = true;
    all_bots_pass(&mut desk);
    assert_eq!(desk.table.window(), Some(window), "and it lasts as long as they were shown");
    desk.now = full.deadline();
    assert_eq!(desk.submit(None, Intent::Tick), Ok(true));
    assert!(desk.table.window().is_none_or(|next| next.ply > window.ply));
}

#[test]
fn among_persons_no_window_is_short_though_nobody_looks_on() {
    let mut chance = FastChance::new(7);
    let mut desk = Desk::of_persons(3, Windows::Timed(T), 7);
    desk.onlookers = false;
    while desk.play_until(&mut chance, in_window) {
        assert_eq!(desk.table.window().unwrap().total_ms, T);
        desk.step(&mut chance);
    }
}

#[test]
fn whoever_needs_time_lengthens_the_window_for_all_and_those_to_come() {
    let mut desk = Desk::at(3, Windows::Timed(T), in_window);
    let window = desk.table.window().unwrap();
    // Also somebody who is not asked: who asks for time tells nothing.
    let mover = desk.game().asking().shown.first().unwrap();
    let more = Intent::MoreTime { window: window.ply };
    let versions = desk.versions();
    assert!(desk.table.may_lengthen(Viewer::Seat(mover)) && !desk.table.may_lengthen(Viewer::Spectator));
    assert_eq!(desk.submit(Some(person(mover)), more.clone()), Ok(true));
    assert_eq!(desk.table.window().unwrap(), Window { total_ms: 2 * T, ..window });
    assert!(desk.versions().iter().zip(versions).all(|(now, then)| *now > then), "everybody sees it");
    desk.now = window.deadline();
    assert_eq!(desk.submit(None, Intent::Tick), Ok(false), "it stays open");
    assert_eq!(desk.table.wakes().unwrap().at, window.deadline() + Millis::from(T));
    let again = Table::<Guillotine>::replay(&desk.kept).unwrap();
    assert_eq!(again.window().unwrap().total_ms, 2 * T, "a restart keeps it");
    desk.now = desk.table.wakes().unwrap().at;
    desk.submit(None, Intent::Tick).unwrap();
    assert_eq!(desk.submit(Some(person(mover)), more), Err(Refused::Stale), "that window is closed");
    assert!(desk.play_until(&mut FastChance::new(1), in_window));
    assert_eq!(desk.table.window().unwrap().total_ms, 2 * T, "the next ones last as long");
}

#[test]
fn a_window_is_lengthened_ten_times_and_the_next_ones_last_a_minute_at_most() {
    let mut desk = Desk::at(2, Windows::Timed(crate::MAX_WINDOW), in_window);
    let window = desk.table.window().unwrap();
    let more = Intent::MoreTime { window: window.ply };
    for times in 2..=11 {
        desk.submit(Some(person(Seat::S0)), more.clone()).unwrap();
        assert_eq!(desk.table.window().unwrap().total_ms, times * crate::MAX_WINDOW);
    }
    assert!(!desk.table.may_lengthen(Viewer::Seat(Seat::S0)));
    assert_eq!(desk.submit(Some(person(Seat::S0)), more), Err(Refused::LongEnough));
    desk.now = desk.table.wakes().unwrap().at;
    desk.submit(None, Intent::Tick).unwrap();
    assert!(desk.play_until(&mut FastChance::new(1), in_window));
    assert_eq!(desk.table.window().unwrap().total_ms, crate::LONGEST_WINDOW);
}

#[test]
fn no_time_is_given_to_strangers_to_those_who_left_or_passed_or_where_there_is_no_clock() {
    let mut desk = Desk::at(3, Windows::Timed(T), in_window);
    let more = Intent::MoreTime { window: desk.table.window().unwrap().ply };
    assert_eq!(desk.submit(Some(PersonId(1)), more.clone()), Err(Refused::NotSeated));
    let asked: Vec<Seat> = desk.game().asking().who.iter().collect();
    desk.play(asked[0], &["pass"]).unwrap();
    assert_eq!(desk.submit(Some(person(asked[0])), more.clone()), Err(Refused::Stale));
    let mover = desk.game().asking().shown.first().unwrap();
    desk.submit(Some(person(mover)), Intent::Leave).unwrap();
    assert_eq!(desk.submit(Some(person(mover)), more), Err(Refused::Stale));
    let mut desk = Desk::at(3, Windows::Untimed, |desk| holder(desk).is_some());
    let more = Intent::MoreTime { window: desk.table.window().unwrap().ply };
    assert_eq!(desk.submit(Some(person(Seat::S0)), more), Err(Refused::Stale));
}
