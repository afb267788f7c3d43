//! A board: fifty provinces, their resources and the borders between them.

use std::collections::BTreeSet;

use engine::{
    DataError, DataFiles,
    data::Checker,
    message::{Localized, Names},
};
use serde::Deserialize;

use super::nations::Cards;
use crate::ids::{BoardId, Borders, ProvinceId, Resource, UnitKind, Zone, ZoneSet};

/// board.1 One face of the board.
#[derive(Debug)]
pub(crate) struct Board {
    pub(crate) id: BoardId,
    /// movement.2, movement.4 What legions can cross.
    pub(crate) land: Borders,
    /// movement.3, movement.4 What galleys can cross.
    pub(crate) sea: Borders,
    /// The provinces of each resource.
    pub(crate) producing: [ZoneSet; 3],
    /// arming.10 Provinces where legions can be: those with a land or combined border.
    pub(crate) for_legions: ZoneSet,
    /// arming.9, personages.8 Provinces where galleys can be: the seas.
    pub(crate) for_galleys: ZoneSet,
    pub(crate) cards: Cards,
    /// For legions and galleys: which provinces lie within 0, 1, 2... steps of each province.
    within: [Vec<[ZoneSet; REACH + 1]>; 2],
}

/// Distances are known up to so many steps: three turns of the fastest units.
const REACH: usize = 9;

impl Board {
    /// The provinces that a kind of unit reaches with so many steps, its own included.
    #[inline]
    pub(crate) fn within(&self, kind: UnitKind, zone: Zone, steps: u8) -> ZoneSet {
        let [legions, galleys] = &self.within;
        let of_kind = match kind {
            UnitKind::Legion => legions,
            UnitKind::Galley => galleys,
        };
        let by_steps = of_kind.get(zone.index());
        by_steps
            .and_then(|sets| sets.get(usize::from(steps).min(REACH)))
            .copied()
            .unwrap_or_default()
    }

    /// The borders that a kind of unit can cross.
    #[inline]
    pub(crate) fn borders(&self, kind: UnitKind) -> &Borders {
        match kind {
            UnitKind::Legion => &self.land,
            UnitKind::Galley => &self.sea,
        }
    }

    /// The provinces where a kind of unit can be.
    #[inline]
    pub(crate) fn home_of(&self, kind: UnitKind) -> ZoneSet {
        match kind {
            UnitKind::Legion => self.for_legions,
            UnitKind::Galley => self.for_galleys,
        }
    }

    /// The provinces that produce a resource.
    #[inline]
    pub(crate) fn producing(&self, resource: Resource) -> ZoneSet {
        self.producing
            .get(resource as usize)
            .copied()
            .unwrap_or_default()
    }

    /// board.2 Do two provinces share a border of any kind?
    pub(crate) fn are_neighbours(&self, a: ProvinceId, b: ProvinceId) -> bool {
        let (a, b) = (a.zone(), b.zone());
        self.land.are_adjacent(a, b) || self.sea.are_adjacent(a, b)
    }

    /// How many steps a kind of unit needs, as far as distances are known.
    #[inline]
    pub(crate) fn steps(&self, kind: UnitKind, from: Zone, to: Zone) -> Option<u8> {
        (0..=REACH as u8).find(|&steps| self.within(kind, from, steps).contains(to))
    }

    pub(super) fn load(
        files: &DataFiles,
        id: BoardId,
        names: &mut Names,
    ) -> Result<Self, Vec<DataError>> {
        let file = match id {
            BoardId::West => "west.json",
            BoardId::East => "east.json",
        };
        let board: BoardFile = files.json(file).map_err(|error| vec![error])?;
        let mut checker = Checker::new(files, file);
        check_zones(&board, id, &mut checker);
        let this = Self::build(&board, id, &mut checker);
        check_kinds(&board, &this, &mut checker);
        for zone in &board.zones {
            let fr = zone.name_fr.as_ref().unwrap_or(&zone.name).clone();
            let name = Localized {
                en: zone.name.clone(),
                fr,
            };
            let other = names
                .kinds
                .get("province")
                .and_then(|known| known.get(&zone.id));
            checker.require(
                other.is_none_or(|other| *other == name),
                &format!("province {}", zone.id),
                || {
                    "it lies on both boards and must have the same name in west.json and east.json"
                        .to_owned()
                },
            );
            names.insert("province", &zone.id, name);
        }
        checker.finish()?;
        Ok(this)
    }

    fn build(board: &BoardFile, id: BoardId, checker: &mut Checker<'_>) -> Self {
        let mut this = Self {
            id,
            land: Borders::none(),
            sea: Borders::none(),
            producing: [ZoneSet::EMPTY; 3],
            for_legions: ZoneSet::EMPTY,
            for_galleys: ZoneSet::EMPTY,
            cards: Cards::default(),
            within: Default::default(),
        };
        for zone in &board.zones {
            if let Ok(province) = zone.id.parse::<ProvinceId>()
                && let Some(set) = this.producing.get_mut(zone.resource as usize)
            {
                set.insert(province.zone());
            }
        }
        let mut seen = BTreeSet::new();
        for border in &board.borders {
            let item = format!("border {}-{}", border.a, border.b);
            let (Some(a), Some(b)) = (on_board(&border.a, id), on_board(&border.b, id)) else {
                checker.complain(&item, "it does not lie between two provinces of this board");
                continue;
            };
            checker.require(a != b, &item, || {
                "it leads back to where it comes from".to_owned()
            });
            checker.require(seen.insert((a.min(b), a.max(b))), &item, || {
                "it stands twice".to_owned()
            });
            if border.kind != BorderKind::Sea {
                this.land.connect(a.zone(), b.zone());
                this.for_legions.insert(a.zone());
                this.for_legions.insert(b.zone());
            }
            if border.kind != BorderKind::Land {
                this.sea.connect(a.zone(), b.zone());
                this.for_galleys.insert(a.zone());
                this.for_galleys.insert(b.zone());
            }
        }
        this.within =
            [&this.land, &this.sea].map(|ways| Zone::all().map(|zone| rings(ways, zone)).collect());
        this
    }
}

/// The zones within 0, 1, 2... steps of a zone.
fn rings(ways: &Borders, zone: Zone) -> [ZoneSet; REACH + 1] {
    let mut reached = ZoneSet::one(zone);
    std::array::from_fn(|_| {
        let before = reached;
        reached = before
            .iter()
            .fold(before, |all, zone| all.union(ways.neighbours(zone)));
        before
    })
}

/// The board with the cards of its nations.
pub(super) fn with_cards(board: Board, cards: Cards) -> Board {
    Board { cards, ..board }
}

fn on_board(id: &str, board: BoardId) -> Option<ProvinceId> {
    id.parse::<ProvinceId>()
        .ok()
        .filter(|province| province.is_on(board))
}

/// board.2, board.4 Fifty provinces, each once, drawn inside the frame.
fn check_zones(board: &BoardFile, id: BoardId, checker: &mut Checker<'_>) {
    let mut seen = BTreeSet::new();
    for zone in &board.zones {
        let item = format!("province {}", zone.id);
        checker.require(on_board(&zone.id, id).is_some(), &item, || {
            format!("the {id} board has no province of that id")
        });
        checker.require(seen.insert(&zone.id), &item, || {
            "it stands twice".to_owned()
        });
        checker.require(!zone.name.is_empty(), &item, || "it has no name".to_owned());
        checker.require(zone.polygon.len() >= 3, &item, || {
            format!("its polygon has {} corners", zone.polygon.len())
        });
        let stacks = [
            (UnitKind::Legion, zone.stack_legion),
            (UnitKind::Galley, zone.stack_galley),
        ];
        for (kind, stack) in stacks {
            checker.require(stack.is_some() == zone.units.contains(&kind), &item, || {
                format!("its list of units and its place for a {kind} disagree")
            });
        }
        let marks = [zone.city, zone.label]
            .into_iter()
            .chain(stacks.into_iter().filter_map(|(_, at)| at));
        for [x, y] in zone.polygon.iter().copied().chain(marks) {
            let inside = (0.0..=board.width).contains(&x) && (0.0..=board.height).contains(&y);
            checker.require(inside, &item, || {
                format!("the point {x}, {y} lies off the board")
            });
        }
    }
    for province in id.provinces() {
        checker.require(seen.contains(&province.id().to_owned()), "zones", || {
            format!("the province {province} is missing")
        });
    }
}

/// board.2, board.7 Three to six neighbours; what may stand in a province follows from its borders.
fn check_kinds(board: &BoardFile, this: &Board, checker: &mut Checker<'_>) {
    for zone in &board.zones {
        let Some(province) = on_board(&zone.id, this.id) else {
            continue;
        };
        let item = format!("province {}", zone.id);
        let all = this
            .land
            .neighbours(province.zone())
            .union(this.sea.neighbours(province.zone()));
        checker.require((3..=6).contains(&all.len()), &item, || {
            format!("it has {} neighbours instead of 3 to 6", all.len())
        });
        for kind in [UnitKind::Legion, UnitKind::Galley] {
            let possible = this.home_of(kind).contains(province.zone());
            checker.require(zone.units.contains(&kind) == possible, &item, || {
                format!("its borders and its list of units disagree about the {kind}")
            });
        }
        checker.require(
            zone.sea == this.for_galleys.contains(province.zone()),
            &item,
            || "its borders and its mark as a sea disagree".to_owned(),
        );
    }
}

#[derive(Deserialize, ts_rs::TS)]
pub(crate) struct BoardFile {
    width: f64,
    height: f64,
    zones: Vec<ZoneFile>,
    borders: Vec<BorderFile>,
}

#[derive(Deserialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
struct ZoneFile {
    id: String,
    name: String,
    #[ts(optional)]
    name_fr: Option<String>,
    resource: Resource,
    units: Vec<UnitKind>,
    sea: bool,
    polygon: Vec<[f64; 2]>,
    city: [f64; 2],
    label: [f64; 2],
    #[ts(optional)]
    stack_legion: Option<[f64; 2]>,
    #[ts(optional)]
    stack_galley: Option<[f64; 2]>,
}

#[derive(Deserialize, ts_rs::TS)]
struct BorderFile {
    a: String,
    b: String,
    kind: BorderKind,
}

/// board.3 Red, blue, or both.
#[derive(Clone, Copy, Deserialize, PartialEq, Eq, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
enum BorderKind {
    Land,
    Sea,
    Both,
}
