//! A game that is a list of questions; some answers draw luck, some tell a secret.

use std::fmt;
use std::str::FromStr;

use curia_core::*;
use curia_rival_kings::RivalKings;
use serde::Serialize;

/// One question of the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ask {
    Turn(usize),
    /// A turn before which seat 0 may say something, too.
    Interruptible(usize),
    Together,
    Window {
        person_may: bool,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Say(pub(crate) u8);

impl Say {
    pub(crate) const PLAIN: Say = Say(0);
    pub(crate) const TELLING: Say = Say(1);
    pub(crate) const LUCKY: Say = Say(2);
}

impl fmt::Display for Say {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "say:{}", self.0)
    }
}

impl FromStr for Say {
    type Err = NotAMove;
    fn from_str(text: &str) -> Result<Say, NotAMove> {
        text.strip_prefix("say:").and_then(|number| number.parse().ok()).map(Say).ok_or(NotAMove)
    }
}

/// Every question there is. Its place, from 1, is its digit in the number of a script.
const QUESTIONS: [Ask; 7] = [
    Ask::Turn(0),
    Ask::Turn(1),
    Ask::Turn(2),
    Ask::Interruptible(1),
    Ask::Together,
    Ask::Window { person_may: false },
    Ask::Window { person_may: true },
];

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Script {
    pub(crate) script: Vec<Ask>,
}

/// A script is an option like all others: a number whose octal digits are its questions.
impl Options for Script {
    const SPECS: &'static [OptionSpec] =
        &[OptionSpec { id: "script", kind: OptionKind::Int { min: 0, max: i32::MAX, default: 0 } }];

    fn get(&self, _: &str) -> String {
        let digit = |ask: &Ask| QUESTIONS.iter().position(|question| question == ask).unwrap() + 1;
        self.script.iter().fold(0, |number, ask| number * 8 + digit(ask)).to_string()
    }

    fn put(&mut self, _: &str, value: &str) {
        let digits = format!("{:o}", value.parse::<usize>().unwrap());
        let asked = digits.bytes().filter(|digit| *digit != b'0');
        self.script = asked.map(|digit| QUESTIONS[usize::from(digit - b'1')]).collect();
    }
}

#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Toy {
    script: Vec<Ask>,
    seats: SeatCount,
    answered: SeatSet,
    luck: usize,
    seen: Seen,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Said;

impl Event for Said {
    fn phrase(&self) -> Option<Phrase> {
        Some(Key::new("toy", "said").phrase())
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Sight(Seen);

impl View<Say> for Sight {
    /// A real table, so that there is something to lay out.
    fn outline(&self) -> Outline {
        let (options, seats) = (Default::default(), SeatCount::new(3).unwrap());
        let game = RivalKings::new(&options, seats, &mut FastChance::new(1), &mut Silent).unwrap();
        game.view(Viewer::Spectator).outline()
    }
    fn seen(&self) -> Seen {
        self.0
    }
    fn label(&self, _: Say) -> Phrase {
        Key::new("toy", "say").phrase()
    }
    fn help(&self, _: Say) -> Option<Phrase> {
        None
    }
    fn candidates(&self) -> Vec<Say> {
        Vec::new()
    }
}

impl Prompt for Sight {
    fn decision(&self) -> &'static str {
        "say"
    }
    fn rule(&self) -> &'static str {
        "1"
    }
    fn phrase(&self) -> Phrase {
        Key::new("toy", "ask").phrase()
    }
}

impl Game for Toy {
    type Options = Script;
    type Move = Say;
    type Event = Said;
    type View = Sight;
    type Prompt = Sight;
    type Order = NoOrder;

    const ID: &'static str = "toy";
    const TITLE: &'static str = "Toy";
    const RULES_VERSION: u32 = 1;
    const SEATS: (usize, usize) = (1, 5);
    const MAX_MOVES: usize = 3;
    const MAX_PLIES: usize = 100;

    fn new(options: &Script, seats: SeatCount, _: &mut impl Chance, _: &mut impl Log<Said>) -> Result<Toy, SetupError> {
        Ok(Toy { script: options.script.clone(), seats, answered: SeatSet::EMPTY, luck: 0, seen: Seen::default() })
    }

    fn seats(&self) -> SeatCount {
        self.seats
    }

    fn asking(&self) -> Asking {
        let all = |how| Asking { who: self.seats.all(), shown: self.seats.all(), how, secret: true };
        match self.script.first() {
            None => Asking::OVER,
            Some(Ask::Turn(seat) | Ask::Interruptible(seat)) => Asking::turn(Seat::ALL[*seat]),
            Some(Ask::Together) => all(How::Together),
            Some(Ask::Window { .. }) => all(How::Window),
        }
    }

    fn awaited(&self) -> SeatSet {
        self.asking().who.minus(self.answered)
    }

    fn prompt(&self, seat: Seat) -> Option<Sight> {
        self.awaited().has(seat).then_some(Sight(self.seen))
    }

    fn legal(&self, seat: Seat, out: &mut MoveList<Say>) {
        out.clear();
        let most = match self.script.first() {
            Some(Ask::Window { person_may }) => u8::from(*person_may && seat == Seat::S0),
            _ => 2,
        };
        if matches!(self.script.first(), Some(Ask::Interruptible(_))) && seat == Seat::S0 {
            out.push(Say::PLAIN);
        } else if self.awaited().has(seat) {
            (0..=most).for_each(|number| out.push(Say(number)));
        }
    }

    fn why_not(&self, seat: Seat, mv: Say) -> Option<Refusal> {
        let mut legal = MoveList::for_game::<Toy>();
        self.legal(seat, &mut legal);
        (!legal.contains(&mv)).then(|| Refusal::new("1", Key::new("toy", "refused").phrase()))
    }

    fn apply(&mut self, seat: Seat, mv: Say, chance: &mut impl Chance, log: &mut impl Log<Said>) {
        match mv {
            Say::TELLING => self.seen.mark(1),
            Say::LUCKY => self.luck = chance.below(1_000_000_000),
            _ => {}
        }
        log.tell(Audience::All, || Said);
        self.answered = self.answered.with(seat);
        if self.awaited().is_empty() {
            self.script.remove(0);
            self.answered = SeatSet::EMPTY;
        }
    }

    fn view(&self, viewer: Viewer) -> Sight {
        Sight(if viewer == Viewer::Spectator { self.seen } else { Seen::default() })
    }

    fn scores(&self, _: Viewer) -> Scores {
        Scores { seats: vec![None; self.seats.get()] }
    }

    fn tally(&self) -> BySeat<i32> {
        BySeat::all(0)
    }

    fn standings(&self) -> Option<Standings> {
        self.script.is_empty().then(|| Standings::rank(self.seats, self.tally(), self.tally()))
    }

    fn resample(&mut self, _: Viewer, _: &mut impl Chance) {}

    fn fallback(&self, _: Seat, _: &mut impl Chance) -> Say {
        Say::PLAIN
    }

    fn order(&self, _: Seat, order: &NoOrder) -> Option<Say> {
        match *order {}
    }

    fn invariants(&self) -> Result<(), Broken> {
        Ok(())
    }
}
