//! 2.B.2 Reinforcements: they arrive, and those who have arrived move for nothing.

use campaign::Choice;

use crate::{data::Group, rules::prelude::*, state::Arrival};

/// 2.B.2a The groups of a side that arrive now. Ruling: a group that finds no way in waits for the next turn.
pub(crate) fn due_groups(look: Look<'_>, side: Side) -> impl Iterator<Item = u8> {
    look.groups(side, move |group, arrival| {
        let mut zones = group.zones.iter();
        arrival.is_due(look.state.turn) && zones.any(|&zone| may_arrive(look, group, zone).is_ok())
    })
}

/// 7.S18b The optional group of a side, if it has not come yet.
pub(crate) fn called_group(look: Look<'_>, side: Side) -> Option<u8> {
    let mut called = look.groups(side, |_, arrival| arrival == Arrival::Called);
    called.next()
}

/// 2.B.2b Where a group may be placed.
pub(crate) fn arrive_answers(look: Look<'_>, group: u8, out: &mut Decisions<Syracuse>) {
    let Some(group) = look.group(group) else {
        return;
    };
    let open = group.zones.iter().copied();
    let open = open.filter(|&zone| may_arrive(look, group, zone).is_ok());
    out.extend(open.map(|zone| Action::ArriveIn { zone }));
    out.sort_from(0);
}

/// 2.B.2b, 2.B.2d, 2.B.2e A listed zone without enemies; if there is none, the one whose enemies are weakest and can be displaced.
fn may_arrive(look: Look<'_>, group: &Group, zone: Place) -> Result<(), Illegal> {
    if !group.zones.contains(&zone) {
        return Err(Illegal::NotAnEntry { zone });
    }
    let enemy = group.side.other();
    let has_enemies = |zone: Place| marching::holds(look, enemy, zone);
    if !has_enemies(zone) {
        return Ok(());
    }
    if group.zones.iter().any(|&zone| !has_enemies(zone)) {
        return Err(Illegal::EnemyInEntry { zone });
    }
    let can_clear = |zone: &Place| refuges(look, enemy, *zone).next().is_some();
    if !can_clear(&zone) {
        return Err(Illegal::Shared(Refusal::CannotDisplace { zone }));
    }
    let strength = |zone: Place| look.strength_of(look.units_at(enemy, zone));
    let clearable = group.zones.iter().copied().filter(can_clear);
    if clearable.map(strength).min() < Some(strength(zone)) {
        return Err(Illegal::EnemyInEntry { zone });
    }
    Ok(())
}

/// 2.B.2c The group is placed as a whole, after its zone has been cleared.
pub(crate) fn arrive_in(act: &mut Act<'_>, group: u8, zone: Place) -> Result<(), Illegal> {
    let card = act
        .game
        .group(act.state, group)
        .ok_or(Illegal::NotAnEntry { zone })?;
    may_arrive(act.look(), card, zone)?;
    let enemy = card.side.other();
    if !marching::holds(act.look(), enemy, zone) {
        act.state.stack.pop();
        place_group(act, group, zone);
        return Ok(());
    }
    act.state
        .next_step(Step::Own(OwnStep::Displace { group, zone }));
    let refuges = Choice::among(refuges(act.look(), enemy, zone));
    refuges.take_only(|to| displace_to(act, group, zone, to))
}

fn place_group(act: &mut Act<'_>, index: u8, zone: Place) {
    let Some(group) = act.game.group(act.state, index) else {
        return;
    };
    let waiting = group.pieces.iter();
    let pieces: PieceSet = waiting
        .filter(|&piece| act.state.pieces.get(piece).at == At::Reserve)
        .collect();
    for piece in pieces.iter() {
        let mut arrived = act.state.pieces.get_mut(piece);
        arrived.at = At::Place(zone);
        arrived.start = zone;
        arrived.fresh = true;
        arrived.moved = false;
        arrived.entered = Entered::default();
        arrived.aboard = zone.is_sea() && act.game.pieces.land().contains(piece);
    }
    act.state.close_group(index);
    let side = group.side;
    act.tell(PieceEvent::Arrived { side, pieces, zone });
    act.lone_leaders(zone, Cause::Alone);
}

/// 2.B.2e Where the units of `side` in an entry zone can be moved to: a zone of their kind that they could enter, without units of the
/// side that arrives.
fn refuges(look: Look<'_>, side: Side, zone: Place) -> impl Iterator<Item = Place> {
    let is_open = move |&to: &Place| {
        sailing::is_naval(to) == sailing::is_naval(zone)
            && crossing::may_cross(look, side, zone, to).is_ok()
            && !marching::holds(look, side.other(), to)
    };
    look.game.board.neighbours(zone).filter(is_open)
}

/// 2.B.2e Where the enemies of the group may be moved to.
pub(crate) fn displace_answers(
    look: Look<'_>,
    group: u8,
    zone: Place,
    out: &mut Decisions<Syracuse>,
) {
    let Some(group) = look.group(group) else {
        return;
    };
    let refuges = refuges(look, group.side.other(), zone);
    out.extend(refuges.map(|zone| Action::DisplaceTo { zone }));
}

/// 2.B.2d, 2.B.2e The enemies make room, leaders with them; their owner solves over-stacking as after a retreat.
pub(crate) fn displace_to(
    act: &mut Act<'_>,
    group: u8,
    zone: Place,
    to: Place,
) -> Result<(), Illegal> {
    let card = act
        .game
        .group(act.state, group)
        .ok_or(Illegal::NotAnEntry { zone })?;
    let enemy = card.side.other();
    if !refuges(act.look(), enemy, zone).any(|refuge| refuge == to) {
        return Err(Illegal::Shared(Refusal::CannotDisplace { zone: to }));
    }
    let pieces = act
        .state
        .pieces
        .at(zone)
        .intersection(act.game.pieces.of(enemy));
    for piece in pieces.iter() {
        let mut displaced = act.state.pieces.get_mut(piece);
        displaced.at = At::Place(to);
        displaced.entered = Entered::default();
        displaced.aboard = displaced.aboard && to.is_sea();
    }
    act.tell(PieceEvent::Displaced {
        side: enemy,
        pieces,
        from: zone,
        to,
    });
    act.lone_leaders(to, Cause::Alone);
    act.state.stack.pop();
    place_group(act, group, zone);
    retreat::thin_out(act, enemy, to, PlaceSet::EMPTY);
    Ok(())
}

/// 4.2.2i Would those who make room be too many in their refuge, with nowhere to move on to?
pub(crate) fn costs_a_unit(look: Look<'_>, zone: Place) -> bool {
    let mut after = look.state.clone();
    let mut log = Log::off();
    let act = &mut Act::new(look.game, &mut after, &mut log);
    let went = match look.state.step() {
        Some(Step::Own(OwnStep::Arrive { group })) => arrive_in(act, group, zone),
        Some(Step::Own(OwnStep::Displace { group, zone: from })) => {
            displace_to(act, group, from, zone)
        }
        _ => return false,
    };
    went.is_ok() && retreat::is_a_unit_lost(Look::new(look.game, &after))
}

/// 2.B.2f A side's new pieces may move for nothing; nothing is asked if it has none.
pub(crate) fn begin_free_moves(state: &mut State, side: Side) {
    state.begin_phase();
    state.stack.push(Step::Own(OwnStep::FreeMove { side }));
}

/// 2.B.2f Those of a place who have arrived and not moved yet.
pub(crate) fn fresh_at(look: Look<'_>, side: Side, place: Place) -> PieceSet {
    activation::area(look, side, place)
        .intersection(look.state.pieces.fresh())
        .without(look.state.pieces.moved())
}

fn free_picking(side: Side, from: Place) -> Picking {
    let mut picking = Picking::anew(side, from);
    picking.own.free = true;
    picking
}

/// 2.B.2f Can somebody who has just arrived set out from here?
fn may_take(look: Look<'_>, side: Side, place: Place) -> Result<(), Illegal> {
    let is_able = look.is_pickable(free_picking(side, place));
    if place.as_fort().is_some() || !is_able {
        return Err(Illegal::Shared(Refusal::NothingToMove { place }));
    }
    Ok(())
}

/// 2.B.2f Whom to move next.
pub(crate) fn free_move_answers(look: Look<'_>, side: Side, out: &mut Decisions<Syracuse>) {
    let open = Place::zones().filter(|&place| may_take(look, side, place).is_ok());
    out.extend(open.map(|place| Action::Take { place }));
    if may_be_done(look, side).is_ok() {
        out.push(Action::Done);
    }
}

/// 2.B.2f A group is formed out of those who have arrived here.
pub(crate) fn take(act: &mut Act<'_>, side: Side, place: Place) -> Result<(), Illegal> {
    may_take(act.look(), side, place)?;
    act.state.stack.push(Step::Pick(free_picking(side, place)));
    Ok(())
}

/// 2.B.2j Must the fleet sail because those aboard cannot land here but can elsewhere?
pub(crate) fn must_sail(look: Look<'_>, picking: Picking) -> bool {
    let (side, from, free) = (picking.side, picking.from, picking.free);
    let fresh = fresh_at(look, side, from);
    let own = OwnMarch {
        naval: true,
        free,
        seen: sailing::bit(from),
    };
    let march = March::begin(fresh, from, own);
    free && from.is_sea()
        && fresh.meets(look.game.pieces.land())
        && fresh.meets(look.game.pieces.of_type(UnitType::Trireme))
        && landing::zones(look, side, from).next().is_none()
        && sailing::has_refuge(look, side, march)
}

/// 2.B.2j, 3.3b How many units at least are lost if those aboard land now: those of a fleet all land in one zone.
pub(crate) fn lost_ashore(look: Look<'_>, side: Side) -> u8 {
    let lost_from = |fleet: Place| {
        let aboard = landing::cargo(look, side, fleet);
        let zones = landing::zones(look, side, fleet);
        let lost = zones.map(|zone| {
            let there = look.units_at(side, zone).union(aboard);
            stacking::beyond_limit(look, zone, there)
        });
        lost.min().unwrap_or(0)
    };
    Place::zones()
        .filter(|zone| zone.is_sea())
        .map(lost_from)
        .sum()
}

fn may_be_done(look: Look<'_>, side: Side) -> Result<(), Illegal> {
    let mut zones = Place::zones();
    if zones.any(|place| must_sail(look, free_picking(side, place))) {
        return Err(Illegal::Shared(Refusal::MayNotStopAtSea));
    }
    Ok(())
}

/// 2.B.2f, 2.B.2j The others stay; land units still aboard land next to their ships or are lost.
pub(crate) fn free_move_done(act: &mut Act<'_>, side: Side) -> Result<(), Illegal> {
    may_be_done(act.look(), side)?;
    for piece in act
        .state
        .pieces
        .in_play()
        .intersection(act.game.pieces.of(side))
        .iter()
    {
        act.state.pieces.get_mut(piece).moved = true;
    }
    Ok(())
}

/// 2.B.2j When nobody can set out any more those aboard land. In the end 2.B.2h the new pieces are like all others, and 3.3a stacks are
/// checked. Says whether somebody can set out.
pub(crate) fn settle_free_moves(act: &mut Act<'_>, side: Side) -> bool {
    if Place::zones().any(|place| may_take(act.look(), side, place).is_ok()) {
        return true;
    }
    let still_aboard = act.state.pieces.occupied().find_map(|fleet| {
        let aboard = landing::cargo(act.look(), side, fleet);
        (!aboard.is_empty()).then_some(Landing {
            side,
            fleet,
            aboard,
        })
    });
    if let Some(landing) = still_aboard {
        act.state.stack.push(Step::Own(OwnStep::Land(landing)));
        return false;
    }
    act.state.stack.pop();
    let own = act
        .state
        .pieces
        .in_play()
        .intersection(act.game.pieces.of(side));
    act.state.pieces.forget_moves(own);
    act.state.pieces.forget_arrivals(own);
    stacking::check(act, side);
    false
}
