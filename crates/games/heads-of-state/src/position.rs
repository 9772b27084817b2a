//! Positions written as words, and what the rules book counts in them.
//!
//! A position begins with a turn of A, who is the start player, in 1589: nobody has anything, every first turn is done. Words:
//! `hand SEAT KINDS...` and `treachery SEAT KINDS...` (cards out of the deck and the pile), `display KINDS...` and
//! `treachery_display KINDS...` (`-` is an empty slot), `noble SEAT BOXES...` (raised at an earlier time, with noble card and
//! markers), `killed SEAT BOXES...` (raised and killed), `dead SEAT BOXES...` (the living ones of these boxes die),
//! `cards RANK LEFT` (noble cards left in the pile; the others lie before the last seat), `century YEAR`,
//! `turn SEAT`, `start SEAT`, `first_turn SEAT` (their first turn begins), `discard KINDS...`, `treachery_discard KINDS...`,
//! `draw_pile N` (the rest is discarded), `pack N` (attribute cards left in the revolution pack, the draw pile is empty),
//! `revolution N` (the revolution card comes after N more cards of the pack), `next KINDS...` (the top cards of the pile in
//! order), `next_treachery KINDS...` and `over`.

use curia_core::{Chance, FastChance, Game, Rulebook, Seat, SeatCount, SetupError, Silent, Sourced, Thing, seat_of};

use crate::Options;
use crate::data::{self, Area, Attribute, Century, Country, DISPLAY, NobleBox, Rank, TREACHERY_DISPLAY, Treachery};
use crate::pieces::{Attributes, Kind, Pile, Treacheries};
use crate::state::HeadsOfState;

impl Rulebook for HeadsOfState {
    const BOOK: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../rules/en.md")), ("hu", include_str!("../rules/hu.md"))];
    const POSITIONS: &'static str = include_str!("../rules/positions.txt");

    fn bare(options: &Options, seats: SeatCount) -> Result<HeadsOfState, SetupError> {
        let options = Options { start_player: options.start_player.or(Some(Seat::S0)), ..*options };
        let mut game = HeadsOfState::new(&options, seats, &mut FastChance::new(7), &mut Silent)?;
        for seat in seats.iter() {
            game.players[seat].first_turn_done = true;
        }
        game.begin_turn(game.start, &mut Silent);
        Ok(game)
    }

    fn arrange(&mut self, word: &str, rest: &[&str], _chance: &mut impl Chance) -> Result<(), String> {
        match (word, rest) {
            ("hand", [seat, kinds @ ..]) => self.give(self.seat_of(seat)?, &attributes(kinds)?)?,
            ("treachery", [seat, kinds @ ..]) => self.give_treachery(self.seat_of(seat)?, &treacheries(kinds)?)?,
            ("display", kinds) => self.show(kinds)?,
            ("treachery_display", kinds) => self.show_treachery(kinds)?,
            ("noble", [seat, boxes @ ..]) => {
                let seat = self.seat_of(seat)?;
                boxes.iter().try_for_each(|at| self.settle(seat, box_of(at)?))?;
            }
            ("killed", [seat, boxes @ ..]) => {
                let seat = self.seat_of(seat)?;
                for at in boxes {
                    let at = box_of(at)?;
                    self.settle(seat, at)?;
                    self.bury(seat, at)?;
                }
            }
            ("dead", [seat, boxes @ ..]) => {
                let seat = self.seat_of(seat)?;
                boxes.iter().try_for_each(|at| self.bury(seat, box_of(at)?))?;
            }
            ("cards", [rank, left]) => self.leave_noble_cards(rank_of(rank)?, number(left)?)?,
            ("century", [year]) => {
                self.century = Century::from_id(year).ok_or_else(|| format!("there is no century {year}"))?;
            }
            ("start", [seat]) => self.start = self.seat_of(seat)?,
            ("turn", [seat]) => self.begin_turn(self.seat_of(seat)?, &mut Silent),
            ("first_turn", [seat]) => {
                let seat = self.seat_of(seat)?;
                self.players[seat].first_turn_done = false;
                self.begin_turn(seat, &mut Silent);
            }
            ("discard", kinds) => self.throw(&attributes(kinds)?)?,
            ("treachery_discard", kinds) => self.throw_treachery(&treacheries(kinds)?)?,
            ("draw_pile", [left]) => self.leave_in_pile(number(left)?),
            ("pack", [left]) => self.open_pack(number(left)?),
            ("revolution", [after]) => self.revolution_after(number(after)?)?,
            ("next", kinds) => bring_up(&mut self.deck.cards, &attributes(kinds)?)?,
            ("next_treachery", kinds) => bring_up(&mut self.treachery_pile, &treacheries(kinds)?)?,
            ("over", []) => self.finish(&mut Silent),
            _ => return Err(format!("no word of this game, or not with {rest:?}")),
        }
        Ok(())
    }

    fn count(&self, what: &str, seat: Seat) -> Option<i64> {
        let player = &self.players[seat];
        match what.split_once('/') {
            Some(("nobles", rank)) => Some(i64::from(player.noble_cards[Rank::from_id(rank)?.index()])),
            Some(("counters", rank)) => Some(i64::from(player.supply[Rank::from_id(rank)?.index()])),
            Some(("influence", country)) => {
                let country = Country::from_id(country)?;
                let own = self.standings_in(country).find(|player| player.seat == seat);
                Some(own.map_or(0, |player| i64::from(player.influence)))
            }
            Some(("hand", kind)) => Some(i64::from(player.attributes[Attribute::from_id(kind)?])),
            None if what == "cards" => Some(i64::from(player.attributes.total())),
            None if what == "treachery" => Some(i64::from(player.treachery.total())),
            None if what == "draw_pile" => Some(i64::from(self.deck.draw_pile())),
            _ => None,
        }
    }

    fn things(list: &str) -> Vec<Thing> {
        let attribute = |kind: Attribute| Thing {
            name: kind.key(),
            says: kind.used_by().map(Into::into).collect(),
            help: Some(crate::labels::Help::attribute(kind).into()),
        };
        match list {
            "nobles" => Rank::ALL.map(Rank::thing).to_vec(),
            "areas" => Area::ALL.map(Area::thing).to_vec(),
            "attributes" => Attribute::ALL.map(attribute).to_vec(),
            "treachery" => Treachery::ALL.map(Treachery::thing).to_vec(),
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

fn rank_of(text: &str) -> Result<Rank, String> {
    Rank::from_id(text).ok_or_else(|| format!("there is no noble {text}"))
}

fn box_of(text: &str) -> Result<NobleBox, String> {
    text.parse().map_err(|_| format!("there is no box {text}"))
}

/// Kinds written by their ids; `gold*3` is three of a kind.
fn kinds<K: Copy>(texts: &[&str], from_id: fn(&str) -> Option<K>) -> Result<Vec<K>, String> {
    let mut kinds = Vec::new();
    for text in texts {
        let (id, count) = match text.split_once('*') {
            Some((id, count)) => (id, number(count)?),
            None => (*text, 1),
        };
        let kind = from_id(id).ok_or_else(|| format!("there is no card {id}"))?;
        kinds.extend(std::iter::repeat_n(kind, usize::from(count)));
    }
    Ok(kinds)
}

pub(crate) fn attributes(texts: &[&str]) -> Result<Vec<Attribute>, String> {
    kinds(texts, Attribute::from_id)
}

pub(crate) fn treacheries(texts: &[&str]) -> Result<Vec<Treachery>, String> {
    kinds(texts, Treachery::from_id)
}

/// Takes one card of a kind out of a pile, the deepest.
fn pick<K: Kind, const N: usize>(pile: &mut Pile<K, N>, kind: K, keep: usize) -> Result<(), String> {
    let cards = pile.as_mut_slice();
    let place = cards.iter().skip(keep).position(|&card| card == kind).map(|place| place + keep);
    // What belongs to the revolution pack is exchanged for a card of the draw pile, so that the pack keeps its size.
    let place = place.or_else(|| cards.iter().position(|&card| card == kind));
    let place = place.ok_or_else(|| format!("the pile has no {}", kind.id()))?;
    let last = cards.len() - 1;
    cards.swap(place, last);
    pile.pop();
    Ok(())
}

/// Puts cards on top of a pile, to be drawn in this order.
fn bring_up<K: Kind, const N: usize>(pile: &mut Pile<K, N>, kinds: &[K]) -> Result<(), String> {
    for &kind in kinds {
        pick(pile, kind, 0)?;
    }
    kinds.iter().rev().for_each(|&kind| pile.push(kind));
    Ok(())
}

/// Set-up by hand. Cards come out of the piles, so that none is lost.
impl HeadsOfState {
    fn seat_of(&self, letter: &str) -> Result<Seat, String> {
        let seat = seat_of(letter)?;
        if self.seats.has(seat) { Ok(seat) } else { Err(format!("nobody sits at {letter}")) }
    }

    fn take_attribute(&mut self, kind: Attribute) -> Result<(), String> {
        pick(&mut self.deck.cards, kind, usize::from(self.deck.pack))?;
        self.deck.pack = self.deck.pack.min(self.deck.cards.len());
        self.deck.revolution = self.deck.revolution.map(|below| below.min(self.deck.pack));
        self.known.turned_up(kind);
        Ok(())
    }

    fn take_treachery_card(&mut self, kind: Treachery) -> Result<(), String> {
        pick(&mut self.treachery_pile, kind, 0)?;
        self.known.turned_up_treachery(kind);
        Ok(())
    }

    /// Attribute cards into a hand; nobody has seen them.
    pub(crate) fn give(&mut self, seat: Seat, kinds: &[Attribute]) -> Result<(), String> {
        for &kind in kinds {
            self.take_attribute(kind)?;
            self.players[seat].attributes[kind] += 1;
        }
        Ok(())
    }

    /// Treachery cards into a hand; nobody has seen them.
    pub(crate) fn give_treachery(&mut self, seat: Seat, kinds: &[Treachery]) -> Result<(), String> {
        for &kind in kinds {
            self.take_treachery_card(kind)?;
            self.players[seat].treachery[kind] += 1;
        }
        Ok(())
    }

    /// These cards are displayed, `-` is an empty slot; what was displayed goes back on top of the draw pile.
    fn show(&mut self, ids: &[&str]) -> Result<(), String> {
        let shown: Attributes = self.display.iter_mut().filter_map(Option::take).collect();
        self.deck.cards.add(shown);
        self.known.stacked(shown);
        if ids.len() > DISPLAY {
            return Err(format!("a display has {DISPLAY} slots"));
        }
        for (slot, id) in ids.iter().enumerate().filter(|(_, id)| **id != "-") {
            let kind = Attribute::from_id(id).ok_or_else(|| format!("there is no card {id}"))?;
            self.take_attribute(kind)?;
            self.display[slot] = Some(kind);
        }
        Ok(())
    }

    fn show_treachery(&mut self, ids: &[&str]) -> Result<(), String> {
        let shown: Treacheries = self.treachery_display.iter_mut().filter_map(Option::take).collect();
        self.treachery_pile.add(shown);
        self.known.stacked_treachery(shown);
        if ids.len() > TREACHERY_DISPLAY {
            return Err(format!("a treachery display has {TREACHERY_DISPLAY} slots"));
        }
        for (slot, id) in ids.iter().enumerate().filter(|(_, id)| **id != "-") {
            let kind = Treachery::from_id(id).ok_or_else(|| format!("there is no card {id}"))?;
            self.take_treachery_card(kind)?;
            self.treachery_display[slot] = Some(kind);
        }
        Ok(())
    }

    /// A noble raised at an earlier time, with everything it brought.
    pub(crate) fn settle(&mut self, seat: Seat, at: NobleBox) -> Result<(), String> {
        if self.owner(at).is_some() || self.players[seat].supply[at.rank().index()] == 0 {
            return Err(format!("{at} is taken, or no counter is left"));
        }
        self.raise(seat, at, &mut Silent);
        Ok(())
    }

    /// The noble of a box dies.
    pub(crate) fn bury(&mut self, seat: Seat, at: NobleBox) -> Result<(), String> {
        if !self.boxes[seat].has(at) {
            return Err(format!("no noble of this player lives in {at}"));
        }
        self.boxes[seat] = self.boxes[seat].without(at);
        self.graves[at.index()][seat] += 1;
        Ok(())
    }

    /// So many noble cards of a rank are left; the others are before the last seat.
    pub(crate) fn leave_noble_cards(&mut self, rank: Rank, left: u8) -> Result<(), String> {
        let cards = &mut self.noble_cards[rank.index()];
        let taken = cards.checked_sub(left).ok_or_else(|| format!("only {cards} are left"))?;
        *cards = left;
        let last = self.seats.iter().last().unwrap_or(Seat::S0);
        self.players[last].noble_cards[rank.index()] += taken;
        Ok(())
    }

    fn throw(&mut self, kinds: &[Attribute]) -> Result<(), String> {
        for &kind in kinds {
            self.take_attribute(kind)?;
            self.discard[kind] += 1;
        }
        Ok(())
    }

    pub(crate) fn throw_treachery(&mut self, kinds: &[Treachery]) -> Result<(), String> {
        for &kind in kinds {
            self.take_treachery_card(kind)?;
            self.treachery_discard[kind] += 1;
        }
        Ok(())
    }

    /// Leaves so many cards in the draw pile; the rest is discarded.
    pub(crate) fn leave_in_pile(&mut self, left: u8) {
        while self.deck.draw_pile() > left {
            let Some(card) = self.deck.cards.pop() else { break };
            self.known.turned_up(card);
            self.discard[card] += 1;
        }
    }

    /// The draw pile is empty and so many attribute cards are left in the revolution pack.
    pub(crate) fn open_pack(&mut self, left: u8) {
        self.leave_in_pile(0);
        while self.deck.cards.len() > left {
            let Some(card) = self.deck.cards.pop() else { break };
            self.known.turned_up(card);
            self.discard[card] += 1;
        }
        self.deck.pack = self.deck.cards.len();
        self.deck.revolution = self.deck.revolution.map(|below| below.min(self.deck.pack));
    }

    /// The revolution card shows after so many more cards of the pack.
    pub(crate) fn revolution_after(&mut self, cards: u8) -> Result<(), String> {
        let below = self.deck.pack.checked_sub(cards).ok_or("the pack has fewer cards")?;
        self.deck.revolution = Some(below);
        Ok(())
    }
}
