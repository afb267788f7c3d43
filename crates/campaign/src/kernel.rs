//! The types of a campaign game, bundled, so that what both games share names one parameter.

use std::{
    fmt::{Debug, Display},
    str::FromStr,
};

use engine::Ruled;
use serde::{Serialize, de::DeserializeOwned};
use ts_rs::TS;

use crate::{BySide, Entry, PieceKind, SharedEvent, SmallId, TwoSided};

/// Something that positions and documents hold.
pub trait Item:
    Clone + Debug + Eq + Serialize + DeserializeOwned + TS + Send + Sync + 'static
{
}

impl<T: Clone + Debug + Eq + Serialize + DeserializeOwned + TS + Send + Sync + 'static> Item for T {}

/// What a campaign game is made of. Each game implements it for a type without values.
#[expect(missing_docs, reason = "their names say it")]
pub trait Campaign: Copy + Debug + Default + Eq + Send + Sync + 'static {
    /// What the game has read of its data besides what both campaigns do.
    type Data: Debug + Send + Sync;
    type ScenarioId: Copy + Into<&'static str> + Item;
    /// What a scenario has besides what both campaigns do, and so on.
    type OwnScenario: Clone + Debug + Send + Sync;
    type OwnGroup: Clone + Debug + Send + Sync;
    type OwnState: Item;
    type OwnPhase: Clone + Debug + Default + Eq + Send + Sync;
    type OwnStage: Copy + Item;
    type OwnStep: Copy + Item;
    type OwnWindowKind: Copy + Item;
    type OwnWindow: Copy + Default + Item;
    type OwnPicking: Copy + Default + Item;
    type OwnMarch: Copy + Default + Item;
    type OwnBattleStage: Copy + Item;
    type OwnBattle: Copy + Item;
    type OwnRetreat: Copy + Item;
    /// Why pieces have to leave a zone.
    type RetreatCause: Copy + Item;
    type Side: TwoSided + Item + Display + FromStr;
    type Piece: PieceKind + Ord + FromStr + Item;
    type Place: SmallId + Default + Ord + FromStr<Err: Display> + Display + Item;
    /// How a piece came into its zone.
    type Entered: Entry + Item;
    /// How many counters there are.
    const COUNTERS: u8;
    type Counter: SmallId + Display + FromStr + Into<u8> + Item;
    type Stratagem: Copy + Display + Item;
    /// What a stratagem is aimed at.
    type Target: Copy + Item;
    /// A line of the combat table.
    type Line: Copy + Ruled + Item;
    /// Takes in what both games tell in the same words.
    type Event: From<SharedEvent<Self>>;
    /// One thing for each side.
    type PerSide<T: Default + Item>: BySide<Self::Side, Item = T> + Default + Item;
    /// One thing for each piece, as an array: the size is a number of the game.
    type PerPiece<T: Cell>: Array<T>;
    /// One thing for each place, as an array.
    type PerPlace<T: Cell>: Array<T>;
}

/// Something that arrays hold.
pub trait Cell: Copy + Debug + Eq + Send + Sync {}

impl<T: Copy + Debug + Eq + Send + Sync> Cell for T {}

/// An array of whatever length.
pub trait Array<T>: AsRef<[T]> + AsMut<[T]> + Cell {
    /// The same thing everywhere.
    fn filled(item: T) -> Self;
}

impl<T: Cell, const LENGTH: usize> Array<T> for [T; LENGTH] {
    #[inline]
    fn filled(item: T) -> Self {
        [item; LENGTH]
    }
}
