//! DEF The matrices, line by line.

use super::table::game;
use crate::{
    Side, SpaceId, StrategyId,
    data::SpaceKind::{self, Coast, Island, Land},
};

const SPARTA: Side = Side::Sparta;
const ATHENS: Side = Side::Athens;

fn objectives(area: &str) -> String {
    let area = area.parse().expect("an area");
    let spaces = game().matrices.objectives(area).map(SpaceId::id);
    spaces.join(" ")
}

fn areas(side: Side, strategy: StrategyId) -> String {
    let game = game();
    let strategy = game.matrices.strategy(side, strategy).expect("a strategy");
    let areas = strategy.areas.expect("areas");
    areas.map(|area| area.id()).join(" ")
}

/// Hoplites, cavalry and ships for a coast, an island and an inland space.
fn armies(side: Side, strategy: StrategyId) -> [Option<[u8; 3]>; 3] {
    let game = game();
    let strategy = game.matrices.strategy(side, strategy).expect("a strategy");
    [Coast, Island, Land].map(|kind| {
        let army = strategy.muster.army(kind, true)?;
        Some([army.hoplite, army.cavalry, army.naval])
    })
}

/// The army against a danger.
fn defence(side: Side, number: usize, kind: SpaceKind, by_land: bool) -> [u8; 3] {
    let game = game();
    let danger = &game.matrices.dangers(side)[number];
    let army = danger.muster.army(kind, by_land).expect("an army");
    [army.hoplite, army.cavalry, army.naval]
}

#[test]
fn r_def_h_spartas_areas() {
    assert_eq!(
        areas(SPARTA, StrategyId::FomentRebellion),
        "chalcidice ionia euboea aeolis thrace caria"
    );
    assert_eq!(
        areas(SPARTA, StrategyId::CutLoc),
        "hellespont hellespont hellespont thrace north-aegean euboea"
    );
    assert_eq!(
        areas(SPARTA, StrategyId::AttackAlly),
        "chalcidice ionia western-isles euboea caria thrace"
    );
}

#[test]
fn r_def_i_athens_areas() {
    assert_eq!(
        areas(ATHENS, StrategyId::AttackAlly),
        "argolid isthmus acarnania boeotia western-peloponnese southern-isles"
    );
    assert_eq!(
        areas(ATHENS, StrategyId::FomentRebellion),
        "western-peloponnese arcadia boeotia argolid acarnania corinthian-gulf"
    );
    assert_eq!(
        areas(ATHENS, StrategyId::CutLoc),
        "corinthian-gulf corinthian-gulf acarnania ionian-sea ionian-sea laconia"
    );
}

#[test]
fn r_def_j_spartas_objectives() {
    for (area, spaces) in [
        (
            "chalcidice",
            "potidaea olynthus torone scione acanthus methone",
        ),
        ("ionia", "miletus ephesus clazomenae erythrae chios samos"),
        ("euboea", "chalcis eretria carystus histiaea oropus chalcis"),
        (
            "aeolis",
            "mytilene methymna cyme antandrus tenedos mytilene",
        ),
        ("thrace", "amphipolis thasos abdera maroneia aenus cardia"),
        ("caria", "cnidus cos camirus lindus iasus loryma"),
        (
            "hellespont",
            "sestos abydos lampsacus cyzicus byzantium chalcedon",
        ),
        (
            "north-aegean",
            "lemnos imbros scyros tenedos sciathos lemnos",
        ),
        (
            "western-isles",
            "naupactus corcyra zacynthus cephallenia stratus naupactus",
        ),
    ] {
        assert_eq!(objectives(area), spaces, "{area}");
    }
}

#[test]
fn r_def_k_athens_objectives() {
    for (area, spaces) in [
        (
            "argolid",
            "epidaurus troezen hermione methana cape-scyllaeum epidaurus",
        ),
        ("isthmus", "megara cenchreae sicyon corinth megara phlius"),
        (
            "acarnania",
            "leucas ambracia oeniadae cephallenia leucas stratus",
        ),
        ("boeotia", "thebes orchomenus opus plataea heraclea opus"),
        (
            "western-peloponnese",
            "pylos asine corone cyllene elis lepreum",
        ),
        (
            "southern-isles",
            "melos cythera thera cydonia melos cnossus",
        ),
        ("arcadia", "mantinea tegea elis phlius lepreum mantinea"),
        (
            "corinthian-gulf",
            "patrae aegium sicyon oeniadae patrae sicyon",
        ),
        (
            "ionian-sea",
            "epidamnus apollonia cheimerium leucas cephallenia epidamnus",
        ),
        (
            "laconia",
            "cythera gythium prasiae epidaurus-limera cape-taenarum cythera",
        ),
    ] {
        assert_eq!(objectives(area), spaces, "{area}");
    }
}

#[test]
fn r_def_l_objectives_of_the_two_great_attacks() {
    let game = game();
    let named = |side, id| {
        let strategy = game.matrices.strategy(side, id).expect("a strategy");
        let spaces = strategy.objectives.expect("objectives");
        spaces.map(SpaceId::id).join(" ")
    };
    assert_eq!(
        named(SPARTA, StrategyId::AttackAthens),
        "athens decelea panactum decelea piraeus athens"
    );
    assert_eq!(
        named(ATHENS, StrategyId::AttackSparta),
        "pylos gythium prasiae epidaurus-limera asine corone"
    );
}

#[test]
fn r_def_m_spartas_armies() {
    assert_eq!(
        armies(SPARTA, StrategyId::AttackAthens),
        [Some([8, 2, 0]), None, Some([8, 2, 0])]
    );
    let three = |coast, island, land| [Some(coast), Some(island), Some(land)];
    assert_eq!(
        armies(SPARTA, StrategyId::FomentRebellion),
        three([2, 0, 2], [1, 0, 2], [3, 1, 0])
    );
    assert_eq!(
        armies(SPARTA, StrategyId::CutLoc),
        three([3, 0, 3], [1, 0, 3], [4, 1, 0])
    );
    assert_eq!(
        armies(SPARTA, StrategyId::AttackAlly),
        three([3, 0, 3], [2, 0, 3], [4, 1, 0])
    );
}

#[test]
fn r_def_n_athens_armies() {
    let three = |coast, island, land| [Some(coast), Some(island), Some(land)];
    assert_eq!(
        armies(ATHENS, StrategyId::AttackAlly),
        three([3, 0, 3], [2, 0, 3], [5, 1, 0])
    );
    assert_eq!(
        armies(ATHENS, StrategyId::FomentRebellion),
        three([2, 0, 2], [1, 0, 2], [3, 1, 0])
    );
    assert_eq!(
        armies(ATHENS, StrategyId::CutLoc),
        three([2, 0, 3], [1, 0, 3], [4, 1, 0])
    );
    assert_eq!(
        armies(ATHENS, StrategyId::AttackSparta),
        three([4, 0, 4], [2, 0, 4], [6, 1, 0])
    );
}

#[test]
fn r_def_o_armies_against_dangers() {
    // covers: DEF.a DEF.b DEF.c DEF.d
    for (number, coast, island, land) in [
        (0, [3, 0, 3], [1, 0, 3], [4, 1, 0]),
        (1, [3, 0, 3], [2, 0, 4], [4, 2, 0]),
        (2, [3, 0, 3], [1, 0, 3], [5, 1, 0]),
        (3, [2, 0, 2], [1, 0, 2], [3, 1, 0]),
    ] {
        let found = [Coast, Island, Land].map(|kind| defence(ATHENS, number, kind, true));
        assert_eq!(found, [coast, island, land], "danger {number} of Athens");
    }
    for (number, by_land, by_sea, island) in [
        (0, [10, 1, 0], [10, 1, 0], [10, 1, 0]),
        (1, [8, 1, 0], [3, 0, 3], [3, 0, 3]),
        (2, [5, 1, 0], [3, 0, 3], [2, 0, 3]),
        (3, [3, 1, 0], [2, 0, 2], [1, 0, 2]),
    ] {
        let found = [
            defence(SPARTA, number, Coast, true),
            defence(SPARTA, number, Coast, false),
            defence(SPARTA, number, Island, false),
        ];
        assert_eq!(
            found,
            [by_land, by_sea, island],
            "danger {number} of Sparta"
        );
    }
}
