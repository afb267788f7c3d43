//! DEF The strategy matrices.

use engine::{
    DataError, DataFiles,
    data::Checker,
    message::{Localized, Names},
};
use serde::Deserialize;

use super::strategy_armies::{StrategyArmies, StrategyArmy};
use crate::{
    ids::{AreaId, DangerId, Side, SpaceId, StrategyId},
    sets::SpaceSet,
};

const FILE: &str = "strategy-matrices.json";

/// Both matrices.
#[derive(Debug)]
pub(crate) struct Matrices {
    dangers: [Vec<Danger>; 2],
    strategies: [Vec<Strategy>; 2],
    objectives: Vec<[SpaceId; 6]>,
}

/// 3.1.2a A danger.
#[derive(Debug)]
pub(crate) struct Danger {
    pub id: DangerId,
    pub kind: DangerKind,
    pub order: Order,
    pub pass_over_if_short: bool,
    pub armies: StrategyArmies,
}

/// When a danger is present.
#[derive(Debug)]
pub(crate) enum DangerKind {
    /// Enemies at home or within two spaces of it.
    NearHome,
    /// Enemies in one of these, as far as they count now; fewer points than `at_least` are no danger.
    Listed {
        in_order: Vec<SpaceId>,
        spaces: SpaceSet,
        at_least: u8,
    },
    /// Enemies in one of these or one line away from it.
    Beside(SpaceSet),
    /// Enemies in an ally's space, who are answered where it hurts them.
    Reprisal {
        ally: SpaceId,
        answers: Vec<SpaceId>,
    },
    /// The line to the Euxine is cut, or enemies stand in the Hellespont.
    Hellespont,
}

/// Which of several threatened spaces comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Order {
    NearestByLand,
    Nearest,
    Listed,
    ReopensLine,
}

/// 3.1b A strategy.
#[derive(Debug)]
pub(crate) struct Strategy {
    pub id: StrategyId,
    from: Option<i8>,
    to: Option<i8>,
    pub barred_by_hostages: bool,
    /// By die 1 to 6; nothing if the objectives are listed directly.
    pub areas: Option<[AreaId; 6]>,
    /// 4.2e
    pub objectives: Option<[SpaceId; 6]>,
    pub armies: StrategyArmies,
}

impl Matrices {
    /// 3.1.2a The dangers of a side, the greatest first.
    #[expect(clippy::indexing_slicing, reason = "one for each side")]
    pub(crate) fn dangers(&self, side: Side) -> &[Danger] {
        &self.dangers[side as usize]
    }

    /// DEF.f, DEF.g The strategy for a die with the leader's rating.
    pub(crate) fn strategy_for(&self, side: Side, total: i8) -> Option<&Strategy> {
        self.strategies(side).iter().find(|strategy| {
            strategy.from.is_none_or(|from| total >= from)
                && strategy.to.is_none_or(|to| total <= to)
        })
    }

    pub(crate) fn strategy(&self, side: Side, id: StrategyId) -> Option<&Strategy> {
        self.strategies(side)
            .iter()
            .find(|strategy| strategy.id == id)
    }

    #[expect(clippy::indexing_slicing, reason = "one for each side")]
    pub(crate) fn strategies(&self, side: Side) -> &[Strategy] {
        &self.strategies[side as usize]
    }

    /// DEF.j, DEF.k The objectives of an area, by die 1 to 6.
    pub(crate) fn objectives(&self, area: AreaId) -> [SpaceId; 6] {
        self.objectives
            .get(area.index())
            .copied()
            .unwrap_or([SpaceId::ATHENS; 6])
    }

    pub(super) fn load(files: &DataFiles, names: &mut Names) -> Result<Self, Vec<DataError>> {
        let file: MatricesFile = files.json(FILE).map_err(|error| vec![error])?;
        let mut checker = Checker::new(files, FILE);
        let listed: Vec<&str> = file
            .sides
            .iter()
            .flat_map(|side| side.areas.iter().map(|area| area.id.as_str()))
            .collect();
        let known: Vec<&str> = AreaId::all().map(AreaId::id).collect();
        checker.require(listed == known, "areas", || {
            format!("there must be these, in this order: {}", known.join(", "))
        });
        let mut matrices = Self {
            dangers: Default::default(),
            strategies: Default::default(),
            objectives: Vec::new(),
        };
        for matrix in file.sides {
            let side = matrix.side;
            for area in &matrix.areas {
                names.insert("area", &area.id, area.name.clone());
                matrices
                    .objectives
                    .push(six(&area.objectives, &area.id, &mut checker));
            }
            let dangers = matrix.defensive.into_iter().map(|card| {
                names.insert("danger", &card.id.to_string(), card.name.clone());
                danger(card, &mut checker)
            });
            let dangers: Vec<Danger> = dangers.collect();
            let strategies = matrix.strategies.into_iter().map(|card| {
                let name = card.name.clone();
                names.insert("strategy", &format!("{side}-{}", card.id), name);
                strategy(side, card, &mut checker)
            });
            let strategies: Vec<Strategy> = strategies.collect();
            check_results(side, &strategies, &mut checker);
            if let (Some(to), Some(from)) = (
                matrices.dangers.get_mut(side as usize),
                matrices.strategies.get_mut(side as usize),
            ) {
                *to = dangers;
                *from = strategies;
            }
        }
        checker.finish().map(|()| matrices)
    }
}

fn danger(card: DangerFile, checker: &mut Checker<'_>) -> Danger {
    let armies = StrategyArmies::new(card.force, &card.or_else);
    armies.check(&card.id.to_string(), checker);
    Danger {
        id: card.id,
        kind: card.kind(checker),
        order: card.order,
        pass_over_if_short: card.pass_over_if_short,
        armies,
    }
}

fn strategy(side: Side, card: StrategyFile, checker: &mut Checker<'_>) -> Strategy {
    let item = format!("{side} {}", card.id);
    let armies = StrategyArmies::new(card.force, &card.or_else);
    armies.check(&item, checker);
    let has_one = card.areas.is_some() != card.objectives.is_some();
    checker.require(has_one, &item, || {
        "it has either areas or objectives".to_owned()
    });
    Strategy {
        id: card.id,
        from: card.from,
        to: card.to,
        barred_by_hostages: card.barred_by_hostages,
        areas: card.areas.map(|areas| six(&areas, &item, checker)),
        objectives: card.objectives.map(|spaces| six(&spaces, &item, checker)),
        armies,
    }
}

/// Every result of the dice means one strategy.
fn check_results(side: Side, strategies: &[Strategy], checker: &mut Checker<'_>) {
    for total in -1..=10 {
        let fit = |strategy: &&Strategy| {
            strategy.from.is_none_or(|from| total >= from)
                && strategy.to.is_none_or(|to| total <= to)
        };
        let count = strategies.iter().filter(fit).count();
        checker.require(count == 1, &format!("{side} strategies"), || {
            format!("{count} of them fit a result of {total}")
        });
    }
}

/// A list by die.
fn six<T: Copy + DefaultByDie>(items: &[T], item: &str, checker: &mut Checker<'_>) -> [T; 6] {
    <[T; 6]>::try_from(items).unwrap_or_else(|_| {
        checker.complain(item, "a die has six faces");
        [T::ANY; 6]
    })
}

trait DefaultByDie {
    const ANY: Self;
}

impl DefaultByDie for SpaceId {
    const ANY: Self = Self::ATHENS;
}

impl DefaultByDie for AreaId {
    const ANY: Self = Self::FIRST;
}

#[derive(Deserialize)]
struct MatricesFile {
    sides: Vec<MatrixFile>,
}

#[derive(Deserialize, ts_rs::TS)]
pub(crate) struct MatrixFile {
    side: Side,
    defensive: Vec<DangerFile>,
    strategies: Vec<StrategyFile>,
    areas: Vec<AreaFile>,
}

#[derive(Deserialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
struct DangerFile {
    id: DangerId,
    #[ts(inline)]
    name: Localized,
    when: String,
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    spaces: Vec<ThreatenedFile>,
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    answers: Vec<SpaceId>,
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    at_least: u8,
    order: Order,
    pass_over_if_short: bool,
    force: StrategyArmy,
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    or_else: Vec<StrategyArmy>,
}

impl DangerFile {
    fn listed(&self) -> impl Iterator<Item = SpaceId> {
        self.spaces.iter().map(|item| item.space)
    }

    fn kind(&self, checker: &mut Checker<'_>) -> DangerKind {
        match self.when.as_str() {
            "enemy-within-2-of-home" => DangerKind::NearHome,
            "enemy-in-one-of" => DangerKind::Listed {
                in_order: self.listed().collect(),
                spaces: self.listed().collect(),
                at_least: self.at_least,
            },
            "enemy-in-or-beside" => DangerKind::Beside(self.listed().collect()),
            "enemy-at-ally" => DangerKind::Reprisal {
                ally: self.listed().next().unwrap_or(SpaceId::SYRACUSE),
                answers: self.answers.clone(),
            },
            "hellespont" => DangerKind::Hellespont,
            other => {
                checker.complain(&self.id.to_string(), format!("nothing is '{other}'"));
                DangerKind::NearHome
            }
        }
    }
}

#[derive(Deserialize, ts_rs::TS)]
struct ThreatenedFile {
    space: SpaceId,
}

#[derive(Deserialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
struct StrategyFile {
    id: StrategyId,
    #[ts(inline)]
    name: Localized,
    from: Option<i8>,
    to: Option<i8>,
    barred_by_hostages: bool,
    #[ts(optional)]
    areas: Option<Vec<AreaId>>,
    #[ts(optional)]
    objectives: Option<Vec<SpaceId>>,
    force: StrategyArmy,
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    or_else: Vec<StrategyArmy>,
}

#[derive(Deserialize, ts_rs::TS)]
struct AreaFile {
    id: String,
    #[ts(inline)]
    name: Localized,
    objectives: Vec<SpaceId>,
}
