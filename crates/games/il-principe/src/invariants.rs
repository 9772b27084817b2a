//! Every piece is somewhere exactly once, and what is known is true.

use curia_core::{Broken, Viewer};

use crate::cards::Cards;
use crate::data::{City, Colour, SHIELDS, Tile, YELLOW_GOLD};
use crate::state::{IlPrincipe, Phase};

impl IlPrincipe {
    /// All building cards are there, and everybody holds the cards that others saw them take.
    pub(crate) fn cards_are_complete(&self) -> Result<(), Broken> {
        let mut all = self.deck.plus(self.removed).plus(self.lots.cards);
        for house in self.houses.playing(self.seats) {
            all = all.plus(house.hand).plus(house.offered).plus(house.tableau());
        }
        ensure(all == Cards([self.numbers().cards_of_a_colour; Colour::COUNT]), || format!("cards {all:?}"))?;
        for viewer in Viewer::all(self.seats) {
            let known = self.known.of(viewer);
            for (seat, house) in self.houses.iter(self.seats) {
                let holds = house.hand.plus(house.offered);
                ensure(holds.covers(known[seat]), || {
                    format!("{viewer} believes that {seat} holds {:?}, truly {holds:?}", known[seat])
                })?;
            }
        }
        Ok(())
    }

    /// All cities are there, and as many are out of the game as section 4.3 says.
    pub(crate) fn cities_are_complete(&self) -> Result<(), Broken> {
        let built: usize = self.houses.playing(self.seats).iter().map(|house| house.cities.len()).sum();
        let sum = built + self.display.len() + self.unseen.len();
        ensure(sum == City::COUNT, || format!("{sum} cities"))?;
        let out = self.unseen.len() - usize::from(self.city_deck);
        let removed = City::COUNT - usize::from(self.numbers().cities);
        ensure(out == removed, || format!("{out} cities are out of the game"))
    }

    /// Shields, purses and offers are within their bounds.
    pub(crate) fn houses_are_sound(&self) -> Result<(), Broken> {
        for (seat, house) in self.houses.iter(self.seats) {
            let placed: u8 = house.shields.iter().sum();
            ensure(placed + house.supply == SHIELDS, || format!("seat {seat}: {placed} + {} shields", house.supply))?;
            let limit = self.purse_limit() + YELLOW_GOLD;
            ensure(house.gold <= limit, || format!("seat {seat}: {} gold, at most {limit}", house.gold))?;
            let offers = if self.phase == Phase::Offer { self.numbers().offer } else { 0 };
            ensure(house.offered.total() <= offers, || format!("seat {seat} offers {:?}", house.offered))?;
        }
        Ok(())
    }

    /// The consequences stated in section 5.9.
    pub(crate) fn roles_are_sound(&self) -> Result<(), Broken> {
        for colour in Colour::ALL {
            let (major, minor) = (self.roles.holder(Tile::major(colour)), self.roles.holder(Tile::minor(colour)));
            let sound = minor.is_none() || (major.is_some() && major != minor && self.numbers().minors);
            ensure(sound, || format!("{colour:?}: major {major:?}, minor {minor:?}"))?;
            if let Some(seat) = major {
                let house = &self.houses[seat];
                // Nothing turns the price of a major up again before its tile goes back to the board.
                ensure(house.down[colour] > 0, || format!("seat {seat} paid nothing for the {colour:?} major"))?;
            }
        }
        Ok(())
    }
}

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), Broken> {
    if holds { Ok(()) } else { Err(Broken(what())) }
}
