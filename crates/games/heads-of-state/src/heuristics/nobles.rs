//! What a noble is worth in a box.

use curia_core::BySeat;

use super::Mind;
use crate::data::{Area, Country, NobleBox, Rank};
use crate::pieces::Boxes;

/// How much of a country marker is won by the number of areas that are still missing, in hundredths (section 12.7).
const COUNTRY: [i32; 6] = [120, 60, 31, 16, 7, 0];
/// How much of a dynasty marker is won by the number of types that are still missing (section 12.5).
const DYNASTY: [i32; 8] = [130, 75, 47, 31, 21, 13, 6, 0];
/// How much of a type majority counts in each century (section 12.10).
const MAJORITY: [i32; 3] = [26, 54, 100];
/// Worth of a noble card by itself, a point of its type's majority: the first ones decide nothing, but others build on them.
const STEP: i32 = 18;
/// Worth of a point of influence by itself, now and in each later century (section 12.3).
const INFLUENCE: (i32, i32) = (18, 28);

impl Mind<'_> {
    /// What a noble in this box would bring if nobles live in `boxes`, the box being empty.
    pub(super) fn worth(&self, at: NobleBox, boxes: &BySeat<Boxes>) -> i32 {
        let (rank, area) = (at.rank(), at.area());
        let country = area.card().country;
        let mut after = *boxes;
        after[self.seat] = after[self.seat].with(at);
        let margin = self.margin(&after, country) - self.margins[country.index()];
        self.area_worth(area)
            + self.country_worth(area)
            + self.dynasty_worth(rank)
            + margin * self.steady / 100
            + self.presence(at, boxes)
            + self.card_worth(rank)
    }

    /// Section 12.1.
    fn area_worth(&self, area: Area) -> i32 {
        if self.game.area_markers.has(area) { 100 * i32::from(area.card().number) } else { 0 }
    }

    /// Section 12.7: a step towards a country marker.
    fn country_worth(&self, area: Area) -> i32 {
        let country: Country = area.card().country;
        let (reached, markers) = (self.game.players[self.seat].reached, self.game.country_markers[country.index()]);
        let Some(place) = markers.iter().position(Option::is_none) else { return 0 };
        if reached.has(area) || markers.contains(&Some(self.seat)) {
            return 0;
        }
        let missing = country.areas().filter(|&other| !reached.has(other)).count().min(COUNTRY.len() - 1);
        i32::from(country.markers()[place]) * (COUNTRY[missing - 1] - COUNTRY[missing])
    }

    /// Section 12.5: a step towards a dynasty marker.
    fn dynasty_worth(&self, rank: Rank) -> i32 {
        let raised = self.game.players[self.seat].raised;
        let mut left = self.game.numbers().dynasty.iter().zip(self.game.dynasty_markers);
        let Some((&points, _)) = left.find(|(_, holder)| holder.is_none()) else { return 0 };
        if raised.has(rank) || self.game.dynasty_markers.contains(&Some(self.seat)) {
            return 0;
        }
        let missing = Rank::COUNT - raised.iter().count();
        i32::from(points) * (DYNASTY[missing - 1] - DYNASTY[missing])
    }

    /// Section 12.3: influence counts again in every century that its noble lives to see.
    fn presence(&self, at: NobleBox, boxes: &BySeat<Boxes>) -> i32 {
        let [alone, below] = at.area().card().kind.weights();
        let (upper, _) = at.area().pair();
        let lived = boxes.0.iter().any(|own| own.has(upper));
        let influence = i32::from(if !at.is_upper() && lived { below } else { alone });
        // A king is struck at with two cards.
        let safe = if at.area().card().kind.weights()[0] > 2 { 130 } else { 100 };
        influence * (INFLUENCE.0 + INFLUENCE.1 * self.centuries_left()) * safe / 100
    }

    /// Section 12.10: what one more noble card changes in the majority of its type.
    fn card_worth(&self, rank: Rank) -> i32 {
        if self.game.noble_cards[rank.index()] == 0 {
            return 0;
        }
        let own = self.game.players[self.seat].noble_cards[rank.index()];
        let (now, then) = (self.majority(rank, own), self.majority(rank, own + 1));
        let step = STEP * i32::from(rank.noble().majority);
        ((then - now) * MAJORITY[self.game.century.index()] / 100).max(0) + step
    }

    /// The points of a type's majority for this seat with so many cards, beside the average of the others.
    fn majority(&self, rank: Rank, own: u8) -> i32 {
        let players = self.game.players.iter(self.game.seats).filter(|&(seat, _)| seat != self.seat);
        let (mut best, mut leaders) = (0, 0);
        for (_, player) in players {
            let cards = player.noble_cards[rank.index()];
            if cards > best {
                (best, leaders) = (cards, 0);
            }
            leaders += i32::from(cards == best && cards > 0);
        }
        let points = 100 * i32::from(rank.noble().majority);
        let others = self.game.seats.get() as i32 - 1;
        match own.cmp(&best) {
            std::cmp::Ordering::Greater => points,
            std::cmp::Ordering::Equal if own > 0 && leaders == 1 => points / 2 - points / 2 / others,
            std::cmp::Ordering::Equal => 0,
            std::cmp::Ordering::Less if leaders <= 2 => -points / others,
            std::cmp::Ordering::Less => 0,
        }
    }
}
