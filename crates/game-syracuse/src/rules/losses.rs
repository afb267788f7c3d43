//! 4.2.1 Losses in combat, and 7.S9 the pursuit by cavalry.

use campaign::{CombatResult, Losing, Loss, Reckoning, Winner};

use crate::rules::prelude::*;

/// What the table says a side suffers. 4.3f A garrison that has lost its fort is lost as a whole, whatever the table says.
fn suffered(battle: &Battle, result: CombatResult, side: Side) -> Loss {
    let is_assault = matches!(battle.kind, BattleKind::Assault(_));
    if is_assault && side != battle.attacker && result.winner == Winner::Attacker {
        return Loss::None;
    }
    result.suffered(battle.attacker, side)
}

impl Losing for Types {
    /// 4.2.1c to 4.2.1e, 4.2.1h How many units of each side are hit.
    fn losses(look: Look<'_>, battle: &Battle, result: CombatResult) -> PerSide<u8> {
        PerSide::each(|side| {
            let units = Self::fighters(look, battle, side).len();
            suffered(battle, result, side).units(units)
        })
    }

    fn has_choice(look: Look<'_>, battle: &Battle, side: Side) -> bool {
        let left = *battle.losses.get(side);
        left > 0 && left < candidates(look, battle, side).len()
    }

    /// 4.2.1a, 4.2.1b, 4.2.1f The whole force, or all units that are left to hit.
    fn take_forced(act: &mut Act<'_>, side: Side) -> bool {
        let Some(battle) = act.state.battle else {
            return true;
        };
        if Self::has_choice(act.look(), &battle, side) {
            return false;
        }
        if *battle.losses.get(side) > 0 {
            let suffers = |result| suffered(&battle, result, side);
            if battle.result.map(suffers) == Some(Loss::Eliminated) {
                destroy(act, &battle, side);
            } else {
                for unit in candidates(act.look(), &battle, side).iter() {
                    act.weaken(unit, Cause::Combat);
                }
            }
        }
        if let Some(battle) = &mut act.state.battle {
            *battle.losses.get_mut(side) = 0;
        }
        true
    }
}

/// 4.2.1f Units that can still be hit: each only once.
pub(crate) fn candidates(look: Look<'_>, battle: &Battle, side: Side) -> PieceSet {
    Types::fighters(look, battle, side).without(battle.hit)
}

/// 4.2.1a All units are eliminated, leaders with them.
fn destroy(act: &mut Act<'_>, battle: &Battle, side: Side) {
    let leaders = modifiers::leaders(act.look(), battle, side);
    for unit in candidates(act.look(), battle, side).iter() {
        act.eliminate(unit, Cause::Combat);
    }
    act.capture(leaders, Cause::Combat);
}

/// 4.2.1f May this unit be the one that is hit?
fn may_lose(look: Look<'_>, side: Side, unit: PieceId) -> Result<(), Illegal> {
    let refused = Illegal::Shared(Refusal::NotALoss { piece: unit });
    let battle = look.state.battle.as_ref().ok_or(refused)?;
    let is_candidate = candidates(look, battle, side).contains(unit);
    if !is_candidate || *battle.losses.get(side) == 0 {
        return Err(refused);
    }
    Ok(())
}

/// 4.2.1f The owner chooses among his units.
pub(crate) fn loss_answers(look: Look<'_>, side: Side, out: &mut Decisions<Syracuse>) {
    let units = PieceId::all().filter(|&unit| may_lose(look, side, unit).is_ok());
    out.extend(units.map(|unit| Action::Lose { unit }));
}

/// 4.2.1f The chosen unit is weakened, or eliminated if it was weakened.
pub(crate) fn lose(act: &mut Act<'_>, side: Side, unit: PieceId) -> Result<(), Illegal> {
    may_lose(act.look(), side, unit)?;
    act.weaken(unit, Cause::Combat);
    if let Some(battle) = &mut act.state.battle {
        battle.hit.insert(unit);
        *battle.losses.get_mut(side) -= 1;
    }
    Ok(())
}

/// 7.S9a, 7.S9b Whom the cavalry of a side may ride down: weakened units of the force it has beaten on land. Nobody if it has no cavalry
/// left in its own force, or if the beaten are a garrison that is lost anyway.
pub(crate) fn pursued(look: Look<'_>, side: Side) -> PieceSet {
    let can_escape = |battle: &Battle| match battle.kind {
        BattleKind::Naval => false,
        BattleKind::Assault(_) => side != battle.attacker,
        BattleKind::Field | BattleKind::Camp(_) => true,
    };
    let has_beaten = |battle: &Battle| battle.winner() == Some(side) && can_escape(battle);
    let Some(battle) = look.state.battle.filter(has_beaten) else {
        return PieceSet::EMPTY;
    };
    let [own, enemies] = [side, side.other()].map(|side| Types::fighters(look, &battle, side));
    look.game
        .pieces
        .ridden_down(own, enemies, look.state.pieces.backs())
}
