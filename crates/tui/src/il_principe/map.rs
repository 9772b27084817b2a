//! The map as a table: regions with the shields of each family and, where there is room, their cities.

use curia_il_principe::data::{City, Region};
use curia_il_principe::{Move, View};
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::emblems::{NOTHING, SHIELD, crest, look};
use super::words::Word;
use super::{Paper, Stage, WORDY, rows};
use crate::fit;
use crate::screen::row;

/// Cells of mark, letter and name.
const LABEL: usize = 12;
/// From this width on the cities of a region fit in a line.
const WITH_CITIES: u16 = 55;
/// Below this height the cities would take the room of the chronicle.
const TALL: u16 = 22;

/// The fewest cells of the map.
pub(super) fn width(view: &View) -> u16 {
    rows(LABEL + 3 * view.houses.len())
}

/// Draws the map and returns the rows used.
pub(super) fn draw(scene: &Stage<'_>, area: Rect, canvas: &mut Paper<'_>) -> u16 {
    let cell = if area.width >= WORDY { 5 } else { 3 };
    let mut head =
        vec![Span::styled(fit(&format!("{SHIELD} {}", scene.text(Word::Shields)), LABEL), scene.theme.strong())];
    head.extend(scene.view.houses.iter().map(|house| {
        let own = house.seat == scene.person;
        let style = if own { scene.theme.strong() } else { scene.theme.text() };
        Span::styled(format!("{:>cell$}", crest(house.family)), style)
    }));
    canvas.line(area, &Line::from(head));
    let with_cities = area.width >= WITH_CITIES && area.height >= TALL;
    let mut used = 1;
    for region in Region::ALL {
        draw_region(scene, region, cell, row(area, used), canvas);
        used += 1;
        if with_cities {
            draw_cities(scene, region, row(area, used), canvas);
            used += 1;
        }
    }
    used.min(area.height)
}

/// A region with the shields in it; the most stand out. A hollow mark: the marked city lies at it.
fn draw_region(scene: &Stage<'_>, region: Region, cell: usize, area: Rect, canvas: &mut Paper<'_>) {
    let theme = scene.theme;
    let (mark, style) = look(scene, Move::Shield(region), theme.text());
    let touched = matches!(scene.selected, Some(Move::Build(city)) if city.touches(region));
    let mark = if mark == " " && touched { "◇" } else { mark };
    let mut spans = vec![
        Span::styled(mark, theme.choice()),
        Span::styled(region.letter().to_string(), theme.quiet()),
        Span::raw(" "),
        Span::styled(fit(&scene.text(region.key()), LABEL - 3), style),
    ];
    let shields = scene.view.houses.iter().map(|house| house.shields[region as usize]);
    let most = shields.clone().max().unwrap_or(0);
    spans.extend(shields.map(|count| match count {
        0 => Span::styled(format!("{NOTHING:>cell$}"), theme.quiet()),
        _ => Span::styled(format!("{count:>cell$}"), if count == most { theme.strong() } else { theme.text() }),
    }));
    canvas.line(area, &Line::from(spans));
    canvas.touch(area, Move::Shield(region));
}

/// The cities at the corners of a region; behind a built one the crest of its builder.
fn draw_cities(scene: &Stage<'_>, region: Region, area: Rect, canvas: &mut Paper<'_>) {
    let theme = scene.theme;
    let mut spans = vec![Span::raw("   ")];
    for city in region.corners() {
        let name = scene.text(city.key());
        match builder(scene, city) {
            Some(crest) => {
                spans.extend([Span::raw(name), Span::styled(format!(" {crest}"), theme.strong())]);
            }
            None => spans.push(Span::styled(name, theme.quiet())),
        }
        spans.push(Span::raw("  "));
    }
    canvas.line(area, &Line::from(spans));
}

/// The crest of the family that built the city.
fn builder(scene: &Stage<'_>, city: City) -> Option<&'static str> {
    let house = scene.view.houses.iter().find(|house| house.cities.contains(&city))?;
    Some(crest(house.family))
}
