//! Whole games with random answers.

use engine::Game;
use testkit::answers::followed;

use crate::{
    action::Action,
    game::Hellespont,
    ids::{Place, Side, Stratagem},
    rules::{cargo, combats, stacking},
    state::State,
    step::{StackCheck, Step},
    testing::game,
};

/// Where a position between two action phases is against the rules: too many aboard (3.3g), both sides in a port (3.1g), a leader alone among
/// enemies (4.2.4d) or at sea without ships (4.2.4h).
fn disorder(game: &Hellespont, state: &State) -> Option<Place> {
    let any = |holds: &dyn Fn(Side) -> bool| Side::BOTH.into_iter().any(holds);
    let is_wrong = |place: &Place| {
        let is_captive = |side: Side| {
            !place.is_base()
                && !state.leaders_at(game, side, *place).is_empty()
                && !state.holds(game, side, *place)
                && state.holds(game, side.other(), *place)
        };
        let is_adrift = |side: Side| {
            place.is_sea()
                && !state.own_at(game, side, *place).is_empty()
                && state.ships_at(game, side, *place).is_empty()
        };
        let is_shared = |side: Side| {
            place.is_port()
                && state.holds(game, side, *place)
                && state.holds(game, side.other(), *place)
        };
        any(&is_captive) || any(&is_adrift) || any(&is_shared)
    };
    let overloaded = Side::BOTH
        .into_iter()
        .find_map(|side| cargo::overloaded(game, state, side));
    Place::all().find(is_wrong).or(overloaded)
}

/// 3.6c Where a side has too many.
fn crowded(game: &Hellespont, state: &State) -> Option<Place> {
    let mut sides = Side::BOTH.into_iter();
    sides.find_map(|side| stacking::crowded(game, state, side, StackCheck::All))
}

/// Between two action phases; 2.B.2l before the first one fleets may have met. 3.6b Who has recovered since the moves ended may be too many.
// covers: 2.B.3f 4b 3.6b
fn check(game: &Hellespont, state: &State, (step, recovered): (Step, bool), label: &str) {
    if let Step::Announce { .. } | Step::Sieges { .. } = step {
        assert!(recovered || crowded(game, state).is_none(), "{label}");
        let wrong = disorder(game, state);
        let there: Vec<_> = wrong
            .into_iter()
            .map(|place| state.pieces.at(place))
            .collect();
        assert_eq!(wrong, None, "{label}: {there:?}");
    }
    if let Step::Sieges { .. } = step {
        assert_eq!(combats::contested(game, state).next(), None, "{label}");
    }
    if let Some(battle) = state.battle {
        assert!(battle.zone.is_sea() || battle.zone.is_land(), "{label}");
    }
}

/// With `RUN_SLOW_TESTS=1` ten thousand games.
// covers: 2.B.3f 4b 0.2p 0.2q
#[test]
fn random_games_keep_order() {
    let game = game();
    let games = testkit::quick_or_slow(200, 10_000);
    let (mut count, mut recovered) = (0, false);
    let setups = testkit::every_setup::<Hellespont>();
    followed(&*game, &setups, games, |state, last, _, _| {
        count += 1;
        // A stack that has grown by recoveries may stay too great until its owner ends his moves.
        recovered = match last {
            None => false,
            Some(Action::RecoverByAdvantage { .. } | Action::Recover { .. }) => true,
            Some(Action::Play { stratagem, .. }) => recovered || *stratagem == Stratagem::S11,
            Some(_) => recovered && crowded(&game, state).is_some(),
        };
        let label = format!("position {count}");
        if let Some(step) = state.step() {
            check(&game, state, (step, recovered), &label);
            assert_eq!(game.validate(state), Ok(()), "{label}: {:?}", state.stack);
        }
    });
}
