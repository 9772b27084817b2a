//! A small card game with one fault planted at a time: the proof that the suite finds what it looks for.
//!
//! Twelve different cards; everybody is dealt three. Each round all choose a card secretly, the highest wins
//! a point and a coin, its owner may look at another's lowest card, then everybody draws.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicU32, Ordering};

use serde::Serialize;

use super::{Hidden, Probe};
use crate::*;

/// The faults, by what is wrong with the game.
pub(super) mod fault {
    pub(in super::super) const NONE: u8 = 0;
    pub(in super::super) const RESAMPLE_DOES_NOTHING: u8 = 1;
    pub(in super::super) const DRAWN_CARD_TOLD_TO_ALL: u8 = 2;
    pub(in super::super) const ASKING_LEAKS: u8 = 3;
    pub(in super::super) const SPECTATOR_SEES_ALL: u8 = 4;
    pub(in super::super) const KNOWLEDGE_FORGOTTEN: u8 = 5;
    pub(in super::super) const CARD_LOST: u8 = 6;
    pub(in super::super) const UNLISTED_LEGAL_MOVE: u8 = 7;
    pub(in super::super) const LISTED_BUT_REFUSED: u8 = 8;
    pub(in super::super) const LIST_UNSORTED: u8 = 9;
    pub(in super::super) const TEXT_DOES_NOT_READ_BACK: u8 = 10;
    pub(in super::super) const RESAMPLE_NOT_CANONICAL: u8 = 11;
    pub(in super::super) const PURSE_SHOWN: u8 = 12;
    pub(in super::super) const CHOICE_TOLD_TO_ALL: u8 = 13;
    pub(in super::super) const CHANCE_INSIDE: u8 = 14;
    pub(in super::super) const TOO_LONG: u8 = 15;
    pub(in super::super) const PARTS_DO_NOT_SUM: u8 = 16;
    pub(in super::super) const RESAMPLE_DOUBLES_A_CARD: u8 = 17;
    pub(in super::super) const DEAD_END: u8 = 18;
    pub(in super::super) const REFUSAL_CHANGES_STATE: u8 = 19;
    pub(in super::super) const REASON_LEAKS: u8 = 20;
    pub(in super::super) const PANICS: u8 = 21;
    pub(in super::super) const FEAT_NEVER_REACHED: u8 = 22;
    pub(in super::super) const WRONG_STANDINGS: u8 = 23;
}
use fault::*;

const CARDS: usize = 12;
static HIDDEN_COUNTER: AtomicU32 = AtomicU32::new(0);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    Choose,
    Look(Seat),
    Over,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Toy<const FAULT: u8> {
    seats: SeatCount,
    phase: Phase,
    hands: BySeat<u16>,
    deck: [u8; CARDS],
    deck_len: usize,
    discard: u16,
    chosen: BySeat<Option<u8>>,
    points: BySeat<i32>,
    purses: BySeat<u8>,
    known: BySeat<BySeat<u16>>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum ToyMove<const FAULT: u8> {
    Card(u8),
    Look(Seat),
    Pass,
}

impl<const FAULT: u8> fmt::Display for ToyMove<FAULT> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ToyMove::Card(card) => write!(f, "card:{card}"),
            ToyMove::Look(seat) => write!(f, "look:{seat}"),
            ToyMove::Pass => f.write_str("pass"),
        }
    }
}

impl<const FAULT: u8> FromStr for ToyMove<FAULT> {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Self, NotAMove> {
        let text = if FAULT == TEXT_DOES_NOT_READ_BACK { text.trim_end_matches('1') } else { text };
        match text.split_once(':') {
            Some(("card", card)) => card.parse().map(ToyMove::Card).map_err(|_| NotAMove),
            Some(("look", seat)) => seat.parse().map(ToyMove::Look).map_err(|_| NotAMove),
            None if text == "pass" => Ok(ToyMove::Pass),
            _ => Err(NotAMove),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Spoken)]
#[serde(tag = "event", rename_all = "snake_case")]
#[spoken("toy-event")]
pub(super) enum ToyEvent {
    Dealt { order: Vec<u8> },
    Committed { seat: Seat },
    Chose { seat: Seat, card: u8 },
    Turned { seat: Seat, card: u8 },
    Looked { seat: Seat, at: Seat },
    Saw { seat: Seat, card: u8 },
    Drew { seat: Seat },
    DrewCard { seat: Seat, card: u8 },
}

impl Event for ToyEvent {}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Spoken)]
#[serde(tag = "decision", rename_all = "snake_case")]
#[spoken("toy-prompt")]
pub(super) enum ToyPrompt {
    #[spoken(rule = "1")]
    Choose,
    #[spoken(rule = "2")]
    Look,
}

impl Prompt for ToyPrompt {
    fn rule(&self) -> &'static str {
        self.rule()
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
pub(super) enum ToyFeat {
    Looked,
    Drew,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(super) struct ToyView {
    hand: u16,
    sizes: Vec<u32>,
    known: Vec<u16>,
    committed: Vec<bool>,
    own_choice: Option<u8>,
    discard: u16,
    deck: usize,
    purses: Vec<u8>,
    all_hands: Vec<u16>,
}

impl<const FAULT: u8> View<ToyMove<FAULT>> for ToyView {
    fn outline(&self) -> Outline {
        Outline::default()
    }
    fn seen(&self) -> Seen {
        Seen::default()
    }
    fn label(&self, _: ToyMove<FAULT>) -> Phrase {
        Key::new("toy", "move").phrase()
    }
    fn help(&self, _: ToyMove<FAULT>) -> Option<Phrase> {
        None
    }
    fn candidates(&self) -> Vec<ToyMove<FAULT>> {
        cards(self.hand).map(ToyMove::Card).collect()
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Options)]
#[options("toy")]
pub(super) struct NoOptions {}

fn cards(set: u16) -> impl Iterator<Item = u8> {
    (0..CARDS as u8).filter(move |card| set & (1 << card) != 0)
}

fn refuse(id: &'static str) -> Option<Refusal> {
    Some(Refusal::new("1", Key::new("toy-why", id).phrase()))
}

impl<const FAULT: u8> Toy<FAULT> {
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
            let Some(card) = self.chosen[seat].take() else { continue };
            self.hands[seat] &= !(1 << card);
            self.discard |= 1 << card;
            for other in self.seats.iter() {
                self.known[other][seat] &= !(1 << card);
            }
            log.tell(Audience::All, || ToyEvent::Turned { seat, card });
            best = best.max((card, seat));
        }
        self.points[best.1] += 1;
        self.purses[best.1] += 1;
        self.phase = Phase::Look(best.1);
    }

    fn end_round(&mut self, log: &mut impl Log<ToyEvent>) {
        for seat in self.seats.iter() {
            self.draw(seat, log);
        }
        self.phase = Phase::Choose;
        if self.seats.iter().any(|seat| self.hands[seat] == 0) {
            self.phase = Phase::Over;
        }
    }
}

impl<const FAULT: u8> Game for Toy<FAULT> {
    type Options = NoOptions;
    type Move = ToyMove<FAULT>;
    type Event = ToyEvent;
    type View = ToyView;
    type Prompt = ToyPrompt;
    type Order = NoOrder;
    const ID: &'static str = "toy";
    const TITLE: &'static str = "Toy";
    const RULES_VERSION: u32 = 1;
    const SEATS: (usize, usize) = (2, 3);
    const MAX_MOVES: usize = CARDS;
    // Two players need six rounds of three moves, and more if they change their minds.
    const MAX_PLIES: usize = if FAULT == TOO_LONG { 15 } else { 120 };

    fn new(
        _: &NoOptions,
        seats: SeatCount,
        chance: &mut impl Chance,
        log: &mut impl Log<ToyEvent>,
    ) -> Result<Self, SetupError> {
        let mut deck: [u8; CARDS] = std::array::from_fn(|card| card as u8);
        chance.shuffle(&mut deck);
        log.tell(Audience::Nobody, || ToyEvent::Dealt { order: deck.to_vec() });
        let mut toy = Toy {
            seats,
            phase: Phase::Choose,
            hands: BySeat::all(0),
            deck,
            deck_len: CARDS,
            discard: 0,
            chosen: BySeat::all(None),
            points: BySeat::all(0),
            purses: BySeat::all(0),
            known: BySeat::all(BySeat::all(0)),
        };
        for seat in seats.iter() {
            for _ in 0..3 {
                toy.draw(seat, &mut Silent);
            }
        }
        Ok(toy)
    }

    fn seats(&self) -> SeatCount {
        self.seats
    }

    fn asking(&self) -> Asking {
        let mut asking = match self.phase {
            Phase::Choose => {
                let who = self.awaited();
                Asking { who, shown: who, how: How::Together, secret: true }
            }
            Phase::Look(seat) => Asking::turn(seat),
            Phase::Over => Asking::OVER,
        };
        if FAULT == ASKING_LEAKS && self.hands[Seat::S1] & 1 << 11 != 0 {
            asking.shown = asking.shown.without(Seat::S1);
        }
        asking
    }

    fn awaited(&self) -> SeatSet {
        match self.phase {
            Phase::Choose => self.seats.iter().filter(|&seat| self.chosen[seat].is_none()).collect(),
            Phase::Look(seat) => SeatSet::one(seat),
            Phase::Over => SeatSet::EMPTY,
        }
    }

    fn prompt(&self, seat: Seat) -> Option<ToyPrompt> {
        match self.phase {
            Phase::Choose if self.chosen[seat].is_none() => Some(ToyPrompt::Choose),
            Phase::Look(looker) if looker == seat => Some(ToyPrompt::Look),
            _ => None,
        }
    }

    fn legal(&self, seat: Seat, out: &mut MoveList<ToyMove<FAULT>>) {
        out.clear();
        match self.phase {
            Phase::Choose => {
                for card in cards(self.hands[seat]) {
                    if FAULT == UNLISTED_LEGAL_MOVE && card == 7 && self.hands[seat].count_ones() > 1 {
                        continue;
                    }
                    out.push(ToyMove::Card(card));
                }
                if FAULT == LIST_UNSORTED {
                    out.as_mut_slice().reverse();
                }
                if FAULT == DEAD_END && self.discard.count_ones() > 5 {
                    out.clear();
                }
            }
            Phase::Look(looker) if looker == seat => {
                for other in self.seats.iter().filter(|&other| other != seat && self.hands[other] != 0) {
                    out.push(ToyMove::Look(other));
                }
                out.push(ToyMove::Pass);
            }
            _ => {}
        }
    }

    fn why_not(&self, seat: Seat, mv: ToyMove<FAULT>) -> Option<Refusal> {
        let neighbour_holds_the_lowest = self.hands[seat.next(self.seats)] & 1 != 0;
        if FAULT == REASON_LEAKS && neighbour_holds_the_lowest && self.phase != Phase::Choose {
            return refuse("leak");
        }
        match (self.phase, mv) {
            (Phase::Choose, ToyMove::Card(9)) if FAULT == LISTED_BUT_REFUSED => refuse("nine"),
            (Phase::Choose, ToyMove::Card(card)) if card < 12 && self.hands[seat] & (1 << card) != 0 => None,
            (Phase::Look(looker), ToyMove::Pass) if looker == seat => None,
            (Phase::Look(looker), ToyMove::Look(other))
                if looker == seat && other != seat && self.seats.has(other) && self.hands[other] != 0 =>
            {
                None
            }
            _ => refuse("not_now"),
        }
    }

    fn play(
        &mut self,
        seat: Seat,
        mv: ToyMove<FAULT>,
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

    fn apply(&mut self, seat: Seat, mv: ToyMove<FAULT>, _: &mut impl Chance, log: &mut impl Log<ToyEvent>) {
        assert!(FAULT != PANICS || self.discard.count_ones() < 6, "planted panic");
        if FAULT == CHANCE_INSIDE
            && self.deck_len > 1
            && HIDDEN_COUNTER.fetch_add(1, Ordering::Relaxed).is_multiple_of(7)
        {
            self.deck.swap(0, self.deck_len - 1);
        }
        match mv {
            ToyMove::Card(card) => {
                self.chosen[seat] = Some(card);
                log.tell(Audience::All, || ToyEvent::Committed { seat });
                let to = if FAULT == CHOICE_TOLD_TO_ALL { Audience::All } else { Audience::one(seat) };
                log.tell(to, || ToyEvent::Chose { seat, card });
                if self.awaited().is_empty() {
                    self.turn_up(log);
                }
            }
            ToyMove::Look(at) => {
                let lowest = self.hands[at] & self.hands[at].wrapping_neg();
                self.known[seat][at] |= lowest;
                log.tell(Audience::All, || ToyEvent::Looked { seat, at });
                log.tell(Audience::one(seat), || ToyEvent::Saw { seat, card: lowest.trailing_zeros() as u8 });
                self.end_round(log);
            }
            ToyMove::Pass => self.end_round(log),
        }
    }

    fn view(&self, viewer: Viewer) -> ToyView {
        let per_seat = |f: &dyn Fn(Seat) -> u16| self.seats.iter().map(f).collect::<Vec<u16>>();
        let own = viewer.seat();
        let all = FAULT == SPECTATOR_SEES_ALL && viewer == Viewer::Spectator;
        ToyView {
            hand: own.map_or(0, |seat| self.hands[seat]),
            sizes: self.seats.iter().map(|seat| self.hands[seat].count_ones()).collect(),
            known: own.map_or(Vec::new(), |own| per_seat(&|seat| self.known[own][seat])),
            committed: self.seats.iter().map(|seat| self.chosen[seat].is_some()).collect(),
            own_choice: own.and_then(|seat| self.chosen[seat]),
            discard: self.discard,
            deck: self.deck_len,
            purses: match FAULT {
                PURSE_SHOWN => self.purses.playing(self.seats).to_vec(),
                _ => own.map_or(Vec::new(), |seat| vec![self.purses[seat]]),
            },
            all_hands: if all { per_seat(&|seat| self.hands[seat]) } else { Vec::new() },
        }
    }

    fn scores(&self, _: Viewer) -> Scores {
        let score = |seat| {
            let mut score = Score::default();
            score.add(Key::new("toy-part", "tricks"), self.points[seat]);
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
            let pick = |set: u16, chance: &mut dyn FnMut(usize) -> usize| {
                cards(set).nth(chance(set.count_ones() as usize)).unwrap_or(0)
            };
            if self.chosen[seat].is_some() {
                self.chosen[seat] = Some(pick(self.hands[seat], &mut |bound| chance.below(bound)));
            }
            for about in self.seats.iter().filter(|&about| about != seat && !viewer.is(about)) {
                let count = self.known[seat][about].count_ones();
                let mut left = self.hands[about];
                self.known[seat][about] = 0;
                for _ in 0..count {
                    let card = pick(left, &mut |bound| chance.below(bound));
                    left &= !(1 << card);
                    self.known[seat][about] |= 1 << card;
                }
            }
        }
    }

    fn fallback(&self, seat: Seat, _: &mut impl Chance) -> ToyMove<FAULT> {
        match self.phase {
            Phase::Choose => cards(self.hands[seat])
                .find(|&card| FAULT != UNLISTED_LEGAL_MOVE || card != 7)
                .map_or(ToyMove::Card(7), ToyMove::Card),
            _ => ToyMove::Pass,
        }
    }

    fn order(&self, _: Seat, order: &NoOrder) -> Option<ToyMove<FAULT>> {
        match *order {}
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
        if all != 0xfff || count as usize + self.deck_len != CARDS {
            return Err(Broken("cards are lost".into()));
        }
        Ok(())
    }
}

impl<const FAULT: u8> Heuristics for Toy<FAULT> {
    fn rate(&self, _: Seat, moves: &[ToyMove<FAULT>], out: &mut Vec<i32>) {
        out.clear();
        out.extend(moves.iter().map(|mv| match mv {
            ToyMove::Card(card) => i32::from(*card),
            _ => 0,
        }));
    }
}

impl<const FAULT: u8> Probe for Toy<FAULT> {
    type Feat = ToyFeat;

    fn feats(event: &ToyEvent, out: &mut Vec<&'static str>) {
        match event {
            ToyEvent::Looked { .. } if FAULT != FEAT_NEVER_REACHED => out.push(ToyFeat::Looked.id()),
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
