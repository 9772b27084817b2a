//! What an attack does (section 5.9, step 3).

use curia_core::{Audience, Chance, Log, Seat};

use crate::data::{CUBES, NobleBox};
use crate::event::Event;
use crate::moves::CardSet;
use crate::options::Assassin;
use crate::state::{Bag, HeadsOfState};
use crate::view::PhaseName;

impl HeadsOfState {
    /// The cards go to the discards; both of a pair (ruling 9.26). The noble is not attacked again this turn (ruling 9.22).
    pub(super) fn spend(&mut self, seat: Seat, cards: CardSet, at: NobleBox, victim: Seat, log: &mut impl Log<Event>) {
        let (rank, area) = (at.rank(), at.area());
        let player = &mut self.players[seat];
        player.treachery = player.treachery.minus(cards.counts());
        self.treachery_discard = self.treachery_discard.plus(cards.counts());
        self.known.gave_treachery(seat, cards.counts());
        self.turn.targeted = self.turn.targeted.with(at);
        log.tell(Audience::All, || Event::Attacked { seat, victim, rank, area, cards });
    }

    /// One draw from the bag for each attempt (ruling 9.26); none if assassins never fail (section 11.3). True if the
    /// noble dies.
    pub(super) fn assassinates(
        &mut self,
        seat: Seat,
        at: NobleBox,
        victim: Seat,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) -> bool {
        if self.options.assassin == Assassin::Certain {
            return true;
        }
        let (rank, area) = (at.rank(), at.area());
        let own = chance.below(usize::from(CUBES.0 + CUBES.1)) < usize::from(CUBES.0);
        self.turn.bag = Some(Bag { target: at, victim, own });
        log.tell(Audience::Nobody, || Event::PickedCube { seat: if own { seat } else { victim } });
        log.tell(Audience::All, || Event::BagDrawn { seat, victim, rank, area, own });
        self.moment(PhaseName::Target, log);
        if !own {
            log.tell(Audience::All, || Event::Survived { seat, victim, rank, area });
        }
        own
    }

    /// Section 5.9: the counter goes to the hexagon of its area; everything it has won stays (ruling 9.20).
    pub(super) fn kill(&mut self, seat: Seat, at: NobleBox, victim: Seat, log: &mut impl Log<Event>) {
        let (rank, area) = (at.rank(), at.area());
        self.boxes[victim] = self.boxes[victim].without(at);
        self.graves[at.index()][victim] += 1;
        self.turn.vacated = self.turn.vacated.with(at);
        let count = self.turn.vacated.len() as u8;
        log.tell(Audience::All, || Event::Killed { seat, victim, rank, area, count });
    }
}
