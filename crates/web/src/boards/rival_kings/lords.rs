//! The players' areas: each with the character of the cycle, its row of actions, and what lies before the player; and the
//! conflicts between the characters.

use curia_core::{Phrase, Seat};
use curia_rival_kings::{Action, Character, Conflict, CyclePhase, Fate, Kind, Move, PlayerView, Rank};
use maud::{Markup, html};

use super::Kings;
use super::art::kind_icon;
use super::cards::{action_face, card_sign, coat_motion, fate_class, rank_plate, spoken_face};
use super::details::{action_id, character_id, why_id};
use super::motion::Motion;
use super::spoken;
use super::words::Word;
use crate::table::may;
use crate::ui::{TINCTURES, Ui, icon, shield};

/// The number of the first player's area among the pieces of the board; the piles come before it.
pub(crate) const FIRST_LORD: usize = 10;
/// Each player has two coats of arms, which always suffice.
const COATS: usize = 2;

/// Everybody in the order of their turns, then the neutral card, then the conflicts.
pub(crate) fn lords(ui: Ui, scene: &Kings<'_>, motion: &Motion) -> Markup {
    let view = scene.view;
    let seats: Vec<Seat> = if view.order.is_empty() {
        view.players.iter().map(|player| player.seat).collect()
    } else {
        view.order.clone()
    };
    let players = seats.iter().filter_map(|seat| view.players.get(seat.index()));
    html! {
        section.lords aria-labelledby="lords-title" {
            header {
                h2 #lords-title { (ui.text(Word::Lords)) }
                (phases(ui, view.phase))
                (ladder(ui))
            }
            div.scroll {
                ol.courts data-set style=(format!("--rows:{}", view.players.len() + usize::from(view.neutral.is_some()))) {
                    @for player in players { (lord(ui, scene, player, motion)) }
                    @if view.seats.get() == 2 { (neutral(ui, scene)) }
                }
                (conflicts(ui, scene))
            }
        }
    }
}

/// The three phases of a cycle, the present one marked.
fn phases(ui: Ui, phase: CyclePhase) -> Markup {
    let phases = [
        (CyclePhase::Characters, Word::PhaseCharacters),
        (CyclePhase::Conflicts, Word::PhaseConflicts),
        (CyclePhase::Actions, Word::PhaseActions),
    ];
    html! {
        ol.phases aria-label=(ui.text(Word::Phases)) {
            @for (number, word) in phases { li aria-current=[(number == phase).then_some("step")] { (ui.text(word)) } }
        }
    }
}

/// Which rank robs which.
fn ladder(ui: Ui) -> Markup {
    let ranks = Rank::ALL.iter().filter_map(|rank| Some((*rank, rank.robs()?)));
    html! {
        p.chain title=(ui.text(Word::Ladder)) {
            span.vh { (ui.text(Word::Ladder)) ": " }
            @for (rank, robs) in ranks {
                span.step {
                    b { (ui.text(rank.key())) } span.to aria-hidden="true" { "›" } span.vh { ", " } (ui.text(robs.key()))
                } " "
            }
        }
    }
}

/// One player's area.
fn lord(ui: Ui, scene: &Kings<'_>, player: &PlayerView, motion: &Motion) -> Markup {
    let seat = player.seat;
    let own = scene.viewer.is(seat);
    let acting = scene.view.turn == Some(seat);
    html! {
        li class={ "lord " (TINCTURES[seat.index()]) @if own { " own" } @if acting { " acting" } }
            style=(format!("view-transition-name:lord-{seat}")) {
            (character(ui, scene, player))
            @if !player.actions.is_empty() {
                ol.acts aria-label=(ui.fill(Word::ActionSpoken, &[("player", &scene.names.get(seat))])) {
                    @for (&action, &fate) in player.actions.iter().zip(&player.fates) { li { (act(ui, scene, player, action, fate)) } }
                }
            }
            (holdings(ui, scene, player, motion))
        }
    }
}

/// The character of a player: to be looked at, or to be chosen by the Gardener.
fn character(ui: Ui, scene: &Kings<'_>, player: &PlayerView) -> Markup {
    let Some(character) = player.played else { return face_down(ui, scene, player) };
    let piece = FIRST_LORD + player.seat.index();
    let face = html! {
        (rank_plate(ui, character))
        span.cn {
            span.title { (ui.text(character.key())) }
            span.caption { (shield(player.seat)) span { (caption(ui, scene, player)) } }
        }
    };
    let style = motion_of(character, scene, player.seat);
    let mv = Move::Swap(player.seat);
    if may(scene, mv) {
        return html! {
            button.liege.can data-choice data-piece=(piece) form="play" name="move" value=(mv) data-detail=(character_id(scene, character)) style=(style) {
                (spoken_face(&spoken::choice(ui, scene, mv), face))
            }
        };
    }
    let id = character_id(scene, character);
    html! {
        button.liege type="button" data-piece=(piece) popovertarget=(id) data-detail=(id) style=(style) {
            (spoken_face(&spoken::lord(ui, scene, player, character), face))
        }
    }
}

/// A character comes out of its owner's hand, and is turned up before everybody else.
fn motion_of(character: Character, scene: &Kings<'_>, seat: Seat) -> String {
    let class = if scene.viewer.is(seat) { "" } else { ";view-transition-class:shown" };
    format!("view-transition-name:character-{}{class}", character.index())
}

/// What stands beneath a character's name: whose it is, and how it stands in the conflicts.
fn caption(ui: Ui, scene: &Kings<'_>, player: &PlayerView) -> String {
    let name = scene.names.get(player.seat);
    let mut said = vec![name.into_owned()];
    if player.tied {
        said.push(ui.text(Word::Tied).to_owned());
    }
    if !player.victims.is_empty() {
        let victims: Vec<String> = player.victims.iter().map(|seat| scene.names.get(seat).into_owned()).collect();
        said.push(ui.fill(Word::WillRob, &[("who", &ui.list(&victims))]));
    }
    said.join(" · ")
}

/// A character that nobody else sees yet, or that is still being chosen.
fn face_down(ui: Ui, scene: &Kings<'_>, player: &PlayerView) -> Markup {
    let choosing = scene.view.phase == CyclePhase::Characters;
    let state = if player.committed { Word::HasChosen } else { Word::IsChoosing };
    html! {
        div.liege {
            @if player.committed { span.rank.back aria-hidden="true" {} } @else { span.rank.none aria-hidden="true" {} }
            span.cn {
                span.title { (scene.names.get(player.seat)) }
                span.caption { (shield(player.seat)) @if choosing { span { (ui.text(state)) } } }
            }
        }
    }
}

/// One action of a character. Whose choice it is, and of what, the question says.
fn act(ui: Ui, scene: &Kings<'_>, player: &PlayerView, action: Action, fate: Fate) -> Markup {
    let moves: [Option<Move>; 3] = if scene.viewer.is(player.seat) {
        [Some(Move::PerformOne(action)), Some(Move::Farmer(action)), None]
    } else {
        [Some(Move::Steal(player.seat, action)), None, None]
    };
    let class = fate_class(fate);
    let face = action_face(player, action);
    match moves.into_iter().flatten().find(|&mv| may(scene, mv)) {
        Some(mv) => html! {
            button class={ (class) " can" } data-choice form="play" name="move" value=(mv) data-detail=(action_id(action)) {
                (spoken_face(&spoken::choice(ui, scene, mv), face))
            }
        },
        None => {
            let refused = moves.into_iter().flatten().find_map(|mv| why_id(scene, mv));
            let id = refused.unwrap_or_else(|| action_id(action));
            html! {
                button class=(class) type="button" popovertarget=(id) data-detail=(id) {
                    (spoken_face(&spoken::act(ui, scene, player, action, fate), face))
                }
            }
        }
    }
}

/// What lies before a player: coats of arms at home, characters laid aside, buildings and subjects, the active one named. The
/// button opens points and cards.
fn holdings(ui: Ui, scene: &Kings<'_>, player: &PlayerView, motion: &Motion) -> Markup {
    html! {
        button.holdings type="button" popovertarget={ "score-" (player.seat) } {
            span.vh { (spoken::holdings(ui, scene, player)) }
            span.face aria-hidden="true" {
                (coats(scene, player))
                @for &character in &player.aside { span.aside title=(ui.text(character.key())) { (ui.text(character.rank().key())) } }
                @for kind in Kind::ALL.iter().copied() { (row(ui, player, kind, motion)) }
            }
        }
    }
}

/// The coats of arms that lie on nobody's action.
fn coats(scene: &Kings<'_>, player: &PlayerView) -> Markup {
    let away =
        scene.view.players.iter().flat_map(|other| &other.covered).filter(|theft| theft.thief == player.seat).count();
    let mut victims = player.victims.iter();
    html! {
        span.coats {
            @for _ in away..COATS {
                span.coat style=[victims.next().map(|victim| coat_motion(player.seat, victim))] { (shield(player.seat)) }
            }
        }
    }
}

/// The cards of a kind, the newest last.
fn row(ui: Ui, player: &PlayerView, kind: Kind, motion: &Motion) -> Markup {
    let cards = player.cards(kind);
    let last = cards.len().saturating_sub(1);
    html! {
        @if !cards.is_empty() {
            span.row {
                (icon(kind_icon(kind)))
                @for (position, &card) in cards.iter().enumerate() {
                    @let active = kind == Kind::Subject && position == last;
                    span.held.active[active].used[active && player.ability_used] style=[motion.of_held(player.seat, kind, position)] {
                        (card_sign(card))
                        @if active { span.who { (ui.text(card.key())) } }
                    }
                }
            }
        }
    }
}

/// The neutral card of a table of two.
fn neutral(ui: Ui, scene: &Kings<'_>) -> Markup {
    let Some(character) = scene.view.neutral else { return html! {} };
    let id = character_id(scene, character);
    html! {
        li.lord.neutral style="view-transition-name:lord-neutral" {
            button.liege type="button" data-piece=(FIRST_LORD + 9) popovertarget=(id) data-detail=(id)
                style=(format!("view-transition-name:character-{};view-transition-class:shown", character.index())) {
                (spoken_face(&spoken::neutral(ui, character), html! {
                    (rank_plate(ui, character))
                    span.cn { span.title { (ui.text(character.key())) } span.caption { (icon("meeple-king")) span { (ui.text(Word::Neutral)) } } }
                }))
            }
        }
    }
}

/// The conflicts of the cycle, a line each.
fn conflicts(ui: Ui, scene: &Kings<'_>) -> Markup {
    let conflicts = &scene.view.conflicts;
    html! {
        @if scene.view.phase == CyclePhase::Actions || !conflicts.is_empty() {
            ul.conflicts aria-label=(ui.text(Word::Conflicts)) {
                @if conflicts.is_empty() { li { (ui.text(Word::Quiet)) } }
                @for conflict in conflicts {
                    li {
                        span.sides aria-hidden="true" { @for seat in sides(conflict) { (shield(seat)) } }
                        span { (ui.phrase(&told(scene, conflict), scene.names)) }
                    }
                }
            }
        }
    }
}

fn sides(conflict: &Conflict) -> Vec<Seat> {
    match *conflict {
        Conflict::Equal { first, second, .. } => vec![first, second],
        Conflict::Theft { thief, victim, .. } => vec![thief, victim],
        Conflict::EqualNeutral { seat, .. } => vec![seat],
        Conflict::Outranked { victim, .. } => vec![victim],
    }
}

/// A conflict in a sentence.
fn told(scene: &Kings<'_>, conflict: &Conflict) -> Phrase {
    let name = |phrase: Phrase, label: &'static str, seat: Seat| {
        let played = scene.view.players.get(seat.index()).and_then(|player| player.played);
        phrase.with_some(label, played.map(|character| character.key().into()))
    };
    match *conflict {
        Conflict::Equal { first, second, rank } => {
            let phrase = Word::ConflictEqual.phrase().with("rank", rank);
            name(name(phrase, "one", first), "other", second)
        }
        Conflict::EqualNeutral { seat, neutral } => {
            name(Word::ConflictEqualNeutral.phrase().with("neutral", neutral), "one", seat)
        }
        Conflict::Theft { thief, victim, stolen, prevented } => {
            let phrase = match stolen {
                Some(action) => Word::ConflictStolen.phrase().with("action", action),
                None if prevented => Word::ConflictPrevented.phrase(),
                None => Word::ConflictTheft.phrase(),
            };
            name(name(phrase, "thief", thief), "victim", victim)
        }
        Conflict::Outranked { victim, neutral } => {
            name(Word::ConflictOutranked.phrase().with("neutral", neutral), "victim", victim)
        }
    }
}
