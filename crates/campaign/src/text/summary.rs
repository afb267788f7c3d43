//! Lines of a summary in text that both games have.

use engine::message::{Lang, Messages};
use serde::Serialize;
use serde_json::{Value, json};

use crate::{BySide, Campaign, Cards, Counters, HandView, IdSet, Supply, TwoSided};

/// What all lines are made with.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "their names say it")]
pub struct SummaryWriter<'a> {
    pub messages: &'a Messages,
    pub lang: Lang,
}

impl SummaryWriter<'_> {
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

    /// A place with the forces that are there, of which `force` tells more; nothing if it is empty.
    pub fn place<C: Campaign>(
        &self,
        place: impl Serialize,
        (cards, there): (&Cards<C>, IdSet<C::Piece>),
        force: impl Fn(C::Side, IdSet<C::Piece>) -> Value,
    ) -> Option<String> {
        let pieces = |side| (side, there.intersection(cards.of(side)));
        let forces = C::Side::BOTH.map(pieces).into_iter();
        let forces = forces.filter(|(_, pieces)| !pieces.is_empty());
        let forces = forces.map(|(side, pieces)| self.text("summary-force", &force(side, pieces)));
        let forces: Vec<String> = forces.collect();
        let fields = json!({ "place": place, "forces": forces.join("; ") });
        (!forces.is_empty()).then(|| self.text("summary-place", &fields))
    }

    /// The counters of somebody who looks on, with what he may use them for.
    pub fn own_hand<C: Campaign<Counter: Serialize, Stratagem: Serialize>>(
        &self,
        counters: &Counters<C>,
        viewer: Option<C::Side>,
        hands: &C::PerSide<HandView<C::Counter>>,
    ) -> Vec<String> {
        let Some(side) = viewer else {
            return Vec::new();
        };
        let hand = hands.of(side).counters.unwrap_or_default();
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
