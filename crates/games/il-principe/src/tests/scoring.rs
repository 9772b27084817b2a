//! The result of section 8 and the tie-break of section 11.4.

use curia_core::Game;

use super::position::{Position, S0, S1, S2, S3};
use crate::state::Phase;
use crate::{Options, Tiebreak};

#[test]
fn equal_totals_share_a_place_unless_gold_decides() {
    let end = |options: Options| {
        let table = Position::with(3, Options { start_principe: Some(S0), ..options });
        let table = table.vp(S0, 57).vp(S1, 55).vp(S2, 48).gold(&[1, 3, 2]).phase(Phase::Over);
        table.game.standings().unwrap()
    };
    let shared = end(Options::default());
    assert_eq!(shared.totals.playing(shared.seats), [57, 57, 48]);
    assert_eq!(shared.places.playing(shared.seats), [1, 1, 3]);
    let by_gold = end(Options { tiebreak: Tiebreak::TiebreakGold, ..Options::default() });
    assert_eq!(by_gold.places.playing(by_gold.seats), [2, 1, 3]);
}

#[test]
fn gold_decides_on_every_place_and_equal_gold_shares_it() {
    let places = |gold: &[u8]| {
        let options = Options { tiebreak: Tiebreak::TiebreakGold, start_principe: Some(S0), ..Options::default() };
        let table = Position::with(4, options).vp(S0, 57).vp(S1, 50).vp(S2, 50).vp(S3, 50).gold(gold);
        let end = table.phase(Phase::Over).game.standings().unwrap();
        end.places.playing(end.seats).to_vec()
    };
    assert_eq!(places(&[9, 1, 3, 2]), [1, 4, 2, 3]);
    assert_eq!(places(&[9, 1, 2, 2]), [1, 4, 2, 2]);
}
