//! The suite every game must pass.

use curia_core::testkit::conformance;

use crate::Guillotine;

#[test]
fn the_game_keeps_its_contract() {
    conformance::<Guillotine>(60);
}
