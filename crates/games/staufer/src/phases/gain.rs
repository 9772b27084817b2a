//! Gaining figures (section 5.1) and taking chests (section 5.7).

use curia_core::{Audience, Log, Refusal, Seat};

use super::Options;
use crate::data::{Chest, Colour, Effect};
use crate::event::Event;
use crate::moves::Move;
use crate::pieces::{Figure, Figures, Stack};
use crate::scoring::Part;
use crate::state::{Errand, Staufer};
use crate::why::Why;

impl Staufer {
    /// Sends a player for figures, then for chests. Nobody is on an errand when another one begins.
    #[inline]
    pub(crate) fn send(&mut self, seat: Seat, figures: Figures, chests: Stack) {
        self.errand = Errand { seat, figures, chests, choosing: None };
    }

    /// Gains and takes one thing after the other: nobles, envoys, chests from the top down. False if the player has to
    /// choose a pay space.
    #[inline]
    pub(crate) fn run_errand(&mut self, log: &mut impl Log<Event>) -> bool {
        loop {
            if self.errand.choosing.is_some() {
                return false;
            }
            let kind = if self.errand.figures.nobles > 0 { Figure::Noble } else { Figure::Envoy };
            if self.errand.figures.take(kind) {
                self.gain(self.errand.seat, kind, log);
            } else if let Some(chest) = self.errand.chests.pop() {
                self.take_chest(self.errand.seat, chest, log);
            } else {
                return true;
            }
        }
    }

    /// Section 5.1; rulings 9.8 to 9.10 and 9.55.
    #[inline]
    fn gain(&mut self, seat: Seat, figure: Figure, log: &mut impl Log<Event>) {
        let house = &mut self.houses[seat];
        if house.empire.take(figure) {
            house.court[figure] += 1;
            return log.tell(Audience::All, || Event::Gained { seat, figure });
        }
        let mut sources = self.sources(seat, figure);
        match (sources.next(), sources.next()) {
            (Some(province), None) => {
                drop(sources);
                self.gain_from(seat, figure, Move::GainSource(province), log);
            }
            (Some(_), Some(_)) => {
                drop(sources);
                self.errand.choosing = Some(figure);
            }
            (None, _) if figure == Figure::Noble => {
                drop(sources);
                log.tell(Audience::All, || Event::EnvoyInstead { seat });
                self.errand.figures.envoys += 1;
            }
            (None, _) => log.tell(Audience::All, || Event::NothingGained { seat }),
        }
    }

    fn gain_from(&mut self, seat: Seat, figure: Figure, mv: Move, log: &mut impl Log<Event>) {
        let Move::GainSource(province) = mv else { return };
        if self.pay[province as usize][seat].take(figure) {
            self.houses[seat].court[figure] += 1;
            self.errand.choosing = None;
            log.tell(Audience::All, || Event::GainedFrom { seat, figure, province });
        }
    }

    /// Section 5.1, step 2.
    #[inline]
    pub(crate) fn legal_gain_source(&self, figure: Figure, out: &mut impl Options) {
        self.sources(self.errand.seat, figure).for_each(|province| out.push(Move::GainSource(province)));
    }

    /// Section 5.1, step 2.
    pub(crate) fn why_gain_source(&self, seat: Seat, figure: Figure, mv: Move) -> Option<Refusal> {
        let provinces = || self.sources(seat, figure).collect();
        let why = match mv {
            Move::GainSource(province) if self.pay[province as usize][seat][figure] > 0 => return None,
            Move::GainSource(province) => Why::SourceEmpty { province, figure, provinces: provinces() },
            _ => Why::NowGainSource { figure, provinces: provinces() },
        };
        Some(Refusal::new("5.1", why))
    }

    /// Section 5.1, step 2.
    #[inline]
    pub(crate) fn apply_gain_source(&mut self, figure: Figure, mv: Move, log: &mut impl Log<Event>) {
        self.gain_from(self.errand.seat, figure, mv, log);
    }

    /// Section 5.7.
    #[inline]
    fn take_chest(&mut self, seat: Seat, chest: Chest, log: &mut impl Log<Event>) {
        if chest.colour() != Colour::Orange {
            self.houses[seat].chests[chest] += 1;
            return log.tell(Audience::All, || Event::ChestTaken { seat, chest });
        }
        self.discard[chest] += 1;
        match chest.effect() {
            Effect::Points(points) => {
                self.houses[seat].score(Part::Chests, points);
                log.tell(Audience::All, || Event::ChestPoints { seat, chest, points });
            }
            Effect::Figures(figures) => {
                log.tell(Audience::All, || Event::ChestFigures { seat, chest, figures });
                self.errand.figures = self.errand.figures.plus(figures);
            }
            // No other effect is printed on an orange chest.
            _ => {}
        }
    }
}
