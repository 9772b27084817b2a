//! The contract of a game, fulfilled.

use curia_core::{
    Asking, Broken, BySeat, Chance, Game, How, Log, MoveList, Refusal, Scores, Seat, SeatCount, SeatSet, SetupError,
    Standings, Viewer,
};

use crate::data::Card;
use crate::event::Event;
use crate::moves::{Move, Order};
use crate::options::{ConfusionMode, Options};
use crate::phases::Run;
use crate::pieces::cards_of;
use crate::prompt::Prompt;
use crate::state::{Guillotine, Phase};
use crate::view::View;
use crate::why::Why;

impl Game for Guillotine {
    type Options = Options;
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
        options: &Options,
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
            Phase::Moment(_) => Asking::moment(SeatSet::one(self.active)),
            Phase::ReactWait { asked, .. } => {
                Asking { who: asked, shown: SeatSet::one(self.active), how: How::Window, secret: false }
            }
            Phase::ClericalPick { .. } => {
                let who = self.awaited();
                Asking { who, shown: who, how: How::Together, secret: true }
            }
            Phase::InfightingDiscard { victim, .. } => Asking::turn(victim),
            _ => Asking::turn(self.active),
        }
    }

    #[inline]
    fn awaited(&self) -> SeatSet {
        match self.phase {
            Phase::ReactWait { asked, passed } => asked.minus(passed),
            Phase::ClericalPick { other, pick, other_pick } => {
                let mut seats = SeatSet::EMPTY;
                if pick.is_none() {
                    seats = seats.with(self.active);
                }
                if other_pick.is_none() {
                    seats = seats.with(other);
                }
                seats
            }
            Phase::InfightingDiscard { victim, .. } => SeatSet::one(victim),
            Phase::Moment(_) | Phase::Over => SeatSet::EMPTY,
            _ => SeatSet::one(self.active),
        }
    }

    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        if self.awaited().has(seat) { self.question(seat) } else { None }
    }

    fn legal(&self, seat: Seat, out: &mut MoveList<Move>) {
        out.clear();
        if !self.awaited().has(seat) {
            return self.legal_discard_callous_guards(seat, out);
        }
        match self.phase {
            Phase::ChooseAction => self.legal_choose_action(seat, out),
            Phase::ChooseNoble => self.legal_choose_noble(out),
            Phase::ChooseDistance { place } => self.legal_choose_distance(place, out),
            Phase::OrderNext { left, .. } => self.legal_order_next(left, out),
            Phase::ChooseLateArrival { looked } => self.legal_choose_late_arrival(looked, out),
            Phase::ChoosePlayer => self.legal_choose_player(out),
            Phase::ChooseDiscardCard => self.legal_choose_discard_card(out),
            Phase::ChooseVictimCard { victim } => self.legal_choose_victim_card(victim, out),
            Phase::ChooseTableCard => self.legal_choose_table_card(out),
            Phase::InfightingDiscard { victim, .. } => self.legal_infighting_discard(victim, out),
            Phase::ClericalPick { other, .. } => self.legal_clerical_pick(seat, other, out),
            Phase::PlaceClown => self.legal_place_clown(out),
            Phase::InnocentDiscard => self.legal_innocent_discard(out),
            Phase::ReactWait { .. } => self.legal_react_wait(seat, out),
            Phase::FinalCards => self.legal_final_cards(seat, out),
            Phase::Moment(_) | Phase::Over => {}
        }
    }

    fn why_not(&self, seat: Seat, mv: Move) -> Option<Refusal> {
        let mut legal = MoveList::for_game::<Guillotine>();
        self.legal(seat, &mut legal);
        if legal.contains(&mv) {
            return None;
        }
        Some(match self.phase {
            Phase::Moment(_) | Phase::Over => Refusal::new("8", Why::GameOver),
            _ if mv == Move::DiscardCallousGuards => self.why_discard_callous_guards(seat),
            _ if !self.awaited().has(seat) => self.why_not_asked(seat, mv),
            Phase::ChooseAction => self.why_choose_action(seat, mv),
            Phase::ChooseNoble => self.why_choose_noble(seat, mv),
            Phase::ChooseDistance { place } => self.why_choose_distance(seat, place, mv),
            Phase::OrderNext { .. } => self.why_order_next(seat, mv),
            Phase::ChooseLateArrival { .. } => self.why_choose_late_arrival(seat, mv),
            Phase::ChoosePlayer => self.why_choose_player(seat, mv),
            Phase::ChooseDiscardCard => self.why_choose_discard_card(seat, mv),
            Phase::ChooseVictimCard { .. } => self.why_choose_victim_card(seat, mv),
            Phase::ChooseTableCard => self.why_choose_table_card(seat, mv),
            Phase::InfightingDiscard { .. } => self.why_infighting_discard(seat, mv),
            Phase::ClericalPick { .. } => self.why_clerical_pick(seat, mv),
            Phase::PlaceClown => self.why_place_clown(seat, mv),
            Phase::InnocentDiscard => self.why_innocent_discard(seat, mv),
            Phase::ReactWait { .. } => self.why_react_wait(seat, mv),
            Phase::FinalCards => self.why_final_cards(seat, mv),
        })
    }

    fn apply(&mut self, seat: Seat, mv: Move, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let run = &mut Run { chance, log };
        let next = match (self.phase, mv) {
            (Phase::ChooseAction, _) => self.apply_choose_action(seat, mv, run),
            (Phase::ChooseNoble, Move::Place(place)) => self.apply_choose_noble(place, run),
            (Phase::ChooseDistance { place }, Move::Distance(distance)) => {
                self.apply_choose_distance(place, distance, run)
            }
            (Phase::OrderNext { .. }, Move::Place(place)) => self.apply_order_next(place, run),
            (Phase::ChooseLateArrival { .. }, Move::Noble(noble)) => self.apply_choose_late_arrival(noble, run),
            (Phase::ChoosePlayer, Move::Player(target)) => self.apply_choose_player(target, run),
            (Phase::ChooseDiscardCard, Move::Card(card)) => self.apply_choose_discard_card(card, run),
            (Phase::ChooseVictimCard { victim }, Move::Card(card)) => self.apply_choose_victim_card(victim, card, run),
            (Phase::ChooseTableCard, Move::Card(card)) => self.apply_choose_table_card(card, run),
            (Phase::InfightingDiscard { victim, more }, Move::Card(card)) => {
                self.apply_infighting_discard(victim, more, card, run)
            }
            (Phase::ClericalPick { .. }, Move::Noble(noble)) => self.apply_clerical_pick(seat, noble, run),
            (Phase::PlaceClown, Move::Player(target)) => self.apply_place_clown(target, run),
            (Phase::InnocentDiscard, Move::Card(card)) => self.apply_innocent_discard(card, run),
            (Phase::ReactWait { .. }, _) => self.apply_react_wait(seat, mv, run),
            (Phase::FinalCards, _) => self.apply_final_cards(mv, run),
            // Not a legal move: `apply` trusts its caller, so nothing happens.
            _ => None,
        };
        self.advance(next, run);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    /// Piles are public, so every viewer knows the same.
    fn scores(&self, _: Viewer) -> Scores {
        let open = self.scores_are_open();
        Scores { seats: self.seats.iter().map(|seat| open.then(|| self.score(seat))).collect() }
    }

    fn tally(&self) -> BySeat<i32> {
        let mut points = BySeat::all(0);
        for seat in self.seats.iter() {
            points[seat] = self.points(seat);
        }
        points
    }

    /// Section 8: equal points share a place.
    fn standings(&self) -> Option<Standings> {
        (self.phase == Phase::Over).then(|| {
            let points = self.tally();
            Standings::rank(self.seats, points, points)
        })
    }

    /// What is drawn depends on the viewer's knowledge and on `chance` alone, because every pool is put in table order
    /// before it is shuffled.
    fn resample(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        self.resample_cards(viewer, chance);
        self.resample_lists(viewer, chance);
        self.resample_nobles(viewer, chance);
        self.resample_picks(viewer, chance);
    }

    /// Sections 5.8 and 5.9, time-outs.
    fn fallback(&self, seat: Seat, chance: &mut impl Chance) -> Move {
        match self.phase {
            Phase::ChooseAction => Move::Skip,
            Phase::ReactWait { .. } => Move::Pass,
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
        let Phase::ReactWait { .. } = self.phase else { return None };
        if !self.awaited().has(seat) {
            return None;
        }
        let applies = match *order {
            Order::Off => return None,
            Order::Next(player) => player == self.active,
            Order::Noble(noble) => self.line.front() == Some(noble),
            Order::LetPass => false,
            Order::LetPassTurn { day, turn } if (day, turn) == (self.day, self.turn_of_day) => false,
            Order::LetPassTurn { .. } => return None,
        };
        let card = Card::ConfusionInLine;
        Some(if applies && self.hands[seat].has(card) { Move::Play(card) } else { Move::Pass })
    }

    fn invariants(&self) -> Result<(), Broken> {
        self.every_noble_is_there_once()?;
        self.every_card_is_there_once()?;
        self.knowledge_is_true()?;
        self.the_phase_fits()
    }
}

impl Guillotine {
    /// Section 5.9: another question is open, and it comes first.
    pub(crate) fn why_open_question(&self, seat: Seat) -> Refusal {
        match self.question(seat) {
            Some(question) => Refusal::new("5.9", Why::OpenQuestion { question }),
            None => Refusal::new("8", Why::GameOver),
        }
    }

    /// Sections 5.2 and 5.5: the seat is not asked, or not any more.
    fn why_not_asked(&self, seat: Seat, mv: Move) -> Refusal {
        match self.phase {
            Phase::ChooseAction if self.waits_for_a_beheading(seat, mv) => {
                Refusal::new("5.5", Why::OnlyReaction { card: Card::ConfusionInLine })
            }
            Phase::ReactWait { asked, .. } if asked.has(seat) => Refusal::new("5.5", Why::AlreadyAnswered),
            Phase::ReactWait { .. } => Refusal::new("5.5", Why::BeheadingPending { player: self.active }),
            Phase::ClericalPick { other, .. } if seat == self.active || seat == other => {
                Refusal::new("5.9", Why::AlreadyAnswered)
            }
            Phase::InfightingDiscard { victim, .. } => Refusal::new("5.2", Why::NotYourTurn { player: victim }),
            _ => Refusal::new("5.2", Why::NotYourTurn { player: self.active }),
        }
    }

    /// True for the card that needs no turn of one's own, only its moment.
    fn waits_for_a_beheading(&self, seat: Seat, mv: Move) -> bool {
        let card = Card::ConfusionInLine;
        mv == Move::Play(card) && self.hands[seat].has(card) && self.options.confusion_mode == ConfusionMode::Reaction
    }

    /// The opponent with the most points, the lowest seat among equals.
    pub(crate) fn leading_opponent(&self, seat: Seat) -> Seat {
        let points = self.tally();
        let mut leader = seat.next(self.seats);
        for other in self.others(seat).iter() {
            if points[other] > points[leader] || (points[other] == points[leader] && other < leader) {
                leader = other;
            }
        }
        leader
    }
}
