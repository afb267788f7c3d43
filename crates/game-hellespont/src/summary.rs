//! The position as a few lines of text.

use campaign::SummaryWriter;
use engine::{
    Dice, Seed,
    message::{Lang, Messages},
};
use serde_json::json;

use crate::{
    game::Hellespont,
    ids::Side,
    place,
    rules::victory,
    types::{Look, Types},
    view::View,
};

/// The turn and the points; a line a side; the places with pieces; the viewer's own stratagems.
pub(crate) fn summary(game: &Hellespont, view: &View, messages: &Messages, lang: Lang) -> String {
    let dice = Dice::new(Seed::from_number(0));
    let state = campaign::state(&view.position, Default::default(), dice);
    let page = SummaryWriter { messages, lang };
    let mut lines = vec![head(Look::new(game, &state), page)];
    lines.extend(page.sides::<Types>(&view.hands, &state.supply, &state.actions));
    let ground = |place| place::ground(Look::new(game, &state), place).0;
    lines.extend(page.places(&game.pieces, &state.pieces, ground));
    lines.extend(page.own_hand(&game.counters, view.viewer, &view.hands));
    lines.join("\n")
}

fn head(look: Look<'_>, page: SummaryWriter<'_>) -> String {
    let card = look.game.turn(look.state.turn);
    let (month, year) = card.map_or((None, 0), |card| (Some(card.month), card.year()));
    let points = |side| victory::points(look, side);
    let fields = json!({
        "turn": look.state.turn,
        "month": month,
        "year": year,
        "advantage": look.state.advantage,
        "initiative": look.state.initiative,
        "points-athenian": points(Side::Athenian),
        "points-spartan": points(Side::Spartan),
    });
    page.text("summary-head", &fields)
}
