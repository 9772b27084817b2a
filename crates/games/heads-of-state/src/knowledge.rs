//! What everybody knows of cards they do not see (ruling 9.56), and the redrawing of all that a viewer cannot know.

use curia_core::{BySeat, Chance, Seat, SeatSet, Viewer};

use crate::data::{Attribute, NobleBox, Rank, Treachery};
use crate::options::OpenHands;
use crate::pieces::{Attributes, Pile, Ranks, Treacheries};
use crate::state::{HeadsOfState, Phase};

/// Cards that are surely in a hand or in a pile, by what everybody has seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Knowledge {
    attributes: BySeat<Attributes>,
    treachery: BySeat<Treacheries>,
    /// In draw pile and revolution pack together.
    deck: Attributes,
    treachery_pile: Treacheries,
}

impl Knowledge {
    #[inline]
    pub(crate) fn attributes(&self, seat: Seat) -> Attributes {
        self.attributes[seat]
    }

    #[inline]
    pub(crate) fn treachery(&self, seat: Seat) -> Treacheries {
        self.treachery[seat]
    }

    #[inline]
    pub(crate) fn deck(&self) -> Attributes {
        self.deck
    }

    #[inline]
    pub(crate) fn treachery_pile(&self) -> Treacheries {
        self.treachery_pile
    }

    /// Everybody saw `seat` take a card from the display.
    #[inline]
    pub(crate) fn took(&mut self, seat: Seat, card: Attribute) {
        self.attributes[seat][card] += 1;
    }

    /// Everybody saw `seat` take a card from the treachery display.
    #[inline]
    pub(crate) fn took_treachery(&mut self, seat: Seat, card: Treachery) {
        self.treachery[seat][card] += 1;
    }

    /// Everybody saw these cards leave a hand.
    #[inline]
    pub(crate) fn gave(&mut self, seat: Seat, cards: Attributes) {
        self.attributes[seat] = self.attributes[seat].minus(cards);
    }

    /// Everybody saw these treachery cards leave a hand.
    #[inline]
    pub(crate) fn gave_treachery(&mut self, seat: Seat, cards: Treacheries) {
        self.treachery[seat] = self.treachery[seat].minus(cards);
    }

    /// So many cards left a hand face down.
    pub(crate) fn gave_face_down(&mut self, seat: Seat, count: u8) {
        self.attributes[seat] = self.attributes[seat].lessened(count);
    }

    /// `seat` is about to play these cards, so they hold them.
    pub(crate) fn announced(&mut self, seat: Seat, cards: Treacheries) {
        let known = &mut self.treachery[seat];
        for kind in cards.kinds() {
            known[kind] = known[kind].max(cards[kind]);
        }
    }

    /// These open cards were shuffled into the draw pile.
    pub(crate) fn stacked(&mut self, cards: Attributes) {
        self.deck = self.deck.plus(cards);
    }

    /// These open cards were shuffled into the treachery pile.
    pub(crate) fn stacked_treachery(&mut self, cards: Treacheries) {
        self.treachery_pile = self.treachery_pile.plus(cards);
    }

    /// A card of the deck was turned up for all.
    #[inline]
    pub(crate) fn turned_up(&mut self, card: Attribute) {
        self.deck.take(card);
    }

    /// A card of the treachery pile was turned up for all.
    #[inline]
    pub(crate) fn turned_up_treachery(&mut self, card: Treachery) {
        self.treachery_pile.take(card);
    }

    /// A card of the deck was drawn, of any kind.
    #[inline]
    pub(crate) fn drawn_blind(&mut self) {
        self.deck = self.deck.lessened(1);
    }

    /// A card of the treachery pile was drawn, of any kind.
    #[inline]
    pub(crate) fn drawn_treachery_blind(&mut self) {
        self.treachery_pile = self.treachery_pile.lessened(1);
    }
}

impl HeadsOfState {
    /// The seats whose hands `viewer` does not see.
    #[inline]
    pub(crate) fn hidden_from(&self, viewer: Viewer) -> SeatSet {
        match (self.options.open_hands, viewer) {
            (OpenHands::On, _) => SeatSet::EMPTY,
            (OpenHands::Off, Viewer::Seat(seat)) => self.seats.all().without(seat),
            (OpenHands::Off, Viewer::Spectator) => self.seats.all(),
        }
    }

    /// The attribute cards that could be anywhere among deck and hidden hands, for all that `viewer` knows.
    pub(crate) fn loose_attributes(&self, viewer: Viewer) -> Attributes {
        let pool = self.deck.cards.counts().minus(self.known.deck);
        self.hidden_from(viewer)
            .iter()
            .fold(pool, |pool, seat| pool.plus(self.players[seat].attributes_held().minus(self.known.attributes[seat])))
    }

    /// The treachery cards that could be anywhere among pile and hidden hands, for all that `viewer` knows.
    pub(crate) fn loose_treachery(&self, viewer: Viewer) -> Treacheries {
        let pool = self.treachery_pile.counts().minus(self.known.treachery_pile);
        self.hidden_from(viewer)
            .iter()
            .fold(pool, |pool, seat| pool.plus(self.players[seat].treachery_held().minus(self.known.treachery[seat])))
    }

    /// Ruling 9.56: deals what `viewer` does not see anew into the other hands and the piles.
    pub(crate) fn deal_unseen(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        self.deal_attributes(viewer, chance);
        self.deal_treachery_hands(viewer, chance);
        self.deal_trims(viewer, chance);
    }

    fn deal_attributes(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        let mut pool = self.loose_attributes(viewer);
        let hidden = self.hidden_from(viewer);
        let payment = if hidden.has(self.active) { self.draw_payment(pool, chance) } else { Attributes::NONE };
        pool = pool.minus(payment);
        for seat in hidden.iter() {
            let mut cards = self.known.attributes[seat];
            if seat == self.active {
                cards = cards.plus(payment);
            }
            let player = &mut self.players[seat];
            let named = player.trimmed.total();
            let size = player.attributes.total() + named;
            cards = cards.plus(pool.deal(size.saturating_sub(cards.total()), chance));
            player.trimmed = cards.deal(named, chance);
            player.attributes = cards;
        }
        let mut pile = Pile::empty();
        pile.add(pool.plus(self.known.deck));
        chance.shuffle(pile.as_mut_slice());
        self.deck.cards = pile;
        if let Some(below) = &mut self.deck.revolution {
            *below = chance.below(usize::from(self.deck.pack) + 1) as u8;
        }
    }

    fn deal_treachery_hands(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        let mut pool = self.loose_treachery(viewer);
        for seat in self.hidden_from(viewer).iter() {
            let mut cards = self.known.treachery[seat];
            let player = &mut self.players[seat];
            let named = player.treachery_trimmed.total();
            let size = player.treachery.total() + named;
            cards = cards.plus(pool.deal(size.saturating_sub(cards.total()), chance));
            player.treachery_trimmed = cards.deal(named, chance);
            player.treachery = cards;
        }
        let mut pile = Pile::empty();
        pile.add(pool.plus(self.known.treachery_pile));
        chance.shuffle(pile.as_mut_slice());
        self.treachery_pile = pile;
    }

    /// Of an open hand everybody sees the cards, but not which of them have been named at a change of century.
    fn deal_trims(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        if self.options.open_hands == OpenHands::Off || !matches!(self.phase, Phase::Trim(_)) {
            return;
        }
        for seat in self.seats.iter().filter(|&seat| !viewer.is(seat)) {
            let player = &mut self.players[seat];
            let (mut cards, mut plots) = (player.attributes_held(), player.treachery_held());
            player.trimmed = cards.deal(player.trimmed.total(), chance);
            player.treachery_trimmed = plots.deal(player.treachery_trimmed.total(), chance);
            (player.attributes, player.treachery) = (cards, plots);
        }
    }

    /// The cards with which the active player can surely pay for one of the boxes that they must be able to pay for, as far
    /// as they are not known already: one payment, the likelier the more often it is among the loose cards. Nothing if
    /// they need not pay.
    fn draw_payment(&self, pool: Attributes, chance: &mut impl Chance) -> Attributes {
        let sure = self.known.attributes[self.active];
        let due = self.surely_payable();
        let room = self.players[self.active].attributes_held().total().saturating_sub(sure.total());
        let needs = || {
            let ranks: Ranks = self.with_counters(self.active, due).map(NobleBox::rank).collect();
            ranks.iter().flat_map(payments).map(move |payment| payment.minus(sure))
        };
        let ways = |need| ways(need, pool, room);
        let all: u64 = needs().map(ways).sum();
        // A draw is made among numbers of 32 bits.
        let shift = 30u32.saturating_sub(all.leading_zeros().saturating_sub(4)).min(63);
        let weight = |need| usize::try_from(ways(need) >> shift).unwrap_or(0) + usize::from(ways(need) > 0);
        let mut place = chance.below(needs().map(weight).sum());
        for need in needs() {
            let weight = weight(need);
            if place < weight {
                return need;
            }
            place -= weight;
        }
        Attributes::NONE
    }
}

/// Every way to pay for a noble.
fn payments(rank: Rank) -> impl Iterator<Item = Attributes> {
    let noble = rank.noble();
    let exact: Attributes = noble.cost.iter().copied().collect();
    let replaced = if noble.courtesan { noble.cost } else { &[] };
    std::iter::once(exact).chain(
        replaced
            .iter()
            .map(move |&attribute| exact.minus(Attributes::one(attribute)).plus(Attributes::one(Attribute::Courtesan))),
    )
}

/// A measure of how likely these cards are in a hand with room for so many loose ones.
fn ways(need: Attributes, pool: Attributes, room: u8) -> u64 {
    if need.total() > room || !pool.covers(need) {
        return 0;
    }
    let (mut ways, mut room, mut others) = (1, u64::from(room), 8);
    for kind in need.kinds() {
        ways *= u64::from(pool[kind]) * room;
        room -= 1;
        others -= 1;
    }
    (0..others).fold(ways, |ways, _| ways.saturating_mul(u64::from(pool.total())))
}
