//! One game between a person and bots, as pure state: no screen, no keyboard.

use curia_core::{
    FastChance, Game, Heard, How, Match, MoveList, Record, Refusal, Seat, Seen, SetupError, View, Viewer,
};

use crate::Setup;

/// What a bot answers. It is handed the true game and must redraw what the seat cannot know
/// ([`Game::resample`]) before it thinks.
pub type Answer<G> = Box<dyn FnMut(&G, Seat) -> <G as Game>::Move + Send>;

/// A decision that is asked of a bot. It grows old with the next move and with the next undo.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    seat: Seat,
    moment: u64,
}

impl Question {
    /// Who is asked.
    pub fn seat(self) -> Seat {
        self.seat
    }
}

/// What happens next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next<M> {
    /// The person decides.
    Person,
    /// A bot decides.
    Bot(Seat),
    /// The person has nothing but this one answer to a window; it is given without asking him.
    Pass(M),
    /// The game is over.
    Over,
}

/// The game before a move of the person, to come back to.
struct Before<G: Game> {
    played: Match<G>,
    told: usize,
    /// A move that the person did not make himself is skipped on the way back.
    asked: bool,
}

/// A running game.
pub struct Table<G: Game> {
    played: Match<G>,
    person: Seat,
    told: Vec<G::Event>,
    before: Vec<Before<G>>,
    /// Moves made and moves taken back, so that no two positions have the same number.
    moment: u64,
}

impl<G: Game> Table<G> {
    /// Sets up a game.
    pub fn new(setup: &Setup<G>) -> Result<Table<G>, SetupError> {
        let mut heard = Heard::default();
        let played = Match::new(setup.options.clone(), setup.seats, setup.seed, "", &mut heard)?;
        let person = if setup.seats.has(setup.person) { setup.person } else { Seat::S0 };
        let told = heard.by(Viewer::Seat(person)).cloned().collect();
        Ok(Table { played, person, told, before: Vec::new(), moment: 0 })
    }

    /// The seat of the person.
    pub fn person(&self) -> Seat {
        self.person
    }

    /// The rules at work. For the person's eyes only what [`Game`] gives out for his seat.
    pub fn game(&self) -> &G {
        self.played.game()
    }

    /// The game as far as it was played, with all its secrets: for when the person has done with it.
    pub fn record(&self) -> Record {
        self.played.record()
    }

    /// What the person may know.
    pub fn view(&self) -> G::View {
        self.game().view(Viewer::Seat(self.person))
    }

    /// What the person has been told so far.
    pub fn told(&self) -> &[G::Event] {
        &self.told
    }

    /// The legal moves of the person; some even while he is not asked, if he may step in.
    pub fn legal(&self) -> Vec<G::Move> {
        self.legal_of(self.person).to_vec()
    }

    /// What the person may do before a bot does, in a turn that is not his. Empty while he is asked.
    pub fn interrupts(&self) -> Vec<G::Move> {
        let asking = self.game().asking();
        let his_own = asking.who.has(self.person) || asking.how != How::Turn;
        if his_own || !matches!(self.next(), Next::Bot(_)) { Vec::new() } else { self.legal() }
    }

    fn legal_of(&self, seat: Seat) -> MoveList<G::Move> {
        let mut moves = MoveList::for_game::<G>();
        self.game().legal(seat, &mut moves);
        moves
    }

    /// What happens next. In a window the bots answer first, in a common choice the person does.
    pub fn next(&self) -> Next<G::Move> {
        let awaited = self.game().awaited();
        let bot = awaited.without(self.person).first();
        match (self.game().asking().how, awaited.has(self.person), bot) {
            (How::Window, _, Some(seat)) => Next::Bot(seat),
            (How::Window, true, None) => match *self.legal_of(self.person) {
                [only] => Next::Pass(only),
                _ => Next::Person,
            },
            (_, true, _) => Next::Person,
            (_, false, Some(seat)) => Next::Bot(seat),
            (_, false, None) => Next::Over,
        }
    }

    /// Makes a move of the person, or says why it cannot be made.
    pub fn play(&mut self, mv: G::Move) -> Result<(), Refusal> {
        self.person_moves(mv, true)
    }

    /// What a bot is asked now, about [`Table::game`]; `None` if it is not a bot's turn.
    pub fn question(&self) -> Option<Question> {
        match self.next() {
            Next::Bot(seat) => Some(Question { seat, moment: self.moment }),
            Next::Person | Next::Pass(_) | Next::Over => None,
        }
    }

    /// Makes the move with which a bot answered. An answer to an old question is void: it changes nothing, and
    /// the result is false.
    pub fn answer(&mut self, question: Question, mv: G::Move) -> bool {
        let current = self.question() == Some(question);
        if current {
            self.bot_moves(question.seat, mv);
        }
        current
    }

    /// Gives the only answer the person has to a window. False if he has more than one, or is not asked.
    pub fn pass(&mut self) -> bool {
        match self.next() {
            Next::Pass(mv) => self.person_moves(mv, false).is_ok(),
            Next::Person | Next::Bot(_) | Next::Over => false,
        }
    }

    /// Takes the next step that needs no person, waiting for the bot: its answer, or a pass given for the person.
    /// False if the person is asked or the game is over.
    pub fn step(&mut self, bot: &mut Answer<G>) -> bool {
        match self.question() {
            Some(question) => {
                let mv = bot(self.game(), question.seat);
                self.answer(question, mv)
            }
            None => self.pass(),
        }
    }

    /// Takes back the person's last move, if nothing was learnt and nobody else has moved since. False if
    /// there is nothing to take back.
    pub fn undo(&mut self) -> bool {
        let Some(at) = self.before.iter().rposition(|before| before.asked) else { return false };
        self.before.truncate(at + 1);
        let Some(before) = self.before.pop() else { return false };
        self.played.take_back(before.played);
        self.told.truncate(before.told);
        self.moment += 1;
        true
    }

    /// True if [`Table::undo`] would go back.
    pub fn can_undo(&self) -> bool {
        self.before.iter().any(|before| before.asked)
    }

    fn bot_moves(&mut self, seat: Seat, mv: G::Move) {
        self.before.clear();
        if self.apply(seat, mv).is_err() {
            // A bot that answers with an illegal move does not stop the game: the time-out answer stands in,
            // which is legal by contract.
            let fallback = self.game().fallback(seat, &mut FastChance::new(self.played.ply() as u64));
            let _ = self.apply(seat, fallback);
        }
    }

    fn person_moves(&mut self, mv: G::Move, asked: bool) -> Result<(), Refusal> {
        let before = Before { played: self.played.clone(), told: self.told.len(), asked };
        let seen = self.seen();
        let draws = self.apply(self.person, mv)?;
        let learnt = self.seen().iter().zip(&seen).any(|(now, then)| !now.within(then));
        if draws > 0 || learnt {
            self.before.clear();
        } else {
            self.before.push(before);
        }
        Ok(())
    }

    /// What every viewer has identified.
    fn seen(&self) -> Vec<Seen> {
        Viewer::all(self.game().seats()).map(|viewer| self.game().view(viewer).seen()).collect()
    }

    /// Makes a move, notes what the person is told, and says how much chance was drawn.
    fn apply(&mut self, seat: Seat, mv: G::Move) -> Result<u64, Refusal> {
        let mut heard = Heard::default();
        let draws = self.played.play(seat, mv, &mut heard)?;
        self.told.extend(heard.by(Viewer::Seat(self.person)).cloned());
        self.moment += 1;
        Ok(draws)
    }
}
