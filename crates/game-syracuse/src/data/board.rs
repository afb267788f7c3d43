//! The map: zones, borders and what lies on them.

use campaign::{require_places, zone_label};
use engine::{
    DataError, DataFiles,
    data::Checker,
    map::ZoneSet,
    message::{Localized, Names},
};
use serde::Deserialize;
use strum::{EnumCount, VariantArray};

use crate::ids::{FortId, Place, Side, WallId};

/// 0.2f, 0.2c, 0.2d The terrain of a zone as long as nothing is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Terrain {
    /// Clear land.
    Clear,
    /// High land.
    High,
    /// The city.
    Fortified,
    /// A port of the city.
    Port,
    /// The Great Harbour.
    Protected,
    /// Open sea.
    Sea,
    /// Catania.
    Offmap,
}

/// 0.2h What lies between two zones, seen from one of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Border {
    /// Do the zones share a border at all?
    pub(crate) adjacent: bool,
    /// 3.2c, 3.2d, 3.2e Points to cross it without walls: into a land zone.
    pub(crate) cost: u8,
    pub(crate) river: bool,
    /// From clear up to high land.
    pub(crate) climb: bool,
    /// 5.2 Closed to the other side once it stands.
    pub(crate) fortification: Option<Side>,
    /// 3.1k Open to Syracuse only.
    pub(crate) canal: bool,
    /// 5.5 Closed to all while the chains are built.
    pub(crate) chain: bool,
    walls: u8,
}

impl Border {
    /// The wall sites along it.
    pub(crate) fn walls(self) -> impl Iterator<Item = WallId> {
        WallId::VARIANTS
            .iter()
            .copied()
            .filter(move |&wall| self.walls & (1 << wall as u8) != 0)
    }
}

/// The map.
#[derive(Debug)]
pub(crate) struct Board {
    terrain: [Terrain; Place::ZONES],
    borders: Box<[[Border; Place::ZONES]; Place::ZONES]>,
    neighbours: [ZoneSet; Place::ZONES],
    fort_zones: [Place; FortId::COUNT],
    forts_in: [Option<FortId>; Place::ZONES],
    fort_swords: [u8; FortId::COUNT],
    pub(crate) camp_swords: u8,
    wall_zones: [[Place; 2]; WallId::COUNT],
    pub(crate) chain_zones: [Place; 2],
}

impl Board {
    #[inline]
    pub(crate) fn terrain(&self, zone: Place) -> Terrain {
        self.terrain
            .get(zone.index())
            .copied()
            .unwrap_or(Terrain::Offmap)
    }

    #[inline]
    pub(crate) fn border(&self, from: Place, to: Place) -> Border {
        let row = self.borders.get(from.index());
        row.and_then(|row| row.get(to.index()))
            .copied()
            .unwrap_or_default()
    }

    /// 3b, 3c The zones that share a border with this one.
    #[inline]
    pub(crate) fn neighbours(&self, zone: Place) -> impl Iterator<Item = Place> + use<> {
        let set = self
            .neighbours
            .get(zone.index())
            .copied()
            .unwrap_or_default();
        set.iter().map(Place::from_index)
    }

    /// 0.2g The zone that contains a fort.
    #[inline]
    pub(crate) fn zone_of(&self, fort: FortId) -> Place {
        self.fort_zones
            .get(fort as usize)
            .copied()
            .unwrap_or(Place::CATANIA)
    }

    /// The fort site in a zone.
    #[inline]
    pub(crate) fn fort_in(&self, zone: Place) -> Option<FortId> {
        self.forts_in.get(zone.index()).copied().flatten()
    }

    pub(crate) fn fort_swords(&self, fort: FortId) -> u8 {
        self.fort_swords
            .get(fort as usize)
            .copied()
            .unwrap_or_default()
    }

    /// 5.4b The two zones along a wall.
    pub(crate) fn wall_zones(&self, wall: WallId) -> [Place; 2] {
        self.wall_zones
            .get(wall as usize)
            .copied()
            .unwrap_or([Place::CATANIA; 2])
    }

    pub(super) fn load(files: &DataFiles, names: &mut Names) -> Result<Self, Vec<DataError>> {
        const FILE: &str = "map.json";
        let file: MapFile = files.json(FILE).map_err(|error| vec![error])?;
        let mut checker = Checker::new(files, FILE);
        let mut board = Self::empty(&file);
        let listed = file.zones.iter().map(|zone| zone.id);
        require_places(Place::zones(), listed, &mut checker);
        for zone in &file.zones {
            let Some(terrain) = board.terrain.get_mut(zone.id.index()) else {
                checker.complain(&zone.id.to_string(), "it is no zone");
                continue;
            };
            *terrain = zone.terrain;
            let fr = zone.name_fr.as_ref().unwrap_or(&zone.name);
            let label = zone_label(zone.id, [&zone.name, fr]);
            names.insert("place", &zone.id.to_string(), label);
        }
        for border in &file.borders {
            board.add_border(border, &mut checker);
        }
        // 3.1m Catania and M1 are like neighbours.
        let (catania, first_sea) = (Place::CATANIA, Place::sea(1));
        board.connect(
            catania,
            first_sea,
            Border {
                adjacent: true,
                ..Border::default()
            },
        );
        board.connect(
            first_sea,
            catania,
            Border {
                adjacent: true,
                ..Border::default()
            },
        );
        for fort in &file.forts {
            let name = Localized {
                en: fort.name.en.clone(),
                fr: fort.name.fr.clone(),
            };
            let inside = Localized {
                en: format!("fort {}", name.en),
                fr: format!("fort {}", name.fr),
            };
            names.insert("place", &fort.id.to_string(), inside);
            names.insert("fort", &fort.id.to_string(), name);
        }
        checker.finish().map(|()| board)
    }

    fn empty(file: &MapFile) -> Self {
        let fort = |fort: &FortId| file.forts.iter().find(|card| card.id == *fort);
        let zone = |id: FortId| fort(&id).map_or(Place::CATANIA, |fort| fort.zone);
        let swords = |id: FortId| fort(&id).map_or(0, |fort| fort.swords);
        let forts = [
            FortId::Olympieion,
            FortId::Labdalon,
            FortId::Syke,
            FortId::Plemmyrion,
        ];
        let walls = [
            WallId::A1,
            WallId::A2,
            WallId::A3,
            WallId::S1,
            WallId::S2,
            WallId::S3A,
            WallId::S3B,
        ];
        let zones = |wall: WallId| {
            let found = file.walls.iter().find(|card| card.id == wall);
            found.map_or([Place::CATANIA; 2], |card| card.zones)
        };
        let mut forts_in = [None; Place::ZONES];
        for fort in forts {
            if let Some(cell) = forts_in.get_mut(zone(fort).index()) {
                *cell = Some(fort);
            }
        }
        Self {
            terrain: [Terrain::Offmap; Place::ZONES],
            borders: Box::new([[Border::default(); Place::ZONES]; Place::ZONES]),
            neighbours: [ZoneSet::EMPTY; Place::ZONES],
            fort_zones: forts.map(zone),
            forts_in,
            fort_swords: forts.map(swords),
            camp_swords: file.camp.swords,
            wall_zones: walls.map(zones),
            chain_zones: file.chains.zones,
        }
    }

    fn add_border(&mut self, border: &BorderFile, checker: &mut Checker<'_>) {
        let item = format!("border {}-{}", border.a, border.b);
        let mut common = Border {
            adjacent: true,
            ..Border::default()
        };
        let mut climbs = Vec::new();
        for feature in &border.features {
            match feature.split_once(':') {
                None if feature == "river" => common.river = true,
                None if feature == "chain" => common.chain = true,
                None if feature == "canal" => common.canal = true,
                None if feature == "syracusan only" => {}
                Some(("fortification", "syracuse")) => common.fortification = Some(Side::Syracusan),
                Some(("fortification", "camp")) => common.fortification = Some(Side::Athenian),
                Some(("climb", way)) => climbs.push(way.to_owned()),
                Some(("wall", wall)) => match wall.parse::<WallId>() {
                    Ok(wall) => common.walls |= 1 << wall as u8,
                    Err(_) => checker.complain(&item, format!("there is no wall '{wall}'")),
                },
                _ => checker.complain(&item, format!("unknown feature '{feature}'")),
            }
        }
        for (from, to) in [(border.a, border.b), (border.b, border.a)] {
            let climb = climbs.contains(&format!("{from}>{to}"));
            let cost = 1 + u8::from(climb) + u8::from(common.river);
            if let Some(&stated) = border.cost.get(&format!("{from}>{to}")) {
                checker.require(stated == cost, &item, || {
                    format!("its cost from {from} is {stated} but its features make {cost}")
                });
            }
            self.connect(
                from,
                to,
                Border {
                    cost,
                    climb,
                    ..common
                },
            );
        }
    }

    fn connect(&mut self, from: Place, to: Place, border: Border) {
        if let Some(set) = self.neighbours.get_mut(from.index()) {
            set.insert(to.index() as u8);
        }
        if let Some(cell) = self
            .borders
            .get_mut(from.index())
            .and_then(|row| row.get_mut(to.index()))
        {
            *cell = border;
        }
    }
}

#[derive(Deserialize)]
struct MapFile {
    zones: Vec<ZoneFile>,
    borders: Vec<BorderFile>,
    forts: Vec<FortFile>,
    camp: CampFile,
    walls: Vec<WallFile>,
    chains: ChainsFile,
}

#[derive(Deserialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ZoneFile {
    id: Place,
    name: String,
    #[ts(optional)]
    name_fr: Option<String>,
    terrain: Terrain,
}

#[derive(Deserialize, ts_rs::TS)]
pub(crate) struct BorderFile {
    a: Place,
    b: Place,
    features: Vec<String>,
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    cost: std::collections::BTreeMap<String, u8>,
}

#[derive(Deserialize, ts_rs::TS)]
pub(crate) struct FortFile {
    id: FortId,
    zone: Place,
    swords: u8,
    #[ts(inline)]
    name: Localized,
}

#[derive(Deserialize)]
struct CampFile {
    swords: u8,
}

#[derive(Deserialize, ts_rs::TS)]
pub(crate) struct WallFile {
    id: WallId,
    zones: [Place; 2],
}

#[derive(Deserialize)]
struct ChainsFile {
    zones: [Place; 2],
}
