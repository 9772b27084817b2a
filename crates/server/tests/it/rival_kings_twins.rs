//! What Rival Kings hides, at twin tables: hands, choices, and what is found by a look.

use crate::support::{EventStream, Guest, TestServer};
use crate::twins::{begin, messages, post, seen, twins};
use curia_core::{Game, MoveList, Seat, SeatCount, Seed, Silent, Viewer};
use curia_rival_kings::{Card, Character, LookedPile, Move, Options, Prompt, Rank, RivalKings, Subject};

const HOST: Seat = Seat::S0;
const OTHER: Seat = Seat::S1;

fn dealt(seed: u64) -> RivalKings {
    let two = SeatCount::new(2).unwrap();
    RivalKings::new(&Options::default(), two, &mut Seed::from_number(seed).chance(0), &mut Silent).unwrap()
}

#[test]
fn a_hidden_hand_and_a_hidden_choice_change_nothing_that_others_are_sent() {
    let server = TestServer::quick();
    let hands = |seed| {
        let game = dealt(seed);
        Some((seen(&game, Viewer::Seat(OTHER)), game.view(Viewer::Seat(HOST)).hand))
    };
    let pair = twins(hands, |one, other| one != other);
    let heard = pair.map(|(seed, hand)| {
        let (path, mut guests) = begin::<RivalKings>(&server, seed);
        // The host's last card, then another one: that a mind was changed is nobody's business either.
        post(&path, &mut guests, HOST, &Move::Choose(hand[2]).to_string());
        post(&path, &mut guests, HOST, &Move::Choose(hand[0]).to_string());
        let offered = guests[1].0.choices(&path);
        post(&path, &mut guests, OTHER, &offered.moves[0]);
        [1, 2].map(|number| {
            let watch = &guests[number].1;
            assert!(watch.until(|text| text.contains("characters are revealed")), "all characters were revealed");
            let sent = messages(&watch.text(), &path);
            // The first message tells them their own hand in the order of the deal.
            let later = sent.into_iter().skip(1);
            let before: Vec<String> = later.take_while(|text| !text.contains("characters are revealed")).collect();
            assert!(before.iter().any(|text| text.contains("has chosen")), "who has chosen is seen");
            before
        })
    });
    assert_eq!(heard[0], heard[1]);
}

/// The way to a look, and what lies there.
struct Look {
    moves: Vec<(Seat, Move)>,
    found: Vec<LookedPile>,
}

/// A game in which the host, as the Queen, recruits somebody who looks through two piles, and looks; with everything that a
/// spectator has seen on the way.
fn to_a_look(seed: u64) -> Option<(String, Look)> {
    let mut game = dealt(seed);
    let view = game.view(Viewer::Seat(HOST));
    let looks = |card| matches!(card, Card::Subject(Subject::Vintner | Subject::Miner));
    let pile = view.piles.iter().find(|pile| pile.top.is_some_and(looks))?.pile;
    let plain = |character: &&Character| !matches!(character.rank(), Rank::A | Rank::D);
    let others = game.view(Viewer::Seat(OTHER)).hand;
    let other = *others.iter().find(plain)?;
    if !view.hand.contains(&Character::Queen) {
        return None;
    }
    let mut key = seen(&game, Viewer::Spectator);
    let moves = [
        (HOST, Move::Choose(Character::Queen)),
        (OTHER, Move::Choose(other)),
        (HOST, Move::Perform),
        (HOST, Move::Pile(pile)),
        (HOST, Move::UseAbility),
    ];
    let mut legal = MoveList::for_game::<RivalKings>();
    for (ply, &(seat, mv)) in moves.iter().enumerate() {
        game.legal(seat, &mut legal);
        if !legal.contains(&mv) {
            return None;
        }
        game.apply(seat, mv, &mut Seed::from_number(seed).chance(ply as u64 + 1), &mut Silent);
        key += &seen(&game, Viewer::Spectator);
    }
    let found = game.view(Viewer::Seat(HOST)).looked;
    matches!(game.prompt(HOST), Some(Prompt::Look { .. })).then(|| (key, Look { moves: moves.to_vec(), found }))
}

/// Where the same card, which the host can pay, lies at different depths of one pile on both tables, on none of them on top.
fn moved_card(looked: [&[LookedPile]; 2]) -> Option<[Move; 2]> {
    let [first, second] = looked;
    let depths = |pile: &LookedPile, card: Card| {
        let found = pile.cards.iter().zip(1_u8..).filter(move |(other, depth)| **other == card && *depth > 1);
        found.map(|(_, depth)| depth).collect::<Vec<u8>>()
    };
    first.iter().zip(second).find_map(|(one, other)| {
        one.cards.iter().skip(1).filter(|card| card.value() <= 3).find_map(|&card| {
            let (here, there) = (depths(one, card), depths(other, card));
            let differ = here.iter().flat_map(|&a| there.iter().map(move |&b| (a, b))).find(|(a, b)| a != b);
            differ.map(|(a, b)| [Move::Buy(one.pile, a), Move::Buy(other.pile, b)])
        })
    })
}

/// What the others are sent from the look on: the one with a hand of their own, and the spectator, who is compared from the
/// beginning.
fn from_the_look(path: &str, guests: &[(Guest, EventStream); 3], ends: &str) -> [Vec<String>; 2] {
    [1, 2].map(|number| {
        let watch = &guests[number].1;
        assert!(watch.until(|text| text.contains(ends)), "{ends}");
        let sent = messages(&watch.text(), path);
        if number == 2 {
            return sent;
        }
        // Their own hand differs, and comes again with their own question.
        let since = sent.into_iter().skip_while(|text| !text.contains("looks through"));
        since.take_while(|text| !text.contains("data-turn=\"true\"")).collect()
    })
}

#[test]
fn what_is_found_by_a_look_and_how_deep_it_lay_changes_nothing_that_others_are_sent() {
    let server = TestServer::quick();
    let fit = |one: &Look, other: &Look| moved_card([&one.found, &other.found]).is_some();
    let [(first, one), (second, other)] = twins(to_a_look, fit);
    let bought = moved_card([&one.found, &other.found]).unwrap();
    for (last, ends) in [([Move::Decline; 2], "buys nothing"), (bought, " finds ")] {
        let heard = [(first, last[0]), (second, last[1])].map(|(seed, last)| {
            let (path, mut guests) = begin::<RivalKings>(&server, seed);
            for &(seat, mv) in one.moves.iter().chain([&(HOST, last)]) {
                post(&path, &mut guests, seat, &mv.to_string());
            }
            from_the_look(&path, &guests, ends)
        });
        assert!(heard[0].iter().all(|sent| !sent.is_empty()), "something was sent");
        assert_eq!(heard[0], heard[1], "{last:?}");
    }
}
