//! Why an answer is refused.

use campaign::{count_names, variant_names};
use engine::{Ruled, variant_name};
use serde::Serialize;
use strum::{EnumDiscriminants, VariantNames};

use crate::{
    ids::{Place, Side},
    pieces::PieceId,
    types::Types,
};

/// A broken rule. The words are in the messages `refusal-…`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, EnumDiscriminants, thiserror::Error)]
#[error("{}: {}", self.rule(), self.name())]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum_discriminants(
    name(RefusalKind),
    vis(pub(self)),
    derive(VariantNames),
    strum(serialize_all = "kebab-case")
)]
#[expect(missing_docs, reason = "the messages say it")]
pub enum Illegal {
    GameOver,
    NotYourDecision {
        side: Side,
    },
    OtherQuestion {
        rule: &'static str,
    },
    CannotReroll,
    NothingToRecover {
        piece: PieceId,
    },
    CannotReturn {
        piece: PieceId,
    },
    BadReturn {
        to: Place,
    },
    NotAStartingCounter,
    CannotDisplace {
        zone: Place,
    },
    NothingToActivate {
        place: Place,
    },
    NotABase {
        base: Place,
    },
    Persians {
        piece: PieceId,
    },
    NotAdjacent {
        from: Place,
        to: Place,
    },
    LandAtSea {
        to: Place,
    },
    ShipsOnLand {
        to: Place,
    },
    PortClosed {
        port: Place,
    },
    NoEscort {
        zone: Place,
    },
    EnemyFleet {
        zone: Place,
    },
    NoCapacity {
        zone: Place,
    },
    NotAShore {
        zone: Place,
    },
    BackAgain {
        zone: Place,
    },
    MayNotStopAtSea,
    MustStop {
        at: Place,
    },
    NothingToPass {
        at: Place,
    },
    NoPoints {
        to: Place,
        cost: u8,
    },
    LeaderAlone {
        zone: Place,
    },
    BarredByArchers {
        zone: Place,
    },
    Overloaded,
    FitsAboard {
        piece: PieceId,
    },
    CannotDrop {
        piece: PieceId,
    },
    NotTooMany {
        place: Place,
    },
    CannotWithdrawTo {
        zone: Place,
    },
    NoCombatThere {
        zone: Place,
    },
    CombatsMandatory,
    NoEvasion,
    NotALoss {
        piece: PieceId,
    },
    CannotRetreatTo {
        place: Place,
    },
    NotMovable {
        piece: PieceId,
    },
    NoSiege {
        port: Place,
    },
    NoSiegeDie,
    NotEnterable {
        piece: PieceId,
    },
    NotKept,
    CannotRegroup {
        piece: PieceId,
    },
    CannotRegroupTo {
        place: Place,
    },
    NotWeakened {
        piece: PieceId,
    },
    NotTested {
        zone: Place,
    },
    NotAmong {
        piece: PieceId,
    },
    NotInfectable {
        piece: PieceId,
    },
    NoSickbed {
        place: Place,
    },
    #[serde(untagged)]
    Shared(Refusal),
}

/// What both campaigns refuse in the same words.
pub(crate) type Refusal = campaign::Refusal<Types>;

/// The enum that the last variant nests.
const SHARED: &[&[&str]] = &[Refusal::VARIANTS];

impl VariantNames for Illegal {
    const VARIANTS: &'static [&'static str] = &variant_names::<
        { count_names(RefusalKind::VARIANTS, SHARED) },
    >(RefusalKind::VARIANTS, SHARED);
}

impl From<Refusal> for Illegal {
    fn from(refusal: Refusal) -> Self {
        Self::Shared(refusal)
    }
}

impl Illegal {
    /// Its name, for texts that no player sees.
    fn name(&self) -> String {
        if let Self::Shared(refusal) = self {
            variant_name(refusal)
        } else {
            variant_name(self)
        }
    }
}

impl Ruled for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Self::GameOver => "2.Db",
            Self::NotYourDecision { .. } => "2.B.3i",
            Self::OtherQuestion { rule } => rule,
            Self::CannotReroll => "8e",
            Self::NothingToRecover { .. } => "8f",
            Self::CannotReturn { .. } => "8g",
            Self::BadReturn { .. } => "8i",
            Self::NotAStartingCounter => "10.1c",
            Self::CannotDisplace { .. } => "2.B.2e",
            Self::NothingToActivate { .. } => "2.B.3.2a",
            Self::NotABase { .. } => "2.B.2k",
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
            Self::FitsAboard { .. } => "3.3m",
            Self::CannotDrop { .. } => "3.3c",
            Self::NotTooMany { .. } => "3.6a",
            Self::CannotWithdrawTo { .. } => "3.5i",
            Self::NoCombatThere { .. } => "4a",
            Self::CombatsMandatory => "2.B.3.3a",
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
            Self::Shared(refusal) => match refusal {
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
