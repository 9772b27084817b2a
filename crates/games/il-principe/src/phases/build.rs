//! Building a city (sections 5.6 and 5.7).

use curia_core::{Audience, Chance, Log, MoveList, Refusal, Seat};

use crate::data::{City, CityCard, Region, Tile};
use crate::event::Event;
use crate::moves::Move;
use crate::state::{IlPrincipe, Occasion, Phase};
use crate::view::PhaseName;
use crate::why::Why;

impl IlPrincipe {
    /// Section 5.6, D3: from round 2 on.
    #[inline]
    pub(crate) fn legal_build_option(&self, seat: Seat, out: &mut MoveList<Move>) {
        self.legal_builds(seat, out);
        out.push(Move::DeclineBuild);
    }

    /// Section 5.6, D3.
    pub(crate) fn why_build_option(&self, seat: Seat, mv: Move) -> Option<Refusal> {
        match mv {
            Move::Build(city) => self.why_build(seat, city),
            Move::DeclineBuild => None,
            _ => Some(Refusal::new("5.6", Why::NowBuildOption)),
        }
    }

    /// Section 5.6, D3; ruling 9.17.
    pub(crate) fn apply_build_option(
        &mut self,
        seat: Seat,
        mv: Move,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        match mv {
            Move::Build(city) => self.build(seat, city, Occasion::Lot, chance, log),
            Move::DeclineBuild => {
                log.tell(Audience::All, || Event::DeclinedBuild { seat });
                self.next_lot(log);
            }
            _ => {}
        }
    }

    /// Section 5.6: the cities that are displayed and paid from the hand and the purse alone; rulings 9.20 and 9.21.
    #[inline]
    pub(crate) fn legal_builds(&self, seat: Seat, out: &mut MoveList<Move>) {
        let house = &self.houses[seat];
        for city in self.display.iter() {
            let card = city.card();
            if house.gold >= card.size.cost() && house.hand.covers(card.icons) {
                out.push(Move::Build(city));
            }
        }
    }

    /// Section 5.6; rulings 9.10, 9.20 and 9.21.
    pub(crate) fn why_build(&self, seat: Seat, city: City) -> Option<Refusal> {
        let house = &self.houses[seat];
        let (cost, icons) = (city.card().size.cost(), city.card().icons);
        let (rule, why) = if self.round < 2 {
            ("9.10", Why::RoundOne)
        } else if !self.display.has(city) {
            ("5.6", Why::CityNotDisplayed { city, display: self.display })
        } else if !house.hand.covers(icons) {
            ("9.20", Why::CardsMissing { city, cards: icons.minus(house.hand) })
        } else if house.gold < cost {
            ("9.21", Why::GoldMissing { city, cost, gold: house.gold })
        } else {
            return None;
        };
        Some(Refusal::new(rule, why))
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
        let CityCard { size, icons, .. } = *city.card();
        self.display = self.display.without(city);
        let house = &mut self.houses[seat];
        house.cities = house.cities.with(city);
        house.hand = house.hand.minus(icons);
        house.up = house.up.plus(icons);
        house.gold = house.gold.saturating_sub(size.cost());
        house.vp += size.vp();
        // Ruling 9.41: only shields of the supply are placed.
        let left = size.shields().min(house.supply);
        self.known.played(seat, icons);
        log.tell(Audience::All, || {
            let after_lot = occasion == Occasion::Lot;
            Event::Built { seat, city, cards: icons, cost: size.cost(), points: size.vp(), after_lot }
        });
        if left < size.shields() {
            log.tell(Audience::All, || Event::OutOfShields { seat });
        }
        if left == 0 {
            self.finish_build(seat, city, occasion, chance, log);
        } else {
            self.phase = Phase::PlaceShield { seat, city, left, occasion };
        }
    }

    /// Section 5.7, step 5, D4.
    #[inline]
    pub(crate) fn legal_place_shield(city: City, out: &mut MoveList<Move>) {
        city.card().regions.iter().for_each(|&region| out.push(Move::Shield(region)));
    }

    /// Section 5.7, step 5, D4.
    pub(crate) fn why_place_shield(city: City, left: u8, mv: Move) -> Option<Refusal> {
        let why = match mv {
            Move::Shield(region) if city.touches(region) => return None,
            Move::Shield(region) => Why::RegionApart { city, region, regions: city.card().regions.to_vec() },
            _ => Why::NowShield { city, left },
        };
        Some(Refusal::new("5.7", why))
    }

    /// Section 5.7, step 5, D4.
    pub(crate) fn apply_place_shield(
        &mut self,
        seat: Seat,
        (city, left, occasion): (City, u8, Occasion),
        mv: Move,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        let Move::Shield(region) = mv else { return };
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
        self.moment(PhaseName::PlaceShield, log);
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
