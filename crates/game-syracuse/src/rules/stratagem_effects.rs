//! 7 What each stratagem does outside a combat.

use campaign::{HitsLeft, put_down_in_order};
use engine::{D6, Log};

use crate::{
    action::Target,
    battle::Play,
    event::{Construction, Event, MarkerEvent, PieceEvent},
    game::Syracuse,
    ids::{CAMP_PORT, CounterId, PerSide, Side, Stratagem},
    pieces::{PieceId, PieceSet},
    rules::{
        advantage::weakened_units,
        arrivals::called_group,
        attrition, breach,
        casualties::Cause,
        combat_stratagems::{self, Applied},
        epidemic, storm,
        stratagem_targets::{infectable, leader_id},
        windows,
        works::{self, Payment},
    },
    state::{Arrival, At, State},
    step::{RecoverCause, Roll, Step, WeakenCause, WindowKind},
    types::Types,
};

/// 2.Ab, 2.Ac, 2.Ae Takes the counter out of the hand, applies the face, and puts the counter where it belongs.
pub(crate) fn perform(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    play: Play,
    log: &mut Log<Event>,
) {
    let Play {
        counter, stratagem, ..
    } = play;
    state.hands.get_mut(side).remove(counter);
    state.shown.get_mut(side).remove(counter);
    campaign::show::<Types>(side, &play, log);
    let waits = apply(game, state, side, play, log);
    if matches!(
        stratagem,
        Stratagem::ReinforcedShips | Stratagem::Alcibiades
    ) {
        state.set_aside.insert(counter);
    } else if stratagem == Stratagem::Archers {
        state.phase.lying.insert(counter);
    } else if !waits {
        state.bowl.insert(counter);
    }
}

/// 4.2e Before a combat both faces are revealed and applied together. The counters go back when the combat is over.
pub(crate) fn reveal(game: &Syracuse, state: &mut State, log: &mut Log<Event>) {
    let Some(battle) = state.battle else { return };
    log.seal();
    for (side, play) in put_down_in_order::<Types>(battle.attacker, &battle.plays) {
        state.shown.get_mut(side).remove(play.counter);
        if combat_stratagems::apply(game, state, play, log) == Applied::No {
            apply(game, state, side, play, log);
        }
        if play.stratagem == Stratagem::Archers {
            state.phase.lying.insert(play.counter);
        }
    }
}

/// What a face does. Says whether the counter waits for an answer of the opponent.
fn apply(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    Play {
        counter,
        stratagem,
        target,
    }: Play,
    log: &mut Log<Event>,
) -> bool {
    let enemy = side.other();
    match (stratagem, target) {
        (Stratagem::StormAtSea, _) => storm::begin(game, state, log),
        (Stratagem::RottenHulls, _) => begin_rotten_hulls(game, state, log),
        (Stratagem::ReinforcedShips, _) => state.reinforced_ships = true,
        (Stratagem::Archers, Target::Place { place: zone }) => {
            state.phase.barred.get_mut(enemy).insert(zone);
            log.push(|| Event::Piece(PieceEvent::Barred { side: enemy, zone }));
        }
        (Stratagem::Cavalry, Target::Piece { piece: unit }) => {
            // 7.S9a The cavalry of the winner rides it down.
            state
                .pieces
                .eliminate(&game.pieces, unit, Cause::Pursuit, log);
        }
        (Stratagem::Wall, Target::Wall { wall }) => {
            build(game, state, side, Construction::Wall(wall), log);
        }
        (Stratagem::Fort, Target::Fort { fort }) => {
            build(game, state, side, Construction::Fort(fort), log);
        }
        (Stratagem::Fort, Target::Camp) => {
            build(game, state, side, Construction::Camp, log);
        }
        (Stratagem::Sapping, Target::Wall { wall }) => breach::destroy_wall(state, side, wall, log),
        (Stratagem::Sapping, Target::Chains) => breach::break_chains_now(state, side, log),
        (Stratagem::RecoverOne | Stratagem::GoodOmens, Target::Piece { piece: unit }) => {
            state.pieces.recover(&game.pieces, unit, log);
        }
        (Stratagem::RecoverTwo, _) => {
            let count = weakened_units(game, state, side).len().min(2);
            let cause = RecoverCause::Stratagem;
            state.stack.push(Step::Recover {
                side,
                left: count,
                cause,
            });
        }
        (Stratagem::DelayedReinforcements, Target::Group { group }) => {
            delay(game, state, group, log);
        }
        (Stratagem::DelayedReinforcements, Target::Reinforcement) => {
            windows::cancel(state);
            log.push(|| Event::Marker(MarkerEvent::Cancelled { side: enemy }));
        }
        (Stratagem::Reinforcements, _) | (Stratagem::GoodOmens, Target::Reinforcement) => {
            windows::open_for(state, WindowKind::Answer { counter }, enemy);
            return true;
        }
        (Stratagem::Discord, Target::Piece { piece: leader }) => {
            let die = state.dice.d6(log).get();
            let roll = Roll::Discord {
                side,
                leader: PieceSet::one(leader),
                die,
                used: PerSide::default(),
            };
            state.stack.push(Step::Roll { roll });
        }
        (Stratagem::Alcibiades, _) => {
            if let Some(leader) = leader_id("alcibiades") {
                state.pieces.get_mut(leader).at = At::Removed;
                log.push(|| Event::Recalled { leader });
            }
        }
        (Stratagem::Supply, _) => {
            state.supply.get_mut(side).raise(side, log);
        }
        (Stratagem::Epidemic, _) => {
            if !epidemic::healthy(game, state, enemy).is_empty() {
                state.stack.push(Step::Sick { side });
            }
            let victims = infectable(game, state, enemy);
            if let Some(HitsLeft { left, hit }) = HitsLeft::among(victims, epidemic::VICTIMS) {
                state.stack.push(Step::Epidemic { side, left, hit });
            }
        }
        (Stratagem::Desertion, Target::Piece { piece: unit }) => {
            let place = state.pieces.place(unit);
            state.pieces.get_mut(unit).at = At::Removed;
            log.push(|| {
                Event::Piece(PieceEvent::Deserted {
                    side: enemy,
                    piece: unit,
                })
            });
            if let Some(place) = place {
                attrition::bereave(game, state, enemy, place, log);
            }
        }
        (Stratagem::GoodOmens, Target::Advantage) => {
            campaign::take_advantage(side, &mut state.advantage, log);
        }
        (Stratagem::GoodOmens, Target::Draw) => draw(state, side, 1, log),
        _ => {}
    }
    false
}

/// 2.Aa Draws counters; what they are is for their owner's eyes.
pub(crate) fn draw(state: &mut State, side: Side, count: u8, log: &mut Log<Event>) {
    let hand = (side, state.hands.get_mut(side));
    campaign::draw::<Types>(hand, &mut state.bowl, count, &mut state.dice, log);
}

/// 7.S17b The group comes one turn later, or never.
fn delay(game: &Syracuse, state: &mut State, group: u8, log: &mut Log<Event>) {
    let Some(scenario) = game.scenario(state) else {
        return;
    };
    let Some(card) = scenario.groups.get(usize::from(group)) else {
        return;
    };
    let (now, last) = (state.turn, scenario.last_turn);
    Arrival::delay(&mut state.arrivals, group, now, last);
    log.push(|| {
        Event::Piece(PieceEvent::Delayed {
            side: card.side,
            pieces: card.pieces,
        })
    });
}

/// 7.S18a Nobody has cancelled it: the optional group arrives in this turn.
pub(crate) fn reinforcement_comes(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    counter: CounterId,
) {
    state.bowl.insert(counter);
    if let Some(group) = called_group(game, state, side) {
        Arrival::change(&mut state.arrivals, group, Arrival::Turn(state.turn));
    }
}

/// 7.S10a, 7.S10b One and two hurt Athens, the rest Syracuse.
pub(crate) fn resolve_night(state: &mut State, die: D6, log: &mut Log<Event>) {
    let hurt = if die.get() <= 2 {
        Side::Athenian
    } else {
        Side::Syracusan
    };
    log.push(|| Event::NightRolled { die, hurt });
    if let Some(battle) = &mut state.battle {
        battle.night = Some(hurt);
    }
}

/// 7.S20a A leader without a sword goes on 3 or more, one with a sword on 5 or more.
pub(crate) fn resolve_discord(
    game: &Syracuse,
    state: &mut State,
    side: Side,
    leader: PieceId,
    die: D6,
    log: &mut Log<Event>,
) {
    let sown = (side, leader);
    if state.pieces.resolve_discord(&game.pieces, sown, die, log) {
        state.discord.insert(leader);
    }
}

/// 7.S12a, 7.S13a Builds without points; what may be built was checked when the face was chosen.
fn build(game: &Syracuse, state: &mut State, side: Side, work: Construction, log: &mut Log<Event>) {
    let built = works::build(game, state, side, work, Payment::Stratagem, log);
    debug_assert!(built.is_ok(), "the target was possible");
}

/// 7.S5a, 7.S5b Athens loses one ship in its port and weakens another.
fn begin_rotten_hulls(game: &Syracuse, state: &mut State, log: &mut Log<Event>) {
    let side = Side::Athenian;
    let ships = state.fleet(game, side, CAMP_PORT);
    attrition::must_weaken(game, state, side, ships, WeakenCause::RottenHullsLost, log);
}
