//! What happened, as data.

use curia_core::{Named, Outcome, Seat, Spoken};
use serde::Serialize;

use crate::data::{Area, Attribute, Century, Country, Rank, Treachery};
use crate::moves::{Card, CardSet};
use crate::pieces::{Attributes, Treacheries};
use crate::state::Interrupted;

/// Something that happened. A noble is named by rank and area, which together are its box.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Spoken)]
#[serde(tag = "event", rename_all = "snake_case")]
#[spoken("heads-of-state-event")]
#[expect(missing_docs, reason = "the fields carry the names of the specification")]
pub enum Event {
    /// Chance: the attribute cards in this order, the top one first.
    #[spoken(silent)]
    ShuffledAttributes { order: Vec<Attribute> },
    /// Chance: the revolution pack; `place` attribute cards lie above the revolution card.
    #[spoken(silent)]
    ShuffledPack { order: Vec<Attribute>, place: u8 },
    /// Chance: the treachery cards in this order, the top one first.
    #[spoken(silent)]
    ShuffledTreachery { order: Vec<Treachery> },
    /// Chance: the draw pile with the cards set aside, the top one first.
    #[spoken(silent)]
    ShuffledSetAside { order: Vec<Attribute> },
    /// Chance: the attribute discards as a new draw pile, the top one first (section 11.4).
    #[spoken(silent)]
    ShuffledDiscards { order: Vec<Attribute> },
    /// Chance: who begins.
    #[spoken(silent)]
    PickedStart { seat: Seat },
    /// Chance: a cube out of the bag, the colour of this seat.
    #[spoken(silent)]
    PickedCube { seat: Seat },
    /// Section 4: who begins.
    Starts { seat: Seat },
    /// Sections 4 and 5.11: the six new face-up attribute cards.
    DisplayDealt { cards: Attributes },
    /// Sections 4 and 5.11: the two new face-up treachery cards.
    TreacheryDealt { cards: Treacheries },
    /// A turn begins. `count` is the number of draws on a first turn, when nothing else is chosen.
    TurnBegan {
        seat: Seat,
        #[spoken(form = "first")]
        count: Option<u8>,
    },
    /// CHOOSE_OPTION.
    ChoseOption {
        seat: Seat,
        #[spoken(form)]
        option: crate::moves::TurnOption,
    },
    /// Section 5.4: these cards were set aside by a refresh and those turned up.
    Refreshed { seat: Seat, set_aside: Attributes, cards: Attributes },
    /// A face-up attribute card was taken.
    TookAttribute { seat: Seat, card: Attribute },
    /// An attribute card was drawn from the pile.
    DrewAttribute { seat: Seat },
    /// Which one; for the owner, with open hands (`open`) for everybody.
    DrewAttributeCard {
        seat: Seat,
        card: Attribute,
        #[spoken(skip)]
        open: bool,
    },
    /// A face-up treachery card was taken.
    TookTreachery { seat: Seat, card: Treachery },
    /// A treachery card was drawn from the pile.
    DrewTreachery { seat: Seat },
    /// Which one; for the owner, with open hands (`open`) for everybody.
    DrewTreacheryCard {
        seat: Seat,
        card: Treachery,
        #[spoken(skip)]
        open: bool,
    },
    /// Section 5.4: the draw pile is used up and the disc is removed from the revolution pack.
    PackOpened,
    /// Ruling 9.34: the treachery discards become the new pile of so many cards.
    TreacheryReshuffled { count: u8 },
    /// Section 11.4: the attribute discards become the new draw pile of so many cards.
    DiscardsReshuffled { count: u8 },
    /// Sections 5.5 and 5.6: a player chose a box; the payment follows.
    ChoseBox {
        seat: Seat,
        rank: Rank,
        area: Area,
        #[spoken(form = "replaces")]
        replaces: bool,
    },
    /// Section 5.7: the cost of a noble. `courtesan` stands for an attribute if one was used.
    Paid {
        seat: Seat,
        rank: Rank,
        area: Area,
        cards: Attributes,
        #[spoken(form = "courtesan", name = "attribute")]
        courtesan: Option<Attribute>,
    },
    /// Section 5.8: a noble is raised; `replaces` one killed this turn.
    Raised {
        seat: Seat,
        rank: Rank,
        area: Area,
        #[spoken(form = "replaces")]
        replaces: bool,
    },
    /// Section 5.8, step 2: the noble card.
    NobleCard { seat: Seat, rank: Rank, left: u8 },
    /// Ruling 9.18: the noble cards of this rank are used up.
    NoNobleCard { seat: Seat, rank: Rank },
    /// Section 7.1.
    AreaMarker { seat: Seat, area: Area, points: u8 },
    /// Section 7.2; `second` for the lower marker.
    CountryMarker {
        seat: Seat,
        country: Country,
        points: u8,
        #[spoken(form = "second")]
        second: bool,
    },
    /// Section 7.3.
    DynastyMarker { seat: Seat, points: u8 },
    /// Section 5.9, step 1: treachery cards are played; the target follows.
    PlayedTreachery { seat: Seat, cards: CardSet },
    /// Section 5.9, step 2: a noble is struck at.
    Attacked { seat: Seat, victim: Seat, rank: Rank, area: Area, cards: CardSet },
    /// Section 5.9, step 3: a cube comes out of the bag; `own` if it is the attacker's.
    BagDrawn {
        seat: Seat,
        victim: Seat,
        rank: Rank,
        area: Area,
        #[spoken(unless = "rival")]
        own: bool,
    },
    /// Section 5.9: a noble of `victim` dies, the `count`-th of this turn.
    Killed { seat: Seat, victim: Seat, rank: Rank, area: Area, count: u8 },
    /// Section 5.9: the attempt failed and the noble lives.
    Survived { seat: Seat, victim: Seat, rank: Rank, area: Area },
    /// PLACE_LOOP, TREACHERY_LOOP: nothing more is done.
    EndedTurn { seat: Seat },
    /// Section 5.10, step 1.
    Discarded { seat: Seat, card: Card },
    /// Section 5.10, step 2: the cards set aside are shuffled back.
    SetAsideReturned { cards: Attributes },
    /// Section 5.10, step 3: cards turned up.
    DisplayRefilled { cards: Attributes },
    /// Section 5.10, step 4: cards turned up.
    TreacheryRefilled { cards: Treacheries },
    /// Section 5.11: the revolution card shows, in a draw of option 1, in option 2 or in a refill.
    RevolutionShown {
        century: Century,
        #[spoken(form)]
        by: Interrupted,
    },
    /// Section 11.4: it shows in 1789 and is put aside; no century ends.
    RevolutionAside {
        #[spoken(form)]
        by: Interrupted,
    },
    /// Section 11.4: the round is played to its end.
    LastRound { last: Seat },
    /// Section 7.4: a country begins to be scored.
    CountryScored {
        country: Country,
        century: Century,
        /// Nobody has influence there.
        #[spoken(form = "empty")]
        empty: bool,
    },
    /// Section 7.4: a century marker; `influence` of the player, `second` for the low one.
    CenturyMarker {
        seat: Seat,
        country: Country,
        influence: u8,
        points: u8,
        #[spoken(form = "second")]
        second: bool,
    },
    /// Section 7.4: the influence was equal to that of `other`, and this noble decided. `by_number` if it was the number of
    /// its hexagon.
    TieDecided {
        seat: Seat,
        other: Seat,
        rank: Rank,
        area: Area,
        #[spoken(form = "by_number")]
        by_number: bool,
    },
    /// Section 5.11, step 3: the next century begins.
    CenturyBegan { century: Century },
    /// Section 5.11, step 4: this player has named all their cards.
    TrimNamed { seat: Seat },
    /// Which card; for the owner.
    TrimNamedCard { seat: Seat, card: Card },
    /// Section 5.11, step 4: what a player gives up: so many attribute cards, face down, and these treachery cards.
    Trimmed {
        seat: Seat,
        count: u8,
        #[spoken(unless = "none")]
        cards: Treacheries,
    },
    /// With open hands: which attribute cards.
    TrimmedAttributes { seat: Seat, cards: Attributes },
    /// Section 5.11, step 5: the new piles.
    CardsCollected { count: u8, pack: u8 },
    /// Section 7.5: the most noble cards of a type: one player alone, or each of two.
    Majority {
        seats: Vec<Seat>,
        rank: Rank,
        count: u8,
        points: u8,
        #[spoken(form = "shared")]
        shared: bool,
    },
    /// Section 7.5: three or more share the most, or nobody has one.
    NoMajority {
        rank: Rank,
        #[spoken(unless = "none")]
        seats: Vec<Seat>,
        count: u8,
    },
    /// Section 8: the final result of a seat.
    FinalScore { seat: Seat, total: i32 },
    /// Section 8: `other` has as many points as the winner, but fewer noble cards of this rank, the first that differs.
    WonByCards { seat: Seat, other: Seat, rank: Rank },
}

fn ids<T: Named>(kinds: &[T]) -> Vec<String> {
    kinds.iter().map(|kind| kind.id().to_owned()).collect()
}

impl curia_core::Event for Event {
    fn outcome(&self) -> Option<Outcome> {
        let shuffle = |what, order| Some(Outcome::Shuffle { what, order });
        match self {
            Event::ShuffledAttributes { order } => shuffle("attributes", ids(order)),
            Event::ShuffledPack { order, place } => {
                let mut pack = ids(order);
                pack.insert(usize::from(*place).min(pack.len()), "revolution".to_owned());
                shuffle("revolution_pack", pack)
            }
            Event::ShuffledTreachery { order } => shuffle("treachery", ids(order)),
            Event::ShuffledSetAside { order } => shuffle("set_aside", ids(order)),
            Event::ShuffledDiscards { order } => shuffle("discards", ids(order)),
            Event::PickedStart { seat } => Some(Outcome::Pick { what: "start_player", got: seat.to_string() }),
            Event::PickedCube { seat } => Some(Outcome::Pick { what: "bag", got: seat.to_string() }),
            _ => None,
        }
    }
}
