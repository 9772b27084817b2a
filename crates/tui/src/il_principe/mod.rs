//! The table of Il Principe: a ledger whose five colour columns run through families, cities, lots and the own hand,
//! with the map beside it.

mod bidding;
mod emblems;
mod ledger;
mod map;
mod roles;
mod words;

use curia_core::{Key, keys_of};
use curia_il_principe::data::DISPLAY;
use curia_il_principe::{IlPrincipe, Item, Move, PhaseName, View};
use curia_texts::Lang;
use ratatui::layout::Rect;

use crate::screen::{below, row};
use crate::{Canvas, Rules, Scene, Screen};

use ledger::Columns;
use words::Word;

type Stage<'a> = Scene<'a, IlPrincipe>;
type Paper<'a> = Canvas<'a, Move>;

/// From this width on the columns are wide.
const WIDE: u16 = 98;
/// From this width of the map on there is room for words instead of marks.
const WORDY: u16 = 40;
/// Below this height the chronicle needs the rows beneath the map.
const LOW: u16 = 20;

impl Screen for IlPrincipe {
    fn words() -> Vec<Key> {
        keys_of![Word]
    }

    fn rules(lang: Lang) -> Option<Rules> {
        Rules::of::<Self>(lang).ok()
    }

    fn status(scene: &Stage<'_>) -> String {
        let view = scene.view;
        let Some(phase) = phase_name(view) else { return String::new() };
        let status = if view.last_round { Word::StatusLast } else { Word::Status }.phrase();
        let status = status.with("round", view.round).with("phase", phase).with("cities", view.city_deck);
        scene.say(&status.with("deck", view.deck).with("threshold", view.deck_threshold))
    }

    fn draw(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) -> Rect {
        let gap = if area.width >= WIDE { 2 } else { 1 };
        let most = area.width.saturating_sub(map::width(scene.view) + gap);
        let columns = Columns::of(scene, area.width >= WIDE, most);
        let (left, right) = split(area, columns.width(), gap);
        let wordy = right.width >= WORDY && right.height >= LOW;
        draw_ledger(scene, columns, left, !wordy, canvas);
        let mut used = map::draw(scene, right, canvas) + 1;
        if wordy {
            used += bidding::draw_block(scene, below(right, used), canvas) + 1;
        }
        below(right, used)
    }
}

/// What the table is busy with; `None` when all is over.
fn phase_name(view: &View) -> Option<Word> {
    Some(match view.phase {
        PhaseName::Offer => Word::PhaseOffer,
        PhaseName::Bid => match view.auction.as_ref().map(|auction| auction.item) {
            Some(Item::Role(_)) => Word::PhaseRoles,
            _ => Word::PhaseAuction,
        },
        PhaseName::BuildOption | PhaseName::PlaceShield => Word::PhaseBuild,
        PhaseName::Action | PhaseName::LayCount => Word::PhaseAction,
        PhaseName::TurnUp | PhaseName::PlaceShieldAny => Word::PhaseRoles,
        PhaseName::Over => return None,
    })
}

/// A left part of `width` cells and the rest behind a gap.
fn split(area: Rect, width: u16, gap: u16) -> (Rect, Rect) {
    let width = width.min(area.width);
    let taken = (width + gap).min(area.width);
    (Rect { width, ..area }, Rect { x: area.x + taken, width: area.width - taken, ..area })
}

/// A number of things as rows.
fn rows(count: usize) -> u16 {
    u16::try_from(count).unwrap_or(u16::MAX)
}

/// The fewest rows of the ledger: head, families, cities, the hand and what is going on.
fn ledger_rows(view: &View) -> u16 {
    rows(view.houses.len() + DISPLAY + 3)
}

/// Draws the ledger; with a line of what is going on (`now`) if nothing else tells it.
fn draw_ledger(scene: &Stage<'_>, columns: Columns, area: Rect, now: bool, canvas: &mut Paper<'_>) {
    let airy = ledger_rows(scene.view) + rows(scene.view.houses.len()) + 9;
    if area.height >= airy + u16::from(now) {
        draw_airy(scene, columns, area, now, canvas);
    } else {
        draw_tight(scene, columns, area, now, canvas);
    }
}

/// Every row there is, with notes about the families and the roles by name.
fn draw_airy(scene: &Stage<'_>, columns: Columns, area: Rect, now: bool, canvas: &mut Paper<'_>) {
    ledger::draw_family_head(scene, columns, area, canvas);
    let mut used = 1;
    for house in &scene.view.houses {
        ledger::draw_family(scene, columns, house, row(area, used), canvas);
        ledger::draw_notes(scene, house, row(area, used + 1), canvas);
        used += 2;
    }
    ledger::draw_city_head(scene, columns, row(area, used + 1), canvas);
    used += 2;
    ledger::draw_cities(scene, columns, below(area, used), canvas);
    used += rows(DISPLAY);
    ledger::draw_lots(scene, columns, row(area, used), canvas);
    ledger::draw_hand(scene, columns, row(area, used + 1), canvas);
    used += 2;
    let wanted = roles::ROWS + 1 + u16::from(now);
    if area.height > used + wanted && !scene.view.removed.is_empty() {
        ledger::draw_removed(scene, columns, row(area, used), canvas);
        used += 1;
    }
    roles::draw(scene, below(area, used + 1), canvas);
    if now {
        bidding::draw_line(scene, row(area, area.height.saturating_sub(1)), canvas);
    }
}

/// What is needed to play, with as much air between as there is.
fn draw_tight(scene: &Stage<'_>, columns: Columns, area: Rect, now: bool, canvas: &mut Paper<'_>) {
    let mut spare = area.height.saturating_sub(ledger_rows(scene.view) - u16::from(!now));
    let mut grant = || {
        let granted = u16::from(spare > 0);
        spare -= granted;
        granted
    };
    let [lots, holders, heads, first_gap, second_gap] = [grant(), grant(), grant(), grant(), grant()];
    ledger::draw_family_head(scene, columns, area, canvas);
    let mut used = 1;
    for house in &scene.view.houses {
        ledger::draw_family(scene, columns, house, row(area, used), canvas);
        used += 1;
    }
    if holders > 0 {
        ledger::draw_holders(scene, columns, row(area, used), canvas);
    }
    used += holders;
    if heads > 0 {
        ledger::draw_city_head(scene, columns, row(area, used), canvas);
    }
    used += heads;
    ledger::draw_cities(scene, columns, below(area, used), canvas);
    used += rows(DISPLAY) + first_gap;
    if lots > 0 {
        ledger::draw_lots(scene, columns, row(area, used), canvas);
    }
    used += lots;
    ledger::draw_hand(scene, columns, row(area, used), canvas);
    used += 1 + second_gap;
    if now {
        bidding::draw_line(scene, row(area, used), canvas);
    }
}
