//! The worked examples of section 10: A is blue, B red, C yellow, D green.

use curia_core::{FastChance, Game, Heard, SeatCount, SeatSet, Viewer};

use super::position::{A, B, C, D, Table, boxes, cards, cube, noble_box, plots, plotting, raising, table};
use crate::data::{Area, AreaKind, Attribute, Century, Country, NobleBox, Rank, Treachery};
use crate::state::{HeadsOfState, Part};
use crate::{Boxes, Options};

/// The next card of the pile is the revolution card.
const REVOLUTION: &str = "pack 4; revolution 0";
const DRAW_BLIND: &str = "option:attributes_three draw:blind";

/// Section 10.1.
#[test]
fn e01_britain_has_ireland_scotland_and_london_with_a_single_box() {
    let areas = |country: Country| country.areas().map(|area| (area, area.boxes().count())).collect::<Vec<_>>();
    assert_eq!(areas(Country::Britain), [(Area::London, 1), (Area::Scotland, 2), (Area::Ireland, 2)]);
    assert_eq!(noble_box("gb_london.king").area().card().kind, AreaKind::Capital);
}

/// Section 10.2.
#[test]
fn e02_france_pays_ten_and_two_once_in_each_century() {
    for century in Century::ALL {
        let nobles = "noble A fr_normandy.duke; noble B fr_brittany.baron";
        let mut table = table(&format!("{nobles}; century {}; {REVOLUTION}", century.id()));
        table.play(&format!("A {DRAW_BLIND}"));
        let mut markers = [[None; 2]; Century::COUNT];
        markers[century as usize] = [Some(A), Some(B)];
        assert_eq!(table.game.century_markers[Country::France.index()], markers);
        assert_eq!([A, B].map(|seat| table.part(seat, Part::Centuries)), [10, 2]);
    }
}

/// Section 10.3.
#[test]
fn e03_first_turns_draw_by_the_place_in_the_turn_order() {
    let first_draws: [&[u8]; 4] = [&[2, 3], &[1, 2, 3], &[1, 1, 2, 3], &[1, 1, 2, 2, 3]];
    for (count, draws) in (2..).zip(first_draws) {
        let seats = SeatCount::new(count).unwrap();
        let mut chance = FastChance::new(3);
        let game = HeadsOfState::new(&Options::default(), seats, &mut chance, &mut Heard::default()).unwrap();
        let mut table = Table { game, chance, log: Heard::default() };
        for (seat, &draws) in seats.from(table.game.start).zip(draws) {
            assert_eq!(table.game.awaited(), SeatSet::one(seat));
            assert_eq!(table.refusal(seat, "option:treachery"), ("9.45", "first_turn"));
            assert_eq!(table.refusal(seat, "option:attributes_refresh"), ("9.45", "first_turn"));
            let letter = char::from(b'A' + seat.index() as u8);
            for draw in 0..draws {
                table.play(&format!("{letter} draw:{draw}"));
            }
            table.play(&format!("{letter} end_turn"));
        }
        assert!(table.may("option:treachery") && table.may("option:attributes_refresh"));
    }
}

/// Section 10.4.
#[test]
fn e04_galicia_takes_one_count_and_one_earl_in_either_order() {
    let hand = "hand A title troops castle gold title";
    for (first, second) in [("earl", "count"), ("count", "earl")] {
        let mut table = raising(hand);
        table.play(&format!("A place:es_galicia.{first} pay:exact place:es_galicia.{second} pay:exact"));
        assert_eq!((table.lives("es_galicia.earl"), table.lives("es_galicia.count")), (Some(A), Some(A)));
    }
    for rank in ["king", "prince", "duke", "marquis", "baron"] {
        assert!(format!("es_galicia.{rank}").parse::<NobleBox>().is_err());
    }
}

/// Section 10.5.
#[test]
fn e05_an_earl_is_paid_and_brings_his_card_and_the_area_marker() {
    let mut table = table("display title troops castle gold gold gold");
    table.play("A option:attributes_three draw:0 draw:1 draw:2 place:es_galicia.earl");
    assert_eq!(table.moves(A), ["pay:exact"]);
    table.play("A pay:exact");
    assert!(table.hand(A).is_empty());
    assert_eq!(table.game.discard, cards("title troops castle"));
    assert_eq!(table.lives("es_galicia.earl"), Some(A));
    assert_eq!((table.nobles(A, Rank::Earl), table.game.noble_cards[Rank::Earl.index()]), (1, 9));
    assert_eq!((table.points(A), table.part(A, Part::Areas)), (3, 3));
}

/// Section 10.6.
#[test]
fn e06_the_second_noble_of_an_area_earns_no_area_marker() {
    let mut table = raising("noble A es_galicia.earl; hand A gold title");
    assert_eq!(table.points(A), 3);
    table.play("A place:es_galicia.count pay:exact");
    assert_eq!(table.lives("es_galicia.count"), Some(A));
    assert_eq!((table.points(A), table.told("area_marker")), (3, 0));
}

/// Section 10.7.
#[test]
fn e07_one_courtesan_stands_for_one_attribute_but_not_for_king_and_baron() {
    let mut one = raising("hand A title troops courtesan");
    one.play("A place:es_galicia.earl");
    assert_eq!(one.moves(A), ["pay:courtesan_for_castle"]);
    let two = raising("hand A title courtesan courtesan");
    assert_eq!(two.refusal(A, "place:es_galicia.earl"), ("5.7", "cannot_pay"));
    let alone = raising("hand A courtesan");
    assert_eq!(alone.refusal(A, "place:fr_brittany.baron"), ("5.7", "cannot_pay"));
    assert_eq!(alone.moves(A), ["end_turn"]);
    for missing in Rank::King.noble().cost {
        let seven = Rank::King.noble().cost.iter().filter(|&kind| kind != missing).map(|kind| kind.id());
        let hand = seven.collect::<Vec<_>>().join(" ");
        let mut king = table(&format!("display courtesan gold gold gold gold gold; hand A {hand}; first_turn A"));
        king.play("A draw:0");
        assert_eq!(king.refusal(A, "place:gb_london.king"), ("5.7", "cannot_pay"), "without {missing:?}");
    }
}

/// Section 10.8.
#[test]
fn e08_one_guillotine_reaches_the_french_provinces_but_not_paris() {
    let mut table = plotting(
        "guillotine",
        "noble B fr_normandy.duke fr_provence.marquis fr_paris.prince es_aragon.duke; \
        noble C fr_normandy.earl fr_burgundy.duke fr_brittany.baron fr_paris.king; noble A fr_provence.count",
    );
    table.play("A play:guillotine");
    let targets = boxes("fr_normandy.duke fr_normandy.earl fr_burgundy.duke fr_provence.marquis fr_brittany.baron");
    assert_eq!(table.moves_of(A, "target").iter().map(|at| noble_box(at)).collect::<Boxes>(), targets);
}

/// Section 10.9.
#[test]
fn e09_two_guillotines_reach_king_and_prince_in_paris() {
    let mut table = plotting(
        "guillotine",
        "treachery A guillotine; noble B fr_paris.king fr_normandy.duke es_madrid.king; noble C fr_paris.prince",
    );
    table.play("A play:guillotine+guillotine");
    assert_eq!(table.moves_of(A, "target"), ["fr_paris.king", "fr_paris.prince"]);
}

/// Section 10.10.
#[test]
fn e10_a_double_card_strikes_in_either_country() {
    let nobles = "noble B gb_london.king gb_ireland.baron de_berlin.prince de_saxony.marquis fr_brittany.baron";
    let mut alone = plotting("double_britain_germany", nobles);
    alone.play("A play:double_britain_germany");
    assert_eq!(alone.moves_of(A, "target"), ["gb_ireland.baron", "de_saxony.marquis"]);
    let mut axeman = plotting("double_britain_germany", &format!("treachery A axeman; {nobles}"));
    axeman.play("A play:axeman+double_britain_germany");
    assert_eq!(axeman.moves_of(A, "target"), ["gb_london.king"]);
    let mut gallows = plotting("double_britain_germany", &format!("treachery A gallows; {nobles}"));
    gallows.play("A play:gallows+double_britain_germany");
    assert_eq!(gallows.moves_of(A, "target"), ["de_berlin.prince"]);
}

/// A strikes with an assassin at the duke of Bavaria, who is yellow.
fn assassination(own: bool) -> Table {
    let words = "noble C de_bavaria.duke; hand A gold title troops duelling palace; treachery A assassin";
    let mut table = plotting("assassin", words).with_seed(cube(own));
    table.play("A play:assassin target:de_bavaria.duke");
    table
}

/// Section 10.11.
#[test]
fn e11_an_assassinated_duke_lies_on_the_hexagon_and_is_replaced() {
    let mut table = assassination(true);
    assert_eq!(table.lives("de_bavaria.duke"), None);
    let graves = |table: &Table| table.game.graves_of(Area::Bavaria).collect::<Vec<_>>();
    assert_eq!(graves(&table), [(C, Rank::Duke, 1)]);
    table.play("A replace:de_bavaria.duke");
    assert_eq!(table.moves(A), ["pay:exact"]);
    table.play("A pay:exact");
    assert_eq!(table.lives("de_bavaria.duke"), Some(A));
    assert_eq!((table.nobles(A, Rank::Duke), table.nobles(C, Rank::Duke)), (1, 1));
    assert!(table.player(C).reached.has(Area::Bavaria));
    assert_eq!(graves(&table), [(C, Rank::Duke, 1)]);
}

/// Section 10.11.
#[test]
fn e11_the_rival_cube_saves_the_duke_for_this_turn() {
    let table = assassination(false);
    assert_eq!((table.lives("de_bavaria.duke"), table.plots(A)), (Some(C), plots("assassin")));
    assert_eq!(table.game.treachery_discard, plots("assassin"));
    assert_eq!(table.game.graves_of(Area::Bavaria).count(), 0);
    assert_eq!(table.refusal(A, "play:assassin"), ("5.9", "no_target"));
    assert_eq!(table.moves(A), ["end_turn"]);
}

/// Section 10.12.
#[test]
fn e12_of_every_two_kills_one_must_be_refilled() {
    let mut table = plotting(
        "gallows",
        "treachery A gallows axeman; noble C de_hanover.baron de_saxony.baron gb_ireland.baron; hand A gold gold",
    );
    table.play("A play:gallows target:de_hanover.baron");
    assert!(table.may("end_turn"));
    table.play("A play:gallows target:de_saxony.baron");
    assert_eq!(table.moves(A), ["replace:de_saxony.baron", "replace:de_hanover.baron"]);
    assert_eq!(table.refusal(A, "end_turn"), ("5.6", "must_replace"));
    table.play("A replace:de_hanover.baron");
    assert!(table.may("end_turn"));
    table.play("A play:axeman target:gb_ireland.baron");
    assert_eq!(table.moves(A), ["replace:gb_ireland.baron", "replace:de_saxony.baron"]);
    table.play("A replace:gb_ireland.baron end_turn");
    assert_eq!(table.lives("de_saxony.baron"), None);
    assert_eq!(table.game.awaited(), SeatSet::one(B));
}

/// Section 10.13.
#[test]
fn e13_the_area_marker_of_paris_is_for_the_first_noble_there() {
    let mut blue = raising("hand A gold title troops palace lineage");
    blue.play("A place:fr_paris.prince pay:exact");
    assert_eq!((blue.points(A), blue.told("area_marker")), (7, 1));
    let mut red = raising("noble B fr_paris.prince; hand A gold title troops castle duelling palace lineage");
    assert_eq!(red.points(B), 7);
    red.play("A place:fr_paris.king");
    assert_eq!((red.lives("fr_paris.king"), red.points(A)), (Some(A), 0));
}

/// Section 10.14.
#[test]
fn e14_germany_goes_to_the_prince_before_the_marquis() {
    let nobles = "noble B de_berlin.prince; noble C de_bavaria.duke de_bavaria.earl; \
        noble A de_saxony.marquis de_hanover.baron";
    let mut table = table(&format!("{nobles}; {REVOLUTION}"));
    assert_eq!([B, C, A].map(|seat| table.influence(seat, Country::Germany)), [4, 3, 4]);
    table.play(&format!("A {DRAW_BLIND}"));
    assert_eq!([B, A, C].map(|seat| table.part(seat, Part::Centuries)), [6, 5, 0]);
}

/// Section 10.15.
#[test]
fn e15_in_france_the_king_of_a_third_player_breaks_no_tie() {
    let nobles = "noble B fr_paris.prince fr_brittany.baron fr_normandy.earl; noble A fr_paris.king; \
        noble C fr_normandy.duke fr_provence.marquis fr_provence.count";
    let mut table = table(&format!("{nobles}; {REVOLUTION}"));
    assert_eq!([B, C, A].map(|seat| table.influence(seat, Country::France)), [5, 5, 4]);
    table.play(&format!("A {DRAW_BLIND}"));
    assert_eq!([B, C, A].map(|seat| table.part(seat, Part::Centuries)), [10, 2, 0]);
}

/// Section 10.16.
#[test]
fn e16_the_duke_of_the_upper_box_weighs_two_and_the_earl_of_the_lower_one() {
    let table = table("noble B de_bavaria.earl; noble C de_bavaria.duke");
    assert!(noble_box("de_bavaria.duke").is_upper() && !noble_box("de_bavaria.earl").is_upper());
    assert_eq!([B, C].map(|seat| table.influence(seat, Country::Germany)), [1, 2]);
}

/// Section 10.17.
#[test]
fn e17_the_low_marker_is_not_given_out_where_one_player_is_alone() {
    let mut table = table(&format!("noble D es_aragon.duke es_galicia.count; {REVOLUTION}"));
    table.play(&format!("A {DRAW_BLIND}"));
    assert_eq!([A, B, C, D].map(|seat| table.part(seat, Part::Centuries)), [0, 0, 0, 7]);
    assert_eq!(table.game.century_markers[Country::Spain.index()][0], [Some(D), None]);
}

/// Section 10.18.
#[test]
fn e18_final_majorities_bring_twenty_two() {
    let table = table(
        "killed C es_aragon.count; \
        noble A gb_london.king fr_paris.king gb_ireland.marquis fr_provence.marquis; \
        noble A fr_brittany.baron es_andalusia.baron fr_burgundy.count fr_provence.count; \
        noble B es_madrid.king de_berlin.king es_aragon.count es_galicia.count es_aragon.duke es_madrid.prince; \
        noble B es_galicia.earl de_saxony.baron; noble C de_hanover.count de_saxony.marquis; century 1789; over",
    );
    let had = [Rank::Baron, Rank::Marquis, Rank::King, Rank::Count].map(|rank| table.nobles(A, rank));
    assert_eq!(had, [2, 2, 2, 2]);
    assert_eq!(table.part(A, Part::Nobles), 4 + 10 + 16 / 2);
    assert_eq!(table.part(B, Part::Nobles), 16 / 2 + 8 + 12 + 14);
    assert_eq!(table.part(C, Part::Nobles), 0);
}

/// Section 10.19.
#[test]
fn e19_the_eleventh_duke_is_raised_without_a_card() {
    let mut table = raising("cards duke 0; hand A gold title troops duelling palace");
    table.play("A place:es_aragon.duke pay:exact");
    assert_eq!(table.lives("es_aragon.duke"), Some(A));
    assert_eq!((table.nobles(A, Rank::Duke), table.told("no_noble_card"), table.told("noble_card")), (0, 1, 0));
}

/// Section 10.20.
#[test]
fn e20_a_refresh_needs_six_cards_in_the_draw_pile() {
    assert!(table("draw_pile 6").may("option:attributes_refresh"));
    let five = table("draw_pile 5");
    assert_eq!(five.moves(A), ["option:attributes_three", "option:treachery"]);
    assert_eq!(five.refusal(A, "option:attributes_refresh"), ("9.8", "refresh_short"));
}

/// Section 10.21.
#[test]
fn e21_taken_slots_stay_empty_until_the_end_of_the_turn() {
    use Attribute::{Bishop, Castle, Courtesan, Gold, Palace, Troops};
    let mut table = table("display gold title troops castle duelling palace; next lineage bishop courtesan");
    table.play("A option:attributes_three draw:1 draw:4 draw:blind");
    let empty = [Some(Gold), None, Some(Troops), Some(Castle), None, Some(Palace)];
    assert_eq!(table.hand(A), cards("title duelling lineage"));
    assert_eq!((table.game.display, table.view(Viewer::Spectator).display), (empty, empty.to_vec()));
    table.play("A end_turn");
    let full = [Gold, Bishop, Troops, Castle, Courtesan, Palace].map(Some);
    assert_eq!(table.game.display, full);
}

/// Section 10.22.
#[test]
fn e22_at_a_change_of_century_hands_are_cut_to_six_and_two() {
    let mut table = table(&format!(
        "hand B gold gold title title troops castle duelling palace bishop; treachery B assassin guillotine gallows; \
        {REVOLUTION}"
    ));
    table.play(&format!("A {DRAW_BLIND}"));
    assert_eq!(table.game.awaited(), SeatSet::one(B));
    table.play("B trim:gold trim:title trim:duelling trim:gallows");
    assert_eq!(table.hand(B), cards("gold title troops castle palace bishop"));
    assert_eq!(table.plots(B), plots("assassin guillotine"));
    assert_eq!(table.game.treachery_discard[Treachery::Gallows], 1);
}
