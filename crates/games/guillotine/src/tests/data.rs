//! Section 3: check sums.

use crate::data::{Ability, Card, Class, Colour, Noble};
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
    let mut kinds: Vec<&str> = Noble::all().map(|noble| noble.kind_id()).collect();
    kinds.dedup();
    assert_eq!(kinds.len(), 40);
    for noble in Noble::all() {
        match noble.copy_number() {
            None => assert_eq!(noble.id(), noble.kind_id()),
            Some(copy) => assert_eq!(noble.id(), format!("{}_{copy}", noble.kind_id())),
        }
        assert_eq!(noble.id().parse(), Ok(noble));
    }
}

#[test]
fn named_nobles_are_who_they_say() {
    let names = [
        (Noble::ROBESPIERRE, "robespierre"),
        (Noble::MARIE_ANTOINETTE, "marie_antoinette"),
        (Noble::COUNT_HIMSELF, "count"),
        (Noble::COUNTESS, "countess"),
        (Noble::RIVAL_EXECUTIONER, "rival_executioner"),
        (Noble::MASTER_SPY, "master_spy"),
        (Noble::CLOWN, "clown"),
        (Noble::TRAGIC_FIGURE, "tragic_figure"),
    ];
    for (noble, id) in names {
        assert_eq!(noble.id(), id);
    }
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
        assert_eq!(card.id().parse(), Ok(card));
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
fn the_probe_names_every_card_and_every_decision() {
    use curia_core::testkit::Probe;
    for card in Card::ALL {
        assert!(Guillotine::FEATS.contains(&card.id()), "{card}");
    }
    assert_eq!(Guillotine::DECISIONS, crate::prompt::Decision::ALL.map(|decision| decision.id()));
}

#[test]
fn a_state_is_at_most_a_kibibyte() {
    assert!(size_of::<Guillotine>() <= 1024, "{}", size_of::<Guillotine>());
}

#[test]
fn keys_are_unique_and_complete() {
    let keys = crate::keys();
    assert!(keys.windows(2).all(|pair| pair[0] < pair[1]));
    assert!(keys.iter().all(|key| key.space.starts_with("guillotine-")));
    assert_eq!(keys.iter().filter(|key| key.space == "guillotine-card").count(), 50);
    assert_eq!(keys.iter().filter(|key| key.space == "guillotine-noble").count(), 40);
}
