//! Section 7: scoring.

use curia_core::{Named, Score, Seat};

use crate::data::{Card, Colour, Noble};
use crate::options::ScoreDisplay;
use crate::pieces::set_of;
use crate::state::{Guillotine, Phase, table_bit};

/// A summand of a score, in the order of section 7.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
#[named("guillotine-part")]
pub(crate) enum PartOf {
    Nobles,
    Commoners,
    IndifferentPublic,
    TragicFigure,
    Guards,
    Pair,
    MilitarySupport,
    CivicSupport,
    ChurchSupport,
    FountainOfBlood,
    ToughCrowd,
}

const fn count(set: u64) -> i32 {
    set.count_ones() as i32
}

/// The summands of a pile with these table cards in front of it (section 7).
pub(crate) fn parts(pile: &[Noble], table: u8) -> [i32; PartOf::ALL.len()] {
    let set = set_of(pile);
    let lies = |card: Card| table & table_bit(card) != 0;
    let only_if = |condition: bool, points: i32| if condition { points } else { 0 };
    let grey = count(set & Colour::Grey.set());
    let guards = count(set & Noble::GUARDS);
    let indifferent = lies(Card::IndifferentPublic);
    let (mut nobles, mut commoners) = (0, 0);
    for noble in pile {
        let is_grey = noble.colour() == Colour::Grey;
        nobles += only_if(!is_grey, noble.value());
        commoners += only_if(is_grey, noble.value());
    }
    let pair = Noble::COUNT_HIMSELF.bit() | Noble::COUNTESS.bit();
    let mut parts = [0; PartOf::ALL.len()];
    let mut put = |part: PartOf, points: i32| parts[part as usize] = points;
    put(PartOf::Nobles, nobles);
    put(PartOf::Commoners, only_if(!indifferent, commoners));
    put(PartOf::IndifferentPublic, only_if(indifferent, grey));
    put(PartOf::TragicFigure, only_if(!indifferent && set & Noble::TRAGIC_FIGURE.bit() != 0, -grey));
    put(PartOf::Guards, guards * guards);
    put(PartOf::Pair, only_if(set & pair == pair, 4));
    put(PartOf::MilitarySupport, only_if(lies(Card::MilitarySupport), count(set & Colour::Red.set())));
    put(PartOf::CivicSupport, only_if(lies(Card::CivicSupport), count(set & Colour::Green.set())));
    put(PartOf::ChurchSupport, only_if(lies(Card::ChurchSupport), count(set & Colour::Blue.set())));
    put(PartOf::FountainOfBlood, only_if(lies(Card::FountainOfBlood), 2));
    put(PartOf::ToughCrowd, only_if(lies(Card::ToughCrowd), -2));
    parts
}

impl Guillotine {
    /// The points of a seat.
    pub(crate) fn points(&self, seat: Seat) -> i32 {
        parts(self.piles[seat].as_slice(), self.tables[seat]).iter().sum()
    }

    /// The points of a seat with their parts.
    pub(crate) fn score(&self, seat: Seat) -> Score {
        let mut score = Score::default();
        let parts = parts(self.piles[seat].as_slice(), self.tables[seat]);
        for (part, points) in PartOf::ALL.into_iter().zip(parts) {
            if points != 0 || part == PartOf::Nobles {
                score.add(part.key(), points);
            }
        }
        score
    }

    /// What the noble on top of a seat's pile changes of its points; 0 where running scores are hidden.
    pub(crate) fn gain_of_top(&self, seat: Seat) -> i32 {
        let pile = self.piles[seat].as_slice();
        let sum = |pile: &[Noble]| parts(pile, self.tables[seat]).iter().sum::<i32>();
        match pile.split_last() {
            Some((_, below)) if self.scores_are_open() => sum(pile) - sum(below),
            _ => 0,
        }
    }

    /// What a table card in front of a seat changes of its points; 0 where running scores are hidden.
    pub(crate) fn gain_of_card(&self, seat: Seat, card: Card) -> i32 {
        let sum = |table: u8| parts(self.piles[seat].as_slice(), table).iter().sum::<i32>();
        if self.scores_are_open() { sum(self.tables[seat]) - sum(self.tables[seat] & !table_bit(card)) } else { 0 }
    }

    /// True if running scores may be shown (option `score_display`).
    pub(crate) fn scores_are_open(&self) -> bool {
        self.options.score_display == ScoreDisplay::Open || self.phase == Phase::Over
    }
}
