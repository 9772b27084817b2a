//! What a view says of itself: the table in rows, what moves would be and mean, what could be looked at.

use curia_core::{Outline, Phrase, Seen, Spoken};

use crate::data::{Chest, Field, PRIVILEGE_PRICE, Privilege, Province};
use crate::moves::Move;
use crate::pieces::{ChestSet, Direction, Figure, Figures, Office, Stack};
use crate::view::{PhaseName, RoadView, View};

/// What a move would be.
#[derive(Spoken)]
#[spoken("staufer-move")]
pub(crate) enum Label {
    Supply,
    Appoint,
    BuyPrivilege,
    UseRecall,
    UseKnighting,
    EndTurn,
    /// From the pay space of `province`.
    GainSource {
        province: Province,
    },
    /// `field` with its `figures` and the `chests` under it.
    SupplyField {
        field: Field,
        #[spoken(unless = "bare")]
        chests: Stack,
    },
    /// The `chests` under `field`.
    QuartermasterField {
        field: Field,
        #[spoken(unless = "bare")]
        chests: Stack,
    },
    /// A second field, or none.
    Muster {
        #[spoken(unless = "no")]
        field: Option<Field>,
        chests: Stack,
    },
    /// `office` of a printed `cost`.
    ChooseOffice {
        office: Office,
        cost: u8,
    },
    ChooseDirection {
        #[spoken(form)]
        direction: Direction,
    },
    ChooseModifier {
        chest: Chest,
    },
    Confirm,
    SeatFigure {
        #[spoken(form)]
        figure: Figure,
    },
    PayFigure {
        #[spoken(form)]
        figure: Figure,
    },
    /// A figure from the pay space of `province`, or none.
    MessengerPick {
        figure: Option<Figure>,
        #[spoken(unless = "none")]
        province: Option<Province>,
    },
    ChoosePrivilege {
        privilege: Privilege,
    },
    /// Another card of the victory-point pile, worth `points`.
    ChoosePileCard {
        points: u8,
    },
    /// A figure from the pay space of `province`, or stop.
    RecallPick {
        figure: Option<Figure>,
        #[spoken(unless = "stop")]
        province: Option<Province>,
    },
    ChestPick {
        field: Field,
        chest: Chest,
    },
    /// The figure on `office`, or stop.
    HomecomingPick {
        #[spoken(unless = "stop")]
        office: Option<Office>,
    },
    RetinuePick {
        #[spoken(form)]
        figure: Figure,
    },
}

/// What a move means.
#[derive(Spoken)]
#[spoken("staufer-help")]
pub(crate) enum Help {
    /// The action piece goes to this space of the supply track, counted from the top.
    Supply { space: u8 },
    /// The action piece goes to this space of the appointment track, counted from the bottom.
    Appoint {
        space: u8,
        #[spoken(form = "envoy")]
        symbol: bool,
    },
    /// What a privilege costs, and the seals that are there; whether nobody may own two of a kind.
    BuyPrivilege {
        need: u8,
        have: u8,
        #[spoken(form = "limited")]
        limited: bool,
    },
    /// The figures and the chests of a field.
    Field {
        #[spoken(unless = "bare")]
        figures: Figures,
        chests: Stack,
    },
    /// `paid` figures for the road, `cost` for the office, together `total`; the `chests` under it.
    Office { paid: u8, cost: u8, total: u8, chests: Stack },
    /// With the chest the appointment costs `total` figures.
    Modifier { chest: Phrase, total: u8 },
    /// The pay spaces that get a figure for going this way.
    Direction { provinces: Vec<Province>, total: u8 },
}

impl View {
    fn field_chests(&self, field: Field) -> Stack {
        self.fields.iter().find(|view| view.field == field).map_or(Stack::EMPTY, |view| view.chests)
    }

    fn help_of_field(&self, field: Field) -> Help {
        Help::Field { figures: field.figures(), chests: self.field_chests(field) }
    }

    /// The cheapest road to an office for the viewer, with the chests chosen so far.
    fn cheapest(&self, office: Office, used: ChestSet) -> Option<RoadView> {
        self.roads(self.viewer.seat()?, office, used).into_iter().min_by_key(|road| road.total)
    }

    fn help_of_office(&self, office: Office) -> Option<Help> {
        let road = self.cheapest(office, ChestSet::EMPTY)?;
        let chests = self.office(office)?.chests;
        Some(Help::Office { paid: road.total - road.cost, cost: road.cost, total: road.total, chests })
    }

    fn help_of_modifier(&self, chest: Chest) -> Option<Help> {
        let plan = self.plan.as_ref()?;
        let road = self.road(plan.seat, plan.office, plan.direction?, plan.used.with(chest))?;
        Some(Help::Modifier { chest: chest.help(), total: road.total })
    }

    fn help_of_direction(&self, direction: Direction) -> Option<Help> {
        let plan = self.plan.as_ref()?;
        let road = self.road(plan.seat, plan.office, direction, plan.used)?;
        let paid = road.steps.iter().filter(|step| step.paid).map(|step| step.province);
        Some(Help::Direction { provinces: paid.collect(), total: road.total })
    }
}

impl curia_core::View<Move> for View {
    fn outline(&self) -> Outline {
        let mut outline = Outline::default();
        self.outline_table(&mut outline);
        for province in &self.provinces {
            province.outline(&mut outline);
        }
        for house in &self.houses {
            house.outline(&mut outline);
        }
        outline
    }

    /// Every chest that came out of the deck, and the jobs that lie open to the viewer.
    fn seen_beside(&self, other: &View) -> Seen {
        const JOBS: usize = 200;
        let mut seen = Seen::default();
        (0..usize::from(self.drawn).min(JOBS)).for_each(|number| seen.mark(number));
        for (house, shown) in self.houses.iter().zip(&other.houses) {
            if house.jobs.is_some() || shown.jobs.is_some() {
                seen.mark(JOBS + house.seat.index());
            }
        }
        seen
    }

    fn label(&self, mv: Move) -> Phrase {
        let label = match mv {
            Move::Supply => Label::Supply,
            Move::Appoint => Label::Appoint,
            Move::BuyPrivilege => Label::BuyPrivilege,
            Move::UseRecall => Label::UseRecall,
            Move::UseKnighting => Label::UseKnighting,
            Move::EndTurn => Label::EndTurn,
            Move::GainSource(province) => Label::GainSource { province },
            Move::SupplyField(field) => Label::SupplyField { field, chests: self.field_chests(field) },
            Move::QuartermasterField(field) => Label::QuartermasterField { field, chests: self.field_chests(field) },
            Move::Muster(field) => {
                Label::Muster { field, chests: field.map_or(Stack::EMPTY, |field| self.field_chests(field)) }
            }
            Move::ChooseOffice(office) => Label::ChooseOffice { office, cost: self.layout().cost(office) },
            Move::ChooseDirection(direction) => Label::ChooseDirection { direction },
            Move::ChooseModifier(chest) => Label::ChooseModifier { chest },
            Move::Confirm => Label::Confirm,
            Move::SeatFigure(figure) => Label::SeatFigure { figure },
            Move::PayFigure(figure) => Label::PayFigure { figure },
            Move::MessengerPick(picked) => {
                let (province, figure) = picked.unzip();
                Label::MessengerPick { figure, province }
            }
            Move::ChoosePrivilege(Privilege::Points) => {
                Label::ChoosePileCard { points: self.pile.first().copied().unwrap_or(0) }
            }
            Move::ChoosePrivilege(privilege) => Label::ChoosePrivilege { privilege },
            Move::RecallPick(picked) => {
                let (province, figure) = picked.unzip();
                Label::RecallPick { figure, province }
            }
            Move::ChestPick(field, chest) => Label::ChestPick { field, chest },
            Move::HomecomingPick(office) => Label::HomecomingPick { office },
            Move::RetinuePick(figure) => Label::RetinuePick { figure },
        };
        label.into()
    }

    fn help(&self, mv: Move) -> Option<Phrase> {
        let help = match mv {
            Move::Supply => Help::Supply { space: self.tracks.supply.len() as u8 + 1 },
            Move::Appoint => {
                let space = self.tracks.appoint.len();
                let symbol = self.tracks.symbols.get(space).copied().unwrap_or(false);
                Help::Appoint { space: space as u8 + 1, symbol }
            }
            Move::BuyPrivilege => {
                let have = self.own().map_or(0, |own| own.chests[Chest::Seal]);
                Help::BuyPrivilege { need: PRIVILEGE_PRICE, have, limited: self.one_per_kind }
            }
            Move::UseRecall => return Some(Chest::Recall.help()),
            Move::UseKnighting => return Some(Chest::Knighting.help()),
            Move::SupplyField(field) | Move::QuartermasterField(field) | Move::Muster(Some(field)) => {
                self.help_of_field(field)
            }
            Move::Muster(None) => return Some(Chest::Muster.help()),
            Move::ChooseOffice(office) => self.help_of_office(office)?,
            Move::ChooseDirection(direction) => self.help_of_direction(direction)?,
            Move::ChooseModifier(chest) => self.help_of_modifier(chest)?,
            Move::ChoosePrivilege(privilege) => return Some(privilege.help()),
            Move::ChestPick(_, chest) => return Some(chest.help()),
            _ => return None,
        };
        Some(help.into())
    }

    /// Everything on the table that could be chosen at some time, as far as it makes sense to ask now.
    fn candidates(&self) -> Vec<Move> {
        let Some(own) = self.own() else { return Vec::new() };
        let mut candidates = Vec::new();
        match self.phase {
            PhaseName::TurnMenu | PhaseName::EndMenu => {
                candidates.extend([Move::Supply, Move::Appoint, Move::BuyPrivilege, Move::UseRecall]);
                candidates.extend([Move::UseKnighting, Move::EndTurn]);
            }
            PhaseName::SupplyField => candidates.extend(Field::ALL.map(Move::SupplyField)),
            PhaseName::QuartermasterField => candidates.extend(Field::ALL.map(Move::QuartermasterField)),
            PhaseName::Muster => candidates.extend(Field::ALL.map(|field| Move::Muster(Some(field)))),
            PhaseName::ChooseDirection => candidates.extend(Direction::ALL.map(Move::ChooseDirection)),
            PhaseName::ChooseModifier => {
                candidates.extend(own.chests.kinds().map(Move::ChooseModifier));
                candidates.push(Move::Confirm);
            }
            PhaseName::SeatFigure => candidates.extend(Figure::ALL.map(Move::SeatFigure)),
            PhaseName::PayFigure => candidates.extend(Figure::ALL.map(Move::PayFigure)),
            PhaseName::GainSource => candidates.extend(Province::ALL.map(Move::GainSource)),
            PhaseName::RecallPick => candidates.push(Move::RecallPick(None)),
            PhaseName::HomecomingPick => {
                let offices = self.layout().all.iter();
                candidates.extend(offices.map(|office| Move::HomecomingPick(Some(office))));
            }
            PhaseName::RetinuePick => candidates.extend(Figure::ALL.map(Move::RetinuePick)),
            _ => {}
        }
        if matches!(self.phase, PhaseName::TurnMenu | PhaseName::ChooseOffice) {
            candidates.extend(self.layout().all.iter().map(Move::ChooseOffice));
        }
        if matches!(self.phase, PhaseName::TurnMenu | PhaseName::EndMenu | PhaseName::ChoosePrivilege) {
            candidates.extend(self.privileges.iter().map(|kind| Move::ChoosePrivilege(kind.privilege)));
        }
        candidates
    }
}
