//! 3.5h, 3.5i Cavalry withdraws before a group that has entered its zone.

use campaign::{UNIT_POINTS, reach};
use engine::{Decisions, Log};

use crate::{
    action::Action,
    event::Event,
    game::Hellespont,
    ids::{Place, PlaceSet, Side},
    illegal::{Illegal, Refusal},
    pieces::UnitType,
    rules::{casualties, marching, steps},
    state::{At, State},
    step::Cause,
};

/// 3.5h, 3.5i May the enemies of the side in a zone withdraw? They are all cavalry, and there is a way out.
pub(crate) fn is_offered(game: &Hellespont, state: &State, side: Side, zone: Place) -> bool {
    let enemy = side.other();
    let units = state.units_at(game, enemy, zone);
    let only_cavalry = units
        .without(game.pieces.of_type(UnitType::Cavalry))
        .is_empty();
    zone.is_land() && only_cavalry && !destinations(game, state, enemy, zone).is_empty()
}

/// 3.5h Where the cavalry may go, or it stays.
pub(crate) fn answers(
    game: &Hellespont,
    state: &State,
    side: Side,
    zone: Place,
    out: &mut Decisions<Hellespont>,
) {
    let open = destinations(game, state, side, zone);
    out.extend(open.iter().map(|zone| Action::WithdrawTo { zone }));
    out.push(Action::Stand);
}

/// 3.5h It stays, and the group has to stop.
pub(crate) fn stand(state: &mut State, side: Side, log: &mut Log<Event>) {
    state.stack.pop();
    marching::finish(state, side.other(), log);
}

/// 3.5i All go together, leaders too; the group that came may go on unless it has landed.
pub(crate) fn withdraw_to(
    game: &Hellespont,
    state: &mut State,
    (side, zone): (Side, Place),
    to: Place,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    if !destinations(game, state, side, zone).contains(to) {
        return Err(Illegal::Shared(Refusal::CannotWithdrawTo { zone: to }));
    }
    let pieces = state.own_at(game, side, zone);
    for piece in pieces.iter() {
        let mut gone = state.pieces.get_mut(piece);
        gone.at = At::Place(to);
        // 3.6b Their stack is checked; 3.5h it does not keep them from withdrawing again.
        gone.moved = true;
    }
    log.push(|| Event::Withdrew {
        side,
        pieces,
        from: zone,
        to,
    });
    casualties::lone_leaders(game, state, to, Cause::Alone, log);
    state.stack.pop();
    let has_landed = marching::current(state)
        .is_some_and(|march| march.kind == crate::march::MarchKind::Amphibious);
    if has_landed {
        marching::finish(state, side.other(), log);
    }
    Ok(())
}

/// 3.5i Land zones and ports within four points, through and into places without enemies.
fn destinations(game: &Hellespont, state: &State, side: Side, from: Place) -> PlaceSet {
    let is_open = |to: &Place| {
        !state.holds(game, side.other(), *to) && steps::may_set_foot(game, state, side, *to).is_ok()
    };
    reach(from, UNIT_POINTS, |at| {
        let open = game.board.land_ways(at).filter(is_open);
        open.map(|to| (to, game.board.cost(to)))
    })
}
