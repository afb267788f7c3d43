//! Why an answer is refused.

use engine::{Ruled, variant_name};
use serde::Serialize;
use strum::VariantNames;

use crate::{
    ids::{FortId, Place, WallId},
    pieces::PieceId,
    types::Types,
};

/// A broken rule. The words are in the messages `refusal-…`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames, thiserror::Error)]
#[error("{}: {}", self.rule(), variant_name(self))]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Illegal {
    /// 7.S25b
    DrawnByOmens,
    /// 8g
    NotByDiscord { leader: PieceId },
    /// 2.B.2b
    NotAnEntry { zone: Place },
    /// 2.B.2b
    EnemyInEntry { zone: Place },
    /// 3.4f
    HasWalked { leader: PieceId },
    /// 4.1g
    MixedGroup,
    /// 3.5a
    EscortNotPicked { zone: Place },
    /// 3.1h
    Fortification { to: Place },
    /// 3.1i
    Chains,
    /// 3.1k
    Canal,
    /// 3.1l
    CampPort,
    /// 3.1n
    CataniaClosed,
    /// 0.2i
    NoFort { fort: FortId },
    /// 3.3d
    FortFull { fort: FortId },
    /// 2.B.2g
    NoEnemyContact { zone: Place },
    /// 3.1g
    LeaderLeftAtSea { leader: PieceId },
    /// 3.5c
    CannotLand { zone: Place },
    /// 4.3b
    NotAssaultable { fort: FortId },
    /// 4.4b
    NotCampAssault,
    /// 4.1f
    CannotDecline,
    /// 4.4d
    NotADefender { piece: PieceId },
    /// 2.Cf
    NoWorkDie,
    /// 5.1d, 5.3c, 5.4a, 5.4e, 5.2c, 5.4f, 5.4g, 5.4j, 5.5a
    CannotBuild { reason: BuildProblem },
    /// 5.1b
    NotEnoughPoints { cost: u8 },
    /// 2.Cp
    NoSyracusanWorks,
    /// 4.3j
    NoSiege { fort: FortId },
    /// 4.5b
    NoBreach { wall: WallId },
    /// 4.5d
    NoChainsToBreak,
    #[serde(untagged)]
    Shared(Refusal),
}

/// Why something cannot be built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum BuildProblem {
    Workers,
    Standing,
    NotYours,
    CampFirst,
    CampGone,
    Order,
    Exclusive,
    RepairFirst,
    Plemmyrion,
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
            Self::DrawnByOmens => "7.S25b",
            Self::NotByDiscord { .. } => "8g",
            Self::NotAnEntry { .. } | Self::EnemyInEntry { .. } => "2.B.2b",
            Self::HasWalked { .. } => "3.4f",
            Self::MixedGroup => "4.1g",
            Self::EscortNotPicked { .. } => "3.5a",
            Self::Fortification { .. } => "3.1h",
            Self::Chains => "3.1i",
            Self::Canal => "3.1k",
            Self::CampPort => "3.1l",
            Self::CataniaClosed => "3.1n",
            Self::NoFort { .. } => "0.2i",
            Self::FortFull { .. } => "3.3d",
            Self::NoEnemyContact { .. } => "2.B.2g",
            Self::LeaderLeftAtSea { .. } => "3.1g",
            Self::CannotLand { .. } => "3.5c",
            Self::NotAssaultable { .. } => "4.3b",
            Self::NotCampAssault => "4.4b",
            Self::CannotDecline => "4.1f",
            Self::NotADefender { .. } => "4.4d",
            Self::NoWorkDie => "2.Cf",
            Self::CannotBuild { reason } => match reason {
                BuildProblem::Workers => "5.1d",
                BuildProblem::Standing => "5.3c",
                BuildProblem::NotYours => "5.4a",
                BuildProblem::CampFirst => "5.4e",
                BuildProblem::CampGone => "5.2c",
                BuildProblem::Order => "5.4f",
                BuildProblem::Exclusive => "5.4g",
                BuildProblem::RepairFirst => "5.4j",
                BuildProblem::Plemmyrion => "5.5a",
            },
            Self::NotEnoughPoints { .. } => "5.1b",
            Self::NoSyracusanWorks => "2.Cp",
            Self::NoSiege { .. } => "4.3j",
            Self::NoBreach { .. } => "4.5b",
            Self::NoChainsToBreak => "4.5d",
            Self::Shared(refusal) => match refusal {
                Refusal::GameOver => "2.Dp",
                Refusal::NotYourDecision { .. } => "2.B.3g",
                Refusal::OtherQuestion { rule } => rule,
                Refusal::CannotReroll => "8e",
                Refusal::NothingToRecover { .. } => "8f",
                Refusal::BadReturn { .. } => "8h",
                Refusal::CannotDisplace { .. } => "2.B.2e",
                Refusal::NothingToActivate { .. } => "2.B.3.2a",
                Refusal::NotAdjacent { .. } => "3b",
                Refusal::LandAtSea { .. } => "3.1a",
                Refusal::ShipsOnLand { .. } => "3.1b",
                Refusal::NoEscort { .. } | Refusal::EnemyFleet { .. } => "3.4a",
                Refusal::NoCapacity { .. } => "3.4c",
                Refusal::BackAgain { .. } => "1.1g",
                Refusal::MayNotStopAtSea => "3.4e",
                Refusal::MustStop { .. } => "3.2k",
                Refusal::NoPoints { .. } => "1.1f",
                Refusal::BarredByArchers { .. } => "7.S7a",
                Refusal::Overloaded => "3.5b",
                Refusal::NotTooMany { .. } => "3.3a",
                Refusal::CannotWithdrawTo { .. } => "3.2q",
                Refusal::NoCombatThere { .. } => "4.1a",
                Refusal::CombatsMandatory => "2.B.3.3a",
                Refusal::NotALoss { .. } => "4.2.1f",
                Refusal::CannotRetreatTo { .. } => "4.2.2a",
                Refusal::NotMovable { .. } => "4.2.2f",
                Refusal::NotEnterable { .. } => "4.3d",
                Refusal::NotKept => "2.Db",
                Refusal::CannotRegroup { .. } => "2.Dg",
                Refusal::CannotRegroupTo { .. } => "2.Df",
                Refusal::NotWeakened { .. } => "2.Dk",
                Refusal::NotAmong { .. } => "6.4c",
                Refusal::NotInfectable { .. } => "7.S23c",
                Refusal::NotHere { .. } | Refusal::PickInOrder { .. } | Refusal::PickFirst => {
                    "3.2a"
                }
                Refusal::IsSick { .. } => "7.S23b",
                Refusal::HasMoved { .. } | Refusal::NothingToMove { .. } => "3a",
                Refusal::NotSoManyPoints { .. } => "2.B.3.1a",
                Refusal::TooDear { .. } => "2.B.3.1b",
                Refusal::FreeOnce { .. } => "2.B.3.2h",
                Refusal::NoActionForCombats => "4.1c",
                Refusal::NoAdvantage { .. } => "8a",
                Refusal::AdvantageUsed => "8i",
                Refusal::NotInHand => "1.4b",
                Refusal::OtherColour => "7a",
                Refusal::PlayedAlready => "2.B.3e",
                Refusal::NotNow { .. } | Refusal::BadTarget { .. } => "7c",
            },
        }
    }
}
