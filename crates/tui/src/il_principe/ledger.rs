//! The ledger: rows of families, cities, lots and the own hand over the same five colour columns.

use curia_il_principe::data::{City, Colour, Tile};
use curia_il_principe::{Cards, HouseView, Move, PhaseName};
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::emblems::{NOTHING, PRINCIPE, SHIELD, badge, badges, crest, crest_at, look, paint};
use super::words::Word;
use super::{Paper, Stage, rows};
use crate::screen::row;
use crate::text::{cut, fit};

/// Cells before a name: the mark, the crest, the Principe.
const MARKS: usize = 3;

/// Where names have fewer cells than this, those of cities stand directly behind the mark.
const LONGEST_CITY: usize = 8;

/// How wide the columns are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Columns {
    name: usize,
    colour: usize,
    /// Points, gold, shields, cards.
    figures: [usize; 4],
}

impl Columns {
    /// The columns of a ledger of at most `most` cells; if that is little, the names give way.
    pub(super) fn of(scene: &Stage<'_>, wide: bool, most: u16) -> Columns {
        let (name, colour, figures) = if wide { (11, 5, [4, 6, 4, 7]) } else { (10, 4, [4, 5, 3, 5]) };
        let piles = scene.view.houses.iter().flat_map(|house| Colour::ALL.map(|colour| pile(house, colour).len()));
        let colour = colour.max(piles.max().unwrap_or(0) + 1);
        let all = Columns { name, colour, figures };
        Columns { name: name.saturating_sub(usize::from(all.width().saturating_sub(most))), ..all }
    }

    /// The cells of a row.
    pub(super) fn width(self) -> u16 {
        rows(MARKS + self.name + self.colour * Colour::COUNT + self.figures.iter().sum::<usize>())
    }

    /// One row: what stands before and at the name, then the columns.
    fn line(self, head: Vec<Span<'static>>, colours: [Cell; Colour::COUNT], figures: [Cell; 4]) -> Line<'static> {
        let mut spans = head;
        spans.extend(colours.into_iter().flat_map(|cell| cell.flush(self.colour)));
        spans.extend(figures.into_iter().zip(self.figures).flat_map(|(cell, width)| cell.flush(width)));
        Line::from(spans)
    }

    /// A title that fills marks and name.
    fn title(self, text: &str, style: Style) -> Vec<Span<'static>> {
        vec![Span::styled(fit(text, MARKS + self.name), style)]
    }

    /// The place of a colour in a row.
    fn place(self, colour: Colour, area: Rect) -> Rect {
        let x = rows(MARKS + self.name + self.colour * colour as usize).min(area.width);
        Rect { x: area.x + x, width: rows(self.colour).min(area.width - x), ..area }
    }
}

/// What stands in a column.
struct Cell {
    text: String,
    style: Style,
}

impl Cell {
    fn new(text: impl Into<String>, style: Style) -> Cell {
        Cell { text: text.into(), style }
    }

    fn empty() -> Cell {
        Cell::new("", Style::new())
    }

    /// A number, or a quiet dot for none.
    fn count(scene: &Stage<'_>, count: u8, style: Style) -> Cell {
        if count == 0 { Cell::new(NOTHING, scene.theme.quiet()) } else { Cell::new(count.to_string(), style) }
    }

    /// The cell at the right edge of `width` cells; only the text carries the style.
    fn flush(self, width: usize) -> [Span<'static>; 2] {
        let text = cut(&self.text, width);
        let air = " ".repeat(width.saturating_sub(text.width()));
        [Span::raw(air), Span::styled(text, self.style)]
    }
}

/// Face-up cards of a colour and, behind a slash, face-down ones; empty for neither.
fn pile(house: &HouseView, colour: Colour) -> String {
    match (house.up[colour], house.down[colour]) {
        (0, 0) => String::new(),
        (up, 0) => up.to_string(),
        (up, down) => format!("{up}/{down}"),
    }
}

/// The cards of a colour before a family; who has the most face up stands out.
fn pile_cell(scene: &Stage<'_>, house: &HouseView, colour: Colour) -> Cell {
    let text = pile(house, colour);
    if text.is_empty() {
        return Cell::new(NOTHING, scene.theme.quiet());
    }
    let most = scene.view.houses.iter().map(|other| other.up[colour]).max().unwrap_or(0);
    let weight = if house.up[colour] == most { scene.theme.strong() } else { scene.theme.text() };
    let idle = weight.patch(paint(scene, colour));
    if house.seat != scene.person {
        return Cell::new(text, idle);
    }
    let (mark, style) = look(scene, Move::TurnUp(colour), idle);
    Cell::new(format!("{}{text}", mark.trim()), style)
}

fn heads(scene: &Stage<'_>) -> [Cell; Colour::COUNT] {
    Colour::ALL.map(|colour| Cell::new(badge(scene, colour), scene.theme.strong().patch(paint(scene, colour))))
}

/// The heads of the columns over the families, whose cards are counted face up and face down.
pub(super) fn draw_family_head(scene: &Stage<'_>, columns: Columns, area: Rect, canvas: &mut Paper<'_>) {
    let quiet = |text: String| Cell::new(text, scene.theme.quiet());
    let figures = [
        quiet(scene.text(Word::Points)),
        quiet(scene.text(Word::Gold)),
        quiet(SHIELD.to_owned()),
        quiet(scene.text(Word::HandSize)),
    ];
    let title = columns.title(&format!("{} ↑/↓", scene.text(Word::Families)), scene.theme.strong());
    canvas.line(area, &columns.line(title, heads(scene), figures));
}

/// A family: who leads it, what lies before them, what they have.
pub(super) fn draw_family(scene: &Stage<'_>, columns: Columns, house: &HouseView, area: Rect, canvas: &mut Paper<'_>) {
    let theme = scene.theme;
    let own = house.seat == scene.person;
    let active = scene.asking.shown.has(house.seat);
    let full = scene.name(house.seat);
    let name = if full.width() <= columns.name { full } else { scene.names.get(house.seat).into_owned() };
    let head = vec![
        Span::styled(if active { "●" } else { " " }, theme.strong()),
        Span::styled(crest(house.family), theme.strong()),
        Span::styled(if house.seat == scene.view.principe { PRINCIPE } else { " " }, theme.strong()),
        Span::styled(fit(&name, columns.name), if own || active { theme.strong() } else { theme.text() }),
    ];
    let gold = house.gold.map_or_else(
        || Cell::new("?", theme.quiet()),
        |gold| Cell::new(gold.to_string(), if own { theme.strong() } else { theme.text() }),
    );
    let figures = [
        Cell::new(house.vp.to_string(), theme.strong()),
        gold,
        Cell::count(scene, house.supply, theme.text()),
        Cell::count(scene, house.hand_size, theme.text()),
    ];
    let piles = Colour::ALL.map(|colour| pile_cell(scene, house, colour));
    canvas.line(area, &columns.line(head, piles, figures));
    if own {
        Colour::ALL.into_iter().for_each(|colour| canvas.touch(columns.place(colour, area), Move::TurnUp(colour)));
    }
}

/// Everything else worth knowing about a family, in one line.
pub(super) fn draw_notes(scene: &Stage<'_>, house: &HouseView, area: Rect, canvas: &mut Paper<'_>) {
    let mut notes = vec![scene.text(house.family.key())];
    let cities: Vec<String> = house.cities.iter().map(|city| scene.text(city.key())).collect();
    if !cities.is_empty() {
        notes.push(cities.join(", "));
    }
    if house.seat != scene.person && !house.sure.is_empty() {
        notes.push(scene.words.fill(Word::Sure, &[("cards", &badges(scene, house.sure))]));
    }
    let width = usize::from(area.width).saturating_sub(MARKS);
    let text = format!("{}{}", " ".repeat(MARKS), cut(&notes.join(" · "), width));
    canvas.line(area, &Line::styled(text, scene.theme.quiet()));
}

/// Who holds the roles of each colour: the major, a slash, the minor.
pub(super) fn draw_holders(scene: &Stage<'_>, columns: Columns, area: Rect, canvas: &mut Paper<'_>) {
    let holder = |tile: Tile| {
        let house = scene.view.houses.iter().find(|house| house.roles.contains(&tile));
        house.map_or(NOTHING, |house| crest_at(scene.view, house.seat))
    };
    let minors = scene.view.numbers().minors;
    let cells = Colour::ALL.map(|colour| {
        let (major, minor) = (holder(Tile::major(colour)), holder(Tile::minor(colour)));
        match (major, minor) {
            (NOTHING, NOTHING) => Cell::new(NOTHING, scene.theme.quiet()),
            (major, _) if !minors => Cell::new(major, scene.theme.text()),
            (major, minor) => Cell::new(format!("{major}/{minor}"), scene.theme.text()),
        }
    });
    let title = scene.text(if minors { Word::Holders } else { Word::Roles });
    let title = columns.title(&title, scene.theme.quiet());
    canvas.line(area, &columns.line(title, cells, [(); 4].map(|()| Cell::empty())));
}

/// The heads of the columns over the cities.
pub(super) fn draw_city_head(scene: &Stage<'_>, columns: Columns, area: Rect, canvas: &mut Paper<'_>) {
    let quiet = |text: String| Cell::new(text, scene.theme.quiet());
    let figures = [
        quiet(scene.text(Word::Points)),
        quiet(scene.text(Word::Gold)),
        quiet(SHIELD.to_owned()),
        quiet(scene.text(Word::Regions)),
    ];
    let title = columns.title(&scene.text(Word::Cities), scene.theme.strong());
    canvas.line(area, &columns.line(title, heads(scene), figures));
}

/// The cities that can be built, one a row.
pub(super) fn draw_cities(scene: &Stage<'_>, columns: Columns, area: Rect, canvas: &mut Paper<'_>) {
    for (index, &city) in scene.view.display.iter().enumerate() {
        draw_city(scene, columns, city, row(area, rows(index)), canvas);
    }
}

/// A city: what it takes and what it gives. A tick says that the person could pay for it.
fn draw_city(scene: &Stage<'_>, columns: Columns, city: City, area: Rect, canvas: &mut Paper<'_>) {
    let theme = scene.theme;
    let card = city.card();
    let own = scene.view.own();
    let hand = own.and_then(|own| own.hand).unwrap_or_default();
    let gold = own.and_then(|own| own.gold).unwrap_or(0);
    let (mark, style) = look(scene, Move::Build(city), theme.text());
    let payable = scene.view.phase != PhaseName::Over && hand.covers(card.icons) && gold >= card.size.cost();
    let mark = if mark == " " && payable { "✓" } else { mark };
    let air = if columns.name < LONGEST_CITY { 0 } else { MARKS - 1 };
    let name = cut(&scene.text(city.key()), columns.name + MARKS - 1 - air);
    let rest = (columns.name + MARKS - 1 - air).saturating_sub(name.width());
    let head = vec![
        Span::styled(mark, theme.choice()),
        Span::raw(" ".repeat(air)),
        Span::styled(name, style),
        Span::raw(" ".repeat(rest)),
    ];
    let icons = Colour::ALL.map(|colour| {
        let weight = if hand[colour] >= card.icons[colour] { theme.strong() } else { theme.text() };
        Cell::count(scene, card.icons[colour], weight.patch(paint(scene, colour)))
    });
    let letters: String = card.regions.iter().map(|region| region.letter()).collect();
    let figures = [
        Cell::new(card.size.vp().to_string(), theme.text()),
        Cell::new(card.size.cost().to_string(), theme.text()),
        Cell::new(card.size.shields().to_string(), theme.text()),
        Cell::new(letters, theme.text()),
    ];
    canvas.line(area, &columns.line(head, icons, figures));
    canvas.touch(area, Move::Build(city));
}

/// The lots still to be sold, the present one in brackets; while cards are offered, the person's own offer.
pub(super) fn draw_lots(scene: &Stage<'_>, columns: Columns, area: Rect, canvas: &mut Paper<'_>) {
    let offering = scene.view.phase == PhaseName::Offer;
    let mut lots = Cards::NONE;
    if offering {
        lots = scene.view.own().and_then(|own| own.offer).unwrap_or_default();
    } else {
        scene.view.lots.iter().for_each(|lot| lots[lot.colour] += lot.count);
    }
    let present = scene.view.lots.first().filter(|_| scene.view.phase == PhaseName::Bid).map(|lot| lot.colour);
    let cells = Colour::ALL.map(|colour| {
        let style = paint(scene, colour);
        if present == Some(colour) {
            Cell::new(format!("[{}]", lots[colour]), style.patch(scene.theme.strong()))
        } else {
            Cell::count(scene, lots[colour], style)
        }
    });
    let title = scene.text(if offering { Word::Offer } else { Word::Lots });
    let title = columns.title(&title, scene.theme.text());
    canvas.line(area, &columns.line(title, cells, [(); 4].map(|()| Cell::empty())));
}

/// The own hand and purse. What can be offered or laid is lit.
pub(super) fn draw_hand(scene: &Stage<'_>, columns: Columns, area: Rect, canvas: &mut Paper<'_>) {
    let Some(own) = scene.view.own() else { return };
    let (Some(hand), Some(gold)) = (own.hand, own.gold) else { return };
    let theme = scene.theme;
    let cells = Colour::ALL.map(|colour| {
        let moves = [Move::Offer(colour), Move::Lay(colour)];
        let mv = moves.into_iter().find(|mv| scene.may(*mv)).unwrap_or(Move::Lay(colour));
        canvas.touch(columns.place(colour, area), mv);
        let (mark, style) = look(scene, mv, theme.strong().patch(paint(scene, colour)));
        let cell = Cell::count(scene, hand[colour], style);
        Cell { text: format!("{}{}", mark.trim(), cell.text), style: cell.style }
    });
    let figures = [
        Cell::empty(),
        Cell::new(gold.to_string(), theme.strong()),
        Cell::empty(),
        Cell::new(hand.total().to_string(), theme.strong()),
    ];
    let title = columns.title(&scene.text(Word::Hand), theme.strong());
    canvas.line(area, &columns.line(title, cells, figures));
}

/// The cards of unsold lots.
pub(super) fn draw_removed(scene: &Stage<'_>, columns: Columns, area: Rect, canvas: &mut Paper<'_>) {
    let quiet = scene.theme.quiet();
    let cells = Colour::ALL.map(|colour| Cell::count(scene, scene.view.removed[colour], quiet));
    let title = columns.title(&scene.text(Word::Removed), quiet);
    canvas.line(area, &columns.line(title, cells, [(); 4].map(|()| Cell::empty())));
}
