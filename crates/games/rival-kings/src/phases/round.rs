//! Set-up, round start, the secret choice, and the ends of cycle, game and match (sections 4, 5.2, 5.3, 8, 11).

use curia_core::{Audience, BySeat, Chance, Log, Seat, SeatCount};

use crate::data::{
    CARDS_OF_A_KIND, COPIES, Card, Character, FIRST_MARKERS, FIRST_ONES, FIRST_TWOS, HAND_SIZE, Kind, MARKERS,
    MARKET_OF_A_KIND, MONEY_CARDS, MOST_GAMES, PILE_SIZE, Pile, STALL_CYCLES,
};
use crate::event::{Ending, RivalKingsEvent as Event};
use crate::money::{Coins, Stack};
use crate::options::{MatchMode, RivalKingsOptions};
use crate::state::{Actions, Characters, MOST_SEATS, MOST_UNDEALT, MarketPile, Player, Point, RivalKings, Step};

impl RivalKings {
    /// A match before its first set-up.
    fn blank(options: RivalKingsOptions, seats: SeatCount) -> RivalKings {
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
            at: 0,
            point: Point::End,
            by_ability: false,
            step: Step::Choose,
        }
    }

    /// A match with its first game set up.
    pub(crate) fn begin(
        options: RivalKingsOptions,
        seats: SeatCount,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) -> RivalKings {
        let mut game = RivalKings::blank(options, seats);
        game.set_up(chance, log);
        game
    }

    /// Section 4: a complete new set-up.
    fn set_up(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
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

    /// Section 5.2: all twelve characters are shuffled and dealt.
    fn start_round(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        self.round = self.round.saturating_add(1);
        self.cycle = 1;
        let mut deck = [Character::LordProtector; 12];
        deck.copy_from_slice(Character::ALL);
        chance.shuffle(&mut deck);
        log.tell(Audience::Nobody, || Event::CharactersShuffled { order: deck.to_vec() });
        let round = self.round;
        log.tell(Audience::All, || Event::RoundBegins { round });
        let mut hands = deck.chunks_exact(HAND_SIZE);
        for (seat, hand) in self.seats.iter().zip(hands.by_ref()) {
            let player = &mut self.players[seat];
            player.hand = hand.iter().copied().collect::<Characters>();
            player.aside = Characters::NONE;
            log.tell(Audience::one(seat), || Event::Dealt { seat, hand: hand.to_vec() });
        }
        let left = deck.get(self.seats.get() * HAND_SIZE..).unwrap_or(&[]);
        self.undealt.iter_mut().zip(left).for_each(|(place, &character)| *place = character);
        self.undealt_left = left.len() as u8;
        self.neutral_aside = Characters::NONE;
        self.start_cycle(log);
    }

    fn start_cycle(&mut self, log: &mut impl Log<Event>) {
        self.shrunk = false;
        self.uncommitted = self.seats.all();
        self.step = Step::Choose;
        let cycle = self.cycle;
        log.tell(Audience::All, || Event::CycleBegins { cycle });
    }

    /// Section 5.3: a seat commits, or commits again; the last commitment reveals at once.
    pub(crate) fn choose(&mut self, seat: Seat, character: Character, log: &mut impl Log<Event>) {
        let former = self.players[seat].choice.replace(character);
        log.tell(Audience::one(seat), || Event::Chose { seat, character });
        if former.is_none() {
            log.tell(Audience::All, || Event::Committed { seat });
        }
        self.uncommitted = self.uncommitted.without(seat);
        if self.uncommitted.is_empty() {
            self.reveal(log);
        }
    }

    /// Section 5.3, REVEAL.
    fn reveal(&mut self, log: &mut impl Log<Event>) {
        for seat in self.seats.iter() {
            let player = &mut self.players[seat];
            player.ability_used = false;
            if let Some(character) = player.choice.take() {
                player.hand = player.hand.without(character);
                player.played = Some(character);
                log.tell(Audience::All, || Event::Revealed { seat, character });
            }
        }
        if self.seats.get() == 2 && self.undealt_left > 0 {
            self.undealt_left -= 1;
            let character = self.undealt[usize::from(self.undealt_left) % MOST_UNDEALT];
            self.neutral = Some(character);
            log.tell(Audience::All, || Event::NeutralRevealed { character });
        }
        self.begin_gardeners(log);
    }

    /// True once the last turn of a cycle is over.
    #[inline]
    pub(crate) fn cycle_is_over(&self) -> bool {
        usize::from(self.turn) >= self.seats.get()
    }

    /// Section 5.5, CYCLE_END, and the stall guard of section 5.9. Rulings 9.39 and 9.43.
    pub(crate) fn end_cycle(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        self.turn = 0;
        self.point = Point::End;
        for seat in self.seats.iter() {
            let player = &mut self.players[seat];
            player.covered = Actions::NONE;
            player.tied = false;
            player.aside = player.played.take().map_or(player.aside, |played| player.aside.with(played));
        }
        self.neutral_aside = self.neutral.take().map_or(self.neutral_aside, |card| self.neutral_aside.with(card));
        self.quiet = if self.shrunk { 0 } else { self.quiet + 1 };
        if self.piles.iter().any(|pile| pile.len == 0) {
            self.end_game(Ending::PileEmpty, chance, log);
        } else if self.quiet >= STALL_CYCLES {
            self.end_game(Ending::Stall, chance, log);
        } else if self.cycle == 1 {
            self.cycle = 2;
            self.start_cycle(log);
        } else {
            self.start_round(chance, log);
        }
    }

    /// Sections 7 and 8: the game is scored; a match goes on with a new set-up.
    fn end_game(&mut self, why: Ending, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let cycle = self.cycle;
        log.tell(Audience::All, || Event::GameEnds { why, cycle });
        let game = usize::from(self.finished) % MOST_GAMES;
        for seat in self.seats.iter() {
            let points = self.players[seat].points().total();
            self.history[game][seat.index() % MOST_SEATS] = points as i16;
            log.tell(Audience::All, || Event::Scored { seat, points });
        }
        self.finished += 1;
        if !self.match_is_over() {
            self.set_up(chance, log);
            return;
        }
        self.step = Step::Over;
        if self.options.match_mode != MatchMode::Single {
            let (games, by_points) = (self.finished, self.options.match_mode == MatchMode::Points);
            log.tell(Audience::All, || Event::MatchEnds { games, by_points });
        }
    }

    /// Section 11, `match_mode`.
    fn match_is_over(&self) -> bool {
        match self.options.match_mode {
            MatchMode::Single => true,
            MatchMode::Games => self.finished >= self.options.match_games,
            MatchMode::Points => {
                let target = i32::from(self.options.match_points);
                usize::from(self.finished) >= MOST_GAMES
                    || self.seats.iter().any(|seat| self.finished_points(seat) >= target)
            }
        }
    }
}
