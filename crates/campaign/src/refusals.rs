//! What both games refuse in the same words. In JSON these refusals stand among those of the game.

use serde::Serialize;
use strum::VariantNames;

/// Why a group is not formed in this way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the messages say it")]
pub enum GroupRefusal<I, P> {
    /// The piece is somewhere else.
    NotHere { piece: I, place: P },
    /// A sick leader does not move.
    IsSick { leader: I },
    /// It has had its move.
    HasMoved { piece: I },
    /// Others of the group come after it.
    PickInOrder { piece: I },
    /// Nobody belongs to the group.
    PickFirst,
    /// Nobody could go anywhere.
    NothingToMove { place: P },
}

/// Why points are not spent in this way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the messages say it")]
pub enum PointsRefusal<P> {
    /// No more than these are left.
    NotSoManyPoints { most: u8 },
    /// Fewer points were announced.
    TooDear { place: P, cost: u8 },
    /// It has been activated for nothing already.
    FreeOnce { place: P },
    /// No point is left for the combats.
    NoActionForCombats,
}

/// Why the advantage is of no use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the messages say it")]
pub enum AdvantageRefusal<S> {
    /// The enemy has it.
    NoAdvantage { side: S },
    /// It has been used at this moment.
    AdvantageUsed,
}

/// Why a face may not be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the messages say it")]
pub enum StratagemRefusal<T> {
    /// The counter is somewhere else.
    NotInHand,
    /// The face is not on the counter, or it is the enemy's.
    OtherColour,
    /// One has been used in this phase.
    PlayedAlready,
    /// There is nothing it could be aimed at.
    NotNow { stratagem: T },
    /// It cannot be aimed at this.
    BadTarget { stratagem: T },
}
