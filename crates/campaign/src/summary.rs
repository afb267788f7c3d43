//! Lines of a summary in text that both games have.

use engine::message::{Lang, Messages};
use serde::Serialize;
use serde_json::{Value, json};

use crate::{
    counters::Counters,
    id_set::{IdSet, SmallId},
    sides::TwoSided,
    supply::Supply,
};

/// What all lines are made with.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "their names say it")]
pub struct Page<'a> {
    pub messages: &'a Messages,
    pub lang: Lang,
}

impl Page<'_> {
    /// A message with its fields.
    pub fn text(&self, key: &str, fields: &Value) -> String {
        self.messages.text(self.lang, key, fields)
    }

    /// How a side stands: its hand, its supply, its action points.
    pub fn side(&self, side: impl Serialize, hand: u8, supply: Supply, actions: u8) -> String {
        let fields = json!({
            "side": side,
            "hand": hand,
            "supply": supply.value,
            "face": supply.face,
            "actions": actions,
        });
        self.text("summary-side", &fields)
    }

    /// A place with the forces that are there; nothing if it is empty.
    pub fn place(&self, place: impl Serialize, forces: &[String]) -> Option<String> {
        let fields = json!({ "place": place, "forces": forces.join("; ") });
        (!forces.is_empty()).then(|| self.text("summary-place", &fields))
    }

    /// The counters of a side, with what it may use them for.
    pub fn hand<S, T, C>(&self, counters: &Counters<S, T>, side: S, hand: IdSet<C>) -> Vec<String>
    where
        S: TwoSided,
        T: Copy + Serialize,
        C: SmallId + Serialize + Into<u8>,
    {
        let mut lines = Vec::new();
        for counter in hand.iter() {
            lines.push(self.text("summary-counter", &json!({ "counter": counter })));
            for stratagem in counters.usable(counter, side) {
                let fields = json!({ "stratagem": stratagem, "effect": stratagem });
                lines.push(self.text("summary-face", &fields));
            }
        }
        if !lines.is_empty() {
            lines.insert(0, self.text("summary-hand", &Value::Null));
        }
        lines
    }
}
