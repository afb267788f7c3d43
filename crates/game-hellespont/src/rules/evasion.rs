//! 4.2.1 Evasion: the passive player tries to avoid a combat.

use engine::{D6, Decisions, Log, Ruled};
use serde::Serialize;

use crate::{
    action::Action,
    battle::Battle,
    data::Terrain,
    event::Event,
    game::Hellespont,
    ids::{Place, Side},
    illegal::{Illegal, Refusal},
    rules::{battle, casualties, modifiers::fighters, retreat, steps, weakening},
    state::{At, Entered, EvasionLoss, State},
    step::{BattleStage, Cause, Roll, Step, WeakenCause},
};

/// 4.2.1g It succeeds from this on.
const SUCCESS: i8 = 6;

/// 4.2.1b, 4.2.1h Adjacent zones and ports without enemy units that all of them may enter.
pub(crate) fn places(
    game: &Hellespont,
    state: &State,
    side: Side,
    zone: Place,
) -> impl Iterator<Item = Place> {
    let seas = zone.is_sea().then(|| game.board.naval_ways(zone));
    let lands = zone.is_land().then(|| game.board.land_ways(zone));
    let next = seas
        .into_iter()
        .flatten()
        .chain(lands.into_iter().flatten());
    next.filter(move |&to| {
        !state.holds(game, side.other(), to) && !steps::is_barred(state, side, to)
    })
}

/// What changes the die of an evasion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum EvasionReason {
    Leader,
    OpenSea,
    Strait,
    Difficult,
}

impl Ruled for EvasionReason {
    fn rule(&self) -> &'static str {
        match self {
            Self::Leader => "4.2.1d",
            Self::OpenSea => "4.2.1e",
            Self::Strait | Self::Difficult => "4.2.1f",
        }
    }
}

/// 4.2.1d to 4.2.1f Everything that is added to the die.
pub(crate) fn lines(
    game: &Hellespont,
    state: &State,
    evader: Side,
    zone: Place,
) -> impl Iterator<Item = (EvasionReason, i8)> {
    let swords = |side| state.best_swords(game, state.leaders_at(game, side, zone));
    let (own, enemy) = (swords(evader), swords(evader.other()));
    let has_leader = own >= 2 || (own == 1 && enemy == 0);
    let leader = has_leader.then_some((EvasionReason::Leader, 1));
    let terrain = match game.board.terrain(zone) {
        Terrain::Open => Some((EvasionReason::OpenSea, 1)),
        Terrain::Strait => Some((EvasionReason::Strait, -1)),
        Terrain::Difficult => Some((EvasionReason::Difficult, -1)),
        Terrain::Clear | Terrain::Port | Terrain::Base => None,
    };
    leader.into_iter().chain(terrain)
}

/// 4.2.1d to 4.2.1f What is added to the die in all.
pub(crate) fn bonus(game: &Hellespont, state: &State, evader: Side, zone: Place) -> i8 {
    lines(game, state, evader, zone).map(|(_, by)| by).sum()
}

/// Faces of the die with which evasion succeeds.
pub(crate) fn faces(game: &Hellespont, state: &State, evader: Side, zone: Place) -> u8 {
    let bonus = bonus(game, state, evader, zone);
    let wins = |die: &D6| die.get() as i8 + bonus >= SUCCESS;
    D6::all().filter(wins).count() as u8
}

/// 4.2.1a To evade or to stand.
pub(crate) fn answers(out: &mut Decisions<Hellespont>) {
    out.push(Action::Stand);
    out.push(Action::Evade);
}

/// 4.2.1a The try; the advantage may cancel the die (8e).
pub(crate) fn evade(state: &mut State, log: &mut Log<Event>) {
    let die = state.dice.d6(log).get();
    battle::to_stage(state, BattleStage::Stratagems);
    state.stack.push(Step::Roll {
        roll: Roll::Evasion { die },
        repeated: false,
    });
}

/// 4.2.1a The passive player stands and fights.
pub(crate) fn stand(game: &Hellespont, state: &mut State, log: &mut Log<Event>) {
    battle::to_stage(state, BattleStage::Stratagems);
    if let Some(battle) = state.battle {
        battle::announce(game, state, &battle, log);
    }
}

/// 4.2.1g, 4.2.1i On a success the evader weakens one of his units and goes; otherwise there is a combat.
pub(crate) fn resolve(game: &Hellespont, state: &mut State, die: D6, log: &mut Log<Event>) {
    let Some(battle) = state.battle else {
        return;
    };
    let (side, zone) = (battle.attacker.other(), battle.zone);
    let bonus = bonus(game, state, side, zone);
    let success = die.get() as i8 + bonus >= SUCCESS;
    log.push(|| Event::EvasionRolled {
        side,
        zone,
        die,
        bonus,
        success,
    });
    if !success {
        battle::announce(game, state, &battle, log);
        return;
    }
    battle::to_stage(state, BattleStage::Escape);
    let units = match state.options.evasion_loss {
        EvasionLoss::Any => state.units_at(game, side, zone),
        EvasionLoss::Ship => fighters(game, state, side, zone),
    };
    weakening::ask(state, side, units, 1, WeakenCause::Evasion);
}

/// 4.2.1g, 4.2.1h They go to one zone; if the only unit is lost, no leader escapes.
pub(crate) fn escape(game: &Hellespont, state: &mut State, battle: &Battle, log: &mut Log<Event>) {
    battle::to_stage(state, BattleStage::End);
    let side = battle.attacker.other();
    casualties::lone_leaders(game, state, battle.zone, Cause::Combat, log);
    if !fighters(game, state, side, battle.zone).is_empty() {
        state.stack.push(Step::EvadeTo { side });
    }
}

/// 4.2.1b Where they go.
pub(crate) fn evade_to_answers(
    game: &Hellespont,
    state: &State,
    side: Side,
    out: &mut Decisions<Hellespont>,
) {
    if let Some(battle) = state.battle {
        let open = places(game, state, side, battle.zone);
        out.extend(open.map(|place| Action::EvadeTo { place }));
    }
}

/// 4.2.1h All go together; over-stacking is solved as after a retreat.
pub(crate) fn evade_to(
    game: &Hellespont,
    state: &mut State,
    side: Side,
    to: Place,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    let from = state.battle.ok_or(Illegal::NoEvasion)?.zone;
    if !places(game, state, side, from).any(|place| place == to) {
        return Err(Illegal::Shared(Refusal::CannotRetreatTo { place: to }));
    }
    let pieces = state.own_at(game, side, from);
    for piece in pieces.iter() {
        let mut gone = state.pieces.get_mut(piece);
        gone.at = At::Place(to);
        gone.entered = Entered::default();
        gone.moved = true;
    }
    log.push(|| Event::Evaded {
        side,
        pieces,
        from,
        to,
    });
    casualties::lone_leaders(game, state, to, Cause::Alone, log);
    state.stack.pop();
    state.stack.push(retreat::thin_out(side, to));
    Ok(())
}
