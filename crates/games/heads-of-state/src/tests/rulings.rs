//! Rulings of section 9: drawing, raising and paying, the markers of the map, the end of a turn.

use curia_core::{FastChance, Game, SeatSet, Viewer};

use super::position::{A, B, C, D, Table, cards, noble_box, plots, plotting, raising, table};
use crate::data::{Attribute, Country, NobleBox, Rank};
use crate::state::Part;

/// Nobles of six ranks; a baron is missing.
const SIX_RANKS: &str = "noble A gb_london.king gb_scotland.prince es_aragon.duke es_andalusia.marquis es_galicia.earl \
    de_hanover.count";

/// Cards of the revolution pack with the revolution card, and whether the disc is off.
fn pack(table: &Table) -> (u8, bool) {
    let pack = table.view(Viewer::Spectator).pack;
    (pack.cards, pack.open)
}

/// Ruling 9.2.
#[test]
fn ruling_9_2_the_revolution_card_lies_among_ten_others() {
    let ten = table("");
    assert_eq!((pack(&ten).0, ten.game.deck.draw_pile()), (11, 69));
    let eleven = table("with revolution_pack 11");
    assert_eq!((pack(&eleven).0, eleven.game.deck.draw_pile()), (12, 68));
}

/// Ruling 9.3.
#[test]
fn ruling_9_3_the_disc_is_lifted_when_the_empty_pile_is_drawn_from() {
    let mut blind = table("draw_pile 1; revolution 8");
    blind.play("A option:attributes_three draw:blind");
    assert_eq!((blind.game.deck.draw_pile(), pack(&blind), blind.told("pack_opened")), (0, (11, false), 0));
    blind.play("A draw:blind");
    assert_eq!((pack(&blind), blind.told("pack_opened")), ((10, true), 1));
    blind.play("A draw:blind");
    assert_eq!((pack(&blind), blind.told("pack_opened")), ((9, true), 1));
}

/// Ruling 9.3.
#[test]
fn ruling_9_3_a_refill_goes_on_from_the_revolution_pack() {
    let mut refill = raising("draw_pile 1; revolution 8");
    refill.play("A end_turn");
    assert_eq!((pack(&refill), refill.told("pack_opened")), ((9, true), 1));
    assert!(refill.game.display.iter().all(Option::is_some));
}

/// Ruling 9.8.
#[test]
fn ruling_9_8_cards_of_the_revolution_pack_do_not_count_for_a_refresh() {
    let short = table("draw_pile 5");
    assert_eq!(short.game.deck.cards.len(), 15);
    assert_eq!(short.refusal(A, "option:attributes_refresh"), ("9.8", "refresh_short"));
    assert!(table("draw_pile 6").may("option:attributes_refresh"));
}

/// Ruling 9.9.
#[test]
fn ruling_9_9_a_refresh_that_empties_the_pile_leaves_no_blind_draw() {
    let mut table = table("draw_pile 6");
    table.play("A option:attributes_refresh");
    assert_eq!(table.moves_of(A, "draw"), ["0", "1", "2", "3", "4", "5"]);
    assert_eq!(table.refusal(A, "draw:blind"), ("9.9", "no_blind"));
    table.play("A draw:3 end_turn");
    assert_eq!((table.game.deck.draw_pile(), pack(&table)), (5, (11, false)));
    assert_eq!((table.hand(A).total(), table.told("pack_opened")), (1, 0));
}

/// Ruling 9.9: with a card left in the pile a blind draw is offered.
#[test]
fn ruling_9_9_a_refresh_that_leaves_a_card_leaves_a_blind_draw() {
    let mut table = table("draw_pile 7");
    table.play("A option:attributes_refresh draw:blind end_turn");
    assert_eq!((table.game.deck.draw_pile(), pack(&table)), (6, (11, false)));
}

/// Ruling 9.10.
#[test]
fn ruling_9_10_a_card_set_aside_may_come_straight_back() {
    let mut table = table("display troops troops troops troops troops troops; draw_pile 6");
    table.play("A option:attributes_refresh");
    assert_eq!((table.game.set_aside, table.game.deck.draw_pile()), (cards("troops*6"), 0));
    table.play("A draw:0 end_turn");
    assert!(table.game.set_aside.is_empty());
    assert_eq!(table.game.display[0], Some(Attribute::Troops));
}

/// Ruling 9.11.
#[test]
fn ruling_9_11_a_courtesan_may_save_a_card_that_is_in_the_hand() {
    let mut table = raising("hand A title troops castle courtesan");
    table.play("A place:es_galicia.earl");
    let courtesans = ["title", "troops", "castle"].map(|kind| format!("pay:courtesan_for_{kind}"));
    assert_eq!(table.moves(A)[0], "pay:exact");
    assert_eq!(table.moves(A)[1..], courtesans);
    table.play("A pay:courtesan_for_castle");
    assert_eq!(table.hand(A), cards("castle bishop*3"));
    assert_eq!(table.game.discard, cards("title troops courtesan"));
}

/// Ruling 9.11.
#[test]
fn ruling_9_11_king_and_baron_are_paid_without_a_courtesan_and_without_a_question() {
    let mut table = raising("hand A gold gold title troops castle duelling palace lineage courtesan");
    table.play("A place:gb_london.king place:fr_brittany.baron");
    assert_eq!(table.hand(A), cards("bishop*2 courtesan"));
    assert_eq!((table.lives("gb_london.king"), table.lives("fr_brittany.baron")), (Some(A), Some(A)));
}

/// Ruling 9.12.
#[test]
fn ruling_9_12_every_noble_of_a_turn_may_have_its_own_courtesan() {
    let mut table = raising("hand A title troops gold courtesan courtesan");
    table.play("A place:es_galicia.earl pay:courtesan_for_castle place:es_galicia.count pay:courtesan_for_title");
    assert_eq!(table.hand(A), cards("bishop*3"));
    assert_eq!(table.told("raised"), 2);
}

/// Ruling 9.12.
#[test]
fn ruling_9_12_two_courtesans_never_stand_for_two_cards_of_one_noble() {
    let mut table = raising("hand A title troops castle courtesan*3");
    table.play("A place:es_galicia.earl pay:courtesan_for_title");
    assert_eq!(table.hand(A), cards("title courtesan*2 bishop*3"));
    assert_eq!(table.refusal(A, "place:de_bavaria.earl"), ("5.7", "cannot_pay"));
}

/// Ruling 9.13.
#[test]
fn ruling_9_13_nobles_come_after_all_draws_and_no_draw_after_them() {
    let mut table = table("hand A gold gold");
    table.play("A option:attributes_three draw:0 draw:1");
    assert_eq!(table.refusal(A, "place:fr_brittany.baron"), ("9.13", "now_draw"));
    table.play("A draw:2 place:fr_brittany.baron");
    assert_eq!(table.refusal(A, "draw:3"), ("9.13", "now_place"));
    assert!(table.may("place:es_andalusia.baron"));
}

/// Ruling 9.16.
#[test]
fn ruling_9_16_no_treachery_in_option_1() {
    let table = raising("treachery A gallows assassin; noble B de_hanover.baron");
    assert_eq!(table.refusal(A, "play:gallows"), ("9.16", "no_treachery_now"));
    assert_eq!(table.moves(A), ["end_turn"]);
}

/// Ruling 9.17.
#[test]
fn ruling_9_17_without_a_counter_a_rank_cannot_be_raised() {
    let earls = "gb_scotland.earl fr_normandy.earl es_galicia.earl";
    let hand = "hand A title troops castle";
    let three = raising(&format!("killed A {earls}; {hand}"));
    assert!(three.may("place:de_bavaria.earl"));
    let four = raising(&format!("killed A {earls} de_bavaria.earl; {hand}"));
    assert_eq!(four.player(A).supply[Rank::Earl.index()], 0);
    assert_eq!(four.refusal(A, "place:de_bavaria.earl"), ("9.17", "no_counter"));
    assert_eq!(four.moves(A), ["end_turn"]);
}

/// Ruling 9.17: dead counters stay where they are when the century changes.
#[test]
fn ruling_9_17_the_dead_stay_dead_in_the_next_century() {
    let mut table = table("killed A gb_scotland.earl fr_normandy.earl; pack 4; revolution 0");
    table.play("A option:attributes_three draw:blind");
    assert_eq!(table.player(A).supply[Rank::Earl.index()], 2);
    assert_eq!(table.game.graves[noble_box("gb_scotland.earl").index()][A], 1);
}

/// Ruling 9.18.
#[test]
fn ruling_9_18_the_eleventh_noble_brings_markers_but_no_card() {
    let mut table = raising(&format!("{SIX_RANKS}; cards baron 0; hand A gold"));
    table.play("A place:fr_brittany.baron");
    assert_eq!((table.told("area_marker"), table.told("dynasty_marker"), table.told("noble_card")), (1, 1, 0));
    assert_eq!((table.part(A, Part::Dynasty), table.nobles(A, Rank::Baron)), (16, 0));
}

/// Ruling 9.30.
#[test]
fn ruling_9_30_both_boxes_of_an_area_may_belong_to_one_player() {
    let mut table = raising("hand A gold title gold title troops duelling palace");
    table.play("A place:fr_burgundy.count pay:exact place:fr_burgundy.duke pay:exact");
    assert_eq!((table.lives("fr_burgundy.duke"), table.lives("fr_burgundy.count")), (Some(A), Some(A)));
    assert_eq!(table.influence(A, Country::France), 3);
}

/// Ruling 9.32.
#[test]
fn ruling_9_32_hand_limits_wait_for_the_end_of_the_turn() {
    let mut table = raising("hand A gold gold gold title title title troops castle duelling palace");
    assert_eq!(table.hand(A).total(), 13);
    table.play("A place:fr_brittany.baron end_turn");
    assert_eq!(table.refusal(A, "discard:courtesan"), ("5.10", "no_card"));
    assert_eq!(table.game.awaited(), SeatSet::one(A));
    table.play("A discard:bishop");
    assert_eq!((table.hand(A).total(), table.game.awaited()), (11, SeatSet::one(A)));
    assert!(table.game.display[..3].iter().all(Option::is_none));
    table.play("A discard:troops");
    assert_eq!((table.hand(A).total(), table.game.awaited()), (10, SeatSet::one(B)));
    assert_eq!(table.game.discard, cards("gold bishop troops"));
}

/// Ruling 9.32: after option 2 both limits, first that of the attribute cards.
#[test]
fn ruling_9_32_after_option_2_both_limits_are_checked() {
    let hand = "hand A gold*4 title*4 troops castle; treachery A assassin assassin gallows axeman";
    let mut table = plotting("guillotine", hand);
    assert_eq!((table.hand(A).total(), table.plots(A).total()), (11, 5));
    table.play("A end_turn");
    assert_eq!(table.refusal(A, "discard:gallows"), ("5.10", "other_hand"));
    assert_eq!(table.moves_of(A, "discard"), ["gold", "title", "troops", "castle", "bishop"]);
    table.play("A discard:gold");
    assert_eq!(table.moves_of(A, "discard"), ["assassin", "axeman", "guillotine", "gallows"]);
    table.play("A discard:axeman");
    assert_eq!((table.hand(A).total(), table.plots(A)), (10, plots("assassin*2 gallows guillotine")));
    assert_eq!((table.game.discard, table.game.treachery_discard), (cards("gold"), plots("axeman")));
    assert_eq!(table.game.awaited(), SeatSet::one(B));
}

/// Ruling 9.35.
#[test]
fn ruling_9_35_attribute_discards_are_not_shuffled_within_a_century() {
    let mut table = table("pack 4; revolution 3");
    let discards = table.game.discard;
    assert_eq!(discards.total(), 85 - 6 - 4);
    table.play("A option:attributes_three draw:blind draw:blind draw:blind end_turn");
    assert_eq!((table.game.discard, table.game.deck.cards.len()), (discards, 1));
    table.play("B option:attributes_three draw:blind");
    assert_eq!((table.told("revolution_shown"), table.game.discard.total()), (1, 0));
}

/// Ruling 9.36.
#[test]
fn ruling_9_36_nobody_takes_both_markers_of_a_country() {
    let britain = "noble A gb_london.king gb_scotland.earl gb_ireland.baron";
    let mut table = raising(&format!("{britain}; hand A gold title troops palace lineage"));
    assert_eq!(table.part(A, Part::Countries), 6);
    table.play("A place:gb_scotland.prince pay:exact");
    assert_eq!((table.part(A, Part::Countries), table.told("country_marker")), (6, 0));
    assert_eq!(table.game.country_markers[Country::Britain.index()], [Some(A), None]);
}

/// Ruling 9.36: the second marker waits for the second player, and a third gets none.
#[test]
fn ruling_9_36_the_lower_marker_is_for_the_second_player() {
    let all = "gb_london.king gb_scotland.prince gb_ireland.marquis";
    let table = table(&format!("killed A {all}; killed B {all}; killed C {all}"));
    assert_eq!([A, B, C].map(|seat| table.part(seat, Part::Countries)), [6, 3, 0]);
}

/// Ruling 9.37.
#[test]
fn ruling_9_37_one_noble_may_win_three_markers() {
    let words = "noble A de_berlin.king de_berlin.prince de_bavaria.duke de_bavaria.earl de_saxony.marquis \
        es_galicia.count; hand A gold";
    let mut table = raising(words);
    let before = table.points(A);
    table.play("A place:de_hanover.baron");
    assert_eq!(table.points(A) - before, 2 + 8 + 16);
    let told = ["area_marker", "country_marker", "dynasty_marker"].map(|id| table.told(id));
    assert_eq!(told, [1, 1, 1]);
}

/// Ruling 9.45.
#[test]
fn ruling_9_45_on_a_first_turn_cards_are_drawn_and_nobles_may_be_raised() {
    let mut table = table("display gold title title title title title; treachery A assassin; first_turn A");
    assert_eq!(table.moves(A), ["draw:0", "draw:1", "draw:2", "draw:3", "draw:4", "draw:5", "draw:blind"]);
    assert_eq!(table.refusal(A, "option:attributes_three"), ("9.45", "first_turn"));
    table.play("A draw:0 place:fr_brittany.baron end_turn");
    assert_eq!(table.lives("fr_brittany.baron"), Some(A));
    assert!(table.player(A).first_turn_done);
}

/// Ruling 9.46.
#[test]
fn ruling_9_46_draws_are_mandatory_and_everything_else_is_voluntary() {
    let mut table = table("hand A gold title troops castle");
    assert_eq!(table.refusal(A, "end_turn"), ("5.3", "now_choose_option"));
    table.play("A option:attributes_three draw:0 draw:1");
    assert_eq!(table.refusal(A, "end_turn"), ("5.4", "now_draw"));
    table.play("A draw:2");
    assert!(table.may("place:de_hanover.count") && table.may("end_turn"));
    table.play("A end_turn");
    assert_eq!((table.game.awaited(), table.told("raised")), (SeatSet::one(B), 0));
}

/// Ruling 9.54.
#[test]
fn ruling_9_54_on_a_full_map_only_treachery_opens_a_box() {
    let all = NobleBox::all().map(|at| at.to_string()).collect::<Vec<_>>().join(" ");
    let hand = format!("noble B {all}; hand A gold title troops castle duelling");
    let mut full = raising(&hand);
    assert_eq!(full.moves(A), ["end_turn"]);
    assert_eq!(full.refusal(A, "place:fr_brittany.baron"), ("5.5", "box_taken"));
    full.play("A end_turn");
    let mut struck = plotting("guillotine", &hand);
    struck.play("A play:guillotine target:fr_brittany.baron replace:fr_brittany.baron");
    assert_eq!(struck.lives("fr_brittany.baron"), Some(A));
}

/// What is answered for A when the time is up.
fn fallback(table: &Table, seed: u64) -> String {
    table.game.fallback(A, &mut FastChance::new(seed)).to_string()
}

/// Ruling 9.55.
#[test]
fn ruling_9_55_whose_time_is_up_takes_three_cards_of_the_first_slots_and_raises_nobody() {
    let mut table = table("display gold gold gold gold gold gold");
    let mut answers = Vec::new();
    while table.game.awaited() == SeatSet::one(A) {
        answers.push(fallback(&table, 1));
        table.play(&format!("A {}", answers[answers.len() - 1]));
    }
    assert_eq!(answers, ["option:attributes_three", "draw:0", "draw:1", "draw:2", "end_turn"]);
}

/// Ruling 9.55.
#[test]
fn ruling_9_55_without_a_face_up_card_the_top_one_of_the_pile_is_taken() {
    let mut table = table("treachery_display - -");
    table.play("A option:treachery");
    assert_eq!(fallback(&table, 1), "take_treachery:blind");
}

/// Ruling 9.55.
#[test]
fn ruling_9_55_exact_payment_comes_before_a_courtesan() {
    let mut exact = raising("hand A title troops castle courtesan");
    exact.play("A place:es_galicia.earl");
    assert_eq!(fallback(&exact, 1), "pay:exact");
    let mut joker = raising("hand A title castle courtesan");
    joker.play("A place:es_galicia.earl");
    assert_eq!(fallback(&joker, 1), "pay:courtesan_for_troops");
}

/// Ruling 9.55.
#[test]
fn ruling_9_55_no_treachery_is_begun_but_what_is_begun_is_finished() {
    let words = "noble D de_hanover.baron de_saxony.baron de_bavaria.earl; treachery A gallows; hand A gold";
    let mut table = plotting("gallows", words);
    assert_eq!(fallback(&table, 1), "end_turn");
    table.play("A play:gallows");
    assert_eq!(fallback(&table, 1), "target:de_bavaria.earl");
    table.play("A target:de_hanover.baron play:gallows target:de_saxony.baron");
    assert_eq!(fallback(&table, 1), "replace:de_saxony.baron");
    assert_eq!(table.game.graves[noble_box("de_hanover.baron").index()][D], 1);
}

/// Ruling 9.55.
#[test]
fn ruling_9_55_random_cards_of_those_owed_are_given_up() {
    let mut table = raising("hand A gold*8; treachery A assassin gallows");
    table.play("A end_turn");
    let answers = (0..64).map(|seed| fallback(&table, seed)).collect::<std::collections::BTreeSet<_>>();
    assert_eq!(answers.into_iter().collect::<Vec<_>>(), ["discard:bishop", "discard:gold"]);
    let mut trim = super::position::table("treachery A assassin gallows axeman; pack 4; revolution 0");
    trim.play("A option:attributes_three draw:blind");
    let answers = (0..64).map(|seed| fallback(&trim, seed)).collect::<std::collections::BTreeSet<_>>();
    assert_eq!(answers.into_iter().collect::<Vec<_>>(), ["trim:assassin", "trim:axeman", "trim:gallows"]);
}
