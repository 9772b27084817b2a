//! What the conformance suite must know of the game.

use curia_core::testkit::{Hidden, Probe};
use curia_core::{Chance, Viewer};

use crate::data::Pile;
use crate::event::{Ending, Right, RivalKingsEvent as Event};
use crate::money::Stack;
use crate::state::RivalKings;

/// Characters change places with each other, and so do the cards of a kind.
const CHARACTERS: u8 = 0;
const MARKET: u8 = 1;

impl Probe for RivalKings {
    const DECISIONS: &'static [&'static str] = &[
        "choose_character",
        "gardener",
        "town_guard",
        "steal",
        "stolen_action",
        "own_action",
        "tied_action",
        "second_action",
        "end",
        "pass_to",
        "take_money",
        "recruit_subject",
        "buy_building",
        "use_smith",
        "farmer",
        "swap_own",
        "swap_opponent",
        "swap_theirs",
        "troubadour_own",
        "troubadour_pile",
        "look",
    ];

    const FEATS: &'static [&'static str] = &[
        "gardener used",
        "town_guard used",
        "jailer used",
        "lady_in_waiting used",
        "bishop used",
        "scholar used",
        "troubadour used",
        "sailor used",
        "smith used",
        "carpenter used",
        "market_woman used",
        "innkeeper used",
        "vintner used",
        "miner used",
        "herbalist used",
        "farmer used",
        "equal ranks",
        "neutral of equal rank",
        "rank conflict",
        "neutral of higher rank",
        "two victims",
        "reserve empty",
        "warded off a player",
        "warded off the neutral card",
        "theft prevented",
        "action stolen",
        "stolen action performed",
        "stolen action declined",
        "stolen action impossible",
        "own action skipped",
        "own action impossible",
        "tied action",
        "no tied action wanted",
        "second action",
        "second action impossible",
        "marker settled",
        "marker passed",
        "money taken",
        "refill",
        "change",
        "overpaid",
        "supply short",
        "card bought",
        "card found",
        "look declined",
        "cards swapped",
        "top swapped",
        "other kind swapped",
        "pile emptied",
        "end in cycle 1",
        "end in cycle 2",
        "end by stall",
        "next game of a match",
        "match over by games",
        "match over by points",
    ];

    fn feats(event: &Event, out: &mut Vec<&'static str>) {
        match event {
            Event::AbilityUsed { subject, .. } => {
                out.extend(Self::FEATS.iter().find(|feat| feat.strip_suffix(" used") == Some(subject.id())));
            }
            Event::EqualRanks { .. } => out.push("equal ranks"),
            Event::NeutralEqual { .. } => out.push("neutral of equal rank"),
            Event::RankConflict { victims, .. } => {
                out.push("rank conflict");
                out.extend((*victims == 2).then_some("two victims"));
            }
            Event::NeutralConflict { .. } => out.push("neutral of higher rank"),
            Event::NoMarkerLeft { .. } => out.push("reserve empty"),
            Event::Warded { thief: Some(_), .. } => out.push("warded off a player"),
            Event::Warded { thief: None, .. } => out.push("warded off the neutral card"),
            Event::TheftPrevented { .. } => out.push("theft prevented"),
            Event::Stolen { .. } => out.push("action stolen"),
            Event::Skipped { right, forced, .. } => out.extend(skipped(*right, *forced)),
            Event::TiedSkipped { forced: false, .. } => out.push("no tied action wanted"),
            Event::Performs { right: Right::Stolen, .. } => out.push("stolen action performed"),
            Event::Performs { right: Right::Tied, .. } => out.push("tied action"),
            Event::Performs { right: Right::Second, .. } => out.push("second action"),
            Event::Settled { .. } => out.push("marker settled"),
            Event::MarkerPassed { .. } => out.push("marker passed"),
            Event::MoneyTaken { .. } => out.push("money taken"),
            Event::Refilled => out.push("refill"),
            Event::Changed { .. } => out.push("change"),
            Event::Overpaid { .. } => out.push("overpaid"),
            Event::Gained { coins, wanted, .. } if coins < wanted => out.push("supply short"),
            Event::Bought { found, .. } => out.push(if *found { "card found" } else { "card bought" }),
            Event::Declined { .. } => out.push("look declined"),
            Event::CardsSwapped { .. } => out.push("cards swapped"),
            Event::TopSwapped { gave, got, .. } => {
                out.push(if gave.kind() == got.kind() { "top swapped" } else { "other kind swapped" });
            }
            Event::PileEmptied { .. } => out.push("pile emptied"),
            Event::GameEnds { why: Ending::PileEmpty, cycle } => {
                out.push(if *cycle == 1 { "end in cycle 1" } else { "end in cycle 2" });
            }
            Event::GameEnds { why: Ending::Stall, .. } => out.push("end by stall"),
            Event::GameBegins { game } => out.extend((*game > 1).then_some("next game of a match")),
            Event::MatchEnds { by_points, .. } => {
                out.push(if *by_points { "match over by points" } else { "match over by games" });
            }
            _ => {}
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
        for &pile in Pile::ALL.iter().filter(|pile| looking != Some(pile.kind())) {
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

fn skipped(right: Right, forced: bool) -> Option<&'static str> {
    match (right, forced) {
        (Right::Stolen, true) => Some("stolen action impossible"),
        (Right::Stolen, false) => Some("stolen action declined"),
        (Right::Own, true) => Some("own action impossible"),
        (Right::Own, false) => Some("own action skipped"),
        (Right::Second, true) => Some("second action impossible"),
        _ => None,
    }
}
