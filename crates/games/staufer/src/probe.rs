//! What the conformance suite must know of the game.

use curia_core::testkit::{Hidden, Probe};
use curia_core::{Named, Viewer};

use crate::data::{Bonus, Category, Chest, Condition, Field, Job, Place, Privilege, Province, UNUSED_CHEST};
use crate::event::Event;
use crate::pieces::Figure;
use crate::scoring::relic_points;
use crate::state::Staufer;

/// What play must reach beside the decisions and what the components do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Named)]
pub enum Feat {
    /// The empire was empty, so an envoy came from a pay space.
    EmptyEmpire,
    /// The same with a noble.
    NobleFromPaySpace,
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
    /// Both markers lay in one province.
    OneProvinceScored,
    /// They lay in two.
    TwoProvincesScored,
    /// Nobody had an office in a scored province.
    NobodyThere,
    /// A player had the last place of a full table.
    FifthPlace,
    /// A bonus gave a chest of one's choice.
    ChestChosen,
    /// A bonus gave the top chest.
    ChestDrawn,
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

/// What an event shows beside what components do.
fn feat(event: &Event) -> Option<Feat> {
    Some(match event {
        Event::GainedFrom { figure: Figure::Envoy, .. } => Feat::EmptyEmpire,
        Event::GainedFrom { figure: Figure::Noble, .. } => Feat::NobleFromPaySpace,
        Event::EnvoyInstead { .. } => Feat::EnvoyInstead,
        Event::NothingGained { .. } => Feat::NothingGained,
        Event::AppointBegan { symbol: true, .. } => Feat::TrackEnvoy,
        Event::Appointed { figure: Figure::Noble, .. } => Feat::NobleSeated,
        Event::Appointed { figure: Figure::Envoy, noble: true, .. } => Feat::EnvoyOnNobleOffice,
        Event::Paid { figure: Figure::Noble, .. } => Feat::NoblePaid,
        Event::SecondMarker { again: true, .. } => Feat::OneProvinceScored,
        Event::SecondMarker { again: false, .. } => Feat::TwoProvincesScored,
        Event::NobodyThere { .. } => Feat::NobodyThere,
        Event::Placed { place: Place::Fifth, .. } => Feat::FifthPlace,
        Event::ChestChosen { .. } => Feat::ChestChosen,
        Event::ChestDrawn { .. } => Feat::ChestDrawn,
        Event::Cleared { .. } => Feat::Cleared,
        Event::KingBrought { .. } => Feat::KingBrought,
        Event::DeckRenewed { .. } => Feat::EmptyDeck,
        Event::NoChestLeft => Feat::NoChestLeft,
        Event::TiedForVictory { shared: false, .. } => Feat::TieDecided,
        Event::TiedForVictory { shared: true, .. } => Feat::VictoryShared,
        _ => return None,
    })
}

/// The privilege that has done what an event tells.
fn privilege(event: &Event) -> Option<Privilege> {
    Some(match *event {
        Event::PrivilegeHelped { privilege, .. } => privilege,
        Event::PileCardBought { .. } => Privilege::Points,
        Event::Recruited { .. } => Privilege::Recruiter,
        Event::PatentPoints { .. } => Privilege::Patent,
        Event::HeraldPoints { .. } => Privilege::Herald,
        Event::ChestsFrom { .. } => Privilege::Quartermaster,
        Event::NobleHousePoints { .. } => Privilege::NobleHouse,
        Event::MessengerBrought { .. } => Privilege::Messenger,
        Event::RetinueKept { .. } => Privilege::Retinue,
        Event::ChancellorPoints { .. } => Privilege::Chancellor,
        Event::RelicsScored { count, points, .. } if points > relic_points(count) => Privilege::Antiquarian,
        Event::UnusedScored { chests, points, .. } if points > UNUSED_CHEST * chests.total() => Privilege::Treasurer,
        _ => return None,
    })
}

/// The chest that has done what an event tells.
fn chest(event: &Event) -> Option<Chest> {
    Some(match *event {
        Event::ModifierUsed { chest, .. } | Event::ChestPoints { chest, .. } | Event::ChestFigures { chest, .. } => {
            chest
        }
        Event::RecallUsed { .. } => Chest::Recall,
        Event::Mustered { .. } => Chest::Muster,
        Event::Knighted { .. } => Chest::Knighting,
        Event::RelicsScored { count: 1.., .. } => Chest::Relic,
        Event::PrivilegeBought { .. } | Event::PileCardBought { .. } => Chest::Seal,
        _ => return None,
    })
}

/// The province bonus that has given what an event tells.
fn bonus(event: &Event) -> Option<Bonus> {
    Some(match *event {
        Event::BonusFigures { bonus, .. } => bonus,
        Event::BonusPoints { .. } => Bonus::Points,
        Event::Recalled { bonus: true, .. } => Bonus::Recall,
        Event::ChestChosen { .. } | Event::ChestDrawn { .. } => Bonus::Chest,
        Event::CameHome { .. } => Bonus::Homecoming,
        _ => return None,
    })
}

impl Probe for Staufer {
    type Feat = Feat;

    const RARE: &'static [Feat] = &[Feat::VictoryShared];

    /// A component counts once it has done something: a chest or a privilege that is merely owned does not, nor does a job
    /// that scores nothing.
    fn components() -> Vec<&'static str> {
        let provinces = Province::ALL.map(Province::id);
        let bonuses = Bonus::ALL.map(Bonus::id);
        let fields = Field::ALL.map(Field::id);
        let chests = Chest::ALL.map(Chest::id);
        let privileges = Privilege::ALL.map(Privilege::id);
        let conditions = Condition::ALL.map(Condition::id);
        let jobs = Job::ALL.map(Job::id);
        [&provinces[..], &bonuses, &fields, &chests, &privileges, &conditions, &jobs].concat()
    }

    fn feats(event: &Event, out: &mut Vec<&'static str>) {
        out.extend(feat(event).map(Feat::id));
        out.extend(privilege(event).map(Privilege::id));
        out.extend(chest(event).map(Chest::id));
        out.extend(bonus(event).map(Bonus::id));
        out.extend(match event {
            Event::Supplied { field, .. } => Some(field.id()),
            Event::ProvinceScored { province } => Some(province.id()),
            Event::SecondMarker { condition, .. } => Some(condition.id()),
            Event::JobScored { job, points: 1.., .. } => Some(job.id()),
            _ => None,
        });
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
