//! Moves and orders as texts (section 5.12).

use proptest::prelude::*;

use crate::{Move, Order};

#[test]
fn the_examples_of_section_5_12_read_and_write() {
    let texts = [
        "choose_office:aachen_2",
        "pay_figure:envoy",
        "recall_pick:milano:noble",
        "chest_pick:field_en:pu_seal",
        "choose_privilege:pv_vp",
        "supply",
        "appoint",
        "buy_privilege",
        "use_recall",
        "use_knighting",
        "end_turn",
        "confirm",
        "gain_source:strasbourg",
        "supply_field:field_0",
        "quartermaster_field:field_ee",
        "muster:no",
        "muster:field_n",
        "choose_direction:counter",
        "choose_modifier:tq_carriage",
        "seat_figure:noble",
        "messenger_pick:none",
        "messenger_pick:palermo:envoy",
        "recall_pick:stop",
        "homecoming_pick:stop",
        "homecoming_pick:palermo_5",
        "retinue_pick:noble",
    ];
    for text in texts {
        let mv: Move = text.parse().unwrap_or_else(|_| panic!("{text}"));
        assert_eq!(mv.to_string(), text);
    }
}

#[test]
fn what_is_no_move_is_refused() {
    let texts = [
        "",
        "supply:",
        "Supply",
        "supply ",
        "choose_office:aachen_0",
        "choose_office:aachen_6",
        "choose_office:aachen_02",
        "choose_office:aachen",
        "choose_office:rome_1",
        "muster:none",
        "recall_pick:none",
        "recall_pick:milano",
        "chest_pick:field_en",
        "choose_modifier:confirm",
        "confirm:",
        "pay_figure:king",
        "gain_source:",
        "messenger_pick:stop",
        "choose_privilege:pv_vp_8",
        "homecoming_pick:no",
    ];
    for text in texts {
        assert!(text.parse::<Move>().is_err(), "{text}");
    }
}

#[test]
fn an_order_reads_and_writes() {
    for text in ["pay:envoy", "pay:noble", "pay:envoy:3:7"] {
        assert_eq!(text.parse::<Order>().unwrap().to_string(), text);
    }
    for text in ["pay", "pay:", "pay:king", "pay:envoy:3", "pay:envoy:03:1", "pay:envoy:3:1:1", "pay:envoy:-1:1"] {
        assert!(text.parse::<Order>().is_err(), "{text}");
    }
}

proptest! {
    #[test]
    fn notation_of_any_text_never_panics_and_reads_back(text in "[a-z_:0-9]{0,40}") {
        if let Ok(mv) = text.parse::<Move>() {
            prop_assert_eq!(mv.to_string(), text.clone());
        }
        if let Ok(order) = text.parse::<Order>() {
            prop_assert_eq!(order.to_string(), text);
        }
    }

    #[test]
    fn notation_of_any_bytes_never_panics(text in ".{0,60}") {
        prop_assert_eq!(text.parse::<Move>().is_ok_and(|mv| mv.to_string() != text), false);
    }
}
