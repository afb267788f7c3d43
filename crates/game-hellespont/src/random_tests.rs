//! Whole games with random answers.

use engine::Game;
use testkit::answers::followed;

use crate::{
    action::Action,
    game::Hellespont,
    ids::{Place, Side, Stratagem},
    pieces::UnitType,
    rules::{cargo, combats, modifiers::fighters, stacking},
    step::{StackCheck, Step},
    testing::game,
    types::Look,
};

/// Where a position between two action phases is against the rules: both sides in a port (3.1g), a leader alone among
/// enemies (4.2.4d) or at sea without ships (4.2.4h).
fn disorder(look: Look<'_>) -> Option<Place> {
    let any = |holds: &dyn Fn(Side) -> bool| Side::BOTH.into_iter().any(holds);
    let is_wrong = |place: &Place| {
        let is_captive = |side: Side| {
            !place.is_base()
                && !look.leaders_at(side, *place).is_empty()
                && !look.has_units_at(side, *place)
                && look.has_units_at(side.other(), *place)
        };
        let is_adrift = |side: Side| {
            place.is_sea()
                && !look.own_at(side, *place).is_empty()
                && look.ships_at(side, *place).is_empty()
        };
        let is_shared = |side: Side| {
            place.is_port()
                && look.has_units_at(side, *place)
                && look.has_units_at(side.other(), *place)
        };
        any(&is_captive) || any(&is_adrift) || any(&is_shared)
    };
    Place::all().find(is_wrong)
}

/// 3.6c, 3.3g Where a side has too many, or too many aboard.
fn crowded(look: Look<'_>) -> Option<Place> {
    let mut sides = Side::BOTH.into_iter();
    sides.find_map(|side| {
        let stack = stacking::crowded(look, side, StackCheck::All);
        stack.or_else(|| cargo::overloaded(look, side))
    })
}

/// 2.B.3f, 4.1c Where somebody has marched up to enemies and neither fought nor gone back. Fleets that left their base in B.2 may stand there, and
/// cavalry that has withdrawn to where the other side had started from.
fn unfought(look: Look<'_>) -> Option<Place> {
    let cavalry = look.game.pieces.of_type(UnitType::Cavalry);
    combats::contested(look).find(|&zone| {
        let both = Side::BOTH.map(|side| fighters(look, side, zone));
        let mut all = both
            .into_iter()
            .flat_map(|of_side| of_side.without(cavalry).iter());
        all.any(|unit| {
            let start = look.state.pieces.start(unit);
            start != zone && !start.is_base()
        })
    })
}

/// Between two action phases; 2.B.2l before the first one fleets may have met. 3.6b Who has recovered since the moves ended may be too many.
// covers: 2.B.3f 4b 3.6b
fn check(look: Look<'_>, (step, recovered): (Step, bool), label: &str) {
    if let Step::Announce { .. } | Step::Sieges { .. } = step {
        assert!(recovered || crowded(look).is_none(), "{label}");
        let wrong = disorder(look);
        let there: Vec<_> = wrong
            .into_iter()
            .map(|place| look.state.pieces.at(place))
            .collect();
        assert_eq!(wrong, None, "{label}: {there:?}");
    }
    if let Step::Sieges { .. } = step {
        assert_eq!(unfought(look), None, "{label}");
    }
    if let Some(battle) = look.state.battle {
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
            Some(Action::Play(play)) => recovered || play.stratagem == Stratagem::RecoverOne,
            Some(_) => {
                let is_between = matches!(
                    state.step(),
                    Some(Step::Announce { .. } | Step::Sieges { .. })
                );
                recovered && (!is_between || crowded(Look::new(&game, state)).is_some())
            }
        };
        let label = format!("position {count}");
        if let Some(step) = state.step() {
            check(Look::new(&game, state), (step, recovered), &label);
            assert_eq!(game.validate(state), Ok(()), "{label}: {:?}", state.stack);
        }
    });
}
