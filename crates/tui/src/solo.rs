//! One person against bots at a table of their own, as pure state: no screen, no keyboard.

use curia_core::{FastChance, Game, How, Options, Record, Seat, Viewer};
use curia_table::{Chair, Intent, Level, Millis, Opening, PersonId, Refused, Request, Settings, Table, Undo, Windows};

use crate::Setup;

/// What a bot answers. It is handed the true game and must redraw what the seat cannot know
/// ([`Game::resample`]) before it thinks.
pub type Answer<G> = Box<dyn FnMut(&G, Seat) -> <G as Game>::Move + Send>;

/// The one who sits at the terminal.
const PERSON: PersonId = PersonId(0);
/// Nobody hurries anybody here, so no moment differs from another.
const NOW: Millis = 0;

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
pub enum Next {
    /// The person decides.
    Person,
    /// A bot decides.
    Bot(Seat),
    /// The game is over.
    Over,
}

/// A running game of one person against bots. The table knows the rules of moving and of taking back; this drives it.
pub struct Solo<G: Game> {
    table: Table<G>,
    person: Seat,
    told: Vec<G::Event>,
    /// Decisions installed so far, so that no two positions have the same number.
    moment: u64,
}

impl<G: Game> Solo<G> {
    /// Sets up a game.
    pub fn new(setup: &Setup<G>) -> Result<Solo<G>, Refused> {
        let person = if setup.seats.has(setup.person) { setup.person } else { Seat::S0 };
        // The bots think outside the table, so that their level says nothing here.
        let chair = |seat| if seat == person { Chair::Person(PERSON) } else { Chair::Bot(Level::Random) };
        let opening = Opening {
            table: String::new(),
            game: G::ID.to_owned(),
            rules_version: G::RULES_VERSION,
            options: setup.options.to_map(),
            chairs: setup.seats.iter().map(chair).collect(),
            names: Vec::new(),
            host: PERSON,
            settings: Settings { windows: Windows::Untimed, absence: Level::Random },
            seed: setup.seed,
        };
        let (table, _) = Table::open(opening, NOW)?;
        let mut solo = Solo { table, person, told: Vec::new(), moment: 0 };
        solo.submit(Some(PERSON), Intent::Begin { fill: false })?;
        Ok(solo)
    }

    /// The seat of the person.
    pub fn person(&self) -> Seat {
        self.person
    }

    fn viewer(&self) -> Viewer {
        Viewer::Seat(self.person)
    }

    /// The rules at work. For the person's eyes only what [`Game`] gives out for their seat.
    pub fn game(&self) -> &G {
        self.table.game().expect("the game begins when it is set up")
    }

    /// The game as far as it was played, with all its secrets: for when the person has done with it.
    pub fn record(&self) -> Record {
        self.table.record_so_far()
    }

    /// What the person may know.
    pub fn view(&self) -> G::View {
        self.game().view(self.viewer())
    }

    /// What the person has been told so far.
    pub fn told(&self) -> &[G::Event] {
        &self.told
    }

    /// The legal moves of the person; some even while they are not asked, if they may step in.
    pub fn legal(&self) -> Vec<G::Move> {
        self.table.question(self.viewer()).1.to_vec()
    }

    /// What the person may do before a bot does, in a turn that is not theirs. Empty while they are asked.
    pub fn interrupts(&self) -> Vec<G::Move> {
        let asking = self.game().asking();
        let their_own = asking.who.has(self.person) || asking.how != How::Turn;
        if their_own || !matches!(self.next(), Next::Bot(_)) { Vec::new() } else { self.legal() }
    }

    /// What happens next. In a window the bots answer first, in a common choice the person does. In a window that
    /// leaves them nothing but to pass the person is not asked.
    pub fn next(&self) -> Next {
        let asked = self.game().awaited().has(self.person);
        let bot = self.table.bots_to_ask().first().map(|turn| turn.seat);
        match (self.game().asking().how, asked, bot) {
            (How::Window, _, Some(seat)) | (_, false, Some(seat)) => Next::Bot(seat),
            (_, true, _) => Next::Person,
            (_, false, None) => Next::Over,
        }
    }

    /// Makes a move of the person, or says why it cannot be made.
    pub fn play(&mut self, mv: G::Move) -> Result<(), Refused> {
        let asked_at = self.table.asked_at(self.viewer());
        let intent = Intent::Move { moves: vec![mv.to_string()], asked_at, key: self.moment.to_string() };
        self.submit(Some(PERSON), intent)
    }

    /// What a bot is asked now, about [`Solo::game`]; `None` if it is not a bot's turn.
    pub fn question(&self) -> Option<Question> {
        match self.next() {
            Next::Bot(seat) => Some(Question { seat, moment: self.moment }),
            Next::Person | Next::Over => None,
        }
    }

    /// Makes the move with which a bot answered. An answer to an old question is void: it changes nothing, and
    /// the result is false.
    pub fn answer(&mut self, question: Question, mv: G::Move) -> bool {
        let current = self.question() == Some(question);
        if current && self.bot_moves(question.seat, mv).is_err() {
            // A bot that answers with an illegal move does not stop the game: the time-out answer stands in,
            // which is legal by contract.
            let fallback = self.game().fallback(question.seat, &mut FastChance::new(self.moment));
            let _ = self.bot_moves(question.seat, fallback);
        }
        current
    }

    /// Lets the bot that is asked answer, waiting for it. False if no bot is asked.
    pub fn step(&mut self, bot: &mut Answer<G>) -> bool {
        let Some(question) = self.question() else { return false };
        let mv = bot(self.game(), question.seat);
        self.answer(question, mv)
    }

    /// Takes back the person's last move, if nothing was learnt and nobody else has moved since. False if
    /// there is nothing to take back.
    pub fn undo(&mut self) -> bool {
        let Undo::Free(to) = self.table.undo(self.viewer()) else { return false };
        let goes_back = self.submit(Some(PERSON), Intent::Undo { to }).is_ok();
        self.told = self.table.events(self.viewer()).cloned().collect();
        goes_back
    }

    /// True if [`Solo::undo`] would go back.
    pub fn can_undo(&self) -> bool {
        matches!(self.table.undo(self.viewer()), Undo::Free(_))
    }

    fn bot_moves(&mut self, seat: Seat, mv: G::Move) -> Result<(), Refused> {
        let asked_at = self.table.asked_at(Viewer::Seat(seat));
        self.submit(None, Intent::Bot { seat, text: mv.to_string(), asked_at })
    }

    /// Puts an intent and installs what follows from it. There is no store: what the table holds is all there is.
    fn submit(&mut self, person: Option<PersonId>, intent: Intent) -> Result<(), Refused> {
        let decision = self.table.decide(&Request { person, intent }, NOW)?;
        self.table.install(decision);
        self.told.extend(self.table.events(Viewer::Seat(self.person)).skip(self.told.len()).cloned());
        self.moment += 1;
        Ok(())
    }
}
