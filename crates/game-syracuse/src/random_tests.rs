//! Whole games with random answers.

use strum::VariantArray;
use testkit::{answers::playouts, every_setup};

use crate::{
    game::Syracuse,
    ids::{FortId, Place, Side},
    rules::{combats, landing, stacking},
    step::Step,
    testing::game,
    types::Look,
};

/// Where a position between two action phases is against the rules: armies that have met (2.B.3d), too many in a land zone (3.3a), pieces
/// in an enemy fort (4.3h), a leader alone among enemies (4.2.2d) or at sea without ships (3.1g).
fn disorder(look: Look<'_>) -> Option<Place> {
    let is_crowded = |place: &Place| {
        !place.is_sea()
            && Side::BOTH
                .iter()
                .any(|&side| stacking::is_overstacked(look, side, *place))
    };
    let is_captive = |place: &Place| {
        Side::BOTH.iter().any(|&side| {
            !look.leaders_at(side, *place).is_empty()
                && look.units_at(side, *place).is_empty()
                && !look.units_at(side.other(), *place).is_empty()
        })
    };
    let is_adrift = |place: &Place| {
        Side::BOTH.iter().any(|&side| {
            !look.leaders_at(side, *place).is_empty() && landing::is_adrift(look, side, *place)
        })
    };
    let has_intruder = |fort: &&FortId| {
        let inside = look.state.pieces.at(Place::fort(**fort));
        let owner = look.state.fort(**fort).owner();
        Side::BOTH
            .iter()
            .any(|&side| owner != Some(side) && inside.meets(look.game.pieces.of(side)))
    };
    let intruder = FortId::VARIANTS.iter().find(has_intruder);
    combats::contested(look)
        .next()
        .or_else(|| Place::all().find(is_crowded))
        .or_else(|| Place::all().find(is_captive))
        .or_else(|| Place::all().find(is_adrift))
        .or_else(|| intruder.map(|&fort| Place::fort(fort)))
}

/// With `RUN_SLOW_TESTS=1` ten thousand games.
#[test]
fn random_games_keep_order() {
    let game = game();
    let games = testkit::quick_or_slow(200, 10_000);
    let mut count = 0;
    playouts(&*game, &every_setup::<Syracuse>(), games, |state, _, _| {
        count += 1;
        if let Some(Step::Announce { .. }) = state.step() {
            assert_eq!(disorder(Look::new(&game, state)), None, "position {count}");
        }
    });
}
