//! The contract of a game, fulfilled.

use curia_core::{
    Asking, Broken, BySeat, Chance, Game, How, Log, MoveList, NoOrder, Refusal, Scores, Seat, SeatCount, SeatSet,
    SetupError, Standings, Viewer,
};

use crate::data::{MARKET_OF_A_KIND, MOST_GAMES};
use crate::event::RivalKingsEvent;
use crate::moves::RivalKingsMove as Move;
use crate::options::RivalKingsOptions;
use crate::prompt::RivalKingsPrompt;
use crate::state::{MOST_SEATS, RivalKings, Step};
use crate::view::RivalKingsView;

/// At most 28 purchases leave no pile empty, and 20 cycles pass between two of them at the most.
const MOST_CYCLES: usize = 30 * 20;
/// Two thefts, four own actions, an ability, each with its sub-decisions, and some changes of mind.
const MOST_MOVES_OF_A_SEAT: usize = 40;

impl Game for RivalKings {
    type Options = RivalKingsOptions;
    type Move = Move;
    type Event = RivalKingsEvent;
    type View = RivalKingsView;
    type Prompt = RivalKingsPrompt;
    type Order = NoOrder;

    const ID: &'static str = "rival-kings";
    const TITLE: &'static str = "Rival Kings";
    const RULES_VERSION: u32 = 1;
    const SEATS: (usize, usize) = (2, MOST_SEATS);
    const MAX_MOVES: usize = 2 * MARKET_OF_A_KIND;
    const MAX_PLIES: usize = MOST_GAMES * MOST_CYCLES * MOST_SEATS * MOST_MOVES_OF_A_SEAT;

    fn new(
        options: &RivalKingsOptions,
        seats: SeatCount,
        chance: &mut impl Chance,
        log: &mut impl Log<RivalKingsEvent>,
    ) -> Result<RivalKings, SetupError> {
        let (min, max) = Self::SEATS;
        if !(min..=max).contains(&seats.get()) {
            return Err(SetupError::Seats { asked: seats.get(), min, max });
        }
        Ok(RivalKings::begin(*options, seats, chance, log))
    }

    fn seats(&self) -> SeatCount {
        self.seats
    }

    fn asking(&self) -> Asking {
        match self.step {
            Step::Over => Asking::OVER,
            Step::Choose => {
                let who = self.uncommitted;
                Asking { who, shown: who, how: How::Together, secret: true }
            }
            _ => Asking::turn(self.decider()),
        }
    }

    fn awaited(&self) -> SeatSet {
        self.asked()
    }

    fn prompt(&self, seat: Seat) -> Option<RivalKingsPrompt> {
        if self.asked().has(seat) { self.question() } else { None }
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut MoveList<Move>) {
        out.clear();
        self.each_legal(seat, &mut |mv| out.push(mv));
    }

    fn why_not(&self, seat: Seat, mv: Move) -> Option<Refusal> {
        let mut listed = false;
        self.each_legal(seat, &mut |legal| listed |= legal == mv);
        if listed { None } else { Some(self.refuse(seat, mv)) }
    }

    #[inline]
    fn apply(&mut self, seat: Seat, mv: Move, chance: &mut impl Chance, log: &mut impl Log<RivalKingsEvent>) {
        self.make(seat, mv, chance, log);
    }

    fn view(&self, viewer: Viewer) -> RivalKingsView {
        self.seen_by(viewer)
    }

    fn scores(&self, _: Viewer) -> Scores {
        Scores { seats: self.all_scores() }
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

    fn resample(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        self.redraw(viewer, chance);
    }

    /// The specification names no answer for a seat whose time is up. What is optional is left alone; what must
    /// be chosen is chosen evenly at random.
    fn fallback(&self, seat: Seat, chance: &mut impl Chance) -> Move {
        match self.step {
            Step::Gardener => Move::Pass,
            Step::TownGuard => Move::Accept,
            Step::Stolen(_) | Step::Own | Step::Tied | Step::Second(_) => Move::Skip,
            Step::End => Move::EndTurn,
            Step::Look(_) => Move::Decline,
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
        self.check().map_err(Broken)
    }
}

impl RivalKings {
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
