//! 2.B.3.1, 2.B.3.2 Announcing action points and activating zones.

use campaign::activation_cost;

use crate::rules::prelude::*;

/// 2.B.3.1a From one point to all that are left.
pub(crate) fn announce_answers(state: &State, side: Side, out: &mut Decisions<Hellespont>) {
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
pub(crate) fn menu_answers(look: Look<'_>, side: Side, out: &mut Decisions<Hellespont>) {
    for place in look.state.pieces.occupied() {
        if may_activate(look, side, place).is_ok() {
            out.push(Action::Activate { place });
        }
    }
    out.push(Action::EndMoves);
}

/// 2.B.3.2a to 2.B.3.2j May this place be activated, and for how much?
pub(crate) fn may_activate(look: Look<'_>, side: Side, place: Place) -> Result<u8, Illegal> {
    if look.own_at(side, place).is_empty() {
        return Err(Illegal::Shared(Refusal::NothingToActivate { place }));
    }
    let cost = cost(look, side, place);
    // Ruling: as in Syracuse a place is activated for nothing once in a phase.
    let (budget, done) = (look.state.phase.budget, look.state.phase.done);
    budget.may_activate::<Types>(place, cost, done)?;
    if !look.is_pickable(Picking::anew(side, place)) {
        return Err(Illegal::Shared(Refusal::NothingToMove { place }));
    }
    Ok(cost)
}

/// 2.B.2g to 2.B.2i, 2.B.3.2j Are all own pieces in a base reinforcements that have not left it yet?
fn holds_reinforcements_only(look: Look<'_>, side: Side, place: Place) -> bool {
    let there = look.own_at(side, place);
    place.is_base() && there.without(look.state.pieces.fresh()).is_empty()
}

/// 2.B.3.2b to 2.B.3.2g, 1.2c The best leader who is there now sets the cost; the month that of a great one. 3.1i Reinforcements leave a base for
/// nothing.
pub(crate) fn cost(look: Look<'_>, side: Side, place: Place) -> u8 {
    if holds_reinforcements_only(look, side, place) {
        return 0;
    }
    let leaders = look.leaders_at(side, place);
    let best = look
        .game
        .pieces
        .best_swords(leaders, look.state.pieces.backs());
    let month = look.game.turn(look.state.turn);
    activation_cost(best, month.map_or(1, |card| card.great_leader_cost))
}

/// 2.B.3.1a The lowest price of a place whose pieces could move in the phase that is announced.
pub(crate) fn cheapest(look: Look<'_>, side: Side) -> Option<u8> {
    let mut next = look.state.clone();
    next.begin_phase();
    let places = next.pieces.occupied();
    places
        .filter(|&place| Look::new(look.game, &next).is_pickable(Picking::anew(side, place)))
        .map(|place| cost(Look::new(look.game, &next), side, place))
        .min()
}

/// 2.B.3.2a, 2.B.3.1b The place is paid for and its pieces may move.
pub(crate) fn activate(act: &mut Act<'_>, side: Side, place: Place) -> Result<(), Illegal> {
    let cost = may_activate(act.look(), side, place)?;
    act.activate(side, place, cost);
    act.state.stack.push(Step::Pick(Picking::anew(side, place)));
    Ok(())
}

/// 3.6b The moves are over: stacks are checked, those of withdrawn cavalry too; 2.B.3i the enemy may use a stratagem if somebody has moved; then
/// there is fighting.
pub(crate) fn end_moves(act: &mut Act<'_>, side: Side) {
    let enemy = side.other();
    act.state.next_step(Step::Combats { side });
    if act.state.pieces.moved().meets(act.game.pieces.of(side)) {
        act.state.open_window_for(WindowKind::Moved, enemy);
    }
    // 3.3g Ships that have passed by carry nobody any more.
    if act
        .state
        .pieces
        .moved()
        .meets(act.game.pieces.ships_of(side))
    {
        cargo::check(act.state, side, Cause::Stranded);
    }
    act.state.stack.push(Step::Own(OwnStep::Stacks {
        side: enemy,
        check: StackCheck::Moved,
    }));
    act.state.stack.push(Step::Own(OwnStep::Stacks {
        side,
        check: StackCheck::All,
    }));
}
