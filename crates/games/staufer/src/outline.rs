//! The table in rows of texts.

use curia_core::{Arg, Outline, Phrase, Seat, Spoken};

use crate::data::{Chest, Condition, Field, Job, Place, Privilege, Province, ScoringTile};
use crate::pieces::{Direction, Figure, Figures, Office};
use crate::view::{HouseView, PlanView, ProvinceView, View};

/// The texts of the rows.
#[derive(Spoken)]
#[spoken("staufer-outline")]
pub(crate) enum Text {
    Table,
    Round,
    King,
    /// Where the first marker lies.
    First,
    /// Where the second marker lies; or where it would go now.
    Second {
        #[spoken(form = "preview")]
        preview: bool,
    },
    Deck,
    Discard,
    /// The appointment of a player.
    Plan {
        seat: Seat,
        office: Office,
    },
    Direction {
        #[spoken(form)]
        direction: Direction,
    },
    Used,
    /// Pay spaces still to be paid, in order.
    Payments,
    Schedule,
    /// A round of the schedule; one that is over.
    Row {
        round: u8,
        #[spoken(form = "over")]
        over: bool,
    },
    /// The province, the condition and the steps of the king in a round; without steps in the last one.
    RowTiles {
        province: Province,
        condition: Condition,
        #[spoken(unless = "last")]
        steps: Option<u8>,
    },
    /// The round tiles that the schedule has not.
    Unused,
    /// How far the king would have moved by such a tile.
    UnusedSteps {
        steps: u8,
    },
    Tracks,
    /// Who is still to play, in order.
    Order,
    /// Who supplied, from the top.
    Supply,
    /// Who appointed, from the bottom.
    Appoint,
    /// Spaces of the appointment track with an envoy, counted from the bottom.
    Symbols,
    Fields,
    Field {
        field: Field,
        #[spoken(unless = "bare")]
        figures: Figures,
    },
    Privileges,
    /// VP of the cards of the pile.
    Pile,
    /// A province with its tile.
    Province {
        province: Province,
        tile: ScoringTile,
        points: Vec<u8>,
    },
    Bonus,
    /// An office of a printed cost; for nobles only.
    Seat {
        number: u8,
        cost: u8,
        #[spoken(form = "noble")]
        noble: bool,
    },
    /// Who holds an office.
    Holder {
        seat: Seat,
        #[spoken(form)]
        figure: Figure,
    },
    Pay,
    /// The figures of a player.
    Owned {
        seat: Seat,
        figures: Figures,
    },
    Standing,
    /// A place of the standing.
    StandingPlace {
        seat: Seat,
        place: Place,
        strength: u8,
        points: u8,
    },
    Player {
        seat: Seat,
    },
    Vp,
    Court,
    Empire,
    ChestsHeld,
    PrivilegesOwned,
    PileCards,
    Job {
        job: Job,
    },
    /// VP that a job is worth now.
    Worth {
        points: u8,
    },
    /// So many figures of a kind.
    Figures {
        count: u8,
        #[spoken(form)]
        figure: Figure,
    },
    /// So many chests of a kind.
    Chests {
        count: u8,
        chest: Chest,
    },
    /// So many cards.
    Left {
        count: u8,
    },
    /// An office by its number, counted from the left.
    Office {
        province: Province,
        number: u8,
    },
}

impl View {
    /// Round, markers, tracks, fields, privileges.
    pub(crate) fn outline_table(&self, outline: &mut Outline) {
        section(outline, Text::Table);
        row(outline, Text::Round, [self.round]);
        row(outline, Text::King, [self.king]);
        row(outline, Text::First, [self.first]);
        let preview = self.second.is_none();
        row(outline, Text::Second { preview }, [self.second.unwrap_or(self.preview)]);
        row(outline, Text::Deck, [self.deck]);
        row(outline, Text::Discard, list(&self.discard));
        if let Some(plan) = &self.plan {
            plan.outline(outline);
        }
        section(outline, Text::Schedule);
        for tile in &self.schedule {
            let steps = tile.king.map(|_| tile.steps);
            let says = Text::RowTiles { province: tile.province, condition: tile.condition, steps };
            row(outline, Text::Row { round: tile.round, over: tile.over }, [says]);
        }
        let unused = &self.unused;
        let steps = unused.king.iter().map(|tile| Text::UnusedSteps { steps: tile.steps() }.into());
        let tiles = unused.provinces.iter().map(|&province| Arg::from(province));
        let tiles = tiles.chain(unused.conditions.iter().map(|&condition| Arg::from(condition)));
        row(outline, Text::Unused, tiles.chain(steps));
        section(outline, Text::Tracks);
        row(outline, Text::Order, self.tracks.order.iter().skip(usize::from(self.tracks.gone)).copied());
        row(outline, Text::Supply, self.tracks.supply.iter().copied());
        row(outline, Text::Appoint, self.tracks.appoint.iter().copied());
        let symbols = (1_u8..).zip(&self.tracks.symbols).filter(|(_, symbol)| **symbol);
        row(outline, Text::Symbols, symbols.map(|(space, _)| space));
        section(outline, Text::Fields);
        for field in &self.fields {
            row(outline, Text::Field { field: field.field, figures: field.figures }, list(&field.chests));
        }
        section(outline, Text::Privileges);
        row(outline, Text::Pile, self.pile.iter().copied());
        for kind in self.privileges.iter().filter(|kind| kind.privilege != Privilege::Points) {
            outline.row(kind.privilege.phrase(), vec![Text::Left { count: kind.left }.into()]);
        }
    }
}

impl PlanView {
    /// The appointment that is on its way.
    fn outline(&self, outline: &mut Outline) {
        let way = self.direction.map(|direction| Text::Direction { direction });
        row(outline, Text::Plan { seat: self.seat, office: self.office }, way);
        row(outline, Text::Used, self.used.iter());
        row(outline, Text::Payments, self.payments.iter().skip(usize::from(self.paid)).copied());
    }
}

impl ProvinceView {
    /// One province: offices, pay space, standing.
    pub(crate) fn outline(&self, outline: &mut Outline) {
        let points = self.points.clone();
        section(outline, Text::Province { province: self.province, tile: self.tile, points });
        row(outline, Text::Bonus, [Arg::from(self.bonus), self.bonus.help().into()]);
        for office in &self.offices {
            let held = office.seat.zip(office.figure).map(|(seat, figure)| Text::Holder { seat, figure }.into());
            let label = Text::Seat { number: office.office.number(), cost: office.cost, noble: office.noble };
            row(outline, label, held.into_iter().chain(list(&office.chests)));
        }
        let owned = Seat::ALL.into_iter().zip(&self.pay).filter(|(_, figures)| !figures.is_empty());
        row(outline, Text::Pay, owned.map(|(seat, &figures)| Text::Owned { seat, figures }));
        let places = self.standing.iter().map(|one| Text::StandingPlace {
            seat: one.seat,
            place: one.place,
            strength: one.strength,
            points: one.points,
        });
        row(outline, Text::Standing, places);
    }
}

impl HouseView {
    /// One player.
    pub(crate) fn outline(&self, outline: &mut Outline) {
        section(outline, Text::Player { seat: self.seat });
        row(outline, Text::Vp, [self.vp]);
        row(outline, Text::Court, list(&self.court));
        row(outline, Text::Empire, list(&self.empire));
        row(outline, Text::ChestsHeld, list(&self.chests));
        row(outline, Text::PrivilegesOwned, self.privileges.iter().chain(self.doubled.iter()));
        row(outline, Text::PileCards, self.cards.iter().copied());
        for job in self.jobs.iter().flatten() {
            row(outline, Text::Job { job: job.job }, [Text::Worth { points: job.points }]);
        }
    }
}

fn section(outline: &mut Outline, title: Text) {
    outline.section(title.into());
}

fn row(outline: &mut Outline, label: Text, values: impl IntoIterator<Item: Into<Arg>>) {
    outline.row(Phrase::from(label), values.into_iter().map(Into::into).collect());
}

/// The things of a list, one value each.
fn list(things: &impl curia_core::ToArg) -> Vec<Arg> {
    match things.to_arg() {
        Some(Arg::List(items)) => items,
        Some(arg) => vec![arg],
        None => Vec::new(),
    }
}
