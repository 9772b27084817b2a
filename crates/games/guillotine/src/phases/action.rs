//! Section 5.3: `choose_action`, and playing an action card.

use curia_core::{Chance, Log, MoveList, Refusal, Seat};

use super::{Next, Run, Step};
use crate::data::{Card, Colour, Needs, Noble, kinds_where};
use crate::event::{Bar, Event};
use crate::moves::Move;
use crate::options::{ConfusionMode, MasterSpyTiming};
use crate::pieces::cards_of;
use crate::state::Guillotine;
use crate::view::TurnStep;
use crate::why::Why;

/// The longest line that a card asks for.
const LONGEST_NEED: usize = 5;

/// The cards that need nothing but a line of this length (the last entry: or longer).
const BY_LENGTH: [u64; LONGEST_NEED + 1] = {
    let mut kinds = [0; LONGEST_NEED + 1];
    let mut length = 0;
    while length <= LONGEST_NEED {
        kinds[length] = kinds_where!(card => match card.needs() {
            Needs::Nothing => true,
            Needs::Line(nobles) => nobles as usize <= length,
            Needs::InFront(nobles) => (nobles as usize) < length,
            _ => false,
        });
        length += 1;
    }
    kinds
};

/// The cards that need a noble of each colour.
const BY_COLOUR: [u64; Colour::ALL.len()] = {
    let mut kinds = [0; Colour::ALL.len()];
    let mut colour = 0;
    while colour < Colour::ALL.len() {
        kinds[colour] =
            kinds_where!(card => matches!(card.needs(), Needs::Colour(wanted) if wanted as usize == colour));
        colour += 1;
    }
    kinds
};

/// The cards with this need, a bit each.
macro_rules! needing {
    ($need:pat) => {
const { kinds_where!(card => matches!(card.needs(), $need)) }
    };
}

/// Condition 4 of section 5.3: what a card needs.
impl Guillotine {
    /// The kinds whose "playable when" of section 3.3 holds for the active player, a bit each.
    fn with_targets(&self) -> u64 {
        let mut kinds = BY_LENGTH[self.line.len().min(LONGEST_NEED)];
        let mut allow = |holds: bool, needing: u64| kinds |= if holds { needing } else { 0 };
        let behind = self.line.set() & !self.front_for_targets();
        for colour in Colour::ALL {
            allow(behind & colour.set() != 0, BY_COLOUR[colour as usize]);
        }
        allow(behind & Noble::GUARDS != 0, needing!(Needs::Guard));
        allow(self.noble_deck.len() + self.noble_discard.len() > 0, needing!(Needs::NobleLeft));
        let in_piles = self.nobles_in_piles();
        let own = self.piles[self.active].len();
        allow(in_piles > 0, needing!(Needs::Pile));
        allow(in_piles > own, needing!(Needs::OtherPile));
        allow(own > 0 && in_piles > own, needing!(Needs::BothPiles));
        allow(!self.action_discard.is_empty(), needing!(Needs::Discard));
        allow(!self.others_with_cards().is_empty(), needing!(Needs::OtherHand));
        allow(self.twist_targets() != 0, needing!(Needs::TableCard));
        allow(self.options.confusion_mode == ConfusionMode::Curse, needing!(Needs::Beheading));
        kinds
    }

    /// The noble at the front as a bit, as card targets see them (option `master_spy_timing`).
    fn front_for_targets(&self) -> u64 {
        match self.line.as_slice() {
            [Noble::MASTER_SPY, second, ..] if self.options.master_spy_timing == MasterSpyTiming::Before => {
                second.bit()
            }
            [front, ..] => front.bit(),
            [] => 0,
        }
    }

    /// What a card that is not among [`Guillotine::with_targets`] would need.
    fn why_no_target(&self, card: Card) -> Option<Refusal> {
        Some(match card.needs() {
            Needs::Nothing | Needs::Beheading => return None,
            Needs::Line(1) => Refusal::new("9.3", Why::LineEmpty { card }),
            Needs::Line(count) => Refusal::new("9.3", Why::LineTooShort { card, count }),
            Needs::InFront(nobles) => Refusal::new("9.2", Why::LineTooShort { card, count: nobles + 1 }),
            Needs::Colour(colour) => Refusal::new("9.3", Why::NoColour { card, colour }),
            Needs::Guard => Refusal::new("9.3", Why::NoGuard { card }),
            Needs::NobleLeft => Refusal::new("3.3", Why::NoNobleLeft { card }),
            Needs::Pile => Refusal::new("9.29", Why::NoPile { card }),
            Needs::OtherPile => Refusal::new("3.3", Why::NoOtherPile { card }),
            Needs::BothPiles if self.piles[self.active].is_empty() => Refusal::new("9.32", Why::NoOwnPile { card }),
            Needs::BothPiles => Refusal::new("9.32", Why::NoOtherPile { card }),
            Needs::Discard => Refusal::new("3.3", Why::NoDiscard { card }),
            Needs::OtherHand => Refusal::new("3.3", Why::NoOtherHand { card }),
            Needs::TableCard => Refusal::new("9.33", Why::NoTableCard { card }),
        })
    }
}

/// Section 5.3: the decision `choose_action`.
impl Guillotine {
    /// The public reason for which the active player can play no card at all.
    pub(crate) fn public_bar(&self) -> Option<Bar> {
        if self.no_cards {
            Some(Bar::RushJob)
        } else if self.judge_in_front() {
            Some(Bar::Judge)
        } else if self.hands[self.active].is_empty() {
            Some(Bar::EmptyHand)
        } else {
            None
        }
    }

    /// The kinds the active player could play now if they held them, a bit each.
    pub(crate) fn playable(&self) -> u64 {
        if self.no_cards || self.judge_in_front() {
            return 0;
        }
        let kinds = self.with_targets();
        if self.guards_watch() { kinds & !Card::LINE_ALTERING } else { kinds }
    }

    /// The cards in hand that are playable now, `skip`, and putting away Callous Guards.
    #[inline]
    pub(crate) fn legal_choose_action(&self, seat: Seat, out: &mut MoveList<Move>) {
        cards_of(self.hands[seat].kinds() & self.playable()).for_each(|card| out.push(Move::Play(card)));
        out.push(Move::Skip);
        self.legal_discard_callous_guards(seat, out);
    }

    /// The first condition that fails.
    pub(crate) fn why_choose_action(&self, seat: Seat, mv: Move) -> Refusal {
        match mv {
            Move::Play(card) => self.why_not_playable(seat, card).unwrap_or_else(|| self.why_open_question(seat)),
            Move::Place(_) => Refusal::new("5.4", Why::BeheadingIsAutomatic),
            _ => self.why_open_question(seat),
        }
    }

    fn why_not_playable(&self, seat: Seat, card: Card) -> Option<Refusal> {
        if !self.hands[seat].has(card) {
            return Some(Refusal::new("5.3", Why::NotInHand { card }));
        }
        if card.needs() == Needs::Beheading && self.options.confusion_mode == ConfusionMode::Reaction {
            return Some(Refusal::new("9.49", Why::OnlyReaction { card }));
        }
        match self.public_bar() {
            Some(Bar::RushJob) => return Some(Refusal::new("9.10", Why::RushJob)),
            Some(Bar::Judge) => return Some(Refusal::new("9.8", Why::Judge)),
            Some(Bar::EmptyHand) | None => {}
        }
        if card.is_line_altering()
            && let Some(player) = self.owner_of(Card::CallousGuards)
        {
            return Some(if player == seat {
                Refusal::new("9.11", Why::GuardsWatchOwn)
            } else if self.would_do_nothing(card) {
                Refusal::new("9.13", Why::GuardsWatchNoEffect { player, card })
            } else {
                Refusal::new("9.11", Why::GuardsWatch { player })
            });
        }
        self.why_no_target(card)
    }

    /// Plays a card, goes on to the beheading, or puts away Callous Guards.
    pub(crate) fn apply_choose_action<C: Chance, L: Log<Event>>(
        &mut self,
        seat: Seat,
        mv: Move,
        run: &mut Run<C, L>,
    ) -> Next {
        match mv {
            Move::Play(card) => self.play_card(card, run),
            Move::Skip => {
                self.actions_left = 0;
                run.all(|| Event::Skipped { seat });
                Some(Step::Behead)
            }
            Move::DiscardCallousGuards => self.apply_discard_callous_guards(seat, run),
            _ => None,
        }
    }
}

/// `PLAY` of section 5.3.
impl Guillotine {
    /// Steps 1 and 2.
    fn play_card<C: Chance, L: Log<Event>>(&mut self, card: Card, run: &mut Run<C, L>) -> Next {
        let seat = self.active;
        self.take_from_hand(seat, card);
        self.in_play = Some(card);
        run.all(|| Event::Played { seat, card });
        if self.options.master_spy_timing == MasterSpyTiming::Before {
            self.move_spy(run);
        }
        self.begin_effect(card, run)
    }

    /// Steps 3 to 5.
    pub(crate) fn finish_card<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) -> Next {
        if let Some(card) = self.in_play.take() {
            self.action_discard.push(card);
        }
        if self.in_final() {
            run.moment(self, TurnStep::Final);
            return Some(Step::Final);
        }
        if self.options.master_spy_timing == MasterSpyTiming::After {
            self.move_spy(run);
        }
        self.actions_left = self.actions_left.saturating_sub(1);
        run.moment(self, TurnStep::Action);
        Some(Step::Action)
    }

    /// Ruling 9.6: the Master Spy goes to the end of the line.
    pub(super) fn move_spy<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) {
        if let Some(place) = self.line.place_of(Noble::MASTER_SPY) {
            let last = self.line.len() - 1;
            if place < last {
                self.line.shift(place, last);
                run.all(|| Event::SpyMoved);
            }
        }
    }
}
