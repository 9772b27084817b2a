//! Hidden information (section 6), row by row.

use curia_core::{
    Audience, Chance, Event as _, FastChance, Game, Heard, Match, MoveList, Record, Replay, Seat, SeatCount, Seed,
    Silent, Spoken, View as _, Viewer,
};

use super::position::{A, B, C, Table, table};
use crate::data::{Attribute, NobleBox, Treachery, attributes_in_play, treacheries_in_play};
use crate::pieces::{Attributes, Treacheries};
use crate::{Card, Event, Hand, HeadsOfState, Options, View};

fn seats(count: usize) -> SeatCount {
    SeatCount::new(count).unwrap()
}

/// A view without what section 6 keeps from some viewers.
fn public(mut view: View) -> View {
    view.viewer = Viewer::Spectator;
    for player in &mut view.players {
        (player.attributes, player.treachery, player.trimmed, player.trim_due) = (None, None, None, [0, 0]);
        (player.sure_attributes, player.sure_treachery) = (Attributes::NONE, Treacheries::NONE);
    }
    view
}

/// Everybody but the owner of a hand.
fn others(table: &Table, seat: Seat) -> impl Iterator<Item = Viewer> + use<> {
    Viewer::all(table.game.seats).filter(move |viewer| !viewer.is(seat))
}

fn heard(table: &Table, viewer: Viewer) -> Vec<Event> {
    table.log.by(viewer).cloned().collect()
}

/// Both tables look and sound alike to these viewers.
fn alike(one: &Table, other: &Table, viewers: impl Iterator<Item = Viewer>) {
    for viewer in viewers {
        assert_eq!(one.view(viewer), other.view(viewer), "{viewer}");
        assert_eq!(heard(one, viewer), heard(other, viewer), "{viewer}");
    }
}

fn attributes(text: &str) -> Attributes {
    text.split_whitespace().map(|id| Attribute::from_id(id).unwrap()).collect()
}

const HANDS: &str = "hand A gold title; treachery A assassin; hand B troops; treachery B gallows axeman";

/// Section 6: attribute hand, treachery hand.
#[test]
fn hands_are_shown_to_their_owner_alone_and_their_sizes_to_all() {
    let table = table(HANDS);
    for viewer in Viewer::all(table.game.seats) {
        for (seat, player) in table.game.players.iter(table.game.seats) {
            let shown = &table.view(viewer).players[seat.index()];
            let own = viewer.is(seat);
            assert_eq!(shown.attributes, own.then_some(player.attributes), "{viewer} {seat}");
            assert_eq!(shown.treachery, own.then_some(player.treachery), "{viewer} {seat}");
            let sizes = (player.attributes.total(), player.treachery.total());
            assert_eq!((shown.attributes_size, shown.treachery_size), sizes);
        }
    }
}

/// Section 6: displays, sizes of piles, discards, noble cards, counters, graves, markers, scores and removed cards are
/// public, and a spectator sees what the other players see.
#[test]
fn all_but_the_hands_is_the_same_for_everybody_at_every_moment_of_a_game() {
    for count in 2..=5 {
        let mut chance = FastChance::new(11);
        let mut game = HeadsOfState::new(&Options::default(), seats(count), &mut chance, &mut Silent).unwrap();
        let mut list = MoveList::for_game::<HeadsOfState>();
        while let Some(seat) = game.awaited().first() {
            let spectator = game.view(Viewer::Spectator);
            let shown = public(spectator.clone());
            for viewer in Viewer::all(game.seats) {
                let view = game.view(viewer);
                for (mine, seen) in view.players.iter().zip(&spectator.players) {
                    assert_eq!((seen.attributes, seen.treachery, seen.trimmed), (None, None, None));
                    assert!(viewer.is(mine.seat) || mine == seen, "{viewer} sees more of {}", mine.seat);
                }
                assert_eq!(public(view), shown);
            }
            game.legal(seat, &mut list);
            let mv = list[chance.below(list.len())];
            game.apply(seat, mv, &mut chance, &mut Silent);
        }
    }
}

/// Section 6: what the public part of a view is made of.
#[test]
fn everybody_sees_piles_graves_markers_and_removed_cards() {
    let words = "seats 3; noble A fr_paris.king; killed B de_bavaria.duke; hand A gold; display gold gold gold title castle troops; \
        discard palace; treachery_discard axeman; treachery_display gallows assassin";
    let mut table = table(words);
    table.play("A option:attributes_three draw:0 draw:1 draw:2");
    for viewer in Viewer::all(table.game.seats) {
        let view = table.view(viewer);
        assert_eq!(view.display[..3], [None; 3]);
        assert_eq!(view.display[3..], ["title", "castle", "troops"].map(Attribute::from_id));
        assert_eq!(view.treachery_display, ["gallows", "assassin"].map(Treachery::from_id));
        assert_eq!((view.draw_pile, view.pack.cards, view.pack.open), (70 - 10 - 6 - 1 - 1, 11, false));
        assert_eq!((view.treachery_pile, view.discard, view.treachery_discard.total()), (26, attributes("palace"), 1));
        assert_eq!(view.in_play, attributes_in_play(view.seats), "so everybody knows what was removed");
        assert_eq!((view.players[0].score, view.players[1].score), (7, 5));
        assert_eq!((view.players[0].supply[0], view.players[0].noble_cards[0]), (3, 1));
        let graves: Vec<_> = view.areas.iter().flat_map(|area| &area.graves).map(|grave| grave.seat).collect();
        assert_eq!((graves, view.areas.iter().filter(|area| !area.marker).count()), (vec![B], 2));
    }
}

/// Section 6: the order of draw pile, revolution pack and treachery pile is known to nobody.
#[test]
fn the_order_of_the_piles_changes_nothing_that_anybody_sees() {
    let one = table("next gold lineage; next_treachery assassin gallows; revolution 2");
    let other = table("next lineage gold; next_treachery gallows assassin; revolution 9");
    assert!(one.game.deck.cards != other.game.deck.cards && one.game.deck.revolution != other.game.deck.revolution);
    alike(&one, &other, Viewer::all(one.game.seats));
    for seat in one.game.seats.iter() {
        assert_eq!(one.moves(seat), other.moves(seat));
    }
}

/// Section 6: all that chance decides is kept for the record, and told to nobody.
#[test]
fn shuffles_and_cubes_are_told_to_nobody() {
    let (mut chance, mut log) = (FastChance::new(4), Heard::default());
    let mut game = HeadsOfState::new(&Options::default(), seats(4), &mut chance, &mut log).unwrap();
    let mut list = MoveList::for_game::<HeadsOfState>();
    while let Some(seat) = game.awaited().first() {
        game.legal(seat, &mut list);
        let mv = list[chance.below(list.len())];
        game.apply(seat, mv, &mut chance, &mut log);
    }
    let outcomes = log.0.iter().filter(|(_, event)| event.outcome().is_some());
    assert!(outcomes.clone().count() > 10);
    assert!(outcomes.clone().all(|(audience, event)| *audience == Audience::Nobody && event.phrase().is_none()));
    let silent = log.0.iter().filter(|(audience, _)| *audience == Audience::Nobody).count();
    assert_eq!(outcomes.count(), silent);
}

/// Section 6: a card drawn blind.
#[test]
fn a_card_drawn_blind_is_told_to_its_owner_and_that_it_was_drawn_to_all() {
    let draw = |card: &str, plot: &str| {
        let mut table = table(&format!("next {card}; next_treachery {plot}"));
        table.play("A option:treachery take_attribute:blind take_treachery:blind");
        table
    };
    // Both draws leave piles whose next cards nobody knows.
    let (one, other) = (draw("gold lineage", "assassin gallows"), draw("lineage gold", "gallows assassin"));
    alike(&one, &other, others(&one, A));
    let own = [
        Event::DrewAttribute { seat: A },
        Event::DrewAttributeCard { seat: A, card: Attribute::Gold, open: false },
        Event::DrewTreachery { seat: A },
        Event::DrewTreacheryCard { seat: A, card: Treachery::Assassin, open: false },
    ];
    assert_eq!(heard(&one, Viewer::Seat(A))[1..], own);
    assert_eq!(heard(&one, Viewer::Spectator)[1..], [own[0].clone(), own[2].clone()]);
    assert_eq!(one.view(Viewer::Seat(A)).players[0].attributes, Some(attributes("gold")));
}

/// Section 6: face-up cards that are taken.
#[test]
fn face_up_cards_are_taken_in_the_open() {
    let mut table = table("display castle gold gold gold gold gold; treachery_display gallows axeman");
    table.play("A option:treachery take_attribute:0 take_treachery:1");
    let told = [
        Event::TookAttribute { seat: A, card: Attribute::Castle },
        Event::TookTreachery { seat: A, card: Treachery::Axeman },
    ];
    for viewer in Viewer::all(table.game.seats) {
        assert_eq!(heard(&table, viewer)[1..], told);
    }
    let shown = &table.view(Viewer::Spectator).players[0];
    assert_eq!(shown.sure_attributes, attributes("castle"));
    assert_eq!(shown.sure_treachery, Treacheries::one(Treachery::Axeman));
}

/// Section 6: cards that are paid.
#[test]
fn a_payment_is_public_and_the_choice_among_payments_is_not() {
    let pay = |hand: &str| {
        let mut table = table(&format!("hand A {hand}; display palace palace palace gold gold gold"));
        table.play("A option:attributes_three draw:0 draw:1 draw:2 place:es_galicia.earl");
        table
    };
    // One could pay in four ways, the other in one; both are asked alike.
    let (mut rich, mut poor) = (pay("title troops castle courtesan"), pay("title troops castle bishop"));
    assert_eq!((rich.moves(A).len(), poor.moves(A).len()), (4, 1));
    alike(&rich, &poor, others(&rich, A));
    assert_eq!(rich.game.prompt(A), poor.game.prompt(A));
    rich.play("A pay:exact");
    poor.play("A pay:exact");
    alike(&rich, &poor, others(&rich, A));
    let paid = heard(&rich, Viewer::Spectator).into_iter().find_map(|event| match event {
        Event::Paid { cards, courtesan, .. } => Some((cards, courtesan)),
        _ => None,
    });
    assert_eq!(paid, Some((attributes("title troops castle"), None)));
}

/// Section 6: what a hand could do shows in no view of another.
#[test]
fn nobody_sees_which_nobles_another_could_raise_or_whom_they_could_strike() {
    let place = |hand: &str| {
        let mut table = table(&format!("hand A {hand}"));
        table.play("A option:attributes_three draw:0 draw:1 draw:2");
        table
    };
    let (rich, poor) = (place("gold gold title"), place("lineage bishop palace"));
    assert!(rich.moves(A).len() > poor.moves(A).len());
    alike(&rich, &poor, others(&rich, A));
    let strike = |plots: &str| {
        let mut table = table(&format!("noble B de_bavaria.duke; treachery A {plots}"));
        table.play("A option:treachery take_treachery:0 take_attribute:0");
        table
    };
    let (armed, unarmed) = (strike("gallows"), strike("axeman"));
    alike(&armed, &unarmed, others(&armed, A));
}

/// Section 6; ruling 9.50: a card set that is announced is public.
#[test]
fn treachery_cards_are_public_when_they_are_played() {
    let mut table = table("noble B de_bavaria.duke; treachery A gallows assassin");
    table.play("A option:treachery take_treachery:blind take_attribute:0");
    let before = table.view(Viewer::Spectator);
    assert!(before.turn.cards.is_none() && before.players[0].sure_treachery.is_empty());
    table.play("A play:gallows");
    let after = table.view(Viewer::Spectator);
    assert_eq!(after.turn.cards, Some("gallows".parse().unwrap()));
    assert_eq!(after.players[0].sure_treachery, Treacheries::one(Treachery::Gallows));
    assert_eq!(after.players[0].treachery_size, 3, "they leave the hand with their target");
    table.play("A target:de_bavaria.duke");
    let struck = table.view(Viewer::Spectator);
    assert_eq!((struck.players[0].treachery_size, struck.players[0].sure_treachery.total()), (2, 0));
}

const CENTURY: &str =
    "hand A gold*4 title*4; treachery A assassin axeman gallows; hand B castle*7; pack 4; revolution 0";

fn century() -> Table {
    let mut table = table(CENTURY);
    table.play("A option:attributes_three draw:blind");
    table
}

/// Section 6: TRIM_HANDS, while players choose.
#[test]
fn cards_named_at_a_change_of_century_are_known_to_their_owner_alone() {
    let mut table = century();
    table.play("A trim:gold trim:title trim:axeman");
    let own = &table.view(Viewer::Seat(A)).players[0];
    let named = own.trimmed.unwrap();
    assert_eq!((named.attributes, named.treachery), (attributes("gold title"), Treacheries::one(Treachery::Axeman)));
    assert_eq!((own.attributes.unwrap().total(), own.treachery.unwrap().total()), (6, 2));
    for (audience, event) in &table.log.0 {
        if let Event::TrimNamedCard { seat, .. } = event {
            assert_eq!(*audience, Audience::one(*seat));
        }
    }
    for viewer in others(&table, A) {
        let view = table.view(viewer);
        assert_eq!(view.players[0].trimmed, None);
        assert!(!heard(&table, viewer).iter().any(|event| matches!(event, Event::TrimNamedCard { .. })));
    }
}

/// Section 6: TRIM_HANDS, the sizes of the hands.
#[test]
fn hand_sizes_change_for_all_when_the_last_player_has_finished() {
    let mut table = century();
    let sizes = |table: &Table, viewer| {
        let view = table.view(viewer);
        view.players.iter().map(|player| (player.attributes_size, player.treachery_size)).collect::<Vec<_>>()
    };
    let before = vec![(8, 3), (7, 0), (0, 0), (0, 0)];
    for text in ["trim:gold", "trim:title", "trim:axeman"] {
        table.play(&format!("A {text}"));
        for viewer in Viewer::all(table.game.seats) {
            assert_eq!(sizes(&table, viewer), before, "{viewer} after {text}");
        }
        assert!(table.game.treachery_discard.is_empty());
    }
    table.play("B trim:castle");
    for viewer in Viewer::all(table.game.seats) {
        assert_eq!(sizes(&table, viewer), [(6, 2), (6, 0), (0, 0), (0, 0)]);
    }
}

/// Section 6: nothing while players choose, so not how far they have come either.
#[test]
fn how_many_cards_a_rival_has_named_is_not_shown() {
    let mut table = century();
    let due = |table: &Table, viewer| table.view(viewer).players[0].trim_due;
    for (text, left) in [("", [2, 1]), ("trim:gold", [1, 1]), ("trim:title", [0, 1])] {
        table.play(&format!("A {text}"));
        assert_eq!(due(&table, Viewer::Seat(A)), left, "after {text}");
        for viewer in others(&table, A) {
            assert_eq!(due(&table, viewer), [2, 1], "{viewer} after {text}: what the sizes of the hands tell");
        }
    }
    table.play("A trim:axeman");
    for viewer in Viewer::all(table.game.seats) {
        assert_eq!(due(&table, viewer), [0, 0], "{viewer} sees who has finished");
    }
}

/// Section 5.11, step 4: attribute cards first, and nothing of whoever is within the limits.
#[test]
fn who_gives_up_cards_is_asked_for_one_kind_after_the_other() {
    let mut table = century();
    let giving = |table: &Table, seat| table.view(Viewer::Seat(seat)).giving_up();
    assert_eq!([A, B, C].map(|seat| giving(&table, seat)), [Some(Hand::Attribute), Some(Hand::Attribute), None]);
    table.play("A trim:gold trim:title");
    assert_eq!(giving(&table, A), Some(Hand::Treachery));
    table.play("A trim:axeman");
    assert_eq!(giving(&table, A), None);
}

/// Section 6: who still has to choose is public.
#[test]
fn everybody_sees_who_still_has_to_choose() {
    let mut table = century();
    for viewer in Viewer::all(table.game.seats) {
        assert_eq!(table.view(viewer).waiting, [A, B]);
    }
    table.play("B trim:castle");
    for viewer in Viewer::all(table.game.seats) {
        assert_eq!(table.view(viewer).waiting, [A]);
        assert!(heard(&table, viewer).contains(&Event::TrimNamed { seat: B }));
    }
}

/// Section 6: TRIM_HANDS, afterwards.
#[test]
fn afterwards_the_number_of_attribute_cards_and_the_kinds_of_treachery_cards_are_public() {
    let mut table = century();
    table.play("A trim:gold trim:title trim:axeman").play("B trim:castle");
    let given = Event::Trimmed { seat: A, count: 2, cards: Treacheries::one(Treachery::Axeman) };
    for viewer in Viewer::all(table.game.seats) {
        assert!(heard(&table, viewer).contains(&given));
        assert_eq!(table.view(viewer).treachery_discard[Treachery::Axeman], 1);
    }
    assert_eq!(table.told("trimmed_attributes"), 0);
}

/// Section 6: attribute cards are shuffled in face down.
#[test]
fn which_attribute_cards_were_given_up_is_never_told() {
    let trim = |cards: &str| {
        let mut table = century();
        table.play(&format!("A {cards} trim:axeman"));
        table
    };
    let (one, other) = (trim("trim:gold trim:gold"), trim("trim:title trim:title"));
    alike(&one, &other, others(&one, A));
    let trimmed = |mut table: Table| {
        table.play("B trim:castle");
        heard(&table, Viewer::Seat(C)).into_iter().find(|event| matches!(event, Event::Trimmed { seat: A, .. }))
    };
    assert_eq!(trimmed(one), trimmed(other));
}

/// Section 6: hands are not revealed at the end of the game.
#[test]
fn hands_stay_hidden_when_the_game_is_over() {
    let table = table(&format!("{HANDS}; over"));
    for player in table.view(Viewer::Spectator).players {
        assert_eq!((player.attributes, player.treachery), (None, None));
    }
    let mut other = table.game.clone();
    other.resample(Viewer::Spectator, &mut FastChance::new(3));
    assert!(other.players != table.game.players, "and nobody knows them");
}

/// Section 6: whatever a viewer imagines, they see the same.
#[test]
fn a_redraw_keeps_the_own_hand_and_all_that_is_public() {
    let mut table = table(&format!("{HANDS}; display gold gold gold troops troops troops"));
    table.play("A option:attributes_three draw:0 draw:blind");
    for viewer in Viewer::all(table.game.seats) {
        for seed in 0..50 {
            let mut world = table.game.clone();
            world.resample(viewer, &mut FastChance::new(seed));
            world.invariants().unwrap();
            assert_eq!(world.view(viewer), table.view(viewer));
            if let Some(seat) = viewer.seat() {
                assert!(world.players[seat] == table.game.players[seat]);
            }
            let sure = if viewer.is(A) { 0 } else { 1 };
            assert!(world.players[A].attributes[Attribute::Gold] >= sure, "the gold was taken face up");
        }
    }
}

/// Ruling 9.56.
#[test]
fn ruling_9_56_a_redraw_changes_hands_piles_and_the_place_of_the_revolution() {
    let table = table("hand B gold title castle; treachery B assassin gallows");
    let mut places = std::collections::BTreeSet::new();
    let (mut hands, mut plots, mut decks, mut piles) = (0, 0, 0, 0);
    for seed in 0..300 {
        let mut world = table.game.clone();
        world.resample(Viewer::Seat(A), &mut FastChance::new(seed));
        hands += u32::from(world.players[B].attributes != table.game.players[B].attributes);
        plots += u32::from(world.players[B].treachery != table.game.players[B].treachery);
        decks += u32::from(world.deck.cards != table.game.deck.cards);
        piles += u32::from(world.treachery_pile != table.game.treachery_pile);
        places.insert(world.deck.revolution);
    }
    assert!([hands, plots, decks, piles].iter().all(|&changed| changed > 250), "{hands} {plots} {decks} {piles}");
    assert_eq!(places.len(), 11);
}

/// How often each redraw gives seat A a card of this kind, in thousandths.
fn share(game: &HeadsOfState, holds: impl Fn(&HeadsOfState) -> bool) -> u32 {
    let mut chance = FastChance::new(77);
    let held = (0..8_000).filter(|_| {
        let mut world = game.clone();
        world.resample(Viewer::Seat(B), &mut chance);
        holds(&world)
    });
    held.count() as u32 / 8
}

fn near(found: u32, part: u8, whole: u8) {
    let expected = 1000 * u32::from(part) / u32::from(whole);
    assert!(found.abs_diff(expected) <= 25, "{found} instead of {expected} in a thousand");
}

/// Ruling 9.56: nothing but the cards in play is known of a card that was drawn blind.
#[test]
fn a_card_drawn_blind_is_imagined_as_often_as_there_are_such_cards() {
    let options = Options { start_player: Some(A), ..Options::default() };
    let mut game = HeadsOfState::new(&options, seats(2), &mut FastChance::new(1), &mut Silent).unwrap();
    let chance = &mut FastChance::new(1);
    game.players[A].first_turn_done = true;
    game.begin_turn(A, &mut Silent);
    for text in ["option:treachery", "take_attribute:blind", "take_treachery:blind"] {
        game.play(A, text.parse().unwrap(), chance, &mut Silent).unwrap();
    }
    let shown: Attributes = game.display.into_iter().flatten().collect();
    let unseen = attributes_in_play(game.seats).minus(shown);
    for kind in [Attribute::Gold, Attribute::Title, Attribute::Lineage] {
        near(share(&game, |world| world.players[A].attributes[kind] > 0), unseen[kind], unseen.total());
    }
    let shown: Treacheries = game.treachery_display.into_iter().flatten().collect();
    let unseen = treacheries_in_play().minus(shown);
    for kind in [Treachery::Assassin, Treachery::Gallows, Treachery::DoubleBritainSpain] {
        near(share(&game, |world| world.players[A].treachery[kind] > 0), unseen[kind], unseen.total());
    }
}

/// Ruling 9.56: a player who must pay surely can.
#[test]
fn who_has_chosen_a_box_can_pay_in_every_imagined_world() {
    let mut table = table("hand A title troops castle gold; display palace palace palace gold gold gold");
    table.play("A option:attributes_three draw:0 draw:1 draw:2 place:es_galicia.earl");
    let mut payments = std::collections::BTreeSet::new();
    for seed in 0..200 {
        let mut world = table.game.clone();
        world.resample(Viewer::Spectator, &mut FastChance::new(seed));
        let mut list = MoveList::for_game::<HeadsOfState>();
        world.legal(A, &mut list);
        assert!(!list.is_empty());
        payments.extend(list.iter().map(ToString::to_string));
    }
    assert_eq!(payments.len(), 4, "exactly, or with a courtesan for any of the three");
}

/// Ruling 9.56: a player with two gaps can surely refill one.
#[test]
fn who_must_replace_can_do_so_in_every_imagined_world() {
    let words = "noble B de_bavaria.duke de_saxony.marquis; treachery A gallows*2; \
        hand A title castle duelling bishop bishop; display gold gold gold gold gold gold";
    let mut table = table(words);
    table.play("A option:treachery take_treachery:0 take_attribute:0");
    table.play("A play:gallows target:de_bavaria.duke play:gallows target:de_saxony.marquis");
    let mut refilled = std::collections::BTreeSet::new();
    for seed in 0..200 {
        let mut world = table.game.clone();
        world.resample(Viewer::Seat(B), &mut FastChance::new(seed));
        let mut list = MoveList::for_game::<HeadsOfState>();
        world.legal(A, &mut list);
        assert!(!list.is_empty());
        refilled.extend(list.iter().map(ToString::to_string));
    }
    assert_eq!(refilled.into_iter().collect::<Vec<_>>(), ["replace:de_bavaria.duke", "replace:de_saxony.marquis"]);
}

/// Ruling 9.56: what was taken face up is surely held until it leaves the hand.
#[test]
fn ruling_9_56_everybody_remembers_what_was_taken_and_what_has_left() {
    let mut table = table("hand A gold; display gold gold title castle castle castle; next lineage");
    table.play("A option:attributes_three draw:0 draw:2 draw:blind");
    let sure = |table: &Table| table.view(Viewer::Seat(B)).players[0].sure_attributes;
    assert_eq!(sure(&table), attributes("gold title"));
    table.play("A place:gb_ireland.baron");
    assert_eq!(sure(&table), attributes("title"), "perhaps it was this gold");
    assert_eq!(
        table.view(Viewer::Seat(A)).players[0].sure_attributes,
        attributes("gold title lineage"),
        "the hand itself"
    );
}

/// Ruling 9.56: cards given up face down may have been any.
#[test]
fn after_a_trim_less_is_sure_of_each_kind() {
    let words = "hand A bishop*4 gold; display gold gold gold title castle castle; pack 4; revolution 0";
    let mut table = table(words);
    table.play("A option:attributes_three draw:0 draw:1 draw:blind");
    let sure = |table: &Table| table.view(Viewer::Spectator).players[0].sure_attributes;
    assert_eq!(sure(&table), attributes("gold gold"));
    table.play("A trim:bishop");
    assert_eq!(sure(&table), attributes("gold"), "one of them may be gone");
    assert_eq!(table.player(A).attributes[Attribute::Gold], 3);
}

/// Ruling 9.56: while cards are named, nobody imagines that they are gone.
#[test]
fn a_redraw_during_a_trim_keeps_the_hands_and_how_many_cards_are_named() {
    let mut table = century();
    table.play("A trim:gold trim:title");
    for seed in 0..50 {
        let mut world = table.game.clone();
        world.resample(Viewer::Seat(B), &mut FastChance::new(seed));
        world.invariants().unwrap();
        let player = &world.players[A];
        assert_eq!((player.attributes.total(), player.trimmed.total(), player.treachery.total()), (6, 2, 3));
        assert!(world.players[B] == table.game.players[B]);
        assert_eq!(world.view(Viewer::Seat(B)), table.view(Viewer::Seat(B)));
    }
}

/// What has been identified bars the way back.
#[test]
fn a_card_that_was_drawn_or_turned_up_is_remembered_as_seen() {
    let mut table = table("next lineage; display gold gold gold gold gold gold");
    let before = [A, B].map(|seat| table.view(Viewer::Seat(seat)).seen());
    table.play("A option:attributes_three draw:0");
    assert!(table.view(Viewer::Seat(A)).seen().within(&before[0]), "a face-up card was seen before");
    table.play("A draw:blind");
    assert!(!table.view(Viewer::Seat(A)).seen().within(&before[0]));
    assert!(table.view(Viewer::Seat(B)).seen().within(&before[1]), "nobody else has seen it");
}

/// The events name boxes and cards, never the hidden place of a card.
#[test]
fn everybody_is_told_of_each_noble_in_the_same_words() {
    let mut table = table("hand A gold title; display palace palace palace gold gold gold");
    table.play("A option:attributes_three draw:0 draw:1 draw:2 place:fr_burgundy.count pay:exact end_turn");
    let spectator = heard(&table, Viewer::Spectator);
    for viewer in Viewer::all(table.game.seats) {
        assert_eq!(heard(&table, viewer), spectator, "nothing was secret in this turn");
    }
    let at: NobleBox = "fr_burgundy.count".parse().unwrap();
    let raised = Event::Raised { seat: A, rank: at.rank(), area: at.area(), replaces: false };
    assert_eq!(spectator.iter().filter(|event| **event == raised).count(), 1);
}

/// A record plays again: the same states, events and views.
#[test]
fn a_written_record_plays_again_alike() {
    for count in 2..=5 {
        let mut log = Heard::default();
        let seed = Seed::from_number(count as u64);
        let mut played = Match::<HeadsOfState>::new(Options::default(), seats(count), seed, "", &mut log).unwrap();
        let (mut chance, mut list) = (FastChance::new(8), MoveList::for_game::<HeadsOfState>());
        while let Some(seat) = played.game().awaited().first() {
            played.game().legal(seat, &mut list);
            let mv = list[chance.below(list.len())];
            played.play(seat, mv, &mut log).unwrap();
        }
        let record = Record::from_json(&played.record().to_json()).unwrap();
        let (mut replay, mut again) = Replay::<HeadsOfState>::open(&record).unwrap();
        while let Some(step) = replay.step() {
            again.0.extend(step.unwrap().1.0);
        }
        assert!(again == log && replay.game() == played.game());
        for viewer in Viewer::all(seats(count)) {
            assert_eq!(replay.game().view(viewer), played.game().view(viewer));
        }
    }
}

/// Section 6: a discard at the end of a turn lies face up.
#[test]
fn discards_to_the_limit_are_public() {
    let mut table = table("hand A gold*9 lineage; treachery A assassin*4");
    table.play("A option:treachery take_treachery:0 take_attribute:0 end_turn discard:lineage discard:assassin");
    let told = heard(&table, Viewer::Spectator);
    let cards: Vec<Card> = told
        .iter()
        .filter_map(|event| match event {
            Event::Discarded { card, .. } => Some(*card),
            _ => None,
        })
        .collect();
    assert_eq!(cards, [Card::Attribute(Attribute::Lineage), Card::Treachery(Treachery::Assassin)]);
    assert_eq!(table.view(Viewer::Spectator).discard, attributes("lineage"));
    assert_eq!(told.iter().filter(|event| event.id() == "discarded").count(), 2);
}
