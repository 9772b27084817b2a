//! Points (section 7) and the winner (section 8).

use curia_core::{Chance, FastChance, Game, MoveList, Seat, SeatCount, Silent, Viewer};
use proptest::prelude::*;

use super::position::{A, B, C, D, Table, table};
use crate::data::{AreaKind, Century, Country, NobleBox, Rank};
use crate::state::{HeadsOfState, Part};
use crate::{Event, Options};

/// The points of one part of a seat's score.
fn part(table: &Table, seat: Seat, part: Part) -> i32 {
    let score = table.game.scores(Viewer::Spectator).seats[seat.index()].clone().unwrap();
    score.parts.iter().find(|it| it.name == part.key()).unwrap().points
}

/// Who has influence in a country and how much, in order.
fn order(table: &Table, country: Country) -> Vec<(Seat, u8)> {
    table.game.standings_in(country).map(|it| (it.seat, it.influence)).collect()
}

/// The last revolution, with these nobles and cards.
fn last(words: &str) -> Table {
    let mut table = table(&format!("century 1789; {words}; pack 4; revolution 0"));
    table.play("A option:attributes_three draw:blind");
    table
}

/// Section 7.1.
#[test]
fn the_first_noble_of_an_area_takes_its_marker_whichever_box_it_stands_in() {
    for at in ["fr_normandy.duke", "fr_normandy.earl"] {
        let table = table(&format!("noble A {at}"));
        assert_eq!((part(&table, A, Part::Areas), table.points(A)), (5, 5));
    }
    let second = table("noble A fr_normandy.earl; noble B fr_normandy.duke");
    assert_eq!((second.points(A), second.points(B)), (5, 0));
    let own = table("noble A fr_normandy.earl fr_normandy.duke");
    assert_eq!(own.points(A), 5);
}

/// Section 7.1; ruling 9.21: a replacement never earns it.
#[test]
fn an_area_marker_is_not_won_by_the_successor_of_a_killed_noble() {
    let table = table("killed A fr_brittany.baron; noble B fr_brittany.baron");
    assert_eq!((table.points(A), table.points(B)), (1, 0));
}

/// Section 7.1: every marker has the number of its hexagon.
#[test]
fn all_area_markers_together_are_worth_70() {
    let mut total = 0;
    for at in NobleBox::all().filter(|at| at.is_upper()) {
        let table = table(&format!("noble A {at}"));
        assert_eq!(table.points(A), i32::from(at.area().card().number), "{at}");
        total += table.points(A);
    }
    assert_eq!(total, 70);
}

const BRITAIN: &str = "gb_scotland.earl gb_ireland.baron";

/// Section 7.2.
#[test]
fn the_first_who_has_been_in_every_area_of_a_country_takes_the_higher_marker_and_the_second_the_lower() {
    let words = format!("noble A {BRITAIN} gb_london.king; dead A gb_london.king gb_scotland.earl gb_ireland.baron");
    let one = table(&words);
    assert_eq!((part(&one, A, Part::Countries), part(&one, A, Part::Areas)), (6, 16));
    let two = table(&format!("{words}; noble B {BRITAIN} gb_london.king"));
    assert_eq!((part(&two, B, Part::Countries), part(&two, B, Part::Areas)), (3, 0));
    let three = table(&format!("{words}; killed B {BRITAIN} gb_london.king; noble C {BRITAIN} gb_london.king"));
    assert_eq!(part(&three, C, Part::Countries), 0, "nobody else gets one");
}

/// Section 7.2; ruling 9.20.
#[test]
fn killed_nobles_count_for_a_country_in_any_century() {
    let words =
        "killed A gb_london.king; century 1689; killed A gb_scotland.prince; century 1789; noble A gb_ireland.marquis";
    assert_eq!(part(&table(words), A, Part::Countries), 6);
}

/// Section 7.2: one area is missing.
#[test]
fn two_of_three_areas_are_not_a_country() {
    let table = table(&format!("noble A {BRITAIN} gb_scotland.prince gb_ireland.marquis"));
    assert_eq!(part(&table, A, Part::Countries), 0);
}

/// Section 7.2; ruling 9.36.
#[test]
fn nobody_takes_both_markers_of_a_country() {
    let words = format!("noble A {BRITAIN} gb_london.king; dead A gb_london.king; noble A gb_london.king");
    let table = table(&words);
    assert_eq!(part(&table, A, Part::Countries), 6);
    assert_eq!(table.game.country_markers[Country::Britain as usize], [Some(A), None]);
}

const SEVEN: &str = "es_madrid.king es_madrid.prince es_aragon.duke de_saxony.marquis es_galicia.earl es_galicia.count \
    de_hanover.baron";

/// Section 7.3.
#[test]
fn all_seven_types_bring_16_then_12_then_8_points() {
    let killed = |seats: &[&str]| {
        let words: Vec<String> = seats.iter().map(|seat| format!("killed {seat} {SEVEN}")).collect();
        table(&words.join("; "))
    };
    let table = killed(&["C", "A", "D", "B"]);
    assert_eq!([C, A, D, B].map(|seat| part(&table, seat, Part::Dynasty)), [16, 12, 8, 0]);
    let six = super::position::table(&format!("killed A {}", SEVEN.trim_end_matches("de_hanover.baron")));
    assert_eq!(part(&six, A, Part::Dynasty), 0);
}

/// Section 7.3; ruling 9.44.
#[test]
fn with_two_players_the_second_dynasty_is_worth_8() {
    let table = table(&format!("seats 2; killed B {SEVEN}; killed A {SEVEN}"));
    assert_eq!([B, A].map(|seat| part(&table, seat, Part::Dynasty)), [16, 8]);
}

/// Section 7.3: one per player.
#[test]
fn a_second_set_of_seven_brings_no_second_dynasty_marker() {
    let table = table(&format!("killed A {SEVEN} {SEVEN}"));
    assert_eq!(part(&table, A, Part::Dynasty), 16);
}

/// Section 7.4, the table.
#[test]
fn influence_is_2_and_1_in_a_province_and_4_and_2_in_a_capital() {
    let influence = |words: &str, country| order(&table(words), country);
    use Country::{France, Spain};
    assert_eq!(influence("noble A fr_normandy.duke; noble B fr_normandy.earl", France), [(A, 2), (B, 1)]);
    assert_eq!(influence("noble A es_madrid.king; noble B es_madrid.prince", Spain), [(A, 4), (B, 2)]);
    assert_eq!(influence("noble A fr_normandy.duke fr_normandy.earl", France), [(A, 3)]);
    assert_eq!(influence("noble A es_madrid.king es_madrid.prince", Spain), [(A, 6)]);
}

/// Section 7.4; ruling 9.41.
#[test]
fn a_noble_alone_in_its_area_is_the_highest_there() {
    assert_eq!(order(&table("noble A fr_normandy.earl"), Country::France), [(A, 2)]);
    assert_eq!(order(&table("noble A es_madrid.prince"), Country::Spain), [(A, 4)]);
    let widowed = table("noble A fr_normandy.earl; killed B fr_normandy.duke");
    assert_eq!(order(&widowed, Country::France), [(A, 2)], "the duke above is dead");
}

/// Section 7.4.
#[test]
fn influence_adds_up_over_the_areas_of_one_country() {
    let table =
        table("noble A gb_london.king gb_scotland.earl gb_ireland.baron fr_paris.king; noble B gb_scotland.prince");
    assert_eq!(order(&table, Country::Britain), [(A, 4 + 1 + 2), (B, 2)]);
    assert_eq!(order(&table, Country::France), [(A, 4)]);
}

/// Section 7.4, tie-break (2); ruling 9.39.
#[test]
fn tie_goes_to_the_nobler_house() {
    let table = table("noble A es_andalusia.baron es_galicia.count; noble B es_madrid.prince; noble C es_aragon.duke");
    assert_eq!(order(&table, Country::Spain), [(B, 4), (A, 4), (C, 2)]);
    let three = super::position::table("noble A de_saxony.baron; noble B de_hanover.count; noble C de_bavaria.earl");
    assert_eq!(order(&three, Country::Germany), [(C, 2), (B, 2), (A, 2)], "the same order among three");
}

/// Section 7.4, tie-break (3).
#[test]
fn tie_of_equal_ranks_goes_to_the_greater_hexagon() {
    let table = table("noble A fr_burgundy.duke; noble B fr_normandy.duke");
    assert_eq!(order(&table, Country::France), [(B, 2), (A, 2)]);
}

/// Ruling 9.49: the area of the highest-ranking noble alone counts.
#[test]
fn the_better_area_of_a_lower_noble_does_not_break_a_tie() {
    // Both have a noble in Normandy, but only B has the duke there.
    let words = "noble A fr_burgundy.duke fr_normandy.earl; noble B fr_normandy.duke fr_provence.count; \
        noble C fr_provence.marquis";
    assert_eq!(order(&table(words), Country::France), [(B, 3), (A, 3), (C, 2)]);
}

/// Section 7.4, tie-break (3): the best one if they have several of that rank.
#[test]
fn of_several_highest_nobles_the_one_in_the_greatest_hexagon_counts() {
    let words = "noble A fr_provence.count fr_burgundy.count fr_brittany.baron";
    let own = table(words).game.standings_in(Country::France).find(|it| it.seat == A).unwrap();
    assert_eq!((own.rank, own.area.id(), own.number), (Rank::Count, "fr_burgundy", 4));
}

/// Ruling 9.20: the dead give no influence and break no tie.
#[test]
fn killed_nobles_have_no_influence() {
    let table = table("killed A es_madrid.king; noble A es_andalusia.baron; noble B es_galicia.count");
    assert_eq!(order(&table, Country::Spain), [(B, 2), (A, 2)]);
}

/// Section 7.4.
#[test]
fn the_two_most_influential_players_take_the_markers_of_the_century() {
    let words = "noble A es_madrid.king; noble B es_aragon.duke es_galicia.earl es_andalusia.baron; noble C es_galicia.count; \
        pack 4; revolution 0";
    let mut table = table(words);
    table.play("A option:attributes_three draw:blind");
    assert_eq!([A, B, C, D].map(|seat| part(&table, seat, Part::Centuries)), [4, 7, 0, 0]);
    let taken = table.game.century_markers[Country::Spain as usize];
    assert_eq!(taken, [[Some(B), Some(A)], [None; 2], [None; 2]]);
}

/// Section 7.4; ruling 9.38.
#[test]
fn one_player_alone_takes_the_high_marker_and_nobody_the_low_one() {
    for (at, points) in
        [("fr_brittany.baron", 10), ("gb_ireland.baron", 8), ("es_andalusia.baron", 7), ("de_saxony.baron", 6)]
    {
        let mut table = table(&format!("noble B {at}; pack 4; revolution 0"));
        table.play("A option:attributes_three draw:blind");
        assert_eq!([A, B, C, D].map(|seat| part(&table, seat, Part::Centuries)), [0, points, 0, 0], "{at}");
    }
}

/// Section 7.4: in every century anew.
#[test]
fn countries_are_scored_at_the_end_of_each_century() {
    let mut table = table("noble A gb_london.king; pack 4; revolution 0");
    for (century, points) in [(Century::Y1589, 8), (Century::Y1689, 16), (Century::Y1789, 24)] {
        assert_eq!(table.game.century, century);
        table.game.open_pack(4);
        table.game.revolution_after(0).unwrap();
        if century == Century::Y1589 {
            table.play("A option:attributes_three");
        }
        table.play("A draw:blind");
        assert_eq!(part(&table, A, Part::Centuries), points);
    }
    assert!(table.game.standings().is_some());
}

/// Section 7.4: what is told of a tie.
#[test]
fn what_decided_a_tie_is_told() {
    let told = |words: &str| {
        let mut table = table(&format!("{words}; pack 4; revolution 0"));
        table.play("A option:attributes_three draw:blind");
        table.log.0.iter().find_map(|(_, event)| match event {
            Event::TieDecided { seat, other, rank, area, by_number } => {
                Some((*seat, *other, *rank, area.id(), *by_number))
            }
            _ => None,
        })
    };
    let by_rank = told("noble A es_andalusia.baron; noble B es_galicia.count");
    assert_eq!(by_rank, Some((B, A, Rank::Count, "es_galicia", false)));
    let by_number = told("noble A fr_burgundy.duke; noble B fr_normandy.duke");
    assert_eq!(by_number, Some((B, A, Rank::Duke, "fr_normandy", true)));
    assert_eq!(told("noble A fr_paris.king; noble B fr_normandy.duke"), None);
}

/// Section 7.5.
#[test]
fn the_most_noble_cards_of_a_type_bring_its_points_to_one_or_half_to_each_of_two() {
    let table =
        last("noble A es_madrid.king; noble B fr_paris.king es_aragon.duke; noble C de_bavaria.duke fr_normandy.duke");
    assert_eq!([A, B, C, D].map(|seat| part(&table, seat, Part::Nobles)), [8, 8, 12, 0]);
}

/// Section 7.5: three or more share the most.
#[test]
fn nobody_scores_a_type_that_three_or_more_share() {
    let three = last("noble A es_madrid.king; noble B fr_paris.king; noble C de_berlin.king");
    assert_eq!([A, B, C].map(|seat| part(&three, seat, Part::Nobles)), [0, 0, 0]);
    let words = "seats 5; noble A de_saxony.baron; noble B de_hanover.baron; noble C fr_brittany.baron; \
        noble D gb_ireland.baron; noble E es_andalusia.baron";
    let five = last(words);
    assert!(five.game.seats.iter().all(|seat| part(&five, seat, Part::Nobles) == 0), "ruling 9.42");
    let leader = last("noble A es_madrid.king gb_london.king; noble B fr_paris.king; noble C de_berlin.king");
    assert_eq!([A, B, C].map(|seat| part(&leader, seat, Part::Nobles)), [16, 0, 0], "only the most count");
}

/// Section 7.5: cards are counted, not living nobles.
#[test]
fn noble_cards_of_killed_nobles_count() {
    let table = last("killed A de_bavaria.duke fr_normandy.duke; noble B es_aragon.duke");
    assert_eq!([A, B].map(|seat| part(&table, seat, Part::Nobles)), [12, 0]);
}

/// Section 7.5; ruling 9.43.
#[test]
fn a_type_of_which_nobody_has_a_card_brings_nothing() {
    let table = last("noble A fr_brittany.baron");
    assert_eq!([A, B, C, D].map(|seat| part(&table, seat, Part::Nobles)), [4, 0, 0, 0]);
    assert_eq!((table.told("majority"), table.told("no_majority")), (1, 6));
}

/// Section 7.5: all halves are whole numbers.
#[test]
fn half_a_majority_is_whole() {
    for (rank, half) in Rank::ALL.into_iter().zip([8, 7, 6, 5, 4, 3, 2]) {
        let mut boxes = rank.boxes().iter();
        let (first, second) = (boxes.next().unwrap(), boxes.next().unwrap());
        let table = last(&format!("noble A {first}; noble B {second}"));
        assert_eq!([A, B].map(|seat| part(&table, seat, Part::Nobles)), [half, half], "{rank:?}");
    }
}

/// Section 7: the parts of the score, in its order.
#[test]
fn every_part_of_the_score_is_public_at_any_time() {
    let table = table("noble A gb_london.king gb_scotland.earl gb_ireland.baron");
    for viewer in Viewer::all(table.game.seats) {
        let scores = table.game.scores(viewer).seats;
        let own = scores[0].as_ref().unwrap();
        let parts: Vec<(&str, i32)> = own.parts.iter().map(|part| (part.name.id, part.points)).collect();
        assert_eq!(parts, [("areas", 16), ("countries", 6), ("dynasty", 0), ("centuries", 0), ("nobles", 0)]);
        assert_eq!(own.total, 22);
        assert!(scores.iter().all(Option::is_some));
    }
    assert_eq!(table.game.tally()[A], 22);
    assert_eq!(crate::score_parts().map(|key| key.id), ["areas", "countries", "dynasty", "centuries", "nobles"]);
}

/// Section 7: scores never go down.
#[test]
fn a_kill_takes_no_point_back() {
    let alive = table(&format!("noble A {BRITAIN} gb_london.king"));
    let dead = table(&format!("killed A {BRITAIN} gb_london.king"));
    assert_eq!((alive.points(A), dead.points(A)), (22, 22));
}

/// The places after these points and noble cards.
fn places(points: [u16; 4], cards: &[(Seat, Rank, u8)]) -> [u8; 4] {
    let mut game = table("over").game;
    for (seat, points) in [A, B, C, D].into_iter().zip(points) {
        game.players[seat].points[Part::Areas as usize] = points;
    }
    for &(seat, rank, count) in cards {
        game.players[seat].noble_cards[rank.index()] = count;
    }
    let standings = game.standings().unwrap();
    assert_eq!(standings.totals.playing(game.seats), points.map(i32::from));
    [A, B, C, D].map(|seat| standings.places[seat])
}

/// Section 8.
#[test]
fn the_most_points_win() {
    assert_eq!(places([10, 40, 30, 20], &[(A, Rank::King, 4)]), [4, 1, 2, 3]);
}

/// Section 8; ruling 9.47.
#[test]
fn a_tie_goes_to_the_most_king_cards_then_to_the_lower_ranks_in_order() {
    assert_eq!(places([40, 40, 0, 0], &[(A, Rank::King, 1), (B, Rank::Prince, 5)])[..2], [1, 2]);
    for (place, &rank) in Rank::ALL.iter().enumerate() {
        let below = Rank::ALL[place + 1..].iter().map(|&lower| (A, lower, 6));
        let cards: Vec<_> = below.chain([(A, rank, 2), (B, rank, 3)]).collect();
        assert_eq!(places([40, 40, 0, 0], &cards)[..2], [2, 1], "{rank:?}");
    }
}

/// Section 8: if everything is equal, and the places after a tie.
#[test]
fn equal_points_and_cards_share_a_place_and_the_next_is_left_out() {
    assert_eq!(places([40, 40, 30, 30], &[]), [1, 1, 3, 3]);
    assert_eq!(places([40, 30, 30, 10], &[(B, Rank::Baron, 1)]), [1, 2, 3, 4]);
    assert_eq!(places([30, 30, 30, 30], &[]), [1, 1, 1, 1]);
    let standings = last("").game.standings().unwrap();
    assert_eq!(standings.win_shares().playing(standings.seats), [0.25; 4]);
}

/// Section 8: the first rank that differs is told.
#[test]
fn what_decided_the_victory_is_told() {
    let mut table = table("");
    // Three share the most princes, so nobody scores them.
    for (seat, points, princes) in [(A, 40, 2), (B, 40, 1), (C, 30, 2), (D, 30, 2)] {
        table.game.players[seat].points[Part::Areas as usize] = points;
        table.game.players[seat].noble_cards[Rank::Prince.index()] = princes;
    }
    table.game.finish(&mut table.log);
    assert_eq!([A, B, C, D].map(|seat| table.points(seat)), [40, 40, 30, 30]);
    let events = table.log.0.iter().map(|(_, event)| event);
    let told: Vec<&Event> = events.filter(|event| matches!(event, Event::WonByCards { .. })).collect();
    assert_eq!(told, [&Event::WonByCards { seat: A, other: B, rank: Rank::Prince }]);
    assert_eq!(table.game.standings().unwrap().places.playing(table.game.seats), [1, 2, 3, 3]);
}

/// Section 8: before the end there is no result.
#[test]
fn nobody_has_won_before_the_end() {
    assert!(table("noble A fr_paris.king").game.standings().is_none());
}

/// Section 7.4 written down in another way: for each seat the sum over the areas.
fn by_hand(game: &HeadsOfState, country: Country) -> Vec<(Seat, u32)> {
    let mut players = Vec::new();
    for seat in game.seats.iter() {
        let (mut influence, mut highest) = (0, (0, 0));
        for area in country.areas() {
            let present: Vec<NobleBox> = area.boxes().filter(|&at| game.owner(at).is_some()).collect();
            for (place, &at) in present.iter().enumerate().filter(|(_, at)| game.owner(**at) == Some(seat)) {
                let capital = area.card().kind == AreaKind::Capital;
                influence += [[2, 1], [4, 2]][usize::from(capital)][place];
                highest = highest.max((at.rank().number(), area.card().number));
            }
        }
        if influence > 0 {
            players.push((influence, highest, seat));
        }
    }
    players.sort_unstable_by_key(|&(influence, highest, _)| std::cmp::Reverse((influence, highest)));
    players.into_iter().map(|(influence, _, seat)| (seat, influence)).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// Section 7.4 on any map.
    #[test]
    fn influence_is_what_adding_up_by_hand_finds(owners in proptest::collection::vec(0_usize..7, NobleBox::COUNT)) {
        let mut table = table("seats 5");
        for (at, &owner) in NobleBox::all().zip(&owners) {
            if let Some(&seat) = Seat::ALL.get(owner) {
                // Who has no counter left raises nobody.
                let _ = table.game.settle(seat, at);
            }
        }
        table.game.invariants().unwrap();
        for country in Country::ALL {
            let found: Vec<(Seat, u32)> =
                table.game.standings_in(country).map(|it| (it.seat, u32::from(it.influence))).collect();
            prop_assert_eq!(found, by_hand(&table.game, country));
        }
    }

    /// Sections 7.1 to 7.5: all that is scored in a game is what lies before the players.
    #[test]
    fn points_are_what_markers_and_cards_are_worth(seed in 0_u64..1_000, count in 2_usize..6) {
        let game = played(count, seed);
        for (seat, player) in game.players.iter(game.seats) {
            let mut countries = 0;
            let mut centuries = 0;
            for country in Country::ALL {
                let own = |holders: [Option<Seat>; 2], points: [u8; 2]| {
                    holders.into_iter().zip(points).filter(|(holder, _)| *holder == Some(seat)).map(|(_, it)| it).sum::<u8>()
                };
                countries += own(game.country_markers[country as usize], country.markers());
                for taken in game.century_markers[country as usize] {
                    centuries += own(taken, country.century_markers());
                }
            }
            prop_assert_eq!(player.points[Part::Countries as usize], u16::from(countries));
            prop_assert_eq!(player.points[Part::Centuries as usize], u16::from(centuries));
        }
        let areas: u16 = game.players.playing(game.seats).iter().map(|it| it.points[Part::Areas as usize]).sum();
        let taken: u16 = crate::data::Area::ALL
            .into_iter()
            .filter(|&area| !game.area_markers.has(area))
            .map(|area| u16::from(area.card().number))
            .sum();
        prop_assert_eq!(areas, taken);
    }
}

/// The end of a random game.
fn played(count: usize, seed: u64) -> HeadsOfState {
    let mut chance = FastChance::new(seed);
    let seats = SeatCount::new(count).unwrap();
    let mut game = HeadsOfState::new(&Options::default(), seats, &mut chance, &mut Silent).unwrap();
    let mut list = MoveList::for_game::<HeadsOfState>();
    while let Some(seat) = game.awaited().first() {
        game.legal(seat, &mut list);
        let mv = list[chance.below(list.len())];
        game.apply(seat, mv, &mut chance, &mut Silent);
    }
    game
}
