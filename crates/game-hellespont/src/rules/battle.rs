//! 4.2 The course of a combat.

use campaign::{Crossings, put_down_in_order, return_plays, reveal_passes};
use engine::{D6, Log};

use crate::{
    battle::Battle,
    event::Event,
    game::Hellespont,
    ids::Side,
    pieces::UnitType,
    rules::{
        cargo, casualties, evasion, forecast, losses,
        modifiers::{self, fighters},
        stratagem_effects, windows,
    },
    state::State,
    step::{BattleStage, Cause, Retreat, RetreatCause, Roll, Step, WindowKind},
    types::Types,
};

/// 4.2 A combat begins.
pub(crate) fn begin(state: &mut State, battle: Battle) {
    state.battle = Some(battle);
    state.phase.fled = Crossings::default();
    state.stack.push(Step::Battle {
        stage: BattleStage::Evasion,
    });
}

/// Who has to choose at this stage; nobody if it goes on by itself.
pub(crate) fn asked(game: &Hellespont, state: &State, stage: BattleStage) -> Option<Side> {
    let battle = state.battle.as_ref()?;
    let (attacker, defender) = (battle.attacker, battle.attacker.other());
    let chooses = |side: Side| losses::is_open(game, state, battle, side).then_some(side);
    match stage {
        BattleStage::Evasion => {
            let can = evasion::places(game, state, defender, battle.zone).next();
            can.map(|_| defender)
        }
        BattleStage::AttackerLosses => chooses(attacker),
        BattleStage::DefenderLosses => chooses(defender),
        BattleStage::Escape
        | BattleStage::Stratagems
        | BattleStage::Reveal
        | BattleStage::Roll
        | BattleStage::Aftermath
        | BattleStage::Result
        | BattleStage::Retreat
        | BattleStage::End => None,
    }
}

/// 4.2 A stage at which nobody has to choose goes by.
pub(crate) fn proceed(
    game: &Hellespont,
    state: &mut State,
    stage: BattleStage,
    log: &mut Log<Event>,
) {
    let Some(battle) = state.battle else {
        state.stack.pop();
        return;
    };
    let (attacker, defender) = (battle.attacker, battle.attacker.other());
    match stage {
        BattleStage::Evasion => {
            announce(game, state, &battle, log);
            to_stage(state, BattleStage::Stratagems);
        }
        BattleStage::Escape => evasion::escape(game, state, &battle, log),
        BattleStage::Stratagems => {
            to_stage(state, BattleStage::Reveal);
            windows::open(state, WindowKind::Combat, attacker);
        }
        BattleStage::Reveal => reveal(game, state, log),
        BattleStage::Roll => roll(game, state, &battle, log),
        BattleStage::AttackerLosses => {
            if losses::take_forced(game, state, attacker, log) {
                to_stage(state, BattleStage::DefenderLosses);
            }
        }
        BattleStage::DefenderLosses => {
            if losses::take_forced(game, state, defender, log) {
                to_stage(state, BattleStage::Aftermath);
            }
        }
        BattleStage::Aftermath => aftermath(game, state, &battle, log),
        BattleStage::Result => {
            to_stage(state, BattleStage::Retreat);
            windows::open(state, WindowKind::Result, attacker);
        }
        BattleStage::Retreat => retreat(game, state, &battle),
        BattleStage::End => end(state, &battle),
    }
}

/// The combat goes on to another stage.
pub(crate) fn to_stage(state: &mut State, stage: BattleStage) {
    state.next_step(Step::Battle { stage });
}

/// 4.2.2a The odds are known.
pub(crate) fn announce(game: &Hellespont, state: &State, battle: &Battle, log: &mut Log<Event>) {
    let reading = modifiers::reading(game, state, battle);
    reading.announce::<Types>(battle.attacker, battle.zone, log);
}

/// 4.2.2c Both stratagems are shown and take effect together. That may take further steps, so the roll waits below them.
fn reveal(game: &Hellespont, state: &mut State, log: &mut Log<Event>) {
    to_stage(state, BattleStage::Roll);
    let Some(battle) = &mut state.battle else {
        return;
    };
    battle.revealed = true;
    reveal_passes(&battle.passes, &mut state.phase.passed);
    for (side, play) in put_down_in_order::<Types>(battle.attacker, &battle.plays) {
        campaign::show::<Types>(side, &play, log);
    }
    stratagem_effects::reveal(game, state, log);
}

/// 4.2.2e, 4.2.2g The attacker throws the die, unless a stratagem has left one side without units; the advantage may still cancel it.
fn roll(game: &Hellespont, state: &mut State, battle: &Battle, log: &mut Log<Event>) {
    if let Some(result) = forecast::walkover(game, state, battle) {
        if let Some(battle) = &mut state.battle {
            battle.result = Some(result);
        }
        to_stage(state, BattleStage::Aftermath);
        return;
    }
    let die = state.dice.d6(log).get();
    state.stack.push(Step::Roll {
        roll: Roll::Combat { die },
        repeated: false,
    });
}

/// 4.2.2e, 4.2.3 The die stands: its result is read and the losses are counted.
pub(crate) fn resolve_die(game: &Hellespont, state: &mut State, die: D6, log: &mut Log<Event>) {
    let Some(battle) = state.battle else {
        return;
    };
    let reading = modifiers::reading(game, state, &battle);
    let result = reading.resolve::<Types>(&game.table, battle.zone, die, log);
    let losses = losses::counts(game, state, &battle, result);
    if let Some(battle) = &mut state.battle {
        battle.result = Some(result);
        battle.losses = losses;
    }
    to_stage(state, BattleStage::AttackerLosses);
}

/// 4.2.3b, 4.2.4d, 4.2.4h After the losses: troops must fit their ships, leaders without units among enemies are captured.
fn aftermath(game: &Hellespont, state: &mut State, battle: &Battle, log: &mut Log<Event>) {
    to_stage(state, BattleStage::Result);
    if let Some(result) = battle.result {
        result.log_winner::<Types>(battle.attacker, battle.zone, log);
    }
    casualties::lone_leaders(game, state, battle.zone, Cause::Combat, log);
    for side in [battle.attacker.other(), battle.attacker] {
        cargo::check(state, side, Cause::Sunk);
    }
}

/// 4.2.4a, 4.2.4i The loser's survivors have to go.
fn retreat(game: &Hellespont, state: &mut State, battle: &Battle) {
    to_stage(state, BattleStage::End);
    let Some(result) = battle.result else { return };
    let loser = result.won_by(battle.attacker).other();
    if fighters(game, state, loser, battle.zone).is_empty() {
        return;
    }
    let left = state.own_at(game, loser, battle.zone);
    cargo::check(state, loser, Cause::Sunk);
    state.stack.push(Step::Retreat(Retreat {
        side: loser,
        from: battle.zone,
        left,
        ships: left.intersection(game.pieces.of_type(UnitType::Trireme)),
        cause: RetreatCause::Combat,
    }));
}

/// 2.Ad The combat is over: counters return, and the next combat may come.
fn end(state: &mut State, battle: &Battle) {
    state.stack.pop();
    state.battle = None;
    // 7.S6b Archers lie in their zone until the phase ends.
    return_plays::<Types>(&battle.plays, &mut state.bowl, state.phase.lying);
}
