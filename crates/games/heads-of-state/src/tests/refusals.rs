//! Bad input: refused with the rule and what is allowed instead, and nothing has changed.

use std::collections::BTreeSet;

use curia_core::{Arg, Chance, Game, Heard, Phrase, Spoken, View as _, Viewer};

use super::position::{A, B, C, D, Table, table};
use crate::Move;
use crate::data::Attribute;
use crate::why::Why;

/// A position, the moves that lead to the decision, a seat with its move, and the rule and the reason of the refusal.
type Case = (&'static str, &'static str, &'static str, &'static str, &'static str);

/// With this seed the first cube out of the bag is the victim's.
const UNLUCKY: u64 = 1;

fn at(words: &str, moves: &str) -> Table {
    let mut table = table(words).with_seed(UNLUCKY);
    moves.split(';').filter(|line| !line.trim().is_empty()).for_each(|line| _ = table.play(line));
    table
}

/// The moves are refused for these rules and reasons, and the games stay as they were.
fn all_are_refused(cases: &[Case]) {
    for &(words, moves, line, rule, reason) in cases {
        let mut table = at(words, moves);
        let (seat, text) = line.split_once(' ').unwrap();
        let seat = curia_core::seat_of(seat).unwrap();
        assert_eq!(table.refusal(seat, text), (rule, reason), "{words}; {moves}: {line}");
        assert!(!table.moves(seat).iter().any(|mv| mv == text), "{line} is offered");
        let (before, draws, mut log) = (table.game.clone(), table.chance.draws(), Heard::default());
        let mv: Move = text.parse().unwrap();
        let refusal = table.game.play(seat, mv, &mut table.chance, &mut log).unwrap_err();
        assert_eq!((refusal.rule, refusal.reason.key.id), (rule, reason));
        assert!(table.game == before, "{line} changed the game");
        assert_eq!((table.chance.draws(), log.0.len()), (draws, 0), "{line} told or drew something");
    }
}

const THREE_DRAWS: &str = "A option:attributes_three draw:0 draw:1 draw:2";
const GOLD: &str = "display gold gold gold gold gold gold; ";

const TURN: &[Case] = &[
    ("", "", "A draw:0", "5.3", "now_choose_option"),
    ("hand A gold", "", "A place:gb_ireland.baron", "5.3", "now_choose_option"),
    ("", "", "A end_turn", "5.3", "now_choose_option"),
    ("draw_pile 5", "", "A option:attributes_refresh", "9.8", "refresh_short"),
    ("pack 10", "", "A option:attributes_refresh", "9.8", "refresh_short"),
    ("first_turn A", "", "A option:attributes_three", "9.45", "first_turn"),
    ("first_turn A", "", "A option:attributes_refresh", "9.45", "first_turn"),
    ("first_turn A", "", "A option:treachery", "9.45", "first_turn"),
];

/// Section 5.3; rulings 9.8 and 9.45.
#[test]
fn an_option_must_be_chosen_and_possible() {
    all_are_refused(TURN);
}

const NOBODY: &[Case] = &[
    ("seats 3", "", "D option:treachery", "4", "no_seat"),
    ("seats 2", "", "E end_turn", "4", "no_seat"),
    ("over", "", "A end_turn", "8", "over"),
    ("seats 3; over", "", "B option:treachery", "8", "over"),
    ("", "", "B option:treachery", "5.3", "wait"),
    ("", "A option:attributes_three", "B draw:0", "5.4", "wait"),
    ("", THREE_DRAWS, "C end_turn", "5.5", "wait"),
    ("", "A option:treachery", "D take_treachery:0", "5.6", "wait"),
    ("", "A option:treachery take_treachery:0 take_attribute:0", "B end_turn", "5.6", "wait"),
    (
        "hand A gold title",
        "A option:attributes_three draw:0 draw:1 draw:2 place:fr_burgundy.count",
        "B pay:exact",
        "5.7",
        "wait",
    ),
    (
        "treachery A gallows; noble B de_bavaria.duke",
        "A option:treachery take_treachery:0 take_attribute:0 play:gallows",
        "B target:de_bavaria.duke",
        "5.9",
        "wait",
    ),
    ("hand A gold*9", "A option:attributes_three draw:0 draw:1 draw:2 end_turn", "B discard:gold", "5.10", "wait"),
];

/// Sections 4, 5 and 8.
#[test]
fn whoever_is_not_asked_must_wait() {
    all_are_refused(NOBODY);
}

const DRAW: &[Case] = &[
    ("", "A option:attributes_three draw:0", "A draw:0", "5.4", "slot_empty"),
    ("", "A option:attributes_three", "A end_turn", "5.4", "now_draw"),
    ("", "A option:attributes_three", "A option:treachery", "5.4", "now_draw"),
    ("", "A option:attributes_three", "A take_attribute:0", "5.4", "now_draw"),
    ("hand A gold", "A option:attributes_three draw:0", "A place:gb_ireland.baron", "9.13", "now_draw"),
    ("draw_pile 6", "A option:attributes_refresh", "A draw:blind", "9.9", "no_blind"),
    (
        "seats 2; with last_turn finish_round; century 1789; display gold gold gold gold gold gold; \
        hand A gold*3 title*9 troops*7; hand B castle*5 duelling*6 palace*6 bishop*4 lineage*4 courtesan*5; first_turn A",
        "A draw:blind",
        "A draw:blind",
        "11.4",
        "no_blind",
    ),
];

/// Section 5.4; rulings 9.9, 9.13 and 9.46.
#[test]
fn draws_are_owed_and_come_from_cards_that_are_there() {
    all_are_refused(DRAW);
}

/// Nobody chooses attribute cards on a first turn.
const FIRST: &str = "first_turn A; treachery A assassin; noble B de_bavaria.duke";

const PLACE: &[Case] = &[
    ("hand A gold; noble B gb_ireland.baron", THREE_DRAWS, "A place:gb_ireland.baron", "5.5", "box_taken"),
    ("hand A gold; noble A gb_ireland.baron", THREE_DRAWS, "A place:gb_ireland.baron", "5.5", "box_taken"),
    (
        "hand A gold title troops duelling palace; killed A de_bavaria.duke de_bavaria.duke de_bavaria.duke de_bavaria.duke",
        THREE_DRAWS,
        "A place:fr_normandy.duke",
        "9.17",
        "no_counter",
    ),
    ("display gold gold gold gold gold gold", THREE_DRAWS, "A place:es_galicia.count", "5.7", "cannot_pay"),
    ("display title title title title title title", THREE_DRAWS, "A place:gb_ireland.baron", "5.7", "cannot_pay"),
    ("", THREE_DRAWS, "A draw:3", "9.13", "now_place"),
    ("", THREE_DRAWS, "A option:treachery", "5.5", "now_place"),
    ("", THREE_DRAWS, "A replace:gb_ireland.baron", "5.5", "now_place"),
    ("", THREE_DRAWS, "A pay:exact", "5.5", "now_place"),
    ("treachery A assassin; noble B de_bavaria.duke", THREE_DRAWS, "A play:assassin", "9.16", "no_treachery_now"),
    ("noble B de_bavaria.duke", THREE_DRAWS, "A target:de_bavaria.duke", "9.16", "no_treachery_now"),
    (FIRST, "A draw:0", "A play:assassin", "5.5", "now_place"),
    (FIRST, "A draw:0", "A target:de_bavaria.duke", "5.5", "now_place"),
];

/// Section 5.5; rulings 9.13, 9.16 and 9.17.
#[test]
fn a_noble_needs_an_empty_box_a_counter_and_its_price() {
    all_are_refused(PLACE);
}

const EARL: &str = "A option:attributes_three draw:0 draw:1 draw:2 place:es_galicia.earl";
const WITH_COURTESAN: &str = "display gold gold gold gold gold gold; hand A title troops courtesan";
const WITHOUT_COURTESAN: &str = "display gold gold gold gold gold gold; hand A title troops castle";

const PAY: &[Case] = &[
    (WITH_COURTESAN, EARL, "A pay:exact", "5.7", "pay_missing"),
    (WITH_COURTESAN, EARL, "A pay:courtesan_for_title", "5.7", "pay_missing"),
    (WITH_COURTESAN, EARL, "A pay:courtesan_for_gold", "5.7", "not_in_cost"),
    (WITHOUT_COURTESAN, EARL, "A pay:courtesan_for_castle", "5.7", "no_courtesan"),
    (WITHOUT_COURTESAN, EARL, "A pay:courtesan_for_duelling", "5.7", "not_in_cost"),
    (WITHOUT_COURTESAN, EARL, "A end_turn", "5.7", "now_pay"),
    (WITHOUT_COURTESAN, EARL, "A place:gb_ireland.baron", "5.7", "now_pay"),
    (WITHOUT_COURTESAN, EARL, "A place:es_galicia.earl", "5.7", "now_pay"),
];

/// Section 5.7; section 5.2: a chosen box is not taken back.
#[test]
fn a_payment_with_the_wrong_cards_is_refused() {
    all_are_refused(PAY);
}

const TAKE_TWO: &[Case] = &[
    ("treachery A assassin; noble B de_bavaria.duke", "A option:treachery", "A play:assassin", "9.14", "now_take_two"),
    ("", "A option:treachery", "A replace:gb_ireland.baron", "9.14", "now_take_two"),
    ("", "A option:treachery", "A end_turn", "5.6", "now_take_two"),
    ("", "A option:treachery", "A draw:0", "5.6", "now_take_two"),
    ("", "A option:treachery take_treachery:0", "A take_treachery:1", "5.6", "taken"),
    ("", "A option:treachery take_treachery:0", "A take_treachery:blind", "5.6", "taken"),
    ("", "A option:treachery take_attribute:0", "A take_attribute:0", "5.6", "taken"),
    ("treachery_display - axeman", "A option:treachery", "A take_treachery:0", "5.6", "slot_empty"),
];

/// Section 5.6; ruling 9.14.
#[test]
fn one_card_of_each_kind_is_taken_before_anything_else() {
    all_are_refused(TAKE_TWO);
}

/// Nobody strikes with what is taken here: the cards of the display strike in Spain, where nobody lives.
const PLOT: &str = "A option:treachery take_treachery:0 take_attribute:0";
const GERMANY: &str = "display gold gold gold gold gold gold; treachery_display inquisition inquisition; \
    noble B de_bavaria.duke de_saxony.marquis; treachery A gallows*2";
const GERMANY_AND_BARON: &str = "display castle castle castle castle castle castle; noble B gb_ireland.baron; \
    treachery_display inquisition inquisition; treachery A axeman";
const TWO_GAPS: &str = "display gold gold gold gold gold gold; treachery_display inquisition inquisition; \
    noble B de_bavaria.duke de_saxony.marquis fr_normandy.earl; hand A title castle duelling; \
    treachery A gallows*2 guillotine";
const TWO_KILLS: &str = "A option:treachery take_treachery:0 take_attribute:0 play:gallows target:de_bavaria.duke \
    play:gallows target:de_saxony.marquis";
const ONE_KILL: &str = "A option:treachery take_treachery:0 take_attribute:0 play:gallows target:de_bavaria.duke";

const TREACHERY: &[Case] = &[
    (GERMANY, PLOT, "A take_attribute:1", "9.14", "now_treachery"),
    (GERMANY, PLOT, "A take_treachery:1", "9.14", "now_treachery"),
    (GERMANY, PLOT, "A draw:1", "5.6", "now_treachery"),
    (GERMANY, PLOT, "A target:de_bavaria.duke", "5.6", "now_treachery"),
    (GERMANY, PLOT, "A place:gb_ireland.baron", "5.6", "not_vacated"),
    (GERMANY, PLOT, "A replace:gb_ireland.baron", "5.6", "not_vacated"),
    (GERMANY, PLOT, "A replace:de_bavaria.duke", "5.6", "not_vacated"),
    (GERMANY, PLOT, "A play:axeman", "5.9", "no_such_cards"),
    (GERMANY, ONE_KILL, "A play:gallows+gallows", "5.9", "no_such_cards"),
    (GERMANY, PLOT, "A play:inquisition", "5.9", "no_target"),
    (GERMANY, PLOT, "A play:gallows+gallows", "5.9", "no_target"),
    (GERMANY, ONE_KILL, "A play:gallows", "9.27", "duty"),
    (GERMANY, ONE_KILL, "A replace:de_bavaria.duke", "5.7", "cannot_pay"),
    (
        GERMANY_AND_BARON,
        "A option:treachery take_treachery:0 take_attribute:0 play:axeman target:gb_ireland.baron",
        "A replace:gb_ireland.baron",
        "5.7",
        "cannot_pay",
    ),
    (
        "treachery A gallows; noble B de_bavaria.duke; hand A gold title troops duelling palace; \
        killed A fr_normandy.duke fr_normandy.duke fr_normandy.duke fr_normandy.duke",
        ONE_KILL,
        "A replace:de_bavaria.duke",
        "9.17",
        "no_counter",
    ),
    ("treachery A assassin gallows; noble B de_berlin.king", PLOT, "A play:assassin+gallows", "9.24", "mixed"),
    (
        "treachery A assassin double_spain_germany; noble B de_berlin.king",
        PLOT,
        "A play:assassin+double_spain_germany",
        "9.24",
        "mixed",
    ),
    ("treachery A axeman gallows; noble B de_berlin.king", PLOT, "A play:axeman+gallows", "9.25", "no_common_country"),
    (
        "treachery A double_britain_france double_spain_germany; noble B de_berlin.king",
        PLOT,
        "A play:double_britain_france+double_spain_germany",
        "9.25",
        "no_common_country",
    ),
];

/// Sections 5.6 and 5.9; rulings 9.14, 9.17, 9.24, 9.25 and 9.27.
#[test]
fn treachery_needs_the_cards_a_target_and_a_way_to_pay() {
    all_are_refused(TREACHERY);
}

/// One of three gaps is closed before the third noble is killed.
const THREE_GAPS: &str = "display gold gold gold gold gold gold; treachery_display inquisition inquisition; \
    noble B de_bavaria.duke de_saxony.marquis de_hanover.baron; hand A title castle duelling gold; \
    treachery A gallows*3";
const THREE_KILLS: &str = "A option:treachery take_treachery:0 take_attribute:0 play:gallows target:de_hanover.baron \
    replace:de_hanover.baron play:gallows target:de_bavaria.duke play:gallows target:de_saxony.marquis";

const GAPS: &[Case] = &[
    (TWO_GAPS, TWO_KILLS, "A end_turn", "5.6", "must_replace"),
    (TWO_GAPS, TWO_KILLS, "A play:guillotine", "5.6", "must_replace"),
    (TWO_GAPS, TWO_KILLS, "A replace:de_bavaria.duke", "5.7", "cannot_pay"),
    (TWO_GAPS, TWO_KILLS, "A replace:fr_normandy.earl", "5.6", "not_vacated"),
    (TWO_GAPS, TWO_KILLS, "A place:gb_ireland.baron", "5.6", "not_vacated"),
    (TWO_GAPS, TWO_KILLS, "A take_treachery:1", "5.6", "must_replace"),
    (TWO_GAPS, TWO_KILLS, "A draw:1", "5.6", "must_replace"),
    (TWO_GAPS, TWO_KILLS, "A target:fr_normandy.earl", "5.6", "must_replace"),
    (THREE_GAPS, THREE_KILLS, "A option:treachery", "5.6", "must_replace"),
    (THREE_GAPS, THREE_KILLS, "A replace:de_hanover.baron", "5.6", "box_taken"),
];

/// Section 5.6, MUST_REPLACE.
#[test]
fn an_end_of_turn_with_two_gaps_is_refused() {
    all_are_refused(GAPS);
    let table = at(TWO_GAPS, TWO_KILLS);
    assert_eq!(table.moves(A), ["replace:de_saxony.marquis"]);
}

const OTHER_RANK: &[Case] = &[
    (GERMANY, ONE_KILL, "A replace:de_bavaria.earl", "5.6", "not_vacated"),
    ("hand A gold title; noble B es_galicia.count", THREE_DRAWS, "A place:es_galicia.count", "5.5", "box_taken"),
];

/// Section 10.4; ruling 9.29.
#[test]
fn a_box_of_another_rank_is_refused() {
    all_are_refused(OTHER_RANK);
    for text in
        ["place:es_galicia.duke", "place:gb_london.prince", "replace:de_bavaria.count", "target:fr_brittany.earl"]
    {
        assert!(text.parse::<Move>().is_err(), "there is no such box: {text}");
    }
}

const TARGETS: &str = "treachery A gallows*2 guillotine; noble A de_hanover.baron; \
    noble B de_bavaria.duke de_saxony.marquis de_berlin.king fr_normandy.earl";
const ONE_CARD: &str = "A option:treachery take_treachery:0 take_attribute:0 play:gallows";
const TWO_CARDS: &str = "A option:treachery take_treachery:0 take_attribute:0 play:gallows+gallows";

const TARGET: &[Case] = &[
    (TARGETS, ONE_CARD, "A end_turn", "9.50", "now_target"),
    (TARGETS, ONE_CARD, "A play:guillotine", "9.50", "now_target"),
    (TARGETS, ONE_CARD, "A target:de_hanover.count", "5.9", "target_empty"),
    (TARGETS, ONE_CARD, "A target:de_hanover.baron", "5.9", "target_own"),
    (TARGETS, ONE_CARD, "A target:de_berlin.king", "9.23", "target_kind"),
    (TARGETS, TWO_CARDS, "A target:de_bavaria.duke", "9.23", "target_kind"),
    (TARGETS, ONE_CARD, "A target:fr_normandy.earl", "5.9", "target_country"),
    (
        "treachery A assassin gallows; noble B de_bavaria.duke de_saxony.marquis",
        "A option:treachery take_treachery:0 take_attribute:0 play:assassin target:de_bavaria.duke play:gallows",
        "A target:de_bavaria.duke",
        "9.22",
        "target_twice",
    ),
    (
        "display gold gold gold gold gold gold; hand A title; treachery A gallows*2; \
        noble B de_bavaria.duke de_saxony.marquis de_hanover.count",
        "A option:treachery take_treachery:0 take_attribute:0 play:gallows target:de_bavaria.duke play:gallows",
        "A target:de_saxony.marquis",
        "9.27",
        "target_duty",
    ),
];

/// Section 5.9; rulings 9.22, 9.23, 9.27 and 9.50.
#[test]
fn a_target_is_a_rivals_noble_within_reach() {
    all_are_refused(TARGET);
}

/// Section 5.9: own nobles can never be targets.
#[test]
fn an_own_noble_as_a_target_is_refused() {
    all_are_refused(&[(TARGETS, ONE_CARD, "A target:de_hanover.baron", "5.9", "target_own")]);
    // Also where the cards strike at a capital.
    let capital = "treachery A gallows*2; noble A de_berlin.king; noble B de_berlin.prince";
    all_are_refused(&[(capital, TWO_CARDS, "A target:de_berlin.king", "5.9", "target_own")]);
    // And nobody plays a card that reaches own nobles alone.
    let alone = "treachery A gallows; treachery_display axeman axeman; noble A de_hanover.baron";
    all_are_refused(&[(alone, PLOT, "A play:gallows", "5.9", "no_target")]);
}

const TOO_MANY: &str = "display gold gold gold gold gold gold; hand A title*5 troops*4; treachery A assassin*4";
const TOO_MANY_OF_BOTH: &str = "A option:attributes_three draw:0 draw:1 draw:2 end_turn";
const TOO_MUCH_TREACHERY: &str = "A option:treachery take_treachery:0 take_attribute:0 end_turn";

const DISCARD: &[Case] = &[
    (TOO_MANY, TOO_MANY_OF_BOTH, "A end_turn", "5.10", "now_discard"),
    (TOO_MANY, TOO_MANY_OF_BOTH, "A trim:gold", "5.10", "now_discard"),
    (TOO_MANY, TOO_MANY_OF_BOTH, "A discard:lineage", "5.10", "no_card"),
    (TOO_MANY, TOO_MANY_OF_BOTH, "A discard:assassin", "5.10", "other_hand"),
    ("treachery A assassin*4", TOO_MUCH_TREACHERY, "A end_turn", "5.10", "now_discard"),
    ("treachery A assassin*4; hand A gold", TOO_MUCH_TREACHERY, "A discard:gold", "5.10", "other_hand"),
    (
        "treachery A assassin*4; treachery_display axeman axeman",
        TOO_MUCH_TREACHERY,
        "A discard:gallows",
        "5.10",
        "no_card",
    ),
];

/// Section 5.10.
#[test]
fn a_hand_above_its_limit_gives_up_cards_of_its_own() {
    all_are_refused(DISCARD);
}

const CENTURY: &str = "hand A gold*4 title*4; treachery A assassin*3; hand C troops*7; pack 3; revolution 0";
const REVOLUTION: &str = "A option:attributes_three draw:blind";

const TRIM: &[Case] = &[
    (CENTURY, REVOLUTION, "A draw:0", "5.11", "now_trim"),
    (CENTURY, REVOLUTION, "A discard:gold", "5.11", "now_trim"),
    (CENTURY, REVOLUTION, "A trim:lineage", "5.11", "no_card"),
    (CENTURY, REVOLUTION, "A trim:assassin", "5.11", "other_hand"),
    (CENTURY, "A option:attributes_three draw:blind trim:gold trim:gold", "A trim:gold", "5.11", "other_hand"),
    (CENTURY, "A option:attributes_three draw:blind trim:gold trim:gold", "A trim:axeman", "5.11", "no_card"),
    (CENTURY, REVOLUTION, "B trim:gold", "5.11", "trim_done"),
    (
        CENTURY,
        "A option:attributes_three draw:blind trim:gold trim:gold trim:assassin",
        "A trim:gold",
        "5.11",
        "trim_done",
    ),
];

/// Section 5.11, step 4.
#[test]
fn at_a_change_of_century_exactly_what_is_owed_is_given_up() {
    all_are_refused(TRIM);
}

const GROUPS: [&[Case]; 12] =
    [TURN, NOBODY, DRAW, PLACE, PAY, TAKE_TWO, TREACHERY, GAPS, OTHER_RANK, TARGET, DISCARD, TRIM];

/// Every refusal of this file in words.
pub(super) fn every_reason() -> Vec<Phrase> {
    let reason = |&(words, moves, line, ..): &Case| {
        let (seat, text) = line.split_once(' ').unwrap();
        at(words, moves).refused(curia_core::seat_of(seat).unwrap(), text).reason
    };
    GROUPS.into_iter().flatten().map(reason).collect()
}

/// Every reason that the rules know stands in this file.
#[test]
fn every_reason_is_reached_by_this_file() {
    let reached: BTreeSet<&str> = GROUPS.into_iter().flatten().map(|&(.., reason)| reason).collect();
    let known: BTreeSet<&str> = Why::IDS.iter().copied().collect();
    let missing: Vec<&&str> = known.difference(&reached).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// The value of an argument of a refusal.
fn argument(table: &Table, seat: curia_core::Seat, text: &str, name: &str) -> Arg {
    let reason = table.refused(seat, text).reason;
    let found = reason.args.iter().find(|(key, _)| *key == name);
    found.unwrap_or_else(|| panic!("{text} says nothing of {name}: {reason:?}")).1.clone()
}

fn names(kinds: impl IntoIterator<Item = Attribute>) -> Arg {
    Arg::List(kinds.into_iter().map(|kind| Arg::Name(kind.key())).collect())
}

/// Section 5.7.
#[test]
fn a_noble_that_cannot_be_paid_names_what_is_missing() {
    let table = at(&format!("{GOLD}hand A courtesan title"), THREE_DRAWS);
    let (troops, castle) = (Attribute::Troops, Attribute::Castle);
    assert_eq!(argument(&table, A, "place:es_galicia.earl", "missing"), names([troops, castle]));
    assert_eq!(table.refused(A, "place:es_galicia.earl").reason.key.form, "courtesan");
    // No courtesan helps a king.
    assert_eq!(table.refused(A, "place:gb_london.king").reason.key.form, "");
    let mut paying = at(WITH_COURTESAN, EARL);
    assert_eq!(argument(&paying, A, "pay:exact", "missing"), names([castle]));
    assert_eq!(argument(&paying, A, "pay:courtesan_for_gold", "cost"), names([Attribute::Title, troops, castle]));
    paying.play("A pay:courtesan_for_castle");
}

/// Section 5.10: whoever lacks a card is told what they hold, and nothing else.
#[test]
fn a_card_that_is_not_there_is_refused_with_the_hands_as_they_are() {
    let table = at(TOO_MANY, TOO_MANY_OF_BOTH);
    let (attributes, treachery) = (table.player(A).attributes, table.player(A).treachery);
    let says = |text| [argument(&table, A, text, "attributes"), argument(&table, A, text, "treachery")];
    use curia_core::ToArg;
    assert_eq!(says("discard:lineage"), [attributes.to_arg().unwrap(), treachery.to_arg().unwrap()]);
    let table = at("treachery A assassin*4; hand A gold; treachery_display axeman axeman", TOO_MUCH_TREACHERY);
    let (attributes, treachery) = (table.player(A).attributes, table.player(A).treachery);
    let says = |text| [argument(&table, A, text, "attributes"), argument(&table, A, text, "treachery")];
    assert_eq!(says("discard:gallows"), [attributes.to_arg().unwrap(), treachery.to_arg().unwrap()]);
    assert_eq!(table.refused(A, "discard:gallows").reason.key.form, "", "there are attribute cards in the hand");
}

/// Ruling 9.8.
#[test]
fn a_refused_refresh_counts_the_draw_pile() {
    let table = table("draw_pile 5");
    let says = ["count", "needed"].map(|name| argument(&table, A, "option:attributes_refresh", name));
    assert_eq!(says, [Arg::Int(5), Arg::Int(6)]);
}

/// Sections 5.4 and 5.6.
#[test]
fn what_is_still_owed_is_counted() {
    assert_eq!(argument(&at("", "A option:attributes_three draw:0"), A, "end_turn", "left"), Arg::Int(2));
    assert_eq!(argument(&table("first_turn A; seats 3"), A, "option:treachery", "left"), Arg::Int(1));
    let forms = ["A option:treachery", "A option:treachery take_treachery:0", "A option:treachery take_attribute:0"]
        .map(|moves| at("", moves).refused(A, "end_turn").reason.key.form);
    assert_eq!(forms, ["both", "attribute", "treachery"]);
    let mut table = at(CENTURY, REVOLUTION);
    assert_eq!(argument(&table, A, "end_turn", "left"), Arg::Int(2));
    table.play("A trim:title trim:title");
    let reason = table.refused(A, "end_turn").reason;
    assert_eq!((reason.key.form, argument(&table, A, "end_turn", "left")), ("treachery", Arg::Int(1)));
}

/// Section 5.6.
#[test]
fn open_boxes_are_named() {
    let table = at(TWO_GAPS, TWO_KILLS);
    let Arg::List(gaps) = argument(&table, A, "end_turn", "gaps") else { panic!("no list") };
    assert_eq!(gaps.len(), 2);
    assert_eq!(at(GERMANY, PLOT).refused(A, "place:gb_ireland.baron").reason.key.form, "none");
    assert_eq!(at(GERMANY, ONE_KILL).refused(A, "place:gb_ireland.baron").reason.key.form, "");
}

/// Section 5.2.
#[test]
fn who_must_wait_is_told_who_decides() {
    let table = at("", "A option:attributes_three draw:0 draw:1 draw:2 end_turn");
    for seat in [A, C, D] {
        assert_eq!(argument(&table, seat, "option:treachery", "seat"), Arg::Seat(B));
    }
}

/// Section 5.5.
#[test]
fn who_lives_in_a_taken_box_is_named() {
    let table = at("noble C gb_ireland.baron; hand A gold", THREE_DRAWS);
    assert_eq!(argument(&table, A, "place:gb_ireland.baron", "seat"), Arg::Seat(C));
}

/// The rules are lists on the one hand and reasons on the other; they agree about every move there is.
#[test]
fn what_is_offered_is_not_refused_and_what_is_not_offered_is() {
    let positions = [
        ("", ""),
        ("first_turn A", ""),
        ("", "A option:attributes_three"),
        ("hand A gold title troops castle duelling palace bishop lineage courtesan", THREE_DRAWS),
        (WITH_COURTESAN, EARL),
        ("", "A option:treachery"),
        (GERMANY, PLOT),
        (GERMANY, ONE_KILL),
        (TWO_GAPS, TWO_KILLS),
        (THREE_GAPS, THREE_KILLS),
        (FIRST, "A draw:0"),
        (TARGETS, ONE_CARD),
        (TARGETS, TWO_CARDS),
        (TOO_MANY, TOO_MANY_OF_BOTH),
        (CENTURY, REVOLUTION),
        ("over", ""),
    ];
    for (words, moves) in positions {
        let table = at(words, moves);
        for seat in table.game.seats.iter() {
            let legal = table.moves(seat);
            for mv in super::notation::every_move() {
                let offered = legal.contains(&mv.to_string());
                assert_eq!(table.game.why_not(seat, mv).is_none(), offered, "{words}; {moves}: {mv} of {seat}");
            }
        }
    }
}

/// Rulings 9.24 and 9.25: a person may ask why two cards of their hand do not go together.
#[test]
fn pairs_of_treachery_cards_are_among_what_may_be_asked() {
    let mut table = table("noble B de_bavaria.duke; treachery A gallows axeman*2; treachery_display assassin -");
    let pairs = |table: &Table| {
        let candidates = table.view(Viewer::Seat(A)).candidates();
        let pairs = candidates.into_iter().filter(|mv| matches!(mv, Move::Play(cards) if cards.second.is_some()));
        pairs.map(|mv| mv.to_string()).collect::<Vec<_>>()
    };
    assert!(pairs(&table).is_empty(), "nothing can be played before the turn has begun");
    table.play("A option:treachery take_treachery:0 take_attribute:0");
    let expected = ["play:assassin+axeman", "play:assassin+gallows", "play:axeman+axeman", "play:axeman+gallows"];
    assert_eq!(pairs(&table), expected);
    assert_eq!(table.refusal(A, "play:assassin+axeman"), ("9.24", "mixed"));
    assert_eq!(table.refusal(A, "play:axeman+gallows"), ("9.25", "no_common_country"));
}

/// Section 5.6, MUST_REPLACE: why the turn cannot be ended is worth asking.
#[test]
fn the_end_of_a_turn_of_treachery_is_among_what_may_be_asked() {
    let table = at(TWO_GAPS, TWO_KILLS);
    assert!(table.view(Viewer::Seat(A)).candidates().contains(&Move::EndTurn));
    assert_eq!(table.refusal(A, "end_turn"), ("5.6", "must_replace"));
}

/// Section 5.7: nobody without a hand is told that they can pay.
#[test]
fn whoever_only_watches_reads_what_a_noble_costs() {
    let table = table("hand A gold");
    let help = |viewer, text: &str| table.view(viewer).help(text.parse().unwrap()).unwrap().key;
    let key = |viewer, text| (help(viewer, text).id, help(viewer, text).form);
    assert_eq!(key(Viewer::Seat(A), "place:gb_ireland.baron"), ("box", "payable"));
    assert_eq!(key(Viewer::Seat(A), "place:gb_london.king"), ("box", ""));
    assert_eq!(key(Viewer::Spectator, "place:gb_ireland.baron"), ("box_use", ""));
}
