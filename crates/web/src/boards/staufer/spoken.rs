//! The table in words, for whoever does not see it: what the eye finds on a thing stands in its name.

use curia_core::{Arg, Phrase, Seat};
use curia_staufer::data::{Category, Chest, Gift, Place, Privilege, Province};
use curia_staufer::{
    ChestSet, FieldView, Figure, Figures, HouseView, JobView, Move, OfficeView, PrivilegeView, ProvinceView, RoadView,
    RowView, Stack,
};
use curia_texts::Names;

use super::Reich;
use super::ring::{laid, markers};
use super::road::{best, home};
use super::words::{self, Word};
use crate::table::label;
use crate::ui::Ui;

/// A choice: the verb, the thing, everything about the thing.
pub(crate) fn choice(ui: Ui, scene: &Reich<'_>, mv: Move) -> String {
    let view = scene.view;
    let with = |word: Word, thing: &str| ui.fill(word, &[("thing", thing)]);
    let picked = |province: Province, kind: Figure| from(ui, province, kind);
    let said = match mv {
        Move::Supply | Move::Appoint | Move::BuyPrivilege | Move::EndTurn => None,
        Move::UseRecall => Some(with(Word::SayUse, &chest(ui, Chest::Recall))),
        Move::UseKnighting => Some(with(Word::SayUse, &chest(ui, Chest::Knighting))),
        Move::GainSource(province) => view.gain.map(|gain| with(Word::SayTake, &picked(province, gain.figure))),
        Move::SupplyField(of) => found(ui, scene, of).map(|field| with(Word::SayTake, &field)),
        Move::QuartermasterField(of) => found(ui, scene, of).map(|field| with(Word::SayTakeChests, &field)),
        Move::Muster(Some(of)) => found(ui, scene, of).map(|field| with(Word::SayMuster, &field)),
        Move::ChooseOffice(of) => appointment(ui, scene, of).map(|office| with(Word::SayAppoint, &office)),
        Move::ChooseModifier(used) => Some(with(Word::SayUse, &chest(ui, used))),
        Move::SeatFigure(kind) => Some(with(Word::SaySeat, ui.text(kind.key()))),
        Move::PayFigure(kind) => Some(with(Word::SayPay, ui.text(kind.key()))),
        Move::MessengerPick(Some((province, kind))) | Move::RecallPick(Some((province, kind))) => {
            Some(with(Word::SayCall, &picked(province, kind)))
        }
        Move::ChoosePrivilege(of) => Some(with(Word::SayBuy, &right(ui, of))),
        Move::ChestPick(_, of) => Some(with(Word::SayTake, &chest(ui, of))),
        Move::HomecomingPick(Some(of)) => view.office(of).map(|office| with(Word::SayHome, &named(ui, office))),
        _ => None,
    };
    said.or_else(|| super::ask::button(ui, scene, mv)).unwrap_or_else(|| label(ui, scene, mv))
}

/// A text with names alone in it.
fn told(ui: Ui, phrase: &Phrase) -> String {
    ui.phrase(phrase, &Names::default())
}

/// Several things in one line; nothing of them is said as such.
fn list(ui: Ui, items: Vec<String>) -> String {
    if items.is_empty() { ui.text(crate::words::PageWord::Nothing).to_owned() } else { ui.list(&items) }
}

/// Things side by side, and how many of them can be chosen.
pub(crate) fn row(ui: Ui, name: &str, choices: usize) -> String {
    match choices {
        0 => name.to_owned(),
        _ => format!("{name}, {}", ui.count(Word::ChoicesSpoken, choices)),
    }
}

/// So many figures of both kinds: "2 envoys, 1 noble".
pub(crate) fn figures(ui: Ui, figures: Figures) -> String {
    let kinds = figures.kinds().map(|kind| ui.count(Word::count_of(kind), usize::from(figures[kind])));
    list(ui, kinds.collect())
}

/// A chest with what it does.
fn chest(ui: Ui, chest: Chest) -> String {
    format!("{}: {}", ui.text(chest.key()), told(ui, &chest.help()))
}

/// Chests from the top down, by their names.
pub(crate) fn stack(ui: Ui, chests: Stack) -> String {
    list(ui, chests.iter().map(|chest| ui.text(chest.key()).to_owned()).collect())
}

fn from(ui: Ui, province: Province, kind: Figure) -> String {
    told(ui, &Word::from_pay(kind).phrase().with("province", province))
}

/// An office by its province, number and cost.
pub(crate) fn named(ui: Ui, view: &OfficeView) -> String {
    let word = if view.noble { Word::OfficeNoble } else { Word::OfficePlain };
    told(ui, &word.phrase().with("office", view.office).with("cost", view.cost))
}

/// An office with who holds it and the chests under it.
pub(crate) fn office(ui: Ui, scene: &Reich<'_>, view: &OfficeView) -> String {
    let held = match (view.seat, view.figure) {
        (Some(seat), Some(kind)) => {
            ui.phrase(&Word::HeldBy.phrase().with("player", seat).with("figure", kind), scene.names)
        }
        _ => ui.text(Word::HeldByNobody).to_owned(),
    };
    let mut said = format!("{}: {held}", named(ui, view));
    if !view.chests.is_empty() {
        said.push(' ');
        said.push_str(&ui.fill(Word::Under, &[("chests", &stack(ui, view.chests))]));
    }
    said
}

/// An office that may be chosen: what it costs, and the chests under it.
fn appointment(ui: Ui, scene: &Reich<'_>, office: curia_staufer::Office) -> Option<String> {
    let view = scene.view.office(office)?;
    let road = best(scene, scene.viewer.seat()?, office)?;
    let mut said = format!("{}: {}", named(ui, view), price(ui, scene, &road));
    if !view.chests.is_empty() {
        said.push(' ');
        said.push_str(&ui.fill(Word::Under, &[("chests", &stack(ui, view.chests))]));
    }
    Some(said)
}

/// What a road costs: for the provinces entered, for the office; and how much of it soon comes home.
pub(crate) fn price(ui: Ui, scene: &Reich<'_>, road: &RoadView) -> String {
    let home = home(scene);
    let paid = road.steps.iter().filter(|step| step.paid).map(|step| step.province);
    let back = paid.clone().chain(road.surplus.iter().copied()).filter(|province| home.contains(province)).count();
    let word = if paid.clone().count() == 0 { Word::PriceHere } else { Word::Price };
    let phrase = word.phrase().with("paid", paid.count()).with("cost", road.cost);
    let said = told(ui, &phrase.with("total", road.total).with("have", road.have));
    if back == 0 { said } else { format!("{said} {}", ui.count(Word::PriceBack, back)) }
}

/// What the button of an appointment says: what is paid, as long as nothing else is to be decided first.
pub(crate) fn appoint(ui: Ui, scene: &Reich<'_>, seat: Seat, road: &RoadView) -> String {
    let view = scene.view;
    let simple = road.missing == 0 && view.modifiers(seat) == ChestSet::EMPTY;
    let ways = view.roads(seat, road.office, ChestSet::EMPTY).iter().filter(|way| way.missing == 0).count();
    if simple && ways == 1 {
        ui.count(Word::GoPay, usize::from(road.total))
    } else {
        ui.text(Word::GoOffice).to_owned()
    }
}

/// A province: the king, the markers, what its places bring to whom, its bonus.
pub(crate) fn province(ui: Ui, scene: &Reich<'_>, view: &ProvinceView) -> String {
    let (first, second) = markers(scene, view.province);
    let mut said = vec![ui.text(view.province.key()).to_owned()];
    let mut note = |holds: bool, word: Word| {
        if holds {
            said.push(ui.text(word).to_owned());
        }
    };
    note(scene.view.king == view.province, Word::KingHere);
    note(first, Word::FirstHere);
    note(second && scene.view.second.is_some(), Word::SecondHere);
    note(second && scene.view.second.is_none(), Word::SecondGuess);
    for (place, &points) in Place::ALL.iter().zip(&view.points) {
        let who = view.standing.iter().find(|standing| standing.place == *place);
        let phrase = Word::PlaceSpoken.phrase().with("place", place.key()).with("points", points);
        let said_of = ui.phrase(&phrase, scene.names);
        said.push(match who {
            Some(standing) => format!("{said_of}, {}", scene.names.get(standing.seat)),
            None => said_of,
        });
    }
    said.push(ui.fill(Word::BonusSpoken, &[("bonus", ui.text(view.bonus.key()))]));
    said.join("; ")
}

/// What a gift is, if it is something.
pub(crate) fn gift(ui: Ui, gift: Gift) -> Option<String> {
    (gift != Gift::Nothing).then(|| told(ui, &Phrase::from(gift)))
}

/// A pay space with the figures on it.
pub(crate) fn pay(ui: Ui, scene: &Reich<'_>, view: &ProvinceView) -> String {
    let lain = laid(view).map(|(seat, of)| format!("{} ({})", scene.names.get(seat), figures(ui, of)));
    let said =
        ui.fill(Word::PaySpoken, &[("province", ui.text(view.province.key())), ("figures", &list(ui, lain.collect()))]);
    if home(scene).contains(&view.province) { format!("{said} {}", ui.text(Word::ComesHome)) } else { said }
}

/// Players in a row.
pub(crate) fn players(ui: Ui, scene: &Reich<'_>, seats: &[Seat]) -> String {
    list(ui, seats.iter().map(|&seat| scene.names.get(seat).into_owned()).collect())
}

/// A row of the schedule.
pub(crate) fn round(ui: Ui, scene: &Reich<'_>, row: &RowView) -> String {
    let word = match row.king {
        _ if row.over => Word::RoundSpokenOver,
        Some(_) => Word::RoundSpoken,
        None => Word::RoundSpokenLast,
    };
    let phrase = word.phrase().with("round", row.round).with("province", row.province);
    let phrase = phrase.with("condition", words::condition(row.condition)).with("steps", row.steps);
    let said = told(ui, &phrase);
    if row.round != scene.view.round {
        return said;
    }
    let second = scene.view.second.unwrap_or(scene.view.preview);
    format!("{said} {}", ui.fill(Word::SecondNow, &[("province", ui.text(second.key()))]))
}

/// A supply field with its figures and chests.
pub(crate) fn field(ui: Ui, view: &FieldView) -> String {
    let figures = if view.figures.is_empty() { ui.text(Word::NoFigure).to_owned() } else { figures(ui, view.figures) };
    ui.fill(Word::FieldSpoken, &[("figures", &figures), ("chests", &stack(ui, view.chests))])
}

fn found(ui: Ui, scene: &Reich<'_>, of: curia_staufer::data::Field) -> Option<String> {
    scene.view.fields.iter().find(|view| view.field == of).map(|view| field(ui, view))
}

/// What a privilege on offer is called; the pile by the points of its top card.
pub(crate) fn offered(ui: Ui, view: &PrivilegeView) -> String {
    match view.privilege {
        Privilege::Points if view.left > 0 => ui.count(Word::PointsOffer, usize::from(view.points)),
        _ => ui.text(view.privilege.key()).to_owned(),
    }
}

/// A privilege on offer with how many cards are left; what it does stands on its detail card.
pub(crate) fn privilege(ui: Ui, view: &PrivilegeView) -> String {
    format!("{}: {}", offered(ui, view), ui.count(Word::CardsLeft, usize::from(view.left)))
}

/// A privilege with what it does.
pub(crate) fn right(ui: Ui, privilege: Privilege) -> String {
    format!("{}: {}", ui.text(privilege.key()), told(ui, &privilege.help()))
}

/// The figures of a kind in a court.
pub(crate) fn pool(ui: Ui, own: &HouseView, kind: Figure) -> String {
    let count = ui.count(Word::count_of(kind), usize::from(own.court[kind]));
    format!("{}: {count}", ui.text(Word::Court))
}

/// A job with what it is worth now; what it asks for stands on its detail card.
pub(crate) fn job(ui: Ui, view: &JobView) -> String {
    format!("{}: {}", ui.text(view.job.key()), worth(ui, view))
}

/// What a job is worth now, and why.
pub(crate) fn worth(ui: Ui, view: &JobView) -> String {
    let word = match view.category {
        Category::Province if view.count == 0 => Word::WorthAbsent,
        Category::Province => Word::WorthPlace,
        Category::Pattern => Word::WorthPattern,
        Category::Office => Word::WorthOffices,
    };
    let place = usize::from(view.count).checked_sub(1).and_then(|ahead| Place::ALL.get(ahead));
    let place = place.map(|place| Arg::Name(place.key()));
    told(ui, &word.phrase().with("count", view.count).with("points", view.points).with_some("place", place))
}

/// The chests of a kind before the watcher.
pub(crate) fn chests(ui: Ui, scene: &Reich<'_>, of: Chest, count: u8) -> String {
    let said = format!("{count} × {}.", ui.text(of.key()));
    let used = scene.view.plan.as_ref().is_some_and(|plan| scene.viewer.is(plan.seat) && plan.used.has(of));
    if used { format!("{said} {}", ui.text(Word::Chosen)) } else { said }
}
