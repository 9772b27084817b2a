//! The table in words, for whoever does not see it: what the eye finds on a card stands in its name.

use std::fmt::Write;
use std::sync::OnceLock;

use curia_core::Seat;
use curia_guillotine::{Card, Colour, Move, Noble, Player, Prompt};
use curia_texts::{Lang, Names};

use super::Court;
use super::cards::{Faces, ability};
use super::line::destination;
use super::words::Word;
use crate::table::label;
use crate::ui::Ui;

/// A choice: the verb, the thing, what the thing does.
pub(crate) fn choice(ui: Ui, scene: &Court<'_>, mv: Move) -> String {
    let choose = |thing: &str| ui.fill(Word::Choose, &[("thing", thing)]);
    match mv {
        Move::Play(held) => ui.fill(Word::Play, &[("card", card(ui, held))]),
        Move::Card(held) if is_given_up(scene) => ui.fill(Word::Discard, &[("card", card(ui, held))]),
        Move::Card(shown) => choose(card(ui, shown)),
        Move::Place(place) => match scene.view.line.get(usize::from(place)) {
            Some(&noble) => choose(&in_line(ui, scene, place, noble)),
            None => choose(&label(ui, scene, mv)),
        },
        Move::Noble(shown) => choose(noble(ui, shown)),
        Move::Player(seat) => choose(&scene.names.get(seat)),
        Move::Distance(_) => destination(ui, scene, mv).unwrap_or_else(|| label(ui, scene, mv)),
        Move::Skip | Move::Pass | Move::Done | Move::DiscardCallousGuards => {
            super::ask::button(ui, scene, mv).unwrap_or_else(|| label(ui, scene, mv))
        }
    }
}

/// True if the cards in question are the watcher's own, which they lose.
pub(crate) fn is_given_up(scene: &Court<'_>) -> bool {
    matches!(scene.view.decision, Some(Prompt::InfightingDiscard { .. } | Prompt::InnocentDiscard))
}

/// An action card: its name and all that it does.
pub(crate) fn card(ui: Ui, card: Card) -> &'static str {
    static SPOKEN: Faces<{ Card::COUNT }> = [const { [const { OnceLock::new() }; Card::COUNT] }; Lang::ALL.len()];
    SPOKEN[ui.lang() as usize][card.index() % Card::COUNT]
        .get_or_init(|| ui.fill(Word::CardSpoken, &[("card", ui.text(card.key())), ("help", ui.text(card.help()))]))
}

/// A noble: name, colour, worth, ability.
pub(crate) fn noble(ui: Ui, noble: Noble) -> &'static str {
    static SPOKEN: Faces<{ Noble::COUNT }> = [const { [const { OnceLock::new() }; Noble::COUNT] }; Lang::ALL.len()];
    SPOKEN[ui.lang() as usize][noble.index() % Noble::COUNT].get_or_init(|| with_place(ui, noble, None))
}

fn with_place(ui: Ui, noble: Noble, place: Option<&str>) -> String {
    let mut said = vec![face(ui, noble)];
    said.extend(place);
    said.extend(ability(noble).map(|word| ui.text(word)));
    said.join(", ")
}

/// What stands on a noble's card besides the ability.
fn face(ui: Ui, noble: Noble) -> &'static str {
    static SPOKEN: Faces<{ Noble::COUNT }> = [const { [const { OnceLock::new() }; Noble::COUNT] }; Lang::ALL.len()];
    SPOKEN[ui.lang() as usize][noble.index() % Noble::COUNT].get_or_init(|| {
        let worth = match noble.value() {
            _ if !noble.has_fixed_value() => ui.text(Word::WorthDepends).to_owned(),
            value @ 0.. => ui.count(Word::WorthSpoken, value.unsigned_abs() as usize),
            value => ui.count(Word::LossSpoken, value.unsigned_abs() as usize),
        };
        [ui.text(noble.key()), ui.text(noble.colour().key()), &worth].join(", ")
    })
}

/// A place of the line for screen readers.
fn standing(ui: Ui, place: u8) -> &'static str {
    static SPOKEN: Faces<{ u8::MAX as usize + 1 }> =
        [const { [const { OnceLock::new() }; u8::MAX as usize + 1] }; Lang::ALL.len()];
    SPOKEN[ui.lang() as usize][usize::from(place)].get_or_init(|| {
        let phrase = Word::PlaceSpoken.phrase().with("place", i64::from(place) + 1);
        ui.phrase(&phrase, &Names::default())
    })
}

/// A noble in line: also where he stands, and what a tag on his card says.
pub(crate) fn in_line(ui: Ui, scene: &Court<'_>, place: u8, noble: Noble) -> String {
    let standing = standing(ui, place);
    match super::line::tag(scene, place) {
        Some(tag) => with_place(ui, noble, Some(&format!("{standing}, {}", ui.phrase(&tag, scene.names)))),
        None => with_place(ui, noble, Some(standing)),
    }
}

/// Cards side by side, and how many of them can be chosen.
pub(crate) fn row(ui: Ui, name: &str, choices: usize) -> String {
    match choices {
        0 => name.to_owned(),
        _ => format!("{name}, {}", ui.count(Word::ChoicesSpoken, choices)),
    }
}

/// What a player has won, by colour, and who lies on top.
pub(crate) fn trophies(ui: Ui, scene: &Court<'_>, player: &Player) -> String {
    let count = |colour: Colour| player.pile.iter().filter(|noble| noble.colour() == colour).count();
    let mut said = trophies_of(ui, scene, player.seat);
    for (number, &colour) in Colour::ALL.iter().enumerate() {
        said.push_str(if number == 0 { ": " } else { ", " });
        said.push_str(ui.text(colour.key()));
        // Writing into a text cannot fail.
        let _ = write!(said, " {}", count(colour));
    }
    if let Some(top) = player.pile.last() {
        said.push_str(", ");
        said.push_str(&ui.fill(Word::TopSpoken, &[("noble", ui.text(top.key()))]));
    }
    said
}

fn trophies_of(ui: Ui, scene: &Court<'_>, seat: Seat) -> String {
    ui.fill(Word::TrophiesOf, &[("player", &scene.names.get(seat))])
}

/// The guillotine and who stands before it.
pub(crate) fn machine(ui: Ui, scene: &Court<'_>) -> String {
    let first = scene.view.line.first().map_or(Word::Nobody.key(), |noble| noble.key());
    ui.fill(Word::MachineSpoken, &[("noble", ui.text(first))])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_noble_says_name_colour_worth_and_ability() {
        let said = |id: &str, lang| noble(Ui::of(lang), id.parse().unwrap());
        assert_eq!(said("sheriff_1", Lang::En), "Sheriff, green, 1\u{a0}point");
        assert_eq!(said("hero_of_the_people", Lang::En), "Hero of the People, grey, minus 3\u{a0}points");
        assert_eq!(said("robespierre", Lang::En), "Robespierre, purple, 3\u{a0}points, Ends the day");
        assert_eq!(said("sheriff_1", Lang::Hu), "Zsandár, zöld, 1\u{a0}pont");
    }

    #[test]
    fn a_noble_in_line_says_the_place_before_the_ability() {
        let noble = "robespierre".parse().unwrap();
        let said = with_place(Ui::of(Lang::En), noble, Some("place 2"));
        assert_eq!(said, "Robespierre, purple, 3\u{a0}points, place 2, Ends the day");
    }

    #[test]
    fn a_card_says_all_that_it_does() {
        assert_eq!(card(Ui::of(Lang::En), Card::LIdiot), "L’Idiot: Move a noble forward by one or two places.");
    }
}
