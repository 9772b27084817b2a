//! The faces of nobles and action cards.

use std::borrow::Cow;
use std::sync::OnceLock;

use curia_guillotine::{Ability, Card, Noble};
use curia_texts::Lang;
use maud::{Markup, PreEscaped, Render, html};

use super::art::{card_suit, picture, portrait, sign, suit};
use super::words::Word;
use crate::ui::{Ui, icon, number};

/// Words of the cards that are divided between their parts.
const COMPOUNDS: [&str; 2] = ["Patkány-invázió", "Információ-csere"];

/// What a noble is worth, as it stands on the card.
pub(crate) fn worth(noble: Noble) -> String {
    if noble.has_fixed_value() { number(noble.value()) } else { "★".to_owned() }
}

/// The ability of a noble in a few words; `None` if he has none.
pub(crate) fn ability(noble: Noble) -> Option<Word> {
    Some(match noble.ability() {
        Ability::None => return None,
        Ability::EndDay => Word::AbilityEndDay,
        Ability::BeheadNext => Word::AbilityBeheadNext,
        Ability::Pair if noble == Noble::COUNTESS => Word::AbilityCountess,
        Ability::Pair => Word::AbilityCount,
        Ability::ExtraDraw => Word::AbilityExtraDraw,
        Ability::BlockActions => Word::AbilityBlockActions,
        Ability::AddNoble => Word::AbilityAddNoble,
        Ability::Spy => Word::AbilitySpy,
        Ability::Guard => Word::AbilityGuard,
        Ability::Clown => Word::AbilityClown,
        Ability::DiscardOne => Word::AbilityDiscardOne,
        Ability::Tragic => Word::AbilityTragic,
    })
}

/// The class of a noble's card.
pub(crate) fn noble_class(noble: Noble) -> &'static str {
    suit(noble.colour())
}

/// A piece of markup that never changes.
pub(crate) type Fixed = PreEscaped<&'static str>;

/// Markup that is fixed in most cases.
pub(crate) type Drawn = PreEscaped<Cow<'static, str>>;

/// Fixed markup of one kind, by language and number: drawn once in the life of the program.
pub(crate) type Faces<const N: usize> = [[OnceLock<String>; N]; Lang::ALL.len()];

pub(crate) fn drawn<const N: usize>(
    faces: &'static Faces<N>,
    ui: Ui,
    number: usize,
    draw: impl FnOnce() -> Markup,
) -> Fixed {
    PreEscaped(faces[ui.lang() as usize][number % N].get_or_init(|| draw().into_string()))
}

/// Fixed markup among such as is not.
pub(crate) fn kept(fixed: Fixed) -> Drawn {
    PreEscaped(Cow::Borrowed(fixed.0))
}

/// Markup of this moment.
pub(crate) fn of_now(markup: Markup) -> Drawn {
    PreEscaped(Cow::Owned(markup.into_string()))
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
            span.title { (ui.soft(ui.text(noble.key()), 8, &COMPOUNDS)) }
            @if let Some(word) = ability(noble) { span.room { span.rule { (ui.soft(ui.text(word), 8, &COMPOUNDS)) } } }
        }
    }
}

/// A face that is spoken of in other words than those that stand on it.
pub(crate) fn spoken_face(spoken: &str, face: impl Render) -> Markup {
    html! { span.vh { (spoken) } span.face aria-hidden="true" { (face) } }
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
        span.top { span.title { (ui.soft(ui.text(card.key()), 10, &COMPOUNDS)) } (icon(picture(card))) }
        span.room { span.rule { (ui.text(card.help())) } }
    }
}
