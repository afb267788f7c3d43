//! Why an answer is refused.

use engine::{Ruled, variant_name};
use serde::Serialize;
use strum::VariantNames;

use crate::ids::{Side, SpaceId};

/// A broken rule. The words are in the messages `refusal-…`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames, thiserror::Error)]
#[error("{}: {}", self.rule(), variant_name(self))]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Illegal {
    GameOver,
    NotYourDecision { side: Side },
    OtherQuestion { rule: &'static str },
    NobodyEnters { space: SpaceId },
    BarredByHostages { space: SpaceId },
    EntryBarred { space: SpaceId },
    CannotFoment { space: SpaceId },
    NotYourTroops,
    NotSoManyThere { count: u8 },
    TooDear { price: i32 },
    Reserve { price: i32 },
    TakeFirst,
    NobodyToTake { space: SpaceId },
    NoWay { space: SpaceId },
    NoOpenSea,
    NotAmongThem,
    NoSuchPlace { space: SpaceId },
    NoCounter,
    NoHome,
    CannotIntercept { from: SpaceId },
    NoSuchBattle { space: SpaceId },
    NoSuchSiege { space: SpaceId },
}

impl Ruled for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Self::GameOver => "8.2a",
            Self::NotYourDecision { .. } => "4.0a",
            Self::OtherQuestion { rule } => rule,
            Self::NobodyEnters { .. } => "1.1.1a",
            Self::BarredByHostages { .. } => "5.6g",
            Self::EntryBarred { .. } => "4.1d",
            Self::CannotFoment { .. } => "4.4b",
            Self::NotYourTroops => "4.1.1a",
            Self::NotSoManyThere { .. } => "4.3e",
            Self::TooDear { .. } => "4.1.5a",
            Self::Reserve { .. } => "7.1.5a",
            Self::TakeFirst => "4.1g",
            Self::NobodyToTake { .. } => "4.1b",
            Self::NoWay { .. } => "4.1e",
            Self::NoOpenSea => "4.1.3c",
            Self::NotAmongThem => "4.1.4e",
            Self::NoSuchPlace { .. } => "PC.m",
            Self::NoCounter | Self::NoHome => "7.2e",
            Self::CannotIntercept { .. } => "11.0i",
            Self::NoSuchBattle { .. } | Self::NoSuchSiege { .. } => "11.0d",
        }
    }
}
