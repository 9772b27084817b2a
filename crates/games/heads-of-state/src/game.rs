//! The contract of a game, fulfilled.

use curia_core::{
    Asking, Broken, BySeat, Chance, Game, How, Log, MoveList, NoOrder, Refusal, Scores, Seat, SeatCount, SeatSet,
    SetupError, Standings, Viewer,
};

use crate::data::NobleBox;
use crate::event::Event;
use crate::moves::{Card, Move, TurnOption};
use crate::options::Options;
use crate::prompt::{Due, Hand, Prompt};
use crate::state::{HeadsOfState, Phase};
use crate::view::View;
use crate::why::Why;

impl Game for HeadsOfState {
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Prompt = Prompt;
    type Order = NoOrder;

    const ID: &'static str = "heads-of-state";
    const TITLE: &'static str = "Heads of State";
    const RULES_VERSION: u32 = 1;
    const SEATS: (usize, usize) = (2, 5);
    /// A noble in every box, and the end of the turn (section 5.13).
    const MAX_MOVES: usize = NobleBox::COUNT + 1;
    /// Three centuries of 95 turns (section 5.13) with two answers each, two for every one of the 101 attribute and 95
    /// treachery cards that can be taken, and the trims.
    const MAX_PLIES: usize = 3_000;

    fn new(
        options: &Options,
        seats: SeatCount,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) -> Result<HeadsOfState, SetupError> {
        let (min, max) = HeadsOfState::SEATS;
        if !(min..=max).contains(&seats.get()) {
            return Err(SetupError::Seats { asked: seats.get(), min, max });
        }
        if let Some(seat) = options.start_player.filter(|&seat| !seats.has(seat)) {
            let allowed = format!("random or a seat from 0 to {}", seats.get() - 1);
            return Err(SetupError::BadValue { id: "start_player", value: seat.to_string(), allowed });
        }
        Ok(HeadsOfState::set_up(options, seats, chance, log))
    }

    fn seats(&self) -> SeatCount {
        self.seats
    }

    fn asking(&self) -> Asking {
        match self.phase {
            Phase::Moment(_) => Asking::moment(SeatSet::one(self.active)),
            Phase::Trim(_) => {
                let who = self.awaited();
                Asking { who, shown: who, how: How::Together, secret: true }
            }
            Phase::Over => Asking::OVER,
            _ => Asking::turn(self.active),
        }
    }

    #[inline]
    fn awaited(&self) -> SeatSet {
        match self.phase {
            Phase::Trim(_) => self.seats.iter().filter(|&seat| self.trim_due(seat) != [0, 0]).collect(),
            Phase::Moment(_) | Phase::Over => SeatSet::EMPTY,
            _ => SeatSet::one(self.active),
        }
    }

    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        if !self.awaited().has(seat) {
            return None;
        }
        Some(match self.phase {
            Phase::ChooseOption => Prompt::ChooseOption,
            Phase::Draw => Prompt::Draw { left: self.turn.draws_left, first_turn: !self.players[seat].first_turn_done },
            Phase::Place => Prompt::PlaceLoop,
            Phase::TakeTwo => Prompt::TakeTwo { due: Due::of(self.turn.treachery_due, self.turn.attribute_due) },
            Phase::Treachery => {
                let gaps = self.gaps();
                Prompt::TreacheryLoop { must_replace: if gaps.len() > 1 { gaps } else { Default::default() } }
            }
            Phase::Target(cards) => Prompt::Target { cards },
            Phase::Pay(at) => Prompt::Pay { rank: at.rank(), area: at.area(), cost: at.rank().noble().cost.to_vec() },
            Phase::Discard => {
                let (hand, left) = self.discards_due(seat)?;
                Prompt::DiscardToLimit { hand, left }
            }
            Phase::Trim(_) => {
                let (hand, left) = self.next_trim(seat)?;
                Prompt::TrimHands { hand, left }
            }
            Phase::Moment(_) | Phase::Over => return None,
        })
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut MoveList<Move>) {
        out.clear();
        if let Phase::Trim(_) = self.phase {
            return self.legal_trim(seat, out);
        }
        if seat != self.active {
            return;
        }
        match self.phase {
            Phase::ChooseOption => self.legal_option(out),
            Phase::Draw => self.legal_draw(out),
            Phase::Place => self.legal_place(seat, out),
            Phase::TakeTwo => self.legal_take_two(out),
            Phase::Treachery => self.legal_treachery(seat, out),
            Phase::Target(cards) => self.legal_target(seat, cards, out),
            Phase::Pay(at) => self.legal_pay(seat, at, out),
            Phase::Discard => self.legal_discard(seat, out),
            Phase::Trim(_) | Phase::Moment(_) | Phase::Over => {}
        }
    }

    fn why_not(&self, seat: Seat, mv: Move) -> Option<Refusal> {
        if !self.seats.has(seat) {
            return Some(Refusal::new("4", Why::NoSeat));
        }
        match self.phase {
            Phase::Moment(_) | Phase::Over => Some(Refusal::new("8", Why::Over)),
            Phase::Trim(_) => self.why_trim(seat, mv),
            _ if seat != self.active => self.why_wait(),
            Phase::ChooseOption => self.why_option(mv),
            Phase::Draw => self.why_draw(mv),
            Phase::Place => self.why_place(seat, mv),
            Phase::TakeTwo => self.why_take_two(mv),
            Phase::Treachery => self.why_treachery(seat, mv),
            Phase::Target(cards) => self.why_target(seat, cards, mv),
            Phase::Pay(at) => self.why_pay(seat, at, mv),
            Phase::Discard => self.why_discard(seat, mv),
        }
    }

    /// A move that does not answer the open decision breaks the contract; the game stays as it is.
    #[inline]
    fn apply(&mut self, seat: Seat, mv: Move, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        match self.phase {
            Phase::ChooseOption => self.apply_option(seat, mv, chance, log),
            Phase::Draw => self.apply_draw(seat, mv, chance, log),
            Phase::Place => self.apply_place(seat, mv, chance, log),
            Phase::TakeTwo => self.apply_take_two(seat, mv, chance, log),
            Phase::Treachery => self.apply_treachery(seat, mv, chance, log),
            Phase::Target(cards) => self.apply_target(seat, cards, mv, chance, log),
            Phase::Pay(at) => self.apply_pay(seat, at, mv, log),
            Phase::Discard => self.apply_discard(seat, mv, chance, log),
            Phase::Trim(by) => self.apply_trim(seat, by, mv, chance, log),
            Phase::Moment(_) | Phase::Over => {}
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    /// Section 7: points are public at any time.
    fn scores(&self, _: Viewer) -> Scores {
        Scores { seats: self.seats.iter().map(|seat| Some(self.score_of(seat))).collect() }
    }

    fn tally(&self) -> BySeat<i32> {
        let mut totals = BySeat::all(0);
        for seat in self.seats.iter() {
            totals[seat] = self.points(seat);
        }
        totals
    }

    fn standings(&self) -> Option<Standings> {
        (self.phase == Phase::Over).then(|| self.final_standings())
    }

    /// Section 6: hands stay hidden, also after the end.
    fn resample(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        self.deal_unseen(viewer, chance);
    }

    /// Ruling 9.55.
    fn fallback(&self, seat: Seat, chance: &mut impl Chance) -> Move {
        let mut list = MoveList::for_game::<HeadsOfState>();
        self.legal(seat, &mut list);
        let first = list.first().copied().unwrap_or(Move::EndTurn);
        match self.phase {
            Phase::ChooseOption => Move::Option(TurnOption::AttributesThree),
            Phase::Place => Move::EndTurn,
            Phase::Treachery => {
                if self.gaps().len() > 1 {
                    first
                } else {
                    Move::EndTurn
                }
            }
            Phase::Discard => self.random_card(seat, self.discards_due(seat), chance).map_or(first, Move::Discard),
            Phase::Trim(_) => self.random_card(seat, self.next_trim(seat), chance).map_or(first, Move::Trim),
            // The first slot, the first target, the exact payment.
            Phase::Draw | Phase::TakeTwo | Phase::Target(_) | Phase::Pay(_) | Phase::Moment(_) | Phase::Over => first,
        }
    }

    fn order(&self, _: Seat, order: &NoOrder) -> Option<Move> {
        match *order {}
    }

    fn invariants(&self) -> Result<(), Broken> {
        self.attributes_are_complete()?;
        self.treachery_is_complete()?;
        self.knowledge_is_true()?;
        self.nobles_are_complete()?;
        self.markers_are_sound()?;
        self.turn_is_sound()
    }
}

impl HeadsOfState {
    /// Somebody else decides now.
    fn why_wait(&self) -> Option<Refusal> {
        let seat = self.active;
        Some(Refusal::new(self.prompt(seat)?.rule(), Why::Wait { seat }))
    }

    /// An evenly random card of the hand of which one is due.
    fn random_card(&self, seat: Seat, due: Option<(Hand, u8)>, chance: &mut impl Chance) -> Option<Card> {
        let player = &self.players[seat];
        Some(match due?.0 {
            Hand::Attribute => {
                let cards = player.attributes;
                Card::Attribute(cards.nth(chance.below(usize::from(cards.total()))))
            }
            Hand::Treachery => {
                let cards = player.treachery;
                Card::Treachery(cards.nth(chance.below(usize::from(cards.total()))))
            }
        })
    }
}
