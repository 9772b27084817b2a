//! Any game as if it had no picture of its own.

use curia_core::*;
use curia_tui::Screen;

/// The same rules and the same words, on a screen that knows nothing but the outline.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Bare<G>(G);

impl<G: Game> Screen for Bare<G> {}

impl<G: Game> Texts for Bare<G> {
    fn keys(out: &mut Vec<Key>) {
        G::keys(out);
    }
}

impl<G: Game> Game for Bare<G> {
    type Options = G::Options;
    type Move = G::Move;
    type Event = G::Event;
    type View = G::View;
    type Prompt = G::Prompt;
    type Order = G::Order;

    const ID: &'static str = G::ID;
    const TITLE: &'static str = G::TITLE;
    const RULES_VERSION: u32 = G::RULES_VERSION;
    const SEATS: (usize, usize) = G::SEATS;
    const MAX_MOVES: usize = G::MAX_MOVES;
    const MAX_PLIES: usize = G::MAX_PLIES;

    fn new(
        options: &G::Options,
        seats: SeatCount,
        chance: &mut impl Chance,
        log: &mut impl Log<G::Event>,
    ) -> Result<Self, SetupError> {
        G::new(options, seats, chance, log).map(Bare)
    }

    fn seats(&self) -> SeatCount {
        self.0.seats()
    }

    fn asking(&self) -> Asking {
        self.0.asking()
    }

    fn awaited(&self) -> SeatSet {
        self.0.awaited()
    }

    fn prompt(&self, seat: Seat) -> Option<G::Prompt> {
        self.0.prompt(seat)
    }

    fn legal(&self, seat: Seat, out: &mut MoveList<G::Move>) {
        self.0.legal(seat, out);
    }

    fn why_not(&self, seat: Seat, mv: G::Move) -> Option<Refusal> {
        self.0.why_not(seat, mv)
    }

    fn apply(&mut self, seat: Seat, mv: G::Move, chance: &mut impl Chance, log: &mut impl Log<G::Event>) {
        self.0.apply(seat, mv, chance, log);
    }

    fn view(&self, viewer: Viewer) -> G::View {
        self.0.view(viewer)
    }

    fn scores(&self, viewer: Viewer) -> Scores {
        self.0.scores(viewer)
    }

    fn tally(&self) -> BySeat<i32> {
        self.0.tally()
    }

    fn standings(&self) -> Option<Standings> {
        self.0.standings()
    }

    fn resample(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        self.0.resample(viewer, chance);
    }

    fn fallback(&self, seat: Seat, chance: &mut impl Chance) -> G::Move {
        self.0.fallback(seat, chance)
    }

    fn order(&self, seat: Seat, order: &G::Order) -> Option<G::Move> {
        self.0.order(seat, order)
    }

    fn stage(&self) -> u16 {
        self.0.stage()
    }

    fn invariants(&self) -> Result<(), Broken> {
        self.0.invariants()
    }
}
