//! The conformance suite of the contract.

use crate::HeadsOfState;

#[test]
fn the_game_fulfils_its_contract() {
    curia_core::testkit::conformance::<HeadsOfState>(12);
}
