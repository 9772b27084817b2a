//! The state of a game: the table, and the decision that is open with what is needed to go on.

use curia_core::{BySeat, Log, Seat, SeatCount};

use crate::data::{
    Category, Condition, Field, Job, KingTile, Layout, Numbers, Privilege, Province, ROUNDS, ScoringTile,
};
use crate::deck::Deck;
use crate::event::Event;
use crate::houses::{House, Seated};
use crate::options::PrivilegeLimit;
use crate::pieces::{ChestSet, Chests, Direction, Figure, Figures, Office, OfficeSet, PrivilegeSet, Ring, Stack};
use crate::tracks::Tracks;
use crate::view::PhaseName;

/// A game of The Staufer Dynasty.
#[derive(Clone, PartialEq, Eq)]
pub struct Staufer {
    pub(crate) seats: SeatCount,
    pub(crate) limit: PrivilegeLimit,
    /// The start player; seat order begins there (section 4.1).
    pub(crate) start: Seat,
    pub(crate) round: u8,
    pub(crate) ring: Ring,
    /// The scoring tile of each province.
    pub(crate) tiles: [ScoringTile; Province::COUNT],
    pub(crate) schedule: Schedule,
    pub(crate) king: Province,
    /// The second marker, once its place is known.
    pub(crate) second: Option<Province>,
    pub(crate) seated: BySeat<Seated>,
    /// Chests under the offices.
    pub(crate) stacks: [Stack; Office::COUNT],
    /// Whose figures lie on the pay spaces.
    pub(crate) pay: [BySeat<Figures>; Province::COUNT],
    /// Chests under the supply fields.
    pub(crate) fields: [Stack; Field::COUNT],
    pub(crate) deck: Deck,
    pub(crate) discard: Chests,
    pub(crate) tracks: Tracks,
    pub(crate) display: Display,
    pub(crate) houses: BySeat<House>,
    /// The jobs of each category: those of the start player, of the next ones, then those that nobody has.
    pub(crate) jobs: [[Job; Job::OF_A_CATEGORY]; Category::COUNT],
    /// What is still to be gained and taken before the phase goes on.
    pub(crate) errand: Errand,
    pub(crate) phase: Phase,
}

/// The round schedule (section 3.8).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Schedule {
    /// Column A: the province of the first marker.
    pub(crate) first: [Province; ROUNDS as usize],
    /// Column B.
    pub(crate) conditions: [Condition; ROUNDS as usize],
    /// Column C; the last round has none.
    pub(crate) king: [KingTile; ROUNDS as usize - 1],
}

/// The privileges that lie open (section 4.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Display {
    /// The permanent kinds of this game.
    pub(crate) kinds: PrivilegeSet,
    /// Cards left of each kind; of the pile the cards that were not taken.
    pub(crate) left: [u8; Privilege::COUNT],
}

/// Figures to gain and chests to take, one at a time (sections 5.1 and 5.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Errand {
    pub(crate) seat: Seat,
    pub(crate) figures: Figures,
    pub(crate) chests: Stack,
    /// A figure of this kind is being gained, from a pay space still to be chosen.
    pub(crate) choosing: Option<Figure>,
}

impl Errand {
    pub(crate) const NONE: Errand =
        Errand { seat: Seat::S0, figures: Figures::NONE, chests: Stack::EMPTY, choosing: None };
}

/// An appointment on its way (section 5.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    pub(crate) office: Office,
    pub(crate) direction: Direction,
    /// The chests that make it cheaper.
    pub(crate) used: ChestSet,
}

/// The bonus of a scored province (section 5.8): who gets it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Award {
    /// Which of the scored provinces: 0 is that of the first marker.
    pub(crate) at: u8,
    /// The place whose turn it is, from 0.
    pub(crate) place: u8,
    /// The best players in the majority when the province was scored.
    pub(crate) ranked: [Option<Seat>; Award::PLACES],
}

impl Award {
    /// Places that can receive a bonus; the third one with a privilege only.
    pub(crate) const PLACES: usize = 3;

    /// The same bonus, one place further down.
    #[inline]
    pub(crate) const fn next(self) -> Award {
        Award { place: self.place + 1, ..self }
    }
}

/// Where the game goes on after figures were recalled or a privilege was bought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Back {
    /// Before the action.
    TurnMenu,
    /// After the action.
    EndMenu,
    /// To the bonus of the next place.
    Award(Award),
}

/// The decision that is open, or what comes next by itself, with what is needed to go on after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// T0.
    TurnMenu(Seat),
    /// T9.
    EndMenu(Seat),
    SupplyField(Seat),
    QuartermasterField {
        seat: Seat,
        field: Field,
    },
    Muster {
        seat: Seat,
        field: Field,
    },
    ChooseOffice(Seat),
    ChooseDirection {
        seat: Seat,
        office: Office,
    },
    ChooseModifier {
        seat: Seat,
        plan: Plan,
    },
    SeatFigure {
        seat: Seat,
        plan: Plan,
    },
    /// `paid` figures have been placed.
    PayFigure {
        seat: Seat,
        plan: Plan,
        paid: u8,
    },
    /// `left` figures can still be picked.
    MessengerPick {
        seat: Seat,
        left: u8,
    },
    ChoosePrivilege {
        seat: Seat,
        back: Back,
    },
    RecallPick {
        seat: Seat,
        left: u8,
        may_stop: bool,
        back: Back,
    },
    /// Which of the scored provinces comes next.
    Score(u8),
    Bonus(Award),
    ChestPick {
        seat: Seat,
        award: Award,
    },
    HomecomingPick {
        seat: Seat,
        left: u8,
        award: Award,
    },
    /// The `nth` player in seat order has kept so many figures of a scored province.
    RetinuePick {
        at: u8,
        nth: u8,
        kept: u8,
    },
    /// Nothing: a copy of the game at a moment worth seeing, in this part of the round.
    Moment(PhaseName),
    /// The final scoring has been done.
    Over,
    /// A decision had no option: nobody is asked any more, rather than that the game hangs. The invariants tell.
    Stuck,
}

impl Staufer {
    /// Marks a moment worth seeing, in a part of the round.
    #[inline]
    pub(crate) fn moment(&self, part: PhaseName, log: &mut impl Log<Event>) {
        log.moment(|| Staufer { phase: Phase::Moment(part), ..self.clone() });
    }

    /// The numbers of this table size.
    #[inline]
    pub(crate) fn numbers(&self) -> &'static Numbers {
        Numbers::of(self.seats)
    }

    /// The side of the provinces.
    #[inline]
    pub(crate) fn layout(&self) -> &'static Layout {
        Layout::of(self.seats)
    }

    /// The province of the first marker.
    #[inline]
    pub(crate) fn first(&self) -> Province {
        self.schedule.first[usize::from(self.round.clamp(1, ROUNDS) - 1)]
    }

    /// The tile of column B of this round.
    #[inline]
    pub(crate) fn condition(&self) -> Condition {
        self.schedule.conditions[usize::from(self.round.clamp(1, ROUNDS) - 1)]
    }

    /// Every office that somebody holds.
    #[inline]
    pub(crate) fn occupied(&self) -> OfficeSet {
        self.seated.0.iter().fold(OfficeSet::EMPTY, |all, seated| all.or(seated.all()))
    }

    /// Who holds an office, with what.
    pub(crate) fn holder(&self, office: Office) -> Option<(Seat, Figure)> {
        self.seats.iter().find_map(|seat| self.seated[seat].figure(office).map(|figure| (seat, figure)))
    }

    /// How far a seat is from the start player in seat order: which of the dealt jobs are theirs.
    #[inline]
    pub(crate) fn place_of_jobs(&self, seat: Seat) -> usize {
        let count = self.seats.get();
        (seat.index() + count - self.start.index()) % count
    }

    /// The secret jobs of a seat, category by category.
    #[inline]
    pub(crate) fn jobs_of(&self, seat: Seat) -> [Job; Category::COUNT] {
        let at = self.place_of_jobs(seat) % Job::OF_A_CATEGORY;
        [self.jobs[0][at], self.jobs[1][at], self.jobs[2][at]]
    }

    /// The figures that a player has on pay spaces.
    pub(crate) fn on_pay_spaces(&self, seat: Seat) -> Figures {
        self.pay.iter().fold(Figures::NONE, |sum, pay| sum.plus(pay[seat]))
    }

    /// The pay spaces on which a player has a figure of a kind, in the order of the data table.
    pub(crate) fn sources(&self, seat: Seat, figure: Figure) -> impl Iterator<Item = Province> {
        Province::ALL.into_iter().filter(move |&province| self.pay[province as usize][seat][figure] > 0)
    }
}
