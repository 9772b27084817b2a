//! The state of a game: section 4 and what the phases move about.

use curia_core::{Audience, BySeat, Chance, Log, Seat, SeatCount};

use crate::data::{
    COURT, Category, Chest, Condition, FIGURES, Field, Job, KINDS, KingTile, Layout, Numbers, Privilege, Province,
    ROUNDS, SPACES, ScoringTile, TURNS,
};
use crate::event::Event;
use crate::options::{Options, PrivilegeChoice, PrivilegeLimit};
use crate::pieces::{ChestSet, Chests, Direction, Figure, Figures, Office, OfficeSet, PrivilegeSet, Ring, Stack};
use crate::scoring::Part;
use crate::view::PhaseName;

/// A game of The Staufer Dynasty.
#[derive(Clone, PartialEq, Eq)]
pub struct Staufer {
    pub(crate) seats: SeatCount,
    pub(crate) limit: PrivilegeLimit,
    /// The start player; seat order begins there (section 4.1).
    pub(crate) start: Seat,
    pub(crate) round: u8,
    pub(crate) ring: Ring,
    /// The scoring tile of each province.
    pub(crate) tiles: [ScoringTile; Province::COUNT],
    pub(crate) schedule: Schedule,
    pub(crate) king: Province,
    /// The second marker, once its place is known.
    pub(crate) second: Option<Province>,
    pub(crate) seated: BySeat<Seated>,
    /// Chests under the offices.
    pub(crate) stacks: [Stack; Office::COUNT],
    /// Whose figures lie on the pay spaces.
    pub(crate) pay: [BySeat<Figures>; Province::COUNT],
    /// Chests under the supply fields.
    pub(crate) fields: [Stack; Field::COUNT],
    pub(crate) deck: Deck,
    pub(crate) discard: Chests,
    pub(crate) tracks: Tracks,
    pub(crate) display: Display,
    pub(crate) houses: BySeat<House>,
    /// The jobs of each category: those of the start player, of the next ones, then those that nobody has.
    pub(crate) jobs: [[Job; Job::OF_A_CATEGORY]; Category::COUNT],
    /// What is still to be gained and taken before the phase goes on.
    pub(crate) errand: Errand,
    pub(crate) phase: Phase,
}

/// The round schedule (section 3.8).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Schedule {
    /// Column A: the province of the first marker.
    pub(crate) first: [Province; ROUNDS as usize],
    /// Column B.
    pub(crate) conditions: [Condition; ROUNDS as usize],
    /// Column C; the last round has none.
    pub(crate) king: [KingTile; ROUNDS as usize - 1],
}

/// The offices that a player's figures hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Seated {
    pub(crate) envoys: OfficeSet,
    pub(crate) nobles: OfficeSet,
}

impl Seated {
    #[inline]
    pub(crate) const fn all(self) -> OfficeSet {
        self.envoys.or(self.nobles)
    }

    /// Section 5.8: envoys count 1, nobles 2.
    #[inline]
    pub(crate) const fn strength(self, province: Province) -> u8 {
        self.envoys.within(province).len() + 2 * self.nobles.within(province).len()
    }

    #[inline]
    pub(crate) const fn figures(self, province: Province) -> Figures {
        Figures::new(self.envoys.within(province).len(), self.nobles.within(province).len())
    }

    #[inline]
    pub(crate) fn seat(&mut self, figure: Figure, office: Office) {
        match figure {
            Figure::Envoy => self.envoys = self.envoys.with(office),
            Figure::Noble => self.nobles = self.nobles.with(office),
        }
    }

    /// The figure on an office, which leaves it.
    pub(crate) fn leave(&mut self, office: Office) -> Option<Figure> {
        let figure = self.figure(office)?;
        self.envoys = self.envoys.without(office);
        self.nobles = self.nobles.without(office);
        Some(figure)
    }

    pub(crate) fn figure(self, office: Office) -> Option<Figure> {
        if self.envoys.has(office) {
            Some(Figure::Envoy)
        } else if self.nobles.has(office) {
            Some(Figure::Noble)
        } else {
            None
        }
    }
}

/// The face-down chests.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Deck {
    /// The deck from the bottom up; what lies past its end means nothing and is always the same.
    cards: [Chest; Chest::TOTAL],
    len: u8,
    /// Chests that have come out of the deck in the whole game.
    pub(crate) drawn: u8,
}

impl Deck {
    /// What stands where no chest is.
    const BLANK: Chest = Chest::Seal;

    const EMPTY: Deck = Deck { cards: [Deck::BLANK; Chest::TOTAL], len: 0, drawn: 0 };

    #[inline]
    pub(crate) const fn len(&self) -> u8 {
        self.len
    }

    #[inline]
    pub(crate) fn draw(&mut self) -> Option<Chest> {
        let top = usize::from(self.len.checked_sub(1)?);
        let chest = *self.cards.get(top)?;
        self.cards[top] = Deck::BLANK;
        self.len -= 1;
        self.drawn += 1;
        Some(chest)
    }

    /// The chests of the deck by kind.
    pub(crate) fn chests(&self) -> Chests {
        let mut chests = Chests::NONE;
        self.lying().iter().for_each(|&chest| chests[chest] += 1);
        chests
    }

    /// From the bottom up.
    pub(crate) fn lying(&self) -> &[Chest] {
        &self.cards[..usize::from(self.len)]
    }

    /// Makes a deck of these chests: in table order, shuffled; the first of the list is the top (section 4).
    pub(crate) fn shuffle(&mut self, chests: Chests, chance: &mut impl Chance) {
        *self = Deck { drawn: self.drawn, ..Deck::EMPTY };
        for (place, chest) in self.cards.iter_mut().zip(chests.each()) {
            *place = chest;
            self.len += 1;
        }
        let cards = &mut self.cards[..usize::from(self.len)];
        chance.shuffle(cards);
        cards.reverse();
    }

    /// Every chest is in the deck, in table order.
    pub(crate) fn restore(&mut self) {
        *self = Deck::EMPTY;
        for (place, chest) in self.cards.iter_mut().zip(Chests(Chest::ALL.map(Chest::copies)).each()) {
            *place = chest;
            self.len += 1;
        }
    }

    /// Puts these chests, which lie somewhere in the deck, on its top; the first one comes first.
    pub(crate) fn put_on_top(&mut self, chests: &[Chest]) -> Result<(), &'static str> {
        let mut cards = self.lying().to_vec();
        let mut top = Vec::with_capacity(chests.len());
        for chest in chests.iter().rev() {
            let at = cards.iter().position(|card| card == chest).ok_or("the deck has not all these chests")?;
            top.push(cards.remove(at));
        }
        for (place, chest) in self.cards.iter_mut().zip(cards.into_iter().chain(top)) {
            *place = chest;
        }
        Ok(())
    }

    /// The order from the top.
    pub(crate) fn order(&self) -> Vec<Chest> {
        self.lying().iter().rev().copied().collect()
    }
}

/// The three tracks of the action board (section 3.5): whose pieces lie on their spaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Tracks {
    pub(crate) order: [Seat; SPACES],
    /// How many pieces have left the turn order track.
    pub(crate) gone: u8,
    /// The supply track from the top.
    pub(crate) supply: [Seat; SPACES],
    pub(crate) supplied: u8,
    /// The appointment track from the bottom.
    pub(crate) appoint: [Seat; SPACES],
    pub(crate) appointed: u8,
}

impl Tracks {
    /// Every piece is on the turn order track.
    pub(crate) fn new(order: impl Iterator<Item = Seat>) -> Tracks {
        let empty = [Seat::S0; SPACES];
        let mut tracks = Tracks { order: empty, gone: 0, supply: empty, supplied: 0, appoint: empty, appointed: 0 };
        for (space, seat) in tracks.order.iter_mut().zip(order) {
            *space = seat;
        }
        tracks
    }

    pub(crate) fn supply(&self) -> &[Seat] {
        &self.supply[..usize::from(self.supplied).min(SPACES)]
    }

    pub(crate) fn appoint(&self) -> &[Seat] {
        &self.appoint[..usize::from(self.appointed).min(SPACES)]
    }

    /// Section 5.9, step 5.
    pub(crate) fn next(&self) -> Tracks {
        Tracks::new(self.supply().iter().chain(self.appoint().iter().rev()).copied())
    }
}

/// The privileges that lie open (section 4.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Display {
    /// The permanent kinds of this game.
    pub(crate) kinds: PrivilegeSet,
    /// Cards left of each kind; of the pile the cards that were not taken.
    pub(crate) left: [u8; Privilege::COUNT],
}

/// What belongs to one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct House {
    pub(crate) court: Figures,
    pub(crate) empire: Figures,
    pub(crate) chests: Chests,
    pub(crate) privileges: PrivilegeSet,
    /// Kinds of which the player owns a second card (ruling 9.51).
    pub(crate) doubled: PrivilegeSet,
    /// Cards of the victory-point pile, by their place in it.
    pub(crate) cards: u8,
    /// VP on the score track, by what they were given for.
    pub(crate) points: [u16; Part::ON_TRACK],
}

impl House {
    /// Section 4.8.
    const NEW: House = House {
        court: COURT,
        empire: Figures::new(FIGURES.envoys - COURT.envoys, FIGURES.nobles - COURT.nobles),
        chests: Chests::NONE,
        privileges: PrivilegeSet::EMPTY,
        doubled: PrivilegeSet::EMPTY,
        cards: 0,
        points: [0; Part::ON_TRACK],
    };

    #[inline]
    pub(crate) const fn has(&self, privilege: Privilege) -> bool {
        self.privileges.has(privilege)
    }

    #[inline]
    pub(crate) fn score(&mut self, part: Part, points: u8) {
        if let Some(sum) = self.points.get_mut(part as usize) {
            *sum += u16::from(points);
        }
    }

    /// The chests that can make an appointment cheaper.
    #[inline]
    pub(crate) fn modifiers(&self) -> ChestSet {
        const MODIFIERS: [Chest; 4] = [Chest::Carriage, Chest::Decree, Chest::Credit, Chest::Patent];
        let mut held = ChestSet::EMPTY;
        for chest in MODIFIERS {
            if self.chests[chest] > 0 {
                held = held.with(chest);
            }
        }
        held
    }
}

/// Figures to gain and chests to take, one at a time (sections 5.1 and 5.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Errand {
    pub(crate) seat: Seat,
    pub(crate) figures: Figures,
    pub(crate) chests: Stack,
    /// A figure of this kind is being gained, from a pay space still to be chosen.
    pub(crate) choosing: Option<Figure>,
}

impl Errand {
    pub(crate) const NONE: Errand =
        Errand { seat: Seat::S0, figures: Figures::NONE, chests: Stack::EMPTY, choosing: None };
}

/// An appointment on its way (section 5.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    pub(crate) office: Office,
    pub(crate) direction: Direction,
    /// The chests that make it cheaper.
    pub(crate) used: ChestSet,
}

/// The bonus of a scored province (section 5.8): who gets it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Award {
    /// Which of the scored provinces: 0 is that of the first marker.
    pub(crate) at: u8,
    /// The place whose turn it is, from 0.
    pub(crate) place: u8,
    /// The best players in the majority when the province was scored.
    pub(crate) ranked: [Option<Seat>; Award::PLACES],
}

impl Award {
    /// Places that can receive a bonus; the third one with a privilege only.
    pub(crate) const PLACES: usize = 3;

    /// The same bonus, one place further down.
    #[inline]
    pub(crate) const fn next(self) -> Award {
        Award { place: self.place + 1, ..self }
    }
}

/// Where the game goes on after figures were recalled or a privilege was bought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Back {
    /// Before the action.
    TurnMenu,
    /// After the action.
    EndMenu,
    /// To the bonus of the next place.
    Award(Award),
}

/// The decision that is open, or what comes next by itself, with what is needed to go on after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// T0.
    TurnMenu(Seat),
    /// T9.
    EndMenu(Seat),
    SupplyField(Seat),
    QuartermasterField {
        seat: Seat,
        field: Field,
    },
    Muster {
        seat: Seat,
        field: Field,
    },
    ChooseOffice(Seat),
    ChooseDirection {
        seat: Seat,
        office: Office,
    },
    ChooseModifier {
        seat: Seat,
        plan: Plan,
    },
    SeatFigure {
        seat: Seat,
        plan: Plan,
    },
    /// `paid` figures have been placed.
    PayFigure {
        seat: Seat,
        plan: Plan,
        paid: u8,
    },
    /// `left` figures can still be picked.
    MessengerPick {
        seat: Seat,
        left: u8,
    },
    ChoosePrivilege {
        seat: Seat,
        back: Back,
    },
    RecallPick {
        seat: Seat,
        left: u8,
        may_stop: bool,
        back: Back,
    },
    /// Which of the scored provinces comes next.
    Score(u8),
    Bonus(Award),
    ChestPick {
        seat: Seat,
        award: Award,
    },
    HomecomingPick {
        seat: Seat,
        left: u8,
        award: Award,
    },
    /// The `nth` player in seat order has kept so many figures of a scored province.
    RetinuePick {
        at: u8,
        nth: u8,
        kept: u8,
    },
    /// Nothing: a copy of the game at a moment worth seeing, in this part of the round.
    Moment(PhaseName),
    /// The final scoring has been done.
    Over,
}

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

    /// Section 4.7; section 11.1.
    fn lay_privileges(&mut self, options: &Options, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let custom = options.custom_privileges.0.filter(|_| options.privilege_set == PrivilegeChoice::Custom);
        let kinds = match (options.privilege_set, custom) {
            (PrivilegeChoice::Blue, _) => Privilege::blue().collect(),
            (_, Some(custom)) => custom,
            (PrivilegeChoice::Random | PrivilegeChoice::Custom, None) => {
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

    /// Marks a moment worth seeing, in a part of the round.
    #[inline]
    pub(crate) fn moment(&self, part: PhaseName, log: &mut impl Log<Event>) {
        log.moment(|| Staufer { phase: Phase::Moment(part), ..self.clone() });
    }

    /// The numbers of this table size.
    #[inline]
    pub(crate) fn numbers(&self) -> &'static Numbers {
        Numbers::of(self.seats)
    }

    /// The side of the provinces.
    #[inline]
    pub(crate) fn layout(&self) -> &'static Layout {
        Layout::of(self.seats)
    }

    /// The province of the first marker.
    #[inline]
    pub(crate) fn first(&self) -> Province {
        self.schedule.first[usize::from(self.round.clamp(1, ROUNDS) - 1)]
    }

    /// The tile of column B of this round.
    #[inline]
    pub(crate) fn condition(&self) -> Condition {
        self.schedule.conditions[usize::from(self.round.clamp(1, ROUNDS) - 1)]
    }

    /// Every office that somebody holds.
    #[inline]
    pub(crate) fn occupied(&self) -> OfficeSet {
        self.seated.0.iter().fold(OfficeSet::EMPTY, |all, seated| all.or(seated.all()))
    }

    /// Who holds an office, with what.
    pub(crate) fn holder(&self, office: Office) -> Option<(Seat, Figure)> {
        self.seats.iter().find_map(|seat| self.seated[seat].figure(office).map(|figure| (seat, figure)))
    }

    /// How far a seat is from the start player in seat order: which of the dealt jobs are theirs.
    #[inline]
    pub(crate) fn place_of_jobs(&self, seat: Seat) -> usize {
        let count = self.seats.get();
        (seat.index() + count - self.start.index()) % count
    }

    /// The secret jobs of a seat, category by category.
    #[inline]
    pub(crate) fn jobs_of(&self, seat: Seat) -> [Job; Category::COUNT] {
        let at = self.place_of_jobs(seat) % Job::OF_A_CATEGORY;
        [self.jobs[0][at], self.jobs[1][at], self.jobs[2][at]]
    }

    /// The figures that a player has on pay spaces.
    pub(crate) fn on_pay_spaces(&self, seat: Seat) -> Figures {
        self.pay.iter().fold(Figures::NONE, |sum, pay| sum.plus(pay[seat]))
    }

    /// The pay spaces on which a player has a figure of a kind, in the order of the data table.
    pub(crate) fn sources(&self, seat: Seat, figure: Figure) -> impl Iterator<Item = Province> {
        Province::ALL.into_iter().filter(move |&province| self.pay[province as usize][seat][figure] > 0)
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

/// Section 4.9.
pub(crate) fn first_order(seats: SeatCount, start: Seat) -> impl Iterator<Item = Seat> {
    let mut order = [start; SPACES];
    let count = seats.get();
    for (at, seat) in seats.from(start).enumerate() {
        order[at] = seat;
        order[2 * count - 1 - at] = seat;
        order[3 * count - 1 - at] = seat;
    }
    order.into_iter().take(TURNS * count)
}

fn shuffled<T: Copy, const N: usize>(items: &[T; N], chance: &mut impl Chance) -> [T; N] {
    let mut items = *items;
    chance.shuffle(&mut items);
    items
}
