//! The contract of a game, fulfilled.

use curia_core::{
    Asking, Broken, BySeat, Chance, Game, Log, MoveList, Refusal, Scores, Seat, SeatCount, SeatSet, SetupError,
    Standings, Viewer,
};

use crate::data::{Field, Layout, ROUNDS};
use crate::event::Event;
use crate::moves::{Move, Order};
use crate::options::Options;
use crate::phases::Few;
use crate::prompt::Prompt;
use crate::state::{Back, Phase, Staufer};
use crate::view::View;
use crate::why::Why;

/// Every office of the larger side, or, where a chest is picked, every chest of the supply board: one more under each field
/// in every round.
const MOST_MOVES: usize = {
    let chests = Field::COUNT * ROUNDS as usize;
    if Layout::MOST > chests { Layout::MOST } else { chests }
};

impl Game for Staufer {
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Prompt = Prompt;
    type Order = Order;

    const ID: &'static str = "staufer";
    const TITLE: &'static str = "The Staufer Dynasty";
    const RULES_VERSION: u32 = 1;
    const SEATS: (usize, usize) = (2, 5);
    const MAX_MOVES: usize = MOST_MOVES;
    /// 75 turns, each with at most 12 payments, 13 other choices of its action and 20 purchases, recalls and knightings;
    /// up to ten scored provinces with at most 12 picks.
    const MAX_PLIES: usize = 4_000;

    fn new(
        options: &Options,
        seats: SeatCount,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) -> Result<Staufer, SetupError> {
        let (min, max) = Staufer::SEATS;
        if !(min..=max).contains(&seats.get()) {
            return Err(SetupError::Seats { asked: seats.get(), min, max });
        }
        if let Some(seat) = options.start_player.filter(|&seat| !seats.has(seat)) {
            let allowed = format!("random or a seat from 0 to {}", seats.get() - 1);
            return Err(SetupError::BadValue { id: "start_player", value: seat.to_string(), allowed });
        }
        let mut game = Staufer::set_up(options, seats, chance, log);
        game.begin_round(log);
        game.go_on(chance, log);
        Ok(game)
    }

    fn seats(&self) -> SeatCount {
        self.seats
    }

    fn asking(&self) -> Asking {
        match (self.phase, self.asked()) {
            (Phase::Moment(_), _) => Asking::moment(SeatSet::EMPTY),
            (_, Some(seat)) => Asking::turn(seat),
            (_, None) => Asking::OVER,
        }
    }

    #[inline]
    fn awaited(&self) -> SeatSet {
        self.asked().map_or(SeatSet::EMPTY, SeatSet::one)
    }

    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        if self.asked() != Some(seat) {
            return None;
        }
        if let Some(figure) = self.errand.choosing {
            return Some(Prompt::GainSource { figure });
        }
        let court = self.houses[seat].court.total();
        Some(match self.phase {
            Phase::TurnMenu(_) => Prompt::TurnMenu { left: self.turns_left(seat) },
            Phase::EndMenu(_) => Prompt::EndMenu,
            Phase::SupplyField(_) => Prompt::SupplyField,
            Phase::QuartermasterField { field, .. } => Prompt::QuartermasterField { field },
            Phase::Muster { field, .. } => Prompt::Muster { field },
            Phase::ChooseOffice(_) => Prompt::ChooseOffice { figures: court },
            Phase::ChooseDirection { office, .. } => Prompt::ChooseDirection { office },
            Phase::ChooseModifier { plan, .. } => {
                let need = self.road(seat, plan.office, plan.direction, plan.used).total();
                Prompt::ChooseModifier { office: plan.office, need, have: court }
            }
            Phase::SeatFigure { plan, .. } => Prompt::SeatFigure { office: plan.office },
            Phase::PayFigure { plan, paid, .. } => {
                let road = self.road(seat, plan.office, plan.direction, plan.used);
                let left = (road.total() - 1).saturating_sub(paid);
                Prompt::PayFigure { province: road.payment(paid)?, left }
            }
            Phase::MessengerPick { .. } => Prompt::MessengerPick,
            Phase::ChoosePrivilege { .. } => Prompt::ChoosePrivilege,
            Phase::RecallPick { left, back, .. } => {
                let bonus = if let Back::Award(award) = back { self.scored(award.at) } else { None };
                Prompt::RecallPick { left, bonus }
            }
            Phase::ChestPick { award, .. } => Prompt::ChestPick { province: self.scored(award.at)? },
            Phase::HomecomingPick { left, award, .. } => {
                Prompt::HomecomingPick { province: self.scored(award.at)?, left }
            }
            Phase::RetinuePick { at, .. } => {
                let province = self.scored(at)?;
                Prompt::RetinuePick { province, figures: self.seated[seat].figures(province) }
            }
            Phase::Score(_) | Phase::Bonus(_) | Phase::Moment(_) | Phase::Over | Phase::Stuck => return None,
        })
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut MoveList<Move>) {
        out.clear();
        if self.asked() == Some(seat) {
            self.options(out);
        }
    }

    fn why_not(&self, seat: Seat, mv: Move) -> Option<Refusal> {
        if !self.seats.has(seat) {
            return Some(Refusal::new("4", Why::NoSeat));
        }
        if self.asked() != Some(seat) {
            return Some(self.why_wait());
        }
        if let Some(figure) = self.errand.choosing {
            return self.why_gain_source(seat, figure, mv);
        }
        match self.phase {
            Phase::TurnMenu(_) => self.why_turn_menu(seat, mv),
            Phase::EndMenu(_) => self.why_end_menu(seat, mv),
            Phase::SupplyField(_) => self.why_supply_field(mv),
            Phase::QuartermasterField { .. } => self.why_quartermaster_field(mv),
            Phase::Muster { field, .. } => self.why_muster(field, mv),
            Phase::ChooseOffice(_) => self.why_choose_office(seat, mv),
            Phase::ChooseDirection { office, .. } => self.why_choose_direction(seat, office, mv),
            Phase::ChooseModifier { plan, .. } => self.why_choose_modifier(seat, plan, mv),
            Phase::SeatFigure { plan, .. } => self.why_seat_figure(seat, plan, mv),
            Phase::PayFigure { plan, paid, .. } => self.why_pay_figure(seat, plan, paid, mv),
            Phase::MessengerPick { .. } => self.why_messenger_pick(seat, mv),
            Phase::ChoosePrivilege { .. } => self.why_choose_privilege(seat, mv),
            Phase::RecallPick { may_stop, .. } => self.why_recall_pick(seat, may_stop, mv),
            Phase::ChestPick { .. } => self.why_chest_pick(mv),
            Phase::HomecomingPick { award, .. } => self.why_homecoming_pick(seat, award, mv),
            Phase::RetinuePick { at, nth, .. } => self.why_retinue_pick(at, nth, mv),
            Phase::Score(_) | Phase::Bonus(_) | Phase::Moment(_) | Phase::Over | Phase::Stuck => Some(self.why_wait()),
        }
    }

    #[inline]
    fn apply(&mut self, _: Seat, mv: Move, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        self.answer(mv, log);
        self.go_on(chance, log);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn scores(&self, _: Viewer) -> Scores {
        Scores { seats: self.seats.iter().map(|seat| Some(self.score(seat))).collect() }
    }

    /// Section 7, as if the game ended now.
    fn tally(&self) -> BySeat<i32> {
        let mut totals = BySeat::all(0);
        for seat in self.seats.iter() {
            totals[seat] = self.total(seat);
        }
        totals
    }

    /// Section 8.
    fn standings(&self) -> Option<Standings> {
        matches!(self.phase, Phase::Over | Phase::Stuck)
            .then(|| Standings::rank(self.seats, self.tally(), self.ranks()))
    }

    /// Section 6: the jobs of others and the order of the deck.
    fn resample(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        if !self.jobs_are_open() {
            self.deal_unseen(viewer, chance);
        }
    }

    /// Ruling 9.59: nobody who is away does more than they must.
    fn fallback(&self, _: Seat, _: &mut impl Chance) -> Move {
        let mut few = Few::default();
        self.options(&mut few);
        let least = match self.phase {
            _ if self.errand.choosing.is_some() => None,
            Phase::EndMenu(_) => Some(Move::EndTurn),
            Phase::QuartermasterField { field, .. } => Some(Move::QuartermasterField(field)),
            Phase::ChooseModifier { seat, plan } if self.is_covered(seat, plan) => Some(Move::Confirm),
            _ => None,
        };
        least.or(few.first).unwrap_or(Move::EndTurn)
    }

    /// Ruling 9.60: answers questions for payment only, and only as long as there is a figure of the kind.
    fn order(&self, seat: Seat, order: &Order) -> Option<Move> {
        match self.phase {
            Phase::PayFigure { seat: payer, .. }
                if payer == seat
                    && self.errand.choosing.is_none()
                    && self.houses[seat].court[order.pay] > 0
                    && order.only.is_none_or(|only| only == (self.round, self.tracks.gone)) =>
            {
                Some(Move::PayFigure(order.pay))
            }
            _ => None,
        }
    }

    fn invariants(&self) -> Result<(), Broken> {
        self.goes_on()?;
        self.figures_are_complete()?;
        self.chests_are_complete()?;
        self.pieces_are_complete()?;
        self.privileges_are_complete()?;
        self.cards_are_complete()?;
        self.the_marker_waits_for_the_scoring()
    }
}

impl Staufer {
    /// Somebody else decides now, or nobody any more.
    fn why_wait(&self) -> Refusal {
        let prompt = self.asked().and_then(|seat| Some((seat, self.prompt(seat)?)));
        match prompt {
            Some((seat, prompt)) => Refusal::new(prompt.rule(), Why::Wait { seat }),
            None => Refusal::new("8", Why::Over),
        }
    }
}
