//! The component data: read once, checked, then only looked at.

mod board;
mod cards;
mod class;
mod facts;
mod home_table;
mod map_file;
mod matrices;
mod numbers;
mod paths;
mod random_events;
mod routing_table;
mod scenarios;
mod strategy_armies;
#[cfg(test)]
mod tests;

use engine::{DataError, DataFiles, Ledger, message::Names};

#[cfg(test)]
pub(crate) use self::strategy_armies::StrategyArmies;
pub(crate) use self::{
    board::{Board, SpaceKind},
    cards::{Counters, LeaderFile, Leaders},
    class::{Class, ClosedNeutrals, Isthmus},
    home_table::{HomeTable, Place, While},
    map_file::{BorderFile, ZoneFile},
    matrices::{Danger, DangerKind, Matrices, MatrixFile, Order, Strategy},
    numbers::{Numbers, RandomEvents},
    paths::{FAR, LONGEST, Paths, Rings, Ways},
    routing_table::RoutingTable,
    scenarios::{Scenario, Scenarios},
    strategy_armies::{Access, ArmyPlan},
};
use crate::game::PeloponnesianWar;

/// The files the binary carries.
pub(crate) const FILES: &[(&str, &str)] = &[
    ("counters.json", include_str!("../../data/counters.json")),
    ("events.json", include_str!("../../data/events.json")),
    ("leaders.json", include_str!("../../data/leaders.json")),
    ("map.json", include_str!("../../data/map.json")),
    ("numbers.json", include_str!("../../data/numbers.json")),
    (
        "post-combat.json",
        include_str!("../../data/post-combat.json"),
    ),
    ("rules.toml", include_str!("../../data/rules.toml")),
    ("scenarios.json", include_str!("../../data/scenarios.json")),
    (
        "strategy-matrices.json",
        include_str!("../../data/strategy-matrices.json"),
    ),
];

/// The fields of events, prompts and hints that name spaces.
const SPACE_FIELDS: &[&str] = &[
    "space",
    "spaces",
    "from",
    "to",
    "at",
    "objective",
    "route",
    "chosen",
    "against",
    "way",
    "threats",
    "closes",
    "by",
];

/// The fields whose values have names.
fn named_fields() -> Names {
    let mut names = Names::default();
    names.fields("space", SPACE_FIELDS);
    names.fields("leader", &["leader", "leaders", "drawn"]);
    names.fields("side", &["side", "winner", "loser", "enemy", "besieger"]);
    names.fields("area", &["area"]);
    names.fields("danger", &["danger"]);
    names.fields("happening", &["happening"]);
    names
}

/// Reads and checks everything; complaints about several files come together.
pub(crate) fn load(files: &DataFiles) -> Result<PeloponnesianWar, Vec<DataError>> {
    let mut names = named_fields();
    let mut errors = Vec::new();
    let mut keep = |mut complaints: Vec<DataError>| errors.append(&mut complaints);
    let loaded = (
        Board::load(files, &mut names).map_err(&mut keep).ok(),
        Counters::load(files, &mut names).map_err(&mut keep).ok(),
        Leaders::load(files, &mut names).map_err(&mut keep).ok(),
        Numbers::load(files).map_err(&mut keep).ok(),
        RandomEvents::load(files, &mut names)
            .map_err(&mut keep)
            .ok(),
        HomeTable::load(files).map_err(&mut keep).ok(),
        Matrices::load(files, &mut names).map_err(&mut keep).ok(),
        Scenarios::load(files).map_err(&mut keep).ok(),
        Ledger::load(files).map_err(&mut keep).ok(),
    );
    match loaded {
        (
            Some(board),
            Some(counters),
            Some(leaders),
            Some(numbers),
            Some(random_events),
            Some(home_table),
            Some(matrices),
            Some(scenarios),
            Some(ledger),
        ) => Ok(PeloponnesianWar {
            board,
            counters,
            leaders,
            numbers,
            random_events,
            home_table,
            matrices,
            scenarios,
            names,
            ledger,
        }),
        _ => Err(errors),
    }
}
