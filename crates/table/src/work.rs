//! Carrying out facts on a copy of the table.

use curia_core::{Chance, Game, Heard, How, Log, Seat, SeatSet, Seen, Silent, View, Viewer};

use crate::state::{Back, State, Window};
use crate::table::{Decided, Done, News, Table, Told};
use crate::{Act, Chair, Command, Millis, PersonId, Refused, known};

/// A table on which facts are tried out.
pub(crate) struct Work<'a, G: Game> {
    table: &'a Table<G>,
    pub(crate) now: State<G>,
    commands: Vec<Command>,
    plies_kept: usize,
    plies: Vec<Done<G::Move>>,
    told_kept: usize,
    told: Vec<Told<G::Event>>,
}

impl<'a, G: Game> Work<'a, G> {
    pub(crate) fn on(table: &'a Table<G>) -> Work<'a, G> {
        Work {
            table,
            now: table.now.clone(),
            commands: Vec::new(),
            plies_kept: table.plies.len(),
            plies: Vec::new(),
            told_kept: table.told.len(),
            told: Vec::new(),
        }
    }

    pub(crate) fn table(&self) -> &'a Table<G> {
        self.table
    }

    /// The plies that hold, in order.
    pub(crate) fn plies(&self) -> impl DoubleEndedIterator<Item = &Done<G::Move>> {
        self.table.plies[..self.plies_kept].iter().chain(&self.plies)
    }

    /// What was told or untold by this work.
    pub(crate) fn news(&self) -> impl Iterator<Item = &Told<G::Event>> {
        self.table.told[self.told_kept..].iter().chain(&self.told)
    }

    /// Carries out a fact and writes it down, or refuses it and leaves the work unfit for anything else.
    pub(crate) fn carry(&mut self, person: Option<PersonId>, at: Millis, act: Act) -> Result<(), Refused> {
        let plays = self.perform(&act, at)?;
        let digest = match &self.now.game {
            Some(game) if plays => Some(known::digest(game)),
            _ => None,
        };
        self.commands.push(Command { seq: self.now.next_seq, at, person, act, digest });
        self.now.next_seq += 1;
        Ok(())
    }

    /// Ends the work.
    pub(crate) fn decided(self) -> Decided<G> {
        let noticed = known::noticed(&self);
        Decided {
            ends: self.now.game.as_ref().is_some_and(|game| game.standings().is_some()),
            commands: self.commands,
            now: self.now,
            plies_kept: self.plies_kept,
            plies: self.plies,
            told_kept: self.told_kept,
            told: self.told,
            noticed,
        }
    }

    /// Does what the fact says; true if the game itself changed.
    fn perform(&mut self, act: &Act, at: Millis) -> Result<bool, Refused> {
        match act {
            Act::Opened(_) => return Err(Refused::Begun),
            Act::Sat { seat, person, name } => self.sit(*seat, *person, name),
            Act::Stood { seat } => self.stand(*seat),
            Act::Began => self.begin()?,
            Act::Moved { seat, moves, key } => self.moved(*seat, moves, *key)?,
            Act::WindowClosed { answers } => self.answered(answers)?,
            Act::Ordered { seat, order } => {
                let order = order.as_deref().map(|text| text.parse().map_err(|_| Refused::NotAnOrder));
                self.now.orders[*seat] = order.transpose()?;
            }
            Act::AskedBack { seat, to } => {
                self.now.back = Some(Back { by: *seat, to: *to, agreed: SeatSet::one(*seat) });
            }
            Act::Agreed { seat } => {
                if let Some(back) = &mut self.now.back {
                    back.agreed = back.agreed.with(*seat);
                }
            }
            Act::Declined { .. } => self.now.back = None,
            Act::TookBack { to } => self.take_back(*to)?,
            Act::Left { seat } => self.now.left = self.now.left.with(*seat),
            Act::Returned { seat } => self.now.left = self.now.left.without(*seat),
            Act::Renamed { seat, name } => self.now.set_name(*seat, name.clone()),
        }
        let plays = matches!(act, Act::Began | Act::Moved { .. } | Act::WindowClosed { .. } | Act::TookBack { .. });
        if plays {
            self.now.back = None;
            self.open_window(at);
        }
        Ok(plays)
    }

    fn sit(&mut self, seat: Seat, person: PersonId, name: &str) {
        if let Some(before) = self.table.deal.seats.iter().find(|&seat| self.now.chairs[seat] == Chair::Person(person))
        {
            self.stand(before);
        }
        self.now.chairs[seat] = Chair::Person(person);
        self.now.set_name(seat, name.to_owned());
    }

    fn stand(&mut self, seat: Seat) {
        self.now.chairs[seat] = Chair::Open;
        self.now.set_name(seat, String::new());
    }

    fn begin(&mut self) -> Result<(), Refused> {
        let deal = &self.table.deal;
        for seat in deal.seats.iter() {
            if self.now.chairs[seat] == Chair::Open {
                self.now.chairs[seat] = Chair::Bot(deal.settings.absence);
            }
        }
        let mut heard = Heard::default();
        self.now.game = Some(self.set_up(&mut heard)?);
        self.tell(0, None, heard);
        self.now.ask(deal.seats, deal.seats.all());
        Ok(())
    }

    fn set_up(&self, log: &mut impl Log<G::Event>) -> Result<G, Refused> {
        let deal = &self.table.deal;
        G::new(&deal.options, deal.seats, &mut deal.seed.chance(0), log).map_err(Refused::Setup)
    }

    fn moved(&mut self, seat: Seat, moves: &[String], key: Option<u64>) -> Result<(), Refused> {
        if let Some(key) = key {
            let keys = &mut self.now.keys[seat];
            if keys.is_full() {
                keys.remove(0);
            }
            keys.push(key);
        }
        let first = self.now.next_ply;
        for text in moves {
            let mv = text.parse().map_err(|_| Refused::NotAMove)?;
            self.play(first, seat, mv, Some(seat))?;
        }
        self.now.ask(self.table.deal.seats, SeatSet::one(seat));
        Ok(())
    }

    fn answered(&mut self, answers: &[(Seat, String)]) -> Result<(), Refused> {
        let first = self.now.next_ply;
        for (seat, text) in answers {
            let mv = text.parse().map_err(|_| Refused::NotAMove)?;
            self.play(first, *seat, mv, None)?;
        }
        self.now.ask(self.table.deal.seats, answers.iter().map(|(seat, _)| *seat).collect());
        Ok(())
    }

    /// One ply with the chance of its number.
    fn play(&mut self, first: u64, seat: Seat, mv: G::Move, actor: Option<Seat>) -> Result<(), Refused> {
        let number = self.now.next_ply;
        let Some(game) = &mut self.now.game else { return Err(Refused::NotBegun) };
        let seats = self.table.deal.seats;
        let seen = |game: &G| -> Vec<Seen> { Viewer::all(seats).map(|viewer| game.view(viewer).seen()).collect() };
        let before = seen(game);
        let mut chance = self.table.deal.seed.chance(number);
        let mut heard = Heard::default();
        game.play(seat, mv, &mut chance, &mut heard).map_err(Refused::Rules)?;
        let learnt = seen(game).iter().zip(&before).any(|(now, then)| !now.within(then));
        let sealed = learnt || chance.draws() > 0;
        self.plies.push(Done { ply: number, first, seat, mv, own: actor.is_some(), sealed });
        self.now.next_ply += 1;
        self.tell(number, actor, heard);
        Ok(())
    }

    fn tell(&mut self, ply: u64, seat: Option<Seat>, heard: Heard<G::Event>) {
        // What nobody hears is in the record, which follows from the moves: no need to keep it.
        let heard = heard.0.into_iter().filter(|(audience, _)| *audience != curia_core::Audience::Nobody);
        self.told.extend(heard.map(|(audience, event)| Told { ply, seat, what: News::Event(audience, event) }));
    }

    /// Plays the game again up to `to`. The numbers taken back are never used again.
    fn take_back(&mut self, to: u64) -> Result<(), Refused> {
        let mut game = self.set_up(&mut Silent)?;
        let kept: Vec<Done<G::Move>> = self.plies().copied().take_while(|done| done.ply < to).collect();
        for done in &kept {
            game.apply(done.seat, done.mv, &mut self.table.deal.seed.chance(done.ply), &mut Silent);
        }
        self.plies_kept = kept.len().min(self.plies_kept);
        self.plies.truncate(kept.len() - self.plies_kept);
        self.told_kept = self.table.told[..self.told_kept].partition_point(|told| told.ply < to);
        self.told.retain(|told| told.ply < to);
        self.told.push(Told { ply: self.now.next_ply, seat: None, what: News::TakenBack });
        self.now.game = Some(game);
        self.now.next_ply += 1;
        self.now.window = None;
        self.now.ask(self.table.deal.seats, self.table.deal.seats.all());
        Ok(())
    }

    /// Opens, keeps or closes the public pause, from public things only.
    fn open_window(&mut self, at: Millis) {
        let Some(game) = &self.now.game else { return };
        let asking = game.asking();
        if asking.how != How::Window {
            self.now.window = None;
            return;
        }
        let persons = asking.who.iter().any(|seat| !self.now.is_bot(seat));
        let total_ms = if persons { self.table.deal.settings.window_ms } else { 0 };
        self.now.window = Some(Window { ply: self.now.next_ply, opened: at, total_ms });
    }
}
