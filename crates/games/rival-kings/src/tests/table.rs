//! What the view shows of the table beyond its components: how far actions are, the conflicts, the best arrangement.

use curia_core::{Chance, FastChance, Game, Viewer};

use super::position::{S0, S1, S2, S3, Table};
use crate::arrangement::{Arranged, arrange, points_of};
use crate::data::Action::TakeMoney;
use crate::data::Building::{Dungeon, Forge, Garden, Mine, Vineyard};
use crate::data::Character::{
    Count, Countess, Courtier, Diplomat, Duke, Knight, LordProtector, Merchant1, Merchant2, Priest, Queen,
};
use crate::data::Subject::{Gardener, Innkeeper, Sailor, TownGuard, Vintner};
use crate::data::{Card, Kind, Rank, Subject};
use crate::view::{Conflict, Fate, View};

fn view(table: &Table) -> View {
    table.game.view(Viewer::Spectator)
}

#[test]
fn an_action_is_to_come_then_now_then_done_or_passed() {
    let mut table = Table::new(3);
    table.reveal(&[Knight, Count, Merchant1], None);
    let fates = |table: &Table| view(table).players[0].fates.clone();
    assert_eq!(fates(&table), [Fate::ToCome, Fate::ToCome], "the Count is first");
    table.until_turn(S0);
    assert_eq!(fates(&table), [Fate::Now, Fate::ToCome]);
    table.play(S0, "perform");
    assert_eq!(fates(&table), [Fate::Now, Fate::ToCome], "until a pile is chosen");
    table.play(S0, "pile:b1").play(S0, "skip");
    assert_eq!(fates(&table), [Fate::Done, Fate::Passed]);
    assert_eq!(view(&table).players[2].fates[0], Fate::Now);
    table.finish_cycle();
    assert!(fates(&table).is_empty(), "the character is laid aside");
}

#[test]
fn of_a_tied_character_it_is_seen_which_action_was_performed() {
    let mut table = Table::new(3);
    table.reveal(&[Merchant1, Merchant2, Queen], None).until_turn(S0);
    let fates = |table: &Table| view(table).players[0].fates.clone();
    assert_eq!(fates(&table), [Fate::ToCome; 4]);
    table.play(S0, "perform:take_money");
    assert_eq!(fates(&table)[1], Fate::Now);
    table.play(S0, "pile:b1");
    assert_eq!(fates(&table), [Fate::Passed, Fate::Done, Fate::Passed, Fate::Passed]);
}

#[test]
fn the_second_time_of_the_sailor_is_now_again() {
    let mut table = Table::new(3);
    table.own(S0, &[], &[Sailor]).reveal(&[Merchant1, Merchant2, Queen], None).until_turn(S0);
    table.play(S0, "twice:take_money").play(S0, "pile:b1");
    assert_eq!(table.decision(), "second_action");
    assert_eq!(view(&table).players[0].fates[1], Fate::Now);
}

#[test]
fn a_covered_action_is_stolen_and_the_conflict_says_so() {
    let mut table = Table::new(3);
    table.reveal(&[Knight, Diplomat, Courtier], None);
    let theft = |stolen| [Conflict::Theft { thief: S0, victim: S1, stolen, prevented: false }];
    assert_eq!(view(&table).conflicts, theft(None));
    table.until_turn(S0).play(S0, "steal:1:take_money");
    assert_eq!(view(&table).conflicts, theft(Some(TakeMoney)));
    assert_eq!(view(&table).players[1].fates, [Fate::ToCome, Fate::Stolen, Fate::ToCome]);
}

#[test]
fn conflicts_stand_in_the_order_of_their_resolution() {
    let mut table = Table::new(4);
    table.reveal(&[Knight, Countess, Diplomat, LordProtector], None);
    let theft = |thief, victim| Conflict::Theft { thief, victim, stolen: None, prevented: false };
    let equal = Conflict::Equal { first: S1, second: S2, rank: Rank::E };
    assert_eq!(view(&table).conflicts, [equal, theft(S3, S0), theft(S0, S1), theft(S0, S2)]);
    table.finish_cycle();
    assert_eq!(view(&table).conflicts, []);
}

#[test]
fn the_neutral_card_has_its_conflicts_too() {
    let mut table = Table::new(2);
    table.reveal(&[Duke, Priest], Some(Count));
    let equal = Conflict::EqualNeutral { seat: S0, neutral: Count };
    let theft = Conflict::Theft { thief: S0, victim: S1, stolen: None, prevented: false };
    assert_eq!(view(&table).conflicts, [equal, theft]);
    let mut table = Table::new(2);
    table.reveal(&[Queen, Diplomat], Some(Knight));
    assert_eq!(view(&table).conflicts, [Conflict::Outranked { victim: S1, neutral: Knight }]);
}

#[test]
fn while_a_town_guard_decides_later_conflicts_are_not_shown() {
    let with = |blocks: &str| {
        let mut table = Table::with(3, &[("town_guard_blocks_theft", blocks)]);
        table.own(S1, &[], &[TownGuard]).reveal(&[Courtier, Merchant1, Countess], None);
        table
    };
    let mut table = with("true");
    let theft = |thief, prevented| Conflict::Theft { thief, victim: S1, stolen: None, prevented };
    assert_eq!((table.decision(), view(&table).conflicts), ("town_guard", vec![theft(S0, false)]));
    table.play(S1, "ward");
    assert_eq!(view(&table).conflicts, [theft(S0, true), theft(S2, false)]);
    let mut table = with("false");
    table.play(S1, "ward");
    assert_eq!(view(&table).conflicts, [theft(S0, false), theft(S2, false)], "the theft stays");
}

#[test]
fn the_example_of_the_scoring_is_arranged_as_it_is_told() {
    let cards = || {
        let buildings = [Vineyard, Garden, Forge, Dungeon].map(Card::Building);
        buildings.into_iter().chain([Vintner, Gardener, Innkeeper, Sailor].map(Card::Subject))
    };
    assert_eq!(
        arrange(cards()),
        [
            Arranged::Perfect(Card::Building(Garden), Card::Subject(Gardener)),
            Arranged::Perfect(Card::Building(Vineyard), Card::Subject(Vintner)),
            Arranged::Coloured(Card::Building(Forge), Card::Subject(Innkeeper)),
            Arranged::Loose(Card::Building(Dungeon)),
            Arranged::Loose(Card::Subject(Sailor)),
        ]
    );
    assert_eq!(points_of(cards(), 4, 3), 11);
}

#[test]
fn what_the_arrangement_scores_is_what_the_rules_score() {
    let mut chance = FastChance::new(3);
    for _ in 0..500 {
        let mut table = Table::new(2);
        let some = |kind: Kind, chance: &mut FastChance| -> Vec<Card> {
            let mut deck: Vec<Card> = (0..32).map(|place| Card::of(kind, place / 2)).collect();
            chance.shuffle(&mut deck);
            deck.truncate(chance.below(10));
            deck
        };
        let cards = [some(Kind::Building, &mut chance), some(Kind::Subject, &mut chance)].concat();
        cards.iter().for_each(|&card| table.player(S0).add(card));
        let player = &view(&table).players[0];
        assert_eq!(points_of(cards.iter().copied(), player.coins.value(), player.markers), player.points, "{cards:?}");
        assert_eq!(arrange(cards).len(), arrange(player.all_cards()).len());
    }
}

#[test]
fn a_card_brings_its_points_less_what_its_price_was_worth() {
    let mut table = Table::new(2);
    table.own(S0, &[Mine], &[Gardener]).coins(S0, 4, 0);
    let gain = |card, price| view(&table).players[0].gain_of(card, price);
    assert_eq!(
        gain(Card::Subject(Subject::Miner), 2),
        Some(3 - 1),
        "the pair scores 4 instead of 1, and a point of coins goes"
    );
    assert_eq!(gain(Card::Building(Garden), 4), Some(6 - 1));
    assert_eq!(gain(Card::Building(Forge), 1), Some(1));
    assert_eq!(gain(Card::Building(Garden), 5), None, "what cannot be paid");
}

#[test]
fn everything_that_is_looked_at_has_its_reason() {
    use curia_core::View as _;
    let mut table = Table::new(3);
    table.own(S0, &[Mine], &[Vintner]).coins(S0, 0, 0).reveal(&[Queen, Duke, Courtier], None);
    table.play(S0, "use_ability");
    let view = table.game.view(Viewer::Seat(S0));
    let looked = view.candidates().into_iter().filter(|mv| mv.to_string().starts_with("buy:")).count();
    assert_eq!(looked, 16);
    assert!(view.candidates().iter().all(|&mv| table.game.why_not(S0, mv).is_some()), "nothing can be paid");
    assert_eq!(view.players[0].cards(Kind::Building), [Card::Building(Mine)]);
}
