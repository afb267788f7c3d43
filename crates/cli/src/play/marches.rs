//! A march over several places is told in one sentence.

use serde_json::{Value, json};

/// What a step changes; everything else says who takes it.
const OF_THE_STEP: [&str; 3] = ["from", "to", "cost"];

/// Does an event take a group one step further?
pub(super) fn is_step(event: &Value) -> bool {
    matches!(kind(event), "moved" | "entered")
}

/// The events, with the steps of a march made one.
pub(super) fn merged(events: impl IntoIterator<Item = Value>) -> Vec<Value> {
    let mut told: Vec<Value> = Vec::new();
    for event in events {
        match told.last_mut().and_then(|last| joined(last, &event)) {
            Some(joined) => {
                told.pop();
                told.push(joined);
            }
            None => told.push(event),
        }
    }
    told
}

fn kind(event: &Value) -> &str {
    event
        .get("type")
        .and_then(Value::as_str)
        .unwrap_or_default()
}

/// Two steps of one march as one: from where the first begins to where the second ends, for the price of both.
fn joined(first: &Value, second: &Value) -> Option<Value> {
    if !is_step(first) || kind(first) != kind(second) {
        return None;
    }
    // An army that enters one space after the other: its route has been told.
    if kind(first) == "entered" {
        let is_same = ["leader", "units"]
            .iter()
            .all(|field| first.get(field) == second.get(field));
        return is_same.then(|| second.clone());
    }
    let who = |event: &Value| {
        let mut who = event.clone();
        if let Some(fields) = who.as_object_mut() {
            fields.retain(|field, _| !OF_THE_STEP.contains(&field.as_str()));
        }
        who
    };
    if who(first) != who(second) || first.get("to") != second.get("from") {
        return None;
    }
    let mut joined = first.clone();
    let fields = joined.as_object_mut()?;
    fields.insert("to".to_owned(), second.get("to")?.clone());
    let cost = |event: &Value| event.get("cost").and_then(Value::as_u64);
    if let (Some(first), Some(second)) = (cost(first), cost(second)) {
        fields.insert("cost".to_owned(), json!(first + second));
    }
    Some(joined)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moved(pieces: &str, from: &str, to: &str, cost: u8) -> Value {
        json!({"type": "moved", "side": "athenian", "pieces": [pieces], "from": from, "to": to, "cost": cost})
    }

    #[test]
    fn steps_of_one_group_are_one_march() {
        let events = [
            moved("T1", "M1", "M2", 0),
            moved("T1", "M2", "M3", 1),
            moved("T2", "M3", "M4", 1),
            json!({"type": "landed"}),
            moved("T2", "M4", "M5", 2),
        ];
        let expected = [
            moved("T1", "M1", "M3", 1),
            moved("T2", "M3", "M4", 1),
            json!({"type": "landed"}),
            moved("T2", "M4", "M5", 2),
        ];
        assert_eq!(merged(events), expected);
    }

    #[test]
    fn an_army_is_named_where_it_arrives() {
        let entered = |space: &str, units: u8| json!({"type": "entered", "leader": "nicias", "space": space, "units": units});
        let events = [
            entered("tegea", 6),
            entered("argos", 6),
            entered("corinth", 5),
        ];
        assert_eq!(merged(events), [entered("argos", 6), entered("corinth", 5)]);
    }
}
