//! Two games of Il Principe that differ in nothing but a secret look the same to whoever must not know it: every page, every
//! detail and every message of every stream, byte for byte, and each message at the same move, so that no length, no number and
//! no moment of what is sent tells either.

use curia_core::{Chance, FastChance, Game, Seat, Viewer};
use curia_il_principe::{IlPrincipe, Move, PhaseName};

use crate::support::TestServer;
use crate::twins::{Sitting, same_for_strangers};

/// What the host offers in secret, in this order.
type Offer = [String; 3];

/// A game in which the host is the Principe.
fn sitting(server: &TestServer, seed: u64) -> Sitting<'_, IlPrincipe> {
    Sitting::begin(server, seed, [("start_principe", "0")])
}

/// The colours that the host could offer, three of them, not all the same.
fn offer_of(sitting: &Sitting<'_, IlPrincipe>) -> Option<Offer> {
    let table = sitting.table();
    let hand = table.game()?.view(Viewer::Seat(Seat::S0)).own()?.hand?;
    let held: Vec<String> = hand
        .colours()
        .flat_map(|colour| std::iter::repeat_n(Move::Offer(colour).to_string(), usize::from(hand[colour])))
        .collect();
    let offer = [held.first()?, held.get(1)?, held.last()?].map(String::clone);
    (offer[0] != offer[2]).then_some(offer)
}

/// Everybody offers, the host so, the other the same in every game; the other's last card is held back.
fn offers(sitting: &mut Sitting<'_, IlPrincipe>, offer: &Offer) {
    for mv in offer {
        sitting.play(true, mv);
    }
    for _ in 0..2 {
        let (host, choices) = sitting.asked().unwrap();
        assert!(!host);
        sitting.play(false, &choices.moves[0].clone());
    }
}

/// Two games of the same seed in which the host offers one thing and another, as far as `play` takes them.
fn twins(
    server: &TestServer,
    seed: u64,
    change: impl Fn(&Offer) -> Option<Offer>,
    play: impl Fn(&mut Sitting<'_, IlPrincipe>),
) -> bool {
    let (mut first, mut second) = (sitting(server, seed), sitting(server, seed));
    let Some(offer) = offer_of(&first) else { return false };
    let Some(changed) = change(&offer) else { return false };
    for (sitting, offer) in [(&mut first, &offer), (&mut second, &changed)] {
        offers(sitting, offer);
        play(sitting);
    }
    same_for_strangers(&[first, second]);
    true
}

#[test]
fn nobody_can_tell_which_cards_lie_face_down() {
    let server = TestServer::quick();
    // Three of one kind in the place of three others.
    let others =
        |offer: &Offer| Some([offer[2].clone(), offer[1].clone(), offer[2].clone()]).filter(|new| new != offer);
    let held = |sitting: &Sitting<'_, IlPrincipe>| {
        sitting.table().game().unwrap().view(Viewer::Seat(Seat::S0)).own().unwrap().hand.unwrap()
    };
    let mut told = 0;
    for seed in 1..=12 {
        let sitting = sitting(&server, seed);
        let hand = held(&sitting);
        // The changed offer needs two cards of its colour.
        let last = curia_il_principe::data::Colour::ALL.into_iter().rev().find(|&colour| hand[colour] > 0);
        if last.is_some_and(|colour| hand[colour] > 1) {
            told += usize::from(twins(&server, seed, others, |_| ()));
        }
    }
    assert!(told >= 2, "the test has power: {told}");
}

#[test]
fn nobody_can_tell_who_offered_what_for_the_rest_of_the_round() {
    let server = TestServer::quick();
    let backwards = |offer: &Offer| Some([offer[2].clone(), offer[1].clone(), offer[0].clone()]);
    let mut told = 0;
    for seed in 1..=3 {
        told += usize::from(twins(&server, seed, backwards, |sitting| {
            let mut chance = FastChance::new(seed);
            for _ in 0..24 {
                let Some((host, choices)) = sitting.asked() else { break };
                let mv = choices.moves[chance.below(choices.moves.len())].clone();
                sitting.play(host, &mv);
            }
            assert_ne!(sitting.table().game().unwrap().view(Viewer::Spectator).phase, PhaseName::Offer);
        }));
    }
    assert!(told >= 2, "the test has power: {told}");
}

#[test]
fn nobody_can_tell_how_far_an_order_would_have_gone() {
    let server = TestServer::quick();
    let games = [3, 5].map(|up_to| {
        let mut sitting = sitting(&server, 1);
        let offer = offer_of(&sitting).expect("a hand of several colours");
        offers(&mut sitting, &offer);
        let (_, choices) = sitting.asked().unwrap();
        sitting.play(false, &choices.moves[0].clone());
        let colour = sitting.table().game().unwrap().view(Viewer::Spectator).lots[0].colour.id();
        let order = format!("order=up_to%3A{up_to}%3A1%3A{colour}");
        assert_eq!(sitting.host.post(&format!("{}/order", sitting.path), &order).status, 303);
        sitting.look();
        // The order answers the first bid, and the lot is sold before it comes to its end.
        sitting.play(false, &Move::Bid(1).to_string());
        sitting.play(false, &Move::PassBid.to_string());
        let view = sitting.table().game().unwrap().view(Viewer::Spectator);
        assert_eq!(view.settled.iter().map(|lot| (lot.buyer, lot.price)).collect::<Vec<_>>(), [(Some(Seat::S0), 2)]);
        sitting
    });
    same_for_strangers(&games);
}

#[test]
fn purses_bids_within_reach_and_orders_are_their_owners_alone() {
    let server = TestServer::quick();
    let mut sitting = sitting(&server, 1);
    let offer = offer_of(&sitting).expect("a hand of several colours");
    offers(&mut sitting, &offer);
    let (_, choices) = sitting.asked().unwrap();
    sitting.play(false, &choices.moves[0].clone());
    let view = sitting.table().game().unwrap().view(Viewer::Spectator);
    assert_eq!(view.phase, PhaseName::Bid);
    // The other bids first: the host is the Principe.
    let [host, other, spectator] = sitting.seen.last().unwrap();
    assert!(other.contains("value=\"bid:6\""), "who is asked sees bids up to the purse");
    for page in [host, spectator] {
        assert!(!page.contains("value=\"bid:"), "nobody else does");
    }
    let purses = |page: &str| page.matches("<span class=\"veil\"").count();
    assert_eq!([host, other, spectator].map(|page| purses(page)), [1, 1, 2], "everybody sees their own purse alone");

    // An order changes nothing for anybody but its owner.
    let path = sitting.path.clone();
    sitting.look();
    let before = sitting.seen.last().unwrap().clone();
    let colour = view.lots[0].colour.id();
    assert_eq!(sitting.host.post(&format!("{path}/order"), &format!("order=up_to%3A4%3A1%3A{colour}")).status, 303);
    sitting.look();
    let after = sitting.seen.last().unwrap();
    assert!(before[0] != after[0] && after[0].contains("up to 4"), "the owner reads of the order");
    assert!(before[1..] == after[1..], "nobody else does");
    assert!(sitting.heard(0).contains("up to 4") && !sitting.heard(1).contains("up to 4"));
    assert!(!sitting.heard(2).contains("up_to:"), "who has no seat gives no orders");
}
