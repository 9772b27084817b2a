//! Section 6 and ruling 9.59, from set-up positions.

use curia_core::testkit::Probe;
use curia_core::{Arg, FastChance, Game, Prompt as _, View as _, Viewer};

use super::position::{Position, S0, S1, S2, pile};
use crate::data::{City, Colour};
use crate::outline::Text;
use crate::state::Phase;
use crate::{BuildingView, Event, LayingView, OpenMoney, Options, View};

#[test]
fn a_purse_is_shown_to_its_owner_alone() {
    let table = Position::new(3).gold(&[4, 5, 6]);
    let purses = |viewer| table.game.view(viewer).houses.iter().map(|house| house.gold).collect::<Vec<_>>();
    assert_eq!(purses(Viewer::Seat(S1)), [None, Some(5), None]);
    assert_eq!(purses(Viewer::Spectator), [None, None, None]);
}

#[test]
fn open_money_and_the_end_of_the_game_open_the_purses() {
    let open = Options { open_money: OpenMoney::On, start_principe: Some(S0), ..Options::default() };
    let table = Position::with(3, open).gold(&[4, 5, 6]);
    assert_eq!(table.game.view(Viewer::Spectator).houses[2].gold, Some(6));
    let over = Position::new(3).gold(&[4, 5, 6]).hand(S2, "G").phase(Phase::Over);
    assert_eq!(over.game.view(Viewer::Seat(S0)).houses[2].gold, Some(6));
    assert_eq!(over.game.view(Viewer::Spectator).houses[2].hand, Some(pile("G")));
}

#[test]
fn offers_are_secret_until_the_reveal() {
    let mut table = Position::new(3).hand(S0, "GWRB").hand(S1, "GWRB").hand(S2, "GWRB").phase(Phase::Offer);
    table.play(&["0 offer:green"]);
    assert!(table.game.asking().secret);
    let own = table.game.view(Viewer::Seat(S0)).houses[0].clone();
    let other = table.game.view(Viewer::Seat(S1)).houses[0].clone();
    assert_eq!((own.offered, own.offer, own.hand), (1, Some(pile("G")), Some(pile("WRB"))));
    assert_eq!((other.offered, other.offer, other.hand, other.hand_size), (1, None, None, 3));
    let heard: Vec<&Event> = table.log.by(Viewer::Seat(S1)).collect();
    assert_eq!(heard, [&Event::Offered { seat: S0, so_far: 1 }]);
}

#[test]
fn a_forced_pass_looks_like_a_free_one() {
    let told = |gold: &[u8]| {
        let mut table = Position::new(3).gold(gold).lots(&["RR"]);
        table.log.0.clear();
        table.play(&["1 pass_bid"]);
        let asking = table.game.asking();
        (table.log.by(Viewer::Seat(S0)).cloned().collect::<Vec<_>>(), asking, table.game.view(Viewer::Seat(S0)))
    };
    assert_eq!(told(&[5, 0, 5]), told(&[5, 9, 5]));
}

#[test]
fn a_declined_build_tells_nothing_of_the_purse() {
    let cities = [City::Firenze, City::Lucca, City::Siena, City::Verona];
    let told = |gold: &[u8]| {
        let mut table = Position::new(3).display(&cities).hand(S0, "WRY").gold(gold).phase(Phase::BuildOption(S0));
        let prompt = table.game.prompt(S0).unwrap();
        table.play(&["0 decline_build"]);
        (prompt.phrase(), table.log.by(Viewer::Seat(S1)).cloned().collect::<Vec<_>>())
    };
    assert_eq!(told(&[0, 5, 5]), told(&[9, 5, 5]));
}

#[test]
fn running_scores_do_not_depend_on_purses_or_hands() {
    let rich = Position::new(3).gold(&[0, 40, 0]).hand(S1, "GGGG");
    let poor = Position::new(3).gold(&[40, 0, 0]).hand(S2, "GGGG");
    assert_eq!(rich.game.scores(Viewer::Spectator), poor.game.scores(Viewer::Spectator));
}

#[test]
fn cards_of_a_lot_are_remembered_and_redrawn_into_the_same_hand() {
    let mut table = Position::new(3).gold(&[5, 5, 5]).hand(S0, "GG").hand(S2, "WW").lots(&["RR"]);
    table.play(&["1 bid:1", "2 pass_bid", "0 pass_bid", "1 decline_build"]);
    assert_eq!(table.game.view(Viewer::Seat(S0)).houses[1].sure, pile("RR"));
    for seed in 0..50 {
        let mut world = table.game.clone();
        world.resample(Viewer::Seat(S0), &mut FastChance::new(seed));
        assert_eq!(world.houses[S1].hand, pile("RR"));
        assert_eq!(world.houses[S0].hand, pile("GG"));
        assert_eq!(world.houses[S0].gold, table.game.houses[S0].gold);
        world.invariants().unwrap();
    }
}

#[test]
fn laid_cards_leave_the_memory() {
    let mut table = Position::new(3).gold(&[5, 5, 5]).lots(&["RR"]);
    table.play(&["1 bid:1", "2 pass_bid", "0 pass_bid", "1 decline_build"]);
    table.play(&["1 lay:red", "1 lay_count:1"]);
    assert_eq!(table.game.view(Viewer::Spectator).houses[1].sure, pile("R"));
}

#[test]
fn a_player_about_to_lay_has_a_card_of_the_colour_in_every_world() {
    let mut table = Position::new(3).hand(S0, "R").hand(S1, "GGGG");
    table.play(&["0 lay:red"]);
    for seed in 0..50 {
        let mut world = table.game.clone();
        world.resample(Viewer::Seat(S1), &mut FastChance::new(seed));
        assert_eq!(world.houses[S0].hand, pile("R"));
    }
}

#[test]
fn an_offerer_knows_more_of_the_others_after_the_reveal() {
    let mut table = Position::new(3).gold(&[5, 5, 5]).hand(S0, "RRW").hand(S2, "WWW").hand(S1, "BB").lots(&["RR"]);
    table.play(&["1 bid:1", "2 pass_bid", "0 pass_bid", "1 decline_build"]);
    table.game.phase = Phase::Offer;
    table.play(&["0 offer:red", "0 offer:red", "1 offer:blue", "2 offer:white", "1 offer:blue", "2 offer:white"]);
    assert_eq!(table.game.lots.cards[Colour::Red], 2);
    // Both red cards were seat 0's own; everybody else must reckon with seat 1 having offered its two.
    assert_eq!(table.game.view(Viewer::Seat(S0)).houses[1].sure, pile("RR"));
    assert_eq!(table.game.view(Viewer::Seat(S2)).houses[1].sure, pile(""));
    assert_eq!(table.game.view(Viewer::Spectator).houses[1].sure, pile(""));
}

#[test]
fn scrambled_purses_show_in_no_reason_of_another() {
    let table = Position::new(4).gold(&[3, 4, 5, 2]).lots(&["RR"]);
    let mut world = table.game.clone();
    world.scramble(Viewer::Seat(S1), &mut FastChance::new(4));
    assert!(world != table.game);
    for text in ["bid:1", "bid:5", "pass_bid", "build:siena", "offer:red"] {
        let mv = text.parse().unwrap();
        assert_eq!(world.why_not(S1, mv), table.game.why_not(S1, mv));
        assert_eq!(world.why_not(S2, mv).map(|it| it.rule), table.game.why_not(S2, mv).map(|it| it.rule));
    }
    assert_eq!(world.view(Viewer::Seat(S1)), table.game.view(Viewer::Seat(S1)));
}

#[test]
fn nobody_learns_who_offered_which_card() {
    let told = |first: [&str; 2], second: [&str; 2]| {
        let mut table = Position::new(3).hand(S0, "GWRB").hand(S1, "GWRB").hand(S2, "GWRB").phase(Phase::Offer);
        table.play(&[&format!("0 offer:{}", first[0]), &format!("0 offer:{}", first[1])]);
        table.play(&[&format!("1 offer:{}", second[0]), &format!("1 offer:{}", second[1])]);
        table.play(&["2 offer:blue", "2 offer:red"]);
        [Viewer::Seat(S2), Viewer::Spectator]
            .map(|viewer| (table.log.by(viewer).cloned().collect::<Vec<_>>(), table.game.view(viewer)))
    };
    assert_eq!(told(["green", "white"], ["red", "blue"]), told(["red", "blue"], ["green", "white"]));
}

#[test]
fn the_card_of_a_red_role_is_shown_to_its_drawer_alone() {
    let mut table = Position::new(3).up(S0, "R").last_round();
    table.begin_roles();
    let cards = |viewer| {
        let drew = |event: &&Event| matches!(event, Event::Drew { .. } | Event::DrewCards { .. });
        table.log.by(viewer).filter(drew).cloned().collect::<Vec<_>>()
    };
    let drew = || Event::Drew { seat: S0, count: 1 };
    assert_eq!(cards(Viewer::Seat(S1)), [drew()]);
    assert_eq!(cards(Viewer::Spectator), [drew()]);
    assert_eq!(cards(Viewer::Seat(S0)), [drew(), Event::DrewCards { seat: S0, cards: table.house(S0).hand }]);
}

#[test]
fn a_list_of_moves_is_for_its_actor_alone() {
    let cities = [City::Firenze, City::Lucca, City::Siena, City::Verona];
    let hands = || Position::new(3).display(&cities).hand(S0, "WRRY").hand(S1, "WRRY").gold(&[5, 5, 5]);
    let mut laying = hands();
    laying.play(&["0 lay:red"]);
    for table in [hands(), hands().phase(Phase::BuildOption(S0)), hands().principe(S2).lots(&["GG"]), laying] {
        assert!(table.legal(S0).len() > 1 && table.game.prompt(S0).is_some());
        for other in [S1, S2] {
            assert!(table.legal(other).is_empty() && table.game.prompt(other).is_none());
        }
    }
}

#[test]
fn what_is_being_built_or_laid_is_public() {
    let cities = [City::Firenze, City::Lucca, City::Siena, City::Verona];
    let mut building = Position::new(3).display(&cities).hand(S0, "WWRB").gold(&[4]);
    building.play(&["0 build:lucca"]);
    let view = building.game.view(Viewer::Spectator);
    assert_eq!(view.building, Some(BuildingView { seat: S0, city: City::Lucca, left: 2 }));
    assert_eq!(rows(&view, "building"), [vec![Arg::Int(2)]]);
    let mut laying = Position::new(3).hand(S0, "RR");
    laying.play(&["0 lay:red"]);
    let view = laying.game.view(Viewer::Seat(S1));
    assert_eq!(view.laying, Some(LayingView { seat: S0, colour: Colour::Red }));
    assert_eq!(rows(&view, "laying"), [vec![Arg::Name(Colour::Red.key())]]);
}

#[test]
fn the_outline_names_the_cards_of_an_own_offer_and_counts_those_of_others() {
    let mut table = Position::new(3).hand(S0, "GWRB").hand(S1, "GWRB").hand(S2, "GWRB").phase(Phase::Offer);
    table.play(&["0 offer:green"]);
    let (own, other) = (table.game.view(Viewer::Seat(S0)), table.game.view(Viewer::Seat(S1)));
    assert_eq!(rows(&own, "offer"), [vec![Arg::from(Text::Cards { count: 1, colour: Colour::Green })]]);
    assert_eq!((rows(&own, "offered").len(), rows(&other, "offer").len()), (0, 0));
    assert_eq!(rows(&other, "offered"), [vec![Arg::Int(1)]]);
}

/// The values of all rows of an outline with this label.
fn rows(view: &View, label: &str) -> Vec<Vec<Arg>> {
    let rows = view.outline().sections.into_iter().flat_map(|section| section.rows);
    rows.filter(|row| row.label.key.id == label).map(|row| row.values).collect()
}

#[test]
fn the_end_tells_everybody_all_purses_and_hands() {
    let mut table = Position::new(3).gold(&[4, 5, 6]).hand(S2, "GR").last_round();
    table.begin_roles();
    let opened = |event: &&Event| matches!(event, Event::Opened { .. });
    let heard: Vec<Event> = table.log.by(Viewer::Spectator).filter(opened).cloned().collect();
    let expected = [(S0, 4, ""), (S1, 5, ""), (S2, 6, "GR")];
    assert_eq!(heard, expected.map(|(seat, gold, hand)| Event::Opened { seat, gold, hand: pile(hand) }));
}

#[test]
fn ruling_9_59_a_redraw_changes_hands_offers_and_deck_alone() {
    let mut table = Position::new(3).hand(S0, "GWRB").hand(S1, "GWRB").hand(S2, "GWRB").gold(&[4, 5, 6]);
    table = table.up(S1, "GG").down(S2, "Y").phase(Phase::Offer);
    table.play(&["0 offer:green", "1 offer:white", "2 offer:blue"]);
    let true_hands = (table.house(S1).hand, table.house(S2).hand);
    let mut changed = 0;
    for seed in 0..50 {
        let mut world = table.game.clone();
        world.resample(Viewer::Seat(S0), &mut FastChance::new(seed));
        assert_eq!(world.view(Viewer::Seat(S0)), table.game.view(Viewer::Seat(S0)));
        assert_eq!([S0, S1, S2].map(|seat| world.houses[seat].gold), [4, 5, 6]);
        assert_eq!(world.deck.total(), table.game.deck.total());
        world.invariants().unwrap();
        changed += usize::from((world.houses[S1].hand, world.houses[S2].hand) != true_hands);
    }
    assert!(changed > 40, "{changed}");
}

#[test]
fn ruling_9_59_a_player_can_have_offered_no_more_than_they_owed() {
    let mut table = Position::new(3).gold(&[5, 5, 5]).hand(S0, "RWW").hand(S1, "BB").hand(S2, "RR").lots(&["RRR"]);
    table.play(&["1 bid:1", "2 pass_bid", "0 pass_bid", "1 decline_build"]);
    table.game.phase = Phase::Offer;
    table.play(&["0 offer:red", "0 offer:white", "1 offer:blue", "1 offer:blue", "2 offer:red", "2 offer:red"]);
    assert_eq!(table.game.lots.cards[Colour::Red], 3);
    let sure = |viewer| table.game.view(viewer).houses[1].sure;
    assert_eq!(sure(Viewer::Spectator), pile("R"));
    assert_eq!(sure(Viewer::Seat(S0)), pile("R"));
    assert_eq!(sure(Viewer::Seat(S2)), pile("RR"));
}
