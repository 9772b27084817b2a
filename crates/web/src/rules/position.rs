//! A position of a book, drawn by the board that draws it at a table, with nothing in it that could be touched.

use curia_core::{MoveList, Position, Seat, Shown, View};
use curia_table::Undo;
use curia_texts::{Lang, Names};
use maud::{Markup, PreEscaped, html};

use crate::board::{Board, outline};
use crate::table;
use crate::ui::Ui;
use crate::{Occupant, Scene, SeatInfo};

/// What a position shows, and all of it in words for whoever does not see it.
pub(super) fn draw<G: Board>(lang: Lang, position: &Position<G>) -> (Markup, Markup) {
    with_scene(lang, position, |scene| {
        let ui = Ui::of(lang);
        let part = |shown: Shown| match shown {
            Shown::Players => table::players(ui, scene),
            Shown::Board => html! { div.board { (G::board(scene)) } },
            Shown::Prompt => table::prompt(ui, scene),
            Shown::Hand => html! { div.hand { (G::hand(scene)) } },
        };
        let order = [Shown::Players, Shown::Board, Shown::Prompt, Shown::Hand];
        let parts = order.into_iter().filter(|shown| position.show.contains(shown)).map(part);
        let drawn: String = parts.map(|part| still(&part.into_string())).collect();
        // A picture is no part of the book's headings.
        let words = outline(scene).into_string().replace("<h2>", "<p>").replace("</h2>", "</p>");
        (PreEscaped(drawn), PreEscaped(words))
    })
}

fn with_scene<G: Board, R>(lang: Lang, position: &Position<G>, show: impl FnOnce(&Scene<'_, G>) -> R) -> R {
    let (game, viewer) = (&position.game, position.viewer);
    let own = viewer.seat();
    let names = Names::new(curia_book::players(lang)).read_by(own);
    let view = game.view(viewer);
    let mut legal = MoveList::for_game::<G>();
    let mut refused = Vec::new();
    if let Some(seat) = own {
        game.legal(seat, &mut legal);
        refused = view.candidates().into_iter().filter_map(|mv| Some((mv, game.why_not(seat, mv)?))).collect();
    }
    let seat = |seat: Seat| SeatInfo { seat, name: names.get(seat).into_owned(), chair: Occupant::Present };
    show(&Scene {
        lang,
        viewer,
        table: "",
        version: 0,
        seats: game.seats().iter().map(seat).collect(),
        names: &names,
        view: &view,
        asking: game.asking(),
        frozen: false,
        beat: false,
        prompt: own.and_then(|seat| game.prompt(seat)),
        asked_at: 0,
        legal: legal.to_vec(),
        refused,
        scores: game.scores(viewer),
        standings: game.standings(),
        growth: None,
        log: Vec::new(),
        heard: None,
        undo: Undo::No,
        takes_back: None,
        window: None,
        may_lengthen: false,
        now: 0,
        order: None,
        watching: 0,
        commitment: "",
        seed: None,
    })
}

/// The attributes by which things are found, pressed, sent or read aloud: a picture has none of them. What style sheets look at
/// stays.
fn is_alive(name: &str) -> bool {
    const KEPT: [&str; 3] = ["data-rung", "aria-current", "aria-disabled"];
    const ALIVE: [&str; 9] =
        ["id", "popover", "popovertarget", "popovertargetaction", "form", "name", "value", "tabindex", "title"];
    let wired = ["data-", "aria-", "hx-"].iter().any(|prefix| name.starts_with(prefix));
    ALIVE.contains(&name) || wired && !KEPT.contains(&name)
}

/// Markup without the attributes that are alive, and without the names by which pieces move from place to place.
fn still(html: &str) -> String {
    let mut out = String::with_capacity(html.len());
    for (number, piece) in html.split('<').enumerate() {
        if number > 0 {
            out.push('<');
        }
        match piece.split_once('>') {
            Some((tag, text)) if number > 0 => {
                still_tag(tag, &mut out);
                out.push('>');
                out.push_str(text);
            }
            _ => out.push_str(piece),
        }
    }
    out
}

fn still_tag(tag: &str, out: &mut String) {
    let (name, mut rest) = tag.split_once(' ').unwrap_or((tag, ""));
    out.push_str(name);
    while !rest.is_empty() {
        let end = match rest.find('"') {
            // A value may hold spaces.
            Some(open) if rest[..open].ends_with('=') && !rest[..open].contains(' ') => {
                rest[open + 1..].find('"').map_or(rest.len(), |close| open + close + 2)
            }
            _ => rest.find(' ').unwrap_or(rest.len()),
        };
        let (attribute, after) = rest.split_at(end);
        rest = after.trim_start();
        let (name, value) = attribute.split_once('=').unwrap_or((attribute, ""));
        if name == "style" {
            let moves = |part: &&str| !part.trim_start().starts_with("view-transition");
            let kept: Vec<&str> = value.trim_matches('"').split(';').filter(moves).collect();
            if !kept.is_empty() {
                out.push_str(&format!(" style=\"{}\"", kept.join(";")));
            }
        } else if !is_alive(name) {
            out.push(' ');
            out.push_str(attribute);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::still;

    #[test]
    fn a_picture_keeps_its_looks_and_nothing_that_can_be_used() {
        let alive = "<button type=\"button\" class=\"card can\" data-choice form=\"play\" name=\"move\" value=\"a b\" \
                     style=\"--n:8;view-transition-name:noble-3;view-transition-class:dealt after-1\"><b id=\"x\">a &gt; b</b>\
                     <svg viewBox=\"0 0 10 10\" aria-hidden=\"true\"><use href=\"/a.svg#b\"></use></svg></button>";
        let shown = "<button type=\"button\" class=\"card can\" style=\"--n:8\"><b>a &gt; b</b>\
                     <svg viewBox=\"0 0 10 10\"><use href=\"/a.svg#b\"></use></svg></button>";
        assert_eq!(still(alive), shown);
    }
}
