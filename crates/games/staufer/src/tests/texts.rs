//! Every text key that play produces is listed.

use std::collections::BTreeSet;

use curia_core::{
    Arg, Chance, Event as _, FastChance, Game, Heard, Heuristics, Key, MoveList, Outline, Phrase, Prompt as _,
    SeatCount, View as _, Viewer, keys_of,
};

use crate::data::{Chest, Field, Privilege, Province};
use crate::pieces::{Direction, Figure, Office};
use crate::{Move, Options, PrivilegeChoice, Staufer};

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
    let mut moves = vec![Move::Supply, Move::Appoint, Move::BuyPrivilege, Move::UseRecall, Move::UseKnighting];
    moves.extend([Move::EndTurn, Move::Confirm, Move::Muster(None), Move::MessengerPick(None)]);
    moves.extend([Move::RecallPick(None), Move::HomecomingPick(None)]);
    moves.extend(Direction::ALL.map(Move::ChooseDirection));
    moves.extend(Figure::ALL.into_iter().flat_map(|figure| {
        let there = Some((Province::Milano, figure));
        [
            Move::SeatFigure(figure),
            Move::PayFigure(figure),
            Move::RetinuePick(figure),
            Move::MessengerPick(there),
            Move::RecallPick(there),
        ]
    }));
    moves.extend(Province::ALL.map(Move::GainSource));
    moves.extend(Field::ALL.into_iter().flat_map(|field| {
        [
            Move::SupplyField(field),
            Move::QuartermasterField(field),
            Move::Muster(Some(field)),
            Move::ChestPick(field, Chest::Seal),
        ]
    }));
    moves.extend(Chest::ALL.map(Move::ChooseModifier));
    moves.extend(Privilege::ALL.map(Move::ChoosePrivilege));
    let offices = Province::ALL.into_iter().flat_map(|province| (1..=5).filter_map(move |k| Office::new(province, k)));
    moves.extend(offices.flat_map(|office| [Move::ChooseOffice(office), Move::HomecomingPick(Some(office))]));
    moves
}

/// Everything that a game says while greedy and random players play it.
fn said_in(seats: usize, seed: u64, said: &mut BTreeSet<Key>) {
    let mut chance = FastChance::new(seed);
    let mut log = Heard::default();
    let seats = SeatCount::new(seats).unwrap();
    let options = Options { privilege_set: PrivilegeChoice::Random, ..Options::default() };
    let mut game = Staufer::new(&options, seats, &mut chance, &mut log).unwrap();
    let (mut list, mut ratings) = (MoveList::for_game::<Staufer>(), Vec::new());
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
    let listed: BTreeSet<Key> = keys_of![Staufer].into_iter().collect();
    assert_eq!(listed.len(), keys_of![Staufer].len(), "a key is listed twice");
    let mut said = BTreeSet::new();
    (0..3).for_each(|seed| (2..=5).for_each(|seats| said_in(seats, seed, &mut said)));
    let missing: Vec<String> = said.difference(&listed).map(Key::to_string).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
