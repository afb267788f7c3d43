//! Every rule of the ledger is named by a test.

use std::path::Path;

use engine::Presentation;
use game_peloponnesian_war::PeloponnesianWar;
use testkit::{coverage::uncovered, embedded};

#[test]
fn every_rule_is_named_by_a_test() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/tests");
    let game = embedded::<PeloponnesianWar>();
    assert_eq!(uncovered(game.ledger(), &folder), Vec::<String>::new());
}
