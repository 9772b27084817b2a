//! The rulings of section 9 on roles and their abilities.

use super::position::{Position, S0, S1, S2, S3};
use crate::data::{City, Colour, Tile};
use crate::state::{Item, Phase};

const CITIES: [City; 4] = [City::Firenze, City::Lucca, City::Siena, City::Verona];

#[test]
fn ruling_9_26_a_tile_on_the_board_scores_for_nobody() {
    let mut table = Position::new(3).display(&CITIES).hand(S0, "WRY").gold(&[3]);
    table.play(&["0 build:siena", "0 shield:umbria"]);
    assert_eq!([S0, S1, S2].map(|seat| table.house(seat).vp), [4, 0, 0]);
}

#[test]
fn ruling_9_27_roles_stay_in_force_until_the_next_phase_four() {
    let mut table = Position::new(3).up(S1, "W").role(Tile::major(Colour::White), S1);
    table.begin_round();
    assert_eq!(table.holder(Tile::major(Colour::White)), Some(S1));
    let mut next = Position::new(3).down(S1, "W").role(Tile::major(Colour::White), S1);
    next.begin_roles();
    assert_eq!(next.holder(Tile::major(Colour::White)), None);
}

#[test]
fn ruling_9_28_zero_cards_never_win_a_role() {
    let mut table = Position::new(3).down(S0, "WWW");
    table.begin_roles();
    assert!(Tile::all().all(|tile| table.holder(tile).is_none()));
    assert_eq!(table.game.round, 3);
}

#[test]
fn ruling_9_29_a_lone_colour_gives_the_major_only() {
    let mut table = Position::new(3).up(S0, "WW");
    table.begin_roles();
    assert_eq!(table.holder(Tile::major(Colour::White)), Some(S0));
    assert_eq!(table.holder(Tile::minor(Colour::White)), None);
}

#[test]
fn ruling_9_30_an_unsold_major_leaves_both_tiles_on_the_board() {
    let mut table = Position::new(3).up(S0, "WW").up(S1, "WW").up(S2, "W");
    table.begin_roles().play(&["1 pass_bid", "0 pass_bid"]);
    assert!(Tile::all().all(|tile| table.holder(tile).is_none()));
    assert_eq!(table.tableau(S0, Colour::White), (2, 0));
}

#[test]
fn ruling_9_32_half_of_the_face_up_cards_are_flipped_rounded_up() {
    for (up, expected) in [("W", (0, 3)), ("WW", (1, 3)), ("WWW", (1, 4)), ("WWWW", (2, 4)), ("WWWWW", (2, 5))] {
        let mut table = Position::new(3).up(S0, up).down(S0, "WW");
        table.begin_roles();
        assert_eq!(table.tableau(S0, Colour::White), expected, "{up}");
    }
}

#[test]
fn ruling_9_33_the_flip_does_not_change_who_is_second() {
    let mut table = Position::new(3).up(S0, "WWW").up(S1, "WW").up(S2, "W");
    table.begin_roles();
    assert_eq!(table.tableau(S0, Colour::White), (1, 2));
    assert_eq!(table.holder(Tile::minor(Colour::White)), Some(S1));
}

#[test]
fn ruling_9_34_a_role_without_auction_does_not_move_the_marker() {
    let mut table = Position::new(3).up(S2, "W").principe(S1);
    table.begin_roles();
    assert_eq!(table.game.principe, S1);
}

#[test]
fn ruling_9_35_the_tied_player_left_of_the_principe_begins_and_the_principe_is_last() {
    let mut table = Position::new(4).up(S0, "W").up(S1, "W").up(S3, "W").principe(S1);
    table.begin_roles();
    assert_eq!(table.auction_order(), [3, 0, 1]);
}

#[test]
fn ruling_9_36_a_role_auction_is_no_occasion_to_build() {
    let mut table = Position::new(3).display(&CITIES).up(S0, "W").up(S1, "W").hand(S1, "WRY").gold(&[5, 5, 5]);
    table.begin_roles();
    assert_eq!(table.refused("1 build:siena"), "5.5");
    table.play(&["1 bid:1", "0 pass_bid"]);
    assert_eq!(table.game.principe, S1);
    assert!(!matches!(table.game.phase, Phase::BuildOption(_)));
}

#[test]
fn ruling_9_37_green_turns_up_an_own_card_that_is_not_green_or_none() {
    let mut table = Position::new(3).up(S0, "GG").down(S0, "GWB");
    table.begin_roles();
    assert_eq!(table.legal(S0), ["turn_up:white", "turn_up:blue", "decline_turn_up"]);
    assert_eq!(table.refused("0 turn_up:green"), "9.37");
    assert_eq!(table.refused("0 turn_up:red"), "5.9");
    table.play(&["0 decline_turn_up"]);
    assert_eq!(table.tableau(S0, Colour::White), (0, 1));
}

#[test]
fn ruling_9_37_a_green_minor_follows_the_major() {
    let mut table = Position::new(3).up(S0, "GG").down(S0, "W").up(S1, "G").down(S1, "B");
    table.begin_roles().play(&["0 turn_up:white", "1 turn_up:blue"]);
    assert_eq!(table.holder(Tile::major(Colour::White)), Some(S0));
    assert_eq!(table.holder(Tile::major(Colour::Blue)), Some(S1));
}

#[test]
fn ruling_9_38_blue_places_a_shield_anywhere_and_must() {
    let mut table = Position::new(3).up(S0, "B");
    table.begin_roles();
    assert_eq!(table.legal(S0).len(), 6);
    assert_eq!(table.refused("0 pass_action"), "9.38");
}

#[test]
fn ruling_9_39_red_draws_nothing_from_an_empty_deck() {
    let mut table = Position::new(3).up(S0, "R").deck(0);
    table.begin_roles();
    assert!(table.house(S0).hand.is_empty());
    let mut full = Position::new(3).up(S0, "RR").up(S1, "R").last_round();
    full.begin_roles();
    assert_eq!([S0, S1].map(|seat| full.house(seat).hand.total()), [1, 1]);
}

#[test]
fn ruling_9_40_white_is_worth_one_point_to_both() {
    let mut table = Position::new(3).up(S0, "WW").up(S1, "W");
    table.begin_roles();
    assert_eq!([S0, S1].map(|seat| table.house(seat).vp), [1, 1]);
}

#[test]
fn ruling_9_41_blue_without_a_shield_asks_nothing() {
    let mut table = Position::new(3).up(S0, "B").shields(S0, [11, 0, 0, 0, 0, 0]).last_round();
    table.begin_roles();
    assert_eq!(table.holder(Tile::major(Colour::Blue)), Some(S0));
    assert_eq!(table.game.phase, Phase::Over);
}

#[test]
fn ruling_9_47_two_players_have_no_minors() {
    let mut table = Position::new(2).up(S0, "WW").up(S1, "W").last_round();
    table.begin_roles();
    assert_eq!(table.holder(Tile::major(Colour::White)), Some(S0));
    assert_eq!(table.holder(Tile::minor(Colour::White)), None);
    let mut tied = Position::new(2).up(S0, "W").up(S1, "W");
    tied.begin_roles();
    assert_eq!(tied.auctioned(), Some((Item::Role(Tile::major(Colour::White)), vec![0, 1])));
}

#[test]
fn ruling_9_53_one_player_may_hold_a_role_of_every_colour() {
    let mut table = Position::new(3).up(S0, "GWRBY").last_round();
    table.begin_roles().play(&["0 shield:adria"]);
    assert!(Colour::ALL.into_iter().all(|colour| table.holder(Tile::major(colour)) == Some(S0)));
    assert_eq!(table.part(S0, "roles"), 10);
}

#[test]
fn ruling_9_60_the_winner_pays_before_the_ability() {
    let mut table = Position::new(3).up(S0, "YY").up(S1, "YY").gold(&[1, 1, 0]).last_round();
    table.begin_roles();
    assert_eq!(table.legal(S1), ["pass_bid", "bid:1"]);
    table.play(&["1 bid:1", "0 pass_bid"]);
    assert_eq!(table.house(S1).gold, 2);
    assert_eq!(table.tableau(S1, Colour::Yellow), (1, 1));
    assert_eq!(table.game.principe, S1);
}
