//! Could this position stand on a table? Counters are counted, pieces must be where they can be, steps must have what they resolve.

use campaign::{check_counters, check_steps, check_tracks};
use engine::{PositionError, ensure};
use strum::VariantArray;

use crate::{
    game::Syracuse,
    ids::{CounterId, FortId, Place, Side, Stratagem},
    pieces::{PieceId, UnitType},
    rules::sailing,
    state::{Camp, State},
    step::{Roll, Step},
    types::Types,
    view,
};

/// No season and no advantage gives a side more action points.
const MOST_ACTIONS: u8 = 20;

/// Says what is impossible about a position.
pub(crate) fn validate(game: &Syracuse, state: &State) -> Result<(), PositionError> {
    tracks(game, state)
        .and_then(|()| counters(state))
        .and_then(|()| pieces(game, state))
        .and_then(|()| forts(game, state))
        .and_then(|()| steps(game, state))
        .map_err(PositionError)
}

/// 0.3a, 2.B.1c, 6.1 The turn, action points and supply.
fn tracks(game: &Syracuse, state: &State) -> Result<(), String> {
    let scenario = game.scenario(state).ok_or("there is no such scenario")?;
    check_tracks::<Types>(
        (state.turn, scenario.first_turn..=scenario.last_turn),
        (state.phase.budget.announced, MOST_ACTIONS),
        &state.actions,
        &state.supply,
    )?;
    let has_turn = state.camp_turn.is_some();
    ensure(has_turn || state.camp == Camp::Unbuilt, || {
        "the camp was built in no turn".to_owned()
    })
}

/// 1.3a Each of the 22 counters is in exactly one place.
fn counters(state: &State) -> Result<(), String> {
    let sets = [state.bowl, state.set_aside, state.phase.lying];
    let plays = state.battle.map(|battle| battle.plays).unwrap_or_default();
    // 7.S7a The counter of the archers lies in their zone.
    let plays = (&plays, Stratagem::Archers);
    let waiting = view::waiting(state);
    check_counters::<Types>(sets, &state.hands, plays, waiting, CounterId::all())?;
    for side in Side::BOTH {
        let mut held = *state.hands.get(side);
        let secret = view::put_down(state, side);
        secret.iter().for_each(|play| held.insert(play.counter));
        ensure(state.shown.get(side).without(held).is_empty(), || {
            format!("the {side} side does not hold what is known of its hand")
        })?;
    }
    Ok(())
}

/// 0.2a, 3.5a Ships at sea, land units on land, in forts or aboard.
fn pieces(game: &Syracuse, state: &State) -> Result<(), String> {
    let ships = game.pieces.of_type(UnitType::Trireme);
    let land = game.pieces.land();
    let marching = state.march.map(|march| march.group).unwrap_or_default();
    for piece in PieceId::all() {
        let Some(place) = state.pieces.place(piece) else {
            continue;
        };
        let aboard = state.pieces.get(piece).aboard;
        let fits = if ships.contains(piece) {
            sailing::is_naval(place) && !aboard
        } else if place.is_sea() && land.contains(piece) {
            aboard || marching.contains(piece)
        } else {
            !aboard || sailing::is_naval(place)
        };
        ensure(fits, || format!("{piece} cannot be in {place}"))?;
    }
    Ok(())
}

/// 0.2i, 5.3c Only forts that are built have a garrison, all of one side.
fn forts(game: &Syracuse, state: &State) -> Result<(), String> {
    for &fort in FortId::VARIANTS {
        let inside = state.pieces.at(Place::fort(fort));
        let built = state.fort(fort).owner().is_some();
        ensure(built || inside.is_empty(), || {
            format!("{fort} is not built and cannot be held")
        })?;
        let both = Side::BOTH.map(|side| inside.meets(game.pieces.of(side)));
        ensure(both != [true; 2], || format!("both sides are in {fort}"))?;
    }
    Ok(())
}

/// The steps being resolved must be answerable.
fn steps(game: &Syracuse, state: &State) -> Result<(), String> {
    let groups = game.scenario(state).map_or(0, |card| card.groups.len());
    let is_turn = |step: &Step| matches!(step, Step::Turn { .. });
    let fits = |step: &Step| match *step {
        Step::Battle { .. } => state.battle.is_some(),
        Step::March { .. } => state.march.is_some(),
        Step::Arrive { group } | Step::Displace { group, .. } => usize::from(group) < groups,
        Step::Garrison { fort, .. } => fort.as_fort().is_some(),
        Step::Roll { roll } => (1..=6).contains(&die(roll)),
        Step::Announce { side } => *state.actions.get(side) > 0,
        Step::Window { .. }
        | Step::FreeMove { .. }
        | Step::Menu { .. }
        | Step::Pick { .. }
        | Step::Land { .. }
        | Step::Withdraw { .. }
        | Step::WithdrawTo { .. }
        | Step::Overstacked { .. }
        | Step::Combats { .. }
        | Step::Retreat { .. }
        | Step::Occupy { .. }
        | Step::Discard { .. }
        | Step::Build { .. }
        | Step::Keep { .. }
        | Step::Regroup { .. }
        | Step::RegroupTo { .. }
        | Step::Recover { .. }
        | Step::Weaken { .. }
        | Step::Sieges { .. }
        | Step::Breach { .. }
        | Step::Epidemic { .. }
        | Step::Turn { .. }
        | Step::Sick { .. } => true,
    };
    check_steps(state.verdict, &state.stack, is_turn, fits)
}

fn die(roll: Roll) -> u8 {
    match roll {
        Roll::Attrition { die, .. }
        | Roll::Siege { die, .. }
        | Roll::Wall { die, .. }
        | Roll::Chains { die, .. }
        | Roll::Combat { die, .. }
        | Roll::Storm { die, .. }
        | Roll::Night { die, .. }
        | Roll::Discord { die, .. } => die,
    }
}
