//! Why an answer is refused.

use campaign::Misplay;
use engine::{Ruled, variant_name};
use serde::Serialize;
use strum::VariantNames;

use crate::{
    ids::{Place, Side, Stratagem},
    pieces::PieceId,
};

/// A broken rule. The words are in the messages `refusal-…`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames, thiserror::Error)]
#[error("{}: {}", self.rule(), variant_name(self))]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the messages say it")]
pub enum Illegal {
    GameOver,
    NotYourDecision { side: Side },
    OtherQuestion { rule: &'static str },
    NotInHand,
    OtherColour,
    NotNow { stratagem: Stratagem },
    PlayedAlready,
    BadTarget { stratagem: Stratagem },
    NoAdvantage { side: Side },
    AdvantageUsed,
    CannotReroll,
    NothingToRecover { piece: PieceId },
    CannotReturn { piece: PieceId },
    BadReturn { to: Place },
    NotAStartingCounter,
    CannotDisplace { zone: Place },
    NotSoManyPoints { most: u8 },
    NothingToActivate { place: Place },
    TooDear { place: Place, cost: u8 },
    FreeOnce { place: Place },
    NothingToMove { place: Place },
    NotABase { base: Place },
    NotHere { piece: PieceId, place: Place },
    HasMoved { piece: PieceId },
    IsSick { leader: PieceId },
    PickInOrder { piece: PieceId },
    PickFirst,
    Persians { piece: PieceId },
    NotAdjacent { from: Place, to: Place },
    LandAtSea { to: Place },
    ShipsOnLand { to: Place },
    PortClosed { port: Place },
    NoEscort { zone: Place },
    EnemyFleet { zone: Place },
    NoCapacity { zone: Place },
    NotAShore { zone: Place },
    BackAgain { zone: Place },
    MayNotStopAtSea,
    MustStop { at: Place },
    NothingToPass { at: Place },
    NoPoints { to: Place, cost: u8 },
    LeaderAlone { zone: Place },
    BarredByArchers { zone: Place },
    Overloaded,
    CannotDrop { piece: PieceId },
    NotTooMany { place: Place },
    CannotWithdrawTo { zone: Place },
    NoCombatThere { zone: Place },
    CombatsMandatory,
    NoActionForCombats,
    NoEvasion,
    NotALoss { piece: PieceId },
    CannotRetreatTo { place: Place },
    NotMovable { piece: PieceId },
    NoSiege { port: Place },
    NoSiegeDie,
    NotEnterable { piece: PieceId },
    NotKept,
    CannotRegroup { piece: PieceId },
    CannotRegroupTo { place: Place },
    NotWeakened { piece: PieceId },
    NotTested { zone: Place },
    NotAmong { piece: PieceId },
    NotInfectable { piece: PieceId },
    NoSickbed { place: Place },
}

impl From<Misplay<Stratagem>> for Illegal {
    fn from(misplay: Misplay<Stratagem>) -> Self {
        match misplay {
            Misplay::NotInHand => Self::NotInHand,
            Misplay::OtherColour => Self::OtherColour,
            Misplay::NotNow(stratagem) => Self::NotNow { stratagem },
            Misplay::BadTarget(stratagem) => Self::BadTarget { stratagem },
        }
    }
}

impl Ruled for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Self::GameOver => "2.Db",
            Self::NotYourDecision { .. } => "2.B.3i",
            Self::OtherQuestion { rule } => rule,
            Self::NotInHand => "2.Ac",
            Self::OtherColour => "7a",
            Self::NotNow { .. } | Self::BadTarget { .. } => "7c",
            Self::PlayedAlready => "2.B.3g",
            Self::NoAdvantage { .. } => "8a",
            Self::AdvantageUsed => "8j",
            Self::CannotReroll => "8e",
            Self::NothingToRecover { .. } => "8f",
            Self::CannotReturn { .. } => "8g",
            Self::BadReturn { .. } => "8i",
            Self::NotAStartingCounter => "10.1c",
            Self::CannotDisplace { .. } => "2.B.2e",
            Self::NotSoManyPoints { .. } => "2.B.3.1a",
            Self::NothingToActivate { .. } => "2.B.3.2a",
            Self::TooDear { .. } | Self::FreeOnce { .. } => "2.B.3.2h",
            Self::NothingToMove { .. } | Self::HasMoved { .. } => "3a",
            Self::NotABase { .. } => "2.B.2k",
            Self::NotHere { .. } | Self::PickInOrder { .. } | Self::PickFirst => "3.5a",
            Self::IsSick { .. } => "7.S20b",
            Self::Persians { .. } => "10.1f",
            Self::NotAdjacent { .. } => "3b",
            Self::LandAtSea { .. } => "3.1d",
            Self::ShipsOnLand { .. } => "3.1e",
            Self::PortClosed { .. } => "3.1g",
            Self::NoEscort { .. } => "3.1b",
            Self::EnemyFleet { .. } => "3.4b",
            Self::NoCapacity { .. } => "3.4d",
            Self::NotAShore { .. } => "3.4a",
            Self::BackAgain { .. } => "1.1f",
            Self::MayNotStopAtSea => "3.4g",
            Self::MustStop { .. } => "3.5f",
            Self::NothingToPass { .. } => "3.5j",
            Self::NoPoints { .. } => "3.2a",
            Self::LeaderAlone { .. } => "3.2c",
            Self::BarredByArchers { .. } => "7.S6a",
            Self::Overloaded => "3.3e",
            Self::CannotDrop { .. } => "3.3c",
            Self::NotTooMany { .. } => "3.6a",
            Self::CannotWithdrawTo { .. } => "3.5i",
            Self::NoCombatThere { .. } => "4a",
            Self::CombatsMandatory => "2.B.3.3a",
            Self::NoActionForCombats => "4.1b",
            Self::NoEvasion => "4.2.1c",
            Self::NotALoss { .. } => "4.2.3g",
            Self::CannotRetreatTo { .. } => "4.2.4a",
            Self::NotMovable { .. } => "4.2.4e",
            Self::NoSiege { .. } => "2.Cb",
            Self::NoSiegeDie => "5.1d",
            Self::NotEnterable { .. } => "5.2e",
            Self::NotKept => "2.D.1a",
            Self::CannotRegroup { .. } => "2.D.2i",
            Self::CannotRegroupTo { .. } => "2.D.2e",
            Self::NotWeakened { .. } => "2.D.3c",
            Self::NotTested { .. } => "6.4a",
            Self::NotAmong { .. } => "6.4h",
            Self::NotInfectable { .. } => "7.S20a",
            Self::NoSickbed { .. } => "7.S20c",
        }
    }
}
