//! A small card game with everything that is hard for the house: hidden hands, a secret choice of all at once that may be
//! replaced, an open decision, knowledge, a purse, luck, and two stages. Honest it serves tests of bots and tables; with
//! one fault planted at a time it proves that the suite finds what it looks for.
//!
//! Thirty different cards; everybody is dealt three. Each round all lay a card secretly. The highest one has the word: its
//! owner takes 5 points, or 4 from whoever they name, or looks at another's lowest card. After the first round everybody
//! draws. A stage has three rounds, then all cards are dealt anew.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicU32, Ordering};

use serde::Serialize;

use super::{Hidden, Probe};
use crate::*;

/// The faults, by what is wrong with the game.
#[expect(missing_docs, reason = "the faults name themselves")]
pub mod fault {
    pub const NONE: u8 = 0;
    pub const RESAMPLE_DOES_NOTHING: u8 = 1;
    pub const DRAWN_CARD_TOLD_TO_ALL: u8 = 2;
    pub const ASKING_LEAKS: u8 = 3;
    pub const SPECTATOR_SEES_ALL: u8 = 4;
    pub const KNOWLEDGE_FORGOTTEN: u8 = 5;
    pub const CARD_LOST: u8 = 6;
    pub const UNLISTED_LEGAL_MOVE: u8 = 7;
    pub const LISTED_BUT_REFUSED: u8 = 8;
    pub const LIST_UNSORTED: u8 = 9;
    pub const TEXT_DOES_NOT_READ_BACK: u8 = 10;
    pub const RESAMPLE_NOT_CANONICAL: u8 = 11;
    pub const PURSE_SHOWN: u8 = 12;
    pub const CHOICE_TOLD_TO_ALL: u8 = 13;
    pub const CHANCE_INSIDE: u8 = 14;
    pub const TOO_LONG: u8 = 15;
    pub const PARTS_DO_NOT_SUM: u8 = 16;
    pub const RESAMPLE_DOUBLES_A_CARD: u8 = 17;
    pub const DEAD_END: u8 = 18;
    pub const REFUSAL_CHANGES_STATE: u8 = 19;
    pub const REASON_LEAKS: u8 = 20;
    pub const PANICS: u8 = 21;
    pub const FEAT_NEVER_REACHED: u8 = 22;
    pub const WRONG_STANDINGS: u8 = 23;
    pub const MOMENT_HALF_WAY: u8 = 24;
    pub const MOMENT_SHOWS_HANDS: u8 = 25;
    pub const MOMENT_TELLS: u8 = 26;
    pub const MOMENT_ASKS: u8 = 27;
}
use fault::*;

/// The toy without a fault.
pub type Toy = FaultyToy<NONE>;
/// A move of the honest toy.
pub type ToyMove = FaultyMove<NONE>;

const CARDS: usize = 30;
const FULL: u32 = (1 << CARDS) - 1;
const HAND: usize = 3;
const ROUNDS: u8 = 3;
const STAGES: u16 = 2;
static HIDDEN_COUNTER: AtomicU32 = AtomicU32::new(0);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    Lay,
    Word(Seat),
    /// Nothing: a copy of the game at a moment worth seeing.
    Moment,
    Over,
}

/// The toy with one fault of [`fault`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FaultyToy<const FAULT: u8> {
    seats: SeatCount,
    phase: Phase,
    stage: u16,
    round: u8,
    /// A bit a card.
    hands: BySeat<u32>,
    deck: [u8; CARDS],
    deck_len: usize,
    discard: u32,
    laid: BySeat<Option<u8>>,
    points: BySeat<i32>,
    purses: BySeat<u8>,
    known: BySeat<BySeat<u32>>,
}

/// A move of the toy.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the rules of the toy name its moves")]
pub enum FaultyMove<const FAULT: u8> {
    Lay(u8),
    Take,
    Rob(Seat),
    Look(Seat),
}
use FaultyMove as Move;

impl<const FAULT: u8> fmt::Display for Move<FAULT> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Lay(card) => write!(f, "lay:{card}"),
            Move::Take => f.write_str("take"),
            Move::Rob(seat) => write!(f, "rob:{seat}"),
            Move::Look(seat) => write!(f, "look:{seat}"),
        }
    }
}

impl<const FAULT: u8> FromStr for Move<FAULT> {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Self, NotAMove> {
        let text = if FAULT == TEXT_DOES_NOT_READ_BACK { text.trim_end_matches('1') } else { text };
        match text.split_once(':') {
            Some(("lay", card)) => card.parse().map(Move::Lay).map_err(|_| NotAMove),
            Some(("rob", seat)) => seat.parse().map(Move::Rob).map_err(|()| NotAMove),
            Some(("look", seat)) => seat.parse().map(Move::Look).map_err(|()| NotAMove),
            None if text == "take" => Ok(Move::Take),
            _ => Err(NotAMove),
        }
    }
}

/// What happens in the toy.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Spoken)]
#[serde(tag = "event", rename_all = "snake_case")]
#[spoken("toy-event")]
#[expect(missing_docs, reason = "the rules of the toy name its events")]
pub enum ToyEvent {
    #[spoken(silent)]
    Dealt {
        order: Vec<u8>,
    },
    Committed {
        seat: Seat,
    },
    Chose {
        seat: Seat,
        card: u8,
    },
    Turned {
        seat: Seat,
        card: u8,
    },
    Took {
        seat: Seat,
    },
    Robbed {
        seat: Seat,
        other: Seat,
    },
    Looked {
        seat: Seat,
        at: Seat,
    },
    Saw {
        seat: Seat,
        card: u8,
    },
    Drew {
        seat: Seat,
    },
    DrewCard {
        seat: Seat,
        card: u8,
    },
}

impl Event for ToyEvent {}

/// What the toy asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Spoken)]
#[serde(tag = "decision", rename_all = "snake_case")]
#[spoken("toy-prompt")]
#[expect(missing_docs, reason = "the rules of the toy name its decisions")]
pub enum ToyPrompt {
    #[spoken(rule = "1")]
    Lay,
    #[spoken(rule = "2")]
    Word,
}

impl Prompt for ToyPrompt {
    fn rule(&self) -> &'static str {
        self.rule()
    }
}

/// What play of the toy must reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
#[expect(missing_docs, reason = "the rules of the toy name its feats")]
pub enum ToyFeat {
    Looked,
    Robbed,
    Drew,
}

/// What one viewer knows of the toy.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ToyView {
    hand: u32,
    sizes: Vec<u32>,
    known: Vec<u32>,
    committed: Vec<bool>,
    own_choice: Option<u8>,
    discard: u32,
    deck: usize,
    purses: Vec<u8>,
    points: Vec<i32>,
    all_hands: Vec<u32>,
}

impl<const FAULT: u8> View<Move<FAULT>> for ToyView {
    fn outline(&self) -> Outline {
        let mut outline = Outline::default();
        outline.section(Key::new("toy", "table").phrase());
        outline.row(Key::new("toy", "discard").phrase(), cards(self.discard).map(Arg::from).collect());
        outline
    }
    fn seen_beside(&self, other: &ToyView) -> Seen {
        let mut seen = Seen::default();
        cards(self.hand | other.hand | self.discard | self.known.iter().fold(0, |all, set| all | set))
            .for_each(|card| seen.mark(usize::from(card)));
        seen
    }
    fn label(&self, _: Move<FAULT>) -> Phrase {
        Key::new("toy", "move").phrase()
    }
    fn help(&self, _: Move<FAULT>) -> Option<Phrase> {
        None
    }
    fn candidates(&self) -> Vec<Move<FAULT>> {
        cards(self.hand).map(Move::Lay).collect()
    }
}

/// The toy has no options.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Options)]
#[options("toy")]
pub struct ToyOptions {}

fn cards(set: u32) -> impl Iterator<Item = u8> {
    (0..CARDS as u8).filter(move |card| set & (1 << card) != 0)
}

fn refuse(id: &'static str) -> Option<Refusal> {
    Some(Refusal::new("1", Key::new("toy-why", id).phrase()))
}

impl<const FAULT: u8> FaultyToy<FAULT> {
    fn deal(&mut self, chance: &mut impl Chance, log: &mut impl Log<ToyEvent>) {
        self.deck = std::array::from_fn(|card| card as u8);
        chance.shuffle(&mut self.deck);
        let order = self.deck;
        log.tell(Audience::Nobody, || ToyEvent::Dealt { order: order.to_vec() });
        (self.deck_len, self.discard, self.round) = (CARDS, 0, 0);
        self.hands = BySeat::all(0);
        self.known = BySeat::all(BySeat::all(0));
        for seat in self.seats.iter() {
            (0..HAND).for_each(|_| self.draw(seat, log));
        }
    }

    fn draw(&mut self, seat: Seat, log: &mut impl Log<ToyEvent>) {
        if self.deck_len == 0 {
            return;
        }
        self.deck_len -= 1;
        let card = self.deck[self.deck_len];
        if FAULT == CARD_LOST && card == 3 {
            return;
        }
        self.hands[seat] |= 1 << card;
        log.tell(Audience::All, || ToyEvent::Drew { seat });
        let to = if FAULT == DRAWN_CARD_TOLD_TO_ALL { Audience::All } else { Audience::one(seat) };
        log.tell(to, || ToyEvent::DrewCard { seat, card });
    }

    fn turn_up(&mut self, log: &mut impl Log<ToyEvent>) {
        let mut best = (0, Seat::S0);
        for seat in self.seats.iter() {
            let Some(card) = self.laid[seat].take() else { continue };
            self.hands[seat] &= !(1 << card);
            if FAULT == MOMENT_HALF_WAY {
                self.moment(log);
            }
            self.discard |= 1 << card;
            for other in self.seats.iter() {
                self.known[other][seat] &= !(1 << card);
            }
            log.tell(Audience::All, || ToyEvent::Turned { seat, card });
            best = best.max((card, seat));
        }
        self.moment(log);
        self.purses[best.1] += 1;
        self.phase = Phase::Word(best.1);
    }

    fn moment(&self, log: &mut impl Log<ToyEvent>) {
        let phase = if FAULT == MOMENT_ASKS { Phase::Word(Seat::S0) } else { Phase::Moment };
        log.moment(|| FaultyToy { phase, ..self.clone() });
    }

    fn end_round(&mut self, chance: &mut impl Chance, log: &mut impl Log<ToyEvent>) {
        self.round += 1;
        self.phase = Phase::Lay;
        if self.round == 1 {
            for seat in self.seats.iter() {
                self.draw(seat, log);
            }
        }
        if self.round == ROUNDS {
            self.stage += 1;
            match self.stage < STAGES {
                true => self.deal(chance, log),
                false => self.phase = Phase::Over,
            }
        }
    }

    /// A card of the set, by an evenly drawn number.
    fn pick(set: u32, chance: &mut impl Chance) -> u8 {
        cards(set).nth(chance.below(set.count_ones() as usize)).unwrap_or(0)
    }
}

impl<const FAULT: u8> Texts for FaultyToy<FAULT> {
    fn keys(out: &mut Vec<Key>) {
        out.extend(keys_of![ToyEvent, ToyPrompt, ToyOptions]);
    }
}

impl<const FAULT: u8> Game for FaultyToy<FAULT> {
    type Options = ToyOptions;
    type Move = Move<FAULT>;
    type Event = ToyEvent;
    type View = ToyView;
    type Prompt = ToyPrompt;
    type Order = NoOrder;
    const ID: &'static str = "toy";
    const TITLE: &'static str = "Toy";
    const RULES_VERSION: u32 = 1;
    const SEATS: (usize, usize) = (2, 5);
    /// To take, and to rob or look at four others.
    const MAX_MOVES: usize = 9;
    // Six rounds of six moves, and more if they change their minds.
    const MAX_PLIES: usize = if FAULT == TOO_LONG { 15 } else { 400 };

    fn new(
        _: &ToyOptions,
        seats: SeatCount,
        chance: &mut impl Chance,
        log: &mut impl Log<ToyEvent>,
    ) -> Result<Self, SetupError> {
        let (min, max) = Self::SEATS;
        if !(min..=max).contains(&seats.get()) {
            return Err(SetupError::Seats { asked: seats.get(), min, max });
        }
        let mut toy = FaultyToy {
            seats,
            phase: Phase::Lay,
            stage: 0,
            round: 0,
            hands: BySeat::all(0),
            deck: [0; CARDS],
            deck_len: 0,
            discard: 0,
            laid: BySeat::all(None),
            points: BySeat::all(0),
            purses: BySeat::all(0),
            known: BySeat::all(BySeat::all(0)),
        };
        toy.deal(chance, log);
        Ok(toy)
    }

    fn seats(&self) -> SeatCount {
        self.seats
    }

    fn asking(&self) -> Asking {
        let mut asking = match self.phase {
            Phase::Lay => {
                let who = self.awaited();
                Asking { who, shown: who, how: How::Together, secret: true }
            }
            Phase::Word(seat) => Asking::turn(seat),
            Phase::Moment => Asking::moment(SeatSet::EMPTY),
            Phase::Over => Asking::OVER,
        };
        if FAULT == ASKING_LEAKS && self.hands[Seat::S1] & 1 << 11 != 0 {
            asking.shown = asking.shown.without(Seat::S1);
        }
        asking
    }

    fn awaited(&self) -> SeatSet {
        match self.phase {
            Phase::Lay => self.seats.iter().filter(|&seat| self.laid[seat].is_none()).collect(),
            Phase::Word(seat) => SeatSet::one(seat),
            Phase::Moment | Phase::Over => SeatSet::EMPTY,
        }
    }

    fn prompt(&self, seat: Seat) -> Option<ToyPrompt> {
        match self.phase {
            Phase::Lay if self.laid[seat].is_none() => Some(ToyPrompt::Lay),
            Phase::Word(word) if word == seat => Some(ToyPrompt::Word),
            _ => None,
        }
    }

    fn legal(&self, seat: Seat, out: &mut MoveList<Move<FAULT>>) {
        out.clear();
        match self.phase {
            Phase::Lay => {
                for card in cards(self.hands[seat]) {
                    if FAULT == UNLISTED_LEGAL_MOVE && card == 7 && self.hands[seat].count_ones() > 1 {
                        continue;
                    }
                    out.push(Move::Lay(card));
                }
                if FAULT == LIST_UNSORTED {
                    out.as_mut_slice().reverse();
                }
                if FAULT == DEAD_END && self.discard.count_ones() > 5 {
                    out.clear();
                }
            }
            Phase::Word(word) if word == seat => {
                let others = || self.seats.iter().filter(|&other| other != seat);
                out.push(Move::Take);
                others().for_each(|other| out.push(Move::Rob(other)));
                others().filter(|&other| self.hands[other] != 0).for_each(|other| out.push(Move::Look(other)));
            }
            _ => {}
        }
    }

    fn why_not(&self, seat: Seat, mv: Move<FAULT>) -> Option<Refusal> {
        let neighbour_holds_the_lowest = self.hands[seat.next(self.seats)] & 1 != 0;
        if FAULT == REASON_LEAKS && neighbour_holds_the_lowest && self.phase != Phase::Lay {
            return refuse("leak");
        }
        let other_here = |other: Seat| other != seat && self.seats.has(other);
        match (self.phase, mv) {
            (Phase::Lay, Move::Lay(9)) if FAULT == LISTED_BUT_REFUSED => refuse("nine"),
            (Phase::Lay, Move::Lay(card)) if card < CARDS as u8 && self.hands[seat] & (1 << card) != 0 => None,
            (Phase::Word(word), Move::Take) if word == seat => None,
            (Phase::Word(word), Move::Rob(other)) if word == seat && other_here(other) => None,
            (Phase::Word(word), Move::Look(other)) if word == seat && other_here(other) && self.hands[other] != 0 => {
                None
            }
            _ => refuse("not_now"),
        }
    }

    fn play(
        &mut self,
        seat: Seat,
        mv: Move<FAULT>,
        chance: &mut impl Chance,
        log: &mut impl Log<ToyEvent>,
    ) -> Result<(), Refusal> {
        if let Some(refusal) = self.why_not(seat, mv) {
            if FAULT == REFUSAL_CHANGES_STATE {
                self.points[seat] += 1;
            }
            return Err(refusal);
        }
        self.apply(seat, mv, chance, log);
        Ok(())
    }

    fn apply(&mut self, seat: Seat, mv: Move<FAULT>, chance: &mut impl Chance, log: &mut impl Log<ToyEvent>) {
        assert!(FAULT != PANICS || self.discard.count_ones() < 6, "planted panic");
        if FAULT == CHANCE_INSIDE
            && self.deck_len > 1
            && HIDDEN_COUNTER.fetch_add(1, Ordering::Relaxed).is_multiple_of(7)
        {
            self.deck.swap(0, self.deck_len - 1);
        }
        match mv {
            Move::Lay(card) => {
                self.laid[seat] = Some(card);
                log.tell(Audience::All, || ToyEvent::Committed { seat });
                let to = if FAULT == CHOICE_TOLD_TO_ALL { Audience::All } else { Audience::one(seat) };
                log.tell(to, || ToyEvent::Chose { seat, card });
                if FAULT == MOMENT_TELLS && card > 14 {
                    self.moment(log);
                }
                if self.awaited().is_empty() {
                    self.turn_up(log);
                }
                return;
            }
            Move::Take => {
                self.points[seat] += 5;
                log.tell(Audience::All, || ToyEvent::Took { seat });
            }
            Move::Rob(other) => {
                self.points[seat] += 4;
                self.points[other] -= 4;
                log.tell(Audience::All, || ToyEvent::Robbed { seat, other });
            }
            Move::Look(at) => {
                let lowest = self.hands[at] & self.hands[at].wrapping_neg();
                self.known[seat][at] |= lowest;
                log.tell(Audience::All, || ToyEvent::Looked { seat, at });
                log.tell(Audience::one(seat), || ToyEvent::Saw { seat, card: lowest.trailing_zeros() as u8 });
            }
        }
        self.end_round(chance, log);
    }

    fn view(&self, viewer: Viewer) -> ToyView {
        let per_seat = |f: &dyn Fn(Seat) -> u32| self.seats.iter().map(f).collect::<Vec<u32>>();
        let own = viewer.seat();
        let all = FAULT == SPECTATOR_SEES_ALL && viewer == Viewer::Spectator
            || FAULT == MOMENT_SHOWS_HANDS && self.phase == Phase::Moment;
        ToyView {
            hand: own.map_or(0, |seat| self.hands[seat]),
            sizes: self.seats.iter().map(|seat| self.hands[seat].count_ones()).collect(),
            known: own.map_or(Vec::new(), |own| per_seat(&|seat| self.known[own][seat])),
            committed: self.seats.iter().map(|seat| self.laid[seat].is_some()).collect(),
            own_choice: own.and_then(|seat| self.laid[seat]),
            discard: self.discard,
            deck: self.deck_len,
            purses: match FAULT {
                PURSE_SHOWN => self.purses.playing(self.seats).to_vec(),
                _ => own.map_or(Vec::new(), |seat| vec![self.purses[seat]]),
            },
            points: self.points.playing(self.seats).to_vec(),
            all_hands: if all { per_seat(&|seat| self.hands[seat]) } else { Vec::new() },
        }
    }

    fn scores(&self, _: Viewer) -> Scores {
        let score = |seat| {
            let mut score = Score::default();
            score.add(Key::new("toy-part", "words"), self.points[seat]);
            score.total += i32::from(FAULT == PARTS_DO_NOT_SUM && self.points[seat] > 1);
            Some(score)
        };
        Scores { seats: self.seats.iter().map(score).collect() }
    }

    fn tally(&self) -> BySeat<i32> {
        self.points
    }

    fn standings(&self) -> Option<Standings> {
        let mut totals = self.points;
        if FAULT == WRONG_STANDINGS {
            totals[Seat::S0] += 1;
        }
        (self.phase == Phase::Over).then(|| Standings::rank(self.seats, totals, totals))
    }

    fn resample(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        if FAULT == RESAMPLE_DOES_NOTHING {
            return;
        }
        let kept = |toy: &Self, seat: Seat| match viewer.seat() {
            Some(own) if own == seat => toy.hands[seat],
            Some(_) if FAULT == KNOWLEDGE_FORGOTTEN => 0,
            Some(own) => toy.known[own][seat],
            None => 0,
        };
        let mut pool = [0; CARDS];
        let mut len = 0;
        let mut add = |card: u8| {
            pool[len] = card;
            len += 1;
        };
        if FAULT == RESAMPLE_NOT_CANONICAL {
            self.deck[..self.deck_len].iter().for_each(|&card| add(card));
            self.seats.iter().for_each(|seat| cards(self.hands[seat] & !kept(self, seat)).for_each(&mut add));
        } else {
            let fixed = self.seats.iter().fold(self.discard, |set, seat| set | kept(self, seat));
            cards(!fixed).for_each(add);
        }
        chance.shuffle(&mut pool[..len]);
        let mut next = 0;
        for seat in self.seats.iter().filter(|&seat| !viewer.is(seat)) {
            let size = self.hands[seat].count_ones();
            self.hands[seat] = kept(self, seat);
            while self.hands[seat].count_ones() < size {
                self.hands[seat] |= 1 << pool[next];
                next += 1;
            }
        }
        self.deck = std::array::from_fn(|card| card as u8);
        for place in 0..self.deck_len {
            self.deck[place] = pool[next];
            next += 1;
        }
        if FAULT == RESAMPLE_DOUBLES_A_CARD && self.deck_len > 1 {
            self.deck[0] = self.deck[1];
        }
        for seat in self.seats.iter().filter(|&seat| !viewer.is(seat)) {
            if self.laid[seat].is_some() {
                self.laid[seat] = Some(Self::pick(self.hands[seat], chance));
            }
            for about in self.seats.iter().filter(|&about| about != seat && !viewer.is(about)) {
                let count = self.known[seat][about].count_ones();
                let mut left = self.hands[about];
                self.known[seat][about] = 0;
                for _ in 0..count {
                    let card = Self::pick(left, chance);
                    left &= !(1 << card);
                    self.known[seat][about] |= 1 << card;
                }
            }
        }
    }

    fn fallback(&self, seat: Seat, _: &mut impl Chance) -> Move<FAULT> {
        match self.phase {
            Phase::Lay => cards(self.hands[seat])
                .find(|&card| FAULT != UNLISTED_LEGAL_MOVE || card != 7)
                .map_or(Move::Lay(7), Move::Lay),
            _ => Move::Take,
        }
    }

    fn order(&self, _: Seat, order: &NoOrder) -> Option<Move<FAULT>> {
        match *order {}
    }

    fn stage(&self) -> u16 {
        self.stage
    }

    fn invariants(&self) -> Result<(), Broken> {
        let mut all = self.discard;
        let mut count = self.discard.count_ones();
        for seat in self.seats.iter() {
            all |= self.hands[seat];
            count += self.hands[seat].count_ones();
            if self.seats.iter().any(|other| self.known[other][seat] & !self.hands[seat] != 0) {
                return Err(Broken("knowledge is not true".into()));
            }
        }
        self.deck[..self.deck_len].iter().for_each(|card| all |= 1 << card);
        if all != FULL || count as usize + self.deck_len != CARDS {
            return Err(Broken("cards are lost".into()));
        }
        Ok(())
    }
}

impl<const FAULT: u8> Heuristics for FaultyToy<FAULT> {
    /// Lays low cards first (a fault that a search can see) and robs whoever leads.
    fn rate(&self, seat: Seat, moves: &[Move<FAULT>], out: &mut Vec<i32>) {
        out.clear();
        let leader = self.seats.iter().filter(|&other| other != seat).map(|other| self.points[other]).max();
        out.extend(moves.iter().map(|mv| match *mv {
            Move::Lay(card) => -i32::from(card),
            Move::Take => 500,
            Move::Rob(other) if Some(self.points[other]) == leader => 700,
            Move::Rob(_) => 400,
            Move::Look(_) => 100,
        }));
    }
}

impl<const FAULT: u8> Probe for FaultyToy<FAULT> {
    type Feat = ToyFeat;

    fn feats(event: &ToyEvent, out: &mut Vec<&'static str>) {
        match event {
            ToyEvent::Looked { .. } if FAULT != FEAT_NEVER_REACHED => out.push(ToyFeat::Looked.id()),
            ToyEvent::Robbed { .. } => out.push(ToyFeat::Robbed.id()),
            ToyEvent::Drew { .. } => out.push(ToyFeat::Drew.id()),
            _ => {}
        }
    }

    fn reveals(event: &ToyEvent, viewer: Viewer) -> bool {
        match event {
            ToyEvent::Turned { .. } => true,
            ToyEvent::Saw { seat, .. } | ToyEvent::DrewCard { seat, .. } => viewer.is(*seat),
            _ => false,
        }
    }

    fn hidden(&self, viewer: Viewer, out: &mut Vec<Hidden>) {
        let known = |seat| viewer.seat().map_or(0, |own| self.known[own][seat]);
        let others: Vec<Seat> =
            self.seats.iter().filter(|&s| !viewer.is(s) && self.hands[s] & !known(s) != 0).collect();
        if others.len() + self.deck_len < 2 {
            return;
        }
        for seat in others {
            out.push(Hidden { slot: seat as u32, pool: 0, value: u64::from(self.hands[seat]) });
        }
        for (place, &card) in self.deck[..self.deck_len].iter().enumerate() {
            out.push(Hidden { slot: 10 + place as u32, pool: 0, value: 1 << 32 | u64::from(card) });
        }
    }

    fn scramble(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        for seat in self.seats.iter().filter(|&seat| !viewer.is(seat)) {
            self.purses[seat] = chance.below(9) as u8;
        }
    }
}
