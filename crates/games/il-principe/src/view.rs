//! What one viewer may know (section 6).

use curia_core::{Arg, Key, Outline, Phrase, Seat, SeatCount, Seen, Viewer};
use serde::Serialize;

use crate::cards::{Cards, CitySet};
use crate::data::{City, Colour, Family, Numbers, Region, Tile};
use crate::keys::{cards, cities, lot, regions};
use crate::moves::Move;
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

/// One player as the viewer sees him.
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
            waiting: game.asked().iter().collect(),
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
            auction: AuctionView::of(game),
            building,
            laying,
            houses: game.seats.iter().map(|seat| HouseView::of(game, seat, viewer)).collect(),
        }
    }

    /// What depends on how many play (3.8).
    pub fn numbers(&self) -> &'static Numbers {
        Numbers::of(self.seats)
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
            Phase::Over => PhaseName::Over,
        }
    }
}

impl AuctionView {
    fn of(game: &IlPrincipe) -> Option<AuctionView> {
        let Phase::Bid(auction) = game.phase else { return None };
        let order = game.seats.from(game.principe.next(game.seats)).filter(|&seat| auction.eligible.has(seat));
        Some(AuctionView {
            item: auction.item,
            count: match auction.item {
                Item::Lot(colour) => game.lots.cards[colour],
                Item::Role(_) => 0,
            },
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
            gold: (own || over || game.open_money).then_some(house.gold),
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

/// The text space of move labels.
pub(crate) const MOVE: &str = "il-principe-move";

/// The ids of all move labels.
pub(crate) const MOVE_IDS: &[&str] = &[
    "offer",
    "pass_bid",
    "bid",
    "build",
    "decline_build",
    "shield",
    "lay",
    "lay_count",
    "pass_action",
    "turn_up",
    "decline_turn_up",
];

/// The text space of explanations.
pub(crate) const HELP: &str = "il-principe-help";

/// The ids of all explanations.
pub(crate) const HELP_IDS: &[&str] = &["build", "offer", "lay", "turn_up"];

/// The text space of the outline.
pub(crate) const OUTLINE: &str = "il-principe-outline";

/// The ids of all outline texts.
pub(crate) const OUTLINE_IDS: &[&str] = &[
    "table",
    "round",
    "round_last",
    "principe",
    "deck",
    "city_deck",
    "removed",
    "building",
    "laying",
    "display",
    "city",
    "lots",
    "auction",
    "item",
    "order",
    "passed",
    "high_bid",
    "minimum",
    "player",
    "vp",
    "gold",
    "gold_secret",
    "hand",
    "hand_size",
    "offer",
    "offered",
    "sure",
    "up",
    "down",
    "supply",
    "shields",
    "shields_in",
    "cities",
    "roles",
    "cards",
    "none",
];

/// A text of the outline.
pub(crate) fn outline_key(id: &'static str) -> Key {
    Key::new(OUTLINE, id)
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
    /// that another player is about to lay counts already: its colour has been named, and ruling 9.57 allows no way back.
    fn seen(&self) -> Seen {
        let mut open = self.removed;
        for lot in &self.lots {
            open[lot.colour] += lot.count;
        }
        for house in &self.houses {
            open = open.plus(house.up).plus(house.down);
            open = open.plus(house.hand.unwrap_or_default()).plus(house.offer.unwrap_or_default());
        }
        if let Some(laying) = self.laying.filter(|laying| !self.viewer.is(laying.seat)) {
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
        let say = |id| Key::new(MOVE, id).phrase();
        match mv {
            Move::Offer(colour) => say("offer").with("building", colour.building()),
            Move::PassBid => say("pass_bid"),
            Move::Bid(amount) => say("bid").with("amount", amount),
            Move::Build(city) => say("build").with("city", city.key()),
            Move::DeclineBuild => say("decline_build"),
            Move::Shield(region) => say("shield").with("region", region.key()),
            Move::Lay(colour) => say("lay").with("building", colour.building()),
            Move::LayCount(count) => say("lay_count").with("count", count),
            Move::PassAction => say("pass_action"),
            Move::TurnUp(colour) => say("turn_up").with("building", colour.building()),
            Move::DeclineTurnUp => say("decline_turn_up"),
        }
    }

    fn help(&self, mv: Move) -> Option<Phrase> {
        let say = |id| Key::new(HELP, id).phrase();
        match mv {
            Move::Build(city) => {
                let card = city.card();
                let help = say("build").with("cards", cards(card.icons)).with("cost", card.size.cost());
                let help = help.with("points", card.size.vp()).with("shields", card.size.shields());
                Some(help.with("regions", regions(card.regions)))
            }
            Move::Bid(_) => match self.auction.as_ref()?.item {
                Item::Role(tile) => Some(tile.help().phrase()),
                Item::Lot(_) => None,
            },
            Move::Offer(colour) => Some(say("offer").with("count", self.own()?.hand?[colour])),
            Move::Lay(colour) => {
                Some(say("lay").with("count", self.own()?.hand?[colour]).with("role", Tile::major(colour).key()))
            }
            Move::TurnUp(colour) => Some(say("turn_up").with("count", self.own()?.down[colour])),
            _ => None,
        }
    }

    fn candidates(&self) -> Vec<Move> {
        let Some(hand) = self.own().and_then(|own| own.hand) else { return Vec::new() };
        let mut candidates = Vec::new();
        if let Some(auction) = &self.auction {
            candidates.extend([Move::PassBid, Move::Bid(auction.minimum)]);
        }
        candidates.extend(self.display.iter().map(|&city| Move::Build(city)));
        for colour in hand.colours() {
            candidates.extend([Move::Offer(colour), Move::Lay(colour)]);
        }
        candidates
    }
}

impl View {
    fn outline_table(&self, outline: &mut Outline) {
        let label = |id| outline_key(id).phrase();
        outline.section(label("table"));
        outline.row(label(if self.last_round { "round_last" } else { "round" }), vec![self.round.into()]);
        outline.row(label("principe"), vec![self.principe.into()]);
        outline.row(label("deck").with("threshold", self.deck_threshold), vec![self.deck.into()]);
        outline.row(label("city_deck"), vec![self.city_deck.into()]);
        outline.row(label("removed"), items(cards(self.removed)));
        if let Some(BuildingView { seat, city, left }) = self.building {
            outline.row(label("building").with("seat", seat).with("city", city.key()), vec![left.into()]);
        }
        if let Some(LayingView { seat, colour }) = self.laying {
            outline.row(label("laying").with("seat", seat), vec![colour.building().into()]);
        }
        outline.section(label("display"));
        for &city in &self.display {
            let card = city.card();
            let row = label("city")
                .with("city", city.key())
                .with("cost", card.size.cost())
                .with("points", card.size.vp())
                .with("shields", card.size.shields())
                .with("regions", regions(card.regions));
            outline.row(row, items(cards(card.icons)));
        }
        let lots = self.lots.iter().map(|it| lot(it.colour, it.count).into()).collect();
        outline.section(label("lots")).row(label("lots"), lots);
    }
}

impl AuctionView {
    fn outline(&self, outline: &mut Outline) {
        let label = |id| outline_key(id).phrase();
        let item: Arg = match self.item {
            Item::Lot(colour) => lot(colour, self.count).into(),
            Item::Role(tile) => tile.key().into(),
        };
        let seats = |seats: &[Seat]| seats.iter().map(|&seat| seat.into()).collect();
        outline.section(label("auction")).row(label("item"), vec![item]);
        outline.row(label("order"), seats(&self.order)).row(label("passed"), seats(&self.passed));
        let mut bid = vec![self.high.into()];
        bid.extend(self.leader.map(Arg::Seat));
        outline.row(label("high_bid"), bid).row(label("minimum"), vec![self.minimum.into()]);
    }
}

impl HouseView {
    fn outline(&self, outline: &mut Outline) {
        let label = |id| outline_key(id).phrase();
        outline.section(label("player").with("seat", self.seat).with("family", self.family.key()));
        outline.row(label("vp"), vec![self.vp.into()]);
        let gold: Arg = self.gold.map_or_else(|| outline_key("gold_secret").into(), Arg::from);
        outline.row(label("gold"), vec![gold]);
        outline.row(label("hand_size"), vec![self.hand_size.into()]);
        match self.hand {
            Some(hand) => outline.row(label("hand"), items(cards(hand))),
            None => outline.row(label("sure"), items(cards(self.sure))),
        };
        match self.offer {
            _ if self.offered == 0 => {}
            Some(offer) => _ = outline.row(label("offer"), items(cards(offer))),
            None => _ = outline.row(label("offered"), vec![self.offered.into()]),
        }
        outline.row(label("up"), items(cards(self.up))).row(label("down"), items(cards(self.down)));
        outline.row(label("cities"), vec![cities(self.cities.iter().copied())]);
        outline.row(label("roles"), self.roles.iter().map(|tile| tile.key().into()).collect());
        outline.row(label("supply"), vec![self.supply.into()]);
        let placed = Region::ALL.into_iter().zip(self.shields).filter(|&(_, count)| count > 0);
        let shields =
            placed.map(|(region, count)| label("shields_in").with("region", region.key()).with("count", count).into());
        outline.row(label("shields"), shields.collect());
    }
}

fn items(phrases: Vec<Phrase>) -> Vec<Arg> {
    phrases.into_iter().map(Arg::from).collect()
}
