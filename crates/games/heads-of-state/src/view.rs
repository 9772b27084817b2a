//! What one viewer may know (section 6).

use curia_core::{Game, Seat, SeatCount, Viewer};
use serde::Serialize;

use crate::data::{
    Area, Attribute, Century, Colour, Country, HAND_LIMIT, NobleBox, Numbers, Rank, TREACHERY_LIMIT, Treachery,
};
use crate::moves::{Card, CardSet, Move, TurnOption};
use crate::options::{Assassin, OpenHands};
use crate::payment::Purse;
use crate::pieces::{Attributes, Boxes, Treacheries};
use crate::prompt::{Due, Hand};
use crate::state::{Bag, HeadsOfState, Part, Phase};

/// What one viewer may know: plain data to draw a table from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Whose eyes.
    pub viewer: Viewer,
    /// How many play.
    pub seats: SeatCount,
    /// The flag of the turn marker.
    pub century: Century,
    /// What is being decided.
    pub phase: PhaseName,
    /// Whose answer the table waits for.
    pub waiting: Vec<Seat>,
    /// Who began the game.
    pub start: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// What they have done and still owe.
    pub turn: TurnView,
    /// The face-up attribute cards by slot; taken ones are missing till the end of the turn.
    pub display: Vec<Option<Attribute>>,
    /// The former display, put away by a refresh until the end of the turn.
    pub set_aside: Attributes,
    /// Cards of the draw pile, without the revolution pack.
    pub draw_pile: u8,
    /// The revolution pack.
    pub pack: PackView,
    /// The attribute discards.
    pub discard: Attributes,
    /// The attribute cards that are in play at this table.
    pub in_play: Attributes,
    /// The face-up treachery cards by slot.
    pub treachery_display: Vec<Option<Treachery>>,
    /// Cards of the treachery pile.
    pub treachery_pile: u8,
    /// The treachery discards.
    pub treachery_discard: Treacheries,
    /// The boxes of the map with the living nobles, area by area, the upper box first.
    pub boxes: Vec<BoxView>,
    /// The areas with their markers and graves.
    pub areas: Vec<AreaView>,
    /// The countries with their markers and the present influence.
    pub countries: Vec<CountryView>,
    /// The dynasty markers, the highest first.
    pub dynasty: Vec<DynastyView>,
    /// The piles of noble cards, from king to baron.
    pub nobles: Vec<NobleView>,
    /// The players in clockwise order from seat 0.
    pub players: Vec<PlayerView>,
    /// True if all hands lie open.
    pub open_hands: bool,
    /// Whether assassinations always succeed (section 11.3).
    pub certain: bool,
}

/// The decision of the moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "named as the decisions of the specification")]
pub enum PhaseName {
    ChooseOption,
    Draw,
    PlaceLoop,
    TakeTwo,
    TreacheryLoop,
    Target,
    Pay,
    DiscardToLimit,
    TrimHands,
    /// A century is being scored.
    Scoring,
    Over,
}

/// The turn of the active player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TurnView {
    /// How the turn is used; `None` before the choice and on a first turn.
    pub option: Option<TurnOption>,
    /// True on the player's first turn of the game.
    pub first_turn: bool,
    /// Attribute cards still to be drawn in option 1.
    pub draws_left: u8,
    /// What is still owed in option 2 while the two cards are taken.
    pub due: Option<Due>,
    /// Boxes attacked this turn.
    pub targeted: Boxes,
    /// Boxes emptied this turn, refilled or not.
    pub vacated: Boxes,
    /// Those that are still empty; with two of them one must be refilled now.
    pub gaps: Boxes,
    /// The treachery cards whose target is being chosen.
    pub cards: Option<CardSet>,
    /// The boxes they could strike at: where rivals live that these cards reach, attacked or not.
    pub in_reach: Boxes,
    /// The box whose noble is being paid for.
    pub paying: Option<NobleBox>,
    /// The last draw from the bag this turn.
    pub bag: Option<Bag>,
}

/// The revolution pack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct PackView {
    /// Its cards, the revolution card among them until it has shown.
    pub cards: u8,
    /// True once the disc is removed: cards are drawn from it, and the revolution may come at any moment or has come.
    pub open: bool,
    /// True once the revolution card lies open; a new century has a new pack, in which it is hidden again.
    pub shown: bool,
    /// True once the revolution card lies aside and the last round is played (section 11.4).
    pub over: bool,
}

/// A box of the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct BoxView {
    /// Which box.
    pub at: NobleBox,
    /// Whose noble lives there.
    pub seat: Option<Seat>,
}

/// An area of the map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AreaView {
    /// Which area.
    pub area: Area,
    /// True while nobody has taken its marker.
    pub marker: bool,
    /// The counters on its hexagon.
    pub graves: Vec<GraveView>,
}

/// Counters of killed nobles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct GraveView {
    /// Whose they were.
    pub seat: Seat,
    /// Their rank.
    pub rank: Rank,
    /// How many.
    pub count: u8,
}

/// A country of the map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CountryView {
    /// Which country.
    pub country: Country,
    /// Who has taken its first and its second marker.
    pub markers: [Option<Seat>; 2],
    /// Who has taken the markers of each century; none of those to come.
    pub centuries: [[Option<Seat>; 2]; Century::COUNT],
    /// The players with influence, the first the one who would take the high marker now.
    pub standings: Vec<InfluenceView>,
}

/// A player's influence in a country, in the order of section 7.4.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct InfluenceView {
    /// The influence.
    pub influence: u8,
    /// The highest-ranking living noble: the first tie-break.
    pub rank: Rank,
    /// The best area in which one of that rank lives ...
    pub area: Area,
    /// ... with its number: the second tie-break.
    pub number: u8,
    /// The player.
    pub seat: Seat,
}

/// A dynasty marker.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct DynastyView {
    /// Its points.
    pub points: u8,
    /// Who has taken it.
    pub seat: Option<Seat>,
}

/// A pile of noble cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct NobleView {
    /// Of which rank.
    pub rank: Rank,
    /// Cards left.
    pub left: u8,
}

/// One player as the viewer sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// The colour of counters and cubes.
    pub colour: Colour,
    /// Points won so far.
    pub score: u16,
    /// Attribute cards in hand.
    pub attributes_size: u8,
    /// Which ones, if the viewer may see them.
    pub attributes: Option<Attributes>,
    /// Attribute cards that the seat surely holds, by what everybody has seen; the whole hand where it is open.
    pub sure_attributes: Attributes,
    /// Treachery cards in hand.
    pub treachery_size: u8,
    /// Which ones, if the viewer may see them.
    pub treachery: Option<Treacheries>,
    /// Treachery cards that the seat surely holds.
    pub sure_treachery: Treacheries,
    /// At a change of century: attribute and treachery cards that the seat still has to name. Until a rival has finished,
    /// all that the sizes of their hands demand: how far they have come is secret.
    pub trim_due: [u8; 2],
    /// What the viewer has named so far, still part of the hand size; for the owner alone.
    pub trimmed: Option<Trimmed>,
    /// Counters left, from king to baron.
    pub supply: [u8; Rank::COUNT],
    /// Noble cards won, from king to baron.
    pub noble_cards: [u8; Rank::COUNT],
    /// Areas in which the player has ever raised a noble.
    pub reached: Vec<Area>,
    /// Types of nobles that the player has ever raised.
    pub raised: Vec<Rank>,
}

/// Cards named at a change of century.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Trimmed {
    /// Attribute cards.
    pub attributes: Attributes,
    /// Treachery cards.
    pub treachery: Treacheries,
}

impl View {
    pub(crate) fn of(game: &HeadsOfState, viewer: Viewer) -> View {
        View {
            viewer,
            seats: game.seats,
            century: game.century,
            phase: PhaseName::of(game.phase),
            waiting: game.awaited().iter().collect(),
            start: game.start,
            active: game.active,
            turn: TurnView::of(game),
            display: game.display.to_vec(),
            set_aside: game.set_aside,
            draw_pile: game.deck.draw_pile(),
            pack: PackView {
                cards: game.pack_size(),
                open: game.pack_is_open(),
                shown: game.revolution_has_shown(),
                over: game.deck.revolution.is_none(),
            },
            discard: game.discard,
            in_play: crate::data::attributes_in_play(game.seats),
            treachery_display: game.treachery_display.to_vec(),
            treachery_pile: game.treachery_pile.len(),
            treachery_discard: game.treachery_discard,
            boxes: NobleBox::all().map(|at| BoxView { at, seat: game.owner(at) }).collect(),
            areas: Area::ALL.into_iter().map(|area| AreaView::of(game, area)).collect(),
            countries: Country::ALL.into_iter().map(|country| CountryView::of(game, country)).collect(),
            dynasty: (game.numbers().dynasty.iter().zip(game.dynasty_markers))
                .map(|(&points, seat)| DynastyView { points, seat })
                .collect(),
            nobles: (Rank::ALL.into_iter().zip(game.noble_cards))
                .map(|(rank, left)| NobleView { rank, left })
                .collect(),
            players: game.seats.iter().map(|seat| PlayerView::of(game, seat, viewer)).collect(),
            open_hands: game.options.open_hands == OpenHands::On,
            certain: game.options.assassin == Assassin::Certain,
        }
    }

    /// What depends on how many play (section 4).
    pub fn numbers(&self) -> &'static Numbers {
        Numbers::of(self.seats)
    }

    /// The viewer's own side of the table.
    pub fn own(&self) -> Option<&PlayerView> {
        self.viewer.seat().and_then(|seat| self.players.get(seat.index()))
    }

    /// Whose noble lives in a box.
    pub fn owner(&self, at: NobleBox) -> Option<Seat> {
        self.boxes.get(at.index()).and_then(|own| own.seat)
    }

    /// The attributes of the cost that the viewer's hand lacks for a noble of this rank, courtesans not counted; `None`
    /// for a viewer without a hand.
    pub fn missing(&self, rank: Rank) -> Option<Vec<Attribute>> {
        Some(Purse::of(self.own()?.attributes?).missing(rank).collect())
    }

    /// True if the viewer's hand pays for a noble of this rank, with a courtesan if need be.
    pub fn affords(&self, rank: Rank) -> bool {
        self.own().and_then(|own| own.attributes).is_some_and(|hand| Purse::of(hand).pays(rank))
    }

    /// What choosing this box of the map would mean now.
    pub fn with_box(&self, at: NobleBox) -> Move {
        match self.phase {
            PhaseName::Target => Move::Target(at),
            PhaseName::TreacheryLoop => Move::Replace(at),
            _ => Move::Place(at),
        }
    }

    /// What choosing an attribute card of one's own would mean now.
    pub fn with_card(&self, card: Attribute) -> Move {
        match self.phase {
            PhaseName::TrimHands => Move::Trim(Card::Attribute(card)),
            _ => Move::Discard(Card::Attribute(card)),
        }
    }

    /// What choosing a treachery card of one's own would mean now.
    pub fn with_treachery(&self, card: Treachery) -> Move {
        match self.phase {
            PhaseName::TrimHands => Move::Trim(Card::Treachery(card)),
            PhaseName::DiscardToLimit => Move::Discard(Card::Treachery(card)),
            _ => Move::Play(CardSet::one(card)),
        }
    }

    /// Which kind of card the viewer has to give up now, if any.
    pub fn giving_up(&self) -> Option<Hand> {
        let own = self.own()?;
        let due = match self.phase {
            PhaseName::TrimHands => own.trim_due,
            PhaseName::DiscardToLimit if self.waiting.contains(&own.seat) => {
                [own.attributes_size.saturating_sub(HAND_LIMIT), own.treachery_size.saturating_sub(TREACHERY_LIMIT)]
            }
            _ => return None,
        };
        match due {
            [0, 0] => None,
            [0, _] => Some(Hand::Treachery),
            _ => Some(Hand::Attribute),
        }
    }
}

impl PhaseName {
    pub(crate) fn of(phase: Phase) -> PhaseName {
        match phase {
            Phase::ChooseOption => PhaseName::ChooseOption,
            Phase::Draw => PhaseName::Draw,
            Phase::Place => PhaseName::PlaceLoop,
            Phase::TakeTwo => PhaseName::TakeTwo,
            Phase::Treachery => PhaseName::TreacheryLoop,
            Phase::Target(_) => PhaseName::Target,
            Phase::Pay(_) => PhaseName::Pay,
            Phase::Discard => PhaseName::DiscardToLimit,
            Phase::Trim(_) => PhaseName::TrimHands,
            Phase::Moment(part) => part,
            Phase::Over => PhaseName::Over,
        }
    }
}

impl TurnView {
    fn of(game: &HeadsOfState) -> TurnView {
        let turn = &game.turn;
        let taking = turn.treachery_due || turn.attribute_due;
        let (mut cards, mut paying) = (None, None);
        match game.phase {
            Phase::Target(set) => cards = Some(set),
            Phase::Pay(at) => paying = Some(at),
            _ => {}
        }
        TurnView {
            option: turn.option,
            first_turn: !game.players[game.active].first_turn_done,
            draws_left: turn.draws_left,
            due: taking.then(|| Due::of(turn.treachery_due, turn.attribute_due)),
            targeted: turn.targeted,
            vacated: turn.vacated,
            gaps: game.gaps(),
            cards,
            in_reach: cards.map_or(Boxes::EMPTY, |set| game.in_reach(game.active, set)),
            paying,
            bag: turn.bag,
        }
    }
}

impl InfluenceView {
    /// What the order of section 7.4 looks at; larger comes first.
    #[inline]
    pub(crate) const fn weight(&self) -> (u8, u8, u8) {
        (self.influence, self.rank.number(), self.number)
    }
}

impl AreaView {
    fn of(game: &HeadsOfState, area: Area) -> AreaView {
        let graves = game.graves_of(area).map(|(seat, rank, count)| GraveView { seat, rank, count });
        AreaView { area, marker: game.area_markers.has(area), graves: graves.collect() }
    }
}

impl CountryView {
    fn of(game: &HeadsOfState, country: Country) -> CountryView {
        CountryView {
            country,
            markers: game.country_markers[country.index()],
            centuries: game.century_markers[country.index()],
            standings: game.standings_in(country).collect(),
        }
    }
}

impl PlayerView {
    /// Section 6: the one place that decides who sees a hand.
    fn of(game: &HeadsOfState, seat: Seat, viewer: Viewer) -> PlayerView {
        let player = &game.players[seat];
        let own = viewer.is(seat);
        let (attributes, treachery) = (player.attributes_held(), player.treachery_held());
        let open = own || game.options.open_hands == OpenHands::On;
        // While cards are named the owner sees what is left, everybody else the hand as it was.
        let shown = if own { (player.attributes, player.treachery) } else { (attributes, treachery) };
        let trimming = matches!(game.phase, Phase::Trim(_));
        PlayerView {
            seat,
            colour: Colour::ALL[seat.index()],
            score: player.points.iter().sum(),
            attributes_size: attributes.total(),
            attributes: open.then_some(shown.0),
            sure_attributes: if open { shown.0 } else { game.known.attributes(seat) },
            treachery_size: treachery.total(),
            treachery: open.then_some(shown.1),
            sure_treachery: if open { shown.1 } else { game.known.treachery(seat) },
            trim_due: if own { game.trim_due(seat) } else { game.trim_told(seat) },
            trimmed: (own && trimming)
                .then_some(Trimmed { attributes: player.trimmed, treachery: player.treachery_trimmed }),
            supply: player.supply,
            noble_cards: player.noble_cards,
            reached: player.reached.iter().collect(),
            raised: player.raised.iter().collect(),
        }
    }

    /// True if the player has reached this area.
    pub fn has_reached(&self, area: Area) -> bool {
        self.reached.contains(&area)
    }
}

/// The keys of what points are won for, in the order of section 7: areas, countries, dynasty, centuries, nobles.
pub fn score_parts() -> [curia_core::Key; 5] {
    Part::ALL.map(Part::key)
}
