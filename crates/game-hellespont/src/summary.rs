//! The position as a few lines of text.

use campaign::SummaryWriter;
use engine::{Dice, Seed};
use serde_json::json;

use crate::{data::TurnCard, game::Hellespont, place, types::Look, view::View};

/// The turn and the points; a line a side; the places with pieces; the viewer's own stratagems.
pub(crate) fn summary(game: &Hellespont, view: &View, writer: SummaryWriter<'_>) -> String {
    let dice = Dice::new(Seed::from_number(0));
    let state = view.position.without_secrets(dice);
    let look = Look::new(game, &state);
    let card = game.turn(state.turn);
    let date = json!({
        "month": card.map(|card| card.month),
        "year": card.map_or(0, TurnCard::year),
    });
    let ground = |place| json!(place::ground(look, place).0);
    let seen = (view.viewer, &view.hands);
    writer.summary(look, seen, (date, None), ground)
}
