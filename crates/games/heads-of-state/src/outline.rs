//! The table in rows of texts.

use curia_core::{Arg, Outline, Phrase, Seat, Spoken, ToArg};

use crate::data::{Area, Attribute, Century, Country, Rank, Treachery};
use crate::pieces::{Attributes, Boxes, Treacheries};
use crate::view::{CountryView, PlayerView, View};

/// The texts of the rows.
#[derive(Spoken)]
#[spoken("heads-of-state-outline")]
pub(crate) enum Text {
    Table,
    Century,
    Active,
    Start,
    /// Whose answer the table waits for.
    Waiting,
    Display,
    SetAside,
    DrawPile,
    /// The revolution pack, with its disc on or `open`.
    Pack {
        #[spoken(form = "open")]
        open: bool,
    },
    /// The revolution pack without the revolution card, which has shown.
    PackShown,
    Discard,
    /// The attribute cards that are used with so many players.
    InPlay,
    TreacheryDisplay,
    TreacheryPile,
    TreacheryDiscard,
    /// Treachery cards whose target is being chosen.
    Striking,
    /// Boxes attacked this turn.
    Targeted,
    /// Boxes emptied this turn that are still empty.
    Gaps,
    /// The noble that is being paid for.
    Paying,
    /// The last draw from the bag: the noble that was struck at, and whose cube it was.
    Bag {
        rank: Rank,
        area: Area,
    },
    BagOwn,
    BagRival,
    /// Noble cards left.
    Nobles,
    Dynasty,
    /// The title of a country.
    Country {
        country: Country,
    },
    CountryMarkers,
    CenturyMarkers {
        century: Century,
    },
    Influence,
    /// A player's influence with their highest noble.
    InfluenceOf {
        seat: Seat,
        influence: u8,
        rank: Rank,
        area: Area,
    },
    /// The title of an area's row.
    Area {
        area: Area,
        points: u8,
        #[spoken(unless = "taken")]
        marker: bool,
    },
    /// A living noble, or an empty box.
    Noble {
        rank: Rank,
        #[spoken(unless = "empty")]
        seat: Option<Seat>,
    },
    /// Killed counters.
    Grave {
        count: u8,
        rank: Rank,
        seat: Seat,
    },
    /// A marker that has been taken.
    Marker {
        points: u8,
        #[spoken(unless = "left")]
        seat: Option<Seat>,
    },
    /// The title of a player.
    Player {
        seat: Seat,
    },
    Score,
    HandSize,
    Hand,
    Sure,
    TreacherySize,
    Treachery,
    SureTreachery,
    Supply,
    NobleCards,
    Reached,
    Raised,
    /// So many of something of a rank.
    Ranks {
        count: u8,
        rank: Rank,
    },
    /// So many attribute cards of a kind.
    Attributes {
        count: u8,
        card: Attribute,
    },
    /// So many treachery cards of a kind.
    Treacheries {
        count: u8,
        card: Treachery,
    },
    /// A noble by its box.
    Box {
        rank: Rank,
        area: Area,
    },
}

impl View {
    /// Century, piles, what is going on, what is left.
    pub(crate) fn outline_table(&self, outline: &mut Outline) {
        section(outline, Text::Table);
        row(outline, Text::Century, [self.century]);
        row(outline, Text::Active, [self.active]);
        row(outline, Text::Start, [self.start]);
        if !self.waiting.is_empty() {
            row(outline, Text::Waiting, self.waiting.iter().copied());
        }
        row(outline, Text::Display, self.display.iter().copied().flatten());
        if !self.set_aside.is_empty() {
            attributes(outline, Text::SetAside, self.set_aside);
        }
        row(outline, Text::DrawPile, [self.draw_pile]);
        let pack = if self.pack.shown { Text::PackShown } else { Text::Pack { open: self.pack.open } };
        row(outline, pack, [self.pack.cards]);
        attributes(outline, Text::Discard, self.discard);
        attributes(outline, Text::InPlay, self.in_play);
        row(outline, Text::TreacheryDisplay, self.treachery_display.iter().copied().flatten());
        row(outline, Text::TreacheryPile, [self.treachery_pile]);
        treacheries(outline, Text::TreacheryDiscard, self.treachery_discard);
        if let Some(cards) = self.turn.cards {
            row(outline, Text::Striking, cards.cards());
        }
        boxes(outline, Text::Targeted, self.turn.targeted);
        boxes(outline, Text::Gaps, self.turn.gaps);
        boxes(outline, Text::Paying, self.turn.paying.map_or(Boxes::EMPTY, Boxes::one));
        if let Some(bag) = self.turn.bag {
            let label = Text::Bag { rank: bag.target.rank(), area: bag.target.area() };
            row(outline, label, [if bag.own { Text::BagOwn } else { Text::BagRival }]);
        }
        row(outline, Text::Nobles, self.nobles.iter().map(|pile| Text::Ranks { count: pile.left, rank: pile.rank }));
        let dynasty = self.dynasty.iter().map(|marker| Text::Marker { points: marker.points, seat: marker.seat });
        row(outline, Text::Dynasty, dynasty);
    }

    /// One country with its areas.
    pub(crate) fn outline_country(&self, view: &CountryView, outline: &mut Outline) {
        let country = view.country;
        let marker = |(points, seat)| Text::Marker { points, seat };
        section(outline, Text::Country { country });
        for area in self.areas.iter().filter(|area| area.area.card().country == country) {
            let nobles = area.area.boxes().map(|at| Text::Noble { rank: at.rank(), seat: self.owner(at) });
            let graves = area.graves.iter().map(|it| Text::Grave { count: it.count, rank: it.rank, seat: it.seat });
            let points = area.area.card().number;
            row(outline, Text::Area { area: area.area, points, marker: area.marker }, nobles.chain(graves));
        }
        row(outline, Text::CountryMarkers, country.markers().into_iter().zip(view.markers).map(marker));
        for century in Century::ALL.into_iter().filter(|&century| century <= self.century) {
            let taken = view.centuries[century.index()];
            let markers = country.century_markers().into_iter().zip(taken).map(marker);
            row(outline, Text::CenturyMarkers { century }, markers);
        }
        let standings = view.standings.iter().map(|it| Text::InfluenceOf {
            seat: it.seat,
            influence: it.influence,
            rank: it.rank,
            area: it.area,
        });
        row(outline, Text::Influence, standings);
    }
}

impl PlayerView {
    /// One player.
    pub(crate) fn outline(&self, outline: &mut Outline) {
        section(outline, Text::Player { seat: self.seat });
        row(outline, Text::Score, [self.score]);
        row(outline, Text::HandSize, [self.attributes_size]);
        match self.attributes {
            Some(hand) => attributes(outline, Text::Hand, hand),
            None => attributes(outline, Text::Sure, self.sure_attributes),
        }
        row(outline, Text::TreacherySize, [self.treachery_size]);
        match self.treachery {
            Some(hand) => treacheries(outline, Text::Treachery, hand),
            None => treacheries(outline, Text::SureTreachery, self.sure_treachery),
        }
        let ranks = |counts: [u8; Rank::COUNT]| {
            let counted = Rank::ALL.into_iter().zip(counts).filter(|&(_, count)| count > 0);
            counted.map(|(rank, count)| Text::Ranks { count, rank })
        };
        row(outline, Text::Supply, ranks(self.supply));
        row(outline, Text::NobleCards, ranks(self.noble_cards));
        row(outline, Text::Reached, self.reached.iter().copied());
        row(outline, Text::Raised, self.raised.iter().copied());
    }
}

fn section(outline: &mut Outline, title: Text) {
    outline.section(title.into());
}

fn row(outline: &mut Outline, label: Text, values: impl IntoIterator<Item: Into<Arg>>) {
    outline.row(Phrase::from(label), values.into_iter().map(Into::into).collect());
}

/// Nobles by their boxes; no row where there are none.
fn boxes(outline: &mut Outline, label: Text, boxes: Boxes) {
    if !boxes.is_empty() {
        row(outline, label, boxes.iter().filter_map(|at| at.to_arg()));
    }
}

fn attributes(outline: &mut Outline, label: Text, cards: Attributes) {
    row(outline, label, cards.kinds().map(|card| Text::Attributes { count: cards[card], card }));
}

fn treacheries(outline: &mut Outline, label: Text, cards: Treacheries) {
    row(outline, label, cards.kinds().map(|card| Text::Treacheries { count: cards[card], card }));
}
