//! Every piece is somewhere exactly once (section 5.11).

use curia_core::{Broken, Seat};

use crate::data::{Category, Chest, Colour, FIGURES, Job, KINDS, Privilege, Province, TURNS};
use crate::options::PrivilegeLimit;
use crate::pieces::{Chests, Figures, OfficeSet, Stack};
use crate::state::{Back, Phase, Staufer};
use crate::view::PhaseName;

impl Staufer {
    /// No decision was without options that must have one (section 5).
    pub(crate) fn goes_on(&self) -> Result<(), Broken> {
        ensure(self.phase != Phase::Stuck, || "a decision without options has ended the game".to_owned())
    }

    /// Of each colour there are always as many envoys and nobles, and no office has two figures.
    pub(crate) fn figures_are_complete(&self) -> Result<(), Broken> {
        let mut held = OfficeSet::EMPTY;
        for (seat, house) in self.houses.iter(self.seats) {
            let seated = self.seated[seat];
            let offices = Figures::new(seated.envoys.len(), seated.nobles.len());
            let all = house.court.plus(house.empire).plus(offices).plus(self.on_pay_spaces(seat));
            ensure(all == FIGURES, || format!("seat {seat}: {all:?}"))?;
            let own = seated.all();
            ensure(own.len() == offices.total() && own.and(held).is_empty(), || "two figures on an office".to_owned())?;
            held = held.or(own);
        }
        ensure(held.minus(self.layout().all).is_empty(), || format!("offices that do not exist: {held:?}"))
    }

    /// All chests are there, orange ones are never held and brown ones never discarded.
    pub(crate) fn chests_are_complete(&self) -> Result<(), Broken> {
        let mut all = self.deck.chests();
        let stacks: [&[Stack]; 3] = [&self.stacks, &self.fields, &[self.errand.chests]];
        stacks.into_iter().flatten().flat_map(|stack| stack.iter()).for_each(|chest| all[chest] += 1);
        for chest in Chest::ALL {
            all[chest] += self.discard[chest];
            for (seat, house) in self.houses.iter(self.seats) {
                all[chest] += house.chests[chest];
                let kept = chest.colour() != Colour::Orange || house.chests[chest] == 0;
                ensure(kept, || format!("seat {seat} holds {chest:?}"))?;
            }
        }
        ensure(self.discard[Chest::Relic] == 0, || "a relic was discarded".to_owned())?;
        ensure(all == Chests(Chest::ALL.map(Chest::copies)), || format!("chests {all:?}"))
    }

    /// Three action pieces of each player lie on the tracks; those that have left the turn order track lie on the others.
    pub(crate) fn pieces_are_complete(&self) -> Result<(), Broken> {
        let tracks = &self.tracks;
        let gone = usize::from(tracks.gone);
        let moved = tracks.supply().len() + tracks.appoint().len();
        ensure(gone == moved, || format!("{gone} pieces have gone, {moved} have come"))?;
        let waiting = tracks.order[..TURNS * self.seats.get()].get(gone..).unwrap_or_default();
        let mut pieces = [0_usize; Seat::ALL.len()];
        for seat in waiting.iter().chain(tracks.supply()).chain(tracks.appoint()) {
            pieces[seat.index()] += 1;
        }
        let sound = self.seats.iter().all(|seat| pieces[seat.index()] == TURNS);
        ensure(sound, || format!("action pieces {pieces:?}"))
    }

    /// Every privilege is on offer or owned, as often as it may be: with two players the number of copies can be agreed.
    pub(crate) fn privileges_are_complete(&self) -> Result<(), Broken> {
        let houses = || self.houses.playing(self.seats).iter();
        let most = if self.seats.get() == 2 { 2 } else { self.numbers().copies };
        ensure(self.display.kinds.len() == KINDS, || format!("kinds {:?}", self.display.kinds))?;
        for kind in self.display.kinds.iter() {
            let owned: u8 =
                houses().map(|house| u8::from(house.privileges.has(kind)) + u8::from(house.doubled.has(kind))).sum();
            let copies = self.display.left[kind as usize] + owned;
            ensure((self.numbers().copies..=most).contains(&copies), || format!("{copies} of {kind:?}"))?;
        }
        let cards = houses().fold(0, |cards, house| cards | house.cards).count_ones();
        let owned: u32 = houses().map(|house| house.cards.count_ones()).sum();
        let pile = u32::from(self.display.left[Privilege::Points as usize]) + owned;
        ensure(cards == owned && pile as usize == self.numbers().pile.len(), || format!("{pile} cards of the pile"))?;
        let doubled = houses().any(|house| !house.doubled.is_empty() || house.cards.count_ones() > 1);
        let limited = self.limit == PrivilegeLimit::OnePerKind;
        ensure(!(doubled && limited), || "a player owns two cards of a kind".to_owned())?;
        let strange = houses()
            .flat_map(|house| house.privileges.iter())
            .find(|&kind| kind != Privilege::Points && !self.display.kinds.has(kind));
        ensure(strange.is_none(), || format!("{strange:?} is not in this game"))
    }

    /// Every job and every province of the ring is there once, and no tile lies in two places.
    pub(crate) fn cards_are_complete(&self) -> Result<(), Broken> {
        for category in Category::ALL {
            let jobs = self.jobs[category as usize];
            let sound = Job::of(category).iter().all(|job| jobs.contains(job));
            ensure(sound, || format!("jobs {jobs:?}"))?;
        }
        let ring = self.ring.provinces();
        ensure(Province::ALL.iter().all(|province| ring.contains(province)), || format!("ring {ring:?}"))?;
        ensure(all_differ(&self.tiles), || format!("scoring tiles {:?}", self.tiles))?;
        let schedule = &self.schedule;
        let sound = all_differ(&schedule.first) && all_differ(&schedule.conditions) && all_differ(&schedule.king);
        ensure(sound, || format!("{schedule:?}"))
    }

    /// The second marker has a place from the scoring of a round until the next round begins.
    pub(crate) fn the_marker_waits_for_the_scoring(&self) -> Result<(), Broken> {
        let scoring = match self.phase {
            Phase::Score(_)
            | Phase::Bonus(_)
            | Phase::ChestPick { .. }
            | Phase::HomecomingPick { .. }
            | Phase::RecallPick { back: Back::Award(_), .. }
            | Phase::RetinuePick { .. } => true,
            Phase::Moment(part) => part != PhaseName::TurnsOver,
            // A written position may be over without a scoring.
            Phase::Over | Phase::Stuck => return Ok(()),
            _ => false,
        };
        ensure(self.second.is_some() == scoring, || format!("second marker {:?} in {:?}", self.second, self.phase))
    }
}

fn all_differ<T: PartialEq>(things: &[T]) -> bool {
    things.iter().enumerate().all(|(at, thing)| !things[..at].contains(thing))
}

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), Broken> {
    if holds { Ok(()) } else { Err(Broken(what())) }
}
