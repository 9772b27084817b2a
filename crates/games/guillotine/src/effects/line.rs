//! Section 3.3, other line cards.

use curia_core::{Chance, Log, MoveList, Refusal, Seat};

use crate::data::Noble;
use crate::event::{Event, RandomEvent};
use crate::moves::Move;
use crate::phases::{Next, Run};
use crate::pieces::{Bits, nobles_of};
use crate::state::{Guillotine, Phase};
use crate::why::Why;

/// Section 3.3, `opinionated_guards`: the decision `order_next`.
impl Guillotine {
    /// Ruling 9.47: as many as there are, at most four.
    pub(super) fn opinionated_guards(&mut self) -> Next {
        let count = self.line.len().min(4) as u8;
        self.ask(Phase::OrderNext { left: (1 << count) - 1, chosen: [0; 4], count: 0 })
    }

    #[inline]
    pub(crate) fn legal_order_next(&self, left: u8, out: &mut MoveList<Move>) {
        Bits(u64::from(left)).for_each(|place| out.push(Move::Place(place as u8)));
    }

    pub(crate) fn why_order_next(&self, seat: Seat, mv: Move) -> Refusal {
        match mv {
            Move::Place(_) => Refusal::new("3.3", Why::PlaceTaken),
            _ => self.why_open_question(seat),
        }
    }

    /// The last place is filled automatically.
    pub(crate) fn apply_order_next<C: Chance, L: Log<Event>>(&mut self, place: u8, run: &mut Run<C, L>) -> Next {
        let Phase::OrderNext { left, chosen, count } = &mut self.phase else { return None };
        for place in [place, (*left & !(1 << (place & 7))).trailing_zeros() as u8] {
            if let Some(slot) = chosen.get_mut(usize::from(*count)) {
                *slot = place;
                *count += 1;
                *left &= !(1 << (place & 7));
            }
            if left.count_ones() != 1 {
                break;
            }
        }
        if *left != 0 {
            return None;
        }
        let (chosen, count) = (*chosen, usize::from(*count));
        let old = self.line;
        for (slot, &from) in self.line.as_mut_slice().iter_mut().zip(chosen.iter().take(count)) {
            if let Some(noble) = old.get(usize::from(from)) {
                *slot = noble;
            }
        }
        run.all(|| Event::Arranged { nobles: self.line.as_slice().iter().take(count).copied().collect() });
        self.finish_card(run)
    }
}

/// Section 3.3, cards without a decision of their own.
impl Guillotine {
    /// `the_long_walk` (ruling 9.48).
    pub(super) fn the_long_walk<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) -> Next {
        self.line.as_mut_slice().reverse();
        run.all(|| Event::Reversed { line: self.line.as_slice().to_vec() });
        self.finish_card(run)
    }

    /// Shuffles the first `count` nobles among their places.
    pub(crate) fn shuffle_front<C: Chance, L: Log<Event>>(
        &mut self,
        count: usize,
        what: RandomEvent,
        run: &mut Run<C, L>,
    ) {
        if let Some(front) = self.line.as_mut_slice().get_mut(..count) {
            run.shuffle_nobles(what, front);
        }
        run.all(|| Event::LineShuffled { line: self.line.as_slice().to_vec() });
    }

    /// `milling_in_line`.
    pub(super) fn milling_in_line<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) -> Next {
        self.shuffle_front(self.line.len().min(5), RandomEvent::MillingInLine, run);
        self.finish_card(run)
    }

    /// `mass_confusion` (ruling 9.45).
    pub(super) fn mass_confusion<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) -> Next {
        let length = self.line.len();
        for &noble in self.line.as_slice() {
            self.noble_deck.push(noble);
        }
        self.line.clear();
        run.shuffle_noble_deck(RandomEvent::MassConfusion, self.noble_deck.as_mut_slice());
        self.known_tops = Default::default();
        for _ in 0..length {
            if let Some(noble) = self.noble_deck.pop() {
                self.line.push(noble);
            }
        }
        run.all(|| Event::NewLine { line: self.line.as_slice().to_vec() });
        self.finish_card(run)
    }

    /// `escape` (ruling 9.46).
    pub(super) fn escape<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) -> Next {
        run.shuffle_nobles(RandomEvent::Escape, self.line.as_mut_slice());
        for _ in 0..2 {
            if let Some(noble) = self.line.remove(0) {
                self.gone(noble, run);
            }
        }
        run.all(|| Event::LineShuffled { line: self.line.as_slice().to_vec() });
        self.finish_card(run)
    }

    fn gone<C: Chance, L: Log<Event>>(&mut self, noble: Noble, run: &mut Run<C, L>) {
        self.noble_discard.push(noble);
        run.all(|| Event::NobleGone { noble });
    }

    /// `fled_to_england`.
    pub(super) fn fled_to_england<C: Chance, L: Log<Event>>(&mut self, place: u8, run: &mut Run<C, L>) -> Next {
        if let Some(noble) = self.line.remove(usize::from(place)) {
            self.gone(noble, run);
        }
        self.finish_card(run)
    }

    /// `clothing_swap` (ruling 9.43).
    pub(super) fn clothing_swap<C: Chance, L: Log<Event>>(&mut self, place: u8, run: &mut Run<C, L>) -> Next {
        if let Some(noble) = self.line.remove(usize::from(place)) {
            self.gone(noble, run);
        }
        if let Some(noble) = self.draw_noble(run) {
            self.line.insert(usize::from(place), noble);
            run.all(|| Event::NobleArrived { noble, place });
        }
        self.finish_card(run)
    }

    /// `extra_cart`.
    pub(super) fn extra_cart<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) -> Next {
        self.reshuffle_nobles(3, run);
        for _ in 0..3 {
            self.noble_joins(run);
        }
        self.finish_card(run)
    }

    /// `missed` (rulings 9.29 and 9.30).
    pub(super) fn missed<C: Chance, L: Log<Event>>(&mut self, seat: Seat, run: &mut Run<C, L>) -> Next {
        if let Some(noble) = self.piles[seat].pop() {
            self.line.push(noble);
            run.all(|| Event::HeadReturned { seat, noble });
        }
        self.finish_card(run)
    }

    /// `after_you` (ruling 9.17): no beheading, so no ability.
    pub(super) fn after_you<C: Chance, L: Log<Event>>(&mut self, seat: Seat, run: &mut Run<C, L>) -> Next {
        if let Some(noble) = self.line.remove(0) {
            self.piles[seat].push(noble);
            run.all(|| Event::NobleGiven { from: self.active, to: seat, noble });
        }
        self.finish_card(run)
    }

    /// `confusion_in_line` with option `confusion_mode` = curse.
    pub(super) fn curse<C: Chance, L: Log<Event>>(&mut self, seat: Seat, run: &mut Run<C, L>) -> Next {
        self.cursed = self.cursed.with(seat);
        run.all(|| Event::WasCursed { seat });
        self.finish_card(run)
    }
}

/// Section 3.3, `late_arrival`: the decision `choose_late_arrival`.
impl Guillotine {
    /// The look (rulings 9.44 and 9.69).
    pub(super) fn late_arrival<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) -> Next {
        let seat = self.active;
        self.reshuffle_nobles(3, run);
        let looked = self.noble_deck.len().min(3) as u8;
        self.known_tops[seat] = looked;
        run.all(|| Event::Looked { seat, count: looked });
        run.one(seat, || Event::LookedAt { seat, nobles: self.tops(looked).collect() });
        self.ask(Phase::ChooseLateArrival { looked })
    }

    /// The top cards of the noble deck, the top first.
    pub(crate) fn tops(&self, count: u8) -> impl Iterator<Item = Noble> {
        self.noble_deck.as_slice().iter().rev().take(usize::from(count)).copied()
    }

    #[inline]
    pub(crate) fn legal_choose_late_arrival(&self, looked: u8, out: &mut MoveList<Move>) {
        let set = self.tops(looked).fold(0, |set, noble| set | noble.bit());
        nobles_of(set).for_each(|noble| out.push(Move::Noble(noble)));
    }

    pub(crate) fn why_choose_late_arrival(&self, seat: Seat, mv: Move) -> Refusal {
        match mv {
            Move::Noble(_) => Refusal::new("3.3", Why::NobleNotThere),
            _ => self.why_open_question(seat),
        }
    }

    pub(crate) fn apply_choose_late_arrival<C: Chance, L: Log<Event>>(
        &mut self,
        noble: Noble,
        run: &mut Run<C, L>,
    ) -> Next {
        if let Some(place) = self.noble_deck.find_from_top(noble) {
            let depth = self.noble_deck.len() - 1 - place;
            self.noble_deck.remove(place);
            for tops in &mut self.known_tops.0 {
                *tops -= u8::from(depth < usize::from(*tops));
            }
            let place = self.line.len() as u8;
            self.line.push(noble);
            run.all(|| Event::NobleArrived { noble, place });
        }
        self.finish_card(run)
    }
}
