//! The words in which positions are written, and what the rules book counts in them.

use curia_core::{FastChance, Game, Rulebook, SeatCount, positions};

use super::position::{A, B, C, D, table};
use crate::data::{Attribute, Century, Rank, attributes_in_play};
use crate::pieces::Attributes;
use crate::{HeadsOfState, Options, Prompt};

fn bare() -> HeadsOfState {
    HeadsOfState::bare(&Options::default(), SeatCount::new(4).unwrap()).unwrap()
}

fn kinds(text: &str) -> Attributes {
    text.split_whitespace().map(|id| Attribute::from_id(id).unwrap()).collect()
}

/// What is said against a line.
fn refused(line: &str) -> String {
    let words: Vec<&str> = line.split_whitespace().collect();
    let mut game = bare();
    game.arrange(words[0], &words[1..], &mut FastChance::new(1)).expect_err(line)
}

#[test]
fn a_position_begins_with_a_turn_of_a_in_1589() {
    let table = table("");
    assert_eq!((table.game.start, table.game.active, table.game.century), (A, A, Century::Y1589));
    assert_eq!(table.game.prompt(A), Some(Prompt::ChooseOption));
    assert!(
        table.game.players.playing(table.game.seats).iter().all(|it| it.first_turn_done && it.attributes.is_empty())
    );
    assert_eq!(super::position::table("with start_player 2").game.start, C);
}

#[test]
fn hands_and_discards_are_taken_from_the_piles() {
    let table = table(
        "hand A gold*2 title; hand B lineage; discard castle castle; treachery B gallows assassin*2; treachery_discard axeman",
    );
    assert_eq!((table.player(A).attributes, table.player(B).attributes), (kinds("gold gold title"), kinds("lineage")));
    assert_eq!((table.game.discard, table.game.deck.draw_pile()), (kinds("castle castle"), 69 - 6));
    assert_eq!((table.player(B).treachery.total(), table.game.treachery_discard.total()), (3, 1));
    assert_eq!(table.game.treachery_pile.len(), 27 - 4);
}

#[test]
fn displays_are_laid_out_slot_by_slot() {
    let table = table("display gold title troops castle duelling palace; treachery_display - axeman");
    assert!(
        table
            .game
            .display
            .into_iter()
            .flatten()
            .eq(["gold", "title", "troops", "castle", "duelling", "palace"].map(|id| Attribute::from_id(id).unwrap()))
    );
    assert_eq!(table.game.treachery_display.map(|card| card.map(|card| card.id())), [None, Some("axeman")]);
    assert_eq!((table.game.deck.draw_pile(), table.game.treachery_pile.len()), (69, 28));
}

#[test]
fn nobles_bring_what_they_bring_and_the_killed_lie_on_their_hexagon() {
    let table =
        table("noble A gb_london.king; killed B fr_brittany.baron; noble C es_madrid.prince; dead C es_madrid.prince");
    assert_eq!(
        ["gb_london.king", "fr_brittany.baron", "es_madrid.prince"].map(|at| table.lives(at)),
        [Some(A), None, None]
    );
    assert_eq!([A, B, C].map(|seat| table.points(seat)), [8, 1, 7]);
    let graves = table.game.graves.iter().flat_map(|grave| grave.0).sum::<u8>();
    assert_eq!((graves, table.player(B).noble_cards[Rank::Baron.index()]), (2, 1));
}

#[test]
fn noble_cards_that_are_not_left_lie_before_the_last_seat() {
    let table = table("seats 3; cards duke 2");
    assert_eq!(table.game.noble_cards[Rank::Duke.index()], 2);
    assert_eq!([A, B, C].map(|seat| table.player(seat).noble_cards[Rank::Duke.index()]), [0, 0, 8]);
}

#[test]
fn century_turn_and_start_are_set() {
    let table = table("century 1689; start C; turn B");
    assert_eq!((table.game.century, table.game.start, table.game.active), (Century::Y1689, C, B));
    let first = super::position::table("start B; first_turn A");
    assert_eq!(first.game.prompt(A), Some(Prompt::Draw { left: 3, first_turn: true }), "A is the last of four");
}

#[test]
fn piles_are_shortened_and_ordered() {
    let table = table("draw_pile 40; next title gold; next_treachery gallows assassin; revolution 3");
    assert_eq!((table.game.deck.draw_pile(), table.game.deck.pack, table.game.deck.revolution), (40, 10, Some(7)));
    assert_eq!(table.game.discard.total(), 85 - 6 - 10 - 40);
    let top: Vec<&str> = table.game.deck.cards.as_slice().iter().rev().take(2).map(|card| card.id()).collect();
    assert_eq!(top, ["title", "gold"]);
    let top: Vec<&str> = table.game.treachery_pile.as_slice().iter().rev().take(2).map(|card| card.id()).collect();
    assert_eq!(top, ["gallows", "assassin"]);
    let open = super::position::table("pack 4; revolution 0");
    assert_eq!((open.game.deck.draw_pile(), open.game.deck.pack, open.game.deck.revolution), (0, 4, Some(4)));
}

#[test]
fn a_position_can_be_the_end_of_a_game() {
    assert!(table("over").game.standings().is_some());
}

/// No card gets lost, whatever is written.
#[test]
fn the_cards_of_a_position_are_those_of_its_table() {
    for seats in 2..=5 {
        let table = table(&format!(
            "seats {seats}; hand A gold*3 title; display castle castle castle castle castle gold; next bishop bishop; pack 3"
        ));
        let shown: Attributes = table.game.display.into_iter().flatten().collect();
        let all = table.game.deck.cards.counts().plus(shown).plus(table.game.discard).plus(table.player(A).attributes);
        assert_eq!(all, attributes_in_play(table.game.seats));
    }
}

#[test]
fn what_cannot_be_laid_out_is_said() {
    let wrong = [
        ("hand Z gold", "Z"),
        ("hand E gold", "nobody sits at E"),
        ("hand A silver", "there is no card silver"),
        ("hand A gold*many", "'many' is no number"),
        ("hand A lineage*7", "the pile has no lineage"),
        ("treachery A axeman*5", "the pile has no axeman"),
        ("treachery A gold", "there is no card gold"),
        ("display gold gold gold gold gold gold gold", "a display has 6 slots"),
        ("display gallows", "there is no card gallows"),
        ("treachery_display assassin assassin assassin", "a treachery display has 2 slots"),
        ("treachery_display gold", "there is no card gold"),
        ("noble A gb_london.prince", "there is no box gb_london.prince"),
        ("noble A gb_london.king gb_london.king", "gb_london.king is taken"),
        ("killed A gb_london.king gb_london.king gb_london.king gb_london.king gb_london.king", "no counter is left"),
        ("dead A gb_london.king", "no noble of this player lives in gb_london.king"),
        ("cards pope 3", "there is no noble pope"),
        ("cards duke 11", "only 10 are left"),
        ("century 1889", "there is no century 1889"),
        ("revolution 11", "the pack has fewer cards"),
        ("draw_pile few", "'few' is no number"),
        ("next gold*99", "the pile has no gold"),
        ("century", "no word of this game"),
        ("over now", "no word of this game"),
        ("king A", "no word of this game"),
    ];
    for (line, reason) in wrong {
        let said = refused(line);
        assert!(said.contains(reason), "{line}: {said}");
    }
}

#[test]
fn the_numbers_of_the_book_are_those_of_the_engine() {
    let words = "hand A gold*2 title; treachery A gallows; noble A es_madrid.king es_aragon.duke; killed A es_galicia.earl; \
        noble B es_madrid.prince; draw_pile 12";
    let game = table(words).game;
    let counts = [
        ("cards", 3),
        ("treachery", 1),
        ("draw_pile", 12),
        ("hand/gold", 2),
        ("hand/lineage", 0),
        ("nobles/king", 1),
        ("nobles/earl", 1),
        ("nobles/baron", 0),
        ("counters/king", 3),
        ("counters/earl", 3),
        ("counters/baron", 6),
        ("influence/spain", 6),
        ("influence/france", 0),
    ];
    for (what, number) in counts {
        assert_eq!(game.count(what, A), Some(number), "{what}");
    }
    assert_eq!((game.count("influence/spain", B), game.count("influence/spain", D)), (Some(2), Some(0)));
    for unknown in ["", "gold", "hand", "hand/silver", "nobles/pope", "counters/", "influence/italy", "score"] {
        assert_eq!(game.count(unknown, A), None, "{unknown}");
    }
}

/// The lists that a book can show.
#[test]
fn the_book_can_list_every_kind_of_thing() {
    let sizes = ["nobles", "areas", "attributes", "treachery", "kings"].map(|list| HeadsOfState::things(list).len());
    assert_eq!(sizes, [7, 16, 9, 11, 0]);
    assert!(
        ["nobles", "areas", "attributes", "treachery"]
            .iter()
            .all(|list| HeadsOfState::things(list).iter().all(|thing| thing.help.is_some()))
    );
}

/// Every position of the book can be laid out, and every piece of it is there.
#[test]
fn the_positions_of_the_book_are_sound() {
    let positions = positions::<HeadsOfState>(HeadsOfState::POSITIONS).unwrap();
    assert!(positions.len() >= 10, "{}", positions.len());
    for (name, position) in &positions {
        position.game.invariants().unwrap_or_else(|broken| panic!("{name}: {broken}"));
    }
    assert_eq!(positions["start"].game.prompt(A), Some(Prompt::Draw { left: 1, first_turn: true }));
}
