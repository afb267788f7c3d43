//! 3.5 Those whom ships carry go ashore.

use campaign::Choice;
use engine::{Decisions, Log};

use crate::{
    action::Action,
    event::Event,
    game::Syracuse,
    ids::{Place, Side},
    illegal::{Illegal, Refusal},
    pieces::PieceSet,
    rules::{
        casualties::{self, Cause},
        combats, crossing, groups, sailing, stacking, steps,
    },
    state::{At, State},
    step::{Landing, Step},
};

impl Landing {
    /// 3.5d All land units together, then each leader.
    fn who(self, game: &Syracuse) -> PieceSet {
        let units = self.aboard.without(game.pieces.leaders);
        if units.is_empty() {
            let leader = self.aboard.first();
            leader.map_or(PieceSet::EMPTY, PieceSet::one)
        } else {
            units
        }
    }

    /// 3.1g Is it a leader whose last ship is gone?
    fn is_stranded(self, game: &Syracuse, state: &State) -> bool {
        self.aboard.without(game.pieces.leaders).is_empty()
            && is_adrift(game, state, self.side, self.fleet)
    }
}

/// 3.1g A naval zone, other than an own port, without own ships.
pub(crate) fn is_adrift(game: &Syracuse, state: &State, side: Side, zone: Place) -> bool {
    zone.is_sea() && !state.is_port_of(side, zone) && state.fleet(game, side, zone).is_empty()
}

/// 3.5c, 3.5d, 7.S7c May those of a fleet land here: next to it, free of enemies, even in a fort, and not barred by archers?
fn may_land(
    game: &Syracuse,
    state: &State,
    side: Side,
    fleet: Place,
    zone: Place,
) -> Result<(), Illegal> {
    if !zone.is_land() || state.holds(game, side.other(), zone) {
        return Err(Illegal::CannotLand { zone });
    }
    crossing::may_cross(game, state, side, fleet, zone)?;
    if steps::is_barred(state, side, zone) {
        return Err(Illegal::Shared(Refusal::BarredByArchers { zone }));
    }
    Ok(())
}

/// 3.5c Where those of a fleet may land.
pub(crate) fn zones(
    game: &Syracuse,
    state: &State,
    side: Side,
    fleet: Place,
) -> impl Iterator<Item = Place> {
    game.board
        .neighbours(fleet)
        .filter(move |&zone| may_land(game, state, side, fleet, zone).is_ok())
}

/// 3.1g A leader without ships also finds refuge in an own port or with other friendly ships.
fn may_land_at(
    game: &Syracuse,
    state: &State,
    landing: Landing,
    zone: Place,
) -> Result<(), Illegal> {
    let Landing { side, fleet, .. } = landing;
    if !sailing::is_naval(zone) || !landing.is_stranded(game, state) {
        return may_land(game, state, side, fleet, zone);
    }
    crossing::may_cross(game, state, side, fleet, zone)?;
    let has_enemies = !state.fleet(game, side.other(), zone).is_empty();
    if has_enemies || is_adrift(game, state, side, zone) {
        return Err(Illegal::CannotLand { zone });
    }
    Ok(())
}

fn shores(game: &Syracuse, state: &State, landing: Landing) -> impl Iterator<Item = Place> {
    game.board
        .neighbours(landing.fleet)
        .filter(move |&zone| may_land_at(game, state, landing, zone).is_ok())
}

/// 3.5c, 3.5d Where those aboard may land; leaders may stay.
pub(crate) fn land_answers(
    game: &Syracuse,
    state: &State,
    landing: Landing,
    out: &mut Decisions<Syracuse>,
) {
    out.extend(shores(game, state, landing).map(|zone| Action::LandAt { zone }));
    if may_stay_aboard(game, state, landing).is_ok() {
        out.push(Action::StayAboard);
    }
}

/// 3.5d Only leaders may stay aboard, and only aboard something.
fn may_stay_aboard(game: &Syracuse, state: &State, landing: Landing) -> Result<(), Illegal> {
    let units = !landing.aboard.without(game.pieces.leaders).is_empty();
    if units || landing.is_stranded(game, state) {
        return Err(Illegal::Shared(Refusal::MayNotStopAtSea));
    }
    Ok(())
}

/// 3.5c They land.
pub(crate) fn land_at(
    game: &Syracuse,
    state: &mut State,
    landing: Landing,
    zone: Place,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    may_land_at(game, state, landing, zone)?;
    perform_landing(game, state, landing, zone, log);
    Ok(())
}

fn perform_landing(
    game: &Syracuse,
    state: &mut State,
    landing: Landing,
    zone: Place,
    log: &mut Log<Event>,
) {
    let Landing {
        side,
        fleet,
        aboard,
    } = landing;
    let pieces = landing.who(game);
    let border = game.board.border(fleet, zone);
    let (_, entered) = crossing::cost(state, side, fleet, zone, border);
    for piece in pieces.iter() {
        let mut piece = state.pieces.get_mut(piece);
        piece.at = At::Place(zone);
        piece.aboard = false;
        piece.moved = true;
        piece.entered = entered;
    }
    log.push(|| Event::Landed { side, pieces, zone });
    casualties::lone_leaders(game, state, zone, Cause::Alone, log);
    let aboard = aboard.without(pieces);
    state.next_step(Step::Land(Landing { aboard, ..landing }));
}

/// 3.5d A leader stays with the ships.
pub(crate) fn stay_aboard(
    game: &Syracuse,
    state: &mut State,
    landing: Landing,
) -> Result<(), Illegal> {
    may_stay_aboard(game, state, landing)?;
    let aboard = landing.aboard.without(landing.who(game));
    state.next_step(Step::Land(Landing { aboard, ..landing }));
    Ok(())
}

/// Goes on until there is something to decide, and says whether there is. Units without a coast are lost (2.B.2j, 3.5f), as are leaders
/// adrift (3.1g).
pub(crate) fn settle(game: &Syracuse, state: &mut State, log: &mut Log<Event>) -> bool {
    while let Some(Step::Land(landing)) = state.step() {
        let aboard = landing.aboard.intersection(state.pieces.at(landing.fleet));
        let landing = Landing { aboard, ..landing };
        state.next_step(Step::Land(landing));
        if aboard.is_empty() {
            state.stack.pop();
            // 3.3a After a combat at sea the moves are over already.
            if let Some(Step::Combats { .. }) = state.step() {
                stacking::check(game, state, landing.side);
            }
            groups::leave_if_empty(game, state);
            return false;
        }
        let may_stay = may_stay_aboard(game, state, landing).is_ok();
        match Choice::among(shores(game, state, landing)) {
            Choice::Nothing if may_stay => {
                let aboard = aboard.without(landing.who(game));
                state.next_step(Step::Land(Landing { aboard, ..landing }));
            }
            Choice::Nothing => {
                let cause = if state.fleet(game, landing.side, landing.fleet).is_empty() {
                    Cause::Stranded
                } else {
                    Cause::NoShore
                };
                for piece in landing.who(game).iter() {
                    state.pieces.eliminate(&game.pieces, piece, cause, log);
                }
            }
            Choice::Only(zone) if !may_stay => perform_landing(game, state, landing, zone, log),
            Choice::Only(_) | Choice::Several => return true,
        }
    }
    false
}

/// 3.5f The land units of a side that will be lost when those aboard go ashore: no shore next to their ships is free.
pub(crate) fn without_shore(game: &Syracuse, state: &State, side: Side) -> PieceSet {
    let fleets = Place::zones().filter(|&zone| {
        zone.is_sea()
            && !combats::is_contested(game, state, zone)
            && zones(game, state, side, zone).next().is_none()
    });
    fleets.fold(PieceSet::EMPTY, |lost, zone| {
        lost.union(cargo(game, state, side, zone))
    })
}

/// 3.5f Those aboard go ashore, unless their ships still await a combat.
pub(crate) fn disembark(game: &Syracuse, state: &mut State, log: &mut Log<Event>) {
    for side in Side::BOTH {
        for zone in Place::zones().filter(|&zone| sailing::is_naval(zone)) {
            if !combats::is_contested(game, state, zone) {
                land_survivors(game, state, side, zone, log);
            }
        }
    }
}

/// 3.5f After a combat at sea those aboard land. In Catania they are ashore.
pub(crate) fn land_survivors(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    zone: Place,
    log: &mut Log<Event>,
) {
    let units = cargo(game, state, side, zone);
    if units.is_empty() {
        return;
    }
    if zone == Place::CATANIA {
        for unit in units.iter() {
            state.pieces.get_mut(unit).aboard = false;
        }
        return;
    }
    let leaders = state.leaders_at(game, side, zone).iter();
    let carried = leaders.filter(|&leader| state.pieces.get(leader).start == Place::CATANIA);
    let aboard = units.union(carried.collect());
    let landing = Landing {
        side,
        fleet: zone,
        aboard,
    };
    state.stack.push(Step::Land(landing));
    check_load(game, state, side, zone, log);
    // Those of the next zone come after them.
    settle(game, state, log);
}

/// 3.5e, 7.S4c Land units beyond the strength of their ships are lost, at their owner's choice.
pub(crate) fn check_load(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    zone: Place,
    log: &mut Log<Event>,
) {
    if state.fleet(game, side, zone).is_empty() {
        for unit in cargo(game, state, side, zone).iter() {
            state.pieces.eliminate(&game.pieces, unit, Cause::Sunk, log);
        }
    } else if stacking::is_overloaded(game, state, side, zone) {
        state.stack.push(Step::Overstacked { side, place: zone });
    }
}

/// 3.1g The last ships of a zone are gone: their leaders go to a neighbouring refuge at once.
pub(crate) fn strand(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    zone: Place,
    log: &mut Log<Event>,
) {
    let aboard = state.leaders_at(game, side, zone);
    if is_adrift(game, state, side, zone) && !aboard.is_empty() {
        let fleet = zone;
        let landing = Landing {
            side,
            fleet,
            aboard,
        };
        state.stack.push(Step::Land(landing));
        // Those of the next zone come after them.
        settle(game, state, log);
    }
}

/// The land units aboard ships in a zone.
pub(crate) fn cargo(game: &Syracuse, state: &State, side: Side, zone: Place) -> PieceSet {
    let units = game.pieces.of(side).intersection(game.pieces.land());
    let there = state.pieces.at(zone).intersection(units);
    there.intersection(state.pieces.aboard())
}
