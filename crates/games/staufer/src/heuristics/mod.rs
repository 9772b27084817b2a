//! What a player who has read section 12 would prefer: every move is judged by what it brings and what it costs, in hundredths of
//! a point.
//!
//! The files follow the notes of that section: figures (sections 12.1 and 12.3), offices (sections 12.2, 12.4, 12.5, 12.9 and
//! 12.10), chests (sections 12.7 and 12.8). Here is what they add up to for each decision.

mod chests;
mod figures;
mod offices;

use curia_core::{Heuristics, Seat};

use crate::data::{Chest, Field, Privilege, Province, ROUNDS, TURNS};
use crate::moves::Move;
use crate::pieces::{ChestSet, Figure, Office};
use crate::state::{Phase, Plan, Staufer};
use figures::Worth;
use offices::Race;

/// What an action piece on the supply track is worth for the next round's order, for every place from the bottom.
const EARLY: i32 = 4;

impl Heuristics for Staufer {
    /// Random players spend their figures on anything, so that random playouts hardly tell who is ahead.
    const THOUGHTFUL_EVERY: u32 = 2;

    fn rate(&self, seat: Seat, moves: &[Move], out: &mut Vec<i32>) {
        out.clear();
        let mind = Mind::new(self, seat);
        out.extend(moves.iter().map(|&mv| mind.rate(mv)));
    }
}

/// One seat thinking: what is the same for all moves of a decision.
struct Mind<'a> {
    game: &'a Staufer,
    seat: Seat,
    /// Own turns still to come after the present action.
    turns: u8,
    worth: Worth,
    /// When each province is scored next, in rounds from now; none that is known.
    due: [Option<u8>; Province::COUNT],
    /// Turns of others that are still to come in this round.
    rivals: i32,
    /// The others in the majorities.
    races: [Race; Province::COUNT],
    /// What the best supply action and the best appointment bring; only before the action.
    supply: i32,
    appoint: i32,
}

impl Mind<'_> {
    fn new(game: &Staufer, seat: Seat) -> Mind<'_> {
        let begins = matches!(game.phase, Phase::TurnMenu(_));
        let turns = game.turns_left(seat) - u8::from(begins && game.asked() == Some(seat));
        let turns = turns + TURNS as u8 * (ROUNDS - game.round);
        let mut mind = Mind {
            game,
            seat,
            turns,
            worth: Worth::new(game, turns),
            due: [None; Province::COUNT],
            rivals: 0,
            races: [Race::default(); Province::COUNT],
            supply: 0,
            appoint: 0,
        };
        if begins || matches!(game.phase, Phase::ChooseOffice(_) | Phase::SeatFigure { .. }) {
            mind.look_at_the_schedule();
            mind.look_at_the_provinces();
        }
        if begins {
            mind.supply = mind.supply();
            mind.appoint = mind.appoint();
        }
        mind
    }

    fn rate(&self, mv: Move) -> i32 {
        match mv {
            Move::Supply => self.supply,
            Move::Appoint => self.appoint,
            Move::BuyPrivilege => self.supply.max(self.appoint) + self.purchase(),
            Move::UseRecall => self.supply.max(self.appoint) + self.recall(),
            Move::UseKnighting => {
                self.supply.max(self.appoint) + self.worth.own(Figure::Noble) - self.chest(Chest::Knighting)
            }
            Move::EndTurn | Move::Confirm => 0,
            Move::GainSource(province) => -self.worth.paid(Figure::Envoy, province),
            Move::SupplyField(field) => self.field(field, self.game.houses[self.seat].has(Privilege::Quartermaster)),
            Move::QuartermasterField(field) => self.stack(field),
            Move::Muster(field) => field.map_or(0, |field| self.field(field, false) - self.chest(Chest::Muster)),
            Move::ChooseOffice(office) => self.office(office).unwrap_or(i32::MIN / 2),
            Move::ChooseDirection(direction) => match self.game.phase {
                Phase::ChooseDirection { office, .. } => -self.payments(office, direction, ChestSet::EMPTY),
                _ => 0,
            },
            Move::ChooseModifier(chest) => self.modifier(chest),
            Move::SeatFigure(figure) => match self.game.phase {
                Phase::SeatFigure { plan, .. } => self.seating(plan.office, figure),
                _ => 0,
            },
            Move::PayFigure(figure) => match self.game.phase {
                Phase::PayFigure { plan, paid, .. } => self.payment(plan, paid, figure),
                _ => 0,
            },
            Move::MessengerPick(picked) | Move::RecallPick(picked) => {
                picked.map_or(0, |(province, figure)| self.worth.back(figure, province))
            }
            Move::ChoosePrivilege(privilege) => self.privilege(privilege),
            Move::ChestPick(_, chest) => self.chest(chest),
            Move::HomecomingPick(picked) => picked.map_or(0, |office| self.homecoming(office)),
            Move::RetinuePick(figure) => self.worth.own(figure),
        }
    }

    /// The best supply action; section 12.6: early suppliers move first in the next round.
    fn supply(&self) -> i32 {
        let other = self.game.houses[self.seat].has(Privilege::Quartermaster);
        let fields = self.game.numbers().fields.iter().map(|&field| self.field(field, other));
        let early = if self.game.round < ROUNDS { EARLY * i32::from(self.game.tracks.appointed) } else { 0 };
        fields.max().unwrap_or(0) + early
    }

    /// A supply field: its figures and its chests, or the best chests of any field.
    fn field(&self, field: Field, any_chests: bool) -> i32 {
        let recruited =
            if self.game.houses[self.seat].has(Privilege::Recruiter) { Privilege::Recruiter.amount() } else { 0 };
        let mut figures = field.figures();
        figures.envoys += recruited;
        let chests = if any_chests {
            self.game.numbers().fields.iter().map(|&other| self.stack(other)).max().unwrap_or(0)
        } else {
            self.stack(field)
        };
        self.gain(figures) + chests
    }

    fn stack(&self, field: Field) -> i32 {
        self.chests(self.game.fields[field as usize])
    }

    /// The best appointment; section 12.6: a symbol on the next space is a reason to appoint now.
    fn appoint(&self) -> i32 {
        let envoy = if self.game.next_symbol() { self.worth.own(Figure::Envoy) } else { 0 };
        let offices = self.game.payable(self.seat).iter().filter_map(|office| self.office(office));
        offices.max().map_or(i32::MIN / 2, |best| best + envoy)
    }

    /// What filling an office brings: the best way, the better figure, less what it costs.
    fn office(&self, office: Office) -> Option<i32> {
        let house = &self.game.houses[self.seat];
        let (used, given_up) = self.needed(office)?;
        let ways = self.game.ways(self.seat, office);
        let cost = ways.map(|way| self.payments(office, way, used)).min()?;
        let right = !self.game.layout().noble.has(office) || house.has(Privilege::Patent) || used.has(Chest::Patent);
        let kinds = house.court.kinds().filter(|&kind| kind == Figure::Noble || right);
        let seated = kinds.map(|kind| self.seating(office, kind)).max()?;
        Some(seated + self.chests(self.game.stacks[office.index()]) - cost - given_up)
    }

    /// A figure on an office: what it brings there, less what it is worth in the court.
    fn seating(&self, office: Office, figure: Figure) -> i32 {
        self.seat_worth(office, figure) - self.worth.own(figure)
    }

    /// The chests without which an office cannot be filled, and their worth.
    fn needed(&self, office: Office) -> Option<(ChestSet, i32)> {
        let house = &self.game.houses[self.seat];
        let figures = self.game.figures_to_appoint(self.seat);
        let right = |used: ChestSet| {
            !self.game.layout().noble.has(office)
                || house.court.nobles > 0
                || house.has(Privilege::Patent)
                || used.has(Chest::Patent)
        };
        let pays = |used: ChestSet| {
            let mut ways = self.game.ways(self.seat, office);
            right(used) && ways.any(|way| self.game.road(self.seat, office, way, used).total() <= figures)
        };
        let mut used = ChestSet::EMPTY;
        let mut given_up = 0;
        for chest in house.modifiers().iter() {
            if pays(used) {
                break;
            }
            used = used.with(chest);
            given_up += self.chest(chest);
        }
        pays(used).then_some((used, given_up))
    }

    /// A chest that makes an appointment cheaper, where it is not needed: the figures it saves.
    fn modifier(&self, chest: Chest) -> i32 {
        let Phase::ChooseModifier { plan: Plan { office, direction, used }, .. } = self.game.phase else { return 0 };
        let saved = self.payments(office, direction, used) - self.payments(office, direction, used.with(chest));
        saved - self.chest(chest)
    }

    /// A figure home from an office of a scored province: it would be cleared, or, at the end, count for the jobs.
    fn homecoming(&self, office: Office) -> i32 {
        let Some(figure) = self.game.seated[self.seat].figure(office) else { return 0 };
        if self.game.round == ROUNDS {
            1 - self.jobs_with(office, figure, true)
        } else {
            self.worth.own(figure) - self.worth.cleared(figure)
        }
    }
}
