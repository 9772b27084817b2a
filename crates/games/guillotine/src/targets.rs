//! Section 5.9: the options of every decision.

use curia_core::{MoveList, Seat, SeatSet};

use crate::data::Card;
use crate::effects::{Movement, choosable};
use crate::moves::Move;
use crate::pieces::{Bits, cards_of, nobles_of, set_of};
use crate::state::{Guillotine, Phase, table_cards};

impl Guillotine {
    /// The seats whose answer is out.
    #[inline]
    pub(crate) fn deciders(&self) -> SeatSet {
        match self.phase {
            Phase::React { asked, passed } => asked.minus(passed),
            Phase::Clerical { other, pick, other_pick } => {
                let mut seats = SeatSet::EMPTY;
                if pick.is_none() {
                    seats = seats.with(self.active);
                }
                if other_pick.is_none() {
                    seats = seats.with(other);
                }
                seats
            }
            Phase::Infighting { victim, .. } => SeatSet::one(victim),
            Phase::Over => SeatSet::EMPTY,
            _ => SeatSet::one(self.active),
        }
    }

    /// The legal moves of a seat in the order of [`Move`].
    pub(crate) fn list(&self, seat: Seat, out: &mut MoveList<Move>) {
        out.clear();
        if !self.deciders().has(seat) {
            if self.phase == Phase::ChooseAction && self.has_table(seat, Card::CallousGuards) {
                out.push(Move::DiscardCallousGuards);
            }
            return;
        }
        match self.phase {
            Phase::ChooseAction => {
                cards_of(self.hands[seat].kinds() & self.playable()).for_each(|card| out.push(Move::Play(card)));
                out.push(Move::Skip);
                if self.has_table(seat, Card::CallousGuards) {
                    out.push(Move::DiscardCallousGuards);
                }
            }
            Phase::React { .. } => {
                if self.hands[seat].has(Card::ConfusionInLine) {
                    out.push(Move::Play(Card::ConfusionInLine));
                }
                out.push(Move::Pass);
            }
            Phase::ChooseNoble => self.list_nobles(out),
            Phase::ChooseDistance { place } => {
                (1..=self.longest_distance(place)).for_each(|distance| out.push(Move::Distance(distance)));
            }
            Phase::OrderNext { left, .. } => {
                Bits(u64::from(left)).for_each(|place| out.push(Move::Place(place as u8)));
            }
            Phase::LateArrival { looked } => {
                let set = self.tops(looked).fold(0, |set, noble| set | noble.bit());
                nobles_of(set).for_each(|noble| out.push(Move::Noble(noble)));
            }
            Phase::ChoosePlayer => {
                let seats = self.in_play.map_or(SeatSet::EMPTY, |card| self.player_targets(card));
                list_seats(seats, out);
            }
            Phase::PlaceClown => list_seats(self.clown_seats(), out),
            Phase::DiscardCard => list_cards(self.discarded_kinds(), out),
            Phase::VictimCard { victim } => list_cards(self.hands[victim].kinds(), out),
            Phase::TableCard => table_cards(self.twist_targets()).for_each(|card| out.push(Move::Card(card))),
            Phase::Infighting { .. } | Phase::InnocentDiscard => list_cards(self.hands[seat].kinds(), out),
            Phase::Clerical { other, .. } => {
                let pile = if seat == self.active { &self.piles[other] } else { &self.piles[self.active] };
                nobles_of(set_of(pile.as_slice())).for_each(|noble| out.push(Move::Noble(noble)));
            }
            Phase::FinalCards => {
                cards_of(self.hands[seat].kinds() & Card::FINAL).for_each(|card| out.push(Move::Play(card)));
                out.push(Move::Done);
            }
            Phase::Over => {}
        }
    }

    fn list_nobles(&self, out: &mut MoveList<Move>) {
        let (from, to, allowed) = self.noble_targets();
        for (place, noble) in (from..to).zip(self.line.as_slice().iter().skip(usize::from(from))) {
            if noble.bit() & allowed != 0 {
                out.push(Move::Place(place));
            }
        }
    }

    /// The places the card in play may choose: from the first, to before the second, of these nobles.
    pub(crate) fn noble_targets(&self) -> (u8, u8, u64) {
        let len = self.line.len() as u8;
        let Some(card) = self.in_play else { return (0, 0, 0) };
        let (from, to) = Movement::of(card).map_or((0, len), |movement| movement.places(len));
        (from, to, choosable(card))
    }

    /// The longest distance the card in play can move the noble at `place`.
    pub(crate) fn longest_distance(&self, place: u8) -> u8 {
        let movement = self.in_play.and_then(Movement::of);
        movement.map_or(0, |movement| movement.longest(place, self.line.len() as u8))
    }

    /// The kinds in the action discard pile, a bit each.
    pub(crate) fn discarded_kinds(&self) -> u64 {
        self.action_discard.as_slice().iter().fold(0, |kinds, card| kinds | card.bit())
    }
}

fn list_seats(seats: SeatSet, out: &mut MoveList<Move>) {
    seats.iter().for_each(|seat| out.push(Move::Player(seat)));
}

fn list_cards(kinds: u64, out: &mut MoveList<Move>) {
    cards_of(kinds).for_each(|card| out.push(Move::Card(card)));
}
