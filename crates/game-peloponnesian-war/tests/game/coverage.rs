//! Every rule of the ledger is named by a test.

use game_peloponnesian_war::PeloponnesianWar;
use testkit::coverage;

#[test]
fn every_rule_is_named_by_a_test() {
    coverage::check::<PeloponnesianWar>(concat!(env!("CARGO_MANIFEST_DIR"), "/src/tests"));
}
