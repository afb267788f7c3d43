//! The position as a few lines of text.

use campaign::SummaryWriter;
use engine::{Dice, Seed};
use serde_json::json;
use strum::VariantArray;

use crate::{
    event::Construction,
    game::Syracuse,
    ids::{FortId, WallId},
    place,
    state::{Camp, State, Work},
    types::Look,
    view::View,
};

/// The turn and the points; a line a side; the places with pieces; the works; the viewer's own stratagems.
pub(crate) fn summary(game: &Syracuse, view: &View, writer: SummaryWriter<'_>) -> String {
    let dice = Dice::new(Seed::from_number(0));
    let state = view.position.without_secrets(dice);
    let look = Look::new(game, &state);
    let (turn, calendar) = (state.turn, &game.calendar);
    let date = json!({ "season": calendar.season(turn), "year": calendar.year(turn) });
    let ground = |place| json!(place::ground(look, place).0);
    let seen = (view.viewer, &view.hands);
    writer.summary(look, seen, (date, works(&state, writer)), ground)
}

/// What is built or lies in ruins, and whose forts are.
fn works(state: &State, writer: SummaryWriter<'_>) -> Option<String> {
    let mut items = Vec::new();
    let mut item = |work: Construction, condition: &str| {
        let fields = json!({ "work": work, "condition": condition });
        items.push(writer.text("summary-work", &fields));
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
    (!items.is_empty()).then(|| writer.text("summary-works", &json!({ "items": items })))
}
