//! What must hold in every position: each card is somewhere exactly once, and all knowledge is true.

use curia_core::Broken;

use crate::data::{Card, Noble};
use crate::pieces::set_of;
use crate::state::{Guillotine, Phase, table_cards};

impl Guillotine {
    pub(crate) fn every_noble_is_there_once(&self) -> Result<(), Broken> {
        let mut seen = [0; Noble::COUNT];
        let piles = self.piles.0.iter().flat_map(|pile| pile.as_slice());
        let line = self.line.as_slice().iter();
        for noble in line.chain(self.noble_deck.as_slice()).chain(self.noble_discard.as_slice()).chain(piles) {
            seen[noble.index()] += 1;
        }
        if let Some(noble) = Noble::all().find(|noble| seen[noble.index()] != 1) {
            return Err(Broken(format!("{noble} is there {} times", seen[noble.index()])));
        }
        if set_of(self.line.as_slice()) != self.line.set() {
            return Err(Broken("the set of the line is not the line".to_owned()));
        }
        Ok(())
    }

    pub(crate) fn every_card_is_there_once(&self) -> Result<(), Broken> {
        let mut seen = [0u8; Card::COUNT];
        let hands = self.hands.0.iter().flat_map(|hand| hand.iter());
        let tables = self.tables.0.iter().flat_map(|&bits| table_cards(bits));
        let piles = self.action_deck.as_slice().iter().chain(self.action_discard.as_slice()).copied();
        for card in hands.chain(tables).chain(piles).chain(self.in_play) {
            seen[card.index()] += 1;
        }
        for card in Card::ALL {
            if seen[card.index()] != self.options.copies(card) {
                return Err(Broken(format!("{card} is there {} times", seen[card.index()])));
            }
        }
        Ok(())
    }

    pub(crate) fn knowledge_is_true(&self) -> Result<(), Broken> {
        for owner in self.seats.iter() {
            for knower in self.others(owner).iter() {
                let known = self.known(knower, owner);
                if !self.hands[owner].includes(known) {
                    return Err(Broken(format!("seat {knower} knows cards that seat {owner} does not hold")));
                }
                if !known.is_empty() && !self.exposed.has(owner) {
                    return Err(Broken(format!("the known hand of seat {owner} is not marked")));
                }
            }
            if usize::from(self.known_tops[owner]) > self.noble_deck.len() {
                return Err(Broken(format!("seat {owner} knows more nobles than the deck has")));
            }
        }
        Ok(())
    }

    pub(crate) fn the_phase_fits(&self) -> Result<(), Broken> {
        let asked_by_card = matches!(
            self.phase,
            Phase::ChooseNoble
                | Phase::ChooseDistance { .. }
                | Phase::OrderNext { .. }
                | Phase::ChooseLateArrival { .. }
                | Phase::ChoosePlayer
                | Phase::ChooseDiscardCard
                | Phase::ChooseVictimCard { .. }
                | Phase::ChooseTableCard
                | Phase::InfightingDiscard { .. }
                | Phase::ClericalPick { .. }
        );
        if asked_by_card != self.in_play.is_some() {
            return Err(Broken(format!("{:?} with {:?} in play", self.phase, self.in_play)));
        }
        if self.in_final() && !self.line.is_empty() {
            return Err(Broken("nobles in line in the final phase".to_owned()));
        }
        Ok(())
    }
}
