//! Information-set Monte Carlo tree search with one observer.
//!
//! Every playout begins in another world that the searching seat cannot tell from its own. All worlds share
//! one tree, whose edges are moves; a move counts how often it could have been made, so that moves which are
//! legal in few worlds are judged fairly. Each node maximises what the seat that moves there gets. The
//! ratings of the heuristics weigh the moves of a node until playouts have told more about them.
//!
//! What another seat answers to a secret question leads to no node of its own: the walk learns which answers
//! pay for that seat, at the node where the question arose, but nobody in the tree can react to them.

mod reward;
mod thoughtful;
mod tree;

use std::time::Instant;

use curia_core::{FastChance, Heuristics, MoveList, Seat, SeatSet, Silent, Viewer};

use crate::{Bot, Budget, Stop, playout};
use reward::Margins;
use thoughtful::thoughtful_playout;
use tree::{NodeId, Rated, Tree};

/// The most nodes of a tree.
const MAX_NODES: usize = 1 << 18;

/// The longest walk in the tree; playouts do the rest.
const MAX_DEPTH: usize = 256;

/// A node gets children once it was visited so often: rating its moves costs as much as a stretch of a playout.
const EXPAND_AT: u32 = 4;

/// How strongly rarely tried moves are preferred.
const EXPLORATION: f32 = 1.0;

/// A move rated by so many points below the best weighs 1/e of it.
const TEMPERATURE: f32 = 1.0;

/// No move weighs less: in another world it may be the only one.
const LEAST_WEIGHT: f32 = 1e-6;

/// The share of the weight that is spread evenly, whatever the ratings.
const EVEN_SHARE: f32 = 0.2;

/// How much the ratings are believed beside the playouts: 1 takes from the reward of a move all that it is rated
/// below the best, measured by the usual margin of victory.
const BELIEF: f32 = 0.7;

/// The belief in the ratings has fallen to 0.7 of itself (the root of a half) after so many visits.
const DOUBT_AT: f32 = 100.0;

/// A thoughtful playout counts as much as so many random ones.
const THOUGHTFUL_WEIGHT: u32 = 7;

/// The searching player.
pub struct Mcts<G: Heuristics> {
    budget: Budget,
    stop: Stop,
    tree: Tree<G::Move>,
    list: MoveList<G::Move>,
    ratings: Vec<i32>,
    found: Vec<NodeId>,
    path: Vec<NodeId>,
    margins: Margins,
}

impl<G: Heuristics> Mcts<G> {
    /// A player that searches as long as the budget allows.
    pub fn new(budget: Budget) -> Mcts<G> {
        Mcts::until(budget, Stop::default())
    }

    /// The same, unless it is told to stop before.
    pub fn until(budget: Budget, stop: Stop) -> Mcts<G> {
        Mcts {
            budget,
            stop,
            tree: Tree::new(MAX_NODES),
            list: MoveList::for_game::<G>(),
            ratings: Vec::with_capacity(G::MAX_MOVES),
            found: Vec::with_capacity(G::MAX_MOVES),
            path: Vec::with_capacity(MAX_DEPTH),
            margins: Margins::default(),
        }
    }

    /// Searches the move of `seat` and says which is best and how many playouts it took. `None` if the seat
    /// has no legal move. A single legal move needs no playout.
    pub fn search(&mut self, world: &G, seat: Seat, chance: &mut FastChance) -> Option<(G::Move, u32)> {
        let begin = Instant::now();
        self.list.clear();
        world.legal(seat, &mut self.list);
        let &first = self.list.first()?;
        if self.list.len() == 1 {
            return Some((first, 0));
        }
        self.tree.reset(seat, first);
        self.children(world, NodeId::ROOT, seat);

        self.margins = Margins::default();
        let mut playouts = 0;
        loop {
            let spent = match self.budget {
                Budget::Playouts(limit) => playouts >= limit,
                Budget::Time(limit) => begin.elapsed() >= limit,
            };
            if spent || self.stop.is_stopped() {
                break;
            }
            let thoughtful = playouts.is_multiple_of(G::THOUGHTFUL_EVERY);
            self.iterate(world, seat, thoughtful, chance);
            playouts += 1;
        }

        self.list.clear();
        world.legal(seat, &mut self.list);
        self.tree.find(NodeId::ROOT, seat, &self.list, &mut self.found);
        let nodes = self.found.iter().filter(|&&id| id != NodeId::NONE).map(|&id| self.tree.node(id));
        let best = nodes.reduce(|best, node| {
            let better = (node.visits, node.value, node.weight) > (best.visits, best.value, best.weight);
            if better { node } else { best }
        });
        Some((best.map_or(first, |node| node.mv), playouts))
    }

    /// One walk from the root, one playout, and the news of it for every move of the walk.
    fn iterate(&mut self, root: &G, seat: Seat, thoughtful: bool, chance: &mut FastChance) {
        let mut world = root.clone();
        world.resample(Viewer::Seat(seat), chance);
        let weight = if thoughtful { THOUGHTFUL_WEIGHT } else { 1 };
        self.walk(&mut world, seat, weight, chance);
        if world.stage() == root.stage() {
            if thoughtful {
                thoughtful_playout(&mut world, &mut self.list, &mut self.ratings, chance);
            } else {
                playout(&mut world, &mut self.list, chance);
            }
        }
        let rewards = self.margins.rewards(&world);
        for &id in &self.path {
            let node = self.tree.node_mut(id);
            node.visits += weight;
            node.value += weight as f32 * rewards[node.mover];
        }
    }

    /// Makes moves as long as the tree knows what to say about them, and notes them in the path.
    fn walk(&mut self, world: &mut G, seat: Seat, weight: u32, chance: &mut FastChance) {
        self.path.clear();
        let stage = world.stage();
        let mut node = NodeId::ROOT;
        // The node where the present secret question arose, and whose answers to it were out last time.
        let mut question = NodeId::ROOT;
        let mut unanswered = SeatSet::EMPTY;
        for ply in 0..G::MAX_PLIES {
            let awaited = world.awaited();
            // At the root the searching seat decides even if it is not asked: its move is an interrupt.
            let searcher_first = awaited.has(seat) || ply == 0;
            let Some(mover) = (if searcher_first { Some(seat) } else { awaited.first() }) else { return };
            self.list.clear();
            world.legal(mover, &mut self.list);

            let secret = world.asking().secret;
            if !secret {
                unanswered = SeatSet::EMPTY;
            } else {
                if !awaited.minus(unanswered).is_empty() {
                    question = node;
                }
                unanswered = awaited;
            }

            let mv = if let [only] = self.list[..] {
                only
            } else {
                let hidden = secret && mover != seat;
                let from = if hidden { question } else { node };
                let Some(child) = self.select(world, from, mover, weight) else { return };
                self.path.push(child);
                if !hidden {
                    node = child;
                }
                self.tree.node(child).mv
            };
            world.apply(mover, mv, chance, &mut Silent);
            if world.stage() != stage {
                return;
            }
        }
    }

    /// Selects the child of `from` to walk to; `None` where the tree ends. The legal list of `mover` stands
    /// in `self.list`.
    #[inline]
    fn select(&mut self, world: &G, from: NodeId, mover: Seat, weight: u32) -> Option<NodeId> {
        let ripe = from == NodeId::ROOT || self.tree.node(from).visits >= EXPAND_AT;
        if !ripe || self.path.len() >= MAX_DEPTH {
            return None;
        }
        self.children(world, from, mover);

        let (mut weights, mut visits, mut value, mut options) = (0.0, 0, 0.0, 0);
        for &id in self.found.iter().filter(|&&id| id != NodeId::NONE) {
            let node = self.tree.node_mut(id);
            node.available += weight;
            weights += node.weight;
            visits += node.visits;
            value += node.value;
            options += 1;
        }
        let even = EVEN_SHARE / options as f32;
        let untried = if visits == 0 { 0.5 } else { value / visits as f32 };
        let point = BELIEF / self.margins.usual();
        let mut best = None;
        let mut best_score = f32::NEG_INFINITY;
        for &id in self.found.iter().filter(|&&id| id != NodeId::NONE) {
            let node = self.tree.node(id);
            let visits = node.visits as f32;
            let mean = if node.visits == 0 { untried } else { node.value / visits };
            let rated = (node.behind * point).min(1.0) * (DOUBT_AT / (DOUBT_AT + visits)).sqrt();
            let prior = (1.0 - EVEN_SHARE) * node.weight / weights + even;
            let score = mean - rated + EXPLORATION * prior * (node.available as f32).sqrt() / (1.0 + visits);
            if score > best_score {
                best_score = score;
                best = Some(id);
            }
        }
        best
    }

    /// Finds the children of `parent` for the legal moves of `mover` (in `self.list`), making those that are
    /// new as far as the tree has room. Only new ones are rated.
    fn children(&mut self, world: &G, parent: NodeId, mover: Seat) {
        let missing = self.tree.find(parent, mover, &self.list, &mut self.found);
        if missing == 0 || !self.tree.has_room(missing) {
            return;
        }
        world.rate(mover, &self.list, &mut self.ratings);
        let best = self.ratings.iter().copied().max().unwrap_or(0);
        self.tree.grow(parent, mover, &self.list, &mut self.found, |place| {
            let behind = self.ratings.get(place).map_or(0, |rating| best.saturating_sub(*rating)) as f32 / 100.0;
            Rated { weight: (-behind / TEMPERATURE).exp().max(LEAST_WEIGHT), behind }
        });
    }
}

impl<G: Heuristics> Bot<G> for Mcts<G> {
    fn choose(&mut self, world: &G, seat: Seat, chance: &mut FastChance) -> G::Move {
        match self.search(world, seat, chance) {
            Some((mv, _)) => mv,
            None => world.fallback(seat, chance),
        }
    }
}
