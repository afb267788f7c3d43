//! Why an answer is refused.

use campaign::{count_names, variant_names};
use engine::{Ruled, variant_name};
use serde::Serialize;
use strum::{EnumDiscriminants, VariantNames};

use crate::{
    ids::{FortId, Place, Side, WallId},
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
    DrawnByOmens,
    CannotReroll,
    NothingToRecover {
        piece: PieceId,
    },
    NotByDiscord {
        leader: PieceId,
    },
    BadReturn {
        to: Place,
    },
    NotAnEntry {
        zone: Place,
    },
    EnemyInEntry {
        zone: Place,
    },
    CannotDisplace {
        zone: Place,
    },
    NothingToActivate {
        place: Place,
    },
    HasWalked {
        leader: PieceId,
    },
    MixedGroup,
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
    NoEscort {
        zone: Place,
    },
    EscortNotPicked {
        zone: Place,
    },
    EnemyFleet {
        zone: Place,
    },
    NoCapacity {
        zone: Place,
    },
    Fortification {
        to: Place,
    },
    Chains,
    Canal,
    CampPort,
    CataniaClosed,
    BackAgain {
        zone: Place,
    },
    MayNotStopAtSea,
    MustStop {
        at: Place,
    },
    NoPoints {
        to: Place,
        cost: u8,
    },
    NoFort {
        fort: FortId,
    },
    FortFull {
        fort: FortId,
    },
    BarredByArchers {
        zone: Place,
    },
    NoEnemyContact {
        zone: Place,
    },
    LeaderLeftAtSea {
        leader: PieceId,
    },
    Overloaded,
    CannotLand {
        zone: Place,
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
    NotAssaultable {
        fort: FortId,
    },
    NotCampAssault,
    CombatsMandatory,
    CannotDecline,
    NotADefender {
        piece: PieceId,
    },
    NotALoss {
        piece: PieceId,
    },
    CannotRetreatTo {
        place: Place,
    },
    NotMovable {
        piece: PieceId,
    },
    NotEnterable {
        piece: PieceId,
    },
    NoWorkDie,
    CannotBuild {
        reason: BuildProblem,
    },
    NotEnoughPoints {
        cost: u8,
    },
    NoSyracusanWorks,
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
    NotAmong {
        piece: PieceId,
    },
    NoSiege {
        fort: FortId,
    },
    NoBreach {
        wall: WallId,
    },
    NoChainsToBreak,
    NotInfectable {
        piece: PieceId,
    },
    #[serde(untagged)]
    Shared(Refusal),
}

/// Why something cannot be built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the messages say it")]
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
            Self::GameOver => "2.Dp",
            Self::NotYourDecision { .. } => "2.B.3g",
            Self::OtherQuestion { rule } => rule,
            Self::DrawnByOmens => "7.S25b",
            Self::CannotReroll => "8e",
            Self::NothingToRecover { .. } => "8f",
            Self::NotByDiscord { .. } => "8g",
            Self::BadReturn { .. } => "8h",
            Self::NotAnEntry { .. } | Self::EnemyInEntry { .. } => "2.B.2b",
            Self::CannotDisplace { .. } => "2.B.2e",
            Self::NothingToActivate { .. } => "2.B.3.2a",
            Self::HasWalked { .. } => "3.4f",
            Self::MixedGroup => "4.1g",
            Self::NotAdjacent { .. } => "3b",
            Self::LandAtSea { .. } => "3.1a",
            Self::ShipsOnLand { .. } => "3.1b",
            Self::NoEscort { .. } | Self::EnemyFleet { .. } => "3.4a",
            Self::EscortNotPicked { .. } => "3.5a",
            Self::NoCapacity { .. } => "3.4c",
            Self::Fortification { .. } => "3.1h",
            Self::Chains => "3.1i",
            Self::Canal => "3.1k",
            Self::CampPort => "3.1l",
            Self::CataniaClosed => "3.1n",
            Self::BackAgain { .. } => "1.1g",
            Self::MayNotStopAtSea => "3.4e",
            Self::MustStop { .. } => "3.2k",
            Self::NoPoints { .. } => "1.1f",
            Self::NoFort { .. } => "0.2i",
            Self::FortFull { .. } => "3.3d",
            Self::BarredByArchers { .. } => "7.S7a",
            Self::NoEnemyContact { .. } => "2.B.2g",
            Self::LeaderLeftAtSea { .. } => "3.1g",
            Self::Overloaded => "3.5b",
            Self::CannotLand { .. } => "3.5c",
            Self::NotTooMany { .. } => "3.3a",
            Self::CannotWithdrawTo { .. } => "3.2q",
            Self::NoCombatThere { .. } => "4.1a",
            Self::NotAssaultable { .. } => "4.3b",
            Self::NotCampAssault => "4.4b",
            Self::CombatsMandatory => "2.B.3.3a",
            Self::CannotDecline => "4.1f",
            Self::NotADefender { .. } => "4.4d",
            Self::NotALoss { .. } => "4.2.1f",
            Self::CannotRetreatTo { .. } => "4.2.2a",
            Self::NotMovable { .. } => "4.2.2f",
            Self::NotEnterable { .. } => "4.3d",
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
            Self::NotKept => "2.Db",
            Self::CannotRegroup { .. } => "2.Dg",
            Self::CannotRegroupTo { .. } => "2.Df",
            Self::NotWeakened { .. } => "2.Dk",
            Self::NotAmong { .. } => "6.4c",
            Self::NoSiege { .. } => "4.3j",
            Self::NoBreach { .. } => "4.5b",
            Self::NoChainsToBreak => "4.5d",
            Self::NotInfectable { .. } => "7.S23c",
            Self::Shared(refusal) => match refusal {
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
