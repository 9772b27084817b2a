//! Phase 3: every player builds, lays cards or passes (section 5.8).

use curia_core::{Audience, Chance, Log, MoveList, Refusal, Seat};

use crate::cards::Cards;
use crate::data::Colour;
use crate::event::Event;
use crate::moves::Move;
use crate::state::{IlPrincipe, Occasion, Phase};
use crate::view::PhaseName;
use crate::why::Why;

impl IlPrincipe {
    /// Section 5.8, D5; rulings 9.10 and 9.22.
    #[inline]
    pub(crate) fn legal_action(&self, seat: Seat, out: &mut MoveList<Move>) {
        if self.round >= 2 {
            self.legal_builds(seat, out);
        }
        self.houses[seat].hand.colours().for_each(|colour| out.push(Move::Lay(colour)));
        out.push(Move::PassAction);
    }

    /// Section 5.8, D5.
    pub(crate) fn why_action(&self, seat: Seat, mv: Move) -> Option<Refusal> {
        match mv {
            Move::Build(city) => self.why_build(seat, city),
            Move::Lay(colour) => self.why_no_card(seat, colour, "5.8"),
            Move::PassAction => None,
            _ => Some(Refusal::new("5.8", Why::NowAction { round: self.round })),
        }
    }

    /// Section 5.8, D5: of cards to lay the colour is chosen first; ruling 9.57: there is no way back.
    #[inline]
    pub(crate) fn apply_action(&mut self, seat: Seat, mv: Move, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        match mv {
            Move::Build(city) => self.build(seat, city, Occasion::Action, chance, log),
            Move::Lay(colour) => {
                log.tell(Audience::All, || Event::LaysColour { seat, colour });
                self.known.announced(seat, colour);
                self.phase = Phase::LayCount { seat, colour };
            }
            Move::PassAction => {
                log.tell(Audience::All, || Event::PassedAction { seat });
                self.next_action(seat, chance, log);
            }
            _ => {}
        }
    }

    /// Section 5.8, D6; ruling 9.23.
    #[inline]
    pub(crate) fn legal_lay_count(&self, seat: Seat, colour: Colour, out: &mut MoveList<Move>) {
        (1..=self.houses[seat].hand[colour]).for_each(|count| out.push(Move::LayCount(count)));
    }

    /// Section 5.8, D6; rulings 9.23 and 9.57.
    pub(crate) fn why_lay_count(&self, seat: Seat, colour: Colour, mv: Move) -> Option<Refusal> {
        let most = self.houses[seat].hand[colour];
        match mv {
            Move::LayCount(count) if (1..=most).contains(&count) => None,
            Move::LayCount(_) => Some(Refusal::new("9.23", Why::LayCount { colour, most })),
            _ => Some(Refusal::new("9.57", Why::NowLayCount { colour, most })),
        }
    }

    /// Section 5.8, D6; ruling 9.23.
    pub(crate) fn apply_lay_count(
        &mut self,
        seat: Seat,
        colour: Colour,
        mv: Move,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        let Move::LayCount(count) = mv else { return };
        let mut laid = Cards::NONE;
        laid[colour] = count;
        let house = &mut self.houses[seat];
        house.hand = house.hand.minus(laid);
        house.up = house.up.plus(laid);
        self.known.played(seat, laid);
        log.tell(Audience::All, || Event::Laid { seat, colour, count });
        self.moment(PhaseName::Action, log);
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
