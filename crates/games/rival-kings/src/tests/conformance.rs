//! The conformance suite of the contract.

use crate::RivalKings;

#[test]
fn rival_kings_fulfils_the_contract() {
    curia_core::testkit::conformance::<RivalKings>(12);
}
