//! Section 5.9: decisions as data.

use curia_core::{Seat, Spoken};
use serde::Serialize;

use crate::data::{Card, Noble};
use crate::state::{Guillotine, Phase};

/// The question of a decision, with what is in question; everybody may know all of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Spoken)]
#[serde(tag = "decision", rename_all = "snake_case")]
#[spoken("guillotine-prompt")]
pub enum Prompt {
    /// Whether to play a card in step 1.
    #[spoken(rule = "5.3")]
    ChooseAction {
        /// Who stands at the front.
        noble: Option<Noble>,
        /// The cards that may still be played.
        count: u8,
    },
    /// Which noble in line.
    #[spoken(rule = "3.3")]
    ChooseNoble {
        /// The card that asks.
        card: Card,
    },
    /// How far a noble moves.
    #[spoken(rule = "3.3")]
    ChooseDistance {
        /// The card that asks.
        card: Card,
        /// Who moves.
        noble: Noble,
        /// The longest distance.
        count: u8,
    },
    /// Who stands at the next place.
    #[spoken(rule = "3.3")]
    OrderNext {
        /// The card that asks.
        card: Card,
        /// The place to fill, the front is 1.
        count: u8,
    },
    /// Which of the nobles looked at joins the line.
    #[spoken(rule = "3.3")]
    ChooseLateArrival {
        /// The card that asks.
        card: Card,
        /// How many were looked at.
        count: u8,
    },
    /// Which player.
    #[spoken(rule = "3.3")]
    ChoosePlayer {
        /// The card that asks.
        card: Card,
    },
    /// Which card of the action discard pile.
    #[spoken(rule = "3.3")]
    ChooseDiscardCard {
        /// The card that asks.
        card: Card,
    },
    /// Which card of somebody's hand.
    #[spoken(rule = "3.3")]
    ChooseVictimCard {
        /// The card that asks.
        card: Card,
        /// Whose hand.
        player: Seat,
    },
    /// Which table card.
    #[spoken(rule = "3.3")]
    ChooseTableCard {
        /// The card that asks.
        card: Card,
    },
    /// Which card of the own hand to discard for Infighting.
    #[spoken(rule = "3.3")]
    InfightingDiscard {
        /// The card that asks.
        card: Card,
        /// Who played it.
        player: Seat,
        /// The discards still due.
        count: u8,
    },
    /// Which noble of the other pile.
    #[spoken(rule = "3.3")]
    ClericalPick {
        /// The card that asks.
        card: Card,
        /// Whose pile.
        player: Seat,
    },
    /// On whose pile the Clown goes.
    #[spoken(rule = "5.4")]
    PlaceClown,
    /// Which card of the own hand to discard for the Innocent Victim.
    #[spoken(rule = "5.4")]
    InnocentDiscard,
    /// Whether to disturb a beheading.
    #[spoken(rule = "5.5")]
    ReactWait {
        /// Who is about to be beheaded.
        noble: Noble,
        /// Who beheads.
        player: Seat,
    },
    /// Whether to lay down a card after the last day.
    #[spoken(rule = "5.8")]
    FinalCards,
}

impl curia_core::Prompt for Prompt {
    fn rule(&self) -> &'static str {
        self.rule()
    }
}

impl Guillotine {
    /// The open question as it is put to `seat`, asked or not; `None` when the game is over.
    pub(crate) fn question(&self, seat: Seat) -> Option<Prompt> {
        let card = self.in_play;
        Some(match self.phase {
            Phase::ChooseAction => Prompt::ChooseAction { noble: self.line.front(), count: self.actions_left },
            Phase::ChooseNoble => Prompt::ChooseNoble { card: card? },
            Phase::ChooseDistance { place } => {
                let noble = self.line.get(usize::from(place))?;
                Prompt::ChooseDistance { card: card?, noble, count: self.longest_distance(place) }
            }
            Phase::OrderNext { count, .. } => Prompt::OrderNext { card: card?, count: count + 1 },
            Phase::ChooseLateArrival { looked } => Prompt::ChooseLateArrival { card: card?, count: looked },
            Phase::ChoosePlayer => Prompt::ChoosePlayer { card: card? },
            Phase::ChooseDiscardCard => Prompt::ChooseDiscardCard { card: card? },
            Phase::ChooseVictimCard { victim } => Prompt::ChooseVictimCard { card: card?, player: victim },
            Phase::ChooseTableCard => Prompt::ChooseTableCard { card: card? },
            Phase::InfightingDiscard { victim, more } => {
                let count = (more + 1).min(self.hands[victim].len() as u8);
                Prompt::InfightingDiscard { card: card?, player: self.active, count }
            }
            Phase::ClericalPick { other, .. } => {
                Prompt::ClericalPick { card: card?, player: if seat == self.active { other } else { self.active } }
            }
            Phase::PlaceClown => Prompt::PlaceClown,
            Phase::InnocentDiscard => Prompt::InnocentDiscard,
            Phase::ReactWait { .. } => Prompt::ReactWait { noble: self.line.front()?, player: self.active },
            Phase::FinalCards => Prompt::FinalCards,
            Phase::Moment(_) | Phase::Over => return None,
        })
    }
}
