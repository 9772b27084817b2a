//! Section 3.3, movement cards.

use curia_core::{Chance, Log, MoveList, Refusal, Seat};

use crate::data::{Card, Colour, Needs, Noble};
use crate::event::Event;
use crate::moves::Move;
use crate::phases::{Next, Run};
use crate::state::{Guillotine, Phase};
use crate::why::Why;

/// How a movement card moves the noble chosen for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Movement {
    /// Forward by exactly so many places.
    Forward(u8),
    /// Forward by 1 to so many places.
    UpTo(u8),
    /// Backward by 1 to so many places.
    Back(u8),
    /// To the front.
    ToFront,
}

impl Movement {
    /// The movement of a card; `None` for cards that do not move a chosen noble.
    pub(crate) const fn of(card: Card) -> Option<Movement> {
        if let Needs::InFront(distance) = card.needs() {
            return Some(Movement::Forward(distance));
        }
        Some(match card {
            Card::LIdiot | Card::CivicPride | Card::Majesty | Card::MilitaryMight => Movement::UpTo(2),
            Card::WasThatMyName => Movement::UpTo(3),
            Card::FriendOfTheQueen => Movement::Back(2),
            Card::FaintingSpell => Movement::Back(3),
            Card::Trip => Movement::Back(1),
            Card::PublicDemand | Card::ForwardMarch => Movement::ToFront,
            _ => return None,
        })
    }

    /// The places of a line of `len` from which the movement is possible: from the first, to before the
    /// second (rulings 9.1 and 9.2).
    pub(crate) const fn places(self, len: u8) -> (u8, u8) {
        match self {
            Movement::Forward(distance) => (distance, len),
            Movement::UpTo(_) | Movement::ToFront => (1, len),
            Movement::Back(_) => (0, len.saturating_sub(1)),
        }
    }

    /// The longest distance from a place in a line of `len`; the shortest is 1 where there is a choice.
    pub(crate) const fn longest(self, place: u8, len: u8) -> u8 {
        let (most, room) = match self {
            Movement::Forward(distance) => (distance, place),
            Movement::UpTo(most) => (most, place),
            Movement::Back(most) => (most, len.saturating_sub(place + 1)),
            Movement::ToFront => (place, place),
        };
        if most < room { most } else { room }
    }

    /// True if the player chooses the distance.
    pub(crate) const fn is_choice(self) -> bool {
        matches!(self, Movement::UpTo(_) | Movement::Back(_))
    }

    /// Where the noble ends.
    pub(crate) const fn target(self, place: u8, distance: u8) -> u8 {
        match self {
            Movement::Back(_) => place + distance,
            Movement::Forward(_) | Movement::UpTo(_) => place.saturating_sub(distance),
            Movement::ToFront => 0,
        }
    }
}

/// Section 3.3: the decision `choose_distance`.
impl Guillotine {
    /// The longest distance the card in play can move the noble at `place`.
    pub(crate) fn longest_distance(&self, place: u8) -> u8 {
        let movement = self.in_play.and_then(Movement::of);
        movement.map_or(0, |movement| movement.longest(place, self.line.len() as u8))
    }

    #[inline]
    pub(crate) fn legal_choose_distance(&self, place: u8, out: &mut MoveList<Move>) {
        (1..=self.longest_distance(place)).for_each(|distance| out.push(Move::Distance(distance)));
    }

    /// Ruling 9.1: "up to" means at least one place.
    pub(crate) fn why_choose_distance(&self, seat: Seat, place: u8, mv: Move) -> Refusal {
        match mv {
            Move::Distance(_) => Refusal::new("9.1", Why::DistanceNotAllowed { count: self.longest_distance(place) }),
            _ => self.why_open_question(seat),
        }
    }

    pub(crate) fn apply_choose_distance<C: Chance, L: Log<Event>>(
        &mut self,
        place: u8,
        distance: u8,
        run: &mut Run<C, L>,
    ) -> Next {
        match self.in_play.and_then(|card| Movement::of(card).map(|movement| (card, movement))) {
            Some((card, movement)) => self.move_by(card, movement, place, distance, run),
            None => self.finish_card(run),
        }
    }
}

/// The movements themselves.
impl Guillotine {
    /// The noble of a movement card is chosen: moves them, or asks how far.
    pub(super) fn move_chosen<C: Chance, L: Log<Event>>(&mut self, card: Card, place: u8, run: &mut Run<C, L>) -> Next {
        let Some(movement) = Movement::of(card) else { return self.finish_card(run) };
        let longest = movement.longest(place, self.line.len() as u8);
        if movement.is_choice() && longest > 1 {
            self.phase = Phase::ChooseDistance { place };
            return None;
        }
        self.move_by(card, movement, place, longest, run)
    }

    fn move_by<C: Chance, L: Log<Event>>(
        &mut self,
        card: Card,
        movement: Movement,
        place: u8,
        distance: u8,
        run: &mut Run<C, L>,
    ) -> Next {
        self.move_in_line(place, movement.target(place, distance), run);
        if card == Card::Trip {
            self.actions_left += 1;
        }
        self.finish_card(run)
    }

    fn move_in_line<C: Chance, L: Log<Event>>(&mut self, from: u8, to: u8, run: &mut Run<C, L>) {
        if let Some(noble) = self.line.get(usize::from(from)) {
            self.line.shift(usize::from(from), usize::from(to));
            run.all(|| Event::Moved { noble, from, to });
        }
    }

    /// `bribed_guards`.
    pub(super) fn bribed_guards<C: Chance, L: Log<Event>>(&mut self, run: &mut Run<C, L>) -> Next {
        if self.line.len() > 1 {
            self.move_in_line(0, self.line.len() as u8 - 1, run);
        } else {
            run.all(|| Event::NoEffect { card: Card::BribedGuards });
        }
        self.finish_card(run)
    }

    /// `lack_of_faith` and `let_them_eat_cake`.
    pub(super) fn bring_to_front<C: Chance, L: Log<Event>>(&mut self, card: Card, run: &mut Run<C, L>) -> Next {
        match self.called_to_front(card) {
            Some(place) => self.move_in_line(place as u8, 0, run),
            None => run.all(|| Event::NoEffect { card }),
        }
        self.finish_card(run)
    }

    /// Where the noble stands whom `lack_of_faith` or `let_them_eat_cake` calls; `None` if that changes nothing.
    fn called_to_front(&self, card: Card) -> Option<usize> {
        let place = match card {
            Card::LackOfFaith => self.line.as_slice().iter().position(|noble| noble.colour() == Colour::Blue),
            Card::LetThemEatCake => self.line.place_of(Noble::MARIE_ANTOINETTE),
            _ => None,
        };
        place.filter(|&place| place > 0)
    }

    /// Ruling 9.3: true for a card without a choice that would leave the line as it is.
    pub(crate) fn would_do_nothing(&self, card: Card) -> bool {
        match card {
            Card::LackOfFaith | Card::LetThemEatCake => self.called_to_front(card).is_none(),
            Card::BribedGuards | Card::TheLongWalk | Card::MillingInLine => self.line.len() < 2,
            _ => false,
        }
    }
}
