//! Points as they stand, and the final result.

use serde::Serialize;

use crate::{BySeat, Key, SeatCount};

/// One summand of a score.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Part {
    /// What the points are for.
    pub name: Key,
    /// How many.
    pub points: i32,
}

/// The points of one seat and what they are made of.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Score {
    /// The sum of the parts.
    pub total: i32,
    /// In the order of the specification's scoring section.
    pub parts: Vec<Part>,
}

impl Score {
    /// Adds a part, which keeps the total true.
    pub fn add(&mut self, name: Key, points: i32) {
        self.total += points;
        self.parts.push(Part { name, points });
    }
}

/// The points of every seat as far as one viewer may know them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Scores {
    /// One entry a seat in clockwise order; `None` where the viewer may not know the points.
    pub seats: Vec<Option<Score>>,
}

/// The final result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standings {
    /// How many played.
    pub seats: SeatCount,
    /// Final points.
    pub totals: BySeat<i32>,
    /// 1 for the best; equal results share a place, and the places after them are left out (1, 1, 3).
    pub places: BySeat<u8>,
}

impl Standings {
    /// Ranks the seats by `key`, larger is better; equal keys share a place.
    pub fn rank<K: Ord + Copy>(seats: SeatCount, totals: BySeat<i32>, key: BySeat<K>) -> Standings {
        let mut places = BySeat::all(0);
        for (seat, own) in key.iter(seats) {
            places[seat] = 1 + key.playing(seats).iter().filter(|other| *other > own).count() as u8;
        }
        Standings { seats, totals, places }
    }

    /// The share of the victory of each seat: winners divide 1 among them.
    pub fn win_shares(&self) -> BySeat<f64> {
        let winners = self.places.playing(self.seats).iter().filter(|&&place| place == 1).count().max(1);
        let mut shares = BySeat::all(0.0);
        for (seat, &place) in self.places.iter(self.seats) {
            if place == 1 {
                shares[seat] = 1.0 / winners as f64;
            }
        }
        shares
    }
}

impl Serialize for Standings {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;
        let mut fields = serializer.serialize_struct("Standings", 2)?;
        fields.serialize_field("totals", self.totals.playing(self.seats))?;
        fields.serialize_field("places", self.places.playing(self.seats))?;
        fields.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_results_share_a_place_and_the_next_place_is_left_out() {
        let seats = SeatCount::new(3).unwrap();
        let totals = BySeat([15, 12, 15, 0, 0]);
        let standings = Standings::rank(seats, totals, totals);
        assert_eq!(standings.places.playing(seats), [1, 3, 1]);
        assert_eq!(standings.win_shares().playing(seats), [0.5, 0.0, 0.5]);
    }
}
