//! The contract of a game, fulfilled.

use curia_core::{
    Asking, Broken, BySeat, Chance, Game, How, Log, MoveList, NoOrder, Refusal, Scores, Seat, SeatCount, SeatSet,
    SetupError, Standings, Viewer,
};

use crate::data::{Kind, MARKET_OF_A_KIND, MOST_GAMES};
use crate::event::Event;
use crate::moves::Move;
use crate::options::Options;
use crate::prompt::Prompt;
use crate::state::{MOST_SEATS, Phase, RivalKings};
use crate::view::{CyclePhase, View};
use crate::why::Why;

/// At most 28 purchases leave no pile empty, and 20 cycles pass between two of them at the most.
const MOST_CYCLES: usize = 30 * 20;
/// Two thefts, four own actions, an ability, each with its sub-decisions, and some changes of mind.
const MOST_MOVES_OF_A_SEAT: usize = 40;

impl Game for RivalKings {
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Prompt = Prompt;
    type Order = NoOrder;

    const ID: &'static str = "rival-kings";
    const TITLE: &'static str = "Rival Kings";
    const RULES_VERSION: u32 = 1;
    const SEATS: (usize, usize) = (2, MOST_SEATS);
    const MAX_MOVES: usize = 2 * MARKET_OF_A_KIND;
    const MAX_PLIES: usize = MOST_GAMES * MOST_CYCLES * MOST_SEATS * MOST_MOVES_OF_A_SEAT;

    fn new(
        options: &Options,
        seats: SeatCount,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) -> Result<RivalKings, SetupError> {
        let (min, max) = Self::SEATS;
        if !(min..=max).contains(&seats.get()) {
            return Err(SetupError::Seats { asked: seats.get(), min, max });
        }
        let mut game = RivalKings::blank(*options, seats);
        game.set_up(chance, log);
        Ok(game)
    }

    fn seats(&self) -> SeatCount {
        self.seats
    }

    #[inline]
    fn asking(&self) -> Asking {
        match self.phase {
            Phase::Over => Asking::OVER,
            Phase::Moment(CyclePhase::Actions) => Asking::moment(SeatSet::one(self.mover())),
            Phase::Moment(_) => Asking::moment(SeatSet::EMPTY),
            Phase::ChooseCharacter => {
                let who = self.uncommitted;
                Asking { who, shown: who, how: How::Together, secret: true }
            }
            _ => Asking::turn(self.decider()),
        }
    }

    #[inline]
    fn awaited(&self) -> SeatSet {
        self.asking().who
    }

    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        if self.awaited().has(seat) { self.decision() } else { None }
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut MoveList<Move>) {
        out.clear();
        self.each_legal(seat, &mut |mv| out.push(mv));
    }

    fn why_not(&self, seat: Seat, mv: Move) -> Option<Refusal> {
        let mut listed = false;
        self.each_legal(seat, &mut |legal| listed |= legal == mv);
        if listed {
            return None;
        }
        let Some(question) = self.decision() else { return Some(Refusal::new("8", Why::Over)) };
        if !self.seats.has(seat) {
            return Some(Refusal::new("4", Why::NoSeat));
        }
        let reason = match (self.phase, mv) {
            (_, Move::Choose(character)) => Some(self.why_choose_character(seat, character)),
            (Phase::ChooseCharacter, _) => None,
            _ if seat != self.decider() => Some(self.why_not_your_turn()),
            _ => self.why_not_alone(seat, mv),
        };
        Some(reason.unwrap_or_else(|| Refusal::new(question.rule(), Why::NotNow { question })))
    }

    #[inline]
    fn apply(&mut self, seat: Seat, mv: Move, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        match self.phase {
            Phase::Moment(_) | Phase::Over => {}
            Phase::ChooseCharacter => self.apply_choose_character(seat, mv, log),
            Phase::Gardener(_) => self.apply_gardener(seat, mv, log),
            Phase::TownGuard(conflict) => self.apply_town_guard(conflict, mv, log),
            Phase::Steal => self.apply_steal(seat, mv, log),
            Phase::StolenAction(action) => self.apply_stolen_action(seat, action, mv, log),
            Phase::OwnAction(action) => self.apply_own_action(seat, action, mv, log),
            Phase::TiedAction => self.apply_tied_action(seat, mv, log),
            Phase::SecondAction(action) => self.apply_second_action(seat, action, mv, log),
            Phase::End => self.apply_end(seat, mv, log),
            Phase::PassTo => self.apply_pass_to(seat, mv, log),
            Phase::TakeMoney => self.apply_take_money(seat, mv, log),
            Phase::RecruitSubject => self.apply_recruit_subject(seat, mv, log),
            Phase::BuyBuilding => self.apply_buy_building(seat, mv, log),
            Phase::UseSmith(pile) => self.apply_use_smith(seat, pile, mv, log),
            Phase::Farmer => self.apply_farmer(seat, mv, log),
            Phase::SwapOwn(_) => self.apply_swap_own(mv),
            Phase::SwapOpponent(kind, own) => self.apply_swap_opponent(kind, own, mv),
            Phase::SwapTheirs(_, own, with) => self.apply_swap_theirs(seat, own, with, mv, log),
            Phase::TroubadourOwn => self.apply_troubadour_own(mv),
            Phase::TroubadourPile(kind, own) => self.apply_troubadour_pile(seat, (kind, own), mv, log),
            Phase::Look(_) => self.apply_look(seat, mv, log),
        }
        if self.cycle_is_over() {
            self.end_cycle(chance, log);
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    /// Points are public: all that counts lies open.
    fn scores(&self, _: Viewer) -> Scores {
        Scores { seats: self.seats.iter().map(|seat| Some(self.score(seat))).collect() }
    }

    fn tally(&self) -> BySeat<i32> {
        let mut tally = BySeat::all(0);
        for seat in self.seats.iter() {
            tally[seat] = self.total(seat);
        }
        tally
    }

    fn standings(&self) -> Option<Standings> {
        if self.running() { None } else { Some(self.places()) }
    }

    /// Redraws hands, choices, undealt characters and the cards below the tops of the piles.
    ///
    /// Every pool is built in a fixed order from what the viewer sees, so the world drawn depends on their
    /// knowledge and on chance alone. The money stacks follow from public payments and stay.
    fn resample(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        self.resample_characters(viewer, chance);
        let looking = self.looking(viewer);
        for kind in Kind::ALL {
            if looking != Some(kind) {
                self.resample_market(kind, chance);
            }
        }
    }

    /// The specification names no answer for a seat whose time is up. What is optional is left alone; what must
    /// be chosen is chosen evenly at random.
    fn fallback(&self, seat: Seat, chance: &mut impl Chance) -> Move {
        match self.phase {
            Phase::Gardener(_) => Move::Pass,
            Phase::TownGuard(_) => Move::Accept,
            Phase::StolenAction(_) | Phase::OwnAction(_) | Phase::TiedAction | Phase::SecondAction(_) => Move::Skip,
            Phase::End => Move::EndTurn,
            Phase::Look(_) => Move::Decline,
            _ => self.any_move(seat, chance),
        }
    }

    fn order(&self, _: Seat, order: &NoOrder) -> Option<Move> {
        match *order {}
    }

    fn stage(&self) -> u16 {
        u16::from(self.finished)
    }

    fn invariants(&self) -> Result<(), Broken> {
        self.characters_are_complete()?;
        self.cards_are_complete()?;
        self.money_is_complete()?;
        self.cycle_is_sound()
    }
}

impl RivalKings {
    /// Who decides alone; meaningless while all choose together.
    #[inline]
    pub(crate) fn decider(&self) -> Seat {
        match self.phase {
            Phase::Gardener(seat) => seat,
            Phase::TownGuard(conflict) => conflict.victim,
            _ => self.mover(),
        }
    }

    /// Calls `put` with every legal move of `seat` in rising order. Lists are for callers of the contract; looking
    /// ahead needs none, so that a search allocates nothing.
    #[inline]
    pub(crate) fn each_legal(&self, seat: Seat, put: &mut impl FnMut(Move)) {
        match self.phase {
            Phase::Moment(_) | Phase::Over => {}
            Phase::ChooseCharacter => self.legal_choose_character(seat, put),
            _ if seat != self.decider() => {}
            Phase::Gardener(_) => self.legal_gardener(seat, put),
            Phase::TownGuard(_) => self.legal_town_guard(put),
            Phase::Steal => self.legal_steal(seat, put),
            Phase::StolenAction(_) => self.legal_stolen_action(put),
            Phase::OwnAction(action) => self.legal_own_action(seat, action, put),
            Phase::TiedAction => self.legal_tied_action(seat, put),
            Phase::SecondAction(_) => self.legal_second_action(put),
            Phase::End => self.legal_end(put),
            Phase::PassTo => self.legal_pass_to(seat, put),
            Phase::TakeMoney => self.legal_take_money(put),
            Phase::RecruitSubject => self.legal_recruit_subject(seat, put),
            Phase::BuyBuilding => self.legal_buy_building(seat, put),
            Phase::UseSmith(pile) => self.legal_use_smith(seat, pile, put),
            Phase::Farmer => self.legal_farmer(seat, put),
            Phase::SwapOwn(kind) => self.legal_swap_own(seat, kind, put),
            Phase::SwapOpponent(kind, _) => self.legal_swap_opponent(seat, kind, put),
            Phase::SwapTheirs(kind, _, with) => self.legal_swap_theirs(kind, with, put),
            Phase::TroubadourOwn => self.legal_troubadour_own(seat, put),
            Phase::TroubadourPile(..) => self.legal_troubadour_pile(put),
            Phase::Look(kind) => self.legal_look(seat, kind, put),
        }
    }

    /// Why an illegal move of the seat that decides alone is illegal; `None` if it answers another question.
    fn why_not_alone(&self, seat: Seat, mv: Move) -> Option<Refusal> {
        match self.phase {
            Phase::Gardener(_) => self.why_gardener(seat, mv),
            Phase::TownGuard(_) => None,
            _ if mv == Move::UseAbility => self.why_ability(seat),
            Phase::Steal => self.why_steal(seat, mv),
            Phase::OwnAction(action) => self.why_own_action(seat, action, mv),
            Phase::TiedAction => self.why_tied_action(seat, mv),
            Phase::PassTo => self.why_pass_to(seat, mv),
            Phase::TakeMoney => self.why_take_money(mv),
            Phase::RecruitSubject => self.why_recruit_subject(seat, mv),
            Phase::BuyBuilding => self.why_buy_building(seat, mv),
            Phase::UseSmith(pile) => self.why_use_smith(seat, pile, mv),
            Phase::Farmer => self.why_farmer(seat, mv),
            Phase::SwapOwn(kind) => self.why_swap_own(seat, kind, mv),
            Phase::SwapOpponent(kind, _) => self.why_swap_opponent(seat, kind, mv),
            Phase::SwapTheirs(kind, _, with) => self.why_swap_theirs(kind, with, mv),
            Phase::TroubadourOwn => self.why_troubadour_own(mv),
            Phase::TroubadourPile(..) => self.why_troubadour_pile(mv),
            Phase::Look(kind) => self.why_look(seat, kind, mv),
            Phase::ChooseCharacter
            | Phase::StolenAction(_)
            | Phase::SecondAction(_)
            | Phase::End
            | Phase::Moment(_)
            | Phase::Over => None,
        }
    }

    fn why_not_your_turn(&self) -> Refusal {
        let rule = if matches!(self.phase, Phase::Gardener(_) | Phase::TownGuard(_)) { "5.4" } else { "5.5" };
        Refusal::new(rule, Why::NotYourTurn { seat: self.decider() })
    }

    /// A legal move at random, for decisions that have no answer of rest.
    fn any_move(&self, seat: Seat, chance: &mut impl Chance) -> Move {
        let mut count = 0;
        self.each_legal(seat, &mut |_| count += 1);
        let mut left = chance.below(count);
        let mut chosen = Move::Skip;
        self.each_legal(seat, &mut |mv| {
            if left == 0 {
                chosen = mv;
            }
            left = left.wrapping_sub(1);
        });
        chosen
    }
}
