//! What the actions of a character promise whoever may perform them.

use curia_core::Seat;

use super::worth::{MARKER, Outlook, Scored, partner_of};
use crate::data::{Action, Character, Kind, building_value, subject_value};
use crate::state::{Phase, Player, RivalKings};

/// By how much each rank lowers the chance to find a wanted card still there, in hundredths (note 12.4).
const LATE_BY_RANK: i32 = 3;
/// What settling or passing is worth before the markers of the cycle are taken.
const SETTLE_LATER: i32 = 40;
/// What giving a marker to the leader is worth beyond getting rid of it (note 12.6).
const PASSED: i32 = 60;
/// A coin that another seat may spend.
const COIN_SPENT: i32 = 33;

/// What actions promise: all of them one after the other, and the best alone.
#[derive(Clone, Copy, Default)]
pub(super) struct Promise {
    pub(super) all: i32,
    pub(super) best: i32,
}

impl RivalKings {
    /// What the actions of a character are worth to a seat whose cards are worth `cards`.
    pub(super) fn promise(&self, seat: Seat, character: Character, cards: i32, outlook: &Outlook) -> Promise {
        let player = &self.players[seat];
        let mut promise = Promise::default();
        let mut coins = player.coins.value();
        let later = if self.phase == Phase::ChooseCharacter { SETTLE_LATER } else { 0 };
        let early = 100 - LATE_BY_RANK * character.rank().index() as i32;
        for &action in character.actions(self.options.treasurer_recruits) {
            let value = match action {
                Action::SettleConflict => MARKER * i32::from(player.markers.min(1)) + later,
                Action::PassConflict => (MARKER + PASSED) * i32::from(player.markers.min(1)) + later,
                Action::TakeMoney => {
                    let richest = self.stacks.iter().map(|stack| stack.coins().value()).max().unwrap_or(0);
                    let before = outlook.money(coins);
                    coins += richest;
                    outlook.money(coins) - before
                }
                Action::RecruitSubject | Action::BuyBuilding => {
                    let kind = if action == Action::BuyBuilding { Kind::Building } else { Kind::Subject };
                    let (gain, price) = self.best_purchase(seat, kind, coins, cards, outlook);
                    coins -= price;
                    gain * early / 100
                }
            };
            promise.all += value;
            promise.best = promise.best.max(value);
        }
        promise
    }

    /// What the best affordable face-up card of a kind would bring beyond its price, and that price.
    fn best_purchase(&self, seat: Seat, kind: Kind, coins: u8, cards: i32, outlook: &Outlook) -> (i32, u8) {
        let mut best = (0, 0);
        for card in self.piles.iter().filter_map(|pile| pile.top()) {
            if card.kind() == kind && card.value() <= coins {
                let mut player = self.players[seat];
                player.add(card);
                let spent = outlook.money(coins) - outlook.money(coins - card.value());
                let gain = outlook.cards(seat, &player, Scored::of(&player)) - cards - spent;
                best = best.max((gain, card.value()));
            }
        }
        best
    }

    /// Note 12.5: what a seat whose turn comes later in this cycle can do with the actions left to it. A theft is
    /// best where it leaves least, and a purchase where it snatches what others want. Only points are counted,
    /// because this is asked at the end of every line that is looked ahead.
    pub(super) fn to_come(&self, seat: Seat) -> i32 {
        let player = &self.players[seat];
        let order = self.order.get(usize::from(self.turn)..self.seats.get()).unwrap_or(&[]);
        let Some(character) = player.played.filter(|_| order.contains(&seat)) else { return 0 };
        let (mut all, mut best) = (0, 0);
        let actions = character.actions(self.options.treasurer_recruits);
        for &action in actions.iter().filter(|&&action| !player.covered.has(action)) {
            let value = match action {
                Action::SettleConflict | Action::PassConflict => MARKER * i32::from(player.markers.min(1)),
                // Counted with the money in reach.
                Action::TakeMoney => 0,
                Action::RecruitSubject => self.best_points(player, Kind::Subject),
                Action::BuyBuilding => self.best_points(player, Kind::Building),
            };
            all += value;
            best = best.max(value);
        }
        if player.tied { best } else { all }
    }

    /// What the best affordable face-up card of a kind scores beyond its price, in a perfect pair or loose.
    fn best_points(&self, player: &Player, kind: Kind) -> i32 {
        let coins = player.coins.value();
        let partners = player.free(partner_of(kind));
        let mut best = 0;
        for card in self.piles.iter().filter_map(|pile| pile.top()) {
            if card.kind() == kind && card.value() <= coins {
                let completes = partners >> card.number() & 1 != 0;
                let pair = building_value(card.number()) + subject_value(card.number());
                let points = if completes { i32::from(pair) - 1 } else { 1 };
                best = best.max(100 * points - COIN_SPENT * i32::from(card.value()));
            }
        }
        best
    }
}
