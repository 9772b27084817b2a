//! Notes 12.4 to 12.11: what each card is good for.

use curia_core::Seat;

use super::gift;
use super::outlook::{Outlook, UNKNOWN};
use crate::data::{Card, Colour, DAYS};
use crate::effects::Movement;
use crate::pieces::{Line, cards_of};
use crate::scoring::parts;
use crate::state::table_bit;

impl Outlook<'_> {
    /// Note 12.4: a card in hand is worth something, less when the game is nearly over or the hand is full.
    pub(super) fn price_of_a_card(&self) -> i32 {
        let full = self.game.hands[self.seat].len() > 5;
        match (self.game.day == DAYS, full) {
            (true, _) => 25,
            (false, true) => 30,
            (false, false) => 50,
        }
    }

    /// The position after a card, played as well as possible.
    pub(super) fn of_card(&self, card: Card) -> i32 {
        let game = self.game;
        let due = game.behead_due;
        let line = self.line_for_targets();
        let stay = self.settled(line, due);
        match card {
            Card::Trip => self.best_move(card) + 30,
            _ if Movement::of(card).is_some() => self.best_move(card),
            Card::BribedGuards => self.moved(&line, 0, (line.len() as u8).saturating_sub(1)),
            Card::LackOfFaith => self.fetched(line, |noble| noble.colour() == Colour::Blue),
            Card::LetThemEatCake => self.fetched(line, |noble| noble == crate::data::Noble::MARIE_ANTOINETTE),
            Card::OpinionatedGuards => {
                let count = line.len().min(4) as u8;
                let left = (1u8 << count) - 1;
                (0..count).map(|place| self.best_order(left, [0; 4], 0, place)).max().unwrap_or(stay)
            }
            Card::TheLongWalk => {
                let mut line = line;
                line.as_mut_slice().reverse();
                self.settled(line, due)
            }
            Card::MillingInLine => self.after_shuffle(5),
            Card::Escape => self.after_shuffle(line.len()),
            Card::MassConfusion => UNKNOWN * i32::from(due) * 6 / 10,
            Card::FledToEngland => (0..line.len().min(3) as u8).map(|place| self.without(place)).max().unwrap_or(stay),
            Card::ClothingSwap => (0..line.len().min(3) as u8).map(|place| self.swapped(place)).max().unwrap_or(stay),
            Card::ExtraCart | Card::LateArrival => stay + 10,
            Card::DoubleFeature => self.settled(line, due + 1),
            Card::ScarletPimpernel => self.of_turn(&line, due, true),
            Card::PoliticalInfluence => self.settled(line, 0) + 3 * self.price_of_a_card(),
            Card::RatBreak => {
                let best = cards_of(game.discarded_kinds()).map(|card| self.worth_holding(card)).max();
                stay + best.unwrap_or(0) * 3 / 4
            }
            Card::RainDelay => stay + (6 - game.hands[self.seat].len() as i32) * 40,
            Card::ForcedBreak => stay + 60,
            Card::CallousGuards => stay + self.worth_of_guards(),
            Card::ForeignSupport => stay + 40 * i32::from(DAYS + 1 - game.day),
            Card::TwistOfFate => {
                let best = crate::state::table_cards(game.twist_targets()).map(|card| self.worth_removing(card)).max();
                stay + best.unwrap_or(0)
            }
            // Note 12.9: these can wait, but a card laid down cannot be taken out of the hand.
            _ if card.is_final() && card != Card::ToughCrowd => {
                let haste = if self.can_wait() { -5 } else { 5 };
                stay + self.price_of_a_card() + haste
            }
            _ => self.best_aim(card, stay),
        }
    }

    /// Note 12.9: in a large hand a card is hardly ever the one that is lost, and on the table a Twist of Fate finds it.
    fn can_wait(&self) -> bool {
        self.game.day < DAYS && self.game.hands[self.seat].len() > 5
    }

    /// Note 12.7: guards keep the line as it is, so that every n-th noble falls to me.
    fn worth_of_guards(&self) -> i32 {
        let line = self.game.line.as_slice();
        let mean = self.mean_of(self.seat, line.len());
        let turns = line.iter().skip(self.game.seats.get()).step_by(self.game.seats.get()).take(2);
        let gain: i32 = turns.map(|&noble| self.marginal(self.seat, noble) + gift(noble) - mean).sum();
        gain / 3
    }

    fn best_aim(&self, card: Card, stay: i32) -> i32 {
        self.game.player_targets(card).iter().map(|target| self.aimed(card, target)).max().unwrap_or(stay)
    }

    fn fetched(&self, line: Line, wanted: impl Fn(crate::data::Noble) -> bool) -> i32 {
        match line.as_slice().iter().position(|&noble| wanted(noble)) {
            Some(place) => self.moved(&line, place as u8, 0),
            None => self.settled(line, self.game.behead_due),
        }
    }

    /// A shuffled front: the mean for me, less a part of the mean for the next player.
    fn after_shuffle(&self, count: usize) -> i32 {
        let next = self.seat.next(self.game.seats);
        let theirs = self.mean_of(next, count) * self.menace(next) / 100;
        self.mean_of(self.seat, count) * i32::from(self.game.behead_due) - theirs
    }

    /// The position after a card that is aimed at a player.
    pub(super) fn aimed(&self, card: Card, target: Seat) -> i32 {
        let game = self.game;
        let stay = self.settled(self.line_for_targets(), game.behead_due);
        let menace = self.menace(target);
        let hand = game.hands[target].len() as i32;
        let own_hand = game.hands[self.seat].len() as i32;
        match card {
            Card::Missed => {
                let Some(&top) = game.piles[target].as_slice().last() else { return stay };
                let worth = self.loses(target, top);
                if target == self.seat { stay - worth } else { stay + worth * menace / 100 }
            }
            Card::AfterYou => {
                let mut line = self.line_for_targets();
                let Some(noble) = line.remove(0) else { return stay };
                self.settled(line, game.behead_due) - self.marginal(target, noble) * menace / 100
            }
            Card::ConfusionInLine if target == self.seat => stay - 300,
            Card::ConfusionInLine => stay + menace,
            Card::RushJob => stay + menace,
            Card::Infighting => stay + menace * hand.min(2) * 6 / 10,
            Card::LackOfSupport => stay + menace * 8 / 10,
            Card::InformationExchange => stay + (hand - own_hand) * 45,
            Card::MissingHeads => stay + self.mean_of_pile(target) * menace / 100,
            Card::ClericalError => {
                let best = |owner: Seat, taker: Seat| {
                    game.piles[owner].as_slice().iter().map(|&noble| self.marginal(taker, noble)).max().unwrap_or(0)
                };
                stay + best(target, self.seat) - best(self.seat, target)
            }
            Card::ToughCrowd if game.in_final() => 2 * menace + self.points[target],
            Card::ToughCrowd => stay + menace + self.points[target],
            _ => stay,
        }
    }

    /// What a seat loses with a noble of its pile.
    fn loses(&self, owner: Seat, noble: crate::data::Noble) -> i32 {
        let pile = self.game.piles[owner].as_slice();
        let rest = match pile {
            [rest @ .., last] if *last == noble => rest,
            _ => pile,
        };
        let table = self.game.tables[owner];
        (parts(pile, table).iter().sum::<i32>() - parts(rest, table).iter().sum::<i32>()) * 100
    }

    fn mean_of_pile(&self, owner: Seat) -> i32 {
        self.points[owner] * 100 / (self.game.piles[owner].len() as i32).max(1)
    }

    /// Note 12.10: what the noble at the front is worth to the active player above the mean of the line.
    pub(super) fn of_reaction(&self) -> i32 {
        let game = self.game;
        let Some(noble) = game.line.front() else { return -1 };
        let active = game.active;
        let swing = self.marginal(active, noble) - self.mean_of(active, game.line.len());
        let urge = if game.day == DAYS { 150 } else { 250 };
        swing * self.menace(active) / 60 - urge
    }

    /// Note 12.11: how much a card in hand is worth.
    pub(super) fn worth_holding(&self, card: Card) -> i32 {
        match card {
            Card::FountainOfBlood => 200,
            Card::ToughCrowd => 120,
            Card::ChurchSupport | Card::CivicSupport | Card::MilitarySupport | Card::IndifferentPublic => {
                self.gain_of_table_card(self.seat, card) + 100 * i32::from(DAYS - self.game.day.min(DAYS))
            }
            Card::DoubleFeature => 150,
            Card::PublicDemand => 140,
            Card::ScarletPimpernel | Card::OpinionatedGuards | Card::WasThatMyName | Card::ForwardMarch => 100,
            Card::LIdiot | Card::Pushed | Card::Stumble | Card::FaintingSpell | Card::AfterYou => 90,
            Card::ConfusionInLine | Card::TisAFarBetterThing | Card::IgnobleNoble | Card::Majesty => 80,
            Card::PoliticalInfluence | Card::ClericalError | Card::FriendOfTheQueen | Card::Trip => 75,
            Card::ExtraCart | Card::LateArrival | Card::LetThemEatCake | Card::ForeignSupport => 30,
            Card::CallousGuards | Card::RainDelay | Card::TwistOfFate => 35,
            _ => 60,
        }
    }

    /// What a table card brings to its owner as their pile lies.
    fn gain_of_table_card(&self, owner: Seat, card: Card) -> i32 {
        let pile = self.game.piles[owner].as_slice();
        let table = self.game.tables[owner];
        let points = |table: u8| parts(pile, table).iter().sum::<i32>();
        (points(table | table_bit(card)) - points(table & !table_bit(card))) * 100
    }

    /// What taking a table card away does for me.
    pub(super) fn worth_removing(&self, card: Card) -> i32 {
        let Some(owner) = self.game.owner_of(card) else { return 0 };
        let gain = match card {
            Card::ForeignSupport => 80,
            Card::CallousGuards => 40,
            _ => self.gain_of_table_card(owner, card),
        };
        if owner == self.seat { -gain } else { gain * self.menace(owner) / 100 }
    }
}
