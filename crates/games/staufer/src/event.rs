//! What happened, as data.

use curia_core::{Outcome, Seat, Spoken};
use serde::Serialize;

use crate::data::{Bonus, Category, Chest, Condition, Field, Job, KingTile, Place, Privilege, Province, ScoringTile};
use crate::pieces::{Chests, Figure, Figures, Office};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Spoken)]
#[serde(tag = "event", rename_all = "snake_case")]
#[spoken("staufer-event")]
#[expect(missing_docs, reason = "the fields carry the names of the specification")]
pub enum Event {
    /// Chance (RND1): this seat begins.
    #[spoken(silent)]
    PickedStart { seat: Seat },
    /// Chance (RND2): the provinces round the ring.
    #[spoken(silent)]
    ShuffledRing { order: [Province; Province::COUNT] },
    /// Chance (RND3): the scoring tiles, by ring position.
    #[spoken(silent)]
    ShuffledTiles { order: [ScoringTile; Province::COUNT] },
    /// Chance (RND4, and every time the deck is made anew): the deck, the top first.
    #[spoken(silent)]
    ShuffledDeck { order: Vec<Chest> },
    /// Chance (RND5): the jobs of a category, the first one goes to the start player.
    #[spoken(silent)]
    ShuffledJobs { category: Category, order: [Job; Job::OF_A_CATEGORY] },
    /// Chance (RND6): column A; the last one is the king's start.
    #[spoken(silent)]
    ShuffledProvinces { order: [Province; Province::COUNT] },
    /// Chance (RND7): column B; the last one is out of the game.
    #[spoken(silent)]
    ShuffledConditions { order: [Condition; Condition::COUNT] },
    /// Chance (RND8): column C; the last two are out of the game.
    #[spoken(silent)]
    ShuffledKing { order: [KingTile; KingTile::COUNT] },
    /// Chance (RND9): the permanent privileges; the first five are in the game.
    #[spoken(silent)]
    ShuffledPrivileges { order: Vec<Privilege> },
    /// Section 4.1: who begins.
    Begins { seat: Seat },
    /// Section 4.10: the secret jobs; for their owner.
    DealtJobs { seat: Seat, jobs: Vec<Job> },
    /// A round begins with the first marker on a province.
    RoundBegan { round: u8, province: Province, condition: Condition },

    /// Section 5.1: a figure comes from the empire to the court.
    Gained {
        seat: Seat,
        #[spoken(form)]
        figure: Figure,
    },
    /// Section 5.1: the empire has none, so it comes from a pay space.
    GainedFrom {
        seat: Seat,
        #[spoken(form)]
        figure: Figure,
        province: Province,
    },
    /// Ruling 9.9: there is no noble to gain, so an envoy is.
    EnvoyInstead { seat: Seat },
    /// Ruling 9.10: there is nothing to gain.
    NothingGained { seat: Seat },

    /// Section 5.3: the action, with the field and its figures.
    Supplied {
        seat: Seat,
        field: Field,
        #[spoken(unless = "bare")]
        figures: Figures,
    },
    /// Section 5.3: the chests come from another field.
    ChestsFrom { seat: Seat, field: Field },
    /// Section 5.3: more envoys by a privilege.
    Recruited { seat: Seat, count: u8 },
    /// Section 5.3: a second field by a chest.
    Mustered {
        seat: Seat,
        field: Field,
        #[spoken(unless = "bare")]
        figures: Figures,
    },

    /// Section 5.4: the action piece goes to this space of the appointment track, 1 is the bottom one; with or without
    /// an envoy symbol.
    AppointBegan {
        seat: Seat,
        space: u8,
        #[spoken(form = "envoy")]
        symbol: bool,
    },
    /// Section 5.4: a chest makes the appointment cheaper.
    ModifierUsed { seat: Seat, chest: Chest },
    /// Section 5.4: a figure takes an office; `figures` in all are paid for road and office, itself among them.
    Appointed {
        seat: Seat,
        #[spoken(form)]
        figure: Figure,
        office: Office,
        figures: u8,
        /// True for a noble office.
        #[spoken(skip)]
        noble: bool,
    },
    /// For the record alone: a privilege of which nothing else is told has made an appointment cheaper (section 5.4) or has
    /// broken a tie (section 5.8).
    #[spoken(silent)]
    PrivilegeHelped { seat: Seat, privilege: Privilege },
    /// Section 5.4: VP for taking a noble office.
    PatentPoints { seat: Seat, points: u8 },
    /// Section 5.4: a figure goes to a pay space, for the road or for the office.
    Paid {
        seat: Seat,
        #[spoken(form)]
        figure: Figure,
        province: Province,
        road: bool,
    },
    /// Section 5.4: a figure comes back by a privilege.
    MessengerBrought {
        seat: Seat,
        #[spoken(form)]
        figure: Figure,
        province: Province,
    },

    /// Section 5.7: a chest is taken and kept.
    ChestTaken { seat: Seat, chest: Chest },
    /// Section 5.7: an orange chest scores.
    ChestPoints { seat: Seat, chest: Chest, points: u8 },
    /// Section 5.7: an orange chest gives figures.
    ChestFigures { seat: Seat, chest: Chest, figures: Figures },
    /// Section 5.5: a privilege is bought.
    PrivilegeBought { seat: Seat, privilege: Privilege },
    /// Section 5.5: the top card of the victory-point pile is bought.
    PileCardBought { seat: Seat, points: u8 },
    /// Section 5.6: a recall chest is used.
    RecallUsed { seat: Seat },
    /// Sections 5.6 and 5.8: a figure comes back from a pay space.
    Recalled {
        seat: Seat,
        #[spoken(form)]
        figure: Figure,
        province: Province,
        /// True if it is a province bonus that brings it.
        #[spoken(skip)]
        bonus: bool,
    },
    /// Section 5.2: a noble comes from the empire by a chest.
    Knighted { seat: Seat },

    /// Section 5.8: the second marker; `again` if it stands in the province of the first one.
    SecondMarker {
        province: Province,
        condition: Condition,
        #[spoken(form = "again")]
        again: bool,
    },
    /// Section 5.8: a province is scored.
    ProvinceScored { province: Province },
    /// Ruling 9.25: nobody has an office there.
    NobodyThere { province: Province },
    /// Section 5.8: a place in the majority; `points` of the scoring tile.
    Placed {
        seat: Seat,
        place: Place,
        strength: u8,
        #[spoken(unless = "none")]
        points: Points,
    },
    /// Section 5.8: VP for a first place.
    HeraldPoints { seat: Seat, points: u8 },
    /// Section 5.8: VP for nobles in a scored province.
    NobleHousePoints { seat: Seat, points: u8 },
    /// Section 5.8: VP beside the bonus.
    ChancellorPoints { seat: Seat, points: u8 },
    /// Section 5.8: the province bonus gives VP.
    BonusPoints { seat: Seat, points: u8 },
    /// Section 5.8: the province bonus gives figures.
    BonusFigures {
        seat: Seat,
        figures: Figures,
        #[spoken(skip)]
        bonus: Bonus,
    },
    /// Section 5.8: a chest of one's choice.
    ChestChosen { seat: Seat, field: Field, chest: Chest },
    /// Section 5.8: the top chest of the deck.
    ChestDrawn { seat: Seat, chest: Chest },
    /// Section 5.8: a figure comes home from an office.
    CameHome {
        seat: Seat,
        #[spoken(form)]
        figure: Figure,
        office: Office,
    },

    /// Section 5.9: a cleared figure stays with its owner.
    RetinueKept {
        seat: Seat,
        #[spoken(form)]
        figure: Figure,
        province: Province,
    },
    /// Section 5.9: figures go back to their owner's empire.
    Cleared { seat: Seat, figures: Figures, province: Province },
    /// Section 5.9: a chest is laid under an office.
    ChestAtOffice { office: Office, chest: Chest },
    /// Section 5.9: a chest is laid under a supply field.
    ChestAtField { field: Field, chest: Chest },
    /// Ruling 9.22: the discarded chests become the deck.
    DeckRenewed { count: u8 },
    /// Ruling 9.22: no chest is left at all.
    NoChestLeft,
    /// Section 5.9: the king enters a province.
    KingMoved { province: Province },
    /// Section 5.9: the king brings figures from the pay space to their owner's court.
    KingBrought { seat: Seat, figures: Figures, province: Province },
    /// Section 5.9: the turn order of the next round.
    NewOrder { order: Vec<Seat> },

    /// Section 5.10: the jobs of a player are shown.
    JobsRevealed { seat: Seat, jobs: Vec<Job> },
    /// Section 7.2: a job scores.
    JobScored { seat: Seat, job: Job, points: u8 },
    /// Section 7.3: relics score.
    RelicsScored { seat: Seat, count: u8, points: u8 },
    /// Section 7.3: unused chests score.
    UnusedScored { seat: Seat, chests: Chests, points: u8 },
    /// Section 8: the final result of a seat.
    FinalScore { seat: Seat, total: i32 },
    /// Section 8: several players have the most VP; the figures in court decide, or these players share the victory.
    TiedForVictory {
        seats: Vec<Seat>,
        #[spoken(form = "shared")]
        shared: bool,
    },
}

/// VP of a place; texts say no points otherwise than some.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Points(pub u8);

impl curia_core::ToArg for Points {
    fn to_arg(&self) -> Option<curia_core::Arg> {
        self.0.to_arg()
    }
}

impl curia_core::Flag for Points {
    fn is_set(&self) -> bool {
        self.0 > 0
    }
}

impl curia_core::Event for Event {
    fn outcome(&self) -> Option<Outcome> {
        match self {
            Event::PickedStart { seat } => Some(Outcome::Pick { what: "start_player", got: seat.to_string() }),
            Event::ShuffledRing { order } => shuffle("ring", order.map(Province::id)),
            Event::ShuffledTiles { order } => shuffle("scoring_tiles", order.map(ScoringTile::id)),
            Event::ShuffledDeck { order } => shuffle("chests", order.iter().map(|chest| chest.id())),
            Event::ShuffledJobs { category, order } => {
                let what = ["jobs_province", "jobs_blue", "jobs_red"][*category as usize];
                shuffle(what, order.map(Job::id))
            }
            Event::ShuffledProvinces { order } => shuffle("tiles_a", order.map(Province::tile_id)),
            Event::ShuffledConditions { order } => shuffle("tiles_b", order.map(Condition::id)),
            Event::ShuffledKing { order } => shuffle("tiles_c", order.map(KingTile::id)),
            Event::ShuffledPrivileges { order } => shuffle("privileges", order.iter().map(|kind| kind.id())),
            _ => None,
        }
    }
}

fn shuffle(what: &'static str, order: impl IntoIterator<Item = &'static str>) -> Option<Outcome> {
    Some(Outcome::Shuffle { what, order: order.into_iter().map(str::to_owned).collect() })
}
