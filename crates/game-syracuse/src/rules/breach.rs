//! 4.5 Destroying walls and breaking the chains.

use strum::VariantArray;

use crate::{event::Construction, rules::prelude::*};

/// 4.5b, 4.5d An attempt succeeds with this or more.
const SUCCESS: u8 = 3;
/// The chains among the attempts of a D.5; the walls have the bits of their numbers.
const CHAINS: u8 = 1 << 7;

/// 4.5b, 4.5d The attempts in the D.5 of a side.
pub(crate) fn begin(state: &mut State, side: Side) {
    state
        .stack
        .push(Step::Own(OwnStep::Breach { side, done: 0 }));
}

/// 4.5c Is an attempt still possible?
pub(crate) fn is_asked(look: Look<'_>, side: Side, done: u8) -> bool {
    walls(look, side, done).next().is_some() || may_try_chains(look, side, done)
}

/// 4.5b, 4.5c, 7.S14a Can a side destroy this wall where its units stand now: 2 PF on foot on each side of an enemy wall?
pub(crate) fn may_breach(look: Look<'_>, side: Side, wall: WallId) -> Result<(), Illegal> {
    let zones = look.game.board.wall_zones(wall);
    let is_enemy = wall.side() != side && look.state.wall(wall) == Work::Built;
    let has_men = |&zone| building::has_workers(look, side, zone);
    if is_enemy && zones.iter().all(has_men) {
        Ok(())
    } else {
        Err(Illegal::NoBreach { wall })
    }
}

/// 4.5d, 7.S14a Can a side break the chains now: Athens with a trireme unit beside them?
pub(crate) fn may_break_chains(look: Look<'_>, side: Side) -> Result<(), Illegal> {
    let zones = look.game.board.chain_zones;
    let has_ships = |&zone| !look.ships_at(side, zone).is_empty();
    let stand = look.state.chains == Work::Built;
    if side == Side::Athenian && stand && zones.iter().any(has_ships) {
        Ok(())
    } else {
        Err(Illegal::NoChainsToBreak)
    }
}

/// 4.5e, 7.S14a The wall is turned to its destroyed side.
pub(crate) fn destroy_wall(act: &mut Act<'_>, side: Side, wall: WallId) {
    act.state.set_wall(wall, Work::Destroyed);
    let work = Construction::Wall(wall);
    act.log.push(|| Event::Destroyed { side, work });
    supply::refresh(act);
}

/// 4.5e, 7.S14a The chains are turned to their broken side.
pub(crate) fn break_chains_now(act: &mut Act<'_>, side: Side) {
    act.state.chains = Work::Destroyed;
    let work = Construction::Chains;
    act.log.push(|| Event::Destroyed { side, work });
    supply::refresh(act);
}

fn bit(wall: WallId) -> u8 {
    1 << wall as u8
}

/// 4.5c The walls that can still be tried.
fn walls(look: Look<'_>, side: Side, done: u8) -> impl Iterator<Item = WallId> {
    let walls = WallId::VARIANTS.iter().copied();
    walls.filter(move |&wall| done & bit(wall) == 0 && may_breach(look, side, wall).is_ok())
}

fn may_try_chains(look: Look<'_>, side: Side, done: u8) -> bool {
    done & CHAINS == 0 && may_break_chains(look, side).is_ok()
}

/// 4.5b, 4.5d What can be tried; nothing has to be.
pub(crate) fn breach_answers(look: Look<'_>, side: Side, done: u8, out: &mut Decisions<Syracuse>) {
    out.extend(walls(look, side, done).map(|wall| Action::Breach { wall }));
    if may_try_chains(look, side, done) {
        out.push(Action::BreakChains);
    }
    out.push(Action::Done);
}

/// 4.5b Throws the die for a wall.
pub(crate) fn breach(act: &mut Act<'_>, side: Side, wall: WallId) -> Result<(), Illegal> {
    let refusal = Illegal::NoBreach { wall };
    let done = untried(act.state, bit(wall)).ok_or(refusal)?;
    may_breach(act.look(), side, wall)?;
    act.state
        .next_step(Step::Own(OwnStep::Breach { side, done }));
    let roll = Roll::Wall {
        side,
        wall,
        die: act.state.dice.d6(act.log).get(),
        used: PerSide::default(),
    };
    act.state.stack.push(Step::Own(OwnStep::Roll { roll }));
    Ok(())
}

/// 4.5d Throws the die for the chains.
pub(crate) fn break_chains(act: &mut Act<'_>, side: Side) -> Result<(), Illegal> {
    let done = untried(act.state, CHAINS).ok_or(Illegal::NoChainsToBreak)?;
    may_break_chains(act.look(), side)?;
    act.state
        .next_step(Step::Own(OwnStep::Breach { side, done }));
    let roll = Roll::Chains {
        side,
        die: act.state.dice.d6(act.log).get(),
        used: PerSide::default(),
    };
    act.state.stack.push(Step::Own(OwnStep::Roll { roll }));
    Ok(())
}

/// 4.5c The attempts with this one added; nothing if it has been made already.
fn untried(state: &State, attempt: u8) -> Option<u8> {
    let Some(Step::Own(OwnStep::Breach { done, .. })) = state.step() else {
        return None;
    };
    (done & attempt == 0).then_some(done | attempt)
}

/// 4.5b What the die does to a wall. The step of the roll is off the stack.
pub(crate) fn resolve_wall(act: &mut Act<'_>, side: Side, wall: WallId, die: D6) {
    if is_success(side, Construction::Wall(wall), die, act.log) {
        destroy_wall(act, side, wall);
    }
}

/// 4.5d What the die does to the chains. The step of the roll is off the stack.
pub(crate) fn resolve_chains(act: &mut Act<'_>, side: Side, die: D6) {
    if is_success(side, Construction::Chains, die, act.log) {
        break_chains_now(act, side);
    }
}

fn is_success(side: Side, work: Construction, die: D6, log: &mut Log<Event>) -> bool {
    let success = die.get() >= SUCCESS;
    log.push(|| Event::BreachRolled {
        side,
        work,
        die,
        success,
    });
    success
}

/// 4.5c Nothing else is tried.
pub(crate) fn done(state: &mut State) -> Result<(), Illegal> {
    state.stack.pop();
    Ok(())
}
