//! The notes of section 12.

use curia_core::{Chance, FastChance, Game, Heuristics, MoveList, Seat, SeatCount, Silent, Viewer};

use super::position::{Table, table};
use crate::{HeadsOfState, Move, Options, TurnOption};

const THREE_DRAWS: &str = "A option:attributes_three draw:0 draw:1 draw:2";
const PLOT: &str = "A option:treachery take_treachery:0 take_attribute:0";
/// A display that helps nobody.
const DULL: &str =
    "display courtesan courtesan courtesan courtesan courtesan palace; treachery_display inquisition inquisition";

fn at(words: &str, moves: &str) -> Table {
    let mut table = table(words);
    if !moves.is_empty() {
        table.play(moves);
    }
    table
}

fn rated(table: &Table) -> (Vec<Move>, Vec<i32>) {
    let seat = table.game.awaited().first().unwrap();
    let mut list = MoveList::for_game::<HeadsOfState>();
    table.game.legal(seat, &mut list);
    let mut ratings = Vec::new();
    table.game.rate(seat, &list, &mut ratings);
    assert_eq!(ratings.len(), list.len());
    (list.to_vec(), ratings)
}

/// The move that the notes prefer.
fn choice(table: &Table) -> String {
    let (list, ratings) = rated(table);
    let best = ratings.iter().enumerate().max_by_key(|&(_, rating)| rating).unwrap().0;
    list[best].to_string()
}

/// How much better one move is than another, in hundredths of a point.
fn prefers(table: &Table, this: &str, that: &str) -> i32 {
    let (list, ratings) = rated(table);
    let rating = |text: &str| {
        let mv: Move = text.parse().unwrap();
        ratings[list.iter().position(|&other| other == mv).unwrap_or_else(|| panic!("{text} is not legal"))]
    };
    rating(this) - rating(that)
}

/// Note 12.1.
#[test]
fn an_area_marker_makes_a_box_worth_more() {
    let wants = |words: &str| {
        let words = format!("{DULL}; hand A gold; {words}");
        prefers(&at(&words, THREE_DRAWS), "place:gb_ireland.baron", "place:es_andalusia.baron")
    };
    // Somebody has been in Andalusia, where the marker is worth 2, or in Ireland, where it is worth 3.
    assert!(wants("killed B es_andalusia.marquis") - wants("killed B gb_ireland.marquis") >= 400);
}

/// Note 12.1: of two boxes of a rank and a country the area with the greater number.
#[test]
fn the_greater_marker_is_taken_first() {
    let table = at(&format!("{DULL}; hand A gold"), THREE_DRAWS);
    assert!(prefers(&table, "place:de_saxony.baron", "place:de_hanover.baron") > 0);
    let table = at(&format!("{DULL}; hand A gold title"), THREE_DRAWS);
    assert!(prefers(&table, "place:es_aragon.count", "place:es_galicia.count") > 0);
}

/// Note 12.2.
#[test]
fn gold_and_title_are_drafted_before_bishop_and_lineage() {
    let table = at("display gold title bishop lineage palace castle", "A option:attributes_three");
    for staple in ["draw:0", "draw:1"] {
        for rare in ["draw:2", "draw:3"] {
            assert!(prefers(&table, staple, rare) > 0, "{staple} {rare}");
        }
    }
}

/// Note 12.2.
#[test]
fn with_a_prince_in_sight_the_missing_bishop_is_drafted() {
    let words = "display gold title bishop troops palace castle; hand A gold title troops palace lineage";
    assert_eq!(choice(&at(words, "A option:attributes_three")), "draw:2");
}

/// Note 12.2: minus duplicates.
#[test]
fn a_card_that_is_held_three_times_is_worth_less() {
    let wants = |hand: &str| {
        let words = format!("display gold palace palace palace palace palace; hand A {hand}");
        prefers(&at(&words, "A option:attributes_three"), "draw:0", "draw:1")
    };
    assert!(wants("title") > wants("title gold*3"));
}

/// Notes 12.2 and 12.8: whoever trims a hand has a whole century before them, however little is left of the old deck.
#[test]
fn a_hand_is_trimmed_for_the_century_that_follows() {
    for century in ["1589", "1689"] {
        let hand = "hand A gold*5 title troops castle";
        let rated_with = |pack: &str| {
            let words = format!("{DULL}; century {century}; {hand}; {pack}; revolution 0");
            at(&words, "A option:attributes_three draw:blind")
        };
        let table = rated_with("pack 1");
        assert_eq!(choice(&table), "trim:gold", "{century}");
        assert!(prefers(&table, "trim:gold", "trim:castle") >= 100, "{century}");
        assert_eq!(rated(&table), rated(&rated_with("pack 9")), "{century}: the old deck is used up");
    }
}

/// Note 12.3.
#[test]
fn a_lone_prince_in_a_capital_beats_one_in_a_province() {
    let words =
        format!("{DULL}; hand A gold title troops bishop lineage palace; killed C es_madrid.king gb_scotland.earl");
    assert!(prefers(&at(&words, THREE_DRAWS), "place:es_madrid.prince", "place:gb_scotland.prince") > 0);
}

/// Note 12.4.
#[test]
fn a_second_place_is_sought_where_it_pays() {
    let words = format!(
        "{DULL}; hand A gold title; killed C de_hanover.baron fr_burgundy.duke; \
        noble B de_berlin.king de_berlin.prince fr_paris.king fr_paris.prince"
    );
    assert!(prefers(&at(&words, THREE_DRAWS), "place:de_hanover.count", "place:fr_burgundy.count") > 0);
}

/// Note 12.5.
#[test]
fn the_seventh_type_is_worth_more_than_a_repeated_one() {
    let wants = |words: &str| {
        let words = format!("{DULL}; hand A gold; killed A {words}");
        prefers(&at(&words, THREE_DRAWS), "place:gb_ireland.baron", "end_turn")
    };
    let six = "es_madrid.king es_madrid.prince es_aragon.duke es_andalusia.marquis es_galicia.earl es_galicia.count";
    let repeated =
        "es_madrid.king es_madrid.prince es_aragon.duke es_andalusia.marquis es_galicia.earl es_andalusia.baron";
    assert!(wants(six) > wants(repeated) + 500);
}

/// Note 12.6.
#[test]
fn treachery_is_chosen_when_the_target_can_be_refilled_at_once() {
    let wants = |hand: &str| {
        let words = format!(
            "{DULL}; noble B de_bavaria.duke de_berlin.king; noble A de_bavaria.earl; treachery A gallows; hand A {hand}"
        );
        prefers(&table(&words), "option:treachery", "option:attributes_three")
    };
    // The same number of cards; those of a duke, or not.
    assert!(wants("gold title troops duelling palace") > wants("gold title troops bishop lineage"));
}

/// Note 12.6: attacks whose replacement is payable.
#[test]
fn the_target_that_can_be_replaced_is_struck() {
    let words =
        format!("{DULL}; noble B de_bavaria.earl de_saxony.marquis; treachery A gallows; hand A title troops castle");
    let mut table = at(&words, PLOT);
    assert_eq!(choice(&table), "play:gallows");
    table.play("A play:gallows");
    assert_eq!(choice(&table), "target:de_bavaria.earl");
    table.play("A target:de_bavaria.earl");
    assert_eq!(choice(&table), "replace:de_bavaria.earl");
}

/// Note 12.6: a kill that flips a majority.
#[test]
fn an_attack_that_turns_a_majority_is_worth_more() {
    let wants = |noble: &str| {
        let words = format!("{DULL}; noble B de_bavaria.duke; {noble}; treachery A gallows; pack 4");
        prefers(&at(&words, PLOT), "play:gallows", "end_turn")
    };
    // A would lead Germany, or has nothing there.
    assert!(wants("noble A de_saxony.marquis") > wants("noble A es_andalusia.marquis"));
}

/// Note 12.6: three times out of four is less than always.
#[test]
fn a_certain_kill_is_preferred_to_an_attempt() {
    let words = format!(
        "{DULL}; noble B de_bavaria.duke; treachery A gallows assassin; hand A gold title troops duelling palace"
    );
    assert!(prefers(&at(&words, PLOT), "play:gallows", "play:assassin") > 0);
    let certain = format!("with assassin certain; {words}");
    assert_eq!(prefers(&at(&certain, PLOT), "play:gallows", "play:assassin"), 0);
}

/// Note 12.7.
#[test]
fn the_last_missing_area_of_a_country_is_placed() {
    // Hanover and Andalusia have the same number and both take a baron; A has been everywhere else in Germany.
    let words = format!("{DULL}; hand A gold; killed A de_berlin.prince de_bavaria.earl de_saxony.marquis");
    let table = at(&words, THREE_DRAWS);
    assert!(prefers(&table, "place:de_hanover.baron", "place:es_andalusia.baron") > 300);
}

/// Note 12.8: in the end cards are worthless.
#[test]
fn nobles_are_raised_rather_than_cards_kept_when_the_game_may_end() {
    let wants = |words: &str| {
        let words = format!("{DULL}; hand A gold title troops castle duelling; {words}");
        prefers(&at(&words, THREE_DRAWS), "place:es_galicia.count", "end_turn")
    };
    assert!(wants("century 1789; pack 4") > wants("century 1789"));
}

/// Note 12.8: hands are cut to six.
#[test]
fn cards_above_six_are_worth_less_when_the_century_may_end() {
    let wants = |words: &str| {
        let words = format!("display courtesan palace palace palace palace palace; hand A bishop*3 lineage*3; {words}");
        prefers(&at(&words, "A option:attributes_three draw:1"), "draw:0", "draw:2")
    };
    let keep = |words: &str| {
        let words = format!("{DULL}; hand A gold*5 title*3; {words}");
        prefers(&at(&words, THREE_DRAWS), "place:gb_ireland.baron", "end_turn")
    };
    assert!(keep("pack 2") > keep(""), "one card less is no loss then");
    assert!(wants("pack 3") > 0, "but a courtesan is always worth a palace");
}

/// How much better it is to refresh the display than to take three cards.
fn wants_refresh(words: &str) -> i32 {
    prefers(&table(words), "option:attributes_refresh", "option:attributes_three")
}

/// All that a king costs but a bishop.
const NO_BISHOP: &str = "hand A gold title troops castle duelling palace palace lineage lineage";
/// Six cards that help such a hand to nothing.
const USELESS: &str = "display palace palace palace palace lineage lineage";

/// Note 12.9: none of the six cards helps, and one rare card is missing.
#[test]
fn a_refresh_is_for_a_display_that_helps_nobody() {
    let textbook = wants_refresh(&format!("{USELESS}; {NO_BISHOP}"));
    assert!(textbook > 0, "{textbook}");
    let others = [
        ("the missing card lies open", format!("display palace palace palace palace lineage bishop; {NO_BISHOP}")),
        ("useful cards lie open", "display gold title troops castle bishop lineage; hand A gold title".to_owned()),
        ("the hand is empty", USELESS.to_owned()),
        ("more than one is missing", format!("{USELESS}; hand A gold title troops palace")),
        ("no such card is left", format!("{USELESS}; {NO_BISHOP}; discard bishop*6 courtesan*7")),
    ];
    for (what, words) in others {
        assert!(wants_refresh(&words) < 0, "{what}: {}", wants_refresh(&words));
    }
}

/// Note 12.9: whoever refreshes often is beaten, so it is one turn in a hundred at most.
#[test]
fn a_refresh_is_rare() {
    let (mut turns, mut refreshes) = (0, 0);
    for seed in 0..10 {
        let mut chance = FastChance::new(seed);
        let mut game =
            HeadsOfState::new(&Options::default(), SeatCount::new(3).unwrap(), &mut chance, &mut Silent).unwrap();
        let (mut list, mut ratings) = (MoveList::for_game::<HeadsOfState>(), Vec::new());
        while let Some(seat) = game.awaited().first() {
            game.legal(seat, &mut list);
            game.rate(seat, &list, &mut ratings);
            let mv = list[ratings.iter().enumerate().max_by_key(|&(_, rating)| rating).unwrap().0];
            turns += u32::from(matches!(mv, Move::Option(_)));
            refreshes += u32::from(mv == Move::Option(TurnOption::AttributesRefresh));
            game.apply(seat, mv, &mut chance, &mut Silent);
        }
    }
    assert!(refreshes * 100 <= turns, "{refreshes} of {turns}");
}

/// Note 12.6; section 5.6: with a gap that cannot be refilled there is no second attack on such a box.
#[test]
fn a_raid_leaves_one_gap_at_most() {
    let wants = |plots: &str| {
        let words = format!(
            "{DULL}; noble B gb_scotland.prince fr_provence.marquis; noble A gb_ireland.baron fr_provence.count; \
            treachery A {plots}; pack 4"
        );
        prefers(&table(&words), "option:treachery", "option:attributes_three")
    };
    let (one, other, both) = (wants("axeman"), wants("guillotine"), wants("axeman guillotine"));
    assert!(one.min(other) > wants("gallows"), "each kill is worth something");
    assert_eq!(both, one.max(other));
}

/// Ruling 9.11: the courtesan that refills a box is gone, too.
#[test]
fn a_box_that_is_refilled_with_a_courtesan_costs_the_courtesan() {
    // The same card is left in the hand.
    let left_with = |card: &str| {
        let words = format!("noble B de_bavaria.duke; treachery A gallows; hand A gold title troops duelling {card}");
        let words = format!("display bishop bishop bishop bishop lineage lineage; {words}");
        let (list, ratings) = rated(&at(&words, PLOT));
        ratings[list.iter().position(|mv| mv.to_string() == "play:gallows").unwrap()]
    };
    assert_eq!(left_with("courtesan"), left_with("palace"));
}

/// Note 12.8; section 11.4: once the revolution card lies aside nobody has another turn, whatever the pile holds.
#[test]
fn in_the_last_round_cards_are_kept_for_nothing() {
    let wants = |pack: u8| {
        let words = format!(
            "with last_turn finish_round; century 1789; {DULL}; hand A gold title troops castle duelling; \
            pack {pack}; revolution 0"
        );
        let table = at(&words, "A option:attributes_three draw:blind draw:5 draw:0 draw:1");
        prefers(&table, "place:es_galicia.count", "end_turn")
    };
    assert_eq!(wants(10), wants(4));
}

/// Note 12.10.
#[test]
fn a_noble_that_decides_a_majority_is_worth_more() {
    let wants = |words: &str| {
        let words = format!("century 1789; {DULL}; hand A gold; killed A de_saxony.baron de_saxony.baron; {words}");
        prefers(&at(&words, THREE_DRAWS), "place:gb_ireland.baron", "end_turn")
    };
    let level = wants("killed B de_hanover.baron de_hanover.baron");
    let hopeless =
        wants("killed B de_hanover.baron de_hanover.baron de_hanover.baron de_hanover.baron de_hanover.baron");
    assert!(level > hopeless, "{level} {hopeless}");
}

/// Note 12.10; ruling 9.18: without a noble card there is no majority.
#[test]
fn a_noble_without_a_card_is_worth_less() {
    let wants = |words: &str| {
        let words = format!("{DULL}; hand A gold; {words}");
        prefers(&at(&words, THREE_DRAWS), "place:gb_ireland.baron", "end_turn")
    };
    assert!(wants("cards baron 10") > wants("cards baron 0"));
}

/// Ruling 9.11: the joker is kept while the cards themselves are there.
#[test]
fn a_courtesan_is_saved_when_the_cards_are_there() {
    let words = "display gold gold title title palace palace; hand A courtesan";
    let mut table = at(words, "A option:attributes_three draw:0 draw:1 draw:2");
    table.play("A place:fr_burgundy.count");
    assert_eq!(choice(&table), "pay:exact");
}

/// Section 5.10: what is there many times goes first.
#[test]
fn duplicates_are_discarded_and_given_up_first() {
    let words = format!("{DULL}; hand A gold*5 title troops castle duelling bishop");
    let table = at(&words, "A option:attributes_three draw:0 draw:1 draw:2 end_turn");
    for needed in ["discard:title", "discard:troops", "discard:duelling"] {
        assert!(prefers(&table, "discard:gold", needed) > 0, "{needed}");
    }
    assert_eq!(prefers(&table, "discard:gold", &choice(&table)), 0, "nothing is given up more gladly");
    let table =
        at("hand A gold*4 title troops castle duelling; pack 4; revolution 0", "A option:attributes_three draw:blind");
    assert!(prefers(&table, "trim:gold", "trim:title") > 0);
    assert_eq!(prefers(&table, "trim:gold", &choice(&table)), 0);
}

/// Section 12.6: a treachery card that reaches nobody goes first.
#[test]
fn the_treachery_card_that_reaches_nobody_is_given_up() {
    let words = "noble B de_bavaria.duke de_saxony.marquis; treachery A gallows assassin axeman; pack 4; revolution 0";
    assert_eq!(choice(&at(words, "A option:attributes_three draw:blind")), "trim:axeman");
}

/// Where something can be raised, it is.
#[test]
fn a_king_that_can_be_paid_is_raised() {
    let words =
        "display palace palace palace palace palace palace; hand A gold title troops castle duelling bishop lineage";
    let table = at(words, THREE_DRAWS);
    assert!(choice(&table).ends_with(".king"), "{}", choice(&table));
}

/// Plays a game in which these seats follow the notes, and the others chance; the share of the victory of the former.
fn share(count: usize, thinking: &[Seat], seed: u64) -> f64 {
    let mut chance = FastChance::new(seed);
    let seats = SeatCount::new(count).unwrap();
    let mut game = HeadsOfState::new(&Options::default(), seats, &mut chance, &mut Silent).unwrap();
    let (mut list, mut ratings) = (MoveList::for_game::<HeadsOfState>(), Vec::new());
    while let Some(seat) = game.awaited().first() {
        game.legal(seat, &mut list);
        let mut pick = chance.below(list.len());
        if thinking.contains(&seat) {
            let mut world = game.clone();
            world.resample(Viewer::Seat(seat), &mut chance);
            world.rate(seat, &list, &mut ratings);
            pick = ratings.iter().enumerate().max_by_key(|&(_, rating)| rating).unwrap().0;
        }
        game.apply(seat, list[pick], &mut chance, &mut Silent);
    }
    let shares = game.standings().unwrap().win_shares();
    thinking.iter().map(|&seat| shares[seat]).sum()
}

/// Section 12: whoever follows the notes beats whoever does not.
#[test]
fn who_follows_the_notes_beats_chance() {
    for count in 2..=5 {
        let games = 20;
        let won: f64 = (0..games).map(|game| share(count, &[Seat::ALL[game % count]], game as u64)).sum();
        assert!(won >= 0.9 * games as f64, "{won} of {games} with {count} players");
    }
}

/// Section 12: and a table of them comes to its end.
#[test]
fn who_follows_the_notes_raises_most_of_the_types() {
    let mut chance = FastChance::new(6);
    let mut game =
        HeadsOfState::new(&Options::default(), SeatCount::new(3).unwrap(), &mut chance, &mut Silent).unwrap();
    let (mut list, mut ratings) = (MoveList::for_game::<HeadsOfState>(), Vec::new());
    while let Some(seat) = game.awaited().first() {
        game.legal(seat, &mut list);
        game.rate(seat, &list, &mut ratings);
        let best = ratings.iter().enumerate().max_by_key(|&(_, rating)| rating).unwrap().0;
        game.apply(seat, list[best], &mut chance, &mut Silent);
    }
    let raised: usize = game.players.playing(game.seats).iter().map(|player| player.raised.iter().count()).sum();
    assert!(raised >= 15, "{raised} of 21");
}
