//! The turn and its options (sections 5.2 and 5.3).

use curia_core::{Audience, Chance, Log, MoveList, Refusal, Seat};

use crate::data::{DRAWS, REFRESH};
use crate::event::Event;
use crate::moves::{Move, TurnOption};
use crate::state::{HeadsOfState, Phase, Turn};
use crate::why::Why;

impl HeadsOfState {
    /// Section 5.3: on a first turn nothing is chosen (ruling 9.45).
    pub(crate) fn begin_turn(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.active = seat;
        self.turn = Turn::default();
        let first = !self.players[seat].first_turn_done;
        self.phase = if first { Phase::Draw } else { Phase::ChooseOption };
        if first {
            self.turn.draws_left = self.first_draws(seat);
        }
        let count = first.then_some(self.turn.draws_left);
        log.tell(Audience::All, || Event::TurnBegan { seat, count });
    }

    /// Section 5.10, step 5: the next player clockwise (ruling 9.48); with section 11.4 the game may be over.
    pub(crate) fn next_turn(&mut self, log: &mut impl Log<Event>) {
        self.players[self.active].first_turn_done = true;
        let next = self.active.next(self.seats);
        if self.deck.revolution.is_none() && next == self.start {
            self.score_countries(log);
            self.finish(log);
        } else {
            self.begin_turn(next, log);
        }
    }

    /// Section 5.3.
    #[inline]
    pub(crate) fn legal_option(&self, out: &mut MoveList<Move>) {
        out.push(Move::Option(TurnOption::AttributesThree));
        if self.may_refresh() {
            out.push(Move::Option(TurnOption::AttributesRefresh));
        }
        out.push(Move::Option(TurnOption::Treachery));
    }

    /// Section 5.3; ruling 9.8.
    pub(crate) fn why_option(&self, mv: Move) -> Option<Refusal> {
        match mv {
            Move::Option(TurnOption::AttributesRefresh) if !self.may_refresh() => {
                let (count, needed) = (self.deck.draw_pile(), REFRESH as u8);
                Some(Refusal::new("9.8", Why::RefreshShort { count, needed }))
            }
            Move::Option(_) => None,
            _ => Some(Refusal::new("5.3", Why::NowChooseOption)),
        }
    }

    /// Section 5.3.
    pub(crate) fn apply_option(&mut self, seat: Seat, mv: Move, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let Move::Option(option) = mv else { return };
        self.turn.option = Some(option);
        log.tell(Audience::All, || Event::ChoseOption { seat, option });
        match option {
            TurnOption::AttributesThree => {
                self.turn.draws_left = DRAWS;
                self.phase = Phase::Draw;
            }
            TurnOption::AttributesRefresh => {
                self.refresh(seat, chance, log);
                self.turn.draws_left = 1;
                self.phase = Phase::Draw;
            }
            TurnOption::Treachery => {
                self.turn.treachery_due = true;
                self.turn.attribute_due = true;
                self.phase = Phase::TakeTwo;
            }
        }
    }

    /// Section 5.4, refresh. The draw pile holds enough cards, so that the revolution card cannot show.
    fn refresh(&mut self, seat: Seat, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        self.set_aside = self.display.iter_mut().filter_map(Option::take).collect();
        let (cards, _) = self.fill_display(chance, log);
        let set_aside = self.set_aside;
        log.tell(Audience::All, || Event::Refreshed { seat, set_aside, cards });
    }
}
