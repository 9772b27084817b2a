//! Things to choose from that lie neither in line nor in the own hand: looked-at nobles, a pile, somebody's
//! hand, the discards, cards on the table.

use curia_guillotine::{Card, Move, Noble, Prompt};
use maud::{Markup, html};

use super::Court;
use super::cards::{ability, card_class, card_face, noble_class, noble_face, spoken_face};
use super::details::{card_id, noble_id};
use super::line::motion_name;
use super::spoken;
use crate::table::may;
use crate::ui::Ui;
use crate::words::PageWord;

/// The choices that lie in the tray now.
fn choices(scene: &Court<'_>) -> Vec<Move> {
    match scene.view.decision {
        Some(
            Prompt::ChooseLateArrival { .. }
            | Prompt::ClericalPick { .. }
            | Prompt::ChooseDiscardCard { .. }
            | Prompt::ChooseVictimCard { .. }
            | Prompt::ChooseTableCard { .. },
        ) => scene.legal.iter().copied().filter(|&mv| may(scene, mv)).collect(),
        _ => Vec::new(),
    }
}

/// True if something lies in the tray, for which the line makes room.
pub(crate) fn is_laid(scene: &Court<'_>) -> bool {
    !choices(scene).is_empty()
}

/// The choices of the moment as a row of cards; nothing if they stand elsewhere.
pub(crate) fn tray(ui: Ui, scene: &Court<'_>) -> Markup {
    let choices = choices(scene);
    let private =
        matches!(scene.view.decision, Some(Prompt::ChooseLateArrival { .. } | Prompt::ChooseVictimCard { .. }));
    html! {
        @if !choices.is_empty() {
            section.tray aria-label=(ui.text(PageWord::YourChoices)) {
                @if private { p.caption { (ui.text(PageWord::OnlyYou)) } }
                ul data-set data-strip {
                    @for mv in choices { li { (choice(ui, scene, mv)) } }
                }
            }
        }
    }
}

fn choice(ui: Ui, scene: &Court<'_>, mv: Move) -> Markup {
    match mv {
        Move::Noble(noble) => noble_choice(ui, scene, mv, noble),
        Move::Card(card) => card_choice(ui, scene, mv, card),
        _ => html! {},
    }
}

fn noble_choice(ui: Ui, scene: &Court<'_>, mv: Move, noble: Noble) -> Markup {
    // A noble that is the top of a pile already moves under its name there.
    let in_pile = scene.view.players.iter().any(|player| player.pile.last() == Some(&noble));
    let style = (!in_pile).then(|| format!("view-transition-name:{}", motion_name(noble)));
    html! {
        button class={ "card noble can " (noble_class(noble)) } data-choice form="play" name="move" value=(mv)
            data-detail=(noble_id(noble)) data-whole[ability(noble).is_none()] style=[style] {
            (spoken_face(&spoken::choice(ui, scene, mv), noble_face(ui, noble)))
        }
    }
}

fn card_choice(ui: Ui, scene: &Court<'_>, mv: Move, card: Card) -> Markup {
    html! {
        button class={ "card action can " (card_class(card)) } data-choice form="play" name="move" value=(mv)
            data-detail=(card_id(card)) data-whole { (spoken_face(&spoken::choice(ui, scene, mv), card_face(ui, card))) }
    }
}
