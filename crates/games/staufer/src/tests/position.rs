//! A table that stands where a test wants it, in the words of written positions.

use curia_core::{FastChance, Game, Heard, MoveList, Options as _, Refusal, Rulebook, Seat, SeatCount, Viewer};

use crate::data::{Bonus, Chest, Effect, Field, Gift, LEAST_COST, Place, Privilege, Province};
use crate::houses::House;
use crate::pieces::{ChestSet, Direction, Figures, Office};
use crate::state::Staufer;
use crate::{Event, Move, Options, View};

pub(super) const A: Seat = Seat::S0;
pub(super) const B: Seat = Seat::S1;
pub(super) const C: Seat = Seat::S2;
pub(super) const D: Seat = Seat::S3;

/// The last turn of a round of four is D's, who can only supply.
pub(super) const LAST_TURN: &str = "order AAABBBCCCDDD; supplied AAABBBCCCDD; court D 0 0";
/// D takes nothing but chests, and the round is scored.
pub(super) const END: &str = "D supply_field:field_0";
/// The same with two players, for B.
pub(super) const LAST_TURN_OF_TWO: &str = "order AAABBB; supplied AAABB; court B 0 0";
/// B takes an envoy, and the round is scored.
pub(super) const END_OF_TWO: &str = "B supply_field:field_e";

/// A game with its chance and what it has told.
pub(super) struct Table {
    pub(super) game: Staufer,
    pub(super) chance: FastChance,
    pub(super) log: Heard<Event>,
}

/// A table in words that are separated by semicolons.
pub(super) fn table(words: &str) -> Table {
    let lines = || words.split(';').map(|line| line.split_whitespace().collect::<Vec<_>>());
    let (mut options, mut seats) = (Options::default(), SeatCount::new(4).unwrap());
    for line in lines() {
        match *line {
            ["seats", number] => seats = SeatCount::new(number.parse().unwrap()).unwrap(),
            ["with", option, value] => options.set(option, value).unwrap(),
            _ => {}
        }
    }
    let mut chance = FastChance::new(7);
    let mut game = Staufer::bare(&options, seats).unwrap();
    for line in lines() {
        match *line {
            [] | ["seats" | "with", ..] => {}
            [word, ref rest @ ..] => {
                game.arrange(word, rest, &mut chance).unwrap_or_else(|error| panic!("{line:?}: {error}"));
            }
        }
    }
    game.invariants().unwrap();
    Table { game, chance, log: Heard::default() }
}

/// A table whose privileges are these five.
pub(super) fn table_with(privileges: &str, words: &str) -> Table {
    table(&format!("with privilege_set custom; with custom_privileges {privileges}; {words}"))
}

impl Table {
    /// Takes every decision that leaves no choice.
    pub(super) fn settle(mut self) -> Table {
        self.game.go_on(&mut self.chance, &mut self.log);
        self
    }

    /// A seat's letter and its moves.
    pub(super) fn play(&mut self, line: &str) -> &mut Table {
        let mut words = line.split_whitespace();
        let seat = curia_core::seat_of(words.next().unwrap()).unwrap();
        for text in words {
            let mv: Move = text.parse().unwrap_or_else(|_| panic!("{text} is no move"));
            let answer = self.game.play(seat, mv, &mut self.chance, &mut self.log);
            answer.unwrap_or_else(|refusal| panic!("{text} of {seat} is refused: {refusal:?}"));
            self.game.invariants().unwrap();
        }
        self
    }

    /// Whoever is asked appoints to an office; where nothing else can be paid it is taken by itself.
    pub(super) fn appoint(&mut self, office: Office) -> &mut Table {
        let letter = ["A", "B", "C", "D", "E"][self.game.asked().unwrap().index()];
        let choice = format!("choose_office:{office}");
        self.play(&format!("{letter} appoint"));
        if self.may(&choice) { self.play(&format!("{letter} {choice}")) } else { self }
    }

    /// The rule by which a move is refused and the reason.
    pub(super) fn refusal(&self, seat: Seat, text: &str) -> (&'static str, &'static str) {
        let refusal = self.refused(seat, text);
        (refusal.rule, refusal.reason.key.id)
    }

    pub(super) fn refused(&self, seat: Seat, text: &str) -> Refusal {
        let mv: Move = text.parse().unwrap();
        self.game.why_not(seat, mv).unwrap_or_else(|| panic!("{text} of {seat} is allowed"))
    }

    /// The legal moves of whoever is asked.
    pub(super) fn moves(&self) -> Vec<String> {
        let mut list = MoveList::for_game::<Staufer>();
        self.game.asked().into_iter().for_each(|seat| self.game.legal(seat, &mut list));
        list.iter().map(Move::to_string).collect()
    }

    pub(super) fn may(&self, text: &str) -> bool {
        self.moves().iter().any(|mv| mv == text)
    }

    pub(super) fn house(&self, seat: Seat) -> &House {
        &self.game.houses[seat]
    }

    /// Envoys and nobles of a court.
    pub(super) fn court(&self, seat: Seat) -> (u8, u8) {
        let Figures { envoys, nobles } = self.house(seat).court;
        (envoys, nobles)
    }

    /// All figures of a seat on a pay space.
    pub(super) fn paid(&self, seat: Seat, province: Province) -> u8 {
        self.game.pay[province as usize][seat].total()
    }

    /// All figures of a seat on the pay spaces, clockwise from Nijmegen.
    pub(super) fn payments(&self, seat: Seat) -> [u8; Province::COUNT] {
        self.game.ring.provinces().map(|province| self.paid(seat, province))
    }

    pub(super) fn vp(&self, seat: Seat) -> u16 {
        self.game.track(seat)
    }

    /// VP of the scoring tile of a province for a place.
    pub(super) fn tile(&self, province: Province, place: Place) -> u16 {
        let points = self.game.tiles[province as usize].points(self.game.seats);
        points.get(place as usize).copied().unwrap_or(0).into()
    }

    pub(super) fn under(&self, field: Field) -> u8 {
        self.game.fields[field as usize].len()
    }

    pub(super) fn under_office(&self, text: &str) -> u8 {
        self.game.stacks[office(text).index()].len()
    }

    pub(super) fn has(&self, seat: Seat, privilege: Privilege) -> bool {
        self.house(seat).has(privilege)
    }

    pub(super) fn view(&self, viewer: Viewer) -> View {
        self.game.view(viewer)
    }

    /// Where the provinces stand that are scored.
    pub(super) fn scored(&self) -> Vec<Province> {
        let provinces = self.log.0.iter().filter_map(|(_, event)| match event {
            Event::ProvinceScored { province } => Some(*province),
            _ => None,
        });
        provinces.collect()
    }

    /// How often something of this kind was told.
    pub(super) fn told(&self, id: &str) -> usize {
        use curia_core::Spoken;
        self.log.0.iter().filter(|(_, event)| event.id() == id).count()
    }
}

pub(super) fn office(text: &str) -> Office {
    text.parse().unwrap()
}

/// The number of a privilege as VP.
pub(super) fn worth(privilege: Privilege) -> u16 {
    privilege.amount().into()
}

/// VP of an orange chest.
pub(super) fn points_in(chest: Chest) -> u16 {
    match chest.effect() {
        Effect::Points(points) => points.into(),
        _ => 0,
    }
}

/// Figures that a bonus gives to a place.
pub(super) fn figures_of(bonus: Bonus, place: Place) -> Figures {
    match bonus.gift(place) {
        Gift::Figures { figures } => figures,
        _ => Figures::NONE,
    }
}

/// How many own figures a bonus brings back for a place.
pub(super) fn count_of(bonus: Bonus, place: Place) -> u8 {
    match bonus.gift(place) {
        Gift::Recall { count } | Gift::Homecoming { count } => count,
        _ => 0,
    }
}

/// The printed cost of an office.
pub(super) fn printed(table: &Table, text: &str) -> u8 {
    table.game.layout().cost(office(text))
}

/// The cheapest office of a province that is open to envoys.
pub(super) fn plain(table: &Table, province: Province) -> Office {
    let layout = table.game.layout();
    let offices = layout.offices(province).filter(|&office| !layout.noble.has(office));
    offices.min_by_key(|&office| layout.cost(office)).unwrap()
}

/// The noble office of a province.
pub(super) fn noble(table: &Table, province: Province) -> Office {
    table.game.layout().noble.within(province).first().unwrap()
}

/// The figures that A needs for an office, clockwise and without chests.
pub(super) fn needed(table: &Table, office: Office) -> u8 {
    table.game.road(A, office, Direction::Clockwise, ChestSet::EMPTY).total()
}

/// The office open to envoys for which A needs the fewest figures.
pub(super) fn nearest(table: &Table) -> Office {
    let layout = table.game.layout();
    layout.all.minus(layout.noble).iter().min_by_key(|&office| needed(table, office)).unwrap()
}

/// One figure in each of the next so many provinces clockwise from an office.
pub(super) fn surplus(table: &Table, office: Office, count: u8) -> Vec<Province> {
    (1..=count).map(|steps| table.game.ring.after(office.province(), steps)).collect()
}

/// So many figures on the pay spaces, clockwise from Nijmegen.
pub(super) fn spread(table: &Table, paid: &[Province]) -> [u8; Province::COUNT] {
    table.game.ring.provinces().map(|province| paid.iter().filter(|&&other| other == province).count() as u8)
}

/// What an office costs that is so much cheaper.
pub(super) fn cheaper(table: &Table, text: &str, less: u8) -> u8 {
    printed(table, text).saturating_sub(less).max(LEAST_COST)
}

/// The same answer so many times.
pub(super) fn times(seat: &str, answer: &str, count: u8) -> String {
    std::iter::once(seat).chain(std::iter::repeat_n(answer, count.into())).collect::<Vec<_>>().join(" ")
}

/// VP of a bonus for a place.
pub(super) fn points_of(bonus: Bonus, place: Place) -> u16 {
    match bonus.gift(place) {
        Gift::Points { points } => points.into(),
        _ => 0,
    }
}
