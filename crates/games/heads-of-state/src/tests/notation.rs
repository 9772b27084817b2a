//! Moves as texts (section 5.13).

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::position::noble_box;
use crate::data::{Attribute, DISPLAY, NobleBox, TREACHERY_DISPLAY, Treachery};
use crate::{Card, CardSet, Move, Source, TurnOption};

/// Every move that can be written.
pub(super) fn every_move() -> Vec<Move> {
    let sources = |slots: usize| (0..slots as u8).map(Source::Slot).chain([Source::Blind]);
    let cards = || {
        let attributes = Attribute::ALL.into_iter().map(Card::Attribute);
        attributes.chain(Treachery::ALL.into_iter().map(Card::Treachery))
    };
    let pairs = Treachery::ALL.into_iter().flat_map(|first| {
        Treachery::ALL.into_iter().filter(move |&second| first <= second).map(move |second| CardSet::two(first, second))
    });
    let mut moves = vec![Move::EndTurn, Move::PayExact];
    moves.extend(TurnOption::ALL.map(Move::Option));
    moves.extend(sources(DISPLAY).flat_map(|source| [Move::Draw(source), Move::TakeAttribute(source)]));
    moves.extend(sources(TREACHERY_DISPLAY).map(Move::TakeTreachery));
    moves.extend(NobleBox::all().flat_map(|at| [Move::Place(at), Move::Replace(at), Move::Target(at)]));
    moves.extend(Treachery::ALL.map(|card| Move::Play(CardSet::one(card))));
    moves.extend(pairs.map(Move::Play));
    moves.extend(Attribute::ALL.into_iter().filter(|&kind| kind != Attribute::Courtesan).map(Move::PayCourtesan));
    moves.extend(cards().flat_map(|card| [Move::Discard(card), Move::Trim(card)]));
    moves
}

/// Section 5.13.
#[test]
fn every_move_reads_back_and_no_two_are_written_alike() {
    let moves = every_move();
    assert_eq!(moves.len(), 2 + 3 + 14 + 3 + 90 + 11 + 66 + 8 + 40);
    let texts: BTreeSet<String> = moves.iter().map(Move::to_string).collect();
    assert_eq!(texts.len(), moves.len());
    for mv in moves {
        assert_eq!(mv.to_string().parse(), Ok(mv), "{mv}");
    }
}

/// Section 5.13, the table.
#[test]
fn moves_are_written_as_section_5_13_says() {
    let texts = [
        ("option:attributes_three", Move::Option(TurnOption::AttributesThree)),
        ("option:attributes_refresh", Move::Option(TurnOption::AttributesRefresh)),
        ("option:treachery", Move::Option(TurnOption::Treachery)),
        ("draw:0", Move::Draw(Source::Slot(0))),
        ("draw:5", Move::Draw(Source::Slot(5))),
        ("draw:blind", Move::Draw(Source::Blind)),
        ("take_treachery:1", Move::TakeTreachery(Source::Slot(1))),
        ("take_treachery:blind", Move::TakeTreachery(Source::Blind)),
        ("take_attribute:5", Move::TakeAttribute(Source::Slot(5))),
        ("take_attribute:blind", Move::TakeAttribute(Source::Blind)),
        ("place:es_galicia.earl", Move::Place(noble_box("es_galicia.earl"))),
        ("end_turn", Move::EndTurn),
        ("play:assassin", Move::Play(CardSet::one(Treachery::Assassin))),
        ("play:assassin+assassin", Move::Play(CardSet::two(Treachery::Assassin, Treachery::Assassin))),
        (
            "play:axeman+double_britain_germany",
            Move::Play(CardSet::two(Treachery::DoubleBritainGermany, Treachery::Axeman)),
        ),
        ("replace:de_bavaria.duke", Move::Replace(noble_box("de_bavaria.duke"))),
        ("target:gb_london.king", Move::Target(noble_box("gb_london.king"))),
        ("pay:exact", Move::PayExact),
        ("pay:courtesan_for_castle", Move::PayCourtesan(Attribute::Castle)),
        ("discard:gold", Move::Discard(Card::Attribute(Attribute::Gold))),
        ("discard:gallows", Move::Discard(Card::Treachery(Treachery::Gallows))),
        ("trim:courtesan", Move::Trim(Card::Attribute(Attribute::Courtesan))),
        ("trim:double_spain_germany", Move::Trim(Card::Treachery(Treachery::DoubleSpainGermany))),
    ];
    for (text, mv) in texts {
        assert_eq!(text.parse(), Ok(mv), "{text}");
        assert_eq!(mv.to_string(), text);
    }
}

/// Section 3.3: the id of a box.
#[test]
fn boxes_are_written_as_area_and_rank() {
    let texts: Vec<String> = NobleBox::all().map(|at| at.to_string()).collect();
    assert_eq!(
        (texts[0].as_str(), texts[1].as_str(), texts[2].as_str()),
        ("gb_london.king", "gb_scotland.prince", "gb_scotland.earl")
    );
    assert_eq!(texts.iter().collect::<BTreeSet<_>>().len(), 30);
    assert!(NobleBox::all().zip(&texts).all(|(at, text)| text.parse() == Ok(at)));
}

/// Section 5.13.
#[test]
fn what_is_no_move_is_refused() {
    let texts = [
        "",
        " ",
        "end_turn ",
        " end_turn",
        "end_turn:",
        "End_turn",
        "pass",
        "option",
        "option:",
        "option:attributes_first",
        "option:refresh",
        "draw",
        "draw:",
        "draw:6",
        "draw:00",
        "draw:+1",
        "draw:-1",
        "draw:Blind",
        "draw:blind ",
        "take_treachery:2",
        "take_treachery:",
        "take_attribute:6",
        "place:",
        "place:gb_london",
        "place:gb_london.",
        "place:.king",
        "place:gb_london.prince",
        "place:gb_london.king.king",
        "place:london.king",
        "place:es_galicia.duke",
        "place:gb_london.king ",
        "replace:de_bavaria.count",
        "target:fr_brittany.earl",
        "play:",
        "play:tr_assassin",
        "play:tr_assassin_1",
        "play:assassin+",
        "play:+assassin",
        "play:gallows+axeman",
        "play:assassin+assassin+assassin",
        "play:gold",
        "pay:",
        "pay:exactly",
        "pay:courtesan_for_",
        "pay:courtesan_for_courtesan",
        "pay:courtesan_for_king",
        "pay:courtesan",
        "discard:",
        "discard:king",
        "discard:attr_gold_01",
        "trim:gold+gold",
        "trim:tr_gallows",
    ];
    for text in texts {
        assert!(text.parse::<Move>().is_err(), "{text:?}");
    }
}

proptest! {
    #[test]
    fn notation_of_any_text_never_panics_and_reads_back(text in "[a-z_:0-9.+]{0,40}") {
        if let Ok(mv) = text.parse::<Move>() {
            prop_assert_eq!(mv.to_string(), text);
        }
    }

    #[test]
    fn notation_of_any_bytes_never_panics(text in ".{0,60}") {
        prop_assert_eq!(text.parse::<Move>().is_ok_and(|mv| mv.to_string() != text), false);
    }

    /// A letter more, less or changed makes another move or none.
    #[test]
    fn a_slip_of_the_pen_is_no_other_way_to_write_a_move(place in 0_usize..237, at in 0_usize..50, letter in "[a-z_:+. 0-9A-Z]") {
        let moves = every_move();
        let text = moves[place % moves.len()].to_string();
        let at = at % (text.len() + 1);
        let slips = [
            format!("{}{letter}{}", &text[..at], &text[at..]),
            format!("{}{}", &text[..at], text.get(at + 1..).unwrap_or("")),
        ];
        for slip in slips.into_iter().filter(|slip| *slip != text) {
            if let Ok(mv) = slip.parse::<Move>() {
                prop_assert_eq!(mv.to_string(), slip);
            }
        }
    }
}
