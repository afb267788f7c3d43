//! 3.5a Forming groups, 2.B.3.1a what is worth knowing before an announcement.

use crate::{hint::Hint, illegal::Illegal, state::State, testing::*};

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
        "pick A-T10-1, pick A-L-chereas, step T17",
        "T10-2 alone does not carry 4"
    );
    assert_eq!(hinted(&state, "pick A-T10-1"), Some(Hint::Embarks));
    play(&mut state, "pick A-T10-1").unwrap();
    assert_eq!(
        offered(&state),
        "pick A-T10-2, pick A-L-chereas, end zone",
        "10 PF do not carry 4"
    );
    assert_eq!(refused(&state, "step M5"), Illegal::Overloaded);
    play(&mut state, "pick A-T10-2; pick A-L-chereas; step M5").unwrap();
    assert_eq!(at(&state, "A-H4-1"), "M5");
}

// covers: 3.5a 3.3e 10.1f
#[test]
fn r_3_5a_ships_that_cannot_carry_the_others_are_not_added() {
    let mut state = activated("Sestos", "A-T10-1 A-H4-1");
    play(&mut state, "pick A-H4-1").unwrap();
    assert_eq!(refused(&state, "pick A-T10-1"), Illegal::Overloaded);
    let mut state = activated("Abydos", "S-T20-1 S-P5-1");
    play(&mut state, "pick S-P5-1").unwrap();
    let piece = id("S-P5-1");
    assert_eq!(refused(&state, "pick S-T20-1"), Illegal::Persians { piece });
}

// covers: 3.5a
#[test]
fn r_3_5a_more_ships_after_troops_at_sea() {
    let mut state = activated("M5", "A-T20-1 A-T10-1 A-P2-1");
    play(&mut state, "pick A-T20-1; pick A-P2-1").unwrap();
    assert!(offers(&state, "pick A-T10-1"));
    assert_eq!(
        refused(&state, "pick A-T20-1"),
        Illegal::PickInOrder {
            piece: id("A-T20-1")
        }
    );
}

// covers: 2.B.3.1a 2.B.3.2e
#[test]
fn r_2_b_3_1a_too_few_points_for_any_zone() {
    let state = position("turn 1; pa athenian 3; Sestos: A-T10-1 A-P2-1; phase athenian");
    let cheapest = 2;
    assert_eq!(
        hinted(&state, "announce 1"),
        Some(Hint::TooFewPoints { cheapest })
    );
    assert_eq!(hinted(&state, "announce 2"), None);
    let led = position("turn 1; pa athenian 3; Sestos: A-T10-1 A-L-chereas; phase athenian");
    assert_eq!(hinted(&led, "announce 1"), None);
}
