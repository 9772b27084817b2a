//! Taking cards (sections 5.4 and 5.6).

use curia_core::{Audience, Chance, Log, MoveList, Refusal, Seat};

use super::piles::Drawn;
use crate::event::Event;
use crate::moves::{Move, Source};
use crate::options::OpenHands;
use crate::prompt::{Due, Hand};
use crate::state::{HeadsOfState, Interrupted, Phase};
use crate::why::Why;

impl HeadsOfState {
    /// Section 5.4: any card of the display, or the top one of the pile.
    #[inline]
    pub(crate) fn legal_draw(&self, out: &mut MoveList<Move>) {
        self.attribute_sources().for_each(|source| out.push(Move::Draw(source)));
    }

    /// Section 5.4; ruling 9.46: the draws are mandatory.
    pub(crate) fn why_draw(&self, mv: Move) -> Option<Refusal> {
        let left = self.turn.draws_left;
        match mv {
            Move::Draw(source) => self.why_attribute(source),
            Move::Option(_) if !self.players[self.active].first_turn_done => {
                Some(Refusal::new("9.45", Why::FirstTurn { left }))
            }
            Move::Place(_) => Some(Refusal::new("9.13", Why::NowDraw { left })),
            _ => Some(Refusal::new("5.4", Why::NowDraw { left })),
        }
    }

    /// Section 5.4.
    #[inline]
    pub(crate) fn apply_draw(&mut self, seat: Seat, mv: Move, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let Move::Draw(source) = mv else { return };
        if self.takes_attribute(seat, source, Interrupted::Draw, chance, log) {
            self.turn.draws_left = self.turn.draws_left.saturating_sub(1);
            if self.turn.draws_left == 0 {
                self.phase = Phase::Place;
            }
        }
    }

    /// Section 5.6, TAKE_TWO: for a card still owed any card of its display, or the top one of its pile.
    #[inline]
    pub(crate) fn legal_take_two(&self, out: &mut MoveList<Move>) {
        if self.turn.treachery_due {
            for (slot, card) in (0..).zip(self.treachery_display) {
                if card.is_some() {
                    out.push(Move::TakeTreachery(Source::Slot(slot)));
                }
            }
            out.push(Move::TakeTreachery(Source::Blind));
        }
        if self.turn.attribute_due {
            self.attribute_sources().for_each(|source| out.push(Move::TakeAttribute(source)));
        }
    }

    /// Section 5.6, TAKE_TWO; ruling 9.14: both cards come first.
    pub(crate) fn why_take_two(&self, mv: Move) -> Option<Refusal> {
        let due = Due::of(self.turn.treachery_due, self.turn.attribute_due);
        match mv {
            Move::TakeTreachery(_) if !self.turn.treachery_due => {
                Some(Refusal::new("5.6", Why::Taken { hand: Hand::Treachery }))
            }
            Move::TakeAttribute(_) if !self.turn.attribute_due => {
                Some(Refusal::new("5.6", Why::Taken { hand: Hand::Attribute }))
            }
            Move::TakeTreachery(Source::Slot(slot)) => match self.treachery_display.get(usize::from(slot)) {
                Some(Some(_)) => None,
                _ => Some(Refusal::new("5.6", Why::SlotEmpty)),
            },
            Move::TakeTreachery(Source::Blind) => None,
            Move::TakeAttribute(source) => self.why_attribute(source),
            Move::Play(_) | Move::Replace(_) => Some(Refusal::new("9.14", Why::NowTakeTwo { due })),
            _ => Some(Refusal::new("5.6", Why::NowTakeTwo { due })),
        }
    }

    /// Section 5.6, TAKE_TWO.
    #[inline]
    pub(crate) fn apply_take_two(&mut self, seat: Seat, mv: Move, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        match mv {
            Move::TakeTreachery(source) => self.take_treachery(seat, source, chance, log),
            Move::TakeAttribute(source) => {
                if self.takes_attribute(seat, source, Interrupted::TakeTwo, chance, log) {
                    self.turn.attribute_due = false;
                }
            }
            _ => return,
        }
        if self.phase == Phase::TakeTwo && !self.turn.treachery_due && !self.turn.attribute_due {
            self.phase = Phase::Treachery;
        }
    }

    #[inline]
    fn attribute_sources(&self) -> impl Iterator<Item = Source> {
        let slots = (0..).zip(self.display).filter(|(_, card)| card.is_some()).map(|(slot, _)| Source::Slot(slot));
        slots.chain(self.may_draw_blind().then_some(Source::Blind))
    }

    fn why_attribute(&self, source: Source) -> Option<Refusal> {
        match source {
            Source::Slot(slot) => match self.display.get(usize::from(slot)) {
                Some(Some(_)) => None,
                _ => Some(Refusal::new("5.4", Why::SlotEmpty)),
            },
            Source::Blind if self.may_draw_blind() => None,
            Source::Blind if self.set_aside.is_empty() => Some(Refusal::new("11.4", Why::NoBlind { set_aside: false })),
            Source::Blind => Some(Refusal::new("9.9", Why::NoBlind { set_aside: true })),
        }
    }

    /// Takes an attribute card into the hand. False if the revolution card showed, which costs no draw (ruling 9.4).
    fn takes_attribute(
        &mut self,
        seat: Seat,
        source: Source,
        interrupted: Interrupted,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) -> bool {
        match source {
            Source::Slot(slot) => {
                let Some(card) = self.display.get_mut(usize::from(slot)).and_then(Option::take) else { return false };
                self.players[seat].attributes[card] += 1;
                self.known.took(seat, card);
                log.tell(Audience::All, || Event::TookAttribute { seat, card });
                true
            }
            Source::Blind => match self.draw_attribute(chance, log) {
                Some(Drawn::Card(card)) => {
                    self.players[seat].attributes[card] += 1;
                    let open = self.options.open_hands == OpenHands::On;
                    if open {
                        self.known.turned_up(card);
                    } else {
                        self.known.drawn_blind(seat, card);
                    }
                    log.tell(Audience::All, || Event::DrewAttribute { seat });
                    log.tell(owner_of_hand(seat, open), || Event::DrewAttributeCard { seat, card, open });
                    true
                }
                Some(Drawn::Revolution) => {
                    if !self.puts_revolution_aside(interrupted, log) {
                        self.end_century(interrupted, chance, log);
                    }
                    false
                }
                None => false,
            },
        }
    }

    /// Takes the treachery card into the hand.
    fn take_treachery(&mut self, seat: Seat, source: Source, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let taken = match source {
            Source::Slot(slot) => self.treachery_display.get_mut(usize::from(slot)).and_then(Option::take),
            Source::Blind => self.draw_treachery(chance, log),
        };
        let Some(card) = taken else { return };
        self.turn.treachery_due = false;
        self.players[seat].treachery[card] += 1;
        match source {
            Source::Slot(_) => {
                self.known.took_treachery(seat, card);
                log.tell(Audience::All, || Event::TookTreachery { seat, card });
            }
            Source::Blind => {
                let open = self.options.open_hands == OpenHands::On;
                if open {
                    self.known.turned_up_treachery(card);
                } else {
                    self.known.drawn_treachery_blind(seat, card);
                }
                log.tell(Audience::All, || Event::DrewTreachery { seat });
                log.tell(owner_of_hand(seat, open), || Event::DrewTreacheryCard { seat, card, open });
            }
        }
    }
}

/// Who may see the cards of a hand (sections 6 and 11.5).
fn owner_of_hand(seat: Seat, open: bool) -> Audience {
    if open { Audience::All } else { Audience::one(seat) }
}
