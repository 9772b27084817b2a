//! The table of Rival Kings: the market, the players with what lies before them, the own hand.

mod cards;
mod flow;
mod hand;
mod market;
mod players;

use curia_core::Key;
use curia_rival_kings::{Action, Colour, MatchMode, Phase, RivalKings, RivalKingsMove};
use curia_texts::rival_kings as texts;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::screen::{below, row};
use crate::{Canvas, Scene, Screen};

type Stage<'a> = Scene<'a, RivalKings>;
type Paper<'a> = Canvas<'a, RivalKingsMove>;

/// From this height on the market is laid out as cards and every part has air round it.
const AIRY: u16 = 24;
/// From this width on the chronicle has a column of its own.
const WIDE: u16 = 108;
/// The width of that column with the gap before it.
const CHRONICLE: u16 = 36;
/// The widest table that reads well.
const WIDEST: u16 = 96;

impl Screen for RivalKings {
    fn status(scene: &Stage<'_>) -> String {
        let view = scene.view;
        let phase = match view.phase {
            Phase::Characters => texts::PHASE_CHARACTERS,
            Phase::Conflicts => texts::PHASE_CONFLICTS,
            Phase::Actions => texts::PHASE_ACTIONS,
            Phase::Over => return String::new(),
        };
        let phrase = match view.options.match_mode {
            MatchMode::Single => texts::STATUS.phrase(),
            MatchMode::Games => {
                texts::STATUS_GAMES.phrase().with("game", view.game).with("games", view.options.match_games)
            }
            MatchMode::Points => {
                texts::STATUS_POINTS.phrase().with("game", view.game).with("points", view.options.match_points)
            }
        };
        scene.say(&phrase.with("round", i32::from(view.round)).with("cycle", view.cycle).with("phase", phase))
    }

    fn draw(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) -> Rect {
        let wide = area.width >= WIDE;
        let (main, side) = if wide { columns(area) } else { (area, Rect::ZERO) };
        let used = if area.height >= AIRY {
            draw_airy(scene, main, !wide, canvas)
        } else {
            draw_tight(scene, main, !wide, canvas)
        };
        if wide { side } else { below(main, used) }
    }
}

/// The table, and the chronicle beside it.
fn columns(area: Rect) -> (Rect, Rect) {
    let width = area.width.saturating_sub(CHRONICLE).min(WIDEST);
    let taken = (width + 3).min(area.width);
    (Rect { width, ..area }, Rect { x: area.x + taken, width: area.width - taken, ..area })
}

/// Everything with air round it. Returns the rows used; some are left for the chronicle if it stands `under` the
/// table.
fn draw_airy(scene: &Stage<'_>, area: Rect, under: bool, canvas: &mut Paper<'_>) -> u16 {
    let mut used = market::cards(scene, area, canvas) + 1;
    let hand = hand::height(scene, area.width, true);
    let left = area.height.saturating_sub(used + 1 + hand + if under { 3 } else { 0 });
    used += players::draw(scene, below(area, used), left, canvas) + 1;
    used += hand::list(scene, below(area, used), canvas);
    let rest = below(area, used);
    if !under && rest.height >= 2 {
        draw_legend(scene, below(rest, rest.height - 2), canvas);
    }
    used + 1
}

/// The same on a low screen, without air.
fn draw_tight(scene: &Stage<'_>, area: Rect, under: bool, canvas: &mut Paper<'_>) -> u16 {
    let mut used = market::rows(scene, area, canvas);
    let hand = hand::height(scene, area.width, false);
    let left = area.height.saturating_sub(used + hand + u16::from(under));
    used += players::draw(scene, below(area, used), left, canvas);
    used + hand::flow(scene, below(area, used), canvas)
}

/// What the symbols mean, in two rows.
fn draw_legend(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) {
    let quiet = scene.theme.quiet();
    let colours = Colour::ALL.iter().flat_map(|&colour| {
        let word = format!(" {}   ", scene.text(cards::place(colour)));
        [cards::emblem(scene, colour), Span::styled(word, quiet)]
    });
    canvas.line(area, &Line::from_iter(colours));
    let signs: [(&'static str, Style, Key); 8] = [
        (cards::BUILDING, scene.theme.strong(), texts::LEGEND_BUILDING),
        (cards::SUBJECT, scene.theme.strong(), texts::LEGEND_SUBJECT),
        ("¢", scene.theme.strong(), texts::LEGEND_COIN),
        ("⚑", scene.theme.strong(), texts::LEGEND_MARKER),
        ("¹", scene.theme.strong(), texts::LEGEND_PAIR),
        ("✦", scene.theme.strong(), texts::LEGEND_ABILITY),
        ("✓", quiet, texts::LEGEND_DONE),
        ("✕", scene.theme.alert(), texts::LEGEND_STOLEN),
    ];
    let signs = signs.into_iter().flat_map(|(sign, style, key)| {
        [Span::styled(sign, style), Span::styled(format!(" {}  ", scene.text(key)), quiet)]
    });
    canvas.line(row(area, 1), &Line::from_iter(signs));
}

/// The mark before something that stands for `mv`, and how the thing itself is painted.
fn look(scene: &Stage<'_>, mv: Option<RivalKingsMove>, otherwise: Style) -> (&'static str, Style) {
    match mv {
        Some(mv) if scene.marked(mv) => ("▸", scene.theme.selected()),
        Some(mv) if scene.may(mv) => ("◆", scene.theme.choice()),
        _ => ("", otherwise),
    }
}

/// The short name of an action.
fn action_word(scene: &Stage<'_>, action: Action) -> String {
    scene.text(texts::action(action.id()))
}

/// A text as wide as it is, in cells of the terminal.
fn cells(text: &str) -> u16 {
    u16::try_from(unicode_width::UnicodeWidthStr::width(text)).unwrap_or(u16::MAX)
}
