//! Conquests of the English rules of 2006, on both boards where both have the cities.

use crate::tests::table::Table;

/// Corniclanum: a city with a temple, two units and monarchy hold against five, not against six.
#[test]
fn ex_conquest_9_corniclanum() {
    for (units, falls) in [(5, false), (6, true)] {
        let mut table = Table::at(&format!(
            "east 4; greeks monarchy corniclanum* L2@corniclanum; phoenicians L{units}@corniclanum; turn phoenicians maneuver"
        ));
        assert_eq!(table.offers("conquer corniclanum"), falls);
        if falls {
            table.play("conquer corniclanum");
            assert_eq!(table.owner("corniclanum").as_deref(), Some("phoenicians"));
            assert_eq!(table.units("phoenicians", "corniclanum"), [0, 0]);
        } else {
            assert_eq!(table.refused("conquer corniclanum"), "conquest.5");
        }
    }
}

/// Tyros, a city with one unit, falls to two galleys or to a legion and a galley.
#[test]
fn ex_conquest_20_tyros() {
    for board in ["west", "east"] {
        for strikers in ["G2@tyros", "L1@tyros G1@tyros"] {
            let mut table = Table::at(&format!(
                "{board} 4; phoenicians L1@tyros; greeks {strikers}; turn greeks maneuver"
            ));
            table.play("conquer tyros");
            assert_eq!(table.owner("tyros").as_deref(), Some("greeks"));
            assert_eq!(table.units("greeks", "tyros"), [0, 0]);
        }
    }
}

/// Alexandria with a legion, two moves from Attalia: with sailing the galley from there comes too late to take part,
/// with navigation in time.
#[test]
fn ex_conquest_2_alexandria() {
    for board in ["west", "east"] {
        let position = |advance: &str| {
            Table::at(&format!(
                "{board} 4; phoenicians L1@alexandria; greeks {advance} G1@knossos G1@attalia; turn greeks maneuver"
            ))
        };
        let mut table = position("sailing");
        table.play("move 1 galley/2 knossos alexandria");
        table.play("move 1 galley/2 attalia paphos, move 1 galley paphos alexandria");
        assert_eq!(table.units("greeks", "alexandria"), [0, 2]);
        assert_eq!(table.refused("conquer alexandria"), "conquest.5");
        let mut table = position("navigation");
        table.play("move 1 galley/3 knossos alexandria");
        table.play("move 1 galley/3 attalia paphos, move 1 galley/2 paphos alexandria");
        table.play("conquer alexandria");
        assert_eq!(table.owner("alexandria").as_deref(), Some("greeks"));
        assert_eq!(table.units("greeks", "alexandria"), [0, 0]);
    }
}

/// A galley in place of the legion: the one from Attalia goes against it, and the other one takes the city.
#[test]
fn ex_conquest_26_alexandria_with_a_galley() {
    for board in ["west", "east"] {
        let mut table = Table::at(&format!(
            "{board} 4; phoenicians G1@alexandria; greeks sailing G1@knossos G1@attalia; turn greeks maneuver"
        ));
        table.play("move 1 galley/2 attalia paphos, move 1 galley paphos alexandria, decline");
        table.play("fight 1 galley alexandria phoenicians, move 1 galley/2 knossos alexandria");
        table.play("conquer alexandria");
        assert_eq!(table.owner("alexandria").as_deref(), Some("greeks"));
        assert_eq!(table.units("phoenicians", "alexandria"), [0, 0]);
        assert_eq!(table.units("greeks", "alexandria"), [0, 0]);
    }
}

/// Rome with a temple and two units, two borders away by land: five legions with roads take it.
#[test]
fn ex_conquest_13_rome() {
    let mut table = Table::at(
        "west 4; romans roma* L1@roma G1@roma; germans roads L5@vindobona; turn germans maneuver",
    );
    table.play("move 5 legion/3 vindobona aquileia, move 5 legion/2 aquileia roma, decline");
    table.play("conquer roma");
    assert_eq!(table.owner("roma").as_deref(), Some("germans"));
    assert_eq!(table.units("germans", "roma"), [0, 0]);
}
