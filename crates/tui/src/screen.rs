//! What a game can draw by itself.

use curia_core::{Asking, Game, Key, Phrase, Scores, Seat, SeatCount};
use curia_texts::{General, Lang, Names, Words};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

use crate::{Rules, Theme, outline};

/// A game with a picture. `impl Screen for MyGame {}` is enough to play: the table is then drawn from the
/// view's outline.
///
/// The frame round the picture (title, question, choices, chronicle, help, scores) is the same for all games.
pub trait Screen: Game {
    /// The words of the screen, all in the space `<id>-screen`; a test compares them with both languages.
    fn words() -> Vec<Key> {
        Vec::new()
    }

    /// The rules book of the game, if there is one.
    fn rules(_lang: Lang) -> Option<Rules> {
        None
    }

    /// How far the game is, for the title line: "Day 2 of 3".
    fn status(scene: &Scene<'_, Self>) -> String {
        let _ = scene;
        String::new()
    }

    /// Draws the table into `area` and returns the part it leaves to the chronicle (at least a few rows, or
    /// an empty rectangle if there is no room).
    ///
    /// `area` may have any size, also none. Things that stand for a move call [`Canvas::touch`], so that a
    /// click on them means that move.
    fn draw(scene: &Scene<'_, Self>, area: Rect, canvas: &mut Canvas<'_, Self::Move>) -> Rect {
        outline::draw(scene, area, canvas)
    }
}

/// Everything a picture may show: one viewer's knowledge and the state of their hands on the keyboard.
pub struct Scene<'a, G: Game> {
    /// What the person may know.
    pub view: &'a G::View,
    /// What they may do now.
    pub legal: &'a [G::Move],
    /// Which of their moves is marked.
    pub selected: Option<G::Move>,
    /// The points as they may know them.
    pub scores: &'a Scores,
    /// Whom the game waits for.
    pub asking: Asking,
    /// How many play.
    pub seats: SeatCount,
    /// Where the person sits.
    pub person: Seat,
    /// What the players are called.
    pub names: &'a Names,
    /// The language.
    pub words: &'a Words,
    /// How things are painted.
    pub theme: Theme,
}

impl<G: Game> Scene<'_, G> {
    /// A text without arguments.
    pub fn text(&self, key: impl Into<Key>) -> String {
        self.words.text(key)
    }

    /// A phrase in words.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.words.phrase(phrase, self.names)
    }

    /// The name of a player; the person's own says so.
    pub fn name(&self, seat: Seat) -> String {
        let name = self.names.get(seat);
        if seat == self.person { self.words.fill(General::You, &[("name", &name)]) } else { name.into_owned() }
    }

    /// True if the person may make this move now.
    pub fn may(&self, mv: G::Move) -> bool {
        self.legal.contains(&mv)
    }

    /// True if this move is marked.
    pub fn marked(&self, mv: G::Move) -> bool {
        self.selected == Some(mv)
    }
}

/// Where a picture is drawn, and which parts of it stand for moves.
pub struct Canvas<'a, M> {
    buffer: &'a mut Buffer,
    touches: Vec<(Rect, M)>,
}

impl<'a, M: Copy> Canvas<'a, M> {
    /// A canvas over a buffer.
    pub fn new(buffer: &'a mut Buffer) -> Canvas<'a, M> {
        Canvas { buffer, touches: Vec::new() }
    }

    /// Writes a line at the top of `area`, cut to its width. An empty area shows nothing.
    pub fn line(&mut self, area: Rect, line: &Line<'_>) {
        let area = area.intersection(self.buffer.area);
        if !area.is_empty() {
            self.buffer.set_line(area.x, area.y, line, area.width);
        }
    }

    /// Makes a click into `area` mean `mv`.
    pub fn touch(&mut self, area: Rect, mv: M) {
        if !area.is_empty() {
            self.touches.push((area, mv));
        }
    }

    /// The buffer, for widgets.
    pub fn buffer(&mut self) -> &mut Buffer {
        self.buffer
    }

    /// What was made touchable.
    pub(crate) fn into_touches(self) -> Vec<(Rect, M)> {
        self.touches
    }
}

/// One row of an area, counted from its top; empty if the area ends above it.
pub(crate) fn row(area: Rect, index: u16) -> Rect {
    if index < area.height { Rect { y: area.y + index, height: 1, ..area } } else { Rect { height: 0, ..area } }
}

/// The area without its first `rows`.
pub(crate) fn below(area: Rect, rows: u16) -> Rect {
    let rows = rows.min(area.height);
    Rect { y: area.y + rows, height: area.height - rows, ..area }
}
