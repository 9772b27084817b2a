//! Rulings of section 9: the revolution, the trim of the hands and the turn that it interrupted.

use curia_core::{Game, SeatSet, Viewer};

use super::position::{A, B, C, D, Table, cards, noble_box, plots, table};
use crate::data::{Century, Country, DISPLAY, Rank, TREACHERY_DISPLAY, attributes_in_play};
use crate::state::Part;

/// The revolution card lies on top.
const NEXT: &str = "pack 4; revolution 0";
const BLIND: &str = "A option:attributes_three draw:blind";
/// Six attribute cards, so that nothing is to be trimmed.
const SIX: &str = "gold gold title title troops castle";

fn displays_are_full(table: &Table) -> bool {
    table.game.display.iter().all(Option::is_some) && table.game.treachery_display.iter().all(Option::is_some)
}

/// How many cards everybody counts in a hand: attribute and treachery cards.
fn sizes(table: &Table, seat: curia_core::Seat) -> (u8, u8) {
    let player = &table.view(Viewer::Spectator).players[seat.index()];
    (player.attributes_size, player.treachery_size)
}

/// Ruling 9.4.
#[test]
fn ruling_9_4_the_revolution_card_costs_no_draw_and_goes_to_no_hand() {
    let mut table = table(&format!("hand A {SIX}; {NEXT}"));
    table.play(BLIND);
    assert_eq!((table.game.turn.draws_left, table.hand(A)), (3, cards(SIX)));
    assert_eq!(table.game.century, Century::Y1689);
    assert_eq!(table.moves(A), ["draw:0", "draw:1", "draw:2", "draw:3", "draw:4", "draw:5", "draw:blind"]);
    table.play("A draw:0 draw:blind draw:5");
    assert_eq!(table.hand(A).total(), 9);
    assert!(table.may("end_turn"));
}

/// Ruling 9.4: draws made before stay made, and their slots are full again.
#[test]
fn ruling_9_4_the_owed_draws_are_made_from_the_new_display() {
    let mut table = table(&format!("hand A {SIX}; {NEXT}"));
    table.play("A option:attributes_three draw:2 draw:blind");
    assert_eq!(table.game.awaited(), SeatSet::one(A));
    let taken = table.hand(A);
    assert_eq!((taken.total(), table.moves_of(A, "trim").len()), (7, taken.kinds().count()));
    table.play("A trim:castle");
    assert_eq!((table.game.turn.draws_left, table.hand(A).total()), (2, 6));
    assert!(displays_are_full(&table));
    table.play("A draw:2 draw:blind");
    assert_eq!((table.hand(A).total(), table.told("revolution_shown")), (8, 1));
    assert!(table.may("end_turn"));
}

/// Ruling 9.4: the last draw is owed, too, if the card shows in it.
#[test]
fn ruling_9_4_the_last_draw_is_still_owed() {
    let mut table = table(NEXT);
    table.play("A option:attributes_three draw:0 draw:1 draw:blind");
    assert_eq!((table.game.turn.draws_left, table.hand(A).total()), (1, 2));
    assert_eq!(table.refusal(A, "end_turn"), ("5.4", "now_draw"));
    table.play("A draw:0");
    assert_eq!(table.hand(A).total(), 3);
}

/// Ruling 9.4: cards of the pack above the revolution card are drawn as usual.
#[test]
fn ruling_9_4_the_pack_is_drawn_until_the_card_shows() {
    let mut table = table("pack 4; revolution 2");
    table.play("A option:attributes_three draw:blind draw:blind");
    assert_eq!((table.game.turn.draws_left, table.told("revolution_shown")), (1, 0));
    table.play("A draw:blind");
    assert_eq!((table.game.turn.draws_left, table.told("revolution_shown")), (1, 1));
}

/// Ruling 9.5.
#[test]
fn ruling_9_5_a_refill_that_shows_the_card_ends_the_turn() {
    let mut table =
        table("treachery_display axeman gallows; pack 4; revolution 0; next_treachery assassin inquisition");
    table.play("A option:treachery take_treachery:0 take_attribute:0 end_turn");
    assert_eq!((table.told("revolution_shown"), table.game.century), (1, Century::Y1689));
    assert_eq!((table.game.awaited(), table.game.active), (SeatSet::one(B), B));
    assert!(table.may("option:treachery") && displays_are_full(&table));
    assert_eq!(table.game.treachery_discard, plots("gallows"));
    assert_eq!(table.told("treachery_refilled"), 0);
}

/// Ruling 9.5: the limit of the hand is checked first, and then the hands are trimmed.
#[test]
fn ruling_9_5_the_limit_of_the_hand_comes_before_the_refill() {
    let mut table =
        table(&format!("display troops castle palace duelling palace palace; hand A gold*5 title*5; {NEXT}"));
    table.play("A option:attributes_three draw:0 draw:1 draw:2 end_turn");
    assert_eq!((table.moves_of(A, "discard").len(), table.told("revolution_shown")), (5, 0));
    table.play("A discard:gold discard:gold discard:gold");
    assert_eq!((table.told("revolution_shown"), table.hand(A).total()), (1, 10));
    table.play("A trim:title trim:title trim:title trim:title");
    assert_eq!((table.hand(A), table.game.awaited()), (cards("gold*2 title troops castle palace"), SeatSet::one(B)));
}

/// Ruling 9.6.
#[test]
fn ruling_9_6_a_treachery_card_already_taken_stays_and_may_be_trimmed() {
    let words = "treachery_display gallows axeman; noble B de_hanover.baron; treachery A assassin assassin";
    let mut table = table(&format!("{words}; {NEXT}"));
    table.play("A option:treachery take_treachery:0 take_attribute:blind");
    assert_eq!(table.moves(A), ["trim:assassin", "trim:gallows"]);
    table.play("A trim:assassin");
    assert_eq!(table.plots(A), plots("assassin gallows"));
    assert!(table.moves_of(A, "take_treachery").is_empty());
    assert_eq!(table.moves_of(A, "take_attribute").len(), DISPLAY + 1);
    // The card that was left face up and the one that was trimmed.
    assert_eq!(table.game.treachery_discard, plots("axeman assassin"));
    table.play("A take_attribute:0 play:gallows target:de_hanover.baron");
    assert_eq!(table.lives("de_hanover.baron"), None);
}

/// Ruling 9.6: whoever drew the attribute card first still owes both.
#[test]
fn ruling_9_6_both_draws_are_owed_if_the_card_shows_in_the_first() {
    let mut table = table(NEXT);
    table.play("A option:treachery take_attribute:blind");
    assert_eq!(table.moves_of(A, "take_treachery").len(), TREACHERY_DISPLAY + 1);
    assert_eq!(table.moves_of(A, "take_attribute").len(), DISPLAY + 1);
    table.play("A take_attribute:blind take_treachery:1");
    assert_eq!((table.hand(A).total(), table.plots(A).total()), (1, 1));
    assert!(table.may("end_turn"));
}

/// Ruling 9.7.
#[test]
fn ruling_9_7_in_1789_the_game_ends_at_once() {
    let words = "century 1789; hand A gold*4 title*4; treachery B assassin*4; noble C fr_brittany.baron";
    let mut table = table(&format!("{words}; {NEXT}"));
    table.play("A option:attributes_three draw:0 draw:blind");
    assert!(table.game.standings().is_some() && table.game.awaited().is_empty());
    assert_eq!((sizes(&table, A), sizes(&table, B)), ((9, 0), (0, 4)));
    assert_eq!((table.part(C, Part::Centuries), table.part(C, Part::Nobles)), (10, 4));
    assert_eq!(table.refusal(A, "draw:0"), ("8", "over"));
}

/// Ruling 9.7: also in TAKE_TWO and in a refill.
#[test]
fn ruling_9_7_in_1789_no_interrupted_turn_goes_on() {
    let mut two = table(&format!("century 1789; {NEXT}"));
    two.play("A option:treachery take_attribute:blind");
    let mut refill = table(&format!("century 1789; {NEXT}"));
    refill.play("A option:attributes_three draw:0 draw:1 draw:2 end_turn");
    for table in [two, refill] {
        assert!(table.game.standings().is_some());
        assert_eq!(table.told("century_began"), 0);
    }
}

/// Ruling 9.33.
#[test]
fn ruling_9_33_everybody_above_a_limit_is_asked_and_nobody_else() {
    let words = format!(
        "treachery_display assassin gallows; hand A {SIX} duelling; \
        treachery A assassin*2; hand B gold*3; treachery B axeman*3; \
        hand C {SIX}; treachery C gallows*2; hand D title*4 troops*4; treachery D guillotine*4; {NEXT}"
    );
    let mut table = table(&words);
    table.play(BLIND);
    assert_eq!(table.game.awaited(), [A, B, D].into_iter().collect());
    assert_eq!([A, B, C, D].map(|seat| table.game.trim_due(seat)), [[1, 0], [0, 1], [0, 0], [2, 2]]);
    assert!(table.moves(C).is_empty());
    assert_eq!(table.refusal(C, "trim:gold"), ("5.11", "trim_done"));
    table.play("A trim:duelling").play("B trim:axeman").play("D trim:title trim:title trim:guillotine");
    assert_eq!(table.game.awaited(), SeatSet::one(D));
    table.play("D trim:guillotine");
    assert_eq!([A, B, C, D].map(|seat| sizes(&table, seat)), [(6, 2), (3, 2), (6, 2), (6, 2)]);
    assert_eq!(table.hand(D), cards("title*2 troops*4"));
    assert_eq!(table.game.awaited(), SeatSet::one(A));
}

/// Ruling 9.33 and section 5.11, step 4: attribute cards come first, the seats in any order.
#[test]
fn ruling_9_33_attribute_cards_are_named_before_treachery_cards() {
    let words = format!("hand B {SIX} duelling; treachery B assassin*3; hand C {SIX} palace; {NEXT}");
    let mut table = table(&words);
    table.play(BLIND);
    assert_eq!(table.refusal(B, "trim:assassin"), ("5.11", "other_hand"));
    assert_eq!(table.refusal(B, "trim:palace"), ("5.11", "no_card"));
    assert_eq!(table.refusal(B, "end_turn"), ("5.11", "now_trim"));
    table.play("C trim:palace").play("B trim:duelling");
    assert_eq!(table.moves(B), ["trim:assassin"]);
    assert_eq!(table.refusal(C, "trim:gold"), ("5.11", "trim_done"));
    table.play("B trim:assassin");
    assert_eq!((table.told("trimmed"), table.game.awaited()), (2, SeatSet::one(A)));
}

/// Section 5.11, step 4: what is named leaves the hand for the others when the last player has finished.
#[test]
fn ruling_9_33_the_choices_are_carried_out_together() {
    let words = format!("hand B {SIX} duelling; treachery B assassin*3; hand C {SIX} palace palace; {NEXT}");
    let mut table = table(&words);
    table.play(BLIND).play("B trim:duelling trim:assassin").play("C trim:palace");
    assert_eq!([sizes(&table, B), sizes(&table, C)], [(7, 3), (8, 0)]);
    let own = table.view(Viewer::Seat(B));
    assert_eq!(own.players[B.index()].attributes, Some(cards(SIX)));
    assert_eq!((table.told("trimmed"), table.game.treachery_discard), (0, plots("")));
    table.play("C trim:palace");
    assert_eq!([sizes(&table, B), sizes(&table, C)], [(6, 2), (6, 0)]);
    assert_eq!(table.told("trimmed"), 2);
}

/// Ruling 9.48.
#[test]
fn ruling_9_48_a_new_century_does_not_change_who_is_next() {
    let mut table = table(&format!("start A; turn C; {NEXT}"));
    table.play("C option:attributes_three draw:blind draw:0 draw:1 draw:2 end_turn");
    assert_eq!((table.game.century, table.game.awaited()), (Century::Y1689, SeatSet::one(D)));
    table.play("D option:attributes_three draw:0 draw:1 draw:2 end_turn");
    assert_eq!(table.game.awaited(), SeatSet::one(A));
}

/// Ruling 9.53.
#[test]
fn ruling_9_53_a_card_drawn_this_turn_may_be_trimmed_and_the_hand_grows_again() {
    let mut table = table(&format!("display lineage bishop bishop bishop bishop bishop; hand A {SIX}; {NEXT}"));
    table.play("A option:attributes_three draw:0 draw:blind trim:lineage");
    assert_eq!(table.hand(A), cards(SIX));
    table.play("A draw:0 draw:1");
    assert_eq!((table.hand(A).total(), table.moves_of(A, "trim").len()), (8, 0));
}

/// Ruling 9.53: treachery cards, too.
#[test]
fn ruling_9_53_the_treachery_hand_may_exceed_two_again() {
    let mut table = table(&format!("treachery A assassin*2; {NEXT}"));
    table.play("A option:treachery take_attribute:blind take_treachery:0 take_attribute:0 end_turn");
    assert_eq!((sizes(&table, A), table.game.awaited()), ((1, 3), SeatSet::one(B)));
}

/// Section 5.11, step 5: everything that is in no hand makes the new piles, trimmed cards among it.
#[test]
fn section_5_11_all_attribute_cards_outside_of_hands_are_shuffled() {
    let mut table = table(&format!("hand A {SIX} palace; hand B gold title; {NEXT}"));
    table.play(&format!("{BLIND} trim:palace"));
    let held = table.hand(A).plus(table.hand(B));
    let shown = table.game.display.iter().copied().flatten().collect();
    let all = attributes_in_play(table.game.seats);
    assert_eq!(table.game.deck.cards.counts(), all.minus(held).minus(shown));
    assert_eq!(table.game.deck.draw_pile(), 85 - 8 - 6 - 10);
    let pack = table.view(Viewer::Spectator).pack;
    assert_eq!((pack.cards, pack.open, table.game.discard.total()), (11, false, 0));
}

/// Section 5.11, step 6: the treachery pile goes on as it lies.
#[test]
fn section_5_11_two_new_treachery_cards_are_turned_up_and_nothing_is_shuffled() {
    let words = "treachery_display gallows axeman; treachery_discard inquisition; \
        next_treachery assassin guillotine axeman";
    let mut table = table(&format!("{words}; {NEXT}"));
    let left = table.game.treachery_pile.len();
    table.play("A option:treachery take_treachery:1 take_attribute:blind");
    let display = table.game.treachery_display.map(|card| card.map(|card| card.id()));
    assert_eq!(display, [Some("assassin"), Some("guillotine")]);
    assert_eq!(table.game.treachery_discard, plots("inquisition gallows"));
    assert_eq!((table.game.treachery_pile.len(), table.told("treachery_reshuffled")), (left - 2, 0));
    assert_eq!(table.game.treachery_pile.as_slice().last().map(|card| card.id()), Some("axeman"));
}

/// Section 5.11, steps 4 and 6: trimmed treachery cards and the old display are discards before these make a new pile.
#[test]
fn section_5_11_trimmed_treachery_cards_are_in_an_exhausted_pile() {
    let words = "treachery_display axeman gallows; treachery B assassin*4; treachery_discard assassin*3 axeman*3 \
        guillotine*4 inquisition*4 gallows*3 double_britain_france double_britain_spain double_britain_germany \
        double_france_spain double_france_germany double_spain_germany";
    let mut table = table(&format!("{words}; {NEXT}"));
    assert!(table.game.treachery_pile.is_empty());
    table.play(BLIND).play("B trim:assassin trim:assassin");
    assert!(table.game.treachery_discard.is_empty());
    assert_eq!((table.game.treachery_pile.len(), table.told("treachery_reshuffled")), (29 - 2 - 2, 1));
}

/// Section 5.11, steps 1 to 3: the countries are scored in the century that ends, and the map stays as it is.
#[test]
fn section_5_11_the_map_stays_and_the_flag_moves_on() {
    let words = "noble A fr_brittany.baron; killed B fr_normandy.duke; noble C de_hanover.count";
    let mut table = table(&format!("{words}; {NEXT}"));
    table.play(BLIND);
    assert_eq!((table.lives("fr_brittany.baron"), table.lives("de_hanover.count")), (Some(A), Some(C)));
    assert_eq!(table.game.graves[noble_box("fr_normandy.duke").index()][B], 1);
    assert_eq!(table.nobles(B, Rank::Duke), 1);
    assert_eq!(table.game.century_markers[Country::France.index()], [[Some(A), None], [None; 2], [None; 2]]);
    assert_eq!(table.view(Viewer::Spectator).century, Century::Y1689);
}

/// Section 5.11, step 5: also what was paid in the turn whose refill shows the card.
#[test]
fn section_5_11_cards_paid_this_turn_are_collected() {
    let mut table = table(&format!("display gold palace palace palace palace palace; {NEXT}"));
    let discards = table.game.discard;
    table.play("A option:attributes_three draw:0 draw:1 draw:2 place:fr_brittany.baron");
    assert_eq!(table.game.discard, discards.plus(cards("gold")));
    table.play("A end_turn");
    assert_eq!((table.game.discard.total(), table.part(A, Part::Centuries)), (0, 10));
}

/// Section 5.11: a turn with a refresh never meets the revolution card.
#[test]
fn section_5_11_a_refresh_never_meets_the_revolution() {
    let mut table = table("draw_pile 6; revolution 0");
    table.play("A option:attributes_refresh draw:0 end_turn");
    assert_eq!((table.told("revolution_shown"), table.game.deck.draw_pile()), (0, 5));
    assert!(table.game.display.iter().all(Option::is_some));
    table.play("B option:attributes_three draw:0 draw:1 draw:2 end_turn");
    assert_eq!((table.told("revolution_shown"), table.game.deck.draw_pile()), (0, 2));
    table.play("C option:attributes_three draw:0 draw:1 draw:2 end_turn");
    assert_eq!(table.told("revolution_shown"), 1);
}

/// Section 5.11: each century has a revolution of its own, and the third one ends the game.
#[test]
fn section_5_11_the_third_revolution_ends_the_game() {
    let mut table = table(NEXT);
    for century in Century::ALL {
        assert_eq!(table.game.century, century);
        table.game.open_pack(4);
        table.game.revolution_after(0).unwrap();
        if century == Century::Y1589 {
            table.play("A option:attributes_three");
        }
        table.play("A draw:blind");
    }
    assert!(table.game.standings().is_some());
    assert_eq!((table.told("revolution_shown"), table.told("century_began")), (3, 2));
}
