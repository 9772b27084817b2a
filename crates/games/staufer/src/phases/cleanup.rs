//! The cleanup phase and the next round (section 5.9).

use curia_core::{Audience, Chance, Log, Refusal, Seat};

use super::Options;
use crate::data::{Chest, Privilege, Province, ROUNDS, TURNS};
use crate::event::Event;
use crate::moves::Move;
use crate::pieces::{Figure, Figures};
use crate::state::{Phase, Staufer};
use crate::view::PhaseName;
use crate::why::Why;

impl Staufer {
    /// The cleared figures of which the player with this number in seat order keeps some; none without the privilege.
    fn keepable(&self, at: u8, nth: u8) -> Option<(Seat, Province, Figures)> {
        let seat = self.nth_in_order(nth)?;
        let province = self.scored(at)?;
        let owns = self.houses[seat].has(Privilege::Retinue);
        owns.then(|| (seat, province, self.seated[seat].figures(province)))
    }

    /// Section 5.9, step 1; ruling 9.43.
    pub(crate) fn legal_retinue_pick(&self, at: u8, nth: u8, kept: u8, out: &mut impl Options) {
        if kept < Privilege::Retinue.amount()
            && let Some((_, _, figures)) = self.keepable(at, nth)
        {
            figures.kinds().for_each(|figure| out.push(Move::RetinuePick(figure)));
        }
    }

    /// Section 5.9, step 1.
    pub(crate) fn why_retinue_pick(&self, at: u8, nth: u8, mv: Move) -> Option<Refusal> {
        let why = match (mv, self.keepable(at, nth)) {
            (Move::RetinuePick(figure), Some((_, _, figures))) if figures[figure] > 0 => return None,
            (Move::RetinuePick(figure), Some((_, province, _))) => Why::NoneToKeep { figure, province },
            _ => Why::NowRetinuePick,
        };
        Some(Refusal::new("5.9", why))
    }

    /// Section 5.9, step 1.
    pub(crate) fn apply_retinue_pick(&mut self, at: u8, nth: u8, kept: u8, mv: Move, log: &mut impl Log<Event>) {
        let Move::RetinuePick(figure) = mv else { return };
        if let Some((seat, province, _)) = self.keepable(at, nth) {
            let seated = &mut self.seated[seat];
            let offices = if figure == Figure::Noble { seated.nobles } else { seated.envoys };
            if let Some(figure) = offices.within(province).first().and_then(|office| seated.leave(office)) {
                self.houses[seat].court[figure] += 1;
                log.tell(Audience::All, || Event::RetinueKept { seat, figure, province });
            }
        }
        self.phase = Phase::RetinuePick { at, nth, kept: kept + 1 };
    }

    /// The next player, the next province, or the cleanup itself.
    pub(crate) fn after_retinue(&mut self, at: u8, nth: u8, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let anybody = self.houses.playing(self.seats).iter().any(|house| house.has(Privilege::Retinue));
        if anybody && usize::from(nth) + 1 < self.seats.get() {
            self.phase = Phase::RetinuePick { at, nth: nth + 1, kept: 0 };
        } else if anybody && self.scored(at + 1).is_some() {
            self.phase = Phase::RetinuePick { at: at + 1, nth: 0, kept: 0 };
        } else {
            self.clean_up(chance, log);
        }
    }

    /// Section 5.9.
    fn clean_up(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        self.clear(log);
        self.moment(PhaseName::Clearing, log);
        self.refill(chance, log);
        self.moment(PhaseName::Refilling, log);
        self.move_king(log);
        self.next_round(log);
    }

    /// Section 5.9, step 1; rulings 9.30 and 9.31.
    fn clear(&mut self, log: &mut impl Log<Event>) {
        for province in [self.scored(0), self.scored(1)].into_iter().flatten() {
            for seat in self.seats.from(self.start) {
                let seated = &mut self.seated[seat];
                let figures = seated.figures(province);
                if figures.is_empty() {
                    continue;
                }
                let gone = seated.all().within(province);
                seated.envoys = seated.envoys.minus(gone);
                seated.nobles = seated.nobles.minus(gone);
                let house = &mut self.houses[seat];
                house.empire = house.empire.plus(figures);
                log.tell(Audience::All, || Event::Cleared { seat, figures, province });
            }
        }
    }

    /// Section 5.9, step 2; rulings 9.20 and 9.21.
    fn refill(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let layout = self.layout();
        for province in [self.scored(0), self.scored(1)].into_iter().flatten() {
            for office in layout.offices(province) {
                let Some(chest) = self.draw(chance, log) else { return };
                self.stacks[office.index()].push(chest);
                log.tell(Audience::All, || Event::ChestAtOffice { office, chest });
            }
        }
        for &field in self.numbers().fields {
            let Some(chest) = self.draw(chance, log) else { return };
            self.fields[field as usize].push(chest);
            log.tell(Audience::All, || Event::ChestAtField { field, chest });
        }
    }

    /// The top chest of the deck, which is made anew if it is empty (rulings 9.22 and 9.40).
    pub(crate) fn draw(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) -> Option<Chest> {
        if self.deck.len() == 0 {
            let discard = std::mem::take(&mut self.discard);
            if discard.is_empty() {
                log.tell(Audience::All, || Event::NoChestLeft);
                return None;
            }
            self.deck.shuffle(discard, chance);
            log.tell(Audience::Nobody, || Event::ShuffledDeck { order: self.deck.order() });
            log.tell(Audience::All, || Event::DeckRenewed { count: discard.total() });
        }
        self.deck.draw()
    }

    /// Section 5.9, step 3; rulings 9.30 and 9.32.
    fn move_king(&mut self, log: &mut impl Log<Event>) {
        let tile = self.schedule.king.get(usize::from(self.round) - 1);
        for _ in 0..tile.map_or(0, |tile| tile.steps()) {
            let province = self.ring.after(self.king, 1);
            self.king = province;
            log.tell(Audience::All, || Event::KingMoved { province });
            for seat in self.seats.from(self.start) {
                let figures = std::mem::take(&mut self.pay[province as usize][seat]);
                if !figures.is_empty() {
                    let house = &mut self.houses[seat];
                    house.court = house.court.plus(figures);
                    log.tell(Audience::All, || Event::KingBrought { seat, figures, province });
                }
            }
            self.moment(PhaseName::Journey, log);
        }
    }

    /// Section 5.9, steps 4 and 5; ruling 9.44.
    fn next_round(&mut self, log: &mut impl Log<Event>) {
        self.round = (self.round + 1).min(ROUNDS);
        self.second = None;
        self.tracks = self.tracks.next();
        log.tell(Audience::All, || Event::NewOrder { order: self.tracks.order[..TURNS * self.seats.get()].to_vec() });
        self.begin_round(log);
    }

    /// The first piece of the turn order track plays.
    pub(crate) fn begin_round(&mut self, log: &mut impl Log<Event>) {
        let (round, province, condition) = (self.round, self.first(), self.condition());
        log.tell(Audience::All, || Event::RoundBegan { round, province, condition });
        self.phase = Phase::TurnMenu(self.tracks.order[0]);
    }
}
