//! What nearly every rule names: who plays with what where, the position and its steps, answers and refusals.

pub(crate) use campaign::{Cause, Phase};
pub(crate) use engine::{D6, Decisions, Log};

pub(crate) use crate::{
    action::{Action, Target},
    battle::Play,
    event::{Event, MarkerEvent, PieceEvent},
    game::Syracuse,
    ids::{CounterId, FortId, PerSide, Place, PlaceSet, Side, Stratagem, WallId},
    illegal::{Illegal, Refusal},
    pieces::{PieceId, PieceSet, UnitType},
    state::{At, Camp, Edition, Entered, FortState, State, Work},
    step::{
        Battle, BattleKind, BattleStage, Landing, March, OwnBattle, OwnBattleStage, OwnMarch,
        OwnPicking, OwnRetreat, OwnStage, OwnStep, OwnWindowKind, Picking, Retreat, Roll, Stage,
        Step, Window, WindowKind,
    },
    types::{Act, Look, Types},
};

// Rules are called by the module they are in: `battle::begin`.
pub(crate) use crate::rules::*;

/// When somebody may use a stratagem.
pub(crate) type Moment = campaign::Moment<Types>;
/// A side at a moment at which it may use one.
pub(crate) type Occasion<'a> = campaign::Occasion<'a, Types>;
