//! The course of a game (sections 4, 5 and 8).

use curia_core::{
    Chance, Event as _, FastChance, Game, Heard, How, MoveList, Options as _, Outcome, Seat, SeatCount, SeatSet,
    Silent, Spoken, Viewer, Watched,
};

use super::position::{A, B, C, D, Table, table};
use crate::data::{Attribute, Century};
use crate::view::PhaseName;
use crate::{Due, Event, HeadsOfState, Options, Prompt};

fn seats(count: usize) -> SeatCount {
    SeatCount::new(count).unwrap()
}

/// Plays a whole game at random.
fn played(count: usize, seed: u64, options: &Options) -> (HeadsOfState, Watched<HeadsOfState>, usize) {
    let mut chance = FastChance::new(seed);
    let mut log = Watched::new(true);
    let mut game = HeadsOfState::new(options, seats(count), &mut chance, &mut log).unwrap();
    let mut list = MoveList::for_game::<HeadsOfState>();
    let mut plies = 0;
    while let Some(seat) = game.awaited().first() {
        game.legal(seat, &mut list);
        assert!((1..=HeadsOfState::MAX_MOVES).contains(&list.len()), "{} moves", list.len());
        let mv = list[chance.below(list.len())];
        game.apply(seat, mv, &mut chance, &mut log);
        plies += 1;
    }
    (game, log, plies)
}

/// What has been told, by its ids.
fn ids(log: &Heard<Event>) -> Vec<&'static str> {
    log.0.iter().map(|(_, event)| event.id()).collect()
}

/// What is told from here on while moves are played.
fn told_by(table: &mut Table, lines: &[&str]) -> Vec<&'static str> {
    table.log.0.clear();
    lines.iter().for_each(|line| _ = table.play(line));
    ids(&table.log)
}

fn kinds(text: &str) -> Vec<Attribute> {
    text.split_whitespace().map(|id| Attribute::from_id(id).unwrap()).collect()
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<HeadsOfState>() <= 1200, "{}", size_of::<HeadsOfState>());
}

/// Section 5.12.
#[test]
fn chance_decides_in_the_order_of_section_5_12() {
    let mut log = Heard::default();
    HeadsOfState::new(&Options::default(), seats(3), &mut FastChance::new(1), &mut log).unwrap();
    let outcomes = log.0.iter().filter_map(|(_, event)| event.outcome());
    let what: Vec<&str> = outcomes
        .map(|outcome| match outcome {
            Outcome::Shuffle { what, .. } | Outcome::Pick { what, .. } => what,
        })
        .collect();
    assert_eq!(what, ["attributes", "revolution_pack", "treachery", "start_player"]);
}

/// Section 4, steps 3 and 4: the top ten cards make the pack, the next six the display.
#[test]
fn the_shuffled_piles_are_dealt_from_their_top() {
    let mut log = Heard::default();
    let game = HeadsOfState::new(&Options::default(), seats(4), &mut FastChance::new(3), &mut log).unwrap();
    let (mut attributes, mut pack, mut place, mut plots) = (vec![], vec![], 0, vec![]);
    for (_, event) in &log.0 {
        match event {
            Event::ShuffledAttributes { order } => attributes.clone_from(order),
            Event::ShuffledPack { order, place: above } => (pack, place) = (order.clone(), *above),
            Event::ShuffledTreachery { order } => plots.clone_from(order),
            _ => {}
        }
    }
    assert_eq!((attributes.len(), pack.len(), plots.len()), (85, 10, 29));
    assert_eq!(attributes[..10], pack);
    assert!(game.display.into_iter().flatten().eq(attributes[10..16].iter().copied()));
    assert!(game.treachery_display.into_iter().flatten().eq(plots[..2].iter().copied()));
    assert_eq!(game.deck.cards.as_slice().last(), Some(&attributes[16]));
    assert_eq!(game.deck.revolution, Some(10 - place));
}

/// Section 4, step 3: in eleven shuffled cards the revolution card is anywhere.
#[test]
fn the_revolution_card_is_equally_often_at_every_place_of_its_pack() {
    let mut counts = [0_u32; 11];
    for seed in 0..5_500 {
        let game = HeadsOfState::new(&Options::default(), seats(2), &mut FastChance::new(seed), &mut Silent).unwrap();
        counts[usize::from(game.deck.revolution.unwrap())] += 1;
    }
    assert!(counts.iter().all(|count| (400..=600).contains(count)), "{counts:?}");
}

/// Sections 4 and 5.3; ruling 9.45.
#[test]
fn on_the_first_turns_cards_are_drawn_and_nothing_is_chosen() {
    let mut table =
        table("seats 3; first_turn C; first_turn B; first_turn A; display gold gold gold title title title");
    for (seat, count) in [(A, 1), (B, 2), (C, 3)] {
        assert_eq!(table.game.prompt(seat), Some(Prompt::Draw { left: count, first_turn: true }));
        for _ in 0..count {
            let first = table.moves(seat)[0].clone();
            table.game.play(seat, first.parse().unwrap(), &mut table.chance, &mut table.log).unwrap();
        }
        assert_eq!(table.game.prompt(seat), Some(Prompt::PlaceLoop), "nobles may be raised at once");
        table.game.play(seat, "end_turn".parse().unwrap(), &mut table.chance, &mut table.log).unwrap();
    }
    assert_eq!(table.game.prompt(A), Some(Prompt::ChooseOption));
    assert_eq!(table.moves(A), ["option:attributes_three", "option:attributes_refresh", "option:treachery"]);
}

/// Sections 5.4, 5.5 and 5.10.
#[test]
fn three_cards_are_drawn_one_by_one_then_nobles_are_raised_then_the_display_is_refilled() {
    let words = "hand A gold title; display gold troops castle title palace bishop; next duelling lineage courtesan";
    let mut table = table(words);
    table.play("A option:attributes_three draw:1 draw:4 draw:0");
    assert_eq!(
        table.game.display,
        [None, None, Some(Attribute::Castle), Some(Attribute::Title), None, Some(Attribute::Bishop)]
    );
    assert!(!table.may("draw:2"), "no draw after the third");
    table.play("A place:gb_ireland.baron place:es_aragon.count pay:exact end_turn");
    let expected = kinds("duelling lineage castle title courtesan bishop");
    assert!(table.game.display.into_iter().flatten().eq(expected), "empty slots are filled from the first to the last");
    assert_eq!((table.game.active, table.game.prompt(B)), (B, Some(Prompt::ChooseOption)));
    assert_eq!(table.player(A).attributes.each().collect::<Vec<_>>(), kinds("troops palace"));
    assert_eq!((table.points(A), table.game.discard.total()), (3 + 5, 3));
}

/// Section 5.4.
#[test]
fn a_player_sees_each_card_before_the_next_choice() {
    let mut table = table("next lineage bishop");
    for (text, left) in [("draw:blind", 2), ("draw:3", 1)] {
        if table.game.prompt(A) == Some(Prompt::ChooseOption) {
            table.play("A option:attributes_three");
        }
        table.play(&format!("A {text}"));
        assert_eq!(table.game.prompt(A), Some(Prompt::Draw { left, first_turn: false }));
    }
    let hand = table.view(Viewer::Seat(A)).players[0].attributes.unwrap();
    assert_eq!((hand[Attribute::Lineage], hand.total()), (1, 2));
}

/// Sections 5.4 and 5.10.
#[test]
fn a_refresh_puts_the_display_aside_and_shuffles_it_back_at_the_end() {
    let words = "display gold gold gold gold gold gold; next castle duelling palace bishop lineage troops";
    let mut table = table(words);
    let before = table.game.deck.draw_pile();
    table.play("A option:attributes_refresh");
    assert!(table.game.display.into_iter().flatten().eq(kinds("castle duelling palace bishop lineage troops")));
    assert_eq!((table.game.set_aside[Attribute::Gold], table.game.deck.draw_pile()), (6, before - 6));
    assert_eq!(table.game.prompt(A), Some(Prompt::Draw { left: 1, first_turn: false }));
    let told = told_by(&mut table, &["A draw:0 end_turn"]);
    assert_eq!(
        told,
        ["took_attribute", "ended_turn", "set_aside_returned", "shuffled_set_aside", "display_refilled", "turn_began"]
    );
    assert_eq!((table.game.set_aside.total(), table.game.deck.draw_pile()), (0, before - 1));
    assert_eq!(table.game.deck.pack, 10, "the revolution pack is not touched");
}

/// Section 5.6.
#[test]
fn in_a_turn_of_treachery_one_card_of_each_kind_is_taken_in_any_order() {
    let both = table("").moves(A);
    assert_eq!(both.len(), 3);
    let mut first = table("");
    first.play("A option:treachery");
    assert_eq!((first.game.prompt(A), first.moves(A).len()), (Some(Prompt::TakeTwo { due: Due::Both }), 3 + 7));
    first.play("A take_treachery:1");
    assert_eq!((first.game.prompt(A), first.moves(A).len()), (Some(Prompt::TakeTwo { due: Due::Attribute }), 7));
    first.play("A take_attribute:blind");
    let mut second = table("");
    second.play("A option:treachery take_attribute:2");
    assert_eq!((second.game.prompt(A), second.moves(A).len()), (Some(Prompt::TakeTwo { due: Due::Treachery }), 3));
    second.play("A take_treachery:blind");
    for table in [first, second] {
        assert_eq!(table.game.prompt(A), Some(Prompt::TreacheryLoop { must_replace: Default::default() }));
        assert_eq!((table.player(A).treachery.total(), table.player(A).attributes.total()), (1, 1));
    }
}

/// Sections 5.6, 5.9 and 5.10.
#[test]
fn a_turn_of_treachery_strikes_replaces_and_refills_both_displays() {
    let words = "noble B de_bavaria.duke; hand A gold title troops duelling; treachery_display gallows axeman; \
        display palace gold gold gold gold gold";
    let mut table = table(words);
    table.play("A option:treachery take_treachery:0 take_attribute:0");
    let told =
        told_by(&mut table, &["A play:gallows target:de_bavaria.duke replace:de_bavaria.duke pay:exact end_turn"]);
    let expected = [
        "played_treachery",
        "attacked",
        "killed",
        "chose_box",
        "paid",
        "raised",
        "noble_card",
        "ended_turn",
        "display_refilled",
        "treachery_refilled",
        "turn_began",
    ];
    assert_eq!(told, expected);
    assert_eq!((table.lives("de_bavaria.duke"), table.game.active), (Some(A), B));
    assert_eq!((table.points(A), table.points(B)), (0, 5), "the marker was taken by the first noble");
    assert!(table.game.treachery_display.iter().all(Option::is_some));
    assert_eq!(table.view(Viewer::Spectator).areas[13].graves.len(), 1);
}

/// Section 5.7.
#[test]
fn everybody_but_king_and_baron_is_paid_by_a_choice() {
    let hand = "hand A gold*2 title*2 troops*2 castle*2 duelling*2 palace*2 bishop*2 lineage*2";
    let boxes = [
        ("gb_london.king", false),
        ("gb_scotland.prince", true),
        ("fr_normandy.duke", true),
        ("es_andalusia.marquis", true),
        ("es_galicia.earl", true),
        ("de_hanover.count", true),
        ("fr_brittany.baron", false),
    ];
    for (at, asked) in boxes {
        // A first turn, since no hand above the limit begins another one.
        let mut table = table(&format!("seats 5; start B; {hand}; first_turn A"));
        table.play(&format!("A draw:0 draw:1 draw:2 place:{at}"));
        assert_eq!(matches!(table.game.prompt(A), Some(Prompt::Pay { .. })), asked, "{at}");
        assert_eq!(table.lives(at), (!asked).then_some(A), "{at}");
        if asked {
            assert_eq!(table.moves(A)[0], "pay:exact");
            table.play("A pay:exact");
        }
        assert_eq!((table.lives(at), table.game.prompt(A)), (Some(A), Some(Prompt::PlaceLoop)), "{at}");
    }
}

/// Section 5.8.
#[test]
fn raising_a_noble_brings_what_it_brings_in_order() {
    let words = "noble A de_berlin.king de_berlin.prince de_bavaria.duke de_bavaria.earl de_saxony.marquis es_galicia.count; \
        hand A gold";
    let mut table = table(words);
    table.play("A option:attributes_three draw:0 draw:1 draw:2");
    let told = told_by(&mut table, &["A place:de_hanover.baron"]);
    let expected = ["chose_box", "paid", "raised", "noble_card", "area_marker", "country_marker", "dynasty_marker"];
    assert_eq!(told, expected);
    assert_eq!(table.points(A), 7 + 5 + 3 + 3 + 2 + 8 + 16);
}

/// Section 5.10, steps 1 to 4.
#[test]
fn a_turn_ends_with_discards_before_anything_is_refilled() {
    let mut table = table("hand A gold*10; treachery A assassin*4; treachery_display axeman gallows");
    table.play("A option:treachery take_attribute:0 take_treachery:0");
    let gold = Prompt::DiscardToLimit { hand: crate::Hand::Attribute, left: 1 };
    let told = told_by(&mut table, &["A end_turn"]);
    assert_eq!((told, table.game.prompt(A)), (vec!["ended_turn"], Some(gold)));
    assert!(table.game.display[0].is_none());
    let told = told_by(&mut table, &["A discard:gold discard:axeman"]);
    assert_eq!(told, ["discarded", "discarded", "display_refilled", "treachery_refilled", "turn_began"]);
    assert_eq!((table.game.discard[Attribute::Gold], table.game.treachery_discard.total()), (1, 1));
    assert_eq!((table.player(A).attributes.total(), table.player(A).treachery.total()), (10, 4));
}

/// Section 5.10: a turn in which nothing is above a limit asks nothing.
#[test]
fn ten_attribute_and_four_treachery_cards_stay_in_the_hand() {
    let mut table = table("hand A gold*9; treachery A assassin*3");
    table.play("A option:treachery take_attribute:0 take_treachery:0 end_turn");
    assert_eq!((table.game.active, table.told("discarded")), (B, 0));
}

/// Section 5.4; ruling 9.3.
#[test]
fn the_disc_is_lifted_with_the_first_card_of_the_pack() {
    let mut table = table("draw_pile 1; revolution 9");
    let pack = |table: &Table| {
        let view = table.view(Viewer::Spectator);
        (view.draw_pile, view.pack.cards, view.pack.open)
    };
    assert_eq!(pack(&table), (1, 11, false));
    table.play("A option:attributes_three draw:blind");
    assert_eq!((pack(&table), table.told("pack_opened")), ((0, 11, false), 0));
    table.play("A draw:blind");
    assert_eq!((pack(&table), table.told("pack_opened")), ((0, 10, true), 1));
    table.play("A draw:blind");
    assert_eq!((pack(&table), table.told("pack_opened")), ((0, 9, true), 1));
}

/// Sections 5.4 and 6: also if the very first card of the pack is the revolution.
#[test]
fn the_disc_is_off_when_the_first_card_of_the_pack_is_the_revolution() {
    let mut table = table("hand A gold*7; draw_pile 0; revolution 0");
    table.play("A option:attributes_three draw:blind");
    assert_eq!(ids(&table.log)[1..3], ["pack_opened", "revolution_shown"]);
    assert_eq!(table.view(Viewer::Spectator).phase, PhaseName::TrimHands);
    assert!(table.view(Viewer::Spectator).pack.open);
    table.play("A trim:gold");
    assert!(!table.view(Viewer::Spectator).pack.open, "a new pack, a new disc");
}

/// Sections 5.11, step 1, and 6: what is left of the pack are attribute cards alone, until a new pack is stacked.
#[test]
fn a_revolution_that_has_shown_is_not_counted_in_its_pack() {
    let mut table = table("hand A gold*7; pack 4; revolution 0");
    let pack = |table: &Table| {
        let pack = table.view(Viewer::Spectator).pack;
        (pack.cards, pack.open, pack.shown, pack.over)
    };
    assert_eq!(pack(&table), (5, true, false, false));
    let mut log = Watched::<HeadsOfState>::new(true);
    table.play("A option:attributes_three");
    table.game.play(A, "draw:blind".parse().unwrap(), &mut table.chance, &mut log).unwrap();
    let scored = log.moments.iter().map(|moment| moment.game.view(Viewer::Spectator).pack);
    assert!(scored.into_iter().all(|pack| (pack.cards, pack.shown) == (4, true)), "while the century is scored");
    assert_eq!(table.view(Viewer::Spectator).phase, PhaseName::TrimHands);
    assert_eq!(pack(&table), (4, true, true, false));
    table.play("A trim:gold");
    assert_eq!(pack(&table), (11, false, false, false), "a new pack with the revolution in it");
}

/// Sections 5.11, step 2, and 6.
#[test]
fn a_game_that_is_over_counts_no_revolution_to_come() {
    let mut table = table("century 1789; pack 4; revolution 0");
    table.play("A option:attributes_three draw:blind");
    let view = table.view(Viewer::Spectator);
    assert_eq!((view.phase, view.draw_pile), (PhaseName::Over, 0));
    assert_eq!((view.pack.cards, view.pack.open, view.pack.shown, view.pack.over), (4, true, true, false));
}

/// Section 5.11.
#[test]
fn a_century_ends_in_the_order_of_section_5_11() {
    let mut table = table("hand A gold*8; treachery B assassin*3; noble C fr_paris.king; pack 4; revolution 0");
    let told = told_by(&mut table, &["A option:attributes_three draw:blind"]);
    let expected = [
        "chose_option",
        "revolution_shown",
        "country_scored",
        "century_marker",
        "country_scored",
        "country_scored",
        "country_scored",
        "century_began",
    ];
    assert_eq!(told, expected);
    assert_eq!((table.game.century, table.points(C)), (Century::Y1689, 7 + 10));
    let told = told_by(&mut table, &["A trim:gold", "B trim:assassin", "A trim:gold"]);
    let expected = [
        "trim_named_card",
        "trim_named_card",
        "trim_named",
        "trim_named_card",
        "trim_named",
        "trimmed",
        "trimmed",
        "cards_collected",
        "shuffled_attributes",
        "shuffled_pack",
        "display_dealt",
        "treachery_dealt",
    ];
    assert_eq!(told, expected);
    assert_eq!(table.game.prompt(A), Some(Prompt::Draw { left: 3, first_turn: false }), "the draw is still owed");
}

/// Section 5.11, steps 5 and 6.
#[test]
fn a_new_century_collects_the_attribute_cards_and_deals_both_displays_anew() {
    let words = "hand A gold*6; hand B title; treachery_display assassin axeman; pack 4; revolution 0";
    let mut table = table(words);
    table.play("A option:attributes_three draw:0 draw:blind trim:gold");
    assert_eq!((table.game.discard.total(), table.game.set_aside.total()), (0, 0));
    assert_eq!(table.game.deck.draw_pile(), 85 - 6 - 1 - 10 - 6);
    assert_eq!((table.game.deck.pack, table.game.pack_size()), (10, 11));
    assert!(table.game.display.iter().all(Option::is_some));
    let plots: Vec<&str> = table.game.treachery_discard.each().map(|card| card.id()).collect();
    assert_eq!(plots, ["assassin", "axeman"]);
    assert_eq!((table.told("shuffled_treachery"), table.game.treachery_pile.len()), (0, 25), "they are not reshuffled");
    assert_eq!(table.game.prompt(A), Some(Prompt::Draw { left: 2, first_turn: false }));
}

/// Section 5.11, step 4.
#[test]
fn hands_are_trimmed_by_all_at_once_and_in_any_order() {
    let mut table =
        table("hand A gold*8; hand C title*7; treachery C assassin*3; hand D troops*6; pack 4; revolution 0");
    table.play("A option:attributes_three draw:blind");
    let asking = table.game.asking();
    let both: SeatSet = [A, C].into_iter().collect();
    assert_eq!((asking.who, asking.how, asking.secret), (both, How::Together, true));
    table.play("C trim:title").play("A trim:gold").play("C trim:assassin");
    assert_eq!(table.game.awaited(), SeatSet::one(A), "whoever has named all is not asked any more");
    assert_eq!((table.player(A).attributes.total(), table.game.treachery_discard.total()), (7, 0), "only named");
    table.play("A trim:gold");
    assert_eq!((table.player(C).attributes.total(), table.player(C).treachery.total()), (6, 2));
    assert_eq!((table.player(D).attributes.total(), table.game.active), (6, A));
}

/// Section 5.11, step 4.
#[test]
fn a_century_goes_on_at_once_if_no_hand_is_too_large() {
    let mut table = table("hand A gold*6; treachery B assassin*2; pack 4; revolution 0");
    table.play("A option:attributes_three draw:blind");
    assert_eq!((table.game.prompt(A), table.told("trimmed")), (Some(Prompt::Draw { left: 3, first_turn: false }), 0));
}

/// Section 5.11, step 7; ruling 9.6.
#[test]
fn option_2_goes_on_with_the_card_that_is_still_owed() {
    let mut first = table("pack 4; revolution 0; treachery_display assassin axeman");
    first.play("A option:treachery take_treachery:0 take_attribute:blind");
    assert_eq!(first.game.prompt(A), Some(Prompt::TakeTwo { due: Due::Attribute }));
    assert_eq!((first.player(A).treachery.total(), first.game.treachery_discard.total()), (1, 1));
    first.play("A take_attribute:0");
    assert_eq!(first.game.prompt(A), Some(Prompt::TreacheryLoop { must_replace: Default::default() }));
    let mut second = table("pack 4; revolution 0");
    second.play("A option:treachery take_attribute:blind");
    assert_eq!(second.game.prompt(A), Some(Prompt::TakeTwo { due: Due::Both }));
}

/// Section 5.10, step 3; ruling 9.5.
#[test]
fn a_revolution_in_the_refill_drops_the_rest_of_it_and_the_next_player_begins() {
    let mut table = table("pack 4; revolution 1; treachery_display assassin axeman");
    table.play("A option:treachery take_treachery:0 take_attribute:0 end_turn");
    assert_eq!((table.told("revolution_shown"), table.game.active), (0, B), "one card was enough");
    table.play("B option:treachery take_treachery:0 take_attribute:0");
    let told = told_by(&mut table, &["B end_turn"]);
    assert_eq!(told[..2], ["ended_turn", "revolution_shown"]);
    assert_eq!(told[told.len() - 3..], ["display_dealt", "treachery_dealt", "turn_began"]);
    assert!(!told.contains(&"treachery_refilled"));
    assert_eq!((table.game.active, table.game.prompt(C)), (C, Some(Prompt::ChooseOption)));
}

/// Section 5.10: what was turned up before the revolution is told.
#[test]
fn a_refill_that_is_interrupted_tells_the_cards_that_came_first() {
    let mut table = table("pack 4; revolution 2");
    let next = table.game.deck.cards.as_slice().iter().rev().take(2).copied().collect();
    table.play("A option:attributes_three draw:0 draw:1 draw:2 end_turn");
    let refilled = Event::DisplayRefilled { cards: next };
    assert!(table.log.0.iter().any(|(_, event)| *event == refilled));
    assert_eq!(table.game.century, Century::Y1689);
}

/// Sections 5.11 and 8.
#[test]
fn a_game_has_three_revolutions_and_then_counts_the_noble_cards() {
    for count in 2..=5 {
        let (game, log, _) = played(count, 5, &Options::default());
        let told = |wanted: &str| ids(&log.heard).into_iter().filter(|&id| id == wanted).count();
        assert_eq!((told("revolution_shown"), told("country_scored"), told("century_began")), (3, 12, 2));
        assert_eq!(told("majority") + told("no_majority"), 7);
        assert_eq!((told("final_score"), game.asking().how), (count, How::Over));
        assert!(game.standings().is_some() && game.awaited().is_empty());
    }
}

/// Section 5.13: every turn takes at least one card from the attribute piles.
#[test]
fn a_century_has_no_more_turns_than_cards() {
    for (count, most) in [(2, 50), (3, 65), (4, 80), (5, 95)] {
        for seed in 0..5 {
            let (_, log, plies) = played(count, seed, &Options::default());
            let all = ids(&log.heard);
            for century in all.split(|&id| id == "century_began") {
                let turns = century.iter().filter(|&&id| id == "turn_began").count();
                assert!((1..=most).contains(&turns), "{turns} turns with {count} players");
            }
            assert!(plies <= HeadsOfState::MAX_PLIES, "{plies}");
        }
    }
}

/// Section 5.13.
#[test]
fn thirty_one_moves_are_legal_when_every_box_can_be_filled() {
    let mut table = table("hand A gold title troops castle duelling palace bishop lineage");
    table.play("A option:attributes_three draw:0 draw:1 draw:2");
    assert_eq!(table.moves(A).len(), 31);
    assert_eq!(HeadsOfState::MAX_MOVES, 31);
    assert_eq!(table.moves_of(A, "place").len(), 30);
}

/// Section 5.13: as many card sets as a hand allows, with a target for each, stay below.
#[test]
fn the_richest_treachery_hand_offers_fewer_moves_than_the_map() {
    let words = "noble B gb_london.king fr_paris.king es_madrid.king de_berlin.king gb_ireland.baron fr_brittany.baron \
        es_aragon.duke de_bavaria.duke; treachery A assassin double_britain_france double_britain_spain double_britain_germany; \
        treachery_display axeman axeman";
    let mut table = table(words);
    table.play("A option:treachery take_attribute:0 take_treachery:0");
    let moves = table.moves(A);
    assert!(moves.len() < 31 && moves.contains(&"end_turn".to_owned()), "{moves:?}");
    assert_eq!(table.moves_of(A, "play").len(), 5 + 6, "five alone, six pairs against London");
}

/// The same numbers and moves give the same game.
#[test]
fn a_game_follows_from_its_seed() {
    for count in 2..=5 {
        let [one, same, other] = [3, 3, 4].map(|seed| played(count, seed, &Options::default()));
        assert!(one.0 == same.0 && one.1.heard == same.1.heard && one.2 == same.2);
        assert!(one.0 != other.0);
    }
}

/// Section 11: every option, many seeds, every state sound.
#[test]
fn whole_games_keep_every_piece_whatever_is_agreed() {
    for (seed, spec) in Options::SPECS.iter().enumerate() {
        for value in spec.sample_values(seats(3)) {
            let mut options = Options::default();
            options.set(spec.id, &value).unwrap();
            let (game, log, _) = played(3, seed as u64, &options);
            game.invariants().unwrap();
            assert!(log.moments.iter().all(|moment| moment.game.invariants().is_ok()));
        }
    }
}

/// Sections 5.9 and 5.11.
#[test]
fn moments_are_marked_where_something_is_worth_seeing() {
    let mut log = Watched::<HeadsOfState>::new(true);
    let parts = |table: &mut Table, seat: Seat, text: &str, log: &mut Watched<HeadsOfState>| {
        log.moments.clear();
        table.game.play(seat, text.parse().unwrap(), &mut table.chance, log).unwrap();
        log.moments.iter().map(|moment| moment.game.view(Viewer::Spectator).phase).collect::<Vec<_>>()
    };
    let mut century = table("pack 4; revolution 0");
    century.play("A option:attributes_three");
    assert_eq!(parts(&mut century, A, "draw:blind", &mut log), [PhaseName::Scoring; 5]);
    let mut last = table("century 1789; pack 4; revolution 0");
    last.play("A option:attributes_three");
    assert_eq!(parts(&mut last, A, "draw:blind", &mut log), [PhaseName::Scoring; 6]);
    let aside = |words: &str| table(&format!("with last_turn finish_round; century 1789; {words}"));
    let mut draw = aside("pack 4; revolution 0");
    draw.play("A option:attributes_three");
    assert_eq!(parts(&mut draw, A, "draw:blind", &mut log), [PhaseName::Draw], "nothing is scored");
    let shown = log.moments[0].game.view(Viewer::Spectator).pack;
    assert_eq!((shown.cards, shown.over), (0, true));
    let mut two = aside("pack 4; revolution 0");
    two.play("A option:treachery");
    assert_eq!(parts(&mut two, A, "take_attribute:blind", &mut log), [PhaseName::TakeTwo]);
    let mut refill = aside("pack 4; revolution 1");
    refill.play("A option:attributes_three draw:0 draw:1 draw:2");
    assert_eq!(parts(&mut refill, A, "end_turn", &mut log), [PhaseName::PlaceLoop]);
    let mut bag = table("noble B de_bavaria.duke; treachery A assassin");
    bag.play("A option:treachery take_treachery:0 take_attribute:0 play:assassin");
    assert_eq!(parts(&mut bag, A, "target:de_bavaria.duke", &mut log), [PhaseName::Target]);
    let drawn = &log.moments[0].game;
    assert_eq!((drawn.asking().how, drawn.owner("de_bavaria.duke".parse().unwrap())), (How::Moment, Some(B)));
}

/// Section 5.1: a new turn remembers nothing of the last one.
#[test]
fn boxes_emptied_in_one_turn_are_ordinary_in_the_next() {
    let mut table =
        table("noble B de_bavaria.duke gb_ireland.baron; treachery A gallows; treachery B axeman; hand C gold title");
    table.play("A option:treachery take_treachery:0 take_attribute:0 play:gallows target:de_bavaria.duke end_turn");
    let turn = table.view(Viewer::Spectator).turn;
    assert!(turn.vacated.is_empty() && turn.targeted.is_empty() && turn.gaps.is_empty() && turn.option.is_none());
    table.play("B option:treachery take_treachery:0 take_attribute:0");
    assert_eq!(table.refusal(B, "replace:de_bavaria.duke"), ("5.6", "not_vacated"));
}

/// Ruling 9.55: whoever is always away raises nobody and wins nothing.
#[test]
fn a_game_in_which_everybody_is_away_comes_to_its_end() {
    for count in 2..=5 {
        let (mut chance, mut log) = (FastChance::new(2), Heard::default());
        let mut game = HeadsOfState::new(&Options::default(), seats(count), &mut chance, &mut log).unwrap();
        while let Some(seat) = game.awaited().first() {
            let mv = game.fallback(seat, &mut chance);
            game.play(seat, mv, &mut chance, &mut log).unwrap();
        }
        assert!(!ids(&log).contains(&"raised") && !ids(&log).contains(&"played_treachery"));
        let standings = game.standings().unwrap();
        assert!(standings.places.playing(game.seats).iter().all(|&place| place == 1), "everybody shares the victory");
    }
}

/// Ruling 9.48.
#[test]
fn turns_go_round_in_seat_order_through_all_centuries() {
    for count in 2..=5 {
        let (game, log, _) = played(count, 8, &Options::default());
        let turns = log.heard.0.iter().filter_map(|(_, event)| match event {
            Event::TurnBegan { seat, .. } => Some(*seat),
            _ => None,
        });
        assert!(
            turns.zip(std::iter::successors(Some(game.start), |seat| Some(seat.next(game.seats)))).all(|(a, b)| a == b)
        );
    }
}

/// Ruling 9.54.
#[test]
fn on_a_full_map_option_1_only_draws() {
    let words = "noble B gb_london.king gb_scotland.prince gb_scotland.earl gb_ireland.marquis gb_ireland.baron fr_paris.king \
        fr_paris.prince fr_normandy.duke fr_normandy.earl fr_burgundy.duke; noble C fr_burgundy.count fr_provence.marquis \
        fr_provence.count fr_brittany.baron es_madrid.king es_madrid.prince es_aragon.duke es_aragon.count es_galicia.earl \
        es_galicia.count; noble D es_andalusia.marquis es_andalusia.baron de_berlin.king de_berlin.prince de_bavaria.duke \
        de_bavaria.earl de_saxony.marquis de_saxony.baron de_hanover.count de_hanover.baron; \
        hand A gold title troops castle duelling palace bishop lineage";
    let mut table = table(words);
    table.play("A option:attributes_three draw:0 draw:1 draw:2");
    assert_eq!(table.moves(A), ["end_turn"], "asked all the same");
    assert_eq!(table.player(D).reached.iter().count(), 5);
}
