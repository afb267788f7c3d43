//! The types of Hellespont for what both campaigns share.

use campaign::{Campaign, Cell, Item};

use crate::{
    action::Target,
    data::{Data, OwnGroup, OwnScenario},
    event::{Event, ModifierLine},
    ids::{CounterId, PerSide, Place, Side, Stratagem},
    pieces::PieceId,
    state::{Entered, OwnPhase, OwnState, ScenarioId},
    step::{
        OwnBattle, OwnBattleStage, OwnMarch, OwnPicking, OwnRetreat, OwnStage, OwnStep, OwnWindow,
        OwnWindowKind, RetreatCause,
    },
};

/// The types of Hellespont.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Types;

impl Campaign for Types {
    type Data = Data;
    type ScenarioId = ScenarioId;
    type OwnScenario = OwnScenario;
    type OwnGroup = OwnGroup;
    type OwnState = OwnState;
    type OwnPhase = OwnPhase;
    type OwnStage = OwnStage;
    type OwnStep = OwnStep;
    type OwnWindowKind = OwnWindowKind;
    type OwnWindow = OwnWindow;
    type OwnPicking = OwnPicking;
    type OwnMarch = OwnMarch;
    type OwnBattleStage = OwnBattleStage;
    type OwnBattle = OwnBattle;
    type OwnRetreat = OwnRetreat;
    type RetreatCause = RetreatCause;
    type Side = Side;
    type Piece = PieceId;
    type Place = Place;
    type Entered = Entered;
    const COUNTERS: u8 = CounterId::COUNT;
    type Counter = CounterId;
    type Stratagem = Stratagem;
    type Target = Target;
    type Line = ModifierLine;
    type Event = Event;
    type PerSide<T: Default + Item> = PerSide<T>;
    type PerPiece<T: Cell> = [T; PieceId::COUNT];
    type PerPlace<T: Cell> = [T; Place::COUNT];
}

/// A position that is looked at.
pub(crate) type Look<'a> = campaign::Look<'a, Types>;
/// A position that is played on.
pub(crate) type Act<'a> = campaign::Act<'a, Types>;
