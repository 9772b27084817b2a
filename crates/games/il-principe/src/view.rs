//! What one viewer may know (section 6).

use curia_core::{Game, Outline, Phrase, Seat, SeatCount, Seen, Spoken, Viewer};
use serde::Serialize;

use crate::cards::{Cards, CitySet};
use crate::data::{City, CityCard, Colour, Family, Numbers, Region, Tile};
use crate::moves::Move;
use crate::options::OpenMoney;
use crate::state::{IlPrincipe, Item, Phase};

/// What one viewer may know: plain data to draw a table from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Whose eyes.
    pub viewer: Viewer,
    /// How many play.
    pub seats: SeatCount,
    /// The round, from 1.
    pub round: u8,
    /// True in the last round.
    pub last_round: bool,
    /// What is being decided.
    pub phase: PhaseName,
    /// Whose answer the table waits for.
    pub waiting: Vec<Seat>,
    /// The start player.
    pub principe: Seat,
    /// The cities that can be built.
    pub display: Vec<City>,
    /// Cities that will still come out.
    pub city_deck: u8,
    /// Cities that have not come out and which they may be.
    pub unseen: Vec<City>,
    /// Building cards left in the deck.
    pub deck: u8,
    /// With fewer cards in the deck at the start of a round it is the last.
    pub deck_threshold: u8,
    /// Cards of unsold lots.
    pub removed: Cards,
    /// The lots not yet sold, the present one first.
    pub lots: Vec<LotView>,
    /// The lots of the round that have been put up, in the order of their auctions; none before the reveal.
    pub settled: Vec<SettledView>,
    /// The auction that is going on.
    pub auction: Option<AuctionView>,
    /// The city whose shields are being placed.
    pub building: Option<BuildingView>,
    /// The colour that is being laid.
    pub laying: Option<LayingView>,
    /// The players in clockwise order from seat 0.
    pub houses: Vec<HouseView>,
}

/// The decision of the moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "named as the decisions of the specification")]
pub enum PhaseName {
    Offer,
    Bid,
    BuildOption,
    PlaceShield,
    Action,
    LayCount,
    TurnUp,
    PlaceShieldAny,
    Over,
}

/// A lot on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct LotView {
    /// Its colour.
    pub colour: Colour,
    /// Its cards.
    pub count: u8,
}

/// What has become of a lot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct SettledView {
    /// Its colour.
    pub colour: Colour,
    /// Its cards.
    pub count: u8,
    /// Who bought it; `None` if nobody wanted it.
    pub buyer: Option<Seat>,
    /// For how much gold.
    pub price: u8,
}

/// A running auction.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AuctionView {
    /// What is auctioned.
    pub item: Item,
    /// The cards of a lot; 0 for a role.
    pub count: u8,
    /// Who takes part, in the order of the first bids.
    pub order: Vec<Seat>,
    /// Who has passed.
    pub passed: Vec<Seat>,
    /// The highest bid so far.
    pub high: u8,
    /// Who made it.
    pub leader: Option<Seat>,
    /// Who decides now.
    pub turn: Seat,
    /// The least that must be bid now.
    pub minimum: u8,
}

/// A city whose shields are being placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct BuildingView {
    /// The builder.
    pub seat: Seat,
    /// The city.
    pub city: City,
    /// Shields still to place.
    pub left: u8,
}

/// A colour that is being laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct LayingView {
    /// Who lays.
    pub seat: Seat,
    /// The colour.
    pub colour: Colour,
}

/// One player as the viewer sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct HouseView {
    /// The seat.
    pub seat: Seat,
    /// The family.
    pub family: Family,
    /// The purse, if the viewer may see it.
    pub gold: Option<u8>,
    /// Cards in hand.
    pub hand_size: u8,
    /// The hand, if the viewer may see it.
    pub hand: Option<Cards>,
    /// Cards offered so far.
    pub offered: u8,
    /// The offered cards, if they are the viewer's own.
    pub offer: Option<Cards>,
    /// Cards that the seat surely has in hand or offer, by what the viewer has seen (ruling 9.59).
    pub sure: Cards,
    /// Face-up cards in front of the player.
    pub up: Cards,
    /// Face-down cards in front of the player.
    pub down: Cards,
    /// Shields left to place.
    pub supply: u8,
    /// Shields on the map, in letter order of the regions.
    pub shields: [u8; Region::COUNT],
    /// VP won so far.
    pub vp: u8,
    /// Cities built.
    pub cities: Vec<City>,
    /// Roles held.
    pub roles: Vec<Tile>,
}

impl View {
    pub(crate) fn of(game: &IlPrincipe, viewer: Viewer) -> View {
        let (mut building, mut laying) = (None, None);
        match game.phase {
            Phase::PlaceShield { seat, city, left, .. } => building = Some(BuildingView { seat, city, left }),
            Phase::LayCount { seat, colour } => laying = Some(LayingView { seat, colour }),
            _ => {}
        }
        View {
            viewer,
            seats: game.seats,
            round: game.round,
            last_round: game.last_round,
            phase: PhaseName::of(game.phase),
            waiting: game.awaited().iter().collect(),
            principe: game.principe,
            display: game.display.iter().collect(),
            city_deck: game.city_deck,
            unseen: game.unseen.iter().collect(),
            deck: game.deck.total(),
            deck_threshold: game.numbers().deck_threshold,
            removed: game.removed,
            lots: game.lots.order[..usize::from(game.lots.len)]
                .iter()
                .map(|&colour| LotView { colour, count: game.lots.cards[colour] })
                .filter(|lot| lot.count > 0)
                .collect(),
            settled: SettledView::of(game),
            auction: AuctionView::of(game),
            building,
            laying,
            houses: game.seats.iter().map(|seat| HouseView::of(game, seat, viewer)).collect(),
        }
    }

    /// What depends on how many play (section 3.8).
    pub fn numbers(&self) -> &'static Numbers {
        Numbers::of(self.seats)
    }

    /// What choosing a card of this colour of one's own would mean now.
    pub fn with_card(&self, colour: Colour) -> Move {
        match self.phase {
            PhaseName::Offer => Move::Offer(colour),
            PhaseName::TurnUp => Move::TurnUp(colour),
            _ => Move::Lay(colour),
        }
    }

    /// The viewer's own side of the table.
    pub fn own(&self) -> Option<&HouseView> {
        self.viewer.seat().and_then(|seat| self.houses.get(seat.index()))
    }
}

impl PhaseName {
    fn of(phase: Phase) -> PhaseName {
        match phase {
            Phase::Offer => PhaseName::Offer,
            Phase::Bid(_) => PhaseName::Bid,
            Phase::BuildOption(_) => PhaseName::BuildOption,
            Phase::PlaceShield { .. } => PhaseName::PlaceShield,
            Phase::Action(_) => PhaseName::Action,
            Phase::LayCount { .. } => PhaseName::LayCount,
            Phase::TurnUp { .. } => PhaseName::TurnUp,
            Phase::PlaceShieldAny { .. } => PhaseName::PlaceShieldAny,
            Phase::Moment(part) => part,
            Phase::Over => PhaseName::Over,
        }
    }
}

impl SettledView {
    /// The former round's lots are forgotten when cards are offered anew.
    fn of(game: &IlPrincipe) -> Vec<SettledView> {
        let called = if game.phase == Phase::Offer { 0 } else { usize::from(game.lots.len) };
        let settled = |&colour: &Colour| {
            let lot = game.lots.settled[colour as usize]?;
            let (buyer, price) = lot.buyer.map_or((None, 0), |(seat, price)| (Some(seat), price));
            Some(SettledView { colour, count: lot.count, buyer, price })
        };
        game.lots.order[..called].iter().filter_map(settled).collect()
    }
}

impl AuctionView {
    fn of(game: &IlPrincipe) -> Option<AuctionView> {
        let Phase::Bid(auction) = game.phase else { return None };
        let order = game.seats.from(game.principe.next(game.seats)).filter(|&seat| auction.eligible.has(seat));
        Some(AuctionView {
            item: auction.item,
            count: game.lot_size(auction.item),
            order: order.collect(),
            passed: auction.eligible.minus(auction.active).iter().collect(),
            high: auction.high,
            leader: auction.leader,
            turn: auction.turn,
            minimum: auction.high + 1,
        })
    }
}

impl HouseView {
    /// Section 6.1: the one place that decides who sees a purse or a hand.
    fn of(game: &IlPrincipe, seat: Seat, viewer: Viewer) -> HouseView {
        let house = &game.houses[seat];
        let over = game.phase == Phase::Over;
        let own = viewer.is(seat);
        HouseView {
            seat,
            family: house.family,
            gold: (own || over || game.open_money == OpenMoney::On).then_some(house.gold),
            hand_size: house.hand.total(),
            hand: (own || over).then_some(house.hand),
            offered: house.offered.total(),
            offer: own.then_some(house.offered),
            sure: if own || over { house.hand.plus(house.offered) } else { game.known.of(viewer)[seat] },
            up: house.up,
            down: house.down,
            supply: house.supply,
            shields: house.shields,
            vp: house.vp,
            cities: house.cities.iter().collect(),
            roles: Tile::all().filter(|&tile| game.roles.holder(tile) == Some(seat)).collect(),
        }
    }
}

/// What a move would be.
#[derive(Spoken)]
#[spoken("il-principe-move")]
pub(crate) enum Label {
    Offer { colour: Colour },
    PassBid,
    Bid { amount: u8 },
    Build { city: City },
    DeclineBuild,
    Shield { region: Region },
    Lay { colour: Colour },
    LayCount { count: u8 },
    PassAction,
    TurnUp { colour: Colour },
    DeclineTurnUp,
}

/// What a move means.
#[derive(Spoken)]
#[spoken("il-principe-help")]
pub(crate) enum Help {
    Build { cards: Cards, cost: u8, points: u8, shields: u8, regions: Vec<Region> },
    Offer { count: u8 },
    Lay { count: u8, major: Tile },
    TurnUp { count: u8 },
}

impl curia_core::View<Move> for View {
    fn outline(&self) -> Outline {
        let mut outline = Outline::default();
        self.outline_table(&mut outline);
        if let Some(auction) = &self.auction {
            auction.outline(&mut outline);
        }
        for house in &self.houses {
            house.outline(&mut outline);
        }
        outline
    }

    /// Of each colour the first, second, ... card that lies open to the viewer, then the cities that came out. The card
    /// that another player is about to lay counts already: its colour has been named, and ruling 9.57 allows no way
    /// back.
    fn seen_beside(&self, other: &View) -> Seen {
        let mut open = self.removed;
        for lot in &self.lots {
            open[lot.colour] += lot.count;
        }
        for (house, shown) in self.houses.iter().zip(&other.houses) {
            let (hand, offer) = (house.hand.or(shown.hand), house.offer.or(shown.offer));
            open = open.plus(house.up).plus(house.down).plus(hand.unwrap_or_default()).plus(offer.unwrap_or_default());
        }
        let shown = |seat| self.viewer.is(seat) || other.viewer.is(seat);
        if let Some(laying) = self.laying.filter(|laying| !shown(laying.seat)) {
            open[laying.colour] += 1;
        }
        let mut seen = Seen::default();
        for colour in Colour::ALL {
            (0..usize::from(open[colour])).for_each(|number| seen.mark(colour as usize * 20 + number));
        }
        let unseen: CitySet = self.unseen.iter().copied().collect();
        City::ALL.into_iter().filter(|&city| !unseen.has(city)).for_each(|city| seen.mark(100 + city as usize));
        seen
    }

    fn label(&self, mv: Move) -> Phrase {
        let label = match mv {
            Move::Offer(colour) => Label::Offer { colour },
            Move::PassBid => Label::PassBid,
            Move::Bid(amount) => Label::Bid { amount },
            Move::Build(city) => Label::Build { city },
            Move::DeclineBuild => Label::DeclineBuild,
            Move::Shield(region) => Label::Shield { region },
            Move::Lay(colour) => Label::Lay { colour },
            Move::LayCount(count) => Label::LayCount { count },
            Move::PassAction => Label::PassAction,
            Move::TurnUp(colour) => Label::TurnUp { colour },
            Move::DeclineTurnUp => Label::DeclineTurnUp,
        };
        label.into()
    }

    fn help(&self, mv: Move) -> Option<Phrase> {
        let help = match mv {
            Move::Build(city) => {
                let CityCard { icons: cards, size, regions, .. } = *city.card();
                let (cost, points, shields) = (size.cost(), size.vp(), size.shields());
                Help::Build { cards, cost, points, shields, regions: regions.to_vec() }
            }
            Move::Bid(_) => match self.auction.as_ref()?.item {
                Item::Role(tile) => return Some(tile.help().phrase()),
                Item::Lot(_) => return None,
            },
            Move::Offer(colour) => Help::Offer { count: self.own()?.hand?[colour] },
            Move::Lay(colour) => Help::Lay { count: self.own()?.hand?[colour], major: Tile::major(colour) },
            Move::TurnUp(colour) => Help::TurnUp { count: self.own()?.down[colour] },
            _ => return None,
        };
        Some(help.into())
    }

    /// Everything that lies before the viewer and could be chosen at some time, as far as it makes sense to ask now.
    fn candidates(&self) -> Vec<Move> {
        let Some(hand) = self.own().and_then(|own| own.hand) else { return Vec::new() };
        let mut candidates = Vec::new();
        if let Some(auction) = &self.auction {
            candidates.extend([Move::PassBid, Move::Bid(auction.minimum)]);
        }
        candidates.extend(self.display.iter().map(|&city| Move::Build(city)));
        let turns_up = self.phase == PhaseName::TurnUp;
        let colours = Colour::ALL.into_iter().filter(|&colour| turns_up || hand[colour] > 0);
        candidates.extend(colours.map(|colour| self.with_card(colour)));
        if self.phase == PhaseName::PlaceShield {
            candidates.extend(Region::ALL.map(Move::Shield));
        }
        candidates
    }
}
