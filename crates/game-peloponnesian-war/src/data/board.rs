//! 1.1.1 The map: spaces, lines, and all shortest ways, worked out once.

use std::collections::BTreeMap;

use engine::{
    DataError, DataFiles,
    data::Checker,
    message::{Localized, Names},
};
use serde::Deserialize;

use super::{
    class::{Class, ClosedNeutrals},
    facts,
    map_file::{Line, LineKind, MapFile, check_lines, lines},
    paths::{
        Distances, Ways, distances, reach, rings_of, shortest_way, ways_of, ways_of_both, within,
    },
    routing_table::RoutingTable,
};
use crate::{
    ids::{PerSide, Side, SpaceId},
    sets::{PerSpace, SpaceSet},
};

const FILE: &str = "map.json";

/// 1.1.1a What a space is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum SpaceKind {
    Land,
    Coast,
    Island,
    /// The Euxine: nobody enters it.
    SeaBox,
}

/// The map.
#[derive(Debug)]
pub(crate) struct Board {
    kinds: PerSpace<SpaceKind>,
    /// 1.1.1d The side whose colour a space has.
    leagues: PerSpace<Option<Side>>,
    /// All spaces of a side's colour.
    pub coloured: PerSide<SpaceSet>,
    pub fortresses: SpaceSet,
    /// 4.4e Coalition spaces that are so whatever happens.
    pub coalition: PerSide<SpaceSet>,
    pub helots: SpaceSet,
    pub hellespont: SpaceSet,
    pub sicily: SpaceSet,
    /// The regions of the map, by their ids: every space lies in one.
    regions: Vec<(String, SpaceSet)>,
    /// Every space but the Euxine.
    pub spaces: SpaceSet,
    /// ERR.b, 4.1.1o By [`ClosedNeutrals`].
    not_passed: [SpaceSet; ClosedNeutrals::COUNT],
    /// Lines of every kind, the open sea left out.
    pub any: Ways,
    /// 7.1.2c The lines that grain travels: naval and mixed ones, and the road from Piraeus up to Athens.
    pub grain: Ways,
    /// 1.3p Two naval or mixed lines, the space itself included.
    pub ship_reach: Ways,
    /// 1.3o One land or mixed line, the space itself included.
    pub horse_reach: Ways,
    /// 1.3q One land line, the space itself included.
    pub landed_reach: Ways,
    /// All that ships or horsemen reach.
    pub reach: Ways,
    /// DEF.a Two land or mixed lines from home.
    pub near_home: PerSide<SpaceSet>,
    /// 7.1.2a One of the shortest ways from Athens to the Euxine, Athens included.
    pub way_to_euxine: SpaceSet,
    ways: Vec<Ways>,
    /// By class and [`ClosedNeutrals`].
    routing_tables: Vec<RoutingTable>,
    /// All spaces of the shortest ways of a lone leader, by [`ClosedNeutrals`], start and end.
    between: Vec<Ways>,
    /// 4.2.1f Lines of any kind from home, by side and [`ClosedNeutrals`].
    near: Vec<[Distances; 2]>,
    /// [`near`](Self::near) as sets of spaces: home, all that is one line away, two lines, and so on.
    near_rings: Vec<[Vec<SpaceSet>; 2]>,
    /// DEF.a Land and mixed lines from home.
    near_by_land: [Distances; 2],
}

/// Where the shortest ways of an army are kept.
#[inline]
fn place_of(class: Class, neutrals: ClosedNeutrals) -> usize {
    class.index() * ClosedNeutrals::COUNT + neutrals.index()
}

impl Board {
    #[inline]
    pub(crate) fn kind(&self, space: SpaceId) -> SpaceKind {
        *self.kinds.get(space)
    }

    #[inline]
    pub(crate) fn colour(&self, space: SpaceId) -> Option<Side> {
        *self.leagues.get(space)
    }

    /// The lines that an army may use.
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "one for every class")]
    pub(crate) fn ways(&self, class: Class) -> &Ways {
        &self.ways[class.index()]
    }

    /// The shortest ways of an army.
    #[inline]
    #[expect(
        clippy::indexing_slicing,
        reason = "one for every class and state of the neutrals"
    )]
    pub(crate) fn routing_table(&self, class: Class, neutrals: ClosedNeutrals) -> &RoutingTable {
        &self.routing_tables[place_of(class, neutrals)]
    }

    /// All spaces of the shortest ways of a lone leader, but the one where they begin.
    #[inline]
    #[expect(
        clippy::indexing_slicing,
        reason = "one for every state of the neutrals and space"
    )]
    pub(crate) fn between(&self, neutrals: ClosedNeutrals, [from, to]: [SpaceId; 2]) -> SpaceSet {
        *self.between[neutrals.index() * SpaceId::COUNT + from.index()].get(to)
    }

    /// All that is joined to a space through open spaces.
    pub(crate) fn joined(ways: &Ways, from: SpaceId, open: SpaceSet) -> SpaceSet {
        let mut joined = SpaceSet::one(from);
        let mut edge = joined;
        while !edge.is_empty() {
            edge = ways.around(edge).intersection(open).without(joined);
            joined = joined.union(edge);
        }
        joined
    }

    /// Some spaces and all that are one line away.
    pub(crate) fn in_or_beside(&self, spaces: SpaceSet) -> SpaceSet {
        spaces.union(self.any.around(spaces))
    }

    /// Spaces that may begin or end a route but never lie inside it.
    #[inline]
    #[expect(
        clippy::indexing_slicing,
        reason = "one for every state of the neutrals"
    )]
    pub(crate) fn not_passed(&self, neutrals: ClosedNeutrals) -> SpaceSet {
        self.not_passed[neutrals.index()]
    }

    /// 4.2.1f How near a space is to a side's home.
    #[inline]
    #[expect(
        clippy::indexing_slicing,
        reason = "one for every state of the neutrals"
    )]
    pub(crate) fn nearness(&self, side: Side, neutrals: ClosedNeutrals, space: SpaceId) -> u8 {
        *self.near[neutrals.index()][side as usize].get(space)
    }

    /// 4.2.1f A side's home, the spaces one step away from it, two steps, and so on.
    #[inline]
    #[expect(
        clippy::indexing_slicing,
        reason = "one for every state of the neutrals"
    )]
    pub(crate) fn nearest_first(&self, side: Side, neutrals: ClosedNeutrals) -> &[SpaceSet] {
        &self.near_rings[neutrals.index()][side as usize]
    }

    /// DEF.a How far a space is from home by land and mixed lines.
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "one for each side")]
    pub(crate) fn nearness_by_land(&self, side: Side, space: SpaceId) -> u8 {
        *self.near_by_land[side as usize].get(space)
    }

    /// The region in which a space lies.
    pub(crate) fn region(&self, space: SpaceId) -> Option<&str> {
        let mut regions = self.regions.iter();
        let found = regions.find(|(_, spaces)| spaces.contains(space));
        found.map(|(id, _)| id.as_str())
    }

    pub(super) fn load(files: &DataFiles, names: &mut Names) -> Result<Self, Vec<DataError>> {
        let file: MapFile = files.json(FILE).map_err(|error| vec![error])?;
        let mut checker = Checker::new(files, FILE);
        let listed: Vec<&str> = file.zones.iter().map(|zone| zone.id.as_str()).collect();
        let known: Vec<&str> = SpaceId::all().map(SpaceId::id).collect();
        checker.require(listed == known, "zones", || {
            format!("there must be these, in this order: {}", known.join(", "))
        });
        let lines = lines(&file, &mut checker);
        check_lines(&file, &lines, &mut checker);
        for zone in &file.zones {
            let name = Localized {
                en: zone.name.clone(),
                fr: zone.name_fr.clone(),
            };
            names.insert("space", &zone.id, name);
        }
        let areas: BTreeMap<&str, SpaceSet> = file
            .areas
            .iter()
            .map(|area| (area.id.as_str(), area.spaces.iter().copied().collect()))
            .collect();
        for area in &file.areas {
            let name = Localized {
                en: area.name.clone(),
                fr: area.name_fr.clone(),
            };
            names.insert("region", &area.id, name);
        }
        for wanted in ["hellespont", "sicily"] {
            checker.require(areas.contains_key(wanted), "areas", || {
                format!("there is no area '{wanted}'")
            });
        }
        checker.finish()?;
        let board = Self::build(&file, &lines, &areas);
        let mut checker = Checker::new(files, FILE);
        facts::check(&board, &mut checker);
        checker.finish()?;
        Ok(board)
    }

    fn build(file: &MapFile, lines: &[Line], areas: &BTreeMap<&str, SpaceSet>) -> Self {
        let Printed {
            kinds,
            leagues,
            coloured,
            coalition,
            fortresses,
            spaces,
        } = Printed::of(file);
        let steps = |ways: &Ways, blocked, to| distances(&rings_of(ways, blocked, to));
        let ways_of = |allows: &dyn Fn(&Line) -> bool| ways_of(lines, allows);
        let any = ways_of(&|line| !line.is_crossing);
        let to_harbour = [SpaceId::ATHENS, SpaceId::PIRAEUS];
        let grain = ways_of(&|line| {
            let is_sea = line.kind != LineKind::Land && !line.is_crossing;
            is_sea || [line.a, line.b] == to_harbour || [line.b, line.a] == to_harbour
        });
        let by_land = ways_of(&|line| line.kind != LineKind::Naval);
        // 4.1.2b Cavalry has its zone over the Isthmus, whoever sails with it.
        let land_only = ways_of(&|line| line.kind == LineKind::Land || line.is_isthmus);
        let at_sea =
            ways_of(&|line| line.kind != LineKind::Land && !line.is_isthmus && !line.is_crossing);
        let ways: Vec<Ways> = Class::ALL
            .iter()
            .map(|class| ways_of(&|line| class.allows(line)))
            .collect();
        let never_passed: SpaceSet = file.not_passed_through.always.iter().copied().collect();
        let not_passed = ClosedNeutrals::ALL.map(|neutrals| never_passed.union(neutrals.spaces()));
        let routing_tables = routing_tables(&ways, not_passed);
        let alone = routing_tables
            .iter()
            .skip(Class::Alone.index() * ClosedNeutrals::COUNT);
        let between = alone
            .zip(not_passed)
            .flat_map(|(alone, blocked)| {
                SpaceId::all().map(move |from| alone.between(from, blocked))
            })
            .collect();
        let near_rings = ClosedNeutrals::ALL
            .map(|neutrals| Side::BOTH.map(|side| rings_of(&any, neutrals.spaces(), side.home())))
            .to_vec();
        let near = near_rings
            .iter()
            .map(|sides| sides.each_ref().map(|rings| distances(rings)))
            .collect();
        let near_by_land = Side::BOTH.map(|side| steps(&by_land, SpaceSet::EMPTY, side.home()));
        let [athens, sparta] = near_by_land.map(|distances| within(&distances, 2));
        let to_euxine = steps(&grain, SpaceSet::EMPTY, SpaceId::EUXINE);
        let area = |id: &str| areas.get(id).copied().unwrap_or_default();
        let regions = areas.iter().map(|(id, spaces)| ((*id).to_owned(), *spaces));
        Self {
            kinds,
            leagues,
            coloured,
            fortresses,
            coalition,
            helots: file.helot_spaces.iter().copied().collect(),
            hellespont: area("hellespont"),
            sicily: area("sicily"),
            regions: regions.collect(),
            spaces,
            not_passed,
            ship_reach: reach(&at_sea, 2),
            horse_reach: reach(&by_land, 1),
            landed_reach: reach(&land_only, 1),
            reach: ways_of_both(&reach(&at_sea, 2), &reach(&by_land, 1)),
            near_home: PerSide { athens, sparta },
            way_to_euxine: shortest_way(&grain, &to_euxine, SpaceId::ATHENS),
            any,
            grain,
            ways,
            routing_tables,
            between,
            near,
            near_rings,
            near_by_land,
        }
    }
}

/// What is printed on the spaces of the map.
struct Printed {
    kinds: PerSpace<SpaceKind>,
    leagues: PerSpace<Option<Side>>,
    coloured: PerSide<SpaceSet>,
    coalition: PerSide<SpaceSet>,
    fortresses: SpaceSet,
    spaces: SpaceSet,
}

impl Printed {
    fn of(file: &MapFile) -> Self {
        let mut printed = Self {
            kinds: PerSpace::new(SpaceKind::Land),
            leagues: PerSpace::new(None),
            coloured: PerSide::default(),
            coalition: PerSide::default(),
            fortresses: SpaceSet::EMPTY,
            spaces: SpaceSet::EMPTY,
        };
        for (space, zone) in SpaceId::all().zip(&file.zones) {
            *printed.kinds.get_mut(space) = zone.kind;
            *printed.leagues.get_mut(space) = zone.league.side();
            if let Some(side) = zone.league.side() {
                printed.coloured.get_mut(side).insert(space);
            }
            for member in &zone.coalition {
                if member.when == "always" {
                    printed.coalition.get_mut(member.side).insert(space);
                }
            }
            if zone.fortress {
                printed.fortresses.insert(space);
            }
            if zone.kind != SpaceKind::SeaBox {
                printed.spaces.insert(space);
            }
        }
        printed
    }
}

/// One for each class of armies and each set of neutrals that let nobody pass, in the order of `place_of`.
fn routing_tables(
    ways: &[Ways],
    not_passed: [SpaceSet; ClosedNeutrals::COUNT],
) -> Vec<RoutingTable> {
    let mut tables = Vec::new();
    for (class, ways) in Class::ALL.into_iter().zip(ways) {
        for (neutrals, blocked) in ClosedNeutrals::ALL.into_iter().zip(not_passed) {
            let coastal = class.coastal().map(|class| place_of(class, neutrals));
            let coastal = coastal.and_then(|place| tables.get(place));
            tables.push(RoutingTable::new(ways, blocked, coastal));
        }
    }
    tables
}
