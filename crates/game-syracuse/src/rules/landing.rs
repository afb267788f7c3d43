//! 3.5 Those whom ships carry go ashore.

use campaign::Choice;

use crate::rules::prelude::*;

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
            && is_adrift(Look::new(game, state), self.side, self.fleet)
    }
}

/// 3.1g A naval zone, other than an own port, without own ships.
pub(crate) fn is_adrift(look: Look<'_>, side: Side, zone: Place) -> bool {
    zone.is_sea() && !look.state.is_port_of(side, zone) && look.ships_at(side, zone).is_empty()
}

/// 3.5c, 3.5d, 7.S7c May those of a fleet land here: next to it, free of enemies, even in a fort, and not barred by archers?
fn may_land(look: Look<'_>, side: Side, fleet: Place, zone: Place) -> Result<(), Illegal> {
    if !zone.is_land() || marching::holds(look, side.other(), zone) {
        return Err(Illegal::CannotLand { zone });
    }
    crossing::may_cross(look, side, fleet, zone)?;
    if look.state.is_barred(side, zone) {
        return Err(Illegal::Shared(Refusal::BarredByArchers { zone }));
    }
    Ok(())
}

/// 3.5c Where those of a fleet may land.
pub(crate) fn zones(look: Look<'_>, side: Side, fleet: Place) -> impl Iterator<Item = Place> {
    look.game
        .board
        .neighbours(fleet)
        .filter(move |&zone| may_land(look, side, fleet, zone).is_ok())
}

/// 3.1g A leader without ships also finds refuge in an own port or with other friendly ships.
fn may_land_at(look: Look<'_>, landing: Landing, zone: Place) -> Result<(), Illegal> {
    let Landing { side, fleet, .. } = landing;
    if !sailing::is_naval(zone) || !landing.is_stranded(look.game, look.state) {
        return may_land(look, side, fleet, zone);
    }
    crossing::may_cross(look, side, fleet, zone)?;
    let has_enemies = !look.ships_at(side.other(), zone).is_empty();
    if has_enemies || is_adrift(look, side, zone) {
        return Err(Illegal::CannotLand { zone });
    }
    Ok(())
}

fn shores(look: Look<'_>, landing: Landing) -> impl Iterator<Item = Place> {
    look.game
        .board
        .neighbours(landing.fleet)
        .filter(move |&zone| may_land_at(look, landing, zone).is_ok())
}

/// 3.5c, 3.5d Where those aboard may land; leaders may stay.
pub(crate) fn land_answers(look: Look<'_>, landing: Landing, out: &mut Decisions<Syracuse>) {
    out.extend(shores(look, landing).map(|zone| Action::LandAt { zone }));
    if may_stay_aboard(look, landing).is_ok() {
        out.push(Action::StayAboard);
    }
}

/// 3.5d Only leaders may stay aboard, and only aboard something.
fn may_stay_aboard(look: Look<'_>, landing: Landing) -> Result<(), Illegal> {
    let units = !landing.aboard.without(look.game.pieces.leaders).is_empty();
    if units || landing.is_stranded(look.game, look.state) {
        return Err(Illegal::Shared(Refusal::MayNotStopAtSea));
    }
    Ok(())
}

/// 3.5c They land.
pub(crate) fn land_at(act: &mut Act<'_>, landing: Landing, zone: Place) -> Result<(), Illegal> {
    may_land_at(act.look(), landing, zone)?;
    perform_landing(act, landing, zone);
    Ok(())
}

fn perform_landing(act: &mut Act<'_>, landing: Landing, zone: Place) {
    let Landing {
        side,
        fleet,
        aboard,
    } = landing;
    let pieces = landing.who(act.game);
    let border = act.game.board.border(fleet, zone);
    let (_, entered) = crossing::cost(act.state, side, fleet, zone, border);
    for piece in pieces.iter() {
        let mut piece = act.state.pieces.get_mut(piece);
        piece.at = At::Place(zone);
        piece.aboard = false;
        piece.moved = true;
        piece.entered = entered;
    }
    act.log.push(|| Event::Landed { side, pieces, zone });
    act.lone_leaders(zone, Cause::Alone);
    let aboard = aboard.without(pieces);
    act.state
        .next_step(Step::Own(OwnStep::Land(Landing { aboard, ..landing })));
}

/// 3.5d A leader stays with the ships.
pub(crate) fn stay_aboard(act: &mut Act<'_>, landing: Landing) -> Result<(), Illegal> {
    may_stay_aboard(act.look(), landing)?;
    let aboard = landing.aboard.without(landing.who(act.game));
    act.state
        .next_step(Step::Own(OwnStep::Land(Landing { aboard, ..landing })));
    Ok(())
}

/// Goes on until there is something to decide, and says whether there is. Units without a coast are lost (2.B.2j, 3.5f), as are leaders
/// adrift (3.1g).
pub(crate) fn settle(act: &mut Act<'_>) -> bool {
    while let Some(Step::Own(OwnStep::Land(landing))) = act.state.step() {
        let aboard = landing
            .aboard
            .intersection(act.state.pieces.at(landing.fleet));
        let landing = Landing { aboard, ..landing };
        act.state.next_step(Step::Own(OwnStep::Land(landing)));
        if aboard.is_empty() {
            act.state.stack.pop();
            // 3.3a After a combat at sea the moves are over already.
            if let Some(Step::Combats { .. }) = act.state.step() {
                stacking::check(act, landing.side);
            }
            groups::leave_if_empty(act);
            return false;
        }
        let may_stay = may_stay_aboard(act.look(), landing).is_ok();
        match Choice::among(shores(act.look(), landing)) {
            Choice::Nothing if may_stay => {
                let aboard = aboard.without(landing.who(act.game));
                act.state
                    .next_step(Step::Own(OwnStep::Land(Landing { aboard, ..landing })));
            }
            Choice::Nothing => {
                let cause = if act.look().ships_at(landing.side, landing.fleet).is_empty() {
                    Cause::Stranded
                } else {
                    Cause::NoShore
                };
                for piece in landing.who(act.game).iter() {
                    act.eliminate(piece, cause);
                }
            }
            Choice::Only(zone) if !may_stay => perform_landing(act, landing, zone),
            Choice::Only(_) | Choice::Several => return true,
        }
    }
    false
}

/// 3.5f The land units of a side that will be lost when those aboard go ashore: no shore next to their ships is free.
pub(crate) fn without_shore(look: Look<'_>, side: Side) -> PieceSet {
    let fleets = Place::zones().filter(|&zone| {
        zone.is_sea()
            && !combats::is_contested(look, zone)
            && zones(look, side, zone).next().is_none()
    });
    fleets.fold(PieceSet::EMPTY, |lost, zone| {
        lost.union(cargo(look, side, zone))
    })
}

/// 3.5f Those aboard go ashore, unless their ships still await a combat.
pub(crate) fn disembark(act: &mut Act<'_>) {
    for side in Side::BOTH {
        for zone in Place::zones().filter(|&zone| sailing::is_naval(zone)) {
            if !combats::is_contested(act.look(), zone) {
                land_survivors(act, side, zone);
            }
        }
    }
}

/// 3.5f After a combat at sea those aboard land. In Catania they are ashore.
pub(crate) fn land_survivors(act: &mut Act<'_>, side: Side, zone: Place) {
    let units = cargo(act.look(), side, zone);
    if units.is_empty() {
        return;
    }
    if zone == Place::CATANIA {
        for unit in units.iter() {
            act.state.pieces.get_mut(unit).aboard = false;
        }
        return;
    }
    let leaders = act.look().leaders_at(side, zone).iter();
    let carried = leaders.filter(|&leader| act.state.pieces.get(leader).start == Place::CATANIA);
    let aboard = units.union(carried.collect());
    let landing = Landing {
        side,
        fleet: zone,
        aboard,
    };
    act.state.stack.push(Step::Own(OwnStep::Land(landing)));
    check_load(act, side, zone);
    // Those of the next zone come after them.
    settle(act);
}

/// 3.5e, 7.S4c Land units beyond the strength of their ships are lost, at their owner's choice.
pub(crate) fn check_load(act: &mut Act<'_>, side: Side, zone: Place) {
    if act.look().ships_at(side, zone).is_empty() {
        for unit in cargo(act.look(), side, zone).iter() {
            act.eliminate(unit, Cause::Sunk);
        }
    } else if stacking::is_overloaded(act.look(), side, zone) {
        act.state
            .stack
            .push(Step::Own(OwnStep::Overstacked { side, place: zone }));
    }
}

/// 3.1g The last ships of a zone are gone: their leaders go to a neighbouring refuge at once.
pub(crate) fn strand(act: &mut Act<'_>, side: Side, zone: Place) {
    let aboard = act.look().leaders_at(side, zone);
    if is_adrift(act.look(), side, zone) && !aboard.is_empty() {
        let fleet = zone;
        let landing = Landing {
            side,
            fleet,
            aboard,
        };
        act.state.stack.push(Step::Own(OwnStep::Land(landing)));
        // Those of the next zone come after them.
        settle(act);
    }
}

/// The land units aboard ships in a zone.
pub(crate) fn cargo(look: Look<'_>, side: Side, zone: Place) -> PieceSet {
    let units = look
        .game
        .pieces
        .of(side)
        .intersection(look.game.pieces.land());
    let there = look.state.pieces.at(zone).intersection(units);
    there.intersection(look.state.pieces.aboard())
}
