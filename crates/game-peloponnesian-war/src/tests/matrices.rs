//! DEF The matrices, line by line.

use super::table::game;
use crate::{
    AreaId, Side, SpaceId, StrategyId,
    data::{
        Access,
        SpaceKind::{self, Coast, Island, Land},
        StrategyArmies,
    },
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
    areas.map(AreaId::id).join(" ")
}

/// The armies of a matrix for a space, the one to be preferred first: `3h3n 2h2n`.
fn armies(armies: &StrategyArmies, kind: SpaceKind, access: Access) -> String {
    let armies = armies.for_objective(kind, access).map(|army| {
        let parts = [(army.hoplite, 'h'), (army.cavalry, 'c'), (army.naval, 'n')];
        let parts = parts.into_iter().filter(|(count, _)| *count > 0);
        parts
            .map(|(count, kind)| format!("{count}{kind}"))
            .collect::<String>()
    });
    armies.collect::<Vec<_>>().join(" ")
}

/// The armies of a strategy to a coast by land, a coast by sea, an island and an inland space.
fn of_strategy(side: Side, strategy: StrategyId) -> [String; 4] {
    let game = game();
    let strategy = game.matrices.strategy(side, strategy).expect("a strategy");
    let places = [
        (Coast, Access::ByLand),
        (Coast, Access::BySea),
        (Island, Access::BySea),
        (Land, Access::ByLand),
    ];
    places.map(|(kind, access)| armies(&strategy.armies, kind, access))
}

/// The armies against a danger, to a coast, an island and an inland space.
fn against(side: Side, number: usize) -> [String; 3] {
    let game = game();
    let danger = &game.matrices.dangers(side)[number];
    [Coast, Island, Land].map(|kind| armies(&danger.armies, kind, Access::ByLand))
}

#[test]
fn r_def_h_spartas_areas() {
    assert_eq!(
        areas(SPARTA, StrategyId::FomentRebellion),
        "chalcidice ionia hellespont aeolis thrace caria"
    );
    assert_eq!(
        areas(SPARTA, StrategyId::CutLoc),
        "hellespont hellespont hellespont thrace thrace chalcidice"
    );
    assert_eq!(
        areas(SPARTA, StrategyId::AttackAlly),
        "chalcidice ionia western-isles euboea thessaly thrace"
    );
}

#[test]
fn r_def_i_athens_areas() {
    assert_eq!(
        areas(ATHENS, StrategyId::AttackAlly),
        "argolid isthmus acarnania southern-isles isthmus corinthian-gulf"
    );
    assert_eq!(
        areas(ATHENS, StrategyId::FomentRebellion),
        "western-peloponnese laconia boeotia argolid acarnania corinthian-gulf"
    );
    assert_eq!(
        areas(ATHENS, StrategyId::CutLoc),
        "corinthian-gulf corinthian-gulf acarnania isthmus ionian-sea argolid"
    );
}

#[test]
fn r_def_j_spartas_objectives() {
    for (area, spaces) in [
        (
            "chalcidice",
            "potidaea olynthus torone scione acanthus olynthus",
        ),
        ("ionia", "miletus ephesus miletus erythrae colophon teos"),
        ("euboea", "chalcis eretria carystus histiaea oropus chalcis"),
        ("aeolis", "cyme antandrus phocaea sigeum cyme antandrus"),
        ("thrace", "amphipolis aenus abdera amphipolis aenus abdera"),
        (
            "caria",
            "halicarnassus iasus cnidus loryma halicarnassus iasus",
        ),
        (
            "hellespont",
            "sestos abydos perinthus byzantium byzantium chalcedon",
        ),
        (
            "thessaly",
            "larisa methone pagasae pharsalus larisa potidaea",
        ),
        (
            "western-isles",
            "naupactus zacynthus cephallenia stratus oeniadae corcyra",
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
            "epidaurus methana epidaurus hermione epidaurus troezen",
        ),
        ("isthmus", "megara sicyon megara sicyon megara cenchreae"),
        (
            "acarnania",
            "leucas ambracia oeniadae leucas ambracia leucas",
        ),
        ("boeotia", "opus siphae opus siphae opus orchomenus"),
        (
            "western-peloponnese",
            "pylos asine corone cyllene pylos cyllene",
        ),
        (
            "southern-isles",
            "melos cythera thera cydonia melos cnossus",
        ),
        (
            "corinthian-gulf",
            "panormus sicyon aegium sicyon sicyon oeniadae",
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
        "decelea plataea panactum oropus panactum sunium"
    );
    assert_eq!(
        named(ATHENS, StrategyId::AttackSparta),
        "pylos gythium prasiae epidaurus-limera asine corone"
    );
}

#[test]
fn r_def_m_spartas_armies() {
    for (strategy, armies) in [
        (
            StrategyId::AttackAthens,
            ["3h 2h 2h 2h", "3h 2h 2h 2h", "", "6h1c 4h 3h 2h"],
        ),
        (
            StrategyId::FomentRebellion,
            ["3h 2h", "2h2n 1h1n", "1h2n 1h1n", "3h 2h"],
        ),
        (
            StrategyId::CutLoc,
            ["4h 3h 2h", "3h3n 2h2n 1h1n", "1h3n 1h2n 1h1n", "4h 3h 2h"],
        ),
        (
            StrategyId::AttackAlly,
            [
                "3h3n 4h 3h 2h",
                "3h3n 2h2n 1h1n 1h1n",
                "1h3n 1h2n 1h1n 1n",
                "4h 4h 3h 2h",
            ],
        ),
    ] {
        assert_eq!(of_strategy(SPARTA, strategy), armies, "{strategy:?}");
    }
}

#[test]
fn r_def_n_athens_armies() {
    for (strategy, armies) in [
        (StrategyId::AttackAlly, ["2n 1n", "2n 1n", "2n 1n", "2h 2h"]),
        (
            StrategyId::FomentRebellion,
            ["2n 1n", "2n 1n", "2n 1n", "2h 1h"],
        ),
        (StrategyId::CutLoc, ["2n 1n", "2n 1n", "2n 1n", "2h 2h"]),
        (
            StrategyId::AttackSparta,
            ["3n 2n 1n", "3n 2n 1n", "3n 2n 1n", ""],
        ),
    ] {
        assert_eq!(of_strategy(ATHENS, strategy), armies, "{strategy:?}");
    }
}

#[test]
fn r_def_o_armies_against_dangers() {
    // covers: DEF.a DEF.b DEF.d DEF.p
    for (number, armies) in [
        ["10h1c 6h1c 4h 2h", "10h1c 6h1c 4h 2h", "10h1c 6h1c 4h 2h"],
        ["5h1c 4h 3h 2h", "5h1c 4h 3h 2h", "5h1c 4h 3h 2h"],
        ["5h1c 4h 3h 2h", "5h1c 4h 3h 2h", "5h1c 4h 3h 2h"],
        ["4h 3h 2h", "4h 3h 2h", "4h 3h 2h"],
    ]
    .into_iter()
    .enumerate()
    {
        assert_eq!(against(SPARTA, number), armies, "danger {number} of Sparta");
    }
    for (number, armies) in [
        ["1h4n 2n 1n", "1h4n 2n 1n", "1h4n 2n 1n"],
        ["3h3n 2h2n 1h1n", "3h3n 2h2n 1h1n", "3h3n 2h2n 1h1n"],
        ["1h4n 3n 1n", "1h4n 3n 1n", "1h4n 3n 1n"],
        ["3h3n 2h2n 1h1n", "1h3n 2n 1n", ""],
    ]
    .into_iter()
    .enumerate()
    {
        assert_eq!(against(ATHENS, number), armies, "danger {number} of Athens");
    }
}
