//! 2.B.2 Reinforcements: leaders withdraw, groups arrive, enemies make room.

use engine::{Decisions, Log};

use crate::{
    action::Action,
    data::Group,
    event::{Event, PieceEvent},
    game::Hellespont,
    ids::{Place, Side},
    illegal::{Illegal, Refusal},
    pieces::{PieceId, PieceSet},
    rules::{
        casualties,
        steps::{is_barred, may_not_enter},
        stratagem_targets::{alcibiades, may_be_held},
        windows,
    },
    state::{Arrival, At, Piece, State},
    step::{Cause, StackCheck, Step, WindowKind},
};

/// 10.1m, 10.1n, 10.2f, 10.2g Leaders who leave in this turn; one who comes back later waits for his group, one who was eliminated before is
/// out for good.
pub(crate) fn withdraw_leaders(game: &Hellespont, state: &mut State, log: &mut Log<Event>) {
    let Some(scenario) = game.scenario(state) else {
        return;
    };
    for &(turn, leader) in &scenario.withdrawals {
        if turn == state.turn && state.pieces.get(leader).at == At::Eliminated {
            state.pieces.get_mut(leader).at = At::Removed;
        }
        if turn != state.turn || state.pieces.place(leader).is_none() {
            continue;
        }
        let returns = scenario.groups.iter().any(|group| {
            group.pieces.contains(leader) && group.turn.is_some_and(|later| later > turn)
        });
        *state.pieces.get_mut(leader) = Piece {
            at: if returns { At::Reserve } else { At::Removed },
            ..Piece::in_reserve()
        };
        let side = game.pieces.card(leader).side;
        log.push(|| Event::Withdrawn { side, leader });
    }
}

/// The groups of a side whose arrival fits, in the order of the scenario.
pub(crate) fn groups(
    game: &Hellespont,
    state: &State,
    side: Side,
    fits: impl Fn(&Group, Arrival) -> bool,
) -> impl Iterator<Item = u8> {
    let groups = game.scenario(state).map(|card| card.groups.as_slice());
    let fits = move |group: &Group, arrival| group.side == side && fits(group, arrival);
    Arrival::fitting(&state.arrivals, groups.unwrap_or_default(), fits)
}

/// 2.B.2a The next group of a side that arrives now.
pub(crate) fn due_group(game: &Hellespont, state: &State, side: Side) -> Option<u8> {
    groups(game, state, side, |_, arrival| arrival.is_due(state.turn)).next()
}

fn group_of<'a>(game: &'a Hellespont, state: &State, group: u8) -> Option<&'a Group> {
    let groups = &game.scenario(state)?.groups;
    groups.get(usize::from(group))
}

/// 2.B.2c, 2.B.2d The side that has to clear the way for a group, and from where.
pub(crate) fn blocked(game: &Hellespont, state: &State, group: u8) -> Option<(Side, Place)> {
    let group = group_of(game, state, group)?;
    let enemy = group.side.other();
    let is_blocked = !group.zone.is_base() && !state.own_at(game, enemy, group.zone).is_empty();
    is_blocked.then_some((enemy, group.zone))
}

/// 2.B.2a, 2.B.2c The group is placed, or its zone is cleared first.
pub(crate) fn arrive(game: &Hellespont, state: &mut State, index: u8, log: &mut Log<Event>) {
    if blocked(game, state, index).is_some() {
        state.stack.push(Step::Displace { group: index });
        return;
    }
    place_group(game, state, index, log);
}

fn place_group(game: &Hellespont, state: &mut State, index: u8, log: &mut Log<Event>) {
    let Some(group) = group_of(game, state, index) else {
        return;
    };
    let waiting = group.pieces.iter();
    let pieces: PieceSet = waiting
        .filter(|&piece| state.pieces.get(piece).at == At::Reserve)
        .filter(|&piece| !is_called_away(game, state, group, piece))
        .collect();
    let zone = group.zone;
    for piece in pieces.iter() {
        *state.pieces.get_mut(piece) = Piece {
            back: group.weakened.contains(piece),
            fresh: true,
            ..Piece::placed(zone)
        };
    }
    Arrival::change(&mut state.arrivals, index, Arrival::Done);
    let side = group.side;
    log.push(|| Event::Piece(PieceEvent::Arrived { side, pieces, zone }));
    // 7.S17b Tissaphernes may receive Alcibiades in the month he comes.
    if alcibiades().is_some_and(|leader| pieces.contains(leader)) && may_be_held(state) {
        windows::open_for(state, WindowKind::Arrived, side.other());
    }
}

/// 10.1n Ruling: a leader whose group was delayed until he should have left again does not come with it.
fn is_called_away(game: &Hellespont, state: &State, group: &Group, piece: PieceId) -> bool {
    let mut withdrawals = game
        .scenario(state)
        .into_iter()
        .flat_map(|card| &card.withdrawals);
    let was_due_before = |leaves: u8| group.turn.is_some_and(|due| due < leaves);
    withdrawals
        .any(|&(leaves, leader)| leader == piece && leaves <= state.turn && was_due_before(leaves))
}

/// 2.B.2e Adjacent land zones and free ports without enemies.
fn refuges(
    game: &Hellespont,
    state: &State,
    side: Side,
    zone: Place,
) -> impl Iterator<Item = Place> {
    game.board.land_ways(zone).filter(move |&to| {
        !state.holds(game, side.other(), to)
            && !may_not_enter(game, state, side, to)
            && !is_barred(state, side, to)
    })
}

/// 2.B.2e Where those in the way may go.
pub(crate) fn displace_answers(
    game: &Hellespont,
    state: &State,
    group: u8,
    out: &mut Decisions<Hellespont>,
) {
    if let Some((side, zone)) = blocked(game, state, group) {
        out.extend(refuges(game, state, side, zone).map(|zone| Action::DisplaceTo { zone }));
    }
}

/// 2.B.2e Without a refuge those in the way are lost. Says whether there is something to decide.
pub(crate) fn settle_displacement(
    game: &Hellespont,
    state: &mut State,
    group: u8,
    log: &mut Log<Event>,
) -> bool {
    if let Some((side, zone)) = blocked(game, state, group) {
        if refuges(game, state, side, zone).next().is_some() {
            return true;
        }
        for piece in state.own_at(game, side, zone).iter() {
            casualties::lose(game, state, piece, Cause::Displacement, log);
        }
    }
    state.stack.pop();
    false
}

/// 2.B.2d, 2.B.2e All go together; their owner solves over-stacking.
pub(crate) fn displace_to(
    game: &Hellespont,
    state: &mut State,
    group: u8,
    to: Place,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let refused = Illegal::Shared(Refusal::CannotDisplace { zone: to });
    let (side, zone) = blocked(game, state, group).ok_or(refused)?;
    if !refuges(game, state, side, zone).any(|refuge| refuge == to) {
        return Err(refused);
    }
    let pieces = state.own_at(game, side, zone);
    for piece in pieces.iter() {
        let mut gone = state.pieces.get_mut(piece);
        gone.at = At::Place(to);
        gone.moved = true;
    }
    log.push(|| {
        Event::Piece(PieceEvent::Displaced {
            side,
            pieces,
            from: zone,
            to,
        })
    });
    casualties::lone_leaders(game, state, to, Cause::Alone, log);
    state.stack.pop();
    let check = StackCheck::Moved;
    state.stack.push(Step::Stacks { side, check });
    Ok(())
}
