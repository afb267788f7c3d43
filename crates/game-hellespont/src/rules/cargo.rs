//! 3.3e to 3.3g Troops aboard: five points of ships for each point of men.

use crate::rules::prelude::*;

/// 3.3e So much naval strength carries one point of land units.
pub(crate) const RATIO: u16 = 5;

/// 3.3e Can these ships carry these land units? Leaders do not count.
pub(crate) fn is_carried(look: Look<'_>, ships: PieceSet, men: PieceSet) -> bool {
    men.is_empty() || look.strength_of(ships) >= RATIO * look.strength_of(men)
}

/// 3.4d Those who cross the sea on their own feet, from ship to ship, are nobody's cargo.
fn crossing(state: &State) -> PieceSet {
    let crossing = |march: &March| march.kind == MarchKind::Amphibious;
    let march = state.march.filter(crossing);
    march.map_or(PieceSet::EMPTY, |march| march.group)
}

/// The land units that the ships of a side in a zone carry.
fn aboard(look: Look<'_>, side: Side, zone: Place) -> PieceSet {
    look.men_at(side, zone).without(crossing(look.state))
}

/// 3.3g The first sea zone in which a side has more aboard than its ships can carry.
pub(crate) fn overloaded(look: Look<'_>, side: Side) -> Option<Place> {
    look.state
        .pieces
        .occupied()
        .take_while(|zone| zone.is_sea())
        .find(|&zone| {
            let men = aboard(look, side, zone);
            !men.is_empty() && !is_carried(look, look.ships_at(side, zone), men)
        })
}

/// 3.3f, 4.2.4h Who would be at sea without ships enough if these pieces had left: all who are left without a ship, or the troops of ships that carry too
/// much.
pub(crate) fn left_behind(look: Look<'_>, side: Side, leaving: PieceSet) -> PieceSet {
    let seas = look
        .state
        .pieces
        .occupied()
        .take_while(|zone| zone.is_sea());
    seas.fold(PieceSet::EMPTY, |all, zone| {
        let ships = look.ships_at(side, zone).without(leaving);
        let others = look.own_at(side, zone).without(leaving).without(ships);
        let men = others.intersection(look.game.pieces.land());
        if ships.is_empty() {
            all.union(others)
        } else if is_carried(look, ships, men) {
            all
        } else {
            all.union(men)
        }
    })
}

/// The load of a side's ships is checked as soon as nothing else is resolved.
pub(crate) fn check(state: &mut State, side: Side, cause: Cause) {
    state.stack.push(Step::Own(OwnStep::Cargo { side, cause }));
}

/// 3.3g A unit of a side has recovered: while its ships are on the move they must carry it at once, else at the next check.
pub(crate) fn check_recovery(state: &mut State, side: Side) {
    let sails = state
        .march
        .is_some_and(|march| march.kind == MarchKind::Naval);
    let own = Step::March { side };
    if sails && state.stack.contains(&own) {
        check(state, side, Cause::Stranded);
    }
}

/// 4.2.4h, 3.3f Whoever is at sea without a ship of his side is lost; where there is no choice the only unit suffers. Says whether
/// something is left to decide.
pub(crate) fn settle(act: &mut Act<'_>, side: Side, cause: Cause) -> bool {
    for zone in act.state.pieces.occupied().take_while(|zone| zone.is_sea()) {
        let own = act.look().own_at(side, zone).without(crossing(act.state));
        if !own.is_empty() && act.look().ships_at(side, zone).is_empty() {
            for piece in own.iter() {
                act.lose(piece, cause);
            }
        }
    }
    while let Some(zone) = overloaded(act.look(), side) {
        let men = aboard(act.look(), side, zone);
        match men.first() {
            Some(only) if men.len() == 1 => {
                act.weaken(only, Cause::Overload);
            }
            _ => return true,
        }
    }
    act.state.stack.pop();
    false
}

/// 3.3f The troops of the first overloaded zone.
pub(crate) fn answers(look: Look<'_>, side: Side, out: &mut Decisions<Hellespont>) {
    if let Some(zone) = overloaded(look, side) {
        let men = aboard(look, side, zone);
        out.extend(men.iter().map(|unit| Action::Unload { unit }));
    }
}

/// 3.3f One step is lost.
pub(crate) fn unload(act: &mut Act<'_>, side: Side, unit: PieceId) -> Result<(), Illegal> {
    let zone =
        overloaded(act.look(), side).ok_or(Illegal::Shared(Refusal::NotAmong { piece: unit }))?;
    if !aboard(act.look(), side, zone).contains(unit) {
        return Err(Illegal::Shared(Refusal::NotAmong { piece: unit }));
    }
    act.weaken(unit, Cause::Overload);
    Ok(())
}
