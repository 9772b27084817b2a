//! What the conformance suite must know of the game.

use curia_core::testkit::{Hidden, Probe};
use curia_core::{Named, Viewer};

use crate::data::{Category, Chest, Condition, Field, Job, Privilege, Province};
use crate::event::Event;
use crate::pieces::Figure;
use crate::state::Staufer;

/// What play must reach beside the decisions, provinces, fields, chests, privileges, conditions and jobs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
pub enum Feat {
    /// The empire was empty, so a figure came from a pay space.
    EmptyEmpire,
    /// There was no noble to gain, so an envoy was.
    EnvoyInstead,
    /// There was nothing to gain at all.
    NothingGained,
    /// A space of the appointment track gave an envoy.
    TrackEnvoy,
    /// A noble took an office.
    NobleSeated,
    /// An envoy took a noble office.
    EnvoyOnNobleOffice,
    /// A noble paid.
    NoblePaid,
    /// A privilege gave VP for taking a noble office.
    PatentPoints,
    /// A privilege brought a figure back.
    MessengerBrought,
    /// A privilege gave more envoys.
    Recruited,
    /// A privilege took chests of another field.
    OtherChests,
    /// A card of the victory-point pile was bought.
    PileCard,
    /// A chest brought figures back.
    Recalled,
    /// Both markers lay in one province.
    OneProvinceScored,
    /// They lay in two.
    TwoProvincesScored,
    /// Nobody had an office in a scored province.
    NobodyThere,
    /// A privilege gave VP for a first place.
    HeraldPoints,
    /// A privilege gave VP for nobles.
    NobleHousePoints,
    /// A privilege gave VP beside a bonus.
    ChancellorPoints,
    /// A bonus gave VP.
    BonusPoints,
    /// A bonus gave figures.
    BonusFigures,
    /// A bonus gave a chest of one's choice.
    ChestChosen,
    /// A bonus gave the top chest.
    ChestDrawn,
    /// A figure came home from an office.
    CameHome,
    /// A cleared figure stayed.
    RetinueKept,
    /// Figures were cleared.
    Cleared,
    /// The king brought figures to a court.
    KingBrought,
    /// The deck ran out and was made anew.
    EmptyDeck,
    /// There was no chest left at all.
    NoChestLeft,
    /// Two players had the most VP, and the court decided.
    TieDecided,
    /// Two players had the most VP and as many figures.
    VictoryShared,
}

/// What an event shows beside the components that it uses.
fn feat(event: &Event) -> Option<Feat> {
    Some(match event {
        Event::GainedFrom { .. } => Feat::EmptyEmpire,
        Event::EnvoyInstead { .. } => Feat::EnvoyInstead,
        Event::NothingGained { .. } => Feat::NothingGained,
        Event::AppointBegan { symbol: true, .. } => Feat::TrackEnvoy,
        Event::Appointed { figure: Figure::Noble, .. } => Feat::NobleSeated,
        Event::PatentPoints { .. } => Feat::PatentPoints,
        Event::Paid { figure: Figure::Noble, .. } => Feat::NoblePaid,
        Event::MessengerBrought { .. } => Feat::MessengerBrought,
        Event::Recruited { .. } => Feat::Recruited,
        Event::ChestsFrom { .. } => Feat::OtherChests,
        Event::PileCardBought { .. } => Feat::PileCard,
        Event::Recalled { .. } => Feat::Recalled,
        Event::SecondMarker { again: true, .. } => Feat::OneProvinceScored,
        Event::SecondMarker { again: false, .. } => Feat::TwoProvincesScored,
        Event::NobodyThere { .. } => Feat::NobodyThere,
        Event::HeraldPoints { .. } => Feat::HeraldPoints,
        Event::NobleHousePoints { .. } => Feat::NobleHousePoints,
        Event::ChancellorPoints { .. } => Feat::ChancellorPoints,
        Event::BonusPoints { .. } => Feat::BonusPoints,
        Event::BonusFigures { .. } => Feat::BonusFigures,
        Event::ChestChosen { .. } => Feat::ChestChosen,
        Event::ChestDrawn { .. } => Feat::ChestDrawn,
        Event::CameHome { .. } => Feat::CameHome,
        Event::RetinueKept { .. } => Feat::RetinueKept,
        Event::Cleared { .. } => Feat::Cleared,
        Event::KingBrought { .. } => Feat::KingBrought,
        Event::DeckRenewed { .. } => Feat::EmptyDeck,
        Event::NoChestLeft => Feat::NoChestLeft,
        Event::TiedForVictory { shared: false, .. } => Feat::TieDecided,
        Event::TiedForVictory { shared: true, .. } => Feat::VictoryShared,
        _ => return None,
    })
}

/// The component that an event uses.
fn component(event: &Event) -> Option<&'static str> {
    Some(match event {
        Event::Supplied { field, .. } => field.id(),
        Event::ProvinceScored { province } => province.id(),
        Event::SecondMarker { condition, .. } => condition.id(),
        Event::ModifierUsed { chest, .. }
        | Event::ChestPoints { chest, .. }
        | Event::ChestFigures { chest, .. }
        | Event::ChestTaken { chest: chest @ (Chest::Relic | Chest::Seal), .. } => chest.id(),
        Event::RecallUsed { .. } => Chest::Recall.id(),
        Event::Mustered { .. } => Chest::Muster.id(),
        Event::Knighted { .. } => Chest::Knighting.id(),
        Event::PrivilegeBought { privilege, .. } => privilege.id(),
        Event::PileCardBought { .. } => Privilege::Points.id(),
        Event::JobScored { job, points: 1.., .. } => job.id(),
        _ => return None,
    })
}

impl Probe for Staufer {
    type Feat = Feat;

    const RARE: &'static [Feat] = &[Feat::NoChestLeft, Feat::VictoryShared];

    /// A job counts once it has scored, a turquoise chest once it has been used.
    fn components() -> Vec<&'static str> {
        let provinces = Province::ALL.map(Province::id);
        let fields = Field::ALL.map(Field::id);
        let chests = Chest::ALL.map(Chest::id);
        let privileges = Privilege::ALL.map(Privilege::id);
        let conditions = Condition::ALL.map(Condition::id);
        let jobs = Job::ALL.map(Job::id);
        [&provinces[..], &fields, &chests, &privileges, &conditions, &jobs].concat()
    }

    fn feats(event: &Event, out: &mut Vec<&'static str>) {
        out.extend(component(event));
        out.extend(feat(event).map(Feat::id));
        if let Event::Appointed { figure: Figure::Envoy, noble: true, .. } = event {
            out.push(Feat::EnvoyOnNobleOffice.id());
        }
    }

    fn reveals(event: &Event, viewer: Viewer) -> bool {
        match event {
            Event::DealtJobs { seat, .. } => viewer.is(*seat),
            Event::ChestAtOffice { .. }
            | Event::ChestAtField { .. }
            | Event::ChestDrawn { .. }
            | Event::JobsRevealed { .. } => true,
            _ => false,
        }
    }

    /// The jobs of others and those that nobody has, by category, and the deck from the top.
    fn hidden(&self, viewer: Viewer, out: &mut Vec<Hidden>) {
        if self.jobs_are_open() {
            return;
        }
        let own = viewer.seat().map(|seat| self.place_of_jobs(seat));
        for category in Category::ALL {
            for (place, job) in self.jobs[category as usize].into_iter().enumerate() {
                if Some(place) != own {
                    let slot = (category.index() * Job::OF_A_CATEGORY + place) as u32;
                    out.push(Hidden { slot, pool: category as u8, value: job as u64 });
                }
            }
        }
        for (place, &chest) in self.deck.lying().iter().enumerate() {
            out.push(Hidden { slot: 100 + place as u32, pool: Category::COUNT as u8, value: chest as u64 });
        }
    }
}
