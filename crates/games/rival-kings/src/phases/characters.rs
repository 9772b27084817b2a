//! Phase 1: the characters are dealt, chosen in secret and revealed (sections 5.2 and 5.3).

use curia_core::{Audience, Chance, Log, Refusal, Seat};

use crate::data::{Character, HAND_SIZE};
use crate::event::Event;
use crate::moves::Move;
use crate::pieces::Characters;
use crate::state::{MOST_UNDEALT, Phase, RivalKings};
use crate::view::CyclePhase;
use crate::why::Why;

impl RivalKings {
    /// Section 5.2: all twelve characters are shuffled and dealt.
    pub(super) fn start_round(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        self.round = self.round.saturating_add(1);
        self.cycle = 1;
        let mut deck = Character::ALL;
        chance.shuffle(&mut deck);
        log.tell(Audience::Nobody, || Event::CharactersShuffled { order: deck.to_vec() });
        let round = self.round;
        log.tell(Audience::All, || Event::RoundBegins { round });
        let mut hands = deck.chunks_exact(HAND_SIZE);
        for (seat, hand) in self.seats.iter().zip(hands.by_ref()) {
            let player = &mut self.players[seat];
            player.hand = hand.iter().copied().collect::<Characters>();
            player.aside = Characters::NONE;
            log.tell(Audience::one(seat), || Event::Dealt { seat, hand: hand.to_vec() });
        }
        let left = deck.get(self.seats.get() * HAND_SIZE..).unwrap_or(&[]);
        self.undealt.iter_mut().zip(left).for_each(|(place, &character)| *place = character);
        self.undealt_left = left.len() as u8;
        self.neutral_aside = Characters::NONE;
        self.start_cycle(log);
    }

    pub(super) fn start_cycle(&mut self, log: &mut impl Log<Event>) {
        self.shrunk = false;
        self.uncommitted = self.seats.all();
        self.phase = Phase::ChooseCharacter;
        let cycle = self.cycle;
        log.tell(Audience::All, || Event::CycleBegins { cycle });
    }

    /// Section 5.3: any character in hand, also for a seat that commits again.
    #[inline]
    pub(crate) fn legal_choose_character(&self, seat: Seat, put: &mut impl FnMut(Move)) {
        if self.seats.has(seat) {
            self.players[seat].hand.iter().for_each(|character| put(Move::Choose(character)));
        }
    }

    /// Section 5.3: the characters of a cycle are chosen before any of them is revealed.
    pub(crate) fn why_choose_character(&self, seat: Seat, card: Character) -> Refusal {
        if self.phase != Phase::ChooseCharacter {
            return Refusal::new("5.3", Why::AlreadyRevealed);
        }
        Refusal::new("5.3", Why::NotInHand { card, hand: self.players[seat].hand.iter().collect() })
    }

    /// Section 5.3: a seat commits, or commits again; the last commitment reveals at once.
    pub(crate) fn apply_choose_character(&mut self, seat: Seat, mv: Move, log: &mut impl Log<Event>) {
        let Move::Choose(character) = mv else { return };
        let former = self.players[seat].choice.replace(character);
        log.tell(Audience::one(seat), || Event::Chose { seat, character });
        if former.is_none() {
            log.tell(Audience::All, || Event::Committed { seat });
        }
        self.uncommitted = self.uncommitted.without(seat);
        if self.uncommitted.is_empty() {
            self.reveal(log);
        }
    }

    /// Section 5.3, REVEAL.
    fn reveal(&mut self, log: &mut impl Log<Event>) {
        for seat in self.seats.iter() {
            let player = &mut self.players[seat];
            player.ability_used = false;
            if let Some(character) = player.choice.take() {
                player.hand = player.hand.without(character);
                player.played = Some(character);
                log.tell(Audience::All, || Event::Revealed { seat, character });
            }
        }
        if self.seats.get() == 2 && self.undealt_left > 0 {
            self.undealt_left -= 1;
            let character = self.undealt[usize::from(self.undealt_left) % MOST_UNDEALT];
            self.neutral = Some(character);
            log.tell(Audience::All, || Event::NeutralRevealed { character });
        }
        self.moment(CyclePhase::Conflicts, log);
        self.begin_gardeners(log);
    }
}
