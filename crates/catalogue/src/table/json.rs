//! A game's types to JSON and back.

use engine::Game;
use serde::{Deserialize, Serialize};
use serde_json::{Value, value::to_raw_value};
use tape::Tape;

use super::RawJson;

/// An action is an object on the wire with the fields of its type and no others: serde alone would also read one from a list, and
/// would pass over fields it does not know.
pub(super) fn read_action<G: Game>(sent: &Value) -> Result<G::Action, String> {
    if !sent.is_object() {
        return Err("it is not an object with a \"type\"".to_owned());
    }
    let action = G::Action::deserialize(sent).map_err(|error| error.to_string())?;
    match unknown_field(sent, &json(&action)) {
        Some(field) => Err(format!("unknown field `{field}`")),
        None => Ok(action),
    }
}

/// A field that was sent and that the action does not have.
fn unknown_field<'a>(sent: &'a Value, action: &Value) -> Option<&'a str> {
    match (sent, action) {
        (Value::Object(sent), Value::Object(action)) => {
            sent.iter().find_map(|(name, sent)| match action.get(name) {
                Some(field) => unknown_field(sent, field),
                None => Some(name.as_str()),
            })
        }
        (Value::Array(sent), Value::Array(action)) => {
            let mut items = sent.iter().zip(action);
            items.find_map(|(sent, item)| unknown_field(sent, item))
        }
        _ => None,
    }
}

/// Any type of a game: all of them can be written as JSON.
pub(super) fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}

pub(super) fn tape(value: &impl Serialize) -> Tape {
    Tape::of(value).unwrap_or_default()
}

pub(crate) fn raw(value: &impl Serialize) -> RawJson {
    to_raw_value(value).unwrap_or_default()
}
