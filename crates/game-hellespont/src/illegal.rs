//! Why an answer is refused.

use engine::{Ruled, variant_name};
use serde::Serialize;
use strum::VariantNames;

use crate::{ids::Place, pieces::PieceId, types::Types};

/// A broken rule. The words are in the messages `refusal-…`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames, thiserror::Error)]
#[error("{}: {}", self.rule(), variant_name(self))]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Illegal {
    /// 8g
    CannotReturn { piece: PieceId },
    /// 10.1c
    NotAStartingCounter,
    /// 2.B.2k
    NotABase { base: Place },
    /// 10.1f
    Persians { piece: PieceId },
    /// 3.1g
    PortClosed { port: Place },
    /// 3.4a
    NotAShore { zone: Place },
    /// 3.5j
    NothingToPass { at: Place },
    /// 3.2c
    LeaderAlone { zone: Place },
    /// 3.3m
    FitsAboard { piece: PieceId },
    /// 3.3c
    CannotDrop { piece: PieceId },
    /// 4.2.1c
    NoEvasion,
    /// 2.Cb
    NoSiege { port: Place },
    /// 5.1d
    NoSiegeDie,
    /// 6.4a
    NotTested { zone: Place },
    /// 7.S20c
    NoSickbed { place: Place },
    #[serde(untagged)]
    Shared(Refusal),
}

/// What both campaigns refuse in the same words.
pub(crate) type Refusal = campaign::Refusal<Types>;

impl From<Refusal> for Illegal {
    fn from(refusal: Refusal) -> Self {
        Self::Shared(refusal)
    }
}

impl Ruled for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Self::CannotReturn { .. } => "8g",
            Self::NotAStartingCounter => "10.1c",
            Self::NotABase { .. } => "2.B.2k",
            Self::Persians { .. } => "10.1f",
            Self::PortClosed { .. } => "3.1g",
            Self::NotAShore { .. } => "3.4a",
            Self::NothingToPass { .. } => "3.5j",
            Self::LeaderAlone { .. } => "3.2c",
            Self::FitsAboard { .. } => "3.3m",
            Self::CannotDrop { .. } => "3.3c",
            Self::NoEvasion => "4.2.1c",
            Self::NoSiege { .. } => "2.Cb",
            Self::NoSiegeDie => "5.1d",
            Self::NotTested { .. } => "6.4a",
            Self::NoSickbed { .. } => "7.S20c",
            Self::Shared(refusal) => match refusal {
                Refusal::GameOver => "2.Db",
                Refusal::NotYourDecision { .. } => "2.B.3i",
                Refusal::OtherQuestion { rule } => rule,
                Refusal::CannotReroll => "8e",
                Refusal::NothingToRecover { .. } => "8f",
                Refusal::BadReturn { .. } => "8i",
                Refusal::CannotDisplace { .. } => "2.B.2e",
                Refusal::NothingToActivate { .. } => "2.B.3.2a",
                Refusal::NotAdjacent { .. } => "3b",
                Refusal::LandAtSea { .. } => "3.1d",
                Refusal::ShipsOnLand { .. } => "3.1e",
                Refusal::NoEscort { .. } => "3.1b",
                Refusal::EnemyFleet { .. } => "3.4b",
                Refusal::NoCapacity { .. } => "3.4d",
                Refusal::BackAgain { .. } => "1.1f",
                Refusal::MayNotStopAtSea => "3.4g",
                Refusal::MustStop { .. } => "3.5f",
                Refusal::NoPoints { .. } => "3.2a",
                Refusal::BarredByArchers { .. } => "7.S6a",
                Refusal::Overloaded => "3.3e",
                Refusal::NotTooMany { .. } => "3.6a",
                Refusal::CannotWithdrawTo { .. } => "3.5i",
                Refusal::NoCombatThere { .. } => "4a",
                Refusal::CombatsMandatory => "2.B.3.3a",
                Refusal::NotALoss { .. } => "4.2.3g",
                Refusal::CannotRetreatTo { .. } => "4.2.4a",
                Refusal::NotMovable { .. } => "4.2.4e",
                Refusal::NotEnterable { .. } => "5.2e",
                Refusal::NotKept => "2.D.1a",
                Refusal::CannotRegroup { .. } => "2.D.2i",
                Refusal::CannotRegroupTo { .. } => "2.D.2e",
                Refusal::NotWeakened { .. } => "2.D.3c",
                Refusal::NotAmong { .. } => "6.4h",
                Refusal::NotInfectable { .. } => "7.S20a",
                Refusal::NotHere { .. } | Refusal::PickInOrder { .. } | Refusal::PickFirst => {
                    "3.5a"
                }
                Refusal::IsSick { .. } => "7.S20b",
                Refusal::HasMoved { .. } | Refusal::NothingToMove { .. } => "3a",
                Refusal::NotSoManyPoints { .. } => "2.B.3.1a",
                Refusal::TooDear { .. } | Refusal::FreeOnce { .. } => "2.B.3.2h",
                Refusal::NoActionForCombats => "4.1b",
                Refusal::NoAdvantage { .. } => "8a",
                Refusal::AdvantageUsed => "8j",
                Refusal::NotInHand => "2.Ac",
                Refusal::OtherColour => "7a",
                Refusal::PlayedAlready => "2.B.3g",
                Refusal::NotNow { .. } | Refusal::BadTarget { .. } => "7c",
            },
        }
    }
}
