//! Section 6.1: lawful knowledge that stays, and the redraw of everything else.

use curia_core::{Chance, Seat, SeatSet, Viewer};

use crate::data::Card;
use crate::pieces::{Cards, nobles_of, set_of};
use crate::state::{Guillotine, Phase};

/// The place of what `knower` knows of the hand of `owner`: nobody keeps a list of their own hand.
#[inline]
const fn pair(knower: Seat, owner: Seat) -> usize {
    let column = owner as usize - (owner as usize > knower as usize) as usize;
    (knower as usize * 4 + column) % 20
}

impl Guillotine {
    /// The cards `knower` knows to be in the hand of `owner`; none of their own.
    #[inline]
    pub(crate) fn known(&self, knower: Seat, owner: Seat) -> Cards {
        if knower == owner { Cards::EMPTY } else { self.known[pair(knower, owner)] }
    }

    fn set_known(&mut self, knower: Seat, owner: Seat, cards: Cards) {
        if knower != owner {
            self.known[pair(knower, owner)] = cards;
            if !cards.is_empty() {
                self.exposed = self.exposed.with(owner);
            }
        }
    }

    /// A card has left the hand of `owner`: it is struck off every list once.
    pub(crate) fn strike_off(&mut self, owner: Seat, card: Card) {
        for knower in self.others(owner).iter() {
            self.known[pair(knower, owner)].remove(card);
        }
    }

    /// Lack of Support: `knower` has seen the whole hand of `owner`.
    pub(crate) fn learn_hand(&mut self, knower: Seat, owner: Seat, cards: Cards) {
        self.set_known(knower, owner, cards);
    }

    /// Rat Break: everybody has seen which card `owner` took.
    pub(crate) fn all_learn(&mut self, owner: Seat, card: Card) {
        for knower in self.others(owner).iter() {
            self.known[pair(knower, owner)].add(card);
        }
        self.exposed = self.exposed.with(owner);
    }

    /// Information Exchange, after the hands have changed: both know what they gave away, and what
    /// others knew moves along with the cards.
    pub(crate) fn hands_swapped(&mut self, a: Seat, b: Seat) {
        self.set_known(a, b, self.hands[b]);
        self.set_known(b, a, self.hands[a]);
        for knower in self.seats.all().without(a).without(b).iter() {
            let (of_a, of_b) = (self.known(knower, a), self.known(knower, b));
            self.set_known(knower, a, of_b);
            self.set_known(knower, b, of_a);
        }
    }

    /// Rain Delay ends all knowledge of hands.
    pub(crate) fn forget_hands(&mut self) {
        self.known = [Cards::EMPTY; 20];
        self.exposed = SeatSet::EMPTY;
    }

    /// Redraws hands and the action deck, around the cards the viewer knows.
    pub(crate) fn resample_cards(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        let mut counts = [0u8; 64];
        for card in self.action_deck.as_slice() {
            counts[card.index()] += 1;
        }
        let mut kept = [Cards::EMPTY; 5];
        let mut unknown = [0; 5];
        for seat in self.seats.iter().filter(|&seat| !viewer.is(seat)) {
            let known = viewer.seat().map_or(Cards::EMPTY, |knower| self.known(knower, seat));
            let rest = self.hands[seat].minus(known);
            for card in rest.iter() {
                counts[card.index()] += 1;
            }
            kept[seat.index()] = known;
            unknown[seat.index()] = rest.len();
        }
        let mut pool = [Card::Stumble; Card::TOTAL];
        let mut size = 0;
        for card in Card::ALL {
            for _ in 0..counts[card.index()] {
                if let Some(slot) = pool.get_mut(size) {
                    *slot = card;
                    size += 1;
                }
            }
        }
        let pool = &mut pool[..size];
        chance.shuffle(pool);
        let mut cards = pool.iter().copied();
        for seat in self.seats.iter().filter(|&seat| !viewer.is(seat)) {
            let mut hand = kept[seat.index()];
            cards.by_ref().take(unknown[seat.index()]).for_each(|card| hand.add(card));
            self.hands[seat] = hand;
        }
        for (slot, card) in self.action_deck.as_mut_slice().iter_mut().zip(cards) {
            *slot = card;
        }
    }

    /// Redraws what others know of hands the viewer does not see: as many cards as before, out of the new hand.
    pub(crate) fn resample_lists(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        for owner in self.exposed.iter().filter(|&owner| !viewer.is(owner)) {
            for knower in self.others(owner).iter().filter(|&knower| !viewer.is(knower)) {
                let count = self.known(knower, owner).len();
                if count > 0 {
                    let cards = some_of(self.hands[owner], count, chance);
                    self.known[pair(knower, owner)] = cards;
                }
            }
        }
    }

    /// Redraws the noble deck below the cards the viewer knows.
    pub(crate) fn resample_nobles(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        let known = viewer.seat().map_or(0, |seat| usize::from(self.known_tops[seat]));
        let below = self.noble_deck.len().saturating_sub(known);
        if let Some(unknown) = self.noble_deck.as_mut_slice().get_mut(..below) {
            let set = set_of(unknown);
            for (slot, noble) in unknown.iter_mut().zip(nobles_of(set)) {
                *slot = noble;
            }
            chance.shuffle(unknown);
        }
    }

    /// Redraws the secret picks of Clerical Error that are not the viewer's own.
    pub(crate) fn resample_picks(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        let active = self.active;
        let Phase::ClericalPick { other, pick, other_pick } = &mut self.phase else { return };
        for (picker, pick, pile) in [(active, pick, &self.piles[*other]), (*other, other_pick, &self.piles[active])] {
            if pick.is_some() && !viewer.is(picker) {
                let options = set_of(pile.as_slice());
                *pick = nobles_of(options).nth(chance.below(pile.len()));
            }
        }
    }
}

/// So many cards of a hand, each equally likely.
fn some_of(hand: Cards, count: usize, chance: &mut impl Chance) -> Cards {
    let mut left = hand;
    let mut some = Cards::EMPTY;
    for _ in 0..count.min(hand.len()) {
        if let Some(card) = left.nth(chance.below(left.len())) {
            left.remove(card);
            some.add(card);
        }
    }
    some
}
