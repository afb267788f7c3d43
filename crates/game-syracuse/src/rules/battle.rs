//! 4.2 The course of a combat.

use campaign::{put_down_in_order, return_plays, reveal_passes};
use engine::{D6, Log};

use crate::{
    battle::{Battle, BattleKind},
    event::Event,
    game::Syracuse,
    ids::{FortId, PerSide, Place, PlaceSet, Side},
    pieces::{PieceSet, UnitType},
    rules::{
        camp_assault,
        casualties::{self, Cause},
        forecast, landing, losses, modifiers, occupation, stacking, stratagem_effects, windows,
    },
    state::State,
    step::{BattleStage, Retreat, RetreatCause, Roll, Step, WindowKind},
    types::Types,
};

/// 4.2 A combat begins. 4.4d The camp first gets its defenders.
pub(crate) fn begin(game: &Syracuse, state: &mut State, battle: Battle, log: &mut Log<Event>) {
    let crowded = PerSide::each(|side| stacking::is_overstacked(game, state, side, battle.zone));
    state.battle = Some(Battle { crowded, ..battle });
    match battle.kind {
        BattleKind::Camp(_) => {
            state.stack.push(Step::Battle {
                stage: BattleStage::Defenders,
            });
        }
        BattleKind::Field | BattleKind::Naval | BattleKind::Assault(_) => {
            state.stack.push(Step::Battle {
                stage: BattleStage::Stratagems,
            });
            announce(game, state, log);
        }
    }
}

/// 4.2b The odds are known.
pub(crate) fn announce(game: &Syracuse, state: &State, log: &mut Log<Event>) {
    let Some(battle) = &state.battle else { return };
    let reading = modifiers::reading(game, state, battle);
    reading.announce::<Types>(battle.attacker, battle.zone, log);
}

/// Who has to choose at this stage; nobody if it goes on by itself.
pub(crate) fn asked(game: &Syracuse, state: &State, stage: BattleStage) -> Option<Side> {
    let battle = state.battle.as_ref()?;
    let (attacker, defender) = (battle.attacker, battle.attacker.other());
    let chooses = |side: Side| losses::is_open(game, state, battle, side).then_some(side);
    match stage {
        BattleStage::Defenders => {
            camp_assault::are_defenders_asked(game, state).then_some(defender)
        }
        BattleStage::AttackerLosses => chooses(attacker),
        BattleStage::DefenderLosses => chooses(defender),
        BattleStage::Stratagems
        | BattleStage::Reveal
        | BattleStage::Roll
        | BattleStage::Result
        | BattleStage::Retreat
        | BattleStage::End => None,
    }
}

/// 4.2 A stage at which nobody has to choose goes by.
pub(crate) fn proceed(
    game: &Syracuse,
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
        BattleStage::Defenders => camp_assault::defenders_done(game, state, log),
        BattleStage::Stratagems => {
            to_stage(state, BattleStage::Reveal);
            windows::open(state, WindowKind::Combat, attacker);
        }
        BattleStage::Reveal => reveal(game, state, log),
        BattleStage::Roll => roll(game, state, &battle, log),
        BattleStage::AttackerLosses => {
            losses::take_forced(game, state, attacker, log);
            to_stage(state, BattleStage::DefenderLosses);
        }
        BattleStage::DefenderLosses => {
            losses::take_forced(game, state, defender, log);
            to_stage(state, BattleStage::Result);
        }
        BattleStage::Result => {
            log_winner(&battle, log);
            to_stage(state, BattleStage::Retreat);
            windows::open(state, WindowKind::Result, attacker);
        }
        BattleStage::Retreat => retreat_stage(game, state, &battle, log),
        BattleStage::End => end(game, state, &battle),
    }
}

/// The combat goes on to another stage.
pub(crate) fn to_stage(state: &mut State, stage: BattleStage) {
    state.next_step(Step::Battle { stage });
}

/// 4.2e Both stratagems are shown and take effect together. That may take further steps, so the roll waits below them.
fn reveal(game: &Syracuse, state: &mut State, log: &mut Log<Event>) {
    to_stage(state, BattleStage::Roll);
    let Some(battle) = &mut state.battle else {
        return;
    };
    battle.revealed = true;
    reveal_passes(&battle.passes, &mut state.phase.passed);
    for (side, play) in put_down_in_order::<Types>(battle.attacker, &battle.plays) {
        // 4.4b The stratagem of a camp assault has been shown when it was begun.
        let shown = matches!(battle.kind, BattleKind::Camp(_)) && side == battle.attacker;
        if !shown {
            campaign::show::<Types>(side, &play, log);
        }
    }
    stratagem_effects::reveal(game, state, log);
}

/// 4.2e, 4.2f, 4.2i The attacker throws the die, unless one side has nobody left; the advantage may still cancel it.
fn roll(game: &Syracuse, state: &mut State, battle: &Battle, log: &mut Log<Event>) {
    if let Some(result) = forecast::walkover(game, state, battle) {
        win_unopposed(game, state, result, log);
        return;
    }
    let die = state.dice.d6(log).get();
    state.stack.push(Step::Roll {
        roll: Roll::Combat {
            die,
            used: PerSide::default(),
        },
    });
}

/// 4.2e, 4.4f Nobody opposes the winner: no roll, no losses, no pursuit. No combat has cost the leaders left alone their freedom (4.2.2e).
fn win_unopposed(
    game: &Syracuse,
    state: &mut State,
    result: campaign::CombatResult,
    log: &mut Log<Event>,
) {
    let Some(battle) = &mut state.battle else {
        return;
    };
    battle.result = Some(result);
    let battle = *battle;
    capture_lone_leaders(game, state, &battle, Cause::Alone, log);
    log_winner(&battle, log);
    to_stage(state, BattleStage::Retreat);
}

/// 4.2f to 4.2h The die stands: its result is read and the losses are counted. Takes the roll off the stack if it is still there.
pub(crate) fn resolve_die(game: &Syracuse, state: &mut State, die: u8, log: &mut Log<Event>) {
    if let Some(Step::Roll { .. }) = state.step() {
        state.stack.pop();
    }
    let (Some(battle), Ok(die)) = (state.battle, D6::try_from(die)) else {
        return;
    };
    let reading = modifiers::reading(game, state, &battle);
    let result = reading.resolve::<Types>(game.table(state), battle.zone, die, log);
    let losses = losses::counts(game, state, &battle, result);
    if let Some(battle) = &mut state.battle {
        battle.result = Some(result);
        battle.losses = losses;
    }
    to_stage(state, BattleStage::AttackerLosses);
}

fn log_winner(battle: &Battle, log: &mut Log<Event>) {
    if let Some(result) = battle.result {
        result.log_winner::<Types>(battle.attacker, battle.zone, log);
    }
}

/// 4.2.2d, 4.2.2e Leaders whose units are all gone are captured before anybody retreats. Those inside a fort and those of a camp assault
/// have no enemy in their place, and a garrison that is lost takes nobody (4.3f).
fn capture_lone_leaders(
    game: &Syracuse,
    state: &mut State,
    battle: &Battle,
    cause: Cause,
    log: &mut Log<Event>,
) {
    let winner = battle.winner();
    for side in Side::BOTH {
        let meets_enemies = match battle.kind {
            BattleKind::Field | BattleKind::Naval => true,
            BattleKind::Assault(_) => side == battle.attacker && winner != Some(side),
            BattleKind::Camp(_) => false,
        };
        let alone = modifiers::units(game, state, battle, side).is_empty();
        let enemies = !modifiers::units(game, state, battle, side.other()).is_empty();
        if meets_enemies && alone && enemies {
            let leaders = modifiers::leaders(game, state, battle, side);
            casualties::capture(game, state, leaders, cause, log);
        }
    }
}

/// 4.2.2a, 4.3d, 4.3f, 4.4g, 4.4j What the outcome means: the loser leaves, a fort or the camp falls.
fn retreat_stage(game: &Syracuse, state: &mut State, battle: &Battle, log: &mut Log<Event>) {
    if battle.kind == BattleKind::Naval && sheds_load(game, state, battle.zone, log) {
        return;
    }
    to_stage(state, BattleStage::End);
    let Some(result) = battle.result else { return };
    capture_lone_leaders(game, state, battle, Cause::Combat, log);
    let winner = result.won_by(battle.attacker);
    let attacker_won = winner == battle.attacker;
    match battle.kind {
        BattleKind::Field | BattleKind::Naval => leave(game, state, battle, winner),
        BattleKind::Assault(fort) if attacker_won => fort_falls(game, state, battle, fort, log),
        BattleKind::Assault(_) => leave(game, state, battle, winner),
        BattleKind::Camp(_) if attacker_won => camp_assault::fall(game, state, log),
        BattleKind::Camp(_) => {}
    }
}

/// 3.5e Do ships have more aboard than those who are left can carry? Their owner is asked before anybody leaves.
fn sheds_load(game: &Syracuse, state: &mut State, zone: Place, log: &mut Log<Event>) -> bool {
    let before = state.step();
    for side in Side::BOTH {
        landing::check_load(game, state, side, zone, log);
    }
    state.step() != before
}

/// 4.2.2a All of the loser have to go; 3.1g so do leaders of the winner who have no ship left under them.
fn leave(game: &Syracuse, state: &mut State, battle: &Battle, winner: Side) {
    let loser = winner.other();
    let stranded = if battle.zone.is_sea() && state.fleet(game, winner, battle.zone).is_empty() {
        state.leaders_at(game, winner, battle.zone)
    } else {
        PieceSet::EMPTY
    };
    let beaten = state
        .pieces
        .at(battle.zone)
        .intersection(game.pieces.of(loser));
    if let Some(battle) = &mut state.battle {
        battle.leaving = beaten.intersection(game.pieces.of_type(UnitType::Trireme));
    }
    for (side, left) in [(winner, stranded), (loser, beaten)] {
        if !left.is_empty() {
            state.stack.push(Step::Retreat(Retreat {
                side,
                from: battle.zone,
                left,
                cause: RetreatCause::Combat,
                passed: PlaceSet::EMPTY,
            }));
        }
    }
}

/// 4.3d, 4.3f, 4.3g The garrison is lost with its leaders, the fort changes hands, and the victor may go in.
fn fort_falls(
    game: &Syracuse,
    state: &mut State,
    battle: &Battle,
    fort: FortId,
    log: &mut Log<Event>,
) {
    let defender = battle.attacker.other();
    for unit in modifiers::units(game, state, battle, defender).iter() {
        state
            .pieces
            .eliminate(&game.pieces, unit, Cause::Assault, log);
    }
    let leaders = modifiers::leaders(game, state, battle, defender);
    casualties::capture(game, state, leaders, Cause::Assault, log);
    occupation::take_fort(state, battle.attacker, fort, log);
    occupation::offer(state, battle.attacker, fort);
}

/// 2.Ab The combat is over: counters return, and the next combat may come.
fn end(game: &Syracuse, state: &mut State, battle: &Battle) {
    state.stack.pop();
    state.battle = None;
    return_counters(state, battle);
    check_stacks(game, state, battle);
}

/// 3.3g A unit may have recovered during the combat: the stacks in its zone are checked. 2.Dk One that was too great before waits.
fn check_stacks(game: &Syracuse, state: &mut State, battle: &Battle) {
    let place = battle.zone;
    for side in Side::BOTH {
        let is_crowded = stacking::is_overstacked(game, state, side, place);
        if is_crowded && !*battle.crowded.get(side) {
            state.stack.push(Step::Overstacked { side, place });
        }
    }
}

/// 2.Ab, 2.Ae A stratagem of this combat that has not gone elsewhere returns to the bowl.
fn return_counters(state: &mut State, battle: &Battle) {
    for (side, play) in put_down_in_order::<Types>(battle.attacker, &battle.plays) {
        state.hands.get_mut(side).remove(play.counter);
        state.shown.get_mut(side).remove(play.counter);
    }
    let hands = state.hands.athenian.union(state.hands.syracusan);
    let elsewhere = hands.union(state.set_aside).union(state.phase.lying);
    return_plays::<Types>(&battle.plays, &mut state.bowl, elsewhere);
}
