//! The rulings of section 9, from positions set up for them. Rulings 9.2 to 9.4 are in `data`, 9.31 in `secrecy`, 9.39 in
//! `flow`, 9.40 to 9.42 and 9.45 in `scoring`, 9.7, 9.10, 9.11, 9.44 and 9.53 in `rulings_thefts`; `flow` has second cases
//! of some.

use curia_core::{Game, Viewer};

use super::position::{S0, S1, S2, S3, Table};
use crate::data::Building::{Farm, Forge, Garden, Mine};
use crate::data::Character::{
    Count, Countess, Courtier, Duke, Knight, LordProtector, Merchant1, Merchant2, Priest, Queen, Treasurer,
};
use crate::data::Subject::{
    Bishop, Farmer, Gardener, Herbalist, Innkeeper, Jailer, LadyInWaiting, MarketWoman, Miner, Sailor, Scholar, Smith,
    TownGuard, Troubadour, Vintner,
};
use crate::data::{Card, Pile};
use crate::event::Event;
use crate::money::Coins;
use crate::state::Phase;

fn building(building: crate::Building) -> Card {
    Card::Building(building)
}

fn subject(subject: crate::Subject) -> Card {
    Card::Subject(subject)
}

#[test]
fn ruling_1_an_ability_can_be_used_once_in_each_cycle() {
    let mut table = Table::new(3);
    table.own(S0, &[], &[Jailer]).reveal(&[Queen, Duke, Courtier], None);
    table.play(S0, "use_ability").finish_cycle();
    assert_eq!(table.game.cycle, 2);
    for seat in [S0, S1, S2] {
        let text = table.legal(seat)[0].clone();
        table.play(seat, &text);
    }
    table.until_turn(S0);
    while table.decision() == "steal" && !table.legal(S0).contains(&"use_ability".to_owned()) {
        let text = table.legal(S0)[0].clone();
        table.play(S0, &text);
    }
    table.play(S0, "use_ability");
}

#[test]
fn ruling_5_a_skipped_action_is_lost() {
    let mut table = Table::new(3);
    table.reveal(&[Merchant1, Queen, Duke], None).until_turn(S0);
    assert_eq!(table.own_action(), Some(crate::Action::SettleConflict));
    table.play(S0, "skip");
    assert_eq!(table.own_action(), Some(crate::Action::TakeMoney));
}

#[test]
fn ruling_6_stealing_is_not_optional_but_performing_is() {
    let mut table = Table::new(3);
    table.reveal(&[Duke, Priest, Merchant1], None);
    assert_eq!(table.refused(S0, "skip"), ("9.6", "must_steal"));
    table.play(S0, "steal:1:pass_conflict").play(S0, "skip");
    assert!(table.game.players[S1].covered.has(crate::Action::PassConflict));
    assert_eq!(table.decision(), "own_action");
}

#[test]
fn a_stolen_action_that_cannot_be_performed_is_covered_and_skipped() {
    let mut table = Table::new(3);
    table.reveal(&[Duke, Priest, Merchant1], None).markers(&[0, 1, 1]);
    table.top(Pile::S1, subject(Vintner)).play(S0, "steal:1:pass_conflict");
    assert!(table.game.players[S1].covered.has(crate::Action::PassConflict));
    assert_eq!((table.decision(), table.own_action()), ("own_action", Some(crate::Action::RecruitSubject)));
}

#[test]
fn ruling_8_an_ability_can_be_used_before_stealing_but_not_between_covering_and_performing() {
    let mut table = Table::new(3);
    table.own(S0, &[], &[Jailer]).reveal(&[Duke, Priest, Merchant1], None);
    assert!(table.legal(S0).contains(&"use_ability".to_owned()));
    table.play(S0, "steal:1:take_money");
    assert_eq!(table.refused(S0, "use_ability"), ("5.5", "ability_between"));
}

#[test]
fn ruling_9_markers_moved_in_phase_3_do_not_change_the_turn_order() {
    let mut table = Table::new(3);
    table.reveal(&[Merchant1, Merchant2, Courtier], None);
    assert_eq!(table.game.order[..3], [S2, S0, S1]);
    table.play(S2, "steal:0:take_money").play(S2, "skip").play(S2, "steal:1:take_money").play(S2, "skip");
    table.play(S2, "perform").play(S2, "to:0").play(S2, "skip");
    assert_eq!((table.asked(), table.held_markers()), (vec![0], vec![4, 3, 0]));
}

#[test]
fn ruling_12_the_second_thief_chooses_among_the_uncovered_actions() {
    let mut table = Table::new(3);
    table.reveal(&[Courtier, Countess, Merchant1], None);
    assert_eq!(table.held_markers(), [1, 1, 3]);
    table.play(S0, "steal:2:take_money").until_turn(S1);
    assert_eq!(table.refused(S1, "steal:2:take_money"), ("5.5", "action_covered"));
    assert_eq!(table.refused(S1, "steal:2:pass_conflict"), ("5.5", "no_such_action"));
    assert_eq!(table.refused(S1, "steal:0:take_money"), ("5.5", "not_a_victim"));
    assert_eq!(table.legal(S1).len(), 3);
}

#[test]
fn ruling_13_a_tied_player_chooses_among_the_uncovered_actions() {
    let mut table = Table::new(3);
    table.reveal(&[Merchant1, Merchant2, Courtier], None);
    table.play(S2, "steal:0:take_money").play(S2, "skip").until_turn(S0);
    assert_eq!(table.refused(S0, "perform:take_money"), ("5.5", "action_covered"));
    assert_eq!(table.refused(S0, "twice:settle_conflict"), ("9.22", "sailor_not_ready"));
}

#[test]
fn ruling_14_a_neutral_card_of_equal_rank_gives_a_marker_and_nothing_else() {
    let mut table = Table::new(2);
    table.own(S0, &[], &[Sailor]).reveal(&[Merchant1, Queen], Some(Merchant2));
    assert_eq!(table.held_markers(), [2, 1]);
    table.until_turn(S0);
    assert_eq!(table.legal(S0), ["perform", "skip"]);
    assert_eq!(table.refused(S0, "use_ability"), ("9.22", "ability_sailor"));
}

#[test]
fn ruling_15_a_neutral_card_of_equal_rank_hands_out_no_second_marker() {
    let mut table = Table::new(2);
    table.reveal(&[Courtier, Merchant1], Some(Priest));
    assert_eq!(table.held_markers(), [2, 2], "one by the neutral card, one by the Courtier");
}

#[test]
fn ruling_16_a_neutral_card_of_higher_rank_gives_a_marker_and_covers_nothing() {
    let mut table = Table::new(2);
    table.reveal(&[Queen, Knight], Some(LordProtector));
    assert_eq!(table.held_markers(), [2, 2]);
    let mut table = Table::new(2);
    table.reveal(&[Count, Knight], Some(Queen));
    assert_eq!(table.held_markers(), [1, 2]);
    table.until_turn(S1);
    assert!(table.game.players[S1].covered.is_empty());
    let mut table = Table::new(2);
    table.reveal(&[Queen, Count], Some(Knight));
    assert_eq!(table.held_markers(), [1, 1], "a neutral card of lower rank cannot be robbed");
    assert_eq!(table.decision(), "own_action");
}

#[test]
fn ruling_17_the_town_guard_redirects_one_marker_and_not_the_theft() {
    let mut table = Table::new(3);
    table.own(S2, &[], &[TownGuard]).reveal(&[Courtier, Countess, Merchant1], None);
    assert_eq!((table.asked(), table.decision()), (vec![2], "town_guard"));
    table.play(S2, "accept");
    assert_eq!((table.asked(), table.decision()), (vec![2], "town_guard"));
    table.play(S2, "ward");
    assert_eq!(table.held_markers(), [1, 2, 2]);
    assert!(table.game.players[S0].victims.has(S2) && table.game.players[S1].victims.has(S2));

    let mut table = Table::new(3);
    table.own(S2, &[], &[TownGuard]).reveal(&[Courtier, Countess, Merchant1], None).play(S2, "ward");
    assert_eq!((table.asked(), table.held_markers()), (vec![0], vec![2, 1, 2]), "once only");
}

#[test]
fn the_town_guard_does_nothing_against_equal_ranks() {
    let mut table = Table::new(3);
    table.own(S2, &[], &[TownGuard]).reveal(&[Queen, Merchant2, Merchant1], None);
    assert_eq!((table.asked(), table.held_markers()), (vec![0], vec![1, 2, 2]));
}

#[test]
fn the_house_rule_lets_the_town_guard_prevent_the_theft() {
    let mut table = Table::with(3, &[("town_guard_blocks_theft", "true")]);
    table.own(S1, &[], &[TownGuard]).reveal(&[Duke, Priest, Queen], None).play(S1, "ward");
    assert_eq!(table.held_markers(), [2, 1, 1]);
    assert!(table.game.players[S0].victims.is_empty());
    assert!(table.told(&Event::TheftPrevented { seat: S1, thief: S0 }));
}

#[test]
fn ruling_18_against_the_neutral_card_the_marker_stays_in_the_reserve() {
    let mut table = Table::new(2);
    table.own(S1, &[], &[TownGuard]).reveal(&[Count, Knight], Some(Queen));
    let reserve = table.game.reserve;
    table.play(S1, "ward");
    assert_eq!((table.held_markers(), table.game.reserve), (vec![1, 1], reserve));
}

#[test]
fn ruling_19_conflicts_are_computed_after_all_gardeners() {
    let mut table = Table::new(3);
    table.own(S0, &[], &[Gardener]).own(S1, &[], &[Gardener]).reveal(&[Duke, Priest, Queen], None);
    assert_eq!((table.asked(), table.decision()), (vec![0], "gardener"));
    assert_eq!(table.legal(S0), ["pass", "swap:1", "swap:2"]);
    assert_eq!(table.refused(S0, "swap:0"), ("5.10", "needs_opponent"));
    table.play(S0, "swap:1");
    assert_eq!(table.asked(), [1], "the order is that of the reveal");
    table.play(S1, "swap:0");
    assert_eq!(table.held_markers(), [1, 2, 1]);
    assert!(table.game.players[S0].victims.has(S1));
}

#[test]
fn ruling_20_a_gardener_or_town_guard_bought_in_this_cycle_waits_for_the_next() {
    let mut table = Table::new(3);
    table.top(Pile::S1, subject(Gardener)).reveal(&[Queen, Duke, Courtier], None);
    table.play(S0, "perform").play(S0, "pile:s1");
    assert_eq!(table.asked(), [1]);
    let mut table = Table::new(3);
    table.own(S0, &[], &[Gardener]).reveal(&[Queen, Duke, Courtier], None).play(S0, "pass");
    assert_eq!(table.refused(S0, "use_ability"), ("9.20", "ability_too_late"));
}

#[test]
fn ruling_21_one_ability_a_cycle_even_if_the_active_subject_changes() {
    let mut table = Table::new(3);
    table.own(S0, &[], &[Jailer]).top(Pile::S1, subject(Herbalist)).reveal(&[Duke, Merchant1, Queen], None);
    table.until_turn(S0).play(S0, "use_ability").play(S0, "skip");
    table.play(S0, "perform").play(S0, "pile:s1");
    assert_eq!(table.game.players[S0].active(), Some(Herbalist));
    assert_eq!(table.asked(), [1]);
}

#[test]
fn ruling_22_the_sailor_does_the_same_action_twice() {
    let mut table = Table::new(3);
    table.own(S0, &[], &[Sailor]).top(Pile::S1, subject(Vintner)).top(Pile::S2, subject(Miner));
    table.reveal(&[Duke, Count, Merchant1], None);
    assert_eq!((table.asked(), table.decision()), (vec![0], "tied_action"));
    assert!(table.legal(S0).contains(&"twice:recruit_subject".to_owned()));
    table.play(S0, "twice:recruit_subject").play(S0, "pile:s1");
    table.top(Pile::S1, subject(Farmer));
    assert_eq!(table.decision(), "second_action");
    table.play(S0, "perform").play(S0, "pile:s2");
    assert_eq!(table.game.players[S0].subjects.as_slice(), [Sailor, Vintner, Miner]);
    assert_eq!(table.asked(), [1], "the ability of the cycle is spent");
}

#[test]
fn the_second_time_is_skipped_by_itself_when_it_is_impossible() {
    let mut table = Table::new(3);
    table.own(S0, &[], &[Sailor]).reveal(&[Duke, Count, Merchant1], None).markers(&[1, 1, 1]);
    table.play(S0, "twice:settle_conflict");
    assert_eq!(table.asked(), [1]);
}

#[test]
fn ruling_23_the_farmer_performs_one_stolen_action() {
    let mut table = Table::new(3);
    table.own(S2, &[], &[Farmer]).reveal(&[Courtier, Countess, Merchant1], None);
    table.play(S0, "steal:2:take_money").play(S0, "skip").until_turn(S1);
    table.play(S1, "steal:2:settle_conflict").play(S1, "skip").until_turn(S2);
    table.play(S2, "use_ability");
    assert_eq!(table.legal(S2), ["farmer:settle_conflict", "farmer:take_money"]);
    assert_eq!(table.refused(S2, "farmer:buy_building"), ("9.23", "not_covered"));
    table.play(S2, "farmer:take_money").play(S2, "pile:b1");
    assert_eq!((table.decision(), table.game.players[S2].coins.value()), ("own_action", 7));
    assert_eq!(table.held_markers()[2], 3, "markers stay");
}

#[test]
fn ruling_24_the_smith_takes_one_coin_off_one_building() {
    let mut table = Table::new(3);
    table.own(S0, &[], &[Smith]).coins(S0, 3, 0).top(Pile::B1, building(Garden)).top(Pile::B2, building(Mine));
    table.reveal(&[LordProtector, Duke, Courtier], None);
    table.play(S0, "perform").play(S0, "pile:b1");
    assert_eq!(table.legal(S0), ["use_smith:yes"]);
    assert_eq!(table.refused(S0, "use_smith:no"), ("5.6", "smith_needed"));
    table.play(S0, "use_smith:yes");
    assert_eq!((table.purse(S0), table.asked()), ((0, 0), vec![1]));

    let mut table = Table::new(3);
    table.own(S0, &[], &[Smith]).coins(S0, 1, 0).top(Pile::S1, subject(Miner)).top(Pile::S2, subject(Miner));
    table.reveal(&[Queen, Duke, Courtier], None);
    assert_eq!(table.asked(), [1], "subjects are not cheaper");
}

#[test]
fn ruling_24_the_smith_may_rest() {
    let mut table = Table::new(3);
    table.own(S0, &[], &[Smith]).top(Pile::B1, building(Mine)).reveal(&[LordProtector, Duke, Courtier], None);
    assert_eq!(table.refused(S0, "use_ability"), ("9.24", "ability_smith"));
    table.play(S0, "perform").play(S0, "pile:b1").play(S0, "use_smith:no");
    assert!(!table.game.players[S0].ability_used);
    assert_eq!(table.game.players[S0].coins.value(), 3);
}

#[test]
fn ruling_25_the_subject_recruited_by_the_innkeeper_cannot_be_used_in_this_cycle() {
    let mut table = Table::new(3);
    table.own(S0, &[], &[Innkeeper]).top(Pile::S1, subject(Herbalist)).reveal(&[LordProtector, Duke, Courtier], None);
    table.play(S0, "use_ability").play(S0, "pile:s1");
    assert_eq!(table.game.players[S0].active(), Some(Herbalist));
    assert!(!table.legal(S0).contains(&"use_ability".to_owned()));
}

#[test]
fn ruling_26_the_vintner_buys_from_any_depth_or_declines() {
    let position = || {
        let mut table = Table::new(3);
        table.own(S0, &[], &[Vintner]).coins(S0, 4, 0).reveal(&[LordProtector, Duke, Courtier], None);
        table.top(Pile::S1, building(Garden)).play(S0, "use_ability");
        table
    };
    let mut table = position();
    let below = table.game.piles[2].at_depth(3).unwrap();
    assert_eq!(table.refused(S0, "buy:s1:1"), ("9.26", "wrong_kind"));
    assert_eq!(table.refused(S0, "buy:b1:1"), ("9.26", "wrong_pile"));
    table.play(S0, "buy:s1:3");
    assert_eq!(table.game.players[S0].subjects.get(1).map(subject), Some(below));
    assert_eq!((table.game.piles[2].len, table.game.piles[2].top()), (7, Some(building(Garden))));
    assert_eq!(table.game.players[S0].coins.value(), 4 - below.value());

    let mut table = position();
    table.play(S0, "decline");
    assert_eq!(table.refused(S0, "use_ability"), ("9.21", "ability_used"));

    let mut table = Table::new(3);
    table.own(S0, &[], &[Miner]).shorten(Pile::B2, 1).top(Pile::B2, building(Farm));
    table.reveal(&[LordProtector, Duke, Courtier], None);
    table.play(S0, "use_ability").play(S0, "buy:b2:1").finish_cycle();
    assert_eq!(table.game.phase, Phase::Over);
}

#[test]
fn ruling_27_perfect_pairs_are_protected_on_both_sides() {
    let mut table = Table::new(3);
    table.own(S0, &[Mine, Forge], &[Miner, LadyInWaiting]);
    table.own(S1, &[Garden, Garden, Farm], &[Gardener, Farmer]).own(S2, &[Farm], &[Farmer]);
    table.reveal(&[Queen, Duke, Courtier], None);
    table.play(S0, "use_ability");
    assert_eq!(table.legal(S0), ["own:building:1"]);
    assert_eq!(table.refused(S0, "own:building:0"), ("9.27", "protected"));
    assert_eq!(table.refused(S0, "own:subject:0"), ("5.7", "wrong_row"));
    table.play(S0, "own:building:1");
    assert_eq!(table.legal(S0), ["opponent:1"]);
    assert_eq!(table.refused(S0, "opponent:2"), ("9.27", "nothing_free"));
    table.play(S0, "opponent:1");
    assert_eq!(table.legal(S0), ["theirs:building:0", "theirs:building:1"], "of two Gardens one is free");
    assert_eq!(table.refused(S0, "theirs:building:2"), ("9.27", "protected"));
    table.play(S0, "theirs:building:1");
    assert_eq!(table.game.players[S0].buildings.as_slice(), [Mine, Garden]);
    assert_eq!(table.game.players[S1].buildings.as_slice(), [Garden, Forge, Farm]);
}

#[test]
fn ruling_28_the_troubadour_swaps_with_the_market_also_across_kinds() {
    let mut table = Table::new(3);
    table.own(S0, &[Mine], &[Miner, Troubadour]).top(Pile::S2, subject(Scholar));
    table.reveal(&[Queen, Count, Merchant1], None);
    let sizes = table.game.piles.map(|pile| pile.len);
    table.play(S0, "use_ability");
    assert_eq!(table.legal(S0), ["own:building:0", "own:subject:0", "own:subject:1"]);
    table.play(S0, "own:building:0").play(S0, "pile:s2");
    assert!(table.game.players[S0].buildings.as_slice().is_empty());
    assert_eq!(table.game.players[S0].subjects.as_slice(), [Miner, Troubadour, Scholar]);
    assert_eq!((table.game.piles[3].top(), table.game.piles.map(|pile| pile.len)), (Some(building(Mine)), sizes));

    table.until_turn(S1).coins(S1, 2, 0).play(S1, "skip");
    table.top(Pile::B1, building(Garden)).top(Pile::B2, building(Garden));
    table.play(S1, "perform");
    assert_eq!(table.legal(S1), ["pile:s2"], "the kind of the card decides");
    assert_eq!(table.refused(S1, "pile:s1"), ("9.28", "wrong_kind"));
    assert_eq!(table.refused(S1, "pile:b1"), ("9.37", "too_dear"));
    table.play(S1, "pile:s2");
    assert_eq!(table.game.stacks[3].coins(), Coins { ones: 2, twos: 1 }, "the pile gets the money");
}

#[test]
fn the_troubadour_keeps_the_position_within_a_kind_and_cannot_use_an_empty_pile() {
    let mut table = Table::new(3);
    table.own(S0, &[], &[Miner, Troubadour]).top(Pile::S2, subject(Scholar)).shorten(Pile::B1, 0);
    table.reveal(&[Queen, Duke, Courtier], None);
    table.play(S0, "use_ability").play(S0, "own:subject:0");
    assert_eq!(table.legal(S0), ["pile:b2", "pile:s1", "pile:s2"]);
    assert_eq!(table.refused(S0, "pile:b1"), ("9.28", "pile_empty"));
    table.play(S0, "pile:s2");
    assert_eq!(table.game.players[S0].subjects.as_slice(), [Scholar, Troubadour]);
}

#[test]
fn ruling_29_the_bishop_may_give_himself_away() {
    let mut table = Table::new(3);
    table.own(S0, &[], &[Miner, Bishop]).own(S1, &[], &[Jailer, Scholar]).reveal(&[Queen, Duke, Courtier], None);
    table.play(S0, "use_ability").play(S0, "own:subject:1").play(S0, "opponent:1").play(S0, "theirs:subject:1");
    assert_eq!(table.game.players[S0].active(), Some(Scholar));
    assert_eq!(table.game.players[S1].active(), Some(Bishop));
    assert!(table.game.players[S0].ability_used && !table.game.players[S1].ability_used);
    table.until_turn(S1);
    assert!(table.legal(S1).contains(&"use_ability".to_owned()), "the new active subject may be used");
}

#[test]
fn ruling_30_without_a_free_card_on_both_sides_there_is_no_swap() {
    let mut table = Table::new(3);
    table.own(S0, &[Forge], &[LadyInWaiting]).own(S1, &[Mine], &[Miner]).reveal(&[Queen, Duke, Courtier], None);
    table.coins(S0, 3, 0).top(Pile::S1, subject(Vintner));
    assert!(!table.legal(S0).contains(&"use_ability".to_owned()));
    assert_eq!(table.refused(S0, "use_ability"), ("9.30", "ability_no_free_card"));
}

#[test]
fn ruling_32_a_two_is_changed_while_the_supply_has_ones_and_overpaid_afterwards() {
    let mut table = Table::new(3);
    table.coins(S0, 0, 2).top(Pile::B1, building(Forge)).reveal(&[LordProtector, Duke, Courtier], None);
    let supply = table.game.supply;
    table.play(S0, "perform").play(S0, "pile:b1");
    assert_eq!(table.purse(S0), (1, 0));
    assert_eq!(table.game.supply, Coins { ones: supply.ones - 2, twos: supply.twos + 1 });
    assert_eq!(table.game.stacks[0].values().collect::<Vec<_>>(), [2, 2, 1], "twos first, ones last");

    let mut table = Table::new(3);
    table.coins(S0, 0, 2).coins(S1, 15, 0).coins(S2, 1, 0).top(Pile::B1, building(Forge));
    table.reveal(&[LordProtector, Duke, Courtier], None);
    assert_eq!(table.game.supply.ones, 0);
    table.play(S0, "perform").play(S0, "pile:b1");
    assert_eq!((table.purse(S0), table.game.stacks[0].coins()), ((0, 0), Coins { ones: 0, twos: 3 }));
    assert!(table.told(&Event::Overpaid { seat: S0 }));
}

#[test]
fn ruling_33_an_empty_stack_may_not_be_chosen_while_another_has_coins() {
    let mut table = Table::new(3);
    table.empty_stacks().stack(Pile::S1, 1, 0).own(S0, &[], &[MarketWoman]);
    table.reveal(&[Queen, Duke, Courtier], None).play(S0, "use_ability");
    assert_eq!(table.legal(S0), ["pile:s1"]);
    assert_eq!(table.refused(S0, "pile:b1"), ("9.33", "stack_empty"));
    assert!(!table.told(&Event::Refilled));
}

#[test]
fn ruling_34_a_refill_stops_when_the_supply_cannot_give_two() {
    let mut table = Table::new(3);
    table.empty_stacks().own(S0, &[], &[MarketWoman]).reveal(&[Queen, Duke, Courtier], None);
    table.coins(S0, 0, 15).coins(S1, 10, 0).coins(S2, 3, 0);
    assert_eq!(table.game.supply, Coins { ones: 3, twos: 1 });
    table.play(S0, "use_ability");
    let stacks: Vec<_> = table.game.stacks.iter().map(|stack| (stack.coins().ones, stack.coins().twos)).collect();
    assert_eq!(stacks, [(0, 1), (2, 0), (0, 0), (0, 0)]);
    assert_eq!(table.game.supply, Coins { ones: 1, twos: 0 });
    assert!(table.told(&Event::RefillShort { piles: 2 }));
    assert_eq!(table.legal(S0), ["pile:b1", "pile:b2"]);
}

#[test]
fn ruling_34_jailer_and_scholar_give_what_is_there() {
    let gain = |own: (u8, u8), supply: (u8, u8), wanted: u8| {
        let mut table = Table::new(2);
        table.player(S0).coins = Coins { ones: own.0, twos: own.1 };
        table.game.supply = Coins { ones: supply.0, twos: supply.1 };
        let mut heard = curia_core::Heard::default();
        table.game.gain(S0, wanted, &mut heard);
        (table.purse(S0), (table.game.supply.ones, table.game.supply.twos))
    };
    assert_eq!(gain((0, 0), (4, 4), 3), ((1, 1), (3, 3)));
    assert_eq!(gain((0, 0), (1, 1), 5), ((1, 1), (0, 0)));
    assert_eq!(gain((0, 0), (4, 0), 3), ((3, 0), (1, 0)));
    assert_eq!(gain((2, 0), (0, 3), 3), ((1, 2), (1, 1)), "a one is given for a second two");
    assert_eq!(gain((0, 0), (0, 3), 3), ((0, 1), (0, 2)), "one coin less");
    assert_eq!(gain((0, 0), (0, 3), 1), ((0, 0), (0, 3)), "even nothing");
}

#[test]
fn ruling_35_the_last_marker_goes_to_the_tied_player_with_fewer_markers() {
    let mut table = Table::new(3);
    table.game.players[S0].markers = 3;
    table.game.players[S1].markers = 2;
    table.game.reserve = 1;
    table.reveal(&[Merchant1, Merchant2, Queen], None);
    assert_eq!((table.held_markers(), table.game.reserve), (vec![3, 3, 1], 0));
    assert!(table.told(&Event::NoMarkerLeft { seat: S0 }));

    let mut table = Table::new(3);
    table.game.reserve = 1;
    table.reveal(&[Merchant2, Merchant1, Queen], None);
    assert_eq!(table.held_markers(), [1, 2, 1], "the card with the symbol takes it");
}

#[test]
fn ruling_36_without_markers_nothing_is_settled() {
    let mut table = Table::new(3);
    table.own(S0, &[], &[Herbalist]).markers(&[0, 1, 1]).reveal(&[Count, Queen, Knight], None);
    table.top(Pile::B1, building(Mine)).until_turn(S0);
    assert_eq!(table.own_action(), Some(crate::Action::BuyBuilding));
    assert_eq!(table.refused(S0, "use_ability"), ("5.7", "ability_idle"));
}

#[test]
fn an_impossible_action_is_asked_while_an_ability_is_executable() {
    let mut table = Table::new(3);
    table.own(S0, &[], &[MarketWoman]).coins(S0, 0, 0).reveal(&[LordProtector, Duke, Courtier], None);
    assert_eq!(table.legal(S0), ["skip", "use_ability"]);
    assert_eq!(table.refused(S0, "perform"), ("9.37", "no_building_to_pay"));
}

#[test]
fn ruling_37_what_cannot_be_paid_is_skipped() {
    let mut table = Table::new(3);
    table.coins(S0, 0, 0).reveal(&[LordProtector, Duke, Courtier], None);
    assert_eq!(table.asked(), [1]);
}

#[test]
fn ruling_38_money_under_an_empty_pile_can_be_taken_and_is_refilled() {
    let mut table = Table::new(3);
    table.shorten(Pile::B1, 0).own(S0, &[], &[MarketWoman]).reveal(&[Queen, Duke, Courtier], None);
    table.play(S0, "use_ability").play(S0, "pile:b1");
    assert_eq!(table.game.players[S0].coins.value(), 7);
    let mut table = Table::new(3);
    table.shorten(Pile::B1, 0).empty_stacks().own(S0, &[], &[MarketWoman]).reveal(&[Queen, Duke, Courtier], None);
    table.play(S0, "use_ability");
    assert!(table.legal(S0).contains(&"pile:b1".to_owned()));
}

#[test]
fn ruling_43_characters_of_cycle_1_stay_face_up_until_the_round_ends() {
    let mut table = Table::new(2);
    table.reveal(&[Queen, Duke], Some(Merchant1)).finish_cycle();
    let view = table.game.view(Viewer::Spectator);
    assert_eq!((view.players[0].aside.clone(), view.neutral_aside), (vec![Queen], vec![Merchant1]));
    for seat in [S0, S1] {
        let text = table.legal(seat)[0].clone();
        table.play(seat, &text);
    }
    table.finish_cycle();
    let view = table.game.view(Viewer::Spectator);
    assert_eq!((view.round, view.cycle), (2, 1));
    assert!(view.players[0].aside.is_empty() && view.neutral_aside.is_empty());
}

#[test]
fn ruling_46_with_an_empty_reserve_the_town_guard_is_not_asked() {
    let mut table = Table::new(3);
    table.game.reserve = 0;
    table.own(S1, &[], &[TownGuard]).reveal(&[Duke, Priest, Queen], None);
    assert_eq!((table.held_markers(), table.asked()), (vec![1, 1, 1], vec![2]));
    assert!(table.game.players[S0].victims.has(S1) && !table.game.players[S1].ability_used);
}

#[test]
fn ruling_47_nobody_gets_more_than_three_markers_in_one_phase_2() {
    let mut table = Table::new(4);
    table.own(S2, &[], &[TownGuard]).own(S3, &[], &[TownGuard]);
    table.reveal(&[Courtier, Countess, Merchant1, Merchant2], None).play(S2, "ward").play(S3, "ward");
    assert_eq!(table.held_markers(), [3, 1, 3, 3]);
}

#[test]
fn ruling_48_whether_a_look_is_possible_follows_from_tops_and_sizes() {
    let mut table = Table::new(3);
    table.own(S0, &[], &[Vintner]).shorten(Pile::S1, 1).shorten(Pile::S2, 1);
    table.top(Pile::S1, building(Mine)).top(Pile::S2, building(Mine));
    table.reveal(&[LordProtector, Duke, Courtier], None);
    assert_eq!(table.refused(S0, "use_ability"), ("5.7", "ability_idle"));
}

#[test]
fn ruling_49_with_too_little_money_one_may_still_look() {
    let mut table = Table::new(3);
    table.own(S0, &[], &[Miner]).coins(S0, 1, 0).reveal(&[LordProtector, Duke, Courtier], None);
    table.play(S0, "use_ability");
    assert_eq!(table.legal(S0), ["decline"]);
    assert_eq!(table.refused(S0, "buy:b1:1"), ("9.37", "too_dear"));
}

#[test]
fn ruling_50_equal_cards_may_be_swapped() {
    let mut table = Table::new(3);
    table.own(S0, &[Mine], &[LadyInWaiting]).own(S1, &[Mine], &[]).reveal(&[Queen, Duke, Courtier], None);
    table.play(S0, "use_ability").play(S0, "own:building:0").play(S0, "opponent:1").play(S0, "theirs:building:0");
    assert!(table.game.players[S0].ability_used);
    assert_eq!(table.game.players[S0].buildings.as_slice(), [Mine]);
}

#[test]
fn ruling_51_a_swapped_character_belongs_to_its_new_owner() {
    let mut table = Table::new(3);
    table.own(S0, &[], &[Gardener]).reveal(&[Merchant1, Queen, Count], None);
    let hands = [table.game.players[S0].hand, table.game.players[S1].hand];
    table.play(S0, "swap:1");
    assert_eq!((table.asked(), table.game.players[S0].played), (vec![0], Some(Queen)));
    assert_eq!([table.game.players[S0].hand, table.game.players[S1].hand], hands);
    table.finish_cycle();
    assert!(table.game.players[S0].aside.has(Queen) && table.game.players[S1].aside.has(Merchant1));
}

#[test]
fn ruling_52_a_refill_happens_when_money_is_taken_not_when_it_is_skipped() {
    let mut table = Table::new(3);
    table.empty_stacks().reveal(&[Treasurer, Duke, Merchant1], None).until_turn(S0);
    table.play(S0, "skip");
    assert!(table.game.stacks.iter().all(|stack| stack.is_empty()));
    table.until_turn(S2).play(S2, "skip").play(S2, "perform").play(S2, "pile:b2");
    let left: Vec<_> = table.game.stacks.iter().map(|stack| stack.coins().value()).collect();
    assert_eq!(left, [2, 0, 2, 2], "what is not taken stays");
}
