//! Positions written as words, and what the rules book counts in them.
//!
//! A position begins in round 1 with the first turn of A, who is the start player, on the ring of the rulebook's pictures
//! (`nijmegen strasbourg palermo aachen augsburg milano`) with the king in Nijmegen; no chest has come out of the deck and no
//! figure of a court has moved. Courts fill up from the empires and chests come out of the deck, so that none is lost; tiles
//! change places with what lay where they are laid:
//!
//! ```text
//! ring PROVINCE ..(6)          king PROVINCE          tile PROVINCE TILE        round N
//! row N PROVINCE CONDITION [KING_TILE]                phase over
//! court SEAT ENVOYS NOBLES     office SEAT OFFICE envoy|noble                   pay SEAT PROVINCE ENVOYS NOBLES
//! chests OFFICE|FIELD CHEST .. (from the bottom up)   holds SEAT CHEST ..       discard CHEST .. (or all)
//! deck CHEST .. (from the top down)                   vp SEAT N                 privilege SEAT KIND ..
//! jobs SEAT JOB JOB JOB        order ABCDDCBA..       supplied AB (from the top) appointed C (from the bottom)
//! settle                       # takes every decision that leaves no choice
//! ```

use curia_core::{Chance, FastChance, Game, Rulebook, Seat, SeatCount, SetupError, Silent, Sourced, Thing, seat_of};

use crate::Options;
use crate::data::{self, Chest, Condition, FIGURES, Field, Job, KingTile, Privilege, Province, ROUNDS, ScoringTile};
use crate::pieces::{Figure, Figures, Office, Ring, Stack};
use crate::scoring::Part;
use crate::state::{Phase, Staufer};
use crate::tracks::Tracks;

impl Rulebook for Staufer {
    const BOOK: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../rules/en.md")), ("hu", include_str!("../rules/hu.md"))];
    const POSITIONS: &'static str = include_str!("../rules/positions.txt");

    fn bare(options: &Options, seats: SeatCount) -> Result<Staufer, SetupError> {
        let options = Options { start_player: options.start_player.or(Some(Seat::S0)), ..*options };
        let mut game = Staufer::new(&options, seats, &mut FastChance::new(7), &mut Silent)?;
        game.lay_bare();
        Ok(game)
    }

    fn arrange(&mut self, word: &str, rest: &[&str], chance: &mut impl Chance) -> Result<(), String> {
        match (word, rest) {
            ("ring", provinces) => {
                let provinces = provinces.iter().map(|id| province(id)).collect::<Result<Vec<_>, _>>()?;
                self.ring = Ring::new(provinces.try_into().map_err(|_| "a ring has six provinces")?);
            }
            ("king", [id]) => self.king = province(id)?,
            ("tile", [id, tile]) => {
                lay(&mut self.tiles, province(id)? as usize, found(tile, ScoringTile::from_id(tile))?);
            }
            ("round", [round]) => self.round = number(round)?.clamp(1, ROUNDS),
            ("row", [round, first, condition, king @ ..]) => {
                self.set_row(number(round)?, province(first)?, found(condition, Condition::from_id(condition))?)?;
                if let [tile] = king {
                    self.set_king_tile(number(round)?, found(tile, KingTile::from_id(tile))?)?;
                }
            }
            ("phase", ["over"]) => self.phase = Phase::Over,
            ("court", [seat, envoys, nobles]) => self.set_court(self.seat_of(seat)?, figures(envoys, nobles)?)?,
            ("office", [seat, office, kind]) => {
                let office = office.parse().map_err(|()| format!("there is no office {office}"))?;
                self.put_on_office(self.seat_of(seat)?, office, figure(kind)?)?;
            }
            ("pay", [seat, id, envoys, nobles]) => {
                self.put_on_pay_space(self.seat_of(seat)?, province(id)?, figures(envoys, nobles)?)?;
            }
            ("vp", [seat, points]) => {
                let (seat, points) = (self.seat_of(seat)?, number(points)?);
                self.houses[seat].points[Part::Provinces as usize] = points.into();
            }
            ("privilege", [seat, kinds @ ..]) => {
                let seat = self.seat_of(seat)?;
                kinds.iter().try_for_each(|kind| self.give(seat, found(kind, Privilege::from_id(kind))?))?;
            }
            ("jobs", [seat, jobs @ ..]) => {
                let seat = self.seat_of(seat)?;
                jobs.iter().try_for_each(|job| self.set_job(seat, found(job, Job::from_id(job))?))?;
            }
            ("settle", []) => self.go_on(chance, &mut Silent),
            _ => return self.arrange_boards(word, rest),
        }
        Ok(())
    }

    fn count(&self, what: &str, seat: Seat) -> Option<i64> {
        let house = &self.houses[seat];
        let number = match what.split_once('/') {
            None => match what {
                "envoys" => house.court.envoys,
                "nobles" => house.court.nobles,
                "court" => house.court.total(),
                "empire" => house.empire.total(),
                "deck" => self.deck.len(),
                _ => return None,
            },
            Some(("pay", id)) => self.pay[Province::from_id(id)? as usize][seat].total(),
            Some(("strength", id)) => self.seated[seat].strength(Province::from_id(id)?),
            Some(("chests", id)) => house.chests[Chest::from_id(id)?],
            _ => return None,
        };
        Some(i64::from(number))
    }

    fn things(list: &str) -> Vec<Thing> {
        match list {
            "provinces" => Province::ALL.map(Province::thing).to_vec(),
            "chests" => Chest::ALL.map(Chest::thing).to_vec(),
            "privileges" => Privilege::ALL.map(Privilege::thing).to_vec(),
            "conditions" => Condition::ALL.map(Condition::thing).to_vec(),
            "jobs" => Job::ALL.map(Job::thing).to_vec(),
            _ => Vec::new(),
        }
    }

    fn sources() -> Vec<Sourced> {
        data::sources()
    }
}

/// Set-up by hand.
impl Staufer {
    /// The boards of a written position: tracks, stacks, deck.
    fn arrange_boards(&mut self, word: &str, rest: &[&str]) -> Result<(), String> {
        match (word, rest) {
            ("order", [letters]) => {
                let order = self.seats_of(letters)?;
                self.tracks = Tracks::new(order.into_iter());
                self.whose_turn()?;
            }
            ("supplied", [letters]) => {
                let seats = self.seats_of(letters)?;
                self.tracks.supplied = seats.len() as u8;
                self.tracks.supply[..seats.len()].copy_from_slice(&seats);
                self.whose_turn()?;
            }
            ("appointed", [letters]) => {
                let seats = self.seats_of(letters)?;
                self.tracks.appointed = seats.len() as u8;
                self.tracks.appoint[..seats.len()].copy_from_slice(&seats);
                self.whose_turn()?;
            }
            ("chests", [place, kinds @ ..]) => {
                let stack = kinds.iter().try_fold(Stack::EMPTY, |mut stack, id| {
                    stack.push(self.take_chest_out(chest(id)?)?);
                    Ok::<Stack, String>(stack)
                })?;
                match (Field::from_id(place), place.parse::<Office>()) {
                    (Some(field), _) => self.fields[field as usize] = stack,
                    (None, Ok(office)) => self.stacks[office.index()] = stack,
                    (None, Err(())) => return Err(format!("{place} is no field and no office")),
                }
            }
            ("holds", [seat, kinds @ ..]) => {
                let seat = self.seat_of(seat)?;
                for id in kinds {
                    let chest = self.take_chest_out(chest(id)?)?;
                    self.houses[seat].chests[chest] += 1;
                }
            }
            ("discard", ["all"]) => {
                while let Some(chest) = self.deck.draw() {
                    self.discard[chest] += 1;
                }
            }
            ("discard", kinds) => {
                for id in kinds {
                    let chest = self.take_chest_out(chest(id)?)?;
                    self.discard[chest] += 1;
                }
            }
            ("deck", kinds) => {
                let kinds = kinds.iter().map(|id| chest(id)).collect::<Result<Vec<_>, _>>()?;
                self.deck.put_on_top(&kinds).map_err(str::to_owned)?;
            }
            _ => return Err(format!("no word of this game, or not with {rest:?}")),
        }
        Ok(())
    }

    fn seat_of(&self, letter: &str) -> Result<Seat, String> {
        let seat = seat_of(letter)?;
        if self.seats.has(seat) { Ok(seat) } else { Err(format!("nobody sits at {letter}")) }
    }

    /// Seats written as letters: `ABBA`, no more than a track of this table has spaces.
    fn seats_of(&self, letters: &str) -> Result<Vec<Seat>, String> {
        let seats: Result<Vec<Seat>, String> =
            letters.chars().map(|letter| self.seat_of(letter.encode_utf8(&mut [0; 4]))).collect();
        seats.and_then(|seats| {
            if seats.len() <= data::TURNS * self.seats.get() { Ok(seats) } else { Err("too many pieces".to_owned()) }
        })
    }

    /// The ring of the rulebook's pictures, the king in Nijmegen, every chest in the deck.
    pub(crate) fn lay_bare(&mut self) {
        use Province::{Aachen, Augsburg, Milano, Nijmegen, Palermo, Strasbourg};
        self.ring = Ring::new([Nijmegen, Strasbourg, Palermo, Aachen, Augsburg, Milano]);
        self.king = Nijmegen;
        self.tiles = ScoringTile::ALL;
        self.schedule.first = [Palermo, Strasbourg, Aachen, Augsburg, Milano];
        self.schedule.conditions = [
            Condition::King,
            Condition::MostFigures,
            Condition::FewestChests,
            Condition::MostPayment,
            Condition::MostNobles,
        ];
        self.schedule.king = [KingTile::ThreeA, KingTile::OneA, KingTile::TwoA, KingTile::OneB];
        self.stacks = [Stack::EMPTY; Office::COUNT];
        self.fields = [Stack::EMPTY; Field::COUNT];
        self.deck.restore();
        self.phase = Phase::TurnMenu(self.start);
    }

    /// The owner of the next piece of the turn order track plays.
    fn whose_turn(&mut self) -> Result<(), String> {
        self.tracks.gone = self.tracks.supplied + self.tracks.appointed;
        let spaces = data::TURNS * self.seats.get();
        if usize::from(self.tracks.gone) > spaces {
            return Err(format!("a track has {spaces} spaces"));
        }
        let mut order = self.tracks.order.iter().take(spaces);
        if let Some(&seat) = order.nth(usize::from(self.tracks.gone)) {
            self.phase = Phase::TurnMenu(seat);
        }
        Ok(())
    }

    pub(crate) fn set_row(&mut self, round: u8, first: Province, condition: Condition) -> Result<(), String> {
        let row = usize::from(round.clamp(1, ROUNDS) - 1);
        lay(&mut self.schedule.first, row, first);
        lay(&mut self.schedule.conditions, row, condition);
        Ok(())
    }

    pub(crate) fn set_king_tile(&mut self, round: u8, tile: KingTile) -> Result<(), String> {
        let row = usize::from(round.clamp(1, ROUNDS) - 1);
        if row >= self.schedule.king.len() {
            return Err("the last round has no tile for the king".to_owned());
        }
        lay(&mut self.schedule.king, row, tile);
        Ok(())
    }

    /// So many figures in the court; the empire gives and takes the difference.
    pub(crate) fn set_court(&mut self, seat: Seat, court: Figures) -> Result<(), String> {
        let house = &mut self.houses[seat];
        let all = house.court.plus(house.empire);
        let envoys = all.envoys.checked_sub(court.envoys);
        let (envoys, nobles) =
            envoys.zip(all.nobles.checked_sub(court.nobles)).ok_or("so many figures are not there")?;
        (house.court, house.empire) = (court, Figures::new(envoys, nobles));
        Ok(())
    }

    /// Figures leave the empire, or the court if it is empty.
    fn take_figures(&mut self, seat: Seat, figures: Figures) -> Result<(), String> {
        let house = &mut self.houses[seat];
        for kind in Figure::ALL {
            for _ in 0..figures[kind] {
                if !house.empire.take(kind) && !house.court.take(kind) {
                    return Err(format!("a family has {FIGURES:?}"));
                }
            }
        }
        Ok(())
    }

    pub(crate) fn put_on_office(&mut self, seat: Seat, office: Office, figure: Figure) -> Result<(), String> {
        if self.holder(office).is_some() || self.layout().space(office).is_none() {
            return Err(format!("{office} is taken, or this table has none"));
        }
        let one = if figure == Figure::Noble { Figures::new(0, 1) } else { Figures::new(1, 0) };
        self.take_figures(seat, one)?;
        self.seated[seat].seat(figure, office);
        Ok(())
    }

    pub(crate) fn put_on_pay_space(&mut self, seat: Seat, province: Province, figures: Figures) -> Result<(), String> {
        self.take_figures(seat, figures)?;
        let pay = &mut self.pay[province as usize][seat];
        *pay = pay.plus(figures);
        Ok(())
    }

    /// Takes a chest out of the deck.
    pub(crate) fn take_chest_out(&mut self, chest: Chest) -> Result<Chest, String> {
        self.deck.put_on_top(&[chest]).map_err(str::to_owned)?;
        self.deck.draw().ok_or_else(|| "the deck is empty".to_owned())
    }

    /// A privilege from the display.
    pub(crate) fn give(&mut self, seat: Seat, privilege: Privilege) -> Result<(), String> {
        let (card, left) = (self.pile_taken(), &mut self.display.left[privilege as usize]);
        *left = left.checked_sub(1).ok_or_else(|| format!("{} is not in the display", privilege.id()))?;
        let house = &mut self.houses[seat];
        if privilege == Privilege::Points {
            house.cards |= 1 << card;
        } else if house.has(privilege) {
            house.doubled = house.doubled.with(privilege);
        }
        house.privileges = house.privileges.with(privilege);
        Ok(())
    }

    /// A job; whoever had it gets the other one.
    pub(crate) fn set_job(&mut self, seat: Seat, job: Job) -> Result<(), String> {
        let place = self.place_of_jobs(seat);
        let jobs = &mut self.jobs[job.category() as usize];
        let now = jobs.iter().position(|&other| other == job).ok_or("there is no such job")?;
        jobs.swap(place, now);
        Ok(())
    }
}

/// Lays a tile on a place; what lay there goes where the tile was, be it out of the game.
fn lay<T: Copy + PartialEq>(places: &mut [T], at: usize, tile: T) {
    match places.iter().position(|&other| other == tile) {
        Some(was) => places.swap(was, at),
        None => places[at] = tile,
    }
}

fn number(text: &str) -> Result<u8, String> {
    text.parse().map_err(|_| format!("'{text}' is no number"))
}

fn found<T>(text: &str, thing: Option<T>) -> Result<T, String> {
    thing.ok_or_else(|| format!("there is no {text}"))
}

fn province(text: &str) -> Result<Province, String> {
    found(text, Province::from_id(text))
}

fn chest(text: &str) -> Result<Chest, String> {
    found(text, Chest::from_id(text))
}

fn figure(text: &str) -> Result<Figure, String> {
    found(text, Figure::from_id(text))
}

fn figures(envoys: &str, nobles: &str) -> Result<Figures, String> {
    Ok(Figures::new(number(envoys)?, number(nobles)?))
}
