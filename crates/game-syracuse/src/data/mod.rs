//! The component data: read once, checked, then only looked at.

mod board;
mod scenarios;

use campaign::CombatTable;
use engine::{DataError, DataFiles, Ledger, message::Names};

pub(crate) use self::{
    board::{Board, Border, BorderFile, FortFile, Terrain, WallFile, ZoneFile},
    scenarios::{Group, Scenario, ScenarioFile, Scenarios, TurnFile},
};
use crate::{
    game::Syracuse,
    ids::{CounterId, Side},
    types::Types,
};

/// What is printed on a piece.
pub(crate) type PieceCard = campaign::PieceCard<Side>;
/// All pieces.
pub(crate) type Cards = campaign::Cards<Types>;
/// All counters.
pub(crate) type Counters = campaign::Counters<Types>;

/// The files the binary carries.
pub(crate) const FILES: &[(&str, &str)] = &[
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

/// Reads and checks everything; complaints about several files come together.
pub(crate) fn load(files: &DataFiles) -> Result<Syracuse, Vec<DataError>> {
    let mut names = Names::default();
    names.fields("place", &["place", "from", "to", "at", "zone", "main"]);
    names.fields("fort", &["fort", "forts"]);
    let mut errors = Vec::new();
    let mut keep = |mut complaints: Vec<DataError>| errors.append(&mut complaints);
    let table = |edition| CombatTable::load(files, "combat-table.json", edition);
    let loaded = (
        Board::load(files, &mut names).map_err(&mut keep).ok(),
        Cards::load(files, &mut names).map_err(&mut keep).ok(),
        Counters::load(files, &mut names, CounterId::COUNT)
            .map_err(&mut keep)
            .ok(),
        Scenarios::load(files).map_err(&mut keep).ok(),
        table("fr").map_err(&mut keep).ok(),
        table("en").map_err(&mut keep).ok(),
        Ledger::load(files).map_err(&mut keep).ok(),
    );
    match loaded {
        (
            Some(board),
            Some(pieces),
            Some(counters),
            Some(scenarios),
            Some(french),
            Some(english),
            Some(ledger),
        ) => Ok(Syracuse {
            board,
            pieces,
            counters,
            scenarios,
            french,
            english,
            names,
            ledger,
        }),
        _ => Err(errors),
    }
}
