//! The table of Heads of State: the map of four countries, below or beside it the players with their nobles and their
//! influence, and the cards in nine columns of attributes.

mod cards;
mod cells;
mod emblems;
mod map;
mod now;
mod players;
mod words;

use curia_core::{Key, keys_of};
use curia_heads_of_state::{HeadsOfState, Move, PhaseName};
use curia_texts::Lang;
use ratatui::layout::Rect;

use crate::screen::{below, row};
use crate::{Canvas, Rules, Scene, Screen};

use cards::Ledger;
use players::Columns;
use words::Word;

type Stage<'a> = Scene<'a, HeadsOfState>;
type Paper<'a> = Canvas<'a, Move>;

/// From this width on the columns are wide.
const WIDE: u16 = 98;
/// From this size on the map is a list of areas with everything else beside it.
const GRAND: (u16, u16) = (118, 25);
/// From this height on there is room to say what is going on.
const TALKATIVE: u16 = 10;
/// The chronicle of a large screen has at least so many rows before anything less important is shown.
const CHRONICLE: u16 = 7;

impl Screen for HeadsOfState {
    fn words() -> Vec<Key> {
        keys_of![Word]
    }

    fn rules(lang: Lang) -> Option<Rules> {
        Rules::of::<Self>(lang).ok()
    }

    fn status(scene: &Stage<'_>) -> String {
        let view = scene.view;
        let word = match view.pack {
            pack if pack.over && view.phase != PhaseName::Over => Word::StatusLast,
            pack if pack.shown => Word::StatusShown,
            pack if pack.open => Word::StatusOpen,
            _ => Word::Status,
        };
        let status = word.phrase().with("century", view.century.key()).with("pile", view.draw_pile);
        scene.say(&status.with("pack", view.pack.cards).with("treachery", view.treachery_pile))
    }

    fn draw(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) -> Rect {
        if area.width >= GRAND.0 && area.height >= GRAND.1 {
            draw_grand(scene, area, canvas)
        } else {
            draw_compact(scene, area, canvas)
        }
    }
}

/// A left part of `width` cells and the rest behind a gap.
fn split(area: Rect, width: u16, gap: u16) -> (Rect, Rect) {
    let width = width.min(area.width);
    let taken = (width + gap).min(area.width);
    (Rect { width, ..area }, Rect { x: area.x + taken, width: area.width - taken, ..area })
}

/// A number of things as rows or cells.
fn rows(count: usize) -> u16 {
    u16::try_from(count).unwrap_or(u16::MAX)
}

/// How many rows of a low screen each thing gets besides the map and a row for each player, the most important first.
struct Rows {
    /// Display and hand: two rows for both together, three for each by itself, one for the hand alone.
    cards: u16,
    head: u16,
    /// Between the map and what is below it.
    air: u16,
    payable: u16,
    /// Between the players and the cards.
    gap: u16,
    piles: u16,
    supply: u16,
}

impl Rows {
    fn of(mut spare: u16) -> Rows {
        let mut grant = |wanted: u16| {
            let granted = if spare >= wanted { wanted } else { 0 };
            spare -= granted;
            granted
        };
        let both = match grant(2) {
            0 => grant(1),
            rows => rows,
        };
        let [head, apart, air, payable, gap, piles, supply] = [1; 7].map(grant);
        Rows { cards: both + apart, head, air, payable, gap, piles, supply }
    }
}

/// A row of an area if it was granted, else an empty one.
fn granted(area: Rect, index: u16, rows: u16) -> Rect {
    let place = row(area, index);
    Rect { height: place.height.min(rows), ..place }
}

/// The map on top; below it the players and the cards, with the treachery and the chronicle beside them.
fn draw_compact(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) -> Rect {
    let wide = area.width >= WIDE;
    let columns = Columns::of(wide);
    let used = map::draw_columns(scene, area, canvas);
    let players = rows(scene.view.players.len());
    let given = Rows::of(area.height.saturating_sub(used + players));
    let (left, right) = split(below(area, used + given.air), columns.width(), if wide { 3 } else { 1 });
    players::draw_head(scene, columns, granted(left, 0, given.head), canvas);
    let mut depth = given.head;
    for player in &scene.view.players {
        players::draw_player(scene, columns, player, row(left, depth), canvas);
        depth += 1;
    }
    players::draw_payable(scene, columns, granted(left, depth, given.payable), canvas);
    depth += given.payable;
    players::draw_piles(scene, columns, granted(left, depth, given.piles), canvas);
    depth += given.piles;
    players::draw_supply(scene, columns, granted(left, depth, given.supply), canvas);
    depth += given.supply;
    draw_cards(scene, given.cards, below(left, depth + given.gap), canvas);
    cards::draw_plots(scene, right, canvas);
    let mut taken = 2;
    if right.height >= TALKATIVE {
        taken += now::draw(scene, below(right, taken + 1), canvas) + 2;
    }
    below(right, taken)
}

/// Display and hand in as many rows as there are for them.
fn draw_cards(scene: &Stage<'_>, granted: u16, area: Rect, canvas: &mut Paper<'_>) {
    let ledger = Ledger::of(area.width, false);
    match granted {
        0 => {}
        1 => cards::draw_hand_in_words(scene, area, canvas),
        2 => {
            cards::draw_head(scene, ledger, Word::Both, area, canvas);
            cards::draw_both(scene, ledger, row(area, 1), canvas);
        }
        _ => {
            cards::draw_head(scene, ledger, Word::Cards, area, canvas);
            cards::draw_offer(scene, ledger, row(area, 1), canvas);
            cards::draw_hand(scene, ledger, row(area, 2), canvas);
        }
    }
}

/// The map as a list on the left; beside it the players, the cards with the noble chart, and the chronicle.
fn draw_grand(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) -> Rect {
    let (left, right) = split(area, map::LIST, 2);
    let mut used = map::draw_list(scene, left, canvas);
    used += u16::from(left.height > used + 4);
    cards::draw_plots(scene, below(left, used), canvas);
    now::draw(scene, below(left, used + 2 + u16::from(left.height > used + 4)), canvas);

    let columns = Columns::of(right.width >= Columns::of(true).width());
    let players = rows(scene.view.players.len());
    let card_rows = 4 + cards::CHART;
    let spare = right.height.saturating_sub(1 + players + 1 + card_rows + 1 + CHRONICLE);
    let noted = spare >= players;
    players::draw_head(scene, columns, right, canvas);
    let mut depth = 1;
    for player in &scene.view.players {
        players::draw_player(scene, columns, player, row(right, depth), canvas);
        depth += 1;
        if noted {
            players::draw_notes(scene, player, row(right, depth), canvas);
            depth += 1;
        }
    }
    depth += 1;
    let ledger = Ledger::of(right.width, true);
    cards::draw_head(scene, ledger, Word::Nobles, row(right, depth), canvas);
    cards::draw_figure_heads(scene, ledger, row(right, depth), canvas);
    cards::draw_chart(scene, ledger, below(right, depth + 1), canvas);
    depth += 1 + cards::CHART;
    cards::draw_offer(scene, ledger, row(right, depth), canvas);
    cards::draw_hand(scene, ledger, row(right, depth + 1), canvas);
    cards::draw_aside(scene, ledger, row(right, depth + 2), canvas);
    below(right, depth + 4)
}
