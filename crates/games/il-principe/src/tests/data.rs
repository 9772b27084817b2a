//! The totals of the rulebook and the consistency of the map.

use std::collections::BTreeSet;

use curia_core::SeatCount;

use super::position::pile;
use crate::cards::{Cards, CitySet};
use crate::data::{City, Colour, Family, MAX_PURSE, Numbers, Region, Size, Tile};
use crate::state::IlPrincipe;

#[test]
fn fifteen_cities_are_five_of_each_size() {
    for size in [Size::Small, Size::Medium, Size::Large] {
        assert_eq!(City::ALL.iter().filter(|city| city.card().size == size).count(), 5);
    }
}

/// The table of section 3.6: size, icons, regions by letter.
#[test]
fn every_city_card_is_that_of_the_table() {
    let table = [
        (City::Siena, Size::Small, "WRY", "F"),
        (City::Orvieto, Size::Small, "GWB", "F"),
        (City::Perugia, Size::Small, "GRY", "F"),
        (City::Venezia, Size::Small, "WBY", "A"),
        (City::Verona, Size::Small, "GRB", "B"),
        (City::Bologna, Size::Medium, "GGWR", "AC"),
        (City::Lucca, Size::Medium, "WWRB", "DE"),
        (City::Padova, Size::Medium, "RRBY", "AB"),
        (City::Urbino, Size::Medium, "BBYG", "EF"),
        (City::Milano, Size::Medium, "YYGW", "BD"),
        (City::Firenze, Size::Large, "GGRBY", "CDE"),
        (City::Pisa, Size::Large, "WWGBY", "DEF"),
        (City::Mantova, Size::Large, "RRGWY", "BCD"),
        (City::Ferrara, Size::Large, "BBGWR", "ABC"),
        (City::Rimini, Size::Large, "YYWRB", "ACE"),
    ];
    for (city, size, icons, regions) in table {
        let card = city.card();
        assert_eq!((card.size, card.icons), (size, pile(icons)), "{city:?}");
        assert_eq!(card.regions.iter().map(|region| region.letter()).collect::<String>(), regions, "{city:?}");
    }
}

#[test]
fn every_colour_has_twelve_icons() {
    let sum = City::ALL.iter().fold(Cards::NONE, |sum, city| sum.plus(city.card().icons));
    assert_eq!(sum, Cards([12; 5]));
    for (size, each) in [(Size::Small, 3), (Size::Medium, 4), (Size::Large, 5)] {
        let of_size = City::ALL.iter().filter(|city| city.card().size == size);
        assert_eq!(of_size.fold(Cards::NONE, |sum, city| sum.plus(city.card().icons)), Cards([each; 5]));
    }
}

#[test]
fn the_size_fixes_icons_pairs_and_regions() {
    for city in City::ALL {
        let card = city.card();
        let (icons, colours, regions) = match card.size {
            Size::Small => (3, 3, 1),
            Size::Medium => (4, 3, 2),
            Size::Large => (5, 4, 3),
        };
        assert_eq!(card.icons.total(), icons, "{city:?}");
        assert_eq!(card.icons.colours().count(), colours, "{city:?}");
        assert_eq!(card.regions.len(), regions, "{city:?}");
        assert!(card.regions.is_sorted(), "{city:?}");
    }
}

#[test]
fn points_gold_and_shields_sum_to_the_rulebook() {
    let sum = |value: fn(Size) -> u8| City::ALL.iter().map(|city| u32::from(value(city.card().size))).sum::<u32>();
    assert_eq!((sum(Size::vp), sum(Size::cost), sum(Size::shields)), (90, 60, 25));
}

#[test]
fn every_colour_is_the_pair_of_one_medium_and_one_large_city() {
    for colour in Colour::ALL {
        let pairs: Vec<Size> =
            City::ALL.iter().filter(|city| city.card().icons[colour] == 2).map(|city| city.card().size).collect();
        assert_eq!(pairs, [Size::Medium, Size::Large]);
    }
}

#[test]
fn the_ten_combinations_of_three_colours_occur_once_each() {
    let sets: BTreeSet<Vec<Colour>> = City::ALL
        .iter()
        .filter(|city| city.card().size != Size::Large)
        .map(|city| city.card().icons.colours().collect())
        .collect();
    assert_eq!(sets.len(), 10);
}

#[test]
fn regions_and_cities_agree_on_thirty_incidences() {
    let mut incidences = 0;
    for region in Region::ALL {
        let corners: CitySet = region.corners().into_iter().collect();
        let touching: CitySet = City::ALL.into_iter().filter(|city| city.touches(region)).collect();
        assert_eq!(corners, touching, "{region:?}");
        incidences += touching.len();
    }
    assert_eq!(incidences, 30);
}

#[test]
fn ids_are_those_of_the_specification() {
    let cities =
        "siena orvieto perugia venezia verona bologna lucca padova urbino milano firenze pisa mantova ferrara rimini";
    assert_eq!(City::ALL.map(City::id).join(" "), cities);
    assert_eq!(City::ALL.map(|city| city.card().city), City::ALL);
    assert_eq!(Region::ALL.map(Region::id), ["adria", "lombardia", "emilia", "liguria", "toscana", "umbria"]);
    assert_eq!(Colour::ALL.map(Colour::id), ["green", "white", "red", "blue", "yellow"]);
    assert_eq!(Family::ALL.map(Family::id), ["medici", "visconti", "carraresi", "este", "gonzaga"]);
    let tiles: Vec<&str> = Tile::all().map(Tile::id).collect();
    let roles = "doctor magister bishop preacher councillor scribe nobleman knight banker merchant";
    assert_eq!(tiles.join(" "), roles);
}

#[test]
fn numbers_by_table_size() {
    let of = |seats| *Numbers::of(SeatCount::new(seats).unwrap());
    assert_eq!([2, 3, 4, 5].map(|n| of(n).deck_threshold), [10, 12, 16, 20]);
    assert_eq!([2, 3, 4, 5].map(|n| of(n).last_round_reveal), [6, 6, 8, 10]);
    assert_eq!([2, 3, 4, 5].map(|n| of(n).income), [6, 5, 5, 5]);
    assert_eq!([2, 3, 4, 5].map(|n| of(n).offer), [3, 2, 2, 2]);
    assert_eq!([2, 3, 4, 5].map(|n| of(n).cards_of_a_colour), [13, 20, 20, 20]);
    assert_eq!([2, 3, 4, 5].map(|n| of(n).cities), [10, 15, 15, 15]);
    assert_eq!([2, 3, 4, 5].map(|n| of(n).minors), [false, true, true, true]);
}

#[test]
fn no_table_can_fill_a_purse_further_than_stated() {
    for (seats, draw) in [(2u8, 5u8), (3, 5), (3, 4), (4, 5), (4, 4), (5, 5), (5, 4)] {
        let numbers = Numbers::of(SeatCount::new(usize::from(seats)).unwrap());
        let (mut deck, mut incomes) = (numbers.cards_of_a_colour * 5, 0);
        while deck >= numbers.deck_threshold {
            deck -= seats * draw.min(deck / seats);
            incomes += 1;
        }
        assert!(incomes * (numbers.income + 2) <= MAX_PURSE, "{seats} seats drawing {draw}");
    }
}

#[test]
fn a_state_is_at_most_a_kibibyte() {
    assert!(size_of::<IlPrincipe>() <= 1024, "{}", size_of::<IlPrincipe>());
}
