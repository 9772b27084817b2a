//! Section 4: set-up.

use curia_core::{BySeat, Chance, Log, Seat, SeatCount, SeatSet, SetupError};

use super::{Run, Step};
use crate::data::{Card, HAND_SIZE, Noble};
use crate::event::{Event, RandomEvent};
use crate::options::{CallousGuards, Options};
use crate::pieces::{Cards, Deck, Line, Nobles};
use crate::state::{Guillotine, Phase};

impl Guillotine {
    /// Section 4: shuffles, deals, and begins the first turn.
    pub(crate) fn set_up<C: Chance, L: Log<Event>>(
        options: &Options,
        seats: SeatCount,
        run: &mut Run<C, L>,
    ) -> Result<Guillotine, SetupError> {
        if let Some(seat) = options.start_player
            && !seats.has(seat)
        {
            return Err(SetupError::BadValue {
                id: "start_player",
                value: seat.to_string(),
                allowed: format!("random or a seat from 0 to {}", seats.get() - 1),
            });
        }
        let mut noble_deck = Nobles::default();
        for noble in Noble::all() {
            noble_deck.push(noble);
        }
        run.shuffle_noble_deck(RandomEvent::NobleDeck, noble_deck.as_mut_slice());
        let mut action_deck = Deck::default();
        for card in Card::ALL {
            for _ in 0..options.copies(card) {
                action_deck.push(card);
            }
        }
        run.shuffle_action_deck(RandomEvent::ActionDeck, action_deck.as_mut_slice());
        let starter = options.start_player.unwrap_or_else(|| {
            let seat = Seat::new(run.chance.below(seats.get())).unwrap_or(Seat::S0);
            run.record(|| Event::PickedSeat { what: RandomEvent::StartingPlayer, seat });
            seat
        });
        let mut game = Guillotine::before_the_first_day(*options, seats, starter, noble_deck, action_deck);
        run.all(|| Event::GameBegan { starter });
        for seat in seats.iter() {
            game.draw_cards(seat, HAND_SIZE, run);
        }
        game.deal_line(run);
        game.advance(Some(Step::TurnStart), run);
        Ok(game)
    }

    fn before_the_first_day(
        options: Options,
        seats: SeatCount,
        starter: Seat,
        noble_deck: Nobles,
        action_deck: Deck,
    ) -> Guillotine {
        Guillotine {
            hands: BySeat::all(Cards::EMPTY),
            known: [Cards::EMPTY; 20],
            line: Line::default(),
            noble_deck,
            noble_discard: Nobles::default(),
            piles: BySeat::all(Nobles::default()),
            action_deck,
            action_discard: Deck::default(),
            tables: BySeat::all(0),
            known_tops: BySeat::all(0),
            exposed: SeatSet::EMPTY,
            rushed: SeatSet::EMPTY,
            cursed: SeatSet::EMPTY,
            seats,
            options,
            day: 1,
            day_starter: starter,
            turn_of_day: 0,
            active: starter,
            actions_left: 0,
            no_cards: false,
            behead_due: 0,
            bonus_draws: 0,
            pimpernel: false,
            day_over: false,
            final_left: 0,
            in_play: None,
            phase: Phase::ChooseAction,
        }
    }
}

impl Options {
    /// How many such cards are in the game (option `callous_guards`).
    pub(crate) fn copies(&self, card: Card) -> u8 {
        let out = card == Card::CallousGuards && self.callous_guards == CallousGuards::Out;
        if out { 0 } else { card.copies() }
    }
}
