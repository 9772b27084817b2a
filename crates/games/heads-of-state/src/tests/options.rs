//! What can be agreed (section 11).

use curia_core::{
    Audience, Chance, Event as _, FastChance, Game, Heard, How, MoveList, Options as _, Seat, SeatCount, SetupError,
    Silent, Spoken, View as _, Viewer,
};

use super::position::{A, B, C, D, Table, table};
use crate::data::{Attribute, Century};
use crate::{Assassin, Event, FirstTurn, HeadsOfState, LastTurn, OpenHands, Options, Prompt};

fn agreed(options: &[(&str, &str)]) -> Options {
    let mut agreed = Options::default();
    options.iter().for_each(|(id, value)| agreed.set(id, value).unwrap());
    agreed
}

fn game(seats: usize, options: &[(&str, &str)], seed: u64) -> HeadsOfState {
    let seats = SeatCount::new(seats).unwrap();
    HeadsOfState::new(&agreed(options), seats, &mut FastChance::new(seed), &mut Silent).unwrap()
}

/// Plays a whole game at random.
fn played(seats: usize, options: &[(&str, &str)], seed: u64) -> (HeadsOfState, Heard<Event>) {
    let (mut chance, mut log) = (FastChance::new(seed), Heard::default());
    let seats = SeatCount::new(seats).unwrap();
    let mut game = HeadsOfState::new(&agreed(options), seats, &mut chance, &mut log).unwrap();
    let mut list = MoveList::for_game::<HeadsOfState>();
    while let Some(seat) = game.awaited().first() {
        game.legal(seat, &mut list);
        let mv = list[chance.below(list.len())];
        game.apply(seat, mv, &mut chance, &mut log);
        game.invariants().unwrap();
    }
    (game, log)
}

fn turns_of(log: &Heard<Event>, seat: Seat) -> usize {
    log.0.iter().filter(|(_, event)| matches!(event, Event::TurnBegan { seat: own, .. } if *own == seat)).count()
}

/// In 1789 with `finish_round`; the revolution card lies on top of what is left.
fn last_round(words: &str) -> Table {
    table(&format!("with last_turn finish_round; century 1789; {words}"))
}

/// Section 11.
#[test]
fn the_default_is_the_rulebook() {
    let expected = Options {
        revolution_pack: 10,
        first_turn: FirstTurn::Staggered,
        assassin: Assassin::Bag,
        last_turn: LastTurn::Instant,
        open_hands: OpenHands::Off,
        start_player: None,
    };
    assert_eq!(Options::default(), expected);
    let defaults: Vec<(&str, String)> = Options::SPECS.iter().map(|spec| (spec.id, spec.default_value())).collect();
    let table = [
        ("revolution_pack", "10"),
        ("first_turn", "staggered"),
        ("assassin", "bag"),
        ("last_turn", "instant"),
        ("open_hands", "off"),
        ("start_player", "random"),
    ];
    assert_eq!(defaults, table.map(|(id, value)| (id, value.to_owned())));
}

/// Section 11.
#[test]
fn every_value_reads_back() {
    for spec in Options::SPECS {
        for value in spec.sample_values(SeatCount::new(5).unwrap()) {
            assert_eq!(agreed(&[(spec.id, &value)]).get(spec.id), value);
        }
    }
}

/// Section 11.
#[test]
fn values_that_do_not_exist_are_refused() {
    let wrong = [
        ("revolution_pack", "9"),
        ("revolution_pack", "12"),
        ("revolution_pack", "ten"),
        ("revolution_pack", "011"),
        ("revolution_pack", ""),
        ("first_turn", "Equal"),
        ("first_turn", "three"),
        ("assassin", "never"),
        ("last_turn", "finish"),
        ("open_hands", "true"),
        ("start_player", "A"),
        ("start_player", "5"),
        ("start_player", "-1"),
    ];
    for (id, value) in wrong {
        let mut options = Options::default();
        let refused = options.set(id, value);
        assert!(matches!(refused, Err(SetupError::BadValue { id: named, .. }) if named == id), "{id} {value}");
        assert_eq!(options, Options::default(), "{id} {value}");
    }
    let unknown = Options::default().set("centuries", "4");
    assert!(matches!(unknown, Err(SetupError::UnknownOption { .. })));
}

/// Section 1.
#[test]
fn it_is_played_by_two_to_five() {
    let start = |seats| {
        let seats = SeatCount::new(seats).unwrap();
        HeadsOfState::new(&Options::default(), seats, &mut FastChance::new(1), &mut Silent).err()
    };
    assert_eq!(start(1), Some(SetupError::Seats { asked: 1, min: 2, max: 5 }));
    assert!((2..=5).all(|seats| start(seats).is_none()));
}

/// Section 11.1.
#[test]
fn with_eleven_cards_in_the_pack_the_draw_pile_is_one_card_shorter() {
    for (seats, draw_pile) in [(2, 39), (3, 54), (4, 69), (5, 84)] {
        let pile = |size| {
            let game = game(seats, &[("revolution_pack", size)], 3);
            (game.deck.draw_pile(), game.pack_size(), game.pack_is_open())
        };
        assert_eq!((pile("10"), pile("11")), ((draw_pile, 11, false), (draw_pile - 1, 12, false)));
    }
}

/// Section 11.1.
#[test]
fn the_pack_of_the_next_century_has_eleven_cards_too() {
    let mut table = table("with revolution_pack 11; hand A gold; pack 3; revolution 0");
    assert!(table.view(Viewer::Spectator).pack.open);
    table.play("A option:attributes_three draw:blind");
    let pack = table.view(Viewer::Spectator).pack;
    assert_eq!((pack.cards, pack.open, table.game.century), (12, false, Century::Y1689));
    assert_eq!(table.game.deck.draw_pile(), 85 - 1 - 11 - 6);
    let told = Event::CardsCollected { count: 84, pack: 11 };
    assert!(table.log.0.contains(&(Audience::All, told)));
}

/// Section 11.1: the revolution card can lie under all eleven cards.
#[test]
fn the_revolution_card_can_be_at_every_place_of_a_pack_of_eleven() {
    let below: std::collections::BTreeSet<u8> =
        (0..200).filter_map(|seed| game(2, &[("revolution_pack", "11")], seed).deck.revolution).collect();
    assert!(below.into_iter().eq(0..=11));
}

/// Section 11.2; ruling 9.45.
#[test]
fn with_equal_first_turns_everybody_draws_three_and_still_chooses_nothing() {
    for seats in 2..=5 {
        let (_, log) = played(seats, &[("first_turn", "equal")], 4);
        let first = log.0.iter().filter_map(|(_, event)| match event {
            Event::TurnBegan { seat, count: Some(count) } => Some((*seat, *count)),
            _ => None,
        });
        let first: Vec<(Seat, u8)> = first.collect();
        assert_eq!(first.len(), seats);
        assert!(first.iter().all(|&(_, count)| count == 3), "{first:?}");
    }
    let equal = table("with first_turn equal; first_turn A");
    assert_eq!(equal.game.prompt(A), Some(Prompt::Draw { left: 3, first_turn: true }));
    assert_eq!(equal.moves(A), ["draw:0", "draw:1", "draw:2", "draw:3", "draw:4", "draw:5", "draw:blind"]);
    assert_eq!(equal.refusal(A, "option:attributes_refresh"), ("9.45", "first_turn"));
    assert_eq!(equal.refusal(A, "option:treachery"), ("9.45", "first_turn"));
}

const BAVARIA: &str = "noble B de_bavaria.duke; treachery A assassin";

fn assassination(words: &str, seed: u64) -> Table {
    let mut table = table(&format!("{BAVARIA}; {words}")).with_seed(seed);
    table.play("A option:treachery take_treachery:0 take_attribute:0 play:assassin target:de_bavaria.duke");
    table
}

/// Section 11.3.
#[test]
fn a_certain_assassin_always_succeeds_and_nothing_is_drawn_from_a_bag() {
    for seed in 0..40 {
        let table = assassination("with assassin certain", seed);
        assert_eq!(table.lives("de_bavaria.duke"), None);
        assert_eq!(["killed", "bag_drawn", "picked_cube", "survived"].map(|id| table.told(id)), [1, 0, 0, 0]);
        assert_eq!(table.view(Viewer::Spectator).turn.bag, None);
        assert_eq!(table.chance.draws(), 0, "no luck");
    }
}

/// Section 11.3.
#[test]
fn certain_assassins_kill_a_king() {
    let mut table = table("with assassin certain; noble B gb_london.king; treachery A assassin*2");
    table.play("A option:treachery take_treachery:0 take_attribute:0 play:assassin+assassin target:gb_london.king");
    assert_eq!((table.lives("gb_london.king"), table.told("bag_drawn")), (None, 0));
}

/// Section 11.3: three cubes of the attacker and one of the victim.
#[test]
fn an_assassin_with_the_bag_succeeds_three_times_out_of_four() {
    let killed = (0..2000).filter(|&seed| assassination("", seed).lives("de_bavaria.duke").is_none()).count();
    assert!((1420..=1580).contains(&killed), "{killed} of 2000");
    for seed in 0..40 {
        let table = assassination("", seed);
        let dead = table.lives("de_bavaria.duke").is_none();
        assert_eq!(["killed", "survived"].map(|id| table.told(id)), if dead { [1, 0] } else { [0, 1] });
        assert_eq!((table.told("bag_drawn"), table.told("picked_cube")), (1, 1));
        assert_eq!(table.view(Viewer::Seat(B)).turn.bag.map(|bag| bag.own), Some(dead));
    }
}

/// Section 11.5.
#[test]
fn open_hands_are_seen_by_everybody() {
    let hands = "hand A gold title; hand B troops; treachery B gallows assassin";
    let open = table(&format!("with open_hands on; {hands}"));
    for viewer in Viewer::all(open.game.seats) {
        let view = open.view(viewer);
        assert!(view.open_hands);
        for (seat, player) in open.game.players.iter(open.game.seats) {
            let shown = &view.players[seat.index()];
            assert_eq!((shown.attributes, shown.treachery), (Some(player.attributes), Some(player.treachery)));
            assert_eq!((shown.sure_attributes, shown.sure_treachery), (player.attributes, player.treachery));
        }
    }
    let closed = table(hands);
    assert!(!closed.view(Viewer::Spectator).open_hands);
    assert!(closed.view(Viewer::Spectator).players.iter().all(|it| it.attributes.is_none() && it.treachery.is_none()));
}

/// Section 11.5.
#[test]
fn with_open_hands_blind_draws_are_told_to_everybody() {
    for (value, audience) in [("on", Audience::All), ("off", Audience::one(A))] {
        let mut table = table(&format!("with open_hands {value}; next lineage; next_treachery gallows"));
        table.play("A option:treachery take_treachery:blind take_attribute:blind");
        let open = value == "on";
        let drawn = Event::DrewAttributeCard { seat: A, card: Attribute::Lineage, open };
        let taken = Event::DrewTreacheryCard { seat: A, card: crate::data::Treachery::Gallows, open };
        assert!(table.log.0.contains(&(audience, drawn)) && table.log.0.contains(&(audience, taken)));
    }
}

/// Section 11.5: and not before all have chosen.
#[test]
fn with_open_hands_the_cards_given_up_are_told_to_everybody_at_the_end() {
    let hands = "hand A gold*4 title*4; hand B gold*4 title*3; pack 3; revolution 0";
    let mut open = table(&format!("seats 2; with open_hands on; {hands}"));
    open.play("A option:attributes_three draw:blind trim:gold");
    let shown = open.view(Viewer::Seat(B)).players[0].attributes.unwrap();
    assert_eq!((shown[Attribute::Gold], shown[Attribute::Title]), (4, 4), "the hand as it was");
    assert_eq!(open.view(Viewer::Seat(A)).players[0].attributes.unwrap()[Attribute::Gold], 3);
    assert_eq!(open.told("trimmed_attributes"), 0);
    open.play("B trim:title").play("A trim:title");
    let given = [Attribute::Gold, Attribute::Title].into_iter().collect();
    assert!(open.log.0.contains(&(Audience::All, Event::TrimmedAttributes { seat: A, cards: given })));
    let mut closed = table(&format!("seats 2; {hands}"));
    closed.play("A option:attributes_three draw:blind trim:gold trim:title").play("B trim:title");
    assert_eq!((closed.told("trimmed"), closed.told("trimmed_attributes")), (2, 0));
}

/// Section 11.5: a rival sees the hand as it was, and a card named in it is no card more.
#[test]
fn with_open_hands_nothing_new_is_seen_of_a_card_that_is_named() {
    let hands = "hand A gold*4 title*4; treachery A assassin*3; hand B gold*4 title*3; pack 3; revolution 0";
    for value in ["on", "off"] {
        let mut table = table(&format!("seats 2; with open_hands {value}; {hands}"));
        table.play("A option:attributes_three draw:blind");
        for named in ["trim:gold", "trim:title", "trim:assassin"] {
            let (mover, rival) = (table.view(Viewer::Seat(A)), table.view(Viewer::Seat(B)));
            table.play(&format!("A {named}"));
            let (mover_then, rival_then) = (table.view(Viewer::Seat(A)), table.view(Viewer::Seat(B)));
            assert!(mover_then.seen() == mover.seen(), "{value}: {named} teaches the mover nothing");
            assert!(rival_then.seen_beside(&mover_then) == rival.seen_beside(&mover), "{value}: {named}");
        }
    }
}

/// Section 11.5.
#[test]
fn with_open_hands_the_piles_stay_hidden() {
    let table = table("with open_hands on; hand A gold title; hand B troops");
    let mut other = table.game.clone();
    other.resample(Viewer::Spectator, &mut FastChance::new(9));
    assert_eq!(table.game.view(Viewer::Spectator), other.view(Viewer::Spectator));
    assert!(table.game.deck.cards != other.deck.cards && table.game.treachery_pile != other.treachery_pile);
    assert!(table.game.players == other.players, "nothing of a hand is imagined");
}

/// Section 11.6.
#[test]
fn the_start_player_is_drawn_or_agreed() {
    let starts: std::collections::BTreeSet<Seat> = (0..60).map(|seed| game(5, &[], seed).start).collect();
    assert_eq!(starts.len(), 5);
    for seed in 0..5 {
        let game = game(4, &[("start_player", "2")], seed);
        assert_eq!((game.start, game.active), (C, C));
        assert_eq!([C, D, A, B].map(|seat| game.first_draws(seat)), [1, 1, 2, 3]);
    }
    let mut log = Heard::default();
    let options = agreed(&[("start_player", "1")]);
    HeadsOfState::new(&options, SeatCount::new(2).unwrap(), &mut FastChance::new(1), &mut log).unwrap();
    assert!(!log.0.iter().any(|(_, event)| matches!(event, Event::PickedStart { .. })), "nothing is drawn");
}

/// Section 11.6.
#[test]
fn a_start_player_who_does_not_sit_there_is_refused() {
    let options = agreed(&[("start_player", "3")]);
    let start = |seats| {
        let seats = SeatCount::new(seats).unwrap();
        HeadsOfState::new(&options, seats, &mut FastChance::new(1), &mut Silent)
    };
    assert!(matches!(start(3).err(), Some(SetupError::BadValue { id: "start_player", .. })));
    assert_eq!(start(4).unwrap().start, D);
}

/// Section 11.4 and ruling 9.7.
#[test]
fn the_revolution_of_1789_ends_the_game_at_once() {
    let mut table = table("century 1789; noble A fr_paris.king; hand B gold*9; pack 4; revolution 0");
    table.play("A option:attributes_three draw:blind");
    assert_eq!(table.game.asking().how, How::Over);
    assert_eq!((table.points(A), table.player(B).attributes.total()), (7 + 10 + 16, 9));
    assert_eq!((table.told("last_round"), table.told("trimmed")), (0, 0));
}

/// Section 11.4: it speaks of 1789 alone.
#[test]
fn finishing_the_round_changes_nothing_in_the_first_two_centuries() {
    for (century, next) in [("1589", Century::Y1689), ("1689", Century::Y1789)] {
        let mut table = table(&format!("with last_turn finish_round; century {century}; pack 4; revolution 0"));
        table.play("A option:attributes_three draw:blind");
        assert_eq!((table.game.century, table.told("last_round")), (next, 0));
        assert_eq!((table.told("country_scored"), table.game.deck.pack), (4, 10));
    }
}

/// Section 11.4.
#[test]
fn the_revolution_card_of_the_last_round_is_put_aside_and_nothing_is_scored_or_trimmed() {
    let mut table = last_round("noble A fr_paris.king; hand A gold*7; treachery B assassin*3; pack 4; revolution 0");
    table.play("A option:attributes_three draw:blind");
    assert_eq!((table.points(A), table.told("country_scored")), (7, 0));
    assert_eq!((table.player(A).attributes.total(), table.player(B).treachery.total()), (7, 3));
    assert_eq!((table.told("revolution_shown"), table.told("last_round")), (0, 1), "the century is not over");
    assert!(table.log.0.contains(&(Audience::All, Event::LastRound { last: D })));
}

/// Section 11.4: what showed is told in words of its own.
#[test]
fn the_revolution_card_of_the_last_round_ends_no_century() {
    let shown = |words: &str, moves: &str| {
        let mut table = last_round(words);
        table.play(moves);
        let told = table.log.0.iter().filter(|(_, event)| event.id() == "revolution_aside");
        let forms: Vec<_> = told.filter_map(|(_, event)| event.phrase()).map(|phrase| phrase.key.form).collect();
        assert_eq!(table.told("revolution_shown"), 0);
        forms
    };
    assert_eq!(shown("pack 4; revolution 0", "A option:attributes_three draw:blind"), ["draw"]);
    assert_eq!(shown("pack 4; revolution 0", "A option:treachery take_attribute:blind"), ["take_two"]);
    let refill = "A option:attributes_three draw:0 draw:1 draw:2 end_turn";
    assert_eq!(shown("pack 4; revolution 1", refill), ["refill"]);
}

/// Section 11.4.
#[test]
fn the_rest_of_the_pack_becomes_the_draw_pile() {
    let mut table = last_round("pack 4; revolution 0");
    let before = table.view(Viewer::Spectator);
    assert_eq!((before.draw_pile, before.pack.cards, before.pack.over), (0, 5, false));
    table.play("A option:attributes_three draw:blind");
    let after = table.view(Viewer::Spectator);
    assert_eq!((after.draw_pile, after.pack.cards, after.pack.over), (4, 0, true));
    assert_eq!((before.pack.shown, after.pack.shown), (false, true));
}

/// Section 11.4.
#[test]
fn the_interrupted_draw_is_still_owed_and_its_source_chosen_again() {
    let mut table = last_round("pack 4; revolution 0");
    table.play("A option:attributes_three draw:2 draw:blind");
    assert_eq!(table.game.prompt(A), Some(Prompt::Draw { left: 2, first_turn: false }));
    assert_eq!(table.moves(A), ["draw:0", "draw:1", "draw:3", "draw:4", "draw:5", "draw:blind"]);
    table.play("A draw:5 draw:blind");
    assert_eq!((table.player(A).attributes.total(), table.game.deck.draw_pile()), (3, 3));
}

/// Section 11.4.
#[test]
fn the_interrupted_card_of_option_2_is_still_owed() {
    let mut table = last_round("hand A gold*8; pack 4; revolution 0");
    table.play("A option:treachery take_treachery:1 take_attribute:blind");
    assert_eq!(table.game.prompt(A), Some(Prompt::TakeTwo { due: crate::Due::Attribute }));
    assert_eq!(table.player(A).treachery.total(), 1);
    assert_eq!(table.moves(A).len(), 7);
    table.play("A take_attribute:0");
    assert_eq!(table.player(A).attributes.total(), 9);
}

/// Section 11.4.
#[test]
fn an_interrupted_refill_goes_on_with_the_next_card() {
    let mut table = last_round("pack 4; revolution 1");
    table.play("A option:attributes_three draw:0 draw:1 draw:2 end_turn");
    assert!(table.game.display.iter().all(Option::is_some));
    assert_eq!((table.told("last_round"), table.game.deck.draw_pile(), table.game.active), (1, 1, B));
    let refilled = table.log.0.iter().find_map(|(_, event)| match event {
        Event::DisplayRefilled { cards } => Some(cards.total()),
        _ => None,
    });
    assert_eq!(refilled, Some(3));
}

/// Section 11.4.
#[test]
fn the_discards_become_the_draw_pile_when_a_card_of_the_empty_one_is_drawn() {
    let mut table = last_round("pack 0; revolution 0");
    let discarded = table.game.discard.total();
    table.play("A option:attributes_three draw:blind");
    assert_eq!((table.game.deck.draw_pile(), table.told("discards_reshuffled")), (0, 0));
    assert!(table.may("draw:blind"));
    table.play("A draw:blind");
    assert_eq!((table.told("discards_reshuffled"), table.told("shuffled_discards")), (1, 1));
    assert!(table.log.0.contains(&(Audience::All, Event::DiscardsReshuffled { count: discarded })));
    assert_eq!((table.game.deck.draw_pile(), table.game.discard.total()), (discarded - 1, 0));
}

/// Section 11.4.
#[test]
fn the_discards_become_the_draw_pile_in_a_refill_too() {
    let mut table = last_round("pack 1; revolution 0");
    let discarded = table.game.discard.total();
    table.play("A option:attributes_three draw:blind draw:0 draw:1 draw:2 end_turn");
    assert!(table.game.display.iter().all(Option::is_some));
    assert_eq!((table.told("discards_reshuffled"), table.game.deck.draw_pile()), (1, discarded - 2));
}

/// Section 11.4: no card is left to draw blind.
#[test]
fn blind_is_not_offered_while_draw_pile_and_discards_are_both_empty() {
    let words = "display gold gold gold gold gold gold; hand A gold*3 title*9 troops*7; \
        hand B castle*5 duelling*6 palace*6 bishop*4 lineage*4 courtesan*5";
    let mut table = last_round(&format!("seats 2; {words}; first_turn A"));
    table.play("A draw:blind");
    assert!(table.game.discard.is_empty() && table.game.deck.cards.is_empty());
    assert_eq!(table.moves(A), ["draw:0", "draw:1", "draw:2", "draw:3", "draw:4", "draw:5"]);
    assert_eq!(table.refusal(A, "draw:blind"), ("11.4", "no_blind"));
    table.play("A draw:0 draw:1 place:gb_ireland.baron");
    assert_eq!(table.game.discard.total(), 1, "what is paid can be drawn again");
}

/// Section 11.4; rulings 9.8 and 9.9.
#[test]
fn a_refresh_in_the_last_round_still_needs_six_cards_of_the_draw_pile_itself() {
    let mut short = last_round("pack 8; revolution 0");
    short.play("A option:attributes_three draw:blind draw:0 draw:1 draw:2 end_turn");
    assert_eq!((short.game.deck.draw_pile(), short.game.discard.is_empty()), (5, false));
    assert_eq!(short.refusal(B, "option:attributes_refresh"), ("9.8", "refresh_short"));
    let mut enough = last_round("pack 9; revolution 0");
    enough.play("A option:attributes_three draw:blind draw:0 draw:1 draw:2 end_turn");
    enough.play("B option:attributes_refresh");
    assert!(!enough.may("draw:blind") && !enough.game.discard.is_empty());
    assert_eq!(enough.refusal(B, "draw:blind"), ("9.9", "no_blind"));
    enough.play("B draw:0 end_turn");
    assert_eq!((enough.game.active, enough.game.deck.draw_pile()), (C, 5));
}

/// Section 11.4.
#[test]
fn the_game_ends_when_the_last_player_in_turn_order_has_ended_the_turn() {
    let mut table = last_round("pack 9; revolution 0; noble D fr_paris.king");
    table.play("A option:attributes_three draw:blind draw:0 draw:1 draw:2 end_turn");
    for turn in ["B", "C"] {
        table.play(&format!("{turn} option:attributes_three draw:0 draw:1 draw:2 end_turn"));
    }
    table.play("D option:attributes_three draw:0 draw:1 draw:2");
    assert_eq!((table.points(D), table.told("country_scored")), (7, 0));
    table.play("D end_turn");
    assert_eq!((table.game.asking().how, table.points(D)), (How::Over, 7 + 10 + 16));
    assert_eq!((table.told("country_scored"), table.told("revolution_shown")), (4, 0));
}

/// Section 11.4: last is who sits before the start player.
#[test]
fn the_last_player_is_the_one_before_the_start_player() {
    let mut table = last_round("start C; turn D; pack 4; revolution 0");
    table.play("D option:attributes_three draw:blind");
    assert!(table.log.0.contains(&(Audience::All, Event::LastRound { last: B })));
    table.play("D draw:0 draw:1 draw:2 end_turn");
    table.play("A option:attributes_three draw:0 draw:1 draw:2 end_turn");
    assert_ne!(table.game.asking().how, How::Over);
    table.play("B option:attributes_three draw:0 draw:1 draw:2 end_turn");
    assert_eq!(table.game.asking().how, How::Over);
}

/// Section 11.4: possibly the very turn in which the card showed.
#[test]
fn the_last_player_finishes_the_turn_in_which_the_card_shows() {
    let mut table = last_round("turn D; hand D gold*2; pack 4; revolution 0");
    table.play("D option:attributes_three draw:blind draw:0 draw:1 draw:2");
    assert!(table.may("place:gb_ireland.baron"));
    table.play("D place:gb_ireland.baron end_turn");
    assert_eq!(table.game.asking().how, How::Over);
    assert_eq!(table.points(D), 3 + 8 + 4, "area marker, lone influence, the only noble card");
}

/// Section 11.4: also when it shows in the refill of that turn.
#[test]
fn a_card_that_shows_in_the_refill_of_the_last_player_ends_the_game() {
    let mut table = last_round("turn D; pack 4; revolution 0");
    table.play("D option:attributes_three draw:0 draw:1 draw:2 end_turn");
    assert_eq!((table.told("last_round"), table.game.asking().how), (1, How::Over));
    assert!(table.game.display.iter().all(Option::is_some), "END_TURN is completed first");
    assert_eq!((table.told("country_scored"), table.told("final_score")), (4, 4));
}

/// Section 11.4: END_TURN includes the limit of the hand.
#[test]
fn the_last_player_discards_to_the_limit_before_the_game_ends() {
    let mut table = last_round("turn D; hand D gold*9; pack 4; revolution 0");
    table.play("D option:attributes_three draw:blind draw:0 draw:1 draw:2 end_turn");
    assert_eq!(table.moves_of(D, "discard").len(), table.player(D).attributes.kinds().count());
    table.play("D discard:gold discard:gold");
    assert_eq!(table.game.asking().how, How::Over);
}

/// Section 11.4.
#[test]
fn with_finish_round_everybody_has_equally_many_turns() {
    for seats in 2..=5 {
        for seed in 0..6 {
            let (game, log) = played(seats, &[("last_turn", "finish_round")], seed);
            let turns: Vec<usize> = game.seats.iter().map(|seat| turns_of(&log, seat)).collect();
            assert!(turns.iter().all(|&count| count == turns[0]), "{seats} players, seed {seed}: {turns:?}");
            let told = |id| log.0.iter().filter(|(_, event)| event.id() == id).count();
            assert_eq!((told("revolution_shown"), told("last_round"), told("country_scored")), (2, 1, 12));
        }
    }
}

/// Section 11.4: without the house rule chance decides how many turns everybody has.
#[test]
fn without_finish_round_turns_are_not_always_equally_many() {
    let unequal = (0..20).filter(|&seed| {
        let (game, log) = played(4, &[], seed);
        let turns: Vec<usize> = game.seats.iter().map(|seat| turns_of(&log, seat)).collect();
        turns.iter().any(|&count| count != turns[0])
    });
    assert!(unequal.count() > 5);
}
