//! What a player wants to know before he answers: the odds of a combat, the price of a move.

use campaign::SharedHint;
use engine::{D6, Log, MarchStep};
use serde::Serialize;
use strum::VariantNames;

use crate::{
    action::{Action, Target},
    event::Construction,
    game::Syracuse,
    ids::{PerSide, Place, Side, Stratagem},
    march::March,
    pieces::{PieceId, PieceSet},
    rules::{
        activation, arrivals, building, forecast::forecast_at, groups, landing, losses, marching,
        modifiers, retreat, settle, stacking, steps,
    },
    state::State,
    step::{Roll, Step},
};

/// Facts about an answer, worded by the messages `hint-…`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames, ts_rs::TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Hint {
    /// 4.2i What the die that was thrown brings.
    Stands { winner: Side, hits: PerSide<u8> },
    /// Action points.
    Activation { cost: u8 },
    /// Movement points.
    Movement { cost: u8 },
    /// 4.1e The same, among enemies without an action point for the combat.
    Unpaid { cost: u8 },
    /// 4.1d The same, and these units, weakened already, would be lost.
    UnpaidLost { cost: u8, pieces: PieceSet },
    /// 3.5f A step after which these units aboard find no shore.
    StepWithoutShore { cost: u8, pieces: PieceSet },
    /// 3.5f These units aboard find no shore and are lost.
    WithoutShore { pieces: PieceSet },
    /// 2.B.2j, 3.3b Those aboard all land in one zone, and at least so many are lost there.
    Crowds { lost: u8 },
    /// Works points.
    Works { cost: u8 },
    /// 3.3b, 4.2.2i A unit that would be lost.
    Lost { strength: u16 },
    /// 4.2.2i A zone that is full, as are all to which units could move on: one will be lost.
    CostsUnit,
    /// 3.3g A weakened unit whose recovery makes its stack too great.
    Overstacks { strength: u16 },
    /// What a stratagem does.
    Stratagem { effect: Stratagem },
    /// 7.S17a Whom a stratagem delays.
    Delays { pieces: PieceSet },
    #[serde(untagged)]
    Shared(SharedHint),
}

impl From<SharedHint> for Hint {
    fn from(hint: SharedHint) -> Self {
        Self::Shared(hint)
    }
}

/// What can be said about an answer before it is given.
pub(crate) fn hint(game: &Syracuse, state: &State, action: Action) -> Option<Hint> {
    match action {
        Action::Accept => stands(game, state),
        Action::Fight { zone } => battle(game, state, zone),
        Action::Assault { fort } => battle(game, state, Place::fort(fort)),
        Action::Activate { place } => activation(game, state, place),
        Action::Step { to } => movement(game, state, to),
        Action::BuildCamp => Some(works(Construction::Camp)),
        Action::BuildFort { fort } => Some(works(Construction::Fort(fort))),
        Action::BuildWall { wall } => Some(works(Construction::Wall(wall))),
        Action::BuildChains => Some(works(Construction::Chains)),
        Action::Play {
            target: Target::Group { group },
            ..
        } => {
            let group = game.scenario(state)?.groups.get(usize::from(group))?;
            let pieces = group.pieces;
            Some(Hint::Delays { pieces })
        }
        Action::Play {
            stratagem: Stratagem::RecoverOne | Stratagem::RecoverTwo | Stratagem::GoodOmens,
            target: Target::Piece { piece },
            ..
        } if stacking::overstacks(game, state, piece) => recovery(game, state, piece),
        Action::Play { stratagem, .. } => Some(Hint::Stratagem { effect: stratagem }),
        Action::Pick { piece }
        | Action::Defend { piece }
        | Action::Enter { piece }
        | Action::Occupy { piece }
        | Action::Regroup { piece }
        | Action::Infect { piece }
        | Action::Lose { unit: piece }
        | Action::MoveOn { unit: piece }
        | Action::Weaken { unit: piece } => unit(game, state, piece),
        Action::Recover { unit } | Action::RecoverByAdvantage { unit } => {
            recovery(game, state, unit)
        }
        Action::ArriveIn { zone } | Action::DisplaceTo { zone } => {
            arrivals::costs_a_unit(game, state, zone).then_some(Hint::CostsUnit)
        }
        Action::EndMoves => end_moves(game, state),
        Action::Done => free_move_done(game, state),
        Action::RetreatTo { place } => {
            retreat::costs_a_unit(game, state, place).then_some(Hint::CostsUnit)
        }
        Action::Disband { unit } => Some(Hint::Lost {
            strength: state.strength(game, unit),
        }),
        Action::AddActions
        | Action::SwapInitiative
        | Action::ReturnLeader { .. }
        | Action::Reroll
        | Action::Pass
        | Action::PassPhase
        | Action::Announce { .. }
        | Action::Take { .. }
        | Action::PickAll
        | Action::Stop
        | Action::EndZone
        | Action::TakeFort { .. }
        | Action::LandAt { .. }
        | Action::StayAboard
        | Action::Withdraw
        | Action::Stand
        | Action::WithdrawTo { .. }
        | Action::AssaultCamp { .. }
        | Action::DeclineCombats
        | Action::EndCombats
        | Action::Discard { .. }
        | Action::Keep { .. }
        | Action::KeepNone
        | Action::RegroupTo { .. }
        | Action::Besiege { .. }
        | Action::Breach { .. }
        | Action::BreakChains => None,
    }
}

fn stands(game: &Syracuse, state: &State) -> Option<Hint> {
    let Some(Step::Roll {
        roll: Roll::Combat { die, .. },
    }) = state.step()
    else {
        return None;
    };
    let battle = state.battle.as_ref()?;
    let reading = modifiers::reading(game, state, battle);
    let result = reading.result(game.table(state), D6::try_from(die).ok()?);
    Some(Hint::Stands {
        winner: result.won_by(battle.attacker),
        hits: losses::counts(game, state, battle, result),
    })
}

fn works(work: Construction) -> Hint {
    Hint::Works {
        cost: building::cost(work),
    }
}

fn unit(game: &Syracuse, state: &State, piece: PieceId) -> Option<Hint> {
    let strength = state.pieces.hint(&game.pieces, piece);
    strength.map(Hint::from)
}

fn recovery(game: &Syracuse, state: &State, piece: PieceId) -> Option<Hint> {
    if stacking::overstacks(game, state, piece) {
        let strength = state.strength(game, piece);
        return Some(Hint::Overstacks { strength });
    }
    unit(game, state, piece)
}

fn end_moves(game: &Syracuse, state: &State) -> Option<Hint> {
    let Some(Step::Menu { side }) = state.step() else {
        return None;
    };
    let pieces = landing::without_shore(game, state, side);
    (!pieces.is_empty()).then_some(Hint::WithoutShore { pieces })
}

fn free_move_done(game: &Syracuse, state: &State) -> Option<Hint> {
    let Some(Step::FreeMove { side }) = state.step() else {
        return None;
    };
    let pieces = landing::without_shore(game, state, side);
    if !pieces.is_empty() {
        return Some(Hint::WithoutShore { pieces });
    }
    let lost = arrivals::lost_ashore(game, state, side);
    (lost > 0).then_some(Hint::Crowds { lost })
}

fn activation(game: &Syracuse, state: &State, place: Place) -> Option<Hint> {
    let Some(Step::Menu { side }) = state.step() else {
        return None;
    };
    let cost = activation::may_activate(game, state, side, place).ok()?;
    Some(Hint::Activation { cost })
}

/// 3b The group that is asked for its next step, and its side.
fn marching_group(game: &Syracuse, state: &State) -> Option<(Side, March)> {
    match state.step() {
        Some(Step::Pick(picking)) => {
            let march = groups::set_out(game, state, picking).ok()?;
            Some((picking.side, march))
        }
        Some(Step::March { side }) => Some((side, marching::current(state)?)),
        _ => None,
    }
}

/// 3b Where a step leads, and its movement points.
pub(crate) fn march_step(game: &Syracuse, state: &State, action: Action) -> Option<MarchStep> {
    let Action::Step { to } = action else {
        return None;
    };
    let (side, march) = marching_group(game, state)?;
    let step = steps::may_step(game, state, side, &march, to).ok()?;
    Some(MarchStep {
        to: to.to_string(),
        cost: step.cost.into(),
    })
}

fn movement(game: &Syracuse, state: &State, to: Place) -> Option<Hint> {
    let (side, march) = marching_group(game, state)?;
    let way = steps::may_step(game, state, side, &march, to).ok()?;
    let cost = way.cost;
    let is_attack = !way.who.without(game.pieces.leaders).is_empty()
        && !state.units_at(game, side.other(), to).is_empty();
    if is_attack && !state.phase.budget.covers_combats() {
        let pieces = way.who.intersection(state.pieces.backs());
        let pieces = pieces.without(game.pieces.leaders);
        return Some(if pieces.is_empty() {
            Hint::Unpaid { cost }
        } else {
            Hint::UnpaidLost { cost, pieces }
        });
    }
    let pieces = lost_aboard(game, state, side, to);
    if !pieces.is_empty() {
        return Some(Hint::StepWithoutShore { cost, pieces });
    }
    Some(Hint::Movement { cost })
}

/// 3.5f The units aboard that find no shore after a step that ends their march.
fn lost_aboard(game: &Syracuse, state: &State, side: Side, to: Place) -> PieceSet {
    if !to.is_sea() {
        return PieceSet::EMPTY;
    }
    let mut after = state.clone();
    let log = &mut Log::off();
    let went = match state.step() {
        Some(Step::Pick(picking)) => groups::first_step(game, &mut after, picking, to, log),
        Some(Step::March { side }) => marching::step(game, &mut after, side, to, log),
        _ => return PieceSet::EMPTY,
    };
    let follows = |step| {
        matches!(
            step,
            Step::March { .. } | Step::Land(_) | Step::FreeMove { .. }
        )
    };
    settle::settle_while(game, &mut after, follows, log);
    if went.is_err() || after.march.is_some() {
        return PieceSet::EMPTY;
    }
    let own = game.pieces.of(side).intersection(state.pieces.in_play());
    let lost = own.without(after.pieces.in_play());
    lost.union(landing::without_shore(game, &after, side).intersection(after.pieces.at(to)))
}

fn battle(game: &Syracuse, state: &State, place: Place) -> Option<Hint> {
    let Some(Step::Combats { side }) = state.step() else {
        return None;
    };
    let forecast = forecast_at(game, state, side, place)?;
    Some(forecast.hint().into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{
        empty_map, game, place,
        playing::{phase, play},
        put,
    };

    #[test]
    fn r_4_1e_a_warning_before_a_combat_that_cannot_be_paid() {
        let hints = |points: u8, to: &str| {
            let mut state = empty_map();
            put(&mut state, "T24", "ath-H1");
            put(&mut state, "T13", "syr-H1");
            phase(&mut state, Side::Athenian, points);
            play(&mut state, "activate T24; pick ath-H1").expect("legal");
            hint(&game(), &state, Action::Step { to: place(to) })
        };
        let cost = 2;
        assert_eq!(hints(2, "T13"), Some(Hint::Unpaid { cost }));
        assert_eq!(hints(3, "T13"), Some(Hint::Movement { cost }));
        assert_eq!(hints(2, "T25"), Some(Hint::Movement { cost: 1 }));
    }
}
