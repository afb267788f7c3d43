//! The position as a few lines of text.

use campaign::SummaryWriter;
use engine::{
    Dice, Seed,
    message::{Lang, Messages},
};
use serde_json::json;
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
    let summary = Summary {
        game,
        state: &state,
        page: SummaryWriter { messages, lang },
    };
    let mut lines = vec![summary.head()];
    lines.extend(Side::BOTH.map(|side| summary.side(side, view.hands.get(side).count)));
    lines.extend(Place::all().filter_map(|place| summary.place(place)));
    lines.extend(summary.works());
    let page = &summary.page;
    lines.extend(page.own_hand(&game.counters, view.viewer, &view.hands));
    lines.join("\n")
}

/// What all lines are made from.
struct Summary<'a> {
    game: &'a Syracuse,
    state: &'a State,
    page: SummaryWriter<'a>,
}

impl Summary<'_> {
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
        self.page.text("summary-head", &fields)
    }

    fn side(&self, side: Side, hand: u8) -> String {
        let (supply, actions) = (self.state.supply.get(side), self.state.actions.get(side));
        self.page.side(side, hand, *supply, *actions)
    }

    /// Who is in a place; nothing if it is empty.
    fn place(&self, place: Place) -> Option<String> {
        let there = (&self.game.pieces, self.state.pieces.at(place));
        self.page.place(place, there, |side: Side, pieces| {
            let items: Vec<String> = pieces.iter().map(|piece| self.piece(piece)).collect();
            let units = pieces.without(self.game.pieces.leaders);
            let strength = self.state.strength_of(self.game, units);
            json!({ "side": side, "strength": strength, "items": items })
        })
    }

    fn piece(&self, id: PieceId) -> String {
        let piece = self.state.pieces.get(id);
        let fields = json!({
            "piece": id,
            "condition": piece.condition(id),
            "strength": self.state.strength(self.game, id),
            "aboard": piece.aboard,
        });
        self.page.text("summary-piece", &fields)
    }

    /// What is built or lies in ruins, and whose forts are.
    fn works(&self) -> Option<String> {
        let mut items = Vec::new();
        let mut item = |work: Construction, condition: &str| {
            let fields = json!({ "work": work, "condition": condition });
            items.push(self.page.text("summary-work", &fields));
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
        (!items.is_empty()).then(|| self.page.text("summary-works", &json!({ "items": items })))
    }
}
