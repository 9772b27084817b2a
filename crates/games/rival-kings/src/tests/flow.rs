//! Points of the flow (sections 5.3 to 5.9) and single subjects where neither example nor ruling leads.

use curia_core::Game;

use super::position::{S0, S1, S2, Table};
use crate::data::Character::{
    Count, Countess, Courtier, Duke, Knight, LordProtector, Merchant1, Merchant2, Priest, Queen,
};
use crate::data::{Action, Building, Card, Pile, STALL_CYCLES, Subject};
use crate::event::{Ending, Event};
use crate::state::Phase;

#[test]
fn a_choice_may_be_changed_until_the_last_player_has_committed() {
    let mut table = Table::new(3);
    table.stack_hands(&[Queen, Duke, Courtier], None);
    let other = table.legal(S0).into_iter().find(|text| text != "choose:queen").unwrap();
    table.play(S0, &other).play(S1, "choose:duke").play(S0, "choose:queen");
    assert_eq!(table.asked(), [2], "who commits again does not reveal");
    table.play(S2, "choose:courtier");
    assert_eq!(table.game.players[S0].played, Some(Queen));
}

#[test]
fn gardeners_of_equal_rank_are_asked_by_markers_and_then_by_the_symbol() {
    for (markers, first) in [([1, 1, 1], 1), ([1, 2, 1], 0)] {
        let mut table = Table::new(3);
        table.markers(&markers).own(S0, &[], &[Subject::Gardener]).own(S1, &[], &[Subject::Gardener]);
        table.reveal(&[Merchant2, Merchant1, Queen], None);
        assert_eq!((table.asked(), table.decision()), (vec![first], "gardener"));
    }
}

#[test]
fn fewer_markers_act_first_among_equals_and_then_the_symbol() {
    for (markers, order) in [([1, 1, 1], [S2, S1, S0]), ([1, 2, 1], [S2, S0, S1])] {
        let mut table = Table::new(3);
        table.markers(&markers).reveal(&[Merchant2, Merchant1, Queen], None);
        assert_eq!(table.game.order[..3], order);
    }
}

#[test]
fn a_tied_player_who_can_do_nothing_is_asked_only_for_the_sake_of_an_ability() {
    let position = |subjects: &[Subject]| {
        let mut table = Table::new(3);
        table.own(S0, &[], subjects).coins(S0, 0, 0).top(Pile::S1, Card::Subject(Subject::Vintner));
        table.stack_hands(&[Duke, Count, Merchant1], None);
        // With an empty reserve nobody takes a marker, so there is none to settle.
        table.markers(&[0, 15, 15]).reveal(&[Duke, Count, Merchant1], None);
        table
    };
    let mut table = position(&[Subject::MarketWoman]);
    assert_eq!((table.decision(), table.legal(S0)), ("tied_action", vec!["skip".into(), "use_ability".into()]));
    assert_eq!(table.refused(S0, "perform:recruit_subject"), ("9.37", "no_subject_to_pay"));
    table.play(S0, "use_ability").play(S0, "pile:b1");
    assert_eq!(table.legal(S0), ["perform:recruit_subject", "skip"]);

    let table = position(&[]);
    assert_eq!(table.asked(), [1]);
    assert!(table.told(&Event::TiedSkipped { seat: S0, forced: true }));
}

#[test]
fn the_turn_ends_by_itself_unless_an_ability_is_left() {
    let mut table = Table::new(3);
    table.own(S0, &[], &[Subject::Herbalist]).reveal(&[Queen, Duke, Courtier], None).play(S0, "skip");
    assert_eq!((table.decision(), table.legal(S0)), ("end", vec!["use_ability".into(), "end_turn".into()]));
    table.play(S0, "end_turn");
    assert_eq!(table.asked(), [1]);

    let mut table = Table::new(3);
    table.reveal(&[Queen, Duke, Courtier], None).play(S0, "skip");
    assert_eq!(table.asked(), [1]);
}

#[test]
fn the_second_time_of_the_sailor_may_be_skipped() {
    let mut table = Table::new(3);
    table.own(S0, &[], &[Subject::Sailor]).reveal(&[Merchant1, Merchant2, Queen], None).until_turn(S0);
    table.play(S0, "twice:take_money").play(S0, "pile:b1");
    assert_eq!((table.decision(), table.legal(S0)), ("second_action", vec!["perform".into(), "skip".into()]));
    table.play(S0, "skip");
    assert_eq!((table.asked(), table.game.players[S0].coins.value()), (vec![1], 7));
}

#[test]
fn an_ability_between_two_thefts_leads_back_to_the_second() {
    let mut table = Table::new(3);
    table.own(S0, &[], &[Subject::Jailer]).reveal(&[Courtier, Merchant1, Merchant2], None);
    table.play(S0, "steal:1:take_money").play(S0, "skip").play(S0, "use_ability");
    assert_eq!((table.decision(), table.legal(S0).len()), ("steal", 4));
}

#[test]
fn ruling_17_the_town_guard_is_no_help_against_a_marker_that_is_passed_on() {
    let mut table = Table::new(3);
    table.own(S1, &[], &[Subject::TownGuard]).reveal(&[Courtier, Queen, Countess], None).until_turn(S0);
    table.play(S0, "perform").play(S0, "to:1");
    assert_eq!((table.held_markers(), table.asked()), (vec![0, 2, 1], vec![0]));

    let mut table = Table::new(3);
    table.own(S1, &[], &[Subject::TownGuard]).own(S0, &[], &[Subject::Herbalist]);
    table.reveal(&[Queen, Duke, Merchant1], None).play(S0, "use_ability").play(S0, "to:1");
    assert_eq!((table.held_markers(), table.asked()), (vec![0, 2, 1], vec![0]));
}

#[test]
fn ruling_24_the_smith_works_for_a_stolen_purchase() {
    let mut table = Table::new(3);
    table.own(S0, &[], &[Subject::Smith]).coins(S0, 1, 0).reveal(&[LordProtector, Knight, Merchant1], None);
    table.top(Pile::B1, Card::Building(Building::Mine)).play(S0, "steal:1:buy_building");
    assert_eq!(table.decision(), "stolen_action");
    table.play(S0, "perform").play(S0, "pile:b1").play(S0, "use_smith:yes");
    assert_eq!(table.game.players[S0].buildings.as_slice(), [Building::Mine]);
    assert_eq!(table.game.players[S0].coins.value(), 0);
}

#[test]
fn ruling_25_the_subject_found_by_the_vintner_cannot_be_used_in_this_cycle() {
    let mut table = Table::new(3);
    table.own(S0, &[], &[Subject::Vintner]).top(Pile::S1, Card::Subject(Subject::Herbalist));
    table.reveal(&[LordProtector, Duke, Courtier], None);
    table.play(S0, "use_ability").play(S0, "buy:s1:1");
    assert_eq!(table.game.players[S0].active(), Some(Subject::Herbalist));
    assert_eq!(table.refused(S0, "use_ability"), ("9.21", "ability_used"));
}

#[test]
fn ruling_36_without_markers_nothing_is_passed_on_and_the_jailer_is_idle() {
    let mut table = Table::new(3);
    table.own(S0, &[], &[Subject::Jailer]).markers(&[0, 1, 1]).reveal(&[Priest, Queen, Countess], None);
    table.until_turn(S0);
    assert_eq!(table.own_action(), Some(Action::TakeMoney), "pass_conflict was skipped");
    assert_eq!(table.refused(S0, "use_ability"), ("5.7", "ability_idle"));
}

#[test]
fn ruling_39_the_other_piles_are_still_sold_when_one_is_empty() {
    let mut table = Table::new(3);
    table.shorten(Pile::B1, 1).top(Pile::B1, Card::Building(Building::Mine));
    table.top(Pile::S1, Card::Subject(Subject::Vintner)).reveal(&[LordProtector, Duke, Countess], None);
    table.play(S0, "perform").play(S0, "pile:b1").play(S1, "skip").play(S1, "perform").play(S1, "pile:s1");
    assert_eq!(table.game.players[S1].active(), Some(Subject::Vintner));
    table.finish_cycle();
    assert_eq!(table.game.phase, Phase::Over);
}

#[test]
fn ruling_39_an_empty_pile_ends_the_game_after_cycle_1_and_all_turns_are_played() {
    let mut table = Table::new(3);
    table.shorten(Pile::B1, 1).top(Pile::B1, Card::Building(Building::Mine));
    table.reveal(&[LordProtector, Duke, Courtier], None);
    table.play(S0, "perform").play(S0, "pile:b1");
    assert_eq!(table.asked(), [1], "the others still have their turns");
    table.finish_cycle();
    assert_eq!(table.asked(), [0usize; 0]);
    assert!(table.told(&Event::GameEnds { why: Ending::PileEmpty, cycle: 1 }));
    assert!(table.game.standings().is_some());
    assert_eq!(table.refused(S0, "skip"), ("8", "over"));
}

#[test]
fn the_stall_guard_ends_a_game_in_which_nobody_buys() {
    let mut table = Table::new(2);
    for cycle in 0..STALL_CYCLES {
        assert_eq!(table.game.quiet, cycle);
        for seat in [S0, S1] {
            let text = table.legal(seat)[0].clone();
            table.play(seat, &text);
        }
        while !matches!(table.game.phase, Phase::ChooseCharacter | Phase::Over) {
            let seat = table.game.decider();
            let text = table.legal(seat).into_iter().find(|text| text == "skip" || text.starts_with("steal")).unwrap();
            table.play(seat, &text);
        }
    }
    assert_eq!(table.game.phase, Phase::Over);
    assert!(table.heard.0.iter().any(|(_, event)| matches!(event, Event::GameEnds { why: Ending::Stall, .. })));
}

#[test]
fn a_purchase_starts_the_stall_guard_anew_and_a_swap_does_not() {
    let mut table = Table::new(3);
    table.game.quiet = STALL_CYCLES - 2;
    table.own(S0, &[], &[Subject::Troubadour]).reveal(&[Queen, Duke, Courtier], None);
    table.play(S0, "use_ability").play(S0, "own:subject:0").play(S0, "pile:b1").finish_cycle();
    assert_eq!(table.game.quiet, STALL_CYCLES - 1);
    table.stack_hands(&[LordProtector, Duke, Courtier], None);
    table.top(Pile::B1, Card::Building(Building::Mine));
    table.reveal(&[LordProtector, Duke, Courtier], None);
    table.play(S0, "perform").play(S0, "pile:b1").finish_cycle();
    assert_eq!((table.game.quiet, table.game.phase), (0, Phase::ChooseCharacter));
}

#[test]
fn carpenter_herbalist_and_scholar_work_as_printed() {
    let mut table = Table::new(3);
    table
        .own(S0, &[], &[Subject::Carpenter])
        .top(Pile::B1, Card::Building(Building::Market))
        .reveal(&[Queen, Duke, Courtier], None);
    table.play(S0, "use_ability").play(S0, "pile:b1");
    assert_eq!(table.game.players[S0].buildings.as_slice(), [Building::Market]);

    let mut table = Table::new(3);
    table.own(S0, &[], &[Subject::Herbalist]).reveal(&[Queen, Duke, Courtier], None);
    table.play(S0, "use_ability");
    assert_eq!(table.refused(S0, "to:0"), ("5.10", "needs_opponent"));
    table.play(S0, "to:1");
    assert_eq!(table.held_markers(), [0, 2, 2]);

    let mut table = Table::new(3);
    table.own(S0, &[Building::Mine, Building::Dungeon], &[Subject::Scholar]).reveal(&[Queen, Duke, Courtier], None);
    table.play(S0, "use_ability");
    assert_eq!(table.game.players[S0].coins.value(), 7);
}
