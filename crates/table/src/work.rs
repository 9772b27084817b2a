//! Carrying out facts on a copy of the table.

use std::cell::OnceCell;
use std::sync::Arc;

use curia_core::{
    Audience, Chance, Game, Heard, How, Log, Moment, Phrase, Seat, SeatSet, Silent, View, Viewer, Watched,
};

use crate::beats::{self, Beat};
use crate::chronicle::{Entry, What};
use crate::decision::{Change, Decision};
use crate::position::Position;
use crate::state::{State, UndoRequest};
use crate::table::{By, Click, Ply, Table, Terms};
use crate::{Act, Chair, Command, Millis, PersonId, Refused, visible};

/// A table on which facts are tried out.
pub(crate) struct Work<'a, G: Game> {
    table: &'a Table<G>,
    pub(crate) state: State<G>,
    commands: Vec<Command>,
    plies_kept: usize,
    plies: Vec<Ply<G::Move>>,
    entries_kept: usize,
    entries: Vec<Entry<G::Event>>,
    clicks: Vec<Click>,
    /// False where commands are only played again: nobody watches.
    watched: bool,
    onlookers: bool,
    beats: Vec<Beat<G>>,
    /// True once the game itself has changed.
    plays: bool,
    /// What all viewers saw of the game before the work, once that was looked at.
    then: OnceCell<Vec<G::View>>,
    /// What they see of it now, once that was looked at.
    now: OnceCell<Vec<G::View>>,
}

impl<'a, G: Game> Work<'a, G> {
    /// A work of which people see the moments, and perhaps some who do not play.
    pub(crate) fn on(table: &'a Table<G>, onlookers: bool) -> Work<'a, G> {
        Work { watched: true, onlookers, ..Work::again(table) }
    }

    /// A work that nobody watches.
    pub(crate) fn again(table: &'a Table<G>) -> Work<'a, G> {
        Work {
            table,
            state: table.state.clone(),
            commands: Vec::new(),
            plies_kept: table.plies.len(),
            plies: Vec::new(),
            entries_kept: table.entries.len(),
            entries: Vec::new(),
            clicks: Vec::new(),
            watched: false,
            onlookers: true,
            beats: Vec::new(),
            plays: false,
            then: OnceCell::new(),
            now: OnceCell::new(),
        }
    }

    /// What all viewers saw of the game before the work; nothing if there was none.
    pub(crate) fn seen_before(&self) -> &[G::View] {
        self.then.get_or_init(|| views_of(self.table.state.game.as_ref()))
    }

    /// What they see of it now.
    pub(crate) fn seen_now(&self) -> &[G::View] {
        self.now.get_or_init(|| views_of(self.state.game.as_ref()))
    }

    /// Puts another game in the place of the present one.
    fn set_game(&mut self, game: G) {
        self.state.game = Some(game);
        self.now = OnceCell::new();
    }

    /// True if somebody may be looking on who does not play.
    pub(crate) fn onlookers(&self) -> bool {
        self.onlookers
    }

    /// The table as it was before.
    pub(crate) fn table(&self) -> &'a Table<G> {
        self.table
    }

    pub(crate) fn terms(&self) -> &'a Terms<G> {
        &self.table.terms
    }

    /// The table as the work would leave it.
    pub(crate) fn position(&self) -> Position<'_, G> {
        let kept = &self.table.plies[..self.plies_kept];
        Position { terms: self.terms(), state: &self.state, kept, added: &self.plies }
    }

    /// What was told by this work.
    pub(crate) fn told(&self) -> impl Iterator<Item = &Entry<G::Event>> {
        let before = &self.table.entries[self.entries_kept..];
        self.entries.iter().filter(|entry| !before.contains(entry))
    }

    /// What it took back of what was told before.
    pub(crate) fn untold(&self) -> impl Iterator<Item = &Entry<G::Event>> {
        self.table.entries[self.entries_kept..].iter().filter(|entry| !self.entries.contains(entry))
    }

    /// Carries out a fact and writes it down, or refuses it and leaves the work unfit for anything else.
    pub(crate) fn carry(&mut self, person: Option<PersonId>, at: Millis, act: Act) -> Result<(), Refused> {
        let plays = self.perform(&act, at)?;
        let digest = match &self.state.game {
            Some(game) if plays => Some(visible::digest(game, self.seen_now())),
            _ => None,
        };
        self.commands.push(Command { seq: self.state.next_seq, at, person, act, digest });
        self.state.next_seq += 1;
        Ok(())
    }

    /// Notes that a seat passes in the window. No fact: it is handed over with everybody else's silence.
    pub(crate) fn pass(&mut self, seat: Seat, click: Option<Click>) {
        self.state.passed = self.state.passed.with(seat);
        self.clicks.extend(click);
    }

    /// Ends the work.
    pub(crate) fn decided(self) -> Decision<G> {
        if self.commands.is_empty() && self.state.passed == self.table.state.passed {
            return Decision { commands: Vec::new(), ends: false, change: None };
        }
        let (noticed, untold) = (visible::noticed(&self), visible::untold(&self));
        let is_over = self.state.game.as_ref().is_some_and(|game| game.standings().is_some());
        let ends = is_over && !self.table.is_over();
        let Work { state, commands, plies_kept, plies, entries_kept, entries, clicks, beats, plays, .. } = self;
        let beats = plays.then(|| beats::worth_showing(beats, entries_kept, &entries));
        let change = Change { state, plies_kept, plies, entries_kept, entries, clicks, beats, noticed, untold };
        Decision { commands, ends, change: Some(Box::new(change)) }
    }

    /// Does what the fact says; true if the game itself changed.
    fn perform(&mut self, act: &Act, at: Millis) -> Result<bool, Refused> {
        match act {
            Act::Opened(_) => return Err(Refused::Begun),
            Act::Sat { seat, person, name } => self.sit(*seat, *person, name),
            Act::Stood { seat } => self.stand(*seat),
            Act::Began => self.begin()?,
            Act::Moved { seat, moves, key, by_order } => {
                let by = if *by_order { By::Order } else { By::Hand };
                self.moved(*seat, moves, *key, by)?;
            }
            Act::WindowClosed { answers } => self.answered(answers)?,
            Act::Lengthened { total_ms } => self.lengthen(*total_ms),
            Act::Ordered { seat, order } => {
                let order = order.as_deref().map(|text| text.parse().map_err(|_| Refused::NotAnOrder));
                self.state.orders[*seat] = order.transpose()?;
            }
            Act::AskedBack { seat, to } => {
                let number = self.state.requests;
                self.state.requests += 1;
                self.state.back = Some(UndoRequest { number, by: *seat, to: *to, agreed: SeatSet::one(*seat) });
                self.say(*seat, What::AskedBack);
            }
            Act::Agreed { seat } => {
                if let Some(back) = &mut self.state.back {
                    back.agreed = back.agreed.with(*seat);
                }
            }
            Act::Declined { seat } => {
                let own = self.state.back.take().is_some_and(|back| back.by == *seat);
                self.say(*seat, if own { What::Withdrawn } else { What::Declined });
            }
            Act::TookBack { to, alone } => self.take_back(*to, *alone)?,
            Act::Left { seat } => self.state.left = self.state.left.with(*seat),
            Act::Returned { seat } => self.state.left = self.state.left.without(*seat),
            Act::Renamed { seat, name } => self.state.set_name(*seat, name.clone()),
            Act::FollowedBy { table } => self.state.next_table = Some(table.clone()),
        }
        let plays = matches!(act, Act::Began | Act::Moved { .. } | Act::WindowClosed { .. } | Act::TookBack { .. });
        self.plays |= plays;
        if plays {
            self.open_window(at);
        }
        Ok(plays)
    }

    fn sit(&mut self, seat: Seat, person: PersonId, name: &str) {
        let is_theirs = |&seat: &Seat| self.state.chairs[seat] == Chair::Person(person);
        if let Some(before) = self.terms().seats.iter().find(is_theirs) {
            self.stand(before);
        }
        self.state.chairs[seat] = Chair::Person(person);
        self.state.set_name(seat, name.to_owned());
    }

    fn stand(&mut self, seat: Seat) {
        self.state.chairs[seat] = Chair::Open;
        self.state.set_name(seat, String::new());
    }

    fn begin(&mut self) -> Result<(), Refused> {
        let terms = self.terms();
        for seat in terms.seats.iter() {
            if self.state.chairs[seat] == Chair::Open {
                self.state.chairs[seat] = Chair::Bot(terms.settings.absence);
            }
        }
        let mut heard = Heard::default();
        let game = self.set_up(&mut heard)?;
        self.set_game(game);
        self.tell(0, None, heard);
        self.state.ask(terms.seats, terms.seats.all(), false);
        Ok(())
    }

    fn set_up(&self, log: &mut impl Log<G::Event>) -> Result<G, Refused> {
        let terms = self.terms();
        Ok(G::new(&terms.options, terms.seats, &mut terms.seed.chance(0), log)?)
    }

    fn moved(&mut self, seat: Seat, moves: &[String], key: Option<u64>, by: By) -> Result<(), Refused> {
        self.clicks.extend(key.map(|key| Click::new(seat, key, moves)));
        let (first, in_secret) = (self.state.next_ply, self.asks_in_secret());
        for text in moves {
            let mv = text.parse().map_err(|_| Refused::NotAMove)?;
            self.play(first, seat, mv, by)?;
        }
        let goes_on = in_secret && self.asks_in_secret();
        self.state.ask(self.terms().seats, SeatSet::one(seat), goes_on);
        Ok(())
    }

    fn answered(&mut self, answers: &[(Seat, String)]) -> Result<(), Refused> {
        let first = self.state.next_ply;
        for (seat, text) in answers {
            let mv = text.parse().map_err(|_| Refused::NotAMove)?;
            self.play(first, *seat, mv, By::Silence)?;
        }
        self.state.ask(self.terms().seats, answers.iter().map(|(seat, _)| *seat).collect(), false);
        Ok(())
    }

    /// True if a secret choice is being made together.
    fn asks_in_secret(&self) -> bool {
        let asking = self.state.game.as_ref().map(Game::asking);
        asking.is_some_and(|asking| asking.how == How::Together && asking.secret)
    }

    /// One ply with the chance of its number.
    fn play(&mut self, first: u64, seat: Seat, mv: G::Move, by: By) -> Result<(), Refused> {
        let number = self.state.next_ply;
        let first_of_all = !self.plays && self.plies.is_empty();
        // Looked at before the ply, and again only where somebody asks after it.
        self.seen_now();
        let before = self.now.take().unwrap_or_default();
        let Some(game) = &mut self.state.game else { return Err(Refused::NotBegun) };
        let (asking, awaited) = (game.asking(), game.awaited());
        let mut chance = self.table.terms.seed.chance(number);
        let mut log = Watched::new(self.watched);
        game.play(seat, mv, &mut chance, &mut log).map_err(Refused::Rules)?;
        let goes_on = game.awaited().has(seat);
        let sealed = chance.draws() > 0 || showed_more_than_ones_own::<G>(seat, &before, self.seen_now());
        let own = by != By::Silence && self.state.chairs[seat].person().is_some();
        let label = before.get(seat.index()).filter(|_| own).map(|view| Arc::new(view.label(mv)));
        if first_of_all {
            self.then = OnceCell::from(before);
        }
        let actor = (by != By::Silence).then_some(seat);
        let secret = asking.how == How::Together && asking.secret;
        let replaces = secret && !awaited.has(seat) && !sealed;
        if replaces && let Some(number) = self.replace_choice(seat, mv, &label)? {
            self.tell(number, actor, log.heard);
            return Ok(());
        }
        let only_they_heard = log.heard.0.iter().all(|(audience, _)| audience.is_within(SeatSet::one(seat)));
        let unheard = secret && goes_on && !sealed && only_they_heard;
        let asked = self.state.questions[seat].since;
        self.plies.push(Ply { number, first, seat, asked, mv, by, sealed, unheard, label });
        self.state.next_ply += 1;
        // The game has gone on, with the end of a window or by somebody's hand: whoever asked is not left waiting for an answer.
        if !unheard && let Some(back) = self.state.back.take() {
            self.say(back.by, What::Lapsed);
        }
        self.mark(number, &log.heard, log.moments);
        self.tell(number, actor, log.heard);
        Ok(())
    }

    /// Keeps the moments of a ply whose events are told next.
    fn mark(&mut self, ply: u64, heard: &Heard<G::Event>, moments: Vec<Moment<G>>) {
        let before = self.entries_kept + self.entries.len();
        for moment in moments {
            let kept = |(audience, _): &&(Audience, G::Event)| *audience != Audience::Nobody;
            let told = before + heard.0.iter().take(moment.heard).filter(kept).count();
            self.beats.push(Beat::new(moment, ply, told));
        }
    }

    /// Puts a secret choice that was made anew in the place of the former one, and says which ply that is: as a ply of
    /// its own it would tell everybody by the numbers of all later ones, and by what can be taken back, that somebody
    /// has changed their mind. `None` if the game would not be the same.
    fn replace_choice(&mut self, seat: Seat, mv: G::Move, label: &Option<Arc<Phrase>>) -> Result<Option<u64>, Refused> {
        let mut plies: Vec<Ply<G::Move>> = self.position().plies().cloned().collect();
        let Some(place) = plies.iter().rposition(|ply| ply.seat == seat) else { return Ok(None) };
        plies[place].mv = mv;
        plies[place].label = label.clone();
        if self.state.game != Some(self.played(&plies)?) {
            return Ok(None);
        }
        self.plies_kept = place.min(self.plies_kept);
        self.plies = plies.split_off(self.plies_kept);
        Ok(Some(self.plies[place - self.plies_kept].number))
    }

    fn tell(&mut self, ply: u64, seat: Option<Seat>, heard: Heard<G::Event>) {
        // What nobody hears is in the record, which follows from the moves: no need to keep it.
        let heard = heard.0.into_iter().filter(|(audience, _)| *audience != Audience::Nobody);
        self.entries.extend(heard.map(|(audience, event)| Entry { ply, seat, what: What::Event(audience, event) }));
    }

    /// Tells everybody what somebody said about the last ply; it is forgotten if that is taken back.
    fn say(&mut self, seat: Seat, what: What<G::Event>) {
        self.entries.push(Entry { ply: self.state.next_ply.saturating_sub(1), seat: Some(seat), what });
    }

    /// The game after these plies.
    fn played(&self, plies: &[Ply<G::Move>]) -> Result<G, Refused> {
        let mut game = self.set_up(&mut Silent)?;
        for ply in plies {
            game.apply(ply.seat, ply.mv, &mut self.terms().seed.chance(ply.number), &mut Silent);
        }
        Ok(game)
    }

    /// Plays the game again up to `to`, and of what followed, if the one who moved then goes back `alone`, what others have
    /// chosen in secret. The numbers taken back are never used again.
    fn take_back(&mut self, to: u64, alone: bool) -> Result<(), Refused> {
        let mover = self.position().plies().find(|ply| ply.number == to).map(|ply| ply.seat).filter(|_| alone);
        let stays = |ply: &Ply<G::Move>| ply.number < to || mover.is_some_and(|mover| ply.seat != mover);
        let (kept, dropped): (Vec<_>, Vec<_>) = self.position().plies().cloned().partition(stays);
        let (before, beside) = kept.split_at(kept.partition_point(|ply| ply.number < to));
        let mut game = self.played(before)?;
        for ply in beside {
            let mut chance = self.terms().seed.chance(ply.number);
            game.play(ply.seat, ply.mv, &mut chance, &mut Silent).map_err(Refused::Rules)?;
        }
        let in_secret = self.asks_in_secret();
        self.set_game(game);
        self.plies_kept = before.len().min(self.plies_kept);
        self.plies = kept[self.plies_kept..].to_vec();
        self.untell(to, beside);
        let unheard = mover.filter(|_| dropped.iter().all(|ply| ply.unheard));
        let what = What::TakenBack(unheard.map_or(Audience::All, Audience::one));
        self.entries.push(Entry { ply: self.state.next_ply, seat: None, what });
        self.state.next_ply += 1;
        self.beats.clear();
        self.state.window = None;
        self.state.back = None;
        self.lift_orders(&dropped);
        let within = mover.filter(|_| in_secret && self.asks_in_secret());
        let answered = within.map_or(self.terms().seats.all(), SeatSet::one);
        self.state.ask(self.terms().seats, answered, within.is_some());
        Ok(())
    }

    /// Takes out of the chronicle what happened from `to` on, but not of the plies that stay `beside`. What was told late of
    /// an earlier ply stays, too.
    fn untell(&mut self, to: u64, beside: &[Ply<G::Move>]) {
        let told = &self.table.entries[..self.entries_kept];
        self.entries_kept = told.iter().position(|entry| entry.ply >= to).unwrap_or(told.len());
        let later = told[self.entries_kept..].iter().chain(&self.entries);
        let stays = |entry: &&Entry<G::Event>| entry.ply < to || beside.iter().any(|ply| ply.number == entry.ply);
        self.entries = later.filter(stays).cloned().collect();
    }

    /// Lifts the standing orders that made one of the plies taken back, and those that would answer at once.
    fn lift_orders(&mut self, dropped: &[Ply<G::Move>]) {
        let moved: SeatSet = dropped.iter().filter(|ply| ply.by == By::Order).map(|ply| ply.seat).collect();
        let position = self.position();
        let answers = |seat: &Seat| {
            let asked = position.state.game.as_ref().filter(|game| game.awaited().has(*seat));
            asked.is_some_and(|game| position.ordered_move(game, *seat).is_some())
        };
        let lifted: Vec<Seat> = self.terms().seats.iter().filter(|seat| moved.has(*seat) || answers(seat)).collect();
        for seat in lifted {
            self.state.orders[seat] = None;
        }
    }
}

fn views_of<G: Game>(game: Option<&G>) -> Vec<G::View> {
    game.map_or_else(Vec::new, |game| Viewer::all(game.seats()).map(|viewer| game.view(viewer)).collect())
}

/// True if the mover learnt something, or somebody else more than what was the mover's own to show. `before` and `after`
/// are the views of all viewers.
fn showed_more_than_ones_own<G: Game>(mover: Seat, before: &[G::View], after: &[G::View]) -> bool {
    let (Some(then), Some(now)) = (before.get(mover.index()), after.get(mover.index())) else { return true };
    let learnt = |(later, earlier): (&G::View, &G::View)| !later.seen_beside(now).within(&earlier.seen_beside(then));
    after.iter().zip(before).any(learnt)
}
