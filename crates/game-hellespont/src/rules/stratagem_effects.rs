//! 7 What each stratagem does outside a combat.

use campaign::put_down_in_order;
use engine::{D6, Log};

use crate::{
    action::Target,
    battle::Play,
    event::{Event, MarkerEvent, PieceEvent},
    game::Hellespont,
    ids::{CounterId, Place, Side, Stratagem, TISSAPHERNES},
    pieces::{PieceId, PieceSet},
    rules::{
        cargo,
        combat_stratagems::{self, Applied},
        epidemic, losses, storm,
        stratagem_targets::{alcibiades, beached_ships, restorable},
        weakening, windows,
    },
    state::{Arrival, At, Piece, State, Tissaphernes},
    step::{Cause, RecoverCause, Roll, Step, WeakenCause, WindowKind},
    types::Types,
};

/// 2.Ad, 2.Ae Takes the counter out of the hand, applies the face, and puts the counter where it belongs.
pub(crate) fn perform(
    game: &Hellespont,
    state: &mut State,
    side: Side,
    play: Play,
    log: &mut Log<Event>,
) {
    let Play {
        counter, stratagem, ..
    } = play;
    state.take_from_hand(side, counter);
    campaign::show::<Types>(side, &play, log);
    let waits = apply(game, state, side, play, log);
    if matches!(stratagem, Stratagem::Tissaphernes | Stratagem::Alcibiades) {
        state.set_aside.insert(counter);
    } else if stratagem == Stratagem::Archers {
        state.phase.lying.insert(counter);
    } else if !waits {
        state.bowl.insert(counter);
    }
}

/// 4.2.2c Before a combat both faces are revealed and applied together. The counters go back when the combat is over.
pub(crate) fn reveal(game: &Hellespont, state: &mut State, log: &mut Log<Event>) {
    let Some(battle) = state.battle else { return };
    for (side, play) in put_down_in_order::<Types>(battle.attacker, &battle.plays) {
        state.take_from_hand(side, play.counter);
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
    game: &Hellespont,
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
        (Stratagem::StormAtSea, _) => storm::begin(game, state, side, log),
        (Stratagem::RottenHulls, _) => {
            let ships = beached_ships(game, state, enemy);
            weakening::ask(state, enemy, ships, 1, WeakenCause::RottenHullsLost);
        }
        (Stratagem::Archers, Target::Place { place: zone }) => {
            state.phase.barred.get_mut(enemy).insert(zone);
            log.push(|| Event::Piece(PieceEvent::Barred { side: enemy, zone }));
        }
        (Stratagem::Cavalry, Target::Piece { piece: unit }) => {
            losses::pursue(game, state, unit, log);
        }
        (Stratagem::Sapping, _) => {
            if let Some(siege) = &mut state.siege {
                siege.sap = true;
            }
        }
        (Stratagem::RecoverOne, Target::Piece { piece: unit }) => {
            state.pieces.recover(&game.pieces, unit, log);
            cargo::check_recovery(state, side);
        }
        (Stratagem::RecoverTwo, _) | (Stratagem::GoodOmens, Target::Recovery) => {
            state.stack.push(Step::Recover {
                side,
                left: restorable(game, state, side).len().min(2),
                cause: RecoverCause::Stratagem,
            });
        }
        (Stratagem::DelayedReinforcements, Target::Group { group }) => {
            delay(game, state, group, log);
        }
        (Stratagem::DelayedReinforcements, Target::Reinforcement) => {
            windows::cancel(state);
            log.push(|| Event::Marker(MarkerEvent::Cancelled { side: enemy }));
        }
        (Stratagem::Reinforcements | Stratagem::GoodOmens, Target::Group { group }) => {
            windows::open_for(state, WindowKind::Answer { counter, group }, enemy);
            return true;
        }
        (Stratagem::Discord, Target::Piece { piece: leader }) => {
            let die = state.dice.d6(log).get();
            let leader = PieceSet::one(leader);
            let roll = Roll::Discord { side, leader, die };
            state.stack.push(Step::Roll {
                roll,
                repeated: false,
            });
        }
        (Stratagem::Tissaphernes, _) => hold(state, log),
        (Stratagem::Alcibiades, _) => escape(state, log),
        (Stratagem::Supply, _) => {
            state.supply.get_mut(side).raise(side, log);
        }
        (Stratagem::Epidemic, _) => epidemic::begin(game, state, side),
        (Stratagem::GoodOmens, Target::Advantage) => {
            campaign::take_advantage(side, &mut state.advantage, log);
        }
        (Stratagem::GoodOmens, Target::Draw) => draw(state, side, 1, log),
        (Stratagem::Desertion, Target::Piece { piece: unit }) => {
            state.pieces.get_mut(unit).at = At::Removed;
            log.push(|| {
                Event::Piece(PieceEvent::Deserted {
                    side: enemy,
                    piece: unit,
                })
            });
            cargo::check(state, enemy, Cause::Stranded);
        }
        _ => {}
    }
    false
}

/// 2.Ab Draws counters; what they are is for their owner's eyes.
pub(crate) fn draw(state: &mut State, side: Side, count: u8, log: &mut Log<Event>) {
    let hand = (side, state.hands.get_mut(side));
    campaign::draw::<Types>(hand, &mut state.bowl, count, &mut state.dice, log);
}

/// 7.S13a, 7.S13c The group comes one turn later, or never.
fn delay(game: &Hellespont, state: &mut State, group: u8, log: &mut Log<Event>) {
    let Some(scenario) = game.scenario(state) else {
        return;
    };
    let Some(card) = scenario.groups.get(usize::from(group)) else {
        return;
    };
    let (now, last) = (state.turn, scenario.last_turn);
    Arrival::delay(&mut state.arrivals, group, now, last);
    let (side, pieces) = (card.side, card.pieces);
    log.push(|| Event::Piece(PieceEvent::Delayed { side, pieces }));
}

/// 7.S14a Nobody has cancelled it: the optional group arrives in this turn.
pub(crate) fn reinforcement_comes(state: &mut State, counter: CounterId, group: u8) {
    state.bowl.insert(counter);
    Arrival::change(&mut state.arrivals, group, Arrival::Turn(state.turn));
}

/// 7.S17a Tissaphernes holds Alcibiades.
fn hold(state: &mut State, log: &mut Log<Event>) {
    state.tissaphernes = Tissaphernes::Holds;
    if let Some(leader) = alcibiades() {
        state.pieces.get_mut(leader).at = At::Removed;
        log.push(|| Event::Held { leader });
    }
}

/// 7.S18b to 7.S18d Alcibiades escapes; if nobody held him, the counter of Tissaphernes leaves the game and Sparta scores.
fn escape(state: &mut State, log: &mut Log<Event>) {
    if state.tissaphernes == Tissaphernes::Holds {
        state.tissaphernes = Tissaphernes::Outwitted;
        if let Some(leader) = alcibiades() {
            let to = Place::SAMOS;
            *state.pieces.get_mut(leader) = Piece::placed(to);
            log.push(|| Event::Freed { leader, to });
        }
        return;
    }
    state.tissaphernes = Tissaphernes::Forestalled;
    let counter = TISSAPHERNES;
    state.bowl.remove(counter);
    for side in Side::BOTH {
        state.take_from_hand(side, counter);
    }
    state.set_aside.insert(counter);
    log.push(|| Event::CounterLeft { counter });
}

/// 7.S16a to 7.S16c A leader without a sword goes on 3 or more, one with a sword on 5 or more, for good.
pub(crate) fn resolve_discord(
    game: &Hellespont,
    state: &mut State,
    side: Side,
    leader: PieceId,
    die: D6,
    log: &mut Log<Event>,
) {
    let sown = (side, leader);
    state.pieces.resolve_discord(&game.pieces, sown, die, log);
}
