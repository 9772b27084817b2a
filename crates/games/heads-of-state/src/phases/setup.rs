//! The setup (section 4).

use curia_core::{Audience, BySeat, Chance, Log, Seat, SeatCount};

use crate::data::{
    Century, Country, DISPLAY, NOBLE_CARDS, NobleBox, Rank, TREACHERY_DISPLAY, attributes_in_play, treacheries_in_play,
};
use crate::event::Event;
use crate::knowledge::Knowledge;
use crate::options::{FirstTurn, Options};
use crate::pieces::{Areas, Attributes, Boxes, Pile, Treacheries};
use crate::state::{Deck, HeadsOfState, Phase, Player, Turn};

impl HeadsOfState {
    /// Section 4; the order of the random events is that of section 5.12.
    pub(crate) fn set_up(
        options: &Options,
        seats: SeatCount,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) -> HeadsOfState {
        let mut game = HeadsOfState {
            seats,
            options: *options,
            century: Century::Y1589,
            start: Seat::S0,
            active: Seat::S0,
            turn: Turn::default(),
            deck: Deck { cards: Pile::empty(), pack: 0, revolution: None },
            display: [None; DISPLAY],
            set_aside: Attributes::NONE,
            discard: Attributes::NONE,
            treachery_pile: Pile::empty(),
            treachery_display: [None; TREACHERY_DISPLAY],
            treachery_discard: Treacheries::NONE,
            boxes: BySeat::all(Boxes::EMPTY),
            graves: [BySeat::all(0); NobleBox::COUNT],
            area_markers: Areas::ALL,
            country_markers: [[None; 2]; Country::COUNT],
            dynasty_markers: [None; 3],
            century_markers: [[[None; 2]; Century::COUNT]; Country::COUNT],
            noble_cards: [NOBLE_CARDS; Rank::COUNT],
            players: BySeat::all(Player::new()),
            known: Knowledge::default(),
            phase: Phase::ChooseOption,
        };
        game.stack_deck(attributes_in_play(seats), chance, log);
        game.stack_treachery(treacheries_in_play(), chance, log);
        game.start = game.choose_start(chance, log);
        game.deal_display(chance, log);
        game.deal_treachery(chance, log);
        game.begin_turn(game.start, log);
        game
    }

    /// Section 4, step 7; section 11.6.
    fn choose_start(&self, chance: &mut impl Chance, log: &mut impl Log<Event>) -> Seat {
        let start = self.options.start_player.unwrap_or_else(|| {
            let picked = Seat::ALL[chance.below(self.seats.get())];
            log.tell(Audience::Nobody, || Event::PickedStart { seat: picked });
            picked
        });
        log.tell(Audience::All, || Event::Starts { seat: start });
        start
    }

    /// The table of section 4: draws of a first turn, by the place in the turn order; section 11.2.
    pub(crate) fn first_draws(&self, seat: Seat) -> u8 {
        let place = self.seats.from(self.start).position(|other| other == seat).unwrap_or(0);
        match self.options.first_turn {
            FirstTurn::Equal => crate::data::DRAWS,
            FirstTurn::Staggered => self.numbers().first_draws.get(place).copied().unwrap_or(1),
        }
    }
}
