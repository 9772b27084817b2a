//! The state of a match (section 5.0): bytes and bit sets, so that a copy is cheap.

use curia_core::{BySeat, Seat, SeatCount, SeatSet};

use crate::data::{
    Action, Building, CARDS_OF_A_KIND, COPIES, Card, Character, FIRST_MARKERS, FIRST_ONES, FIRST_TWOS, HAND_SIZE, Kind,
    MARKERS, MARKET_OF_A_KIND, MONEY_CARDS, MOST_GAMES, PILE_SIZE, Pile, Rank, Subject, Typed,
};
use crate::money::{Coins, Stack};
use crate::options::RivalKingsOptions;

/// The most who play.
pub(crate) const MOST_SEATS: usize = 4;
/// The most characters that are not dealt: six with two players.
pub(crate) const MOST_UNDEALT: usize = 6;

/// A match of Rival Kings: the finished games and the running one.
#[derive(Clone, PartialEq, Eq)]
pub struct RivalKings {
    pub(crate) options: RivalKingsOptions,
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
    /// How far the running loop has come: a place in the reveal order, a pair of thief and victim, or an own
    /// action.
    pub(crate) at: u8,
    /// Where the turn goes on after the open sub-decisions.
    pub(crate) point: Point,
    /// True while the open action belongs to an ability: afterwards the turn goes on at the same point.
    pub(crate) by_ability: bool,
    pub(crate) step: Step,
}

/// The place in a turn (section 5.5) to which its sub-decisions return.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Point {
    /// a: rob the next victim.
    Steal,
    /// b: the own action number `at`.
    Own,
    /// b': the one action of a tied character.
    Tied,
    /// b': the second time by the Sailor.
    Second(Action),
    /// c: nothing is left but an ability.
    End,
}

/// The decision that is open (section 5.10).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    Choose,
    Gardener,
    TownGuard,
    Steal,
    Stolen(Action),
    Own,
    Tied,
    Second(Action),
    End,
    PassTo,
    TakeMoney,
    Recruit,
    Buy,
    Smith(Pile),
    Farmer,
    SwapOwn(Kind),
    SwapOpponent(Kind, u8),
    SwapTheirs(Kind, u8, Seat),
    TroubadourOwn,
    TroubadourPile(Kind, u8),
    Look(Kind),
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
    /// Actions of the played character under a coat of arms.
    pub(crate) covered: Actions,
    pub(crate) tied: bool,
    /// Whom he still has to rob.
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
        covered: Actions::NONE,
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

    /// How many cards of a kind he owns.
    #[inline]
    pub(crate) fn count(&self, kind: Kind) -> u8 {
        match kind {
            Kind::Building => self.buildings.len,
            Kind::Subject => self.subjects.len,
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

/// A row of cards of one kind in the order they came, with the types counted in bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Row<T> {
    cards: [T; MARKET_OF_A_KIND],
    len: u8,
    /// Types owned at least once.
    pub(crate) once: u16,
    /// Types owned twice.
    pub(crate) twice: u16,
}

impl<T: Typed> Row<T> {
    const fn empty(filler: T) -> Row<T> {
        Row { cards: [filler; MARKET_OF_A_KIND], len: 0, once: 0, twice: 0 }
    }

    /// The cards, the newest last.
    #[inline]
    pub(crate) fn as_slice(&self) -> &[T] {
        self.cards.get(..usize::from(self.len)).unwrap_or(&[])
    }

    pub(crate) fn len(&self) -> u8 {
        self.len
    }

    #[inline]
    pub(crate) fn get(&self, position: u8) -> Option<T> {
        self.as_slice().get(usize::from(position)).copied()
    }

    #[inline]
    fn last(&self) -> Option<T> {
        self.as_slice().last().copied()
    }

    fn push(&mut self, card: T) {
        if let Some(place) = self.cards.get_mut(usize::from(self.len)) {
            *place = card;
            self.len += 1;
            self.count_in(card);
        }
    }

    fn set(&mut self, position: u8, card: T) {
        if let Some(former) = self.get(position) {
            self.count_out(former);
            self.count_in(card);
            self.cards[usize::from(position) % MARKET_OF_A_KIND] = card;
        }
    }

    fn remove(&mut self, position: u8) {
        if let Some(former) = self.get(position) {
            self.count_out(former);
            self.cards.copy_within(usize::from(position) + 1..usize::from(self.len), usize::from(position));
            self.len -= 1;
        }
    }

    fn count_in(&mut self, card: T) {
        let bit = 1 << card.number();
        self.twice |= self.once & bit;
        self.once |= bit;
    }

    fn count_out(&mut self, card: T) {
        let bit = 1 << card.number();
        if self.twice & bit == 0 {
            self.once &= !bit;
        }
        self.twice &= !bit;
    }

    fn free_beside<U>(&self, partners: &Row<U>) -> u16 {
        (self.once & !partners.once) | (self.twice & !partners.twice)
    }
}

/// A pile of the market; its last card is the top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct MarketPile {
    pub(crate) cards: [Card; PILE_SIZE],
    pub(crate) len: u8,
}

impl MarketPile {
    /// The cards from bottom to top.
    #[inline]
    pub(crate) fn as_slice(&self) -> &[Card] {
        self.cards.get(..usize::from(self.len)).unwrap_or(&[])
    }

    /// The cards below the top card, which nobody sees.
    pub(crate) fn below_top(&mut self) -> &mut [Card] {
        let below = usize::from(self.len.saturating_sub(1));
        self.cards.get_mut(..below).unwrap_or(&mut [])
    }

    /// The card that lies face up.
    #[inline]
    pub(crate) fn top(&self) -> Option<Card> {
        self.as_slice().last().copied()
    }

    /// The card at a depth; 1 is the top.
    #[inline]
    pub(crate) fn at_depth(&self, depth: u8) -> Option<Card> {
        let from_bottom = self.len.checked_sub(depth)?;
        self.as_slice().get(usize::from(from_bottom)).copied()
    }

    /// Takes the card at a depth out; the order of the rest stays.
    pub(crate) fn remove(&mut self, depth: u8) {
        if depth >= 1 && depth <= self.len {
            let place = usize::from(self.len - depth);
            self.cards.copy_within(place + 1..usize::from(self.len), place);
            self.len -= 1;
        }
    }

    /// Lays a card in the place of the top card.
    pub(crate) fn replace_top(&mut self, card: Card) {
        if let Some(top) = self.cards.get_mut(usize::from(self.len).wrapping_sub(1)) {
            *top = card;
        }
    }
}

/// A set of characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Characters(pub(crate) u16);

impl Characters {
    pub(crate) const NONE: Characters = Characters(0);
    pub(crate) const ALL: Characters = Characters((1 << 12) - 1);

    #[inline]
    pub(crate) const fn has(self, character: Character) -> bool {
        self.0 & (1 << character as u16) != 0
    }

    #[inline]
    pub(crate) const fn with(self, character: Character) -> Characters {
        Characters(self.0 | (1 << character as u16))
    }

    #[inline]
    pub(crate) const fn without(self, character: Character) -> Characters {
        Characters(self.0 & !(1 << character as u16))
    }

    #[inline]
    pub(crate) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// In the order of the specification.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Character> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = Character::ALL.get(left.trailing_zeros() as usize).copied()?;
            left &= left - 1;
            Some(next)
        })
    }
}

impl FromIterator<Character> for Characters {
    fn from_iter<I: IntoIterator<Item = Character>>(characters: I) -> Characters {
        characters.into_iter().fold(Characters::NONE, Characters::with)
    }
}

/// A set of actions; no character has an action twice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Actions(u8);

impl Actions {
    pub(crate) const NONE: Actions = Actions(0);

    #[inline]
    pub(crate) const fn has(self, action: Action) -> bool {
        self.0 & (1 << action as u8) != 0
    }

    #[inline]
    pub(crate) const fn with(self, action: Action) -> Actions {
        Actions(self.0 | (1 << action as u8))
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
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
        self.step != Step::Over
    }

    /// The characters nobody was dealt and nobody has seen.
    pub(crate) fn unseen_undealt(&self) -> &[Character] {
        self.undealt.get(..usize::from(self.undealt_left)).unwrap_or(&[])
    }

    /// Checks that every card, coin and marker is somewhere exactly once.
    pub(crate) fn check(&self) -> Result<(), String> {
        self.check_characters()?;
        self.check_cards()?;
        self.check_money()?;
        self.check_cycle()
    }

    pub(crate) fn check_characters(&self) -> Result<(), String> {
        let mut found = Characters::NONE;
        let mut count = 0;
        let mut put = |character: Character| {
            found = found.with(character);
            count += 1;
        };
        for (seat, player) in self.players.iter(self.seats) {
            player.hand.iter().for_each(&mut put);
            player.played.into_iter().chain(player.aside.iter()).for_each(&mut put);
            if player.choice.is_some_and(|choice| !player.hand.has(choice)) {
                return Err(format!("seat {seat} chose a character that is not in hand"));
            }
            if self.step == Step::Choose && player.choice.is_none() != self.uncommitted.has(seat) {
                return Err(format!("it is not clear whether seat {seat} has committed"));
            }
            if player.hand.len() > HAND_SIZE {
                return Err(format!("seat {seat} holds too many characters"));
            }
        }
        self.unseen_undealt().iter().copied().for_each(&mut put);
        self.neutral.into_iter().chain(self.neutral_aside.iter()).for_each(&mut put);
        if found != Characters::ALL || count != Character::ALL.len() {
            return Err(format!("{count} characters, {} different ones", found.len()));
        }
        Ok(())
    }

    fn check_cards(&self) -> Result<(), String> {
        let mut copies = [0usize; CARDS_OF_A_KIND];
        for &pile in Pile::ALL {
            let cards = self.piles[pile.index()].as_slice();
            for (place, card) in cards.iter().enumerate() {
                copies[card.kind().index() * MARKET_OF_A_KIND + card.number()] += 1;
                if card.kind() != pile.kind() && place + 1 != cards.len() {
                    return Err(format!("a card of the other kind is buried in {}", pile.id()));
                }
            }
        }
        for (seat, player) in self.players.iter(self.seats) {
            check_row(&player.buildings).map_err(|what| format!("buildings of seat {seat}: {what}"))?;
            check_row(&player.subjects).map_err(|what| format!("subjects of seat {seat}: {what}"))?;
            player.buildings.as_slice().iter().for_each(|card| copies[card.number()] += 1);
            player.subjects.as_slice().iter().for_each(|card| copies[MARKET_OF_A_KIND + card.number()] += 1);
        }
        let (buildings, subjects) = copies.split_at(MARKET_OF_A_KIND);
        for (name, kind) in [("buildings", buildings), ("subjects", subjects)] {
            if kind.iter().sum::<usize>() != MARKET_OF_A_KIND || kind.iter().any(|&count| count > COPIES) {
                return Err(format!("{name} of each type: {kind:?}"));
            }
        }
        Ok(())
    }

    fn check_money(&self) -> Result<(), String> {
        let mut all = self.supply;
        self.players.playing(self.seats).iter().for_each(|player| all += player.coins);
        self.stacks.iter().for_each(|stack| all += stack.coins());
        if (all.ones, all.twos) != (MONEY_CARDS, MONEY_CARDS) {
            return Err(format!("{} ones and {} twos", all.ones, all.twos));
        }
        let markers: u8 = self.players.playing(self.seats).iter().map(|player| player.markers).sum();
        if markers + self.reserve != MARKERS {
            return Err(format!("{markers} markers held and {} in the reserve", self.reserve));
        }
        Ok(())
    }

    fn check_cycle(&self) -> Result<(), String> {
        for (seat, player) in self.players.iter(self.seats) {
            if player.tied && !player.victims.is_empty() {
                return Err(format!("seat {seat} is tied and robs"));
            }
            if player.victims.has(seat) || player.victims.iter().any(|victim| !self.seats.has(victim)) {
                return Err(format!("seat {seat} robs nobody at the table"));
            }
            if Action::ALL.iter().any(|&action| player.covered.has(action) && !self.actions(seat).contains(&action)) {
                return Err(format!("seat {seat} has an action covered that it does not have"));
            }
            if self.step == Step::Choose && player.played.is_some() {
                return Err(format!("seat {seat} has played before choosing"));
            }
        }
        Ok(())
    }
}

fn check_row<T: Typed>(row: &Row<T>) -> Result<(), String> {
    let (mut once, mut twice) = (0u16, 0u16);
    for card in row.as_slice() {
        let bit = 1 << card.number();
        twice |= once & bit;
        once |= bit;
    }
    if (once, twice) == (row.once, row.twice) { Ok(()) } else { Err("types are counted wrong".to_owned()) }
}
