//! What one viewer may know (section 6), built up from nothing.

use std::cmp::Ordering;

use curia_core::{Game, Named, Outline, Phrase, Seat, SeatCount, SeatSet, Seen, Viewer};
use serde::Serialize;

use crate::data::{Action, Building, COPIES, Card, Character, Kind, Pile, Rank, Subject, TYPES};
use crate::labels::{Help, Label};
use crate::money::Coins;
use crate::moves::Move;
use crate::options::{MatchMode, Options};
use crate::outline::outline;
use crate::prompt::Prompt;
use crate::state::{Phase, Point, RivalKings};

/// Where in a cycle the game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
#[named("rival-kings-phase")]
pub enum CyclePhase {
    /// Phase 1: characters are chosen in secret.
    Characters,
    /// Phase 2: conflicts are resolved.
    Conflicts,
    /// Phase 3: actions are performed.
    Actions,
    /// The match is over.
    Over,
}

impl CyclePhase {
    fn of(phase: Phase) -> CyclePhase {
        match phase {
            Phase::Over => CyclePhase::Over,
            Phase::Moment(part) => part,
            Phase::ChooseCharacter => CyclePhase::Characters,
            Phase::Gardener(_) | Phase::TownGuard(_) => CyclePhase::Conflicts,
            _ => CyclePhase::Actions,
        }
    }
}

/// What one viewer may know of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Whose view this is.
    pub viewer: Viewer,
    /// How many play.
    pub seats: SeatCount,
    /// What was agreed.
    pub options: Options,
    /// The number of the running (or last) game of the match, from 1.
    pub game: u8,
    /// The points of each finished game of the match, by seat.
    pub finished_games: Vec<Vec<i32>>,
    /// The number of the round, from 1.
    pub round: u16,
    /// 1 or 2.
    pub cycle: u8,
    /// Where in the cycle the game is.
    pub phase: CyclePhase,
    /// The four piles b1, b2, s1, s2.
    pub piles: Vec<PileView>,
    /// The supply of money cards.
    pub supply: Coins,
    /// Conflict markers in the reserve.
    pub reserve: u8,
    /// The players in seat order.
    pub players: Vec<PlayerView>,
    /// The neutral character of this cycle (two players).
    pub neutral: Option<Character>,
    /// The neutral characters of finished cycles of this round.
    pub neutral_aside: Vec<Character>,
    /// Characters nobody was dealt: the neutral deck (two players) or set aside (three players).
    pub undealt: u8,
    /// The turn order of phase 3; empty before.
    pub order: Vec<Seat>,
    /// Whose turn of phase 3 it is.
    pub turn: Option<Seat>,
    /// The conflicts of this cycle in the order in which they are resolved; empty before.
    pub conflicts: Vec<Conflict>,
    /// Whose answer is awaited.
    pub asked: SeatSet,
    /// What is asked.
    pub decision: Option<Prompt>,
    /// The viewer's characters in hand, a chosen one among them.
    pub hand: Vec<Character>,
    /// The character the viewer has chosen and not yet revealed.
    pub choice: Option<Character>,
    /// The piles the viewer is looking through.
    pub looked: Vec<LookedPile>,
}

/// A pile of the market with the money under it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PileView {
    /// Which pile.
    pub pile: Pile,
    /// The face-up card.
    pub top: Option<Card>,
    /// How many cards it has.
    pub count: u8,
    /// The value of the topmost coin card under it; `None` if there is no money.
    pub money_top: Option<u8>,
    /// All coin cards from bottom to top; only with the option `coin_stacks_visible`.
    pub money: Option<Vec<u8>>,
}

/// What lies before a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    /// Which player.
    pub seat: Seat,
    /// How many characters they hold, a chosen one among them.
    pub hand_size: u8,
    /// True if they have committed to a character.
    pub committed: bool,
    /// The character they have revealed in this cycle.
    pub played: Option<Character>,
    /// Its actions in printed order.
    pub actions: Vec<Action>,
    /// How far each of them is.
    pub fates: Vec<Fate>,
    /// Those under a coat of arms, in printed order, and who stole them.
    pub covered: Vec<Theft>,
    /// Their characters of finished cycles of this round.
    pub aside: Vec<Character>,
    /// True if they are in an equal-rank conflict with another player.
    pub tied: bool,
    /// Whom they still have to rob.
    pub victims: SeatSet,
    /// Their buildings, the newest last.
    pub buildings: Vec<Building>,
    /// Their subjects, the active one last.
    pub subjects: Vec<Subject>,
    /// Their money cards.
    pub coins: Coins,
    /// Their conflict markers.
    pub markers: u8,
    /// True if they have used an ability in this cycle.
    pub ability_used: bool,
    /// Their points as they stand, finished games of the match included.
    pub points: i32,
}

/// How far an action of a revealed character is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
pub enum Fate {
    /// It can still be performed.
    ToCome,
    /// It is being decided or performed.
    Now,
    /// Its owner has performed it.
    Done,
    /// Its owner has let it pass, or could not perform it.
    Passed,
    /// It lies under a coat of arms.
    Stolen,
}

/// A conflict of phase 2.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "conflict", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are named like the components they carry")]
pub enum Conflict {
    /// Two players have the same rank: each takes a marker and performs one action only.
    Equal { first: Seat, second: Seat, rank: Rank },
    /// A player has the rank of the neutral card and takes a marker.
    EqualNeutral { seat: Seat, neutral: Character },
    /// A higher rank robs a lower one of an action: of `stolen`, once that is chosen, or of none, if the Town Guard prevented it.
    Theft { thief: Seat, victim: Seat, stolen: Option<Action>, prevented: bool },
    /// The neutral card outranks a player, who takes a marker.
    Outranked { victim: Seat, neutral: Character },
}

/// An action under a coat of arms.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Theft {
    /// The action that was stolen.
    pub action: Action,
    /// Who stole it: the coat of arms is theirs.
    pub thief: Seat,
}

/// A pile its viewer is looking through.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LookedPile {
    /// Which pile.
    pub pile: Pile,
    /// Its cards from the top down: the first is depth 1.
    pub cards: Vec<Card>,
}

impl View {
    /// What `viewer` may know of a game.
    pub(crate) fn of(game: &RivalKings, viewer: Viewer) -> View {
        let own = viewer.seat().filter(|&seat| game.seats.has(seat)).map(|seat| &game.players[seat]);
        let phase = CyclePhase::of(game.phase);
        View {
            viewer,
            seats: game.seats,
            options: game.options,
            game: if game.running() { game.finished + 1 } else { game.finished },
            finished_games: finished_games(game),
            round: game.round,
            cycle: game.cycle,
            phase,
            piles: Pile::ALL.into_iter().map(|pile| PileView::of(game, pile)).collect(),
            supply: game.supply,
            reserve: game.reserve,
            players: game.seats.iter().map(|seat| PlayerView::of(game, seat)).collect(),
            neutral: game.neutral,
            neutral_aside: game.neutral_aside.iter().collect(),
            undealt: game.undealt_left,
            order: match phase {
                CyclePhase::Actions => game.order.iter().take(game.seats.get()).copied().collect(),
                _ => Vec::new(),
            },
            turn: (phase == CyclePhase::Actions).then(|| game.mover()),
            conflicts: game.conflicts(),
            asked: game.awaited(),
            decision: game.decision(),
            hand: own.map(|player| player.hand.iter().collect()).unwrap_or_default(),
            choice: own.and_then(|player| player.choice),
            looked: game.looking(viewer).map(|kind| LookedPile::both(game, kind)).unwrap_or_default(),
        }
    }

    /// True if the match has more than one game.
    pub fn is_match(&self) -> bool {
        self.options.match_mode != MatchMode::Single
    }
}

fn finished_games(game: &RivalKings) -> Vec<Vec<i32>> {
    let games = game.history.iter().take(usize::from(game.finished));
    games.map(|points| points.iter().take(game.seats.get()).copied().map(i32::from).collect()).collect()
}

impl PileView {
    fn of(game: &RivalKings, pile: Pile) -> PileView {
        let cards = &game.piles[pile.index()];
        let stack = game.stacks[pile.index()];
        let money = game.options.coin_stacks_visible.then(|| stack.values().collect());
        PileView { pile, top: cards.top(), count: cards.len, money_top: stack.top(), money }
    }
}

impl RivalKings {
    /// How far the actions of a seat's character are.
    fn fates(&self, seat: Seat) -> Vec<Fate> {
        let actions = self.actions(seat).iter().copied();
        actions.enumerate().map(|(place, action)| self.fate(seat, place, action)).collect()
    }

    fn fate(&self, seat: Seat, place: usize, action: Action) -> Fate {
        let player = &self.players[seat];
        if player.covered.has(action) {
            return Fate::Stolen;
        }
        let turn = self.order.iter().take(self.seats.get()).position(|&of| of == seat);
        let gone = if player.performed.has(action) { Fate::Done } else { Fate::Passed };
        match turn.unwrap_or_default().cmp(&usize::from(self.turn)) {
            _ if CyclePhase::of(self.phase) != CyclePhase::Actions => Fate::ToCome,
            Ordering::Less => gone,
            Ordering::Greater => Fate::ToCome,
            Ordering::Equal => match self.point {
                // At the moment when a turn is over, the point is behind all actions.
                Point::Steal | Point::Tied => Fate::ToCome,
                Point::Own(now) => match place.cmp(&usize::from(now)) {
                    Ordering::Less => gone,
                    Ordering::Equal => Fate::Now,
                    Ordering::Greater => Fate::ToCome,
                },
                Point::Second(_) | Point::End if gone == Fate::Done && self.performs_own() => Fate::Now,
                Point::Second(_) | Point::End => gone,
            },
        }
    }

    /// True while details of an own action are asked for, or whether it is performed a second time.
    fn performs_own(&self) -> bool {
        let open = matches!(
            self.phase,
            Phase::SecondAction(_)
                | Phase::PassTo
                | Phase::TakeMoney
                | Phase::RecruitSubject
                | Phase::BuyBuilding
                | Phase::UseSmith(_)
        );
        open && !self.by_ability
    }
}

impl PlayerView {
    fn of(game: &RivalKings, seat: Seat) -> PlayerView {
        let player = &game.players[seat];
        let actions = game.actions(seat);
        let theft = |&action| player.covered.by(action).map(|thief| Theft { action, thief });
        PlayerView {
            seat,
            hand_size: player.hand.len() as u8,
            committed: player.choice.is_some(),
            played: player.played,
            actions: actions.to_vec(),
            fates: game.fates(seat),
            covered: actions.iter().filter_map(theft).collect(),
            aside: player.aside.iter().collect(),
            tied: player.tied,
            victims: player.victims,
            buildings: player.buildings.as_slice().to_vec(),
            subjects: player.subjects.as_slice().to_vec(),
            coins: player.coins,
            markers: player.markers,
            // Section 5.3 clears the flag at the reveal; until then it tells of the cycle before.
            ability_used: player.ability_used && game.phase != Phase::ChooseCharacter,
            points: game.total(seat),
        }
    }

    /// The cards of a kind, the newest last.
    pub fn cards(&self, kind: Kind) -> Vec<Card> {
        match kind {
            Kind::Building => self.buildings.iter().copied().map(Card::Building).collect(),
            Kind::Subject => self.subjects.iter().copied().map(Card::Subject).collect(),
        }
    }

    /// How many cards of a kind they own.
    pub fn count(&self, kind: Kind) -> u8 {
        match kind {
            Kind::Building => self.buildings.len() as u8,
            Kind::Subject => self.subjects.len() as u8,
        }
    }

    /// Who has stolen an action of the player in this cycle.
    pub fn thief_of(&self, action: Action) -> Option<Seat> {
        self.covered.iter().find(|theft| theft.action == action).map(|theft| theft.thief)
    }
}

impl LookedPile {
    fn both(game: &RivalKings, kind: Kind) -> Vec<LookedPile> {
        let look = |pile: Pile| LookedPile {
            pile,
            cards: game.piles[pile.index()].as_slice().iter().rev().copied().collect(),
        };
        Pile::of(kind).into_iter().map(look).collect()
    }
}

impl curia_core::View<Move> for View {
    fn outline(&self) -> Outline {
        outline(self)
    }

    /// Characters have the numbers 0 to 11, then come the buildings and the subjects, two numbers a type.
    fn seen_beside(&self, other: &View) -> Seen {
        let mut seen = Seen::default();
        let played = self.players.iter().flat_map(|player| player.played.iter().chain(&player.aside));
        let characters =
            self.hand.iter().chain(&other.hand).chain(&self.neutral).chain(&self.neutral_aside).chain(played);
        characters.for_each(|character| seen.mark(character.index()));
        let mut counts = [0; Kind::ALL.len() * TYPES];
        let mut identify = |card: Card| {
            let type_number = card.kind().index() * TYPES + card.number();
            seen.mark(Character::ALL.len() + COPIES * type_number + counts[type_number]);
            counts[type_number] = (counts[type_number] + 1) % COPIES;
        };
        for player in &self.players {
            player.buildings.iter().for_each(|&building| identify(Card::Building(building)));
            player.subjects.iter().for_each(|&subject| identify(Card::Subject(subject)));
        }
        for pile in &self.piles {
            match self.looked.iter().find(|looked| looked.pile == pile.pile) {
                Some(looked) => looked.cards.iter().for_each(|&card| identify(card)),
                None => pile.top.into_iter().for_each(&mut identify),
            }
        }
        seen
    }

    fn label(&self, mv: Move) -> Phrase {
        Label::of(self, mv).into()
    }

    fn help(&self, mv: Move) -> Option<Phrase> {
        Help::of(self, mv).map(Phrase::from)
    }

    fn candidates(&self) -> Vec<Move> {
        let hand = self.hand.iter().map(|&character| Move::Choose(character));
        let piles = Pile::ALL.into_iter().map(Move::Pile);
        let mut all: Vec<Move> = hand.chain(piles).chain([Move::UseAbility]).collect();
        let own = self.players.iter().find(|player| self.viewer.is(player.seat));
        match self.decision {
            Some(Prompt::Steal) => {
                let others = self.players.iter().filter(|player| !self.viewer.is(player.seat));
                all.extend(
                    others.flat_map(|other| other.actions.iter().map(|&action| Move::Steal(other.seat, action))),
                );
            }
            Some(Prompt::TiedAction) => {
                all.extend(own.iter().flat_map(|own| &own.actions).copied().map(Move::PerformOne))
            }
            Some(Prompt::OwnAction { .. }) => all.push(Move::Perform),
            Some(Prompt::Farmer) => all.extend(own.iter().flat_map(|own| &own.actions).copied().map(Move::Farmer)),
            Some(Prompt::SwapOwn { kind } | Prompt::SwapTheirs { kind, .. }) => {
                let (owner, of): (_, fn(Kind, u8) -> Move) = match self.decision {
                    Some(Prompt::SwapTheirs { with, .. }) => (self.players.get(with.index()), Move::Theirs),
                    _ => (own, Move::Own),
                };
                let count = owner.map_or(0, |owner| owner.count(kind));
                all.extend((0..count).map(|position| of(kind, position)));
            }
            Some(Prompt::Look { .. }) => {
                let depths = |looked: &LookedPile| {
                    (1..=looked.cards.len() as u8).map(|depth| (looked.pile, depth)).collect::<Vec<_>>()
                };
                all.extend(self.looked.iter().flat_map(depths).map(|(pile, depth)| Move::Buy(pile, depth)));
            }
            _ => {}
        }
        all
    }
}
