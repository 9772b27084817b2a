//! The heuristics follow the strategy notes (section 12).

use curia_core::{Game, Heuristics, MoveList, Seat};

use super::position::{S0, S1, S2, S3, Table};
use crate::RivalKings;
use crate::data::{Building, Card, Character, Kind, Pile, Subject};
use crate::pieces::Characters;

/// The legal moves of a seat with their ratings.
fn ratings(table: &Table, seat: Seat) -> Vec<(String, i32)> {
    let (mut list, mut ratings) = (MoveList::for_game::<RivalKings>(), Vec::new());
    table.game.legal(seat, &mut list);
    table.game.rate(seat, &list, &mut ratings);
    list.iter().map(ToString::to_string).zip(ratings).collect()
}

fn rating(table: &Table, seat: Seat, text: &str) -> i32 {
    ratings(table, seat).into_iter().find(|(mv, _)| mv == text).unwrap().1
}

/// The move that is rated best.
fn preferred(table: &Table, seat: Seat) -> String {
    ratings(table, seat).into_iter().max_by_key(|&(_, rating)| rating).unwrap().0
}

/// Every pile holds one card eight times, so that it does not matter what comes up next.
fn alike(table: &mut Table, building: Building, subject: Subject) {
    for pile in Pile::ALL {
        let card = match pile.kind() {
            Kind::Building => Card::Building(building),
            Kind::Subject => Card::Subject(subject),
        };
        table.game.piles[pile.index()].cards.fill(card);
    }
}

/// Two players at the turn of the first, who has played `own`; the other can do nothing without coins.
fn turn_of(own: Character) -> Table {
    turn_against(own, Character::Duke)
}

fn turn_against(own: Character, other: Character) -> Table {
    let mut table = Table::new(2);
    alike(&mut table, Building::Mine, Subject::Farmer);
    table.reveal(&[own, other], Some(Character::Count)).until_turn(S0);
    table.markers(&[0, 0]).coins(S0, 4, 2).coins(S1, 0, 0);
    table
}

/// Four players about to choose, the first with this hand.
fn dealt(own: [Character; 3]) -> Table {
    let mut table = Table::new(4);
    let mut rest = Character::ALL.iter().copied().filter(|character| !own.contains(character));
    table.player(S0).hand = own.into_iter().collect();
    for seat in [S1, S2, S3] {
        table.player(seat).hand = rest.by_ref().take(3).collect();
    }
    table
}

/// Note 12.1.
#[test]
fn a_perfect_pair_is_bought_rather_than_a_loose_card_of_the_same_price() {
    let mut table = turn_of(Character::LordProtector);
    table.own(S0, &[], &[Subject::Jailer]);
    table.top(Pile::B1, Card::Building(Building::Garden)).top(Pile::B2, Card::Building(Building::Dungeon));
    table.play(S0, "perform");
    assert_eq!(preferred(&table, S0), "pile:b2");
}

/// Note 12.1.
#[test]
fn a_card_whose_partner_lies_open_is_bought_rather_than_one_whose_partners_are_gone() {
    let mut table = turn_of(Character::LordProtector);
    table.top(Pile::B1, Card::Building(Building::Garden)).top(Pile::B2, Card::Building(Building::Dungeon));
    table.top(Pile::S1, Card::Subject(Subject::Jailer));
    table.own(S1, &[], &[Subject::Gardener, Subject::Gardener]);
    table.play(S0, "perform");
    assert_eq!(preferred(&table, S0), "pile:b2");
}

/// Note 12.2.
#[test]
fn coins_count_more_while_there_is_something_to_buy() {
    let mut table = turn_against(Character::Courtier, Character::Queen);
    table.coins(S0, 0, 0).empty_stacks().stack(Pile::B1, 1, 2).stack(Pile::B2, 1, 1);
    table.play(S0, "skip").play(S0, "perform");
    assert_eq!(preferred(&table, S0), "pile:b1");
    let gain = |table: &Table| rating(table, S0, "pile:b1") - rating(table, S0, "pile:b2");
    let early = gain(&table);
    table.shorten(Pile::S2, 0);
    assert!(early > gain(&table), "{early} early, {} late", gain(&table));
}

/// Note 12.3.
#[test]
fn a_purchase_feeds_the_stack_that_the_buyer_takes_next() {
    let mut table = turn_of(Character::LordProtector);
    table.empty_stacks().stack(Pile::B2, 0, 1).player(S0).hand = Characters::NONE.with(Character::Courtier);
    table.play(S0, "perform");
    assert_eq!(preferred(&table, S0), "pile:b2");
}

/// Note 12.3.
#[test]
fn a_purchase_does_not_feed_the_stack_that_an_opponent_takes_next() {
    let mut table = turn_against(Character::LordProtector, Character::Courtier);
    table.empty_stacks().stack(Pile::B1, 0, 1).player(S0).hand = Characters::NONE.with(Character::Duke);
    table.play(S0, "perform");
    assert_eq!(preferred(&table, S0), "pile:b2");
}

/// Note 12.4.
#[test]
fn a_merchant_is_best_when_those_who_rob_it_are_in_the_own_hand() {
    let safe = dealt([Character::Courtier, Character::Countess, Character::Merchant1]);
    let robbed = dealt([Character::LordProtector, Character::Duke, Character::Merchant1]);
    assert!(rating(&safe, S0, "choose:merchant_1") > rating(&robbed, S0, "choose:merchant_1"));
    assert_eq!(preferred(&safe, S0), "choose:merchant_1");
}

/// Note 12.4.
#[test]
fn a_merchant_is_better_once_those_who_rob_it_have_been_played() {
    let after = |played: [Character; 3]| {
        let mut table = dealt([Character::LordProtector, Character::Duke, Character::Merchant1]);
        for seat in [S1, S2, S3] {
            let player = table.player(seat);
            player.aside = player.hand.iter().filter(|card| played.contains(card)).collect();
            player.hand = player.hand.iter().filter(|card| !played.contains(card)).collect();
        }
        rating(&table, S0, "choose:merchant_1")
    };
    let robbers = after([Character::Courtier, Character::Countess, Character::Diplomat]);
    assert!(robbers > after([Character::Queen, Character::Knight, Character::Treasurer]));
}

/// A Countess about to rob a Merchant; she has nothing to gain herself.
fn theft() -> Table {
    let mut table = turn_against(Character::Countess, Character::Merchant1);
    table.coins(S0, 0, 0).empty_stacks();
    table.game.supply = Default::default();
    table
}

/// Note 12.5.
#[test]
fn a_thief_covers_the_purchase_that_would_complete_a_pair() {
    let mut table = theft();
    table.player(S1).coins.twos = 2;
    table.own(S1, &[], &[Subject::Jailer]).top(Pile::B1, Card::Building(Building::Dungeon));
    assert_eq!(preferred(&table, S0), "steal:1:buy_building");
    let mut table = theft();
    table.player(S1).coins.twos = 2;
    table.own(S1, &[Building::Dungeon], &[]).top(Pile::S1, Card::Subject(Subject::Jailer));
    assert_eq!(preferred(&table, S0), "steal:1:recruit_subject");
}

/// Note 12.5.
#[test]
fn in_the_last_cycle_a_thief_covers_the_settling_of_a_conflict() {
    let mut table = theft();
    table.player(S1).coins.twos = 1;
    table.markers(&[0, 2]).shorten(Pile::S2, 0);
    assert_eq!(preferred(&table, S0), "steal:1:settle_conflict");
}

/// Note 12.6.
#[test]
fn a_marker_is_passed_to_the_leader() {
    let mut table = Table::new(3);
    table.reveal(&[Character::Courtier, Character::Queen, Character::LordProtector], None).until_turn(S0);
    table.markers(&[1, 0, 0]).own(S2, &[Building::Garden], &[Subject::Gardener]).play(S0, "perform");
    assert_eq!(preferred(&table, S0), "to:2");
}

/// Note 12.6.
#[test]
fn who_has_markers_chooses_a_character_that_settles() {
    let mut table = dealt([Character::LordProtector, Character::Count, Character::Treasurer]);
    table.markers(&[3, 1, 1, 1]);
    assert_eq!(preferred(&table, S0), "choose:count");
}

/// Note 12.7.
#[test]
fn an_engine_is_not_covered_by_a_cheap_loose_subject() {
    let scholar = [Building::Garden, Building::Cathedral, Building::Forge];
    let engines = [Subject::MarketWoman, Subject::Carpenter, Subject::Herbalist, Subject::Miner, Subject::Scholar];
    for (active, recruits) in engines.map(|engine| (engine, false)).into_iter().chain([(Subject::Sailor, true)]) {
        let mut table = turn_of(Character::Queen);
        table.own(S0, &scholar, &[active]).player(S0).ability_used = true;
        let recruited = rating(&table, S0, "perform") > rating(&table, S0, "skip");
        assert_eq!(recruited, recruits, "{active:?}: {:?}", ratings(&table, S0));
    }
}

/// Note 12.7.
#[test]
fn a_subject_that_replaces_itself_is_used_before_it_is_replaced() {
    for active in [Subject::Innkeeper, Subject::Vintner] {
        let mut table = turn_of(Character::Queen);
        table.own(S0, &[Building::Farm, Building::Farm], &[active]);
        assert_eq!(preferred(&table, S0), "use_ability", "{active:?}");
    }
}

/// Note 12.8.
#[test]
fn a_swap_gives_a_cheap_loose_card_for_the_missing_partner() {
    let mut table = turn_of(Character::Queen);
    table.own(S0, &[Building::CityWall, Building::Market], &[Subject::Gardener, Subject::LadyInWaiting]);
    table.coins(S0, 0, 0).own(S1, &[Building::Dungeon, Building::Garden], &[]);
    for expected in ["use_ability", "own:building:1", "opponent:1", "theirs:building:1"] {
        assert_eq!(preferred(&table, S0), expected);
        table.play(S0, expected);
    }
}

/// Note 12.8.
#[test]
fn a_troubadour_fetches_the_missing_partner_from_the_market() {
    let mut table = turn_of(Character::Queen);
    table.own(S0, &[Building::Market], &[Subject::Gardener, Subject::Troubadour]);
    table.coins(S0, 0, 0).top(Pile::B2, Card::Building(Building::Garden));
    for expected in ["use_ability", "own:building:0", "pile:b2"] {
        assert_eq!(preferred(&table, S0), expected);
        table.play(S0, expected);
    }
}

/// Note 12.8.
#[test]
fn completing_a_pair_is_more_urgent_while_an_opponent_can_swap_its_card_away() {
    let urgency = |active: Subject| {
        let mut table = turn_of(Character::Queen);
        table.own(S0, &[Building::Garden], &[]).own(S1, &[], &[active]);
        table.top(Pile::S1, Card::Subject(Subject::Gardener));
        rating(&table, S0, "perform") - rating(&table, S0, "skip")
    };
    assert!(urgency(Subject::LadyInWaiting) > urgency(Subject::Sailor));
}

/// Note 12.9.
#[test]
fn the_leader_buys_from_the_shortest_pile_and_the_others_avoid_it() {
    for left in 1..=3 {
        for (leader, expected) in [(S0, "pile:b1"), (S1, "pile:b2")] {
            let mut table = turn_of(Character::LordProtector);
            table.own(leader, &[Building::Garden], &[Subject::Gardener]);
            table.coins(S0, 0, 1).empty_stacks().shorten(Pile::B1, left).play(S0, "perform");
            assert_eq!(preferred(&table, S0), expected, "{left} left, seat {leader} leads");
        }
    }
}

/// Note 12.10.
#[test]
fn before_the_last_cycle_leftover_coins_become_any_card() {
    for left in 0..=1 {
        let mut table = turn_of(Character::LordProtector);
        alike(&mut table, Building::Vineyard, Subject::Farmer);
        table.coins(S0, 3, 0).own(S1, &[], &[Subject::Vintner, Subject::Vintner]).shorten(Pile::S1, left);
        assert_eq!(preferred(&table, S0), "perform", "{left} cards left");
    }
}
