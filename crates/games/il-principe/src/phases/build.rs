//! Building a city (5.6 and 5.7).

use curia_core::{Audience, Chance, Log, Seat};

use crate::data::{City, Region, Tile};
use crate::event::Event;
use crate::state::{IlPrincipe, Occasion, Phase};

impl IlPrincipe {
    /// Section 5.6: displayed, paid from the hand and the purse alone; rulings 9.20 and 9.21.
    #[inline]
    pub(crate) fn can_build(&self, seat: Seat, city: City) -> bool {
        let house = &self.houses[seat];
        let card = city.card();
        self.display.has(city) && house.gold >= card.size.cost() && house.hand.covers(card.icons)
    }

    /// Section 5.6, D3; ruling 9.17.
    pub(crate) fn decline_build(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        log.tell(Audience::All, || Event::DeclinedBuild { seat });
        self.next_lot(log);
    }

    /// Section 5.7, steps 1 to 5.
    pub(crate) fn build(
        &mut self,
        seat: Seat,
        city: City,
        occasion: Occasion,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        let card = city.card();
        self.display = self.display.without(city);
        let house = &mut self.houses[seat];
        house.cities = house.cities.with(city);
        house.hand = house.hand.minus(card.icons);
        house.up = house.up.plus(card.icons);
        house.gold = house.gold.saturating_sub(card.size.cost());
        house.vp += card.size.vp();
        // Ruling 9.41: only shields of the supply are placed.
        let left = card.size.shields().min(house.supply);
        self.known.played(seat, card.icons);
        log.tell(Audience::All, || Event::Built { seat, city, after_lot: occasion == Occasion::Lot });
        if left < card.size.shields() {
            log.tell(Audience::All, || Event::OutOfShields { seat });
        }
        if left == 0 {
            self.finish_build(seat, city, occasion, chance, log);
        } else {
            self.phase = Phase::PlaceShield { seat, city, left, occasion };
        }
    }

    /// Section 5.7, step 5: D4.
    pub(crate) fn place_city_shield(
        &mut self,
        seat: Seat,
        region: Region,
        (city, left, occasion): (City, u8, Occasion),
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        self.place_shield(seat, region, log);
        if left > 1 {
            self.phase = Phase::PlaceShield { seat, city, left: left - 1, occasion };
        } else {
            self.finish_build(seat, city, occasion, chance, log);
        }
    }

    /// One shield goes from the supply to the map.
    pub(crate) fn place_shield(&mut self, seat: Seat, region: Region, log: &mut impl Log<Event>) {
        let house = &mut self.houses[seat];
        house.supply = house.supply.saturating_sub(1);
        house.shields[region as usize] += 1;
        log.tell(Audience::All, || Event::ShieldPlaced { seat, region });
    }

    /// Section 5.7, steps 6 and 7.
    fn finish_build(
        &mut self,
        seat: Seat,
        city: City,
        occasion: Occasion,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        self.score_roles(seat, city, log);
        self.refill(chance, log);
        match occasion {
            Occasion::Lot => self.next_lot(log),
            Occasion::Action => self.next_action(seat, chance, log),
        }
    }

    /// Section 5.7, step 6; rulings 9.24 to 9.26 and 9.54.
    fn score_roles(&mut self, builder: Seat, city: City, log: &mut impl Log<Event>) {
        for colour in city.card().icons.colours() {
            for tile in [Tile::major(colour), Tile::minor(colour)] {
                if let Some(seat) = self.roles.holder(tile).filter(|&holder| holder != builder) {
                    let points = tile.rank.vp();
                    self.houses[seat].vp += points;
                    log.tell(Audience::All, || Event::RoleScored { seat, tile, points });
                }
            }
        }
    }

    /// Section 5.7, step 7; ruling 9.6.
    fn refill(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        if self.city_deck > 0 {
            self.turn_up_city(chance, log);
        } else {
            let left = self.display.len() as u8;
            log.tell(Audience::All, || Event::DisplayShrank { left });
        }
    }

    /// Turns up a city (ruling 9.58): with two players it comes from the pool of city deck and removed cities.
    pub(crate) fn turn_up_city(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let place = chance.below(self.unseen.len());
        if let Some(city) = self.unseen.iter().nth(place) {
            self.unseen = self.unseen.without(city);
            self.display = self.display.with(city);
            self.city_deck = self.city_deck.saturating_sub(1);
            log.tell(Audience::Nobody, || Event::PickedCity { city });
            log.tell(Audience::All, || Event::CityTurnedUp { city });
        }
    }
}
