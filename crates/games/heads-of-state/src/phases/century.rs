//! The revolution and the change of century (section 5.11).

use curia_core::{Audience, Chance, Game, Log};

use crate::data::{Century, attributes_in_play};
use crate::event::Event;
use crate::options::LastTurn;
use crate::state::{HeadsOfState, Interrupted, Phase};
use crate::view::PhaseName;

impl HeadsOfState {
    /// Section 5.11, steps 1 to 4. In 1789 the interrupted turn is not finished (ruling 9.7).
    pub(super) fn end_century(&mut self, by: Interrupted, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let century = self.century;
        log.tell(Audience::All, || Event::RevolutionShown { century, by });
        self.moment(PhaseName::Scoring, log);
        self.score_countries(log);
        let Some(next) = self.century.next() else { return self.finish(log) };
        self.century = next;
        log.tell(Audience::All, || Event::CenturyBegan { century: next });
        self.phase = Phase::Trim(by);
        if self.awaited().is_empty() {
            self.begin_century(by, chance, log);
        }
    }

    /// Section 11.4: in 1789 the card is put aside, and what is left of its pack becomes the draw pile. False where the
    /// century ends instead.
    pub(super) fn puts_revolution_aside(&mut self, by: Interrupted, log: &mut impl Log<Event>) -> bool {
        if self.options.last_turn == LastTurn::Instant || self.century != Century::Y1789 {
            return false;
        }
        self.deck.pack = 0;
        self.deck.revolution = None;
        log.tell(Audience::All, || Event::RevolutionAside { by });
        let last = self.seats.from(self.start).last().unwrap_or(self.start);
        log.tell(Audience::All, || Event::LastRound { last });
        self.moment(PhaseName::of(self.phase), log);
        true
    }

    /// Section 5.11, steps 5 to 7.
    pub(super) fn begin_century(&mut self, by: Interrupted, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let hands = self.players.playing(self.seats).iter().map(|player| player.attributes);
        let cards = hands.fold(attributes_in_play(self.seats), |cards, hand| cards.minus(hand));
        let shown = self.display.iter_mut().filter_map(Option::take).collect();
        self.known.stacked(std::mem::take(&mut self.discard).plus(shown));
        log.tell(Audience::All, || Event::CardsCollected { count: cards.total(), pack: self.options.revolution_pack });
        self.stack_deck(cards, chance, log);
        self.deal_display(chance, log);
        for card in self.treachery_display.iter_mut().filter_map(Option::take) {
            self.treachery_discard[card] += 1;
        }
        self.deal_treachery(chance, log);
        match by {
            Interrupted::Draw => self.phase = Phase::Draw,
            Interrupted::TakeTwo => self.phase = Phase::TakeTwo,
            Interrupted::Refill => self.next_turn(log),
        }
    }
}
