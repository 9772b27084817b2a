//! The table in rows of texts.

use curia_core::{Arg, Outline, Phrase, Seat, Spoken, ToArg};

use crate::cards::Cards;
use crate::data::{City, CityCard, Colour, Family, Region};
use crate::state::Item;
use crate::view::{AuctionView, BuildingView, HouseView, LayingView, View};

/// The texts of the rows.
#[derive(Spoken)]
#[spoken("il-principe-outline")]
pub(crate) enum Text {
    Table,
    Round {
        #[spoken(form = "last")]
        last: bool,
    },
    Principe,
    Deck {
        threshold: u8,
    },
    CityDeck,
    Removed,
    Building {
        seat: Seat,
        city: City,
    },
    Laying {
        seat: Seat,
    },
    Display,
    City {
        city: City,
        cost: u8,
        points: u8,
        shields: u8,
        regions: Vec<Region>,
    },
    Lots,
    Auction,
    Item,
    Order,
    Passed,
    HighBid,
    Minimum,
    Player {
        seat: Seat,
        family: Family,
    },
    Vp,
    Gold,
    GoldSecret,
    Hand,
    HandSize,
    Offer,
    Offered,
    Sure,
    Up,
    Down,
    Supply,
    Shields,
    ShieldsIn {
        region: Region,
        count: u8,
    },
    Cities,
    Roles,
    Cards {
        count: u8,
        colour: Colour,
    },
}

impl View {
    /// Round, decks, what is going on, the cities and the lots.
    pub(crate) fn outline_table(&self, outline: &mut Outline) {
        section(outline, Text::Table);
        row(outline, Text::Round { last: self.last_round }, [self.round]);
        row(outline, Text::Principe, [self.principe]);
        row(outline, Text::Deck { threshold: self.deck_threshold }, [self.deck]);
        row(outline, Text::CityDeck, [self.city_deck]);
        cards(outline, Text::Removed, self.removed);
        if let Some(BuildingView { seat, city, left }) = self.building {
            row(outline, Text::Building { seat, city }, [left]);
        }
        if let Some(LayingView { seat, colour }) = self.laying {
            row(outline, Text::Laying { seat }, [colour]);
        }
        section(outline, Text::Display);
        for &city in &self.display {
            let CityCard { size, icons, regions, .. } = *city.card();
            let (cost, points, shields) = (size.cost(), size.vp(), size.shields());
            cards(outline, Text::City { city, cost, points, shields, regions: regions.to_vec() }, icons);
        }
        section(outline, Text::Lots);
        row(outline, Text::Lots, self.lots.iter().map(|lot| Text::Cards { count: lot.count, colour: lot.colour }));
    }
}

impl AuctionView {
    /// What is auctioned, who takes part, how high the bids are.
    pub(crate) fn outline(&self, outline: &mut Outline) {
        section(outline, Text::Auction);
        let item = match self.item {
            Item::Lot(colour) => Text::Cards { count: self.count, colour }.to_arg(),
            Item::Role(tile) => tile.to_arg(),
        };
        row(outline, Text::Item, item);
        row(outline, Text::Order, self.order.iter().copied());
        row(outline, Text::Passed, self.passed.iter().copied());
        row(outline, Text::HighBid, [Some(self.high.into()), self.leader.map(Arg::Seat)].into_iter().flatten());
        row(outline, Text::Minimum, [self.minimum]);
    }
}

impl HouseView {
    /// One player.
    pub(crate) fn outline(&self, outline: &mut Outline) {
        section(outline, Text::Player { seat: self.seat, family: self.family });
        row(outline, Text::Vp, [self.vp]);
        row(outline, Text::Gold, [self.gold.map_or_else(|| Text::GoldSecret.into(), Arg::from)]);
        row(outline, Text::HandSize, [self.hand_size]);
        match self.hand {
            Some(hand) => cards(outline, Text::Hand, hand),
            None => cards(outline, Text::Sure, self.sure),
        }
        match self.offer {
            _ if self.offered == 0 => {}
            Some(offer) => cards(outline, Text::Offer, offer),
            None => row(outline, Text::Offered, [self.offered]),
        }
        cards(outline, Text::Up, self.up);
        cards(outline, Text::Down, self.down);
        row(outline, Text::Cities, self.cities.iter().copied());
        row(outline, Text::Roles, self.roles.iter().copied());
        row(outline, Text::Supply, [self.supply]);
        let placed = Region::ALL.into_iter().zip(self.shields).filter(|&(_, count)| count > 0);
        row(outline, Text::Shields, placed.map(|(region, count)| Text::ShieldsIn { region, count }));
    }
}

fn section(outline: &mut Outline, title: Text) {
    outline.section(title.into());
}

fn row(outline: &mut Outline, label: Text, values: impl IntoIterator<Item: Into<Arg>>) {
    outline.row(Phrase::from(label), values.into_iter().map(Into::into).collect());
}

/// A row of cards, colour by colour.
fn cards(outline: &mut Outline, label: Text, cards: Cards) {
    row(outline, label, cards.colours().map(|colour| Text::Cards { count: cards[colour], colour }));
}
