//! The table of Rival Kings: the market, the players with what lies before them, the own hand.

mod cards;
mod flow;
mod hand;
mod market;
mod players;
mod words;

use curia_core::Key;
use curia_rival_kings::{Action, Colour, CyclePhase, MatchMode, Move, RivalKings};
use curia_texts::Lang;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::screen::{below, row};
use crate::{Canvas, Rules, Scene, Screen};

use words::Word;

type Stage<'a> = Scene<'a, RivalKings>;
type Paper<'a> = Canvas<'a, Move>;

/// From this height on the market is laid out as cards and every part has air round it.
const AIRY: u16 = 24;
/// From this width on the chronicle has a column of its own.
const WIDE: u16 = 108;
/// The width of that column with the gap before it.
const CHRONICLE: u16 = 36;
/// The widest table that reads well.
const WIDEST: u16 = 96;

impl Screen for RivalKings {
    fn words() -> Vec<Key> {
        words::all()
    }

    fn rules(lang: Lang) -> Option<Rules> {
        Rules::of::<Self>(lang).ok()
    }

    fn status(scene: &Stage<'_>) -> String {
        let view = scene.view;
        let phase = match view.phase {
            CyclePhase::Characters => Word::PhaseCharacters,
            CyclePhase::Conflicts => Word::PhaseConflicts,
            CyclePhase::Actions => Word::PhaseActions,
            CyclePhase::Over => return String::new(),
        };
        let phrase = match view.options.match_mode {
            MatchMode::Single => Word::Status.phrase(),
            MatchMode::Games => {
                Word::StatusGames.phrase().with("game", view.game).with("games", view.options.match_games)
            }
            MatchMode::Points => {
                Word::StatusPoints.phrase().with("game", view.game).with("points", view.options.match_points)
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
    let rest = if under { 4 } else { 2 };
    let left = area.height.saturating_sub(used + 1 + hand::height(scene, area.width, true) + rest);
    used += players::draw(scene, below(area, used), left, true, canvas) + 1;
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
    let fixed = used + hand::height(scene, area.width, false) + if under { 2 } else { 0 };
    let left = area.height.saturating_sub(fixed);
    used += players::draw(scene, below(area, used), left, false, canvas);
    used += hand::flow(scene, below(area, used), canvas);
    // What is seen in a pile would be told once more, too long for the rest of a low screen.
    if scene.view.looked.is_empty() { used } else { area.height }
}

/// What the symbols mean, in two rows.
fn draw_legend(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) {
    let quiet = scene.theme.quiet();
    let strong = scene.theme.strong();
    let explained = |sign: Span<'static>, word: Word| [sign, Span::styled(format!(" {}  ", scene.text(word)), quiet)];
    let sign = |(sign, style, word): (&'static str, Style, Word)| explained(Span::styled(sign, style), word);
    let colours =
        Colour::ALL.into_iter().flat_map(|colour| explained(cards::emblem(scene, colour), cards::place(colour)));
    let actions = [
        ("✓", quiet, Word::LegendDone),
        ("✕", scene.theme.alert(), Word::LegendStolen),
        ("=", scene.theme.alert(), Word::Tied),
    ];
    canvas.line(area, &Line::from_iter(colours.chain(actions.into_iter().flat_map(sign))));
    let things = [
        (cards::BUILDING, strong, Word::LegendBuilding),
        (cards::SUBJECT, strong, Word::LegendSubject),
        ("¢", strong, Word::LegendCoin),
        ("⚑", strong, Word::LegendMarker),
        ("¹", strong, Word::LegendPair),
        ("✦", strong, Word::LegendAbility),
        ("*", strong, Word::LegendSymbol),
    ];
    canvas.line(row(area, 1), &Line::from_iter(things.into_iter().flat_map(sign)));
}

/// The mark before something that stands for `mv`, and how the thing itself is painted.
fn look(scene: &Stage<'_>, mv: Option<Move>, otherwise: Style) -> (&'static str, Style) {
    match mv {
        Some(mv) if scene.marked(mv) => ("▸", scene.theme.selected()),
        Some(mv) if scene.may(mv) => ("◆", scene.theme.choice()),
        _ => ("", otherwise),
    }
}

/// The short name of an action.
fn action_word(scene: &Stage<'_>, action: Action) -> String {
    scene.text(words::action(action))
}

/// A text as wide as it is, in cells of the terminal.
fn cells(text: &str) -> u16 {
    u16::try_from(unicode_width::UnicodeWidthStr::width(text)).unwrap_or(u16::MAX)
}
