//! The position as a few lines of text.

use engine::{
    Dice, Seed,
    message::{Lang, Messages},
};
use serde_json::{Value, json};

use crate::{
    game::Hellespont,
    ids::{CounterSet, PerSide, Place, Side},
    pieces::PieceId,
    rules::victory,
    state::State,
    view::View,
};

/// The turn and the points; a line a side; the places with pieces; the viewer's own stratagems.
pub(crate) fn summary(game: &Hellespont, view: &View, messages: &Messages, lang: Lang) -> String {
    let dice = Dice::new(Seed::from_number(0));
    let (bowl, hands) = (CounterSet::EMPTY, PerSide::default());
    let state = view.position.state(bowl, hands, CounterSet::EMPTY, dice);
    let page = Page {
        game,
        state: &state,
        messages,
        lang,
    };
    let mut lines = vec![page.head()];
    lines.extend(Side::BOTH.map(|side| page.side(side, view.hands.get(side).count)));
    lines.extend(Place::all().filter_map(|place| page.place(place)));
    lines.extend(page.hand(view));
    lines.join("\n")
}

/// What all lines are made from.
struct Page<'a> {
    game: &'a Hellespont,
    state: &'a State,
    messages: &'a Messages,
    lang: Lang,
}

impl Page<'_> {
    fn text(&self, key: &str, fields: &Value) -> String {
        self.messages.text(self.lang, key, fields)
    }

    fn head(&self) -> String {
        let card = self.game.scenarios.turn(self.state.turn);
        let (month, year) = card.map_or((None, 0), |card| (Some(card.month), card.year()));
        let points = |side| victory::points(self.game, self.state, side);
        let fields = json!({
            "turn": self.state.turn,
            "month": month,
            "year": year,
            "advantage": self.state.advantage,
            "initiative": self.state.initiative,
            "points-athenian": points(Side::Athenian),
            "points-spartan": points(Side::Spartan),
        });
        self.text("summary-head", &fields)
    }

    fn side(&self, side: Side, hand: u8) -> String {
        let supply = self.state.supply.get(side);
        let fields = json!({
            "side": side,
            "hand": hand,
            "supply": supply.value,
            "face": supply.face,
            "actions": self.state.actions.get(side),
        });
        self.text("summary-side", &fields)
    }

    /// Who is in a place; nothing if it is empty.
    fn place(&self, place: Place) -> Option<String> {
        let forces: Vec<String> = Side::BOTH
            .into_iter()
            .filter_map(|side| {
                let pieces = self.state.own_at(self.game, side, place);
                if pieces.is_empty() {
                    return None;
                }
                let items: Vec<String> = pieces.iter().map(|piece| self.piece(piece)).collect();
                let strength = |units| self.state.pf_of(self.game, units);
                let fields = json!({
                    "side": side,
                    "naval": strength(self.state.ships_at(self.game, side, place)),
                    "land": strength(self.state.men_at(self.game, side, place)),
                    "items": items,
                });
                Some(self.text("summary-force", &fields))
            })
            .collect();
        let fields = json!({ "place": place, "forces": forces.join("; ") });
        (!forces.is_empty()).then(|| self.text("summary-place", &fields))
    }

    fn piece(&self, id: PieceId) -> String {
        let piece = self.state.piece(id);
        let condition = match (id.is_leader(), piece.back) {
            (true, true) if piece.sick => "sick",
            (true, true) => "wounded",
            (true, false) => "fit",
            (false, true) => "weakened",
            (false, false) => "full",
        };
        let fields = json!({
            "piece": id,
            "condition": condition,
            "strength": self.state.pf(self.game, id),
        });
        self.text("summary-piece", &fields)
    }

    /// The viewer's own counters, with what he may use them for.
    fn hand(&self, view: &View) -> Vec<String> {
        let Some(viewer) = view.viewer else {
            return Vec::new();
        };
        let counters = view.hands.get(viewer).counters;
        let mut lines = Vec::new();
        for counter in counters.unwrap_or_default().iter() {
            lines.push(self.text("summary-counter", &json!({ "counter": counter })));
            for stratagem in self.game.counters.usable(counter, viewer) {
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
