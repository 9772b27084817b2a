//! Pictures and suits, and the figures as they stand on the board.

use curia_core::Seat;
use curia_staufer::data::{Bonus, Chest, Colour, Counted, Effect, Job, Privilege, Task};
use curia_staufer::{Figure, Figures};
use maud::{Markup, html};

use crate::ui::{TINCTURES, icon, shield};

/// The charge of a seat, which an envoy bears on a round field.
const CHARGES: [&str; 5] = ["fleur-de-lys", "lion", "oak", "eagle-emblem", "white-tower"];

/// A figure of a player: an envoy is round, a noble has a shield with a coronet.
pub(crate) fn figure(seat: Seat, figure: Figure) -> Markup {
    match figure {
        Figure::Envoy => html! { span class={ "rd " (TINCTURES[seat.index()]) } { (icon(CHARGES[seat.index()])) } },
        Figure::Noble => html! { span.nb { (icon("queen-crown")) (shield(seat)) } },
    }
}

/// The picture of a kind of figures, whosever they are.
pub(crate) const fn kind(figure: Figure) -> &'static str {
    match figure {
        Figure::Envoy => "person",
        Figure::Noble => "meeple-king",
    }
}

/// Figures one by one, whosever they are.
pub(crate) fn row(figures: Figures) -> Markup {
    html! { @for figure in Figure::ALL.iter().copied() { @for _ in 0..figures[figure] { (icon(kind(figure))) } } }
}

/// The suit of a colour of chests.
pub(crate) const fn suit(colour: Colour) -> &'static str {
    match colour {
        Colour::Orange => "s-orange",
        Colour::Turquoise => "s-teal",
        Colour::Brown => "s-brown",
        Colour::Purple => "s-violet",
    }
}

/// The picture of what a chest does; points are told by their number.
pub(crate) const fn picture(chest: Chest) -> &'static str {
    match chest {
        Chest::ThreePoints | Chest::FourPoints | Chest::FivePoints => "laurel-crown",
        Chest::TwoEnvoys => "meeple-group",
        Chest::Noble => "meeple-king",
        Chest::Carriage => "horse-head",
        Chest::Decree => "tied-scroll",
        Chest::Credit => "two-coins",
        Chest::Patent => "scroll-unfurled",
        Chest::Recall => "return-arrow",
        Chest::Muster => "bugle-call",
        Chest::Knighting => "broadsword",
        Chest::Relic => "holy-grail",
        Chest::Seal => "wax-seal",
    }
}

/// A chest: a lid in its colour with the sign of what it does.
pub(crate) fn chest(chest: Chest) -> Markup {
    html! {
        span class={ "chest " (suit(chest.colour())) } {
            @match chest.effect() {
                Effect::Points(points) => { b { "+" (points) } }
                _ => { (icon(picture(chest))) }
            }
        }
    }
}

/// The picture of a privilege.
pub(crate) const fn privilege(privilege: Privilege) -> &'static str {
    match privilege {
        Privilege::Points => "laurel-crown",
        Privilege::Courier => "wingfoot",
        Privilege::Steward => "key",
        Privilege::Recruiter => "meeple-group",
        Privilege::Patent => "scroll-unfurled",
        Privilege::Herald => "trumpet-flag",
        Privilege::WindingRoad => "crossroad",
        Privilege::Quartermaster => "cargo-crate",
        Privilege::NobleHouse => "castle",
        Privilege::Arbiter => "scales",
        Privilege::Treasurer => "shiny-purse",
        Privilege::Antiquarian => "magnifying-glass",
        Privilege::Messenger => "love-letter",
        Privilege::Retinue => "meeple-army",
        Privilege::RoyalFavour => "crown-coin",
        Privilege::Chancellor => "quill-ink",
    }
}

/// The picture of a province bonus.
pub(crate) const fn bonus(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::Envoys => "person",
        Bonus::Noble => "meeple-king",
        Bonus::Recall => "return-arrow",
        Bonus::Chest => "chest",
        Bonus::Points => "star-point",
        Bonus::Homecoming => "village",
    }
}

/// The sign of a job: a flag, a pattern on the ring, the cost of offices.
pub(crate) fn sign(job: Job) -> Markup {
    match job.task() {
        Task::Majority(_) => html! { span.sign { (icon("flying-flag")) } },
        Task::Pattern(shapes) => pattern(shapes.first().copied().unwrap_or_default()),
        Task::Offices(Counted::Cost(least, most)) => html! {
            span.sign.num { (least) @if most > least { "–" (most) } }
        },
        Task::Offices(Counted::Nobles) => html! { span.sign { (icon("meeple-king")) } },
        Task::Offices(Counted::Leftmost) => html! { span.sign.num { "1." } },
    }
}

/// Where the provinces of the ring stand in the sign of a pattern, clockwise.
const DOTS: [(u8, u8); 6] = [(13, 8), (27, 8), (34, 20), (27, 32), (13, 32), (6, 20)];

/// The ring with the provinces of a pattern filled; two figures have a larger dot.
fn pattern(shape: [u8; 6]) -> Markup {
    html! {
        svg.pattern viewBox="0 0 40 40" aria-hidden="true" {
            @for (figures, (x, y)) in shape.into_iter().zip(DOTS) {
                @let radius = if figures > 1 { 7 } else { 5 };
                circle.on[figures > 0] cx=(x) cy=(y) r=(radius) {}
                @if figures > 1 { text x=(x) y={ (y + 4) } { (figures) } }
            }
        }
    }
}
