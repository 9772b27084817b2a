//! The table on the screen: what is marked, what is laid over it, and what a key does.

use std::time::Duration;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use curia_core::{Event as _, Prompt, Scores, View, Viewer};
use curia_table::Refused;
use curia_texts::{General, Lang, Names, Words};
use ratatui::layout::{Position, Rect};

use crate::choices::Grid;
use crate::{Next, Question, Rules, Scene, Screen, Setup, Solo, Theme};

/// A bot's move that tells something stays on the screen this long before the next one.
const PACE: Duration = Duration::from_millis(700);
/// How long the person may think about stepping in before a bot acts.
const INTERRUPT: Duration = Duration::from_secs(5);
/// How long a move that can be taken back waits for second thoughts before a bot answers it.
const SECOND_THOUGHTS: Duration = Duration::from_millis(1500);
/// Lines turned at once.
const PAGE: usize = 5;

/// Whether to go on after an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// The game goes on.
    Stay,
    /// The person leaves.
    Quit,
}

/// What lies over the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sheet {
    None,
    /// What the thing of this number does: the legal moves, then the other candidates.
    About(usize),
    Keys,
    Scores,
    /// The whole table in words.
    Table,
    /// The section of the rules book in this place.
    Rules(usize),
    Quit,
}

/// What a click means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Target<M> {
    /// A numbered choice.
    Choice(usize),
    /// Something on the table that stands for a move, legal or not.
    Thing(M),
}

/// A game on the screen. Events go in by [`App::handle`], the answers of bots by [`App::hear`], pictures come out by
/// [`App::render`].
pub struct App<G: Screen> {
    pub(crate) solo: Solo<G>,
    pub(crate) names: Names,
    pub(crate) theme: Theme,
    pub(crate) sheet: Sheet,
    pub(crate) notice: Option<General>,
    pub(crate) selected: usize,
    pub(crate) grid: Option<Grid>,
    pub(crate) targets: Vec<(Rect, Target<G::Move>)>,
    /// How many lines the chronicle is turned back.
    pub(crate) back: usize,
    /// How many lines the sheet of the whole table or of the rules is scrolled.
    pub(crate) scroll: usize,
    /// The rules book in the language of the moment, once somebody has opened it.
    pub(crate) rules: Option<Rules>,
    /// What was told before the person last moved is old.
    pub(crate) fresh: usize,
    /// The first digit of a number that may have two.
    pub(crate) typed: Option<usize>,
    lang: Lang,
    legal: Vec<G::Move>,
    paced: bool,
    /// The person has said that they do not step in.
    waved_on: bool,
    /// What the bot has answered; its move is made when it is due.
    answer: Option<(Question, G::Move)>,
}

impl<G: Screen> App<G> {
    /// Sets up a game.
    pub fn new(setup: &Setup<G>, theme: Theme) -> Result<App<G>, Refused> {
        let solo = Solo::new(setup)?;
        let names = setup.names.clone().read_by(Some(solo.person()));
        let mut app = App {
            solo,
            names,
            theme,
            sheet: Sheet::None,
            notice: None,
            selected: 0,
            grid: None,
            targets: Vec::new(),
            back: 0,
            scroll: 0,
            rules: None,
            fresh: 0,
            typed: None,
            lang: setup.lang,
            legal: Vec::new(),
            paced: false,
            waved_on: false,
            answer: None,
        };
        app.refresh();
        Ok(app)
    }

    /// The game behind the screen.
    pub fn solo(&self) -> &Solo<G> {
        &self.solo
    }

    /// The language of the moment.
    pub fn words(&self) -> &'static Words {
        Words::of(self.lang)
    }

    /// How long to wait for an event before [`App::step`] is due; `None` if only an event leads on.
    pub fn patience(&self) -> Option<Duration> {
        if self.sheet != Sheet::None {
            return None;
        }
        match self.solo.next() {
            Next::Person | Next::Over => None,
            Next::Bot(_) if self.waved_on => Some(Duration::ZERO),
            Next::Bot(_) if self.may_step_in() => Some(INTERRUPT),
            Next::Bot(_) if self.solo.can_undo() => Some(SECOND_THOUGHTS),
            Next::Bot(_) if self.paced => Some(PACE),
            Next::Bot(_) => Some(Duration::ZERO),
        }
    }

    /// What the game waits for, and how long: as long as this stays the same, the clock runs on.
    pub(crate) fn awaits(&self) -> (Option<Question>, Option<Duration>) {
        (self.solo.question(), self.patience())
    }

    /// What a bot must answer before [`App::step`] can lead on; `None` if nothing is awaited from a bot.
    pub fn question(&self) -> Option<Question> {
        self.solo.question().filter(|question| self.answer.is_none_or(|(answered, _)| answered != *question))
    }

    /// Takes the answer of a bot, to be made into a move when it is due. One to an old question is void.
    pub fn hear(&mut self, question: Question, mv: G::Move) {
        if self.solo.question() == Some(question) {
            self.answer = Some((question, mv));
        }
    }

    /// Makes the move that a bot has answered. Without an answer to the present question nothing happens.
    pub fn step(&mut self) {
        let told = self.solo.told().len();
        let Some((question, mv)) = self.answer.take() else { return };
        if self.solo.answer(question, mv) {
            self.paced = self.solo.told()[told..].iter().any(|event| event.phrase().is_some());
            self.back = 0;
            self.refresh();
        }
    }

    /// Takes an event; nothing in it can do harm.
    pub fn handle(&mut self, event: &Event) -> Flow {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(*key),
            Event::Mouse(mouse) => {
                self.mouse(*mouse);
                Flow::Stay
            }
            _ => Flow::Stay,
        }
    }

    /// Calls `draw` with everything that may be shown.
    pub(crate) fn with_scene<T>(&self, draw: impl FnOnce(&Scene<'_, G>) -> T) -> T {
        let (view, scores) = (self.solo.view(), self.scores());
        draw(&Scene {
            view: &view,
            legal: &self.legal,
            selected: self.legal.get(self.selected).copied(),
            scores: &scores,
            asking: self.solo.game().asking(),
            seats: self.solo.game().seats(),
            person: self.solo.person(),
            names: &self.names,
            words: self.words(),
            theme: self.theme,
        })
    }

    pub(crate) fn scores(&self) -> Scores {
        self.solo.game().scores(Viewer::Seat(self.solo.person()))
    }

    /// True if the person is not asked but could act before the next bot does.
    pub(crate) fn may_step_in(&self) -> bool {
        !self.legal.is_empty() && matches!(self.solo.next(), Next::Bot(_))
    }

    /// What the person can choose from, in words.
    pub(crate) fn labels(&self, scene: &Scene<'_, G>) -> Vec<String> {
        let go_on = self.may_step_in().then(|| scene.text(General::GoOn));
        self.legal.iter().map(|mv| scene.say(&scene.view.label(*mv))).chain(go_on).collect()
    }

    /// What the person can ask about: their choices first, then what they cannot choose now.
    pub(crate) fn things(&self) -> Vec<G::Move> {
        let mut things = self.legal.clone();
        for candidate in self.solo.view().candidates() {
            if !things.contains(&candidate) {
                things.push(candidate);
            }
        }
        things
    }

    fn choices(&self) -> usize {
        self.legal.len() + usize::from(self.may_step_in())
    }

    fn refresh(&mut self) {
        self.waved_on = false;
        self.legal = match self.solo.next() {
            Next::Person => self.solo.legal(),
            Next::Bot(_) => self.solo.interrupts(),
            Next::Over => Vec::new(),
        };
        // Stepping in is the exception: going on is what Enter should do.
        self.selected = if self.may_step_in() { self.legal.len() } else { 0 };
        self.typed = None;
        if self.solo.next() == Next::Over {
            self.sheet = Sheet::Scores;
        }
    }

    fn key(&mut self, key: KeyEvent) -> Flow {
        self.notice = None;
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return if key.code == KeyCode::Char('c') { Flow::Quit } else { Flow::Stay };
        }
        match (self.sheet, key.code) {
            (Sheet::Quit, KeyCode::Char('y' | 'Y' | 'i' | 'I')) => return Flow::Quit,
            (Sheet::Quit, _) => self.sheet = Sheet::None,
            (_, KeyCode::Char('l' | 'L')) => self.change_language(),
            (_, KeyCode::Char('q' | 'Q')) => self.sheet = Sheet::Quit,
            (Sheet::None, KeyCode::Esc) => self.sheet = Sheet::Quit,
            (Sheet::None, code) => self.table_key(code),
            (Sheet::About(at), code) => self.about_key(at, code),
            (Sheet::Table | Sheet::Rules(_), KeyCode::Up) => self.scroll = self.scroll.saturating_sub(1),
            (Sheet::Table | Sheet::Rules(_), KeyCode::Down) => self.scroll += 1,
            (Sheet::Table | Sheet::Rules(_), KeyCode::PageUp) => self.scroll = self.scroll.saturating_sub(PAGE),
            (Sheet::Table | Sheet::Rules(_), KeyCode::PageDown | KeyCode::Char(' ')) => self.scroll += PAGE,
            (Sheet::Rules(at), KeyCode::Left) => self.turn_to(at.saturating_sub(1)),
            (Sheet::Rules(at), KeyCode::Right) => self.turn_to(at + 1),
            (Sheet::Keys | Sheet::Scores | Sheet::Table | Sheet::Rules(_), _) => self.sheet = Sheet::None,
        }
        Flow::Stay
    }

    fn table_key(&mut self, code: KeyCode) {
        let rows = self.grid.map_or(1, |grid| grid.rows);
        match code {
            KeyCode::Up | KeyCode::Char('k') => self.mark(self.selected.checked_sub(1)),
            KeyCode::Down | KeyCode::Char('j') => self.mark(self.selected.checked_add(1)),
            KeyCode::Left => self.mark(self.selected.checked_sub(rows)),
            KeyCode::Right => self.mark(self.selected.checked_add(rows)),
            KeyCode::Home => self.mark(Some(0)),
            KeyCode::End => self.mark(self.choices().checked_sub(1)),
            KeyCode::PageUp => self.back = self.back.saturating_add(PAGE),
            KeyCode::PageDown => self.back = self.back.saturating_sub(PAGE),
            KeyCode::Enter | KeyCode::Char(' ') => self.choose(self.selected),
            KeyCode::Char(digit @ '0'..='9') => self.digit(digit as usize - '0' as usize),
            KeyCode::Char('?') => self.ask(self.selected),
            KeyCode::Char('u' | 'U') => self.undo(),
            KeyCode::Char('s' | 'S') => self.sheet = Sheet::Scores,
            KeyCode::Char('t' | 'T') => (self.sheet, self.scroll) = (Sheet::Table, 0),
            KeyCode::Char('r' | 'R') => self.open_rules(),
            KeyCode::Char('h' | 'H') | KeyCode::F(1) => self.sheet = Sheet::Keys,
            _ => {}
        }
    }

    fn change_language(&mut self) {
        self.lang = self.lang.next();
        if self.rules.take().is_some() {
            self.rules = G::rules(self.lang);
        }
    }

    /// Opens the rules at the section of the question, or at their beginning.
    fn open_rules(&mut self) {
        if self.rules.is_none() {
            self.rules = G::rules(self.lang);
        }
        let rule = self.solo.game().prompt(self.solo.person()).map(|prompt| prompt.rule());
        match &self.rules {
            Some(rules) => self.turn_to(rule.and_then(|rule| rules.find(rule)).unwrap_or(0)),
            None => self.notice = Some(General::AboutNothing),
        }
    }

    fn turn_to(&mut self, at: usize) {
        let last = self.rules.as_ref().map_or(0, |rules| rules.len().saturating_sub(1));
        (self.sheet, self.scroll) = (Sheet::Rules(at.min(last)), 0);
    }

    /// True if what lies over the table can be scrolled.
    fn scrolls(&self) -> bool {
        matches!(self.sheet, Sheet::Table | Sheet::Rules(_))
    }

    fn about_key(&mut self, at: usize, code: KeyCode) {
        let count = self.things().len().max(1);
        match code {
            KeyCode::Left | KeyCode::Up => self.ask((at + count - 1) % count),
            KeyCode::Right | KeyCode::Down | KeyCode::Tab => self.ask((at + 1) % count),
            KeyCode::Enter if at < self.legal.len() => {
                self.sheet = Sheet::None;
                self.choose(at);
            }
            _ => self.sheet = Sheet::None,
        }
    }

    fn mouse(&mut self, mouse: MouseEvent) {
        let at = Position::new(mouse.column, mouse.row);
        let target = self.targets.iter().rev().find(|(area, _)| area.contains(at)).map(|(_, target)| *target);
        match mouse.kind {
            MouseEventKind::ScrollUp if self.scrolls() => self.scroll = self.scroll.saturating_sub(1),
            MouseEventKind::ScrollDown if self.scrolls() => self.scroll += 1,
            MouseEventKind::ScrollUp => self.mark(self.selected.checked_sub(1)),
            MouseEventKind::ScrollDown => self.mark(self.selected.checked_add(1)),
            MouseEventKind::Down(_) if self.sheet != Sheet::None => self.sheet = Sheet::None,
            MouseEventKind::Down(button) => match (button, target) {
                (MouseButton::Left, Some(Target::Choice(index))) => self.choose(index),
                (_, Some(Target::Choice(index))) => self.ask(index),
                (_, Some(Target::Thing(mv))) => {
                    let Some(index) = self.things().iter().position(|thing| *thing == mv) else { return };
                    let playable = button == MouseButton::Left && index < self.legal.len();
                    if playable { self.choose(index) } else { self.ask(index) }
                }
                (_, None) => {}
            },
            _ => {}
        }
    }

    /// Marks a choice, if there is one of that number.
    fn mark(&mut self, index: Option<usize>) {
        self.typed = None;
        if let Some(index) = index.filter(|index| *index < self.choices()) {
            self.selected = index;
        }
    }

    /// A digit plays at once, unless a longer number could still follow.
    fn digit(&mut self, digit: usize) {
        let number = self.typed.map_or(digit, |first| first * 10 + digit);
        let Some(index) = number.checked_sub(1).filter(|index| *index < self.choices()) else {
            self.typed = None;
            return;
        };
        if number * 10 <= self.choices() {
            self.selected = index;
            self.typed = Some(number);
        } else {
            self.choose(index);
        }
    }

    fn choose(&mut self, index: usize) {
        if self.may_step_in() && index == self.legal.len() {
            self.waved_on = true;
            self.legal.clear();
            return;
        }
        let Some(&mv) = self.legal.get(index) else { return };
        self.fresh = self.solo.told().len();
        self.back = 0;
        // What was listed is legal; a refusal could only mean that the list is old, and it is made new.
        let _ = self.solo.play(mv);
        self.paced = false;
        self.refresh();
    }

    fn ask(&mut self, index: usize) {
        let things = self.things();
        if things.is_empty() {
            self.sheet = Sheet::None;
            self.notice = Some(General::AboutNothing);
            return;
        }
        self.sheet = Sheet::About(index.min(things.len() - 1));
    }

    fn undo(&mut self) {
        if self.solo.undo() {
            self.refresh();
            self.notice = Some(General::Undone);
        } else {
            self.notice = Some(General::UndoNothing);
        }
    }
}
