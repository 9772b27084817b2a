//! Every card, coin and marker is somewhere exactly once, and the open cycle makes sense.

use curia_core::{Broken, Seat};

use crate::data::{
    Action, CARDS_OF_A_KIND, COPIES, Character, HAND_SIZE, MARKERS, MARKET_OF_A_KIND, MONEY_CARDS, Pile, Typed,
};
use crate::pieces::{Characters, Row};
use crate::state::{Phase, Player, RivalKings};

fn broken<T>(what: String) -> Result<T, Broken> {
    Err(Broken(what))
}

impl RivalKings {
    /// All twelve characters are in hands, on the table, laid aside or undealt.
    pub(crate) fn characters_are_complete(&self) -> Result<(), Broken> {
        let mut found = Characters::NONE;
        let mut count = 0;
        let mut put = |character: Character| {
            found = found.with(character);
            count += 1;
        };
        for (seat, player) in self.players.iter(self.seats) {
            player.hand.iter().for_each(&mut put);
            player.played.into_iter().chain(player.aside.iter()).for_each(&mut put);
            if player.choice.is_some_and(|choice| !player.hand.has(choice)) {
                return broken(format!("seat {seat} chose a character that is not in hand"));
            }
            if self.phase == Phase::ChooseCharacter && player.choice.is_none() != self.uncommitted.has(seat) {
                return broken(format!("it is not clear whether seat {seat} has committed"));
            }
            if player.hand.len() > HAND_SIZE {
                return broken(format!("seat {seat} holds too many characters"));
            }
        }
        self.unseen_undealt().iter().copied().for_each(&mut put);
        self.neutral.into_iter().chain(self.neutral_aside.iter()).for_each(&mut put);
        if found != Characters::ALL || count != Character::ALL.len() {
            return broken(format!("{count} characters, {} different ones", found.len()));
        }
        Ok(())
    }

    /// All cards of the market are in piles and rows, none of the other kind below a top (ruling 9.48).
    pub(crate) fn cards_are_complete(&self) -> Result<(), Broken> {
        let mut copies = [0usize; CARDS_OF_A_KIND];
        for pile in Pile::ALL {
            let cards = self.piles[pile.index()].as_slice();
            for (place, card) in cards.iter().enumerate() {
                copies[card.kind().index() * MARKET_OF_A_KIND + card.number()] += 1;
                if card.kind() != pile.kind() && place + 1 != cards.len() {
                    return broken(format!("a card of the other kind is buried in {}", pile.id()));
                }
            }
        }
        for (seat, player) in self.players.iter(self.seats) {
            if !counted(&player.buildings) || !counted(&player.subjects) {
                return broken(format!("the types in a row of seat {seat} are counted wrong"));
            }
            player.buildings.as_slice().iter().for_each(|card| copies[card.number()] += 1);
            player.subjects.as_slice().iter().for_each(|card| copies[MARKET_OF_A_KIND + card.number()] += 1);
        }
        let (buildings, subjects) = copies.split_at(MARKET_OF_A_KIND);
        for (name, kind) in [("buildings", buildings), ("subjects", subjects)] {
            if kind.iter().sum::<usize>() != MARKET_OF_A_KIND || kind.iter().any(|&count| count > COPIES) {
                return broken(format!("{name} of each type: {kind:?}"));
            }
        }
        Ok(())
    }

    /// All money cards and markers are there (sections 3.1 and 3.2).
    pub(crate) fn money_is_complete(&self) -> Result<(), Broken> {
        let mut all = self.supply;
        self.players.playing(self.seats).iter().for_each(|player| all += player.coins);
        self.stacks.iter().for_each(|stack| all += stack.coins());
        if (all.ones, all.twos) != (MONEY_CARDS, MONEY_CARDS) {
            return broken(format!("{} ones and {} twos", all.ones, all.twos));
        }
        let markers: u8 = self.players.playing(self.seats).iter().map(|player| player.markers).sum();
        if markers + self.reserve != MARKERS {
            return broken(format!("{markers} markers held and {} in the reserve", self.reserve));
        }
        Ok(())
    }

    /// Ties, thefts and coats of arms agree with the characters on the table.
    pub(crate) fn cycle_is_sound(&self) -> Result<(), Broken> {
        for (seat, player) in self.players.iter(self.seats) {
            if player.tied && !player.victims.is_empty() {
                return broken(format!("seat {seat} is tied and robs"));
            }
            if player.victims.has(seat) || player.victims.iter().any(|victim| !self.seats.has(victim)) {
                return broken(format!("seat {seat} robs nobody at the table"));
            }
            if self.phase == Phase::ChooseCharacter && player.played.is_some() {
                return broken(format!("seat {seat} has played before choosing"));
            }
            self.coats_are_sound(seat, player)?;
        }
        Ok(())
    }

    /// Every coat of arms lies on an action of the card and belongs to an opponent who may rob it, one each.
    fn coats_are_sound(&self, seat: Seat, player: &Player) -> Result<(), Broken> {
        let mut thieves = Vec::new();
        for action in Action::ALL {
            let Some(thief) = player.covered.by(action) else { continue };
            if !self.actions(seat).contains(&action) {
                return broken(format!("seat {seat} has an action covered that it does not have"));
            }
            let robs = self.rank(thief).and_then(|rank| rank.robs());
            if thieves.contains(&thief) || !self.seats.has(thief) || robs != self.rank(seat) {
                return broken(format!("seat {thief} cannot cover an action of seat {seat}"));
            }
            thieves.push(thief);
        }
        Ok(())
    }
}

/// True if the types of a row are counted right.
fn counted<T: Typed>(row: &Row<T>) -> bool {
    let (mut once, mut twice) = (0u16, 0u16);
    for card in row.as_slice() {
        let bit = 1 << card.number();
        twice |= once & bit;
        once |= bit;
    }
    (once, twice) == (row.once, row.twice)
}
