//! Lines of a summary in text that both games have.

use engine::message::{Lang, Messages};
use serde_json::{Value, json};

use crate::{
    BySide, Campaign, Cards, Counters, HandView, IdSet, Look, Roster, Scoring, Supply, TwoSided,
    UnitType,
};

/// What all lines are made with.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "their names say it")]
pub struct SummaryWriter<'a> {
    pub messages: &'a Messages,
    pub lang: Lang,
}

/// What a viewer sees of both hands.
type Hands<C> = <C as Campaign>::PerSide<HandView<<C as Campaign>::Counter>>;

impl SummaryWriter<'_> {
    /// The turn with its date and the points; a line a side; the places with pieces, each with its ground; what is built; the viewer's own stratagems.
    pub fn summary<C: Scoring>(
        &self,
        look: Look<'_, C>,
        (viewer, hands): (Option<C::Side>, &Hands<C>),
        (date, built): (Value, Option<String>),
        ground: impl Fn(C::Place) -> Value,
    ) -> String {
        let state = look.state;
        let mut lines = vec![self.head(look, date)];
        lines.extend(self.sides::<C>(hands, &state.supply, &state.actions));
        lines.extend(self.places(&look.game.pieces, &state.pieces, ground));
        lines.extend(built);
        lines.extend(self.own_hand(&look.game.counters, viewer, hands));
        lines.join("\n")
    }

    /// The turn, its date and the points.
    fn head<C: Scoring>(&self, look: Look<'_, C>, date: Value) -> String {
        let markers = json!({
            "turn": look.state.turn,
            "advantage": look.state.advantage,
            "initiative": look.state.initiative,
        });
        let objects = [markers, date].into_iter();
        let objects = objects.filter_map(|part| part.as_object().cloned());
        let points = |side| (format!("points-{side}"), C::points(look, side).into());
        let points = C::Side::BOTH.map(points);
        let fields = objects.flatten().chain(points).collect();
        self.text("summary-head", &Value::Object(fields))
    }

    /// A message with its fields.
    pub fn text(&self, key: &str, fields: &Value) -> String {
        self.messages.text(self.lang, key, fields)
    }

    /// How each side stands: its hand, its supply, its action points.
    fn sides<C: Campaign>(
        &self,
        hands: &Hands<C>,
        supply: &C::PerSide<Supply>,
        actions: &C::PerSide<u8>,
    ) -> [String; 2] {
        C::Side::BOTH.map(|side| {
            let fields = json!({
                "side": side,
                "hand": hands.of(side).count,
                "supply": supply.of(side).value,
                "face": supply.of(side).face,
                "actions": actions.of(side),
            });
            self.text("summary-side", &fields)
        })
    }

    /// The places where somebody is, each with its terrain, and the forces of each side.
    fn places<C: Campaign>(
        &self,
        cards: &Cards<C>,
        roster: &Roster<C>,
        ground: impl Fn(C::Place) -> Value,
    ) -> Vec<String> {
        let place = |place: C::Place| {
            let pieces = |side| (side, roster.at(place).intersection(cards.of(side)));
            let forces = C::Side::BOTH.map(pieces).into_iter();
            let forces = forces.filter(|(_, pieces)| !pieces.is_empty());
            let forces = forces.map(|(side, pieces)| self.force((cards, roster), side, pieces));
            let forces: Vec<String> = forces.collect();
            let (ground, forces) = (ground(place), forces.join("; "));
            let fields = json!({ "place": place, "ground": ground, "forces": forces });
            self.text("summary-place", &fields)
        };
        roster.occupied().map(place).collect()
    }

    /// Pieces of a side that are together.
    fn force<C: Campaign>(
        &self,
        (cards, roster): (&Cards<C>, &Roster<C>),
        side: C::Side,
        pieces: IdSet<C::Piece>,
    ) -> String {
        let strength = |units| cards.strength_of(units, roster.backs());
        let item = |id: C::Piece| {
            let piece = roster.get(id);
            let fields = json!({
                "piece": id,
                "condition": piece.condition(id),
                "strength": strength(IdSet::one(id)),
                "swords": cards.swords(id, roster.backs()),
                "aboard": piece.aboard,
            });
            self.text("summary-piece", &fields)
        };
        let fields = json!({
            "side": side,
            "strength": strength(pieces.without(cards.leaders)),
            "naval": strength(pieces.intersection(cards.of_type(UnitType::Trireme))),
            "land": strength(pieces.intersection(cards.land())),
            "items": pieces.iter().map(item).collect::<Vec<String>>(),
        });
        self.text("summary-force", &fields)
    }

    /// The counters of somebody who looks on, with what he may use them for.
    fn own_hand<C: Campaign>(
        &self,
        counters: &Counters<C>,
        viewer: Option<C::Side>,
        hands: &Hands<C>,
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
