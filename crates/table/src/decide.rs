//! From intents to facts.

use curia_core::{Game, Seat, SeatSet, fnv1a};

use crate::by_itself::MOST_AT_ONCE;
use crate::state::UndoRequest;
use crate::table::Click;
use crate::work::Work;
use crate::{Act, Chair, Decision, Intent, Millis, Now, PersonId, Refused, Request, Table, Windows};

/// Somebody who asks, or the table itself.
type Asker = Option<PersonId>;

impl<G: Game> Table<G> {
    /// What an intent leads to at this moment, with everything that the table then does by itself. Changes
    /// nothing.
    pub fn decide(&self, request: &Request, now: impl Into<Now>) -> Result<Decision<G>, Refused> {
        let moment = now.into();
        let mut work = Work::on(self, moment.onlookers);
        let (person, now) = (request.person, moment.at);
        match &request.intent {
            Intent::Sit { seat, name } => self.sit(&mut work, person, *seat, name, now)?,
            Intent::Stand => {
                let seat = self.waiting_seat(person)?;
                work.carry(person, now, Act::Stood { seat })?;
            }
            Intent::Begin { fill } => self.begin(&mut work, person, *fill, now)?,
            Intent::Move { moves, asked_at, key } => self.moves(&mut work, person, moves, *asked_at, key, now)?,
            Intent::Bot { seat, text, asked_at } => self.bot_moves(&mut work, *seat, text, *asked_at, now)?,
            Intent::Undo { to } => self.go_back(&mut work, person, *to, now)?,
            Intent::Agree { request } => self.agree(&mut work, person, *request, now)?,
            Intent::KeepOn { request } => {
                let seat = self.playing_seat(person)?;
                self.open_request(*request)?;
                work.carry(person, now, Act::Declined { seat })?;
            }
            Intent::MoreTime { window } => {
                let seat = self.playing_seat(person)?;
                let act = self.more_time(seat, *window)?;
                work.carry(person, now, act)?;
            }
            Intent::Order(text) => {
                let seat = self.playing_seat(person)?;
                let order = (!text.is_empty()).then(|| text.clone());
                work.carry(person, now, Act::Ordered { seat, order })?;
            }
            Intent::Leave => self.leave(&mut work, person, now)?,
            Intent::Return => {
                let seat = self.playing_seat(person)?;
                if self.state.left.has(seat) {
                    work.carry(person, now, Act::Returned { seat })?;
                }
            }
            Intent::Rename(name) => {
                let seat = self.seat_of_asker(person)?;
                work.carry(person, now, Act::Renamed { seat, name: name.clone() })?;
            }
            Intent::PlayAgain { table } => self.play_again(&mut work, person, table, now)?,
            Intent::Tick => {}
        }
        work.act_by_itself(moment, MOST_AT_ONCE)?;
        Ok(work.decided())
    }

    fn sit(&self, work: &mut Work<'_, G>, person: Asker, seat: Seat, name: &str, now: Millis) -> Result<(), Refused> {
        let sitter = person.ok_or(Refused::NotSeated)?;
        if self.state.game.is_some() {
            return Err(Refused::Begun);
        }
        if !self.terms.seats.has(seat) || self.state.chairs[seat] != Chair::Open {
            return Err(Refused::Taken);
        }
        work.carry(person, now, Act::Sat { seat, person: sitter, name: name.to_owned() })
    }

    fn begin(&self, work: &mut Work<'_, G>, person: Asker, fill: bool, now: Millis) -> Result<(), Refused> {
        if person != Some(self.terms.host) {
            return Err(Refused::NotHost);
        }
        if self.state.game.is_some() {
            return Err(Refused::Begun);
        }
        if !fill && self.state.chairs.playing(self.terms.seats).contains(&Chair::Open) {
            return Err(Refused::OpenChair);
        }
        work.carry(person, now, Act::Began)
    }

    fn moves(
        &self,
        work: &mut Work<'_, G>,
        person: Asker,
        moves: &[String],
        asked_at: u64,
        key: &str,
        now: Millis,
    ) -> Result<(), Refused> {
        let seat = self.seat_of_asker(person)?;
        let key = fnv1a(key.as_bytes());
        let click = Click::new(seat, key, moves);
        // Before anything else: also the repeat of a game's last move is answered as the move was.
        match self.clicks.iter().rev().find(|known| known.seat == seat && known.key == key) {
            Some(known) if *known == click => return Ok(()),
            Some(_) => return Err(Refused::Stale),
            None => {}
        }
        self.playing_seat(person)?;
        self.fresh(seat, asked_at)?;
        if self.is_pass(seat, moves)? {
            work.pass(seat, Some(click));
            return Ok(());
        }
        // Somebody who plays is back.
        if self.state.left.has(seat) {
            work.carry(person, now, Act::Returned { seat })?;
        }
        work.carry(person, now, Act::Moved { seat, moves: moves.to_vec(), key: Some(key), by_order: false })
    }

    fn bot_moves(
        &self,
        work: &mut Work<'_, G>,
        seat: Seat,
        text: &str,
        asked_at: u64,
        now: Millis,
    ) -> Result<(), Refused> {
        if !self.state.is_bot(seat) {
            return Err(Refused::Stale);
        }
        self.fresh(seat, asked_at)?;
        let moves = vec![text.to_owned()];
        if self.is_pass(seat, &moves)? {
            work.pass(seat, None);
            return Ok(());
        }
        work.carry(None, now, Act::Moved { seat, moves, key: None, by_order: false })
    }

    fn leave(&self, work: &mut Work<'_, G>, person: Asker, now: Millis) -> Result<(), Refused> {
        let seat = self.playing_seat(person)?;
        if self.state.left.has(seat) {
            return Ok(());
        }
        work.carry(person, now, Act::Left { seat })?;
        // The others may have waited for their consent only.
        self.go_back_if_agreed(work, None, now)
    }

    fn play_again(&self, work: &mut Work<'_, G>, person: Asker, table: &str, now: Millis) -> Result<(), Refused> {
        self.seat_of_asker(person)?;
        if !self.is_over() {
            return Err(Refused::NotOver);
        }
        match self.state.next_table {
            Some(_) => Ok(()),
            None => work.carry(person, now, Act::FollowedBy { table: table.to_owned() }),
        }
    }

    fn seat_of_asker(&self, person: Asker) -> Result<Seat, Refused> {
        person.and_then(|person| self.seat_of(person)).ok_or(Refused::NotSeated)
    }

    /// The seat of a person before the game.
    fn waiting_seat(&self, person: Asker) -> Result<Seat, Refused> {
        let seat = self.seat_of_asker(person)?;
        if self.state.game.is_some() { Err(Refused::Begun) } else { Ok(seat) }
    }

    /// The seat of a person while the game goes on.
    fn playing_seat(&self, person: Asker) -> Result<Seat, Refused> {
        let seat = self.seat_of_asker(person)?;
        match &self.state.game {
            None => Err(Refused::NotBegun),
            Some(game) if game.standings().is_some() => Err(Refused::Over),
            Some(_) => Ok(seat),
        }
    }

    /// Stale is what answers a question that is no longer the seat's own.
    fn fresh(&self, seat: Seat, asked_at: u64) -> Result<(), Refused> {
        let stale = self.state.questions[seat].since != asked_at || self.state.passed.has(seat);
        if stale { Err(Refused::Stale) } else { Ok(()) }
    }

    /// In a window a pass is only noted: handed over at once it would tell that it was made.
    fn is_pass(&self, seat: Seat, moves: &[String]) -> Result<bool, Refused> {
        let (Some(game), Some(_), [text]) = (&self.state.game, self.state.window, moves) else { return Ok(false) };
        if !game.awaited().has(seat) || self.terms.settings.windows == Windows::Untimed {
            return Ok(false);
        }
        let mv: G::Move = text.parse().map_err(|_| Refused::NotAMove)?;
        Ok(mv == self.position().silence(game, seat))
    }

    fn go_back(&self, work: &mut Work<'_, G>, person: Asker, to: u64, now: Millis) -> Result<(), Refused> {
        let seat = self.playing_seat(person)?;
        let answer = self.position().answer_to(seat, to);
        match self.state.back {
            Some(back) if back.by == seat && Some(back.to) == answer => return Ok(()),
            Some(_) => return Err(Refused::Stale),
            None => {}
        }
        let to = answer.ok_or(Refused::NothingToUndo)?;
        if self.position().is_free(seat, to) {
            return work.carry(person, now, Act::TookBack { to, alone: true });
        }
        work.carry(person, now, Act::AskedBack { seat, to })?;
        self.go_back_if_agreed(work, person, now)
    }

    fn agree(&self, work: &mut Work<'_, G>, person: Asker, request: u64, now: Millis) -> Result<(), Refused> {
        let seat = self.playing_seat(person)?;
        if self.open_request(request)?.agreed.has(seat) {
            return Ok(());
        }
        work.carry(person, now, Act::Agreed { seat })?;
        self.go_back_if_agreed(work, person, now)
    }

    /// The request to go back of that number. An answer that comes late must not be taken for one to a newer request.
    fn open_request(&self, number: u64) -> Result<UndoRequest, Refused> {
        self.state.back.filter(|back| back.number == number).ok_or(Refused::RequestOver)
    }

    /// Goes back if everybody has agreed by now.
    fn go_back_if_agreed(&self, work: &mut Work<'_, G>, person: Asker, now: Millis) -> Result<(), Refused> {
        match work.state.back {
            Some(back) if work.position().consent_missing(back.agreed) == SeatSet::EMPTY => {
                work.carry(person, now, Act::TookBack { to: back.to, alone: false })
            }
            _ => Ok(()),
        }
    }
}
