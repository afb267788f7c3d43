//! 4.2.3 Losses in combat, and 7.S7 the pursuit by cavalry.

use campaign::{CombatResult, Loss, Sums};
use engine::{Decisions, Log};

use crate::{
    action::Action,
    battle::Battle,
    event::Event,
    game::Hellespont,
    ids::{PerSide, Side},
    illegal::{Illegal, Refusal},
    pieces::{PieceId, PieceSet},
    rules::{casualties, modifiers::fighters},
    state::State,
    step::Cause,
};

/// 4.2.3a, 4.2.3f, 4.2.3i What each side has to pick: units on land, the strength of ships at sea.
pub(crate) fn counts(
    game: &Hellespont,
    state: &State,
    battle: &Battle,
    result: CombatResult,
) -> PerSide<u8> {
    PerSide::each(|side| {
        let units = fighters(game, state, side, battle.zone);
        let loss = result.suffered(battle.attacker, side);
        if !battle.is_naval() {
            return loss.units(units.len());
        }
        let total = state.strength_of(game, units);
        match loss {
            Loss::None => 0,
            Loss::All | Loss::Eliminated => total as u8,
            Loss::Quarter | Loss::Half | Loss::ThreeQuarters => {
                let sums = sums(game, state, units);
                sums.least(loss.share(total).max(1)).unwrap_or(total) as u8
            }
        }
    })
}

fn sums(game: &Hellespont, state: &State, ships: PieceSet) -> Sums {
    ships
        .iter()
        .map(|ship| state.strength(game, ship))
        .collect()
}

/// 4.2.3g, 4.2.3i Units that can still be hit: each only once. At sea the ships picked must come to exactly the least total; they are picked
/// in ascending order, so that every choice can be made in one way only.
fn candidates(game: &Hellespont, state: &State, battle: &Battle, side: Side) -> PieceSet {
    let left = *battle.losses.get(side);
    let units = fighters(game, state, side, battle.zone).without(battle.hit);
    if left == 0 {
        return PieceSet::EMPTY;
    }
    if !battle.is_naval() {
        return units;
    }
    let own_hit = battle.hit.intersection(game.pieces.of(side));
    let open = own_hit.last().map_or(units, |last| units.after(last));
    let completes = |ship: &PieceId| {
        let rest = u16::from(left).checked_sub(state.strength(game, *ship));
        rest.is_some_and(|rest| sums(game, state, open.after(*ship)).contains(rest))
    };
    open.iter().filter(completes).collect()
}

/// 4.2.3g Does the owner have a choice?
pub(crate) fn is_open(game: &Hellespont, state: &State, battle: &Battle, side: Side) -> bool {
    let left = *battle.losses.get(side);
    let candidates = candidates(game, state, battle, side);
    if battle.is_naval() {
        candidates.len() > 1
            && state.strength_of(game, unhit(game, state, battle, side)) > u16::from(left)
    } else {
        left > 0 && left < candidates.len()
    }
}

fn unhit(game: &Hellespont, state: &State, battle: &Battle, side: Side) -> PieceSet {
    fighters(game, state, side, battle.zone).without(battle.hit)
}

/// 4.2.3c to 4.2.3e Losses that leave no choice: the whole force, or the only units that are left to hit. Says whether all are taken.
pub(crate) fn take_forced(
    game: &Hellespont,
    state: &mut State,
    side: Side,
    log: &mut Log<Event>,
) -> bool {
    while let Some(battle) = state.battle {
        let suffers = |result: CombatResult| result.suffered(battle.attacker, side);
        if battle.result.map(suffers) == Some(Loss::Eliminated) {
            destroy(game, state, &battle, side, log);
            return true;
        }
        if is_open(game, state, &battle, side) {
            return false;
        }
        let Some(unit) = candidates(game, state, &battle, side).first() else {
            return true;
        };
        hit(game, state, side, unit, log);
    }
    true
}

/// 4.2.3c, 4.2.3d All units are eliminated, leaders with them.
fn destroy(
    game: &Hellespont,
    state: &mut State,
    battle: &Battle,
    side: Side,
    log: &mut Log<Event>,
) {
    for unit in fighters(game, state, side, battle.zone).iter() {
        state
            .pieces
            .eliminate(&game.pieces, unit, Cause::Combat, log);
    }
    let leaders = state.leaders_at(game, side, battle.zone);
    casualties::capture(game, state, leaders, Cause::Combat, log);
}

fn hit(game: &Hellespont, state: &mut State, side: Side, unit: PieceId, log: &mut Log<Event>) {
    let Some(battle) = &mut state.battle else {
        return;
    };
    let naval = battle.is_naval();
    let [full, weakened] = game.pieces.card(unit).strength;
    let strength = if state.pieces.backs().contains(unit) {
        weakened
    } else {
        full
    };
    let left = battle.losses.get_mut(side);
    *left = left.saturating_sub(if naval { strength } else { 1 });
    battle.hit.insert(unit);
    state.pieces.weaken(&game.pieces, unit, Cause::Combat, log);
}

/// 4.2.3g The owner chooses among his units.
pub(crate) fn answers(
    game: &Hellespont,
    state: &State,
    side: Side,
    out: &mut Decisions<Hellespont>,
) {
    if let Some(battle) = &state.battle {
        let units = candidates(game, state, battle, side);
        out.extend(units.iter().map(|unit| Action::Lose { unit }));
    }
}

/// 4.2.3g The chosen unit is weakened, or eliminated if it was weakened.
pub(crate) fn lose(
    game: &Hellespont,
    state: &mut State,
    side: Side,
    unit: PieceId,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let refused = Illegal::Shared(Refusal::NotALoss { piece: unit });
    let battle = state.battle.as_ref().ok_or(refused)?;
    if !candidates(game, state, battle, side).contains(unit) {
        return Err(refused);
    }
    hit(game, state, side, unit, log);
    Ok(())
}

/// 7.S7a, 7.S7b Whom the cavalry of a side may ride down: weakened units of the army it has beaten.
pub(crate) fn pursued(game: &Hellespont, state: &State, side: Side) -> PieceSet {
    let has_beaten = |battle: &Battle| battle.winner() == Some(side) && !battle.is_naval();
    let Some(battle) = state.battle.filter(has_beaten) else {
        return PieceSet::EMPTY;
    };
    let [own, enemies] = [side, side.other()].map(|side| fighters(game, state, side, battle.zone));
    game.pieces.ridden_down(own, enemies, state.pieces.backs())
}

/// 7.S7a The cavalry of the winner rides down a weakened unit; 4.2.4d its leaders may be left alone.
pub(crate) fn pursue(game: &Hellespont, state: &mut State, unit: PieceId, log: &mut Log<Event>) {
    state
        .pieces
        .eliminate(&game.pieces, unit, Cause::Pursuit, log);
    if let Some(battle) = state.battle {
        casualties::lone_leaders(game, state, battle.zone, Cause::Combat, log);
    }
}
