//! The options of section 11.

use curia_core::{FastChance, Game, Options as _, SeatCount, SetupError, Silent, Viewer};

use super::position::{S0, S1, S2, S3};
use crate::data::Family;
use crate::{Families, IlPrincipe, OpenMoney, Options, Tiebreak};

fn new_game(seats: usize, options: &Options, seed: u64) -> IlPrincipe {
    IlPrincipe::new(options, SeatCount::new(seats).unwrap(), &mut FastChance::new(seed), &mut Silent).unwrap()
}

/// Records name options and values by these words.
#[test]
fn options_are_written_as_the_specification_writes_them() {
    let written = |options: Options| options.to_map().into_iter().map(|(id, value)| format!("{id}={value}")).collect();
    let default: Vec<String> = written(Options::default());
    assert_eq!(
        default,
        ["draw_count=5", "families=seat_order", "open_money=off", "start_principe=random", "tiebreak=shared"]
    );
    let mut other = Options::default();
    for (id, value) in [
        ("draw_count", "4"),
        ("families", "random"),
        ("open_money", "on"),
        ("start_principe", "1"),
        ("tiebreak", "tiebreak_gold"),
    ] {
        other.set(id, value).unwrap();
    }
    let expected = Options {
        draw_count: 4,
        families: Families::RANDOM,
        open_money: OpenMoney::On,
        start_principe: Some(S1),
        tiebreak: Tiebreak::TiebreakGold,
    };
    assert_eq!(other, expected);
}

#[test]
fn options_read_back_from_their_text() {
    for seats in 2..=5 {
        for spec in Options::SPECS {
            for value in spec.sample_values(SeatCount::new(seats).unwrap()) {
                let mut options = Options::default();
                options.set(spec.id, &value).unwrap();
                assert_eq!(options.get(spec.id), value);
                assert_eq!(Options::from_map(&options.to_map()), Ok(options));
            }
        }
    }
}

#[test]
fn an_agreed_first_principe_must_sit_at_the_table() {
    let options = Options { start_principe: Some(S3), ..Options::default() };
    let seats = |count| SeatCount::new(count).unwrap();
    let error = IlPrincipe::new(&options, seats(3), &mut FastChance::new(1), &mut Silent).err();
    assert!(matches!(error, Some(SetupError::BadValue { id: "start_principe", .. })));
    assert_eq!(IlPrincipe::new(&options, seats(4), &mut FastChance::new(1), &mut Silent).unwrap().principe, S3);
    assert!(IlPrincipe::new(&Options::default(), seats(1), &mut FastChance::new(1), &mut Silent).is_err());
}

#[test]
fn families_go_by_seat_or_are_dealt() {
    let families = |families, seed| {
        let game = new_game(5, &Options { families, ..Options::default() }, seed);
        game.view(Viewer::Spectator).houses.iter().map(|house| house.family).collect::<Vec<_>>()
    };
    assert_eq!(families(Families::SEAT_ORDER, 1), Family::ALL);
    let mut first = Vec::new();
    for seed in 0..50 {
        let mut dealt = families(Families::RANDOM, seed);
        first.push(dealt[0]);
        dealt.sort();
        assert_eq!(dealt, Family::ALL);
    }
    assert!(Family::ALL.iter().all(|family| first.contains(family)));
}

#[test]
fn a_seat_that_has_chosen_a_family_gets_it_and_the_others_are_dealt_the_rest() {
    let led = |text: &str, seats: usize, seed| {
        let mut options = Options::default();
        options.set("families", text).unwrap();
        assert_eq!(options.get("families"), text);
        let game = new_game(seats, &options, seed);
        game.view(Viewer::Spectator).houses.iter().map(|house| house.family).collect::<Vec<_>>()
    };
    assert_eq!(led("este+medici", 2, 1), [Family::Este, Family::Medici]);
    let mut third = Vec::new();
    for seed in 0..40 {
        let families = led("este+random+medici", 4, seed);
        assert_eq!([families[0], families[2]], [Family::Este, Family::Medici]);
        third.push(families[1]);
        let mut different = families.clone();
        different.sort();
        different.dedup();
        assert_eq!(different.len(), 4, "{families:?}");
    }
    assert!([Family::Visconti, Family::Carraresi, Family::Gonzaga].iter().all(|family| third.contains(family)));
    for wrong in ["este+este", "este+sforza", "", "medici+", "random+random+random+random+random+random"] {
        assert!(Options::default().set("families", wrong).is_err(), "{wrong}");
    }
}

#[test]
fn a_random_first_principe_can_be_anybody() {
    let first: Vec<_> = (0..50).map(|seed| new_game(3, &Options::default(), seed).principe).collect();
    assert!([S0, S1, S2].iter().all(|seat| first.contains(seat)));
}
