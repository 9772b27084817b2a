//! Rulings of section 9: influence, majorities, the winner.

use curia_core::{Game, Seat, Viewer};

use super::position::{A, B, C, D, Table, plotting, raising, table};
use crate::data::{Area, Country, Rank};
use crate::state::Part;

const E: Seat = Seat::S4;
const ALL_RANKS: &str = "gb_london.king gb_scotland.prince es_aragon.duke es_andalusia.marquis es_galicia.earl \
    de_hanover.count fr_brittany.baron";

/// The first century is scored with these nobles.
fn scored(nobles: &str) -> Table {
    let mut table = table(&format!("{nobles}; pack 4; revolution 0"));
    table.play("A option:attributes_three draw:blind");
    table
}

fn markers(table: &Table, country: Country) -> [Option<Seat>; 2] {
    table.game.century_markers[country.index()][0]
}

/// The game ends, and these seats have equal points.
fn level(words: &str, seats: &[Seat]) -> Table {
    let mut table = table(words);
    let mut rehearsal = table.game.clone();
    rehearsal.finish(&mut curia_core::Silent);
    for &seat in seats {
        table.game.players[seat].points[Part::Areas as usize] += 100 - rehearsal.points(seat) as u16;
    }
    table.game.finish(&mut table.log);
    assert!(seats.iter().all(|&seat| table.points(seat) == 100));
    table
}

fn places(table: &Table) -> Vec<u8> {
    let standings = table.game.standings().unwrap();
    standings.places.playing(table.game.seats).to_vec()
}

/// Ruling 9.20.
#[test]
fn ruling_9_20_the_dead_give_no_influence_and_break_no_tie() {
    let table = scored("killed A de_berlin.king; noble A de_hanover.baron; noble B de_saxony.baron");
    assert_eq!([A, B].map(|seat| table.influence(seat, Country::Germany)), [2, 2]);
    assert_eq!(markers(&table, Country::Germany), [Some(B), Some(A)]);
    assert_eq!(table.nobles(A, Rank::King), 1);
}

/// Ruling 9.38.
#[test]
fn ruling_9_38_without_a_second_player_the_low_marker_is_not_given_out() {
    let table = scored("noble B fr_brittany.baron; noble B de_hanover.baron; noble C de_saxony.marquis");
    assert_eq!(markers(&table, Country::France), [Some(B), None]);
    assert_eq!(markers(&table, Country::Germany), [Some(C), Some(B)]);
    assert_eq!(markers(&table, Country::Spain), [None, None]);
    assert_eq!([A, B, C].map(|seat| table.part(seat, Part::Centuries)), [0, 10 + 5, 6]);
    assert_eq!((table.told("country_scored"), table.told("century_marker")), (4, 3));
}

/// Ruling 9.39.
#[test]
fn ruling_9_39_three_tied_players_are_ordered_and_never_share() {
    let table = scored("noble C de_hanover.count; noble B de_saxony.marquis; noble A de_bavaria.duke");
    assert_eq!([A, B, C].map(|seat| table.influence(seat, Country::Germany)), [2, 2, 2]);
    assert_eq!(table.order_in(Country::Germany), [A, B, C]);
    assert_eq!([A, B, C].map(|seat| table.part(seat, Part::Centuries)), [6, 5, 0]);
}

/// Ruling 9.39: the second place is ordered by the same rules.
#[test]
fn ruling_9_39_a_tie_for_the_second_place_goes_to_the_higher_noble() {
    let table = scored("noble A de_berlin.prince; noble B de_hanover.count; noble C de_saxony.marquis");
    assert_eq!(table.order_in(Country::Germany), [A, C, B]);
    assert_eq!(markers(&table, Country::Germany), [Some(A), Some(C)]);
    assert_eq!(table.told("tie_decided"), 1);
}

/// Ruling 9.40.
#[test]
fn ruling_9_40_nobles_of_other_countries_break_no_tie() {
    let table = scored("noble A fr_paris.king de_saxony.baron; noble B de_hanover.count");
    assert_eq!(markers(&table, Country::Germany), [Some(B), Some(A)]);
}

/// Ruling 9.40: nor does a noble of a player who is not tied; more influence comes before any rank.
#[test]
fn ruling_9_40_influence_comes_before_rank() {
    let table = scored("noble A es_aragon.count es_andalusia.baron es_galicia.earl; noble B es_madrid.king");
    assert_eq!([A, B].map(|seat| table.influence(seat, Country::Spain)), [6, 4]);
    assert_eq!(markers(&table, Country::Spain), [Some(A), Some(B)]);
}

/// Ruling 9.41.
#[test]
fn ruling_9_41_a_lower_noble_alone_has_the_full_weight() {
    let alone = table("noble A de_berlin.prince; noble B gb_ireland.baron");
    assert_eq!(alone.influence(A, Country::Germany), 4);
    assert_eq!(alone.influence(B, Country::Britain), 2);
    let crowded =
        table("noble A de_berlin.prince; noble B gb_ireland.baron; noble C de_berlin.king gb_ireland.marquis");
    assert_eq!(crowded.influence(A, Country::Germany), 2);
    assert_eq!(crowded.influence(B, Country::Britain), 1);
    assert_eq!(crowded.influence(C, Country::Germany), 4);
}

/// Ruling 9.41: it changes with whoever comes and dies above.
#[test]
fn ruling_9_41_the_weight_of_a_lower_noble_rises_when_the_upper_one_dies() {
    let mut table = plotting("axeman", "noble B gb_ireland.marquis; noble C gb_ireland.baron");
    assert_eq!([B, C].map(|seat| table.influence(seat, Country::Britain)), [2, 1]);
    table.play("A play:axeman target:gb_ireland.marquis");
    assert_eq!([B, C].map(|seat| table.influence(seat, Country::Britain)), [0, 2]);
}

/// Section 7.4: one player in both boxes of an area has three, in a capital six.
#[test]
fn section_7_4_both_nobles_of_an_area_add_up() {
    let table = table("noble A fr_paris.king fr_paris.prince; noble B de_hanover.count de_hanover.baron");
    assert_eq!((table.influence(A, Country::France), table.influence(B, Country::Germany)), (6, 3));
}

/// Ruling 9.42.
#[test]
fn ruling_9_42_a_majority_that_three_or_more_share_scores_nothing() {
    let five = table(
        "seats 5; noble A gb_ireland.baron; noble B fr_brittany.baron; noble C es_andalusia.baron; \
        noble D de_saxony.baron; noble E de_hanover.baron; over",
    );
    assert_eq!([A, B, C, D, E].map(|seat| five.part(seat, Part::Nobles)), [0; 5]);
    let three = table(
        "seats 5; noble A gb_ireland.baron; noble B fr_brittany.baron; noble C es_andalusia.baron; \
        noble D de_hanover.count; over",
    );
    assert_eq!([A, B, C, D, E].map(|seat| three.part(seat, Part::Nobles)), [0, 0, 0, 6, 0]);
}

/// Section 7.5: two share by halves, also while others have fewer.
#[test]
fn section_7_5_two_share_by_halves() {
    let words = "noble A gb_ireland.baron fr_brittany.baron; noble B es_andalusia.baron de_saxony.baron; \
        noble C de_hanover.baron; over";
    let table = table(words);
    assert_eq!([A, B, C].map(|seat| table.part(seat, Part::Nobles)), [2, 2, 0]);
}

/// Ruling 9.43.
#[test]
fn ruling_9_43_nobody_competes_without_a_card() {
    let mut table = table("seats 2; noble A fr_brittany.baron");
    table.game.finish(&mut table.log);
    assert_eq!([A, B].map(|seat| table.part(seat, Part::Nobles)), [4, 0]);
    assert_eq!((table.told("majority"), table.told("no_majority")), (1, 6));
}

/// Ruling 9.44.
#[test]
fn ruling_9_44_two_players_halve_a_tie_and_have_two_dynasty_markers() {
    let tie = table("seats 2; noble A de_berlin.prince; noble B fr_paris.prince; over");
    assert_eq!([A, B].map(|seat| tie.part(seat, Part::Nobles)), [7, 7]);
    let both = table(&format!("seats 2; killed A {ALL_RANKS}; killed B {ALL_RANKS}"));
    assert_eq!([A, B].map(|seat| both.part(seat, Part::Dynasty)), [16, 8]);
    assert_eq!(both.view(Viewer::Spectator).dynasty.len(), 2);
}

/// Section 7.3.
#[test]
fn section_7_3_more_than_two_players_have_three_dynasty_markers() {
    let dynasties = ["A", "B", "C", "D"].map(|seat| format!("killed {seat} {ALL_RANKS}")).join("; ");
    let table = table(&dynasties);
    assert_eq!([A, B, C, D].map(|seat| table.part(seat, Part::Dynasty)), [16, 12, 8, 0]);
}

/// Section 7.3: one marker a player, however many nobles follow.
#[test]
fn section_7_3_nobody_takes_two_dynasty_markers() {
    let mut table = raising(&format!("noble A {ALL_RANKS}; hand A gold"));
    table.play("A place:es_andalusia.baron");
    assert_eq!((table.part(A, Part::Dynasty), table.told("dynasty_marker")), (16, 0));
}

/// Ruling 9.47.
#[test]
fn ruling_9_47_noble_cards_break_the_tie_at_the_top() {
    let table = level("seats 3; killed A gb_london.king; noble B de_berlin.prince fr_paris.prince", &[A, B]);
    assert_eq!(table.lives("gb_london.king"), None);
    assert_eq!(places(&table), [1, 2, 3]);
    assert_eq!(table.told("won_by_cards"), 1);
}

/// Ruling 9.47: rank by rank, from king to baron.
#[test]
fn ruling_9_47_the_first_rank_that_differs_decides() {
    let words = "seats 3; noble A gb_london.king fr_burgundy.count; noble B de_berlin.king es_aragon.duke";
    assert_eq!(places(&level(words, &[A, B])), [2, 1, 3]);
    let barons = "seats 3; noble A gb_london.king fr_brittany.baron de_hanover.baron; \
        noble B de_berlin.king de_saxony.baron";
    assert_eq!(places(&level(barons, &[A, B])), [1, 2, 3]);
}

/// Section 8: with equal cards the victory is shared, and the next place is the third.
#[test]
fn section_8_a_victory_may_be_shared() {
    let table = level("seats 3; noble A gb_london.king; noble C de_berlin.king", &[A, C]);
    assert_eq!(places(&table), [1, 3, 1]);
    assert_eq!(table.told("won_by_cards"), 0);
}

/// Section 8: other places are ranked by the same comparison.
#[test]
fn section_8_cards_break_ties_behind_the_winner_too() {
    let table =
        level("noble A gb_london.king; noble B de_berlin.king fr_paris.king; noble D es_madrid.prince", &[A, B]);
    assert!(table.points(D) < 100);
    assert_eq!(places(&table), [2, 1, 4, 3]);
    let lower = "noble A gb_london.king; noble C de_berlin.prince; noble D es_madrid.king";
    let mut behind = level(lower, &[A, C, D]);
    behind.game.players[B].points[Part::Areas as usize] = 101;
    assert_eq!(places(&behind), [2, 1, 4, 2]);
}

/// Ruling 9.49.
#[test]
fn ruling_9_49_the_area_of_the_highest_noble_decides_by_its_number() {
    let table = scored("noble A fr_burgundy.duke fr_normandy.earl; noble B fr_normandy.duke fr_burgundy.count");
    assert_eq!([A, B].map(|seat| table.influence(seat, Country::France)), [3, 3]);
    assert_eq!(markers(&table, Country::France), [Some(B), Some(A)]);
}

/// Ruling 9.49: a lower noble in a more valuable area counts for nothing.
#[test]
fn ruling_9_49_the_rank_comes_before_the_number() {
    let table = scored("noble A es_andalusia.marquis es_galicia.count; noble B es_galicia.earl es_andalusia.baron");
    assert_eq!([A, B].map(|seat| table.influence(seat, Country::Spain)), [3, 3]);
    assert!(Area::Andalusia.card().number < Area::Galicia.card().number, "the higher noble lives in the lesser area");
    assert_eq!(markers(&table, Country::Spain), [Some(A), Some(B)]);
}
