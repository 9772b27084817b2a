//! Section 3.3: the exact effect of every action card.

mod hands;
mod line;
mod movement;
mod piles;
mod table;
mod turn;

pub(crate) use movement::{Movement, choosable};

use curia_core::{Chance, Log, Seat, SeatSet};

use crate::data::Card;
use crate::event::Event;
use crate::flow::{Next, Run};
use crate::state::{Guillotine, Phase};

impl Guillotine {
    /// Carries out a card that was just shown, or asks for its first decision.
    pub(crate) fn begin_effect<C: Chance, L: Log<Event>>(&mut self, card: Card, run: &mut Run<C, L>) -> Next {
        match card {
            Card::Stumble
            | Card::Pushed
            | Card::TisAFarBetterThing
            | Card::IgnobleNoble
            | Card::LIdiot
            | Card::WasThatMyName
            | Card::CivicPride
            | Card::Majesty
            | Card::MilitaryMight
            | Card::FriendOfTheQueen
            | Card::FaintingSpell
            | Card::Trip
            | Card::PublicDemand
            | Card::ForwardMarch
            | Card::FledToEngland
            | Card::ClothingSwap => self.ask(Phase::ChooseNoble),
            Card::BribedGuards => self.bribed_guards(run),
            Card::LackOfFaith => self.lack_of_faith(run),
            Card::LetThemEatCake => self.let_them_eat_cake(run),
            Card::OpinionatedGuards => self.opinionated_guards(),
            Card::TheLongWalk => self.the_long_walk(run),
            Card::MillingInLine => self.milling_in_line(run),
            Card::MassConfusion => self.mass_confusion(run),
            Card::Escape => self.escape(run),
            Card::ExtraCart => self.extra_cart(run),
            Card::LateArrival => self.late_arrival(run),
            Card::Missed
            | Card::AfterYou
            | Card::ConfusionInLine
            | Card::RushJob
            | Card::Infighting
            | Card::LackOfSupport
            | Card::InformationExchange
            | Card::MissingHeads
            | Card::ClericalError
            | Card::ToughCrowd => self.ask_for_player(card, run),
            Card::DoubleFeature => self.double_feature(run),
            Card::ScarletPimpernel => self.scarlet_pimpernel(run),
            Card::PoliticalInfluence => self.political_influence(run),
            Card::RatBreak => self.ask(Phase::DiscardCard),
            Card::RainDelay => self.rain_delay(run),
            Card::ForcedBreak => self.forced_break(run),
            Card::TwistOfFate => self.ask(Phase::TableCard),
            Card::CallousGuards
            | Card::ForeignSupport
            | Card::ChurchSupport
            | Card::CivicSupport
            | Card::MilitarySupport
            | Card::IndifferentPublic
            | Card::FountainOfBlood => self.lay(self.active, card, run),
        }
    }

    fn ask(&mut self, phase: Phase) -> Next {
        self.phase = phase;
        None
    }

    /// The players a card may be aimed at (section 3.3, `choose_player`).
    pub(crate) fn player_targets(&self, card: Card) -> SeatSet {
        let others = self.others(self.active);
        match card {
            Card::Missed => self.with_nobles(),
            Card::Infighting | Card::LackOfSupport => self.with_cards().without(self.active),
            Card::MissingHeads | Card::ClericalError => self.with_nobles().without(self.active),
            Card::ConfusionInLine => self.seats.all(),
            _ => others,
        }
    }

    /// Section 5.9: a single seat is taken automatically.
    fn ask_for_player<C: Chance, L: Log<Event>>(&mut self, card: Card, run: &mut Run<C, L>) -> Next {
        let seats = self.player_targets(card);
        match seats.first() {
            Some(only) if seats.len() == 1 => self.player_chosen(only, run),
            _ => self.ask(Phase::ChoosePlayer),
        }
    }

    /// The answer to `choose_player`.
    pub(crate) fn player_chosen<C: Chance, L: Log<Event>>(&mut self, seat: Seat, run: &mut Run<C, L>) -> Next {
        match self.in_play {
            Some(Card::Missed) => self.missed(seat, run),
            Some(Card::AfterYou) => self.after_you(seat, run),
            Some(Card::ConfusionInLine) => self.curse(seat, run),
            Some(Card::RushJob) => self.rush_job(seat, run),
            Some(Card::Infighting) => self.ask(Phase::Infighting { victim: seat, more: 1 }),
            Some(Card::LackOfSupport) => self.lack_of_support(seat, run),
            Some(Card::InformationExchange) => self.information_exchange(seat, run),
            Some(Card::MissingHeads) => self.missing_heads(seat, run),
            Some(Card::ClericalError) => self.ask(Phase::Clerical { other: seat, pick: None, other_pick: None }),
            Some(card @ Card::ToughCrowd) => self.lay(seat, card, run),
            _ => self.finish_card(run),
        }
    }

    /// The answer to `choose_noble`.
    pub(crate) fn noble_chosen<C: Chance, L: Log<Event>>(&mut self, place: u8, run: &mut Run<C, L>) -> Next {
        match self.in_play {
            Some(Card::FledToEngland) => self.fled_to_england(place, run),
            Some(Card::ClothingSwap) => self.clothing_swap(place, run),
            Some(card) => self.move_chosen(card, place, run),
            None => self.finish_card(run),
        }
    }
}
