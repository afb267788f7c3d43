//! 3, 3.2 A group on the march.

use campaign::{Marching, UNIT_POINTS};

use crate::rules::{prelude::*, stratagem_targets::has_archers};

/// 3b The next step, or the end of the march.
pub(crate) fn march_answers(look: Look<'_>, side: Side, out: &mut Decisions<Syracuse>) {
    let Some(march) = look.state.marching() else {
        return;
    };
    out.extend(look.steps(side, &march).map(|to| Action::Step { to }));
    if look.may_stop(side, &march).is_ok() {
        out.push(Action::Stop);
    }
    let fort = look.game.board.fort_in(march.at);
    let fort = fort.filter(|&fort| may_take_fort(look, side, &march, fort).is_ok());
    out.extend(fort.into_iter().map(|fort| Action::TakeFort { fort }));
}

impl Marching for Types {
    /// 3.2f, 2.B.2g Neither on the way out of a fort nor in a free move.
    fn meets_archers(look: Look<'_>, side: Side, march: &March, to: Place) -> bool {
        let enters = to.is_land() && march.at.as_fort().is_none() && !march.free;
        enters && has_archers(look, side.other(), to)
    }

    fn moved(act: &mut Act<'_>, side: Side, march: March, to: Place) -> March {
        let who = march.group;
        let men = who.intersection(act.game.pieces.land());
        let aboard = if to.is_sea() { men } else { PieceSet::EMPTY };
        act.state.pieces.set_aboard(who, aboard);
        if !march.naval && to.is_sea() {
            let load = act.look().strength_of(men);
            convoy::count(act.state, to, load);
        }
        if let Some(fort) = to.as_fort() {
            change_owner(act, side, fort);
        }
        // 3.4f A leader who has been at sea goes no further.
        let has_landed = march.at.is_sea() && to.is_land();
        let group = if has_landed {
            who.without(act.game.pieces.leaders)
        } else {
            who
        };
        let seen = march.seen | sailing::bit(to);
        let own = OwnMarch { seen, ..march.own };
        March {
            group,
            own,
            ..march
        }
    }

    fn arrive(act: &mut Act<'_>, side: Side, march: March) {
        if holds(act.look(), side.other(), march.at) {
            act.meet_enemies(side);
        }
    }

    fn may_withdraw(look: Look<'_>, side: Side, march: &March) -> bool {
        withdrawal::is_offered(look, side, march)
    }

    fn goes_on(look: Look<'_>, side: Side, march: &March) -> bool {
        let mut forts = look.game.board.fort_in(march.at).into_iter();
        forts.any(|fort| may_take_fort(look, side, march, fort).is_ok())
            || look.has_step(side, march)
    }

    /// 3.1f, 3.4e, 3.5c Where there is no way on, it has to.
    fn may_stop(look: Look<'_>, side: Side, march: &March) -> Result<(), Illegal> {
        let may = may_stay(look, side, march);
        if may.is_err() && !look.has_step(side, march) {
            return Ok(());
        }
        may
    }

    /// 3.5c Those aboard a transport land, unless enemy ships are to be fought first (3.5f).
    fn finish(act: &mut Act<'_>, side: Side, march: Option<March>) {
        let sailed = march.filter(|march| march.begun && march.at.is_sea());
        match sailed {
            Some(march) if !march.naval => take_back(act, side, march),
            Some(march) if is_transport(act.state, march) => {
                let fights = !act.look().ships_at(side.other(), march.at).is_empty();
                let carried = act.game.pieces.land().union(act.game.pieces.leaders);
                let aboard = march.group.intersection(carried);
                if !fights && !aboard.is_empty() {
                    let fleet = march.at;
                    let landing = Landing {
                        side,
                        fleet,
                        aboard,
                    };
                    act.state.stack.push(Step::Own(OwnStep::Land(landing)));
                    return;
                }
            }
            Some(_) | None => {}
        }
        groups::leave_if_empty(act);
    }
}

/// 3.1f, 3.4e, 3.5c May the group stay where it is?
pub(crate) fn may_stay(look: Look<'_>, side: Side, march: &March) -> Result<(), Illegal> {
    let at = march.at;
    if !at.is_sea() || !march.begun {
        return Ok(());
    }
    let has_cargo = march.group.meets(look.game.pieces.land());
    let can_land = march.naval && landing::zones(look, side, at).next().is_some();
    if has_cargo && !can_land {
        return Err(Illegal::Shared(Refusal::MayNotStopAtSea));
    }
    // 3.1d French edition: no leader changes from ships to others at sea.
    let has_changed =
        !march.naval && march.seen.count_ones() > 1 && look.state.edition == Edition::Fr;
    if has_changed || look.ships_at(side, at).is_empty() {
        return Err(Illegal::Shared(Refusal::NoEscort { zone: at }));
    }
    Ok(())
}

/// 3.5a Reinforcements and those who come from Catania are carried by ships.
fn is_transport(state: &State, march: March) -> bool {
    let comes_from = |place| {
        let mut group = march.group.iter();
        group.any(|piece| state.pieces.get(piece).start == place)
    };
    march.free || comes_from(Place::CATANIA)
}

/// 3.4e Ruling: when archers have closed the last coast to units at sea, these go back to where they started.
fn take_back(act: &mut Act<'_>, side: Side, march: March) {
    let units = march.group.intersection(act.game.pieces.land());
    let Some(zone) = units.first().map(|unit| act.state.pieces.get(unit).start) else {
        return;
    };
    for unit in units.iter() {
        let mut unit = act.state.pieces.get_mut(unit);
        unit.at = At::Place(zone);
        unit.aboard = false;
    }
    act.tell(PieceEvent::SentBack {
        side,
        pieces: units,
        zone,
    });
}

/// 4.3i English edition: may units on the march take the empty fort of their zone without going in?
fn may_take_fort(look: Look<'_>, side: Side, march: &March, fort: FortId) -> Result<(), Illegal> {
    let inside = Place::fort(fort);
    let has_units = !march.group.without(look.game.pieces.leaders).is_empty();
    let is_empty = look.units_at(side.other(), inside).is_empty();
    let is_enemy = look.state.fort(fort).owner() == Some(side.other());
    let is_here = look.game.board.zone_of(fort) == march.at && march.begun;
    if look.state.edition != Edition::En || !has_units || !is_empty || !is_enemy || !is_here {
        return Err(Illegal::NoFort { fort });
    }
    if march.spent >= UNIT_POINTS {
        return Err(Illegal::Shared(Refusal::NoPoints {
            to: inside,
            cost: 1,
        }));
    }
    Ok(())
}

/// 4.3i The fort changes hands for one point.
pub(crate) fn take_fort(act: &mut Act<'_>, side: Side, fort: FortId) -> Result<(), Illegal> {
    let march = act.state.marching().ok_or(Refusal::PickFirst)?;
    may_take_fort(act.look(), side, &march, fort)?;
    act.state.march = Some(March {
        spent: march.spent + 1,
        ..march
    });
    change_owner(act, side, fort);
    Ok(())
}

/// 4.3h An enemy fort without units is taken; a leader left alone inside is captured (4.2.2e).
fn change_owner(act: &mut Act<'_>, side: Side, fort: FortId) {
    if act.state.fort(fort).owner() == Some(side) {
        return;
    }
    occupation::take_fort(act, side, fort);
    let leaders = act.look().leaders_at(side.other(), Place::fort(fort));
    act.capture(leaders, Cause::Alone);
}

/// 3.2k Does a side have combat units in a zone, those in its fort included?
pub(crate) fn holds(look: Look<'_>, side: Side, zone: Place) -> bool {
    let fort = look.game.board.fort_in(zone);
    look.has_units_at(side, zone)
        || fort.is_some_and(|fort| look.has_units_at(side, Place::fort(fort)))
}
