//! Every text key that play produces is listed.

use std::collections::BTreeSet;

use curia_core::{
    Arg, Chance, Event as _, FastChance, Game, Heard, Heuristics, Key, MoveList, Outline, Phrase, Prompt as _,
    SeatCount, View as _, Viewer, keys_of,
};

use crate::data::{City, Colour, Region};
use crate::{IlPrincipe, Move, Options};

fn gather(phrase: &Phrase, into: &mut BTreeSet<Key>) {
    into.insert(phrase.key);
    phrase.args.iter().for_each(|(_, arg)| gather_arg(arg, into));
}

fn gather_arg(arg: &Arg, into: &mut BTreeSet<Key>) {
    match arg {
        Arg::Name(key) => _ = into.insert(*key),
        Arg::Phrase(phrase) => gather(phrase, into),
        Arg::List(items) => items.iter().for_each(|item| gather_arg(item, into)),
        Arg::Int(_) | Arg::Seat(_) => {}
    }
}

fn gather_outline(outline: &Outline, into: &mut BTreeSet<Key>) {
    for section in &outline.sections {
        gather(&section.title, into);
        for row in &section.rows {
            gather(&row.label, into);
            row.values.iter().for_each(|value| gather_arg(value, into));
        }
    }
}

fn tried() -> Vec<Move> {
    let mut moves = vec![Move::PassBid, Move::DeclineBuild, Move::PassAction, Move::DeclineTurnUp];
    moves.extend([Move::Bid(0), Move::Bid(1), Move::Bid(60), Move::LayCount(0), Move::LayCount(1)]);
    moves.extend(
        Colour::ALL.into_iter().flat_map(|colour| [Move::Offer(colour), Move::Lay(colour), Move::TurnUp(colour)]),
    );
    moves.extend(City::ALL.map(Move::Build));
    moves.extend(Region::ALL.map(Move::Shield));
    moves
}

/// Everything that a game says while greedy and random players play it.
fn said_in(seats: usize, seed: u64, said: &mut BTreeSet<Key>) {
    let mut chance = FastChance::new(seed);
    let mut log = Heard::default();
    let seats = SeatCount::new(seats).unwrap();
    let mut game = IlPrincipe::new(&Options::default(), seats, &mut chance, &mut log).unwrap();
    let (mut list, mut ratings) = (MoveList::for_game::<IlPrincipe>(), Vec::new());
    loop {
        for (_, event) in log.0.drain(..) {
            event.phrase().iter().for_each(|phrase| gather(phrase, said));
        }
        for viewer in Viewer::all(seats) {
            let view = game.view(viewer);
            gather_outline(&view.outline(), said);
            for mv in tried() {
                gather(&view.label(mv), said);
                view.help(mv).iter().for_each(|phrase| gather(phrase, said));
                let refusal = viewer.seat().and_then(|seat| game.why_not(seat, mv));
                refusal.iter().for_each(|refusal| gather(&refusal.reason, said));
            }
        }
        for score in game.scores(Viewer::Spectator).seats.into_iter().flatten() {
            said.extend(score.parts.iter().map(|part| part.name));
        }
        let Some(seat) = game.awaited().first() else { break };
        game.prompt(seat).iter().for_each(|prompt| gather(&prompt.phrase(), said));
        game.legal(seat, &mut list);
        game.rate(seat, &list, &mut ratings);
        let best = ratings.iter().enumerate().max_by_key(|&(_, rating)| rating).unwrap().0;
        let pick = if chance.below(4) == 0 { chance.below(list.len()) } else { best };
        game.apply(seat, list[pick], &mut chance, &mut log);
    }
}

#[test]
fn every_key_that_play_produces_is_listed_once() {
    let listed: BTreeSet<Key> = keys_of![IlPrincipe].into_iter().collect();
    assert_eq!(listed.len(), keys_of![IlPrincipe].len(), "a key is listed twice");
    let mut said = BTreeSet::new();
    (0..3).for_each(|seed| (2..=5).for_each(|seats| said_in(seats, seed, &mut said)));
    let missing: Vec<String> = said.difference(&listed).map(Key::to_string).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
