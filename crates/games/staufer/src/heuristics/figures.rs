//! Figures: sections 12.1 and 12.3.

use super::Mind;
use crate::data::{Chest, Effect, FIGURES, Province, ROUNDS, TURNS};
use crate::pieces::{Figure, Figures};
use crate::road::Road;
use crate::state::{Plan, Staufer};

/// Worth of an envoy in the court by the own turns that are left (section 12.1): 2.2 x (1 - e^(-T/4)).
const ENVOY: [i32; 16] = [0, 49, 87, 116, 139, 157, 171, 182, 190, 197, 202, 206, 209, 211, 213, 215];
/// Worth of a noble in tenths of an envoy (section 12.1).
const NOBLE: i32 = 19;
/// How much of its worth a figure keeps that the king will bring back, in hundredths (section 12.3).
const LOAN: i32 = 90;
/// How much of its worth a figure has in the empire, from where it must be gained again.
const EMPIRE: i32 = 12;
/// The worth of a figure at the end: it can break a tie.
const AT_LAST: i32 = 2;

/// What a seat's figures are worth where they are.
pub(super) struct Worth {
    envoy: i32,
    /// The worth of an envoy on the pay space of each province: what is left when the king comes by.
    paid: [i32; Province::COUNT],
    cleared: i32,
}

impl Worth {
    pub(super) fn new(game: &Staufer, turns: u8) -> Worth {
        let by = |turns: u8| ENVOY[usize::from(turns).min(ENVOY.len() - 1)];
        let mut paid = [0; Province::COUNT];
        let mut king = game.king;
        for round in game.round..ROUNDS {
            let later = TURNS as u8 * (ROUNDS - round);
            let steps = game.schedule.king.get(usize::from(round) - 1).map_or(0, |tile| tile.steps());
            for _ in 0..steps {
                king = game.ring.after(king, 1);
                let worth = &mut paid[king as usize];
                *worth = (*worth).max(by(later.min(turns)) * LOAN / 100);
            }
        }
        let envoy = by(turns);
        Worth { envoy: envoy.max(AT_LAST), paid, cleared: envoy * EMPIRE / 100 }
    }

    fn of(figure: Figure, envoy: i32) -> i32 {
        match figure {
            Figure::Envoy => envoy,
            Figure::Noble => envoy * NOBLE / 10,
        }
    }

    /// In the court.
    pub(super) fn own(&self, figure: Figure) -> i32 {
        Worth::of(figure, self.envoy)
    }

    /// On a pay space.
    pub(super) fn paid(&self, figure: Figure, province: Province) -> i32 {
        Worth::of(figure, self.paid[province as usize])
    }

    /// Back from a pay space now.
    pub(super) fn back(&self, figure: Figure, province: Province) -> i32 {
        self.own(figure) - self.paid(figure, province)
    }

    /// In the empire.
    pub(super) fn cleared(&self, figure: Figure) -> i32 {
        Worth::of(figure, self.cleared)
    }
}

impl Mind<'_> {
    /// Figures that are gained; section 12.1: from an empty empire a gain only recalls a payment.
    pub(super) fn gain(&self, figures: Figures) -> i32 {
        let empire = self.game.houses[self.seat].empire;
        let fresh = |kind: Figure, count: u8| {
            i32::from(count.min(empire[kind])) * (self.worth.own(kind) - self.worth.cleared(kind))
        };
        let missing_nobles = figures.nobles.saturating_sub(empire.nobles);
        let envoys = figures.envoys + missing_nobles;
        let recalled = i32::from(envoys.saturating_sub(empire.envoys).min(self.game.on_pay_spaces(self.seat).envoys));
        let back = recalled * self.worth.own(Figure::Envoy) / 3;
        fresh(Figure::Noble, figures.nobles) + fresh(Figure::Envoy, envoys) + back
    }

    /// What the payments for a road and an office cost beyond what comes back, paid in envoys as far as there are any;
    /// section 12.4: nobles do not pay unless they must.
    pub(super) fn payments(&self, road: &Road) -> i32 {
        let mut envoys = self.court.envoys;
        let mut sum = 0;
        for province in (0..road.total()).map_while(|number| road.payment(number)) {
            let kind = if envoys > 0 { Figure::Envoy } else { Figure::Noble };
            envoys = envoys.saturating_sub(1);
            sum += self.worth.back(kind, province);
        }
        sum
    }

    /// One payment.
    pub(super) fn payment(&self, plan: Plan, paid: u8, figure: Figure) -> i32 {
        self.road(plan).payment(paid).map_or(0, |province| -self.worth.back(figure, province))
    }

    /// The best figures that a recall chest brings, less the chest.
    pub(super) fn recall(&self) -> i32 {
        let Effect::Recall(count) = Chest::Recall.effect() else { return 0 };
        let mut best = [0; FIGURES.total() as usize];
        let count = usize::from(count).min(best.len());
        let best = &mut best[..count];
        let mut add = |worth: i32| {
            if let Some(least) = best.iter_mut().min()
                && worth > *least
            {
                *least = worth;
            }
        };
        for province in Province::ALL {
            let lying = self.game.pay[province as usize][self.seat];
            for kind in Figure::ALL {
                (0..lying[kind]).for_each(|_| add(self.worth.back(kind, province)));
            }
        }
        best.iter().sum::<i32>() - self.chest(Chest::Recall)
    }
}
