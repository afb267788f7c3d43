//! The position as a few lines of text.

use engine::{
    Dice, Seed,
    message::{Lang, Messages},
};
use serde_json::{Value, json};
use strum::VariantArray;

use crate::{
    event::Construction,
    game::Syracuse,
    ids::{CounterSet, FortId, PerSide, Place, Side, WallId},
    pieces::PieceId,
    rules::victory,
    state::{Camp, State, Work},
    view::View,
};

/// The turn and the points; a line a side; the places with pieces; the works; the viewer's own stratagems.
pub(crate) fn summary(game: &Syracuse, view: &View, messages: &Messages, lang: Lang) -> String {
    let hands = PerSide::<CounterSet>::default();
    let dice = Dice::new(Seed::from_number(0));
    let state = view.position.state(CounterSet::EMPTY, hands, dice);
    let page = Page {
        game,
        state: &state,
        messages,
        lang,
    };
    let mut lines = vec![page.head()];
    lines.extend(Side::BOTH.map(|side| page.side(side, view.hands.get(side).count)));
    lines.extend(Place::all().filter_map(|place| page.place(place)));
    lines.extend(page.works());
    lines.extend(page.hand(view));
    lines.join("\n")
}

/// What all lines are made from.
struct Page<'a> {
    game: &'a Syracuse,
    state: &'a State,
    messages: &'a Messages,
    lang: Lang,
}

impl Page<'_> {
    fn text(&self, key: &str, fields: &Value) -> String {
        self.messages.text(self.lang, key, fields)
    }

    fn head(&self) -> String {
        let calendar = &self.game.scenarios.calendar;
        let points = |side| victory::points(self.game, self.state, side);
        let fields = json!({
            "turn": self.state.turn,
            "season": calendar.season(self.state.turn),
            "year": calendar.year(self.state.turn),
            "advantage": self.state.advantage,
            "initiative": self.state.initiative,
            "points-athenian": points(Side::Athenian),
            "points-syracusan": points(Side::Syracusan),
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
        let there = self.state.at(place);
        let forces: Vec<String> = Side::BOTH
            .into_iter()
            .filter_map(|side| {
                let pieces = there.intersection(self.game.pieces.of(side));
                if pieces.is_empty() {
                    return None;
                }
                let items: Vec<String> = pieces.iter().map(|piece| self.piece(piece)).collect();
                let units = pieces.without(self.game.pieces.leaders);
                let strength = self.state.pf_of(self.game, units);
                let fields = json!({ "side": side, "strength": strength, "items": items });
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
            "aboard": piece.aboard,
        });
        self.text("summary-piece", &fields)
    }

    /// What is built or lies in ruins, and whose forts are.
    fn works(&self) -> Option<String> {
        let mut items = Vec::new();
        let mut item = |work: Construction, condition: &str| {
            let fields = json!({ "work": work, "condition": condition });
            items.push(self.text("summary-work", &fields));
        };
        match self.state.camp {
            Camp::Unbuilt => {}
            Camp::Standing => item(Construction::Camp, "built"),
            Camp::Destroyed => item(Construction::Camp, "destroyed"),
        }
        for &fort in FortId::VARIANTS {
            if let Some(owner) = self.state.fort(fort).owner() {
                item(Construction::Fort(fort), &owner.to_string());
            }
        }
        let walls = WallId::VARIANTS.iter().copied();
        let walls = walls.map(|wall| (Construction::Wall(wall), self.state.wall(wall)));
        for (work, built) in walls.chain([(Construction::Chains, self.state.chains)]) {
            match built {
                Work::Unbuilt => {}
                Work::Built => item(work, "built"),
                Work::Destroyed => item(work, "destroyed"),
            }
        }
        (!items.is_empty()).then(|| self.text("summary-works", &json!({ "items": items })))
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
