//! What the rulebook of a game says, and what had to be found out otherwise.

use curia_catalog::{GameId, for_hosted};
use curia_core::{Rulebook, Source, Sourced};
use curia_texts::Names;
use maud::{Markup, html};

use crate::assets::RULES_STYLE;
use crate::pages::plate;
use crate::shell::{self, Page};
use crate::ui::Ui;
use crate::visitor::Visitor;
use crate::words::PageWord;

/// The page that says where the numbers of a game come from; `None` for a game that nobody plays on the web.
pub fn sources_page(visitor: &Visitor<'_>, game: GameId) -> Option<String> {
    let ui = Ui::of(visitor.lang);
    let sources = for_hosted!(game, G => Some(<G as Rulebook>::sources()), else None)?;
    let info = game.info();
    let title = ui.fill(PageWord::SourcesOf, &[("game", info.title)]);
    let content = html! {
        main #sources.wrap.narrow {
            link rel="stylesheet" href=(RULES_STYLE);
            div.headline { (plate(game)) h1 { (title) } }
            p.lead { (ui.text(PageWord::SourcesWhy)) }
            @for source in Source::ALL {
                @let of: Vec<&Sourced> = sources.iter().filter(|sourced| sourced.source == source).collect();
                @if !of.is_empty() { (one(ui, source, &of)) }
            }
            h2 { (ui.text(PageWord::SourcesSend)) }
            p { (ui.text(PageWord::SourcesSendWhy)) }
            a.btn.quiet href={ "/rules/" (info.id) } { (ui.fill(PageWord::RulesOf, &[("game", info.title)])) }
        }
    };
    let skip = ("#sources", ui.text(PageWord::SkipToContent));
    Some(shell::page(visitor, Page::plain(&format!("{title} · Curia"), skip, content)))
}

fn one(ui: Ui, source: Source, sourced: &[&Sourced]) -> Markup {
    let (name, why) = match source {
        Source::Stated => (PageWord::SourceStated, PageWord::SourceStatedWhy),
        Source::Public => (PageWord::SourcePublic, PageWord::SourcePublicWhy),
        Source::Known => (PageWord::SourceKnown, PageWord::SourceKnownWhy),
        Source::Derived => (PageWord::SourceDerived, PageWord::SourceDerivedWhy),
        Source::Reconstructed => (PageWord::SourceReconstructed, PageWord::SourceReconstructedWhy),
    };
    html! {
        section.source {
            h2 { (ui.text(name)) }
            p { (ui.text(why)) }
            dl.sourced {
                @for sourced in sourced {
                    div {
                        dt { (ui.text(sourced.what)) }
                        dd { @if !sourced.rows.is_empty() { (rows(ui, sourced)) } }
                    }
                }
            }
        }
    }
}

/// What we say of each thing: `Siena: 1, 2`, or its name alone.
fn rows(ui: Ui, sourced: &Sourced) -> Markup {
    let says = |(name, says): &(curia_core::Key, Vec<curia_core::Arg>)| {
        let says: Vec<String> = says.iter().map(|arg| ui.arg(arg, &Names::default())).collect();
        html! { b { (ui.text(*name)) } @if !says.is_empty() { ": " (says.join(", ")) } }
    };
    html! { ul { @for row in &sourced.rows { li { (says(row)) } } } }
}
