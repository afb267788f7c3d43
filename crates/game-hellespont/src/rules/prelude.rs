//! What nearly every rule names: who plays with what where, the position and its steps, answers and refusals.

pub(crate) use campaign::Phase;
pub(crate) use engine::{D6, Decisions, Log};

pub(crate) use crate::{
    action::{Action, Target},
    battle::{Play, Siege},
    data::Terrain,
    event::{Event, MarkerEvent, PieceEvent},
    game::Hellespont,
    ids::{CounterId, PerSide, Place, PlaceSet, Side, Stratagem},
    illegal::{Illegal, Refusal},
    pieces::{PieceId, PieceSet, UnitType},
    state::{At, Entered, State, Tissaphernes},
    step::{
        Battle, BattleStage, Cause, March, MarchKind, OwnBattleStage, OwnMarch, OwnPicking,
        OwnRetreat, OwnStage, OwnStep, OwnWindowKind, Picking, Retreat, Roll, StackCheck, Stage,
        Step, WeakenCause, Window, WindowKind,
    },
    types::{Act, Look, Types},
};

// Rules are called by the module they are in: `battle::begin`.
pub(crate) use crate::rules::*;

/// When somebody may use a stratagem.
pub(crate) type Moment = campaign::Moment<Types>;
/// A side at a moment at which it may use one.
pub(crate) type Occasion<'a> = campaign::Occasion<'a, Types>;
