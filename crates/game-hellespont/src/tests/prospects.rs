//! What a player is told before dice are thrown.

use engine::{Game, Log, Presentation};
use serde_json::{Value, json};

use crate::{state::State, testing::*};

/// What is told now.
fn told(state: &State) -> Value {
    serde_json::to_value(game().odds(state)).unwrap()
}

/// The same as one of its kind alone.
fn told_of(state: &State, kind: &str) -> Value {
    let all = told(state);
    let mut all = all.as_array().unwrap().iter();
    all.find(|one| one["of"] == kind)
        .cloned()
        .unwrap_or_default()
}

/// The hint to an answer.
fn hint(state: &State, answer: &str) -> Value {
    let action = crate::Hellespont::read_action(answer).unwrap();
    serde_json::to_value(game().hint(state, &action)).unwrap()
}

// covers: 5.1p 5.1d
#[test]
fn ex_5_1p_the_dice_of_a_siege_before_they_are_thrown() {
    let text = "historical; clear; turn 3; initiative spartan; advantage spartan; hand athenian; hand spartan C04; Sestos: A-T10-1 A-T4-1 A-T2-1 A-T2-2 A-H3-1 A-P2-1; M5: S-L-mindaros S-T20-1 S-T10-1 S-T10-2 S-T10-3 S-T10-4 S-T10-5; T17: S-H4-1; stage sieges spartan";
    let mut state = exactly(text);
    let expected = json!({
        "of": "siege", "besieger": "spartan", "port": "Sestos", "dice": 5,
        "lines": [
            {"line": "base", "by": 1, "rule": "5.1a"},
            {"line": "advantage", "by": 1, "rule": "5.1b"},
            {"line": "zones", "by": 2, "rule": "5.1c"},
            {"line": "great-leader", "by": 1, "rule": "5.1e"},
        ],
        // Of 6 to the 5 throws 3125 show no 6 and 1024 neither a 5 nor a 6.
        "taken": 598, "weakened": 270, "struck": 598,
    });
    assert_eq!(told(&state), json!([expected]), "before it is chosen");
    play(&mut state, "besiege Sestos").unwrap();
    assert_eq!(told(&state), json!([expected]), "when it has begun");
    play(&mut state, "discard C04").unwrap();
    assert_eq!(told_of(&state, "siege")["dice"], 6, "5.1d");
}

/// The event that precedes the dice tells the same lines as the forecast, and as many dice are thrown.
#[test]
fn r_5_1p_a_siege_is_told_with_every_line_of_its_dice() {
    let text = "historical; clear; turn 5; initiative spartan; advantage athenian; hand athenian C09; hand spartan C06; Sestos: A-T10-1 A-H3-1 A-L-thrasybule; M5: S-L-mindaros S-T20-1 S-T10-1 S-T10-2 S-T10-3 S-T10-4; T17: S-H4-1; stage sieges spartan";
    let mut state = exactly(text);
    play(&mut state, "besiege Sestos; play C06 S9").unwrap();
    let mut log = Log::on();
    let mut foretold = state.clone();
    foretold.siege.as_mut().unwrap().discarded.athenian = true;
    let forecast = told_of(&foretold, "siege");
    play_logged(&mut state, "discard C09", &mut log).unwrap();
    let events = log.take();
    let began = events.iter().find_map(|event| {
        let event = serde_json::to_value(event).unwrap();
        (event["type"] == "siege-began").then_some(event)
    });
    let began = began.unwrap();
    let lines = json!([
        {"line": "base", "by": 1}, {"line": "zones", "by": 2}, {"line": "sap", "by": 2},
        {"line": "defending-leader", "by": -1}, {"line": "defending-discard", "by": -1}, {"line": "season", "by": -1},
    ]);
    assert_eq!(began["lines"], lines);
    assert_eq!((&began["dice"], &forecast["dice"]), (&json!(2), &json!(2)));
    let mut expected = forecast["lines"].clone();
    for line in expected.as_array_mut().unwrap() {
        line.as_object_mut().unwrap().remove("rule");
    }
    assert_eq!(expected, lines, "as it was foretold");
    assert_eq!(state.siege.unwrap().dice.iter().count(), 2);
}

#[test]
fn r_5_2g_a_five_takes_a_port_of_weakened_units() {
    let text = "historical; clear; turn 3; initiative athenian; advantage spartan; hand athenian; hand spartan; Cyzique: S-P4-1-; M16: A-T20-1; T2: A-H4-1; stage sieges athenian";
    let siege = told_of(&exactly(text), "siege");
    // Three dice: 8 of 27 throws show neither a 5 nor a 6, 125 of 216 no 1.
    assert_eq!(siege["dice"], 3);
    assert_eq!(
        (&siege["taken"], &siege["weakened"], &siege["struck"]),
        (&json!(704), &json!(0), &json!(421))
    );
}

#[test]
fn r_4_2_1d_the_chance_of_an_evasion_is_told_with_its_lines() {
    let mut state = position(
        "turn 4; pa athenian 9; M22: A-T20-1; M23: S-T10-1 S-L-mindaros; advantage athenian; phase athenian",
    );
    play(&mut state, "announce 9; activate M22; pick A-T20-1").unwrap();
    assert_eq!(
        hint(&state, "step M23"),
        json!({"type": "fleet", "faces": 3})
    );
    assert_eq!(hint(&state, "step M21"), json!({"type": "sailing"}));
    play(&mut state, "step M23").unwrap();
    let passing = json!({
        "of": "passing", "side": "athenian", "place": "M23", "ships": 20, "enemies": 10, "faces": 6, "passes": 3,
    });
    assert_eq!(told(&state), json!([passing]));
    play(&mut state, "stop; end moves").unwrap();
    let evasion = json!({
        "of": "evasion", "evader": "spartan", "place": "M23", "bonus": 2, "faces": 6, "succeeds": 3,
        "lines": [{"line": "leader", "by": 1, "rule": "4.2.1d"}, {"line": "open-sea", "by": 1, "rule": "4.2.1e"}],
    });
    assert_eq!(told_of(&state, "evasion"), evasion, "the attacker sees it");
    play(&mut state, "fight M23").unwrap();
    assert_eq!(told_of(&state, "evasion"), evasion);
    assert_eq!(told_of(&state, "combat")["attack"], 20);
    play(&mut state, "stand").unwrap();
    assert_eq!(told_of(&state, "evasion"), Value::Null);
    assert_eq!(told_of(&state, "combat")["place"], "M23");
}

#[test]
fn r_3_5k_ten_to_one_is_plain_sailing() {
    let mut state = position("turn 4; pa athenian 9; M5: A-T20-1; M6: S-T2-1; phase athenian");
    play(&mut state, "announce 9; activate M5; pick A-T20-1").unwrap();
    assert_eq!(hint(&state, "step M6"), json!({"type": "sailing"}));
    play(&mut state, "step M6").unwrap();
    assert_eq!(told(&state), Value::Null);
    assert!(game().outcome(&state).is_none());
}
