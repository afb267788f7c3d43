//! The types of Hellespont for what both campaigns share.

use std::fmt::Debug;

use campaign::Campaign;

use crate::{
    action::Target,
    event::{Event, ModifierLine},
    game::Hellespont,
    ids::{CounterId, PerSide, Place, Side, Stratagem},
    pieces::PieceId,
    state::{Entered, OwnPhase, State},
    step::Step,
};

/// The types of Hellespont.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Types;

impl Campaign for Types {
    type Game = Hellespont;
    type State = State;
    type Step = Step;
    type OwnPhase = OwnPhase;
    type Side = Side;
    type Piece = PieceId;
    type Place = Place;
    type Entered = Entered;
    type Counter = CounterId;
    type Stratagem = Stratagem;
    type Target = Target;
    type Line = ModifierLine;
    type Event = Event;
    type PerSide<T: Clone + Debug + Eq> = PerSide<T>;
    type PerPiece<T: Copy + Debug + Eq> = [T; PieceId::COUNT];
    type PerPlace<T: Copy + Debug + Eq> = [T; Place::COUNT];
}

/// A position that is looked at.
pub(crate) type Look<'a> = campaign::Look<'a, Types>;
/// A position that is played on.
pub(crate) type Act<'a> = campaign::Act<'a, Types>;
