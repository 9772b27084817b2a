//! What surely lies where, and who knows it (ruling 9.56).

use curia_core::{FastChance, Game, Viewer};

use super::position::{A, B, Table, plots, table};
use crate::HeadsOfState;
use crate::data::Attribute;

/// Many worlds that a viewer may imagine.
fn worlds(table: &Table, viewer: Viewer) -> impl Iterator<Item = HeadsOfState> {
    (0..300).map(move |seed| {
        let mut world = table.game.clone();
        world.resample(viewer, &mut FastChance::new(seed));
        world.invariants().unwrap();
        world
    })
}

/// The most cards of a kind that the revolution pack has in any of these worlds.
fn most_in_pack(table: &Table, viewer: Viewer, kind: Attribute) -> usize {
    let in_pack = |world: HeadsOfState| {
        let pack = &world.deck.cards.as_slice()[..usize::from(world.deck.pack)];
        pack.iter().filter(|&&card| card == kind).count()
    };
    worlds(table, viewer).map(in_pack).max().unwrap()
}

/// The most cards of a kind that B holds in any of these worlds.
fn most_of_b(table: &Table, viewer: Viewer, kind: Attribute) -> u8 {
    worlds(table, viewer).map(|world| world.players[B].attributes[kind]).max().unwrap()
}

/// A display without rare cards.
const PLAIN: &str = "display gold gold gold title title title";

/// Two play, and A has had a display with every lineage set aside.
fn refreshed() -> Table {
    let words = "seats 2; display lineage lineage lineage lineage palace palace; draw_pile 12";
    let mut table = table(words);
    table.play("A option:attributes_refresh draw:0 end_turn");
    table
}

/// Section 5.10, step 2: the cards set aside are shuffled into the draw pile, so they lie above the revolution pack.
#[test]
fn nobody_imagines_cards_that_were_set_aside_in_the_revolution_pack() {
    let table = refreshed();
    for viewer in Viewer::all(table.game.seats) {
        assert_eq!(most_in_pack(&table, viewer, Attribute::Lineage), 0, "{viewer}");
    }
}

/// Section 5.10, step 2: they lie anywhere among the cards of the draw pile.
#[test]
fn cards_that_were_set_aside_may_be_anywhere_in_the_draw_pile() {
    let table = refreshed();
    let worlds: Vec<_> = worlds(&table, Viewer::Spectator).collect();
    for place in usize::from(table.game.deck.pack)..table.game.deck.cards.as_slice().len() {
        let there = |world: &&HeadsOfState| world.deck.cards.as_slice()[place] == Attribute::Lineage;
        let count = worlds.iter().filter(there).count();
        assert!(count > 0 && count < worlds.len(), "{count} at place {place}");
    }
}

/// Ruling 9.56: what somebody draws blind may be one of them, except for whoever saw it.
#[test]
fn a_blind_draw_leaves_less_that_is_sure_to_everybody_but_the_drawer() {
    let mut table = refreshed();
    table.play("B option:attributes_three draw:blind");
    let drawn = table.hand(B);
    let left = 4 - table.game.display.iter().flatten().filter(|&&card| card == Attribute::Lineage).count() as u8;
    let sure = |table: &Table, viewer| table.game.known.deck(viewer)[Attribute::Lineage];
    assert_eq!(sure(&table, Viewer::Seat(A)), left - 1);
    assert_eq!(sure(&table, Viewer::Spectator), left - 1);
    assert_eq!(sure(&table, Viewer::Seat(B)), left - drawn[Attribute::Lineage]);
}

/// Section 5.11, step 5: a new century stacks all cards anew.
#[test]
fn in_a_new_century_any_card_may_be_in_the_revolution_pack() {
    let mut table = table(&format!("seats 2; {PLAIN}; discard lineage*4; pack 4; revolution 0"));
    table.play("A option:attributes_three draw:blind");
    for viewer in Viewer::all(table.game.seats) {
        assert!(most_in_pack(&table, viewer, Attribute::Lineage) > 0, "{viewer}");
    }
}

/// Ruling 9.56: whoever gave up cards knows that they lie in the new deck.
#[test]
fn nobody_imagines_their_own_trimmed_cards_in_a_hand_that_has_not_changed_since() {
    let words =
        format!("seats 2; {PLAIN}; hand A lineage*4 gold*3 title; hand B castle palace troops; pack 4; revolution 0");
    let mut table = table(&words);
    table.play("A option:attributes_three draw:blind trim:lineage trim:lineage");
    assert_eq!(most_of_b(&table, Viewer::Seat(A), Attribute::Lineage), 0);
    assert!(most_of_b(&table, Viewer::Spectator, Attribute::Lineage) > 0, "nobody else knows what was given up");
}

/// Ruling 9.56: whoever drew a card blind knows which one has left the deck.
#[test]
fn a_card_of_ones_own_blind_draw_is_the_only_one_that_left_the_deck() {
    let mut table =
        table(&format!("seats 2; {PLAIN}; hand B castle palace troops; discard lineage*4; pack 4; revolution 0"));
    table.play("A option:attributes_three draw:blind draw:blind");
    assert_eq!(most_of_b(&table, Viewer::Seat(A), Attribute::Lineage), 0);
    assert!(most_of_b(&table, Viewer::Seat(B), Attribute::Castle) > 0);
}

/// Ruling 9.56: the same for treachery; all but the cards in hands lay open when the pile was made anew.
#[test]
fn a_treachery_card_of_ones_own_blind_draw_is_the_only_one_that_left_the_pile() {
    let words = "seats 2; treachery_display axeman axeman; treachery B assassin gallows; treachery_discard assassin*6 \
        axeman*2 guillotine*4 inquisition*4 gallows*3 double_britain_france double_britain_spain double_britain_germany \
        double_france_spain double_france_germany double_spain_germany";
    let mut table = table(words);
    assert!(table.game.treachery_pile.is_empty());
    table.play("A option:treachery take_treachery:blind");
    assert!(worlds(&table, Viewer::Seat(A)).all(|world| world.players[B].treachery == plots("assassin gallows")));
    assert!(worlds(&table, Viewer::Spectator).any(|world| world.players[B].treachery != plots("assassin gallows")));
}
