//! What one viewer may know (section 6), built up from nothing, and its words.

use curia_core::{Arg, Key, Phrase, Score, Seat, SeatCount, SeatSet, Seen, View, Viewer};
use serde::Serialize;

use crate::data::{Action, Building, COPIES, Card, Character, Kind, Pile, Subject};
use crate::money::Coins;
use crate::moves::RivalKingsMove as Move;
use crate::options::{MatchMode, RivalKingsOptions};
use crate::prompt::RivalKingsPrompt as Asked;
use crate::state::{Player, RivalKings, Step};

/// Where in a cycle the game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Phase 1: characters are chosen in secret.
    Characters,
    /// Phase 2: conflicts are resolved.
    Conflicts,
    /// Phase 3: actions are performed.
    Actions,
    /// The match is over.
    Over,
}

/// What one viewer may know of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RivalKingsView {
    /// Whose view this is.
    pub viewer: Viewer,
    /// How many play.
    pub seats: SeatCount,
    /// What was agreed.
    pub options: RivalKingsOptions,
    /// The number of the running (or last) game of the match, from 1.
    pub game: u8,
    /// The points of each finished game of the match, by seat.
    pub finished_games: Vec<Vec<i32>>,
    /// The number of the round, from 1.
    pub round: u16,
    /// 1 or 2.
    pub cycle: u8,
    /// Where in the cycle the game is.
    pub phase: Phase,
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
    pub decision: Option<Asked>,
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
    /// How many characters he holds, a chosen one among them.
    pub hand_size: u8,
    /// True if he has committed to a character.
    pub committed: bool,
    /// The character he has revealed in this cycle.
    pub played: Option<Character>,
    /// Its actions in printed order.
    pub actions: Vec<Action>,
    /// Those under a coat of arms.
    pub covered: Vec<Action>,
    /// His characters of finished cycles of this round.
    pub aside: Vec<Character>,
    /// True if he is in an equal-rank conflict with another player.
    pub tied: bool,
    /// Whom he still has to rob.
    pub victims: SeatSet,
    /// His buildings, the newest last.
    pub buildings: Vec<Building>,
    /// His subjects, the active one last.
    pub subjects: Vec<Subject>,
    /// His money cards.
    pub coins: Coins,
    /// His conflict markers.
    pub markers: u8,
    /// True if he has used an ability in this cycle.
    pub ability_used: bool,
    /// His points as they stand, finished games of the match included.
    pub points: i32,
}

/// A pile its viewer is looking through.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LookedPile {
    /// Which pile.
    pub pile: Pile,
    /// Its cards from the top down: the first is depth 1.
    pub cards: Vec<Card>,
}

impl RivalKings {
    /// What `viewer` may know.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> RivalKingsView {
        let own = viewer.seat().filter(|&seat| self.seats.has(seat)).map(|seat| &self.players[seat]);
        let phase = self.phase();
        RivalKingsView {
            viewer,
            seats: self.seats,
            options: self.options,
            game: if self.running() { self.finished + 1 } else { self.finished },
            finished_games: self.finished_games(),
            round: self.round,
            cycle: self.cycle,
            phase,
            piles: Pile::ALL.iter().map(|&pile| self.pile_view(pile)).collect(),
            supply: self.supply,
            reserve: self.reserve,
            players: self.seats.iter().map(|seat| self.player_view(seat)).collect(),
            neutral: self.neutral,
            neutral_aside: self.neutral_aside.iter().collect(),
            undealt: self.undealt_left,
            order: match phase {
                Phase::Actions => self.order.iter().take(self.seats.get()).copied().collect(),
                _ => Vec::new(),
            },
            turn: (phase == Phase::Actions).then(|| self.mover()),
            asked: self.asked(),
            decision: self.question(),
            hand: own.map(|player| player.hand.iter().collect()).unwrap_or_default(),
            choice: own.and_then(|player| player.choice),
            looked: self.looking(viewer).map(|kind| self.looked(kind)).unwrap_or_default(),
        }
    }

    fn phase(&self) -> Phase {
        match self.step {
            Step::Over => Phase::Over,
            Step::Choose => Phase::Characters,
            Step::Gardener | Step::TownGuard => Phase::Conflicts,
            _ => Phase::Actions,
        }
    }

    fn finished_games(&self) -> Vec<Vec<i32>> {
        let games = self.history.iter().take(usize::from(self.finished));
        games.map(|game| game.iter().take(self.seats.get()).map(|&points| i32::from(points)).collect()).collect()
    }

    fn pile_view(&self, pile: Pile) -> PileView {
        let cards = &self.piles[pile.index()];
        let stack = self.stacks[pile.index()];
        let money = self.options.coin_stacks_visible.then(|| stack.values().collect());
        PileView { pile, top: cards.top(), count: cards.len, money_top: stack.top(), money }
    }

    fn player_view(&self, seat: Seat) -> PlayerView {
        let player: &Player = &self.players[seat];
        let actions = self.actions(seat);
        PlayerView {
            seat,
            hand_size: player.hand.len() as u8,
            committed: player.choice.is_some(),
            played: player.played,
            actions: actions.to_vec(),
            covered: actions.iter().copied().filter(|&action| player.covered.has(action)).collect(),
            aside: player.aside.iter().collect(),
            tied: player.tied,
            victims: player.victims,
            buildings: player.buildings.as_slice().to_vec(),
            subjects: player.subjects.as_slice().to_vec(),
            coins: player.coins,
            markers: player.markers,
            // Section 5.3 clears the flag at the reveal; until then it tells of the cycle before.
            ability_used: player.ability_used && self.step != Step::Choose,
            points: self.total(seat),
        }
    }

    fn looked(&self, kind: Kind) -> Vec<LookedPile> {
        let look = |pile: Pile| LookedPile {
            pile,
            cards: self.piles[pile.index()].as_slice().iter().rev().copied().collect(),
        };
        Pile::of(kind).into_iter().map(look).collect()
    }

    /// Points are public: all that counts lies open.
    pub(crate) fn all_scores(&self) -> Vec<Option<Score>> {
        self.seats.iter().map(|seat| Some(self.score(seat))).collect()
    }
}

impl RivalKingsView {
    /// The pile of that name.
    fn pile(&self, pile: Pile) -> Option<&PileView> {
        self.piles.get(pile.index())
    }

    /// What lies before a seat.
    fn player(&self, seat: Seat) -> Option<&PlayerView> {
        self.players.get(seat.index())
    }

    /// What lies before the viewer, if he plays.
    fn own(&self) -> Option<&PlayerView> {
        self.viewer.seat().and_then(|seat| self.player(seat))
    }

    /// The active subject of the viewer.
    fn active(&self) -> Option<Subject> {
        self.own().and_then(|own| own.subjects.last().copied())
    }

    /// The card at a position of a player's row.
    fn card(&self, player: Option<&PlayerView>, kind: Kind, position: u8) -> Option<Card> {
        let (player, position) = (player?, usize::from(position));
        match kind {
            Kind::Building => player.buildings.get(position).copied().map(Card::Building),
            Kind::Subject => player.subjects.get(position).copied().map(Card::Subject),
        }
    }

    /// The player with whom a swap is under way.
    fn partner(&self) -> Option<&PlayerView> {
        match self.decision {
            Some(Asked::SwapTheirs { with, .. }) => self.player(with),
            _ => None,
        }
    }

    /// A card found by looking.
    fn found(&self, pile: Pile, depth: u8) -> Option<Card> {
        let looked = self.looked.iter().find(|looked| looked.pile == pile)?;
        looked.cards.get(usize::from(depth).checked_sub(1)?).copied()
    }

    /// The action that a bare `perform` means now.
    fn action(&self) -> Option<Action> {
        match self.decision {
            Some(Asked::StolenAction { action } | Asked::OwnAction { action } | Asked::SecondAction { action }) => {
                Some(action)
            }
            _ => None,
        }
    }

    fn pile_label(&self, pile: Pile) -> Phrase {
        let top = self.pile(pile).and_then(|view| view.top);
        match (self.decision, top) {
            (Some(Asked::TakeMoney), _) => say("pile_money").with("pile", pile.key()),
            (Some(Asked::TroubadourPile { .. }), Some(card)) => {
                say("pile_swap").with("card", card.key()).with("pile", pile.key())
            }
            (_, Some(card)) => {
                say("pile_card").with("card", card.key()).with("price", card.value()).with("pile", pile.key())
            }
            (_, None) => say("pile").with("pile", pile.key()),
        }
    }

    fn card_label(&self, id: &'static str, card: Option<Card>, kind: Kind, position: u8) -> Phrase {
        match card {
            Some(card) => say(id).with("card", card.key()),
            None => say("position").with("kind", kind.key()).with("number", i32::from(position) + 1),
        }
    }

    fn smith_label(&self, yes: bool) -> Phrase {
        let price = match self.decision {
            Some(Asked::UseSmith { card }) => card.value(),
            _ => 0,
        };
        if yes {
            say("use_smith_yes").with("price", price.saturating_sub(1))
        } else {
            say("use_smith_no").with("price", price)
        }
    }
}

/// The ids of all labels.
pub(crate) const MOVE_IDS: &[&str] = &[
    "choose",
    "choose_help",
    "choose_help_nobody",
    "pass",
    "swap",
    "accept",
    "ward",
    "steal",
    "perform",
    "perform_bare",
    "twice",
    "skip",
    "skip_bare",
    "use_ability",
    "use_ability_bare",
    "end_turn",
    "to",
    "pile",
    "pile_money",
    "pile_swap",
    "pile_card",
    "position",
    "use_smith_yes",
    "use_smith_no",
    "farmer",
    "own",
    "opponent",
    "theirs",
    "buy",
    "buy_unknown",
    "decline",
];

fn say(id: &'static str) -> Phrase {
    Key::new("rival-kings-move", id).phrase()
}

/// What an action does, in words.
fn action_help(action: Action) -> Phrase {
    Key::new("rival-kings-action-help", action.id()).phrase()
}

/// The id of what the Town Guard does under the house rule `town_guard_blocks_theft`.
pub(crate) const BLOCKING_TOWN_GUARD: &str = "town_guard_blocks_theft";

impl RivalKingsView {
    /// What a subject can do, in words.
    fn ability_help(&self, subject: Subject) -> Phrase {
        let blocks = subject == Subject::TownGuard && self.options.town_guard_blocks_theft;
        Key::new("rival-kings-ability-help", if blocks { BLOCKING_TOWN_GUARD } else { subject.id() }).phrase()
    }

    fn card_help(&self, card: Option<Card>) -> Option<Phrase> {
        match card {
            Some(Card::Subject(subject)) => Some(self.ability_help(subject)),
            _ => None,
        }
    }

    fn character_help(&self, character: Character) -> Phrase {
        let actions = character.actions(self.options.treasurer_recruits);
        let actions: Vec<Key> = actions.iter().map(|action| action.key()).collect();
        let help = |id| say(id).with("rank", character.rank().key()).with("actions", actions);
        match character.rank().robs() {
            Some(rank) => help("choose_help").with("robs", rank.key()),
            None => help("choose_help_nobody"),
        }
    }
}

impl View<Move> for RivalKingsView {
    fn outline(&self) -> curia_core::Outline {
        crate::outline::outline(self)
    }

    /// Characters have the numbers 0 to 11, then come the buildings and the subjects, two numbers a type.
    fn seen(&self) -> Seen {
        let mut seen = Seen::default();
        let played = self.players.iter().flat_map(|player| player.played.iter().chain(&player.aside));
        let characters = self.hand.iter().chain(&self.neutral).chain(&self.neutral_aside).chain(played);
        characters.for_each(|character| seen.mark(character.index()));
        let mut counts = [0; 32];
        let mut identify = |card: Card| {
            let type_number = card.kind().index() * 16 + card.number();
            seen.mark(12 + COPIES * type_number + counts[type_number]);
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
        match mv {
            Move::Choose(character) => say("choose").with("card", character.key()).with("rank", character.rank().key()),
            Move::Pass => say("pass"),
            Move::Swap(seat) => say("swap").with("seat", seat),
            Move::Accept => say("accept"),
            Move::Ward => say("ward"),
            Move::Steal(seat, action) => say("steal").with("seat", seat).with("action", action.key()),
            Move::Perform => match self.action() {
                Some(action) => say("perform").with("action", action.key()),
                None => say("perform_bare"),
            },
            Move::PerformOne(action) => say("perform").with("action", action.key()),
            Move::Twice(action) => say("twice").with("action", action.key()),
            Move::Skip => match self.action() {
                Some(action) => say("skip").with("action", action.key()),
                None => say("skip_bare"),
            },
            Move::UseAbility => match self.active() {
                Some(subject) => say("use_ability").with("subject", subject.key()),
                None => say("use_ability_bare"),
            },
            Move::EndTurn => say("end_turn"),
            Move::To(seat) => say("to").with("seat", seat),
            Move::Pile(pile) => self.pile_label(pile),
            Move::UseSmith(yes) => self.smith_label(yes),
            Move::Farmer(action) => say("farmer").with("action", action.key()),
            Move::Own(kind, position) => self.card_label("own", self.card(self.own(), kind, position), kind, position),
            Move::Opponent(seat) => say("opponent").with("seat", seat),
            Move::Theirs(kind, position) => {
                self.card_label("theirs", self.card(self.partner(), kind, position), kind, position)
            }
            Move::Buy(pile, depth) => match self.found(pile, depth) {
                Some(card) => say("buy")
                    .with("card", card.key())
                    .with("price", card.value())
                    .with("pile", pile.key())
                    .with("depth", depth),
                None => say("buy_unknown").with("pile", pile.key()).with("depth", depth),
            },
            Move::Decline => say("decline"),
        }
    }

    fn help(&self, mv: Move) -> Option<Phrase> {
        match mv {
            Move::Choose(character) => Some(self.character_help(character)),
            Move::Steal(_, action) | Move::PerformOne(action) | Move::Twice(action) | Move::Farmer(action) => {
                Some(action_help(action))
            }
            Move::Perform => self.action().map(action_help),
            Move::UseAbility => self.active().map(|subject| self.ability_help(subject)),
            Move::Pass | Move::Swap(_) => Some(self.ability_help(Subject::Gardener)),
            Move::Accept | Move::Ward => Some(self.ability_help(Subject::TownGuard)),
            Move::UseSmith(_) => Some(self.ability_help(Subject::Smith)),
            Move::Pile(pile) if self.decision != Some(Asked::TakeMoney) => {
                self.card_help(self.pile(pile).and_then(|view| view.top))
            }
            Move::Own(kind, position) => self.card_help(self.card(self.own(), kind, position)),
            Move::Theirs(kind, position) => self.card_help(self.card(self.partner(), kind, position)),
            Move::Buy(pile, depth) => self.card_help(self.found(pile, depth)),
            _ => None,
        }
    }

    fn candidates(&self) -> Vec<Move> {
        let hand = self.hand.iter().map(|&character| Move::Choose(character));
        let piles = Pile::ALL.iter().map(|&pile| Move::Pile(pile));
        hand.chain(piles).chain([Move::UseAbility]).collect()
    }
}

impl RivalKingsView {
    /// True if the match has more than one game.
    pub fn is_match(&self) -> bool {
        self.options.match_mode != MatchMode::Single
    }

    /// Names as arguments.
    pub(crate) fn names(keys: impl IntoIterator<Item = Key>) -> Vec<Arg> {
        keys.into_iter().map(Arg::Name).collect()
    }
}
