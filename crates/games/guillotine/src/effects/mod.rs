//! Section 3.3: the exact effect of every action card.

mod hands;
mod line;
mod movement;
mod noble;
mod piles;
mod player;
mod table;
mod turn;

pub(crate) use movement::Movement;
pub(crate) use noble::choosable;

use curia_core::{Chance, Log};

use crate::data::Card;
use crate::event::Event;
use crate::phases::{Next, Run};
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
            Card::LackOfFaith | Card::LetThemEatCake => self.bring_to_front(card, run),
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
            Card::RatBreak => self.ask(Phase::ChooseDiscardCard),
            Card::RainDelay => self.rain_delay(run),
            Card::ForcedBreak => self.forced_break(run),
            Card::TwistOfFate => self.ask(Phase::ChooseTableCard),
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
}
