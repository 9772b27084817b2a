//! The roles: sections 12.6 and 12.7.

use super::Mind;
use super::map::SHIELD;
use crate::data::{Colour, Tile};

/// What a role earns, in hundredths, for each of its points and each displayed city of its colour (section 12.7).
const EARNS: i32 = 50;
/// Worth of the green ability: it can flip a majority (section 12.7).
const GREEN: i32 = 40;
/// Worth of a face-up card that a major role turns down (section 12.6).
const FLIP: i32 = 25;
/// Chance in hundredths to win the auction of a tie at a fair price (section 12.6).
const TIE: i32 = 40;

/// The face-up cards of the others in one colour, and what its roles are worth.
#[derive(Clone, Copy, Default)]
pub(super) struct Prospect {
    /// The most that another player has.
    first: u8,
    /// How many have as many.
    tied: u8,
    /// The most that one behind them has.
    second: u8,
    /// Worth of the major role before the flip.
    major: i32,
    /// Worth of the minor role.
    pub(super) minor: i32,
}

impl Mind<'_> {
    /// Counts the face-up cards of the others and values the roles.
    pub(super) fn look_at_the_roles(&mut self) {
        for colour in Colour::ALL {
            let mut role = Prospect {
                major: self.role(Tile::major(colour)),
                minor: self.role(Tile::minor(colour)),
                ..Prospect::default()
            };
            for (other, house) in self.game.houses.iter(self.game.seats) {
                let count = house.up[colour];
                if other == self.seat || count == 0 {
                    continue;
                }
                if count > role.first {
                    (role.first, role.tied, role.second) = (count, 1, role.first);
                } else if count == role.first {
                    role.tied += 1;
                } else {
                    role.second = role.second.max(count);
                }
            }
            self.roles[colour as usize] = role;
        }
    }

    /// Section 12.7: foreign cities of the colour, the ability, the final points.
    fn role(&self, tile: Tile) -> i32 {
        let points = i32::from(tile.rank.vp());
        let seats = self.game.seats.get() as i32;
        let promised = self.game.display.iter().filter(|city| city.card().icons[tile.colour] > 0).count() as i32;
        let held = if self.ending { 100 * points } else { EARNS * points * promised * (seats - 1) / seats };
        let ability = match tile.colour {
            Colour::Green => GREEN,
            Colour::White => 100,
            Colour::Red => 2 * self.card,
            Colour::Blue => SHIELD * i32::from(self.game.houses[self.seat].supply.min(1)),
            Colour::Yellow => 2 * self.gold,
        };
        held + ability
    }

    /// Section 12.6: a lead of exactly one, or a clear second place, which costs no cards; a tie costs gold.
    pub(super) fn role_in_sight(&self, colour: Colour, up: u8) -> i32 {
        if up == 0 {
            return 0;
        }
        let role = &self.roles[colour as usize];
        if up > role.first {
            self.major(role, up)
        } else if up == role.first {
            self.major(role, up) * TIE / 100
        } else if role.tied > 1 || up < role.second || !self.game.numbers().minors {
            0
        } else if up > role.second {
            role.minor
        } else {
            role.minor * TIE / 100
        }
    }

    /// Section 12.6: the major role of a player with so many face-up cards, less the half that is turned down.
    pub(super) fn major(&self, role: &Prospect, up: u8) -> i32 {
        let flip = if self.ending { 0 } else { FLIP * i32::from(up.div_ceil(2)) };
        role.major - flip
    }
}
