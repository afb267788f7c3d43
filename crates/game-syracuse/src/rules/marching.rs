//! 3, 3.2 A group on the march.

use campaign::{Refusal, UNIT_POINTS};
use engine::{Decisions, Log};

use crate::{
    action::Action,
    event::{Event, PieceEvent},
    game::Syracuse,
    ids::{FortId, Place, Side},
    illegal::Illegal,
    march::March,
    rules::{
        casualties::{self, Cause},
        convoy, groups, landing, occupation, sailing,
        steps::{self, Way},
        stratagem_targets::has_archers,
        windows, withdrawal,
    },
    state::{At, Edition, State},
    step::{Landing, Step, Window, WindowKind},
};

/// 3b The next step, or the end of the march.
pub(crate) fn march_answers(
    game: &Syracuse,
    state: &State,
    side: Side,
    out: &mut Decisions<Syracuse>,
) {
    let Some(march) = current(state) else {
        return;
    };
    steps::step_answers(game, state, side, &march, out);
    if may_stop(game, state, side, &march).is_ok() {
        out.push(Action::Stop);
    }
    let fort = game.board.fort_in(march.at);
    let fort = fort.filter(|&fort| may_take_fort(game, state, side, &march, fort).is_ok());
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
pub(crate) fn step(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    to: Place,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let march = current(state).ok_or(Illegal::Shared(Refusal::PickFirst))?;
    let way = steps::may_step(game, state, side, &march, to)?;
    if are_archers_asked(game, state, side, &march, to) {
        state.march = Some(March {
            next: Some(to),
            ..march
        });
        windows::open_for(state, WindowKind::Archers { zone: to }, side.other());
    } else {
        perform_step(game, state, side, march, way, to, log);
    }
    Ok(())
}

/// 7.S7b, 2.B.3g Is the enemy asked before this step? Public facts alone decide.
fn are_archers_asked(game: &Syracuse, state: &State, side: Side, march: &March, to: Place) -> bool {
    let enemy = side.other();
    let enters = to.is_land() && march.at.as_fort().is_none() && !march.free;
    let window = Window::new(WindowKind::Archers { zone: to }, enemy);
    enters && has_archers(game, state, enemy, to) && windows::may_be_played(state, window)
}

/// 7.S7b The window is closed: the step is carried out, or taken back if the zone is barred now.
pub(crate) fn resume(game: &Syracuse, state: &mut State, side: Side, log: &mut Log<Event>) {
    let Some(mut march) = current(state) else {
        return;
    };
    let Some(to) = march.next.take() else {
        return;
    };
    state.march = Some(march);
    if let Ok(way) = steps::may_step(game, state, side, &march, to)
        && !march.group.is_empty()
    {
        perform_step(game, state, side, march, way, to, log);
    }
}

/// 3b, 3a The pieces go to their new place; then it shows whether they have to stop.
fn perform_step(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    march: March,
    way: Way,
    to: Place,
    log: &mut Log<Event>,
) {
    let Way { cost, entered, who } = way;
    let land = game.pieces.land();
    for piece in who.iter() {
        let mut walker = state.pieces.get_mut(piece);
        walker.at = At::Place(to);
        walker.moved = true;
        walker.entered = entered;
        walker.aboard = to.is_sea() && land.contains(piece);
    }
    let from = march.at;
    log.push(|| {
        Event::Piece(PieceEvent::Moved {
            side,
            pieces: who,
            from,
            to,
            cost,
        })
    });
    if !march.naval && to.is_sea() {
        let load = state.strength_of(game, who.intersection(land));
        convoy::count(state, to, load);
    }
    if let Some(fort) = to.as_fort() {
        change_owner(game, state, side, fort, log);
    }
    // 3.4f A leader who has been at sea goes no further.
    let has_landed = from.is_sea() && to.is_land();
    let group = if has_landed {
        who.without(game.pieces.leaders)
    } else {
        who
    };
    state.march = Some(March {
        group,
        at: to,
        spent: march.spent + cost,
        begun: true,
        seen: march.seen | sailing::bit(to),
        ..march
    });
    casualties::lone_leaders(game, state, to, Cause::Alone, log);
    if state.holds(game, side.other(), to) {
        meet_enemies(game, state, side, log);
    }
}

/// 3.2k to 3.2n Those who meet enemies stop, unless these are cavalry that withdraws.
fn meet_enemies(game: &Syracuse, state: &mut State, side: Side, log: &mut Log<Event>) {
    let Some(march) = current(state) else {
        return;
    };
    if withdrawal::is_offered(game, state, side, &march) {
        state.stack.push(Step::Withdraw {
            side: side.other(),
            zone: march.at,
        });
    } else {
        finish(game, state, side, log);
    }
}

/// Ends a march that has nothing left to decide. Says whether it goes on.
pub(crate) fn settle(game: &Syracuse, state: &mut State, side: Side, log: &mut Log<Event>) -> bool {
    let Some(march) = current(state) else {
        state.stack.pop();
        return false;
    };
    let may_take = game
        .board
        .fort_in(march.at)
        .is_some_and(|fort| may_take_fort(game, state, side, &march, fort).is_ok());
    // A leader on his own may be gone.
    let goes_on =
        !march.group.is_empty() && (may_take || steps::has_step(game, state, side, &march));
    if !goes_on {
        finish(game, state, side, log);
    }
    goes_on
}

/// 3.1f, 3.4e, 3.5c May the march end here? Where there is no way on, it has to.
fn may_stop(game: &Syracuse, state: &State, side: Side, march: &March) -> Result<(), Illegal> {
    let may = may_stay(game, state, side, march);
    if may.is_err() && !steps::has_step(game, state, side, march) {
        return Ok(());
    }
    may
}

fn may_stay(game: &Syracuse, state: &State, side: Side, march: &March) -> Result<(), Illegal> {
    let at = march.at;
    if !at.is_sea() || !march.begun {
        return Ok(());
    }
    let has_cargo = march.group.meets(game.pieces.land());
    let can_land = march.naval && landing::zones(game, state, side, at).next().is_some();
    if has_cargo && !can_land {
        return Err(Illegal::Shared(Refusal::MayNotStopAtSea));
    }
    // 3.1d French edition: no leader changes from ships to others at sea.
    let has_changed = !march.naval && march.seen.count_ones() > 1 && state.edition == Edition::Fr;
    if has_changed || state.fleet(game, side, at).is_empty() {
        return Err(Illegal::Shared(Refusal::NoEscort { zone: at }));
    }
    Ok(())
}

/// The group goes no further.
pub(crate) fn stop(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let march = current(state).ok_or(Illegal::Shared(Refusal::PickFirst))?;
    may_stop(game, state, side, &march)?;
    finish(game, state, side, log);
    Ok(())
}

/// The march is over; those aboard a transport land (3.5c), unless enemy ships are to be fought first (3.5f).
pub(crate) fn finish(game: &Syracuse, state: &mut State, side: Side, log: &mut Log<Event>) {
    let march = current(state);
    state.march = None;
    state.stack.pop();
    let sailed = march.filter(|march| march.begun && march.at.is_sea());
    match sailed {
        Some(march) if !march.naval => take_back(game, state, side, march, log),
        Some(march) if is_transport(state, march) => {
            let fights = !state.fleet(game, side.other(), march.at).is_empty();
            let carried = game.pieces.land().union(game.pieces.leaders);
            let aboard = march.group.intersection(carried);
            if !fights && !aboard.is_empty() {
                let fleet = march.at;
                let landing = Landing {
                    side,
                    fleet,
                    aboard,
                };
                state.stack.push(Step::Land(landing));
                return;
            }
        }
        Some(_) | None => {}
    }
    groups::leave_if_empty(game, state);
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
fn take_back(game: &Syracuse, state: &mut State, side: Side, march: March, log: &mut Log<Event>) {
    let units = march.group.intersection(game.pieces.land());
    let Some(zone) = units.first().map(|unit| state.pieces.get(unit).start) else {
        return;
    };
    for unit in units.iter() {
        let mut unit = state.pieces.get_mut(unit);
        unit.at = At::Place(zone);
        unit.aboard = false;
    }
    log.push(|| {
        Event::Piece(PieceEvent::SentBack {
            side,
            pieces: units,
            zone,
        })
    });
}

/// 4.3i English edition: may units on the march take the empty fort of their zone without going in?
fn may_take_fort(
    game: &Syracuse,
    state: &State,
    side: Side,
    march: &March,
    fort: FortId,
) -> Result<(), Illegal> {
    let inside = Place::fort(fort);
    let has_units = !march.group.without(game.pieces.leaders).is_empty();
    let is_empty = state.units_at(game, side.other(), inside).is_empty();
    let is_enemy = state.fort(fort).owner() == Some(side.other());
    let is_here = game.board.zone_of(fort) == march.at && march.begun;
    if state.edition != Edition::En || !has_units || !is_empty || !is_enemy || !is_here {
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
pub(crate) fn take_fort(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    fort: FortId,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let march = current(state).ok_or(Illegal::Shared(Refusal::PickFirst))?;
    may_take_fort(game, state, side, &march, fort)?;
    state.march = Some(March {
        spent: march.spent + 1,
        ..march
    });
    change_owner(game, state, side, fort, log);
    Ok(())
}

/// 4.3h An enemy fort without units is taken; a leader left alone inside is captured (4.2.2e).
fn change_owner(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    fort: FortId,
    log: &mut Log<Event>,
) {
    if state.fort(fort).owner() == Some(side) {
        return;
    }
    occupation::take_fort(state, side, fort, log);
    let leaders = state.leaders_at(game, side.other(), Place::fort(fort));
    casualties::capture(game, state, leaders, Cause::Alone, log);
}
