//! Positions written as words, and what the rules book counts in them.
//!
//! `own SEAT CARDS`, `coins SEAT ONES TWOS`, `stack PILE ONES TWOS`, `markers A B C`, `top PILE CARD`, `shorten PILE CARDS`,
//! `neutral CHARACTER` and `reveal CHARACTERS`, `until SEAT`, `finish_cycle`. Below the tops lies what is left: no card is there
//! more often than in the box.

use curia_core::{
    Chance, FastChance, Game, Key, Rulebook, Seat, SeatCount, SetupError, Silent, Sourced, Thing, seat_of,
};

use crate::data::{
    self, Action, Building, COPIES, Card, Character, HAND_SIZE, Kind, MARKERS, MONEY_CARDS, Pile, Subject, TYPES,
};
use crate::money::{Coins, Stack};
use crate::options::Options;
use crate::pieces::Characters;
use crate::state::{MOST_SEATS, Phase, RivalKings};

impl Rulebook for RivalKings {
    const BOOK: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../rules/en.md")), ("hu", include_str!("../rules/hu.md"))];
    const POSITIONS: &'static str = include_str!("../rules/positions.txt");

    fn bare(options: &Options, seats: SeatCount) -> Result<RivalKings, SetupError> {
        RivalKings::new(options, seats, &mut FastChance::new(7), &mut Silent)
    }

    fn arrange(&mut self, word: &str, rest: &[&str], chance: &mut impl Chance) -> Result<(), String> {
        match (word, rest) {
            ("own", [seat, cards @ ..]) => {
                let seat = self.seat_of(seat)?;
                cards.iter().try_for_each(|card| self.own(seat, card_of(card)?))
            }
            ("coins", [seat, ones, twos]) => {
                let seat = self.seat_of(seat)?;
                self.give_coins(seat, Coins { ones: number(ones)?, twos: number(twos)? });
                Ok(())
            }
            ("stack", [pile, ones, twos]) => {
                self.stack(pile_of(pile)?, Coins { ones: number(ones)?, twos: number(twos)? });
                Ok(())
            }
            ("markers", counts) => {
                let counts = counts.iter().map(|count| number(count)).collect::<Result<Vec<u8>, _>>()?;
                self.give_markers(&counts)
            }
            ("top", [pile, card]) => self.lay_on_top(pile_of(pile)?, card_of(card)?),
            ("shorten", [pile, count]) => {
                self.shorten(pile_of(pile)?, number(count)?);
                Ok(())
            }
            ("neutral", [character]) => self.stack_hands(&[], Some(character_of(character)?)),
            ("reveal", played) => {
                let played = played.iter().map(|id| character_of(id)).collect::<Result<Vec<_>, _>>()?;
                let neutral = self.unseen_undealt().last().copied();
                let neutral = neutral.filter(|top| self.seats.get() == 2 && !played.contains(top));
                self.all_reveal(&played, neutral, chance)
            }
            ("until", [seat]) => {
                let seat = self.seat_of(seat)?;
                self.until(chance, |game| game.decider() == seat)
            }
            ("finish_cycle", []) => self.until(chance, |_| false),
            _ => Err(format!("no word of this game, or not with {rest:?}")),
        }
    }

    fn count(&self, what: &str, seat: Seat) -> Option<i64> {
        let player = &self.players[seat];
        match what {
            "coins" => Some(i64::from(player.coins.value())),
            "markers" => Some(i64::from(player.markers)),
            "buildings" => Some(i64::from(player.count(Kind::Building))),
            "subjects" => Some(i64::from(player.count(Kind::Subject))),
            _ => None,
        }
    }

    fn things(list: &str) -> Vec<Thing> {
        let help = |kind, id| Some(Key::of_form("rival-kings-help", kind, id).phrase());
        let card = |card: Card| {
            let partner =
                Card::of(if card.kind() == Kind::Building { Kind::Subject } else { Kind::Building }, card.number());
            let says = vec![card.value().into(), card.colour().into(), partner.into()];
            let subject = card.kind() == Kind::Subject;
            Thing { name: card.key(), says, help: help("ability", card.id()).filter(|_| subject) }
        };
        let character = |character: Character, recruits| {
            let actions = character.actions(recruits).iter().map(|&action| action.into());
            let says = std::iter::once(character.rank().into()).chain(actions).collect();
            Thing { name: character.key(), says, help: None }
        };
        match list {
            "characters" => Character::ALL.map(|one| character(one, false)).to_vec(),
            "agreed" => vec![character(Character::Treasurer, true)],
            "actions" => {
                let of =
                    |action: Action| Thing { name: action.key(), says: Vec::new(), help: help("action", action.id()) };
                Action::ALL.map(of).to_vec()
            }
            "buildings" => Building::ALL.map(|building| card(Card::Building(building))).to_vec(),
            "subjects" => Subject::ALL.map(|subject| card(Card::Subject(subject))).to_vec(),
            _ => Vec::new(),
        }
    }

    fn sources() -> Vec<Sourced> {
        data::sources()
    }
}

fn number(text: &str) -> Result<u8, String> {
    text.parse().map_err(|_| format!("'{text}' is no number"))
}

fn card_of(id: &str) -> Result<Card, String> {
    let building = Building::from_id(id).map(Card::Building);
    building.or_else(|| Subject::from_id(id).map(Card::Subject)).ok_or_else(|| format!("there is no card {id}"))
}

fn character_of(id: &str) -> Result<Character, String> {
    Character::from_id(id).ok_or_else(|| format!("there is no character {id}"))
}

fn pile_of(id: &str) -> Result<Pile, String> {
    Pile::from_id(id).ok_or_else(|| format!("there is no pile {id}"))
}

/// Set-up by hand; each keeps every piece where it is once.
impl RivalKings {
    fn seat_of(&self, letter: &str) -> Result<Seat, String> {
        let seat = seat_of(letter)?;
        if self.seats.has(seat) { Ok(seat) } else { Err(format!("nobody sits at {letter}")) }
    }

    pub(crate) fn own(&mut self, seat: Seat, card: Card) -> Result<(), String> {
        self.players[seat].add(card);
        self.deal_below(card.kind())
    }

    pub(crate) fn lay_on_top(&mut self, pile: Pile, card: Card) -> Result<(), String> {
        self.piles[pile.index()].replace_top(card);
        self.deal_below(card.kind())
    }

    /// Changes what nobody sees until no card is there more often than in the box.
    fn deal_below(&mut self, kind: Kind) -> Result<(), String> {
        let mut copies = [0usize; TYPES];
        let tops = self.piles.iter().flat_map(|pile| pile.as_slice());
        tops.filter(|card| card.kind() == kind).for_each(|card| copies[card.number()] += 1);
        for player in self.players.playing(self.seats) {
            (0..player.count(kind)).filter_map(|at| player.card(kind, at)).for_each(|card| copies[card.number()] += 1);
        }
        while let Some(often) = copies.iter().position(|&count| count > COPIES) {
            let seldom = copies.iter().enumerate().min_by_key(|(_, count)| **count).map_or(0, |(number, _)| number);
            let mut below = self.piles.iter_mut().flat_map(|pile| pile.below_top());
            let hidden = below.find(|card| card.kind() == kind && card.number() == often);
            *hidden.ok_or_else(|| format!("there are only {COPIES} cards {}", Card::of(kind, often).id()))? =
                Card::of(kind, seldom);
            copies[often] -= 1;
            copies[seldom] += 1;
        }
        Ok(())
    }

    pub(crate) fn give_coins(&mut self, seat: Seat, coins: Coins) {
        self.players[seat].coins = coins;
        self.balance();
    }

    pub(crate) fn stack(&mut self, pile: Pile, coins: Coins) {
        let mut stack = Stack::default();
        stack.put(coins);
        self.stacks[pile.index()] = stack;
        self.balance();
    }

    /// The supply gives what is missing and takes what is left. More than there is may lie about until the next line has taken it
    /// away; the invariants judge the whole.
    pub(crate) fn balance(&mut self) {
        let mut out = Coins::default();
        self.players.playing(self.seats).iter().for_each(|player| out += player.coins);
        self.stacks.iter().for_each(|stack| out += stack.coins());
        let left = |out: u8| MONEY_CARDS.saturating_sub(out);
        self.supply = Coins { ones: left(out.ones), twos: left(out.twos) };
    }

    pub(crate) fn give_markers(&mut self, markers: &[u8]) -> Result<(), String> {
        Seat::ALL.into_iter().zip(markers).for_each(|(seat, &count)| self.players[seat].markers = count);
        let held: u8 = self.players.playing(self.seats).iter().map(|player| player.markers).sum();
        self.reserve = MARKERS.checked_sub(held).ok_or_else(|| format!("there are {MARKERS} markers"))?;
        Ok(())
    }

    /// Leaves only so many cards in a pile, its top among them.
    pub(crate) fn shorten(&mut self, pile: Pile, count: u8) {
        let pile = &mut self.piles[pile.index()];
        while pile.len > count {
            pile.remove(2.min(pile.len));
        }
    }

    /// Deals every hand so that `played` can be chosen from it, and the neutral card on top of its deck.
    pub(crate) fn stack_hands(&mut self, played: &[Character], neutral: Option<Character>) -> Result<(), String> {
        let taken: Characters = played.iter().copied().chain(neutral).collect();
        let mut rest = Character::ALL.iter().copied().filter(|&character| !taken.has(character));
        for (at, seat) in self.seats.iter().enumerate() {
            let chosen = played.get(at).copied();
            let hand = rest.by_ref().take(HAND_SIZE - usize::from(chosen.is_some())).chain(chosen);
            self.players[seat].hand = hand.collect();
            self.players[seat].aside = Characters::NONE;
        }
        self.neutral_aside = Characters::NONE;
        self.cycle = 1;
        let undealt: Vec<Character> = rest.chain(neutral).collect();
        let places = self.undealt.get_mut(..undealt.len()).ok_or("too few play")?;
        places.copy_from_slice(&undealt);
        self.undealt_left = undealt.len() as u8;
        self.characters_are_complete().map_err(|broken| broken.to_string())
    }

    /// Everybody chooses what they are to reveal.
    pub(crate) fn all_reveal(
        &mut self,
        played: &[Character],
        neutral: Option<Character>,
        chance: &mut impl Chance,
    ) -> Result<(), String> {
        if played.len() != self.seats.get() || self.phase != Phase::ChooseCharacter {
            return Err("everybody reveals one character, and only when all choose".to_owned());
        }
        self.stack_hands(played, neutral)?;
        for (seat, character) in self.seats.iter().zip(played) {
            let choice = self.play(seat, crate::Move::Choose(*character), chance, &mut Silent);
            choice.map_err(|refusal| format!("rule {} forbids it", refusal.rule))?;
        }
        Ok(())
    }

    /// Skips, passes and ends until it is so, at most to the end of the cycle.
    fn until(&mut self, chance: &mut impl Chance, is_so: impl Fn(&RivalKings) -> bool) -> Result<(), String> {
        for _ in 0..MOST_SEATS * 100 {
            if matches!(self.phase, Phase::ChooseCharacter | Phase::Over) || is_so(self) {
                return Ok(());
            }
            let seat = self.decider();
            let mv = self.fallback(seat, chance);
            self.apply(seat, mv, chance, &mut Silent);
        }
        Err("it does not come to that".to_owned())
    }
}
