//! 2.B.2 Reinforcements: leaders withdraw, groups arrive, enemies make room.

use crate::{
    data::Group,
    rules::{
        prelude::*,
        steps::may_not_enter,
        stratagem_targets::{alcibiades, may_be_held},
    },
    state::Piece,
};

/// 10.1m, 10.1n, 10.2f, 10.2g Leaders who leave in this turn; one who comes back later waits for his group, one who was eliminated before is
/// out for good.
pub(crate) fn withdraw_leaders(act: &mut Act<'_>) {
    let Some(scenario) = act.game.scenario(act.state) else {
        return;
    };
    for &(turn, leader) in &scenario.withdrawals {
        if turn == act.state.turn && act.state.pieces.get(leader).at == At::Eliminated {
            act.state.pieces.get_mut(leader).at = At::Removed;
        }
        if turn != act.state.turn || act.state.pieces.place(leader).is_none() {
            continue;
        }
        let returns = scenario.groups.iter().any(|group| {
            group.pieces.contains(leader) && group.turn.is_some_and(|later| later > turn)
        });
        *act.state.pieces.get_mut(leader) = Piece {
            at: if returns { At::Reserve } else { At::Removed },
            ..Piece::in_reserve()
        };
        let side = act.game.pieces.card(leader).side;
        act.log.push(|| Event::Withdrawn { side, leader });
    }
}

/// 2.B.2a The next group of a side that arrives now.
pub(crate) fn due_group(look: Look<'_>, side: Side) -> Option<u8> {
    let mut due = look.groups(side, |_, arrival| arrival.is_due(look.state.turn));
    due.next()
}

/// 2.B.2c, 2.B.2d The side that has to clear the way for a group, and from where.
pub(crate) fn blocked(look: Look<'_>, group: u8) -> Option<(Side, Place)> {
    let group = look.group(group)?;
    let enemy = group.side.other();
    let is_blocked = !group.zone.is_base() && !look.own_at(enemy, group.zone).is_empty();
    is_blocked.then_some((enemy, group.zone))
}

/// 2.B.2a, 2.B.2c The group is placed, or its zone is cleared first.
pub(crate) fn arrive(act: &mut Act<'_>, index: u8) {
    if blocked(act.look(), index).is_some() {
        act.state
            .stack
            .push(Step::Own(OwnStep::Displace { group: index }));
        return;
    }
    place_group(act, index);
}

fn place_group(act: &mut Act<'_>, index: u8) {
    let Some(group) = act.game.group(act.state, index) else {
        return;
    };
    let waiting = group.pieces.iter();
    let pieces: PieceSet = waiting
        .filter(|&piece| act.state.pieces.get(piece).at == At::Reserve)
        .filter(|&piece| !is_called_away(act.look(), group, piece))
        .collect();
    let zone = group.zone;
    for piece in pieces.iter() {
        *act.state.pieces.get_mut(piece) = Piece {
            back: group.weakened.contains(piece),
            fresh: true,
            ..Piece::placed(zone)
        };
    }
    act.state.close_group(index);
    let side = group.side;
    act.tell(PieceEvent::Arrived { side, pieces, zone });
    // 7.S17b Tissaphernes may receive Alcibiades in the month he comes.
    if alcibiades().is_some_and(|leader| pieces.contains(leader)) && may_be_held(act.state) {
        act.state
            .open_window_for(WindowKind::Own(OwnWindowKind::Arrived), side.other());
    }
}

/// 10.1n Ruling: a leader whose group was delayed until he should have left again does not come with it.
fn is_called_away(look: Look<'_>, group: &Group, piece: PieceId) -> bool {
    let mut withdrawals = look
        .game
        .scenario(look.state)
        .into_iter()
        .flat_map(|card| &card.withdrawals);
    let was_due_before = |leaves: u8| group.turn.is_some_and(|due| due < leaves);
    withdrawals.any(|&(leaves, leader)| {
        leader == piece && leaves <= look.state.turn && was_due_before(leaves)
    })
}

/// 2.B.2e Adjacent land zones and free ports without enemies.
fn refuges(look: Look<'_>, side: Side, zone: Place) -> impl Iterator<Item = Place> {
    look.game.board.land_ways(zone).filter(move |&to| {
        !look.has_units_at(side.other(), to)
            && !may_not_enter(look, side, to)
            && !look.state.is_barred(side, to)
    })
}

/// 2.B.2e Where those in the way may go.
pub(crate) fn displace_answers(look: Look<'_>, group: u8, out: &mut Decisions<Hellespont>) {
    if let Some((side, zone)) = blocked(look, group) {
        out.extend(refuges(look, side, zone).map(|zone| Action::DisplaceTo { zone }));
    }
}

/// 2.B.2e Without a refuge those in the way are lost. Says whether there is something to decide.
pub(crate) fn settle_displacement(act: &mut Act<'_>, group: u8) -> bool {
    if let Some((side, zone)) = blocked(act.look(), group) {
        if refuges(act.look(), side, zone).next().is_some() {
            return true;
        }
        for piece in act.look().own_at(side, zone).iter() {
            act.lose(piece, Cause::Displacement);
        }
    }
    act.state.stack.pop();
    false
}

/// 2.B.2d, 2.B.2e All go together; their owner solves over-stacking.
pub(crate) fn displace_to(act: &mut Act<'_>, group: u8, to: Place) -> Result<(), Illegal> {
    let refused = Illegal::Shared(Refusal::CannotDisplace { zone: to });
    let (side, zone) = blocked(act.look(), group).ok_or(refused)?;
    if !refuges(act.look(), side, zone).any(|refuge| refuge == to) {
        return Err(refused);
    }
    let pieces = act.look().own_at(side, zone);
    for piece in pieces.iter() {
        let mut gone = act.state.pieces.get_mut(piece);
        gone.at = At::Place(to);
        gone.moved = true;
    }
    act.tell(PieceEvent::Displaced {
        side,
        pieces,
        from: zone,
        to,
    });
    act.lone_leaders(to, Cause::Alone);
    act.state.stack.pop();
    let check = StackCheck::Moved;
    act.state
        .stack
        .push(Step::Own(OwnStep::Stacks { side, check }));
    Ok(())
}
