//! Section 3.3, cards that are aimed at a player: `choose_player`.

use curia_core::{Chance, Log, MoveList, Refusal, Seat, SeatSet};

use crate::data::{Card, Needs};
use crate::event::Event;
use crate::moves::{Move, push_players};
use crate::phases::{Next, Run};
use crate::state::{Guillotine, Phase};
use crate::why::Why;

/// Section 3.3: the decision `choose_player`.
impl Guillotine {
    /// The players a card may be aimed at: those who have what it needs.
    pub(crate) fn player_targets(&self, card: Card) -> SeatSet {
        match card.needs() {
            Needs::Pile => self.with_nobles(),
            Needs::OtherPile | Needs::BothPiles => self.with_nobles().without(self.active),
            Needs::OtherHand => self.others_with_cards(),
            // A curse (option `confusion_mode`) may strike its player.
            Needs::Beheading => self.seats.all(),
            _ => self.others(self.active),
        }
    }

    /// Section 5.9: a single seat is taken automatically.
    pub(super) fn ask_for_player<C: Chance, L: Log<Event>>(&mut self, card: Card, run: &mut Run<C, L>) -> Next {
        let seats = self.player_targets(card);
        match seats.first() {
            Some(only) if seats.len() == 1 => self.apply_choose_player(only, run),
            _ => self.ask(Phase::ChoosePlayer),
        }
    }

    #[inline]
    pub(crate) fn legal_choose_player(&self, out: &mut MoveList<Move>) {
        push_players(self.in_play.map_or(SeatSet::EMPTY, |card| self.player_targets(card)), out);
    }

    pub(crate) fn why_choose_player(&self, seat: Seat, mv: Move) -> Refusal {
        let (Move::Player(player), Some(card)) = (mv, self.in_play) else { return self.why_open_question(seat) };
        if !self.seats.has(player) {
            return Refusal::new("3.3", Why::PlayerNotAtTable);
        }
        match card.needs() {
            Needs::Pile => Refusal::new("9.29", Why::PlayerWithoutNobles { player }),
            _ if player == seat => Refusal::new("3.3", Why::PlayerNotSelf),
            Needs::OtherHand => Refusal::new("3.3", Why::PlayerWithoutCards { player }),
            _ => Refusal::new("3.3", Why::PlayerWithoutNobles { player }),
        }
    }

    pub(crate) fn apply_choose_player<C: Chance, L: Log<Event>>(&mut self, seat: Seat, run: &mut Run<C, L>) -> Next {
        match self.in_play {
            Some(Card::Missed) => self.missed(seat, run),
            Some(Card::AfterYou) => self.after_you(seat, run),
            Some(Card::ConfusionInLine) => self.curse(seat, run),
            Some(Card::RushJob) => self.rush_job(seat, run),
            Some(Card::Infighting) => self.ask(Phase::InfightingDiscard { victim: seat, more: 1 }),
            Some(Card::LackOfSupport) => self.lack_of_support(seat, run),
            Some(Card::InformationExchange) => self.information_exchange(seat, run),
            Some(Card::MissingHeads) => self.missing_heads(seat, run),
            Some(Card::ClericalError) => self.ask(Phase::ClericalPick { other: seat, pick: None, other_pick: None }),
            Some(card @ Card::ToughCrowd) => self.lay(seat, card, run),
            _ => self.finish_card(run),
        }
    }
}
