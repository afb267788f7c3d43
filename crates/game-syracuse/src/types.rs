//! The types of Syracuse for what both campaigns share.

use std::fmt::Debug;

use campaign::Campaign;

use crate::{
    action::Target,
    event::{Event, ModifierLine},
    ids::{CounterId, PerSide, Place, Side, Stratagem},
    pieces::PieceId,
    state::Entered,
};

/// The types of Syracuse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Types;

impl Campaign for Types {
    type Side = Side;
    type Piece = PieceId;
    type Place = Place;
    type Entered = Entered;
    type Counter = CounterId;
    type Stratagem = Stratagem;
    type Target = Target;
    type Line = ModifierLine;
    type Event = Event;
    type PerSide<T> = PerSide<T>;
    type PerPiece<T: Copy + Debug + Eq> = [T; PieceId::COUNT];
    type PerPlace<T: Copy + Debug + Eq> = [T; Place::COUNT];
}
