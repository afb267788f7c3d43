//! The combat table. The numbers are in each game's `combat-table.json`.

use engine::{DataError, DataFiles, Log, data::Checker};
use serde::{Deserialize, Serialize};
use strum::{EnumCount, VariantArray};

use crate::{Campaign, CombatEvent, IdSet, Loss, Odds, SharedEvent, TwoSided};

/// One result for every row and column; loading refuses a table with a hole in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CombatTable {
    rows: [[CombatResult; Odds::COUNT]; ROWS],
}

/// The rows of the modified die, from -1 to 8.
const ROWS: usize = 10;
const FIRST_ROW: i8 = -1;
const LAST_ROW: i8 = 8;

/// A cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[ts(export_to = "../campaign/")]
#[expect(missing_docs, reason = "their names say it")]
pub struct CombatResult {
    pub attacker: Loss,
    pub defender: Loss,
    pub winner: Winner,
}

/// Who wins; there is no draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[ts(export_to = "../campaign/")]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum Winner {
    Attacker,
    Defender,
}

impl CombatResult {
    /// Without a unit on one side there is no roll: the other has won, or the defender if nobody is left.
    pub fn walkover<I>(attackers: IdSet<I>, defenders: IdSet<I>) -> Option<Self> {
        let winner = if attackers.is_empty() {
            Winner::Defender
        } else if defenders.is_empty() {
            Winner::Attacker
        } else {
            return None;
        };
        Some(Self {
            attacker: Loss::None,
            defender: Loss::None,
            winner,
        })
    }

    /// What a side suffers.
    pub fn suffered<S: TwoSided>(&self, attacker: S, side: S) -> Loss {
        if side == attacker {
            self.attacker
        } else {
            self.defender
        }
    }

    /// Tells who has won in a zone.
    pub fn log_winner<C: Campaign>(
        &self,
        attacker: C::Side,
        zone: C::Place,
        log: &mut Log<C::Event>,
    ) {
        let side = self.won_by(attacker);
        log.push(|| SharedEvent::Combat(CombatEvent::BattleWon { side, zone }).into());
    }

    /// Who has won.
    pub fn won_by<S: TwoSided>(&self, attacker: S) -> S {
        match self.winner {
            Winner::Attacker => attacker,
            Winner::Defender => attacker.other(),
        }
    }
}

impl CombatTable {
    /// The row a modified die is read in: the outer rows hold all that lies beyond.
    pub fn row(die: i8) -> i8 {
        die.clamp(FIRST_ROW, LAST_ROW)
    }

    /// The cell for a modified die and a column.
    pub fn result(&self, odds: Odds, die: i8) -> CombatResult {
        let row = (Self::row(die) - FIRST_ROW) as usize;
        #[expect(clippy::indexing_slicing, reason = "bounded by the clamp and the type")]
        self.rows[row][odds as usize]
    }

    /// Reads the table of an edition.
    pub fn load(files: &DataFiles, file: &str, edition: &str) -> Result<Self, Vec<DataError>> {
        let table: TableFile = files.json(file).map_err(|error| vec![error])?;
        let mut checker = Checker::new(files, file);
        let empty = CombatResult {
            attacker: Loss::None,
            defender: Loss::None,
            winner: Winner::Defender,
        };
        let mut rows = [[empty; Odds::COUNT]; ROWS];
        let found = table
            .editions
            .get(edition)
            .map(|edition| edition.table.as_slice());
        checker.require(found.is_some(), edition, || {
            "there is no such edition".to_owned()
        });
        for (row, die) in rows.iter_mut().zip(FIRST_ROW..) {
            for (cell, &odds) in row.iter_mut().zip(Odds::VARIANTS) {
                let line = found
                    .unwrap_or_default()
                    .iter()
                    .find(|line| line.die == die);
                let result =
                    line.and_then(|line| line.results.iter().find(|result| result.odds == odds));
                match result {
                    Some(result) => *cell = result.cell(),
                    None => checker.complain(edition, format!("the cell {die}, {odds} is missing")),
                }
            }
        }
        checker.finish().map(|()| Self { rows })
    }
}

#[derive(Deserialize)]
struct TableFile {
    editions: std::collections::BTreeMap<String, EditionFile>,
}

#[derive(Deserialize)]
struct EditionFile {
    table: Vec<LineFile>,
}

#[derive(Deserialize)]
struct LineFile {
    die: i8,
    results: Vec<CellFile>,
}

#[derive(Deserialize)]
struct CellFile {
    odds: Odds,
    attacker: Loss,
    defender: Loss,
    winner: Winner,
}

impl CellFile {
    fn cell(&self) -> CombatResult {
        CombatResult {
            attacker: self.attacker,
            defender: self.defender,
            winner: self.winner,
        }
    }
}
