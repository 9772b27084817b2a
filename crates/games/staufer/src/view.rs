//! What one viewer may know (section 6).

use curia_core::{Game, Seat, SeatCount, Viewer};
use serde::Serialize;

use crate::data::{
    Bonus, Category, Chest, Condition, Field, Gift, Job, KingTile, Layout, Place, Privilege, Province, ROUNDS,
    ScoringTile, TURNS,
};
use crate::options::PrivilegeLimit;
use crate::pieces::{ChestSet, Chests, Direction, Figure, Figures, Office, OfficeSet, PrivilegeSet, Ring, Stack};
use crate::road::Road;
use crate::state::{Back, Phase, Plan, Staufer};

/// What one viewer may know: plain data to draw a table from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Whose eyes.
    pub viewer: Viewer,
    /// How many play.
    pub seats: SeatCount,
    /// The round, from 1.
    pub round: u8,
    /// What is being decided.
    pub phase: PhaseName,
    /// Whose answer the table waits for.
    pub waiting: Vec<Seat>,
    /// The start player; seat order begins there.
    pub start: Seat,
    /// Where the king stands.
    pub king: Province,
    /// The province of the first marker.
    pub first: Province,
    /// The province of the second marker, once its place is known.
    pub second: Option<Province>,
    /// Where the second marker would go if the round were scored now.
    pub preview: Province,
    /// The provinces clockwise from position 0 of the ring.
    pub provinces: Vec<ProvinceView>,
    /// The rows of the round schedule from this round on.
    pub schedule: Vec<RowView>,
    /// The supply board.
    pub fields: Vec<FieldView>,
    /// The action board.
    pub tracks: TracksView,
    /// The privileges on offer, the victory-point pile first.
    pub privileges: Vec<PrivilegeView>,
    /// The values of the cards of the victory-point pile that are left, the top one first.
    pub pile: Vec<u8>,
    /// True if nobody may own two cards of a kind.
    pub one_per_kind: bool,
    /// Chests left in the deck.
    pub deck: u8,
    /// Chests that have come out of the deck in the whole game.
    pub drawn: u8,
    /// Discarded chests.
    pub discard: Chests,
    /// The appointment that is on its way.
    pub plan: Option<PlanView>,
    /// The figure that is being gained from a pay space still to be chosen.
    pub gain: Option<GainView>,
    /// The figures that are being picked.
    pub pick: Option<PickView>,
    /// The players in clockwise order from seat 0.
    pub houses: Vec<HouseView>,
}

/// The decision of the moment, or the part of the round that a moment shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PhaseName {
    /// A decision: the turn begins.
    TurnMenu,
    /// A decision: the action is done.
    EndMenu,
    /// A decision: the pay space of a gained figure.
    GainSource,
    /// A decision: the supply field.
    SupplyField,
    /// A decision: the field whose chests are taken.
    QuartermasterField,
    /// A decision: the second field.
    Muster,
    /// A decision: the office.
    ChooseOffice,
    /// A decision: the way round the ring.
    ChooseDirection,
    /// A decision: chests for the appointment.
    ChooseModifier,
    /// A decision: the figure for the office.
    SeatFigure,
    /// A decision: the figure for a pay space.
    PayFigure,
    /// A decision: the figure that comes back.
    MessengerPick,
    /// A decision: the privilege.
    ChoosePrivilege,
    /// A decision: figures that come back.
    RecallPick,
    /// A decision: a chest under a field.
    ChestPick,
    /// A decision: figures that come home.
    HomecomingPick,
    /// A decision: the figure that stays.
    RetinuePick,
    /// A moment: all turns of the round are over.
    TurnsOver,
    /// A moment: a province has been scored.
    Scoring,
    /// A moment: the scored provinces have been cleared.
    Clearing,
    /// A moment: new chests have been laid.
    Refilling,
    /// A moment: the king has entered a province.
    Journey,
    /// A moment: the jobs lie open.
    Jobs,
    /// The game is over.
    Over,
}

/// A province on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ProvinceView {
    /// Which one.
    pub province: Province,
    /// Its scoring tile.
    pub tile: ScoringTile,
    /// VP of the places that score at this table.
    pub points: Vec<u8>,
    /// Its bonus.
    pub bonus: Bonus,
    /// Its offices from the left.
    pub offices: Vec<OfficeView>,
    /// The figures on its pay space, by seat.
    pub pay: Vec<Figures>,
    /// Who would be placed if it were scored now, the first place first.
    pub standing: Vec<StandingView>,
}

/// An office.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OfficeView {
    /// Which one.
    pub office: Office,
    /// Its printed cost.
    pub cost: u8,
    /// True if it is a noble office.
    pub noble: bool,
    /// Who holds it.
    pub seat: Option<Seat>,
    /// With what.
    pub figure: Option<Figure>,
    /// The chests under it.
    pub chests: Stack,
}

/// A player in the majority of a province.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct StandingView {
    /// Who.
    pub seat: Seat,
    /// Which place.
    pub place: Place,
    /// Envoys 1, nobles 2.
    pub strength: u8,
    /// The figures on the offices.
    pub figures: Figures,
    /// VP of the scoring tile.
    pub points: u8,
    /// VP that privileges add.
    pub more: u8,
    /// What the bonus gives.
    #[serde(skip)]
    pub gift: Gift,
}

/// A row of the round schedule.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct RowView {
    /// The round.
    pub round: u8,
    /// Column A.
    pub province: Province,
    /// Column B.
    pub condition: Condition,
    /// Column C; none in the last round, after which the game is scored.
    pub king: Option<KingTile>,
    /// How far the king moves.
    pub steps: u8,
}

/// A supply field.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct FieldView {
    /// Which one.
    pub field: Field,
    /// Its figures.
    pub figures: Figures,
    /// The chests under it.
    pub chests: Stack,
}

/// The action board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TracksView {
    /// Spaces of every track.
    pub spaces: u8,
    /// The turn order of the round, space 1 first.
    pub order: Vec<Seat>,
    /// How many pieces have left the turn order track, from space 1 on.
    pub gone: u8,
    /// Pieces on the supply track, from the top.
    pub supply: Vec<Seat>,
    /// Pieces on the appointment track, from the bottom.
    pub appoint: Vec<Seat>,
    /// The spaces of the appointment track, from the bottom: true for one with an envoy symbol.
    pub symbols: Vec<bool>,
    /// The turn order of the next round as far as it is known: first those who supplied, then, from the end, those who
    /// appointed; the pieces between them are still to come.
    pub next: Vec<Option<Seat>>,
}

/// A privilege on offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct PrivilegeView {
    /// Which kind.
    pub privilege: Privilege,
    /// Cards left.
    pub left: u8,
    /// VP of the top card of the pile; 0 for a permanent kind.
    pub points: u8,
}

/// An appointment on its way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlanView {
    /// Who appoints.
    pub seat: Seat,
    /// The office.
    pub office: Office,
    /// The way, once it is chosen.
    pub direction: Option<Direction>,
    /// The chests chosen for it.
    pub used: ChestSet,
    /// The figure on the office, once it is seated.
    pub figure: Option<Figure>,
    /// The pay spaces in placing order, once the way is chosen: road first, then office.
    pub payments: Vec<Province>,
    /// How many of them have their figure.
    pub paid: u8,
}

/// A gain that waits for a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct GainView {
    /// Who gains.
    pub seat: Seat,
    /// What.
    pub figure: Figure,
}

/// Figures that are being picked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct PickView {
    /// Who picks.
    pub seat: Seat,
    /// How many can still be picked.
    pub left: u8,
    /// The scored province whose bonus it is; none for a chest.
    pub province: Option<Province>,
}

/// One player as the viewer sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct HouseView {
    /// The seat.
    pub seat: Seat,
    /// Their own stock.
    pub court: Figures,
    /// The general supply of their colour.
    pub empire: Figures,
    /// VP on the score track.
    pub vp: u16,
    /// Chests in front of them.
    pub chests: Chests,
    /// VP that these chests would bring at the end: relics, then all others.
    pub chest_points: (u8, u8),
    /// Permanent privileges.
    pub privileges: PrivilegeSet,
    /// Those of which they own a second card.
    pub doubled: PrivilegeSet,
    /// Values of their cards of the victory-point pile.
    pub cards: Vec<u8>,
    /// The secret jobs, if the viewer may see them: province, blue, red.
    pub jobs: Option<Vec<JobView>>,
}

/// A job as it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct JobView {
    /// Which one.
    pub job: Job,
    /// Its category.
    pub category: Category,
    /// The place in the province, counted from 1 (0 for none); how often a pattern is there; how many figures count.
    pub count: u8,
    /// VP if the game ended now.
    pub points: u8,
}

/// An office that a player could fill, with every figure that it costs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RoadView {
    /// The office.
    pub office: Office,
    /// The way.
    pub direction: Direction,
    /// The provinces that are entered, in the order of travel.
    pub steps: Vec<StepView>,
    /// The cost of the office with all that makes it cheaper, the seated figure included.
    pub cost: u8,
    /// The pay spaces of the figures beyond the seated one, in placing order.
    pub surplus: Vec<Province>,
    /// All figures: road and office.
    pub total: u8,
    /// Figures in the court, with the envoy of the next space of the appointment track if it has one.
    pub have: u8,
    /// Figures that are missing; 0 if there are enough.
    pub missing: u8,
    /// True if only a noble may be seated and there is none.
    pub noble_missing: bool,
}

/// A province on the road.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct StepView {
    /// Which one.
    pub province: Province,
    /// True if a figure is paid for it.
    pub paid: bool,
}

impl View {
    pub(crate) fn of(game: &Staufer, viewer: Viewer) -> View {
        View {
            viewer,
            seats: game.seats,
            round: game.round,
            phase: PhaseName::of(game),
            waiting: game.awaited().iter().collect(),
            start: game.start,
            king: game.king,
            first: game.first(),
            second: game.second,
            preview: game.second_now(),
            provinces: game.ring.provinces().map(|province| ProvinceView::of(game, province)).to_vec(),
            schedule: (game.round..=ROUNDS).filter_map(|round| RowView::of(game, round)).collect(),
            fields: game.numbers().fields.iter().map(|&field| FieldView::of(game, field)).collect(),
            tracks: TracksView::of(game),
            privileges: PrivilegeView::all(game),
            pile: game.pile_left().to_vec(),
            one_per_kind: game.limit == PrivilegeLimit::OnePerKind,
            deck: game.deck.len(),
            drawn: game.deck.drawn,
            discard: game.discard,
            plan: PlanView::of(game),
            gain: game.errand.choosing.map(|figure| GainView { seat: game.errand.seat, figure }),
            pick: PickView::of(game),
            houses: game.seats.iter().map(|seat| HouseView::of(game, seat, viewer)).collect(),
        }
    }

    /// The offices of this table's side.
    pub fn layout(&self) -> &'static Layout {
        Layout::of(self.seats)
    }

    /// The ring of the provinces.
    pub fn ring(&self) -> Ring {
        let mut order = Province::ALL;
        for (place, view) in order.iter_mut().zip(&self.provinces) {
            *place = view.province;
        }
        Ring::new(order)
    }

    /// One province.
    pub fn province(&self, province: Province) -> Option<&ProvinceView> {
        self.provinces.iter().find(|view| view.province == province)
    }

    /// One office.
    pub fn office(&self, office: Office) -> Option<&OfficeView> {
        self.province(office.province())?.offices.iter().find(|view| view.office == office)
    }

    /// One player.
    pub fn house(&self, seat: Seat) -> Option<&HouseView> {
        self.houses.get(seat.index())
    }

    /// The viewer's own side of the table.
    pub fn own(&self) -> Option<&HouseView> {
        self.house(self.viewer.seat()?)
    }

    /// The road to an office for a player who uses these chests; `None` if there is no such office or way.
    pub fn road(&self, seat: Seat, office: Office, direction: Direction, used: ChestSet) -> Option<RoadView> {
        let house = self.house(seat)?;
        let layout = self.layout();
        let space = layout.space(office)?;
        let open = direction == Direction::Clockwise || house.privileges.has(Privilege::WindingRoad);
        if !open {
            return None;
        }
        let road = Road::new((&self.ring(), self.king, layout), (house.privileges, used), office, direction);
        let begun = self.plan.is_some() || self.phase == PhaseName::ChooseOffice;
        let have = house.court.total() + u8::from(!begun && self.next_space_gives(house));
        let right = house.privileges.has(Privilege::Patent) || used.has(Chest::Patent);
        Some(RoadView {
            office,
            direction,
            steps: road.steps().map(|(province, paid)| StepView { province, paid }).collect(),
            cost: road.cost,
            surplus: road.surplus().collect(),
            total: road.total(),
            have,
            missing: road.total().saturating_sub(have),
            noble_missing: space.noble && house.court.nobles == 0 && !right,
        })
    }

    /// The ways to an office for a player who uses these chests: one, or two with the privilege of the winding road.
    pub fn roads(&self, seat: Seat, office: Office, used: ChestSet) -> Vec<RoadView> {
        let apart = self.king != office.province();
        let ways = Direction::ALL.into_iter().filter(|&way| apart || way == Direction::Clockwise);
        ways.filter_map(|way| self.road(seat, office, way, used)).collect()
    }

    /// The chests of a player that could make an appointment cheaper.
    pub fn modifiers(&self, seat: Seat) -> ChestSet {
        let held = self.house(seat).map_or(Chests::NONE, |house| house.chests);
        held.kinds().filter(|chest| chest.modifies()).collect()
    }

    /// The offices that nobody holds.
    pub fn free_offices(&self) -> OfficeSet {
        let offices = self.provinces.iter().flat_map(|province| &province.offices);
        offices.filter(|office| office.seat.is_none()).map(|office| office.office).collect()
    }

    /// The next space of the appointment track has an envoy symbol, and there is an envoy to gain.
    fn next_space_gives(&self, house: &HouseView) -> bool {
        let symbol = self.tracks.symbols.get(self.tracks.appoint.len()).copied().unwrap_or(false);
        let on_pay = |province: &ProvinceView| province.pay.get(house.seat.index()).is_some_and(|pay| pay.envoys > 0);
        symbol && (house.empire.envoys > 0 || self.provinces.iter().any(on_pay))
    }

    /// True if this is the last round.
    pub fn last_round(&self) -> bool {
        self.round >= ROUNDS
    }
}

impl PhaseName {
    fn of(game: &Staufer) -> PhaseName {
        if game.errand.choosing.is_some() {
            return PhaseName::GainSource;
        }
        match game.phase {
            Phase::TurnMenu(_) => PhaseName::TurnMenu,
            Phase::EndMenu(_) => PhaseName::EndMenu,
            Phase::SupplyField(_) => PhaseName::SupplyField,
            Phase::QuartermasterField { .. } => PhaseName::QuartermasterField,
            Phase::Muster { .. } => PhaseName::Muster,
            Phase::ChooseOffice(_) => PhaseName::ChooseOffice,
            Phase::ChooseDirection { .. } => PhaseName::ChooseDirection,
            Phase::ChooseModifier { .. } => PhaseName::ChooseModifier,
            Phase::SeatFigure { .. } => PhaseName::SeatFigure,
            Phase::PayFigure { .. } => PhaseName::PayFigure,
            Phase::MessengerPick { .. } => PhaseName::MessengerPick,
            Phase::ChoosePrivilege { .. } => PhaseName::ChoosePrivilege,
            Phase::RecallPick { .. } => PhaseName::RecallPick,
            Phase::ChestPick { .. } => PhaseName::ChestPick,
            Phase::HomecomingPick { .. } => PhaseName::HomecomingPick,
            Phase::RetinuePick { .. } => PhaseName::RetinuePick,
            Phase::Score(_) | Phase::Bonus(_) => PhaseName::Scoring,
            Phase::Moment(part) => part,
            Phase::Over => PhaseName::Over,
        }
    }
}

impl ProvinceView {
    fn of(game: &Staufer, province: Province) -> ProvinceView {
        let tile = game.tiles[province as usize];
        ProvinceView {
            province,
            tile,
            points: tile.points(game.seats).to_vec(),
            bonus: province.bonus(),
            offices: game.layout().offices(province).filter_map(|office| OfficeView::of(game, office)).collect(),
            pay: game.pay[province as usize].playing(game.seats).to_vec(),
            standing: StandingView::all(game, province),
        }
    }
}

impl OfficeView {
    fn of(game: &Staufer, office: Office) -> Option<OfficeView> {
        let space = game.layout().space(office)?;
        let (seat, figure) = game.holder(office).unzip();
        let chests = game.stacks[office.index()];
        Some(OfficeView { office, cost: space.cost, noble: space.noble, seat, figure, chests })
    }
}

impl StandingView {
    fn all(game: &Staufer, province: Province) -> Vec<StandingView> {
        let points = game.tiles[province as usize].points(game.seats);
        let ranking = game.ranking(province, province == game.first());
        let standing = ranking.seats().iter().enumerate().map(|(at, &seat)| {
            let place = Place::after(at);
            StandingView {
                seat,
                place,
                strength: game.seated[seat].strength(province),
                figures: game.seated[seat].figures(province),
                points: points.get(at).copied().unwrap_or(0),
                more: game.more_points(province, seat, place),
                gift: game.gift(province, seat, place),
            }
        });
        standing.collect()
    }
}

impl RowView {
    fn of(game: &Staufer, round: u8) -> Option<RowView> {
        let row = usize::from(round.checked_sub(1)?);
        let king = game.schedule.king.get(row).copied();
        Some(RowView {
            round,
            province: *game.schedule.first.get(row)?,
            condition: *game.schedule.conditions.get(row)?,
            king,
            steps: king.map_or(0, KingTile::steps),
        })
    }
}

impl FieldView {
    fn of(game: &Staufer, field: Field) -> FieldView {
        FieldView { field, figures: field.figures(), chests: game.fields[field as usize] }
    }
}

impl TracksView {
    fn of(game: &Staufer) -> TracksView {
        let spaces = TURNS * game.seats.get();
        let (supply, appoint) = (game.tracks.supply(), game.tracks.appoint());
        let mut next = vec![None; spaces];
        next.iter_mut().zip(supply).for_each(|(space, &seat)| *space = Some(seat));
        next.iter_mut().rev().zip(appoint).for_each(|(space, &seat)| *space = Some(seat));
        TracksView {
            spaces: spaces as u8,
            order: game.tracks.order[..spaces].to_vec(),
            gone: game.tracks.gone,
            supply: supply.to_vec(),
            appoint: appoint.to_vec(),
            symbols: (0..spaces).map(|space| game.numbers().symbol(space)).collect(),
            next,
        }
    }
}

impl PrivilegeView {
    fn all(game: &Staufer) -> Vec<PrivilegeView> {
        let kinds = game.display.kinds.with(Privilege::Points).iter();
        let kinds = kinds.map(|privilege| PrivilegeView {
            privilege,
            left: game.display.left[privilege as usize],
            points: if privilege == Privilege::Points { game.pile_left().first().copied().unwrap_or(0) } else { 0 },
        });
        kinds.collect()
    }
}

impl PlanView {
    fn of(game: &Staufer) -> Option<PlanView> {
        let begun = |seat, office, plan: Option<Plan>, paid| {
            let road = plan.map(|plan| game.road(seat, office, plan.direction, plan.used));
            let payments = road.iter().flat_map(|road| (0..road.total()).filter_map(|number| road.payment(number)));
            PlanView {
                seat,
                office,
                direction: plan.map(|plan| plan.direction),
                used: plan.map_or(ChestSet::EMPTY, |plan| plan.used),
                figure: game.seated[seat].figure(office),
                payments: payments.collect(),
                paid,
            }
        };
        match game.phase {
            Phase::ChooseDirection { seat, office } => Some(begun(seat, office, None, 0)),
            Phase::ChooseModifier { seat, plan } | Phase::SeatFigure { seat, plan } => {
                Some(begun(seat, plan.office, Some(plan), 0))
            }
            Phase::PayFigure { seat, plan, paid } => Some(begun(seat, plan.office, Some(plan), paid)),
            _ => None,
        }
    }
}

impl PickView {
    fn of(game: &Staufer) -> Option<PickView> {
        match game.phase {
            Phase::RecallPick { seat, left, back, .. } => {
                let province = if let Back::Award(award) = back { game.scored(award.at) } else { None };
                Some(PickView { seat, left, province })
            }
            Phase::ChestPick { seat, award } => Some(PickView { seat, left: 1, province: game.scored(award.at) }),
            Phase::HomecomingPick { seat, left, award } => {
                Some(PickView { seat, left, province: game.scored(award.at) })
            }
            Phase::RetinuePick { at, nth, kept } => {
                let left = Privilege::Retinue.amount().saturating_sub(kept);
                Some(PickView { seat: game.nth_in_order(nth)?, left, province: game.scored(at) })
            }
            _ => None,
        }
    }
}

impl HouseView {
    /// Section 6: the one place that decides who sees a job.
    fn of(game: &Staufer, seat: Seat, viewer: Viewer) -> HouseView {
        let house = &game.houses[seat];
        let shown = viewer.is(seat) || game.jobs_are_open();
        let cards = game.numbers().pile.iter().enumerate().filter(|(at, _)| house.cards & (1 << at) != 0);
        HouseView {
            seat,
            court: house.court,
            empire: house.empire,
            vp: game.track(seat),
            chests: house.chests,
            chest_points: game.chest_points(seat),
            privileges: house.privileges.iter().filter(|&kind| kind != Privilege::Points).collect(),
            doubled: house.doubled,
            cards: cards.map(|(_, &points)| points).collect(),
            jobs: shown.then(|| game.jobs_of(seat).map(|job| JobView::of(game, seat, job)).to_vec()),
        }
    }
}

impl JobView {
    fn of(game: &Staufer, seat: Seat, job: Job) -> JobView {
        let (count, points) = (game.job_count(seat, job), game.job_points(seat, job));
        JobView { job, category: job.category(), count, points }
    }
}
