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
    /// Nothing is to be decided any more.
    GameOver,
    /// The enemy is asked.
    NotYourDecision { side: C::Side },
    /// Something else is asked, by this rule.
    OtherQuestion { rule: &'static str },
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
    /// No roll that may be repeated.
    CannotReroll,
    /// The advantage finds nothing to recover.
    NothingToRecover { piece: C::Piece },
    /// Nobody comes back there by the advantage.
    BadReturn { to: C::Place },
    /// Those who stand in the way do not go there.
    CannotDisplace { zone: C::Place },
    /// Nobody there could move.
    NothingToActivate { place: C::Place },
    /// The places do not border on each other.
    NotAdjacent { from: C::Place, to: C::Place },
    /// Land pieces do not enter the sea on foot.
    LandAtSea { to: C::Place },
    /// Ships do not go ashore.
    ShipsOnLand { to: C::Place },
    /// No fleet escorts those who cross.
    NoEscort { zone: C::Place },
    /// An enemy fleet bars the sea.
    EnemyFleet { zone: C::Place },
    /// The ships carry no more.
    NoCapacity { zone: C::Place },
    /// The group was there already.
    BackAgain { zone: C::Place },
    /// Land pieces cross the sea in one go.
    MayNotStopAtSea,
    /// The move ends here.
    MustStop { at: C::Place },
    /// Too few movement points are left.
    NoPoints { to: C::Place, cost: u8 },
    /// Archers have closed the zone.
    BarredByArchers { zone: C::Place },
    /// There are more men than the ships carry.
    Overloaded,
    /// The stack is not too great.
    NotTooMany { place: C::Place },
    /// The cavalry does not withdraw there.
    CannotWithdrawTo { zone: C::Place },
    /// No enemies meet there.
    NoCombatThere { zone: C::Place },
    /// Combats that are paid for are fought.
    CombatsMandatory,
    /// The piece takes no loss now.
    NotALoss { piece: C::Piece },
    /// The beaten do not go there.
    CannotRetreatTo { place: C::Place },
    /// The piece does not move on.
    NotMovable { piece: C::Piece },
    /// The piece does not enter.
    NotEnterable { piece: C::Piece },
    /// The counter is not one to keep.
    NotKept,
    /// The piece does not regroup.
    CannotRegroup { piece: C::Piece },
    /// The piece does not regroup there.
    CannotRegroupTo { place: C::Place },
    /// The unit is not weakened.
    NotWeakened { piece: C::Piece },
    /// The unit is not among those to choose from.
    NotAmong { piece: C::Piece },
    /// The epidemic does not reach the piece.
    NotInfectable { piece: C::Piece },
}
