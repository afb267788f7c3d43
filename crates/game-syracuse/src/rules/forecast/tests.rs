use super::*;
use crate::{
    rules::combat_testing::{combat, map},
    testing::{game, place},
};

#[test]
fn the_chances_are_those_of_the_table() {
    let state = map("T13 ath-H1 ath-H3 ath-C1 ath-A1 syr-H1 syr-H2 syr-P1");
    let battle = combat(BattleKind::Field, "T13", Side::Athenian);
    let forecast = forecast(&game(), &state, &battle);
    // 12:13 is 2/3; the die has +2.
    assert_eq!((forecast.attack, forecast.defence), (12, 13));
    let text: Vec<String> = forecast
        .chances
        .iter()
        .map(|chance| {
            format!(
                "{}-{} {:?} {}",
                chance.attacker, chance.defender, chance.winner, chance.faces
            )
        })
        .collect();
    assert_eq!(
        text,
        [
            "1/4-R Defender 1",
            "1/4-1/4 Defender 1",
            "1/4-1/4 Attacker 1",
            "R-1/4 Attacker 1",
            "R-1/2 Attacker 2"
        ]
    );
    assert_eq!(forecast.winning_faces(), 4);
    let faces: u8 = forecast.chances.iter().map(|chance| chance.faces).sum();
    assert_eq!(faces, 6);
    let json = serde_json::to_string(&forecast).unwrap();
    assert_eq!(serde_json::from_str::<Forecast>(&json).unwrap(), forecast);
}

#[test]
fn only_combats_that_can_begin_are_forecast() {
    let mut state = map("T13 ath-H1 syr-H1; T21 ath-H3; olympieion syr-P1");
    state.phase.announced = 1;
    let at = |zone| forecast_at(&game(), &state, Side::Athenian, place(zone));
    assert!(at("T13").is_some_and(|forecast| forecast.attack == 3));
    assert!(at("olympieion").is_some_and(|forecast| forecast.defence == 2));
    assert!(at("T21").is_none() && at("T24").is_none());
}

#[test]
fn without_an_enemy_nothing_is_left_to_chance() {
    let state = map("T13 ath-H1; T15 syr-H1");
    let battle = combat(BattleKind::Field, "T13", Side::Athenian);
    assert_eq!(forecast(&game(), &state, &battle).winning_faces(), 6);
}
