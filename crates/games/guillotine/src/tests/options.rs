//! Section 11: options.

use curia_core::{Game, Options as _, Seat, SeatCount, SetupError, Silent, Viewer};

use super::position::{A, B, C, Rigged, table, table_with};
use crate::event::Event;
use crate::options::{
    CallousGuards, ClownScope, ConfusionMode, DayStarter, MasterSpyTiming, Options, RivalExecutioner, ScoreDisplay,
    TwistScope,
};
use crate::state::{Guillotine, Phase};

const LINE: &str = "duke bishop mayor regent heretic";

fn options(change: impl FnOnce(&mut Options)) -> Options {
    let mut options = Options::default();
    change(&mut options);
    options
}

#[test]
fn every_value_reads_back() {
    let seats = SeatCount::new(5).unwrap();
    for spec in Options::SPECS {
        for value in spec.sample_values(seats) {
            let mut options = Options::default();
            options.set(spec.id, &value).unwrap();
            assert_eq!(options.get(spec.id), value);
            assert!(Options::value_key(spec.id, &value).is_some() || spec.id == "start_player", "{} {value}", spec.id);
        }
        assert_eq!(Options::default().get(spec.id), spec.default_value());
    }
}

#[test]
fn the_host_may_name_the_first_player() {
    let options = options(|options| options.start_player = Some(Seat::S2));
    let new =
        |seats: usize| Guillotine::new(&options, SeatCount::new(seats).unwrap(), &mut Rigged::default(), &mut Silent);
    assert_eq!(new(3).unwrap().active, C);
    assert!(matches!(new(2), Err(SetupError::BadValue { id: "start_player", .. })));
}

#[test]
fn one_cannot_play_alone() {
    let alone = Guillotine::new(&Options::default(), SeatCount::new(1).unwrap(), &mut Rigged::default(), &mut Silent);
    assert!(matches!(alone, Err(SetupError::Seats { asked: 1, min: 2, max: 5 })));
}

#[test]
fn day_starter_may_rotate() {
    let options = options(|options| options.day_starter = DayStarter::Rotate);
    let mut game = table_with(3, &options).lined("duke").hand(A, "trip").hand(B, "trip").hand(C, "pushed").turn_of(C);
    game.skip_on();
    assert_eq!((game.active, game.day_starter), (B, B), "A began day 1, so B begins day 2");
}

#[test]
fn rotating_starters_do_not_change_the_finale() {
    let options = options(|options| options.day_starter = DayStarter::Rotate);
    let mut game = table_with(3, &options).lined("robespierre duke").on_day(3).hand(A, "trip").hand(B, "trip");
    game.day_starter = B;
    let mut game = game.hand(C, "pushed").turn_of(C);
    game.skip_on();
    assert_eq!((game.phase, game.active), (Phase::FinalCards, A), "left of the last player, not of the starter");
}

#[test]
fn the_rival_may_take_from_the_deck() {
    let options = options(|options| options.rival_executioner = RivalExecutioner::Deck);
    let mut game = table_with(2, &options)
        .lined("rival_executioner duke mayor")
        .noble_tops("lord")
        .laid(A, "foreign_support")
        .hand(A, "trip")
        .hand(B, "trip")
        .turn_of(A);
    game.skip_on();
    assert_eq!((game.pile_text(A).as_str(), game.line_text().as_str()), ("rival_executioner lord", "duke mayor"));
    assert_eq!(game.hands[A].len(), 1 + 1 + 2, "Foreign Support, then one card more in step 3");
}

#[test]
fn robespierre_from_the_deck_ends_the_day() {
    let options = options(|options| options.rival_executioner = RivalExecutioner::Deck);
    let mut game = table_with(2, &options)
        .lined("rival_executioner duke mayor")
        .noble_tops("robespierre")
        .hand(A, "double_feature")
        .hand(B, "trip")
        .turn_of(A);
    game.go(A, "play:double_feature");
    game.let_pass();
    assert_eq!((game.pile_text(A).as_str(), game.day), ("rival_executioner robespierre", 2));
}

#[test]
fn the_rival_takes_from_the_deck_with_an_empty_line() {
    let options = options(|options| options.rival_executioner = RivalExecutioner::Deck);
    let mut game = table_with(2, &options)
        .lined("rival_executioner")
        .noble_tops("fast_noble")
        .hand(A, "trip")
        .hand(B, "trip")
        .turn_of(A);
    game.skip_on();
    assert_eq!(game.pile_text(A), "rival_executioner fast_noble");
    let mut none = table_with(2, &options)
        .lined("rival_executioner duke")
        .rest_of_nobles_to(B)
        .hand(A, "trip")
        .hand(B, "trip")
        .turn_of(A);
    none.skip_on();
    assert_eq!((none.pile_text(A).as_str(), none.line_text().as_str()), ("rival_executioner", "duke"));
}

#[test]
fn a_curse_strikes_the_next_beheading() {
    let options = options(|options| options.confusion_mode = ConfusionMode::Curse);
    let mut game = table_with(2, &options)
        .lined("duke bishop mayor regent")
        .hand(A, "confusion_in_line")
        .hand(B, "trip")
        .turn_of(A);
    game.go(A, "play:confusion_in_line");
    assert_eq!(game.legal_texts(A), ["player:0", "player:1"]);
    game.go(A, "player:1");
    assert_eq!((game.pile_text(A).as_str(), game.discard_text().as_str()), ("duke", "confusion_in_line"));
    assert!(game.view(Viewer::Spectator).players[1].cursed);
    let events = game.go_with(B, "skip", &[0, 1]);
    assert!(events.iter().any(|event| matches!(event, Event::CurseStruck { seat: B, .. })));
    assert_eq!(game.pile_text(B), "regent");
    assert!(game.cursed.is_empty());
}

#[test]
fn a_curse_is_line_altering_and_does_not_move_the_spy_when_it_strikes() {
    let options = options(|options| options.confusion_mode = ConfusionMode::Curse);
    let blocked = table_with(2, &options).lined(LINE).laid(B, "callous_guards").hand(A, "confusion_in_line").turn_of(A);
    assert_eq!(blocked.refusal_of(A, "play:confusion_in_line").rule, "9.11");
    let mut game = table_with(2, &options).lined("duke master_spy mayor").hand(A, "trip").hand(B, "trip");
    game.cursed = game.cursed.with(A);
    let mut game = game.turn_of(A);
    game.go(A, "skip");
    assert_eq!(game.line_text(), "master_spy mayor");
}

#[test]
fn a_curse_waits_for_a_real_beheading_whoever_is_at_the_front() {
    let options = options(|options| options.confusion_mode = ConfusionMode::Curse);
    let mut gift = table_with(2, &options).lined("duke bishop mayor").hand(A, "after_you").hand(B, "trip");
    gift.cursed = gift.cursed.with(B);
    let mut gift = gift.turn_of(A);
    gift.go(A, "play:after_you");
    assert!(gift.cursed.has(B), "a noble received is no beheading");
    let mut judge = table_with(2, &options).lined("unpopular_judge_1 duke").hand(A, "trip").hand(B, "trip");
    judge.cursed = judge.cursed.with(A);
    let judge = judge.turn_of(A);
    assert!(!judge.cursed.has(A), "a Judge does not hold it up");
    let mut alone = table_with(2, &options).lined("duke").hand(A, "trip").hand(B, "trip");
    alone.cursed = alone.cursed.with(A).with(B);
    let mut alone = alone.turn_of(A);
    alone.go(A, "skip");
    assert_eq!((alone.day, alone.cursed.iter().collect::<Vec<_>>()), (2, vec![B]), "the other mark stays overnight");
}

#[test]
fn a_second_curse_does_not_add_up_and_no_window_opens() {
    let options = options(|options| options.confusion_mode = ConfusionMode::Curse);
    let mut game =
        table_with(2, &options).lined("master_spy bishop mayor").hand(A, "confusion_in_line").hand(B, "trip");
    game.cursed = game.cursed.with(B);
    let mut game = game.turn_of(A);
    let events = game.go(A, "play:confusion_in_line player:1");
    assert_eq!(game.cursed.iter().collect::<Vec<_>>(), [B]);
    assert!(events.iter().any(|event| matches!(event, Event::SpyMoved)), "the card itself moves him as usual");
    assert!(!events.iter().any(|event| matches!(event, Event::WindowOpened { .. })));
    game.go(B, "skip");
    assert!(game.cursed.is_empty());
}

#[test]
fn twist_of_fate_may_free_oneself() {
    let options = options(|options| options.twist_scope = TwistScope::Any);
    let mut game = table_with(2, &options).lined(LINE).laid(A, "tough_crowd").hand(A, "twist_of_fate").turn_of(A);
    game.go(A, "play:twist_of_fate card:tough_crowd");
    assert_eq!(game.tables[A], 0);
}

#[test]
fn the_clown_must_go_to_another() {
    let options = options(|options| options.clown_scope = ClownScope::Others);
    let mut three = table_with(3, &options).lined("clown duke mayor").hand(A, "trip").turn_of(A);
    three.skip_on();
    assert_eq!(three.legal_texts(A), ["player:1", "player:2"]);
    let mut two = table_with(2, &options).lined("clown duke mayor").hand(A, "trip").hand(B, "trip").turn_of(A);
    two.skip_on();
    assert_eq!(two.pile_text(B), "clown", "with two players nobody is asked");
}

#[test]
fn the_spy_may_move_before_the_card_works() {
    let options = options(|options| options.master_spy_timing = MasterSpyTiming::Before);
    let mut walk =
        table_with(2, &options).lined("duke master_spy mayor").hand(A, "the_long_walk").hand(B, "trip").turn_of(A);
    walk.go(A, "play:the_long_walk");
    assert_eq!(walk.line_text(), "master_spy mayor duke");
    let mut targets = table_with(2, &options)
        .lined("master_spy regent bishop")
        .hand(A, "majesty military_might")
        .hand(B, "trip")
        .turn_of(A);
    assert!(!targets.is_legal(A, "play:majesty"), "the Regent will be at the front");
    targets.go(A, "play:military_might");
    assert_eq!(targets.legal_texts(A), ["noble:2"]);
    targets.go(A, "noble:2 distance:2");
    assert_eq!(targets.line_text(), "master_spy regent bishop");
}

#[test]
fn the_early_spy_moves_once_and_before_a_reaction() {
    let options = options(|options| options.master_spy_timing = MasterSpyTiming::Before);
    let mut cart = table_with(2, &options)
        .lined("duke bishop")
        .noble_tops("master_spy lord lady")
        .hand(A, "extra_cart")
        .hand(B, "trip")
        .turn_of(A);
    cart.go(A, "play:extra_cart");
    assert_eq!(cart.line_text(), "duke bishop master_spy lord lady", "he came too late to move");
    let mut reaction = table_with(2, &options)
        .lined("master_spy bishop mayor")
        .hand(A, "trip")
        .hand(B, "confusion_in_line")
        .turn_of(A);
    reaction.go(A, "skip");
    // He goes to the end, then the line is shuffled: the last and the first change places.
    reaction.go_with(B, "play:confusion_in_line", &[0, 1]);
    assert_eq!(reaction.pile_text(A), "master_spy");
}

#[test]
fn the_judge_counts_before_the_spy_moves() {
    let options = options(|options| options.master_spy_timing = MasterSpyTiming::Before);
    let game = table_with(2, &options)
        .lined("master_spy unpopular_judge_1 bishop")
        .hand(A, "fountain_of_blood")
        .hand(B, "trip")
        .turn_of(A);
    assert!(game.is_legal(A, "play:fountain_of_blood"));
}

#[test]
fn callous_guards_may_be_left_out() {
    let options = options(|options| options.callous_guards = CallousGuards::Out);
    let game = Guillotine::new(&options, SeatCount::new(4).unwrap(), &mut Rigged::default(), &mut Silent).unwrap();
    game.invariants().unwrap();
    assert_eq!(game.action_deck.len(), 39);
}

#[test]
fn decks_are_as_the_table_of_section_4_says() {
    for (seats, left) in [(2, 50), (3, 45), (4, 40), (5, 35)] {
        let seats = SeatCount::new(seats).unwrap();
        let game = Guillotine::new(&Options::default(), seats, &mut Rigged::default(), &mut Silent).unwrap();
        assert_eq!((game.action_deck.len(), game.noble_deck.len(), game.line.len()), (left, 38, 12));
        assert_eq!((game.day, game.phase), (1, Phase::ChooseAction));
    }
}

#[test]
fn scores_may_be_hidden_until_the_end() {
    let options = options(|options| options.score_display = ScoreDisplay::Hidden);
    let game = table_with(2, &options).lined(LINE).pile(A, "cardinal").hand(A, "trip").turn_of(A);
    assert!(game.scores(Viewer::Seat(A)).seats.iter().all(Option::is_none));
    assert!(game.view(Viewer::Seat(A)).players.iter().all(|player| player.points.is_none()));
    let mut end = table_with(2, &options).pile(A, "cardinal").hand(A, "trip").finale_from(A);
    end.go(A, "done");
    assert_eq!(end.scores(Viewer::Spectator).seats[0].as_ref().map(|score| score.total), Some(5));
    let open = table(2).lined(LINE).pile(A, "cardinal").hand(A, "trip").turn_of(A);
    assert_eq!(open.view(Viewer::Spectator).players[0].points, Some(5));
}

#[test]
fn a_beheading_tells_what_it_changed_of_the_points() {
    let gain = |options: &Options, pile: &str, laid: &str, front: &str| {
        let game = table_with(2, options).lined(front).pile(A, pile).laid(A, laid);
        let events = game.hand(A, "trip").hand(B, "trip").turn_of(A).go(A, "skip");
        events.iter().find_map(|event| match event {
            Event::Beheaded { gain, .. } => Some(*gain),
            _ => None,
        })
    };
    let open = Options::default();
    assert_eq!(gain(&open, "", "", "cardinal"), Some(5));
    assert_eq!(gain(&open, "palace_guard_1 palace_guard_2", "", "palace_guard_3"), Some(5), "nine instead of four");
    assert_eq!(gain(&open, "martyr_1 martyr_2", "", "tragic_figure"), Some(-3));
    assert_eq!(gain(&open, "count", "", "countess"), Some(6), "both are worth four now");
    assert_eq!(gain(&open, "", "church_support", "cardinal"), Some(6));
    let hidden = options(|options| options.score_display = ScoreDisplay::Hidden);
    assert_eq!(gain(&hidden, "", "", "cardinal"), Some(0), "nothing is told of points that are hidden");
}
