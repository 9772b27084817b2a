//! The provinces as everybody sees them.

use curia_core::Seat;
use serde::Serialize;

use crate::data::{Bonus, Gift, Place, Province, ScoringTile};
use crate::pieces::{Figure, Figures, Office, Stack};
use crate::state::Staufer;

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

impl ProvinceView {
    pub(super) fn of(game: &Staufer, province: Province) -> ProvinceView {
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
    pub(super) fn of(game: &Staufer, office: Office) -> Option<OfficeView> {
        let space = game.layout().space(office)?;
        let (seat, figure) = game.holder(office).unzip();
        let chests = game.stacks[office.index()];
        Some(OfficeView { office, cost: space.cost, noble: space.noble, seat, figure, chests })
    }
}

impl StandingView {
    pub(super) fn all(game: &Staufer, province: Province) -> Vec<StandingView> {
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
