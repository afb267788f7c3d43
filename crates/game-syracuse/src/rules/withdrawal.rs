//! 3.2n to 3.2q Cavalry withdraws before a group that is not cavalry only.

use campaign::{Choice, LEADER_POINTS, UNIT_POINTS, reach};
use engine::{Decisions, Log};

use crate::{
    action::Action,
    event::Event,
    game::Syracuse,
    ids::{Place, PlaceSet, Side},
    illegal::{Illegal, Refusal},
    march::March,
    pieces::{PieceId, PieceSet, UnitType},
    rules::{
        casualties::{self, Cause},
        crossing, marching, steps,
    },
    state::{At, State},
    step::Step,
};

/// 3.2n, 3.2o, 3.2q May the enemies in the zone that the group has entered withdraw? They are cavalry without a garrison, the group has
/// other units than cavalry, and there is a way out.
pub(crate) fn is_offered(game: &Syracuse, state: &State, side: Side, march: &March) -> bool {
    let (enemy, zone) = (side.other(), march.at);
    let cavalry = game.pieces.of_type(UnitType::Cavalry);
    let units = state.units_at(game, enemy, zone);
    let others = march.group.without(game.pieces.leaders).without(cavalry);
    let has_garrison = game
        .board
        .fort_in(zone)
        .is_some_and(|fort| !state.units_at(game, enemy, Place::fort(fort)).is_empty());
    let only_cavalry = !units.is_empty() && units.without(cavalry).is_empty();
    zone.is_land()
        && only_cavalry
        && !has_garrison
        && !others.is_empty()
        && !destinations(game, state, enemy, zone, UNIT_POINTS).is_empty()
}

/// 3.2n The owner of the cavalry may evade.
pub(crate) fn withdraw_answers(out: &mut Decisions<Syracuse>) {
    out.push(Action::Withdraw);
    out.push(Action::Stand);
}

/// 3.2q All the cavalry leaves, and the leaders with it: alone they would be captured.
pub(crate) fn withdraw(game: &Syracuse, state: &mut State, side: Side, zone: Place) {
    let left = state.pieces.at(zone).intersection(game.pieces.of(side));
    state.next_step(Step::WithdrawTo { side, zone, left });
}

/// 3.2n It stays, and the group has to stop.
pub(crate) fn stand(game: &Syracuse, state: &mut State, side: Side, log: &mut Log<Event>) {
    state.stack.pop();
    marching::finish(game, state, side.other(), log);
}

/// 3.2n, 3.2q Where the first of those who withdraw may go. Ruling: by land only.
pub(crate) fn withdraw_to_answers(
    game: &Syracuse,
    state: &State,
    side: Side,
    zone: Place,
    left: PieceSet,
    out: &mut Decisions<Syracuse>,
) {
    let open = left.first().map_or(PlaceSet::EMPTY, |piece| {
        destinations(game, state, side, zone, points(piece))
    });
    out.extend(open.iter().map(|zone| Action::WithdrawTo { zone }));
}

fn points(piece: PieceId) -> u8 {
    if piece.is_leader() {
        LEADER_POINTS
    } else {
        UNIT_POINTS
    }
}

/// 3.2n A piece goes to its place of refuge; when all have gone the march goes on.
pub(crate) fn withdraw_to(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    to: Place,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let Some(Step::WithdrawTo { zone, left, .. }) = state.step() else {
        return Err(Illegal::Shared(Refusal::OtherQuestion { rule: "3.2q" }));
    };
    let piece = left
        .first()
        .ok_or(Illegal::Shared(Refusal::CannotWithdrawTo { zone: to }))?;
    if !destinations(game, state, side, zone, points(piece)).contains(to) {
        return Err(Illegal::Shared(Refusal::CannotWithdrawTo { zone: to }));
    }
    perform_withdrawal(game, state, side, (zone, left), to, log);
    Ok(())
}

/// The first of those left goes. 4.2.2d It captures enemy leaders who stand there without units.
fn perform_withdrawal(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    (zone, mut left): (Place, PieceSet),
    to: Place,
    log: &mut Log<Event>,
) {
    let Some(piece) = left.first() else {
        return;
    };
    state.pieces.get_mut(piece).at = At::Place(to);
    log.push(|| Event::Withdrew {
        side,
        piece,
        from: zone,
        to,
    });
    casualties::lone_leaders(game, state, to, Cause::Alone, log);
    left.remove(piece);
    state.next_step(Step::WithdrawTo { side, zone, left });
}

/// Where there is only one way it is taken; in the end the march goes on as if the zone had been empty. Says whether there is a choice.
pub(crate) fn settle(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    (zone, left): (Place, PieceSet),
    log: &mut Log<Event>,
) -> bool {
    let Some(piece) = left.first() else {
        state.stack.pop();
        return false;
    };
    let open = destinations(game, state, side, zone, points(piece));
    let Choice::Only(to) = Choice::among(open.iter()) else {
        return true;
    };
    perform_withdrawal(game, state, side, (zone, left), to, log);
    false
}

/// 3.2q Zones and own forts within reach at normal cost and without entering a zone with enemies.
fn destinations(game: &Syracuse, state: &State, side: Side, from: Place, points: u8) -> PlaceSet {
    reach(from, points, |at| {
        let zones = game.board.neighbours(at).filter(|to| to.is_land());
        let zones = zones.filter_map(move |to| Some((to, way(game, state, side, at, to)?)));
        let fort = game.board.fort_in(at).filter(|_| at != from);
        let fort = fort.filter(|&fort| state.fort(fort).owner() == Some(side));
        zones.chain(fort.map(|fort| (Place::fort(fort), 1)))
    })
}

/// The cost of one step of a withdrawal, if it is possible.
fn way(game: &Syracuse, state: &State, side: Side, at: Place, to: Place) -> Option<u8> {
    let border = crossing::may_cross(game, state, side, at, to).ok()?;
    let is_closed = state.holds(game, side.other(), to) || steps::is_barred(state, side, to);
    (!is_closed).then(|| crossing::cost(state, side, at, to, border).0)
}
