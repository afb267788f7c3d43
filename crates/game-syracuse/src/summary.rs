//! The position as a few lines of text.

use campaign::CounterSet;
use engine::{
    Dice, Seed,
    message::{Lang, Messages},
};
use serde_json::json;
use strum::VariantArray;

use crate::{
    game::Syracuse,
    ids::{FortId, PerSide, Place, Side, WallId},
    pieces::PieceId,
    rules::victory,
    state::{Camp, State, Work},
    view::View,
};

/// The turn and the points; a line a side; the places with pieces; the works.
pub(crate) fn summary(game: &Syracuse, view: &View, messages: &Messages, lang: Lang) -> String {
    let hands = PerSide::<CounterSet>::default();
    let dice = Dice::new(Seed::from_number(0));
    let state = view.position.state(CounterSet::EMPTY, hands, dice);
    let calendar = &game.scenarios.calendar;
    let head = json!({
        "turn": state.turn,
        "season": calendar.season(state.turn),
        "year": calendar.year(state.turn),
        "advantage": state.advantage,
        "initiative": state.initiative,
        "points-athenian": victory::points(game, &state, Side::Athenian),
        "points-syracusan": victory::points(game, &state, Side::Syracusan),
    });
    let mut lines = vec![messages.text(lang, "summary-head", &head)];
    for side in Side::BOTH {
        let supply = state.supply.get(side);
        let fields = json!({
            "side": side,
            "hand": view.hands.get(side).count,
            "supply": supply.value,
            "face": supply.face,
            "actions": state.actions.get(side),
        });
        lines.push(messages.text(lang, "summary-side", &fields));
    }
    for place in Place::all() {
        let items: Vec<String> = state
            .at(place)
            .iter()
            .map(|piece| piece_text(&state, piece, messages, lang))
            .collect();
        if !items.is_empty() {
            let fields = json!({ "place": place, "items": items });
            lines.push(messages.text(lang, "summary-place", &fields));
        }
    }
    let items = works(&state, messages, lang);
    if !items.is_empty() {
        lines.push(messages.text(lang, "summary-works", &json!({ "items": items })));
    }
    lines.join("\n")
}

/// `-` shows the back side, brackets a piece aboard ships.
fn piece_text(state: &State, id: PieceId, messages: &Messages, lang: Lang) -> String {
    let piece = state.piece(id);
    let name = messages.names().get("piece", id.id(), lang);
    let back = if piece.back { "-" } else { "" };
    let text = format!("{name}{back}");
    if piece.aboard {
        format!("({text})")
    } else {
        text
    }
}

/// What is built; a cross marks what was destroyed.
fn works(state: &State, messages: &Messages, lang: Lang) -> Vec<String> {
    let mut items = Vec::new();
    let names = messages.names();
    let camp = names.get("work", "camp", lang);
    match state.camp {
        Camp::Unbuilt => {}
        Camp::Standing => items.push(camp.to_owned()),
        Camp::Destroyed => items.push(format!("{camp} ×")),
    }
    for &fort in FortId::VARIANTS {
        if let Some(owner) = state.fort(fort).owner() {
            let (fort, owner) = (fort.to_string(), owner.to_string());
            let fort = names.get("place", &fort, lang);
            items.push(format!("{fort} ({})", names.get("side", &owner, lang)));
        }
    }
    let walls = WallId::VARIANTS
        .iter()
        .map(|&wall| (wall.to_string(), state.wall(wall)));
    let chains = (names.get("work", "chains", lang).to_owned(), state.chains);
    for (name, work) in walls.chain([chains]) {
        match work {
            Work::Unbuilt => {}
            Work::Built => items.push(name),
            Work::Destroyed => items.push(format!("{name} ×")),
        }
    }
    items
}
