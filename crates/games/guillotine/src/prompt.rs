//! Section 5.9: decisions as data.

use curia_core::{Key, Phrase, Seat};
use serde::Serialize;

use crate::data::{Card, Noble};
use crate::state::{Guillotine, Phase};

/// The decisions of section 5.9.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the decisions are named as in the specification")]
pub enum Decision {
    ChooseAction,
    ChooseNoble,
    ChooseDistance,
    OrderNext,
    ChooseLateArrival,
    ChoosePlayer,
    ChooseDiscardCard,
    ChooseVictimCard,
    ChooseTableCard,
    InfightingDiscard,
    ClericalPick,
    PlaceClown,
    InnocentDiscard,
    ReactWait,
    FinalCards,
}

impl Decision {
    /// All decisions in the order of the specification.
    pub const ALL: [Decision; 15] = [
        Decision::ChooseAction,
        Decision::ChooseNoble,
        Decision::ChooseDistance,
        Decision::OrderNext,
        Decision::ChooseLateArrival,
        Decision::ChoosePlayer,
        Decision::ChooseDiscardCard,
        Decision::ChooseVictimCard,
        Decision::ChooseTableCard,
        Decision::InfightingDiscard,
        Decision::ClericalPick,
        Decision::PlaceClown,
        Decision::InnocentDiscard,
        Decision::ReactWait,
        Decision::FinalCards,
    ];

    /// The id of the decision.
    pub const fn id(self) -> &'static str {
        match self {
            Decision::ChooseAction => "choose_action",
            Decision::ChooseNoble => "choose_noble",
            Decision::ChooseDistance => "choose_distance",
            Decision::OrderNext => "order_next",
            Decision::ChooseLateArrival => "choose_late_arrival",
            Decision::ChoosePlayer => "choose_player",
            Decision::ChooseDiscardCard => "choose_discard_card",
            Decision::ChooseVictimCard => "choose_victim_card",
            Decision::ChooseTableCard => "choose_table_card",
            Decision::InfightingDiscard => "infighting_discard",
            Decision::ClericalPick => "clerical_pick",
            Decision::PlaceClown => "place_clown",
            Decision::InnocentDiscard => "innocent_discard",
            Decision::ReactWait => "react_wait",
            Decision::FinalCards => "final_cards",
        }
    }

    /// The section that asks the decision.
    pub const fn rule(self) -> &'static str {
        match self {
            Decision::ChooseAction => "5.3",
            Decision::PlaceClown | Decision::InnocentDiscard => "5.4",
            Decision::ReactWait => "5.5",
            Decision::FinalCards => "5.8",
            _ => "3.3",
        }
    }
}

/// The question before one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Prompt {
    /// Which decision.
    pub decision: Decision,
    /// The card that asks it, if one does.
    pub card: Option<Card>,
    /// The noble in question: about to be beheaded, or chosen to move.
    pub noble: Option<Noble>,
    /// The other player in question: who beheads, whose hand or pile it is.
    pub player: Option<Seat>,
    /// A number in question: the place to fill, the discards still due.
    pub count: u8,
}

impl curia_core::Prompt for Prompt {
    fn decision(&self) -> &'static str {
        self.decision.id()
    }

    fn rule(&self) -> &'static str {
        self.decision.rule()
    }

    fn phrase(&self) -> Phrase {
        let mut phrase = Key::new("guillotine-prompt", self.decision.id()).phrase();
        if let Some(card) = self.card {
            phrase = phrase.with("card", card.key());
        }
        if let Some(noble) = self.noble {
            phrase = phrase.with("noble", noble.key());
        }
        if let Some(player) = self.player {
            phrase = phrase.with("player", player);
        }
        phrase.with("count", self.count)
    }
}

impl Guillotine {
    /// The decision that is open, if any; everybody may know it.
    pub(crate) fn decision(&self) -> Option<Decision> {
        Some(match self.phase {
            Phase::ChooseAction => Decision::ChooseAction,
            Phase::ChooseNoble => Decision::ChooseNoble,
            Phase::ChooseDistance { .. } => Decision::ChooseDistance,
            Phase::OrderNext { .. } => Decision::OrderNext,
            Phase::LateArrival { .. } => Decision::ChooseLateArrival,
            Phase::ChoosePlayer => Decision::ChoosePlayer,
            Phase::DiscardCard => Decision::ChooseDiscardCard,
            Phase::VictimCard { .. } => Decision::ChooseVictimCard,
            Phase::TableCard => Decision::ChooseTableCard,
            Phase::Infighting { .. } => Decision::InfightingDiscard,
            Phase::Clerical { .. } => Decision::ClericalPick,
            Phase::PlaceClown => Decision::PlaceClown,
            Phase::InnocentDiscard => Decision::InnocentDiscard,
            Phase::React { .. } => Decision::ReactWait,
            Phase::FinalCards => Decision::FinalCards,
            Phase::Over => return None,
        })
    }

    /// The question before `seat`.
    pub(crate) fn question(&self, seat: Seat) -> Option<Prompt> {
        if !self.deciders().has(seat) {
            return None;
        }
        let (noble, player, count) = match self.phase {
            Phase::ChooseAction => (self.line.front(), None, self.actions_left),
            Phase::ChooseDistance { place } => (self.line.get(usize::from(place)), None, self.longest_distance(place)),
            Phase::OrderNext { count, .. } => (None, None, count + 1),
            Phase::LateArrival { looked } => (None, None, looked),
            Phase::VictimCard { victim } => (None, Some(victim), 1),
            Phase::Infighting { victim, more } => {
                (None, Some(self.active), (more + 1).min(self.hands[victim].len() as u8))
            }
            Phase::Clerical { other, .. } => (None, Some(if seat == self.active { other } else { self.active }), 1),
            Phase::PlaceClown => (Some(Noble::CLOWN), None, 1),
            Phase::React { .. } => (self.line.front(), Some(self.active), 1),
            _ => (None, None, 1),
        };
        Some(Prompt { decision: self.decision()?, card: self.in_play, noble, player, count })
    }
}
