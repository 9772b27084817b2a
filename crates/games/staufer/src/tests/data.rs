//! The tables of section 3.
//!
//! The tests that say "a check of the table itself" repeat reconstructed numbers: whoever replaces a row (section 3.10)
//! replaces them, too.

use curia_core::{Arg, Game, Key, Named, SeatCount, Source};

use crate::Staufer;
use crate::data::{
    Bonus, Category, Chest, Colour, Condition, Field, Job, KingTile, Layout, Numbers, Place, Privilege, Province,
    ScoringTile, Seal, Task, Told, sources,
};
use crate::pieces::Figures;
use crate::scoring::relic_points;

fn seats(count: usize) -> SeatCount {
    SeatCount::new(count).unwrap()
}

fn costs(layout: &Layout) -> [usize; 5] {
    [3, 4, 5, 6, 7].map(|cost| usize::from(layout.costing(cost, cost).len()))
}

/// Section 3.1; a check of the table itself.
#[test]
fn offices_are_as_many_and_as_dear_as_the_tables_say() {
    let (two, more) = (Layout::of(seats(2)), Layout::of(seats(4)));
    assert_eq!((two.all.len(), costs(two)), (21, [6, 4, 5, 4, 2]));
    // Section 3.1 sums up 3 x6, 4 x6, 5 x7, 6 x5, 7 x2.
    assert_eq!((more.all.len(), costs(more)), (26, [6, 6, 7, 5, 2]));
    assert_eq!((two.noble.len(), more.noble.len()), (6, 6));
    assert_eq!((two.leftmost.len(), more.leftmost.len()), (6, 6));
    assert_eq!(Layout::MOST, usize::from(two.all.len().max(more.all.len())));
    const { assert!(Staufer::MAX_MOVES >= Layout::MOST) };
    for layout in [two, more] {
        for province in Province::ALL {
            assert_eq!(layout.noble.within(province).len(), 1, "{province:?}");
            assert!((3..=5).contains(&layout.all.within(province).len()), "{province:?}");
        }
    }
}

/// Section 3.6.
#[test]
fn chests_add_up_to_their_colours() {
    let of =
        |colour| Chest::ALL.iter().filter(|chest| chest.colour() == colour).map(|chest| chest.copies()).sum::<u8>();
    assert_eq!(Colour::ALL.map(of), [16, 28, 10, 18]);
    assert_eq!(Chest::TOTAL, 72);
}

/// Section 3.7.
#[test]
fn privileges_add_up_to_their_seals() {
    let of = |seal| Privilege::permanent().filter(|kind| kind.seal() == seal).count();
    assert_eq!((of(Seal::Blue), of(Seal::Red)), (5, 10));
    assert_eq!(5 + 2 * (of(Seal::Blue) + of(Seal::Red)), 35);
}

/// Section 3.7.
#[test]
fn the_pile_has_a_card_for_every_player_and_the_highest_on_top() {
    for count in 2..=5 {
        let pile = Numbers::of(seats(count)).pile;
        assert_eq!((pile.len(), pile[0]), (count, 8));
        assert!(pile.is_sorted_by(|higher, lower| higher > lower));
    }
}

/// Section 3.7; a check of the table itself.
#[test]
fn the_pile_below_its_top_card_is_as_section_3_7_says() {
    assert_eq!(Numbers::of(seats(5)).pile[1..], [7, 6, 5, 4]);
}

/// Sections 3.5 and 10: X3.
#[test]
fn the_second_space_has_a_symbol_with_four_players() {
    assert!(Numbers::of(seats(4)).symbol(1));
}

/// Section 3.5; a check of the table itself.
#[test]
fn envoy_symbols_stand_where_section_3_5_says() {
    let spaces = |count: usize| {
        let numbers = Numbers::of(seats(count));
        (1..=3 * count).filter(|space| numbers.symbol(space - 1)).collect::<Vec<_>>()
    };
    assert_eq!(spaces(2), [1]);
    assert_eq!(spaces(3), [1, 5, 7, 9]);
    assert_eq!(spaces(4), [2, 4, 6, 8, 10, 12]);
    assert_eq!(spaces(5), [2, 4, 6, 8, 10, 12, 14]);
}

/// Section 3.3.
#[test]
fn three_places_score_with_four_players_and_two_with_three() {
    assert!(ScoringTile::ALL.iter().all(|tile| tile.points(seats(4)).len() == Numbers::of(seats(4)).places));
    assert!(ScoringTile::ALL.iter().all(|tile| tile.points(seats(3)).len() == Numbers::of(seats(3)).places));
    assert_eq!(ScoringTile::A.points(seats(5)), [7, 4, 3]);
    assert_eq!(ScoringTile::B.points(seats(4)), [9, 7, 5]);
}

/// Section 3.4.
#[test]
fn supply_fields_give_the_stated_figures() {
    let figures = Field::ALL.map(Field::figures);
    assert_eq!(figures, [(1, 1), (0, 1), (2, 0), (1, 0), (0, 0)].map(|(envoys, nobles)| Figures::new(envoys, nobles)));
    assert_eq!(Numbers::of(seats(3)).fields.len(), 4);
    assert_eq!(Numbers::of(seats(4)).fields.len(), 5);
    assert!(!Numbers::of(seats(2)).fields.contains(&Field::Bare));
}

/// Section 3.9.
#[test]
fn jobs_are_six_of_each_category() {
    for category in Category::ALL {
        assert!(Job::of(category).iter().all(|job| job.category() == category));
    }
    assert_eq!(Job::COUNT, 18);
    assert_eq!([Place::Second, Place::Fourth].map(Job::place_points), [6, 0]);
    assert_eq!((Job::Row.points(), Job::Cost4.points()), (7, 4));
}

/// Section 3.9; a check of the table itself.
#[test]
fn first_and_third_place_of_a_province_job_score_as_section_3_9_says() {
    assert_eq!([Place::First, Place::Third].map(Job::place_points), [10, 3]);
}

/// Section 3.9.
#[test]
fn patterns_lie_on_the_ring_in_every_way_once() {
    for job in Job::of(Category::Pattern) {
        let Task::Pattern(ways) = job.task() else { panic!("{job:?} is no pattern") };
        let size: u8 = ways[0].iter().sum();
        for (at, way) in ways.iter().enumerate() {
            assert_eq!(way.iter().sum::<u8>(), size, "{job:?}");
            assert!(!ways[..at].contains(way), "{job:?} twice: {way:?}");
            let mut turned = *way;
            turned.rotate_right(1);
            assert!(ways.contains(&turned), "{job:?}: {turned:?} is missing");
        }
    }
}

/// Section 3.8.
#[test]
fn round_tiles_are_six_of_each_column() {
    assert_eq!((Province::COUNT, Condition::COUNT, KingTile::COUNT), (6, 6, 6));
    assert_eq!(KingTile::ALL.map(KingTile::steps), [1, 1, 2, 2, 3, 3]);
}

/// Section 7.3.
#[test]
fn relics_score_in_sets_of_five() {
    assert_eq!([0, 1, 2, 3, 4, 5, 6, 7, 10].map(relic_points), [0, 2, 5, 9, 14, 20, 22, 25, 40]);
}

/// Section 3.10.
#[test]
fn every_table_tells_where_it_comes_from() {
    let sources = sources();
    let told: std::collections::BTreeSet<_> = sources.iter().map(|sourced| sourced.what).collect();
    assert_eq!(told.len(), Told::IDS.len());
    let reconstructed = sources.iter().filter(|sourced| sourced.source == Source::Reconstructed);
    let stated = sources.iter().filter(|sourced| sourced.source == Source::Stated);
    assert!(reconstructed.count() > 5 && stated.count() > 5);
}

/// The source of a row, or, without a row, of a whole table.
fn source(table: Told, row: Option<Key>) -> Source {
    let sources = sources().into_iter().filter(|sourced| sourced.what == table.key());
    let mut found = sources.filter(|sourced| match row {
        Some(row) => sourced.rows.iter().any(|(name, _)| *name == row),
        None => sourced.rows.is_empty(),
    });
    let source = found.next().unwrap_or_else(|| panic!("{table:?} has no {row:?}")).source;
    assert!(found.next().is_none(), "{table:?} has {row:?} twice");
    source
}

/// Section 3, where one row has several letters.
#[test]
fn what_comes_from_several_sources_has_a_letter_for_each() {
    use Source::{Public, Reconstructed, Stated};
    let both = |first, second, row: Key| (source(first, Some(row)), source(second, Some(row)));
    assert_eq!(both(Told::Jobs, Told::Tasks, Job::Row.key()), (Stated, Reconstructed));
    assert_eq!(both(Told::Jobs, Told::Tasks, Job::Cost4.key()), (Stated, Stated));
    assert_eq!(both(Told::Fields, Told::FieldsForMore, Field::Bare.key()), (Stated, Reconstructed));
    assert_eq!(both(Told::Chests, Told::ChestCopies, Chest::Decree.key()), (Public, Reconstructed));
    assert_eq!(both(Told::Chests, Told::ChestCopies, Chest::Seal.key()), (Public, Stated));
    assert_eq!((source(Told::KingTiles, None), source(Told::KingTileCopies, None)), (Stated, Reconstructed));
    assert_eq!((source(Told::Copies, None), source(Told::CopiesForTwo, None)), (Stated, Public));
    let sides = [Told::ProvinceSides, Told::TileSides, Told::SupplySides].map(|table| source(table, None));
    assert_eq!(sides, [Public, Stated, Reconstructed]);
}

/// Section 3.2: the values of both places.
#[test]
fn the_bonus_of_the_second_place_is_told_with_that_of_the_first() {
    let sources = sources();
    let rows = sources.iter().filter(|sourced| sourced.what == Told::Bonuses.key()).flat_map(|sourced| &sourced.rows);
    for bonus in Bonus::ALL {
        let gives: Vec<Arg> = [Place::First, Place::Second].map(|place| bonus.gift(place).into()).to_vec();
        assert!(rows.clone().any(|row| *row == (bonus.key(), gives.clone())), "{bonus:?}");
    }
    assert_eq!(source(Told::Bonuses, Some(Bonus::Envoys.key())), Source::Stated);
}
