//! AID Where the player aid and the rules differ.

use super::table::{Table, dice};
use crate::{BellicosityItem, Event, PassReason, Side, rules::bellicosity};

#[test]
fn r_aid_a_the_rules_hold_where_the_player_aid_differs() {
    // The aid names land troops only; ships alone on a coast lose a ship.
    let mut table = Table::run(
        "peloponnesian-war; clear; player sparta; talents S9000; drawn S agis; gythium S3n; sparta S3h; epidaurus-limera A1h; passed A; operate sparta",
    );
    table.act("operate; objective epidaurus-limera; go gythium; take spartan naval 3");
    table.rig(&dice(&[4, 3, 1])).act("march");
    assert_eq!(table.state.position.lost.sparta.ships(), 1);
    // The aid leaves captured spaces out; ten of them cost a point of bellicosity.
    let captured = "peloponnesian-war; clear; naxos S1n; paros S1n; andros S1n; tenos S1n; ceos S1n; siphnos s1n;                     chios s1n; samos s1n; lemnos s1n; stage bellicosity";
    let nine = Table::new(captured);
    let lines = bellicosity::items(nine.look(), Side::Athens);
    assert!(lines.is_empty(), "{lines:?}");
    let ten = Table::new(&captured.replace("clear;", "clear; imbros s1n;"));
    let lines = bellicosity::items(ten.look(), Side::Athens);
    assert_eq!(lines.as_slice(), [(BellicosityItem::Damage, -1)]);
}

#[test]
fn r_aid_b_misprinted_references_are_read_as_meant() {
    let mut table = Table::run(
        "peloponnesian-war; clear; talents A1350; drawn A nicias; athens A3h; piraeus A2n; passed S; operate athens",
    );
    table.act("operate; objective chios; send");
    assert_eq!(
        table.refusal("take athenian hoplite 2"),
        "7.1.5a",
        "not 7.15"
    );
    let rich = "peloponnesian-war; clear; talents A9000; drawn A nicias; athens A3h; piraeus A2n; passed S; operate athens";
    let mut rich = Table::run(rich);
    rich.act("operate; objective chios; send; take athenian hoplite 3");
    assert_eq!(rich.refusal("march"), "4.1e", "hoplites need ships");
    // 4.3, not 4.3.1: the system is out of money at its first operation.
    let poor = Table::run(
        "peloponnesian-war; clear; player sparta; strategy attack-ally; talents A1050; drawn A nicias; athens A9h; piraeus A5n; \
         passed S; operate athens",
    );
    let passed = |event: &Event| {
        let reason = PassReason::NoArmy;
        *event
            == Event::Passed {
                side: Side::Athens,
                reason,
            }
    };
    assert!(poor.said(passed));
}
