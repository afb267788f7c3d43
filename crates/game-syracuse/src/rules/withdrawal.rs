//! 3.2n to 3.2q Cavalry withdraws before a group that is not cavalry only.

use campaign::{Choice, LEADER_POINTS, UNIT_POINTS, reach};

use crate::rules::prelude::*;

/// 3.2n, 3.2o, 3.2q May the enemies in the zone that the group has entered withdraw? They are cavalry without a garrison, the group has
/// other units than cavalry, and there is a way out.
pub(crate) fn is_offered(look: Look<'_>, side: Side, march: &March) -> bool {
    let (enemy, zone) = (side.other(), march.at);
    let cavalry = look.game.pieces.of_type(UnitType::Cavalry);
    let units = look.units_at(enemy, zone);
    let others = march
        .group
        .without(look.game.pieces.leaders)
        .without(cavalry);
    let has_garrison = look
        .game
        .board
        .fort_in(zone)
        .is_some_and(|fort| !look.units_at(enemy, Place::fort(fort)).is_empty());
    let only_cavalry = !units.is_empty() && units.without(cavalry).is_empty();
    zone.is_land()
        && only_cavalry
        && !has_garrison
        && !others.is_empty()
        && !destinations(look, enemy, zone, UNIT_POINTS).is_empty()
}

/// 3.2n The owner of the cavalry may evade.
pub(crate) fn withdraw_answers(out: &mut Decisions<Syracuse>) {
    out.push(Action::Withdraw);
    out.push(Action::Stand);
}

/// 3.2q All the cavalry leaves, and the leaders with it: alone they would be captured.
pub(crate) fn withdraw(act: &mut Act<'_>, side: Side, zone: Place) {
    let left = act
        .state
        .pieces
        .at(zone)
        .intersection(act.game.pieces.of(side));
    act.state
        .next_step(Step::Own(OwnStep::WithdrawTo { side, zone, left }));
}

/// 3.2n, 3.2q Where the first of those who withdraw may go. Ruling: by land only.
pub(crate) fn withdraw_to_answers(
    look: Look<'_>,
    side: Side,
    zone: Place,
    left: PieceSet,
    out: &mut Decisions<Syracuse>,
) {
    let open = left.first().map_or(PlaceSet::EMPTY, |piece| {
        destinations(look, side, zone, points(piece))
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
pub(crate) fn withdraw_to(act: &mut Act<'_>, side: Side, to: Place) -> Result<(), Illegal> {
    let Some(Step::Own(OwnStep::WithdrawTo { zone, left, .. })) = act.state.step() else {
        return Err(Illegal::Shared(Refusal::OtherQuestion { rule: "3.2q" }));
    };
    let piece = left
        .first()
        .ok_or(Illegal::Shared(Refusal::CannotWithdrawTo { zone: to }))?;
    if !destinations(act.look(), side, zone, points(piece)).contains(to) {
        return Err(Illegal::Shared(Refusal::CannotWithdrawTo { zone: to }));
    }
    perform_withdrawal(act, side, (zone, left), to);
    Ok(())
}

/// The first of those left goes. 4.2.2d It captures enemy leaders who stand there without units.
fn perform_withdrawal(
    act: &mut Act<'_>,
    side: Side,
    (zone, mut left): (Place, PieceSet),
    to: Place,
) {
    let Some(piece) = left.first() else {
        return;
    };
    act.state.pieces.get_mut(piece).at = At::Place(to);
    act.log.push(|| Event::Withdrew {
        side,
        piece,
        from: zone,
        to,
    });
    act.lone_leaders(to, Cause::Alone);
    left.remove(piece);
    act.state
        .next_step(Step::Own(OwnStep::WithdrawTo { side, zone, left }));
}

/// Where there is only one way it is taken; in the end the march goes on as if the zone had been empty. Says whether there is a choice.
pub(crate) fn settle(act: &mut Act<'_>, side: Side, (zone, left): (Place, PieceSet)) -> bool {
    let Some(piece) = left.first() else {
        act.state.stack.pop();
        return false;
    };
    let open = destinations(act.look(), side, zone, points(piece));
    let Choice::Only(to) = Choice::among(open.iter()) else {
        return true;
    };
    perform_withdrawal(act, side, (zone, left), to);
    false
}

/// 3.2q Zones and own forts within reach at normal cost and without entering a zone with enemies.
fn destinations(look: Look<'_>, side: Side, from: Place, points: u8) -> PlaceSet {
    reach(from, points, |at| {
        let zones = look.game.board.neighbours(at).filter(|to| to.is_land());
        let zones = zones.filter_map(move |to| Some((to, way(look, side, at, to)?)));
        let fort = look.game.board.fort_in(at).filter(|_| at != from);
        let fort = fort.filter(|&fort| look.state.fort(fort).owner() == Some(side));
        zones.chain(fort.map(|fort| (Place::fort(fort), 1)))
    })
}

/// The cost of one step of a withdrawal, if it is possible.
fn way(look: Look<'_>, side: Side, at: Place, to: Place) -> Option<u8> {
    let border = crossing::may_cross(look, side, at, to).ok()?;
    let is_closed = marching::holds(look, side.other(), to) || look.state.is_barred(side, to);
    (!is_closed).then(|| crossing::cost(look.state, side, at, to, border).0)
}
