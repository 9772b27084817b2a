//! The contract every game fulfils.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;

use crate::{
    BySeat, Chance, Event, Log, Options, Outline, Phrase, Scores, Seat, SeatCount, SeatSet, SetupError, Spoken,
    Standings, Texts, Viewer,
};

/// A game as rules: implemented by the private state of each game.
///
/// The state never leaves the engine and implements no wire serialisation. What leaves is a
/// [`Game::View`], a [`Game::Prompt`], a list of moves of the asked seat, or an event with its audience.
/// Its [`Texts`] are all that these can name.
pub trait Game: Texts + Clone + Eq + Send + Sync + 'static {
    /// What can be agreed before the game.
    type Options: Options;
    /// One atomic decision; its text is the notation of the specification, parse and print are inverse.
    type Move: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = NotAMove> + Send + Sync + 'static;
    /// What happened.
    type Event: Event;
    /// What one viewer may know.
    type View: View<Self::Move>;
    /// A decision as data.
    type Prompt: Prompt;
    /// A private answer prepared in advance; [`NoOrder`] for games without.
    type Order: Clone + Eq + Debug + Display + FromStr<Err = NotAMove> + Send + Sync + 'static;

    /// The id of the game, for example `guillotine`; also the first part of its text keys.
    const ID: &'static str;
    /// The proper name of the game.
    const TITLE: &'static str;
    /// Grows whenever a record could replay to another end.
    const RULES_VERSION: u32;
    /// The fewest and the most players.
    const SEATS: (usize, usize);
    /// The longest legal list.
    const MAX_MOVES: usize;
    /// No game makes more moves than this.
    const MAX_PLIES: usize;

    /// Sets up a game, telling `log` of its random events.
    fn new(
        options: &Self::Options,
        seats: SeatCount,
        chance: &mut impl Chance,
        log: &mut impl Log<Self::Event>,
    ) -> Result<Self, SetupError>;

    /// How many play.
    fn seats(&self) -> SeatCount;

    /// Whose answer is awaited and how. Public: it depends on nothing hidden.
    fn asking(&self) -> Asking;

    /// The asked seats whose answer is still out. Not public (a pass in a window is secret): only for
    /// whoever drives the game. Empty exactly when the game is over.
    fn awaited(&self) -> SeatSet;

    /// The decision before `seat`, with its rule; `None` if it is not asked.
    fn prompt(&self, seat: Seat) -> Option<Self::Prompt>;

    /// The legal moves of `seat`: sorted, unique, without allocation. A seat that is not asked may have
    /// some (an interrupt).
    fn legal(&self, seat: Seat, out: &mut MoveList<Self::Move>);

    /// `None` exactly when the move is legal, else the rule and the reason, as far as `seat` may know.
    fn why_not(&self, seat: Seat, mv: Self::Move) -> Option<Refusal>;

    /// Makes a legal move. Trusts its caller; whoever does not know uses [`Game::play`].
    fn apply(&mut self, seat: Seat, mv: Self::Move, chance: &mut impl Chance, log: &mut impl Log<Self::Event>);

    /// Makes a move if it is legal; otherwise says why not and leaves the game as it was.
    fn play(
        &mut self,
        seat: Seat,
        mv: Self::Move,
        chance: &mut impl Chance,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Refusal> {
        if let Some(refusal) = self.why_not(seat, mv) {
            return Err(refusal);
        }
        self.apply(seat, mv, chance, log);
        Ok(())
    }

    /// What `viewer` may know, built up from nothing.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The points as they stand with their parts, as far as `viewer` may know.
    fn scores(&self, viewer: Viewer) -> Scores;

    /// The points as they truly stand, for search and for [`Game::standings`]; without allocation.
    fn tally(&self) -> BySeat<i32>;

    /// The final result, once the game is over.
    fn standings(&self) -> Option<Standings>;

    /// Redraws all that `viewer` cannot know, and nothing else; without allocation.
    fn resample(&mut self, viewer: Viewer, chance: &mut impl Chance);

    /// The answer that the specification names for a seat whose time is up. Called for awaited seats only;
    /// always legal.
    fn fallback(&self, seat: Seat, chance: &mut impl Chance) -> Self::Move;

    /// What a standing order answers to the present question of `seat`, if it applies.
    fn order(&self, seat: Seat, order: &Self::Order) -> Option<Self::Move>;

    /// Grows from game to game of a match: a playout ends with its stage.
    fn stage(&self) -> u16 {
        0
    }

    /// Checks that every piece is somewhere exactly once and that all knowledge is true.
    fn invariants(&self) -> Result<(), Broken>;
}

/// What a beginner who has read the strategy notes would prefer.
pub trait Heuristics: Game {
    /// Of so many playouts of a search one is thoughtful, the others are evenly random. Random playouts are many but
    /// take every player for a fool; thoughtful ones cost about ten times as much. A game in which random moves say
    /// little about who is ahead wants more thought.
    const THOUGHTFUL_EVERY: u32 = 7;

    /// Rates each of `moves` (legal moves of `seat`) for `seat`, in hundredths of a point; larger is better.
    /// `out` is cleared first. The caller hands over a world in which everything hidden from the seat has
    /// been redrawn, so nothing here can leak.
    fn rate(&self, seat: Seat, moves: &[Self::Move], out: &mut Vec<i32>);
}

/// What one viewer may know.
pub trait View<M>: Clone + Eq + Debug + Serialize + Send + Sync + 'static {
    /// The table in rows of texts.
    fn outline(&self) -> Outline;

    /// The hidden components this viewer has identified so far. A move after which it has grown for the mover cannot be
    /// taken back without consent.
    fn seen(&self) -> Seen {
        self.seen_beside(self)
    }

    /// The same if everything that is `other`'s own to show (their hand) lay open to this viewer; `other` is a view of the
    /// same moment. After a move of `other` it has grown exactly if this viewer learnt something that was not the mover's
    /// to give away: of the decks, or of a third hand.
    fn seen_beside(&self, other: &Self) -> Seen;

    /// What a move would be, in words, for the viewer's buttons.
    fn label(&self, mv: M) -> Phrase;

    /// What the thing behind a move does (a card's effect); `None` if the label says it all.
    fn help(&self, mv: M) -> Option<Phrase>;

    /// The moves a person may look at, legal or not: every card in hand, every noble in line. For each of
    /// them [`Game::why_not`] gives a reason worth reading.
    fn candidates(&self) -> Vec<M>;
}

/// A decision as data; its variants are the decisions of the specification.
pub trait Prompt: Spoken + Into<Phrase> + Clone + Eq + Debug + Serialize + Send + Sync + 'static {
    /// The name of the decision in the specification.
    fn decision(&self) -> &'static str {
        self.id()
    }

    /// The section of the specification that asks it.
    fn rule(&self) -> &'static str;

    /// The question in words.
    fn phrase(&self) -> Phrase {
        self.clone().into()
    }
}

/// How the asked seats answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// Nobody is asked: the game is over.
    Over,
    /// One seat decides.
    Turn,
    /// Several seats choose secretly at once, in any order; where the rules allow it they may replace their
    /// choice until the last one commits.
    Together,
    /// A short public pause in which every possible responder is asked and most can only pass.
    Window,
    /// Nobody is asked: something has just happened and the game goes on by itself. Only the copies that
    /// [`Log::moment`] takes stand there.
    Moment,
}

/// The public question of the moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Asking {
    /// Who must answer. In a window it does not shrink while answers come in: a pass is secret.
    pub who: SeatSet,
    /// Whom the table says it waits for.
    pub shown: SeatSet,
    /// How they answer.
    pub how: How,
    /// True if nobody else learns anything from the answer before all have answered.
    pub secret: bool,
}

impl Asking {
    /// Nobody is asked any more.
    pub const OVER: Asking = Asking { who: SeatSet::EMPTY, shown: SeatSet::EMPTY, how: How::Over, secret: false };

    /// Nobody is asked at a moment worth seeing ([`Log::moment`]); `shown` act in it.
    pub const fn moment(shown: SeatSet) -> Asking {
        Asking { who: SeatSet::EMPTY, shown, how: How::Moment, secret: false }
    }

    /// One seat decides in the open.
    pub const fn turn(seat: Seat) -> Asking {
        Asking { who: SeatSet::one(seat), shown: SeatSet::one(seat), how: How::Turn, secret: false }
    }
}

/// A reusable list of moves. It allocates once, when it is made.
#[derive(Clone, Debug)]
pub struct MoveList<M> {
    moves: Vec<M>,
}

impl<M: Copy> MoveList<M> {
    /// A list with room for the longest legal list of `G`.
    pub fn for_game<G: Game<Move = M>>() -> MoveList<M> {
        MoveList { moves: Vec::with_capacity(G::MAX_MOVES) }
    }

    /// Empties the list.
    #[inline]
    pub fn clear(&mut self) {
        self.moves.clear();
    }

    /// Adds a move.
    #[inline]
    pub fn push(&mut self, mv: M) {
        self.moves.push(mv);
    }

    /// The moves, to be sorted in place.
    pub fn as_mut_slice(&mut self) -> &mut [M] {
        &mut self.moves
    }
}

impl<M> std::ops::Deref for MoveList<M> {
    type Target = [M];

    #[inline]
    fn deref(&self) -> &[M] {
        &self.moves
    }
}

/// Why a move is refused: the rule and the reason.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    /// The section of the specification, for example `5.3` or `9.8`.
    pub rule: &'static str,
    /// The reason in words that also say what is allowed.
    pub reason: Phrase,
}

impl Refusal {
    /// A refusal by a rule.
    pub fn new(rule: &'static str, reason: impl Into<Phrase>) -> Refusal {
        Refusal { rule, reason: reason.into() }
    }
}

/// A text that is no move of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAMove;

impl Display for NotAMove {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("not a move of this game")
    }
}

impl std::error::Error for NotAMove {}

/// The standing order of a game that has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoOrder {}

impl Display for NoOrder {
    fn fmt(&self, _: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {}
    }
}

impl FromStr for NoOrder {
    type Err = NotAMove;

    fn from_str(_: &str) -> Result<NoOrder, NotAMove> {
        Err(NotAMove)
    }
}

/// An invariant that does not hold: a fault of the rules code, told by the conformance suite.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken(pub String);

impl Display for Broken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

/// A set of hidden components that a viewer has identified, as bits that each game numbers for itself
/// (of equal components the first, the second, ... identified).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Seen([u64; 4]);

impl Seen {
    /// How many components a game can number.
    pub const CAPACITY: usize = 256;

    /// Marks component `number` as identified; numbers past the capacity are folded into it.
    pub fn mark(&mut self, number: usize) {
        let number = number % Seen::CAPACITY;
        self.0[number / 64] |= 1 << (number % 64);
    }

    /// True if nothing is marked here that was not marked in `before`.
    pub fn within(&self, before: &Seen) -> bool {
        self.0.iter().zip(&before.0).all(|(now, then)| now & !then == 0)
    }
}
