//! From candidates to facts.

use curia_core::{Game, Seat, SeatSet};

use crate::act::Intent;
use crate::table::Verdict;
use crate::work::Work;
use crate::{Act, Chair, Millis, PersonId, Refused, Request, Table};

impl<G: Game> Table<G> {
    /// What an intent leads to at this moment, with everything that the table then does by itself. Changes
    /// nothing.
    pub fn decide(&self, request: &Request, now: Millis) -> Result<Verdict<G>, Refused> {
        let mut work = Work::on(self);
        let person = request.person;
        match &request.intent {
            Intent::Sit { seat, name } => self.sit(&mut work, person, *seat, name, now)?,
            Intent::Stand => {
                let seat = self.waiting_seat(person)?;
                work.carry(person, now, Act::Stood { seat })?;
            }
            Intent::Begin { fill } => self.begin(&mut work, person, *fill, now)?,
            Intent::Move { moves, asked_at, key } => {
                let seat = self.playing_seat(person)?;
                let key = fingerprint(key);
                if self.now.keys[seat].contains(&key) {
                    return Ok(Verdict::Already);
                }
                self.fresh(seat, *asked_at)?;
                if let Some(pass) = self.is_pass(&work, seat, moves) {
                    return pass;
                }
                // Somebody who plays is back.
                if self.now.left.has(seat) {
                    work.carry(person, now, Act::Returned { seat })?;
                }
                work.carry(person, now, Act::Moved { seat, moves: moves.clone(), key: Some(key) })?;
            }
            Intent::Bot { seat, text, asked_at } => {
                if !self.now.is_bot(*seat) {
                    return Err(Refused::Stale);
                }
                self.fresh(*seat, *asked_at)?;
                let moves = vec![text.clone()];
                if let Some(pass) = self.is_pass(&work, *seat, &moves) {
                    return pass;
                }
                work.carry(None, now, Act::Moved { seat: *seat, moves, key: None })?;
            }
            Intent::Undo { to } => self.go_back(&mut work, person, *to, now)?,
            Intent::KeepOn => {
                let seat = self.playing_seat(person)?;
                self.now.back.ok_or(Refused::NothingToUndo)?;
                work.carry(person, now, Act::Declined { seat })?;
            }
            Intent::Order(text) => {
                let seat = self.playing_seat(person)?;
                let order = (!text.is_empty()).then(|| text.clone());
                work.carry(person, now, Act::Ordered { seat, order })?;
            }
            Intent::Leave => {
                let seat = self.playing_seat(person)?;
                if self.now.left.has(seat) {
                    return Ok(Verdict::Already);
                }
                work.carry(person, now, Act::Left { seat })?;
                // The others may have waited for his consent only.
                self.go_back_if_agreed(&mut work, None, now)?;
            }
            Intent::Return => {
                let seat = self.playing_seat(person)?;
                if !self.now.left.has(seat) {
                    return Ok(Verdict::Already);
                }
                work.carry(person, now, Act::Returned { seat })?;
            }
            Intent::Rename(name) => {
                let seat = person.and_then(|person| self.seat_of(person)).ok_or(Refused::NotSeated)?;
                work.carry(person, now, Act::Renamed { seat, name: name.clone() })?;
            }
            Intent::Tick => {
                if work.own_act(now).is_none() {
                    return Ok(Verdict::Already);
                }
            }
        }
        while let Some(act) = work.own_act(now) {
            work.carry(None, now, act)?;
        }
        Ok(Verdict::Do(Box::new(work.decided())))
    }

    fn sit(
        &self,
        work: &mut Work<'_, G>,
        person: Option<PersonId>,
        seat: Seat,
        name: &str,
        now: Millis,
    ) -> Result<(), Refused> {
        let sitter = person.ok_or(Refused::NotSeated)?;
        if self.now.game.is_some() {
            return Err(Refused::Begun);
        }
        if !self.deal.seats.has(seat) || self.now.chairs[seat] != Chair::Open {
            return Err(Refused::Taken);
        }
        work.carry(person, now, Act::Sat { seat, person: sitter, name: name.to_owned() })
    }

    fn begin(&self, work: &mut Work<'_, G>, person: Option<PersonId>, fill: bool, now: Millis) -> Result<(), Refused> {
        if person != Some(self.deal.host) {
            return Err(Refused::NotHost);
        }
        if self.now.game.is_some() {
            return Err(Refused::Begun);
        }
        if !fill && self.now.chairs.playing(self.deal.seats).contains(&Chair::Open) {
            return Err(Refused::OpenChair);
        }
        work.carry(person, now, Act::Began)
    }

    /// The seat of a person before the game.
    fn waiting_seat(&self, person: Option<PersonId>) -> Result<Seat, Refused> {
        let seat = person.and_then(|person| self.seat_of(person)).ok_or(Refused::NotSeated)?;
        if self.now.game.is_some() { Err(Refused::Begun) } else { Ok(seat) }
    }

    /// The seat of a person while the game goes on.
    fn playing_seat(&self, person: Option<PersonId>) -> Result<Seat, Refused> {
        let seat = person.and_then(|person| self.seat_of(person)).ok_or(Refused::NotSeated)?;
        match &self.now.game {
            None => Err(Refused::NotBegun),
            Some(game) if game.standings().is_some() => Err(Refused::Over),
            Some(_) => Ok(seat),
        }
    }

    /// Stale is what answers a question that is no longer the seat's own.
    fn fresh(&self, seat: Seat, asked_at: u64) -> Result<(), Refused> {
        if self.now.questions[seat].since != asked_at || self.passed.has(seat) { Err(Refused::Stale) } else { Ok(()) }
    }

    /// In a pause a pass is only noted: handed over at once it would tell that it was made.
    fn is_pass(&self, work: &Work<'_, G>, seat: Seat, moves: &[String]) -> Option<Result<Verdict<G>, Refused>> {
        let (Some(game), Some(_), [text]) = (&self.now.game, self.now.window, moves) else { return None };
        if !game.awaited().has(seat) {
            return None;
        }
        let Ok(mv) = text.parse::<G::Move>() else { return Some(Err(Refused::NotAMove)) };
        (mv == work.silent(game, seat)).then_some(Ok(Verdict::Pass(seat)))
    }

    fn go_back(&self, work: &mut Work<'_, G>, person: Option<PersonId>, to: u64, now: Millis) -> Result<(), Refused> {
        let seat = self.playing_seat(person)?;
        if let Some(back) = self.now.back {
            if back.to != to {
                return Err(Refused::Stale);
            }
            if back.agreed.has(seat) {
                return Ok(());
            }
            work.carry(person, now, Act::Agreed { seat })?;
            return self.go_back_if_agreed(work, person, now);
        }
        work.can_go_back(seat, to)?;
        if work.is_free(seat, to) {
            return work.carry(person, now, Act::TookBack { to });
        }
        work.carry(person, now, Act::AskedBack { seat, to })?;
        self.go_back_if_agreed(work, person, now)
    }

    /// Goes back if everybody has agreed by now.
    fn go_back_if_agreed(&self, work: &mut Work<'_, G>, person: Option<PersonId>, now: Millis) -> Result<(), Refused> {
        match work.now.back {
            Some(back) if work.consent_missing(back.agreed) == SeatSet::EMPTY => {
                work.carry(person, now, Act::TookBack { to: back.to })
            }
            _ => Ok(()),
        }
    }
}

/// A client's key as a number: FNV-1a, which is the same in every build.
pub(crate) fn fingerprint(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
