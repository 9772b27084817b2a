//! The contract of a game, fulfilled.

use curia_core::{
    Asking, Broken, BySeat, Chance, Game, How, Log, MoveList, Refusal, Scores, Seat, SeatCount, SeatSet, SetupError,
    Standings, Viewer,
};

use crate::data::Card;
use crate::event::Event;
use crate::flow::Run;
use crate::moves::{Move, Order};
use crate::options::GuillotineOptions;
use crate::pieces::cards_of;
use crate::prompt::Prompt;
use crate::state::{Guillotine, Phase};
use crate::view::View;

impl Game for Guillotine {
    type Options = GuillotineOptions;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Prompt = Prompt;
    type Order = Order;

    const ID: &'static str = "guillotine";
    const TITLE: &'static str = "Guillotine";
    const RULES_VERSION: u32 = 1;
    const SEATS: (usize, usize) = (2, 5);
    /// All 50 kinds, `skip` and `discard_callous_guards`.
    const MAX_MOVES: usize = 52;
    /// At most 300 turns (ruling 9.61) with three cards of at most five answers and eight windows each.
    const MAX_PLIES: usize = 15_000;

    fn new(
        options: &GuillotineOptions,
        seats: SeatCount,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) -> Result<Guillotine, SetupError> {
        let (min, max) = Guillotine::SEATS;
        if !(min..=max).contains(&seats.get()) {
            return Err(SetupError::Seats { asked: seats.get(), min, max });
        }
        Guillotine::set_up(options, seats, &mut Run { chance, log })
    }

    fn seats(&self) -> SeatCount {
        self.seats
    }

    #[inline]
    fn asking(&self) -> Asking {
        match self.phase {
            Phase::Over => Asking::OVER,
            Phase::React { asked, .. } => {
                Asking { who: asked, shown: SeatSet::one(self.active), how: How::Window, secret: false }
            }
            Phase::Clerical { .. } => {
                let who = self.deciders();
                Asking { who, shown: who, how: How::Together, secret: true }
            }
            Phase::Infighting { victim, .. } => Asking::turn(victim),
            _ => Asking::turn(self.active),
        }
    }

    #[inline]
    fn awaited(&self) -> SeatSet {
        self.deciders()
    }

    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        self.question(seat)
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut MoveList<Move>) {
        self.list(seat, out);
    }

    fn why_not(&self, seat: Seat, mv: Move) -> Option<Refusal> {
        self.refusal(seat, mv)
    }

    fn apply(&mut self, seat: Seat, mv: Move, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let run = &mut Run { chance, log };
        let next = match (self.phase, mv) {
            (Phase::React { .. }, Move::Pass) => self.pass(seat),
            (Phase::React { .. }, Move::Play(_)) => self.react(seat, run),
            (Phase::ChooseAction, Move::Play(card)) => self.play_card(card, run),
            (Phase::ChooseAction, Move::Skip) => self.skip(run),
            (Phase::ChooseAction, Move::DiscardCallousGuards) => self.put_away_guards(seat, run),
            (Phase::ChooseNoble, Move::Place(place)) => self.noble_chosen(place, run),
            (Phase::ChooseDistance { place }, Move::Distance(distance)) => self.distance_chosen(place, distance, run),
            (Phase::OrderNext { .. }, Move::Place(place)) => self.order_chosen(place, run),
            (Phase::LateArrival { .. }, Move::Noble(noble)) => self.late_chosen(noble, run),
            (Phase::ChoosePlayer, Move::Player(target)) => self.player_chosen(target, run),
            (Phase::DiscardCard, Move::Card(card)) => self.discard_card_chosen(card, run),
            (Phase::VictimCard { victim }, Move::Card(card)) => self.victim_card_chosen(victim, card, run),
            (Phase::TableCard, Move::Card(card)) => self.table_card_chosen(card, run),
            (Phase::Infighting { victim, more }, Move::Card(card)) => self.infighting_discard(victim, more, card, run),
            (Phase::Clerical { .. }, Move::Noble(noble)) => self.clerical_chosen(seat, noble, run),
            (Phase::PlaceClown, Move::Player(target)) => self.place_clown(target, run),
            (Phase::InnocentDiscard, Move::Card(card)) => self.innocent_discard(card, run),
            (Phase::FinalCards, Move::Play(card)) => self.play_final(card, run),
            (Phase::FinalCards, Move::Done) => self.final_done(run),
            // Not a legal move: `apply` trusts its caller, so nothing happens.
            _ => None,
        };
        self.advance(next, run);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn scores(&self, viewer: Viewer) -> Scores {
        self.scores_for(viewer)
    }

    fn tally(&self) -> BySeat<i32> {
        self.all_points()
    }

    fn standings(&self) -> Option<Standings> {
        self.final_standings()
    }

    fn resample(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        self.redraw(viewer, chance);
    }

    /// Sections 5.8 and 5.9, time-outs.
    fn fallback(&self, seat: Seat, chance: &mut impl Chance) -> Move {
        match self.phase {
            Phase::ChooseAction => Move::Skip,
            Phase::React { .. } => Move::Pass,
            Phase::FinalCards => cards_of(self.hands[seat].kinds() & Card::FINAL).next().map_or(Move::Done, Move::Play),
            Phase::ChoosePlayer if self.in_final() => Move::Player(self.leading_opponent(seat)),
            _ => {
                let mut legal = MoveList::for_game::<Guillotine>();
                self.legal(seat, &mut legal);
                legal.get(chance.below(legal.len())).copied().unwrap_or(Move::Skip)
            }
        }
    }

    /// Section 5.5: standing orders answer `react_wait` only.
    fn order(&self, seat: Seat, order: &Order) -> Option<Move> {
        let Phase::React { .. } = self.phase else { return None };
        if !self.deciders().has(seat) {
            return None;
        }
        let applies = match *order {
            Order::Off => return None,
            Order::Next(player) => player == self.active,
            Order::Noble(noble) => self.line.front() == Some(noble),
        };
        let card = Card::ConfusionInLine;
        Some(if applies && self.hands[seat].has(card) { Move::Play(card) } else { Move::Pass })
    }

    fn invariants(&self) -> Result<(), Broken> {
        self.check()
    }
}

impl Guillotine {
    /// The opponent with the most points, the lowest seat among equals.
    pub(crate) fn leading_opponent(&self, seat: Seat) -> Seat {
        let points = self.all_points();
        let mut leader = seat.next(self.seats);
        for other in self.others(seat).iter() {
            if points[other] > points[leader] || (points[other] == points[leader] && other < leader) {
                leader = other;
            }
        }
        leader
    }
}
