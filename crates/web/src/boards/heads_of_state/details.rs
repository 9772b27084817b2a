//! Detail cards: what a thing is and does, how it stands now, and why it cannot be chosen.

use curia_core::{Arg, Key, Refusal, Seat};
use curia_heads_of_state::data::{Area, AreaKind, Attribute, Country, NobleBox, Rank, Treachery};
use curia_heads_of_state::{CountryView, HeadsOfState, Move, Source};
use curia_texts::{Lang, Names};
use maud::{Markup, html};

use super::States;
use super::art::{attribute, coronet, suit, treachery, treachery_suit};
use super::chart::need;
use super::hand::{attribute_face, treachery_face};
use super::map::{country_view, plain_area, prizes};
use super::market::{near, take};
use super::spoken;
use super::words::Word;
use crate::board::DetailCard;
use crate::rules::rule;
use crate::table::close;
use crate::ui::{Ui, icon, shield, signed};
use crate::words::PageWord;

/// The detail card of a name, if it is one of the game.
pub(crate) fn id_of(key: Key) -> Option<String> {
    let kind = match key.space {
        "heads-of-state-noble" => "noble",
        "heads-of-state-area" => "area",
        "heads-of-state-attribute" => "attribute",
        "heads-of-state-treachery" => "treachery",
        "heads-of-state-country" => "land",
        _ => return None,
    };
    Some(format!("{kind}-{}", key.id))
}

/// The detail card of an area as it stands now.
pub(crate) fn area_now(area: Area) -> String {
    format!("now-{}", area.id())
}

/// The detail card of a box as it stands now.
pub(crate) fn box_now(at: NobleBox) -> String {
    format!("box-{}-{}", at.area().id(), at.rank().id())
}

/// The detail card of a country as it stands now.
pub(crate) fn country_now(country: Country) -> String {
    format!("land-{}", country.id())
}

/// The detail card of a rank as it stands now.
pub(crate) fn rank_now(rank: Rank) -> String {
    format!("rank-{}", rank.id())
}

/// The detail card of a face-up attribute card that cannot be taken.
pub(crate) fn slot_now(slot: usize) -> String {
    format!("slot-{slot}")
}

/// The detail card of a face-up treachery card that cannot be taken.
pub(crate) fn treachery_slot_now(slot: usize) -> String {
    format!("plot-{slot}")
}

/// The detail card of a stack of the hand: its own if there is a reason why it cannot be chosen now.
pub(crate) fn attribute_in_hand(scene: &States<'_>, card: Attribute) -> String {
    let kind = if refused(scene, scene.view.with_card(card)).is_some() { "mine" } else { "attribute" };
    format!("{kind}-{}", card.id())
}

/// The same of a treachery card.
pub(crate) fn treachery_in_hand(scene: &States<'_>, card: Treachery) -> String {
    let kind = if refused(scene, scene.view.with_treachery(card)).is_some() { "mine" } else { "treachery" };
    format!("{kind}-{}", card.id())
}

/// Why a move cannot be made; nobody asks that while no question is open.
pub(crate) fn refused<'s>(scene: &'s States<'_>, mv: Move) -> Option<&'s Refusal> {
    scene.prompt.as_ref()?;
    scene.refused.iter().find(|(other, _)| *other == mv).map(|(_, refusal)| refusal)
}

fn why(ui: Ui, scene: &States<'_>, mv: Move) -> Markup {
    html! {
        @if let Some(refusal) = refused(scene, mv) {
            p.refusal {
                (ui.phrase(&refusal.reason, scene.names))
                " " (rule::<HeadsOfState>(ui, refusal.rule))
            }
        }
    }
}

/// What every noble, area, attribute and treachery card is.
pub(crate) fn detail_cards(lang: Lang) -> Vec<DetailCard> {
    let ui = Ui::of(lang);
    let card = |list: &'static str, id: String, class: &'static str, face: Markup| DetailCard { list, id, class, face };
    let nobles =
        Rank::ALL.map(|rank| card("nobles", format!("noble-{}", rank.id()), "plain", rank_text(ui, rank, None)));
    let areas = Area::ALL
        .map(|area| card("areas", format!("area-{}", area.id()), suit(area.card().country), area_text(ui, area)));
    let attributes = Attribute::ALL
        .map(|kind| card("attributes", format!("attribute-{}", kind.id()), "plain", attribute_text(ui, kind)));
    let plots = Treachery::ALL.map(|kind| {
        card("treachery", format!("treachery-{}", kind.id()), treachery_suit(kind), treachery_text(ui, kind, false))
    });
    nobles.into_iter().chain(areas).chain(attributes).chain(plots).collect()
}

/// A piece as it lies on the table, by the id that the rules book gives it.
pub(crate) fn piece(ui: Ui, id: &str) -> Option<Markup> {
    let (kind, id) = id.split_once(':')?;
    match kind {
        "attribute" => {
            let kind = Attribute::from_id(id)?;
            Some(html! { div.card.attr { (attribute_face(ui, kind)) } })
        }
        "treachery" => {
            let kind = Treachery::from_id(id)?;
            Some(html! { div class={ "card attr t " (treachery_suit(kind)) } { (treachery_face(ui, kind)) } })
        }
        "noble" | "rank" => {
            let rank = Rank::from_id(id)?;
            Some(html! { div.card.attr { (coronet(rank)) span.title { (ui.text(rank.key())) } } })
        }
        "area" => Some(plain_area(ui, Area::from_id(id)?)),
        _ => None,
    }
}

/// How things stand, and why they cannot be chosen now.
pub(crate) fn details(ui: Ui, scene: &States<'_>) -> Markup {
    let view = scene.view;
    html! {
        @for country in Country::ALL { (country_detail(ui, scene, country)) }
        @for area in Area::ALL { (area_detail(ui, scene, area)) }
        @for own in &view.boxes { (box_detail(ui, scene, own.at)) }
        @for rank in Rank::ALL { (rank_detail(ui, scene, rank)) }
        (refused_cards(ui, scene))
    }
}

/// The cards on display and in hand that cannot be chosen now, each with the reason.
fn refused_cards(ui: Ui, scene: &States<'_>) -> Markup {
    let view = scene.view;
    let source = |slot: usize| Source::Slot(u8::try_from(slot).unwrap_or(u8::MAX));
    let held = view.own().and_then(|own| own.attributes.zip(own.treachery)).unwrap_or_default();
    let detail = |id: String, class: &str, text: Markup, mv: Move| {
        html! { @if refused(scene, mv).is_some() { div class={ "detail " (class) } popover id=(id) { (text) (why(ui, scene, mv)) } } }
    };
    html! {
        @for (slot, &card) in view.display.iter().enumerate() { @if let Some(card) = card {
            (detail(slot_now(slot), "plain", attribute_text(ui, card), take(scene, source(slot))))
        } }
        @for (slot, &card) in view.treachery_display.iter().enumerate() { @if let Some(card) = card {
            (detail(treachery_slot_now(slot), treachery_suit(card), treachery_text(ui, card, view.certain), Move::TakeTreachery(source(slot))))
        } }
        @for card in held.0.kinds() {
            (detail(format!("mine-{}", card.id()), "plain", attribute_text(ui, card), view.with_card(card)))
        }
        @for card in held.1.kinds() {
            (detail(format!("mine-{}", card.id()), treachery_suit(card), treachery_text(ui, card, view.certain), view.with_treachery(card)))
        }
    }
}

fn rank_text(ui: Ui, rank: Rank, missing: Option<&[Attribute]>) -> Markup {
    let noble = rank.noble();
    let word = if noble.courtesan { Word::RankIs } else { Word::RankIsExact };
    let phrase = word
        .phrase()
        .with("points", noble.majority)
        .with("counters", noble.counters)
        .with("cards", Arg::List(noble.cost.iter().map(|kind| Arg::Name(kind.key())).collect()));
    html! {
        header { h3.cap { span { (ui.text(rank.key())) } } (coronet(rank)) }
        (need(rank, missing))
        p { (ui.phrase(&phrase, &Names::default())) }
    }
}

fn rank_detail(ui: Ui, scene: &States<'_>, rank: Rank) -> Markup {
    let missing = scene.view.missing(rank);
    let left = scene.view.own().map(|own| own.supply[rank as usize]);
    let pile = scene.view.nobles.iter().find(|pile| pile.rank == rank).map_or(0, |pile| pile.left);
    html! {
        div.detail popover id=(rank_now(rank)) {
            (rank_text(ui, rank, missing.as_deref()))
            @if let Some(lack) = spoken::lack(ui, scene, rank) { p.lacking { (lack) "." } }
            h4 { (ui.text(Word::Race)) }
            dl.sums {
                @for player in &scene.view.players {
                    div { dt { (shield(player.seat)) (scene.names.get(player.seat)) } dd.num { (player.noble_cards[rank as usize]) } }
                }
                div { dt { (ui.text(Word::CardsLeft)) } dd.num { (pile) } }
                @if let Some(left) = left { div { dt { (ui.text(Word::CountersLeft)) } dd.num { (left) } } }
            }
        }
    }
}

fn area_text(ui: Ui, area: Area) -> Markup {
    let card = area.card();
    let word = if card.kind == AreaKind::Capital { Word::CapitalIs } else { Word::ProvinceIs };
    let [most, other] = card.kind.weights();
    let phrase = word
        .phrase()
        .with("country", card.country.key())
        .with("ranks", Arg::List(area.boxes().map(|at| Arg::Name(at.rank().key())).collect()))
        .with("points", card.number)
        .with("most", most)
        .with("other", other);
    html! {
        header { h3 { (ui.text(area.key())) } span.hex.still { (card.number) } }
        p { (ui.phrase(&phrase, &Names::default())) }
    }
}

fn area_detail(ui: Ui, scene: &States<'_>, area: Area) -> Markup {
    let Some(view) = scene.view.areas.iter().find(|view| view.area == area) else { return html! {} };
    html! {
        div class={ "detail " (suit(area.card().country)) } popover id=(area_now(area)) {
            (area_text(ui, area))
            @let number = usize::from(area.card().number);
            p { (ui.count(if view.marker { Word::MarkerLeft } else { Word::MarkerTaken }, number)) "." }
            ul.list { @for at in area.boxes() {
                li { (coronet(at.rank())) span { (ui.text(at.rank().key())) } @match scene.view.owner(at) {
                    Some(seat) => { (shield(seat)) (scene.names.get(seat)) }
                    None => { span.caption { (ui.text(Word::BoxEmpty)) } }
                } }
            } }
            @if !view.graves.is_empty() {
                h4 { (ui.text(Word::GravesOf)) }
                ul.list { @for grave in &view.graves {
                    li { (icon("tombstone")) span { (ui.text(grave.rank.key())) @if grave.count > 1 { " ×" (grave.count) } } (shield(grave.seat)) (scene.names.get(grave.seat)) }
                } }
            }
        }
    }
}

/// A box: what it costs, what is missing, who lives there, and why it cannot be chosen.
fn box_detail(ui: Ui, scene: &States<'_>, at: NobleBox) -> Markup {
    let owner = scene.view.owner(at);
    let missing = scene.view.missing(at.rank());
    html! {
        div class={ "detail " (suit(at.area().card().country)) } popover id=(box_now(at)) {
            header { h3.cap { span { (ui.text(at.rank().key())) ", " (ui.text(at.area().key())) } } (coronet(at.rank())) }
            @match owner {
                Some(seat) => { p.facts { (shield(seat)) (scene.names.get(seat)) } p { (weighs(ui, scene, at)) } }
                None => {
                    (need(at.rank(), missing.as_deref()))
                    p { @match spoken::lack(ui, scene, at.rank()) {
                        Some(lack) => { (lack) "." }
                        None => { (ui.fill(Word::Cost, &[("cards", &spoken::attributes(ui, at.rank().noble().cost))])) "." }
                    } }
                }
            }
            (why(ui, scene, scene.view.with_box(at)))
        }
    }
}

/// How much influence the noble in a box gives.
fn weighs(ui: Ui, scene: &States<'_>, at: NobleBox) -> String {
    let above = at.area().boxes().take_while(|other| *other != at).any(|other| scene.view.owner(other).is_some());
    let [most, other] = at.area().card().kind.weights();
    ui.count(Word::Weight, usize::from(if above { other } else { most }))
}

/// A country: its markers, the influence in its order with the points of a century that ended now, and what is still to be
/// reached.
fn country_detail(ui: Ui, scene: &States<'_>, country: Country) -> Markup {
    let Some(view) = country_view(scene, country) else { return html! {} };
    html! {
        div class={ "detail " (suit(country)) } popover id=(country_now(country)) {
            header { h3 { (ui.text(country.key())) } (prizes(scene, view)) }
            h4 { (ui.text(Word::Influence)) }
            @if view.standings.is_empty() { p { (ui.text(Word::InfluenceNobody)) } } @else { (standings(ui, scene, view)) }
            h4 { (ui.text(Word::Reach)) }
            dl.sums { @for player in &scene.view.players {
                @let reached = country.areas().filter(|&area| player.has_reached(area)).count();
                div { dt { (shield(player.seat)) (scene.names.get(player.seat)) } dd.num { (reached) " / " (country.areas().count()) } }
            } }
            @if let Some(own) = scene.view.own() {
                @let left: Vec<String> = country.areas().filter(|&area| !own.has_reached(area)).map(|area| ui.text(area.key()).to_owned()).collect();
                p { @if left.is_empty() { (ui.text(Word::AllReached)) } @else { (ui.fill(Word::StillToReach, &[("areas", &ui.list(&left))])) } }
            }
        }
    }
}

fn standings(ui: Ui, scene: &States<'_>, view: &CountryView) -> Markup {
    let points = |place: usize| view.country.century_markers().get(place).copied().unwrap_or(0);
    html! {
        dl.sums { @for (place, held) in view.standings.iter().enumerate() {
            div {
                dt { (shield(held.seat)) (spoken::influence(ui, scene, held)) }
                dd.num { (signed(i32::from(points(place)))) }
            }
        } }
        p.caption { (ui.text(Word::InfluenceWhy)) }
    }
}

fn attribute_text(ui: Ui, kind: Attribute) -> Markup {
    let nobles: Vec<Arg> = kind.used_by().map(|rank| Arg::Name(rank.key())).collect();
    let phrase = match kind {
        Attribute::Courtesan => Word::CourtesanIs.phrase(),
        _ => Word::AttributeIs.phrase(),
    };
    let phrase = phrase.with("nobles", Arg::List(nobles)).with("count", kind.in_box());
    html! {
        header { h3.cap { span { (ui.text(kind.key())) } } (icon(attribute(kind))) }
        p { (ui.phrase(&phrase, &Names::default())) }
    }
}

/// With `certain` an assassin always succeeds, as was agreed.
fn treachery_text(ui: Ui, kind: Treachery, certain: bool) -> Markup {
    let word = match kind {
        Treachery::Assassin if certain => Word::AssassinIsCertain,
        Treachery::Assassin => Word::AssassinIs,
        _ if kind.is_double() => Word::DoubleIs,
        _ => Word::CountryCardIs,
    };
    let countries = Arg::List(kind.countries().map(|country| Arg::Name(country.key())).collect());
    let phrase = word.phrase().with("countries", countries).with("count", kind.in_box());
    html! {
        header { h3.cap { span { (ui.text(kind.key())) } } (treachery(kind)) }
        p { (ui.phrase(&phrase, &Names::default())) }
    }
}

/// What a player has: nobles by rank, markers, areas, cards that they surely hold.
pub(crate) fn trophies(ui: Ui, scene: &States<'_>, seat: Seat) -> Markup {
    let Some(player) = scene.view.players.get(seat.index()) else { return html! {} };
    let known: Vec<String> =
        (player.sure_attributes.kinds().map(|kind| counted(ui, kind.key(), player.sure_attributes[kind])))
            .chain(player.sure_treachery.kinds().map(|kind| counted(ui, kind.key(), player.sure_treachery[kind])))
            .collect();
    html! {
        h4 { (ui.text(Word::Race)) }
        ul.list { @for rank in Rank::ALL { li { (coronet(rank)) span { (spoken::raced(ui, scene, player, rank)) } } } }
        h4 { (ui.text(Word::Reach)) }
        dl.sums { @for country in Country::ALL {
            @let reached: Vec<String> = country.areas().filter(|&area| player.has_reached(area)).map(|area| ui.text(area.key()).to_owned()).collect();
            div { dt { (ui.text(country.key())) } dd { @if reached.is_empty() { "–" } @else { (ui.list(&reached)) } } }
        } }
        @if !scene.viewer.is(seat) && !known.is_empty() {
            h4 { (ui.text(Word::KnownHeld)) }
            p { (known.join(", ")) }
        }
    }
}

/// Some cards of a kind: "2 × gold".
fn counted(ui: Ui, card: Key, count: u8) -> String {
    format!("{count} × {}", ui.text(card))
}

/// The piles: how much is left, how near the revolution may be, and what has been discarded.
pub(crate) fn piles(ui: Ui, scene: &States<'_>) -> Markup {
    let view = scene.view;
    let discarded: Vec<String> = view.discard.kinds().map(|kind| counted(ui, kind.key(), view.discard[kind])).collect();
    let plots: Vec<String> =
        view.treachery_discard.kinds().map(|kind| counted(ui, kind.key(), view.treachery_discard[kind])).collect();
    let none = ui.text(PageWord::Nothing);
    let list = |cards: Vec<String>| if cards.is_empty() { none.to_owned() } else { cards.join(", ") };
    html! {
        div.detail.wide popover id="attribute-pile" {
            header { h3 { (ui.count(Word::AttributePile, usize::from(view.draw_pile))) } (close(ui, "attribute-pile")) }
            p { b { (near(ui, scene)) "." } }
            @if !view.pack.shown { p { (ui.text(Word::PackWhy)) } }
            h4 { (ui.text(Word::AttributeDiscards)) }
            p { (list(discarded)) }
            h4 { (ui.text(Word::InPlay)) }
            p { (list(view.in_play.kinds().map(|kind| counted(ui, kind.key(), view.in_play[kind])).collect())) }
        }
        div.detail.wide popover id="treachery-pile" {
            header { h3 { (ui.count(Word::TreacheryPile, usize::from(view.treachery_pile))) } (close(ui, "treachery-pile")) }
            p { (ui.text(Word::TreacheryPileWhy)) }
            h4 { (ui.text(Word::TreacheryDiscards)) }
            p { (list(plots)) }
        }
    }
}
