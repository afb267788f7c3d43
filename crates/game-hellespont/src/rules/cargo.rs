//! 3.3e to 3.3g Troops aboard: five points of ships for each point of men.

use engine::{Decisions, Log};

use crate::{
    action::Action,
    event::Event,
    game::Hellespont,
    ids::{Place, Side},
    illegal::{Illegal, Refusal},
    march::{March, MarchKind},
    pieces::{PieceId, PieceSet},
    rules::casualties,
    state::State,
    step::{Cause, Step},
};

/// 3.3e So much naval strength carries one point of land units.
pub(crate) const RATIO: u16 = 5;

/// 3.3e Can these ships carry these land units? Leaders do not count.
pub(crate) fn is_carried(game: &Hellespont, state: &State, ships: PieceSet, men: PieceSet) -> bool {
    men.is_empty() || state.strength_of(game, ships) >= RATIO * state.strength_of(game, men)
}

/// 3.4d Those who cross the sea on their own feet, from ship to ship, are nobody's cargo.
fn crossing(state: &State) -> PieceSet {
    let crossing = |march: &March| march.kind == MarchKind::Amphibious;
    let march = state.march.filter(crossing);
    march.map_or(PieceSet::EMPTY, |march| march.group)
}

/// The land units that the ships of a side in a zone carry.
fn aboard(game: &Hellespont, state: &State, side: Side, zone: Place) -> PieceSet {
    state.men_at(game, side, zone).without(crossing(state))
}

/// 3.3g The first sea zone in which a side has more aboard than its ships can carry.
pub(crate) fn overloaded(game: &Hellespont, state: &State, side: Side) -> Option<Place> {
    state
        .pieces
        .occupied()
        .take_while(|zone| zone.is_sea())
        .find(|&zone| {
            let men = aboard(game, state, side, zone);
            !men.is_empty() && !is_carried(game, state, state.ships_at(game, side, zone), men)
        })
}

/// 3.3f, 4.2.4h Who would be at sea without ships enough if these pieces had left: all who are left without a ship, or the troops of ships that carry too
/// much.
pub(crate) fn left_behind(
    game: &Hellespont,
    state: &State,
    side: Side,
    leaving: PieceSet,
) -> PieceSet {
    let seas = state.pieces.occupied().take_while(|zone| zone.is_sea());
    seas.fold(PieceSet::EMPTY, |all, zone| {
        let ships = state.ships_at(game, side, zone).without(leaving);
        let others = state
            .own_at(game, side, zone)
            .without(leaving)
            .without(ships);
        let men = others.intersection(game.pieces.land());
        if ships.is_empty() {
            all.union(others)
        } else if is_carried(game, state, ships, men) {
            all
        } else {
            all.union(men)
        }
    })
}

/// The load of a side's ships is checked as soon as nothing else is resolved.
pub(crate) fn check(state: &mut State, side: Side, cause: Cause) {
    state.stack.push(Step::Cargo { side, cause });
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
pub(crate) fn settle(
    game: &Hellespont,
    state: &mut State,
    side: Side,
    cause: Cause,
    log: &mut Log<Event>,
) -> bool {
    for zone in state.pieces.occupied().take_while(|zone| zone.is_sea()) {
        let own = state.own_at(game, side, zone).without(crossing(state));
        if !own.is_empty() && state.ships_at(game, side, zone).is_empty() {
            for piece in own.iter() {
                casualties::lose(game, state, piece, cause, log);
            }
        }
    }
    while let Some(zone) = overloaded(game, state, side) {
        let men = aboard(game, state, side, zone);
        match men.first() {
            Some(only) if men.len() == 1 => {
                state
                    .pieces
                    .weaken(&game.pieces, only, Cause::Overload, log);
            }
            _ => return true,
        }
    }
    state.stack.pop();
    false
}

/// 3.3f The troops of the first overloaded zone.
pub(crate) fn answers(
    game: &Hellespont,
    state: &State,
    side: Side,
    out: &mut Decisions<Hellespont>,
) {
    if let Some(zone) = overloaded(game, state, side) {
        let men = aboard(game, state, side, zone);
        out.extend(men.iter().map(|unit| Action::Unload { unit }));
    }
}

/// 3.3f One step is lost.
pub(crate) fn unload(
    game: &Hellespont,
    state: &mut State,
    side: Side,
    unit: PieceId,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let zone =
        overloaded(game, state, side).ok_or(Illegal::Shared(Refusal::NotAmong { piece: unit }))?;
    if !aboard(game, state, side, zone).contains(unit) {
        return Err(Illegal::Shared(Refusal::NotAmong { piece: unit }));
    }
    state
        .pieces
        .weaken(&game.pieces, unit, Cause::Overload, log);
    Ok(())
}
