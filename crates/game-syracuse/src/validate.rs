//! Could this position stand on a table? Pieces must be where they can be, steps must have what they resolve.

use campaign::Validating;
use engine::ensure;
use strum::VariantArray;

use crate::{
    ids::{CounterId, FortId, Place, Side, Stratagem},
    pieces::{PieceId, UnitType},
    rules::sailing,
    state::{Camp, State},
    step::{OwnStep, OwnWindowKind, Roll},
    types::{Look, Types},
};

impl Validating for Types {
    /// No season and no advantage gives a side more.
    const MOST_ACTIONS: u8 = 20;
    const ARCHERS: Stratagem = Stratagem::Archers;

    fn waiting(kind: OwnWindowKind) -> Option<CounterId> {
        match kind {
            OwnWindowKind::Answer { counter } => Some(counter),
            OwnWindowKind::Works => None,
        }
    }

    fn check(look: Look<'_>) -> Result<(), String> {
        let has_turn = look.state.camp_turn.is_some();
        ensure(has_turn || look.state.camp == Camp::Unbuilt, || {
            "the camp was built in no turn".to_owned()
        })?;
        shown(look.state)
            .and_then(|()| pieces(look))
            .and_then(|()| forts(look))
    }

    fn fits(look: Look<'_>, step: OwnStep) -> bool {
        match step {
            OwnStep::Arrive { group } | OwnStep::Displace { group, .. } => {
                look.group(group).is_some()
            }
            OwnStep::Garrison { fort, .. } => fort.as_fort().is_some(),
            OwnStep::Roll { roll } => (1..=6).contains(&die(roll)),
            OwnStep::FreeMove { .. }
            | OwnStep::Land { .. }
            | OwnStep::WithdrawTo { .. }
            | OwnStep::Overstacked { .. }
            | OwnStep::Occupy { .. }
            | OwnStep::Discard { .. }
            | OwnStep::Build { .. }
            | OwnStep::Regroup { .. }
            | OwnStep::RegroupTo { .. }
            | OwnStep::Recover { .. }
            | OwnStep::Weaken { .. }
            | OwnStep::Breach { .. } => true,
        }
    }
}

/// 10.1c Counters that are known to be in a hand are there, or put down in secret.
fn shown(state: &State) -> Result<(), String> {
    for side in Side::BOTH {
        let mut held = *state.hands.get(side);
        let secret = state.put_down_by(side);
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
