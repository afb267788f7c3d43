//! 4.2.3 Losses in combat, and 7.S7 the pursuit by cavalry.

use campaign::{CombatResult, Losing, Loss, Sums};

use crate::rules::{modifiers::fighters, prelude::*};

impl Losing for Types {
    /// 4.2.3a, 4.2.3f, 4.2.3i Units on land, the strength of ships at sea.
    fn losses(look: Look<'_>, battle: &Battle, result: CombatResult) -> PerSide<u8> {
        PerSide::each(|side| {
            let units = fighters(look, side, battle.zone);
            let loss = result.suffered(battle.attacker, side);
            if !battle.zone.is_sea() {
                return loss.units(units.len());
            }
            let total = look.strength_of(units);
            match loss {
                Loss::None => 0,
                Loss::All | Loss::Eliminated => total as u8,
                Loss::Quarter | Loss::Half | Loss::ThreeQuarters => {
                    let sums = sums(look, units);
                    sums.least(loss.share(total).max(1)).unwrap_or(total) as u8
                }
            }
        })
    }

    fn has_choice(look: Look<'_>, battle: &Battle, side: Side) -> bool {
        let left = *battle.losses.get(side);
        let candidates = candidates(look, battle, side);
        if battle.zone.is_sea() {
            candidates.len() > 1 && look.strength_of(unhit(look, battle, side)) > u16::from(left)
        } else {
            left > 0 && left < candidates.len()
        }
    }

    /// 4.2.3c to 4.2.3e The whole force, or the only units that are left to hit.
    fn take_forced(act: &mut Act<'_>, side: Side) -> bool {
        while let Some(battle) = act.state.battle {
            let suffers = |result: CombatResult| result.suffered(battle.attacker, side);
            if battle.result.map(suffers) == Some(Loss::Eliminated) {
                destroy(act, &battle, side);
                return true;
            }
            if Self::has_choice(act.look(), &battle, side) {
                return false;
            }
            let Some(unit) = candidates(act.look(), &battle, side).first() else {
                return true;
            };
            hit(act, side, unit);
        }
        true
    }
}

fn sums(look: Look<'_>, ships: PieceSet) -> Sums {
    ships.iter().map(|ship| look.strength(ship)).collect()
}

/// 4.2.3g, 4.2.3i Units that can still be hit: each only once. At sea the ships picked must come to exactly the least total; they are picked
/// in ascending order, so that every choice can be made in one way only.
fn candidates(look: Look<'_>, battle: &Battle, side: Side) -> PieceSet {
    let left = *battle.losses.get(side);
    let units = fighters(look, side, battle.zone).without(battle.hit);
    if left == 0 {
        return PieceSet::EMPTY;
    }
    if !battle.zone.is_sea() {
        return units;
    }
    let own_hit = battle.hit.intersection(look.game.pieces.of(side));
    let open = own_hit.last().map_or(units, |last| units.after(last));
    let completes = |ship: &PieceId| {
        let rest = u16::from(left).checked_sub(look.strength(*ship));
        rest.is_some_and(|rest| sums(look, open.after(*ship)).contains(rest))
    };
    open.iter().filter(completes).collect()
}

fn unhit(look: Look<'_>, battle: &Battle, side: Side) -> PieceSet {
    fighters(look, side, battle.zone).without(battle.hit)
}

/// 4.2.3c, 4.2.3d All units are eliminated, leaders with them.
fn destroy(act: &mut Act<'_>, battle: &Battle, side: Side) {
    for unit in fighters(act.look(), side, battle.zone).iter() {
        act.eliminate(unit, Cause::Combat);
    }
    let leaders = act.look().leaders_at(side, battle.zone);
    act.capture(leaders, Cause::Combat);
}

fn hit(act: &mut Act<'_>, side: Side, unit: PieceId) {
    let strength = act.look().strength(unit) as u8;
    let Some(battle) = &mut act.state.battle else {
        return;
    };
    let naval = battle.zone.is_sea();
    let left = battle.losses.get_mut(side);
    *left = left.saturating_sub(if naval { strength } else { 1 });
    battle.hit.insert(unit);
    act.weaken(unit, Cause::Combat);
}

/// 4.2.3g The owner chooses among his units.
pub(crate) fn answers(look: Look<'_>, side: Side, out: &mut Decisions<Hellespont>) {
    if let Some(battle) = &look.state.battle {
        let units = candidates(look, battle, side);
        out.extend(units.iter().map(|unit| Action::Lose { unit }));
    }
}

/// 4.2.3g The chosen unit is weakened, or eliminated if it was weakened.
pub(crate) fn lose(act: &mut Act<'_>, side: Side, unit: PieceId) -> Result<(), Illegal> {
    let refused = Illegal::Shared(Refusal::NotALoss { piece: unit });
    let battle = act.state.battle.as_ref().ok_or(refused)?;
    if !candidates(act.look(), battle, side).contains(unit) {
        return Err(refused);
    }
    hit(act, side, unit);
    Ok(())
}

/// 7.S7a, 7.S7b Whom the cavalry of a side may ride down: weakened units of the army it has beaten.
pub(crate) fn pursued(look: Look<'_>, side: Side) -> PieceSet {
    let has_beaten = |battle: &Battle| battle.winner() == Some(side) && !battle.zone.is_sea();
    let Some(battle) = look.state.battle.filter(has_beaten) else {
        return PieceSet::EMPTY;
    };
    let [own, enemies] = [side, side.other()].map(|side| fighters(look, side, battle.zone));
    look.game
        .pieces
        .ridden_down(own, enemies, look.state.pieces.backs())
}

/// 7.S7a The cavalry of the winner rides down a weakened unit; 4.2.4d its leaders may be left alone.
pub(crate) fn pursue(act: &mut Act<'_>, unit: PieceId) {
    act.eliminate(unit, Cause::Pursuit);
    if let Some(battle) = act.state.battle {
        act.lone_leaders(battle.zone, Cause::Combat);
    }
}
