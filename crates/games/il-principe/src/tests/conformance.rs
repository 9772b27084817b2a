//! The conformance suite of the contract.

use crate::IlPrincipe;

#[test]
fn the_game_fulfils_its_contract() {
    curia_core::testkit::conformance::<IlPrincipe>(12);
}
