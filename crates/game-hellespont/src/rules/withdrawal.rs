//! 3.5h, 3.5i Cavalry withdraws before a group that has entered its zone.

use campaign::{UNIT_POINTS, reach};

use crate::rules::prelude::*;

/// 3.5h, 3.5i May the enemies of the side in a zone withdraw? They are all cavalry, and there is a way out.
pub(crate) fn is_offered(look: Look<'_>, side: Side, zone: Place) -> bool {
    let enemy = side.other();
    let units = look.units_at(enemy, zone);
    let only_cavalry = units
        .without(look.game.pieces.of_type(UnitType::Cavalry))
        .is_empty();
    zone.is_land() && only_cavalry && !destinations(look, enemy, zone).is_empty()
}

/// 3.5h Where the cavalry may go, or it stays.
pub(crate) fn answers(look: Look<'_>, side: Side, zone: Place, out: &mut Decisions<Hellespont>) {
    let open = destinations(look, side, zone);
    out.extend(open.iter().map(|zone| Action::WithdrawTo { zone }));
    out.push(Action::Stand);
}

/// 3.5i All go together, leaders too; the group that came may go on unless it has landed.
pub(crate) fn withdraw_to(
    act: &mut Act<'_>,
    (side, zone): (Side, Place),
    to: Place,
) -> Result<(), Illegal> {
    if !destinations(act.look(), side, zone).contains(to) {
        return Err(Illegal::Shared(Refusal::CannotWithdrawTo { zone: to }));
    }
    let pieces = act.look().own_at(side, zone);
    for piece in pieces.iter() {
        let mut gone = act.state.pieces.get_mut(piece);
        gone.at = At::Place(to);
        // 3.6b Their stack is checked; 3.5h it does not keep them from withdrawing again.
        gone.moved = true;
    }
    act.log.push(|| Event::Withdrew {
        side,
        pieces,
        from: zone,
        to,
    });
    act.lone_leaders(to, Cause::Alone);
    act.state.stack.pop();
    let has_landed = act
        .state
        .marching()
        .is_some_and(|march| march.kind == MarchKind::Amphibious);
    if has_landed {
        act.finish_march(side.other());
    }
    Ok(())
}

/// 3.5i Land zones and ports within four points, through and into places without enemies.
fn destinations(look: Look<'_>, side: Side, from: Place) -> PlaceSet {
    let is_open = |to: &Place| {
        !look.has_units_at(side.other(), *to) && steps::may_set_foot(look, side, *to).is_ok()
    };
    reach(from, UNIT_POINTS, |at| {
        let open = look.game.board.land_ways(at).filter(is_open);
        open.map(|to| (to, look.game.board.cost(to)))
    })
}
