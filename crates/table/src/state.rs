//! The part of a table that a decision replaces.

use std::sync::Arc;

use curia_core::{BySeat, Game, MAX_SEATS, MoveList, Seat, SeatCount, SeatSet, Viewer};

use crate::{Chair, Window};

/// What one seat is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Question<G: Game> {
    pub(crate) prompt: Option<G::Prompt>,
    pub(crate) legal: Arc<[G::Move]>,
    /// The ply at which it arose. Within a secret choice that is made together it counts the seat's own answers alone, so
    /// that it tells nothing of those of others.
    pub(crate) since: u64,
}

/// A request to go back that waits for the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct UndoRequest {
    /// How many there were before it; an answer names it.
    pub(crate) number: u64,
    pub(crate) by: Seat,
    pub(crate) to: u64,
    pub(crate) agreed: SeatSet,
}

/// Everything about a table that is neither fixed nor a growing list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct State<G: Game> {
    pub(crate) chairs: BySeat<Chair>,
    pub(crate) names: Arc<[String]>,
    pub(crate) game: Option<G>,
    /// The number of the next ply; never used twice.
    pub(crate) next_ply: u64,
    /// The number of the next command.
    pub(crate) next_seq: u64,
    pub(crate) questions: BySeat<Question<G>>,
    pub(crate) orders: BySeat<Option<G::Order>>,
    pub(crate) left: SeatSet,
    pub(crate) back: Option<UndoRequest>,
    /// How many requests to go back there were.
    pub(crate) requests: u64,
    pub(crate) window: Option<Window>,
    /// How often the present window was lengthened.
    pub(crate) lengthened: u8,
    /// True if the present window closes as soon as the bots have answered, unless somebody comes to look on.
    pub(crate) is_short: bool,
    /// How long windows last since somebody asked for more time.
    pub(crate) window_ms: Option<u32>,
    /// Who has passed in the present window. Nobody but the seat itself may ever notice, so no command says it; a
    /// restart asks them again.
    pub(crate) passed: SeatSet,
    /// The table at which those who sat here play again.
    pub(crate) next_table: Option<String>,
}

impl<G: Game> State<G> {
    pub(crate) fn new(chairs: BySeat<Chair>, names: Arc<[String]>) -> State<G> {
        let nothing: Arc<[G::Move]> = Arc::from([]);
        let question = || Question { prompt: None, legal: nothing.clone(), since: 0 };
        State {
            chairs,
            names,
            game: None,
            next_ply: 1,
            next_seq: 1,
            questions: BySeat([question(), question(), question(), question(), question()]),
            orders: BySeat([const { None }; MAX_SEATS]),
            left: SeatSet::EMPTY,
            back: None,
            requests: 0,
            window: None,
            lengthened: 0,
            is_short: false,
            window_ms: None,
            passed: SeatSet::EMPTY,
            next_table: None,
        }
    }

    /// True if a bot answers for the seat.
    pub(crate) fn is_bot(&self, seat: Seat) -> bool {
        match self.chairs[seat] {
            Chair::Bot(_) => true,
            Chair::Person(_) => self.left.has(seat),
            Chair::Open => false,
        }
    }

    pub(crate) fn set_name(&mut self, seat: Seat, name: String) {
        let mut names = self.names.to_vec();
        if let Some(place) = names.get_mut(seat.index()) {
            *place = name;
        }
        self.names = names.into();
    }

    /// Asks every seat anew; a question that reads as before keeps its age unless the seat has just answered. `goes_on` if
    /// that was a part of a secret choice that the others go on with.
    pub(crate) fn ask(&mut self, seats: SeatCount, answered: SeatSet, goes_on: bool) {
        let Some(game) = &self.game else { return };
        let mut list = MoveList::for_game::<G>();
        for seat in seats.iter() {
            list.clear();
            game.legal(seat, &mut list);
            let prompt = game.prompt(seat);
            let question = &mut self.questions[seat];
            let same = question.prompt == prompt && *question.legal == list[..];
            let since = if goes_on { question.since + 1 } else { self.next_ply };
            if !same {
                *question = Question { prompt, legal: Arc::from(&list[..]), since };
            } else if answered.has(seat) {
                question.since = since;
            }
        }
    }

    /// The question of a viewer.
    pub(crate) fn question(&self, viewer: Viewer) -> Option<&Question<G>> {
        viewer.seat().map(|seat| &self.questions[seat])
    }
}
