//! What can be agreed (section 11).

use curia_core::{FastChance, Game, Options as _, Seat, SeatCount, SetupError, Silent};

use super::position::table;
use crate::data::Privilege;
use crate::{Options, PrivilegeSet, Staufer};

fn game(seats: usize, options: &[(&str, &str)], seed: u64) -> Staufer {
    let mut agreed = Options::default();
    options.iter().for_each(|(id, value)| agreed.set(id, value).unwrap());
    Staufer::new(&agreed, SeatCount::new(seats).unwrap(), &mut FastChance::new(seed), &mut Silent).unwrap()
}

/// Section 11.1.
#[test]
fn the_first_game_has_the_five_blue_privileges() {
    let blue: PrivilegeSet = Privilege::blue().collect();
    assert_eq!((game(4, &[], 1).display.kinds, blue.len()), (blue, 5));
}

/// Section 11.1.
#[test]
fn random_privileges_are_five_of_fifteen() {
    let sets: Vec<PrivilegeSet> =
        (0..30).map(|seed| game(3, &[("privilege_set", "random")], seed).display.kinds).collect();
    assert!(sets.iter().all(|set| set.len() == 5 && !set.has(Privilege::Points)));
    let ever: PrivilegeSet = sets.iter().flat_map(|set| set.iter()).collect();
    assert_eq!(ever.len(), 15);
}

/// Sections 11.1 and 11.2.
#[test]
fn the_host_picks_the_privileges_of_a_custom_game() {
    let picked = "pv_courier+pv_arbiter+pv_messenger+pv_retinue+pv_chancellor";
    for set in ["custom", "blue", "random"] {
        let options = [("privilege_set", set), ("custom_privileges", picked)];
        let names: Vec<&str> = game(3, &options, 1).display.kinds.iter().map(Privilege::id).collect();
        assert_eq!(names.join("+"), picked, "with {set}");
    }
}

/// Section 11.2.
#[test]
fn a_custom_game_without_a_choice_draws_the_privileges() {
    assert_eq!(game(3, &[("privilege_set", "custom")], 5).display.kinds.len(), 5);
}

/// Section 11.2.
#[test]
fn a_choice_of_privileges_reads_back_and_has_five_different_ones() {
    let mut options = Options::default();
    let picked = "pv_courier+pv_steward+pv_recruiter+pv_patent+pv_herald";
    options.set("custom_privileges", picked).unwrap();
    assert_eq!(options.get("custom_privileges"), picked);
    assert!(options.set("custom_privileges", "pv_courier+pv_courier+pv_steward+pv_patent+pv_herald").is_err());
    assert!(options.set("custom_privileges", "pv_courier").is_err());
    assert!(options.set("custom_privileges", "pv_vp+pv_steward+pv_recruiter+pv_patent+pv_herald").is_err());
}

/// Section 11.3.
#[test]
fn copies_matter_with_two_players_only() {
    let left = |seats, copies| game(seats, &[("two_player_privilege_copies", copies)], 1).display.left[1];
    assert_eq!([left(2, "1"), left(2, "2"), left(3, "1")], [1, 2, 2]);
}

/// Section 11.5.
#[test]
fn the_start_player_is_drawn_or_agreed() {
    let starts: std::collections::BTreeSet<Seat> = (0..40).map(|seed| game(4, &[], seed).start).collect();
    assert_eq!(starts.len(), 4);
    let agreed = game(4, &[("start_player", "2")], 1);
    assert_eq!((agreed.start, agreed.tracks.order[1]), (Seat::S2, Seat::S3));
    let mut options = Options::default();
    options.set("start_player", "4").unwrap();
    let refused = Staufer::new(&options, SeatCount::new(4).unwrap(), &mut FastChance::new(1), &mut Silent);
    assert!(matches!(refused.err(), Some(SetupError::BadValue { id: "start_player", .. })));
}

/// Section 1.
#[test]
fn it_is_played_by_two_to_five() {
    let refused = Staufer::new(&Options::default(), SeatCount::new(1).unwrap(), &mut FastChance::new(1), &mut Silent);
    assert!(matches!(refused.err(), Some(SetupError::Seats { asked: 1, min: 2, max: 5 })));
}

/// Section 11.4: what a purchase is said to be follows what was agreed.
#[test]
fn the_limit_of_one_card_a_kind_is_told_where_it_holds() {
    use curia_core::{View as _, Viewer};
    let told = |words: &str| {
        let help = table(words).view(Viewer::Seat(Seat::S0)).help(crate::Move::BuyPrivilege);
        help.map(|help| help.key.form)
    };
    assert_eq!(told("seats 4"), Some("limited"));
    assert_eq!(told("with privilege_limit none"), Some(""));
}

/// Section 11.4.
#[test]
fn without_the_limit_a_second_card_may_be_bought() {
    let words = "with privilege_limit none; holds A pu_seal pu_seal; privilege A pv_herald";
    let mut table = table(words);
    table.play("A buy_privilege choose_privilege:pv_herald");
    assert_eq!(table.game.display.left[Privilege::Herald as usize], 0);
}
