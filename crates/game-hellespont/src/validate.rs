//! Could this position stand on a table? Pieces must be where they can be, steps must have what they resolve.

use campaign::Validating;
use engine::ensure;

use crate::{
    ids::{CounterId, Place, Side, Stratagem},
    pieces::{PieceId, UnitType},
    state::State,
    step::{OwnStep, OwnWindowKind, Roll, Step},
    types::{Look, Types},
};

impl Validating for Types {
    /// No month and no advantage gives a side more.
    const MOST_ACTIONS: u8 = 12;
    const ARCHERS: Stratagem = Stratagem::Archers;

    fn waiting(kind: OwnWindowKind) -> Option<CounterId> {
        match kind {
            OwnWindowKind::Answer { counter, .. } => Some(counter),
            OwnWindowKind::Arrived | OwnWindowKind::Siege { .. } => None,
        }
    }

    fn check(look: Look<'_>) -> Result<(), String> {
        pieces(look).and_then(|()| ports(look))
    }

    fn fits(look: Look<'_>, step: OwnStep) -> bool {
        match step {
            OwnStep::EvadeTo { .. } => look.state.battle.is_some(),
            OwnStep::Displace { group } => look.group(group).is_some(),
            OwnStep::Enter { port, .. } => port.is_port(),
            OwnStep::Siege { .. }
            | OwnStep::Roll {
                roll: Roll::Siege { .. },
                ..
            } => look.state.siege.is_some(),
            OwnStep::Roll { roll, .. } => roll.die().is_some_and(|die| (1..=6).contains(&die)),
            OwnStep::Choose { .. }
            | OwnStep::BaseMoves { .. }
            | OwnStep::Stacks { .. }
            | OwnStep::Cargo { .. }
            | OwnStep::Regroup { .. }
            | OwnStep::RegroupTo { .. }
            | OwnStep::Recover { .. }
            | OwnStep::Tests { .. }
            | OwnStep::Weaken { .. }
            | OwnStep::SickTo { .. } => true,
        }
    }
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
            Step::Own(OwnStep::Cargo { .. })
                | Step::Retreat { .. }
                | Step::Own(OwnStep::Siege { .. })
                | Step::Battle { .. }
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
