//! What the conformance suite must know of the game.

use curia_core::testkit::{Hidden, Probe};
use curia_core::{Named, Viewer};

use crate::data::{Attribute, Country, Rank, Treachery};
use crate::event::Event;
use crate::pieces::{Cards, Kind};
use crate::state::{HeadsOfState, Interrupted, Phase};

/// What play must reach beside the decisions, the nobles and the cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
pub enum Feat {
    /// A turn with a refreshed display.
    Refresh,
    /// A blind draw.
    DrawnBlind,
    /// A blind treachery card.
    TreacheryBlind,
    /// The disc was removed from the revolution pack.
    PackOpened,
    /// The revolution showed in a draw of option 1.
    RevolutionInDraw,
    /// The revolution showed in TAKE_TWO.
    RevolutionInTakeTwo,
    /// The revolution showed in a refill.
    RevolutionInRefill,
    /// The last round of section 11.4 began.
    LastRound,
    /// The attribute discards were shuffled (section 11.4).
    DiscardsReshuffled,
    /// The treachery pile was used up.
    TreacheryReshuffled,
    /// A noble was paid with a courtesan.
    PaidWithCourtesan,
    /// A noble replaced a killed one.
    Replaced,
    /// No noble card was left.
    NoNobleCard,
    /// An area marker was taken.
    AreaMarker,
    /// A first country marker was taken.
    CountryMarker,
    /// A second country marker was taken.
    SecondCountryMarker,
    /// A dynasty marker was taken.
    DynastyMarker,
    /// An assassination succeeded.
    AssassinSucceeded,
    /// An assassination failed.
    AssassinFailed,
    /// An assassination of a king succeeded.
    KingAssassinated,
    /// An assassination of a king failed.
    KingSurvived,
    /// A noble of a capital was killed with two country cards.
    CountryPair,
    /// Two nobles were killed in one turn.
    SecondKill,
    /// Three nobles were killed in one turn.
    ThirdKill,
    /// A card was discarded at the end of a turn.
    Discarded,
    /// Hands were trimmed at a change of century.
    Trimmed,
    /// Treachery cards were given up at a change of century.
    TreacheryTrimmed,
    /// A country was scored in which nobody had influence.
    EmptyCountry,
    /// A high century marker was taken.
    CenturyMarker,
    /// A low century marker was taken.
    LowCenturyMarker,
    /// Equal influence was decided by the highest noble.
    TieByRank,
    /// Equal influence was decided by the number of an area.
    TieByNumber,
    /// One player had the most of a type.
    MajorityAlone,
    /// Two players shared the most of a type.
    MajorityShared,
    /// Three or more players had the most of a type.
    MajorityOfMany,
    /// Equal points were decided by noble cards.
    WonByCards,
}

impl Probe for HeadsOfState {
    type Feat = Feat;

    /// A tie at the top, and three kills in a turn.
    const RARE: &'static [Feat] = &[Feat::WonByCards, Feat::ThirdKill, Feat::DiscardsReshuffled];

    fn components() -> Vec<&'static str> {
        let ids = Rank::ALL.into_iter().map(Rank::id).chain(Treachery::ALL.into_iter().map(Treachery::id));
        ids.chain(Attribute::ALL.into_iter().map(Attribute::id))
            .chain(Country::ALL.into_iter().map(Country::id))
            .collect()
    }

    fn feats(event: &Event, out: &mut Vec<&'static str>) {
        let feat = match event {
            Event::Refreshed { .. } => Feat::Refresh,
            Event::TookAttribute { card, .. } => return out.push(card.id()),
            Event::DrewAttribute { .. } => Feat::DrawnBlind,
            Event::DrewTreachery { .. } => Feat::TreacheryBlind,
            Event::PackOpened => Feat::PackOpened,
            Event::RevolutionShown { by, .. } | Event::RevolutionAside { by } => match by {
                Interrupted::Draw => Feat::RevolutionInDraw,
                Interrupted::TakeTwo => Feat::RevolutionInTakeTwo,
                Interrupted::Refill => Feat::RevolutionInRefill,
            },
            Event::LastRound { .. } => Feat::LastRound,
            Event::DiscardsReshuffled { .. } => Feat::DiscardsReshuffled,
            Event::TreacheryReshuffled { .. } => Feat::TreacheryReshuffled,
            Event::Paid { courtesan: Some(_), .. } => Feat::PaidWithCourtesan,
            Event::Raised { rank, replaces, .. } => {
                out.push(rank.id());
                if !replaces {
                    return;
                }
                Feat::Replaced
            }
            Event::NoNobleCard { .. } => Feat::NoNobleCard,
            Event::AreaMarker { .. } => Feat::AreaMarker,
            Event::CountryMarker { second: false, .. } => Feat::CountryMarker,
            Event::CountryMarker { second: true, .. } => Feat::SecondCountryMarker,
            Event::DynastyMarker { .. } => Feat::DynastyMarker,
            Event::Attacked { cards, .. } => {
                out.extend(cards.cards().map(Treachery::id));
                if cards.first == Treachery::Assassin || cards.second.is_none() {
                    return;
                }
                Feat::CountryPair
            }
            Event::BagDrawn { own, rank, .. } => {
                let king = *rank == Rank::King;
                out.extend(king.then_some(if *own { Feat::KingAssassinated } else { Feat::KingSurvived }.id()));
                if *own { Feat::AssassinSucceeded } else { Feat::AssassinFailed }
            }
            Event::Killed { count: 2, .. } => Feat::SecondKill,
            Event::Killed { count: 3.., .. } => Feat::ThirdKill,
            Event::Discarded { .. } => Feat::Discarded,
            Event::Trimmed { cards, .. } => {
                out.push(Feat::Trimmed.id());
                if cards.is_empty() {
                    return;
                }
                Feat::TreacheryTrimmed
            }
            Event::CountryScored { country, empty, .. } => {
                out.push(country.id());
                if !empty {
                    return;
                }
                Feat::EmptyCountry
            }
            Event::CenturyMarker { second: false, .. } => Feat::CenturyMarker,
            Event::CenturyMarker { second: true, .. } => Feat::LowCenturyMarker,
            Event::TieDecided { by_number: false, .. } => Feat::TieByRank,
            Event::TieDecided { by_number: true, .. } => Feat::TieByNumber,
            Event::Majority { shared: false, .. } => Feat::MajorityAlone,
            Event::Majority { shared: true, .. } => Feat::MajorityShared,
            Event::NoMajority { seats, .. } if !seats.is_empty() => Feat::MajorityOfMany,
            Event::WonByCards { .. } => Feat::WonByCards,
            _ => return,
        };
        out.push(feat.id());
    }

    /// What is turned up from a pile, what is drawn for one's own hand, the cube, the treachery cards given up. Cards that are
    /// paid or played are not counted: in every world of the viewer in which the move is legal the event says the same.
    fn reveals(event: &Event, viewer: Viewer) -> bool {
        match *event {
            Event::DrewAttributeCard { seat, open, .. } | Event::DrewTreacheryCard { seat, open, .. } => {
                open || viewer.is(seat)
            }
            Event::DisplayDealt { .. }
            | Event::TreacheryDealt { .. }
            | Event::Refreshed { .. }
            | Event::DisplayRefilled { .. }
            | Event::TreacheryRefilled { .. }
            | Event::RevolutionShown { .. }
            | Event::RevolutionAside { .. }
            | Event::Trimmed { .. }
            | Event::TrimmedAttributes { .. } => true,
            _ => false,
        }
    }

    /// The hands of the others, the order of the piles, the place of the revolution card, the cards others have named.
    fn hidden(&self, viewer: Viewer, out: &mut Vec<Hidden>) {
        let (free, plots) = (self.loose_attributes(viewer), self.loose_treachery(viewer));
        let must_pay = !self.surely_payable().is_empty();
        for seat in self.hidden_from(viewer).iter() {
            let (player, slot) = (&self.players[seat], seat.index() as u32);
            let held = player.attributes_held();
            let dealt = held.total() - self.known.attributes(seat).total();
            if mixed(free) && dealt > 0 && dealt < free.total() && !(must_pay && seat == self.active) {
                out.push(Hidden { slot, pool: 0, value: packed(held) });
            }
            let held = player.treachery_held();
            let dealt = held.total() - self.known.treachery(seat).total();
            if mixed(plots) && dealt > 0 && dealt < plots.total() {
                out.push(Hidden { slot: 10 + slot, pool: 1, value: packed(held) });
            }
        }
        if matches!(self.phase, Phase::Trim(_)) {
            for seat in self.seats.iter().filter(|&seat| !viewer.is(seat)) {
                let (player, slot) = (&self.players[seat], seat.index() as u32);
                if !player.trimmed.is_empty() && mixed(player.attributes_held()) {
                    out.push(Hidden { slot: 20 + slot, pool: 2, value: packed(player.trimmed) });
                }
                if !player.treachery_trimmed.is_empty() && mixed(player.treachery_held()) {
                    out.push(Hidden { slot: 30 + slot, pool: 3, value: packed(player.treachery_trimmed) });
                }
            }
        }
        // Where some cards surely lie above the revolution pack, the two parts of the deck are exchanged each in itself.
        let apart = if self.known.above(viewer).is_empty() { 0 } else { u32::from(self.deck.pack) };
        let places = self.deck.cards.as_slice().iter().zip(100..);
        out.extend(places.map(|(card, slot)| {
            let pool = if slot < 100 + apart { 7 } else { 4 };
            Hidden { slot, pool, value: card.place() as u64 }
        }));
        let places = self.treachery_pile.as_slice().iter().zip(300..);
        out.extend(places.map(|(card, slot)| Hidden { slot, pool: 5, value: card.place() as u64 }));
        if let Some(below) = self.deck.revolution {
            let places = (0..=self.deck.pack).map(|place| Hidden {
                slot: 400 + u32::from(place),
                pool: 6,
                value: u64::from(place == below),
            });
            out.extend(places);
        }
    }
}

/// True if there are cards of several kinds.
fn mixed<K: Kind, const N: usize>(cards: Cards<K, N>) -> bool {
    cards.kinds().nth(1).is_some()
}

fn packed<K, const N: usize>(cards: Cards<K, N>) -> u64 {
    cards.counts().into_iter().fold(0, |value, count| value << 5 | u64::from(count))
}
