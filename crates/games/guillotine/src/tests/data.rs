//! Section 3: check sums.

use std::collections::BTreeSet;

use crate::data::{Ability, Card, Class, Colour, Kind, Needs, Noble};
use crate::state::Guillotine;

#[test]
fn fifty_nobles_in_five_colours() {
    let count = |colour: Colour| Noble::all().filter(|noble| noble.colour() == colour).count();
    assert_eq!(Colour::ALL.map(count), [15, 7, 10, 11, 7]);
    assert_eq!(Noble::all().count(), 50);
}

#[test]
fn printed_values_add_up() {
    let sum =
        |colour: Colour| Noble::all().filter(|noble| noble.colour() == colour).map(|noble| noble.value()).sum::<i32>();
    assert_eq!(Colour::ALL.map(sum), [37, 18, 21, 17, -9]);
    assert_eq!(Noble::all().map(|noble| noble.value()).sum::<i32>(), 84);
}

#[test]
fn all_nobles_in_one_pile_are_worth_106() {
    let all: Vec<Noble> = Noble::all().collect();
    assert_eq!(crate::scoring::parts(&all, 0).iter().sum::<i32>(), 106);
}

#[test]
fn copies_are_numbered_and_kinds_share_a_name() {
    let mut kinds: Vec<Kind> = Noble::all().map(Noble::kind).collect();
    kinds.dedup();
    assert_eq!(kinds, Kind::ALL);
    let ids: BTreeSet<String> = Noble::all().map(|noble| noble.to_string()).collect();
    assert_eq!(ids.len(), 50);
    for noble in Noble::all() {
        assert_eq!(noble.to_string().parse(), Ok(noble));
    }
    let guards: Vec<String> = Noble::all().filter(|noble| noble.is_guard()).map(|noble| noble.to_string()).collect();
    assert_eq!(guards, ["palace_guard_1", "palace_guard_2", "palace_guard_3", "palace_guard_4", "palace_guard_5"]);
    assert_eq!("count".parse(), Ok(Noble::COUNT_HIMSELF));
    for wrong in ["palace_guard", "palace_guard_0", "palace_guard_6", "count_1", "palace_guard_10", ""] {
        assert!(wrong.parse::<Noble>().is_err(), "{wrong}");
    }
}

#[test]
fn sets_of_nobles_hold_who_they_say() {
    for noble in Noble::all() {
        assert_eq!(noble.is_judge(), noble.ability() == Ability::BlockActions, "{noble}");
        assert_eq!(noble.is_guard(), noble.ability() == Ability::Guard, "{noble}");
        assert_eq!(noble.colour().set() & noble.bit(), noble.bit());
    }
}

#[test]
fn sixty_action_cards_of_fifty_kinds() {
    assert_eq!(Card::ALL.len(), 50);
    assert_eq!(Card::ALL.iter().map(|card| usize::from(card.copies())).sum::<usize>(), Card::TOTAL);
    assert_eq!(Card::ALL.iter().filter(|card| card.copies() == 2).count(), 10);
    for (number, card) in Card::ALL.into_iter().enumerate() {
        assert_eq!(card.index(), number);
        assert_eq!(Card::of_bit(number as u32), card);
        assert_eq!(Card::from_id(card.id()), Some(card));
    }
}

#[test]
fn flags_of_action_cards_add_up() {
    let line_altering = || Card::ALL.into_iter().filter(|card| card.is_line_altering());
    assert_eq!(line_altering().count(), 29);
    assert_eq!(line_altering().map(|card| usize::from(card.copies())).sum::<usize>(), 37);
    assert_eq!(Card::LINE_ALTERING.count_ones(), 29);
    assert_eq!(Card::ALL.into_iter().filter(|card| card.is_table_card()).count(), 8);
    for card in Card::ALL {
        assert_eq!(card.is_table_card(), card.class() == Class::Table, "{card}");
        assert!(!card.is_final() || card.is_table_card());
    }
    assert_eq!(Card::FINAL.count_ones(), 6);
}

#[test]
fn what_cards_need_adds_up() {
    let needing = |wanted: fn(Needs) -> bool| Card::ALL.into_iter().filter(|card| wanted(card.needs())).count();
    assert_eq!(needing(|needs| needs == Needs::Nothing), 23);
    assert_eq!(needing(|needs| matches!(needs, Needs::Line(_) | Needs::InFront(_))), 14);
    assert_eq!(needing(|needs| matches!(needs, Needs::Colour(_) | Needs::Guard)), 4);
    let table_cards = Card::ALL.into_iter().filter(|card| card.is_table_card());
    assert!(table_cards.into_iter().all(|card| card.needs() == Needs::Nothing));
}

#[test]
fn a_state_is_at_most_a_kibibyte() {
    assert!(size_of::<Guillotine>() <= 1024, "{}", size_of::<Guillotine>());
}
