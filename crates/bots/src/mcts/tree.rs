//! The tree of a search: nodes in one vector, children in linked lists.

use curia_core::Seat;

/// The place of a node in its tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NodeId(u32);

impl NodeId {
    /// The node where every walk begins.
    pub(super) const ROOT: NodeId = NodeId(0);

    /// No node.
    pub(super) const NONE: NodeId = NodeId(u32::MAX);

    #[inline]
    fn index(self) -> usize {
        self.0 as usize
    }
}

/// What the heuristics say of a move, compared with the moves it was first seen with.
#[derive(Clone, Copy)]
pub(super) struct Rated {
    /// How much it weighs, the best being 1.
    pub(super) weight: f32,
    /// By how many points it is rated below the best.
    pub(super) behind: f32,
}

/// A move that was made at its parent, and what came of it.
pub(super) struct Node<M> {
    /// Who made it.
    pub(super) mover: Seat,
    /// The move.
    pub(super) mv: M,
    /// Its weight by the heuristics, see [`Rated`].
    pub(super) weight: f32,
    /// By how many points it is rated below the best.
    pub(super) behind: f32,
    /// How often it was made, in random playouts.
    pub(super) visits: u32,
    /// How often it could have been made, counted like the visits: in other worlds it is not legal.
    pub(super) available: u32,
    /// The sum of what its mover got out of it.
    pub(super) value: f32,
    /// The first of the moves made after it, in the order of mover and move.
    first_child: NodeId,
    /// The next move at the same parent.
    next: NodeId,
}

/// All nodes of a search. Allocates once; when it is full it stops growing.
pub(super) struct Tree<M> {
    nodes: Vec<Node<M>>,
    capacity: usize,
}

impl<M: Copy + Ord> Tree<M> {
    /// An empty tree for at most `capacity` nodes.
    pub(super) fn new(capacity: usize) -> Tree<M> {
        Tree { nodes: Vec::new(), capacity }
    }

    /// Begins a new search by `seat`. The root is no move; `stand_in` fills its place.
    pub(super) fn reset(&mut self, seat: Seat, stand_in: M) {
        self.nodes.clear();
        self.nodes.reserve_exact(self.capacity);
        self.push(seat, stand_in, Rated { weight: 1.0, behind: 0.0 }, NodeId::NONE);
    }

    /// The node at `id`, which this tree gave out since its last reset.
    #[inline]
    pub(super) fn node(&self, id: NodeId) -> &Node<M> {
        &self.nodes[id.index()]
    }

    /// The node at `id`, to be changed.
    #[inline]
    pub(super) fn node_mut(&mut self, id: NodeId) -> &mut Node<M> {
        &mut self.nodes[id.index()]
    }

    /// True if another `count` nodes fit.
    #[inline]
    pub(super) fn has_room(&self, count: usize) -> bool {
        self.nodes.len() + count <= self.capacity
    }

    /// Finds the child of `parent` for each of `moves` (sorted) of `mover`; [`NodeId::NONE`] where there is
    /// none yet. Returns how many there are none of.
    #[inline]
    pub(super) fn find(&self, parent: NodeId, mover: Seat, moves: &[M], out: &mut Vec<NodeId>) -> usize {
        out.clear();
        let mut missing = 0;
        let mut child = self.node(parent).first_child;
        for &mv in moves {
            while child != NodeId::NONE && self.key(child) < (mover, mv) {
                child = self.node(child).next;
            }
            let found = child != NodeId::NONE && self.key(child) == (mover, mv);
            out.push(if found { child } else { NodeId::NONE });
            missing += usize::from(!found);
        }
        missing
    }

    /// Makes the children that [`Tree::find`] missed, as far as there is room, and notes them in `found`.
    /// `rated` tells of the move at a place of the list.
    pub(super) fn grow(
        &mut self,
        parent: NodeId,
        mover: Seat,
        moves: &[M],
        found: &mut [NodeId],
        rated: impl Fn(usize) -> Rated,
    ) {
        let mut before = NodeId::NONE;
        for (place, (&mv, slot)) in moves.iter().zip(found).enumerate() {
            if *slot == NodeId::NONE {
                if !self.has_room(1) {
                    return;
                }
                let mut after = self.after(parent, before);
                while after != NodeId::NONE && self.key(after) < (mover, mv) {
                    before = after;
                    after = self.node(after).next;
                }
                *slot = self.push(mover, mv, rated(place), after);
                self.link(parent, before, *slot);
            }
            before = *slot;
        }
    }

    fn push(&mut self, mover: Seat, mv: M, rated: Rated, next: NodeId) -> NodeId {
        let id = NodeId(self.nodes.len() as u32);
        let Rated { weight, behind } = rated;
        let first_child = NodeId::NONE;
        self.nodes.push(Node { mover, mv, weight, behind, visits: 0, available: 0, value: 0.0, first_child, next });
        id
    }

    fn after(&self, parent: NodeId, before: NodeId) -> NodeId {
        if before == NodeId::NONE { self.node(parent).first_child } else { self.node(before).next }
    }

    fn link(&mut self, parent: NodeId, before: NodeId, child: NodeId) {
        if before == NodeId::NONE {
            self.node_mut(parent).first_child = child;
        } else {
            self.node_mut(before).next = child;
        }
    }

    #[inline]
    fn key(&self, id: NodeId) -> (Seat, M) {
        let node = self.node(id);
        (node.mover, node.mv)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tree(capacity: usize) -> Tree<u8> {
        let mut tree = Tree::new(capacity);
        tree.reset(Seat::S0, 0);
        tree
    }

    fn admit(tree: &mut Tree<u8>, mover: Seat, moves: &[u8]) -> Vec<NodeId> {
        let mut found = Vec::new();
        tree.find(NodeId::ROOT, mover, moves, &mut found);
        tree.grow(NodeId::ROOT, mover, moves, &mut found, |_| Rated { weight: 1.0, behind: 0.0 });
        found
    }

    #[test]
    fn children_are_found_again_whatever_the_order_in_which_they_came() {
        let mut tree = tree(100);
        let late = admit(&mut tree, Seat::S1, &[4, 6]);
        let early = admit(&mut tree, Seat::S0, &[5, 9]);
        let between = admit(&mut tree, Seat::S1, &[1, 4, 5, 6, 8]);
        assert_eq!([between[1], between[3]], [late[0], late[1]]);
        let mut found = Vec::new();
        assert_eq!(tree.find(NodeId::ROOT, Seat::S0, &[5, 7, 9], &mut found), 1);
        assert_eq!(found, [early[0], NodeId::NONE, early[1]]);
        assert_eq!(tree.find(NodeId::ROOT, Seat::S1, &[1, 4, 5, 6, 8], &mut found), 0);
        assert_eq!(found, between);
    }

    #[test]
    fn a_full_tree_stops_growing() {
        let mut tree = tree(3);
        let found = admit(&mut tree, Seat::S0, &[1, 2, 3]);
        assert!(found[0] != NodeId::NONE && found[1] != NodeId::NONE);
        assert_eq!(found[2], NodeId::NONE);
        assert!(!tree.has_room(1));
    }
}
