//! Altered positions: they are refused, or they can be played.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "tests")]

use bots::Level;
use catalogue::{Data, GameId, Library, Table};
use engine::{Rng, Seed, Setup, fair::Fairness};
use serde_json::Value;

/// So many positions are taken from a game, and each is altered so often.
const POSITIONS: usize = 12;
const ALTERED: usize = 40;
/// An altered position that is accepted is played on for so many answers.
const PLAYED: usize = 30;

fn answer(table: &mut dyn Table, rng: &mut Rng) -> bool {
    let decisions = table.decisions();
    let Some(decision) = rng.pick(&decisions) else {
        return false;
    };
    let answers = serde_json::to_value(&decision.legal).unwrap();
    let answers = answers.as_array().unwrap();
    let action = rng.pick(answers).expect("whoever is asked can answer");
    table.act(Some(decision.seat), action).unwrap();
    true
}

/// All places of a document that hold a single value.
fn leaves(value: &Value, at: &str, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                leaves(value, &format!("{at}/{name}"), found);
            }
        }
        Value::Array(items) => {
            for (index, value) in items.iter().enumerate() {
                leaves(value, &format!("{at}/{index}"), found);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            found.push(at.to_owned());
        }
    }
}

/// Another value at a place: another number, or what stands somewhere else in the document.
fn alter(state: &mut Value, rng: &mut Rng) {
    let mut places = Vec::new();
    leaves(state, "", &mut places);
    let place = rng.pick(&places).unwrap();
    let other = rng.pick(&places).unwrap();
    let other = state.pointer(other).unwrap().clone();
    let here = state.pointer_mut(place).unwrap();
    *here = match here {
        Value::Bool(flag) => Value::Bool(!*flag),
        Value::Number(_) => Value::from(rng.below(13)),
        Value::Null | Value::String(_) | Value::Array(_) | Value::Object(_) => other,
    };
}

#[test]
fn an_altered_position_is_refused_or_can_be_played() {
    let library = Library::new(Data::default());
    for (number, game) in (0_u64..).zip(GameId::ALL.iter().copied()) {
        let mut rng = Rng::new(Seed::from_number(number));
        let dice = Fairness::solo(rng.seed());
        let mut table = library
            .start(&game.to_string(), Setup::default(), dice)
            .unwrap();
        let mut accepted = 0;
        for _ in 0..POSITIONS {
            for _ in 0..rng.below(40) {
                answer(table.as_mut(), &mut rng);
            }
            for _ in 0..ALTERED {
                let mut state = table.state();
                for _ in 0..=rng.below(3) {
                    alter(&mut state, &mut rng);
                }
                let Ok(mut altered) = library.position(&game.to_string(), state) else {
                    continue;
                };
                accepted += 1;
                if altered.outcome().is_none() {
                    altered.advice(Level::Random, None, rng.seed()).unwrap();
                }
                for _ in 0..PLAYED {
                    if !answer(altered.as_mut(), &mut rng) {
                        break;
                    }
                }
            }
        }
        assert!(accepted > 0, "{game}: some alterations do no harm");
    }
}
