//! 4.2 The course of a combat.

use campaign::{CombatResult, Fighting, Reckoning, put_down_in_order};

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
            act.announce_battle();
        }
    }
}

impl Fighting for Types {
    /// 4.4d Athens puts defenders on the camp.
    fn asked_at(look: Look<'_>, battle: &Battle, stage: OwnBattleStage) -> Option<Side> {
        match stage {
            OwnBattleStage::Defenders => {
                camp_assault::are_defenders_asked(look).then_some(battle.attacker.other())
            }
        }
    }

    fn proceed_at(act: &mut Act<'_>, _: &Battle, stage: OwnBattleStage) {
        match stage {
            OwnBattleStage::Defenders => camp_assault::defenders_done(act),
        }
    }

    /// 4.2e, 4.4f No roll, no losses, no pursuit. No combat has cost the leaders left alone their freedom (4.2.2e).
    fn win_unopposed(act: &mut Act<'_>, result: CombatResult) {
        let Some(battle) = &mut act.state.battle else {
            return;
        };
        battle.result = Some(result);
        let battle = *battle;
        capture_lone_leaders(act, &battle, Cause::Alone);
        act.tell_winner(&battle);
        act.state.battle_stage(BattleStage::Retreat);
    }

    fn offer_reroll(act: &mut Act<'_>, die: u8) {
        let used = PerSide::default();
        let roll = Roll::Combat { die, used };
        act.state.stack.push(Step::Own(OwnStep::Roll { roll }));
    }

    fn conclude(act: &mut Act<'_>, battle: &Battle) {
        act.tell_winner(battle);
        act.state.battle_stage(BattleStage::Result);
    }

    fn retreat(act: &mut Act<'_>, battle: &Battle) {
        retreat_stage(act, battle);
    }

    fn end(act: &mut Act<'_>, battle: &Battle) {
        return_counters(act.state, battle);
        check_stacks(act, battle);
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
        let alone = Types::fighters(act.look(), battle, side).is_empty();
        let enemies = !Types::fighters(act.look(), battle, side.other()).is_empty();
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
    act.state.battle_stage(BattleStage::End);
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
    for unit in Types::fighters(act.look(), battle, defender).iter() {
        act.eliminate(unit, Cause::Assault);
    }
    let leaders = modifiers::leaders(act.look(), battle, defender);
    act.capture(leaders, Cause::Assault);
    occupation::take_fort(act, battle.attacker, fort);
    occupation::offer(act.state, battle.attacker, fort);
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
