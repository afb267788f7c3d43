//! The component data: read once, checked, then only looked at.

mod board;
mod scenarios;

use campaign::{CombatTable, Loading, together};
use engine::{DataError, DataFiles, message::Names};

pub(crate) use self::{
    board::{Board, Border, BorderFile, FortFile, Terrain, WallFile, ZoneFile},
    scenarios::{Calendar, Group, OwnGroup, OwnScenario, ScenarioFile, TurnFile},
};
use crate::{
    game::Syracuse,
    ids::Side,
    state::{Edition, State},
    types::Types,
};

/// What is printed on a piece.
pub(crate) type PieceCard = campaign::PieceCard<Side>;

/// What has been read besides pieces, counters and scenarios.
#[derive(Debug)]
pub struct Data {
    pub(crate) board: Board,
    pub(crate) calendar: Calendar,
    pub(crate) french: CombatTable,
    pub(crate) english: CombatTable,
}

impl Data {
    /// 0.2l The combat table of the edition that is played.
    pub(crate) fn table(&self, state: &State) -> &CombatTable {
        match state.edition {
            Edition::Fr => &self.french,
            Edition::En => &self.english,
        }
    }
}

impl Loading for Types {
    const FILES: &'static [(&'static str, &'static str)] = &[
        (
            "combat-table.json",
            include_str!("../../data/combat-table.json"),
        ),
        ("map.json", include_str!("../../data/map.json")),
        ("rules.toml", include_str!("../../data/rules.toml")),
        ("scenarios.json", include_str!("../../data/scenarios.json")),
        (
            "stratagems.json",
            include_str!("../../data/stratagems.json"),
        ),
        ("units.json", include_str!("../../data/units.json")),
    ];

    fn load(files: &DataFiles) -> Result<Syracuse, Vec<DataError>> {
        let mut names = Names::default();
        names.fields("place", &["place", "from", "to", "at", "zone", "main"]);
        names.fields("fort", &["fort", "forts"]);
        let table = |edition| CombatTable::load(files, "combat-table.json", edition);
        let board = Board::load(files, &mut names);
        let tables = together(table("fr"), table("en"));
        let own = together(board, together(scenarios::load(files), tables));
        let own = own.map(|(board, ((calendar, scenarios), (french, english)))| {
            let data = Data {
                board,
                calendar,
                french,
                english,
            };
            (scenarios, data)
        });
        Syracuse::assemble(files, names, own)
    }
}
