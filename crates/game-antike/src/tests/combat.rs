//! Fights without movement.

use crate::{Event, FightLength, Occasion, Space};
use engine::{Game, Setup, Viewer};

use crate::tests::table::{Table, random_states};

#[test]
fn r_combat_1_without_moving() {
    let mut table = Table::at("west 4; romans L2@pella; greeks L2@pella; turn romans maneuver");
    table.play("fight 2 legion pella greeks");
    assert_eq!(table.units("romans", "pella"), [0, 0]);
    assert_eq!(table.units("greeks", "pella"), [0, 0]);
}

#[test]
fn r_combat_1_before_between_and_after() {
    let mut table = Table::at(
        "west 4; romans L4@pella G2@athens L1@tarentum; greeks L2@pella G1@athens L1@sirmium L1@tarentum; turn romans maneuver",
    );
    table.play("fight 2 legion pella greeks, move 1 legion pella sirmium, decline");
    table.play("fight 1 legion sirmium greeks, fight 1 galley athens greeks");
    table.play("conquer athens, fight 1 legion tarentum greeks");
    for province in ["pella", "sirmium", "tarentum"] {
        assert_eq!(table.units("greeks", province), [0, 0]);
    }
    assert_eq!(table.units("romans", "pella"), [1, 0]);
    assert_eq!(table.owner("athens").as_deref(), Some("romans"));
}

#[test]
fn r_combat_2_spent_units_may_fight() {
    let mut table =
        Table::at("west 4; romans sailing G1@cyrene; greeks G1@athens; turn romans maneuver");
    table.play("move 1 galley/2 cyrene knossos, move 1 galley knossos athens, decline");
    assert!(table.answers_with("move").is_empty());
    table.play("fight 1 galley athens greeks");
    assert_eq!(table.units("romans", "athens"), [0, 0]);
    assert_eq!(table.units("greeks", "athens"), [0, 0]);
}

#[test]
fn r_combat_2_a_fight_costs_no_maneuver() {
    let mut table = Table::at("west 4; romans L2@pella; greeks L1@pella; turn romans maneuver");
    table.play("fight 1 legion pella greeks, move 1 legion pella sirmium");
    assert_eq!(table.units("romans", "sirmium"), [1, 0]);
}

#[test]
fn r_combat_3_like_against_like() {
    let mut table = Table::at("west 4; romans G2@athens; greeks L2@athens; turn romans maneuver");
    assert!(table.answers_with("fight").is_empty());
    assert_eq!(table.refused("fight 1 galley athens greeks"), "combat.3");
    assert_eq!(table.refused("fight 1 legion athens greeks"), "combat.3");
    let mut table =
        Table::at("west 4; romans G2@athens; greeks L2@athens G1@athens; turn romans maneuver");
    table.play("fight 1 galley athens greeks");
    assert_eq!(table.units("greeks", "athens"), [2, 0]);
}

#[test]
fn r_combat_4_one_for_one() {
    let mut table = Table::at("west 4; romans L5@pella; greeks L3@pella; turn romans maneuver");
    table.play("fight 3 legion pella greeks");
    assert_eq!(table.units("romans", "pella"), [2, 0]);
    assert_eq!(table.units("greeks", "pella"), [0, 0]);
    let mut table = Table::at("west 4; romans L3@pella; greeks L5@pella; turn romans maneuver");
    table.play("fight 3 legion pella greeks");
    assert_eq!(table.units("romans", "pella"), [0, 0]);
    assert_eq!(table.units("greeks", "pella"), [2, 0]);
}

/// Three against three: the fight cannot be stopped after a pair, by either side.
#[test]
fn r_combat_5_until_one_side_has_none() {
    let mut table =
        Table::at("west 4; romans G3@athens L1@burdigala; greeks G3@athens; turn romans maneuver");
    assert_eq!(
        table.answers_with("fight"),
        ["fight 3 galley athens greeks"]
    );
    for pairs in [0, 1, 2, 4] {
        let fight = format!("fight {pairs} galley athens greeks");
        assert_eq!(table.refused(&fight), "combat.5");
    }
    table.play("fight 3 galley athens greeks");
    assert_eq!(table.units("romans", "athens"), [0, 0]);
    assert_eq!(table.units("greeks", "athens"), [0, 0]);
    assert_eq!(table.asked_nation().as_deref(), Some("romans"));
}

#[test]
fn r_combat_5_spent_and_fresh_units_alike() {
    let table = Table::at(
        "west 4; romans sailing G2@athens/0 G1@athens/1 G1@athens; greeks G3@athens; turn romans maneuver",
    );
    assert_eq!(
        table.answers_with("fight"),
        ["fight 3 galley athens greeks"]
    );
}

#[test]
fn r_combat_12_the_number_of_pairs_as_an_option() {
    let mut table =
        Table::at("west 4 fights=chosen; romans L3@pella; greeks L3@pella; turn romans maneuver");
    assert_eq!(
        table.answers_with("fight"),
        [
            "fight 1 legion pella greeks",
            "fight 2 legion pella greeks",
            "fight 3 legion pella greeks"
        ]
    );
    assert_eq!(table.refused("fight 4 legion pella greeks"), "combat.12");
    assert_eq!(table.refused("fight 0 legion pella greeks"), "combat.12");
    table.play("fight 1 legion pella greeks");
    assert_eq!(table.units("romans", "pella"), [2, 0]);
    assert_eq!(table.units("greeks", "pella"), [2, 0]);
    assert_eq!(table.asked_nation().as_deref(), Some("romans"));
    table.play("move 1 legion pella tomis, fight 1 legion pella greeks");
    assert_eq!(table.units("greeks", "pella"), [1, 0]);
}

#[test]
fn r_combat_12_on_entry_too() {
    for (entering, there, most) in [(4, 3, 3), (2, 3, 2)] {
        let mut table = Table::at(&format!(
            "west 4 fights=chosen; romans L{entering}@sirmium; greeks L{there}@pella; turn romans maneuver"
        ));
        table.play(&format!("move {entering} legion sirmium pella"));
        let mut expected: Vec<String> = (1..=most).map(|pairs| format!("demand {pairs}")).collect();
        expected.push("decline".to_owned());
        assert_eq!(table.answers(), expected);
        let more = format!("demand {}", most + 1);
        assert_eq!(table.refused(&more), "combat.12");
        assert_eq!(table.refused("demand 0"), "combat.12");
        table.play("demand 2");
        assert_eq!(table.units("romans", "pella"), [entering - 2, 0]);
        assert_eq!(table.units("greeks", "pella"), [there - 2, 0]);
    }
}

#[test]
fn r_combat_12_is_agreed_on_before_the_game() {
    let options = |setup: Setup| Table::new(setup, 1).view().options;
    let plain = Setup::scenario("west");
    assert_eq!(options(plain.clone()).fights, FightLength::ToTheEnd);
    let chosen = options(plain.option("fights", "chosen"));
    assert_eq!(chosen.fights, FightLength::Chosen);
}

#[test]
fn r_combat_6_a_fight_cannot_be_refused() {
    let mut table = Table::at("west 4; romans L2@pella; greeks L1@pella; turn romans maneuver");
    let greeks = table.nation("greeks").seat.0;
    table.play("fight 1 legion pella greeks");
    assert_eq!(table.event_types(), ["fought"]);
    assert_eq!(table.units("greeks", "pella"), [0, 0]);
    assert_eq!(table.asked_nation().as_deref(), Some("romans"));
    assert_eq!(table.refused_to(greeks, "decline"), "turn.8");
}

#[test]
fn r_combat_7_the_mover_picks_the_foe() {
    let mut table = Table::at(
        "west 4; romans L2@pella; greeks L1@pella; phoenicians L1@pella; turn romans maneuver",
    );
    assert_eq!(
        table.answers_with("fight"),
        [
            "fight 1 legion pella greeks",
            "fight 1 legion pella phoenicians"
        ]
    );
    table.play("fight 1 legion pella phoenicians");
    assert_eq!(table.units("romans", "pella"), [1, 0]);
    assert_eq!(table.units("greeks", "pella"), [1, 0]);
    assert_eq!(table.units("phoenicians", "pella"), [0, 0]);
}

#[test]
fn r_combat_8_the_most_spent_are_lost_first() {
    let mut table = Table::at(
        "west 4; romans navigation G1@athens G1@athens/0 G1@athens/2; greeks G2@athens; turn romans maneuver",
    );
    table.play("fight 2 galley athens greeks");
    assert_eq!(table.units("romans", "athens"), [0, 1]);
    assert!(table.offers("move 1 galley/3 athens sparta"));
}

#[test]
fn r_combat_8_on_entry_too() {
    // The galley that enters is spent and goes first; the one that stood there keeps its maneuver.
    let mut table =
        Table::at("west 4; romans G1@athens G1@ephesos; greeks G1@athens; turn romans maneuver");
    table.play("move 1 galley ephesos athens, demand 1");
    assert_eq!(table.units("romans", "athens"), [0, 1]);
    assert!(table.offers("move 1 galley athens sparta"));
    // The galley that stood there is spent and goes first; the one that enters may go on.
    let mut table = Table::at(
        "west 4; romans sailing G1@athens/0 G1@ephesos; greeks G1@athens; turn romans maneuver",
    );
    table.play("move 1 galley/2 ephesos athens, demand 1");
    assert_eq!(table.units("romans", "athens"), [0, 1]);
    assert!(table.offers("move 1 galley athens sparta"));
}

#[test]
fn r_combat_9_only_on_maneuver() {
    for step in ["rondel", "temple", "arming", "know-how", "cities"] {
        let mut table = Table::at(&format!(
            "west 4; romans L2@pella L1@sirmium; greeks L2@pella; turn romans {step}"
        ));
        assert_eq!(table.asked_nation().as_deref(), Some("romans"));
        assert!(table.answers_with("fight").is_empty(), "{step}");
        assert!(table.answers_with("demand").is_empty(), "{step}");
        table.refused("fight 1 legion pella greeks");
    }
    // Arming beside foreign units leads to no fight either.
    let mut table = Table::at("west 4; romans iron 2; greeks L2@roma; turn romans arming");
    table.play("arm legion roma");
    assert_eq!(table.asked_nation().as_deref(), Some("romans"));
    assert_eq!(table.asked().as_deref(), Some("arming"));
}

#[test]
fn r_combat_9_over_playouts() {
    let mut fights = 0;
    for seed in 1..=3 {
        let setup = Setup::scenario("west").seats(4);
        random_states(setup, seed, 3000, |game, state, events| {
            let fought = |event: &&Event| matches!(event, Event::Fought { .. });
            let here = events.iter().filter(fought).count();
            if here == 0 {
                return;
            }
            fights += here;
            let view = game.view(state, Viewer::Spectator);
            for event in events {
                let Event::Fought {
                    nation,
                    foe,
                    occasion,
                    ..
                } = event
                else {
                    continue;
                };
                let mover = match occasion {
                    Occasion::Maneuver => nation,
                    Occasion::Entry => foe,
                };
                let mover = view.nations.iter().find(|other| other.nation == *mover);
                let space = mover.and_then(|nation| nation.space);
                assert!(matches!(space, Some(Space::Maneuver1 | Space::Maneuver2)));
            }
        });
    }
    assert!(fights > 0);
}

#[test]
fn ex_combat_10_example_a() {
    for board in ["west", "east"] {
        let mut table = Table::at(&format!(
            "{board} 4; greeks democracy L1@athens G1@athens; phoenicians sailing G4@ephesos G1@cyrene; \
             turn phoenicians maneuver"
        ));
        table.play("move 1 galley/2 cyrene knossos, move 1 galley knossos athens");
        assert_eq!(table.asked_nation().as_deref(), Some("greeks"));
        table.play("decline, fight 1 galley athens greeks");
        assert_eq!(table.units("greeks", "athens"), [1, 0]);
        assert_eq!(table.units("phoenicians", "athens"), [0, 0]);
        table.play("move 4 galley/2 ephesos athens");
        assert_eq!(table.asked_nation().as_deref(), Some("phoenicians"));
        table.play("conquer athens");
        assert_eq!(table.owner("athens").as_deref(), Some("phoenicians"));
        assert_eq!(table.units("phoenicians", "athens"), [0, 0]);
        assert_eq!(table.units("greeks", "athens"), [0, 0]);
        let mut events = table.events().iter();
        let conquered = events.find(|event| matches!(event, Event::CityConquered { .. }));
        assert!(matches!(
            conquered,
            Some(Event::CityConquered {
                base: 1,
                units: 1,
                bonus: 2,
                defence: 4,
                temple: false,
                ..
            })
        ));
    }
}

/// Without the fight five galleys would be needed and four are able; also if the greeks demand it themselves athens falls.
#[test]
fn ex_combat_10_example_a_needs_the_fight() {
    for board in ["west", "east"] {
        let position = format!(
            "{board} 4; greeks democracy L1@athens G1@athens; phoenicians sailing G4@ephesos G1@cyrene; \
             turn phoenicians maneuver"
        );
        let mut table = Table::at(&position);
        table.play("move 1 galley/2 cyrene knossos, move 1 galley knossos athens, decline");
        table.play("move 4 galley/2 ephesos athens, decline");
        assert_eq!(table.refused("conquer athens"), "conquest.5");
        let mut table = Table::at(&position);
        table.play("move 1 galley/2 cyrene knossos, move 1 galley knossos athens, demand 1");
        table.play("move 4 galley/2 ephesos athens, conquer athens");
        assert_eq!(table.owner("athens").as_deref(), Some("phoenicians"));
        assert_eq!(table.units("phoenicians", "athens"), [0, 0]);
    }
}

#[test]
fn ex_combat_11_example_b() {
    for board in ["west", "east"] {
        let mut table = Table::at(&format!(
            "{board} 4; greeks democracy L2@athens; phoenicians sailing G4@ephesos G1@cyrene; \
             turn phoenicians maneuver"
        ));
        table.play("move 1 galley/2 cyrene knossos, move 1 galley knossos athens");
        assert_eq!(table.asked_nation().as_deref(), Some("phoenicians"));
        assert_eq!(table.refused("fight 1 galley athens greeks"), "combat.3");
        table.play("move 4 galley/2 ephesos athens");
        assert_eq!(table.units("phoenicians", "athens"), [0, 5]);
        assert!(table.answers_with("fight").is_empty());
        assert!(table.answers_with("conquer").is_empty());
        assert_eq!(table.refused("conquer athens"), "conquest.5");
        table.play("done");
        assert_eq!(table.owner("athens").as_deref(), Some("greeks"));
        assert_eq!(table.units("greeks", "athens"), [2, 0]);
        assert_eq!(table.units("phoenicians", "athens"), [0, 5]);
    }
}
