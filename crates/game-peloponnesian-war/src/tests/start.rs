//! 10 The set-ups, space by space.

use super::table::{Table, spaces};
use crate::{Kind, LeaderId, Mode, Side, Sort, StrategyId, Whereabouts};

/// All that a side has on the map: `athens A6h1c`, in the order of the names; leaders with `@`, `spent` where they have moved.
fn standing(scenario: &str, side: Side) -> Vec<String> {
    let table = Table::new(scenario);
    let at = &table.state.position;
    let mut all: Vec<String> = at
        .troops
        .occupied(side)
        .iter()
        .map(|space| {
            let force = at.troops.at(side, space);
            let mut words = vec![space.id().to_owned()];
            for own in [true, false] {
                let letter = match (side, own) {
                    (Side::Athens, true) => "A",
                    (Side::Athens, false) => "a",
                    (Side::Sparta, true) => "S",
                    (Side::Sparta, false) => "s",
                };
                let mut text = String::new();
                for (kind, mark) in [
                    (Kind::Hoplite, 'h'),
                    (Kind::Cavalry, 'c'),
                    (Kind::Naval, 'n'),
                ] {
                    let sort = if own {
                        Sort::own(kind)
                    } else {
                        Sort::allied(kind)
                    };
                    if force.get(sort) > 0 {
                        text.push_str(&format!("{}{mark}", force.get(sort)));
                    }
                }
                if !text.is_empty() {
                    words.push(format!("{letter}{text}"));
                }
            }
            words.extend(
                at.leaders_at(side, space)
                    .map(|leader| format!("@{leader}")),
            );
            let spent = at.troops.spent(side, space);
            if !spent.is_empty() {
                assert_eq!(spent, force, "all of them have moved");
                words.push("spent".to_owned());
            }
            words.join(" ")
        })
        .collect();
    all.sort_unstable();
    all
}

/// Treasury, bellicosity and confidence of a side.
fn means(scenario: &str, side: Side) -> (i32, i8, i8) {
    let table = Table::new(scenario);
    let at = &table.state.position;
    (
        *at.treasury.get(side),
        *at.bellicosity.get(side),
        *at.confidence.get(side),
    )
}

#[test]
fn r_10_1_1a_athens_in_the_long_war() {
    // covers: 10.1.1b 10.2a
    for scenario in ["peloponnesian-war", "archidamian-war"] {
        let expected = [
            "amphipolis a1h",
            "athens A6h1c @pericles",
            "chios a1h2n",
            "corcyra a1h3n",
            "larisa a2h5c",
            "naupactus A1n",
            "pella a1c",
            "piraeus A8n",
            "potidaea A2h3n a1c @phormio spent",
        ];
        assert_eq!(standing(scenario, Side::Athens), expected);
        assert_eq!(means(scenario, Side::Athens), (4500, 10, 0));
    }
}

#[test]
fn r_10_1_2a_sparta_in_the_long_war() {
    // covers: 10.2a
    for scenario in ["peloponnesian-war", "archidamian-war"] {
        let expected = [
            "corinth s5h5n",
            "potidaea s1h",
            "sparta S10h1c @archidamus",
            "thebes s5h4c",
        ];
        assert_eq!(standing(scenario, Side::Sparta), expected);
        assert_eq!(means(scenario, Side::Sparta), (3000, 10, 0));
        let table = Table::new(scenario);
        let at = &table.state.position;
        assert_eq!(at.strategy, Some(StrategyId::AttackAthens));
        assert_eq!(at.rebels, spaces("potidaea"));
        let player = Side::Athens;
        assert_eq!((at.turn, at.mode), (1, Mode::Solitaire { player }));
    }
    let last = |scenario: &str| {
        let table = Table::new(scenario);
        table
            .game
            .scenarios
            .get(table.state.position.scenario)
            .last_turn
    };
    assert_eq!(
        (last("peloponnesian-war"), last("archidamian-war")),
        (10, 3)
    );
}

#[test]
fn r_10_3_1a_athens_in_the_decelean_war() {
    let expected = [
        "athens A3h2c",
        "chios a1h2n",
        "corcyra a1h3n",
        "larisa a2h4c",
        "naupactus A1n",
        "piraeus A8n",
        "pylos A1n",
        "syracuse A4h4n @nicias spent",
    ];
    assert_eq!(standing("decelean-war", Side::Athens), expected);
    assert_eq!(means("decelean-war", Side::Athens), (7000, 6, 0));
}

#[test]
fn r_10_3_2a_sparta_in_the_decelean_war() {
    // covers: 10.3a
    let expected = [
        "amphipolis s1h",
        "corinth s5h5n",
        "heraclea s1h",
        "plataea s1h",
        "sparta S7h1c @agis",
        "syracuse s2h2c3n @gylippus spent",
        "thebes s4h4c",
    ];
    assert_eq!(standing("decelean-war", Side::Sparta), expected);
    assert_eq!(means("decelean-war", Side::Sparta), (6000, 6, 0));
    let table = Table::new("decelean-war");
    let at = &table.state.position;
    assert_eq!(at.strategy, Some(StrategyId::FomentRebellion));
    assert!(at.rebels.is_empty());
    let player = Side::Athens;
    assert_eq!((at.turn, at.mode), (6, Mode::Solitaire { player }));
}

#[test]
fn r_10_4_1a_sparta_at_the_fall_of_athens() {
    let expected = [
        "abydos S2n s1n @mindarus spent",
        "amphipolis s1h",
        "corinth s5h2n",
        "decelea S5h s2c",
        "heraclea s1h",
        "miletus s1h3c",
        "oropus S1n s1n",
        "panactum S1h",
        "pella s2c",
        "plataea s1h",
        "sparta S3h1c",
        "syracuse s2h2c",
        "thebes s5h2c",
    ];
    assert_eq!(standing("fall-of-athens", Side::Sparta), expected);
    assert_eq!(means("fall-of-athens", Side::Sparta), (6000, 5, 0));
}

#[test]
fn r_10_4_2a_athens_at_its_fall() {
    // covers: 10.4a 10.4.3e 10.4.3g
    let expected = [
        "abydos A1h2n a2h1n @thrasybulus spent",
        "argos a3h",
        "athens A2h",
        "corcyra a1h2n",
        "naupactus a1n",
        "piraeus A2n",
    ];
    assert_eq!(standing("fall-of-athens", Side::Athens), expected);
    assert_eq!(means("fall-of-athens", Side::Athens), (2000, 3, 0));
    let table = Table::new("fall-of-athens");
    let at = &table.state.position;
    assert_eq!(at.strategy, Some(StrategyId::AttackAlly));
    let revolted = "chios miletus erythrae clazomenae phocaea cyme teos colophon ephesus cos cnidus camirus lindus thasos \
                    eretria chalcis carystus";
    assert_eq!(at.rebels, spaces(revolted));
    let mut dead: Vec<&str> = LeaderId::all()
        .filter(|&leader| at.leaders.get(leader) == Whereabouts::Dead)
        .map(LeaderId::id)
        .collect();
    dead.sort_unstable();
    assert_eq!(
        dead,
        [
            "archidamus",
            "brasidas",
            "cleon",
            "demosthenes",
            "nicias",
            "pericles"
        ]
    );
    assert_eq!(table.game.scenarios.get(at.scenario).last_turn, 10);
}
