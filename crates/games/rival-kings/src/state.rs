//! The state of a match (section 5.0).

use curia_core::{BySeat, Log, Seat, SeatCount, SeatSet};

use crate::data::{
    Action, Building, Card, Character, FIRST_MARKERS, FIRST_ONES, FIRST_TWOS, Kind, MOST_GAMES, Pile, Rank, Subject,
};
use crate::event::Event;
use crate::money::{Coins, Stack};
use crate::options::Options;
use crate::phases::RankConflict;
use crate::pieces::{Actions, Characters, Coats, MarketPile, Row};
use crate::view::CyclePhase;

/// The most who play.
pub(crate) const MOST_SEATS: usize = 4;
/// The most characters that are not dealt: six with two players.
pub(crate) const MOST_UNDEALT: usize = 6;

/// A match of Rival Kings: the finished games and the running one.
#[derive(Clone, PartialEq, Eq)]
pub struct RivalKings {
    pub(crate) options: Options,
    pub(crate) seats: SeatCount,
    /// Points of the finished games of the match.
    pub(crate) history: [[i16; MOST_SEATS]; MOST_GAMES],
    /// How many games are finished.
    pub(crate) finished: u8,
    pub(crate) piles: [MarketPile; 4],
    pub(crate) stacks: [Stack; 4],
    pub(crate) supply: Coins,
    pub(crate) reserve: u8,
    pub(crate) round: u16,
    /// 1 or 2.
    pub(crate) cycle: u8,
    /// Finished cycles since a pile last became smaller.
    pub(crate) quiet: u8,
    /// True if a pile became smaller in this cycle.
    pub(crate) shrunk: bool,
    /// The characters nobody was dealt: set aside, or the neutral deck with its top last.
    pub(crate) undealt: [Character; MOST_UNDEALT],
    pub(crate) undealt_left: u8,
    /// The neutral card of this cycle.
    pub(crate) neutral: Option<Character>,
    /// The neutral cards of finished cycles of the round.
    pub(crate) neutral_aside: Characters,
    pub(crate) players: BySeat<Player>,
    /// Who has not yet committed to a character.
    pub(crate) uncommitted: SeatSet,
    /// The reveal order, then the turn order.
    pub(crate) order: [Seat; MOST_SEATS],
    /// Whose turn it is, as a place in `order`.
    pub(crate) turn: u8,
    /// Where the turn goes on after the open sub-decisions.
    pub(crate) point: Point,
    /// True while the open action belongs to an ability: afterwards the turn goes on at the same point.
    pub(crate) by_ability: bool,
    pub(crate) phase: Phase,
}

/// The place in a turn (section 5.5) to which its sub-decisions return.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Point {
    /// a: rob the next victim.
    Steal,
    /// b: the own action in this place of the card.
    Own(u8),
    /// b': the one action of a tied character.
    Tied,
    /// b': the second time by the Sailor.
    Second(Action),
    /// c: nothing is left but an ability.
    End,
}

/// The decision that is open (section 5.10), with what is needed to go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    ChooseCharacter,
    /// Of this player.
    Gardener(Seat),
    /// Of the victim.
    TownGuard(RankConflict),
    Steal,
    StolenAction(Action),
    OwnAction(Action),
    TiedAction,
    SecondAction(Action),
    End,
    PassTo,
    TakeMoney,
    RecruitSubject,
    BuyBuilding,
    /// For the building on this pile.
    UseSmith(Pile),
    Farmer,
    SwapOwn(Kind),
    /// For the own card in this position.
    SwapOpponent(Kind, u8),
    /// The same, with this player.
    SwapTheirs(Kind, u8, Seat),
    TroubadourOwn,
    /// For the own card in this position.
    TroubadourPile(Kind, u8),
    Look(Kind),
    /// Nothing: a copy of the game at a moment worth seeing, in this part of the cycle.
    Moment(CyclePhase),
    Over,
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Player {
    /// Characters in hand; a chosen one stays among them until it is revealed.
    pub(crate) hand: Characters,
    pub(crate) choice: Option<Character>,
    pub(crate) played: Option<Character>,
    /// The characters of finished cycles of the round, laid aside face up.
    pub(crate) aside: Characters,
    /// Actions of the played character under a coat of arms, and whose it is.
    pub(crate) covered: Coats,
    /// Actions of the played character that its owner has performed, or is performing, by right of the card.
    pub(crate) performed: Actions,
    pub(crate) tied: bool,
    /// Whom they still have to rob.
    pub(crate) victims: SeatSet,
    pub(crate) ability_used: bool,
    pub(crate) coins: Coins,
    pub(crate) markers: u8,
    pub(crate) buildings: Row<Building>,
    pub(crate) subjects: Row<Subject>,
}

impl Player {
    /// A player at the beginning of a game (section 4).
    pub(crate) const FIRST: Player = Player {
        hand: Characters::NONE,
        choice: None,
        played: None,
        aside: Characters::NONE,
        covered: Coats::NONE,
        performed: Actions::NONE,
        tied: false,
        victims: SeatSet::EMPTY,
        ability_used: false,
        coins: Coins { ones: FIRST_ONES, twos: FIRST_TWOS },
        markers: FIRST_MARKERS,
        buildings: Row::empty(Building::Garden),
        subjects: Row::empty(Subject::Gardener),
    };

    /// The subject whose ability counts: the last of the row.
    #[inline]
    pub(crate) fn active(&self) -> Option<Subject> {
        self.subjects.last()
    }

    /// True if `subject` is active and no ability was used in this cycle (ruling 9.21).
    #[inline]
    pub(crate) fn ready(&self, subject: Subject) -> bool {
        !self.ability_used && self.active() == Some(subject)
    }

    /// The types of which a card of `kind` is not part of a perfect pair (section 5.7, ruling 9.27).
    #[inline]
    pub(crate) fn free(&self, kind: Kind) -> u16 {
        let (b, s) = (&self.buildings, &self.subjects);
        match kind {
            Kind::Building => b.free_beside(s),
            Kind::Subject => s.free_beside(b),
        }
    }

    /// How many cards of a kind they own.
    #[inline]
    pub(crate) fn count(&self, kind: Kind) -> u8 {
        match kind {
            Kind::Building => self.buildings.len(),
            Kind::Subject => self.subjects.len(),
        }
    }

    /// The card at a position of a row.
    pub(crate) fn card(&self, kind: Kind, position: u8) -> Option<Card> {
        match kind {
            Kind::Building => self.buildings.get(position).map(Card::Building),
            Kind::Subject => self.subjects.get(position).map(Card::Subject),
        }
    }

    /// Puts a card at the end of its row; a subject becomes active.
    pub(crate) fn add(&mut self, card: Card) {
        match card {
            Card::Building(building) => self.buildings.push(building),
            Card::Subject(subject) => self.subjects.push(subject),
        }
    }

    /// Puts a card in the place of the one at `position` of its own row.
    pub(crate) fn replace(&mut self, position: u8, card: Card) {
        match card {
            Card::Building(building) => self.buildings.set(position, building),
            Card::Subject(subject) => self.subjects.set(position, subject),
        }
    }

    /// Takes the card at a position out of its row.
    pub(crate) fn take(&mut self, kind: Kind, position: u8) {
        match kind {
            Kind::Building => self.buildings.remove(position),
            Kind::Subject => self.subjects.remove(position),
        }
    }
}

impl RivalKings {
    /// The opponents of a seat in seat order.
    #[inline]
    pub(crate) fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.seats.iter().filter(move |&other| other != seat)
    }

    /// The printed actions of a seat's played character.
    #[inline]
    pub(crate) fn actions(&self, seat: Seat) -> &'static [Action] {
        match self.players[seat].played {
            Some(character) => character.actions(self.options.treasurer_recruits),
            None => &[],
        }
    }

    /// The rank of a seat's played character.
    #[inline]
    pub(crate) fn rank(&self, seat: Seat) -> Option<Rank> {
        self.players[seat].played.map(Character::rank)
    }

    /// Whose turn of phase 3 it is.
    #[inline]
    pub(crate) fn mover(&self) -> Seat {
        self.order[usize::from(self.turn) % MOST_SEATS]
    }

    /// True as long as the running game is not scored.
    #[inline]
    pub(crate) fn running(&self) -> bool {
        self.phase != Phase::Over
    }

    /// Marks a moment worth seeing, in a part of the cycle.
    #[inline]
    pub(crate) fn moment(&self, part: CyclePhase, log: &mut impl Log<Event>) {
        log.moment(|| RivalKings { phase: Phase::Moment(part), ..self.clone() });
    }

    /// The characters nobody was dealt and nobody has seen.
    pub(crate) fn unseen_undealt(&self) -> &[Character] {
        self.undealt.get(..usize::from(self.undealt_left)).unwrap_or(&[])
    }
}
