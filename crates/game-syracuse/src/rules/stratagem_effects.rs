//! 7 What each stratagem does outside a combat.

use campaign::{Applied, Effects, HitsLeft, Used};

use crate::{
    event::Construction,
    ids::CAMP_PORT,
    rules::{
        arrivals::called_group,
        prelude::*,
        stratagem_targets::{infectable, leader_id},
        works::Payment,
    },
    step::{RecoverCause, WeakenCause},
};

impl Effects for Types {
    /// 10.1c What is known of the hand goes with it.
    fn take(state: &mut State, side: Side, counter: CounterId) {
        state.take_from_hand(side, counter);
        state.shown.get_mut(side).remove(counter);
    }

    fn apply(act: &mut Act<'_>, side: Side, play: Play) -> Used {
        let (counter, target) = (play.counter, play.target);
        let enemy = side.other();
        match (play.stratagem, target) {
            (Stratagem::StormAtSea, _) => storm::begin(act),
            (Stratagem::RottenHulls, _) => begin_rotten_hulls(act),
            (Stratagem::ReinforcedShips, _) => {
                act.state.reinforced_ships = true;
                return Used::Leaves;
            }
            (Stratagem::Archers, Target::Place { place: zone }) => {
                act.bar(enemy, zone);
            }
            (Stratagem::Cavalry, Target::Piece { piece: unit }) => {
                // 7.S9a The cavalry of the winner rides it down.
                act.eliminate(unit, Cause::Pursuit);
            }
            (Stratagem::Wall, Target::Wall { wall }) => {
                build(act, side, Construction::Wall(wall));
            }
            (Stratagem::Fort, Target::Fort { fort }) => {
                build(act, side, Construction::Fort(fort));
            }
            (Stratagem::Fort, Target::Camp) => {
                build(act, side, Construction::Camp);
            }
            (Stratagem::Sapping, Target::Wall { wall }) => breach::destroy_wall(act, side, wall),
            (Stratagem::Sapping, Target::Chains) => breach::break_chains_now(act, side),
            (Stratagem::RecoverOne | Stratagem::GoodOmens, Target::Piece { piece: unit }) => {
                act.recover(unit);
            }
            (Stratagem::RecoverTwo, _) => {
                let count = act.look().weakened_units(side).len().min(2);
                let cause = RecoverCause::Stratagem;
                act.state.stack.push(Step::Own(OwnStep::Recover {
                    side,
                    left: count,
                    cause,
                }));
            }
            (Stratagem::DelayedReinforcements, Target::Group { group }) => {
                act.delay(group);
            }
            (Stratagem::DelayedReinforcements, Target::Reinforcement) => {
                act.state.cancel_reinforcement();
                act.tell(MarkerEvent::Cancelled { side: enemy });
            }
            (Stratagem::Reinforcements, _) | (Stratagem::GoodOmens, Target::Reinforcement) => {
                act.state
                    .open_window_for(WindowKind::Own(OwnWindowKind::Answer { counter }), enemy);
                return Used::Waits;
            }
            (Stratagem::Discord, Target::Piece { piece: leader }) => {
                let die = act.state.dice.d6(act.log).get();
                let roll = Roll::Discord {
                    side,
                    leader: PieceSet::one(leader),
                    die,
                    used: PerSide::default(),
                };
                act.state.stack.push(Step::Own(OwnStep::Roll { roll }));
            }
            (Stratagem::Alcibiades, _) => {
                if let Some(leader) = leader_id("alcibiades") {
                    act.state.pieces.get_mut(leader).at = At::Removed;
                    act.log.push(|| Event::Recalled { leader });
                }
                return Used::Leaves;
            }
            (Stratagem::Supply, _) => {
                act.raise_supply(side);
            }
            (Stratagem::Epidemic, _) => {
                if !epidemic::healthy(act.look(), enemy).is_empty() {
                    act.state.stack.push(Step::Sick { side });
                }
                let victims = infectable(act.look(), enemy);
                if let Some(HitsLeft { left, hit }) = HitsLeft::among(victims, epidemic::VICTIMS) {
                    act.state.stack.push(Step::Epidemic { side, left, hit });
                }
            }
            (Stratagem::Desertion, Target::Piece { piece: unit }) => {
                let place = act.state.pieces.place(unit);
                act.desert(enemy, unit);
                if let Some(place) = place {
                    attrition::bereave(act, enemy, place);
                }
            }
            (Stratagem::GoodOmens, Target::Advantage) => {
                act.take_advantage(side);
            }
            (Stratagem::GoodOmens, Target::Draw) => act.draw(side, 1),
            _ => {}
        }
        Used::Returns
    }

    fn apply_in_combat(act: &mut Act<'_>, play: Play) -> Applied {
        combat_stratagems::apply(act, play)
    }
}

/// 7.S18a Nobody has cancelled it: the optional group arrives in this turn.
pub(crate) fn reinforcement_comes(act: &mut Act<'_>, side: Side, counter: CounterId) {
    act.state.bowl.insert(counter);
    if let Some(group) = called_group(act.look(), side) {
        act.state.call_group(group);
    }
}

/// 7.S10a, 7.S10b One and two hurt Athens, the rest Syracuse.
pub(crate) fn resolve_night(act: &mut Act<'_>, die: D6) {
    let hurt = if die.get() <= 2 {
        Side::Athenian
    } else {
        Side::Syracusan
    };
    act.log.push(|| Event::NightRolled { die, hurt });
    if let Some(battle) = &mut act.state.battle {
        battle.night = Some(hurt);
    }
}

/// 7.S20a A leader without a sword goes on 3 or more, one with a sword on 5 or more.
pub(crate) fn resolve_discord(act: &mut Act<'_>, side: Side, leader: PieceId, die: D6) {
    if act.resolve_discord(side, leader, die) {
        act.state.discord.insert(leader);
    }
}

/// 7.S12a, 7.S13a Builds without points; what may be built was checked when the face was chosen.
fn build(act: &mut Act<'_>, side: Side, work: Construction) {
    let built = works::build(act, side, work, Payment::Stratagem);
    debug_assert!(built.is_ok(), "the target was possible");
}

/// 7.S5a, 7.S5b Athens loses one ship in its port and weakens another.
fn begin_rotten_hulls(act: &mut Act<'_>) {
    let side = Side::Athenian;
    let ships = act.look().ships_at(side, CAMP_PORT);
    attrition::must_weaken(act, side, ships, WeakenCause::RottenHullsLost);
}
