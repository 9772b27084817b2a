//! Totals and relations of the rulebook.

use curia_core::Game;

use crate::data::{
    Action, Building, CARDS_OF_A_KIND, COPIES, Card, Character, Colour, Kind, MARKET_OF_A_KIND, MONEY_CARDS, Rank,
    Subject, TYPES, building_value, subject_value,
};

#[test]
fn there_are_seventy_six_cards_and_forty_eight_coins() {
    assert_eq!(Building::ALL.len() * COPIES + Subject::ALL.len() * COPIES + Character::ALL.len(), 76);
    assert_eq!((Building::ALL.len(), Subject::ALL.len()), (TYPES, TYPES));
    assert_eq!(usize::from(MONEY_CARDS), CARDS_OF_A_KIND - MARKET_OF_A_KIND);
    assert_eq!(MONEY_CARDS + 2 * MONEY_CARDS, 48);
}

#[test]
fn money_and_markers_of_the_set_up_table_add_up() {
    for (seats, ones, twos, value, reserve, undealt) in
        [(2, 10, 10, 30, 28, 6), (3, 7, 9, 25, 27, 3), (4, 4, 8, 20, 26, 0)]
    {
        let game = super::position::Table::new(seats).game;
        assert_eq!((game.supply.ones, game.supply.twos, game.supply.value()), (ones, twos, value));
        assert_eq!((game.reserve, game.undealt_left), (reserve, undealt));
        assert_eq!(8 + 5 * seats + usize::from(value), 48);
        game.invariants().unwrap();
    }
}

#[test]
fn values_sum_to_the_totals_of_the_specification() {
    let sum = |colour: Colour, kind: Kind| -> u8 {
        let cards = (0..TYPES).map(|number| Card::of(kind, number));
        cards.filter(|card| card.colour() == colour).map(Card::value).sum()
    };
    let sums = Colour::ALL.iter().map(|&colour| (sum(colour, Kind::Building), sum(colour, Kind::Subject)));
    assert_eq!(sums.collect::<Vec<_>>(), [(15, 13), (13, 11), (11, 9), (9, 7)]);
    for (number, pair) in [7, 7, 7, 7, 6, 6, 6, 6, 5, 5, 5, 5, 4, 4, 4, 4].into_iter().enumerate() {
        assert_eq!(building_value(number) + subject_value(number), pair);
        assert!((1..=4).contains(&building_value(number)) && (1..=4).contains(&subject_value(number)));
    }
}

#[test]
fn each_rank_has_two_cards_of_which_one_has_the_symbol() {
    for rank in Rank::ALL {
        let cards: Vec<_> = Character::ALL.iter().filter(|card| card.rank() == rank).collect();
        assert_eq!(cards.len(), 2);
        assert_eq!(cards.iter().filter(|card| card.symbol()).count(), 1);
    }
}

#[test]
fn higher_ranks_have_fewer_actions_and_print_them_in_the_order_of_the_table() {
    let counts: Vec<_> = Character::ALL.iter().map(|card| card.actions(false).len()).collect();
    assert_eq!(counts, [1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 4, 4]);
    assert!(Character::ALL.iter().all(|card| card.actions(false).is_sorted() && card.actions(true).is_sorted()));
}

#[test]
fn ruling_2_the_knight_robs_countess_and_diplomat() {
    let robs: Vec<_> = Rank::ALL.iter().map(|rank| rank.robs()).collect();
    assert_eq!(robs, [Some(Rank::D), Some(Rank::C), Some(Rank::F), Some(Rank::E), Some(Rank::F), None]);
    assert_eq!((Character::Countess.rank(), Character::Diplomat.rank()), (Rank::E, Rank::E));
}

#[test]
fn ruling_3_there_are_five_actions() {
    assert_eq!(Action::ALL.len(), 5);
}

#[test]
fn ruling_4_the_treasurer_buys_and_by_option_recruits() {
    assert_eq!(Character::Treasurer.actions(false), [Action::TakeMoney, Action::BuyBuilding]);
    assert_eq!(Character::Treasurer.actions(true), [Action::TakeMoney, Action::RecruitSubject]);
    assert_eq!(Character::Knight.actions(true), [Action::TakeMoney, Action::BuyBuilding]);
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<crate::RivalKings>() <= 640);
}
