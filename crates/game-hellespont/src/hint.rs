//! What a player wants to know before he answers: the odds of a combat, the price of a move.

use campaign::Odds;
use engine::D6;
use serde::Serialize;
use strum::VariantNames;

use crate::{
    action::{Action, Target},
    battle::Siege,
    game::Hellespont,
    ids::{PerSide, Place, Side, Stratagem},
    march::MarchKind,
    pieces::{PieceId, PieceSet},
    rules::{
        activation, attrition, bases, evasion,
        forecast::forecast_at,
        groups, losses, marching,
        modifiers::{self, fighters},
        prospects::siege_forecast,
        steps,
    },
    state::State,
    step::{Roll, Step},
};

/// Facts about an answer, worded by the messages `hint-…`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames, ts_rs::TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the messages say it")]
pub enum Hint {
    Battle {
        attack: u16,
        defence: u16,
        odds: Odds,
        /// Faces of the die on which the attacker wins.
        winning: u8,
    },
    /// 4.2.2g What the die that was thrown brings.
    Stands { winner: Side, hits: PerSide<u8> },
    /// 5.1p Dice of a siege, and in how many of a thousand throws it succeeds at once.
    Siege { dice: u8, taken: u16 },
    /// 3.5j, 4.2.1g Faces of the die that help.
    Faces { faces: u8 },
    /// Action points.
    Activation { cost: u8 },
    /// Movement points.
    Movement { cost: u8 },
    /// At sea.
    Sailing,
    /// 3.5j At sea, to an enemy fleet that is passed on so many faces of the die.
    Fleet { faces: u8 },
    /// 4.1b Among enemies without an action point for the combat.
    Unpaid,
    /// 6.4e What attrition adds to the die.
    Attrition { bonus: u8 },
    /// A unit at full strength.
    Unit { strength: u16, weakened: u8 },
    /// A unit that is weakened already.
    Weakened { strength: u16 },
    /// What a stratagem does.
    Stratagem { effect: Stratagem },
    /// 7.S13a, 7.S14a Whom a stratagem delays or calls.
    Group { pieces: PieceSet },
}

campaign::hints!(Hint);

/// What can be said about an answer before it is given.
pub(crate) fn hint(game: &Hellespont, state: &State, action: Action) -> Option<Hint> {
    match action {
        Action::Accept => stands(game, state),
        Action::Fight { zone } => battle(game, state, zone),
        Action::Besiege { port } => siege(game, state, port),
        Action::Evade => {
            let battle = state.battle.as_ref()?;
            let evader = battle.attacker.other();
            let faces = evasion::faces(game, state, evader, battle.zone);
            Some(Hint::Faces { faces })
        }
        Action::TryPass => {
            let march = state.march?;
            let faces = marching::passing_faces(game, march.at);
            Some(Hint::Faces { faces })
        }
        Action::Activate { place } => {
            let Some(Step::Menu { side }) = state.step() else {
                return None;
            };
            let cost = activation::may_activate(game, state, side, place).ok()?;
            Some(Hint::Activation { cost })
        }
        Action::Leave { base } => {
            let Some(Step::BaseMoves { side }) = state.step() else {
                return None;
            };
            let cost = bases::may_leave(game, state, side, base).ok()?;
            Some(Hint::Activation { cost })
        }
        Action::Step { to } => movement(game, state, to),
        Action::Test { zone } => {
            let Some(Step::Tests { side }) = state.step() else {
                return None;
            };
            let bonus = attrition::bonus(game, state, side, zone);
            Some(Hint::Attrition { bonus })
        }
        Action::Play {
            target: Target::Group { group },
            ..
        } => {
            let group = game.scenario(state)?.groups.get(usize::from(group))?;
            let pieces = group.pieces;
            Some(Hint::Group { pieces })
        }
        Action::Play { stratagem, .. } => Some(Hint::Stratagem { effect: stratagem }),
        Action::Pick { piece }
        | Action::Drop { piece }
        | Action::Enter { piece }
        | Action::Regroup { piece }
        | Action::Infect { piece }
        | Action::RecoverByAdvantage { unit: piece }
        | Action::Disband { unit: piece }
        | Action::Unload { unit: piece }
        | Action::Lose { unit: piece }
        | Action::MoveOn { unit: piece }
        | Action::Recover { unit: piece }
        | Action::Weaken { unit: piece } => unit(game, state, piece),
        Action::AddActions
        | Action::SwapInitiative
        | Action::ReturnPiece { .. }
        | Action::Reroll
        | Action::Discard { .. }
        | Action::Pass
        | Action::PassPhase
        | Action::Choose { .. }
        | Action::ChooseNone
        | Action::DisplaceTo { .. }
        | Action::Announce { .. }
        | Action::PickAll
        | Action::Stop
        | Action::EndZone
        | Action::EndMoves
        | Action::WithdrawTo { .. }
        | Action::Stand
        | Action::EvadeTo { .. }
        | Action::RetreatTo { .. }
        | Action::Keep { .. }
        | Action::KeepNone
        | Action::RegroupTo { .. }
        | Action::SickTo { .. }
        | Action::Done => None,
    }
}

fn stands(game: &Hellespont, state: &State) -> Option<Hint> {
    let Some(Step::Roll {
        roll: Roll::Combat { die },
        ..
    }) = state.step()
    else {
        return None;
    };
    let battle = state.battle.as_ref()?;
    let reading = modifiers::reading(game, state, battle);
    let result = reading.result(&game.table, D6::try_from(die).ok()?);
    Some(Hint::Stands {
        winner: result.won_by(battle.attacker),
        hits: losses::counts(game, state, battle, result),
    })
}

fn siege(game: &Hellespont, state: &State, port: Place) -> Option<Hint> {
    let Some(Step::Sieges { side, .. }) = state.step() else {
        return None;
    };
    let forecast = siege_forecast(game, state, &Siege::new(port, side));
    let (dice, taken) = (forecast.dice, forecast.taken);
    Some(Hint::Siege { dice, taken })
}

fn unit(game: &Hellespont, state: &State, piece: PieceId) -> Option<Hint> {
    let strength = state.pieces.inkling(&game.pieces, piece);
    strength.map(Hint::from)
}

fn movement(game: &Hellespont, state: &State, to: Place) -> Option<Hint> {
    let (side, march) = match state.step() {
        Some(Step::Pick(picking)) => (picking.side, groups::set_out(game, state, picking).ok()?),
        Some(Step::March { side }) => (side, marching::current(state)?),
        _ => return None,
    };
    let way = steps::may_step(game, state, side, &march, to).ok()?;
    let meets = !to.is_port() && !fighters(game, state, side.other(), to).is_empty();
    if meets && !march.base && !state.phase.budget.covers_combats() {
        return Some(Hint::Unpaid);
    }
    Some(match way.kind {
        MarchKind::Naval if meets && !marching::is_overwhelming(game, state, side, way.who, to) => {
            let faces = marching::passing_faces(game, to);
            Hint::Fleet { faces }
        }
        MarchKind::Naval => Hint::Sailing,
        MarchKind::Land | MarchKind::Amphibious => Hint::Movement { cost: way.cost },
    })
}

fn battle(game: &Hellespont, state: &State, zone: Place) -> Option<Hint> {
    let Some(Step::Combats { side }) = state.step() else {
        return None;
    };
    let forecast = forecast_at(game, state, side, zone)?;
    Some(forecast.inkling().into())
}
