//! 4.2i The armies that the matrices call for.

use engine::data::Checker;
use serde::Deserialize;

use super::SpaceKind;
use crate::{
    force::Force,
    ids::{Kind, Sort},
};

/// 4.2i An army that is called for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ts_rs::TS)]
pub(crate) struct ArmyPlan {
    pub hoplite: u8,
    pub cavalry: u8,
    pub naval: u8,
}

impl ArmyPlan {
    /// No army has more points.
    pub(crate) const MOST: usize = 12;

    /// The points of each kind, counted as own men.
    pub(crate) fn force(self) -> Force {
        let mut force = Force::of(Sort::own(Kind::Hoplite), self.hoplite);
        force.set(Sort::own(Kind::Cavalry), self.cavalry);
        force.set(Sort::own(Kind::Naval), self.naval);
        force
    }
}

/// 4.2i Can an objective be reached from home by land?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Access {
    ByLand,
    BySea,
}

/// How the army is chosen.
#[derive(Clone, Copy, Debug, Deserialize, ts_rs::TS)]
#[serde(tag = "by", rename_all = "kebab-case")]
pub(crate) enum StrategyArmy {
    One {
        army: ArmyPlan,
    },
    /// By land if the objective can be reached by land, else by sea, with an army of its own for islands.
    Route {
        land: ArmyPlan,
        sea: ArmyPlan,
        island: ArmyPlan,
    },
    Kind {
        coast: Option<ArmyPlan>,
        island: Option<ArmyPlan>,
        land: Option<ArmyPlan>,
    },
}

impl StrategyArmy {
    fn armies(self) -> [Option<ArmyPlan>; 3] {
        match self {
            Self::One { army } => [Some(army), None, None],
            Self::Route { land, sea, island } => [Some(land), Some(sea), Some(island)],
            Self::Kind {
                coast,
                island,
                land,
            } => [coast, island, land],
        }
    }

    pub(super) fn check(self, item: &str, checker: &mut Checker<'_>) {
        for army in self.armies().into_iter().flatten() {
            let points = [army.hoplite, army.cavalry, army.naval];
            let total: usize = points.into_iter().map(usize::from).sum();
            checker.require(total <= ArmyPlan::MOST, item, || {
                format!("an army has {} points at most, not {total}", ArmyPlan::MOST)
            });
        }
    }

    /// The army for an objective of this kind, as this line of the matrix has it.
    pub(super) fn army(self, kind: SpaceKind, access: Access) -> Option<ArmyPlan> {
        match self {
            Self::One { army } => Some(army),
            Self::Route { land, sea, island } => Some(match kind {
                SpaceKind::Island => island,
                SpaceKind::Land | SpaceKind::Coast | SpaceKind::SeaBox => match access {
                    Access::ByLand => land,
                    Access::BySea => sea,
                },
            }),
            Self::Kind {
                coast,
                island,
                land,
            } => match kind {
                SpaceKind::Coast => coast,
                SpaceKind::Island => island,
                SpaceKind::Land => land,
                SpaceKind::SeaBox => None,
            },
        }
    }
}

/// The army of a matrix, and those that go in its place, in this order, where it cannot be had.
#[derive(Debug)]
pub(crate) struct StrategyArmies(Vec<StrategyArmy>);

impl StrategyArmies {
    pub(super) fn new(first: StrategyArmy, others: &[StrategyArmy]) -> Self {
        Self([&[first], others].concat())
    }

    pub(super) fn check(&self, item: &str, checker: &mut Checker<'_>) {
        self.0.iter().for_each(|army| army.check(item, checker));
    }

    /// 4.2i The armies for an objective of this kind, the one to be preferred first.
    pub(crate) fn for_objective(
        &self,
        kind: SpaceKind,
        access: Access,
    ) -> impl Iterator<Item = ArmyPlan> {
        let armies = self.0.iter();
        armies.filter_map(move |army| army.army(kind, access))
    }
}
