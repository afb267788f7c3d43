//! 4.2 The course of a combat.

use campaign::{CombatResult, Crossings, Fighting};

use crate::{
    rules::{modifiers::fighters, prelude::*},
    step::RetreatCause,
};

/// 4.2 A combat begins.
pub(crate) fn begin(state: &mut State, battle: Battle) {
    state.battle = Some(battle);
    state.phase.own.fled = Crossings::default();
    state.stack.push(Step::Battle {
        stage: BattleStage::Own(OwnBattleStage::Evasion),
    });
}

impl Fighting for Types {
    fn asked_at(look: Look<'_>, battle: &Battle, stage: OwnBattleStage) -> Option<Side> {
        let defender = battle.attacker.other();
        match stage {
            OwnBattleStage::Evasion => {
                let can = evasion::places(look, defender, battle.zone).next();
                can.map(|_| defender)
            }
            OwnBattleStage::Escape | OwnBattleStage::Aftermath => None,
        }
    }

    fn proceed_at(act: &mut Act<'_>, battle: &Battle, stage: OwnBattleStage) {
        match stage {
            OwnBattleStage::Evasion => {
                act.announce_battle();
                act.state.battle_stage(BattleStage::Stratagems);
            }
            OwnBattleStage::Escape => evasion::escape(act, battle),
            OwnBattleStage::Aftermath => aftermath(act, battle),
        }
    }

    /// 4.2.2e A stratagem has left one side without units.
    fn win_unopposed(act: &mut Act<'_>, result: CombatResult) {
        if let Some(battle) = &mut act.state.battle {
            battle.result = Some(result);
        }
        act.state.battle_stage(AFTERMATH);
    }

    fn offer_reroll(act: &mut Act<'_>, die: u8) {
        rolls::offer(act.state, Roll::Combat { die });
    }

    fn conclude(act: &mut Act<'_>, _: &Battle) {
        act.state.battle_stage(AFTERMATH);
    }

    /// 4.2.4a, 4.2.4i The loser's survivors have to go.
    fn retreat(act: &mut Act<'_>, battle: &Battle) {
        act.state.battle_stage(BattleStage::End);
        let Some(loser) = battle.winner().map(Side::other) else {
            return;
        };
        if fighters(act.look(), loser, battle.zone).is_empty() {
            return;
        }
        let left = act.look().own_at(loser, battle.zone);
        cargo::check(act.state, loser, Cause::Sunk);
        let ships = left.intersection(act.game.pieces.of_type(UnitType::Trireme));
        act.state.stack.push(Step::Retreat(Retreat {
            side: loser,
            from: battle.zone,
            left,
            cause: RetreatCause::Combat,
            own: OwnRetreat { ships },
        }));
    }

    /// 2.Ad Counters return; 7.S6b archers lie in their zone until the phase ends.
    fn end(act: &mut Act<'_>, battle: &Battle) {
        act.state.return_plays(&battle.plays);
    }
}

/// What comes after the losses.
const AFTERMATH: BattleStage = BattleStage::Own(OwnBattleStage::Aftermath);

/// 4.2.3b, 4.2.4d, 4.2.4h After the losses: troops must fit their ships, leaders without units among enemies are captured.
fn aftermath(act: &mut Act<'_>, battle: &Battle) {
    act.state.battle_stage(BattleStage::Result);
    act.tell_winner(battle);
    act.lone_leaders(battle.zone, Cause::Combat);
    for side in [battle.attacker.other(), battle.attacker] {
        cargo::check(act.state, side, Cause::Sunk);
    }
}
