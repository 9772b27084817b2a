//! The chronicle of Il Principe: one move in one sentence, an auction in two.

use curia_core::{Key, Named, Phrase, keys_of};

use crate::board::Entry;
use crate::sentence::{Clauses, Part, arg, points_of, reworded, seat_of};

/// A part of a sentence of the chronicle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
#[named("il-principe-board-told")]
enum Told {
    Round,
    RoundIncome,
    RoundName,
    Offices,
    Auction,
    AuctionRole,
    Bids,
    Passes,
    Buys,
    BuysRole,
    BecomesPrincipe,
    BuildsNothing,
    Builds,
    PlacesShield,
    PlacesShields,
    PlacesBoth,
    OutOfShields,
    RoleScores,
    CityComes,
    CitiesRunOut,
    WillLay,
    Lays,
    RoleGiven,
    Flips,
    ScoresWhite,
    DrawsOne,
    TakesGold,
    TurnsUp,
    TurnsNothing,
}

pub(super) fn words() -> Vec<Key> {
    keys_of![Told]
}

/// True if a sentence begins with it.
pub(super) fn begins(phrase: &Phrase) -> bool {
    phrase.key.space != "il-principe-event" || part(phrase, &[]).is_none()
}

/// The sentence of what belongs together.
pub(super) fn tell(group: &[&Phrase]) -> Entry {
    let Some((first, rest)) = group.split_first() else { return Entry::Skip };
    let seat = seat_of(first, "seat");
    let gain =
        group.iter().filter(|phrase| seat_of(phrase, "seat") == seat).map(|phrase| points_of(phrase, "points")).sum();
    let head = match (first.key.space, first.key.id) {
        ("il-principe-event", id) => id,
        _ => return Entry::Line((*first).clone(), 0),
    };
    let head = match head {
        "round_began" => return round(first, rest),
        "roles_returned" => return Entry::Mark { heading: Told::Offices.phrase(), chapter: None },
        // The panels show who leads which family, the offers lie on the table, the result tells the points.
        "leads_family" | "offered" | "final_score" => return Entry::Skip,
        "auction_opened" if first.key.form.is_empty() => Told::Auction,
        "auction_opened" => Told::AuctionRole,
        "sold" if first.key.form.is_empty() => Told::Buys,
        "sold" => Told::BuysRole,
        "built" => Told::Builds,
        "role_given" => Told::RoleGiven,
        "lays_colour" => {
            let laid = rest.iter().find(|phrase| phrase.key.id == "laid");
            let told =
                laid.map_or_else(|| reworded(Told::WillLay.key(), first), |laid| reworded(Told::Lays.key(), laid));
            return Entry::Line(Clauses::new(Some(told), std::iter::empty()).sentence(), 0);
        }
        _ => return Entry::Line((*first).clone(), gain),
    };
    Entry::Line(in_one(reworded(head.key(), first), rest, group), gain)
}

/// The heading of a round, with what everybody gets.
fn round(first: &Phrase, rest: &[&Phrase]) -> Entry {
    let number = |told: Told| told.phrase().with_some("round", arg(first, "round").cloned());
    let of = |id: &str, name: &str| rest.iter().find(|phrase| phrase.key.id == id).and_then(|phrase| arg(phrase, name));
    let heading = match (of("income", "gold"), of("drew", "count")) {
        (Some(gold), Some(count)) => number(Told::RoundIncome).with("gold", gold.clone()).with("count", count.clone()),
        _ => number(Told::Round),
    };
    Entry::Mark { heading, chapter: Some(number(Told::RoundName)) }
}

/// One sentence: what the player did, and what came of it; bids stand in one list.
fn in_one(head: Phrase, rest: &[&Phrase], group: &[&Phrase]) -> Phrase {
    let clauses = Clauses::new(Some(head), rest.iter().map(|phrase| part(phrase, group)));
    let bids = group.first().is_some_and(|first| first.key.id == "auction_opened");
    if bids { clauses.listed().sentence() } else { clauses.sentence() }
}

/// How an event goes on with the sentence of its group; `None` if it begins one.
fn part(phrase: &Phrase, group: &[&Phrase]) -> Option<Part> {
    let does = |told: Told| Some(Part::Does(reworded(told.key(), phrase)));
    let effect = |told: Told| Some(Part::Effect(reworded(told.key(), phrase)));
    match phrase.key.id {
        // The heading of the round tells of it.
        "income" | "drew" | "shortage" => Some(Part::Nothing),
        "bid" => effect(Told::Bids),
        "passed_bid" => effect(Told::Passes),
        "new_principe" => does(Told::BecomesPrincipe),
        "declined_build" => does(Told::BuildsNothing),
        "shield_placed" => Some(placed(phrase, group)),
        "out_of_shields" => effect(Told::OutOfShields),
        "role_scored" => effect(Told::RoleScores),
        "city_turned_up" => effect(Told::CityComes),
        "display_shrank" => effect(Told::CitiesRunOut),
        "laid" => Some(Part::Nothing),
        "flipped" => does(Told::Flips),
        "white_vp" => does(Told::ScoresWhite),
        "red_draw" => does(Told::DrawsOne),
        "yellow_gold" => does(Told::TakesGold),
        "turned_up" => does(Told::TurnsUp),
        "declined_turn_up" => does(Told::TurnsNothing),
        _ => None,
    }
}

/// The shields of one build are told together, where the first of them is told.
fn placed(phrase: &Phrase, group: &[&Phrase]) -> Part {
    let shields: Vec<&&Phrase> = group.iter().filter(|other| other.key.id == "shield_placed").collect();
    let is_first = shields.first().is_none_or(|first| std::ptr::eq(**first, phrase));
    match shields[..] {
        _ if !is_first => Part::Nothing,
        [first, second] if arg(first, "region") == arg(second, "region") => {
            Part::Does(reworded(Told::PlacesBoth.key(), phrase))
        }
        [_, second] => {
            let both = reworded(Told::PlacesShields.key(), phrase).with_some("then", arg(second, "region").cloned());
            Part::Does(both)
        }
        _ => Part::Does(reworded(Told::PlacesShield.key(), phrase)),
    }
}

#[cfg(test)]
mod tests {
    use curia_core::{
        Chance, Event as _, FastChance, Game, Heard, MoveList, Seat, SeatCount, SeatSet, Seed, Spoken, Viewer,
    };
    use curia_il_principe::data::{City, Colour, Region, Tile};
    use curia_il_principe::{Cards, Event, IlPrincipe, Item};
    use curia_texts::{Lang, Names, Words};

    use super::*;
    use crate::sentence::testing;

    fn told(lang: Lang, events: &[Event]) -> (String, i32) {
        testing::told(tell, lang, events)
    }

    #[test]
    fn an_auction_is_a_sentence_that_grows_bid_by_bid() {
        let item = Item::Lot(Colour::White);
        let eligible = [Seat::S0, Seat::S1].into_iter().collect::<SeatSet>();
        let events = [
            Event::AuctionOpened { item, count: 2, eligible },
            Event::Bid { seat: Seat::S0, amount: 1, jump: false },
            Event::Bid { seat: Seat::S1, amount: 4, jump: true },
            Event::PassedBid { seat: Seat::S0 },
        ];
        assert_eq!(told(Lang::En, &events[..1]).0, "2 × cathedral under the hammer.");
        assert_eq!(told(Lang::En, &events).0, "2 × cathedral under the hammer: Anna bids 1, you bid 4, Anna passes.");
        assert_eq!(
            told(Lang::Hu, &events).0,
            "2 × katedrális kalapács alatt: Anna licitje 1, a te licited 4, Anna passzol."
        );
    }

    #[test]
    fn whoever_buys_becomes_the_principe_and_builds_or_not_in_one_sentence() {
        let seat = Seat::S0;
        let sold = [
            Event::Sold { item: Item::Lot(Colour::Red), count: 1, seat, price: 3 },
            Event::NewPrincipe { seat },
            Event::DeclinedBuild { seat },
        ];
        assert_eq!(
            told(Lang::En, &sold).0,
            "Anna buys 1 × town hall for 3 gold, becomes the Principe and does not build."
        );
        assert_eq!(
            told(Lang::Hu, &sold).0,
            "Anna 3 aranyért elviszi a tételt (1 × városháza), ő lesz a fejedelem, és nem épít."
        );
    }

    #[test]
    fn a_city_is_told_with_its_shields_and_the_points_of_all() {
        let seat = Seat::S1;
        let cards = Cards([2, 0, 1, 1, 1]);
        let built = [
            Event::Built { seat, city: City::Firenze, cards, cost: 5, points: 8, after_lot: true },
            Event::ShieldPlaced { seat, region: Region::Toscana },
            Event::ShieldPlaced { seat, region: Region::Toscana },
            Event::RoleScored { seat: Seat::S0, tile: Tile::major(Colour::Green), points: 2 },
            Event::CityTurnedUp { city: City::Siena },
        ];
        let (text, gain) = told(Lang::En, &built);
        assert_eq!(gain, 8, "the builder's own points alone");
        assert_eq!(
            text,
            "You build Florence for 5 gold and place both shields in Toscana: the doctor brings Anna 2 points; Siena can be built next."
        );
        assert_eq!(
            told(Lang::Hu, &built).0,
            "5 aranyért várost építesz (Firenze), és mindkét pajzsodat egy régióba teszed (Toszkána): Anna 2 pontot kap (doktor); új építhető város: Siena."
        );
    }

    #[test]
    fn a_round_says_what_everybody_gets() {
        let seat = Seat::S0;
        let events = [Event::RoundBegan { round: 2 }, Event::Income { seat, gold: 5 }, Event::Drew { seat, count: 5 }];
        assert_eq!(told(Lang::En, &events).0, "Round 2: 5 gold and 5 cards for everybody");
        assert_eq!(told(Lang::En, &events[..1]).0, "Round 2");
    }

    /// Everything that a viewer is told of a game played at random.
    fn heard(seed: u64, viewer: Viewer) -> Vec<Phrase> {
        let (secret, mut pick, mut phrases) = (Seed::from_number(seed), FastChance::new(seed), Vec::new());
        let (mut told, mut legal) = (Heard::default(), MoveList::for_game::<IlPrincipe>());
        let seats = SeatCount::new(3).unwrap();
        let mut game = IlPrincipe::new(&Default::default(), seats, &mut secret.chance(0), &mut told).unwrap();
        for ply in 1.. {
            phrases.extend(told.by(viewer).filter_map(|event| event.phrase()));
            let Some(seat) = game.awaited().iter().next() else { break };
            game.legal(seat, &mut legal);
            // High bids at random would leave no gold for cities.
            let few = legal.len().min(3);
            told = Heard::default();
            game.apply(seat, legal[pick.below(few)], &mut secret.chance(ply), &mut told);
        }
        phrases
    }

    #[test]
    fn every_sentence_of_many_games_is_whole_in_both_languages_and_speaks_to_its_reader() {
        let names = Names::new(["Anna", "Bence", "Csilla"]);
        let (mut you, mut cities) = (0, 0);
        for seed in 0..60 {
            let phrases = heard(seed, Viewer::Seat(Seat::S1));
            for group in phrases.chunk_by(|_, next| !begins(next)) {
                let Entry::Line(phrase, gain) = tell(&group.iter().collect::<Vec<_>>()) else { continue };
                for lang in Lang::ALL {
                    let text = Words::of(lang).phrase(&phrase, &names.clone().read_by(Some(Seat::S1)));
                    let broken = text.contains(['{', '}']) || text.contains("il-principe-") || text.contains("  ");
                    assert!(!broken && text.ends_with(['.', '!', '?']), "{text:?}");
                    assert!(!text.contains("Bence"), "the reader is called by name: {text}");
                    assert!(text.starts_with(|first: char| first.is_uppercase() || first.is_numeric()), "{text:?}");
                    you += usize::from(text.starts_with("You "));
                }
                cities += usize::from(gain >= 4);
            }
        }
        assert!(you > 1_000 && cities > 20, "{you} sentences about the reader, {cities} cities");
    }

    #[test]
    fn every_event_begins_a_sentence_or_goes_on_with_one() {
        let begin = |id: &&&'static str| begins(&Key::new("il-principe-event", id).phrase());
        let beginnings = <Event as Spoken>::IDS.iter().filter(begin).count();
        assert!((12..30).contains(&beginnings), "{beginnings}");
        assert!(begins(&Key::new("ui", "undone").phrase()), "taking back is told by itself");
    }
}
