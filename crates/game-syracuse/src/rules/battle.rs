//! 4.2 The course of a combat.

use campaign::{put_down_in_order, reveal_passes};

use crate::{rules::prelude::*, step::RetreatCause};

/// 4.2 A combat begins. 4.4d The camp first gets its defenders.
pub(crate) fn begin(act: &mut Act<'_>, battle: Battle) {
    let crowded = PerSide::each(|side| stacking::is_overstacked(act.look(), side, battle.zone));
    let mut begun = battle;
    begun.crowded = crowded;
    act.state.battle = Some(begun);
    match battle.kind {
        BattleKind::Camp(_) => {
            act.state.stack.push(Step::Battle {
                stage: BattleStage::Own(OwnBattleStage::Defenders),
            });
        }
        BattleKind::Field | BattleKind::Naval | BattleKind::Assault(_) => {
            act.state.stack.push(Step::Battle {
                stage: BattleStage::Stratagems,
            });
            announce(act);
        }
    }
}

/// 4.2b The odds are known.
pub(crate) fn announce(act: &mut Act<'_>) {
    let Some(battle) = &act.state.battle else {
        return;
    };
    let reading = modifiers::reading(act.look(), battle);
    reading.announce::<Types>(battle.attacker, battle.zone, act.log);
}

/// Who has to choose at this stage; nobody if it goes on by itself.
pub(crate) fn asked(look: Look<'_>, stage: BattleStage) -> Option<Side> {
    let battle = look.state.battle.as_ref()?;
    let (attacker, defender) = (battle.attacker, battle.attacker.other());
    let chooses = |side: Side| losses::is_open(look, battle, side).then_some(side);
    match stage {
        BattleStage::Own(OwnBattleStage::Defenders) => {
            camp_assault::are_defenders_asked(look).then_some(defender)
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
pub(crate) fn proceed(act: &mut Act<'_>, stage: BattleStage) {
    let Some(battle) = act.state.battle else {
        act.state.stack.pop();
        return;
    };
    let (attacker, defender) = (battle.attacker, battle.attacker.other());
    match stage {
        BattleStage::Own(OwnBattleStage::Defenders) => camp_assault::defenders_done(act),
        BattleStage::Stratagems => {
            to_stage(act.state, BattleStage::Reveal);
            act.state.open_window(WindowKind::Combat, attacker);
        }
        BattleStage::Reveal => reveal(act),
        BattleStage::Roll => roll(act, &battle),
        BattleStage::AttackerLosses => {
            losses::take_forced(act, attacker);
            to_stage(act.state, BattleStage::DefenderLosses);
        }
        BattleStage::DefenderLosses => {
            losses::take_forced(act, defender);
            to_stage(act.state, BattleStage::Result);
        }
        BattleStage::Result => {
            log_winner(&battle, act.log);
            to_stage(act.state, BattleStage::Retreat);
            act.state.open_window(WindowKind::Result, attacker);
        }
        BattleStage::Retreat => retreat_stage(act, &battle),
        BattleStage::End => end(act, &battle),
    }
}

/// The combat goes on to another stage.
pub(crate) fn to_stage(state: &mut State, stage: BattleStage) {
    state.next_step(Step::Battle { stage });
}

/// 4.2e Both stratagems are shown and take effect together. That may take further steps, so the roll waits below them.
fn reveal(act: &mut Act<'_>) {
    to_stage(act.state, BattleStage::Roll);
    let Some(battle) = &mut act.state.battle else {
        return;
    };
    battle.revealed = true;
    reveal_passes(&battle.passes, &mut act.state.phase.passed);
    for (side, play) in put_down_in_order::<Types>(battle.attacker, &battle.plays) {
        // 4.4b The stratagem of a camp assault has been shown when it was begun.
        let shown = matches!(battle.kind, BattleKind::Camp(_)) && side == battle.attacker;
        if !shown {
            campaign::show::<Types>(side, &play, act.log);
        }
    }
    stratagem_effects::reveal(act);
}

/// 4.2e, 4.2f, 4.2i The attacker throws the die, unless one side has nobody left; the advantage may still cancel it.
fn roll(act: &mut Act<'_>, battle: &Battle) {
    if let Some(result) = forecast::walkover(act.look(), battle) {
        win_unopposed(act, result);
        return;
    }
    let die = act.state.dice.d6(act.log).get();
    act.state.stack.push(Step::Own(OwnStep::Roll {
        roll: Roll::Combat {
            die,
            used: PerSide::default(),
        },
    }));
}

/// 4.2e, 4.4f Nobody opposes the winner: no roll, no losses, no pursuit. No combat has cost the leaders left alone their freedom (4.2.2e).
fn win_unopposed(act: &mut Act<'_>, result: campaign::CombatResult) {
    let Some(battle) = &mut act.state.battle else {
        return;
    };
    battle.result = Some(result);
    let battle = *battle;
    capture_lone_leaders(act, &battle, Cause::Alone);
    log_winner(&battle, act.log);
    to_stage(act.state, BattleStage::Retreat);
}

/// 4.2f to 4.2h The die stands: its result is read and the losses are counted. Takes the roll off the stack if it is still there.
pub(crate) fn resolve_die(act: &mut Act<'_>, die: u8) {
    if let Some(Step::Own(OwnStep::Roll { .. })) = act.state.step() {
        act.state.stack.pop();
    }
    let (Some(battle), Ok(die)) = (act.state.battle, D6::try_from(die)) else {
        return;
    };
    let reading = modifiers::reading(act.look(), &battle);
    let result = reading.resolve::<Types>(act.game.table(act.state), battle.zone, die, act.log);
    let losses = losses::counts(act.look(), &battle, result);
    if let Some(battle) = &mut act.state.battle {
        battle.result = Some(result);
        battle.losses = losses;
    }
    to_stage(act.state, BattleStage::AttackerLosses);
}

fn log_winner(battle: &Battle, log: &mut Log<Event>) {
    if let Some(result) = battle.result {
        result.log_winner::<Types>(battle.attacker, battle.zone, log);
    }
}

/// 4.2.2d, 4.2.2e Leaders whose units are all gone are captured before anybody retreats. Those inside a fort and those of a camp assault
/// have no enemy in their place, and a garrison that is lost takes nobody (4.3f).
fn capture_lone_leaders(act: &mut Act<'_>, battle: &Battle, cause: Cause) {
    let winner = battle.winner();
    for side in Side::BOTH {
        let meets_enemies = match battle.kind {
            BattleKind::Field | BattleKind::Naval => true,
            BattleKind::Assault(_) => side == battle.attacker && winner != Some(side),
            BattleKind::Camp(_) => false,
        };
        let alone = modifiers::units(act.look(), battle, side).is_empty();
        let enemies = !modifiers::units(act.look(), battle, side.other()).is_empty();
        if meets_enemies && alone && enemies {
            let leaders = modifiers::leaders(act.look(), battle, side);
            act.capture(leaders, cause);
        }
    }
}

/// 4.2.2a, 4.3d, 4.3f, 4.4g, 4.4j What the outcome means: the loser leaves, a fort or the camp falls.
fn retreat_stage(act: &mut Act<'_>, battle: &Battle) {
    if battle.kind == BattleKind::Naval && sheds_load(act, battle.zone) {
        return;
    }
    to_stage(act.state, BattleStage::End);
    let Some(result) = battle.result else { return };
    capture_lone_leaders(act, battle, Cause::Combat);
    let winner = result.won_by(battle.attacker);
    let attacker_won = winner == battle.attacker;
    match battle.kind {
        BattleKind::Field | BattleKind::Naval => leave(act, battle, winner),
        BattleKind::Assault(fort) if attacker_won => fort_falls(act, battle, fort),
        BattleKind::Assault(_) => leave(act, battle, winner),
        BattleKind::Camp(_) if attacker_won => camp_assault::fall(act),
        BattleKind::Camp(_) => {}
    }
}

/// 3.5e Do ships have more aboard than those who are left can carry? Their owner is asked before anybody leaves.
fn sheds_load(act: &mut Act<'_>, zone: Place) -> bool {
    let before = act.state.step();
    for side in Side::BOTH {
        landing::check_load(act, side, zone);
    }
    act.state.step() != before
}

/// 4.2.2a All of the loser have to go; 3.1g so do leaders of the winner who have no ship left under them.
fn leave(act: &mut Act<'_>, battle: &Battle, winner: Side) {
    let loser = winner.other();
    let stranded = if battle.zone.is_sea() && act.look().ships_at(winner, battle.zone).is_empty() {
        act.look().leaders_at(winner, battle.zone)
    } else {
        PieceSet::EMPTY
    };
    let beaten = act
        .state
        .pieces
        .at(battle.zone)
        .intersection(act.game.pieces.of(loser));
    if let Some(battle) = &mut act.state.battle {
        battle.leaving = beaten.intersection(act.game.pieces.of_type(UnitType::Trireme));
    }
    for (side, left) in [(winner, stranded), (loser, beaten)] {
        if !left.is_empty() {
            act.state.stack.push(Step::Retreat(Retreat {
                side,
                from: battle.zone,
                left,
                cause: RetreatCause::Combat,
                own: OwnRetreat {
                    passed: PlaceSet::EMPTY,
                },
            }));
        }
    }
}

/// 4.3d, 4.3f, 4.3g The garrison is lost with its leaders, the fort changes hands, and the victor may go in.
fn fort_falls(act: &mut Act<'_>, battle: &Battle, fort: FortId) {
    let defender = battle.attacker.other();
    for unit in modifiers::units(act.look(), battle, defender).iter() {
        act.eliminate(unit, Cause::Assault);
    }
    let leaders = modifiers::leaders(act.look(), battle, defender);
    act.capture(leaders, Cause::Assault);
    occupation::take_fort(act, battle.attacker, fort);
    occupation::offer(act.state, battle.attacker, fort);
}

/// 2.Ab The combat is over: counters return, and the next combat may come.
fn end(act: &mut Act<'_>, battle: &Battle) {
    act.state.stack.pop();
    act.state.battle = None;
    return_counters(act.state, battle);
    check_stacks(act, battle);
}

/// 3.3g A unit may have recovered during the combat: the stacks in its zone are checked. 2.Dk One that was too great before waits.
fn check_stacks(act: &mut Act<'_>, battle: &Battle) {
    let place = battle.zone;
    for side in Side::BOTH {
        let is_crowded = stacking::is_overstacked(act.look(), side, place);
        if is_crowded && !*battle.crowded.get(side) {
            act.state
                .stack
                .push(Step::Own(OwnStep::Overstacked { side, place }));
        }
    }
}

/// 2.Ab, 2.Ae A stratagem of this combat that has not gone elsewhere returns to the bowl.
fn return_counters(state: &mut State, battle: &Battle) {
    for (side, play) in put_down_in_order::<Types>(battle.attacker, &battle.plays) {
        state.hands.get_mut(side).remove(play.counter);
        state.shown.get_mut(side).remove(play.counter);
    }
    state.return_plays(&battle.plays);
}
