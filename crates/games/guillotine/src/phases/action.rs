//! Section 5.3: playing an action card, and section 5.6: putting away Callous Guards.

use curia_core::{Chance, Log, Seat};

use crate::data::{Card, Colour, Noble};
use crate::event::Event;
use crate::flow::{Next, Run, Step};
use crate::state::{Guillotine, table_bit};

/// Cards without a choice and cards that always have one (section 3.3).
const ALWAYS: u64 = Card::BribedGuards.bit()
    | Card::LackOfFaith.bit()
    | Card::LetThemEatCake.bit()
    | Card::TheLongWalk.bit()
    | Card::MillingInLine.bit()
    | Card::MassConfusion.bit()
    | Card::Escape.bit()
    | Card::ExtraCart.bit()
    | Card::DoubleFeature.bit()
    | Card::ScarletPimpernel.bit()
    | Card::PoliticalInfluence.bit()
    | Card::RushJob.bit()
    | Card::RainDelay.bit()
    | Card::ForcedBreak.bit()
    | Card::InformationExchange.bit()
    | Card::CallousGuards.bit()
    | Card::ForeignSupport.bit()
    | Card::ChurchSupport.bit()
    | Card::CivicSupport.bit()
    | Card::MilitarySupport.bit()
    | Card::IndifferentPublic.bit()
    | Card::FountainOfBlood.bit()
    | Card::ToughCrowd.bit();

const WITH_ONE: u64 = Card::FledToEngland.bit() | Card::ClothingSwap.bit() | Card::AfterYou.bit();
const WITH_TWO: u64 = WITH_ONE
    | Card::Stumble.bit()
    | Card::LIdiot.bit()
    | Card::WasThatMyName.bit()
    | Card::FriendOfTheQueen.bit()
    | Card::FaintingSpell.bit()
    | Card::Trip.bit()
    | Card::PublicDemand.bit()
    | Card::OpinionatedGuards.bit();
const WITH_THREE: u64 = WITH_TWO | Card::Pushed.bit();
const WITH_FOUR: u64 = WITH_THREE | Card::TisAFarBetterThing.bit();
const WITH_FIVE: u64 = WITH_FOUR | Card::IgnobleNoble.bit();

/// The cards that need nothing but a line of this length (the last entry: or longer).
const BY_LENGTH: [u64; 6] =
    [ALWAYS, ALWAYS | WITH_ONE, ALWAYS | WITH_TWO, ALWAYS | WITH_THREE, ALWAYS | WITH_FOUR, ALWAYS | WITH_FIVE];

impl Guillotine {
    /// Section 5.3: the kinds the active player could play now if he held them, a bit each.
    pub(crate) fn playable(&self) -> u64 {
        if self.no_cards || self.judge_in_front() {
            return 0;
        }
        let kinds = self.with_targets();
        if self.guards_watch() { kinds & !Card::LINE_ALTERING } else { kinds }
    }

    /// Condition 4 of section 5.3: the kinds whose "playable when" holds.
    pub(crate) fn with_targets(&self) -> u64 {
        let seat = self.active;
        let mut kinds = BY_LENGTH[self.line.len().min(5)];
        let behind = self.line.set() & !self.front_for_targets();
        let mut allow = |condition: bool, card: Card| kinds |= if condition { card.bit() } else { 0 };
        allow(self.options.confusion_is_curse, Card::ConfusionInLine);
        allow(behind & Colour::Green.set() != 0, Card::CivicPride);
        allow(behind & Colour::Purple.set() != 0, Card::Majesty);
        allow(behind & Colour::Red.set() != 0, Card::MilitaryMight);
        allow(behind & Noble::GUARDS != 0, Card::ForwardMarch);
        allow(self.noble_deck.len() + self.noble_discard.len() > 0, Card::LateArrival);
        let in_piles = self.nobles_in_piles();
        let own = self.piles[seat].len();
        allow(in_piles > 0, Card::Missed);
        allow(in_piles > own, Card::MissingHeads);
        allow(own > 0 && in_piles > own, Card::ClericalError);
        allow(!self.action_discard.is_empty(), Card::RatBreak);
        let (hands, tables) = self.what_others_have(seat);
        allow(hands != 0, Card::Infighting);
        allow(hands != 0, Card::LackOfSupport);
        let own_tables = if self.options.twist_hits_any { self.tables[seat] } else { 0 };
        allow(tables | own_tables != 0, Card::TwistOfFate);
        kinds
    }

    /// The noble at the front as a bit, as card targets see him (option `master_spy_timing`).
    fn front_for_targets(&self) -> u64 {
        let nobles = self.line.as_slice();
        match nobles {
            [Noble::MASTER_SPY, second, ..] if self.options.spy_moves_before => second.bit(),
            [front, ..] => front.bit(),
            [] => 0,
        }
    }

    /// The kinds in other hands and the table cards in front of others, taken together.
    #[inline]
    fn what_others_have(&self, seat: Seat) -> (u64, u8) {
        let mut hands = 0;
        let mut tables = 0;
        for other in Seat::ALL {
            if other != seat {
                hands |= self.hands[other].kinds();
                tables |= self.tables[other];
            }
        }
        (hands, tables)
    }

    /// `PLAY` of section 5.3, steps 1 and 2.
    pub(crate) fn play_card<C: Chance, L: Log<Event>>(&mut self, card: Card, run: &mut Run<C, L>) -> Next {
        let seat = self.active;
        self.take_from_hand(seat, card);
        self.in_play = Some(card);
        run.all(|| Event::Played { seat, card });
        if self.options.spy_moves_before {
            self.move_spy(run);
        }
        self.begin_effect(card, run)
    }

    /// `PLAY` of section 5.3, steps 3 to 5.
    pub(crate) fn finish_card<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) -> Next {
        if let Some(card) = self.in_play.take() {
            self.action_discard.push(card);
        }
        if self.in_final() {
            return Some(Step::Final);
        }
        if !self.options.spy_moves_before {
            self.move_spy(run);
        }
        self.actions_left = self.actions_left.saturating_sub(1);
        Some(Step::Action)
    }

    /// Ruling 9.6: the Master Spy goes to the end of the line.
    pub(crate) fn move_spy<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) {
        if let Some(place) = self.line.place_of(Noble::MASTER_SPY) {
            let last = self.line.len() - 1;
            if place < last {
                self.line.shift(place, last);
                run.all(|| Event::SpyMoved);
            }
        }
    }

    /// Section 5.3: no (further) card.
    pub(crate) fn skip<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) -> Next {
        self.actions_left = 0;
        run.all(|| Event::Skipped { seat: self.active });
        Some(Step::Behead)
    }

    /// Section 5.6 and ruling 9.7.
    pub(crate) fn put_away_guards<C: Chance, L: Log<Event>>(&mut self, seat: Seat, run: &mut Run<C, L>) -> Next {
        self.tables[seat] &= !table_bit(Card::CallousGuards);
        self.action_discard.push(Card::CallousGuards);
        run.all(|| Event::PutAwayGuards { seat });
        Some(Step::Action)
    }
}
