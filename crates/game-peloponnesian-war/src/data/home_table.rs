//! PC The post-combat table.

use engine::{DataError, DataFiles, data::Checker};
use serde::Deserialize;

use crate::ids::{Kind, Nationality, Side, Sort, SpaceId};

/// PC.a Where each sort of each side goes home.
#[derive(Debug)]
pub(crate) struct HomeTable([[Row; Sort::COUNT]; 2]);

/// A row of the table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Row {
    pub places: Vec<Place>,
    /// Where they go when none of the places can be used.
    pub if_lost: Vec<SpaceId>,
}

/// PC.d to PC.k A place of a row.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Place {
    /// PC.l Up to a level.
    Fill {
        space: SpaceId,
        up_to: u8,
        whilst: Option<While>,
    },
    /// Half and half.
    Split([SpaceId; 2]),
    All(SpaceId),
}

/// 5.8a Only while that neutral is the side's active ally.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum While {
    Argos,
    Syracuse,
    Macedonia,
    Persia,
}

impl While {
    /// Where its men stand.
    pub(crate) fn space(self) -> SpaceId {
        match self {
            Self::Argos => SpaceId::ARGOS,
            Self::Syracuse => SpaceId::SYRACUSE,
            Self::Macedonia => SpaceId::PELLA,
            Self::Persia => SpaceId::SARDIS,
        }
    }
}

impl HomeTable {
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "one for each side and sort")]
    pub(crate) fn row(&self, side: Side, sort: Sort) -> &Row {
        &self.0[side as usize][sort.index()]
    }

    pub(super) fn load(files: &DataFiles) -> Result<Self, Vec<DataError>> {
        const FILE: &str = "post-combat.json";
        let file: TableFile = files.json(FILE).map_err(|error| vec![error])?;
        let mut checker = Checker::new(files, FILE);
        let mut table = Self(Default::default());
        let mut seen = Vec::new();
        for row in file.table {
            let item = format!("{} {}", row.nationality, row.kind);
            let key = (row.nationality, row.kind);
            checker.require(!seen.contains(&key), &item, || "it stands twice".to_owned());
            seen.push(key);
            let mut places = Vec::new();
            for place in row.places {
                match place {
                    PlaceFile::Fill {
                        space,
                        up_to,
                        while_ally,
                    } => places.push(Place::Fill {
                        space,
                        up_to,
                        whilst: while_ally,
                    }),
                    PlaceFile::Split { spaces } => match spaces.as_slice() {
                        &[a, b] => places.push(Place::Split([a, b])),
                        _ => checker.complain(&item, "a split is between two spaces"),
                    },
                    PlaceFile::All { space } => places.push(Place::All(space)),
                }
            }
            // ERR.e, PC.h Ships without any place are lost, land troops never are.
            checker.require(row.lost_beyond == (row.kind == Kind::Naval), &item, || {
                "ships alone are lost when nothing is left".to_owned()
            });
            let side = row.nationality.side() as usize;
            let sort = Sort::of(row.nationality, row.kind);
            let cell = table
                .0
                .get_mut(side)
                .and_then(|rows| rows.get_mut(sort.index()));
            if let Some(cell) = cell {
                *cell = Row {
                    places,
                    if_lost: row.if_lost,
                };
            }
        }
        checker.require(seen.len() == 2 * Sort::COUNT, "table", || {
            "every type of every nationality has a row".to_owned()
        });
        checker.finish().map(|()| table)
    }
}

#[derive(Deserialize)]
struct TableFile {
    table: Vec<RowFile>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct RowFile {
    #[serde(rename = "type")]
    kind: Kind,
    nationality: Nationality,
    places: Vec<PlaceFile>,
    if_lost: Vec<SpaceId>,
    lost_beyond: bool,
}

#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", rename_all_fields = "camelCase")]
enum PlaceFile {
    Fill {
        space: SpaceId,
        up_to: u8,
        while_ally: Option<While>,
    },
    Split {
        spaces: Vec<SpaceId>,
    },
    All {
        space: SpaceId,
    },
}
