//! 3, 3.2 A group on the march.

use campaign::UNIT_POINTS;

use crate::rules::{
    casualties, convoy, groups, landing, occupation,
    prelude::*,
    sailing,
    steps::{self, Way},
    stratagem_targets::has_archers,
    withdrawal,
};

/// 3b The next step, or the end of the march.
pub(crate) fn march_answers(look: Look<'_>, side: Side, out: &mut Decisions<Syracuse>) {
    let Some(march) = current(look.state) else {
        return;
    };
    steps::step_answers(look, side, &march, out);
    if may_stop(look, side, &march).is_ok() {
        out.push(Action::Stop);
    }
    let fort = look.game.board.fort_in(march.at);
    let fort = fort.filter(|&fort| may_take_fort(look, side, &march, fort).is_ok());
    out.extend(fort.into_iter().map(|fort| Action::TakeFort { fort }));
}

/// The march, without those whom a stratagem has taken out of it.
pub(crate) fn current(state: &State) -> Option<March> {
    let march = state.march?;
    let here = march.group.intersection(state.pieces.at(march.at));
    // 7.S23b A leader may fall sick in the zone that he was about to leave.
    let group = here.without(state.pieces.sick());
    Some(March { group, ..march })
}

/// 3b The group takes a step; the enemy's archers may be asked first.
pub(crate) fn step(act: &mut Act<'_>, side: Side, to: Place) -> Result<(), Illegal> {
    let march = current(act.state).ok_or(Illegal::Shared(Refusal::PickFirst))?;
    let way = steps::may_step(act.look(), side, &march, to)?;
    if are_archers_asked(act.look(), side, &march, to) {
        act.state.march = Some(March {
            next: Some(to),
            ..march
        });
        act.state
            .open_window_for(WindowKind::Archers { zone: to }, side.other());
    } else {
        perform_step(act, side, march, way, to);
    }
    Ok(())
}

/// 7.S7b, 2.B.3g Is the enemy asked before this step? Public facts alone decide.
fn are_archers_asked(look: Look<'_>, side: Side, march: &March, to: Place) -> bool {
    let enemy = side.other();
    let enters = to.is_land() && march.at.as_fort().is_none() && !march.free;
    let window = Window::new(WindowKind::Archers { zone: to }, enemy);
    enters && has_archers(look, enemy, to) && look.may_be_played(window)
}

/// 7.S7b The window is closed: the step is carried out, or taken back if the zone is barred now.
pub(crate) fn resume(act: &mut Act<'_>, side: Side) {
    let Some(mut march) = current(act.state) else {
        return;
    };
    let Some(to) = march.next.take() else {
        return;
    };
    act.state.march = Some(march);
    if let Ok(way) = steps::may_step(act.look(), side, &march, to)
        && !march.group.is_empty()
    {
        perform_step(act, side, march, way, to);
    }
}

/// 3b, 3a The pieces go to their new place; then it shows whether they have to stop.
fn perform_step(act: &mut Act<'_>, side: Side, march: March, way: Way, to: Place) {
    let Way { cost, entered, who } = way;
    let land = act.game.pieces.land();
    for piece in who.iter() {
        let mut walker = act.state.pieces.get_mut(piece);
        walker.at = At::Place(to);
        walker.moved = true;
        walker.entered = entered;
        walker.aboard = to.is_sea() && land.contains(piece);
    }
    let from = march.at;
    act.tell(PieceEvent::Moved {
        side,
        pieces: who,
        from,
        to,
        cost,
    });
    if !march.naval && to.is_sea() {
        let load = act.look().strength_of(who.intersection(land));
        convoy::count(act.state, to, load);
    }
    if let Some(fort) = to.as_fort() {
        change_owner(act, side, fort);
    }
    // 3.4f A leader who has been at sea goes no further.
    let has_landed = from.is_sea() && to.is_land();
    let group = if has_landed {
        who.without(act.game.pieces.leaders)
    } else {
        who
    };
    act.state.march = Some(March {
        group,
        at: to,
        spent: march.spent + cost,
        begun: true,
        own: OwnMarch {
            seen: march.seen | sailing::bit(to),
            ..march.own
        },
        ..march
    });
    casualties::lone_leaders(act, to, Cause::Alone);
    if holds(act.look(), side.other(), to) {
        meet_enemies(act, side);
    }
}

/// 3.2k to 3.2n Those who meet enemies stop, unless these are cavalry that withdraws.
fn meet_enemies(act: &mut Act<'_>, side: Side) {
    let Some(march) = current(act.state) else {
        return;
    };
    if withdrawal::is_offered(act.look(), side, &march) {
        act.state.stack.push(Step::Withdraw {
            side: side.other(),
            zone: march.at,
        });
    } else {
        finish(act, side);
    }
}

/// Ends a march that has nothing left to decide. Says whether it goes on.
pub(crate) fn settle(act: &mut Act<'_>, side: Side) -> bool {
    let Some(march) = current(act.state) else {
        act.state.stack.pop();
        return false;
    };
    let may_take = act
        .game
        .board
        .fort_in(march.at)
        .is_some_and(|fort| may_take_fort(act.look(), side, &march, fort).is_ok());
    // A leader on his own may be gone.
    let goes_on =
        !march.group.is_empty() && (may_take || steps::has_step(act.look(), side, &march));
    if !goes_on {
        finish(act, side);
    }
    goes_on
}

/// 3.1f, 3.4e, 3.5c May the march end here? Where there is no way on, it has to.
fn may_stop(look: Look<'_>, side: Side, march: &March) -> Result<(), Illegal> {
    let may = may_stay(look, side, march);
    if may.is_err() && !steps::has_step(look, side, march) {
        return Ok(());
    }
    may
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

/// The group goes no further.
pub(crate) fn stop(act: &mut Act<'_>, side: Side) -> Result<(), Illegal> {
    let march = current(act.state).ok_or(Illegal::Shared(Refusal::PickFirst))?;
    may_stop(act.look(), side, &march)?;
    finish(act, side);
    Ok(())
}

/// The march is over; those aboard a transport land (3.5c), unless enemy ships are to be fought first (3.5f).
pub(crate) fn finish(act: &mut Act<'_>, side: Side) {
    let march = current(act.state);
    act.state.march = None;
    act.state.stack.pop();
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
    let march = current(act.state).ok_or(Illegal::Shared(Refusal::PickFirst))?;
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
    casualties::capture(act, leaders, Cause::Alone);
}

/// 3.2k Does a side have combat units in a zone, those in its fort included?
pub(crate) fn holds(look: Look<'_>, side: Side, zone: Place) -> bool {
    let fort = look.game.board.fort_in(zone);
    look.has_units_at(side, zone)
        || fort.is_some_and(|fort| look.has_units_at(side, Place::fort(fort)))
}
