//! What a player wants to know before he answers: the odds of a combat, the price of a move.

use campaign::Advice;
use engine::{D6, Log};
use serde::Serialize;
use strum::VariantNames;

use crate::{
    action::{Action, Target},
    battle::Play,
    event::Construction,
    ids::{Place, Side, Stratagem},
    pieces::{PieceId, PieceSet},
    rules::{
        activation, arrivals, building, forecast::forecast_at, landing, retreat, settle, stacking,
    },
    step::{OwnStep, Roll, Step},
    types::{Act, Look, Types},
};

/// Facts about an answer, worded by the messages `hint-…`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames, ts_rs::TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Hint {
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
    /// 7.S17a Whom a stratagem delays.
    Delays { pieces: PieceSet },
    #[serde(untagged)]
    Shared(SharedHint),
}

/// What both campaigns hint at in the same words.
pub(crate) type SharedHint = campaign::SharedHint<Types>;

impl Advice<Types> for Hint {
    fn of(look: Look<'_>, action: Action) -> Option<Self> {
        hint(look, action)
    }

    fn comes_with_turn_end(&self) -> bool {
        matches!(self, Self::Shared(hint) if hint.comes_with_turn_end())
    }

    fn warns(&self) -> bool {
        match self {
            Self::Unpaid { .. }
            | Self::UnpaidLost { .. }
            | Self::StepWithoutShore { .. }
            | Self::WithoutShore { .. }
            | Self::Crowds { .. }
            | Self::CostsUnit
            | Self::Overstacks { .. } => true,
            Self::Shared(hint) => hint.warns(),
            Self::Works { .. } | Self::Lost { .. } | Self::Delays { .. } => false,
        }
    }
}

impl From<SharedHint> for Hint {
    fn from(hint: SharedHint) -> Self {
        Self::Shared(hint)
    }
}

/// What can be said about an answer before it is given.
pub(crate) fn hint(look: Look<'_>, action: Action) -> Option<Hint> {
    match action {
        Action::Accept => stands(look),
        Action::PassPhase => look.until_announcement(
            |step| matches!(step, OwnStep::Roll { roll, .. } if matches!(roll, Roll::Combat { .. })),
        ),
        Action::Fight { zone } => battle(look, zone),
        Action::Assault { fort } => battle(look, Place::fort(fort)),
        Action::Activate { place } => activation(look, place),
        Action::Step { to } => movement(look, to),
        Action::BuildCamp => Some(works(Construction::Camp)),
        Action::BuildFort { fort } => Some(works(Construction::Fort(fort))),
        Action::BuildWall { wall } => Some(works(Construction::Wall(wall))),
        Action::BuildChains => Some(works(Construction::Chains)),
        Action::Play(Play {
            target: Target::Group { group },
            ..
        }) => {
            let pieces = look.group(group)?.pieces;
            Some(Hint::Delays { pieces })
        }
        Action::Play(Play {
            stratagem: Stratagem::RecoverOne | Stratagem::RecoverTwo | Stratagem::GoodOmens,
            target: Target::Piece { piece },
            ..
        }) if stacking::overstacks(look, piece) => recovery(look, piece),
        Action::Play(play) => Some(SharedHint::from(play).into()),
        Action::Pick { piece }
        | Action::Defend { piece }
        | Action::Enter { piece }
        | Action::Occupy { piece }
        | Action::Regroup { piece }
        | Action::Infect { piece }
        | Action::Lose { unit: piece }
        | Action::MoveOn { unit: piece }
        | Action::Weaken { unit: piece } => unit(look, piece),
        Action::Recover { unit } | Action::RecoverByAdvantage { unit } => recovery(look, unit),
        Action::ArriveIn { zone } | Action::DisplaceTo { zone } => {
            arrivals::costs_a_unit(look, zone).then_some(Hint::CostsUnit)
        }
        Action::Announce { points } => look.too_few_points(points, activation::cheapest),
        Action::EndMoves => end_moves(look),
        Action::Done => free_move_done(look),
        Action::RetreatTo { place } => {
            retreat::costs_a_unit(look, place).then_some(Hint::CostsUnit)
        }
        Action::Disband { unit } => Some(Hint::Lost {
            strength: look.strength(unit),
        }),
        Action::AddActions
        | Action::SwapInitiative
        | Action::ReturnLeader { .. }
        | Action::Reroll
        | Action::Pass
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

fn stands(look: Look<'_>) -> Option<Hint> {
    let Some(Step::Own(OwnStep::Roll {
        roll: Roll::Combat { die, .. },
    })) = look.state.step()
    else {
        return None;
    };
    let battle = look.state.battle.as_ref()?;
    let reading = look.reading(battle);
    let result = reading.result(look.game.table(look.state), D6::try_from(die).ok()?);
    let stands = SharedHint::Stands {
        winner: result.won_by(battle.attacker),
        hits: look.losses(battle, result),
    };
    Some(stands.into())
}

fn works(work: Construction) -> Hint {
    Hint::Works {
        cost: building::cost(work),
    }
}

fn unit(look: Look<'_>, piece: PieceId) -> Option<Hint> {
    look.hint(piece).map(Hint::from)
}

fn recovery(look: Look<'_>, piece: PieceId) -> Option<Hint> {
    if stacking::overstacks(look, piece) {
        let strength = look.strength(piece);
        return Some(Hint::Overstacks { strength });
    }
    unit(look, piece)
}

fn end_moves(look: Look<'_>) -> Option<Hint> {
    let side = look.state.step()?.side()?;
    let pieces = landing::without_shore(look, side);
    (!pieces.is_empty()).then_some(Hint::WithoutShore { pieces })
}

fn free_move_done(look: Look<'_>) -> Option<Hint> {
    let Some(Step::Own(OwnStep::FreeMove { side })) = look.state.step() else {
        return None;
    };
    let pieces = landing::without_shore(look, side);
    if !pieces.is_empty() {
        return Some(Hint::WithoutShore { pieces });
    }
    let lost = arrivals::lost_ashore(look, side);
    (lost > 0).then_some(Hint::Crowds { lost })
}

fn activation(look: Look<'_>, place: Place) -> Option<Hint> {
    let side = look.state.step()?.side()?;
    let cost = activation::may_activate(look, side, place).ok()?;
    Some(SharedHint::Activation { cost }.into())
}

fn movement(look: Look<'_>, to: Place) -> Option<Hint> {
    let (side, before, after) = look.step(to)?;
    let cost = after.spent - before.spent;
    let is_attack = !after.group.without(look.game.pieces.leaders).is_empty()
        && !look.units_at(side.other(), to).is_empty();
    if is_attack && !look.state.phase.budget.covers_combats() {
        let pieces = after.group.intersection(look.state.pieces.backs());
        let pieces = pieces.without(look.game.pieces.leaders);
        return Some(if pieces.is_empty() {
            Hint::Unpaid { cost }
        } else {
            Hint::UnpaidLost { cost, pieces }
        });
    }
    let pieces = lost_aboard(look, side, to);
    if !pieces.is_empty() {
        return Some(Hint::StepWithoutShore { cost, pieces });
    }
    Some(SharedHint::Movement { cost }.into())
}

/// 3.5f The units aboard that find no shore after a step that ends their march.
fn lost_aboard(look: Look<'_>, side: Side, to: Place) -> PieceSet {
    if !to.is_sea() {
        return PieceSet::EMPTY;
    }
    let mut after = look.state.clone();
    let mut log = Log::off();
    let act = &mut Act::new(look.game, &mut after, &mut log);
    let went = match look.state.step() {
        Some(Step::Pick(picking)) => act.first_step(picking, to),
        Some(Step::March { side }) => act.step_to(side, to),
        _ => return PieceSet::EMPTY,
    };
    let follows = |step| {
        matches!(
            step,
            Step::March { .. } | Step::Own(OwnStep::Land(_)) | Step::Own(OwnStep::FreeMove { .. })
        )
    };
    settle::settle_while(act, follows);
    if went.is_err() || after.march.is_some() {
        return PieceSet::EMPTY;
    }
    let own = look
        .game
        .pieces
        .of(side)
        .intersection(look.state.pieces.in_play());
    let lost = own.without(after.pieces.in_play());
    lost.union(
        landing::without_shore(Look::new(look.game, &after), side)
            .intersection(after.pieces.at(to)),
    )
}

fn battle(look: Look<'_>, place: Place) -> Option<Hint> {
    let side = look.state.step()?.side()?;
    Some(forecast_at(look, side, place)?.hint().into())
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
            hint(Look::new(&game(), &state), Action::Step { to: place(to) })
        };
        let cost = 2;
        assert_eq!(hints(2, "T13"), Some(Hint::Unpaid { cost }));
        assert_eq!(hints(3, "T13"), Some(SharedHint::Movement { cost }.into()));
        assert_eq!(
            hints(2, "T25"),
            Some(SharedHint::Movement { cost: 1 }.into())
        );
    }
}
