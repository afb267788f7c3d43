//! The types of a campaign game, bundled, so that what both games share names one parameter.

use std::{
    fmt::{Debug, Display},
    ops::DerefMut,
    str::FromStr,
};

use engine::Ruled;

use crate::{
    BySide, CampaignState, Cards, CombatEvent, CounterEvent, Entry, IdSet, MarkerEvent, PieceEvent,
    PieceKind, Play, SmallId, TwoSided,
};

/// What a campaign game is made of. Each game implements it for a type without values.
#[expect(missing_docs, reason = "their names say it")]
pub trait Campaign: Copy + Debug + Eq + 'static {
    /// The game with its data.
    type Game: AsRef<Cards<Self>> + Debug;
    /// A position, with what both campaigns keep of it.
    type State: DerefMut<Target = CampaignState<Self>> + Debug;
    /// What is being resolved.
    type Step: Copy + Debug + Eq;
    /// What a phase keeps besides what both campaigns do.
    type OwnPhase: Clone + Debug + Default + Eq;
    type Side: TwoSided + Debug + Display + FromStr;
    type Piece: PieceKind + Ord + FromStr;
    type Place: SmallId + Default + Ord + FromStr;
    /// How a piece came into its zone.
    type Entered: Entry;
    type Counter: SmallId + Eq + Display + FromStr + Into<u8>;
    type Stratagem: Copy + Debug + Display + Eq;
    /// What a stratagem is aimed at.
    type Target: Copy + Debug + Eq;
    /// A line of the combat table.
    type Line: Copy + Ruled;
    /// Takes in what both games tell in the same words.
    type Event: From<PieceEvent<Self::Side, Self::Piece, Self::Place, IdSet<Self::Piece>>>
        + From<CounterEvent<Self::Side, Self::Counter, Self::Stratagem>>
        + From<MarkerEvent<Self::Side>>
        + From<CombatEvent<Self::Side, Self::Place, Self::Line>>;
    /// One thing for each side.
    type PerSide<T: Clone + Debug + Eq>: BySide<Self::Side, Item = T> + Clone + Debug + Eq;
    /// One thing for each piece, as an array: the size is a number of the game.
    type PerPiece<T: Copy + Debug + Eq>: Array<T>;
    /// One thing for each place, as an array.
    type PerPlace<T: Copy + Debug + Eq>: Array<T>;
}

/// An array of whatever length.
pub trait Array<T>: AsRef<[T]> + AsMut<[T]> + Copy + Debug + Eq {
    /// The same thing everywhere.
    fn filled(item: T) -> Self;
}

impl<T: Copy + Debug + Eq, const LENGTH: usize> Array<T> for [T; LENGTH] {
    #[inline]
    fn filled(item: T) -> Self {
        [item; LENGTH]
    }
}

/// A stratagem that somebody uses in a game.
pub type PlayOf<C> =
    Play<<C as Campaign>::Counter, <C as Campaign>::Stratagem, <C as Campaign>::Target>;
