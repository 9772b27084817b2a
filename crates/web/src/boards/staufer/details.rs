//! Detail cards: what a thing is and does, how it stands now, and why it cannot be chosen.

use curia_core::{Key, Refusal};
use curia_staufer::data::{Category, Chest, Condition, Field, Job, Privilege, Province};
use curia_staufer::{
    FieldView, Figure, JobView, Move, Office, OfficeView, PhaseName, PrivilegeView, ProvinceView, RowView, Staufer,
    UnusedView,
};
use curia_texts::{Lang, Names};
use maud::{Markup, html};

use super::art;
use super::hand::would_be;
use super::ring::laid;
use super::road::best;
use super::words::{self, Word};
use super::{Reich, spoken};
use crate::board::DetailCard;
use crate::rules::rule;
use crate::table::close;
use crate::ui::{Ui, icon, name, shield};
use crate::words::PageWord;

/// The detail card of a name, if it is one of the game.
pub(crate) fn id_of(key: Key) -> Option<String> {
    let kind = match key.space {
        "staufer-province" => "province",
        "staufer-chest" => "chest",
        "staufer-privilege" => "privilege",
        "staufer-job" => "job",
        _ => return None,
    };
    Some(format!("{kind}-{}", key.id))
}

/// The detail card of an office as it stands now.
pub(crate) fn office_card(office: Office) -> String {
    format!("o{}", office.index())
}

/// The detail card of a province as it stands now.
pub(crate) fn province_card(province: Province) -> String {
    format!("now{}", province as usize)
}

/// The detail card of a pay space.
pub(crate) fn pay_card(province: Province) -> String {
    format!("pay{}", province as usize)
}

/// The detail card of a row of the schedule.
pub(crate) fn round_card(round: u8) -> String {
    format!("round-{round}")
}

/// The detail card of a supply field.
pub(crate) fn field_card(field: Field) -> String {
    format!("supply-{}", field.id())
}

/// The detail card of the figures of a kind in the court.
pub(crate) fn pool_card(kind: Figure) -> String {
    format!("court-{}", kind.id())
}

/// The detail card of a job with what it is worth now.
pub(crate) fn job_card(job: Job) -> String {
    format!("mine-{}", job.id())
}

/// The detail card of a privilege on offer: its own if there is a reason why it cannot be bought now.
pub(crate) fn privilege_now(scene: &Reich<'_>, privilege: Privilege) -> String {
    let kind = if refused(scene, Move::ChoosePrivilege(privilege)).is_some() { "offer" } else { "privilege" };
    format!("{kind}-{}", privilege.id())
}

/// The detail card of a chest in hand: its own if there is a reason why it cannot be used now.
pub(crate) fn chest_now(scene: &Reich<'_>, chest: Chest) -> String {
    let kind = if would_be(scene, chest).is_some_and(|mv| refused(scene, mv).is_some()) { "held" } else { "chest" };
    format!("{kind}-{}", chest.id())
}

/// Why a move cannot be made; nobody asks that while no question is open.
fn refused<'s>(scene: &'s Reich<'_>, mv: Move) -> Option<&'s Refusal> {
    scene.prompt.as_ref()?;
    scene.refused.iter().find(|(other, _)| *other == mv).map(|(_, refusal)| refusal)
}

fn why(ui: Ui, scene: &Reich<'_>, mv: Move) -> Markup {
    html! {
        @if let Some(refusal) = refused(scene, mv) {
            p.refusal { (ui.phrase(&refusal.reason, scene.names)) " " (rule::<Staufer>(ui, refusal.rule)) }
        }
    }
}

/// What every province, chest, privilege and job is.
pub(crate) fn detail_cards(lang: Lang) -> Vec<DetailCard> {
    let ui = Ui::of(lang);
    let card = |list: &'static str, id: String, class: &'static str, face: Markup| DetailCard { list, id, class, face };
    let provinces = Province::ALL.into_iter().map(|province| {
        card("provinces", format!("province-{}", province.id()), "s-stone", province_text(ui, province))
    });
    let chests = Chest::ALL
        .into_iter()
        .map(|chest| card("chests", format!("chest-{}", chest.id()), art::suit(chest.colour()), chest_text(ui, chest)));
    let privileges = Privilege::ALL.into_iter().map(|privilege| {
        card("privileges", format!("privilege-{}", privilege.id()), "s-violet", privilege_text(ui, privilege))
    });
    let jobs = Job::ALL.into_iter().map(|job| card("jobs", format!("job-{}", job.id()), suit(job), job_text(ui, job)));
    provinces.chain(chests).chain(privileges).chain(jobs).collect()
}

/// The suit of a category of jobs.
const fn suit(job: Job) -> &'static str {
    match job.category() {
        Category::Province => "s-stone",
        Category::Pattern => "s-blue",
        Category::Office => "s-red",
    }
}

/// A chest, a privilege or a job as it lies on the table.
pub(crate) fn piece(ui: Ui, id: &str) -> Option<Markup> {
    let (kind, id) = id.split_once(':')?;
    match kind {
        "chest" => {
            let chest = Chest::from_id(id)?;
            Some(
                html! { div class={ "card kept " (art::suit(chest.colour())) } { (art::chest(chest)) span.title { (ui.text(chest.key())) } } },
            )
        }
        "privilege" => {
            let privilege = Privilege::from_id(id)?;
            Some(
                html! { div.card.kept.s-violet { span.seal { (icon(art::privilege(privilege))) } span.title { (ui.text(privilege.key())) } } },
            )
        }
        "job" => {
            let job = Job::from_id(id)?;
            Some(html! { div.card.task { (art::sign(job)) span.title { (ui.text(job.key())) } } })
        }
        _ => None,
    }
}

fn told(ui: Ui, phrase: &curia_core::Phrase) -> String {
    ui.phrase(phrase, &Names::default())
}

fn province_text(ui: Ui, province: Province) -> Markup {
    html! {
        header { h3 { (ui.text(province.key())) } (icon(art::bonus(province.bonus()))) }
        p { b { (ui.text(province.bonus().key())) } ": " (told(ui, &province.bonus().help())) }
    }
}

fn chest_text(ui: Ui, chest: Chest) -> Markup {
    html! {
        header { h3.cap { span { (ui.text(chest.key())) } } (art::chest(chest)) }
        p { (told(ui, &chest.help())) }
    }
}

fn privilege_text(ui: Ui, privilege: Privilege) -> Markup {
    html! {
        header { h3.cap { span { (ui.text(privilege.key())) } } (icon(art::privilege(privilege))) }
        p { (told(ui, &privilege.help())) }
    }
}

fn job_text(ui: Ui, job: Job) -> Markup {
    html! {
        header { h3.cap { span { (ui.text(job.key())) } } (art::sign(job)) }
        p { (told(ui, &job.help())) }
    }
}

/// How things stand, and why they cannot be chosen now.
pub(crate) fn details(ui: Ui, scene: &Reich<'_>) -> Markup {
    let view = scene.view;
    let own = view.own();
    html! {
        @for province in &view.provinces {
            (province_stands(ui, scene, province))
            (pay_stands(ui, scene, province))
            @for office in &province.offices { (office_stands(ui, scene, office)) }
        }
        @for row in &view.schedule { (round_stands(ui, scene, row)) }
        @for field in &view.fields { (field_stands(ui, scene, field)) }
        @for offer in view.privileges.iter().filter(|offer| privilege_now(scene, offer.privilege).starts_with("offer")) {
            (offer_stands(ui, scene, offer))
        }
        @for kind in Figure::ALL.into_iter().filter(|_| own.is_some()) { (court_stands(ui, scene, kind)) }
        @for job in own.and_then(|own| own.jobs.as_ref()).into_iter().flatten() { (job_stands(ui, job)) }
        @for chest in own.map(|own| own.chests).unwrap_or_default().kinds() {
            @if chest_now(scene, chest).starts_with("held") { (held(ui, scene, chest)) }
        }
    }
}

fn popover(class: &str, id: &str, inside: Markup) -> Markup {
    html! { div class={ "detail " (class) } popover id=(id) { (inside) } }
}

/// Who would be where if the province were scored now, and what that brings.
fn province_stands(ui: Ui, scene: &Reich<'_>, view: &ProvinceView) -> Markup {
    let province = view.province;
    let rounds = scene.view.schedule.iter().filter(|row| row.province == province && !row.over);
    let rounds: Vec<String> = rounds.map(|row| row.round.to_string()).collect();
    let inside = html! {
        (province_text(ui, province))
        @if !rounds.is_empty() { p { (ui.fill(Word::ScoredIn, &[("round", &ui.list(&rounds))])) } }
        h4 { (ui.text(Word::IfScoredNow)) }
        @if view.standing.is_empty() { p { (ui.text(Word::NobodyThere)) } } @else {
            dl.sums { @for standing in &view.standing {
                div {
                    dt { (shield(standing.seat)) (scene.names.get(standing.seat)) " (" (ui.count(Word::Strength, usize::from(standing.strength))) ")" }
                    dd.num {
                        (standing.points + standing.more)
                        @if let Some(gift) = spoken::gift(ui, standing.gift) { small { (gift) } }
                    }
                }
            } }
        }
    };
    popover("s-stone", &province_card(province), inside)
}

fn pay_stands(ui: Ui, scene: &Reich<'_>, view: &ProvinceView) -> Markup {
    let lain: Vec<_> = laid(view).collect();
    let inside = html! {
        header { h3 { (ui.text(view.province.key())) } }
        p { (spoken::pay(ui, scene, view)) }
        @if !lain.is_empty() {
            dl.sums { @for (seat, figures) in lain {
                div { dt { (shield(seat)) (scene.names.get(seat)) } dd { (spoken::figures(ui, figures)) } }
            } }
        }
        (why(ui, scene, Move::GainSource(view.province)))
    };
    popover("s-stone", &pay_card(view.province), inside)
}

/// An office: what it costs the watcher now, the chests under it, and why it cannot be taken.
fn office_stands(ui: Ui, scene: &Reich<'_>, view: &OfficeView) -> Markup {
    let office = view.office;
    let road = scene.viewer.seat().filter(|_| view.seat.is_none()).and_then(|seat| best(scene, seat, office));
    let asked = scene.view.phase == PhaseName::HomecomingPick;
    let mv = if asked { Move::HomecomingPick(Some(office)) } else { Move::ChooseOffice(office) };
    let inside = html! {
        header { h3 { (spoken::named(ui, view)) } @if view.noble { (icon("queen-crown")) } }
        @if let (Some(seat), Some(kind)) = (view.seat, view.figure) {
            p { (ui.phrase(&Word::HeldBy.phrase().with("player", seat).with("figure", kind), scene.names)) }
        }
        @if let Some(road) = road.filter(|_| scene.view.plan.is_none()) {
            p { b { (ui.text(Word::PriceNow)) } " " (spoken::price(ui, scene, &road)) }
        }
        @if !view.chests.is_empty() {
            ul.heaps { @for chest in view.chests.iter() {
                li { (art::chest(chest)) span { (name(ui.text(chest.key()), &format!("chest-{}", chest.id()))) } }
            } }
        }
        (why(ui, scene, mv))
    };
    popover("s-stone", &office_card(office), inside)
}

/// A row of the schedule: its condition, and in this round how every province stands to it.
fn round_stands(ui: Ui, scene: &Reich<'_>, row: &RowView) -> Markup {
    let now = row.round == scene.view.round;
    let counted = counted(row.condition);
    let inside = html! {
        header { h3 { (ui.text(row.condition.key())) } span.pin.guess { "2" } }
        p { (spoken::round(ui, scene, row)) }
        p { (told(ui, &row.condition.help())) }
        @if let Some((word, count)) = counted.filter(|_| now) {
            h4 { (ui.text(word)) }
            dl.sums { @for province in scene.view.ring().from(scene.view.king) {
                @if let Some(view) = scene.view.province(province) {
                    div { dt { (ui.text(province.key())) } dd.num { (count(view)) } }
                }
            } }
            p.caption { (ui.text(Word::TieRule)) }
        }
        p.caption { (unused(ui, &scene.view.unused)) }
    };
    popover("s-stone", &round_card(row.round), inside)
}

/// The round tiles that the schedule of this game has not.
fn unused(ui: Ui, tiles: &UnusedView) -> String {
    let provinces = tiles.provinces.iter().map(|province| ui.text(province.key()).to_owned());
    let conditions = tiles.conditions.iter().map(|&condition| ui.text(words::condition(condition)).to_owned());
    let steps = tiles.king.iter().map(|tile| tile.steps().to_string());
    let [provinces, conditions] = [provinces.collect::<Vec<_>>(), conditions.collect()].map(|list| ui.list(&list));
    let steps = ui.list(&steps.collect::<Vec<_>>());
    ui.fill(Word::Unused, &[("province", &provinces), ("condition", &conditions), ("steps", &steps)])
}

/// How much of something a province has.
type CountOf = fn(&ProvinceView) -> usize;

/// What a condition counts in a province; `None` if it goes by the king alone.
fn counted(condition: Condition) -> Option<(Word, CountOf)> {
    match condition {
        Condition::King | Condition::Opposite => None,
        Condition::MostFigures => {
            Some((Word::CountOffices, |view| view.offices.iter().filter(|office| office.seat.is_some()).count()))
        }
        Condition::FewestChests => {
            Some((Word::CountChests, |view| view.offices.iter().map(|office| usize::from(office.chests.len())).sum()))
        }
        Condition::MostPayment => {
            Some((Word::CountPaid, |view| view.pay.iter().map(|figures| usize::from(figures.total())).sum()))
        }
        Condition::MostNobles => Some((Word::CountNobles, |view| {
            view.offices.iter().filter(|office| office.figure == Some(Figure::Noble)).count()
        })),
    }
}

fn field_stands(ui: Ui, scene: &Reich<'_>, view: &FieldView) -> Markup {
    let field = view.field;
    let candidates = [Move::SupplyField(field), Move::QuartermasterField(field), Move::Muster(Some(field))];
    let inside = html! {
        header { h3 { (ui.text(Word::Supply)) } span.figs { (art::row(view.figures)) } }
        p { (spoken::field(ui, view)) }
        @if !view.chests.is_empty() {
            ul.heaps { @for chest in view.chests.iter() {
                li { (art::chest(chest)) span { (name(ui.text(chest.key()), &format!("chest-{}", chest.id()))) } }
            } }
        }
        p.caption { (ui.text(Word::FieldHow)) }
        @for mv in candidates { (why(ui, scene, mv)) }
    };
    popover("s-stone", &field_card(field), inside)
}

fn offer_stands(ui: Ui, scene: &Reich<'_>, view: &PrivilegeView) -> Markup {
    let owners: Vec<String> = scene
        .view
        .houses
        .iter()
        .filter(|house| house.privileges.has(view.privilege))
        .map(|house| scene.names.get(house.seat).into_owned())
        .collect();
    let inside = html! {
        (privilege_text(ui, view.privilege))
        p { (ui.count(Word::CardsLeft, usize::from(view.left))) }
        @if !owners.is_empty() { p { (ui.fill(Word::OwnedBy, &[("players", &ui.list(&owners))])) } }
        (why(ui, scene, Move::ChoosePrivilege(view.privilege)))
    };
    popover("s-violet", &format!("offer-{}", view.privilege.id()), inside)
}

fn court_stands(ui: Ui, scene: &Reich<'_>, kind: Figure) -> Markup {
    let inside = html! {
        header { h3.cap { span { (ui.text(kind.key())) } } (icon(art::kind(kind))) }
        p { (ui.text(Word::help_of(kind))) }
        p { (ui.text(Word::CourtHow)) }
        (why(ui, scene, Move::SeatFigure(kind))) (why(ui, scene, Move::PayFigure(kind)))
    };
    popover("s-stone", &pool_card(kind), inside)
}

fn job_stands(ui: Ui, view: &JobView) -> Markup {
    let inside = html! {
        (job_text(ui, view.job))
        p { b { (spoken::worth(ui, view)) } }
        p.caption { (ui.text(PageWord::OnlyYou)) }
    };
    popover(suit(view.job), &job_card(view.job), inside)
}

/// A chest that cannot be used now.
fn held(ui: Ui, scene: &Reich<'_>, chest: Chest) -> Markup {
    let inside = html! {
        (chest_text(ui, chest))
        @if let Some(mv) = would_be(scene, chest) { (why(ui, scene, mv)) }
    };
    popover(art::suit(chest.colour()), &format!("held-{}", chest.id()), inside)
}

/// The deck of chests and what has been discarded.
pub(crate) fn piles(ui: Ui, scene: &Reich<'_>) -> Markup {
    let view = scene.view;
    html! {
        div.detail.wide popover id="chest-deck" {
            header { h3 { (ui.count(Word::DeckLeft, usize::from(view.deck))) } (close(ui, "chest-deck")) }
            p { (ui.text(Word::DeckHow)) }
            h4 { (ui.text(Word::Discarded)) }
            @if view.discard.is_empty() { p { (ui.text(PageWord::Nothing)) } } @else {
                ul.heaps { @for chest in view.discard.kinds() {
                    li { (art::chest(chest)) span { (view.discard[chest]) " × " (name(ui.text(chest.key()), &format!("chest-{}", chest.id()))) } }
                } }
            }
        }
    }
}
