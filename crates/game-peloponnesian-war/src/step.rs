//! What is being resolved.

use serde::{Deserialize, Serialize};

use crate::{
    ids::{Side, Sort},
    names::SpaceId,
};

/// One variant per part of the sequence. Steps that ask nothing go on by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
// One word of the machine, which is written and read whole: most steps are taken as soon as they are noted. Fields lie in their order, so that the
// side is always found in the same place.
#[repr(u8, align(8))]
#[expect(missing_docs, reason = "their fields say it")]
pub enum Step {
    /// 1.4a The course of a turn.
    Turn { stage: Stage },
    /// 4.0a Whose turn it is to operate.
    Operations { side: Side },
    /// 4.1a
    Objective,
    /// 4.4a Foment, or send an army at once?
    Approach,
    /// 4.1b
    Gather,
    /// 4.1.1 The leader, alone or with his army, goes on along his route.
    Walk { to: Purpose, stage: WalkStage },
    /// 11.0e Does the owner intercept?
    Intercept { side: Side },
    /// 4.1.4e Who stays ashore?
    Ashore { left: u8 },
    /// 5.2 The battle in the position.
    Battle { stage: BattleStage },
    /// 5.2a The battles of a group.
    Battles { group: Group },
    /// 5.3b The sieges of a group.
    Sieges { group: Group },
    /// 5.4f Which kind of point stays?
    Remain { side: Side, space: SpaceId },
    /// 5.4a The next army is tested, spaces in order.
    Staying { side: Side, next: SpaceId },
    /// PC.a Those in the box go home, sort by sort.
    Homeward {
        side: Side,
        sort: SortIndex,
        after_combat: bool,
    },
    /// 7.1.4a, 8.3j Does Athens raise the levy?
    Levy { peace: bool },
    /// 7.2, 8.3k
    Build { side: Side, left: u8, peace: bool },
}

impl Step {
    /// Does it ask anything? The others go on by themselves.
    #[inline]
    pub(crate) fn asks(&self) -> bool {
        !matches!(
            self,
            Self::Turn { .. } | Self::Walk { .. } | Self::Battle { .. } | Self::Staying { .. }
        )
    }
}

/// A sort of troops by its number.
pub type SortIndex = u8;

pub(crate) fn sort_of(index: SortIndex) -> Option<Sort> {
    Sort::ALL.get(usize::from(index)).copied()
}

/// 1.4a The parts of a turn, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum Stage {
    SideDetermination,
    RandomEvent,
    DelianRebellion,
    LeaderSelection,
    StrategyChoice,
    StrategyConfidence,
    Operations,
    HomeAfterOperations,
    SiegeDetermination,
    Battles,
    Sieges,
    Staying,
    HomeAfterCombat,
    LastingRebellion,
    SpreadingRebellion,
    HelotRevolt,
    Income,
    Building,
    SecondBuilding,
    Bellicosity,
    Surrender,
    Armistice,
    PeaceEvents,
    PeaceIncome,
    PeaceBuilding,
    SecondPeaceBuilding,
    PeaceEnd,
    RavagedSpaces,
    NextTurn,
}

/// Why a leader is under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum Purpose {
    Gathering,
    Objective,
}

/// The stages of entering a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "stage", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "their fields say it")]
pub enum WalkStage {
    /// 4.1.4d Is everybody aboard?
    Embark,
    Enter,
    /// 4.6 An interception is due.
    Danger,
    /// 4.7 The dice of a skirmish are thrown, the losses taken.
    Skirmished {
        from: SpaceId,
        dice: u8,
    },
    /// After a battle.
    Fought,
    /// 4.8 Nobody stops the army here.
    Passed,
}

/// 5.2 The stages of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum BattleStage {
    Begin,
    /// 5.2.3 The losses at sea are taken.
    AfterSea,
    End,
}

/// 5.2a The groups of battles and sieges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum Group {
    Home,
    Coalition,
    Other,
    /// Battles only: a force in an enemy zone.
    Zone,
}
