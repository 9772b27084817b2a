//! The piles: stacking, turning up, drawing from them (sections 4, 5.4 and 5.11).

use curia_core::{Audience, Chance, Log};

use crate::data::{Attribute, REFRESH, Treachery};
use crate::event::Event;
use crate::pieces::{Attributes, Pile, Treacheries};
use crate::state::{HeadsOfState, Interrupted, Phase};
use crate::view::PhaseName;

/// What the top of the attribute piles was.
pub(super) enum Drawn {
    /// A card.
    Card(Attribute),
    /// The revolution card.
    Revolution,
}

impl HeadsOfState {
    /// Section 4, step 3, and section 5.11, step 5: the top cards of the shuffled pile make the revolution pack.
    pub(super) fn stack_deck(&mut self, cards: Attributes, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let mut pile = Pile::empty();
        pile.add(cards);
        chance.shuffle(pile.as_mut_slice());
        let pack = self.options.revolution_pack.min(pile.len());
        let below = chance.below(usize::from(pack) + 1) as u8;
        log.tell(Audience::Nobody, || {
            let (pack, rest) = pile.as_slice().split_at(usize::from(pack));
            Event::ShuffledAttributes { order: pack.iter().rev().chain(rest.iter().rev()).copied().collect() }
        });
        log.tell(Audience::Nobody, || {
            let pack_cards = &pile.as_slice()[..usize::from(pack)];
            Event::ShuffledPack { order: pack_cards.iter().rev().copied().collect(), place: pack - below }
        });
        self.deck.cards = pile;
        self.deck.pack = pack;
        self.deck.revolution = Some(below);
        self.known.shuffled();
    }

    /// Section 4, step 4, and ruling 9.34.
    pub(super) fn stack_treachery(&mut self, cards: Treacheries, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        self.treachery_pile.add(cards);
        chance.shuffle(self.treachery_pile.as_mut_slice());
        log.tell(Audience::Nobody, || Event::ShuffledTreachery {
            order: self.treachery_pile.as_slice().iter().rev().copied().collect(),
        });
    }

    /// Six new cards in the display.
    pub(super) fn deal_display(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        self.fill_display(chance, log);
        let cards: Attributes = self.display.iter().copied().flatten().collect();
        log.tell(Audience::All, || Event::DisplayDealt { cards });
    }

    /// Turns up the next card for each empty slot in order. True if the revolution card showed first.
    pub(super) fn fill_display(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) -> (Attributes, bool) {
        let mut turned_up = Attributes::NONE;
        while let Some(slot) = self.display.iter().position(Option::is_none) {
            match self.draw_attribute(chance, log) {
                Some(Drawn::Card(card)) => {
                    self.display[slot] = Some(card);
                    self.known.turned_up(card);
                    turned_up[card] += 1;
                }
                Some(Drawn::Revolution) if self.puts_revolution_aside(Interrupted::Refill, log) => {}
                Some(Drawn::Revolution) => return (turned_up, true),
                None => break,
            }
        }
        (turned_up, false)
    }

    /// Two new cards in the treachery display.
    pub(super) fn deal_treachery(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let cards = self.fill_treachery(chance, log);
        log.tell(Audience::All, || Event::TreacheryDealt { cards });
    }

    /// Turns up the next treachery card for each empty slot in order.
    pub(super) fn fill_treachery(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) -> Treacheries {
        let mut turned_up = Treacheries::NONE;
        while let Some(slot) = self.treachery_display.iter().position(Option::is_none) {
            let Some(card) = self.draw_treachery(chance, log) else { break };
            self.treachery_display[slot] = Some(card);
            self.known.turned_up_treachery(card);
            turned_up[card] += 1;
        }
        turned_up
    }

    /// Section 5.4: the top card of the draw pile, or of the revolution pack below it (ruling 9.3). In the last round of
    /// section 11.4 the discards are shuffled when the pile is empty; nothing if there are none.
    #[inline]
    pub(super) fn draw_attribute(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) -> Option<Drawn> {
        if self.deck.draw_pile() == 0 {
            match self.deck.revolution {
                Some(below) => {
                    if !self.pack_is_open() {
                        log.tell(Audience::All, || Event::PackOpened);
                    }
                    if below == self.deck.cards.len() {
                        return Some(Drawn::Revolution);
                    }
                }
                None => self.reshuffle_discards(chance, log),
            }
        }
        let card = self.deck.cards.pop()?;
        self.deck.pack = self.deck.pack.min(self.deck.cards.len());
        Some(Drawn::Card(card))
    }

    /// Section 11.4.
    fn reshuffle_discards(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let cards = std::mem::take(&mut self.discard);
        if cards.is_empty() {
            return;
        }
        self.deck.cards.add(cards);
        chance.shuffle(self.deck.cards.as_mut_slice());
        self.known.stacked(cards);
        log.tell(Audience::All, || Event::DiscardsReshuffled { count: cards.total() });
        log.tell(Audience::Nobody, || Event::ShuffledDiscards {
            order: self.deck.cards.as_slice().iter().rev().copied().collect(),
        });
    }

    /// Section 5.6; ruling 9.34: an empty pile is made of the discards.
    #[inline]
    pub(super) fn draw_treachery(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) -> Option<Treachery> {
        if self.treachery_pile.is_empty() {
            let cards = std::mem::take(&mut self.treachery_discard);
            log.tell(Audience::All, || Event::TreacheryReshuffled { count: cards.total() });
            self.stack_treachery(cards, chance, log);
            self.known.stacked_treachery(cards);
        }
        self.treachery_pile.pop()
    }

    /// Section 5.10, step 2: the cards set aside go back into the draw pile, never into the revolution pack.
    pub(super) fn return_set_aside(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let cards = std::mem::take(&mut self.set_aside);
        if cards.is_empty() {
            return;
        }
        self.deck.cards.add(cards);
        let pack = usize::from(self.deck.pack);
        let draw_pile = self.deck.cards.as_mut_slice().get_mut(pack..).unwrap_or(&mut []);
        chance.shuffle(draw_pile);
        self.known.stacked_above(cards);
        log.tell(Audience::All, || Event::SetAsideReturned { cards });
        log.tell(Audience::Nobody, || Event::ShuffledSetAside {
            order: self.deck.cards.as_slice()[pack..].iter().rev().copied().collect(),
        });
    }

    /// Ruling 9.8: cards of the revolution pack do not count.
    #[inline]
    pub(super) fn may_refresh(&self) -> bool {
        usize::from(self.deck.draw_pile()) >= REFRESH
    }

    /// Section 5.4; ruling 9.9: while cards are set aside the revolution pack is not touched.
    #[inline]
    pub(super) fn may_draw_blind(&self) -> bool {
        self.deck.draw_pile() > 0
            || (self.set_aside.is_empty() && (self.deck.revolution.is_some() || !self.discard.is_empty()))
    }

    /// True once the revolution card lies open: from the scoring of a century until the new pack is stacked (section 5.11,
    /// steps 1 to 5), after the end, and from the moment it is put aside (section 11.4).
    pub(crate) fn revolution_has_shown(&self) -> bool {
        let ended = matches!(self.phase, Phase::Trim(_) | Phase::Moment(PhaseName::Scoring) | Phase::Over);
        ended || self.deck.revolution.is_none()
    }

    /// Cards of the revolution pack, the revolution card among them until it has shown (section 5.11, step 1).
    pub(crate) fn pack_size(&self) -> u8 {
        self.deck.pack + u8::from(!self.revolution_has_shown())
    }

    /// True once the disc has been removed (ruling 9.3): a card has left the pack, or the revolution has shown, which ends a
    /// century even where it is the first card of its pack.
    pub(crate) fn pack_is_open(&self) -> bool {
        self.revolution_has_shown() || self.deck.pack < self.options.revolution_pack
    }
}
