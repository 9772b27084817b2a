//! The conformance suite of the contract.

use crate::Staufer;

#[test]
fn the_game_fulfils_its_contract() {
    curia_core::testkit::conformance::<Staufer>(12);
}
