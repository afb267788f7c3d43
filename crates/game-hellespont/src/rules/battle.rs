//! 4.2 The course of a combat.

use campaign::{Crossings, put_down_in_order, reveal_passes};

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

/// Who has to choose at this stage; nobody if it goes on by itself.
pub(crate) fn asked(look: Look<'_>, stage: BattleStage) -> Option<Side> {
    let battle = look.state.battle.as_ref()?;
    let (attacker, defender) = (battle.attacker, battle.attacker.other());
    let chooses = |side: Side| losses::is_open(look, battle, side).then_some(side);
    match stage {
        BattleStage::Own(OwnBattleStage::Evasion) => {
            let can = evasion::places(look, defender, battle.zone).next();
            can.map(|_| defender)
        }
        BattleStage::AttackerLosses => chooses(attacker),
        BattleStage::DefenderLosses => chooses(defender),
        BattleStage::Own(OwnBattleStage::Escape)
        | BattleStage::Stratagems
        | BattleStage::Reveal
        | BattleStage::Roll
        | BattleStage::Own(OwnBattleStage::Aftermath)
        | BattleStage::Result
        | BattleStage::Retreat
        | BattleStage::End => None,
    }
}

/// 4.2 A stage at which nobody has to choose goes by.
pub(crate) fn proceed(act: &mut Act<'_>, stage: BattleStage) {
    let Some(battle) = act.state.battle else {
        act.state.stack.pop();
        return;
    };
    let (attacker, defender) = (battle.attacker, battle.attacker.other());
    match stage {
        BattleStage::Own(OwnBattleStage::Evasion) => {
            announce(act, &battle);
            to_stage(act.state, BattleStage::Stratagems);
        }
        BattleStage::Own(OwnBattleStage::Escape) => evasion::escape(act, &battle),
        BattleStage::Stratagems => {
            to_stage(act.state, BattleStage::Reveal);
            act.state.open_window(WindowKind::Combat, attacker);
        }
        BattleStage::Reveal => reveal(act),
        BattleStage::Roll => roll(act, &battle),
        BattleStage::AttackerLosses => {
            if losses::take_forced(act, attacker) {
                to_stage(act.state, BattleStage::DefenderLosses);
            }
        }
        BattleStage::DefenderLosses => {
            if losses::take_forced(act, defender) {
                to_stage(act.state, BattleStage::Own(OwnBattleStage::Aftermath));
            }
        }
        BattleStage::Own(OwnBattleStage::Aftermath) => aftermath(act, &battle),
        BattleStage::Result => {
            to_stage(act.state, BattleStage::Retreat);
            act.state.open_window(WindowKind::Result, attacker);
        }
        BattleStage::Retreat => retreat(act, &battle),
        BattleStage::End => end(act.state, &battle),
    }
}

/// The combat goes on to another stage.
pub(crate) fn to_stage(state: &mut State, stage: BattleStage) {
    state.next_step(Step::Battle { stage });
}

/// 4.2.2a The odds are known.
pub(crate) fn announce(act: &mut Act<'_>, battle: &Battle) {
    let reading = modifiers::reading(act.look(), battle);
    reading.announce::<Types>(battle.attacker, battle.zone, act.log);
}

/// 4.2.2c Both stratagems are shown and take effect together. That may take further steps, so the roll waits below them.
fn reveal(act: &mut Act<'_>) {
    to_stage(act.state, BattleStage::Roll);
    let Some(battle) = &mut act.state.battle else {
        return;
    };
    battle.revealed = true;
    reveal_passes(&battle.passes, &mut act.state.phase.passed);
    for (side, play) in put_down_in_order::<Types>(battle.attacker, &battle.plays) {
        campaign::show::<Types>(side, &play, act.log);
    }
    stratagem_effects::reveal(act);
}

/// 4.2.2e, 4.2.2g The attacker throws the die, unless a stratagem has left one side without units; the advantage may still cancel it.
fn roll(act: &mut Act<'_>, battle: &Battle) {
    if let Some(result) = forecast::walkover(act.look(), battle) {
        if let Some(battle) = &mut act.state.battle {
            battle.result = Some(result);
        }
        to_stage(act.state, BattleStage::Own(OwnBattleStage::Aftermath));
        return;
    }
    let die = act.state.dice.d6(act.log).get();
    act.state.stack.push(Step::Own(OwnStep::Roll {
        roll: Roll::Combat { die },
        repeated: false,
    }));
}

/// 4.2.2e, 4.2.3 The die stands: its result is read and the losses are counted.
pub(crate) fn resolve_die(act: &mut Act<'_>, die: D6) {
    let Some(battle) = act.state.battle else {
        return;
    };
    let reading = modifiers::reading(act.look(), &battle);
    let result = reading.resolve::<Types>(&act.game.table, battle.zone, die, act.log);
    let losses = losses::counts(act.look(), &battle, result);
    if let Some(battle) = &mut act.state.battle {
        battle.result = Some(result);
        battle.losses = losses;
    }
    to_stage(act.state, BattleStage::AttackerLosses);
}

/// 4.2.3b, 4.2.4d, 4.2.4h After the losses: troops must fit their ships, leaders without units among enemies are captured.
fn aftermath(act: &mut Act<'_>, battle: &Battle) {
    to_stage(act.state, BattleStage::Result);
    if let Some(result) = battle.result {
        result.log_winner::<Types>(battle.attacker, battle.zone, act.log);
    }
    act.lone_leaders(battle.zone, Cause::Combat);
    for side in [battle.attacker.other(), battle.attacker] {
        cargo::check(act.state, side, Cause::Sunk);
    }
}

/// 4.2.4a, 4.2.4i The loser's survivors have to go.
fn retreat(act: &mut Act<'_>, battle: &Battle) {
    to_stage(act.state, BattleStage::End);
    let Some(result) = battle.result else { return };
    let loser = result.won_by(battle.attacker).other();
    if fighters(act.look(), loser, battle.zone).is_empty() {
        return;
    }
    let left = act.look().own_at(loser, battle.zone);
    cargo::check(act.state, loser, Cause::Sunk);
    act.state.stack.push(Step::Retreat(Retreat {
        side: loser,
        from: battle.zone,
        left,
        cause: RetreatCause::Combat,
        own: OwnRetreat {
            ships: left.intersection(act.game.pieces.of_type(UnitType::Trireme)),
        },
    }));
}

/// 2.Ad The combat is over: counters return, and the next combat may come.
fn end(state: &mut State, battle: &Battle) {
    state.stack.pop();
    state.battle = None;
    // 7.S6b Archers lie in their zone until the phase ends.
    state.return_plays(&battle.plays);
}
