//! The state of a game: section 4 and section 5.1.

use curia_core::{BySeat, Log, Named, Seat, SeatCount};
use serde::Serialize;

use crate::data::{
    Area, Attribute, Century, Country, DISPLAY, DYNASTY, NobleBox, Numbers, Rank, TREACHERY_DISPLAY, Treachery,
};
use crate::event::Event;
use crate::knowledge::Knowledge;
use crate::moves::{CardSet, TurnOption};
use crate::options::Options;
use crate::pieces::{Areas, Attributes, Boxes, Pile, Ranks, Treacheries};
use crate::view::PhaseName;

/// A game of Heads of State.
#[derive(Clone, PartialEq, Eq)]
pub struct HeadsOfState {
    pub(crate) seats: SeatCount,
    pub(crate) options: Options,
    pub(crate) century: Century,
    pub(crate) start: Seat,
    pub(crate) active: Seat,
    pub(crate) turn: Turn,
    pub(crate) deck: Deck,
    pub(crate) display: [Option<Attribute>; DISPLAY],
    /// The display that a refresh took away, until the end of the turn.
    pub(crate) set_aside: Attributes,
    pub(crate) discard: Attributes,
    pub(crate) treachery_pile: Pile<Treachery, { Treachery::CARDS }>,
    pub(crate) treachery_display: [Option<Treachery>; TREACHERY_DISPLAY],
    pub(crate) treachery_discard: Treacheries,
    /// Whose nobles live in which boxes.
    pub(crate) boxes: BySeat<Boxes>,
    /// Counters of each player killed in each box; they lie on the hexagon of its area.
    pub(crate) graves: [BySeat<u8>; NobleBox::COUNT],
    /// Areas whose marker nobody has taken.
    pub(crate) area_markers: Areas,
    /// Who has taken the first and the second marker of each country.
    pub(crate) country_markers: [[Option<Seat>; 2]; Country::COUNT],
    /// Who has taken the dynasty markers, the highest first.
    pub(crate) dynasty_markers: [Option<Seat>; DYNASTY.len()],
    /// Who has taken the markers of each country in each century.
    pub(crate) century_markers: [[[Option<Seat>; 2]; Century::COUNT]; Country::COUNT],
    /// Noble cards left of each rank.
    pub(crate) noble_cards: [u8; Rank::COUNT],
    pub(crate) players: BySeat<Player>,
    pub(crate) known: Knowledge,
    pub(crate) phase: Phase,
}

/// What belongs to one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Player {
    pub(crate) attributes: Attributes,
    pub(crate) treachery: Treacheries,
    /// Named at a change of century, still in the hand for everybody else.
    pub(crate) trimmed: Attributes,
    pub(crate) treachery_trimmed: Treacheries,
    /// Counters left of each rank.
    pub(crate) supply: [u8; Rank::COUNT],
    pub(crate) noble_cards: [u8; Rank::COUNT],
    pub(crate) reached: Areas,
    pub(crate) raised: Ranks,
    pub(crate) points: [u16; Part::ALL.len()],
    pub(crate) first_turn_done: bool,
}

impl Player {
    /// Section 4, step 6.
    pub(crate) fn new() -> Player {
        Player {
            attributes: Attributes::NONE,
            treachery: Treacheries::NONE,
            trimmed: Attributes::NONE,
            treachery_trimmed: Treacheries::NONE,
            supply: Rank::ALL.map(|rank| rank.noble().counters),
            noble_cards: [0; Rank::COUNT],
            reached: Areas::EMPTY,
            raised: Ranks::EMPTY,
            points: [0; Part::ALL.len()],
            first_turn_done: false,
        }
    }

    /// All attribute cards that others count in the hand.
    #[inline]
    pub(crate) fn attributes_held(&self) -> Attributes {
        self.attributes.plus(self.trimmed)
    }

    /// All treachery cards that others count in the hand.
    #[inline]
    pub(crate) fn treachery_held(&self) -> Treacheries {
        self.treachery.plus(self.treachery_trimmed)
    }
}

/// What points are won for, in the order of section 7.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
#[named("heads-of-state-part")]
pub(crate) enum Part {
    Areas,
    Countries,
    Dynasty,
    Centuries,
    Nobles,
}

/// The draw pile with the revolution pack below it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Deck {
    pub(crate) cards: Pile<Attribute, { Attribute::CARDS }>,
    /// How many of the bottom cards belong to the revolution pack.
    pub(crate) pack: u8,
    /// How many attribute cards lie below the revolution card; `None` once it has been put aside (section 11.4).
    pub(crate) revolution: Option<u8>,
}

impl Deck {
    /// Cards of the draw pile, without the revolution pack.
    #[inline]
    pub(crate) fn draw_pile(&self) -> u8 {
        self.cards.len() - self.pack
    }
}

/// What the active player has done and still owes (section 5.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Turn {
    /// `None` before the choice and on a first turn.
    pub(crate) option: Option<TurnOption>,
    pub(crate) draws_left: u8,
    pub(crate) treachery_due: bool,
    pub(crate) attribute_due: bool,
    /// Boxes attacked this turn.
    pub(crate) targeted: Boxes,
    /// Boxes emptied this turn.
    pub(crate) vacated: Boxes,
    /// The last draw from the bag this turn.
    pub(crate) bag: Option<Bag>,
}

/// What came out of the bag (section 5.9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Bag {
    /// The box of the target.
    pub target: NobleBox,
    /// Whose noble it was.
    pub victim: Seat,
    /// True if the cube was the attacker's own: the noble dies.
    pub own: bool,
}

/// What the revolution interrupted, and where the game goes on after it (section 5.11, step 7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
pub enum Interrupted {
    /// A draw of option 1, which is still owed.
    Draw,
    /// The attribute card of option 2, which is still owed.
    TakeTwo,
    /// The refill at the end of a turn, which is complete otherwise.
    Refill,
}

/// The decision that is open, with what is needed to go on after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// CHOOSE_OPTION.
    ChooseOption,
    /// DRAW.
    Draw,
    /// PLACE_LOOP.
    Place,
    /// TAKE_TWO.
    TakeTwo,
    /// TREACHERY_LOOP and MUST_REPLACE.
    Treachery,
    /// TARGET of these cards.
    Target(CardSet),
    /// PAY for the noble of this box.
    Pay(NobleBox),
    /// DISCARD_TO_LIMIT.
    Discard,
    /// TRIM_HANDS.
    Trim(Interrupted),
    /// Nothing: a copy of the game at a moment worth seeing, in this part of the game.
    Moment(PhaseName),
    /// The final scoring has been done.
    Over,
}

impl HeadsOfState {
    /// The numbers of this table size.
    #[inline]
    pub(crate) fn numbers(&self) -> &'static Numbers {
        Numbers::of(self.seats)
    }

    /// Marks a moment worth seeing, in a part of the game.
    #[inline]
    pub(crate) fn moment(&self, part: PhaseName, log: &mut impl Log<Event>) {
        log.moment(|| HeadsOfState { phase: Phase::Moment(part), ..self.clone() });
    }

    /// Boxes in which no noble lives.
    #[inline]
    pub(crate) fn empty_boxes(&self) -> Boxes {
        let [a, b, c, d, e] = self.boxes.0;
        Boxes::ALL.minus(a.or(b).or(c).or(d).or(e))
    }

    /// Whose noble lives in a box.
    #[inline]
    pub(crate) fn owner(&self, at: NobleBox) -> Option<Seat> {
        self.seats.iter().find(|&seat| self.boxes[seat].has(at))
    }

    /// The boxes emptied this turn that are still empty (section 5.6).
    #[inline]
    pub(crate) fn gaps(&self) -> Boxes {
        self.turn.vacated.and(self.empty_boxes())
    }

    /// Counters lying on the hexagon of an area.
    pub(crate) fn graves_of(&self, area: Area) -> impl Iterator<Item = (Seat, Rank, u8)> {
        area.boxes()
            .flat_map(move |at| self.seats.iter().map(move |seat| (seat, at.rank(), self.graves[at.index()][seat])))
            .filter(|&(_, _, count)| count > 0)
    }
}
