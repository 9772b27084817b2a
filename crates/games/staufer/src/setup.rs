//! Setting up (section 4): the random events in the order of their numbers.

use curia_core::{Audience, BySeat, Chance, Log, Seat, SeatCount};

use crate::data::{Category, Chest, Condition, Field, Job, KINDS, KingTile, Privilege, Province, ROUNDS, ScoringTile};
use crate::deck::Deck;
use crate::event::Event;
use crate::houses::{House, Seated};
use crate::options::{Options, PrivilegeChoice};
use crate::pieces::{Chests, Figures, Office, PrivilegeSet, Ring, Stack};
use crate::state::{Display, Errand, Phase, Schedule, Staufer};
use crate::tracks::{Tracks, first_order};

impl Staufer {
    /// Section 4. The random events in the order of their numbers.
    pub(crate) fn set_up(
        options: &Options,
        seats: SeatCount,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) -> Staufer {
        let start = choose_start(options, seats, chance, log);
        let ring = shuffled(&Province::ALL, chance);
        log.tell(Audience::Nobody, || Event::ShuffledRing { order: ring });
        let tiles = shuffled(&ScoringTile::ALL, chance);
        log.tell(Audience::Nobody, || Event::ShuffledTiles { order: tiles });
        let mut game = Staufer {
            seats,
            limit: options.privilege_limit,
            start,
            round: 1,
            ring: Ring::new(ring),
            tiles: ScoringTile::ALL,
            schedule: Schedule {
                first: [Province::Nijmegen; ROUNDS as usize],
                conditions: [Condition::King; ROUNDS as usize],
                king: [KingTile::OneA; ROUNDS as usize - 1],
            },
            king: Province::Nijmegen,
            second: None,
            seated: BySeat::all(Seated::default()),
            stacks: [Stack::EMPTY; Office::COUNT],
            pay: [BySeat::all(Figures::NONE); Province::COUNT],
            fields: [Stack::EMPTY; Field::COUNT],
            deck: Deck::EMPTY,
            discard: Chests::NONE,
            tracks: Tracks::new(first_order(seats, start)),
            display: Display { kinds: PrivilegeSet::EMPTY, left: [0; Privilege::COUNT] },
            houses: BySeat::all(House::NEW),
            jobs: Category::ALL.map(Job::of),
            errand: Errand::NONE,
            phase: Phase::TurnMenu(start),
        };
        for (province, tile) in ring.into_iter().zip(tiles) {
            game.tiles[province as usize] = tile;
        }
        game.deal_chests(chance, log);
        game.deal_jobs(chance, log);
        game.lay_schedule(chance, log);
        game.lay_privileges(options, chance, log);
        game
    }

    /// Section 4.5.
    fn deal_chests(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let all = Chests(Chest::ALL.map(Chest::copies));
        self.deck.shuffle(all, chance);
        log.tell(Audience::Nobody, || Event::ShuffledDeck { order: self.deck.order() });
        for &field in self.numbers().fields {
            if let Some(chest) = self.deck.draw() {
                self.fields[field as usize].push(chest);
            }
        }
        for province in self.ring.provinces() {
            for office in self.layout().offices(province) {
                if let Some(chest) = self.deck.draw() {
                    self.stacks[office.index()].push(chest);
                }
            }
        }
    }

    /// Section 4.10.
    fn deal_jobs(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        for category in Category::ALL {
            let order = shuffled(&Job::of(category), chance);
            self.jobs[category as usize] = order;
            log.tell(Audience::Nobody, || Event::ShuffledJobs { category, order });
        }
        log.tell(Audience::All, || Event::Begins { seat: self.start });
        for seat in self.seats.iter() {
            let jobs = self.jobs_of(seat);
            log.tell(Audience::one(seat), || Event::DealtJobs { seat, jobs: jobs.to_vec() });
        }
    }

    /// Sections 4.11 to 4.13.
    fn lay_schedule(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let provinces = shuffled(&Province::ALL, chance);
        let conditions = shuffled(&Condition::ALL, chance);
        let king = shuffled(&KingTile::ALL, chance);
        log.tell(Audience::Nobody, || Event::ShuffledProvinces { order: provinces });
        log.tell(Audience::Nobody, || Event::ShuffledConditions { order: conditions });
        log.tell(Audience::Nobody, || Event::ShuffledKing { order: king });
        let [first @ .., start] = provinces;
        let [conditions @ .., _] = conditions;
        let [king @ .., _, _] = king;
        self.schedule = Schedule { first, conditions, king };
        self.king = start;
    }

    /// Section 4.7; sections 11.1 and 11.2.
    fn lay_privileges(&mut self, options: &Options, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let kinds = match (options.custom_privileges.0, options.privilege_set) {
            (Some(picked), _) => picked,
            (None, PrivilegeChoice::Blue) => Privilege::blue().collect(),
            (None, PrivilegeChoice::Random | PrivilegeChoice::Custom) => {
                let mut order: Vec<Privilege> = Privilege::permanent().collect();
                chance.shuffle(&mut order);
                let kinds = order.iter().copied().take(KINDS).collect();
                log.tell(Audience::Nobody, || Event::ShuffledPrivileges { order });
                kinds
            }
        };
        let two = self.seats.get() == 2;
        let copies = if two { options.two_player_privilege_copies } else { self.numbers().copies };
        let mut left = [0; Privilege::COUNT];
        left[Privilege::Points as usize] = self.numbers().pile.len() as u8;
        kinds.iter().for_each(|kind: Privilege| left[kind as usize] = copies);
        self.display = Display { kinds, left };
    }
}

/// Section 4.1.
fn choose_start(options: &Options, seats: SeatCount, chance: &mut impl Chance, log: &mut impl Log<Event>) -> Seat {
    options.start_player.unwrap_or_else(|| {
        let seat = Seat::ALL[chance.below(seats.get())];
        log.tell(Audience::Nobody, || Event::PickedStart { seat });
        seat
    })
}

fn shuffled<T: Copy, const N: usize>(items: &[T; N], chance: &mut impl Chance) -> [T; N] {
    let mut items = *items;
    chance.shuffle(&mut items);
    items
}
