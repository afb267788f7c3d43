//! Whole games with random answers.

use engine::Game;
use testkit::answers::followed;

use crate::{
    action::Action,
    game::Hellespont,
    ids::{Place, Side, Stratagem},
    pieces::UnitType,
    rules::{cargo, combats, modifiers::fighters, stacking},
    state::State,
    step::{StackCheck, Step},
    testing::game,
};

/// Where a position between two action phases is against the rules: both sides in a port (3.1g), a leader alone among
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
    Place::all().find(is_wrong)
}

/// 3.6c, 3.3g Where a side has too many, or too many aboard.
fn crowded(game: &Hellespont, state: &State) -> Option<Place> {
    let mut sides = Side::BOTH.into_iter();
    sides.find_map(|side| {
        let stack = stacking::crowded(game, state, side, StackCheck::All);
        stack.or_else(|| cargo::overloaded(game, state, side))
    })
}

/// 2.B.3f, 4.1c Where somebody has marched up to enemies and neither fought nor gone back. Fleets that left their base in B.2 may stand there, and
/// cavalry that has withdrawn to where the other side had started from.
fn unfought(game: &Hellespont, state: &State) -> Option<Place> {
    let cavalry = game.pieces.of_type(UnitType::Cavalry);
    combats::contested(game, state).find(|&zone| {
        let both = Side::BOTH.map(|side| fighters(game, state, side, zone));
        let mut all = both
            .into_iter()
            .flat_map(|of_side| of_side.without(cavalry).iter());
        all.any(|unit| {
            let start = state.pieces.start(unit);
            start != zone && !start.is_base()
        })
    })
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
        assert_eq!(unfought(game, state), None, "{label}");
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
        // A stack that has grown by recoveries may stay too great until its owner ends his moves, a load until the next check.
        recovered = match last {
            None => false,
            Some(Action::RecoverByAdvantage { .. } | Action::Recover { .. }) => true,
            Some(Action::Play { stratagem, .. }) => {
                recovered || *stratagem == Stratagem::RecoverOne
            }
            Some(_) => {
                let is_between = matches!(
                    state.step(),
                    Some(Step::Announce { .. } | Step::Sieges { .. })
                );
                recovered && (!is_between || crowded(&game, state).is_some())
            }
        };
        let label = format!("position {count}");
        if let Some(step) = state.step() {
            check(&game, state, (step, recovered), &label);
            assert_eq!(game.validate(state), Ok(()), "{label}: {:?}", state.stack);
        }
    });
}
