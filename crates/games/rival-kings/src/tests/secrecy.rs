//! What is told to whom (section 6), beyond what the suite checks.

use curia_core::{Game, Viewer};

use super::position::{S0, S1, S2, Table};
use crate::data::Character::{Countess, Courtier, Duke, Merchant1, Merchant2, Queen};
use crate::data::{Action, Card, Pile, Subject};
use crate::event::Event;
use crate::view::Theft;

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
    let before = table.log(Viewer::Seat(S0)).len();
    table.play(S0, "use_ability");
    assert_eq!(table.game.view(Viewer::Seat(S0)).looked.len(), 2);
    assert!(table.game.view(Viewer::Seat(S1)).looked.is_empty());
    let told = table.log(Viewer::Seat(S0)).split_off(before);
    assert_eq!(told, ["ability_used", "looks"], "a log would remember what was seen");
    assert_eq!(table.refused(S1, "buy:s1:2"), ("5.5", "not_your_turn"));
    table.play(S0, "decline");
    assert!(table.game.view(Viewer::Seat(S0)).looked.is_empty());
}

#[test]
fn the_depth_of_a_found_card_is_known_to_the_buyer_only() {
    let told = |depth: u8| {
        let mut table = Table::new(3);
        table.own(S0, &[], &[Subject::Vintner]).reveal(&[Queen, Duke, Courtier], None);
        let twin = Card::Subject(Subject::Miner);
        let pile = &mut table.game.piles[Pile::S1.index()];
        pile.below_top()[6] = twin;
        pile.replace_top(twin);
        let before = table.heard.by(Viewer::Seat(S1)).count();
        table.play(S0, "use_ability").play(S0, &format!("buy:s1:{depth}"));
        let told: Vec<_> = table.heard.by(Viewer::Seat(S1)).skip(before).cloned().collect();
        (told, table.game.view(Viewer::Seat(S1)))
    };
    assert_eq!(told(1), told(2), "the twin on top and the twin below it leave the same pile");
    let turned_up = |event: &Event| matches!(event, Event::TurnedUp { .. });
    assert!(!told(2).0.iter().any(turned_up));
    let mut table = Table::new(3);
    table.own(S0, &[], &[Subject::Vintner]).top(Pile::S1, Card::Subject(Subject::Vintner));
    table.reveal(&[Queen, Duke, Courtier], None).play(S0, "use_ability");
    let next = table.game.piles[Pile::S1.index()].at_depth(2).unwrap();
    table.play(S0, "buy:s1:1");
    assert!(table.told(&Event::TurnedUp { pile: Pile::S1, card: next }), "another card on top is seen by all");
}

#[test]
fn an_ability_used_in_the_last_cycle_is_not_shown_as_used_in_the_next() {
    let mut table = Table::new(3);
    table.own(S0, &[], &[Subject::Jailer]).reveal(&[Queen, Duke, Courtier], None).play(S0, "use_ability");
    assert!(table.game.view(Viewer::Spectator).players[0].ability_used);
    table.finish_cycle();
    assert_eq!(table.decision(), "choose_character");
    assert!(!table.game.view(Viewer::Spectator).players[0].ability_used);
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

#[test]
fn whose_coat_of_arms_covers_an_action_is_public_until_the_cycle_ends() {
    let mut table = Table::new(4);
    table.reveal(&[Courtier, Countess, Merchant1, Merchant2], None);
    table.play(S0, "steal:2:take_money").play(S0, "skip").play(S0, "steal:3:settle_conflict").play(S0, "skip");
    table.until_turn(S1).play(S1, "steal:2:settle_conflict").play(S1, "skip");
    let (settle, money) = (Action::SettleConflict, Action::TakeMoney);
    for viewer in Viewer::all(table.game.seats) {
        let players = table.game.view(viewer).players;
        assert_eq!(players[2].covered, [Theft { action: settle, thief: S1 }, Theft { action: money, thief: S0 }]);
        assert_eq!(players[3].covered, [Theft { action: settle, thief: S0 }]);
        assert_eq!((players[3].thief_of(settle), players[3].thief_of(money)), (Some(S0), None));
    }
    table.finish_cycle();
    assert!(table.game.view(Viewer::Spectator).players.iter().all(|player| player.covered.is_empty()));
}
