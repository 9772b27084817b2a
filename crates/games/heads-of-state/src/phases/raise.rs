//! What raising a noble brings (sections 5.8 and 7.1 to 7.3).

use curia_core::{Audience, Log, Seat};

use crate::data::{Area, Country, NobleBox, Rank};
use crate::event::Event;
use crate::pieces::{Areas, Ranks};
use crate::state::{HeadsOfState, Part};

impl HeadsOfState {
    /// Section 5.8, in its order.
    pub(crate) fn raise(&mut self, seat: Seat, at: NobleBox, log: &mut impl Log<Event>) {
        let (rank, area) = (at.rank(), at.area());
        let replaces = self.replaces();
        let player = &mut self.players[seat];
        player.supply[rank as usize] = player.supply[rank as usize].saturating_sub(1);
        player.reached = player.reached.with(area);
        player.raised = player.raised.with(rank);
        self.boxes[seat] = self.boxes[seat].with(at);
        log.tell(Audience::All, || Event::Raised { seat, rank, area, replaces });
        self.take_noble_card(seat, rank, log);
        self.take_area_marker(seat, area, log);
        self.take_country_marker(seat, area.card().country, log);
        self.take_dynasty_marker(seat, log);
    }

    /// Section 5.8, step 2; ruling 9.18.
    fn take_noble_card(&mut self, seat: Seat, rank: Rank, log: &mut impl Log<Event>) {
        let left = &mut self.noble_cards[rank as usize];
        if *left == 0 {
            return log.tell(Audience::All, || Event::NoNobleCard { seat, rank });
        }
        *left -= 1;
        self.players[seat].noble_cards[rank as usize] += 1;
        let left = *left;
        log.tell(Audience::All, || Event::NobleCard { seat, rank, left });
    }

    /// Section 7.1; ruling 9.21.
    fn take_area_marker(&mut self, seat: Seat, area: Area, log: &mut impl Log<Event>) {
        if self.area_markers.has(area) {
            self.area_markers = self.area_markers.without(area);
            let points = area.card().number;
            self.score(seat, Part::Areas, points);
            log.tell(Audience::All, || Event::AreaMarker { seat, area, points });
        }
    }

    /// Section 7.2; rulings 9.20 and 9.36: the higher marker that is left, one a player.
    fn take_country_marker(&mut self, seat: Seat, country: Country, log: &mut impl Log<Event>) {
        let markers = &mut self.country_markers[country.index()];
        let complete = self.players[seat].reached.covers(country.areas().collect::<Areas>());
        if !complete || markers.contains(&Some(seat)) {
            return;
        }
        if let Some(place) = markers.iter().position(Option::is_none) {
            markers[place] = Some(seat);
            let points = country.markers()[place];
            self.score(seat, Part::Countries, points);
            log.tell(Audience::All, || Event::CountryMarker { seat, country, points, second: place > 0 });
        }
    }

    /// Section 7.3: the highest marker that is left, one a player.
    fn take_dynasty_marker(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let values = self.numbers().dynasty;
        let markers = &mut self.dynasty_markers[..values.len()];
        if self.players[seat].raised != Ranks::ALL || markers.contains(&Some(seat)) {
            return;
        }
        if let Some(place) = markers.iter().position(Option::is_none) {
            markers[place] = Some(seat);
            let points = values[place];
            self.score(seat, Part::Dynasty, points);
            log.tell(Audience::All, || Event::DynastyMarker { seat, points });
        }
    }

    /// Section 7: points are added at once.
    #[inline]
    pub(crate) fn score(&mut self, seat: Seat, part: Part, points: u8) {
        self.players[seat].points[part as usize] += u16::from(points);
    }
}
