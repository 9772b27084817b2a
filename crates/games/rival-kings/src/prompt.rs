//! The decisions as data (section 5.10). All of them are public; only what a look shows is not.

use curia_core::{Seat, Spoken};
use serde::Serialize;

use crate::data::{Action, Card, Character, Kind, Subject};
use crate::phases::Thief;
use crate::state::{Phase, RivalKings};

/// The decision that is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Spoken)]
#[serde(tag = "decision", rename_all = "snake_case")]
#[spoken("rival-kings-prompt")]
#[expect(missing_docs, reason = "the fields are named like the components they carry")]
pub enum Prompt {
    /// Which character to play.
    #[spoken(rule = "5.3")]
    ChooseCharacter,
    /// Whether the Gardener swaps characters, and with whom.
    #[spoken(rule = "5.4")]
    Gardener,
    /// Whether the Town Guard wards off the marker; `thief` is `None` for the neutral card.
    #[spoken(rule = "5.4")]
    TownGuard {
        #[spoken(unless = "neutral")]
        thief: Option<Seat>,
        neutral: Option<Character>,
    },
    /// Which action to steal.
    #[spoken(rule = "5.5")]
    Steal,
    /// Whether to perform the stolen action.
    #[spoken(rule = "5.5")]
    StolenAction { action: Action },
    /// Whether to perform the next own action.
    #[spoken(rule = "5.5")]
    OwnAction { action: Action },
    /// Which one action a tied player performs.
    #[spoken(rule = "5.5")]
    TiedAction,
    /// Whether the Sailor does it again.
    #[spoken(rule = "5.5")]
    SecondAction { action: Action },
    /// Whether an ability is still used.
    #[spoken(rule = "5.5")]
    End { subject: Subject },
    /// Who gets the marker.
    #[spoken(rule = "5.6")]
    PassTo,
    /// Which money stack to take.
    #[spoken(rule = "5.6")]
    TakeMoney,
    /// Which subject to recruit.
    #[spoken(rule = "5.6")]
    RecruitSubject,
    /// Which building to buy.
    #[spoken(rule = "5.6")]
    BuyBuilding,
    /// Whether the Smith lowers the full price of a building.
    #[spoken(rule = "5.6")]
    UseSmith { card: Card, price: u8 },
    /// Which stolen action the Farmer performs.
    #[spoken(rule = "5.7")]
    Farmer,
    /// Which own card to give.
    #[spoken(rule = "5.7")]
    SwapOwn {
        #[spoken(form)]
        kind: Kind,
    },
    /// With whom to swap.
    #[spoken(rule = "5.7")]
    SwapOpponent { kind: Kind, give: Card },
    /// Which card to get.
    #[spoken(rule = "5.7")]
    SwapTheirs { kind: Kind, give: Card, with: Seat },
    /// Which own card goes to the market.
    #[spoken(rule = "5.7")]
    TroubadourOwn,
    /// For which card of the market.
    #[spoken(rule = "5.7")]
    TroubadourPile { give: Card },
    /// What to buy of what was seen.
    #[spoken(rule = "5.7")]
    Look {
        #[spoken(form)]
        kind: Kind,
    },
}

impl curia_core::Prompt for Prompt {
    fn rule(&self) -> &'static str {
        Prompt::rule(self)
    }
}

impl RivalKings {
    /// The open decision; `None` once the match is over.
    pub(crate) fn decision(&self) -> Option<Prompt> {
        let player = &self.players[self.decider()];
        Some(match self.phase {
            Phase::Moment(_) | Phase::Over => return None,
            Phase::ChooseCharacter => Prompt::ChooseCharacter,
            Phase::Gardener(_) => Prompt::Gardener,
            Phase::TownGuard(conflict) => match conflict.thief {
                Thief::Seat(thief) => Prompt::TownGuard { thief: Some(thief), neutral: None },
                Thief::Neutral => Prompt::TownGuard { thief: None, neutral: self.neutral },
            },
            Phase::Steal => Prompt::Steal,
            Phase::StolenAction(action) => Prompt::StolenAction { action },
            Phase::OwnAction(action) => Prompt::OwnAction { action },
            Phase::TiedAction => Prompt::TiedAction,
            Phase::SecondAction(action) => Prompt::SecondAction { action },
            Phase::End => Prompt::End { subject: player.active()? },
            Phase::PassTo => Prompt::PassTo,
            Phase::TakeMoney => Prompt::TakeMoney,
            Phase::RecruitSubject => Prompt::RecruitSubject,
            Phase::BuyBuilding => Prompt::BuyBuilding,
            Phase::UseSmith(pile) => {
                let card = self.piles[pile.index()].top()?;
                Prompt::UseSmith { card, price: card.value() }
            }
            Phase::Farmer => Prompt::Farmer,
            Phase::SwapOwn(kind) => Prompt::SwapOwn { kind },
            Phase::SwapOpponent(kind, own) => Prompt::SwapOpponent { kind, give: player.card(kind, own)? },
            Phase::SwapTheirs(kind, own, with) => Prompt::SwapTheirs { kind, give: player.card(kind, own)?, with },
            Phase::TroubadourOwn => Prompt::TroubadourOwn,
            Phase::TroubadourPile(kind, own) => Prompt::TroubadourPile { give: player.card(kind, own)? },
            Phase::Look(kind) => Prompt::Look { kind },
        })
    }
}
