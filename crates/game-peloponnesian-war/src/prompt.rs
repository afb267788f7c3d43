//! What is asked.

use engine::Ruled;
use serde::Serialize;
use strum::VariantNames;

use crate::{
    ids::{Kind, LeaderId, Nationality, Side, SpaceId},
    step::Group,
    troops::Units,
};

/// A question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Prompt {
    Operate {
        side: Side,
        talents: i32,
        /// 7.1.5a So many of them may not be spent.
        reserve: i32,
    },
    NameObjective {
        side: Side,
        leader: LeaderId,
    },
    Approach {
        side: Side,
        objective: SpaceId,
    },
    Gather {
        side: Side,
        leader: LeaderId,
        at: SpaceId,
        objective: SpaceId,
        army: Units,
        talents: i32,
        reserve: i32,
    },
    LeaveAshore {
        side: Side,
        space: SpaceId,
        left: u8,
    },
    Remain {
        side: Side,
        space: SpaceId,
    },
    GoHome {
        side: Side,
        nationality: Nationality,
        kind: Kind,
    },
    Levy {
        side: Side,
        talents: i32,
    },
    Build {
        side: Side,
        left: u8,
        talents: i32,
        reserve: i32,
    },
    PeaceBuild {
        side: Side,
        left: u8,
        talents: i32,
        reserve: i32,
    },
    Intercept {
        side: Side,
        at: SpaceId,
        leader: LeaderId,
        army: Units,
    },
    NextBattle {
        side: Side,
        group: Group,
    },
    NextSiege {
        side: Side,
        group: Group,
    },
}

impl Ruled for Prompt {
    fn rule(&self) -> &'static str {
        match self {
            Self::Operate { .. } => "4.3g",
            Self::NameObjective { .. } => "4.1a",
            Self::Approach { .. } => "4.4.2a",
            Self::Gather { .. } => "4.1.1d",
            Self::LeaveAshore { .. } => "4.1.4e",
            Self::Remain { .. } => "5.4f",
            Self::GoHome { .. } => "PC.m",
            Self::Levy { .. } => "7.1.4a",
            Self::Build { .. } => "7.2b",
            Self::PeaceBuild { .. } => "8.3k",
            Self::Intercept { .. } => "11.0e",
            Self::NextBattle { .. } | Self::NextSiege { .. } => "11.0d",
        }
    }
}
