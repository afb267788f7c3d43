//! 3.4 Amphibious operations: land pieces cross naval zones that friendly ships hold.

use campaign::{LEADER_POINTS, UNIT_POINTS};

use crate::{
    game::Syracuse,
    ids::{Place, Side},
    illegal::{Illegal, Refusal},
    march::March,
    pieces::PieceSet,
    rules::{crossing, sailing, steps},
    state::{Edition, Entered, State},
};

/// 3.1a, 3.1f, 3.4a, 3.4i May land pieces cross into this naval zone?
pub(crate) fn may_put_to_sea(
    game: &Syracuse,
    state: &State,
    side: Side,
    from: Place,
    to: Place,
) -> Result<(u8, Entered), Illegal> {
    if to == Place::CATANIA {
        return Err(Illegal::CataniaClosed);
    }
    if from == Place::CATANIA {
        return Err(sailing::without_escort(game, state, side, from));
    }
    let border = crossing::may_cross(game, state, side, from, to)?;
    if state.fleet(game, side, to).is_empty() {
        return Err(if from.is_sea() {
            Illegal::Shared(Refusal::NoEscort { zone: to })
        } else {
            Illegal::Shared(Refusal::LandAtSea { to })
        });
    }
    if !state.fleet(game, side.other(), to).is_empty() {
        return Err(Illegal::Shared(Refusal::EnemyFleet { zone: to }));
    }
    Ok(crossing::cost(state, side, from, to, border))
}

/// 3.4c, 3.4d, 3.4e Can the ships there carry them, and can they still land afterwards? 3.1f A leader who boards may stay.
pub(crate) fn may_carry(
    game: &Syracuse,
    state: &State,
    side: Side,
    march: &March,
    who: PieceSet,
    to: Place,
) -> Result<(), Illegal> {
    let units = who.without(game.pieces.leaders);
    let may_stay = !march.at.is_sea() || state.edition == Edition::En;
    if units.is_empty() && may_stay {
        return Ok(());
    }
    let load = state.strength_of(game, units);
    if !has_room(game, state, side, to, load) {
        return Err(Illegal::Shared(Refusal::NoCapacity { zone: to }));
    }
    let aboard = March {
        group: who,
        at: to,
        spent: march.spent + 1,
        ..*march
    };
    if !can_land(game, state, side, &aboard, load) {
        return Err(Illegal::Shared(Refusal::MayNotStopAtSea));
    }
    Ok(())
}

/// 3.4c, 3.4d One land point for each point of the ships, in the whole phase.
pub(crate) fn has_room(game: &Syracuse, state: &State, side: Side, zone: Place, load: u16) -> bool {
    let ships = state.strength_of(game, state.fleet(game, side, zone));
    state
        .phase
        .convoyed
        .has_room(zone.sea_number(), load, ships)
}

/// 3.4d Remembers what was carried through a zone.
pub(crate) fn count(state: &mut State, zone: Place, load: u16) {
    state.phase.convoyed.add(zone.sea_number(), load);
}

/// 3.4e Can those who are here at sea reach a coast with the points they have left? Each naval zone costs one, so the search is short.
fn can_land(game: &Syracuse, state: &State, side: Side, march: &March, load: u16) -> bool {
    let has_units = march.group.meets(game.pieces.land());
    let points = if has_units {
        UNIT_POINTS
    } else {
        LEADER_POINTS
    };
    game.board.neighbours(march.at).any(|to| {
        if to.is_land() {
            let landing = steps::may_walk(game, state, side, march, to);
            return landing.is_ok_and(|(cost, _)| march.spent + cost <= points);
        }
        let further = March {
            at: to,
            spent: march.spent + 1,
            ..*march
        };
        further.spent < points
            && may_put_to_sea(game, state, side, march.at, to).is_ok()
            && has_room(game, state, side, to, load)
            && can_land(game, state, side, &further, load)
    })
}
