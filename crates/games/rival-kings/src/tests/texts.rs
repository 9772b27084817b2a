//! The words of views, and the keys of all texts.

use curia_core::{Game, View, Viewer, keys_of};

use super::position::{S0, S1, S2, Table};
use crate::data::Character::{Duke, Priest, Queen};
use crate::data::{Action, Card, Pile, Subject};
use crate::outline::Text;
use crate::{Move, RivalKings};

#[test]
fn the_help_of_the_town_guard_follows_the_house_rule() {
    for (value, key) in
        [("false", "rival-kings-help-ability_town_guard"), ("true", "rival-kings-help-town_guard_blocks_theft")]
    {
        let mut table = Table::with(3, &[("town_guard_blocks_theft", value)]);
        table.own(S1, &[], &[Subject::TownGuard]).reveal(&[Duke, Priest, Queen], None);
        let view = table.game.view(Viewer::Seat(S1));
        for mv in [Move::Accept, Move::Ward, Move::UseAbility] {
            assert_eq!(view.help(mv).unwrap().key.to_string(), key);
        }
        table.top(Pile::S1, Card::Subject(Subject::TownGuard)).play(S1, "accept");
        assert_eq!(table.game.view(Viewer::Seat(S2)).help(Move::Pile(Pile::S1)).unwrap().key.to_string(), key);
    }
}

#[test]
fn the_help_of_the_treasurer_follows_the_option() {
    let help = |value: &str| {
        let table = Table::with(2, &[("treasurer_recruits", value)]);
        table.game.view(Viewer::Spectator).help(Move::Choose(crate::Character::Treasurer)).unwrap()
    };
    assert_ne!(help("false"), help("true"));
}

#[test]
fn every_key_is_listed_once() {
    let keys = keys_of![RivalKings];
    let mut unique = keys.clone();
    unique.sort();
    unique.dedup();
    assert_eq!(keys.len(), unique.len());
}

#[test]
fn the_outline_says_who_stole_an_action() {
    let mut table = Table::new(3);
    table.reveal(&[Duke, Priest, Queen], None).until_turn(S0).play(S0, "steal:1:take_money");
    let outline = table.game.view(Viewer::Seat(S2)).outline();
    let rows = outline.sections.iter().flat_map(|section| &section.rows);
    let covered: Vec<_> = rows.filter(|row| row.label.key.id == "covered").collect();
    let [row] = covered.as_slice() else { panic!("one player is robbed: {covered:?}") };
    assert_eq!(row.values, [Text::StolenBy { action: Action::TakeMoney, thief: S0 }.into()]);
}
