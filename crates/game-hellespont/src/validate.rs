//! Could this position stand on a table? Counters are counted, pieces must be where they can be, steps must have what they resolve.

use engine::{PositionError, ensure};

use crate::{
    ids::{CounterId, Place, Side, Stratagem},
    pieces::{PieceId, UnitType},
    state::State,
    step::{Roll, Step},
    types::Look,
    view,
};

/// No month and no advantage gives a side more action points.
const MOST_ACTIONS: u8 = 12;

/// Says what is impossible about a position.
pub(crate) fn validate(look: Look<'_>) -> Result<(), PositionError> {
    tracks(look)
        .and_then(|()| counters(look.state))
        .and_then(|()| pieces(look))
        .and_then(|()| ports(look))
        .and_then(|()| steps(look))
        .map_err(PositionError)
}

/// 10.1a, 2.B.1c, 6a The turn, action points and supply.
fn tracks(look: Look<'_>) -> Result<(), String> {
    let scenario = look
        .game
        .scenario(look.state)
        .ok_or("there is no such scenario")?;
    look.state
        .check_tracks(scenario.first_turn..=scenario.last_turn, MOST_ACTIONS)
}

/// 1.3a Each of the 21 counters is in exactly one place.
fn counters(state: &State) -> Result<(), String> {
    let plays = state.battle.map(|battle| battle.plays).unwrap_or_default();
    // 7.S6a The counter of the archers lies in their zone.
    let plays = (&plays, Stratagem::Archers);
    let waiting = view::waiting(state);
    state.check_counters(plays, waiting, CounterId::all())
}

/// 0.2a, 0.2o, 3.1e Ships on the water, land pieces ashore or with ships, everybody in his own bases.
fn pieces(look: Look<'_>) -> Result<(), String> {
    let ships = look.game.pieces.of_type(UnitType::Trireme);
    let crossing = look
        .state
        .march
        .map(|march| march.group)
        .unwrap_or_default();
    for piece in PieceId::all() {
        let Some(place) = look.state.pieces.place(piece) else {
            continue;
        };
        let side = look.game.pieces.card(piece).side;
        let at_home = !place.is_base() || Place::bases_of(side).contains(&place);
        let is_persian = look.game.pieces.persians.contains(piece);
        let fits = if ships.contains(piece) {
            !place.is_land()
        } else if place.is_sea() {
            let has_ships = !look.ships_at(side, place).is_empty();
            !is_persian && (has_ships || crossing.contains(piece) || is_settling(look.state))
        } else {
            !is_persian || !place.is_base()
        };
        ensure(fits && at_home, || format!("{piece} cannot be in {place}"))?;
    }
    Ok(())
}

/// 3.3g Is a check of those at sea still to come?
fn is_settling(state: &State) -> bool {
    state.stack.iter().any(|step| {
        matches!(
            step,
            Step::Cargo { .. } | Step::Retreat { .. } | Step::Siege { .. } | Step::Battle { .. }
        )
    })
}

/// 3.1g Nobody shares a port with enemy units.
fn ports(look: Look<'_>) -> Result<(), String> {
    for port in Place::ports() {
        let both = Side::BOTH.map(|side| look.has_units_at(side, port));
        ensure(both != [true; 2], || format!("both sides are in {port}"))?;
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
        Step::Battle { .. } | Step::EvadeTo { .. } => look.state.battle.is_some(),
        Step::March { .. } => look.state.march.is_some(),
        Step::Displace { group } => usize::from(group) < groups,
        Step::Enter { port, .. } => port.is_port(),
        Step::Siege { .. } => look.state.siege.is_some(),
        Step::Roll {
            roll: Roll::Siege { .. },
            ..
        } => look.state.siege.is_some(),
        Step::Roll { roll, .. } => roll.die().is_some_and(|die| (1..=6).contains(&die)),
        Step::Announce { side } => *look.state.actions.get(side) > 0,
        Step::Window { .. }
        | Step::Choose { .. }
        | Step::BaseMoves { .. }
        | Step::Menu { .. }
        | Step::Pick { .. }
        | Step::Withdraw { .. }
        | Step::Stacks { .. }
        | Step::Cargo { .. }
        | Step::Combats { .. }
        | Step::Retreat { .. }
        | Step::Sieges { .. }
        | Step::Keep { .. }
        | Step::Regroup { .. }
        | Step::RegroupTo { .. }
        | Step::Recover { .. }
        | Step::Tests { .. }
        | Step::Weaken { .. }
        | Step::Epidemic { .. }
        | Step::Turn { .. }
        | Step::Sick { .. }
        | Step::SickTo { .. } => true,
    };
    look.state.check_steps(is_turn, fits)
}
