//! 2.B.3.1, 2.B.3.2 Announcing action points and activating zones.

use campaign::activation_cost;

use crate::rules::prelude::*;

/// 2.B.3.1a From one point to all that are left.
pub(crate) fn announce_answers(state: &State, side: Side, out: &mut Decisions<Syracuse>) {
    let most = *state.actions.get(side);
    out.extend((1..=most).map(|points| Action::Announce { points }));
}

/// 2.B.3.1a The active player says how many points he will spend; then both may use stratagems.
pub(crate) fn announce(act: &mut Act<'_>, side: Side, points: u8) -> Result<(), Illegal> {
    act.announce(side, points)?;
    act.state.next_step(Step::Menu { side });
    act.state.open_window(WindowKind::Announced, side);
    Ok(())
}

/// 2.B.3.1a A single point is announced without a question. Says whether there is one.
pub(crate) fn settle_announcement(act: &mut Act<'_>, side: Side) -> bool {
    *act.state.actions.get(side) != 1 || announce(act, side, 1).is_err()
}

/// 2.B.3.2a Every place that may be activated, or the end of the moves.
pub(crate) fn menu_answers(look: Look<'_>, side: Side, out: &mut Decisions<Syracuse>) {
    let open = Place::all().filter(|&place| may_activate(look, side, place).is_ok());
    out.extend(open.map(|place| Action::Activate { place }));
    out.push(Action::EndMoves);
}

/// 2.B.3.2a to 2.B.3.2h May this place be activated, and for how much?
pub(crate) fn may_activate(look: Look<'_>, side: Side, place: Place) -> Result<u8, Illegal> {
    let with_its_zone = place
        .as_fort()
        .is_some_and(|fort| !is_enemy_in(look, side, look.game.board.zone_of(fort)));
    if with_its_zone || area(look, side, place).is_empty() {
        return Err(Illegal::Shared(Refusal::NothingToActivate { place }));
    }
    let picking = Picking::anew(side, place);
    if !look.is_pickable(picking) {
        return Err(Illegal::Shared(Refusal::NothingToMove { place }));
    }
    let cost = cost(look, side, place);
    let (budget, done) = (look.state.phase.budget, look.state.phase.done);
    budget.may_activate::<Types>(place, cost, done)?;
    Ok(cost)
}

/// 2.B.3.2b, 2.B.3.2c, 2.B.3.2d, 2.B.3.2g The best leader who is there now sets the cost.
pub(crate) fn cost(look: Look<'_>, side: Side, place: Place) -> u8 {
    let leaders = area(look, side, place).intersection(look.game.pieces.leaders);
    let best = look
        .game
        .pieces
        .best_swords(leaders, look.state.pieces.backs());
    activation_cost(best, 0)
}

/// 2.B.3.1a The lowest price of a place whose pieces could move in the phase that is announced.
pub(crate) fn cheapest(look: Look<'_>, side: Side) -> Option<u8> {
    let mut next = look.state.clone();
    next.begin_phase();
    let next = Look::new(look.game, &next);
    let places = Place::all();
    places
        .filter(|&place| !area(next, side, place).is_empty())
        .filter(|&place| next.is_pickable(Picking::anew(side, place)))
        .map(|place| cost(next, side, place))
        .min()
}

/// 2.B.3.2a, 2.B.3.1b The place is paid for and its pieces may move.
pub(crate) fn activate(act: &mut Act<'_>, side: Side, place: Place) -> Result<(), Illegal> {
    let cost = may_activate(act.look(), side, place)?;
    act.activate(side, place, cost);
    act.state.stack.push(Step::Pick(Picking::anew(side, place)));
    Ok(())
}

/// 2.B.3g The active player ends his moves: the other may use a stratagem before anything comes of them.
pub(crate) fn end_moves(state: &mut State, side: Side) {
    state.next_step(Step::Combats { side });
    state.open_window_for(WindowKind::Moved, side.other());
}

/// 3.3a, 3.3g The moves are over: stacks are checked, then there is fighting.
pub(crate) fn check_stacks(act: &mut Act<'_>, side: Side) {
    stacking::check(act, side.other());
    stacking::check(act, side);
}

/// 2.B.3.2e, 2.B.3.2f The pieces of a side that an activation of this place reaches: a garrison goes with its zone unless enemies stand
/// there.
pub(crate) fn area(look: Look<'_>, side: Side, place: Place) -> PieceSet {
    let mine = look.game.pieces.of(side);
    let here = look.state.pieces.at(place).intersection(mine);
    match look.game.board.fort_in(place) {
        Some(fort) if !is_enemy_in(look, side, place) => {
            here.union(look.state.pieces.at(Place::fort(fort)).intersection(mine))
        }
        Some(_) | None => here,
    }
}

fn is_enemy_in(look: Look<'_>, side: Side, zone: Place) -> bool {
    !look.units_at(side.other(), zone).is_empty()
}
