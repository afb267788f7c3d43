//! Could this position stand on a table? Counters are counted, pieces must be where they can be, steps must have what they resolve.

use engine::{PositionError, ensure};
use strum::VariantArray;

use crate::{
    ids::{CounterId, FortId, Place, Side, Stratagem},
    pieces::{PieceId, UnitType},
    rules::sailing,
    state::{Camp, State},
    step::{Roll, Step},
    types::Look,
    view,
};

/// No season and no advantage gives a side more action points.
const MOST_ACTIONS: u8 = 20;

/// Says what is impossible about a position.
pub(crate) fn validate(look: Look<'_>) -> Result<(), PositionError> {
    tracks(look)
        .and_then(|()| counters(look.state))
        .and_then(|()| pieces(look))
        .and_then(|()| forts(look))
        .and_then(|()| steps(look))
        .map_err(PositionError)
}

/// 0.3a, 2.B.1c, 6.1 The turn, action points and supply.
fn tracks(look: Look<'_>) -> Result<(), String> {
    let scenario = look
        .game
        .scenario(look.state)
        .ok_or("there is no such scenario")?;
    look.state
        .check_tracks(scenario.first_turn..=scenario.last_turn, MOST_ACTIONS)?;
    let has_turn = look.state.camp_turn.is_some();
    ensure(has_turn || look.state.camp == Camp::Unbuilt, || {
        "the camp was built in no turn".to_owned()
    })
}

/// 1.3a Each of the 22 counters is in exactly one place.
fn counters(state: &State) -> Result<(), String> {
    let plays = state.battle.map(|battle| battle.plays).unwrap_or_default();
    // 7.S7a The counter of the archers lies in their zone.
    let plays = (&plays, Stratagem::Archers);
    let waiting = view::waiting(state);
    state.check_counters(plays, waiting, CounterId::all())?;
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
fn pieces(look: Look<'_>) -> Result<(), String> {
    let ships = look.game.pieces.of_type(UnitType::Trireme);
    let land = look.game.pieces.land();
    let marching = look
        .state
        .march
        .map(|march| march.group)
        .unwrap_or_default();
    for piece in PieceId::all() {
        let Some(place) = look.state.pieces.place(piece) else {
            continue;
        };
        let aboard = look.state.pieces.get(piece).aboard;
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
fn forts(look: Look<'_>) -> Result<(), String> {
    for &fort in FortId::VARIANTS {
        let inside = look.state.pieces.at(Place::fort(fort));
        let built = look.state.fort(fort).owner().is_some();
        ensure(built || inside.is_empty(), || {
            format!("{fort} is not built and cannot be held")
        })?;
        let both = Side::BOTH.map(|side| inside.meets(look.game.pieces.of(side)));
        ensure(both != [true; 2], || format!("both sides are in {fort}"))?;
    }
    Ok(())
}

/// The steps being resolved must be answerable.
fn steps(look: Look<'_>) -> Result<(), String> {
    let groups = look
        .game
        .scenario(look.state)
        .map_or(0, |card| card.groups.len());
    let is_turn = |step: &Step| matches!(step, Step::Turn { .. });
    let fits = |step: &Step| match *step {
        Step::Battle { .. } => look.state.battle.is_some(),
        Step::March { .. } => look.state.march.is_some(),
        Step::Arrive { group } | Step::Displace { group, .. } => usize::from(group) < groups,
        Step::Garrison { fort, .. } => fort.as_fort().is_some(),
        Step::Roll { roll } => (1..=6).contains(&die(roll)),
        Step::Announce { side } => *look.state.actions.get(side) > 0,
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
    look.state.check_steps(is_turn, fits)
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
