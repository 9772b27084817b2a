//! Playing by lines of text: for pipes, scripts, screen readers and simple terminals.

use std::io::{self, BufRead, Read, Write};

use curia_core::{Event, Outline, Prompt, Record, Refusal, Scores, View, Viewer};
use curia_table::Refused;
use curia_texts::{General, Lang, Names, Words};

use crate::terminal::invalid;
use crate::{Answer, Next, Screen, Setup, Solo, scores};

/// No sensible line is longer; the rest of it counts as the next line.
const LONGEST_LINE: u64 = 4096;
/// The lines of the rules are as wide as a terminal that says nothing of itself.
const WIDTH: usize = 80;

/// Plays a game by lines of text. The end of the input leaves the game.
///
/// # Errors
/// When input or output fails, or the set-up is none of the game ([`io::ErrorKind::InvalidInput`]).
pub fn play_plain<G: Screen>(setup: Setup<G>, input: impl BufRead, output: impl Write) -> io::Result<Record> {
    let solo = Solo::new(&setup).map_err(|error| invalid(&error, setup.lang))?;
    let Setup { lang, names, bot, .. } = setup;
    let names = names.read_by(Some(solo.person()));
    let mut talk = Talk { solo, bot, names, lang, input, output, told: 0, shown: String::new() };
    talk.run()?;
    Ok(talk.solo.record())
}

/// What a line asks for.
enum Command<M> {
    Move(M),
    Number(usize),
    About(Option<String>),
    Scores,
    Table,
    Rules(Option<String>),
    Undo,
    Language,
    Help,
    Quit,
    Empty,
    Unknown,
}

/// A game as a conversation.
struct Talk<G: Screen, R, W> {
    solo: Solo<G>,
    bot: Answer<G>,
    names: Names,
    lang: Lang,
    input: R,
    output: W,
    /// How many events have been printed.
    told: usize,
    /// The table as it was last printed.
    shown: String,
}

impl<G: Screen, R: BufRead, W: Write> Talk<G, R, W> {
    fn run(&mut self) -> io::Result<()> {
        writeln!(self.output, "{}", G::TITLE)?;
        writeln!(self.output, "{}", self.words().text(General::PlainCommands))?;
        loop {
            let goes_on = match self.solo.next() {
                Next::Over => return self.result(),
                Next::Person => self.decide()?,
                Next::Bot(_) if !self.solo.interrupts().is_empty() => self.step_in()?,
                Next::Bot(_) => self.solo.step(&mut self.bot),
            };
            if !goes_on {
                return writeln!(self.output, "{}", self.words().text(General::Bye));
            }
        }
    }

    fn words(&self) -> &'static Words {
        Words::of(self.lang)
    }

    /// Asks the person for a decision; false if they leave.
    fn decide(&mut self) -> io::Result<bool> {
        self.news()?;
        let (outline, legal) = (self.outline(), self.solo.legal());
        if outline != self.shown {
            self.show_table()?;
        }
        self.show_choices(&legal)?;
        loop {
            let Some(line) = self.line()? else { return Ok(false) };
            match self.command(&line) {
                Command::Quit => return Ok(false),
                Command::Number(number) if (1..=legal.len()).contains(&number) => {
                    if self.make(legal[number - 1])? {
                        return Ok(true);
                    }
                }
                Command::Move(mv) => {
                    if self.make(mv)? {
                        return Ok(true);
                    }
                }
                Command::Undo if self.solo.undo() => {
                    self.told = self.told.min(self.solo.told().len());
                    writeln!(self.output, "{}", self.words().text(General::Undone))?;
                    return Ok(true);
                }
                other => self.answer(other, &legal)?,
            }
        }
    }

    /// Offers to act before a bot does; false if the person leaves.
    fn step_in(&mut self) -> io::Result<bool> {
        self.news()?;
        let legal = self.solo.interrupts();
        let who: Vec<_> = self.solo.game().asking().shown.iter().collect();
        let phrase = General::MayInterrupt.phrase().with("who", who);
        writeln!(
            self.output,
            "\n{} {}",
            self.words().phrase(&phrase, &self.names),
            self.words().text(General::PlainInterrupt)
        )?;
        self.list(&legal)?;
        loop {
            let Some(line) = self.line()? else { return Ok(false) };
            match self.command(&line) {
                Command::Empty => return Ok(self.solo.step(&mut self.bot)),
                Command::Quit => return Ok(false),
                Command::Number(number) if (1..=legal.len()).contains(&number) => {
                    if self.make(legal[number - 1])? {
                        return Ok(true);
                    }
                }
                Command::Move(mv) => {
                    if self.make(mv)? {
                        return Ok(true);
                    }
                }
                other => self.answer(other, &legal)?,
            }
        }
    }

    /// Makes a move, or says why it cannot be made.
    fn make(&mut self, mv: G::Move) -> io::Result<bool> {
        match self.solo.play(mv) {
            Ok(()) => Ok(true),
            Err(Refused::Rules(refusal)) => {
                let refused = self.refused(&refusal);
                writeln!(self.output, "{refused}")?;
                Ok(false)
            }
            Err(_) => {
                self.not_understood(self.solo.legal().len())?;
                Ok(false)
            }
        }
    }

    fn refused(&self, refusal: &Refusal) -> String {
        let reason = self.words().phrase(&refusal.reason, &self.names);
        self.words().fill(General::PlainRefused, &[("reason", &reason), ("rule", refusal.rule)])
    }

    /// Everything a line can ask for that is not a move.
    fn answer(&mut self, command: Command<G::Move>, legal: &[G::Move]) -> io::Result<()> {
        match command {
            Command::About(None) => self.about_all(legal),
            Command::About(Some(what)) => self.about(&what, legal),
            Command::Scores => {
                let scores = self.scores();
                self.print_scores(&scores)
            }
            Command::Table => self.show_table(),
            Command::Rules(number) => self.show_rules(number),
            Command::Undo => writeln!(self.output, "{}", self.words().text(General::UndoNothing)),
            Command::Language => {
                self.lang = self.lang.next();
                self.show_table()?;
                self.show_choices(legal)
            }
            Command::Help => {
                writeln!(self.output, "{}", self.words().text(General::PlainCommands))?;
                self.show_choices(legal)
            }
            _ => self.not_understood(legal.len()),
        }
    }

    fn not_understood(&mut self, count: usize) -> io::Result<()> {
        let numbers = General::PlainNumbers.phrase().with("count", count);
        let phrase = General::PlainUnknown.phrase().with("choices", numbers);
        writeln!(self.output, "{}", self.words().phrase(&phrase, &self.names))
    }

    fn command(&self, line: &str) -> Command<G::Move> {
        let line = line.trim();
        if let Some(what) = line.strip_prefix('?') {
            let what = what.trim();
            return Command::About((!what.is_empty()).then(|| what.to_owned()));
        }
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        if ["rules", "r", "szabályok", "szabalyok"].contains(&word.to_lowercase().as_str()) {
            return Command::Rules(Some(rest.trim().to_owned()).filter(|number| !number.is_empty()));
        }
        match line.to_lowercase().as_str() {
            "" => Command::Empty,
            "quit" | "q" | "exit" | "kilép" | "kilep" => Command::Quit,
            "undo" | "u" | "vissza" => Command::Undo,
            "scores" | "s" | "állás" | "allas" => Command::Scores,
            "table" | "t" | "asztal" => Command::Table,
            "lang" | "l" | "nyelv" => Command::Language,
            "help" | "h" | "segítség" | "segitseg" => Command::Help,
            _ => match (line.parse(), line.parse()) {
                (Ok(number), _) => Command::Number(number),
                (_, Ok(mv)) => Command::Move(mv),
                _ => Command::Unknown,
            },
        }
    }

    /// What one choice or move does, and whether it can be made.
    fn about(&mut self, what: &str, legal: &[G::Move]) -> io::Result<()> {
        let numbered = what.parse::<usize>().ok().and_then(|number| legal.get(number.checked_sub(1)?).copied());
        match numbered.or_else(|| what.parse().ok()) {
            Some(mv) => self.about_move(mv),
            None => self.not_understood(legal.len()),
        }
    }

    fn about_all(&mut self, legal: &[G::Move]) -> io::Result<()> {
        let candidates = self.solo.view().candidates();
        for mv in legal.iter().copied().chain(candidates.into_iter().filter(|mv| !legal.contains(mv))) {
            self.about_move(mv)?;
        }
        Ok(())
    }

    fn about_move(&mut self, mv: G::Move) -> io::Result<()> {
        let (view, words) = (self.solo.view(), self.words());
        let label = words.phrase(&view.label(mv), &self.names);
        let help =
            view.help(mv).map_or_else(|| words.text(General::AboutNothing), |help| words.phrase(&help, &self.names));
        let now = match self.solo.game().why_not(self.solo.person(), mv) {
            None => words.text(General::Allowed),
            Some(refusal) => self.refused(&refusal),
        };
        writeln!(self.output, "{label} [{mv}]\n    {help}\n    {now}")
    }

    fn outline(&self) -> String {
        print_outline(&self.solo.view().outline(), self.words(), &self.names)
    }

    fn show_table(&mut self) -> io::Result<()> {
        self.shown = self.outline();
        writeln!(self.output, "\n{}", self.shown)
    }

    /// The section of the rules that was asked for, or the one that speaks of the question.
    fn show_rules(&mut self, number: Option<String>) -> io::Result<()> {
        let Some(rules) = G::rules(self.lang) else {
            return writeln!(self.output, "{}", self.words().text(General::AboutNothing));
        };
        let asked = self.solo.game().prompt(self.solo.person()).map(|prompt| prompt.rule().to_owned());
        let Some(at) = number.or(asked).as_deref().map_or(Some(0), |number| rules.find(number)) else {
            return rules.contents().try_for_each(|line| writeln!(self.output, "{line}"));
        };
        rules.text(Some(at), WIDTH).iter().try_for_each(|line| writeln!(self.output, "{line}"))
    }

    fn show_choices(&mut self, legal: &[G::Move]) -> io::Result<()> {
        if let Some(prompt) = self.solo.game().prompt(self.solo.person()) {
            let question = self.words().phrase(&prompt.phrase(), &self.names);
            let rule = self.words().fill(General::Rule, &[("rule", prompt.rule())]);
            writeln!(self.output, "\n{question} ({rule})")?;
        }
        self.list(legal)
    }

    fn list(&mut self, legal: &[G::Move]) -> io::Result<()> {
        let view = self.solo.view();
        for (index, mv) in legal.iter().enumerate() {
            let label = self.words().phrase(&view.label(*mv), &self.names);
            writeln!(self.output, "{:>3}  {label} [{mv}]", index + 1)?;
        }
        Ok(())
    }

    /// Prints what happened since the last time.
    fn news(&mut self) -> io::Result<()> {
        for event in &self.solo.told()[self.told.min(self.solo.told().len())..] {
            if let Some(phrase) = event.phrase() {
                writeln!(self.output, "· {}", Words::of(self.lang).phrase(&phrase, &self.names))?;
            }
        }
        self.told = self.solo.told().len();
        Ok(())
    }

    fn scores(&self) -> Scores {
        self.solo.game().scores(Viewer::Seat(self.solo.person()))
    }

    fn print_scores(&mut self, scores: &Scores) -> io::Result<()> {
        let standings = self.solo.game().standings();
        for row in scores::rows(scores, standings.as_ref(), &self.names, self.words()) {
            writeln!(self.output, "{}", row.trim_end())?;
        }
        Ok(())
    }

    fn result(&mut self) -> io::Result<()> {
        self.news()?;
        writeln!(self.output, "\n{}", self.words().text(General::Over))?;
        if let Some(winner) = scores::winner(self.solo.game(), &self.names, self.words()) {
            writeln!(self.output, "{winner}\n")?;
        }
        let scores = self.scores();
        self.print_scores(&scores)
    }

    /// The next line of the input, whatever bytes it has; `None` at its end.
    fn line(&mut self) -> io::Result<Option<String>> {
        write!(self.output, "> ")?;
        self.output.flush()?;
        let mut bytes = Vec::new();
        self.input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes)?;
        if bytes.is_empty() {
            writeln!(self.output)?;
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
    }
}

/// A table as lines of text.
fn print_outline(outline: &Outline, words: &Words, names: &Names) -> String {
    let mut lines = Vec::new();
    for section in &outline.sections {
        lines.push(words.phrase(&section.title, names));
        for row in &section.rows {
            let values: Vec<String> = row.values.iter().map(|value| words.arg(value, names)).collect();
            let values = if values.is_empty() { "–".to_owned() } else { values.join(", ") };
            lines.push(format!("  {}: {values}", words.phrase(&row.label, names)));
        }
    }
    lines.join("\n")
}
