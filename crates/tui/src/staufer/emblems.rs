//! Signs and short words for figures, chests, privileges, players and moves. Each says by its letters what its colour says.

use curia_core::{BySeat, Key, Seat};
use curia_staufer::data::{Chest, Colour, Condition, Gift, Place, Privilege};
use curia_staufer::{Figure, Figures, Move, Stack};
use ratatui::style::{Color, Style};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::Stage;
use super::words::Word;

/// The sign of the king.
pub(super) const KING: &str = "♔";
/// Stands behind the provinces that the king enters next.
pub(super) const RIDE: &str = "›";
/// The sign of the first scoring marker.
pub(super) const FIRST: &str = "①";
/// The sign of the second scoring marker.
pub(super) const SECOND: &str = "②";
/// Stands where the second scoring marker would go now.
pub(super) const PREVIEW: &str = "?";
/// The sign of a noble and of an office for nobles.
pub(super) const NOBLE: &str = "ⁿ";
/// The sign of a figure that goes to a pay space.
pub(super) const PAYMENT: &str = "◇";
/// The sign of a privilege that the person owns.
pub(super) const OWNED: &str = "✓";
/// Stands where there is nothing.
pub(super) const NOTHING: &str = "·";

/// The short word of a chest.
pub(super) fn chest_code(scene: &Stage<'_>, chest: Chest) -> String {
    scene.text(match chest {
        Chest::ThreePoints => Word::ChestThreePoints,
        Chest::FourPoints => Word::ChestFourPoints,
        Chest::FivePoints => Word::ChestFivePoints,
        Chest::TwoEnvoys => Word::ChestTwoEnvoys,
        Chest::Noble => Word::ChestNoble,
        Chest::Carriage => Word::ChestCarriage,
        Chest::Decree => Word::ChestDecree,
        Chest::Credit => Word::ChestCredit,
        Chest::Patent => Word::ChestPatent,
        Chest::Recall => Word::ChestRecall,
        Chest::Muster => Word::ChestMuster,
        Chest::Knighting => Word::ChestKnighting,
        Chest::Relic => Word::ChestRelic,
        Chest::Seal => Word::ChestSeal,
    })
}

/// The short word of a permanent privilege; of the pile that of its points.
pub(super) fn privilege_code(scene: &Stage<'_>, privilege: Privilege) -> String {
    scene.text(match privilege {
        Privilege::Points => Word::Points,
        Privilege::Courier => Word::PrivilegeCourier,
        Privilege::Steward => Word::PrivilegeSteward,
        Privilege::Recruiter => Word::PrivilegeRecruiter,
        Privilege::Patent => Word::PrivilegePatent,
        Privilege::Herald => Word::PrivilegeHerald,
        Privilege::WindingRoad => Word::PrivilegeWindingRoad,
        Privilege::Quartermaster => Word::PrivilegeQuartermaster,
        Privilege::NobleHouse => Word::PrivilegeNobleHouse,
        Privilege::Arbiter => Word::PrivilegeArbiter,
        Privilege::Treasurer => Word::PrivilegeTreasurer,
        Privilege::Antiquarian => Word::PrivilegeAntiquarian,
        Privilege::Messenger => Word::PrivilegeMessenger,
        Privilege::Retinue => Word::PrivilegeRetinue,
        Privilege::RoyalFavour => Word::PrivilegeRoyalFavour,
        Privilege::Chancellor => Word::PrivilegeChancellor,
    })
}

/// The short word of what finds the second province.
pub(super) fn condition_word(condition: Condition) -> Key {
    match condition {
        Condition::King => Word::ConditionKing,
        Condition::MostFigures => Word::ConditionMostFigures,
        Condition::FewestChests => Word::ConditionFewestChests,
        Condition::MostPayment => Word::ConditionMostPayment,
        Condition::MostNobles => Word::ConditionMostNobles,
        Condition::Opposite => Word::ConditionOpposite,
    }
    .into()
}

/// The paint of a colour of chests.
pub(super) fn paint(scene: &Stage<'_>, colour: Colour) -> Style {
    scene.theme.tint(match colour {
        Colour::Orange => Color::LightRed,
        Colour::Turquoise => Color::LightCyan,
        Colour::Brown => Color::LightGreen,
        Colour::Purple => Color::LightMagenta,
    })
}

/// A number as small digits above the line.
pub(super) fn above(number: u8) -> String {
    let digit = |c: char| c.to_digit(10).and_then(|digit| "⁰¹²³⁴⁵⁶⁷⁸⁹".chars().nth(digit as usize));
    number.to_string().chars().filter_map(digit).collect()
}

/// The short words of the chests of a stack, from the top down.
pub(super) fn chest_codes(scene: &Stage<'_>, stack: Stack) -> Vec<String> {
    stack.iter().map(|chest| chest_code(scene, chest)).collect()
}

/// The chests of a stack in at most `width` cells: all of them, or the topmost with their number.
pub(super) fn stack(scene: &Stage<'_>, stack: Stack, width: usize) -> String {
    let Some(top) = stack.top() else { return NOTHING.to_owned() };
    let all = chest_codes(scene, stack).join(" ");
    if all.width() <= width { all } else { format!("{}{}", chest_code(scene, top), above(stack.len())) }
}

/// The paint of a stack: that of its topmost chest.
pub(super) fn stack_paint(scene: &Stage<'_>, stack: Stack) -> Style {
    stack.top().map_or(scene.theme.quiet(), |chest| paint(scene, chest.colour()))
}

/// The letter of a kind of figures.
fn letter(scene: &Stage<'_>, figure: Figure) -> String {
    scene.text(match figure {
        Figure::Envoy => Word::LetterEnvoy,
        Figure::Noble => Word::LetterNoble,
    })
}

/// Figures kind by kind: "4e1n".
pub(super) fn figures(scene: &Stage<'_>, figures: Figures) -> String {
    if figures.is_empty() {
        return NOTHING.to_owned();
    }
    figures.kinds().map(|figure| format!("{}{}", figures[figure], letter(scene, figure))).collect()
}

/// What a bonus gives to the first and the second place: "2e/1e".
pub(super) fn gifts(scene: &Stage<'_>, bonus: curia_staufer::data::Bonus) -> String {
    let code = |place| match bonus.gift(place) {
        Gift::Nothing => NOTHING.to_owned(),
        Gift::Figures { figures: given } => figures(scene, given),
        Gift::Recall { count } => format!("↺{count}"),
        Gift::ChosenChest => "▣".to_owned(),
        Gift::TopChest => "▢".to_owned(),
        Gift::Points { points } => format!("+{points}"),
        Gift::Homecoming { count } => format!("⌂{count}"),
    };
    format!("{}/{}", code(Place::First), code(Place::Second))
}

/// A letter for every player, of their name as far as that goes; no two have the same.
pub(super) fn crests(scene: &Stage<'_>) -> BySeat<char> {
    let mut crests = BySeat::all(' ');
    for seat in scene.seats.iter() {
        let name = scene.names.get(seat);
        let letters = name.chars().filter(|c| c.is_alphabetic()).filter_map(|c| c.to_uppercase().next());
        let mut free = letters.filter(|c| c.width() == Some(1)).chain('1'..='9').filter(|c| !crests.0.contains(c));
        let crest = free.next().unwrap_or('?');
        drop(free);
        crests[seat] = crest;
    }
    crests
}

/// The paint of a player.
pub(super) fn livery(scene: &Stage<'_>, seat: Seat) -> Style {
    let colours = [Color::LightRed, Color::LightBlue, Color::LightGreen, Color::LightMagenta, Color::LightCyan];
    let weight = if seat == scene.person { scene.theme.strong() } else { scene.theme.text() };
    weight.patch(scene.theme.tint(colours[seat.index() % colours.len()]))
}

/// The one of these moves that the person has marked, or else the first that they may make.
pub(super) fn open(scene: &Stage<'_>, moves: impl IntoIterator<Item = Move>) -> Option<Move> {
    let legal: Vec<Move> = moves.into_iter().filter(|mv| scene.may(*mv)).collect();
    legal.iter().copied().find(|mv| scene.marked(*mv)).or(legal.first().copied())
}

/// How a thing looks that stands for `mv`: marked, choosable, or `idle`.
pub(super) fn look(scene: &Stage<'_>, mv: Option<Move>, idle: Style) -> (&'static str, Style) {
    match mv {
        Some(mv) if scene.marked(mv) => ("▸", scene.theme.selected()),
        Some(mv) if scene.may(mv) => ("◆", scene.theme.choice()),
        _ => (" ", idle),
    }
}
