//! The tables of sections 3 and 4.

use curia_core::{Arg, FastChance, Game, Named, SeatCount, Silent, Source, Sourced};

use super::position::{boxes, noble_box};
use crate::data::{
    Area, AreaKind, Attribute, Century, Colour, Country, DYNASTY, NOBLE_CARDS, NobleBox, Numbers, Rank, Told,
    Treachery, attributes_in_play, sources, treacheries_in_play,
};
use crate::pieces::Boxes;
use crate::{HeadsOfState, Options};

fn seats(count: usize) -> SeatCount {
    SeatCount::new(count).unwrap()
}

fn new_game(count: usize) -> HeadsOfState {
    HeadsOfState::new(&Options::default(), seats(count), &mut FastChance::new(1), &mut Silent).unwrap()
}

fn ids(cards: impl IntoIterator<Item = impl Named>) -> String {
    cards.into_iter().map(|card| card.id()).collect::<Vec<_>>().join(" ")
}

/// Section 3.1.
#[test]
fn each_player_has_32_counters_and_all_together_160() {
    let counters = Rank::ALL.map(|rank| rank.noble().counters);
    assert_eq!(counters, [4, 4, 4, 4, 4, 6, 6]);
    assert_eq!(counters.iter().sum::<u8>(), 32);
    assert_eq!(Colour::ALL.len() * 32, 160);
}

/// Section 3.1.
#[test]
fn there_are_ten_noble_cards_of_each_of_seven_types() {
    assert_eq!((NOBLE_CARDS, Rank::COUNT), (10, 7));
    assert_eq!(new_game(5).noble_cards.iter().sum::<u8>(), 70);
}

/// Section 3.1.
#[test]
fn colours_of_players_are_named_in_the_order_of_their_seats() {
    assert_eq!(ids(Colour::ALL), "red blue yellow green black");
    let view = new_game(5).view(curia_core::Viewer::Spectator);
    assert_eq!(ids(view.players.iter().map(|player| player.colour)), "red blue yellow green black");
}

/// Section 3.2.
#[test]
fn nobles_cost_what_the_chart_says() {
    let chart = [
        (Rank::King, "gold title troops castle duelling palace bishop lineage"),
        (Rank::Prince, "gold title troops palace bishop lineage"),
        (Rank::Duke, "gold title troops duelling palace"),
        (Rank::Marquis, "gold title castle duelling"),
        (Rank::Earl, "title troops castle"),
        (Rank::Count, "gold title"),
        (Rank::Baron, "gold"),
    ];
    assert_eq!(chart.len(), Rank::COUNT);
    for (rank, cost) in chart {
        assert_eq!(ids(rank.noble().cost.iter().copied()), cost, "{rank:?}");
    }
    assert_eq!(Rank::ALL.map(|rank| rank.noble().cost.len()), [8, 6, 5, 4, 3, 2, 1]);
    assert_eq!(Rank::ALL.map(Rank::number), [7, 6, 5, 4, 3, 2, 1]);
    assert_eq!(Rank::ALL.map(|rank| rank.noble().rank), Rank::ALL);
}

/// Section 3.2.
#[test]
fn no_cost_names_an_attribute_twice_or_a_courtesan() {
    for rank in Rank::ALL {
        let cost = rank.noble().cost;
        assert_eq!(rank.cost_bits().count_ones() as usize, cost.len(), "{rank:?}");
        assert!(!cost.contains(&Attribute::Courtesan), "{rank:?}");
    }
}

/// Section 3.2.
#[test]
fn all_attributes_are_used_by_at_least_two_types_and_29_times_together() {
    let uses = Attribute::ALL.map(|kind| kind.used_by().count());
    assert_eq!(uses, [6, 6, 4, 3, 3, 3, 2, 2, 0]);
    assert_eq!(uses.iter().sum::<usize>(), 29);
    assert_eq!(Rank::ALL.map(|rank| rank.noble().cost.len()).iter().sum::<usize>(), 29);
    assert_eq!(ids(Attribute::Castle.used_by()), "king marquis earl");
}

/// Section 3.2.
#[test]
fn a_courtesan_is_welcome_everywhere_but_with_king_and_baron() {
    let welcome = Rank::ALL.map(|rank| rank.noble().courtesan);
    assert_eq!(welcome, [false, true, true, true, true, true, false]);
}

/// Sections 3.2 and 3.6.
#[test]
fn noble_majorities_are_worth_70_together() {
    let points = Rank::ALL.map(|rank| rank.noble().majority);
    assert_eq!(points, [16, 14, 12, 10, 8, 6, 4]);
    assert_eq!(points.iter().sum::<u8>(), 70);
}

/// Section 3.3: the table row by row.
#[test]
fn areas_are_those_of_the_table() {
    use Country::{Britain, France, Germany, Spain};
    let table = [
        ("gb_london", Britain, "king", 8),
        ("gb_scotland", Britain, "prince earl", 5),
        ("gb_ireland", Britain, "marquis baron", 3),
        ("fr_paris", France, "king prince", 7),
        ("fr_normandy", France, "duke earl", 5),
        ("fr_burgundy", France, "duke count", 4),
        ("fr_provence", France, "marquis count", 3),
        ("fr_brittany", France, "baron", 1),
        ("es_madrid", Spain, "king prince", 7),
        ("es_aragon", Spain, "duke count", 5),
        ("es_galicia", Spain, "earl count", 3),
        ("es_andalusia", Spain, "marquis baron", 2),
        ("de_berlin", Germany, "king prince", 7),
        ("de_bavaria", Germany, "duke earl", 5),
        ("de_saxony", Germany, "marquis baron", 3),
        ("de_hanover", Germany, "count baron", 2),
    ];
    assert_eq!(table.len(), Area::COUNT);
    for (area, (id, country, ranks, number)) in Area::ALL.into_iter().zip(table) {
        let card = area.card();
        assert_eq!((area.id(), card.area, card.country, card.number), (id, area, country, number));
        assert_eq!(ids(area.boxes().map(NobleBox::rank)), ranks, "{id}");
        assert!(country.areas().any(|other| other == area), "{id}");
    }
}

/// Section 3.3.
#[test]
fn four_areas_are_capitals_and_twelve_provinces() {
    let capitals: Vec<Area> = Area::ALL.into_iter().filter(|area| area.card().kind == AreaKind::Capital).collect();
    assert_eq!(ids(capitals.iter().copied()), "gb_london fr_paris es_madrid de_berlin");
    assert_eq!(Area::COUNT - capitals.len(), 12);
    for country in Country::ALL {
        assert_eq!(capitals.iter().filter(|area| area.card().country == country).count(), 1, "{country:?}");
    }
    let own =
        "gb_london.king fr_paris.king fr_paris.prince es_madrid.king es_madrid.prince de_berlin.king de_berlin.prince";
    assert_eq!(crate::data::CAPITALS, boxes(own));
}

/// Section 3.3.
#[test]
fn thirty_boxes_are_split_as_stated_by_country_and_by_rank() {
    assert_eq!(NobleBox::all().count(), 30);
    assert_eq!(Country::ALL.map(|country| country.boxes().len()), [5, 9, 8, 8]);
    assert_eq!(Rank::ALL.map(|rank| rank.boxes().len()), [4, 4, 4, 4, 4, 5, 5]);
    let by_country = Country::ALL.into_iter().fold(Boxes::EMPTY, |boxes, country| boxes.or(country.boxes()));
    let by_rank = Rank::ALL.into_iter().fold(Boxes::EMPTY, |boxes, rank| boxes.or(rank.boxes()));
    assert_eq!((by_country, by_rank), (Boxes::ALL, Boxes::ALL));
}

/// Section 3.3.
#[test]
fn the_upper_box_of_an_area_always_has_the_higher_rank() {
    for area in Area::ALL {
        let (upper, lower) = area.pair();
        assert!(upper.is_upper() && upper.area() == area);
        if let Some(lower) = lower {
            assert!(!lower.is_upper() && lower.area() == area);
            assert!(upper.rank().number() > lower.rank().number(), "{}", area.id());
        }
    }
    assert!(noble_box("fr_brittany.baron").is_upper(), "a single box is the upper one");
}

/// Section 3.3: so that the second tie-break of section 7.4 always decides.
#[test]
fn hexagon_numbers_differ_within_a_country_and_add_up_to_70() {
    for country in Country::ALL {
        let mut numbers: Vec<u8> = country.areas().map(|area| area.card().number).collect();
        let all = numbers.len();
        numbers.sort_unstable();
        numbers.dedup();
        assert_eq!(numbers.len(), all, "{country:?}");
    }
    let sums = Country::ALL.map(|country| country.areas().map(|area| area.card().number).sum::<u8>());
    assert_eq!((sums, sums.iter().sum::<u8>()), ([16, 20, 17, 17], 70));
}

/// Section 13.
#[test]
fn areas_lie_at_different_places_of_the_map() {
    let mut spots: Vec<(u8, u8)> = Area::ALL.iter().map(|area| area.card().spot).collect();
    assert!(spots.iter().all(|&(x, y)| x <= 100 && y <= 100));
    assert_eq!((Area::Ireland.card().spot, Area::Bavaria.card().spot), ((12, 22), (66, 56)));
    spots.sort_unstable();
    spots.dedup();
    assert_eq!(spots.len(), Area::COUNT);
    assert_eq!(Country::ALL.map(Country::paint), ["red", "blue", "yellow", "green"]);
}

/// Section 3.4: the table row by row.
#[test]
fn attribute_cards_are_those_of_the_table() {
    let table = [
        (Attribute::Gold, 18, [9, 12, 15, 18]),
        (Attribute::Title, 18, [9, 12, 15, 18]),
        (Attribute::Troops, 13, [7, 9, 11, 13]),
        (Attribute::Castle, 10, [5, 7, 8, 10]),
        (Attribute::Duelling, 10, [6, 7, 9, 10]),
        (Attribute::Palace, 9, [6, 7, 8, 9]),
        (Attribute::Bishop, 7, [4, 5, 6, 7]),
        (Attribute::Lineage, 7, [4, 5, 6, 7]),
        (Attribute::Courtesan, 8, [5, 6, 7, 8]),
    ];
    assert_eq!(table.len(), Attribute::COUNT);
    for (kind, total, in_play) in table {
        assert_eq!(kind.in_box(), total, "{kind:?}");
        assert_eq!([2, 3, 4, 5].map(|count| kind.in_play(seats(count))), in_play, "{kind:?}");
    }
}

/// Section 3.4.
#[test]
fn of_100_attribute_cards_55_70_85_or_100_are_in_play() {
    assert_eq!(Attribute::ALL.map(Attribute::in_box).iter().sum::<u8>(), 100);
    assert_eq!(Attribute::CARDS, 100);
    assert_eq!([2, 3, 4, 5].map(|count| attributes_in_play(seats(count)).total()), [55, 70, 85, 100]);
}

/// Section 3.5.
#[test]
fn treachery_cards_are_29_at_every_table() {
    assert_eq!(Treachery::ALL.map(Treachery::in_box), [7, 4, 4, 4, 4, 1, 1, 1, 1, 1, 1]);
    assert_eq!((treacheries_in_play().total(), Treachery::CARDS), (29, 29));
    for count in 2..=5 {
        new_game(count).treachery_is_complete().unwrap();
    }
}

/// Section 3.5: six cards and six pairs of countries.
#[test]
fn each_pair_of_countries_has_exactly_one_double_card() {
    let doubles: Vec<Treachery> = Treachery::ALL.into_iter().filter(|card| card.is_double()).collect();
    assert_eq!(doubles.len(), 6);
    for (place, first) in Country::ALL.into_iter().enumerate() {
        for second in Country::ALL.into_iter().skip(place + 1) {
            let pair = |card: &&Treachery| card.countries().eq([first, second]);
            let found: Vec<&Treachery> = doubles.iter().filter(pair).collect();
            assert_eq!(found.len(), 1, "{first:?} {second:?}");
            assert_eq!(found[0].id(), format!("double_{}_{}", first.id(), second.id()));
        }
    }
}

/// Section 3.5.
#[test]
fn seven_country_cards_can_strike_in_each_country() {
    for country in Country::ALL {
        let strike = Treachery::ALL
            .into_iter()
            .filter(|&card| card != Treachery::Assassin && card.countries().any(|other| other == country));
        assert_eq!(strike.map(Treachery::in_box).sum::<u8>(), 7, "{country:?}");
        assert!(country.treachery().countries().eq([country]));
    }
    assert_eq!(ids(Country::ALL.map(Country::treachery)), "axeman guillotine inquisition gallows");
    assert_eq!(Treachery::Assassin.countries().count(), 4);
}

/// Section 3.5.
#[test]
fn two_different_country_cards_share_at_most_one_country() {
    let cards = Treachery::ALL.into_iter().filter(|&card| card != Treachery::Assassin);
    for first in cards.clone() {
        for second in cards.clone().filter(|&second| second != first) {
            assert!((first.country_bits() & second.country_bits()).count_ones() <= 1, "{first:?} {second:?}");
        }
    }
}

/// Section 3.6.
#[test]
fn eight_country_markers_are_worth_48() {
    let table =
        [(Country::Britain, [6, 3]), (Country::France, [10, 5]), (Country::Spain, [8, 4]), (Country::Germany, [8, 4])];
    for (country, points) in table {
        let areas = country.areas().count() as u8;
        assert_eq!((country.markers(), [2 * areas, areas]), (points, points));
    }
    assert_eq!(Country::ALL.map(|country| country.markers().iter().sum::<u8>()).iter().sum::<u8>(), 48);
}

/// Section 3.6.
#[test]
fn there_are_24_century_markers_worth_45_in_each_century() {
    let points = Country::ALL.map(Country::century_markers);
    assert_eq!(points, [[8, 3], [10, 2], [7, 4], [6, 5]]);
    assert_eq!(points.as_flattened().len() * Century::COUNT, 24);
    assert_eq!(points.as_flattened().iter().sum::<u8>(), 45);
    assert_eq!(ids(Century::ALL), "1589 1689 1789");
    let order = Country::SCORED.map(Country::id);
    assert_eq!(order, ["france", "britain", "spain", "germany"], "section 7.4");
}

/// Section 3.6; ruling 9.44.
#[test]
fn of_three_dynasty_markers_two_players_use_the_first_and_the_last() {
    assert_eq!(DYNASTY, [16, 12, 8]);
    assert_eq!(Numbers::of(seats(2)).dynasty, [16, 8]);
    for count in 3..=5 {
        assert_eq!(Numbers::of(seats(count)).dynasty, [16, 12, 8]);
    }
    let shown = |count| new_game(count).view(curia_core::Viewer::Spectator).dynasty.len();
    assert_eq!([2, 3, 4, 5].map(shown), [2, 3, 3, 3]);
}

/// Sections 3.1 and 4: everything that lies on the board at the beginning.
#[test]
fn all_markers_lie_on_the_board_at_the_beginning() {
    let game = new_game(4);
    assert_eq!(Area::ALL.iter().filter(|&&area| game.area_markers.has(area)).count(), 16);
    assert!(game.country_markers.as_flattened().iter().all(Option::is_none));
    assert!(game.century_markers.as_flattened().as_flattened().iter().all(Option::is_none));
    assert_eq!(game.country_markers.as_flattened().len(), 8);
    assert_eq!(game.century_markers.as_flattened().as_flattened().len(), 24);
    assert!(game.dynasty_markers.iter().all(Option::is_none));
}

/// Section 4, the table.
#[test]
fn piles_are_as_high_as_the_table_says() {
    for (count, draw_pile) in [(2, 39), (3, 54), (4, 69), (5, 84)] {
        let game = new_game(count);
        assert_eq!((game.deck.draw_pile(), game.deck.pack, game.pack_size()), (draw_pile, 10, 11));
        assert!(game.display.iter().all(Option::is_some) && game.treachery_display.iter().all(Option::is_some));
        assert_eq!((game.display.len(), game.treachery_display.len(), game.treachery_pile.len()), (6, 2, 27));
        assert!(game.discard.is_empty() && game.treachery_discard.is_empty() && game.set_aside.is_empty());
        assert!(game.players.playing(game.seats).iter().all(|it| it.attributes.is_empty() && it.treachery.is_empty()));
    }
}

/// Section 4, the table.
#[test]
fn first_turns_bring_as_many_cards_as_the_table_says() {
    let table: [(usize, &[u8]); 4] = [(2, &[2, 3]), (3, &[1, 2, 3]), (4, &[1, 1, 2, 3]), (5, &[1, 1, 2, 2, 3])];
    for (count, draws) in table {
        assert_eq!(Numbers::of(seats(count)).first_draws, draws);
        let game = new_game(count);
        let in_order: Vec<u8> = game.seats.from(game.start).map(|seat| game.first_draws(seat)).collect();
        assert_eq!(in_order, draws);
    }
}

fn of(told: Told) -> Vec<Sourced> {
    sources().into_iter().filter(|sourced| sourced.what == told.key()).collect()
}

/// Where a table comes from that comes from one source as a whole.
fn source_of(told: Told) -> Source {
    let found = of(told);
    assert!(found.len() == 1 && found[0].rows.is_empty(), "{told:?}");
    found[0].source
}

/// The rows of a table that come from one source.
fn rows(told: Told, source: Source) -> String {
    let found = of(told).into_iter().find(|sourced| sourced.source == source);
    found.map(|sourced| sourced.rows.iter().map(|(key, _)| key.id).collect::<Vec<_>>().join(" ")).unwrap_or_default()
}

/// Section 3: the letters of its tables.
#[test]
fn every_table_tells_where_it_comes_from() {
    for told in Told::ALL {
        assert!(!of(told).is_empty(), "{told:?}");
    }
    use Source::{Public, Reconstructed, Stated};
    let whole = [
        (Told::Components, Stated),
        (Told::AttributeTotal, Stated),
        (Told::AttributeKinds, Public),
        (Told::LineageName, Reconstructed),
        (Told::AttributeCounts, Reconstructed),
        (Told::PackSize, Stated),
        (Told::Doubles, Stated),
        (Told::TreacheryCounts, Reconstructed),
        (Told::CountryMarkers, Reconstructed),
        (Told::DynastyMarkers, Stated),
        (Told::CenturyMarkers, Stated),
        (Told::Majorities, Stated),
        (Told::FirstDraws, Stated),
        (Told::Map, Reconstructed),
    ];
    for (told, source) in whole {
        assert_eq!(source_of(told), source, "{told:?}");
    }
    let twice: Vec<Source> = of(Told::CountryMarkerCount).iter().map(|sourced| sourced.source).collect();
    assert_eq!(twice, [Stated, Public]);
}

/// Sections 3.2 and 3.3: the letters of their rows.
#[test]
fn every_row_of_chart_and_map_tells_where_it_comes_from() {
    use Source::{Public, Reconstructed, Stated};
    assert_eq!(rows(Told::Costs, Stated), "earl");
    assert_eq!(rows(Told::Costs, Public), "king baron");
    assert_eq!(rows(Told::Costs, Reconstructed), "prince duke marquis count");
    assert_eq!(rows(Told::Boxes, Stated), "gb_london gb_scotland gb_ireland fr_paris es_galicia");
    let fits = rows(Told::Boxes, Reconstructed);
    let partly = ["gb_scotland", "gb_ireland", "es_galicia"];
    assert!(partly.iter().all(|area| fits.contains(area)), "stated in part: {fits}");
    assert_eq!(rows(Told::CostSizes, Stated), "earl");
    assert_eq!(rows(Told::CostSizes, Public), "king prince duke marquis count baron");
    assert_eq!(rows(Told::AreaNumbers, Stated), "fr_paris");
    assert!(rows(Told::AreaNumbers, Reconstructed).contains("fr_paris"), "an example fits what we had to find");
    for (told, count) in [(Told::Boxes, Area::COUNT + partly.len()), (Told::AreaNumbers, Area::COUNT + 1)] {
        assert_eq!(of(told).iter().map(|sourced| sourced.rows.len()).sum::<usize>(), count, "{told:?}");
    }
}

/// Section 3.3: how many areas a country has is found in public sources, in Britain's case stated, too.
#[test]
fn the_split_of_the_areas_tells_where_it_comes_from() {
    assert_eq!(rows(Told::AreaSplit, Source::Stated), "britain");
    assert_eq!(rows(Told::AreaSplit, Source::Public), "britain france spain germany");
    let counts = of(Told::AreaSplit).into_iter().find(|sourced| sourced.source == Source::Public).unwrap().rows;
    assert_eq!(
        counts.into_iter().map(|(_, says)| says).collect::<Vec<_>>(),
        [3, 5, 4, 4].map(|count| vec![Arg::Int(count)])
    );
}

/// Section 3.3: outside Britain the names of the provinces are ours.
#[test]
fn the_names_of_the_provinces_tell_where_they_come_from() {
    assert_eq!(rows(Told::AreaNames, Source::Stated), "gb_scotland gb_ireland");
    let ours = rows(Told::AreaNames, Source::Reconstructed);
    assert_eq!((ours.split(' ').count(), ours.contains("fr_paris")), (10, false), "{ours}");
}

/// Section 3.1: four colours are stated and found in public sources, the fifth is ours.
#[test]
fn the_colours_of_the_players_tell_where_they_come_from() {
    assert_eq!(rows(Told::Colours, Source::Stated), "red blue yellow green");
    assert_eq!(rows(Told::Colours, Source::Public), "red blue yellow green");
    assert_eq!(rows(Told::Colours, Source::Reconstructed), "black");
}
