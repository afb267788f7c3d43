//! 3.5a Forming groups, 2.B.3.1a what is worth knowing before an announcement.

use crate::{
    hint::{Hint, SharedHint},
    illegal::Illegal,
    state::State,
    testing::*,
};
use campaign::Refusal;

fn activated(place: &str, pieces: &str) -> State {
    let side = if pieces.starts_with("A-") {
        "athenian"
    } else {
        "spartan"
    };
    let mut state = position(&format!(
        "turn 4; pa {side} 4; {place}: {pieces}; phase {side}"
    ));
    play(&mut state, &format!("announce 4; activate {place}")).unwrap();
    state
}

// covers: 3.5a
#[test]
fn r_3_5a_ships_may_be_added_after_hoplites() {
    let mut state = activated("Sestos", "A-T10-1 A-T10-2 A-H4-1 A-L-chereas");
    play(&mut state, "pick A-H4-1").unwrap();
    assert_eq!(
        offered(&state),
        "pick A-T10-1, pick A-T10-2, pick A-L-chereas, step T17"
    );
    let pieces = set("A-H4-1");
    let overloads = Some(Hint::Overloads { pieces });
    assert_eq!(hinted(&state, "pick A-T10-1"), overloads);
    play(&mut state, "pick A-T10-1").unwrap();
    assert_eq!(hinted(&state, "step M5"), overloads);
    play(&mut state, "pick A-T10-2; pick A-L-chereas; step M5").unwrap();
    assert_eq!(at(&state, "A-H4-1"), "M5");
}

// covers: 3.5a 3.3e 10.1f
#[test]
fn r_3_5a_ships_that_cannot_carry_the_others_are_not_added() {
    let mut state = activated("Sestos", "A-T10-1 A-H4-1 A-H4-2");
    play(&mut state, "pick A-H4-1; pick A-H4-2").unwrap();
    assert_eq!(
        refused(&state, "pick A-T10-1"),
        Illegal::Shared(Refusal::Overloaded)
    );
    let mut state = activated("Abydos", "S-T20-1 S-P5-1");
    play(&mut state, "pick S-P5-1").unwrap();
    let piece = id("S-P5-1");
    assert_eq!(refused(&state, "pick S-T20-1"), Illegal::Persians { piece });
}

// covers: 3c 3.3e
#[test]
fn r_3_3e_the_unit_too_heavy_for_the_ships_says_so() {
    let state = activated("Sestos", "A-T10-1 A-H4-1 A-H4-2 A-L-chereas");
    assert!(
        !leaves(&state, "pick A-H4-1"),
        "it can still board weakened"
    );
    let mut state = state;
    play(&mut state, "pick A-H4-1").unwrap();
    let pieces = set("A-T10-1");
    assert_eq!(
        hinted(&state, "pick A-H4-2"),
        Some(Hint::LeftOut { pieces })
    );
    assert!(!leaves(&state, "pick A-L-chereas"));
    play(&mut state, "pick A-H4-2").unwrap();
    assert!(
        !leaves(&state, "pick A-L-chereas"),
        "they go on foot anyway"
    );
    // With ships in the group it is the units that are refused.
    let mut state = activated("Sestos", "A-T10-1 A-T4-1 A-P2-1");
    assert!(!leaves(&state, "pick A-T10-1"));
    play(&mut state, "pick A-T10-1").unwrap();
    assert!(!leaves(&state, "pick A-P2-1"));
}

fn leaves(state: &State, answer: &str) -> bool {
    matches!(hinted(state, answer), Some(Hint::LeftOut { .. }))
}

// covers: 3.5a
#[test]
fn r_3_5a_more_ships_after_troops_at_sea() {
    let mut state = activated("M5", "A-T20-1 A-T10-1 A-P2-1");
    play(&mut state, "pick A-T20-1; pick A-P2-1").unwrap();
    assert!(offers(&state, "pick A-T10-1"));
    assert_eq!(
        refused(&state, "pick A-T20-1"),
        Illegal::Shared(Refusal::PickInOrder {
            piece: id("A-T20-1")
        })
    );
}

/// Hoplites first, then the ship that carries them weakened.
// covers: 3.5a 3.3m
#[test]
fn r_3_5a_hoplites_first_board_weakened() {
    let mut state = position(
        "turn 4; pa athenian 3; Sestos: A-T10-1 A-H4-1 A-H4-2 A-L-chereas; Abydos: S-P2-1; phase athenian",
    );
    play(&mut state, "announce 2; activate Sestos").unwrap();
    let pieces = set("A-H4-1 A-H4-2");
    assert_eq!(hinted(&state, "pick all"), Some(Hint::LeftOut { pieces }));
    play(&mut state, "pick A-H4-1").unwrap();
    let pieces = set("A-H4-1");
    assert_eq!(
        hinted(&state, "pick A-T10-1"),
        Some(Hint::Overloads { pieces })
    );
    play(&mut state, "pick A-T10-1; step M5").unwrap();
    assert_eq!(at(&state, "A-H4-1"), "M5-");
    let mut state = activated("Sestos", "A-T20-1 A-H4-1 A-H4-2");
    play(
        &mut state,
        "pick A-H4-2; pick A-H4-1; pick A-T20-1; step M5",
    )
    .unwrap();
    let where_are = ["A-H4-1", "A-H4-2"].map(|piece| at(&state, piece));
    assert_eq!(where_are, ["M5-", "M5-"]);
}

/// Who was picked as weakened stays so when a ship joins: there is room for another.
// covers: 3.5a 3.3m
#[test]
fn r_3_3m_chosen_to_be_weakened() {
    let mut state = activated("Sestos", "A-T10-1 A-T10-2 A-H4-1 A-H4-2");
    play(
        &mut state,
        "pick A-T10-1; pick weakened A-H4-1; pick A-T10-2; pick weakened A-H4-2; step M5",
    )
    .unwrap();
    let where_are = ["A-H4-1", "A-H4-2"].map(|piece| at(&state, piece));
    assert_eq!(where_are, ["M5-", "M5-"]);
    // 3.3m Nobody is weakened without need.
    let mut state = activated("Sestos", "A-T10-1 A-T10-2 A-H4-1");
    play(
        &mut state,
        "pick A-T10-1; pick weakened A-H4-1; pick A-T10-2; step M5",
    )
    .unwrap();
    assert_eq!(at(&state, "A-H4-1"), "M5");
}

// covers: 3.5a
#[test]
fn r_3_5a_any_order() {
    let pieces = "A-T20-1 A-T10-1 A-H4-1 A-P2-1 A-L-chereas";
    for order in [
        "pick A-L-chereas; pick A-P2-1; pick A-H4-1; pick A-T10-1; pick A-T20-1",
        "pick A-T10-1; pick A-T20-1; pick A-L-chereas; pick A-H4-1; pick A-P2-1",
    ] {
        for place in ["Sestos", "M4"] {
            let mut state = activated(place, pieces);
            play(&mut state, order).unwrap();
            play(&mut state, "step M5").unwrap();
            for piece in pieces.split(' ') {
                assert_eq!(at(&state, piece), "M5");
            }
        }
    }
}

// covers: 2.B.3.1a 2.B.3.2e
#[test]
fn r_2_b_3_1a_too_few_points_for_any_zone() {
    let state = position("turn 1; pa athenian 3; Sestos: A-T10-1 A-P2-1; phase athenian");
    let cheapest = 2;
    assert_eq!(
        hinted(&state, "announce 1"),
        Some(SharedHint::TooFewPoints { cheapest }.into())
    );
    assert_eq!(hinted(&state, "announce 2"), None);
    let led = position("turn 1; pa athenian 3; Sestos: A-T10-1 A-L-chereas; phase athenian");
    assert_eq!(hinted(&led, "announce 1"), None);
}
