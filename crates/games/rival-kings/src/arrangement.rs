//! The best arrangement of what lies before a player (section 7), card by card: what the points are made of, and what one
//! more card would bring.

use crate::data::{Card, Colour, Kind, TYPES};
use crate::money::Coins;
use crate::view::PlayerView;

/// Cards that score together, or one that scores alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arranged {
    /// A building and its subject: both count.
    Perfect(Card, Card),
    /// A building and a subject of one colour, the one that counts first.
    Coloured(Card, Card),
    /// A card that counts one point.
    Loose(Card),
}

impl Arranged {
    /// What it scores.
    pub const fn points(self) -> i32 {
        match self {
            Arranged::Perfect(building, subject) => building.value() as i32 + subject.value() as i32,
            Arranged::Coloured(counts, _) => counts.value() as i32,
            Arranged::Loose(_) => 1,
        }
    }
}

/// Section 7, steps 1 to 3: perfect pairs first, then pairs of a colour, then loose cards; each by type.
pub fn arrange(cards: impl IntoIterator<Item = Card>) -> Vec<Arranged> {
    let mut counts = [[0_u8; TYPES]; Kind::ALL.len()];
    for card in cards {
        counts[card.kind().index()][card.number() % TYPES] += 1;
    }
    let [buildings, subjects] = &mut counts;
    let mut arranged = Vec::new();
    for (number, (building, subject)) in buildings.iter_mut().zip(subjects).enumerate() {
        let pairs = (*building).min(*subject);
        *building -= pairs;
        *subject -= pairs;
        let pair = Arranged::Perfect(Card::of(Kind::Building, number), Card::of(Kind::Subject, number));
        arranged.extend((0..pairs).map(|_| pair));
    }
    let rest: Vec<Vec<Arranged>> = Colour::ALL.into_iter().map(|colour| arrange_colour(colour, &counts)).collect();
    let is_loose = |of: &&Arranged| matches!(of, Arranged::Loose(_));
    arranged.extend(rest.iter().flatten().filter(|of| !is_loose(of)));
    arranged.extend(rest.iter().flatten().filter(is_loose));
    arranged
}

/// As many pairs as there can be; the dearest cards count, each beside the cheapest that is left of the other kind.
fn arrange_colour(colour: Colour, counts: &[[u8; TYPES]; 2]) -> Vec<Arranged> {
    let left = |kind: Kind| {
        let types = (0..TYPES).filter(move |&number| Card::of(kind, number).colour() == colour);
        types.flat_map(move |number| (0..counts[kind.index()][number]).map(move |_| Card::of(kind, number)))
    };
    let mut cards: Vec<Card> = left(Kind::Building).chain(left(Kind::Subject)).collect();
    cards.sort_by_key(|card| std::cmp::Reverse(card.value()));
    let pairs = left(Kind::Building).count().min(left(Kind::Subject).count());
    let mut others = cards.split_off(pairs);
    let mut arranged = Vec::new();
    for counting in cards {
        let partner = others.iter().rposition(|other| other.kind() != counting.kind());
        arranged.push(match partner {
            Some(at) => Arranged::Coloured(counting, others.remove(at)),
            None => Arranged::Loose(counting),
        });
    }
    arranged.extend(others.into_iter().map(Arranged::Loose));
    arranged
}

/// Section 7: what these cards, coins and markers score.
pub fn points_of(cards: impl IntoIterator<Item = Card>, coins: u8, markers: u8) -> i32 {
    let cards: i32 = arrange(cards).into_iter().map(Arranged::points).sum();
    cards + i32::from(coins / 3) - 2 * i32::from(markers)
}

impl PlayerView {
    /// Everything they own.
    pub fn all_cards(&self) -> impl Iterator<Item = Card> {
        let buildings = self.buildings.iter().copied().map(Card::Building);
        buildings.chain(self.subjects.iter().copied().map(Card::Subject))
    }

    /// How many points buying a card at this price would bring them now; `None` if they cannot pay it.
    pub fn gain_of(&self, card: Card, price: u8) -> Option<i32> {
        let coins: Coins = self.coins;
        let left = coins.value().checked_sub(price)?;
        let now = points_of(self.all_cards(), coins.value(), self.markers);
        Some(points_of(self.all_cards().chain([card]), left, self.markers) - now)
    }
}
