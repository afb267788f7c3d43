//! What a player wants to know before he answers: the odds of a combat, the price of a move.

use campaign::Advice;
use engine::D6;
use serde::Serialize;
use strum::VariantNames;

use crate::{
    action::{Action, Target},
    battle::{Play, Siege},
    ids::{Place, Stratagem},
    pieces::{PieceId, PieceSet, UnitType},
    rules::{
        activation, attrition, bases, cargo, combats, evasion, forecast::forecast_at, groups,
        marching, modifiers::fighters, prospects::siege_forecast, regrouping, stacking,
    },
    step::{MarchKind, OwnStep, Roll, StackCheck, Step},
    types::{Look, Types},
};

/// Facts about an answer, worded by the messages `hint-…`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames, ts_rs::TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Hint {
    /// 5.1p Dice of a siege, and in how many of a thousand throws it succeeds at once.
    Siege { dice: u8, taken: u16 },
    /// 3.5j, 4.2.1g Faces of the die that help.
    Faces { faces: u8 },
    /// At sea.
    Sailing,
    /// 3.5j At sea, to an enemy fleet that is passed on so many faces of the die.
    Fleet { faces: u8 },
    /// 4.1b Among enemies without an action point for the combat.
    Unpaid,
    /// 4.1c The same for units that have not moved.
    UnpaidInPlace,
    /// 3.6b A unit that recovers makes its stack too great.
    Crowds { place: Place },
    /// 3.3f, 4.2.4h Who is left at sea without ships enough.
    Strands { pieces: PieceSet },
    /// 3c With this ship the group goes by sea.
    Embarks,
    /// 3.3g The ships in a sea zone cannot carry the unit once it has recovered.
    Overladen { place: Place },
    /// 3.3m Aboard at the price of being weakened.
    BoardsWeakened { strength: u16, weakened: u8 },
    /// 3.3m Who boards weakened unless more ships are picked.
    Overloads { pieces: PieceSet },
    /// 3.5a Who stays: those who cannot go together with everybody, or the ships for which the group becomes too heavy.
    LeftOut { pieces: PieceSet },
    /// 6.4e What attrition adds to the die.
    Attrition { bonus: u8 },
    /// 7.S13a, 7.S14a Whom a stratagem delays or calls.
    Group { pieces: PieceSet },
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
            Self::Unpaid
            | Self::UnpaidInPlace
            | Self::Crowds { .. }
            | Self::Strands { .. }
            | Self::Overladen { .. }
            | Self::Overloads { .. }
            | Self::LeftOut { .. } => true,
            Self::Shared(hint) => hint.warns(),
            Self::Siege { .. }
            | Self::Faces { .. }
            | Self::Sailing
            | Self::Fleet { .. }
            | Self::Embarks
            | Self::BoardsWeakened { .. }
            | Self::Attrition { .. }
            | Self::Group { .. } => false,
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
        Action::Besiege { port } => siege(look, port),
        Action::Evade => {
            let battle = look.state.battle.as_ref()?;
            let evader = battle.attacker.other();
            let faces = evasion::faces(look, evader, battle.zone);
            Some(Hint::Faces { faces })
        }
        Action::TryPass => {
            let march = look.state.march?;
            let faces = marching::passing_faces(look.game, march.at);
            Some(Hint::Faces { faces })
        }
        Action::Activate { place } => {
            let side = look.state.step()?.side()?;
            let cost = activation::may_activate(look, side, place).ok()?;
            Some(SharedHint::Activation { cost }.into())
        }
        Action::Leave { base } => {
            let Some(Step::Own(OwnStep::BaseMoves { side })) = look.state.step() else {
                return None;
            };
            let cost = bases::may_leave(look, side, base).ok()?;
            Some(SharedHint::Activation { cost }.into())
        }
        Action::Step { to } => movement(look, to),
        Action::Test { zone } => {
            let Some(Step::Own(OwnStep::Tests { side })) = look.state.step() else {
                return None;
            };
            let bonus = attrition::bonus(look, side, zone);
            Some(Hint::Attrition { bonus })
        }
        Action::Play(Play {
            target: Target::Group { group },
            ..
        }) => {
            let pieces = look.group(group)?.pieces;
            Some(Hint::Group { pieces })
        }
        Action::Play(
            play @ Play {
                stratagem: Stratagem::RecoverOne,
                target: Target::Piece { piece },
                ..
            },
        ) => {
            let effect = SharedHint::from(play);
            crowds(look, piece).or(Some(effect.into()))
        }
        Action::Play(play) => Some(SharedHint::from(play).into()),
        Action::Announce { points } => look.too_few_points(points, activation::cheapest),
        Action::EndMoves | Action::Done => done(look),
        Action::Pick { piece } => boards_weakened(look, piece)
            .or_else(|| embarks(look, piece))
            .or_else(|| outweighs(look, piece))
            .or_else(|| unit(look, piece)),
        Action::PickAll => left_out(look),
        Action::PickWeakened { piece } => {
            let [_, weakened] = look.game.pieces.card(piece).strength;
            let strength = look.strength(piece);
            Some(Hint::BoardsWeakened { strength, weakened })
        }
        Action::Recover { unit: piece } | Action::RecoverByAdvantage { unit: piece } => {
            crowds(look, piece).or_else(|| unit(look, piece))
        }
        Action::Regroup { piece } => {
            strands(look, PieceSet::one(piece)).or_else(|| unit(look, piece))
        }
        Action::RegroupTo { .. } => {
            let Some(Step::Own(OwnStep::RegroupTo { piece, .. })) = look.state.step() else {
                return None;
            };
            strands(look, piece)
        }
        Action::RegroupAll { from, to } => {
            let Some(Step::Own(OwnStep::Regroup { side, .. })) = look.state.step() else {
                return None;
            };
            let pieces = regrouping::may_regroup_all(look, side, (from, to)).ok()?;
            strands(look, pieces).or(Some(Hint::Group { pieces }))
        }
        Action::Drop { piece }
        | Action::Enter { piece }
        | Action::Infect { piece }
        | Action::Disband { unit: piece }
        | Action::Unload { unit: piece }
        | Action::Lose { unit: piece }
        | Action::MoveOn { unit: piece }
        | Action::Weaken { unit: piece } => unit(look, piece),
        Action::AddActions
        | Action::SwapInitiative
        | Action::ReturnPiece { .. }
        | Action::Reroll
        | Action::Discard { .. }
        | Action::Pass
        | Action::Choose { .. }
        | Action::ChooseNone
        | Action::DisplaceTo { .. }
        | Action::Stop
        | Action::EndZone
        | Action::WithdrawTo { .. }
        | Action::Stand
        | Action::EvadeTo { .. }
        | Action::RetreatTo { .. }
        | Action::RetreatAll { .. }
        | Action::Keep { .. }
        | Action::KeepNone
        | Action::SickTo { .. } => None,
    }
}

/// 4.1b, 3.6c, 3.3f What it costs to leave things as they are.
fn done(look: Look<'_>) -> Option<Hint> {
    let overstacked = |side, check| {
        let place = stacking::crowded(look, side, check)?;
        Some(SharedHint::Overstacked { place }.into())
    };
    match look.state.step() {
        Some(Step::Menu { side }) => {
            let must_fight = combats::contested(look).next().is_some();
            let is_unpaid = must_fight && !look.state.phase.budget.covers_combats();
            let crowd = || overstacked(side, StackCheck::All);
            let unpaid = || {
                if combats::would_go_back(look, side).is_empty() {
                    Hint::UnpaidInPlace
                } else {
                    Hint::Unpaid
                }
            };
            is_unpaid.then(unpaid).or_else(crowd)
        }
        Some(Step::Own(OwnStep::BaseMoves { side })) => overstacked(side, StackCheck::Moved),
        Some(Step::Own(OwnStep::Regroup { .. })) => strands(look, PieceSet::EMPTY),
        _ => None,
    }
}

/// 3.3f, 4.2.4h Whom these pieces leave behind when they regroup.
fn strands(look: Look<'_>, leaving: PieceSet) -> Option<Hint> {
    let Some(Step::Own(OwnStep::Regroup { side, .. }) | Step::Own(OwnStep::RegroupTo { side, .. })) =
        look.state.step()
    else {
        return None;
    };
    let pieces = cargo::left_behind(look, side, leaving);
    (!pieces.is_empty()).then_some(Hint::Strands { pieces })
}

/// 3.3m Whom does this ship take aboard at the price of being weakened?
fn boards_weakened(look: Look<'_>, piece: PieceId) -> Option<Hint> {
    let Some(Step::Pick(picking)) = look.state.step() else {
        return None;
    };
    let is_ship = look.game.pieces.of_type(UnitType::Trireme).contains(piece);
    let pieces = groups::weakened_with(look, picking, piece);
    (is_ship && !pieces.is_empty()).then_some(Hint::Overloads { pieces })
}

/// 3.5a Who is not taken along with everybody.
fn left_out(look: Look<'_>) -> Option<Hint> {
    let Some(Step::Pick(picking)) = look.state.step() else {
        return None;
    };
    let all = look.may_pick_all(picking).ok()?;
    let here = look.own_at(picking.side, picking.from);
    let kept = look.state.pieces.moved().union(look.state.pieces.sick());
    let pieces = here.without(all).without(kept);
    (!pieces.is_empty()).then_some(Hint::LeftOut { pieces })
}

/// 3c, 3.3e Which ships could still have joined the group, but cannot once this piece has?
fn outweighs(look: Look<'_>, piece: PieceId) -> Option<Hint> {
    let Some(Step::Pick(picking)) = look.state.step() else {
        return None;
    };
    let pieces = groups::outweighed(look, picking, piece);
    (!pieces.is_empty()).then_some(Hint::LeftOut { pieces })
}

/// 3c Does the first ship make a group on foot a group at sea?
fn embarks(look: Look<'_>, piece: PieceId) -> Option<Hint> {
    let Some(Step::Pick(picking)) = look.state.step() else {
        return None;
    };
    let ships = look.game.pieces.of_type(UnitType::Trireme);
    let changes = !picking.picked.is_empty() && !picking.picked.meets(ships);
    (changes && ships.contains(piece)).then_some(Hint::Embarks)
}

/// 3.6b, 3.3g Will the stack or the load be too great once this unit has recovered?
fn crowds(look: Look<'_>, unit: PieceId) -> Option<Hint> {
    let place = look.state.pieces.place(unit)?;
    let side = look.game.pieces.card(unit).side;
    let mut recovered = look.state.clone();
    recovered.pieces.get_mut(unit).back = false;
    let ships = Look::new(look.game, &recovered).ships_at(side, place);
    let men = Look::new(look.game, &recovered).men_at(side, place);
    if place.is_sea()
        && men.contains(unit)
        && !cargo::is_carried(Look::new(look.game, &recovered), ships, men)
    {
        return Some(Hint::Overladen { place });
    }
    let crowd = stacking::surplus(Look::new(look.game, &recovered), side, place);
    crowd.contains(unit).then_some(Hint::Crowds { place })
}

fn stands(look: Look<'_>) -> Option<Hint> {
    let Some(Step::Own(OwnStep::Roll {
        roll: Roll::Combat { die },
        ..
    })) = look.state.step()
    else {
        return None;
    };
    let battle = look.state.battle.as_ref()?;
    let reading = look.reading(battle);
    let result = reading.result(&look.game.table, D6::try_from(die).ok()?);
    let stands = SharedHint::Stands {
        winner: result.won_by(battle.attacker),
        hits: look.losses(battle, result),
    };
    Some(stands.into())
}

fn siege(look: Look<'_>, port: Place) -> Option<Hint> {
    let side = look.state.step()?.side()?;
    let forecast = siege_forecast(look, &Siege::new(port, side));
    let (dice, taken) = (forecast.dice, forecast.taken);
    Some(Hint::Siege { dice, taken })
}

fn unit(look: Look<'_>, piece: PieceId) -> Option<Hint> {
    look.hint(piece).map(Hint::from)
}

fn movement(look: Look<'_>, to: Place) -> Option<Hint> {
    let (side, march, after) = look.step(to)?;
    let meets = !to.is_port() && !fighters(look, side.other(), to).is_empty();
    if meets && !march.base && !look.state.phase.budget.covers_combats() {
        return Some(Hint::Unpaid);
    }
    if let Some(Step::Pick(picking)) = look.state.step()
        && march.kind == MarchKind::Naval
    {
        let pieces = groups::squeezed(look, picking);
        if !pieces.is_empty() {
            return Some(Hint::Overloads { pieces });
        }
    }
    Some(match after.kind {
        MarchKind::Naval if meets && !after.passed => {
            let faces = marching::passing_faces(look.game, to);
            Hint::Fleet { faces }
        }
        MarchKind::Naval => Hint::Sailing,
        MarchKind::Land | MarchKind::Amphibious => {
            let cost = after.spent - march.spent;
            SharedHint::Movement { cost }.into()
        }
    })
}

fn battle(look: Look<'_>, zone: Place) -> Option<Hint> {
    let side = look.state.step()?.side()?;
    Some(forecast_at(look, side, zone)?.hint().into())
}
