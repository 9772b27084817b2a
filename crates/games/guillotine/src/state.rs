//! Section 5.1: the state of a game.

use curia_core::{BySeat, Seat, SeatCount, SeatSet};

use crate::data::{Card, Noble};
use crate::options::Options;
use crate::pieces::{Cards, Deck, Line, Nobles};
use crate::view::TurnStep;

/// What the game is waiting for (section 5.9), with what is needed to go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    ChooseAction,
    ChooseNoble,
    ChooseDistance {
        place: u8,
    },
    OrderNext {
        /// Places of the old order not chosen yet, a bit each.
        left: u8,
        /// Places chosen so far.
        chosen: [u8; 4],
        count: u8,
    },
    ChooseLateArrival {
        looked: u8,
    },
    ChoosePlayer,
    ChooseDiscardCard,
    ChooseVictimCard {
        victim: Seat,
    },
    ChooseTableCard,
    InfightingDiscard {
        victim: Seat,
        /// Discards still due after this one.
        more: u8,
    },
    ClericalPick {
        other: Seat,
        pick: Option<Noble>,
        other_pick: Option<Noble>,
    },
    PlaceClown,
    InnocentDiscard,
    ReactWait {
        asked: SeatSet,
        /// Who has passed already; hidden.
        passed: SeatSet,
    },
    FinalCards,
    /// Nothing: a copy of the game at a moment worth seeing, in this step of the turn.
    Moment(TurnStep),
    Over,
}

/// A game of Guillotine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guillotine {
    pub(crate) hands: BySeat<Cards>,
    /// What a seat knows of another hand, see `knowledge.rs` for the index.
    pub(crate) known: [Cards; 20],
    pub(crate) line: Line,
    /// Last is the top.
    pub(crate) noble_deck: Nobles,
    pub(crate) noble_discard: Nobles,
    pub(crate) piles: BySeat<Nobles>,
    /// Last is the top.
    pub(crate) action_deck: Deck,
    pub(crate) action_discard: Deck,
    /// The table cards in front of each seat, a bit each, counted from Callous Guards.
    pub(crate) tables: BySeat<u8>,
    /// How many top cards of the noble deck each seat knows.
    pub(crate) known_tops: BySeat<u8>,
    /// The owners of hands of which somebody may know a card.
    pub(crate) exposed: SeatSet,
    pub(crate) rushed: SeatSet,
    pub(crate) cursed: SeatSet,
    pub(crate) seats: SeatCount,
    pub(crate) options: Options,
    pub(crate) day: u8,
    pub(crate) day_starter: Seat,
    pub(crate) turn_of_day: u8,
    /// The player on turn; in the final phase the one who is asked.
    pub(crate) active: Seat,
    pub(crate) actions_left: u8,
    pub(crate) no_cards: bool,
    pub(crate) behead_due: u8,
    pub(crate) bonus_draws: u8,
    pub(crate) pimpernel: bool,
    pub(crate) day_over: bool,
    /// How many players have not had their final turn; 0 before the final phase.
    pub(crate) final_left: u8,
    /// The card that is being carried out: neither in a hand nor discarded yet.
    pub(crate) in_play: Option<Card>,
    pub(crate) phase: Phase,
}

/// The bit of a table card in `tables`; 0 for other cards.
#[inline]
pub(crate) const fn table_bit(card: Card) -> u8 {
    if card.is_table_card() { 1 << (card as u8 - Card::FIRST_TABLE_CARD as u8) } else { 0 }
}

/// The table cards of a set of bits in table order.
pub(crate) fn table_cards(bits: u8) -> impl Iterator<Item = Card> {
    crate::pieces::cards_of(u64::from(bits) << Card::FIRST_TABLE_CARD as u8)
}

impl Guillotine {
    /// True if the table card lies in front of the seat.
    #[inline]
    pub(crate) fn has_table(&self, seat: Seat, card: Card) -> bool {
        self.tables[seat] & table_bit(card) != 0
    }

    /// The table cards of all seats.
    #[inline]
    pub(crate) fn all_tables(&self) -> u8 {
        let [a, b, c, d, e] = self.tables.0;
        a | b | c | d | e
    }

    /// True if Callous Guards lie in front of any player.
    #[inline]
    pub(crate) fn guards_watch(&self) -> bool {
        self.all_tables() & table_bit(Card::CallousGuards) != 0
    }

    /// The seat a table card lies in front of.
    pub(crate) fn owner_of(&self, card: Card) -> Option<Seat> {
        self.seats.iter().find(|&seat| self.has_table(seat, card))
    }

    /// True if an Unpopular Judge stands at the front (ruling 9.8).
    #[inline]
    pub(crate) fn judge_in_front(&self) -> bool {
        self.line.front().is_some_and(Noble::is_judge)
    }

    /// True once the days are over.
    #[inline]
    pub(crate) fn in_final(&self) -> bool {
        self.final_left > 0
    }

    /// The seats other than `seat`.
    #[inline]
    pub(crate) fn others(&self, seat: Seat) -> SeatSet {
        self.seats.all().without(seat)
    }

    /// The opponents of the active player with at least one card in hand.
    #[inline]
    pub(crate) fn others_with_cards(&self) -> SeatSet {
        let mut set = SeatSet::EMPTY;
        for seat in Seat::ALL {
            if !self.hands[seat].is_empty() {
                set = set.with(seat);
            }
        }
        set.without(self.active)
    }

    /// The seats with at least one noble in their pile.
    pub(crate) fn with_nobles(&self) -> SeatSet {
        Seat::ALL.into_iter().filter(|&seat| !self.piles[seat].is_empty()).collect()
    }

    /// The number of nobles in all trophy piles.
    #[inline]
    pub(crate) fn nobles_in_piles(&self) -> usize {
        Noble::COUNT.saturating_sub(self.line.len() + self.noble_deck.len() + self.noble_discard.len())
    }
}
