//! Every piece is somewhere exactly once, and what is known is true.

use curia_core::{Broken, Seat, Viewer};

use crate::data::{
    Country, HAND_LIMIT, NOBLE_CARDS, NobleBox, Rank, TREACHERY_LIMIT, attributes_in_play, treacheries_in_play,
};
use crate::pieces::{Areas, Attributes, Boxes, Ranks, Treacheries};
use crate::state::{HeadsOfState, Phase};

impl HeadsOfState {
    /// All attribute cards of this table are there, and the revolution card lies in its pack.
    pub(crate) fn attributes_are_complete(&self) -> Result<(), Broken> {
        let display: Attributes = self.display.iter().copied().flatten().collect();
        let mut all = self.deck.cards.counts().plus(display).plus(self.set_aside).plus(self.discard);
        for player in self.players.playing(self.seats) {
            all = all.plus(player.attributes_held());
        }
        ensure(all == attributes_in_play(self.seats), || format!("attribute cards {all:?}"))?;
        let deck = &self.deck;
        ensure(deck.pack <= deck.cards.len() && deck.revolution.is_none_or(|below| below <= deck.pack), || {
            format!("a pack of {} in {} cards, revolution above {:?}", deck.pack, deck.cards.len(), deck.revolution)
        })
    }

    /// All treachery cards are there.
    pub(crate) fn treachery_is_complete(&self) -> Result<(), Broken> {
        let display: Treacheries = self.treachery_display.iter().copied().flatten().collect();
        let mut all = self.treachery_pile.counts().plus(display).plus(self.treachery_discard);
        for player in self.players.playing(self.seats) {
            all = all.plus(player.treachery_held());
        }
        ensure(all == treacheries_in_play(), || format!("treachery cards {all:?}"))
    }

    /// Hands and piles hold what everybody believes to be there.
    pub(crate) fn knowledge_is_true(&self) -> Result<(), Broken> {
        for (seat, player) in self.players.iter(self.seats) {
            let (cards, plots) = (self.known.attributes(seat), self.known.treachery(seat));
            ensure(player.attributes_held().covers(cards), || format!("seat {seat} is believed to hold {cards:?}"))?;
            ensure(player.treachery_held().covers(plots), || format!("seat {seat} is believed to hold {plots:?}"))?;
        }
        Viewer::all(self.seats).try_for_each(|viewer| self.piles_are_known(viewer))
    }

    /// The piles hold what this viewer believes to be there, who knows what everybody knows.
    fn piles_are_known(&self, viewer: Viewer) -> Result<(), Broken> {
        let (deck, above, pile) =
            (self.known.deck(viewer), self.known.above(viewer), self.known.treachery_pile(viewer));
        let draw_pile = self.deck.cards.as_slice().iter().skip(usize::from(self.deck.pack)).copied();
        let draw_pile: Attributes = draw_pile.collect();
        ensure(self.deck.cards.counts().covers(deck), || format!("{viewer} believes the deck to hold {deck:?}"))?;
        ensure(draw_pile.covers(above) && deck.covers(above), || format!("{viewer} believes {above:?} to lie above"))?;
        ensure(self.treachery_pile.counts().covers(pile), || format!("{viewer} believes the pile to hold {pile:?}"))?;
        let all = Viewer::Spectator;
        let knows = deck.covers(self.known.deck(all)) && pile.covers(self.known.treachery_pile(all));
        ensure(knows, || format!("{viewer} knows less than everybody"))
    }

    /// Counters and noble cards are all there, and nobody lives where another does.
    pub(crate) fn nobles_are_complete(&self) -> Result<(), Broken> {
        let lived: usize = self.boxes.playing(self.seats).iter().map(|boxes| boxes.len()).sum();
        let empty = self.empty_boxes().len();
        ensure(lived + empty == NobleBox::COUNT, || format!("{lived} living nobles and {empty} empty boxes"))?;
        for rank in Rank::ALL {
            for (seat, player) in self.players.iter(self.seats) {
                let living = self.boxes[seat].and(rank.boxes()).len() as u8;
                let dead: u8 = rank.boxes().iter().map(|at| self.graves[at.index()][seat]).sum();
                let sum = player.supply[rank.index()] + living + dead;
                ensure(sum == rank.noble().counters, || format!("seat {seat} has {sum} counters of {rank:?}"))?;
            }
            let taken: u8 = self.players.playing(self.seats).iter().map(|it| it.noble_cards[rank.index()]).sum();
            let sum = taken + self.noble_cards[rank.index()];
            ensure(sum == NOBLE_CARDS, || format!("{sum} noble cards of {rank:?}"))?;
        }
        self.players.iter(self.seats).try_for_each(|(seat, player)| {
            let been = |at: NobleBox| self.boxes[seat].has(at) || self.graves[at.index()][seat] > 0;
            let areas: Areas = NobleBox::all().filter(|&at| been(at)).map(NobleBox::area).collect();
            let ranks: Ranks = NobleBox::all().filter(|&at| been(at)).map(NobleBox::rank).collect();
            ensure(player.reached == areas && player.raised == ranks, || format!("seat {seat} has been elsewhere"))
        })
    }

    /// Area markers lie where nobody has been; nobody has two markers of a country or two dynasty markers.
    pub(crate) fn markers_are_sound(&self) -> Result<(), Broken> {
        let reached = |area| self.players.playing(self.seats).iter().any(|player| player.reached.has(area));
        for area in crate::data::Area::ALL {
            ensure(self.area_markers.has(area) != reached(area), || format!("the marker of {area:?}"))?;
        }
        for country in Country::ALL {
            let [first, second] = self.country_markers[country.index()];
            ensure((first.is_some() || second.is_none()) && (first.is_none() || first != second), || {
                format!("the markers of {country:?}: {first:?}, {second:?}")
            })?;
        }
        let holders = |seat: Seat| self.dynasty_markers.iter().filter(|&&marker| marker == Some(seat)).count();
        ensure(self.seats.iter().all(|seat| holders(seat) <= 1), || format!("dynasty {:?}", self.dynasty_markers))
    }

    /// The consequences stated in sections 5.6, 5.10 and 5.11.
    pub(crate) fn turn_is_sound(&self) -> Result<(), Broken> {
        let gaps = self.gaps();
        ensure(gaps.len() <= 2, || format!("{} gaps", gaps.len()))?;
        if matches!(self.phase, Phase::ChooseOption) {
            ensure(self.display.iter().all(Option::is_some) || self.deck.revolution.is_none(), || {
                format!("a display of {:?}", self.display)
            })?;
            ensure(self.set_aside.is_empty() && self.turn.vacated == Boxes::EMPTY, || "a turn half done".into())?;
            for (seat, player) in self.players.iter(self.seats) {
                let (cards, plots) = (player.attributes.total(), player.treachery.total());
                ensure(cards <= HAND_LIMIT && plots <= TREACHERY_LIMIT, || {
                    format!("seat {seat} holds {cards}, {plots}")
                })?;
            }
        }
        let trims = self
            .players
            .playing(self.seats)
            .iter()
            .any(|player| !player.trimmed.is_empty() || !player.treachery_trimmed.is_empty());
        ensure(!trims || matches!(self.phase, Phase::Trim(_)), || "cards are named outside of a trim".into())
    }
}

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), Broken> {
    if holds { Ok(()) } else { Err(Broken(what())) }
}
