//! The decisions as data (section 5.10). All of them are public; only what a look shows is not.

use curia_core::{Key, Phrase, Prompt, Seat};
use serde::Serialize;

use crate::data::{Action, Card, Character, Kind, Subject};
use crate::state::{RivalKings, Step};

/// The decision that is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "decision", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are named like the components they carry")]
pub enum RivalKingsPrompt {
    /// Which character to play.
    ChooseCharacter,
    /// Whether the Gardener swaps characters, and with whom.
    Gardener,
    /// Whether the Town Guard wards off the marker; `thief` is `None` for the neutral card.
    TownGuard { thief: Option<Seat>, neutral: Option<Character> },
    /// Which action to steal.
    Steal,
    /// Whether to perform the stolen action.
    StolenAction { action: Action },
    /// Whether to perform the next own action.
    OwnAction { action: Action },
    /// Which one action a tied player performs.
    TiedAction,
    /// Whether the Sailor does it again.
    SecondAction { action: Action },
    /// Whether an ability is still used.
    End { subject: Subject },
    /// Who gets the marker.
    PassTo,
    /// Which money stack to take.
    TakeMoney,
    /// Which subject to recruit.
    RecruitSubject,
    /// Which building to buy.
    BuyBuilding,
    /// Whether the Smith lowers the price.
    UseSmith { card: Card },
    /// Which stolen action the Farmer performs.
    Farmer,
    /// Which own card to give.
    SwapOwn { kind: Kind },
    /// With whom to swap.
    SwapOpponent { kind: Kind, give: Card },
    /// Which card to get.
    SwapTheirs { kind: Kind, give: Card, with: Seat },
    /// Which own card goes to the market.
    TroubadourOwn,
    /// For which card of the market.
    TroubadourPile { give: Card },
    /// What to buy of what was seen.
    Look { kind: Kind },
}

/// The ids of all prompts: the decisions, some of them in two wordings.
pub(crate) const PROMPT_IDS: &[&str] = &[
    "choose_character",
    "gardener",
    "town_guard",
    "town_guard_neutral",
    "steal",
    "stolen_action",
    "own_action",
    "tied_action",
    "second_action",
    "end",
    "pass_to",
    "take_money",
    "recruit_subject",
    "buy_building",
    "use_smith",
    "farmer",
    "swap_own_building",
    "swap_own_subject",
    "swap_opponent",
    "swap_theirs",
    "troubadour_own",
    "troubadour_pile",
    "look_building",
    "look_subject",
];

impl Prompt for RivalKingsPrompt {
    fn decision(&self) -> &'static str {
        match self {
            RivalKingsPrompt::ChooseCharacter => "choose_character",
            RivalKingsPrompt::Gardener => "gardener",
            RivalKingsPrompt::TownGuard { .. } => "town_guard",
            RivalKingsPrompt::Steal => "steal",
            RivalKingsPrompt::StolenAction { .. } => "stolen_action",
            RivalKingsPrompt::OwnAction { .. } => "own_action",
            RivalKingsPrompt::TiedAction => "tied_action",
            RivalKingsPrompt::SecondAction { .. } => "second_action",
            RivalKingsPrompt::End { .. } => "end",
            RivalKingsPrompt::PassTo => "pass_to",
            RivalKingsPrompt::TakeMoney => "take_money",
            RivalKingsPrompt::RecruitSubject => "recruit_subject",
            RivalKingsPrompt::BuyBuilding => "buy_building",
            RivalKingsPrompt::UseSmith { .. } => "use_smith",
            RivalKingsPrompt::Farmer => "farmer",
            RivalKingsPrompt::SwapOwn { .. } => "swap_own",
            RivalKingsPrompt::SwapOpponent { .. } => "swap_opponent",
            RivalKingsPrompt::SwapTheirs { .. } => "swap_theirs",
            RivalKingsPrompt::TroubadourOwn => "troubadour_own",
            RivalKingsPrompt::TroubadourPile { .. } => "troubadour_pile",
            RivalKingsPrompt::Look { .. } => "look",
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            RivalKingsPrompt::ChooseCharacter => "5.3",
            RivalKingsPrompt::Gardener | RivalKingsPrompt::TownGuard { .. } => "5.4",
            RivalKingsPrompt::Steal
            | RivalKingsPrompt::StolenAction { .. }
            | RivalKingsPrompt::OwnAction { .. }
            | RivalKingsPrompt::TiedAction
            | RivalKingsPrompt::SecondAction { .. }
            | RivalKingsPrompt::End { .. } => "5.5",
            RivalKingsPrompt::PassTo
            | RivalKingsPrompt::TakeMoney
            | RivalKingsPrompt::RecruitSubject
            | RivalKingsPrompt::BuyBuilding
            | RivalKingsPrompt::UseSmith { .. } => "5.6",
            _ => "5.7",
        }
    }

    fn phrase(&self) -> Phrase {
        let say = |id| Key::new("rival-kings-prompt", id).phrase();
        match *self {
            RivalKingsPrompt::TownGuard { thief: Some(thief), .. } => say("town_guard").with("thief", thief),
            RivalKingsPrompt::TownGuard { thief: None, neutral: Some(neutral) } => {
                say("town_guard_neutral").with("card", neutral.key())
            }
            RivalKingsPrompt::StolenAction { action }
            | RivalKingsPrompt::OwnAction { action }
            | RivalKingsPrompt::SecondAction { action } => say(self.decision()).with("action", action.key()),
            RivalKingsPrompt::End { subject } => say("end").with("subject", subject.key()),
            RivalKingsPrompt::UseSmith { card } => {
                say("use_smith").with("card", card.key()).with("price", card.value())
            }
            RivalKingsPrompt::SwapOwn { kind: Kind::Building } => say("swap_own_building"),
            RivalKingsPrompt::SwapOwn { kind: Kind::Subject } => say("swap_own_subject"),
            RivalKingsPrompt::SwapOpponent { give, .. } => say("swap_opponent").with("card", give.key()),
            RivalKingsPrompt::SwapTheirs { give, with, .. } => {
                say("swap_theirs").with("card", give.key()).with("seat", with)
            }
            RivalKingsPrompt::TroubadourPile { give } => say("troubadour_pile").with("card", give.key()),
            RivalKingsPrompt::Look { kind: Kind::Building } => say("look_building"),
            RivalKingsPrompt::Look { kind: Kind::Subject } => say("look_subject"),
            _ => say(self.decision()),
        }
    }
}

impl RivalKings {
    /// The open decision; `None` once the match is over.
    pub(crate) fn question(&self) -> Option<RivalKingsPrompt> {
        use crate::phases::Thief;
        use RivalKingsPrompt as P;
        let seat = self.decider();
        let player = &self.players[seat];
        Some(match self.step {
            Step::Over => return None,
            Step::Choose => P::ChooseCharacter,
            Step::Gardener => P::Gardener,
            Step::TownGuard => match self.guarded_against() {
                Some(Thief::Seat(thief)) => P::TownGuard { thief: Some(thief), neutral: None },
                _ => P::TownGuard { thief: None, neutral: self.neutral },
            },
            Step::Steal => P::Steal,
            Step::Stolen(action) => P::StolenAction { action },
            Step::Own => P::OwnAction { action: self.own_action(seat)? },
            Step::Tied => P::TiedAction,
            Step::Second(action) => P::SecondAction { action },
            Step::End => P::End { subject: player.active()? },
            Step::PassTo => P::PassTo,
            Step::TakeMoney => P::TakeMoney,
            Step::Recruit => P::RecruitSubject,
            Step::Buy => P::BuyBuilding,
            Step::Smith(pile) => P::UseSmith { card: self.piles[pile.index()].top()? },
            Step::Farmer => P::Farmer,
            Step::SwapOwn(kind) => P::SwapOwn { kind },
            Step::SwapOpponent(kind, own) => P::SwapOpponent { kind, give: player.card(kind, own)? },
            Step::SwapTheirs(kind, own, with) => P::SwapTheirs { kind, give: player.card(kind, own)?, with },
            Step::TroubadourOwn => P::TroubadourOwn,
            Step::TroubadourPile(kind, own) => P::TroubadourPile { give: player.card(kind, own)? },
            Step::Look(kind) => P::Look { kind },
        })
    }
}
