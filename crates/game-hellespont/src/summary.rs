//! The position as a few lines of text.

use campaign::SummaryWriter;
use engine::{
    Dice, Seed,
    message::{Lang, Messages},
};
use serde_json::json;

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
    let state = view.position.state(bowl, hands, dice);
    let summary = Summary {
        game,
        state: &state,
        page: SummaryWriter { messages, lang },
    };
    let mut lines = vec![summary.head()];
    lines.extend(Side::BOTH.map(|side| summary.side(side, view.hands.get(side).count)));
    lines.extend(Place::all().filter_map(|place| summary.place(place)));
    let page = &summary.page;
    lines.extend(page.own_hand(&game.counters, view.viewer, &view.hands));
    lines.join("\n")
}

/// What all lines are made from.
struct Summary<'a> {
    game: &'a Hellespont,
    state: &'a State,
    page: SummaryWriter<'a>,
}

impl Summary<'_> {
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
            let strength = |units| self.state.strength_of(self.game, units);
            json!({
                "side": side,
                "naval": strength(self.state.ships_at(self.game, side, place)),
                "land": strength(self.state.men_at(self.game, side, place)),
                "items": items,
            })
        })
    }

    fn piece(&self, id: PieceId) -> String {
        let piece = self.state.pieces.get(id);
        let fields = json!({
            "piece": id,
            "condition": piece.condition(id),
            "strength": self.state.strength(self.game, id),
        });
        self.page.text("summary-piece", &fields)
    }
}
