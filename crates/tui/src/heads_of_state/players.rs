//! The players in a table: points, hands, the noble cards of each rank, the influence in each country.

use curia_heads_of_state::PlayerView;
use curia_heads_of_state::data::{Country, Rank};
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::cells::Cell;
use super::emblems::{letter, paint, short, sign};
use super::map::ordinal;
use super::words::Word;
use super::{Paper, Stage, rows};
use crate::text::{cut, fit};

/// Cells before a name: whose turn it is, the player's sign, air.
const MARKS: usize = 3;

/// How wide the columns are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Columns {
    name: usize,
    points: usize,
    hand: usize,
    rank: usize,
    country: usize,
}

impl Columns {
    /// The columns of a wide or a narrow table.
    pub(super) fn of(wide: bool) -> Columns {
        if wide {
            Columns { name: 12, points: 4, hand: 6, rank: 3, country: 5 }
        } else {
            Columns { name: 10, points: 4, hand: 5, rank: 2, country: 4 }
        }
    }

    /// The cells of a row.
    pub(super) fn width(self) -> u16 {
        let figures = self.points + self.hand + self.rank * Rank::COUNT + self.country * Country::COUNT;
        rows(MARKS + self.name + figures)
    }

    fn line(
        self,
        head: Vec<Span<'static>>,
        points: Cell,
        hand: Cell,
        ranks: [Cell; Rank::COUNT],
        countries: [Cell; Country::COUNT],
    ) -> Line<'static> {
        let mut spans = head;
        spans.extend(points.flush(self.points));
        spans.extend(hand.flush(self.hand));
        spans.extend(ranks.into_iter().flat_map(|cell| cell.flush(self.rank)));
        spans.extend(countries.into_iter().flat_map(|cell| cell.flush(self.country)));
        Line::from(spans)
    }

    fn title(self, text: &str, style: Style) -> Vec<Span<'static>> {
        vec![Span::styled(fit(text, MARKS + self.name), style)]
    }
}

/// The heads of the columns.
pub(super) fn draw_head(scene: &Stage<'_>, columns: Columns, area: Rect, canvas: &mut Paper<'_>) {
    let quiet = |text: String| Cell::quiet(scene, text);
    let title = columns.title(&scene.text(Word::Players), scene.theme.strong());
    let (points, hand) = (quiet(scene.text(Word::Points)), quiet(scene.text(Word::HandSize)));
    let ranks = Rank::ALL.map(|rank| Cell::new(letter(scene, rank), scene.theme.strong()));
    let countries = Country::ALL.map(|country| quiet(short(scene, country)));
    canvas.line(area, &columns.line(title, points, hand, ranks, countries));
}

/// A player: who has the turn is marked; the hand is counted as attribute and treachery cards.
pub(super) fn draw_player(
    scene: &Stage<'_>,
    columns: Columns,
    player: &PlayerView,
    area: Rect,
    canvas: &mut Paper<'_>,
) {
    let theme = scene.theme;
    let own = player.seat == scene.person;
    let active = scene.asking.shown.has(player.seat);
    let full = scene.name(player.seat);
    let name = if full.width() <= columns.name { full } else { scene.names.get(player.seat).into_owned() };
    let head = vec![
        Span::styled(if active { "●" } else { " " }, theme.strong()),
        Span::styled(sign(player.seat), theme.strong().patch(paint(scene, player.seat))),
        Span::raw(" "),
        Span::styled(fit(&name, columns.name), if own || active { theme.strong() } else { theme.text() }),
    ];
    let points = Cell::new(player.score.to_string(), theme.strong());
    let hand = Cell::new(format!("{}/{}", player.attributes_size, player.treachery_size), theme.text());
    let ranks = Rank::ALL.map(|rank| noble_cards(scene, player, rank));
    let countries = Country::ALL.map(|country| influence(scene, player, country));
    canvas.line(area, &columns.line(head, points, hand, ranks, countries));
}

/// The noble cards of a rank; who has the most stands out.
fn noble_cards(scene: &Stage<'_>, player: &PlayerView, rank: Rank) -> Cell {
    let count = player.noble_cards[rank.index()];
    let most = scene.view.players.iter().map(|other| other.noble_cards[rank.index()]).max().unwrap_or(0);
    Cell::count(scene, count, if count == most { scene.theme.strong() } else { scene.theme.text() })
}

/// The influence in a country, with the place of the first and of the second.
fn influence(scene: &Stage<'_>, player: &PlayerView, country: Country) -> Cell {
    let standings = scene.view.countries.get(country.index()).map_or(&[][..], |view| &view.standings);
    match standings.iter().enumerate().find(|(_, standing)| standing.seat == player.seat) {
        Some((place, standing)) => {
            let style = if place < 2 { scene.theme.strong() } else { scene.theme.text() };
            // Numbers stand below each other, with or without a place behind them.
            Cell::new(format!("{}{}", standing.influence, fit(ordinal(place), 1)), style)
        }
        None => Cell::quiet(scene, "· "),
    }
}

/// Everything else worth knowing about a player, in one line.
pub(super) fn draw_notes(scene: &Stage<'_>, player: &PlayerView, area: Rect, canvas: &mut Paper<'_>) {
    let reached = Country::ALL.map(|country| {
        let been = country.areas().filter(|&area| player.has_reached(area)).count();
        format!("{} {been}/{}", short(scene, country), country.areas().count())
    });
    let mut notes = vec![
        format!("{} {}", scene.text(Word::Reached), reached.join(" ")),
        format!("{} {}/{}", scene.text(Word::Kinds), player.raised.len(), Rank::COUNT),
    ];
    let sure: Vec<String> = player
        .sure_attributes
        .kinds()
        .map(|kind| (player.sure_attributes[kind], scene.text(kind.key())))
        .chain(player.sure_treachery.kinds().map(|kind| (player.sure_treachery[kind], scene.text(kind.key()))))
        .map(|(count, name)| if count == 1 { name } else { format!("{count} {name}") })
        .collect();
    if player.seat != scene.person && !sure.is_empty() {
        notes.push(scene.words.fill(Word::Sure, &[("cards", &sure.join(", "))]));
    }
    let text = format!("{}{}", " ".repeat(MARKS), notes.join(" · "));
    canvas.line(area, &Line::styled(cut(&text, usize::from(area.width)), scene.theme.quiet()));
}

/// A row below the ranks of the players: a number or a sign for each.
fn draw_ranks(
    scene: &Stage<'_>,
    columns: Columns,
    title: Word,
    ranks: [Cell; Rank::COUNT],
    area: Rect,
    canvas: &mut Paper<'_>,
) {
    let title = columns.title(&scene.text(title), scene.theme.quiet());
    let none = || [(); Country::COUNT].map(|()| Cell::empty());
    canvas.line(area, &columns.line(title, Cell::empty(), Cell::empty(), ranks, none()));
}

/// Which nobles the person's hand pays for.
pub(super) fn draw_payable(scene: &Stage<'_>, columns: Columns, area: Rect, canvas: &mut Paper<'_>) {
    let ranks = Rank::ALL.map(|rank| match scene.view.affords(rank) {
        true => Cell::new("✓", scene.theme.strong()),
        false => Cell::quiet(scene, "·"),
    });
    draw_ranks(scene, columns, Word::Payable, ranks, area, canvas);
}

/// The noble cards left.
pub(super) fn draw_piles(scene: &Stage<'_>, columns: Columns, area: Rect, canvas: &mut Paper<'_>) {
    let left = |rank: Rank| scene.view.nobles.get(rank.index()).map_or(0, |pile| pile.left);
    let ranks = Rank::ALL.map(|rank| Cell::count(scene, left(rank), scene.theme.text()));
    draw_ranks(scene, columns, Word::Piles, ranks, area, canvas);
}

/// The person's counters left.
pub(super) fn draw_supply(scene: &Stage<'_>, columns: Columns, area: Rect, canvas: &mut Paper<'_>) {
    let Some(own) = scene.view.own() else { return };
    let ranks = Rank::ALL.map(|rank| Cell::count(scene, own.supply[rank.index()], scene.theme.text()));
    draw_ranks(scene, columns, Word::Counters, ranks, area, canvas);
}
