//! 5.4, 5.5 Armies that stay and armies that go home.

use super::table::{Table, dice, space};
use crate::{Kind, Side, Sort, rules::staying};

/// The staying roll of the army in a space: who is left there.
fn stays(position: &str, side: Side, id: &str, roll: usize) -> Table {
    let mut table = Table::new(&format!(
        "peloponnesian-war; clear; {position}; stage staying"
    ));
    table.rig(&dice(&[roll]));
    table.with(|play| {
        staying::advance(play, side, space(id));
        if matches!(play.at.steps.last(), Some(crate::Step::Remain { .. })) {
            staying::advance_remain(play, side, space(id));
        }
    });
    table
}

#[test]
fn r_5_4a_armies_stay_or_leave_one_point() {
    // covers: 5.4b 5.4c 5.4d 5.4e 3.1f
    let pericles = stays("plataea A4h @pericles", Side::Athens, "plataea", 4);
    assert_eq!(pericles.at(Side::Athens, "plataea"), [4, 0, 0]);
    assert_eq!(
        pericles
            .state
            .position
            .leader_at("pericles".parse().unwrap()),
        None
    );
    let agis = stays("decelea S7h2c @agis", Side::Sparta, "decelea", 5);
    assert_eq!(agis.at(Side::Sparta, "decelea"), [1, 0, 0]);
    assert_eq!(agis.state.position.homeward.sparta.total(), 8);
    let type_first = stays("plataea S1c s2h @agis", Side::Sparta, "plataea", 1);
    assert_eq!(
        type_first
            .force(Side::Sparta, "plataea")
            .get(Sort::allied(Kind::Hoplite)),
        1
    );
    let island = stays("melos A2h1n a2n @nicias", Side::Athens, "melos", 1);
    assert_eq!(
        island
            .force(Side::Athens, "melos")
            .get(Sort::own(Kind::Naval)),
        1
    );
    assert_eq!(island.at(Side::Athens, "melos"), [0, 0, 1]);
    let lowest = stays(
        "plataea S3h @callicratides @agis",
        Side::Sparta,
        "plataea",
        5,
    );
    assert_eq!(lowest.at(Side::Sparta, "plataea"), [1, 0, 0]);
    let advised = stays(
        "alcibiades 1; plataea S3h @lysander",
        Side::Sparta,
        "plataea",
        2,
    );
    assert_eq!(
        advised.at(Side::Sparta, "plataea"),
        [1, 0, 0],
        "Alcibiades keeps no army in place"
    );
}

#[test]
fn r_5_4f_on_an_island_without_ships_the_owner_chooses() {
    let mut table = Table::new("peloponnesian-war; clear; melos A2h1c @nicias; stage staying");
    table.rig(&dice(&[1])).go();
    assert_eq!(table.answers(), ["keep hoplite", "keep cavalry"]);
    table.act("keep cavalry");
    assert_eq!(table.at(Side::Athens, "melos"), [0, 1, 0]);
    let one = stays("plataea A1h @nicias", Side::Athens, "plataea", 1);
    assert_eq!(one.at(Side::Athens, "plataea"), [1, 0, 0]);
    assert!(one.state.position.homeward.athens.is_empty());
}

#[test]
fn r_5_5a_only_new_points_wait_in_the_box_after_combat() {
    // covers: 7.2a
    let read = |text: &str| crate::position::read_still(&super::table::game(), text);
    assert!(read("peloponnesian-war; clear; home A1h; stage home-after-combat").is_ok());
    let late = read("peloponnesian-war; clear; home A1h; stage building");
    let error = late.expect_err("nobody is left in the box").to_string();
    assert!(error.contains("in the box"), "{error}");
    // What is being built waits there, and no more than that.
    let mut table = Table::run("peloponnesian-war; clear; talents A9000; stage building");
    table.act("build athenian hoplite");
    let check = |table: &Table| crate::validate::validate(&table.game, &table.state.position);
    assert!(check(&table).is_ok());
    let one = crate::Force::of(Sort::own(Kind::Hoplite), 1);
    table.state.position.homeward.athens = one.plus(one);
    assert!(check(&table).is_err(), "only one was built");
    table.state.position.homeward.athens = one;
    table.state.position.homeward.sparta = one;
    assert!(check(&table).is_err(), "Sparta builds nothing yet");
}

#[test]
fn r_5_5a_after_combat_the_map_is_quiet() {
    // covers: 5.4g 5.7b
    let table = Table::run(
        "peloponnesian-war; clear; plataea A3h @nicias s3h @agis; megara A5h @cleon; \
         aegina s6n @lysander; piraeus A4n @phormio; stage siege-determination",
    );
    let at = &table.state.position;
    let shared = at
        .troops
        .occupied(Side::Athens)
        .intersection(at.troops.occupied(Side::Sparta));
    assert!(shared.is_empty() && at.homeward.athens.is_empty() && at.homeward.sparta.is_empty());
    assert!(at.besieged.athens.is_empty() && at.besieged.sparta.is_empty());
    assert!(crate::LeaderId::all().all(|leader| at.leader_at(leader).is_none()));
}

#[test]
fn r_7_2b_whoever_is_asked_to_build_has_something_left_to_build() {
    let mut table = Table::run("peloponnesian-war; clear; talents A9000; stage building");
    let mut check = |wanted: u8| {
        let at = &mut table.state.position;
        let Some(crate::Step::Build { left, .. }) = at.steps.last_mut() else {
            panic!("{:?}", at.steps);
        };
        *left = wanted;
        crate::validate::validate(&table.game, at)
    };
    assert!(check(1).is_ok());
    for wrong in [0, 100] {
        let error = check(wrong).expect_err("no such question").to_string();
        assert!(
            error.contains(&format!("cannot build {wrong} points")),
            "{error}"
        );
    }
}
