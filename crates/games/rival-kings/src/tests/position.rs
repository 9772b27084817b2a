//! A small builder of positions: a real game whose components are put where a test needs them.

use curia_core::{Event as _, FastChance, Game, Heard, MoveList, Options as _, Seat, SeatCount, Viewer};

use crate::data::{Action, Building, Card, Character, Pile, Subject};
use crate::event::Event;
use crate::money::{Coins, Stack};
use crate::options::Options;
use crate::state::{Phase, Player, RivalKings};

pub(super) const S0: Seat = Seat::S0;
pub(super) const S1: Seat = Seat::S1;
pub(super) const S2: Seat = Seat::S2;
pub(super) const S3: Seat = Seat::S3;

/// A game under test with everything it has told.
pub(super) struct Table {
    pub(super) game: RivalKings,
    pub(super) heard: Heard<Event>,
    chance: FastChance,
}

impl Table {
    pub(super) fn new(seats: usize) -> Table {
        Table::with(seats, &[])
    }

    pub(super) fn with(seats: usize, changes: &[(&str, &str)]) -> Table {
        let mut options = Options::default();
        changes.iter().for_each(|(id, value)| options.set(id, value).unwrap());
        let (mut chance, mut heard) = (FastChance::new(7), Heard::default());
        let seats = SeatCount::new(seats).unwrap();
        let game = RivalKings::new(&options, seats, &mut chance, &mut heard).unwrap();
        Table { game, heard, chance }
    }

    /// Stacks every hand so that `played` can be chosen, then chooses; `neutral` is on top of its deck.
    pub(super) fn reveal(&mut self, played: &[Character], neutral: Option<Character>) -> &mut Table {
        self.stack_hands(played, neutral);
        for (seat, character) in Seat::ALL.into_iter().zip(played) {
            self.play(seat, &format!("choose:{}", character.id()));
        }
        self
    }

    pub(super) fn stack_hands(&mut self, played: &[Character], neutral: Option<Character>) {
        self.game.stack_hands(played, neutral).unwrap();
    }

    pub(super) fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.game.players[seat]
    }

    pub(super) fn own(&mut self, seat: Seat, buildings: &[Building], subjects: &[Subject]) -> &mut Table {
        let cards = buildings.iter().copied().map(Card::Building).chain(subjects.iter().copied().map(Card::Subject));
        cards.for_each(|card| self.game.own(seat, card).unwrap());
        self
    }

    /// Coins from the supply, which gives or takes what is missing.
    pub(super) fn coins(&mut self, seat: Seat, ones: u8, twos: u8) -> &mut Table {
        self.game.give_coins(seat, Coins { ones, twos });
        self
    }

    pub(super) fn stack(&mut self, pile: Pile, ones: u8, twos: u8) -> &mut Table {
        self.game.stack(pile, Coins { ones, twos });
        self
    }

    pub(super) fn empty_stacks(&mut self) -> &mut Table {
        self.game.stacks = [Stack::default(); 4];
        self.game.balance();
        self
    }

    pub(super) fn markers(&mut self, markers: &[u8]) -> &mut Table {
        self.game.give_markers(markers).unwrap();
        self
    }

    pub(super) fn top(&mut self, pile: Pile, card: Card) -> &mut Table {
        self.game.lay_on_top(pile, card).unwrap();
        self
    }

    /// Leaves only so many cards in a pile, its top among them.
    pub(super) fn shorten(&mut self, pile: Pile, count: u8) -> &mut Table {
        self.game.shorten(pile, count);
        self
    }

    pub(super) fn play(&mut self, seat: Seat, text: &str) -> &mut Table {
        let mv = text.parse().unwrap();
        let legal = self.legal(seat);
        let answer = self.game.play(seat, mv, &mut self.chance, &mut self.heard);
        assert!(answer.is_ok(), "{text} of seat {seat}: {answer:?}; legal: {legal:?}");
        self
    }

    pub(super) fn legal(&self, seat: Seat) -> Vec<String> {
        let mut list = MoveList::for_game::<RivalKings>();
        self.game.legal(seat, &mut list);
        list.iter().map(ToString::to_string).collect()
    }

    /// The rule and the id of the reason for which a move is refused.
    pub(super) fn refused(&self, seat: Seat, text: &str) -> (&'static str, &'static str) {
        let refusal = self.game.why_not(seat, text.parse().unwrap()).expect("the move is legal");
        (refusal.rule, refusal.reason.key.id)
    }

    pub(super) fn decision(&self) -> &'static str {
        use curia_core::Prompt;
        self.game.decision().map_or("over", |question| question.decision())
    }

    /// The own action that is asked about.
    pub(super) fn own_action(&self) -> Option<Action> {
        match self.game.phase {
            Phase::OwnAction(action) => Some(action),
            _ => None,
        }
    }

    pub(super) fn asked(&self) -> Vec<usize> {
        self.game.awaited().iter().map(Seat::index).collect()
    }

    pub(super) fn held_markers(&self) -> Vec<u8> {
        self.game.players.playing(self.game.seats).iter().map(|player| player.markers).collect()
    }

    pub(super) fn purse(&self, seat: Seat) -> (u8, u8) {
        let coins = self.game.players[seat].coins;
        (coins.ones, coins.twos)
    }

    /// Skips, passes and ends until the cycle is over.
    pub(super) fn finish_cycle(&mut self) -> &mut Table {
        while !matches!(self.game.phase, Phase::ChooseCharacter | Phase::Over) {
            let seat = self.game.decider();
            let mv = self.game.fallback(seat, &mut self.chance);
            self.play(seat, &mv.to_string());
        }
        self
    }

    /// Skips, passes and ends until `seat` is asked in phase 3.
    pub(super) fn until_turn(&mut self, seat: Seat) -> &mut Table {
        while self.game.decider() != seat {
            assert!(self.game.phase != Phase::ChooseCharacter, "the turn of seat {seat} is over");
            let other = self.game.decider();
            let mv = self.game.fallback(other, &mut self.chance);
            self.play(other, &mv.to_string());
        }
        self
    }

    pub(super) fn told(&self, event: &Event) -> bool {
        self.heard.0.iter().any(|(_, heard)| heard == event)
    }

    /// The words of the log as a viewer hears them.
    pub(super) fn log(&self, viewer: Viewer) -> Vec<&'static str> {
        self.heard.by(viewer).filter_map(|event| event.phrase()).map(|phrase| phrase.key.id).collect()
    }
}
