//! Section 12: what a beginner who has read the strategy notes would prefer.

mod cards;
mod outlook;

use curia_core::{Heuristics, Seat};

use crate::data::{Ability, Card, Noble};
use crate::effects::Movement;
use crate::moves::Move;
use crate::state::{Guillotine, Phase, table_bit};
use outlook::Outlook;

impl Heuristics for Guillotine {
    fn rate(&self, seat: Seat, moves: &[Move], out: &mut Vec<i32>) {
        out.clear();
        let outlook = Outlook::new(self, seat);
        out.extend(moves.iter().map(|&mv| self.rate_move(&outlook, seat, mv)));
    }
}

impl Guillotine {
    fn rate_move(&self, outlook: &Outlook, seat: Seat, mv: Move) -> i32 {
        match (self.phase, mv) {
            (Phase::ChooseAction, Move::Play(card)) => outlook.of_card(card) - outlook.price_of_a_card(),
            (Phase::ChooseAction, Move::Skip) => outlook.of_line(&self.line, self.behead_due),
            (Phase::ChooseAction, Move::DiscardCallousGuards) => self.rate_putting_away(outlook, seat),
            (Phase::ChooseNoble, Move::Place(place)) => match self.in_play {
                Some(Card::FledToEngland) => outlook.without(place),
                Some(Card::ClothingSwap) => outlook.swapped(place),
                Some(card) => outlook.best_from(card, &self.line, place),
                None => 0,
            },
            (Phase::ChooseDistance { place }, Move::Distance(distance)) => match self.in_play.and_then(Movement::of) {
                Some(movement) => outlook.moved(&self.line, place, movement.target(place, distance)),
                None => 0,
            },
            (Phase::OrderNext { left, chosen, count }, Move::Place(place)) => {
                outlook.best_order(left, chosen, count, place)
            }
            (Phase::ChooseLateArrival { .. }, Move::Noble(noble)) => outlook.with_latecomer(noble),
            (Phase::ChoosePlayer, Move::Player(target)) => self.in_play.map_or(0, |card| outlook.aimed(card, target)),
            (Phase::ChooseDiscardCard | Phase::ChooseVictimCard { .. }, Move::Card(card)) => {
                outlook.worth_holding(card)
            }
            (Phase::InfightingDiscard { .. } | Phase::InnocentDiscard, Move::Card(card)) => {
                -outlook.worth_holding(card)
            }
            (Phase::ChooseTableCard, Move::Card(card)) => outlook.worth_removing(card),
            (Phase::ClericalPick { .. }, Move::Noble(noble)) => outlook.marginal(seat, noble),
            (Phase::PlaceClown, Move::Player(target)) => self.rate_clown(outlook, seat, target),
            (Phase::ReactWait { .. }, Move::Play(_)) => outlook.of_reaction(),
            (Phase::FinalCards, Move::Play(card)) => 1 + outlook.worth_holding(card),
            _ => 0,
        }
    }

    /// The Clown costs two points, unless the public is indifferent.
    fn rate_clown(&self, outlook: &Outlook, seat: Seat, target: Seat) -> i32 {
        let points = outlook.marginal(target, Noble::CLOWN);
        if target == seat { points } else { -points * outlook.menace(target) / 100 }
    }

    /// Note 12.7: worth it for a strong line card that the guards forbid.
    fn rate_putting_away(&self, outlook: &Outlook, seat: Seat) -> i32 {
        if seat != self.active || self.public_bar().is_some() {
            return outlook.of_line(&self.line, self.behead_due) - 50;
        }
        let mut open = self.clone();
        open.tables[seat] &= !table_bit(Card::CallousGuards);
        let free = open.playable() & self.hands[seat].kinds() & Card::LINE_ALTERING;
        let best = crate::pieces::cards_of(free).map(|card| outlook.of_card(card)).max();
        best.unwrap_or(i32::MIN / 2) - outlook.price_of_a_card() - 60
    }
}

/// What a noble brings besides points (notes 12.2 to 12.4), in hundredths.
const fn gift(noble: Noble) -> i32 {
    match noble.ability() {
        Ability::ExtraDraw => 70,
        Ability::DiscardOne => -70,
        _ => 0,
    }
}
