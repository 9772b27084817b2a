//! What is known of cards that are not seen (ruling 9.56), and the redrawing of all that a viewer cannot know.

use curia_core::{BySeat, Chance, Seat, SeatSet, Viewer};

use crate::data::{Attribute, NobleBox, Rank, Treachery};
use crate::options::OpenHands;
use crate::pieces::{Attributes, Pile, Ranks, Treacheries};
use crate::state::{HeadsOfState, Phase};

/// Cards that surely lie in the piles, for one who has seen what they have seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Piles {
    /// In draw pile and revolution pack together.
    deck: Attributes,
    /// Those of them that lie in the draw pile: they were set aside by a refresh and are back (section 5.10, step 2).
    above: Attributes,
    treachery: Treacheries,
}

/// Cards that are surely in a hand or in a pile. Of hands everybody knows the same; of the piles a seat knows beside it
/// which cards it has drawn and given up itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Knowledge {
    attributes: BySeat<Attributes>,
    treachery: BySeat<Treacheries>,
    /// By what everybody has seen.
    public: Piles,
    /// By what each seat has seen.
    own: BySeat<Piles>,
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
    fn piles(&self, viewer: Viewer) -> &Piles {
        match viewer {
            Viewer::Seat(seat) => &self.own[seat],
            Viewer::Spectator => &self.public,
        }
    }

    #[inline]
    fn every_piles(&mut self) -> impl Iterator<Item = &mut Piles> {
        self.own.0.iter_mut().chain([&mut self.public])
    }

    /// What `viewer` knows to lie in draw pile and revolution pack together.
    #[inline]
    pub(crate) fn deck(&self, viewer: Viewer) -> Attributes {
        self.piles(viewer).deck
    }

    /// What `viewer` knows to lie in the draw pile, above the revolution pack.
    #[inline]
    pub(crate) fn above(&self, viewer: Viewer) -> Attributes {
        self.piles(viewer).above
    }

    /// What `viewer` knows to lie in the treachery pile.
    #[inline]
    pub(crate) fn treachery_pile(&self, viewer: Viewer) -> Treacheries {
        self.piles(viewer).treachery
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

    /// These cards left a hand face down, to be shuffled into the new deck: only their owner knows which they were.
    pub(crate) fn gave_face_down(&mut self, seat: Seat, cards: Attributes) {
        self.attributes[seat] = self.attributes[seat].lessened(cards.total());
        self.own[seat].deck = self.own[seat].deck.plus(cards);
    }

    /// `seat` is about to play these cards, so they hold them.
    pub(crate) fn announced(&mut self, seat: Seat, cards: Treacheries) {
        let known = &mut self.treachery[seat];
        for kind in cards.kinds() {
            known[kind] = known[kind].max(cards[kind]);
        }
    }

    /// These open cards were shuffled into the deck.
    pub(crate) fn stacked(&mut self, cards: Attributes) {
        self.every_piles().for_each(|piles| piles.deck = piles.deck.plus(cards));
    }

    /// These open cards were shuffled into the draw pile, above the revolution pack.
    pub(crate) fn stacked_above(&mut self, cards: Attributes) {
        self.stacked(cards);
        self.every_piles().for_each(|piles| piles.above = piles.above.plus(cards));
    }

    /// The whole deck was shuffled, and any card may be in its revolution pack.
    pub(crate) fn shuffled(&mut self) {
        self.every_piles().for_each(|piles| piles.above = Attributes::NONE);
    }

    /// These open cards were shuffled into the treachery pile.
    pub(crate) fn stacked_treachery(&mut self, cards: Treacheries) {
        self.every_piles().for_each(|piles| piles.treachery = piles.treachery.plus(cards));
    }

    /// A card of the deck was turned up for all.
    #[inline]
    pub(crate) fn turned_up(&mut self, card: Attribute) {
        self.every_piles().for_each(|piles| piles.left(card));
    }

    /// A card of the treachery pile was turned up for all.
    #[inline]
    pub(crate) fn turned_up_treachery(&mut self, card: Treachery) {
        self.every_piles().for_each(|piles| piles.treachery.take(card));
    }

    /// `seat` drew this card of the deck; the others know that it was one of any kind.
    #[inline]
    pub(crate) fn drawn_blind(&mut self, seat: Seat, card: Attribute) {
        let mut own = self.own[seat];
        own.left(card);
        for piles in self.every_piles() {
            (piles.deck, piles.above) = (piles.deck.lessened(1), piles.above.lessened(1));
        }
        self.own[seat] = own;
    }

    /// `seat` drew this card of the treachery pile; the others know that it was one of any kind.
    #[inline]
    pub(crate) fn drawn_treachery_blind(&mut self, seat: Seat, card: Treachery) {
        let mut own = self.own[seat];
        own.treachery.take(card);
        self.every_piles().for_each(|piles| piles.treachery = piles.treachery.lessened(1));
        self.own[seat] = own;
    }

    /// What the others know beside what everybody knows may be wrong in a world that `viewer` imagines.
    fn forget_others(&mut self, viewer: Viewer) {
        let public = self.public;
        Seat::ALL.into_iter().filter(|&seat| !viewer.is(seat)).for_each(|seat| self.own[seat] = public);
    }
}

impl Piles {
    /// A card of the deck has left it before the eyes of whoever knows this.
    #[inline]
    fn left(&mut self, card: Attribute) {
        self.deck.take(card);
        self.above.take(card);
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
        let pool = self.deck.cards.counts().minus(self.known.deck(viewer));
        self.hidden_from(viewer)
            .iter()
            .fold(pool, |pool, seat| pool.plus(self.players[seat].attributes_held().minus(self.known.attributes[seat])))
    }

    /// The treachery cards that could be anywhere among pile and hidden hands, for all that `viewer` knows.
    pub(crate) fn loose_treachery(&self, viewer: Viewer) -> Treacheries {
        let pool = self.treachery_pile.counts().minus(self.known.treachery_pile(viewer));
        self.hidden_from(viewer)
            .iter()
            .fold(pool, |pool, seat| pool.plus(self.players[seat].treachery_held().minus(self.known.treachery[seat])))
    }

    /// Ruling 9.56: deals what `viewer` does not see anew into the other hands and the piles.
    pub(crate) fn deal_unseen(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        self.deal_attributes(viewer, chance);
        self.deal_treachery_hands(viewer, chance);
        self.deal_trims(viewer, chance);
        self.known.forget_others(viewer);
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
        self.stack_unseen(pool.plus(self.known.deck(viewer)), self.known.above(viewer), chance);
    }

    /// The deck of these cards; some of them surely lie `above` the revolution pack (section 5.10, step 2).
    fn stack_unseen(&mut self, cards: Attributes, above: Attributes, chance: &mut impl Chance) {
        let mut pile = Pile::empty();
        pile.add(cards.minus(above));
        chance.shuffle(pile.as_mut_slice());
        if !above.is_empty() {
            pile.add(above);
            chance.shuffle(pile.as_mut_slice().get_mut(usize::from(self.deck.pack)..).unwrap_or(&mut []));
        }
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
        pile.add(pool.plus(self.known.treachery_pile(viewer)));
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
