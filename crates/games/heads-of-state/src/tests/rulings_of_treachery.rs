//! Rulings of section 9: treachery cards, the bag, the replacement duty, the dead.

use curia_core::{FastChance, Game, Heard, SeatSet};

use super::position::{A, B, C, Table, boxes, cards, cube, noble_box, plots, plotting, raising, table};
use crate::data::{Area, CUBES, Country, Rank};
use crate::state::Part;
use crate::{Boxes, Event};

/// The boxes that can be struck at now.
fn targets(table: &Table) -> Boxes {
    table.moves_of(A, "target").iter().map(|at| noble_box(at)).collect()
}

/// The card sets that can be played now.
fn plays(table: &Table) -> Vec<String> {
    table.moves_of(A, "play")
}

/// Counters of a box on the hexagon of its area.
fn dead(table: &Table, at: &str) -> [u8; 3] {
    [A, B, C].map(|seat| table.game.graves[noble_box(at).index()][seat])
}

/// Every treachery card but these lies on the discards, and the pile is empty.
const EXHAUSTED: &str = "treachery_discard assassin*6 axeman*3 guillotine*4 inquisition*4 gallows*4 \
    double_britain_france double_britain_spain double_britain_germany double_france_spain double_france_germany \
    double_spain_germany";

/// Ruling 9.1.
#[test]
fn ruling_9_1_three_of_four_cubes_are_the_attackers() {
    let mut table = plotting("assassin", "noble B de_hanover.baron");
    table.play("A play:assassin");
    let strike = "target:de_hanover.baron".parse().unwrap();
    let dies = |seed: u64| {
        let mut game = table.game.clone();
        game.play(A, strike, &mut FastChance::new(seed), &mut curia_core::Silent).unwrap();
        game.owner(noble_box("de_hanover.baron")).is_none()
    };
    assert_eq!(CUBES, (3, 1));
    let died = (0..4_000).filter(|&seed| dies(seed)).count();
    assert!((2_900..3_100).contains(&died), "{died} of 4000");
}

/// Ruling 9.14.
#[test]
fn ruling_9_14_both_cards_come_first_in_either_order_and_may_be_used_at_once() {
    let words = "display gold bishop bishop bishop bishop bishop; treachery_display gallows axeman; \
        noble B de_hanover.baron; treachery A gallows";
    for order in ["take_treachery:0 take_attribute:0", "take_attribute:0 take_treachery:0"] {
        let mut table = table(words);
        let (first, second) = order.split_once(' ').unwrap();
        table.play(&format!("A option:treachery {first}"));
        assert_eq!(table.refusal(A, "play:gallows"), ("9.14", "now_take_two"));
        assert_eq!(table.refusal(A, first), ("5.6", "taken"));
        table.play(&format!("A {second}"));
        assert_eq!(table.refusal(A, "take_attribute:1"), ("9.14", "now_treachery"));
        table.play("A play:gallows target:de_hanover.baron replace:de_hanover.baron");
        assert_eq!((table.lives("de_hanover.baron"), table.hand(A).total()), (Some(A), 0));
    }
}

/// Ruling 9.15.
#[test]
fn ruling_9_15_treachery_may_be_collected_without_a_strike() {
    let mut table = plotting("gallows", "noble B de_hanover.baron");
    assert!(table.may("play:gallows"));
    table.play("A end_turn");
    assert_eq!((table.plots(A), table.game.awaited()), (plots("gallows"), SeatSet::one(B)));
}

/// Ruling 9.19.
#[test]
fn ruling_9_19_any_number_of_the_dead_share_a_hexagon() {
    let before = "killed B de_hanover.baron; killed B de_hanover.baron; killed C de_hanover.baron; \
        killed C de_hanover.count; noble B de_hanover.baron";
    let mut table = plotting("gallows", before);
    table.play("A play:gallows target:de_hanover.baron");
    let graves = table.game.graves_of(Area::Hanover).collect::<Vec<_>>();
    assert_eq!(graves, [(C, Rank::Count, 1), (B, Rank::Baron, 3), (C, Rank::Baron, 1)]);
}

/// Ruling 9.20: what the dead leave to their owner.
#[test]
fn ruling_9_20_the_dead_keep_their_card_and_all_they_have_won() {
    let mut table = plotting("gallows", "noble B de_hanover.baron de_hanover.count");
    let before = (table.points(B), table.nobles(B, Rank::Baron));
    table.play("A play:gallows target:de_hanover.baron");
    assert_eq!((table.points(B), table.nobles(B, Rank::Baron)), before);
    assert_eq!(table.player(B).supply[Rank::Baron.index()], 5);
    assert!(table.player(B).reached.has(Area::Hanover) && table.player(B).raised.has(Rank::Baron));
    assert_eq!(dead(&table, "de_hanover.baron"), [0, 1, 0]);
}

/// Ruling 9.20: the dead count for country and dynasty markers.
#[test]
fn ruling_9_20_the_dead_count_for_country_and_dynasty_markers() {
    let words = "killed A gb_london.king gb_scotland.prince es_aragon.duke es_galicia.earl gb_ireland.marquis \
        de_hanover.count es_madrid.king; hand A gold";
    let mut table = raising(words);
    let (countries, dynasty) = (table.part(A, Part::Countries), table.part(A, Part::Dynasty));
    assert_eq!((countries, dynasty), (6, 0));
    table.play("A place:es_andalusia.baron");
    assert_eq!((table.part(A, Part::Countries), table.part(A, Part::Dynasty)), (6 + 8, 16));
}

/// Ruling 9.21.
#[test]
fn ruling_9_21_a_replacement_earns_no_area_marker() {
    let mut table = plotting("guillotine", "noble B fr_brittany.baron; hand A gold");
    table.play("A play:guillotine target:fr_brittany.baron replace:fr_brittany.baron");
    assert_eq!((table.lives("fr_brittany.baron"), table.part(A, Part::Areas)), (Some(A), 0));
    assert!(table.player(A).reached.has(Area::Brittany));
}

/// Ruling 9.21: a replacement wins country and dynasty markers like any other noble.
#[test]
fn ruling_9_21_a_replacement_wins_the_other_markers() {
    let words = "noble A es_madrid.king es_madrid.prince es_aragon.duke es_galicia.earl es_galicia.count; \
        noble A gb_ireland.marquis; noble B es_andalusia.baron; hand A gold";
    let mut table = plotting("inquisition", words);
    table.play("A play:inquisition target:es_andalusia.baron replace:es_andalusia.baron");
    assert_eq!((table.part(A, Part::Countries), table.part(A, Part::Dynasty)), (8, 16));
}

/// Ruling 9.22.
#[test]
fn ruling_9_22_a_noble_who_survived_is_safe_for_the_turn() {
    let words = "noble B de_hanover.baron de_saxony.marquis; treachery A assassin gallows";
    let mut table = plotting("assassin", words).with_seed(cube(false));
    table.play("A play:assassin target:de_hanover.baron");
    assert_eq!((table.lives("de_hanover.baron"), table.told("survived")), (Some(B), 1));
    for card in ["assassin", "gallows"] {
        let mut again = Table { game: table.game.clone(), chance: FastChance::new(1), log: Heard::default() };
        again.play(&format!("A play:{card}"));
        assert_eq!(again.refusal(A, "target:de_hanover.baron"), ("9.22", "target_twice"));
        assert_eq!(targets(&again), boxes("de_saxony.marquis"));
    }
}

/// Ruling 9.22: a failure opens no gap, and the noble is a target again in the next turn.
#[test]
fn ruling_9_22_the_protection_ends_with_the_turn() {
    let mut table = plotting("assassin", "noble C de_hanover.baron; treachery B gallows").with_seed(cube(false));
    table.play("A play:assassin target:de_hanover.baron");
    assert!(table.game.gaps().is_empty() && table.game.turn.vacated.is_empty());
    table.play("A end_turn").play("B option:treachery take_treachery:0 take_attribute:1 play:gallows");
    assert!(table.may("target:de_hanover.baron"));
}

/// Ruling 9.22: a noble whom the attacker has raised is no target.
#[test]
fn ruling_9_22_own_nobles_are_no_targets() {
    let words =
        "noble B de_hanover.baron de_saxony.marquis; noble A de_bavaria.duke; treachery A gallows*2; hand A gold";
    let mut table = plotting("gallows", words);
    table.play("A play:gallows target:de_hanover.baron replace:de_hanover.baron play:gallows");
    assert_eq!(targets(&table), boxes("de_saxony.marquis"));
    assert_eq!(table.refusal(A, "target:de_bavaria.duke"), ("5.9", "target_own"));
    assert_eq!(table.refusal(A, "target:de_bavaria.earl"), ("5.9", "target_empty"));
}

/// Ruling 9.23.
#[test]
fn ruling_9_23_one_card_strikes_in_a_province_and_two_in_a_capital() {
    let nobles = "noble B de_berlin.prince de_hanover.baron fr_paris.king";
    for card in ["assassin", "gallows"] {
        let mut one = plotting(card, &format!("{nobles}; treachery A {card}"));
        one.play(&format!("A play:{card}"));
        assert_eq!(targets(&one), boxes("de_hanover.baron"));
        assert_eq!(one.refusal(A, "target:de_berlin.prince"), ("9.23", "target_kind"));
        let mut two = plotting(card, &format!("{nobles}; treachery A {card}"));
        two.play(&format!("A play:{card}+{card}"));
        let capitals = if card == "assassin" { "de_berlin.prince fr_paris.king" } else { "de_berlin.prince" };
        assert_eq!(targets(&two), boxes(capitals));
        assert_eq!(two.refusal(A, "target:de_hanover.baron"), ("9.23", "target_kind"));
    }
}

/// Ruling 9.23: without a noble in a capital two cards cannot be played at all.
#[test]
fn ruling_9_23_two_cards_are_not_offered_against_provinces() {
    let table = plotting("gallows", "noble B de_hanover.baron; treachery A gallows");
    assert_eq!(plays(&table), ["gallows"]);
    assert_eq!(table.refusal(A, "play:gallows+gallows"), ("5.9", "no_target"));
}

/// Ruling 9.24.
#[test]
fn ruling_9_24_an_assassin_and_a_country_card_do_not_mix() {
    let words = "noble B de_berlin.king; treachery A assassin double_france_germany";
    let table = plotting("gallows", words);
    assert_eq!(plays(&table), ["gallows+double_france_germany"]);
    assert_eq!(table.refusal(A, "play:assassin+gallows"), ("9.24", "mixed"));
    assert_eq!(table.refusal(A, "play:assassin+double_france_germany"), ("9.24", "mixed"));
}

/// Ruling 9.25.
#[test]
fn ruling_9_25_double_cards_pair_in_the_country_they_share() {
    let capitals = "noble B gb_london.king fr_paris.king es_madrid.king de_berlin.king";
    let hand = "treachery A double_britain_spain double_france_spain axeman";
    let mut table = plotting("double_britain_france", &format!("{capitals}; {hand}"));
    assert_eq!(
        plays(&table),
        [
            "axeman+double_britain_france",
            "axeman+double_britain_spain",
            "double_britain_france+double_britain_spain",
            "double_britain_france+double_france_spain",
            "double_britain_spain+double_france_spain",
        ]
    );
    assert_eq!(table.refusal(A, "play:axeman+double_france_spain"), ("9.25", "no_common_country"));
    table.play("A play:double_britain_france+double_france_spain");
    assert_eq!(targets(&table), boxes("fr_paris.king"));
    table.play("A target:fr_paris.king");
    assert_eq!(table.game.treachery_discard, plots("double_britain_france double_france_spain"));
}

/// Ruling 9.25.
#[test]
fn ruling_9_25_one_double_card_is_one_card() {
    let table = plotting("double_britain_france", "noble B gb_london.king fr_paris.king");
    assert!(plays(&table).is_empty());
    assert_eq!(table.refusal(A, "play:double_britain_france+double_britain_france"), ("5.9", "no_such_cards"));
}

/// Ruling 9.26.
#[test]
fn ruling_9_26_both_assassins_are_lost_and_one_cube_is_drawn() {
    let words = "noble B fr_paris.king fr_paris.prince; treachery A assassin*3";
    for own in [true, false] {
        let mut table = plotting("assassin", words).with_seed(cube(own));
        table.play("A play:assassin+assassin target:fr_paris.king");
        assert_eq!((table.plots(A), table.game.treachery_discard), (plots("assassin*2"), plots("assassin*2")));
        assert_eq!((table.told("bag_drawn"), table.told("killed")), (1, usize::from(own)));
        assert_eq!(table.lives("fr_paris.king"), if own { None } else { Some(B) });
    }
}

/// Section 5.9: country cards never fail.
#[test]
fn section_5_9_country_cards_need_no_cube() {
    let mut table = plotting("gallows", "noble B de_hanover.baron").with_seed(cube(false));
    table.play("A play:gallows target:de_hanover.baron");
    assert_eq!((table.lives("de_hanover.baron"), table.told("bag_drawn")), (None, 0));
}

/// Ruling 9.27.
#[test]
fn ruling_9_27_with_a_gap_that_cannot_be_paid_no_other_attack_is_made() {
    let words = "noble B de_hanover.baron de_saxony.marquis; treachery A gallows";
    let mut table = plotting("gallows", words);
    table.play("A play:gallows target:de_hanover.baron");
    assert_eq!(table.refusal(A, "play:gallows"), ("9.27", "duty"));
    assert_eq!(table.moves(A), ["end_turn"]);
}

/// Ruling 9.27.
#[test]
fn ruling_9_27_a_target_that_can_be_refilled_may_be_struck_beside_a_gap_that_cannot() {
    let words = "noble B de_bavaria.duke de_bavaria.earl de_saxony.marquis; treachery A gallows; \
        hand A title troops castle";
    let mut table = plotting("gallows", words);
    table.play("A play:gallows target:de_bavaria.duke play:gallows");
    assert_eq!(table.moves(A), ["target:de_bavaria.earl"]);
    assert_eq!(table.refusal(A, "target:de_saxony.marquis"), ("9.27", "target_duty"));
    table.play("A target:de_bavaria.earl");
    assert_eq!(table.moves(A), ["replace:de_bavaria.earl"]);
    table.play("A replace:de_bavaria.earl pay:exact end_turn");
    assert_eq!((table.lives("de_bavaria.duke"), table.lives("de_bavaria.earl")), (None, Some(A)));
}

/// Ruling 9.27: with one payment the gap may be closed first, and then another be opened.
#[test]
fn ruling_9_27_after_the_first_gap_is_closed_another_may_be_opened() {
    let words = "noble B de_hanover.baron de_saxony.marquis; treachery A gallows; hand A gold";
    let mut table = plotting("gallows", words);
    table.play("A play:gallows target:de_hanover.baron replace:de_hanover.baron");
    assert_eq!(table.hand(A), cards("bishop"));
    table.play("A play:gallows target:de_saxony.marquis end_turn");
    assert_eq!(table.lives("de_saxony.marquis"), None);
}

/// Ruling 9.27: a rank without a counter cannot be refilled, whatever the hand holds.
#[test]
fn ruling_9_27_the_duty_looks_at_counters_too() {
    let dead = "killed A fr_brittany.baron; killed A fr_brittany.baron; killed A gb_ireland.baron; \
        killed A es_andalusia.baron; killed A es_andalusia.baron";
    let nobles = "noble B de_hanover.baron de_saxony.marquis";
    let strikes = "A play:gallows target:de_hanover.baron";
    let mut last = plotting("gallows", &format!("{dead}; {nobles}; treachery A gallows; hand A gold"));
    last.play(strikes);
    assert!(last.may("play:gallows") && last.may("replace:de_hanover.baron"));
    let none = format!("{dead}; killed A gb_ireland.baron; {nobles}; treachery A gallows; hand A gold");
    let mut none = plotting("gallows", &none);
    none.play(strikes);
    assert_eq!(none.refusal(A, "replace:de_hanover.baron"), ("9.17", "no_counter"));
    assert_eq!(none.refusal(A, "play:gallows"), ("9.27", "duty"));
}

/// Ruling 9.27: an assassination is checked as if it succeeded.
#[test]
fn ruling_9_27_an_attempt_is_checked_as_if_it_succeeded() {
    let words = "noble B de_hanover.baron de_saxony.marquis; treachery A assassin";
    let mut table = plotting("gallows", words);
    table.play("A play:gallows target:de_hanover.baron");
    assert_eq!(table.refusal(A, "play:assassin"), ("9.27", "duty"));
}

/// Ruling 9.28.
#[test]
fn ruling_9_28_a_gap_left_open_is_an_ordinary_empty_box() {
    let words = "noble C de_hanover.baron; hand A gold; hand B gold gold";
    let mut table = plotting("gallows", words);
    table.play("A play:gallows target:de_hanover.baron end_turn");
    let option_2 = "option:treachery take_treachery:0 take_attribute:1";
    let mut later = Table { game: table.game.clone(), chance: FastChance::new(1), log: Heard::default() };
    later.play(&format!("B {option_2}"));
    assert_eq!(later.refusal(B, "replace:de_hanover.baron"), ("5.6", "not_vacated"));
    table.play("B option:attributes_three draw:1 draw:2 draw:3 place:de_hanover.baron");
    assert_eq!((table.lives("de_hanover.baron"), table.part(B, Part::Areas)), (Some(B), 0));
}

/// Ruling 9.29.
#[test]
fn ruling_9_29_a_noble_is_replaced_by_one_of_the_same_rank() {
    let words = "noble B de_bavaria.duke de_hanover.count; hand A title troops castle gold";
    let mut table = plotting("gallows", words);
    table.play("A play:gallows target:de_bavaria.duke");
    assert_eq!(table.refusal(A, "replace:de_bavaria.duke"), ("5.7", "cannot_pay"));
    assert_eq!(table.refusal(A, "replace:de_bavaria.earl"), ("5.6", "not_vacated"));
    assert_eq!(table.moves(A), ["end_turn"]);
}

/// Ruling 9.31.
#[test]
fn ruling_9_31_both_nobles_of_a_capital_may_die_in_one_turn() {
    let words = "noble B de_berlin.king; noble C de_berlin.prince; \
        treachery A gallows*3; hand A gold title troops palace lineage";
    let mut table = plotting("gallows", words);
    table.play("A play:gallows+gallows target:de_berlin.king play:gallows+gallows target:de_berlin.prince");
    assert_eq!(table.game.turn.vacated, boxes("de_berlin.king de_berlin.prince"));
    assert_eq!(table.moves(A), ["replace:de_berlin.prince"]);
    table.play("A replace:de_berlin.prince pay:exact end_turn");
    assert_eq!((table.lives("de_berlin.king"), table.lives("de_berlin.prince")), (None, Some(A)));
    assert_eq!(table.influence(A, Country::Germany), 4);
}

/// Ruling 9.34.
#[test]
fn ruling_9_34_an_empty_pile_is_made_of_the_discards_when_a_card_is_needed() {
    let mut table = table(&format!("treachery_display assassin axeman; {EXHAUSTED}"));
    assert!(table.game.treachery_pile.is_empty());
    table.play("A option:treachery take_treachery:blind");
    assert_eq!((table.game.treachery_pile.len(), table.plots(A).total()), (26, 1));
    assert!(table.game.treachery_discard.is_empty());
    assert_eq!(table.told("treachery_reshuffled"), 1);
}

/// Ruling 9.34: the last card of the pile is turned up without a shuffle, the next one only after it.
#[test]
fn ruling_9_34_a_pile_that_is_just_used_up_is_not_yet_made_anew() {
    let mut table = table(&format!("treachery_display axeman -; {EXHAUSTED}"));
    assert_eq!(table.game.treachery_pile.counts(), plots("assassin"));
    table.play("A option:treachery take_treachery:blind");
    assert_eq!((table.plots(A), table.game.treachery_pile.len()), (plots("assassin"), 0));
    assert_eq!(table.told("treachery_reshuffled"), 0);
    table.play("A take_attribute:0 end_turn");
    assert_eq!((table.told("treachery_reshuffled"), table.game.treachery_pile.len()), (1, 26));
}

/// Ruling 9.50.
#[test]
fn ruling_9_50_cards_that_are_played_are_committed_until_a_target_is_named() {
    let mut table = plotting("gallows", "noble B de_hanover.baron; treachery A axeman");
    table.play("A play:gallows");
    assert_eq!(table.moves(A), ["target:de_hanover.baron"]);
    assert_eq!(table.refusal(A, "end_turn"), ("9.50", "now_target"));
    assert_eq!(table.plots(A), plots("gallows axeman"));
    table.play("A target:de_hanover.baron");
    assert_eq!((table.plots(A), table.game.treachery_discard), (plots("axeman"), plots("gallows")));
}

/// Ruling 9.51.
#[test]
fn ruling_9_51_the_other_noble_of_the_area_may_still_be_attacked() {
    let words = "noble B de_hanover.baron de_hanover.count; treachery A gallows";
    let mut table = plotting("assassin", words).with_seed(cube(false));
    table.play("A play:assassin target:de_hanover.baron play:gallows");
    assert_eq!(table.moves(A), ["target:de_hanover.count"]);
}

/// Ruling 9.51: who was killed and replaced is not attacked again, nor is the box filled twice.
#[test]
fn ruling_9_51_a_box_is_struck_and_filled_once() {
    let words = "noble B de_hanover.baron de_saxony.marquis; treachery A gallows*2; hand A gold gold";
    let mut table = plotting("gallows", words);
    table.play("A play:gallows target:de_hanover.baron replace:de_hanover.baron");
    assert_eq!(table.refusal(A, "replace:de_hanover.baron"), ("5.6", "box_taken"));
    table.play("A play:gallows");
    assert_eq!(targets(&table), boxes("de_saxony.marquis"));
}

/// Ruling 9.52.
#[test]
fn ruling_9_52_a_card_played_this_turn_may_be_turned_up_in_its_refill() {
    let rest = EXHAUSTED.replace(" double_britain_france", "");
    let words = format!("treachery_display axeman double_britain_france; {rest}; noble B fr_brittany.baron");
    let mut table = table(&format!("{words}; treachery_discard assassin"));
    table.play("A option:treachery take_treachery:1 take_attribute:0");
    table.play("A play:double_britain_france target:fr_brittany.baron");
    let turned_up = |seed: u64| {
        let (mut game, mut log) = (table.game.clone(), Heard::default());
        game.play(A, "end_turn".parse().unwrap(), &mut FastChance::new(seed), &mut log).unwrap();
        assert!(log.0.iter().any(|(_, event)| *event == Event::TreacheryReshuffled { count: 28 }));
        game.treachery_display[1]
    };
    assert!((0..200).any(|seed| turned_up(seed) == Some(crate::data::Treachery::DoubleBritainFrance)));
}
