//! Everything a player can answer: one small choice each.

use serde::{Deserialize, Serialize};
use strum::VariantNames;

use crate::ids::{Kind, Nationality, SpaceId};

/// An answer. Answers are offered in the order of this list.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, VariantNames,
)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Action {
    /// 4.3g
    Pass,
    /// 4.3a
    Operate,
    /// 4.1a
    Objective { space: SpaceId },
    /// 4.4.2a
    Foment,
    /// 4.1b No fomenting: an army is sent.
    Send,
    /// 4.1.1d
    Take {
        nationality: Nationality,
        kind: Kind,
        count: u8,
    },
    /// 4.1b To the next gathering space.
    Go { space: SpaceId },
    /// 4.1.3a
    GoByOpenSea { space: SpaceId },
    /// 4.1c
    March,
    /// 4.1.3a
    MarchByOpenSea,
    /// 4.1h, 4.4.2c
    Stop,
    /// 4.1.4e
    Leave {
        nationality: Nationality,
        kind: Kind,
    },
    /// 5.4f
    Keep { kind: Kind },
    /// PC.h, PC.m
    Home { space: SpaceId },
    /// 7.2b, 8.3k
    Build {
        nationality: Nationality,
        kind: Kind,
    },
    /// 7.2b Nothing more is built.
    Done,
    /// 11.0e
    Intercept { from: SpaceId },
    /// 11.0e
    LetPass,
    /// 11.0d
    Battle { space: SpaceId, against: SpaceId },
    /// 11.0d
    Siege { space: SpaceId },
    /// 7.1.4a
    RaiseLevy,
    /// 7.1.4c
    DeclineLevy,
}

impl Action {
    /// 4.1a Every space as an objective, in order.
    pub(crate) const OBJECTIVES: [Self; SpaceId::COUNT] = {
        let mut all = [Self::Pass; SpaceId::COUNT];
        let mut number = 0;
        while let Some((first, rest)) = all.split_at_mut(number).1.split_first_mut() {
            let space = SpaceId::from_number(number as u8);
            *first = Self::Objective { space };
            number = SpaceId::COUNT - rest.len();
        }
        all
    };
}
