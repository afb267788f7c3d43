//! What nearly every rule names: who plays with what where, the position and its steps, answers and refusals.

pub(crate) use campaign::Phase;
pub(crate) use engine::{D6, Decisions, Log};

pub(crate) use crate::{
    action::{Action, Target},
    battle::{Battle, Play, Siege},
    data::Terrain,
    event::{Event, MarkerEvent, PieceEvent},
    game::Hellespont,
    ids::{CounterId, PerSide, Place, PlaceSet, Side, Stratagem},
    illegal::{Illegal, Refusal},
    march::{March, MarchKind},
    pieces::{PieceId, PieceSet, UnitType},
    state::{At, Entered, State, Tissaphernes},
    step::{
        BattleStage, Cause, Picking, Retreat, Roll, StackCheck, Step, WeakenCause, Window,
        WindowKind,
    },
    types::{Act, Look, Types},
};
