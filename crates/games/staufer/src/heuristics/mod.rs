//! What a player who has read section 12 would prefer: every move is judged by what it brings and what it costs, in hundredths of
//! a point.
//!
//! The files follow the notes of that section: figures (sections 12.1 and 12.3), offices (sections 12.2, 12.4, 12.5 and
//! 12.9), the second marker (section 12.10), chests (sections 12.7 and 12.8). Here is what they add up to for each decision.

mod chests;
mod figures;
mod marker;
mod offices;

use curia_core::{Heuristics, Seat};

use crate::data::{Chest, Field, Privilege, Province, ROUNDS, TURNS};
use crate::moves::Move;
use crate::pieces::{ChestSet, Direction, Figure, Figures, Office};
use crate::road::Road;
use crate::state::{Phase, Plan, Staufer};
use figures::Worth;
use marker::Marker;
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
    /// The figures for an appointment: the court, before the action with the envoy of the next space of the track.
    court: Figures,
    /// When each province is scored next, in rounds from now; none that is known.
    due: [Option<u8>; Province::COUNT],
    /// The second marker of this round.
    marker: Marker,
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
            court: game.houses[seat].court,
            due: [None; Province::COUNT],
            marker: Marker::default(),
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
            mind.court.envoys += game.figures_to_appoint(seat) - mind.court.total();
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
            Move::SupplyField(field) => self.field(field),
            Move::QuartermasterField(field) => self.stack(field),
            Move::Muster(field) => field.map_or(0, |field| self.second_field(field) - self.chest(Chest::Muster)),
            Move::ChooseOffice(office) => self.office(office).unwrap_or(i32::MIN / 2),
            Move::ChooseDirection(direction) => match self.game.phase {
                Phase::ChooseDirection { office, .. } => self.way(office, direction),
                _ => 0,
            },
            Move::ChooseModifier(chest) => self.modifier(chest),
            Move::SeatFigure(figure) => match self.game.phase {
                Phase::SeatFigure { plan, .. } => {
                    self.seating(plan.office, figure) + self.marker_by_payments(&self.road(plan), figure)
                }
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

    /// The best supply action with the second field of a held muster; section 12.6: early suppliers move first in the next
    /// round.
    fn supply(&self) -> i32 {
        let house = &self.game.houses[self.seat];
        let muster = if house.chests[Chest::Muster] > 0 { Some(self.chest(Chest::Muster)) } else { None };
        let fields = self.game.numbers().fields;
        let action = |&field: &Field| {
            let others = fields.iter().filter(|&&other| other != field);
            let more = muster.and_then(|muster| others.map(|&other| self.second_field(other) - muster).max());
            self.field(field) + more.unwrap_or(0).max(0)
        };
        let early = if self.game.round < ROUNDS { EARLY * i32::from(self.game.tracks.appointed) } else { 0 };
        fields.iter().map(action).max().unwrap_or(0) + early
    }

    /// A supply field: its figures with those of the recruiter, and its chests, or with a quartermaster the best chests
    /// of any field.
    fn field(&self, field: Field) -> i32 {
        let house = &self.game.houses[self.seat];
        let mut figures = field.figures();
        if house.has(Privilege::Recruiter) {
            figures.envoys += Privilege::Recruiter.amount();
        }
        let chests = if house.has(Privilege::Quartermaster) {
            self.game.numbers().fields.iter().map(|&other| self.stack(other)).max().unwrap_or(0)
        } else {
            self.stack(field)
        };
        self.gain(figures) + chests
    }

    /// The field of a muster, to which recruiter and quartermaster do not apply again (section 5.3, step 6).
    fn second_field(&self, field: Field) -> i32 {
        self.gain(field.figures()) + self.stack(field)
    }

    fn stack(&self, field: Field) -> i32 {
        self.chests(self.game.fields[field as usize])
    }

    /// The best appointment; section 12.6: a symbol on the next space is a reason to appoint now, if it brings an envoy.
    fn appoint(&self) -> i32 {
        let envoy = if self.game.next_symbol() { self.gain(Figures::new(1, 0)) } else { 0 };
        let offices = self.game.payable(self.seat).iter().filter_map(|office| self.office(office));
        offices.max().map_or(i32::MIN / 2, |best| best + envoy)
    }

    /// What filling an office brings: the best way, the best chests and the better figure, less what they cost.
    fn office(&self, office: Office) -> Option<i32> {
        let held = self.game.houses[self.seat].modifiers();
        let open = |&kind: &Figure| self.court[kind] > 0 && self.game.may_seat_with(self.seat, office, held, kind);
        let seated = Figure::ALL.map(|kind| Some(kind).filter(open).map(|kind| self.seating(office, kind)));
        let ways = self.game.ways(self.seat, office);
        let plans = ways.flat_map(|direction| held.subsets().map(move |used| Plan { office, direction, used }));
        let best = plans.filter_map(|plan| self.plan(plan, seated)).max()?;
        Some(best + self.chests(self.game.stacks[office.index()]))
    }

    /// One way to fill an office, without its chests; `None` if it cannot be paid or nobody may be seated. `seated` is
    /// what each kind of figure brings there, as far as there is one.
    fn plan(&self, plan: Plan, seated: [Option<i32>; Figure::ALL.len()]) -> Option<i32> {
        let road = self.road(plan);
        if road.total() > self.court.total() {
            return None;
        }
        let kinds = Figure::ALL.into_iter().zip(seated);
        let kinds = kinds.filter(|&(kind, _)| self.game.may_seat_with(self.seat, plan.office, plan.used, kind));
        let best = kinds.filter_map(|(kind, brings)| Some(brings? + self.marker_by_payments(&road, kind))).max()?;
        Some(best - self.payments(&road) - self.given_up(plan.used))
    }

    /// What the chests are worth that an appointment uses.
    fn given_up(&self, used: ChestSet) -> i32 {
        used.iter().map(|chest| self.chest(chest)).sum()
    }

    /// What the road of an appointment and everything on it looks like.
    fn road(&self, plan: Plan) -> Road {
        self.game.road(self.seat, plan.office, plan.direction, plan.used)
    }

    /// A way round the ring, with the chests that make it cheapest.
    fn way(&self, office: Office, direction: Direction) -> i32 {
        let held = self.game.houses[self.seat].modifiers();
        let plans = held.subsets().map(|used| Plan { office, direction, used });
        let costs = plans.filter_map(|plan| {
            let road = self.road(plan);
            (road.total() <= self.court.total()).then(|| self.payments(&road) + self.given_up(plan.used))
        });
        costs.min().map_or(i32::MIN / 2, |cost| -cost)
    }

    /// A figure on an office: what it brings there, less what it is worth in the court.
    fn seating(&self, office: Office, figure: Figure) -> i32 {
        self.seat_worth(office, figure) + self.marker_by_seat(office, figure) - self.worth.own(figure)
    }

    /// A chest that makes an appointment cheaper, where it is not needed: the figures it saves.
    fn modifier(&self, chest: Chest) -> i32 {
        let Phase::ChooseModifier { plan, .. } = self.game.phase else { return 0 };
        let with = Plan { used: plan.used.with(chest), ..plan };
        self.payments(&self.road(plan)) - self.payments(&self.road(with)) - self.chest(chest)
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
