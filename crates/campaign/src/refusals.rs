//! What both games refuse in the same words. In JSON these refusals stand among those of the game.

use serde::Serialize;
use strum::VariantNames;

use crate::Campaign;

/// A broken rule of a kind that both games have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the messages say it")]
pub enum Refusal<C: Campaign> {
    /// The piece is not where the group is formed.
    NotHere { piece: C::Piece, place: C::Place },
    /// A sick leader does not move.
    IsSick { leader: C::Piece },
    /// It has had its move.
    HasMoved { piece: C::Piece },
    /// Others of the group come after it.
    PickInOrder { piece: C::Piece },
    /// Nobody belongs to the group.
    PickFirst,
    /// Nobody could go anywhere.
    NothingToMove { place: C::Place },
    /// No more points than these are left.
    NotSoManyPoints { most: u8 },
    /// Fewer points were announced.
    TooDear { place: C::Place, cost: u8 },
    /// It has been activated for nothing already.
    FreeOnce { place: C::Place },
    /// No point is left for the combats.
    NoActionForCombats,
    /// The enemy has the advantage.
    NoAdvantage { side: C::Side },
    /// The advantage has been used at this moment.
    AdvantageUsed,
    /// The counter is somewhere else.
    NotInHand,
    /// The face is not on the counter, or it is the enemy's.
    OtherColour,
    /// A stratagem has been used in this phase.
    PlayedAlready,
    /// There is nothing the stratagem could be aimed at.
    NotNow { stratagem: C::Stratagem },
    /// The stratagem cannot be aimed at this.
    BadTarget { stratagem: C::Stratagem },
}
