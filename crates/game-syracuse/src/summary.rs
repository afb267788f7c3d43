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
    ids::{CounterSet, FortId, PerSide, Side, WallId},
    rules::victory,
    state::{Camp, State, Work},
    types::Types,
    view::View,
};

/// The turn and the points; a line a side; the places with pieces; the works; the viewer's own stratagems.
pub(crate) fn summary(game: &Syracuse, view: &View, messages: &Messages, lang: Lang) -> String {
    let hands = PerSide::<CounterSet>::default();
    let dice = Dice::new(Seed::from_number(0));
    let state = view.position.state(CounterSet::EMPTY, hands, dice);
    let page = SummaryWriter { messages, lang };
    let mut lines = vec![head(game, &state, page)];
    lines.extend(page.sides::<Types>(&view.hands, &state.supply, &state.actions));
    lines.extend(page.places(&game.pieces, &state.pieces));
    lines.extend(works(&state, page));
    lines.extend(page.own_hand(&game.counters, view.viewer, &view.hands));
    lines.join("\n")
}

fn head(game: &Syracuse, state: &State, page: SummaryWriter<'_>) -> String {
    let calendar = &game.scenarios.calendar;
    let points = |side| victory::points(game, state, side);
    let fields = json!({
        "turn": state.turn,
        "season": calendar.season(state.turn),
        "year": calendar.year(state.turn),
        "advantage": state.advantage,
        "initiative": state.initiative,
        "points-athenian": points(Side::Athenian),
        "points-syracusan": points(Side::Syracusan),
    });
    page.text("summary-head", &fields)
}

/// What is built or lies in ruins, and whose forts are.
fn works(state: &State, page: SummaryWriter<'_>) -> Option<String> {
    let mut items = Vec::new();
    let mut item = |work: Construction, condition: &str| {
        let fields = json!({ "work": work, "condition": condition });
        items.push(page.text("summary-work", &fields));
    };
    match state.camp {
        Camp::Unbuilt => {}
        Camp::Standing => item(Construction::Camp, "built"),
        Camp::Destroyed => item(Construction::Camp, "destroyed"),
    }
    for &fort in FortId::VARIANTS {
        if let Some(owner) = state.fort(fort).owner() {
            item(Construction::Fort(fort), &owner.to_string());
        }
    }
    let walls = WallId::VARIANTS.iter().copied();
    let walls = walls.map(|wall| (Construction::Wall(wall), state.wall(wall)));
    for (work, built) in walls.chain([(Construction::Chains, state.chains)]) {
        match built {
            Work::Unbuilt => {}
            Work::Built => item(work, "built"),
            Work::Destroyed => item(work, "destroyed"),
        }
    }
    (!items.is_empty()).then(|| page.text("summary-works", &json!({ "items": items })))
}
