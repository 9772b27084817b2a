//! Under which names cards move between the market and the players.

use curia_core::Seat;
use curia_rival_kings::{Card, Kind, Pile, View};

/// Where a card lies.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Top(Pile),
    Held(Seat, Kind, usize),
}

/// Which of the cards in sight have a name. Of two equal cards only the one that moves sooner has it: on top of a pile, else the
/// newest of a row.
pub(crate) struct Motion(Vec<(Place, Card)>);

impl Motion {
    pub(crate) fn of(view: &View) -> Motion {
        let tops = view.piles.iter().filter_map(|pile| Some((Place::Top(pile.pile), pile.top?)));
        let mut held = Vec::new();
        for player in &view.players {
            for kind in Kind::ALL.iter().copied() {
                let cards = player.cards(kind).into_iter().enumerate().rev().enumerate();
                held.extend(cards.map(|(age, (position, card))| (age, Place::Held(player.seat, kind, position), card)));
            }
        }
        held.sort_by_key(|&(age, ..)| age);
        let mut named: Vec<(Place, Card)> = Vec::new();
        for (place, card) in tops.chain(held.into_iter().map(|(_, place, card)| (place, card))) {
            if !named.iter().any(|(_, other)| *other == card) {
                named.push((place, card));
            }
        }
        Motion(named)
    }

    /// The style of the top card of a pile.
    pub(crate) fn of_top(&self, pile: Pile) -> Option<String> {
        self.name(Place::Top(pile)).map(|name| format!("{name};view-transition-class:dealt"))
    }

    /// The style of a card before a player.
    pub(crate) fn of_held(&self, seat: Seat, kind: Kind, position: usize) -> Option<String> {
        self.name(Place::Held(seat, kind, position))
    }

    fn name(&self, place: Place) -> Option<String> {
        let (_, card) = self.0.iter().find(|(other, _)| *other == place)?;
        Some(format!("view-transition-name:{}", card.id().replace('_', "-")))
    }
}
