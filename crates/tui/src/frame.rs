//! The frame round every game: title, table, chronicle, question, choices, keys.

use curia_core::{Game, Prompt, View};
use curia_texts::General;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget, Wrap};

use crate::app::{Sheet, Target};
use crate::choices::{self, Grid};
use crate::screen::{below, row};
use crate::text::{cut, wrap};
use crate::{App, Canvas, Next, Scene, Screen, about, chronicle, outline, popup, scores};

/// The smallest screen on which a game can be played.
const SMALLEST: (u16, u16) = (76, 22);
/// From this height on there is room for more choices.
const TALL: u16 = 32;

/// Stands before a question to the person.
const ASKED: &str = "◆ ";
/// A question has at most so many rows.
const LONGEST_QUESTION: u16 = 2;

/// Where the parts of the screen stand.
struct Plan {
    title: Rect,
    table: Rect,
    rule: Rect,
    question: Rect,
    /// What the marked choice does; empty on a low screen.
    hint: Rect,
    choices: Rect,
    keys: Rect,
}

impl Plan {
    /// A question of `asked` rows takes them from the choices, so that the table above stays where it is.
    fn new(area: Rect, asked: u16) -> Plan {
        let inner = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
        let (low, hint) = if area.height >= TALL { (8, 1) } else { (6, 0) };
        let bottom = inner.height.saturating_sub(low + hint + 2);
        let choices = low - asked;
        Plan {
            title: row(inner, 0),
            table: Rect { y: inner.y + 2, height: bottom.saturating_sub(2), ..inner },
            rule: row(inner, bottom),
            question: Rect { y: inner.y + bottom + 1, height: asked, ..inner },
            hint: Rect { y: inner.y + bottom + 1 + asked, height: hint, ..inner },
            choices: Rect { y: inner.y + bottom + 1 + asked + hint, height: choices, ..inner },
            keys: row(inner, inner.height.saturating_sub(1)),
        }
    }
}

impl<G: Screen> App<G> {
    /// Draws the moment.
    pub fn render(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        self.targets.clear();
        if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
            self.enlarge(frame);
            return;
        }
        let mut canvas = Canvas::new(frame.buffer_mut());
        let (grid, places, back, scroll) = self.with_scene(|scene| {
            let question = self.headline(scene, area.width.saturating_sub(2));
            let plan = Plan::new(area, u16::try_from(question.len()).unwrap_or(LONGEST_QUESTION).min(LONGEST_QUESTION));
            title(scene, plan.title, &mut canvas);
            let rest = G::draw(scene, plan.table, &mut canvas);
            let back = chronicle::draw(scene, self.solo.told(), self.fresh, self.back, rest, &mut canvas);
            let labels = self.labels(scene);
            let grid = Grid::new(&labels, self.selected, plan.choices);
            self.hairline(scene, grid, plan.rule, &mut canvas);
            for (index, line) in question.iter().enumerate() {
                canvas.line(row(plan.question, u16::try_from(index).unwrap_or(u16::MAX)), line);
            }
            hint(scene, plan.hint, &mut canvas);
            let places = choices::draw(scene, &labels, self.selected, grid, plan.choices, &mut canvas);
            self.keys_line(scene, plan.keys, &mut canvas);
            let scroll = self.lay_sheet(scene, below(area, 1), &mut canvas);
            (grid, places, back, scroll)
        });
        let things = canvas.into_touches().into_iter().map(|(area, mv)| (area, Target::Thing(mv)));
        self.targets.extend(things.chain(places.into_iter().map(|(area, index)| (area, Target::Choice(index)))));
        self.grid = Some(grid);
        self.back = back;
        self.scroll = scroll;
    }

    fn enlarge(&self, frame: &mut Frame<'_>) {
        let phrase =
            General::Enlarge.phrase().with("width", usize::from(SMALLEST.0)).with("height", usize::from(SMALLEST.1));
        let text = self.words().phrase(&phrase, &self.names);
        Paragraph::new(text).wrap(Wrap { trim: true }).render(frame.area(), frame.buffer_mut());
    }

    /// A thin line that names the rule of the question and the page of the choices.
    fn hairline(&self, scene: &Scene<'_, G>, grid: Grid, area: Rect, canvas: &mut Canvas<'_, G::Move>) {
        let asked = matches!(self.solo.next(), Next::Person);
        let rule = self.solo.game().prompt(scene.person).filter(|_| asked).map(|prompt| prompt.rule());
        let page = grid.page.map(|(page, pages)| format!("← {page}/{pages} →"));
        let parts: Vec<String> =
            rule.map(|rule| scene.words.fill(General::Rule, &[("rule", rule)])).into_iter().chain(page).collect();
        canvas.line(area, &Line::styled("─".repeat(usize::from(area.width)), scene.theme.quiet()));
        if !parts.is_empty() {
            let text = Line::styled(format!(" {} ─", parts.join(" · ")), scene.theme.quiet());
            right_aligned(&text, area, canvas);
        }
    }

    /// What the person must decide, or whom they wait for.
    fn headline(&self, scene: &Scene<'_, G>, width: u16) -> Vec<Line<'static>> {
        let prompt = self.solo.game().prompt(scene.person);
        let (mark, text, style) = match (self.solo.next(), prompt) {
            (Next::Over, _) => {
                let winner = scores::winner(self.solo.game(), &self.names, scene.words).unwrap_or_default();
                ("", format!("{} {winner}", scene.text(General::Over)), scene.theme.strong())
            }
            (Next::Person, Some(prompt)) => (ASKED, scene.say(&prompt.phrase()), scene.theme.strong()),
            (Next::Bot(seat), _) if self.may_step_in() => {
                (ASKED, scene.say(&General::MayInterrupt.phrase().with("who", seat)), scene.theme.strong())
            }
            _ => {
                let shown = scene.asking.shown.without(scene.person);
                // A secret question names nobody: then everybody may be the one who decides.
                let who = if shown.is_empty() { scene.seats.all().without(scene.person) } else { shown };
                let phrase = General::Waiting.phrase().with("who", who.iter().collect::<Vec<_>>());
                ("… ", scene.say(&phrase), scene.theme.quiet())
            }
        };
        let mark_style = if mark == ASKED { scene.theme.choice() } else { style };
        let line = |(index, part): (usize, String)| {
            let mark = if index == 0 || mark.is_empty() { mark } else { "  " };
            Line::from(vec![Span::styled(mark, mark_style), Span::styled(part, style)])
        };
        wrap(&text, usize::from(width).saturating_sub(2)).into_iter().enumerate().map(line).collect()
    }

    /// The keys that do something now, or a notice until the next key.
    fn keys_line(&self, scene: &Scene<'_, G>, area: Rect, canvas: &mut Canvas<'_, G::Move>) {
        if let Some(notice) = self.notice {
            canvas.line(area, &Line::styled(scene.text(notice), scene.theme.strong()));
            return;
        }
        let mut keys = Vec::new();
        if let Some(number) = self.typed {
            keys.push((format!("{number}_"), scene.text(General::KeyPlay)));
        }
        if !scene.legal.is_empty() {
            keys.push(("↑↓⏎".to_owned(), scene.text(General::KeyChoose)));
        }
        keys.push(("?".to_owned(), scene.text(General::KeyAbout)));
        if self.solo.can_undo() {
            keys.push(("u".to_owned(), scene.text(General::KeyUndo)));
        }
        keys.push(("s".to_owned(), scene.text(General::KeyScores)));
        keys.push(("t".to_owned(), scene.text(General::KeyTable)));
        keys.push(("r".to_owned(), scene.text(General::KeyRules)));
        keys.push(("h".to_owned(), scene.text(General::KeyKeys)));
        keys.push(("l".to_owned(), scene.words.lang().next().own_name().to_owned()));
        keys.push(("q".to_owned(), scene.text(General::KeyQuit)));
        // The sheet of the keys has them all: those that are needed least give way where the line is too short.
        for spare in ["t", "l"] {
            if hints(scene, &keys).width().saturating_sub(2) > usize::from(area.width) {
                keys.retain(|(key, _)| key != spare);
            }
        }
        canvas.line(area, &hints(scene, &keys));
    }

    /// Draws what lies over the table. Returns how far it is scrolled, brought into what there is.
    fn lay_sheet(&self, scene: &Scene<'_, G>, area: Rect, canvas: &mut Canvas<'_, G::Move>) -> usize {
        let close = hints(scene, &[("⏎".to_owned(), scene.text(General::KeyClose))]);
        match self.sheet {
            Sheet::None => {}
            Sheet::About(at) => self.about_sheet(scene, at, area, canvas),
            Sheet::Keys => popup::draw(scene, &scene.text(General::Legend), &key_lines(scene), &close, area, canvas),
            Sheet::Scores => self.scores_sheet(scene, area, canvas),
            Sheet::Table => return self.table_sheet(scene, area, canvas),
            Sheet::Rules(at) => return self.rules_sheet(scene, at, area, canvas),
            Sheet::Quit => {
                let hint = Line::styled(scene.text(General::QuitKeys), scene.theme.quiet());
                popup::draw(scene, &scene.text(General::QuitAsk), &[], &hint, area, canvas);
            }
        }
        0
    }

    fn table_sheet(&self, scene: &Scene<'_, G>, area: Rect, canvas: &mut Canvas<'_, G::Move>) -> usize {
        let lines = outline::lines(scene, area.width.saturating_sub(6));
        let room = usize::from(area.height.saturating_sub(4));
        let scroll = self.scroll.min(lines.len().saturating_sub(room));
        let end = lines.len().min(scroll + room);
        let shown = &lines[scroll..end];
        let mut keys = vec![("Esc".to_owned(), scene.text(General::KeyClose))];
        if lines.len() > room {
            keys.insert(0, (format!("↑ {end}/{} ↓", lines.len()), scene.text(General::KeyScroll)));
        }
        popup::draw(scene, G::TITLE, shown, &hints(scene, &keys), area, canvas);
        scroll
    }

    /// One section of the rules, with the ways to its neighbours.
    fn rules_sheet(&self, scene: &Scene<'_, G>, at: usize, area: Rect, canvas: &mut Canvas<'_, G::Move>) -> usize {
        let Some(rules) = &self.rules else { return 0 };
        let width = usize::from(area.width.saturating_sub(6));
        let lines: Vec<Line<'_>> =
            rules.lines(at, width).into_iter().map(|line| Line::styled(line, scene.theme.text())).collect();
        let room = usize::from(area.height.saturating_sub(5));
        let scroll = self.scroll.min(lines.len().saturating_sub(room));
        let end = lines.len().min(scroll + room);
        let mut keys = vec![(format!("← {}/{} →", at + 1, rules.len()), scene.text(General::KeyBrowse))];
        if lines.len() > room {
            keys.push((format!("↑ {end}/{} ↓", lines.len()), scene.text(General::KeyScroll)));
        }
        keys.push(("Esc".to_owned(), scene.text(General::KeyClose)));
        let title = cut(rules.heading(at), width.saturating_sub(2));
        popup::draw(scene, &title, &lines[scroll..end], &hints(scene, &keys), area, canvas);
        scroll
    }

    fn about_sheet(&self, scene: &Scene<'_, G>, at: usize, area: Rect, canvas: &mut Canvas<'_, G::Move>) {
        let things = self.things();
        let Some(&mv) = things.get(at) else { return };
        let refusal = self.solo.game().why_not(scene.person, mv);
        let lines = about::lines(scene, mv, refusal.as_ref(), usize::from(area.width).saturating_sub(8));
        let title = cut(&scene.say(&scene.view.label(mv)), usize::from(area.width).saturating_sub(8));
        let mut keys = vec![(format!("← {}/{} →", at + 1, things.len()), scene.text(General::KeyBrowse))];
        if refusal.is_none() {
            keys.push(("⏎".to_owned(), scene.text(General::KeyPlay)));
        }
        keys.push(("Esc".to_owned(), scene.text(General::KeyClose)));
        popup::draw(scene, &title, &lines, &hints(scene, &keys), area, canvas);
    }

    fn scores_sheet(&self, scene: &Scene<'_, G>, area: Rect, canvas: &mut Canvas<'_, G::Move>) {
        let standings = self.solo.game().standings();
        let mut lines = scores::lines(scene.scores, standings.as_ref(), &self.names, scene.words, scene.theme);
        if let Some(winner) = scores::winner(self.solo.game(), &self.names, scene.words) {
            lines.insert(0, Line::styled(winner, scene.theme.strong()));
            lines.insert(1, Line::default());
        }
        let title = scene.text(if standings.is_some() { General::Result } else { General::Scores });
        let mut keys = vec![("⏎".to_owned(), scene.text(General::KeyClose))];
        if standings.is_some() {
            keys.push(("q".to_owned(), scene.text(General::KeyQuit)));
        }
        popup::draw(scene, &title, &lines, &hints(scene, &keys), area, canvas);
    }
}

fn title<G: Screen>(scene: &Scene<'_, G>, area: Rect, canvas: &mut Canvas<'_, G::Move>) {
    canvas.line(area, &Line::styled(G::TITLE, scene.theme.strong()));
    right_aligned(&Line::styled(G::status(scene), scene.theme.quiet()), area, canvas);
}

/// What the marked choice does, in one quiet line.
fn hint<G: Game>(scene: &Scene<'_, G>, area: Rect, canvas: &mut Canvas<'_, G::Move>) {
    let Some(help) = scene.selected.and_then(|mv| scene.view.help(mv)) else { return };
    let text = cut(&scene.say(&help), usize::from(area.width).saturating_sub(2));
    canvas.line(area, &Line::styled(format!("  {text}"), scene.theme.quiet()));
}

fn right_aligned<M: Copy>(line: &Line<'_>, area: Rect, canvas: &mut Canvas<'_, M>) {
    let width = u16::try_from(line.width()).unwrap_or(u16::MAX).min(area.width);
    canvas.line(Rect { x: area.x + (area.width - width), width, ..area }, line);
}

/// Keys and what they do, in one line.
fn hints<G: Game>(scene: &Scene<'_, G>, keys: &[(String, String)]) -> Line<'static> {
    let mut spans = Vec::new();
    for (key, what) in keys {
        spans.push(Span::styled(key.clone(), scene.theme.strong()));
        spans.push(Span::styled(format!(" {what}  "), scene.theme.quiet()));
    }
    Line::from(spans)
}

fn key_lines<G: Game>(scene: &Scene<'_, G>) -> Vec<Line<'static>> {
    let mouse = scene.text(General::Mouse);
    let keys = [
        ("↑ ↓ ← →", General::KeysArrows),
        ("⏎", General::KeysEnter),
        ("1 2 3 …", General::KeysNumber),
        ("?", General::KeysAbout),
        ("u", General::KeysUndo),
        ("s", General::KeysScores),
        ("t", General::KeysTable),
        ("r", General::KeysRules),
        ("PgUp PgDn", General::KeysChronicle),
        ("l", General::KeysLanguage),
        ("q", General::KeysQuit),
        (mouse.as_str(), General::KeysMouse),
    ];
    keys.into_iter()
        .map(|(key, what)| {
            Line::from(vec![
                Span::styled(crate::fit(key, 11), scene.theme.strong()),
                Span::styled(scene.text(what), scene.theme.text()),
            ])
        })
        .collect()
}
