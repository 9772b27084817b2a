//! What moves and the things behind them are called for one viewer.

use curia_core::{Seat, Spoken};

use crate::data::{Action, Card, Character, Kind, Pile, Rank, Subject};
use crate::moves::Move;
use crate::prompt::Prompt;
use crate::view::{PlayerView, View};

/// What a move is called.
#[derive(Spoken)]
#[spoken("rival-kings-move")]
pub(crate) enum Label {
    Choose {
        card: Character,
        rank: Rank,
    },
    Pass,
    Swap {
        seat: Seat,
    },
    Accept,
    Ward,
    Steal {
        seat: Seat,
        action: Action,
    },
    Perform {
        #[spoken(unless = "bare")]
        action: Option<Action>,
    },
    Twice {
        action: Action,
    },
    Skip {
        #[spoken(unless = "bare")]
        action: Option<Action>,
    },
    UseAbility {
        #[spoken(unless = "bare")]
        subject: Option<Subject>,
    },
    EndTurn,
    To {
        seat: Seat,
    },
    Pile {
        pile: Pile,
    },
    PileMoney {
        pile: Pile,
    },
    PileSwap {
        card: Card,
        pile: Pile,
    },
    PileCard {
        card: Card,
        price: u8,
        pile: Pile,
    },
    Position {
        kind: Kind,
        number: u8,
    },
    UseSmithYes {
        price: u8,
    },
    UseSmithNo {
        price: u8,
    },
    Farmer {
        action: Action,
    },
    Own {
        card: Card,
    },
    Opponent {
        seat: Seat,
    },
    Theirs {
        card: Card,
    },
    Buy {
        card: Card,
        price: u8,
        pile: Pile,
        depth: u8,
    },
    BuyUnknown {
        pile: Pile,
        depth: u8,
    },
    Decline,
}

/// What the thing behind a move does.
#[derive(Spoken)]
#[spoken("rival-kings-help")]
pub(crate) enum Help {
    Character {
        rank: Rank,
        actions: Vec<Action>,
        #[spoken(unless = "robs_nobody")]
        robs: Option<Rank>,
    },
    Action {
        #[spoken(form)]
        action: Action,
    },
    Ability {
        #[spoken(form)]
        subject: Subject,
    },
    /// The Town Guard under the house rule `town_guard_blocks_theft`.
    TownGuardBlocksTheft,
}

impl View {
    /// The face-up card of a pile.
    fn top(&self, pile: Pile) -> Option<Card> {
        self.piles.get(pile.index()).and_then(|view| view.top)
    }

    /// What lies before a seat.
    fn player(&self, seat: Seat) -> Option<&PlayerView> {
        self.players.get(seat.index())
    }

    /// What lies before the viewer, if they play.
    fn own(&self) -> Option<&PlayerView> {
        self.viewer.seat().and_then(|seat| self.player(seat))
    }

    /// The active subject of the viewer.
    fn active(&self) -> Option<Subject> {
        self.own().and_then(|own| own.subjects.last().copied())
    }

    /// The card at a position of a player's row.
    fn card(&self, player: Option<&PlayerView>, kind: Kind, position: u8) -> Option<Card> {
        let (player, position) = (player?, usize::from(position));
        match kind {
            Kind::Building => player.buildings.get(position).copied().map(Card::Building),
            Kind::Subject => player.subjects.get(position).copied().map(Card::Subject),
        }
    }

    /// The player with whom a swap is under way.
    fn partner(&self) -> Option<&PlayerView> {
        match self.decision {
            Some(Prompt::SwapTheirs { with, .. }) => self.player(with),
            _ => None,
        }
    }

    /// A card found by looking.
    fn found(&self, pile: Pile, depth: u8) -> Option<Card> {
        let looked = self.looked.iter().find(|looked| looked.pile == pile)?;
        looked.cards.get(usize::from(depth).checked_sub(1)?).copied()
    }

    /// The action that a bare `perform` means now.
    fn action(&self) -> Option<Action> {
        match self.decision {
            Some(Prompt::StolenAction { action } | Prompt::OwnAction { action } | Prompt::SecondAction { action }) => {
                Some(action)
            }
            _ => None,
        }
    }

    /// The full price of the building that the Smith is asked about.
    fn smith_price(&self) -> u8 {
        match self.decision {
            Some(Prompt::UseSmith { price, .. }) => price,
            _ => 0,
        }
    }

    fn pile_label(&self, pile: Pile) -> Label {
        match (self.decision, self.top(pile)) {
            (Some(Prompt::TakeMoney), _) => Label::PileMoney { pile },
            (Some(Prompt::TroubadourPile { .. }), Some(card)) => Label::PileSwap { card, pile },
            (_, Some(card)) => Label::PileCard { card, price: card.value(), pile },
            (_, None) => Label::Pile { pile },
        }
    }

    /// What a subject can do.
    fn ability_help(&self, subject: Subject) -> Help {
        if subject == Subject::TownGuard && self.options.town_guard_blocks_theft {
            Help::TownGuardBlocksTheft
        } else {
            Help::Ability { subject }
        }
    }

    fn card_help(&self, card: Option<Card>) -> Option<Help> {
        match card {
            Some(Card::Subject(subject)) => Some(self.ability_help(subject)),
            _ => None,
        }
    }

    fn character_help(&self, character: Character) -> Help {
        let actions = character.actions(self.options.treasurer_recruits).to_vec();
        Help::Character { rank: character.rank(), actions, robs: character.rank().robs() }
    }
}

impl Label {
    /// What a move is called in a view.
    pub(crate) fn of(view: &View, mv: Move) -> Label {
        let position = |kind, position: u8| Label::Position { kind, number: position.saturating_add(1) };
        match mv {
            Move::Choose(card) => Label::Choose { card, rank: card.rank() },
            Move::Pass => Label::Pass,
            Move::Swap(seat) => Label::Swap { seat },
            Move::Accept => Label::Accept,
            Move::Ward => Label::Ward,
            Move::Steal(seat, action) => Label::Steal { seat, action },
            Move::Perform => Label::Perform { action: view.action() },
            Move::PerformOne(action) => Label::Perform { action: Some(action) },
            Move::Twice(action) => Label::Twice { action },
            Move::Skip => Label::Skip { action: view.action() },
            Move::UseAbility => Label::UseAbility { subject: view.active() },
            Move::EndTurn => Label::EndTurn,
            Move::To(seat) => Label::To { seat },
            Move::Pile(pile) => view.pile_label(pile),
            Move::UseSmith(true) => Label::UseSmithYes { price: view.smith_price().saturating_sub(1) },
            Move::UseSmith(false) => Label::UseSmithNo { price: view.smith_price() },
            Move::Farmer(action) => Label::Farmer { action },
            Move::Own(kind, at) => {
                view.card(view.own(), kind, at).map_or_else(|| position(kind, at), |card| Label::Own { card })
            }
            Move::Opponent(seat) => Label::Opponent { seat },
            Move::Theirs(kind, at) => {
                view.card(view.partner(), kind, at).map_or_else(|| position(kind, at), |card| Label::Theirs { card })
            }
            Move::Buy(pile, depth) => match view.found(pile, depth) {
                Some(card) => Label::Buy { card, price: card.value(), pile, depth },
                None => Label::BuyUnknown { pile, depth },
            },
            Move::Decline => Label::Decline,
        }
    }
}

impl Help {
    /// What the thing behind a move does in a view; `None` if the label says it all.
    pub(crate) fn of(view: &View, mv: Move) -> Option<Help> {
        match mv {
            Move::Choose(character) => Some(view.character_help(character)),
            Move::Steal(_, action) | Move::PerformOne(action) | Move::Twice(action) | Move::Farmer(action) => {
                Some(Help::Action { action })
            }
            Move::Perform => view.action().map(|action| Help::Action { action }),
            Move::UseAbility => view.active().map(|subject| view.ability_help(subject)),
            Move::Pass | Move::Swap(_) => Some(view.ability_help(Subject::Gardener)),
            Move::Accept | Move::Ward => Some(view.ability_help(Subject::TownGuard)),
            Move::UseSmith(_) => Some(view.ability_help(Subject::Smith)),
            Move::Pile(pile) if view.decision != Some(Prompt::TakeMoney) => view.card_help(view.top(pile)),
            Move::Own(kind, position) => view.card_help(view.card(view.own(), kind, position)),
            Move::Theirs(kind, position) => view.card_help(view.card(view.partner(), kind, position)),
            Move::Buy(pile, depth) => view.card_help(view.found(pile, depth)),
            _ => None,
        }
    }
}
