//! 2.B.3.1, 2.B.3.2 Announcing action points and activating zones.

use campaign::{Budget, Refusal, activation_cost};
use engine::{Decisions, Log};

use crate::{
    action::Action,
    event::{Event, MarkerEvent, PieceEvent},
    game::Syracuse,
    ids::{Place, Side},
    illegal::Illegal,
    pieces::PieceSet,
    rules::{groups, stacking, windows},
    state::{PhaseRecord, State},
    step::{Picking, Step, WindowKind},
    types::Types,
};

/// 2.B.3.1a From one point to all that are left.
pub(crate) fn announce_answers(state: &State, side: Side, out: &mut Decisions<Syracuse>) {
    let most = *state.actions.get(side);
    out.extend((1..=most).map(|points| Action::Announce { points }));
}

/// 2.B.3.1a The active player says how many points he will spend; then both may use stratagems.
pub(crate) fn announce(
    state: &mut State,
    side: Side,
    points: u8,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let most = *state.actions.get(side);
    let budget = Budget::announce::<Types>(points, most)?;
    begin_phase(state);
    state.phase.budget = budget;
    log.push(|| Event::Marker(MarkerEvent::Announced { side, points }));
    state.next_step(Step::Menu { side });
    windows::open(state, WindowKind::Announced, side);
    Ok(())
}

/// 3a, 4.1c A new phase: nobody has moved, and everybody starts where he is.
pub(crate) fn begin_phase(state: &mut State) {
    state.phase = PhaseRecord::default();
    state.pieces.begin_phase();
}

/// 2.B.3.2a Every place that may be activated, or the end of the moves.
pub(crate) fn menu_answers(
    game: &Syracuse,
    state: &State,
    side: Side,
    out: &mut Decisions<Syracuse>,
) {
    let open = Place::all().filter(|&place| may_activate(game, state, side, place).is_ok());
    out.extend(open.map(|place| Action::Activate { place }));
    out.push(Action::EndMoves);
}

/// 2.B.3.2a to 2.B.3.2h May this place be activated, and for how much?
pub(crate) fn may_activate(
    game: &Syracuse,
    state: &State,
    side: Side,
    place: Place,
) -> Result<u8, Illegal> {
    let with_its_zone = place
        .as_fort()
        .is_some_and(|fort| !is_enemy_in(game, state, side, game.board.zone_of(fort)));
    if with_its_zone || area(game, state, side, place).is_empty() {
        return Err(Illegal::Shared(Refusal::NothingToActivate { place }));
    }
    let picking = Picking::anew(side, place);
    if !groups::is_pickable(game, state, picking) {
        return Err(Illegal::Shared(Refusal::NothingToMove { place }));
    }
    let cost = cost(game, state, side, place);
    let (budget, done) = (state.phase.budget, state.phase.free_activations);
    budget.may_activate::<Types>(place, cost, done)?;
    Ok(cost)
}

/// 2.B.3.2b, 2.B.3.2c, 2.B.3.2d, 2.B.3.2g The best leader who is there now sets the cost.
pub(crate) fn cost(game: &Syracuse, state: &State, side: Side, place: Place) -> u8 {
    let leaders = area(game, state, side, place).intersection(game.pieces.leaders);
    let best = game.pieces.best_swords(leaders, state.pieces.backs());
    activation_cost(best, 0)
}

/// 2.B.3.2a, 2.B.3.1b The place is paid for and its pieces may move.
pub(crate) fn activate(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    place: Place,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let cost = may_activate(game, state, side, place)?;
    let (left, done) = (
        state.actions.get_mut(side),
        &mut state.phase.free_activations,
    );
    state.phase.budget.activate((place, cost), left, done);
    log.push(|| Event::Piece(PieceEvent::Activated { side, place, cost }));
    state.stack.push(Step::Pick(Picking::anew(side, place)));
    Ok(())
}

/// 2.B.3g The active player ends his moves: the other may use a stratagem before anything comes of them.
pub(crate) fn end_moves(state: &mut State, side: Side) {
    state.next_step(Step::Combats { side });
    windows::open_for(state, WindowKind::Moved, side.other());
}

/// 3.3a, 3.3g The moves are over: stacks are checked, then there is fighting.
pub(crate) fn check_stacks(game: &Syracuse, state: &mut State, side: Side) {
    stacking::check(game, state, side.other());
    stacking::check(game, state, side);
}

/// 2.B.3.2e, 2.B.3.2f The pieces of a side that an activation of this place reaches: a garrison goes with its zone unless enemies stand
/// there.
pub(crate) fn area(game: &Syracuse, state: &State, side: Side, place: Place) -> PieceSet {
    let mine = game.pieces.of(side);
    let here = state.pieces.at(place).intersection(mine);
    match game.board.fort_in(place) {
        Some(fort) if !is_enemy_in(game, state, side, place) => {
            here.union(state.pieces.at(Place::fort(fort)).intersection(mine))
        }
        Some(_) | None => here,
    }
}

fn is_enemy_in(game: &Syracuse, state: &State, side: Side, zone: Place) -> bool {
    !state.units_at(game, side.other(), zone).is_empty()
}
