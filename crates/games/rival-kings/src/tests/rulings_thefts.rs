//! Who is in conflict with whom, for every set of characters that can lie on the table, against section 5.4 said
//! plainly; and the rulings 9.7, 9.10, 9.11, 9.44 and 9.53 about thefts.

use curia_core::{Game, Seat};

use super::position::{S0, S1, S2, S3, Table};
use crate::data::Character::{
    Countess, Courtier, Diplomat, Knight, LordProtector, Merchant1, Merchant2, Queen, Treasurer,
};
use crate::data::{Action, Card, Character, Pile, Rank, Subject};

/// What phase 2 does to one seat: markers taken, whether it is tied, whom it robs.
#[derive(PartialEq, Eq, Debug)]
struct Conflicts {
    markers: u8,
    tied: bool,
    victims: Vec<usize>,
}

/// Section 5.4 without Gardener and Town Guard.
fn expected(ranks: &[Rank], neutral: Option<Rank>) -> Vec<Conflicts> {
    let tied = |seat: usize| ranks.iter().enumerate().any(|(other, &rank)| other != seat && rank == ranks[seat]);
    let robs = |thief: usize, victim: usize| !tied(thief) && ranks[thief].robs() == Some(ranks[victim]);
    let seats = 0..ranks.len();
    let of = |seat: usize| {
        let equal = tied(seat) || neutral == Some(ranks[seat]);
        let thieves = seats.clone().filter(|&thief| robs(thief, seat)).count();
        let neutral_thief = neutral.is_some_and(|rank| !ranks.contains(&rank) && rank.robs() == Some(ranks[seat]));
        Conflicts {
            markers: u8::from(equal) + thieves as u8 + u8::from(neutral_thief),
            tied: tied(seat),
            victims: seats.clone().filter(|&victim| robs(seat, victim)).collect(),
        }
    };
    seats.clone().map(of).collect()
}

fn found(table: &Table) -> Vec<Conflicts> {
    let players = table.game.players.playing(table.game.seats).iter();
    let of = |player: &crate::state::Player| Conflicts {
        markers: player.markers - 1,
        tied: player.tied,
        victims: player.victims.iter().map(Seat::index).collect(),
    };
    players.map(of).collect()
}

/// Calls `look` with a table for every order of characters before the seats and for every neutral card.
fn every_reveal(seats: usize, look: &mut impl FnMut(&Table, &[Character], Option<Character>)) {
    let on_the_table = if seats == 2 { 3 } else { seats };
    let mut cards = Vec::new();
    every_choice(on_the_table, &mut cards, &mut |cards| {
        let (played, rest) = cards.split_at(seats);
        let neutral = rest.first().copied();
        let mut table = Table::new(seats);
        table.reveal(played, neutral);
        look(&table, played, neutral);
    });
}

fn every_choice(count: usize, cards: &mut Vec<Character>, look: &mut impl FnMut(&[Character])) {
    if cards.len() == count {
        return look(cards);
    }
    for card in Character::ALL {
        if !cards.contains(&card) {
            cards.push(card);
            every_choice(count, cards, look);
            cards.pop();
        }
    }
}

#[test]
fn every_reveal_has_the_conflicts_of_the_specification() {
    for seats in 2..=4 {
        let mut most_markers = 0;
        every_reveal(seats, &mut |table, played, neutral| {
            let ranks: Vec<Rank> = played.iter().map(|card| card.rank()).collect();
            let found = found(table);
            assert_eq!(found, expected(&ranks, neutral.map(Character::rank)), "{played:?} {neutral:?}");
            most_markers = found.iter().map(|conflicts| conflicts.markers).max().max(Some(most_markers)).unwrap();
        });
        assert_eq!(most_markers, if seats == 4 { 3 } else { 2 }, "{seats} seats");
    }
}

#[test]
fn ruling_44_two_coats_of_arms_always_suffice() {
    let mut most = 0;
    every_reveal(4, &mut |table, played, _| {
        for seat in table.game.seats.iter() {
            let victims = table.game.players[seat].victims.len();
            let thieves = table.game.opponents(seat).filter(|&other| table.game.players[other].victims.has(seat));
            assert!(thieves.count() <= 2, "{played:?}");
            most = most.max(victims);
        }
    });
    assert_eq!(most, 2);
}

#[test]
fn ruling_53_every_thief_acts_before_their_victims() {
    every_reveal(4, &mut |table, played, _| {
        let place = |seat: Seat| table.game.order.iter().position(|&other| other == seat);
        for seat in table.game.seats.iter() {
            for victim in table.game.players[seat].victims.iter() {
                assert!(place(seat) < place(victim), "{played:?}");
            }
        }
    });
}

#[test]
fn ruling_7_markers_come_in_phase_2_and_the_theft_opens_the_turn_of_the_thief() {
    let mut table = Table::new(3);
    table.reveal(&[Courtier, Queen, Merchant1], None);
    assert_eq!((table.held_markers(), table.asked()), (vec![1, 1, 2], vec![1]));
    assert!(table.game.players[S2].covered.is_empty());
    table.play(S1, "skip");
    assert_eq!((table.asked(), table.decision()), (vec![0], "steal"));
    table.play(S0, "steal:2:take_money").play(S0, "skip");
    assert_eq!((table.decision(), table.own_action()), ("own_action", Some(Action::PassConflict)));
}

#[test]
fn ruling_10_tied_characters_neither_steal_nor_hand_out_markers() {
    let mut table = Table::new(3);
    table.reveal(&[Countess, Diplomat, Merchant1], None);
    assert_eq!(table.held_markers(), [2, 2, 1]);
    assert_eq!(table.decision(), "tied_action");
    table.top(Pile::B1, Card::Building(crate::Building::Mine)).top(Pile::S1, Card::Subject(Subject::Vintner));
    table.until_turn(S2);
    for action in [Action::SettleConflict, Action::TakeMoney, Action::RecruitSubject, Action::BuyBuilding] {
        assert_eq!(table.own_action(), Some(action));
        table.play(S2, "skip");
    }
    assert_eq!(table.decision(), "choose_character");
}

#[test]
fn ruling_11_a_thief_robs_two_tied_victims_in_the_order_they_like() {
    for (first, second) in [(1, 2), (2, 1)] {
        let mut table = Table::new(4);
        table.reveal(&[Courtier, Merchant1, Merchant2, LordProtector], None).until_turn(S0);
        assert_eq!(table.legal(S0).len(), 8, "four actions of each");
        table.play(S0, &format!("steal:{first}:take_money")).play(S0, "perform").play(S0, "pile:b1");
        assert!(table.legal(S0).iter().all(|text| text.starts_with(&format!("steal:{second}:"))));
        table.play(S0, &format!("steal:{second}:take_money")).play(S0, "perform").play(S0, "pile:b2");
        assert_eq!((table.decision(), table.game.players[S0].coins.value()), ("own_action", 9));
        for seat in [S1, S2] {
            assert!(table.game.players[seat].covered.has(Action::TakeMoney));
        }
    }
}

#[test]
fn ruling_23_the_farmer_gives_a_tied_player_an_extra_action() {
    let mut table = Table::new(4);
    table.own(S1, &[], &[Subject::Farmer]).reveal(&[Courtier, Merchant1, Merchant2, Queen], None).until_turn(S0);
    table.play(S0, "steal:1:settle_conflict").play(S0, "skip").until_turn(S1);
    assert_eq!(table.decision(), "tied_action");
    table.play(S1, "use_ability").play(S1, "farmer:settle_conflict");
    assert_eq!((table.decision(), table.held_markers()[1]), ("tied_action", 2), "one of three is settled");
    table.play(S1, "perform:take_money").play(S1, "pile:b1");
    assert_eq!(table.asked(), [2]);
}

#[test]
fn the_recruiting_treasurer_recruits_and_is_robbed_of_it() {
    let mut table = Table::with(4, &[("treasurer_recruits", "true")]);
    table.top(Pile::S1, Card::Subject(Subject::Vintner)).reveal(&[Treasurer, LordProtector, Merchant1, Countess], None);
    assert_eq!(table.legal(S1), ["steal:0:take_money", "steal:0:recruit_subject"]);
    table.play(S1, "steal:0:take_money").play(S1, "skip").until_turn(S0);
    table.play(S0, "steal:3:settle_conflict").play(S0, "skip").play(S0, "perform").play(S0, "pile:s1");
    assert_eq!(table.game.players[S0].active(), Some(Subject::Vintner));
    let view = table.game.view(curia_core::Viewer::Seat(S3));
    assert_eq!(view.players[0].actions, [Action::TakeMoney, Action::RecruitSubject]);
}

#[test]
fn a_neutral_thief_hands_a_marker_to_both_of_two_tied_players() {
    let mut table = Table::new(2);
    table.reveal(&[Countess, Diplomat], Some(Knight));
    assert_eq!(table.held_markers(), [3, 3]);
    assert_eq!(table.decision(), "tied_action");
}

#[test]
fn a_coat_of_arms_of_somebody_who_does_not_rob_the_card_is_found_out() {
    let mut table = Table::new(3);
    table.reveal(&[Courtier, Queen, Merchant1], None).play(S1, "skip").play(S0, "steal:2:take_money");
    assert_eq!(table.game.invariants(), Ok(()));
    for thief in [S1, S2, S3] {
        table.player(S2).covered.put(Action::TakeMoney, thief);
        assert!(table.game.invariants().is_err(), "seat {thief}");
    }
    table.player(S2).covered.put(Action::TakeMoney, S0);
    table.player(S2).covered.put(Action::SettleConflict, S0);
    assert!(table.game.invariants().is_err(), "one action of each victim");
}
