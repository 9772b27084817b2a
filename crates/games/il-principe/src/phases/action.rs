//! Phase 3: every player builds, lays cards or passes (5.8).

use curia_core::{Audience, Chance, Log, Seat};

use crate::cards::Cards;
use crate::data::Colour;
use crate::event::Event;
use crate::state::{IlPrincipe, Phase};

impl IlPrincipe {
    /// Section 5.8, D5: the colour is chosen first; ruling 9.57: there is no way back.
    pub(crate) fn lay(&mut self, seat: Seat, colour: Colour, log: &mut impl Log<Event>) {
        log.tell(Audience::All, || Event::LaysColour { seat, colour });
        self.known.announced(seat, colour);
        self.phase = Phase::LayCount { seat, colour };
    }

    /// Section 5.8, D6; ruling 9.23.
    pub(crate) fn lay_count(
        &mut self,
        seat: Seat,
        colour: Colour,
        count: u8,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        let mut laid = Cards::NONE;
        laid[colour] = count;
        let house = &mut self.houses[seat];
        house.hand = house.hand.minus(laid);
        house.up = house.up.plus(laid);
        self.known.played(seat, laid);
        log.tell(Audience::All, || Event::Laid { seat, colour, count });
        self.next_action(seat, chance, log);
    }

    /// Section 5.8, D5; ruling 9.22.
    pub(crate) fn pass_action(&mut self, seat: Seat, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        log.tell(Audience::All, || Event::PassedAction { seat });
        self.next_action(seat, chance, log);
    }

    /// Section 5.8: clockwise from the Principe, who does not change in phase 3; then phase 4.
    pub(crate) fn next_action(&mut self, seat: Seat, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let next = seat.next(self.seats);
        if next == self.principe {
            self.begin_roles(chance, log);
        } else {
            self.phase = Phase::Action(next);
        }
    }
}
