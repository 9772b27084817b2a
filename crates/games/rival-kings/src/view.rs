//! What one viewer may know (section 6), built up from nothing.

use curia_core::{Game, Named, Outline, Phrase, Seat, SeatCount, SeatSet, Seen, Viewer};
use serde::Serialize;

use crate::data::{Action, Building, COPIES, Card, Character, Kind, Pile, Subject, TYPES};
use crate::labels::{Help, Label};
use crate::money::Coins;
use crate::moves::Move;
use crate::options::{MatchMode, Options};
use crate::outline::outline;
use crate::prompt::Prompt;
use crate::state::{Phase, RivalKings};

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
        hand.chain(piles).chain([Move::UseAbility]).collect()
    }
}
