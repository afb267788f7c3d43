//! What is being resolved.

use serde::{Deserialize, Serialize};

use crate::ids::{Side, Sort, SpaceId};

/// One variant per part of the sequence. Steps that ask nothing go on by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
// One word of the machine, which is written and read whole: most steps are taken as soon as they are noted. Fields lie in their order, so that the
// side is always found in the same place.
#[repr(u8, align(8))]
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
    /// 4.1.1 The leader, alone or with an army, follows the route.
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
        #[serde(rename = "after_combat")]
        #[ts(as = "bool")]
        after: HomeAfter,
    },
    /// 7.1.4a, 8.3j Does Athens raise the levy?
    Levy {
        #[serde(rename = "peace")]
        #[ts(as = "bool")]
        when: WarOrPeace,
    },
    /// 7.2, 8.3k
    Build {
        side: Side,
        left: u8,
        #[serde(rename = "peace")]
        #[ts(as = "bool")]
        when: WarOrPeace,
    },
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

/// 8.3 Income, building and events differ in the turns of an armistice. Written as `peace`, true or false.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "bool", into = "bool")]
pub enum WarOrPeace {
    War,
    Peace,
}

impl From<bool> for WarOrPeace {
    fn from(peace: bool) -> Self {
        if peace { Self::Peace } else { Self::War }
    }
}

impl From<WarOrPeace> for bool {
    fn from(when: WarOrPeace) -> Self {
        when == WarOrPeace::Peace
    }
}

/// 4.9, 5.4 The phase after which those in the box go home. Written as `after_combat`, true or false.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "bool", into = "bool")]
pub enum HomeAfter {
    Operations,
    Combat,
}

impl From<bool> for HomeAfter {
    fn from(after_combat: bool) -> Self {
        if after_combat {
            Self::Combat
        } else {
            Self::Operations
        }
    }
}

impl From<HomeAfter> for bool {
    fn from(after: HomeAfter) -> Self {
        after == HomeAfter::Combat
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
pub enum Purpose {
    Gathering,
    Objective,
}

/// 4.1.3 Along the lines of the map, or also across the open sea. Written as `openSea`, true or false.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "bool", into = "bool")]
pub enum RouteKind {
    Usual,
    OpenSea,
}

impl From<bool> for RouteKind {
    fn from(open_sea: bool) -> Self {
        if open_sea { Self::OpenSea } else { Self::Usual }
    }
}

impl From<RouteKind> for bool {
    fn from(kind: RouteKind) -> Self {
        kind == RouteKind::OpenSea
    }
}

/// The stages of entering a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "stage", rename_all = "kebab-case")]
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
pub enum BattleStage {
    Begin,
    /// 5.2.3 The losses at sea are taken.
    AfterSea,
    End,
}

/// 5.2a The groups of battles and sieges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Group {
    Home,
    Coalition,
    Other,
    /// Battles only: a force in an enemy zone.
    Zone,
}
