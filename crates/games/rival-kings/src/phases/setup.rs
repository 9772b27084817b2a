//! Set-up (section 4).

use curia_core::{Audience, BySeat, Chance, Log, Seat, SeatCount};

use crate::data::{
    CARDS_OF_A_KIND, COPIES, Card, Character, FIRST_MARKERS, FIRST_ONES, FIRST_TWOS, Kind, MARKERS, MARKET_OF_A_KIND,
    MONEY_CARDS, MOST_GAMES, PILE_SIZE, Pile,
};
use crate::event::Event;
use crate::money::{Coins, Stack};
use crate::options::{MatchMode, Options};
use crate::pieces::{Characters, MarketPile};
use crate::state::{MOST_SEATS, MOST_UNDEALT, Phase, Player, Point, RivalKings};

impl RivalKings {
    /// A match before its first set-up.
    pub(crate) fn blank(options: Options, seats: SeatCount) -> RivalKings {
        RivalKings {
            options,
            seats,
            history: [[0; MOST_SEATS]; MOST_GAMES],
            finished: 0,
            piles: [MarketPile { cards: [Card::of(Kind::Building, 0); PILE_SIZE], len: 0 }; 4],
            stacks: [Stack::default(); 4],
            supply: Coins::default(),
            reserve: 0,
            round: 0,
            cycle: 1,
            quiet: 0,
            shrunk: false,
            undealt: [Character::LordProtector; MOST_UNDEALT],
            undealt_left: 0,
            neutral: None,
            neutral_aside: Characters::NONE,
            players: BySeat::all(Player::FIRST),
            uncommitted: seats.all(),
            order: [Seat::S0, Seat::S1, Seat::S2, Seat::S3],
            turn: 0,
            point: Point::End,
            by_ability: false,
            phase: Phase::ChooseCharacter,
        }
    }

    /// Section 4: a complete new set-up.
    pub(crate) fn set_up(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        if self.options.match_mode != MatchMode::Single {
            let game = self.finished + 1;
            log.tell(Audience::All, || Event::GameBegins { game });
        }
        self.deal_market(Kind::Building, chance, log);
        self.deal_market(Kind::Subject, chance, log);
        let players = self.seats.get() as u8;
        let mut stack = Stack::default();
        stack.put(Coins { ones: 0, twos: 1 });
        self.stacks = [stack; 4];
        self.supply = Coins {
            ones: MONEY_CARDS - players * FIRST_ONES,
            twos: MONEY_CARDS - players * FIRST_TWOS - self.stacks.len() as u8,
        };
        self.reserve = MARKERS - players * FIRST_MARKERS;
        self.players = BySeat::all(Player::FIRST);
        self.round = 0;
        self.quiet = 0;
        self.start_round(chance, log);
    }

    /// Section 4, steps 1 and 2. Which cards serve as money is never asked again, so only the cards of the
    /// market are drawn; the order of the others in the record has no meaning.
    fn deal_market(&mut self, kind: Kind, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let mut order: [u8; CARDS_OF_A_KIND] = std::array::from_fn(|place| (place / COPIES) as u8);
        for place in 0..MARKET_OF_A_KIND {
            let other = place + chance.below(CARDS_OF_A_KIND - place);
            order.swap(place, other);
        }
        for (pile, numbers) in Pile::of(kind).into_iter().zip(order.chunks_exact(PILE_SIZE)) {
            let pile = &mut self.piles[pile.index()];
            for (card, &number) in pile.cards.iter_mut().zip(numbers) {
                *card = Card::of(kind, usize::from(number));
            }
            pile.len = PILE_SIZE as u8;
        }
        log.tell(Audience::Nobody, || Event::CardsShuffled {
            kind,
            order: order.iter().map(|&number| Card::of(kind, usize::from(number))).collect(),
        });
        for pile in Pile::of(kind) {
            if let Some(card) = self.piles[pile.index()].top() {
                log.tell(Audience::All, || Event::TurnedUp { pile, card });
            }
        }
    }
}
