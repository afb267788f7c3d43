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
    ids::{FortId, Side, WallId},
    place,
    rules::victory,
    state::{Camp, State, Work},
    types::{Look, Types},
    view::View,
};

/// The turn and the points; a line a side; the places with pieces; the works; the viewer's own stratagems.
pub(crate) fn summary(game: &Syracuse, view: &View, messages: &Messages, lang: Lang) -> String {
    let dice = Dice::new(Seed::from_number(0));
    let state = campaign::state(&view.position, Default::default(), dice);
    let page = SummaryWriter { messages, lang };
    let mut lines = vec![head(Look::new(game, &state), page)];
    lines.extend(page.sides::<Types>(&view.hands, &state.supply, &state.actions));
    let ground = |place| place::ground(Look::new(game, &state), place).0;
    lines.extend(page.places(&game.pieces, &state.pieces, ground));
    lines.extend(works(&state, page));
    lines.extend(page.own_hand(&game.counters, view.viewer, &view.hands));
    lines.join("\n")
}

fn head(look: Look<'_>, page: SummaryWriter<'_>) -> String {
    let calendar = &look.game.calendar;
    let points = |side| victory::points(look, side);
    let fields = json!({
        "turn": look.state.turn,
        "season": calendar.season(look.state.turn),
        "year": calendar.year(look.state.turn),
        "advantage": look.state.advantage,
        "initiative": look.state.initiative,
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
