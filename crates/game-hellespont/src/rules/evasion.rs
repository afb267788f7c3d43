//! 4.2.1 Evasion: the passive player tries to avoid a combat.

use engine::Ruled;
use serde::Serialize;

use crate::{
    rules::{modifiers::fighters, prelude::*},
    state::EvasionLoss,
};

/// 4.2.1g It succeeds from this on.
const SUCCESS: i8 = 6;

/// 4.2.1b, 4.2.1h Adjacent zones and ports without enemy units that all of them may enter.
pub(crate) fn places(look: Look<'_>, side: Side, zone: Place) -> impl Iterator<Item = Place> {
    let seas = zone.is_sea().then(|| look.game.board.naval_ways(zone));
    let lands = zone.is_land().then(|| look.game.board.land_ways(zone));
    let next = seas
        .into_iter()
        .flatten()
        .chain(lands.into_iter().flatten());
    next.filter(move |&to| !look.has_units_at(side.other(), to) && !look.state.is_barred(side, to))
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
    look: Look<'_>,
    evader: Side,
    zone: Place,
) -> impl Iterator<Item = (EvasionReason, i8)> {
    let swords = |side| look.best_swords(look.leaders_at(side, zone));
    let (own, enemy) = (swords(evader), swords(evader.other()));
    let has_leader = own >= 2 || (own == 1 && enemy == 0);
    let leader = has_leader.then_some((EvasionReason::Leader, 1));
    let terrain = match look.game.board.terrain(zone) {
        Terrain::Open => Some((EvasionReason::OpenSea, 1)),
        Terrain::Strait => Some((EvasionReason::Strait, -1)),
        Terrain::Difficult => Some((EvasionReason::Difficult, -1)),
        Terrain::Clear | Terrain::Port | Terrain::Base => None,
    };
    leader.into_iter().chain(terrain)
}

/// 4.2.1d to 4.2.1f What is added to the die in all.
pub(crate) fn bonus(look: Look<'_>, evader: Side, zone: Place) -> i8 {
    lines(look, evader, zone).map(|(_, by)| by).sum()
}

/// Faces of the die with which evasion succeeds.
pub(crate) fn faces(look: Look<'_>, evader: Side, zone: Place) -> u8 {
    let bonus = bonus(look, evader, zone);
    let wins = |die: &D6| die.get() as i8 + bonus >= SUCCESS;
    D6::all().filter(wins).count() as u8
}

/// 4.2.1a To evade or to stand.
pub(crate) fn answers(out: &mut Decisions<Hellespont>) {
    out.push(Action::Stand);
    out.push(Action::Evade);
}

/// 4.2.1a The try; the advantage may cancel the die (8e).
pub(crate) fn evade(act: &mut Act<'_>) {
    let die = act.state.dice.d6(act.log).get();
    act.state.battle_stage(BattleStage::Stratagems);
    rolls::offer(act.state, Roll::Evasion { die });
}

/// 4.2.1a The passive player stands and fights.
pub(crate) fn stand(act: &mut Act<'_>) {
    act.state.battle_stage(BattleStage::Stratagems);
    act.announce_battle();
}

/// 4.2.1g, 4.2.1i On a success the evader weakens one of his units and goes; otherwise there is a combat.
pub(crate) fn resolve(act: &mut Act<'_>, die: D6) {
    let Some(battle) = act.state.battle else {
        return;
    };
    let (side, zone) = (battle.attacker.other(), battle.zone);
    let bonus = bonus(act.look(), side, zone);
    let success = die.get() as i8 + bonus >= SUCCESS;
    act.log.push(|| Event::EvasionRolled {
        side,
        zone,
        die,
        bonus,
        success,
    });
    if !success {
        act.announce_battle();
        return;
    }
    act.state
        .battle_stage(BattleStage::Own(OwnBattleStage::Escape));
    let units = match act.state.options.evasion_loss {
        EvasionLoss::Any => act.look().units_at(side, zone),
        EvasionLoss::Ship => fighters(act.look(), side, zone),
    };
    weakening::ask(act.state, side, units, 1, WeakenCause::Evasion);
}

/// 4.2.1g, 4.2.1h They go to one zone; if the only unit is lost, no leader escapes.
pub(crate) fn escape(act: &mut Act<'_>, battle: &Battle) {
    act.state.battle_stage(BattleStage::End);
    let side = battle.attacker.other();
    act.lone_leaders(battle.zone, Cause::Combat);
    if !fighters(act.look(), side, battle.zone).is_empty() {
        act.state.stack.push(Step::Own(OwnStep::EvadeTo { side }));
    }
}

/// 4.2.1b Where they go.
pub(crate) fn evade_to_answers(look: Look<'_>, side: Side, out: &mut Decisions<Hellespont>) {
    if let Some(battle) = look.state.battle {
        let open = places(look, side, battle.zone);
        out.extend(open.map(|place| Action::EvadeTo { place }));
    }
}

/// 4.2.1h All go together; over-stacking is solved as after a retreat.
pub(crate) fn evade_to(act: &mut Act<'_>, side: Side, to: Place) -> Result<(), Illegal> {
    let from = act.state.battle.ok_or(Illegal::NoEvasion)?.zone;
    if !places(act.look(), side, from).any(|place| place == to) {
        return Err(Illegal::Shared(Refusal::CannotRetreatTo { place: to }));
    }
    let pieces = act.look().own_at(side, from);
    for piece in pieces.iter() {
        let mut gone = act.state.pieces.get_mut(piece);
        gone.at = At::Place(to);
        gone.entered = Entered::default();
        gone.moved = true;
    }
    act.log.push(|| Event::Evaded {
        side,
        pieces,
        from,
        to,
    });
    act.lone_leaders(to, Cause::Alone);
    act.state.stack.pop();
    act.state.stack.push(retreat::thin_out(side, to));
    Ok(())
}
