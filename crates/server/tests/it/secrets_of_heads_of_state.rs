//! Two games of Heads of State that differ in nothing but a secret look the same to whoever must not know it: hands drawn from
//! the piles, and what is given up at a change of century.

use curia_core::{Game, Seat, SeatCount, Seed, Silent, Viewer};
use curia_heads_of_state::{HeadsOfState, Move, Options, PhaseName, Source, View};
use curia_server::client::Choices;

use crate::support::TestServer;
use crate::twins::{Sitting, same_for_strangers, seen, twins};

const HOST: Seat = Seat::S0;
const OTHER: Seat = Seat::S1;

/// The host's first turn: two cards from the pile, and no noble.
const BLIND: [Move; 3] = [Move::Draw(Source::Blind), Move::Draw(Source::Blind), Move::EndTurn];

fn sitting(server: &TestServer, seed: u64) -> Sitting<'_, HeadsOfState> {
    Sitting::begin(server, seed, [("start_player", "0")])
}

fn view(sitting: &Sitting<'_, HeadsOfState>, viewer: Viewer) -> View {
    sitting.table().game().unwrap().view(viewer)
}

/// A game after the host's first turn: what the other has seen on the way, and the hand that they must not know.
fn drawn(seed: u64) -> Option<(String, String)> {
    let options = Options { start_player: Some(HOST), ..Options::default() };
    let two = SeatCount::new(2)?;
    let deal = Seed::from_number(seed);
    let mut game = HeadsOfState::new(&options, two, &mut deal.chance(0), &mut Silent).ok()?;
    let mut key = seen(&game, Viewer::Seat(OTHER));
    for (ply, mv) in BLIND.into_iter().enumerate() {
        game.play(HOST, mv, &mut deal.chance(ply as u64 + 1), &mut Silent).ok()?;
        key += &seen(&game, Viewer::Seat(OTHER));
    }
    Some((key, format!("{:?}", game.view(Viewer::Seat(HOST)).own()?.attributes)))
}

#[test]
fn nobody_can_tell_what_was_drawn_from_the_pile() {
    let server = TestServer::quick();
    let games = twins(drawn, |one, other| one != other).map(|(seed, _)| {
        let mut sitting = sitting(&server, seed);
        for mv in BLIND {
            sitting.play(true, &mv.to_string());
        }
        // The other takes open cards: the slots stay empty until the end of the turn.
        for slot in 0..3 {
            sitting.play(false, &Move::Draw(Source::Slot(slot)).to_string());
        }
        sitting
    });
    same_for_strangers(&games);
}

/// A game in which both hoard until the century ends: nobody raises anything, and both hands are over the limit.
fn to_the_trim(server: &TestServer) -> Sitting<'_, HeadsOfState> {
    let mut sitting = sitting(server, 4);
    let path = sitting.path.clone();
    for _ in 0..400 {
        if view(&sitting, Viewer::Spectator).phase == PhaseName::TrimHands {
            sitting.look();
            return sitting;
        }
        for guest in [&mut sitting.host, &mut sitting.other] {
            let page = guest.get(&path).text();
            let Some(choices) = Choices::of([page.as_str()]).filter(|choices| !choices.moves.is_empty()) else {
                continue;
            };
            let wanted = ["end_turn", "draw:blind", "option:attributes_three"];
            let found = wanted.into_iter().find(|wanted| choices.moves.iter().any(|mv| mv == wanted));
            let mv = found.map_or_else(|| choices.moves[0].clone(), str::to_owned);
            assert_eq!(guest.post(&format!("{path}/move"), &choices.form(&mv)).status, 303, "{mv}");
            break;
        }
    }
    panic!("the century does not end");
}

#[test]
fn nobody_can_tell_what_was_given_up_at_a_change_of_century() {
    let server = TestServer::quick();
    let games = [false, true].map(|last| {
        let mut sitting = to_the_trim(&server);
        let due = view(&sitting, Viewer::Seat(HOST)).own().unwrap().trim_due;
        assert!(due[0] > 0 && due[1] == 0, "the host gives up attribute cards alone: {due:?}");
        for _ in 0..due[0] {
            let path = sitting.path.clone();
            let offered = sitting.host.choices(&path).moves;
            let mv = if last { offered.last() } else { offered.first() }.unwrap().clone();
            sitting.play(true, &mv);
        }
        assert_eq!(view(&sitting, Viewer::Spectator).phase, PhaseName::TrimHands, "the other one has not chosen yet");
        sitting
    });
    same_for_strangers(&games);
}

#[test]
fn nobody_can_tell_how_far_a_hand_is_given_up() {
    let server = TestServer::quick();
    let mut sitting = to_the_trim(&server);
    let [due, others] = [HOST, OTHER].map(|seat| view(&sitting, Viewer::Seat(seat)).own().unwrap().trim_due);
    assert!(due[0] > 1 && others[0] > 1, "both give up several attribute cards: {due:?}, {others:?}");
    // Whoever is in the middle themselves has a button for taking back, which could tell.
    let path = sitting.path.clone();
    let mv = sitting.other.choices(&path).moves[0].clone();
    sitting.play(false, &mv);
    let strangers = |sitting: &Sitting<'_, HeadsOfState>| {
        let [_, pages @ ..] = sitting.seen.last().unwrap().clone();
        let [_, versions @ ..] = sitting.versions.clone();
        (pages, versions)
    };
    let before = strangers(&sitting);
    for _ in 1..due[0] {
        let mv = sitting.host.choices(&path).moves[0].clone();
        sitting.play(true, &mv);
        assert!(strangers(&sitting) == before, "{mv} is seen");
    }
}

#[test]
fn hands_are_their_owners_alone_while_they_play_and_after_the_end() {
    let server = TestServer::quick();
    let mut sitting = sitting(&server, 9);
    let path = sitting.path.clone();
    let (mut moves, mut held) = (0, 0);
    while !sitting.table().is_over() {
        for guest in [&mut sitting.host, &mut sitting.other] {
            let page = guest.get(&path).text();
            let choices = Choices::of([page.as_str()]).filter(|choices| !choices.moves.is_empty());
            if let Some(choices) = choices {
                // Wrong moves, too: refusals must not tell anything either.
                for wrong in ["place:gb_london.king", "play:assassin", "trim:gold", "pay:exact"] {
                    if !choices.moves.iter().any(|mv| mv == wrong) {
                        guest.post(&format!("{path}/move"), &choices.form(wrong));
                    }
                }
                let mv = choices.moves[moves * 7 % choices.moves.len()].clone();
                assert_eq!(guest.post(&format!("{path}/move"), &choices.form(&mv)).status, 303, "{mv}");
            }
        }
        moves += 1;
        assert!(moves < 1_000, "the game does not end");
        if moves.is_multiple_of(25) {
            sitting.look();
            let cards = sitting.seen.last().unwrap().each_ref().map(|page| page.matches("data-card=").count());
            assert_eq!(cards[2], 0, "a spectator is sent no card of any hand");
            for (seat, sent) in [(HOST, cards[0]), (OTHER, cards[1])] {
                let view = view(&sitting, Viewer::Seat(seat));
                let own = view.own().unwrap();
                assert!(
                    sent <= usize::from(own.attributes_size + own.treachery_size),
                    "{seat:?} is sent their own hand"
                );
                held += sent;
            }
        }
    }
    assert!(held > 20, "hands were seen: {held}");
    sitting.look();
    assert_eq!(sitting.seen.last().unwrap()[2].matches("data-card=").count(), 0, "hands stay hidden after the end");
}
