//! Option 2: playing treachery and replacing those who were killed (sections 5.6 and 5.9).

use curia_core::{Audience, Chance, Log, MoveList, Refusal, Seat};

use crate::data::{AreaKind, CAPITALS, Country, NobleBox, Treachery};
use crate::event::Event;
use crate::moves::{CardSet, Move};
use crate::pieces::{Boxes, Treacheries};
use crate::state::{HeadsOfState, Phase};
use crate::why::Why;

/// What can be said of a card set by its cards alone (section 5.9, step 1).
enum Strikes {
    /// It reaches these boxes.
    At(Boxes),
    /// Ruling 9.24: an assassin and a country card.
    Mixed,
    /// Ruling 9.25: two country cards without a common country.
    Apart,
}

impl CardSet {
    fn strikes(self) -> Strikes {
        let provinces = Boxes::ALL.minus(CAPITALS);
        let common = self.cards().fold(u8::MAX, |bits, card| bits & card.country_bits());
        let countries = Country::ALL.into_iter().filter(|country| common & country.bit() != 0);
        let reach = countries.fold(Boxes::EMPTY, |boxes, country| boxes.or(country.boxes()));
        match self.second {
            None => Strikes::At(provinces.and(reach)),
            Some(second) if (self.first == Treachery::Assassin) != (second == Treachery::Assassin) => Strikes::Mixed,
            Some(_) if common == 0 => Strikes::Apart,
            Some(_) => Strikes::At(CAPITALS.and(reach)),
        }
    }

    /// Every box that the cards reach.
    #[inline]
    fn reach(self) -> Boxes {
        match self.strikes() {
            Strikes::At(boxes) => boxes,
            Strikes::Mixed | Strikes::Apart => Boxes::EMPTY,
        }
    }

    pub(crate) fn counts(self) -> Treacheries {
        self.cards().collect()
    }
}

impl HeadsOfState {
    /// The boxes in which nobles of others live.
    #[inline]
    fn rivals(&self, seat: Seat) -> Boxes {
        Boxes::ALL.minus(self.empty_boxes()).minus(self.boxes[seat])
    }

    /// The rivals' boxes that these cards reach, attacked or not.
    pub(crate) fn in_reach(&self, seat: Seat, cards: CardSet) -> Boxes {
        self.rivals(seat).and(cards.reach())
    }

    /// The rivals' boxes that can be attacked now (section 5.9, step 2; rulings 9.22 and 9.27): none twice in a turn, and
    /// with a gap that cannot be refilled only those that could be.
    #[inline]
    pub(crate) fn attackable(&self, seat: Seat) -> Boxes {
        let open = self.rivals(seat).minus(self.turn.targeted);
        let gaps = self.gaps();
        if gaps.is_empty() {
            return open;
        }
        let payable = self.payable(seat);
        if gaps.and(payable).is_empty() { open.and(payable) } else { open }
    }

    /// Section 5.6, TREACHERY_LOOP and MUST_REPLACE.
    #[inline]
    pub(crate) fn legal_treachery(&self, seat: Seat, out: &mut MoveList<Move>) {
        let gaps = self.gaps();
        let refillable = if gaps.is_empty() { gaps } else { gaps.and(self.payable(seat)) };
        let free = gaps.len() < 2;
        if free {
            self.legal_plays(seat, out);
        }
        refillable.iter().for_each(|at| out.push(Move::Replace(at)));
        if free {
            out.push(Move::EndTurn);
        }
    }

    /// Section 5.9, step 1: the card sets that have a target.
    fn legal_plays(&self, seat: Seat, out: &mut MoveList<Move>) {
        let hand = self.players[seat].treachery;
        if hand.is_empty() {
            return;
        }
        let attackable = self.attackable(seat);
        let offered = CardSet::of(hand).filter(|cards| !cards.reach().and(attackable).is_empty());
        offered.for_each(|cards| out.push(Move::Play(cards)));
    }

    /// Section 5.6.
    pub(crate) fn why_treachery(&self, seat: Seat, mv: Move) -> Option<Refusal> {
        let gaps = self.gaps();
        match mv {
            Move::Replace(at) if self.turn.vacated.has(at) => self.why_raise(seat, at),
            Move::Replace(at) | Move::Place(at) => {
                Some(Refusal::new("5.6", Why::NotVacated { rank: at.rank(), area: at.area(), gaps }))
            }
            _ if gaps.len() > 1 => Some(Refusal::new("5.6", Why::MustReplace { gaps })),
            Move::EndTurn => None,
            Move::Play(cards) => self.why_play(seat, cards),
            Move::TakeAttribute(_) | Move::TakeTreachery(_) => Some(Refusal::new("9.14", Why::NowTreachery)),
            _ => Some(Refusal::new("5.6", Why::NowTreachery)),
        }
    }

    /// Section 5.9, step 1.
    fn why_play(&self, seat: Seat, cards: CardSet) -> Option<Refusal> {
        let hand = self.players[seat].treachery;
        let (rule, why) = match cards.strikes() {
            _ if !hand.covers(cards.counts()) => ("5.9", Why::NoSuchCards { cards, hand }),
            Strikes::Mixed => ("9.24", Why::Mixed),
            Strikes::Apart => ("9.25", Why::NoCommonCountry { cards }),
            Strikes::At(reach) if reach.and(self.rivals(seat)).minus(self.turn.targeted).is_empty() => {
                ("5.9", Why::NoTarget { cards })
            }
            Strikes::At(reach) if reach.and(self.attackable(seat)).is_empty() => {
                ("9.27", Why::Duty { gaps: self.gaps() })
            }
            Strikes::At(_) => return None,
        };
        Some(Refusal::new(rule, why))
    }

    /// Section 5.6; ruling 9.50: a card set that is played is committed, but leaves the hand with its target only.
    #[inline]
    pub(crate) fn apply_treachery(
        &mut self,
        seat: Seat,
        mv: Move,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        match mv {
            Move::Play(cards) => {
                log.tell(Audience::All, || Event::PlayedTreachery { seat, cards });
                self.known.announced(seat, cards.counts());
                self.phase = Phase::Target(cards);
            }
            Move::Replace(at) => self.choose_box(seat, at, log),
            Move::EndTurn => self.close_turn(seat, chance, log),
            _ => {}
        }
    }

    /// Section 5.9, step 2.
    #[inline]
    pub(crate) fn legal_target(&self, seat: Seat, cards: CardSet, out: &mut MoveList<Move>) {
        cards.reach().and(self.attackable(seat)).iter().for_each(|at| out.push(Move::Target(at)));
    }

    /// Section 5.9, step 2; rulings 9.22, 9.23, 9.27 and 9.50.
    pub(crate) fn why_target(&self, seat: Seat, cards: CardSet, mv: Move) -> Option<Refusal> {
        let Move::Target(at) = mv else { return Some(Refusal::new("9.50", Why::NowTarget { cards })) };
        let (rank, area) = (at.rank(), at.area());
        let capital = cards.second.is_some();
        let (rule, why) = if self.turn.targeted.has(at) {
            ("9.22", Why::TargetTwice { rank, area })
        } else if self.boxes[seat].has(at) {
            ("5.9", Why::TargetOwn { rank, area })
        } else if self.owner(at).is_none() {
            ("5.9", Why::TargetEmpty { rank, area })
        } else if (area.card().kind == AreaKind::Capital) != capital {
            ("9.23", Why::TargetKind { cards, area, capital })
        } else if !cards.reach().has(at) {
            let common = |country: &Country| cards.cards().all(|card| card.country_bits() & country.bit() != 0);
            let countries = Country::ALL.into_iter().filter(common).collect();
            ("5.9", Why::TargetCountry { cards, area, countries })
        } else if !self.attackable(seat).has(at) {
            ("9.27", Why::TargetDuty { rank, area, gaps: self.gaps() })
        } else {
            return None;
        };
        Some(Refusal::new(rule, why))
    }

    /// Section 5.9, steps 2 and 3.
    pub(crate) fn apply_target(
        &mut self,
        seat: Seat,
        cards: CardSet,
        mv: Move,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        let Move::Target(at) = mv else { return };
        let Some(victim) = self.owner(at) else { return };
        self.spend(seat, cards, at, victim, log);
        if cards.first != Treachery::Assassin || self.assassinates(seat, at, victim, chance, log) {
            self.kill(seat, at, victim, log);
        }
        self.phase = Phase::Treachery;
    }

    /// The boxes of ranks that some hand of the active player must pay for, by what everybody knows: the duty of MUST_REPLACE
    /// and of a target (section 5.9), the payment that follows a chosen box.
    pub(crate) fn surely_payable(&self) -> Boxes {
        let gaps = self.gaps();
        match self.phase {
            Phase::Pay(at) => Boxes::one(at),
            Phase::Treachery if gaps.len() > 1 => gaps,
            Phase::Target(cards) if !gaps.is_empty() => {
                gaps.or(self.in_reach(self.active, cards).minus(self.turn.targeted))
            }
            _ => Boxes::EMPTY,
        }
    }

    /// The boxes of a set whose counters the player has left.
    pub(crate) fn with_counters(&self, seat: Seat, boxes: Boxes) -> impl Iterator<Item = NobleBox> {
        let supply = self.players[seat].supply;
        boxes.iter().filter(move |at| supply[at.rank() as usize] > 0)
    }
}
