//! The map: zones and the ways between them.

use campaign::{SmallId, require_places, zone_label};
use engine::{
    DataError, DataFiles,
    data::Checker,
    map::ZoneSet,
    message::{Localized, Names},
};
use serde::Deserialize;

use crate::ids::{Place, Side};

/// 0.2c, 0.2e The terrain of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Terrain {
    /// The strait.
    Strait,
    /// Open sea.
    Open,
    /// Clear land.
    Clear,
    /// Difficult land.
    Difficult,
    /// A port.
    Port,
    /// A base.
    Base,
}

/// The map.
#[derive(Debug)]
pub(crate) struct Board {
    terrain: [Terrain; Place::COUNT],
    /// 3.3 Where ships go from a place.
    naval: [ZoneSet; Place::COUNT],
    /// 3.2 Where land pieces go.
    land: [ZoneSet; Place::COUNT],
    /// 3.4a Shores: seas of a port or land zone, and ports and land zones of a sea.
    coast: [ZoneSet; Place::COUNT],
    /// 0.2h The land zones whose beaches border a sea zone.
    beaches: [ZoneSet; Place::COUNT],
    /// Steps from each place to each port, for ships and for land pieces.
    naval_steps: [[u8; Place::COUNT]; 8],
    land_steps: [[u8; Place::COUNT]; 8],
}

fn cell<T: Copy + Default>(cells: &[T; Place::COUNT], place: Place) -> T {
    cells.get(place.index()).copied().unwrap_or_default()
}

fn places(set: ZoneSet) -> impl Iterator<Item = Place> {
    set.iter().map(Place::from_number)
}

impl Board {
    #[inline]
    pub(crate) fn terrain(&self, place: Place) -> Terrain {
        let terrain = self.terrain.get(place.index());
        terrain.copied().unwrap_or(Terrain::Base)
    }

    /// 0.2j, 0.2r, 3.3a Where ships may go from a place, as far as the map is concerned.
    #[inline]
    pub(crate) fn naval_ways(&self, from: Place) -> impl Iterator<Item = Place> + use<> {
        places(cell(&self.naval, from))
    }

    #[inline]
    pub(crate) fn is_naval_way(&self, from: Place, to: Place) -> bool {
        cell(&self.naval, from).contains(to.number())
    }

    /// 0.2j, 3.2a Where land pieces may go from a place, as far as the map is concerned.
    #[inline]
    pub(crate) fn land_ways(&self, from: Place) -> impl Iterator<Item = Place> + use<> {
        places(cell(&self.land, from))
    }

    #[inline]
    pub(crate) fn is_land_way(&self, from: Place, to: Place) -> bool {
        cell(&self.land, from).contains(to.number())
    }

    /// 3.4a The sea zones of a shore, or the shores of a sea zone.
    #[inline]
    pub(crate) fn coasts(&self, from: Place) -> impl Iterator<Item = Place> + use<> {
        places(cell(&self.coast, from))
    }

    #[inline]
    pub(crate) fn is_coast(&self, from: Place, to: Place) -> bool {
        cell(&self.coast, from).contains(to.number())
    }

    /// 0.2h, 4c The land zones whose beaches border a sea zone.
    pub(crate) fn beaches(&self, sea: Place) -> impl Iterator<Item = Place> + use<> {
        places(cell(&self.beaches, sea))
    }

    /// 0.2h, 6.4a Has a sea zone beaches?
    #[inline]
    pub(crate) fn has_beaches(&self, sea: Place) -> bool {
        !cell(&self.beaches, sea).is_empty()
    }

    /// 0.2j, 0.2l The land and sea zones next to a port.
    pub(crate) fn around(&self, port: Place) -> impl Iterator<Item = Place> + use<> {
        places(cell(&self.naval, port).union(cell(&self.land, port)))
    }

    /// 2.D.2h The ports next to a place: from the sea by their anchor, from elsewhere on land.
    pub(crate) fn ports_beside(&self, from: Place) -> impl Iterator<Item = Place> + use<> {
        let ways = if from.is_sea() {
            cell(&self.naval, from)
        } else {
            cell(&self.land, from)
        };
        places(ways).filter(|to| to.is_port())
    }

    /// How many steps ships are away from a port, enemies apart.
    pub(crate) fn naval_distance(&self, from: Place, port: Place) -> u8 {
        steps_to(&self.naval_steps, from, port)
    }

    /// How many steps land pieces are away from a port, enemies apart.
    pub(crate) fn land_distance(&self, from: Place, port: Place) -> u8 {
        steps_to(&self.land_steps, from, port)
    }

    /// 3.4a Can an amphibious move begin or end here?
    pub(crate) fn is_shore(&self, place: Place) -> bool {
        matches!(self.terrain(place), Terrain::Clear | Terrain::Port)
    }

    /// 3.5b, 3.5c The points for a step on land.
    pub(crate) fn cost(&self, to: Place) -> u8 {
        1 + u8::from(self.terrain(to) == Terrain::Difficult)
    }

    pub(super) fn load(files: &DataFiles, names: &mut Names) -> Result<Self, Vec<DataError>> {
        const FILE: &str = "map.json";
        let file: MapFile = files.json(FILE).map_err(|error| vec![error])?;
        let mut checker = Checker::new(files, FILE);
        let mut board = Self {
            terrain: [Terrain::Base; Place::COUNT],
            naval: [ZoneSet::EMPTY; Place::COUNT],
            land: [ZoneSet::EMPTY; Place::COUNT],
            coast: [ZoneSet::EMPTY; Place::COUNT],
            beaches: [ZoneSet::EMPTY; Place::COUNT],
            naval_steps: [[u8::MAX; Place::COUNT]; 8],
            land_steps: [[u8::MAX; Place::COUNT]; 8],
        };
        let listed = file.zones.iter().map(|zone| zone.id);
        require_places(Place::all(), listed, &mut checker);
        for zone in &file.zones {
            zone.check(&mut checker);
            if let Some(terrain) = board.terrain.get_mut(zone.id.index()) {
                *terrain = zone.terrain;
            }
            names.insert("place", &zone.id.to_string(), zone.label());
        }
        for border in &file.borders {
            board.add_border(border, &mut checker);
        }
        for port in Place::ports() {
            let sides = board.around(port).count();
            let expected = if port == Place::CYZICUS { 5 } else { 2 };
            checker.require(sides == expected, &port.to_string(), || {
                format!("it has {sides} neighbours")
            });
        }
        board.check_beaches(&mut checker);
        checker.finish()?;
        for port in Place::ports() {
            let number = usize::from(port.port_number());
            if let Some(cells) = board.naval_steps.get_mut(number) {
                *cells = distances(&board.naval, port);
            }
            if let Some(cells) = board.land_steps.get_mut(number) {
                *cells = distances(&board.land, port);
            }
        }
        Ok(board)
    }

    /// 0.2h, 6.4c A sea zone next to a land zone with beaches has one itself: then it does not matter whether attrition asks for the shore or for the
    /// land zone.
    fn check_beaches(&self, checker: &mut Checker<'_>) {
        let seas = || Place::all().filter(|place| place.is_sea());
        let has_beach =
            |land: Place| seas().any(|sea| self.beaches(sea).any(|shore| shore == land));
        for sea in seas() {
            let is_near = self.coasts(sea).any(has_beach);
            checker.require(self.has_beaches(sea) || !is_near, &sea.to_string(), || {
                "it has no beach, but a land zone next to it has".to_owned()
            });
        }
    }

    fn add_border(&mut self, border: &BorderFile, checker: &mut Checker<'_>) {
        let (a, b) = (border.a, border.b);
        let item = format!("border {a}-{b}");
        let has = |feature: &str| border.features.iter().any(|found| found == feature);
        match border.kind {
            BorderKind::Sea => both(&mut self.naval, a, b),
            BorderKind::Land => both(&mut self.land, a, b),
            BorderKind::Coast => {
                both(&mut self.coast, a, b);
                if has("beach") {
                    let (sea, land) = if a.is_sea() { (a, b) } else { (b, a) };
                    one_way(&mut self.beaches, sea, land);
                    checker.require(self.terrain(land) == Terrain::Clear, &item, || {
                        "only clear land has beaches".to_owned()
                    });
                }
            }
            BorderKind::Port if has("anchor") => {
                both(&mut self.naval, a, b);
                both(&mut self.coast, a, b);
            }
            BorderKind::Port => both(&mut self.land, a, b),
            BorderKind::Arrow => {
                let (base, sea) = if a.is_base() { (a, b) } else { (b, a) };
                one_way(&mut self.naval, base, sea);
            }
        }
        let fits = match border.kind {
            BorderKind::Sea => a.is_sea() && b.is_sea(),
            BorderKind::Land => a.is_land() && b.is_land(),
            BorderKind::Coast => a.is_sea() != b.is_sea() && a.is_land() != b.is_land(),
            BorderKind::Port => a.is_port() != b.is_port(),
            BorderKind::Arrow => a.is_base() != b.is_base(),
        };
        checker.require(fits, &item, || "it joins the wrong zones".to_owned());
    }
}

fn steps_to(steps: &[[u8; Place::COUNT]; 8], from: Place, port: Place) -> u8 {
    let cells = steps.get(usize::from(port.port_number()));
    let cell = cells.and_then(|cells| cells.get(from.index()));
    cell.copied().unwrap_or(u8::MAX)
}

/// How many steps each place is away from a port, along these ways.
fn distances(ways: &[ZoneSet; Place::COUNT], port: Place) -> [u8; Place::COUNT] {
    let mut far = [u8::MAX; Place::COUNT];
    let mut reached = ZoneSet::one(port.number());
    let mut edge = reached;
    for steps in 0..u8::MAX {
        for place in places(edge) {
            if let Some(cell) = far.get_mut(place.index()) {
                *cell = steps;
            }
        }
        // A way may lead in one direction only: look for those that lead here.
        let leads = |place: &Place| !cell(ways, *place).intersection(edge).is_empty();
        let mut next = ZoneSet::EMPTY;
        for place in Place::all().filter(leads) {
            next.insert(place.number());
        }
        edge = next.without(reached);
        reached = reached.union(edge);
        if edge.is_empty() {
            break;
        }
    }
    far
}

fn one_way(ways: &mut [ZoneSet; Place::COUNT], from: Place, to: Place) {
    if let Some(set) = ways.get_mut(from.index()) {
        set.insert(to.number());
    }
}

fn both(ways: &mut [ZoneSet; Place::COUNT], a: Place, b: Place) {
    one_way(ways, a, b);
    one_way(ways, b, a);
}

#[derive(Deserialize)]
struct MapFile {
    zones: Vec<ZoneFile>,
    borders: Vec<BorderFile>,
}

#[derive(Deserialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ZoneFile {
    id: Place,
    name: String,
    name_fr: String,
    terrain: Terrain,
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    access: Vec<Side>,
}

impl ZoneFile {
    /// 0.2c, 0.2e, 0.2o Terrain and access as the rules have them.
    fn check(&self, checker: &mut Checker<'_>) {
        let fits = match self.terrain {
            Terrain::Strait => self.id.is_sea() && self.id <= Place::sea(7),
            Terrain::Open => self.id.is_sea() && self.id > Place::sea(7),
            Terrain::Clear | Terrain::Difficult => self.id.is_land(),
            Terrain::Port => self.id.is_port(),
            Terrain::Base => self.id.is_base(),
        };
        let item = self.id.to_string();
        checker.require(fits, &item, || "its terrain is impossible".to_owned());
        let may_use = |side: &Side| Place::bases_of(*side).contains(&self.id);
        let expected = Side::BOTH.iter().filter(|side| may_use(side));
        let is_right = !self.id.is_base() || self.access.iter().eq(expected);
        checker.require(is_right, &item, || "the wrong side may use it".to_owned());
    }

    /// Zones have numbers besides their names; a port is its name.
    fn label(&self) -> Localized {
        if self.id.is_port() {
            return Localized {
                en: self.name.clone(),
                fr: self.name_fr.clone(),
            };
        }
        zone_label(self.id, [&self.name, &self.name_fr])
    }
}

#[derive(Deserialize, ts_rs::TS)]
pub(crate) struct BorderFile {
    a: Place,
    b: Place,
    kind: BorderKind,
    features: Vec<String>,
}

#[derive(Clone, Copy, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
enum BorderKind {
    Sea,
    Land,
    Coast,
    Port,
    Arrow,
}
