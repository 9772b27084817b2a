//! What the conformance suite must know of the game.

use curia_core::testkit::{Hidden, Probe};
use curia_core::{Chance, Named, Spoken, Viewer};

use crate::data::{Pile, Subject};
use crate::event::{Ending, Event, Right};
use crate::money::Stack;
use crate::prompt::Prompt;
use crate::state::RivalKings;

/// Characters change places with each other, and so do the cards of a kind.
const CHARACTERS: u8 = 0;
const MARKET: u8 = 1;

/// What play must reach beyond decisions and abilities.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
pub enum Feat {
    CharactersSwapped,
    EqualRanks,
    NeutralOfEqualRank,
    RankConflict,
    NeutralOfHigherRank,
    TwoVictims,
    ReserveEmpty,
    WardedOffAPlayer,
    WardedOffTheNeutralCard,
    TheftPrevented,
    ActionStolen,
    StolenActionPerformed,
    StolenActionDeclined,
    StolenActionImpossible,
    OwnActionSkipped,
    OwnActionImpossible,
    TiedActionPerformed,
    NoTiedActionWanted,
    SecondActionPerformed,
    SecondActionImpossible,
    MarkerSettled,
    MarkerPassed,
    MoneyTaken,
    Refill,
    Change,
    Overpaid,
    SupplyShort,
    CardBought,
    CardFound,
    LookDeclined,
    CardsSwapped,
    TopSwapped,
    OtherKindSwapped,
    PileEmptied,
    EndInFirstCycle,
    EndInSecondCycle,
    EndByStall,
    NextGameOfAMatch,
    MatchOverByGames,
    MatchOverByPoints,
}

/// What an event shows beside the ability that it uses.
fn feat(event: &Event) -> Option<Feat> {
    Some(match event {
        Event::CharactersSwapped { .. } => Feat::CharactersSwapped,
        Event::EqualRanks { .. } => Feat::EqualRanks,
        Event::NeutralEqual { .. } => Feat::NeutralOfEqualRank,
        Event::RankConflict { victims: 2, .. } => Feat::TwoVictims,
        Event::RankConflict { .. } => Feat::RankConflict,
        Event::NeutralConflict { .. } => Feat::NeutralOfHigherRank,
        Event::NoMarkerLeft { .. } => Feat::ReserveEmpty,
        Event::Warded { thief: Some(_), .. } => Feat::WardedOffAPlayer,
        Event::Warded { thief: None, .. } => Feat::WardedOffTheNeutralCard,
        Event::TheftPrevented { .. } => Feat::TheftPrevented,
        Event::Stolen { .. } => Feat::ActionStolen,
        Event::Skipped { right: Right::Stolen, forced: true, .. } => Feat::StolenActionImpossible,
        Event::Skipped { right: Right::Stolen, forced: false, .. } => Feat::StolenActionDeclined,
        Event::Skipped { right: Right::Own, forced: true, .. } => Feat::OwnActionImpossible,
        Event::Skipped { right: Right::Own, forced: false, .. } => Feat::OwnActionSkipped,
        Event::Skipped { right: Right::Second, forced: true, .. } => Feat::SecondActionImpossible,
        Event::TiedSkipped { forced: false, .. } => Feat::NoTiedActionWanted,
        Event::Performs { right: Right::Stolen, .. } => Feat::StolenActionPerformed,
        Event::Performs { right: Right::Tied, .. } => Feat::TiedActionPerformed,
        Event::Performs { right: Right::Second, .. } => Feat::SecondActionPerformed,
        Event::Settled { .. } => Feat::MarkerSettled,
        Event::MarkerPassed { .. } => Feat::MarkerPassed,
        Event::MoneyTaken { .. } => Feat::MoneyTaken,
        Event::Refilled => Feat::Refill,
        Event::Changed { .. } => Feat::Change,
        Event::Overpaid { .. } => Feat::Overpaid,
        Event::Gained { wanted: Some(_), .. } => Feat::SupplyShort,
        Event::Bought { found: true, .. } => Feat::CardFound,
        Event::Bought { found: false, .. } => Feat::CardBought,
        Event::Declined { .. } => Feat::LookDeclined,
        Event::CardsSwapped { .. } => Feat::CardsSwapped,
        Event::TopSwapped { gave, got, .. } if gave.kind() == got.kind() => Feat::TopSwapped,
        Event::TopSwapped { .. } => Feat::OtherKindSwapped,
        Event::PileEmptied { .. } => Feat::PileEmptied,
        Event::GameEnds { why: Ending::Stall, .. } => Feat::EndByStall,
        Event::GameEnds { cycle: 1, .. } => Feat::EndInFirstCycle,
        Event::GameEnds { .. } => Feat::EndInSecondCycle,
        Event::GameBegins { game } if *game > 1 => Feat::NextGameOfAMatch,
        Event::MatchEnds { by_points: true, .. } => Feat::MatchOverByPoints,
        Event::MatchEnds { by_points: false, .. } => Feat::MatchOverByGames,
        _ => return None,
    })
}

impl Probe for RivalKings {
    type Feat = Feat;

    /// The subjects whose abilities must be used. Gardener, Town Guard and Farmer are decisions of the same name;
    /// that they do something is among the feats.
    fn components() -> Vec<&'static str> {
        let subjects = Subject::ALL.into_iter().map(Subject::id);
        subjects.filter(|id| !Prompt::IDS.contains(id)).collect()
    }

    fn feats(event: &Event, out: &mut Vec<&'static str>) {
        match event {
            Event::AbilityUsed { subject, .. } => out.push(subject.id()),
            _ => out.extend(feat(event).map(Feat::id)),
        }
    }

    fn reveals(event: &Event, viewer: Viewer) -> bool {
        match event {
            Event::Revealed { .. }
            | Event::NeutralRevealed { .. }
            | Event::TurnedUp { .. }
            | Event::MoneyTaken { .. }
            | Event::Bought { found: true, .. } => true,
            Event::Dealt { seat, .. } | Event::Looks { seat, .. } => viewer.is(*seat),
            _ => false,
        }
    }

    fn hidden(&self, viewer: Viewer, out: &mut Vec<Hidden>) {
        let mut put = |slot: usize, pool: u8, value: usize| {
            out.push(Hidden { slot: slot as u32, pool, value: value as u64 });
        };
        for seat in self.seats.iter().filter(|&seat| !viewer.is(seat)) {
            let player = &self.players[seat];
            if player.hand.len() > 0 {
                // A set of characters; single characters below have smaller numbers.
                put(seat.index(), CHARACTERS, 1000 + usize::from(player.hand.0));
            }
            if let Some(choice) = player.choice {
                put(10 + seat.index(), CHARACTERS, choice.index());
            }
        }
        for (place, character) in self.unseen_undealt().iter().enumerate() {
            put(20 + place, CHARACTERS, character.index());
        }
        let looking = self.looking(viewer);
        for pile in Pile::ALL.into_iter().filter(|pile| looking != Some(pile.kind())) {
            let below = self.piles[pile.index()].as_slice().split_last().map_or(&[][..], |(_, below)| below);
            for (place, card) in below.iter().enumerate() {
                put(100 * (1 + pile.index()) + place, MARKET + pile.kind().index() as u8, card.number());
            }
        }
    }

    /// Deals the coins below the topmost ones anew among the stacks that are not empty.
    fn scramble(&mut self, _: Viewer, chance: &mut impl Chance) {
        if self.options.coin_stacks_visible {
            return;
        }
        let tops = self.stacks.map(Stack::top);
        let mut below = Vec::new();
        for stack in &self.stacks {
            below.extend(stack.values().take(usize::from(stack.len.saturating_sub(1))));
        }
        chance.shuffle(&mut below);
        let full: Vec<usize> = (0..tops.len()).filter(|&pile| tops[pile].is_some()).collect();
        let mut values: [Vec<u8>; 4] = Default::default();
        for coin in below {
            if let Some(&pile) = full.get(chance.below(full.len())) {
                values[pile].push(coin);
            }
        }
        for (pile, top) in tops.into_iter().enumerate() {
            values[pile].extend(top);
            let twos =
                values[pile].iter().enumerate().fold(0, |bits, (place, coin)| bits | u32::from(coin - 1) << place);
            self.stacks[pile] = Stack { twos, len: values[pile].len() as u8 };
        }
    }
}
