//! 7 What each stratagem does outside a combat.

use campaign::{Applied, Effects, Used};

use crate::{
    ids::TISSAPHERNES,
    rules::{
        prelude::*,
        stratagem_targets::{alcibiades, beached_ships, restorable},
    },
    state::Piece,
    step::RecoverCause,
};

impl Effects for Types {
    fn take(state: &mut State, side: Side, counter: CounterId) {
        state.take_from_hand(side, counter);
    }

    fn apply(act: &mut Act<'_>, side: Side, play: Play) -> Used {
        let (counter, target) = (play.counter, play.target);
        let enemy = side.other();
        match (play.stratagem, target) {
            (Stratagem::StormAtSea, _) => storm::begin(act, side),
            (Stratagem::RottenHulls, _) => {
                let ships = beached_ships(act.look(), enemy);
                weakening::ask(act.state, enemy, ships, 1, WeakenCause::RottenHullsLost);
            }
            (Stratagem::Archers, Target::Place { place: zone }) => {
                act.bar(enemy, zone);
            }
            (Stratagem::Cavalry, Target::Piece { piece: unit }) => {
                losses::pursue(act, unit);
            }
            (Stratagem::Sapping, _) => {
                if let Some(siege) = &mut act.state.siege {
                    siege.sap = true;
                }
            }
            (Stratagem::RecoverOne, Target::Piece { piece: unit }) => {
                act.recover(unit);
                cargo::check_recovery(act.state, side);
            }
            (Stratagem::RecoverTwo, _) | (Stratagem::GoodOmens, Target::Recovery) => {
                let left = restorable(act.look(), side).len().min(2);
                let cause = RecoverCause::Stratagem;
                act.state
                    .stack
                    .push(Step::Own(OwnStep::Recover { side, left, cause }));
            }
            (Stratagem::DelayedReinforcements, Target::Group { group }) => {
                act.delay(group);
            }
            (Stratagem::DelayedReinforcements, Target::Reinforcement) => {
                act.state.cancel_reinforcement();
                act.tell(MarkerEvent::Cancelled { side: enemy });
            }
            (Stratagem::Reinforcements | Stratagem::GoodOmens, Target::Group { group }) => {
                act.state.open_window_for(
                    WindowKind::Own(OwnWindowKind::Answer { counter, group }),
                    enemy,
                );
                return Used::Waits;
            }
            (Stratagem::Discord, Target::Piece { piece: leader }) => {
                let die = act.state.dice.d6(act.log).get();
                let leader = PieceSet::one(leader);
                rolls::offer(act.state, Roll::Discord { side, leader, die });
            }
            (Stratagem::Tissaphernes, _) => {
                hold(act);
                return Used::Leaves;
            }
            (Stratagem::Alcibiades, _) => {
                escape(act);
                return Used::Leaves;
            }
            (Stratagem::Supply, _) => {
                act.raise_supply(side);
            }
            (Stratagem::Epidemic, _) => epidemic::begin(act, side),
            (Stratagem::GoodOmens, Target::Advantage) => {
                act.take_advantage(side);
            }
            (Stratagem::GoodOmens, Target::Draw) => act.draw(side, 1),
            (Stratagem::Desertion, Target::Piece { piece: unit }) => {
                act.desert(enemy, unit);
                cargo::check(act.state, enemy, Cause::Stranded);
            }
            _ => {}
        }
        Used::Returns
    }

    fn apply_in_combat(act: &mut Act<'_>, play: Play) -> Applied {
        combat_stratagems::apply(act, play)
    }
}

/// 7.S14a Nobody has cancelled it: the optional group arrives in this turn.
pub(crate) fn reinforcement_comes(state: &mut State, counter: CounterId, group: u8) {
    state.bowl.insert(counter);
    state.call_group(group);
}

/// 7.S17a Tissaphernes holds Alcibiades.
fn hold(act: &mut Act<'_>) {
    act.state.tissaphernes = Tissaphernes::Holds;
    if let Some(leader) = alcibiades() {
        act.state.pieces.get_mut(leader).at = At::Removed;
        act.log.push(|| Event::Held { leader });
    }
}

/// 7.S18b to 7.S18d Alcibiades escapes; if nobody held him, the counter of Tissaphernes leaves the game and Sparta scores.
fn escape(act: &mut Act<'_>) {
    if act.state.tissaphernes == Tissaphernes::Holds {
        act.state.tissaphernes = Tissaphernes::Outwitted;
        if let Some(leader) = alcibiades() {
            let to = Place::SAMOS;
            *act.state.pieces.get_mut(leader) = Piece::placed(to);
            act.log.push(|| Event::Freed { leader, to });
        }
        return;
    }
    act.state.tissaphernes = Tissaphernes::Forestalled;
    let counter = TISSAPHERNES;
    act.state.bowl.remove(counter);
    for side in Side::BOTH {
        act.state.take_from_hand(side, counter);
    }
    act.state.set_aside.insert(counter);
    act.log.push(|| Event::CounterLeft { counter });
}

/// 7.S16a to 7.S16c A leader without a sword goes on 3 or more, one with a sword on 5 or more, for good.
pub(crate) fn resolve_discord(act: &mut Act<'_>, side: Side, leader: PieceId, die: D6) {
    act.resolve_discord(side, leader, die);
}
