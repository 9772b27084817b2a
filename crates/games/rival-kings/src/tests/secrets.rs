//! What is told to whom (section 6), beyond what the suite checks.

use curia_core::{Game, Viewer};

use super::position::{S0, S1, S2, Table};
use crate::data::Character::{Courtier, Duke, Queen};
use crate::data::{Pile, Subject};

#[test]
fn who_has_committed_is_public_and_what_is_not() {
    let mut table = Table::new(3);
    table.stack_hands(&[Queen, Duke, Courtier], None);
    table.play(S1, "choose:duke");
    assert_eq!(table.asked(), [0, 2]);
    let view = table.game.view(Viewer::Seat(S0));
    assert!(view.players[1].committed && view.choice.is_none());
    assert_eq!(table.game.view(Viewer::Seat(S1)).choice, Some(Duke));
    assert!(!table.log(Viewer::Spectator).contains(&"chose"));
    let other = table.legal(S1).into_iter().find(|text| text != "choose:duke").unwrap();
    table.play(S1, &other);
    assert_eq!(table.log(Viewer::Spectator).iter().filter(|&&id| id == "committed").count(), 1);
    table.play(S1, "choose:duke").play(S0, "choose:queen").play(S2, "choose:courtier");
    assert_eq!(table.refused(S0, "choose:queen"), ("5.3", "already_revealed"));
}

#[test]
fn only_the_looking_seat_sees_the_piles_and_only_as_long_as_it_looks() {
    let mut table = Table::new(3);
    table.own(S0, &[], &[Subject::Vintner]).reveal(&[Queen, Duke, Courtier], None);
    table.play(S0, "use_ability");
    assert_eq!(table.game.view(Viewer::Seat(S0)).looked.len(), 2);
    assert!(table.game.view(Viewer::Seat(S1)).looked.is_empty());
    assert!(table.log(Viewer::Seat(S0)).contains(&"saw"));
    assert!(!table.log(Viewer::Seat(S1)).contains(&"saw"));
    assert_eq!(table.refused(S1, "buy:s1:2"), ("5.5", "not_your_turn"));
    table.play(S0, "decline");
    assert!(table.game.view(Viewer::Seat(S0)).looked.is_empty());
}

#[test]
fn the_content_of_a_money_stack_is_shown_by_option_only() {
    let mut table = Table::new(3);
    table.stack(Pile::S1, 1, 2);
    let shown = |table: &Table| table.game.view(Viewer::Spectator).piles[2].clone();
    assert_eq!((shown(&table).money_top, shown(&table).money), (Some(1), None));
    table.game.options.coin_stacks_visible = true;
    assert_eq!(shown(&table).money, Some(vec![2, 2, 1]));
    table.empty_stacks();
    assert_eq!((shown(&table).money_top, shown(&table).money), (None, Some(vec![])));
}

#[test]
fn ruling_31_coins_of_the_players_are_public() {
    let table = Table::new(4);
    assert!(table.game.view(Viewer::Spectator).players.iter().all(|player| player.coins.value() == 5));
}
