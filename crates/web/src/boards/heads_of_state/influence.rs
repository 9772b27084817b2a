//! Who has how much influence in each country, in the order in which a century would be scored now.

use curia_heads_of_state::CountryView;
use maud::{Markup, html};

use super::States;
use super::art::suit;
use super::details::country_now;
use super::spoken;
use super::words::Word;
use crate::ui::{Ui, shield};

/// A row a country.
pub(crate) fn influence(ui: Ui, scene: &States<'_>) -> Markup {
    html! {
        section.sway {
            h2 title=(ui.text(Word::InfluenceHint)) { (ui.text(Word::Influence)) }
            ul.orders { @for view in &scene.view.countries { (row(ui, scene, view)) } }
        }
    }
}

fn row(ui: Ui, scene: &States<'_>, view: &CountryView) -> Markup {
    let id = country_now(view.country);
    html! {
        li class=(suit(view.country)) {
            button.name.cty type="button" popovertarget=(id) data-detail=(id) { (ui.text(view.country.key())) }
            span.held {
                @if view.standings.is_empty() { (ui.text(Word::InfluenceNone)) }
                @for (place, held) in view.standings.iter().enumerate() {
                    span.scores[place < 2] { (shield(held.seat)) b.num aria-hidden="true" { (held.influence) } span.vh { (spoken::influence(ui, scene, held)) } }
                }
            }
        }
    }
}
