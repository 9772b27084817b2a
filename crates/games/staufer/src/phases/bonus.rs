//! The province bonuses (section 5.8, step 3d).

use curia_core::{Audience, Chance, Log, Refusal, Seat};

use super::Options;
use crate::data::{Gift, Place, Privilege, Province};
use crate::event::Event;
use crate::moves::Move;
use crate::pieces::{Figures, OfficeSet, Stack};
use crate::scoring::Part;
use crate::state::{Award, Back, Phase, Staufer};
use crate::why::Why;

impl Staufer {
    /// What a place receives: with a privilege the bonus of the next better place (rulings 9.28, 9.37 and 9.57).
    #[inline]
    pub(crate) fn gift(&self, province: Province, seat: Seat, place: Place) -> Gift {
        let better = usize::from(self.is_chancellor(seat, place));
        province.bonus().gift(Place::after((place as usize).saturating_sub(better)))
    }

    /// True if the privilege works for this place.
    #[inline]
    pub(crate) fn is_chancellor(&self, seat: Seat, place: Place) -> bool {
        (place as usize) < Award::PLACES && self.houses[seat].has(Privilege::Chancellor)
    }

    /// Section 5.8, step 3d: the bonus of one place; rulings 9.33, 9.37, 9.38 and 9.57.
    pub(crate) fn award_bonus(&mut self, award: Award, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let place = usize::from(award.place);
        let seat = award.ranked.get(place).copied().flatten();
        let Some((seat, province)) = seat.zip(self.scored(award.at)) else {
            self.phase = Phase::Score(award.at + 1);
            return;
        };
        self.phase = Phase::Bonus(award.next());
        let place = Place::after(place);
        if self.is_chancellor(seat, place) {
            let points = Privilege::Chancellor.amount();
            self.houses[seat].score(Part::Privileges, points);
            log.tell(Audience::All, || Event::ChancellorPoints { seat, points });
        }
        match self.gift(province, seat, place) {
            Gift::Nothing => {}
            Gift::Figures { figures } => {
                log.tell(Audience::All, || Event::BonusFigures { seat, figures, bonus: province.bonus() });
                self.send(seat, figures, Stack::EMPTY);
            }
            Gift::Points { points } => {
                self.houses[seat].score(Part::Bonuses, points);
                log.tell(Audience::All, || Event::BonusPoints { seat, points });
            }
            Gift::Recall { count } => {
                let back = Back::Award(award);
                self.phase = Phase::RecallPick { seat, left: count, may_stop: true, back };
            }
            Gift::ChosenChest => self.phase = Phase::ChestPick { seat, award },
            Gift::TopChest => self.draw_bonus_chest(seat, award, chance, log),
            Gift::Homecoming { count } => self.phase = Phase::HomecomingPick { seat, left: count, award },
        }
    }

    /// The top chest of the deck; rulings 9.22, 9.38 and 9.56.
    pub(crate) fn draw_bonus_chest(
        &mut self,
        seat: Seat,
        award: Award,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        if let Some(chest) = self.draw(chance, log) {
            log.tell(Audience::All, || Event::ChestDrawn { seat, chest });
            let mut stack = Stack::EMPTY;
            stack.push(chest);
            self.send(seat, Figures::NONE, stack);
        }
        self.phase = Phase::Bonus(award.next());
    }

    /// Section 5.8: any chest of a stack; ruling 9.38: without options if none lies there.
    pub(crate) fn legal_chest_pick(&self, out: &mut impl Options) {
        for &field in self.numbers().fields {
            let kinds = self.fields[field as usize].kinds();
            kinds.iter().for_each(|chest| out.push(Move::ChestPick(field, chest)));
        }
    }

    /// Section 5.8.
    pub(crate) fn why_chest_pick(&self, mv: Move) -> Option<Refusal> {
        let why = match mv {
            Move::ChestPick(field, chest) if self.fields[field as usize].kinds().has(chest) => return None,
            Move::ChestPick(field, chest) => Why::ChestNotThere { field, chest },
            _ => Why::NowChestPick,
        };
        Some(Refusal::new("5.8", why))
    }

    /// Section 5.8: of equal chests in one stack the topmost.
    pub(crate) fn apply_chest_pick(&mut self, seat: Seat, award: Award, mv: Move, log: &mut impl Log<Event>) {
        let Move::ChestPick(field, chest) = mv else { return };
        if self.fields[field as usize].remove(chest) {
            log.tell(Audience::All, || Event::ChestChosen { seat, field, chest });
            let mut stack = Stack::EMPTY;
            stack.push(chest);
            self.send(seat, Figures::NONE, stack);
        }
        self.phase = Phase::Bonus(award.next());
    }

    /// The offices from which a player can take figures home.
    fn homes(&self, seat: Seat, award: Award) -> OfficeSet {
        self.scored(award.at).map_or(OfficeSet::EMPTY, |province| self.seated[seat].all().within(province))
    }

    /// Section 5.8.
    pub(crate) fn legal_homecoming_pick(&self, seat: Seat, left: u8, award: Award, out: &mut impl Options) {
        let offices = self.homes(seat, award);
        if left > 0 && !offices.is_empty() {
            out.push(Move::HomecomingPick(None));
            offices.iter().for_each(|office| out.push(Move::HomecomingPick(Some(office))));
        }
    }

    /// Section 5.8.
    pub(crate) fn why_homecoming_pick(&self, seat: Seat, award: Award, mv: Move) -> Option<Refusal> {
        let why = match mv {
            Move::HomecomingPick(None) => return None,
            Move::HomecomingPick(Some(office)) if self.homes(seat, award).has(office) => return None,
            Move::HomecomingPick(Some(office)) => {
                Why::NotYourOffice { office, province: self.scored(award.at).unwrap_or(office.province()) }
            }
            _ => Why::NowHomecomingPick,
        };
        Some(Refusal::new("5.8", why))
    }

    /// Section 5.8; ruling 9.33.
    pub(crate) fn apply_homecoming_pick(
        &mut self,
        seat: Seat,
        left: u8,
        award: Award,
        mv: Move,
        log: &mut impl Log<Event>,
    ) {
        let Move::HomecomingPick(picked) = mv else { return };
        let Some(office) = picked else {
            self.phase = Phase::Bonus(award.next());
            return;
        };
        if let Some(figure) = self.seated[seat].leave(office) {
            self.houses[seat].court[figure] += 1;
            log.tell(Audience::All, || Event::CameHome { seat, figure, office });
        }
        self.phase = Phase::HomecomingPick { seat, left: left.saturating_sub(1), award };
    }
}
