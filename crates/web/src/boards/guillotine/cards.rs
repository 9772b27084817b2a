//! The faces of nobles and action cards.

use std::sync::OnceLock;

use curia_core::Key;
use curia_guillotine::{Ability, Card, Noble};
use curia_texts::Lang;
use maud::{Markup, PreEscaped, Render, html};

use super::art::{card_suit, picture, portrait, sign, suit};
use crate::ui::{Ui, icon, number};
use crate::words;

/// What a noble is worth, as it stands on the card.
pub(crate) fn worth(noble: Noble) -> String {
    if noble.has_fixed_value() { number(noble.value()) } else { "★".to_owned() }
}

/// The ability of a noble in a few words; `None` if he has none.
pub(crate) fn ability(noble: Noble) -> Option<Key> {
    Some(match noble.ability() {
        Ability::None => return None,
        Ability::EndDay => words::G_ABILITY_END_DAY,
        Ability::BeheadNext => words::G_ABILITY_BEHEAD_NEXT,
        Ability::Pair if noble == Noble::COUNTESS => words::G_ABILITY_COUNTESS,
        Ability::Pair => words::G_ABILITY_COUNT,
        Ability::ExtraDraw => words::G_ABILITY_EXTRA_DRAW,
        Ability::BlockActions => words::G_ABILITY_BLOCK_ACTIONS,
        Ability::AddNoble => words::G_ABILITY_ADD_NOBLE,
        Ability::Spy => words::G_ABILITY_SPY,
        Ability::Guard => words::G_ABILITY_GUARD,
        Ability::Clown => words::G_ABILITY_CLOWN,
        Ability::DiscardOne => words::G_ABILITY_DISCARD_ONE,
        Ability::Tragic => words::G_ABILITY_TRAGIC,
    })
}

/// The class of a noble's card.
pub(crate) fn noble_class(noble: Noble) -> &'static str {
    suit(noble.colour())
}

/// A piece of markup that never changes.
pub(crate) type Fixed = PreEscaped<&'static str>;

/// Fixed markup of one kind, by language and number: drawn once in the life of the program.
type Faces<const N: usize> = [[OnceLock<String>; N]; Lang::ALL.len()];

fn drawn<const N: usize>(faces: &'static Faces<N>, ui: Ui, number: usize, draw: impl FnOnce() -> Markup) -> Fixed {
    PreEscaped(faces[ui.lang() as usize][number % N].get_or_init(|| draw().into_string()))
}

/// The inside of a noble's card.
pub(crate) fn noble_face(ui: Ui, noble: Noble) -> Fixed {
    static FACES: Faces<{ Noble::COUNT }> = [const { [const { OnceLock::new() }; Noble::COUNT] }; Lang::ALL.len()];
    drawn(&FACES, ui, noble.index(), || draw_noble(ui, noble))
}

fn draw_noble(ui: Ui, noble: Noble) -> Markup {
    html! {
        span.top { span.initial.num { (worth(noble)) } (icon(sign(noble.colour()))) }
        span.art { (icon(portrait(noble))) }
        span.txt {
            (title(ui, noble.key()))
            @if let Some(key) = ability(noble) { span.rule { (ui.soft(ui.text(key), 8)) } }
        }
    }
}

/// The title of a narrow card; long words are set smaller.
fn title(ui: Ui, key: Key) -> Markup {
    let text = ui.text(key);
    let longest = text.split(' ').map(|word| word.chars().count()).max().unwrap_or_default();
    html! { span.title.tight[longest == 9].tighter[longest > 9] { (ui.soft(text, 8)) } }
}

/// A face that is spoken of in other words than those that stand on it.
pub(crate) fn spoken_face(spoken: &str, face: impl Render) -> Markup {
    html! { span.vh { (spoken) } span.face aria-hidden="true" { (face) } }
}

/// A noble for screen readers: name, colour, worth.
pub(crate) fn noble_spoken(ui: Ui, noble: Noble) -> String {
    let worth =
        if noble.has_fixed_value() { number(noble.value()) } else { ui.text(words::G_WORTH_DEPENDS).to_owned() };
    let colour = ui.text(noble.colour().key());
    ui.fill(words::G_NOBLE_SPOKEN, &[("noble", ui.text(noble.key())), ("colour", colour), ("worth", &worth)])
}

/// The class of an action card.
pub(crate) fn card_class(card: Card) -> &'static str {
    card_suit(card)
}

/// The inside of an action card.
pub(crate) fn card_face(ui: Ui, card: Card) -> Fixed {
    static FACES: Faces<{ Card::ALL.len() }> =
        [const { [const { OnceLock::new() }; Card::ALL.len()] }; Lang::ALL.len()];
    drawn(&FACES, ui, card.index(), || draw_card(ui, card))
}

fn draw_card(ui: Ui, card: Card) -> Markup {
    html! {
        span.top { span.title { (ui.soft(ui.text(card.key()), 10)) } (icon(picture(card))) }
        span.rule { (ui.text(card.help())) }
    }
}
