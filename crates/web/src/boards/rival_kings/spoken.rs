//! The table in words, for whoever does not see it: what the eye finds on a thing stands in its name.

use curia_rival_kings::{Action, Card, Character, Fate, Kind, Move, PileView, PlayerView, Prompt};

use super::Kings;
use super::cards::{in_short, own, price, robs};
use super::details::help;
use super::words::{self, Word};
use crate::table::label;
use crate::ui::{Ui, number};

/// A choice: the verb, the thing, what the thing does.
pub(crate) fn choice(ui: Ui, scene: &Kings<'_>, mv: Move) -> String {
    let with_help = |said: String| match help(ui, scene, mv) {
        Some(help) => format!("{said}. {help}"),
        None => said,
    };
    match mv {
        Move::Choose(shown) => {
            let said = ui.fill(Word::Choose, &[("thing", &character(ui, scene, shown))]);
            if scene.view.choice == Some(shown) { format!("{said}, {}", ui.text(Word::YourChoice)) } else { said }
        }
        Move::Swap(seat) => {
            let theirs = scene.view.players.get(seat.index()).and_then(|player| player.played);
            let theirs = theirs.map(|theirs| character(ui, scene, theirs)).unwrap_or_default();
            ui.fill(Word::SwapSpoken, &[("player", &scene.names.get(seat)), ("card", &theirs)])
        }
        Move::Steal(seat, action) => {
            let victim = scene.view.players.get(seat.index()).and_then(|player| player.played);
            let victim = victim.map_or("", |victim| ui.text(victim.key()));
            let args = [("player", &*scene.names.get(seat)), ("card", victim), ("action", ui.text(action.key()))];
            with_help(ui.fill(Word::Steal, &args))
        }
        Move::PerformOne(action) | Move::Farmer(action) => {
            with_help(ui.fill(Word::PerformSpoken, &[("action", ui.text(action.key()))]))
        }
        Move::Twice(action) => ui.fill(Word::TwiceSpoken, &[("action", ui.text(action.key()))]),
        Move::Pile(_) => of_pile(ui, scene, mv).unwrap_or_else(|| label(ui, scene, mv)),
        Move::Own(kind, at) => {
            let card = own(scene).and_then(|own| own.cards(kind).get(usize::from(at)).copied());
            of_card(ui, scene, Word::GiveSpoken, card, mv)
        }
        Move::Theirs(kind, at) => {
            let with = match scene.view.decision {
                Some(Prompt::SwapTheirs { with, .. }) => scene.view.players.get(with.index()),
                _ => None,
            };
            of_card(
                ui,
                scene,
                Word::GetSpoken,
                with.and_then(|with| with.cards(kind).get(usize::from(at)).copied()),
                mv,
            )
        }
        Move::Buy(pile, depth) => {
            let looked = scene.view.looked.iter().find(|looked| looked.pile == pile);
            let card = looked.and_then(|looked| looked.cards.get(usize::from(depth).checked_sub(1)?).copied());
            match card {
                Some(found) => {
                    let said = format!("{}, {}", card_with_gain(ui, scene, found), place(ui, scene, depth));
                    ui.fill(Word::FindSpoken, &[("card", &said)])
                }
                None => label(ui, scene, mv),
            }
        }
        _ => with_help(super::ask::button(ui, scene, mv).unwrap_or_else(|| label(ui, scene, mv))),
    }
}

fn place(ui: Ui, scene: &Kings<'_>, depth: u8) -> String {
    ui.phrase(&Word::DepthSpoken.phrase().with("depth", depth), scene.names)
}

fn of_card(ui: Ui, scene: &Kings<'_>, word: Word, found: Option<Card>, mv: Move) -> String {
    found.map_or_else(|| label(ui, scene, mv), |found| ui.fill(word, &[("card", &card(ui, found))]))
}

/// A pile that can be chosen: for its money, or for its face-up card.
fn of_pile(ui: Ui, scene: &Kings<'_>, mv: Move) -> Option<String> {
    let Move::Pile(pile) = mv else { return None };
    let pile = scene.view.piles.iter().find(|view| view.pile == pile)?;
    let word = match scene.view.decision? {
        Prompt::TakeMoney => return Some(ui.fill(Word::TakeSpoken, &[("money", &money(ui, pile))])),
        Prompt::RecruitSubject => Word::RecruitSpoken,
        Prompt::BuyBuilding => Word::BuySpoken,
        _ => Word::ExchangeSpoken,
    };
    Some(ui.fill(word, &[("card", &card_with_gain(ui, scene, pile.top?))]))
}

/// A building or subject: name, kind, colour, value, ability.
pub(crate) fn card(ui: Ui, card: Card) -> String {
    let args = [
        ("card", ui.text(card.key())),
        ("kind", ui.text(card.kind().key())),
        ("colour", ui.text(card.colour().key())),
        ("value", &card.value().to_string()),
    ];
    format!("{}, {}", ui.fill(Word::CardSpoken, &args), in_short(ui, card))
}

/// The same, and what it would bring the watcher.
fn card_with_gain(ui: Ui, scene: &Kings<'_>, shown: Card) -> String {
    let Some(own) = own(scene) else { return card(ui, shown) };
    let price = price(scene, shown);
    let gain = match own.gain_of(shown, price) {
        Some(gain) => {
            let gain = if gain > 0 { format!("+{gain}") } else { number(gain) };
            ui.fill(Word::BringsSpoken, &[("price", &price.to_string()), ("gain", &gain)])
        }
        None => ui.fill(Word::TooDearSpoken, &[("price", &price.to_string())]),
    };
    format!("{}, {gain}", card(ui, shown))
}

/// The face-up card of a pile that is only looked at.
pub(crate) fn top(ui: Ui, scene: &Kings<'_>, pile: &PileView, shown: Card) -> String {
    let args = [("pile", ui.text(pile.pile.key())), ("card", &*card_with_gain(ui, scene, shown))];
    ui.fill(Word::PileSpoken, &args)
}

/// The money under a pile, as far as it may be seen.
pub(crate) fn money(ui: Ui, pile: &PileView) -> String {
    let name = ui.text(pile.pile.key());
    match (&pile.money, pile.money_top) {
        (_, None) => format!("{name}: {}", ui.text(Word::NoMoney)),
        (Some(all), _) => {
            let coins: Vec<String> = all.iter().map(u8::to_string).collect();
            ui.fill(Word::MoneyAll, &[("pile", name), ("coins", &coins.join(" "))])
        }
        (None, Some(top)) => ui.fill(Word::MoneyTop, &[("pile", name), ("value", &top.to_string())]),
    }
}

/// A character: name, rank, whom it robs, its actions.
pub(crate) fn character(ui: Ui, scene: &Kings<'_>, character: Character) -> String {
    let actions = character.actions(scene.view.options.treasurer_recruits);
    let actions: Vec<&str> = actions.iter().map(|action| ui.text(action.key())).collect();
    let args = [
        ("card", ui.text(character.key())),
        ("rank", ui.text(character.rank().key())),
        ("robs", &*robs(ui, character)),
        ("actions", &actions.join(", ")),
    ];
    ui.fill(Word::CharacterSpoken, &args)
}

/// The character before a player.
pub(crate) fn lord(ui: Ui, scene: &Kings<'_>, player: &PlayerView, shown: Character) -> String {
    let mut said = vec![ui.fill(
        Word::LordSpoken,
        &[
            ("player", &scene.names.get(player.seat)),
            ("card", ui.text(shown.key())),
            ("rank", ui.text(shown.rank().key())),
        ],
    )];
    if player.tied {
        said.push(ui.text(Word::Tied).to_owned());
    }
    if !player.victims.is_empty() {
        let victims: Vec<String> = player.victims.iter().map(|seat| scene.names.get(seat).into_owned()).collect();
        said.push(ui.fill(Word::WillRob, &[("who", &ui.list(&victims))]));
    }
    said.join(", ")
}

/// The neutral card.
pub(crate) fn neutral(ui: Ui, character: Character) -> String {
    ui.fill(Word::NeutralSpoken, &[("card", ui.text(character.key())), ("rank", ui.text(character.rank().key()))])
}

/// An action on the table that is only looked at.
pub(crate) fn act(ui: Ui, scene: &Kings<'_>, player: &PlayerView, action: Action, fate: Fate) -> String {
    let name = ui.text(action.key());
    match player.thief_of(action) {
        Some(thief) => ui.fill(Word::ActionStolen, &[("action", name), ("player", &scene.names.get(thief))]),
        None => format!("{name}, {}", ui.text(words::fate(fate))),
    }
}

/// What lies before a player.
pub(crate) fn holdings(ui: Ui, scene: &Kings<'_>, player: &PlayerView) -> String {
    let mut said = Vec::new();
    let away =
        scene.view.players.iter().flat_map(|other| &other.covered).filter(|theft| theft.thief == player.seat).count();
    said.push(ui.count(Word::Coats, 2_usize.saturating_sub(away)));
    let name = |card: Card| format!("{} {}", ui.text(card.key()), card.value());
    for (kind, word) in [(Kind::Building, Word::Buildings), (Kind::Subject, Word::Subjects)] {
        let cards: Vec<String> = player.cards(kind).into_iter().map(name).collect();
        let cards = if cards.is_empty() { ui.text(Word::HoldingsNone).to_owned() } else { cards.join(", ") };
        said.push(format!("{}: {cards}", ui.text(word)));
    }
    if let Some(active) = player.subjects.last() {
        let used = if player.ability_used { Word::ActiveUsed } else { Word::Active };
        said.push(format!("{}: {}", ui.text(used), ui.text(active.key())));
    }
    if !player.aside.is_empty() {
        let aside: Vec<&str> = player.aside.iter().map(|character| ui.text(character.key())).collect();
        said.push(format!("{}: {}", ui.text(Word::Aside), aside.join(", ")));
    }
    format!("{}: {}", ui.fill(Word::Holdings, &[("player", &scene.names.get(player.seat))]), said.join("; "))
}

/// The active subject of the watcher.
pub(crate) fn servant(ui: Ui, shown: Card, used: bool) -> String {
    let word = if used { Word::ActiveUsed } else { Word::Active };
    format!("{}: {}", ui.text(word), card(ui, shown))
}

/// Things side by side, and how many of them can be chosen.
pub(crate) fn row(ui: Ui, name: &str, choices: usize) -> String {
    match choices {
        0 => name.to_owned(),
        _ => format!("{name}, {}", ui.count(Word::ChoicesSpoken, choices)),
    }
}

#[cfg(test)]
mod tests {
    use curia_rival_kings::{Building, Subject};
    use curia_texts::Lang;

    use super::*;

    #[test]
    fn a_card_says_name_kind_colour_value_and_ability() {
        let said = |lang, shown| card(Ui::of(lang), shown);
        let (harbour, smith) = (Card::Building(Building::Harbour), Card::Subject(Subject::Smith));
        assert_eq!(said(Lang::En, harbour), "Harbour, building, town (red), value 4, Pair: Sailor");
        assert_eq!(said(Lang::En, smith), "Smith, subject, village (blue), value 2, A building costs 1 coin less");
        assert_eq!(said(Lang::Hu, harbour), "Kikötő, épület, város (piros), értéke 4, Párja: Tengerész");
    }

    #[test]
    fn the_neutral_card_says_that_it_is_nobodys() {
        assert_eq!(neutral(Ui::of(Lang::En), Character::Duke), "Neutral card: Duke, rank B");
        assert_eq!(neutral(Ui::of(Lang::Hu), Character::Duke), "Semleges lap: Herceg, B rang");
    }

    #[test]
    fn a_row_says_how_many_can_be_chosen() {
        assert_eq!(row(Ui::of(Lang::En), "Market", 0), "Market");
        assert_eq!(row(Ui::of(Lang::En), "Market", 2), "Market, 2 can be chosen");
    }
}
