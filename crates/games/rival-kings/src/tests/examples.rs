//! The worked examples of section 10.

use curia_core::Game;

use super::position::{S0, S1, S2, S3, Table};
use crate::data::Building::{Dungeon, Forge, Garden, Mine, Vineyard};
use crate::data::Character::{
    Count, Countess, Courtier, Diplomat, Duke, Knight, LordProtector, Merchant1, Merchant2, Priest, Queen,
};
use crate::data::Subject::{Gardener, Innkeeper, Jailer, MarketWoman, Miner, Sailor, Scholar, Vintner};
use crate::data::{Card, Pile};
use crate::money::Coins;

#[test]
fn example_1_set_up_for_four() {
    let table = Table::new(4);
    let game = &table.game;
    assert!(game.piles.iter().all(|pile| pile.len == 8));
    assert!(game.stacks.iter().all(|stack| stack.coins() == Coins { ones: 0, twos: 1 }));
    for player in game.players.playing(game.seats) {
        assert_eq!((player.coins, player.markers, player.hand.len()), (Coins { ones: 3, twos: 1 }, 1, 3));
    }
    assert_eq!((game.supply, game.supply.value(), game.reserve), (Coins { ones: 4, twos: 8 }, 20, 26));
    game.invariants().unwrap();
}

#[test]
fn example_2_actions_are_performed_in_printed_order() {
    let mut table = Table::new(3);
    table.reveal(&[Knight, Count, Merchant1], None);
    table.coins(S0, 0, 0).top(Pile::B1, Card::Building(Mine)).until_turn(S0);
    assert_eq!(table.legal(S0), ["perform", "skip"]);
    table.play(S0, "perform").play(S0, "pile:b1");
    assert_eq!(table.decision(), "own_action");
    table.play(S0, "perform").play(S0, "pile:b1");
    assert_eq!(table.game.players[S0].buildings.as_slice(), [Mine]);

    let mut table = Table::new(3);
    table.reveal(&[Knight, Count, Merchant1], None).until_turn(S0);
    table.top(Pile::B1, Card::Building(Mine)).play(S0, "skip").play(S0, "perform").play(S0, "pile:b1");
    assert_eq!(table.asked(), [2], "take_money cannot follow buy_building");
}

#[test]
fn example_3_the_market_woman_pays_the_lord_protector() {
    let mut table = Table::new(3);
    table.own(S0, &[], &[MarketWoman]).coins(S0, 1, 0).stack(Pile::S2, 0, 2);
    table.top(Pile::B1, Card::Building(Garden)).top(Pile::B2, Card::Building(Dungeon));
    table.reveal(&[LordProtector, Duke, Courtier], None);
    assert_eq!(table.legal(S0), ["skip", "use_ability"]);
    table.play(S0, "use_ability").play(S0, "pile:s2");
    assert_eq!(table.game.players[S0].coins.value(), 5);
    table.play(S0, "perform").play(S0, "pile:b1");
    assert_eq!(table.game.players[S0].coins.value(), 1);

    let mut table = Table::new(3);
    table.own(S0, &[], &[MarketWoman]).top(Pile::B1, Card::Building(Garden));
    table.reveal(&[LordProtector, Duke, Courtier], None);
    table.play(S0, "perform").play(S0, "pile:b1").play(S0, "use_ability").play(S0, "pile:b1");
    assert_eq!(table.game.players[S0].coins.value(), 7);
}

#[test]
fn example_4_two_merchants() {
    let mut table = Table::new(3);
    table.reveal(&[Merchant1, Merchant2, Queen], None);
    assert_eq!(table.held_markers(), [2, 2, 1]);
    assert_eq!(table.asked(), [2]);
    assert_eq!(table.decision(), "own_action");
    table.play(S2, "skip");
    assert_eq!((table.asked(), table.decision()), (vec![0], "tied_action"));
    table.play(S0, "perform:settle_conflict");
    assert_eq!((table.asked(), table.decision()), (vec![1], "tied_action"));
    table.play(S1, "perform:settle_conflict");
    assert_eq!(table.decision(), "choose_character");
}

#[test]
fn example_5_the_knight_robs_the_diplomat() {
    let mut table = Table::new(3);
    table.reveal(&[Knight, Diplomat, Courtier], None);
    table.top(Pile::B1, Card::Building(Mine)).top(Pile::B2, Card::Building(Mine));
    assert_eq!(table.held_markers(), [1, 2, 1]);
    assert_eq!(table.asked(), [2]);
    table.play(S2, "skip").play(S2, "skip");
    assert_eq!(table.legal(S0), ["steal:1:settle_conflict", "steal:1:take_money", "steal:1:buy_building"]);
    table.play(S0, "steal:1:take_money").play(S0, "perform").play(S0, "pile:s1");
    table.play(S0, "perform").play(S0, "pile:s2").play(S0, "perform").play(S0, "pile:b1");
    assert_eq!((table.asked(), table.legal(S1)), (vec![1], vec!["perform".to_owned(), "skip".to_owned()]));
    table.play(S1, "perform");
    assert_eq!(table.own_action(), Some(crate::Action::BuyBuilding));
}

#[test]
fn example_6_two_tied_victims() {
    let mut table = Table::new(4);
    table.reveal(&[Knight, Countess, Diplomat, LordProtector], None);
    assert_eq!(table.held_markers(), [2, 3, 3, 1]);
    assert_eq!((table.asked(), table.decision()), (vec![3], "steal"));
    table.play(S3, "steal:0:buy_building").until_turn(S0);
    table.play(S0, "steal:2:take_money").play(S0, "perform").play(S0, "pile:b1");
    table.play(S0, "steal:1:settle_conflict").play(S0, "perform");
    assert_eq!((table.decision(), table.own_action()), ("own_action", Some(crate::Action::TakeMoney)));
    table.play(S0, "perform").play(S0, "pile:b2");
    assert_eq!((table.asked(), table.decision()), (vec![1], "tied_action"));
    assert!(!table.legal(S1).contains(&"perform:settle_conflict".to_owned()));
    table.play(S1, "perform:take_money").play(S1, "pile:s1");
    assert_eq!((table.asked(), table.decision()), (vec![2], "tied_action"));
}

#[test]
fn example_7_three_markers_at_once() {
    let mut table = Table::new(4);
    table.reveal(&[Courtier, Countess, Merchant1, Merchant2], None);
    assert_eq!(table.held_markers(), [1, 1, 4, 4]);
    table.play(S0, "steal:2:settle_conflict").play(S0, "skip");
    table.play(S0, "steal:3:settle_conflict").play(S0, "skip").until_turn(S1);
    table.play(S1, "steal:2:take_money").play(S1, "skip").play(S1, "steal:3:take_money").play(S1, "skip");
    table.top(Pile::B1, Card::Building(Mine)).top(Pile::S1, Card::Subject(Miner)).until_turn(S2);
    assert_eq!(table.legal(S2), ["perform:recruit_subject", "perform:buy_building", "skip"]);
}

#[test]
fn example_8_two_tied_thieves_do_not_reach_the_merchant() {
    let mut table = Table::new(4);
    table.reveal(&[Courtier, Priest, Merchant1, Queen], None);
    assert_eq!(table.held_markers(), [2, 2, 1, 1]);
    assert!(table.game.players.playing(table.game.seats).iter().all(|player| player.victims.is_empty()));
    table.until_turn(S2);
    assert!(table.game.players[S2].covered.is_empty());
}

#[test]
fn example_9_mine_and_miner_are_a_perfect_pair() {
    let mut table = Table::new(2);
    table.own(S0, &[Mine], &[Miner]);
    assert_eq!(table.game.players[S0].points().perfect, 4);
    assert_eq!(table.game.players[S0].free(crate::Kind::Building), 0);
    assert_eq!(table.game.players[S0].free(crate::Kind::Subject), 0);
}

#[test]
fn example_10_scoring() {
    let mut table = Table::new(2);
    table.own(S0, &[Vineyard, Garden, Forge, Dungeon], &[Vintner, Gardener, Innkeeper, Sailor]);
    table.coins(S0, 2, 1).markers(&[3, 1]);
    let points = table.game.players[S0].points();
    assert_eq!((points.perfect, points.colour, points.loose), (11, 3, 2));
    assert_eq!((points.coins, points.markers, points.total()), (1, -6, 11));
}

#[test]
fn example_11_the_old_or_the_new_subject_never_both() {
    let position = || {
        let mut table = Table::new(3);
        table.own(S0, &[Mine, Forge], &[Jailer]).coins(S0, 1, 1).top(Pile::S1, Card::Subject(Scholar));
        table.reveal(&[Queen, Duke, Courtier], None).markers(&[2, 1, 1]);
        table
    };
    let mut old = position();
    old.play(S0, "use_ability");
    assert_eq!(old.game.players[S0].coins.value(), 5);
    old.play(S0, "perform").play(S0, "pile:s1");
    assert_eq!((old.asked(), old.game.players[S0].active()), (vec![1], Some(Scholar)));

    let mut new = position();
    new.play(S0, "perform").play(S0, "pile:s1");
    assert_eq!(new.legal(S0), ["use_ability", "end_turn"]);
    new.play(S0, "use_ability");
    assert_eq!((new.asked(), new.game.players[S0].coins.value()), (vec![1], 2));
}

#[test]
fn example_12_two_players_and_the_neutral_card() {
    let mut table = Table::new(2);
    table.reveal(&[Duke, Priest], Some(Count));
    assert_eq!(table.held_markers(), [2, 2]);
    assert!(!table.game.players[S0].tied);
    assert_eq!(table.legal(S0), ["steal:1:pass_conflict", "steal:1:take_money"]);
    table.play(S0, "steal:1:take_money").play(S0, "perform").play(S0, "pile:b1").play(S0, "perform");
    assert_eq!((table.held_markers(), table.own_action()), (vec![1, 2], Some(crate::Action::RecruitSubject)));
}

#[test]
fn example_13_refill() {
    let mut table = Table::new(3);
    table.empty_stacks().reveal(&[Courtier, Queen, Countess], None).until_turn(S0);
    let before = table.game.supply.twos;
    table.play(S0, "skip");
    table.play(S0, "perform");
    assert!(table.game.stacks.iter().all(|stack| stack.coins() == Coins { ones: 0, twos: 1 }));
    assert_eq!(table.game.supply.twos, before - 4);
    table.play(S0, "pile:s1");
    assert_eq!(table.purse(S0), (3, 2));
}
