//! 3.4 Amphibious operations: land pieces cross naval zones that friendly ships hold.

use campaign::{LEADER_POINTS, UNIT_POINTS};

use crate::rules::prelude::*;

/// 3.1a, 3.1f, 3.4a, 3.4i May land pieces cross into this naval zone?
pub(crate) fn may_put_to_sea(
    look: Look<'_>,
    side: Side,
    from: Place,
    to: Place,
) -> Result<(u8, Entered), Illegal> {
    if to == Place::CATANIA {
        return Err(Illegal::CataniaClosed);
    }
    if from == Place::CATANIA {
        return Err(sailing::without_escort(look, side, from));
    }
    let border = crossing::may_cross(look, side, from, to)?;
    if look.ships_at(side, to).is_empty() {
        return Err(if from.is_sea() {
            Illegal::Shared(Refusal::NoEscort { zone: to })
        } else {
            Illegal::Shared(Refusal::LandAtSea { to })
        });
    }
    if !look.ships_at(side.other(), to).is_empty() {
        return Err(Illegal::Shared(Refusal::EnemyFleet { zone: to }));
    }
    Ok(crossing::cost(look.state, side, from, to, border))
}

/// 3.4c, 3.4d, 3.4e Can the ships there carry them, and can they still land afterwards? 3.1f A leader who boards may stay.
pub(crate) fn may_carry(
    look: Look<'_>,
    side: Side,
    march: &March,
    who: PieceSet,
    to: Place,
) -> Result<(), Illegal> {
    let units = who.without(look.game.pieces.leaders);
    let may_stay = !march.at.is_sea() || look.state.edition == Edition::En;
    if units.is_empty() && may_stay {
        return Ok(());
    }
    let load = look.strength_of(units);
    if !has_room(look, side, to, load) {
        return Err(Illegal::Shared(Refusal::NoCapacity { zone: to }));
    }
    let aboard = March {
        group: who,
        at: to,
        spent: march.spent + 1,
        ..*march
    };
    if !can_land(look, side, &aboard, load) {
        return Err(Illegal::Shared(Refusal::MayNotStopAtSea));
    }
    Ok(())
}

/// 3.4c, 3.4d One land point for each point of the ships, in the whole phase.
pub(crate) fn has_room(look: Look<'_>, side: Side, zone: Place, load: u16) -> bool {
    let ships = look.strength_of(look.ships_at(side, zone));
    look.state
        .phase
        .own
        .convoyed
        .has_room(zone.sea_number(), load, ships)
}

/// 3.4d Remembers what was carried through a zone.
pub(crate) fn count(state: &mut State, zone: Place, load: u16) {
    state.phase.own.convoyed.add(zone.sea_number(), load);
}

/// 3.4e Can those who are here at sea reach a coast with the points they have left? Each naval zone costs one, so the search is short.
fn can_land(look: Look<'_>, side: Side, march: &March, load: u16) -> bool {
    let has_units = march.group.meets(look.game.pieces.land());
    let points = if has_units {
        UNIT_POINTS
    } else {
        LEADER_POINTS
    };
    look.game.board.neighbours(march.at).any(|to| {
        if to.is_land() {
            let landing = steps::may_walk(look, side, march, to);
            return landing.is_ok_and(|(cost, _)| march.spent + cost <= points);
        }
        let further = March {
            at: to,
            spent: march.spent + 1,
            ..*march
        };
        further.spent < points
            && may_put_to_sea(look, side, march.at, to).is_ok()
            && has_room(look, side, to, load)
            && can_land(look, side, &further, load)
    })
}
