//! The component data: read and validated once, never changed.

mod board;
mod nations;
mod numbers;
mod personages;

use engine::{DataError, DataFiles, Ledger, message::Names};

pub(crate) use self::{
    board::{Board, BoardFile},
    nations::{Limits, NationsFile},
    numbers::{AdvanceBuyer, CityFile, Numbers, Rondel, RondelFile, ThresholdsFile},
    personages::Piles,
};
use crate::{
    game::Antike,
    ids::{BoardId, PersonageKind},
};

/// The files embedded in the binary.
pub(crate) const FILES: &[(&str, &str)] = &[
    ("east.json", include_str!("../../data/east.json")),
    ("nations.json", include_str!("../../data/nations.json")),
    (
        "personages.json",
        include_str!("../../data/personages.json"),
    ),
    ("prices.json", include_str!("../../data/prices.json")),
    ("rondel.json", include_str!("../../data/rondel.json")),
    ("rules.toml", include_str!("../../data/rules.toml")),
    ("west.json", include_str!("../../data/west.json")),
];

/// Reads and checks everything; complaints about several files come together.
pub(crate) fn load(files: &DataFiles) -> Result<Antike, Vec<DataError>> {
    let mut names = Names::default();
    names.fields("province", &["province", "from", "to", "provinces"]);
    names.fields(
        "nation",
        &["nation", "foe", "mover", "owner", "first", "second"],
    );
    names.fields("space", &["space"]);
    names.fields("personage", &["personage"]);
    names.defaults(0, &["marble", "iron", "gold", "coins"]);
    names.defaults(1, &["left", "count", "pairs"]);

    let mut errors = Vec::new();
    let mut keep = |mut complaints: Vec<DataError>| errors.append(&mut complaints);
    let west = Board::load(files, BoardId::West, &mut names)
        .map_err(&mut keep)
        .ok();
    let east = Board::load(files, BoardId::East, &mut names)
        .map_err(&mut keep)
        .ok();
    let rondel = Rondel::load(files, &mut names).map_err(&mut keep).ok();
    let numbers = Numbers::load(files).map_err(&mut keep).ok();
    let piles = Piles::load(files, &mut names).map_err(&mut keep).ok();
    let ledger = Ledger::load(files).map_err(&mut keep).ok();
    let (Some(west), Some(east), Some(rondel), Some(numbers)) = (west, east, rondel, numbers)
    else {
        return Err(errors);
    };
    let nations = nations::load(files, &west, &east, &mut names)
        .map_err(|mut complaints| errors.append(&mut complaints))
        .ok();
    match (piles, ledger, nations) {
        (Some(piles), Some(ledger), Some((cards_west, cards_east, limits))) => Ok(Antike {
            west: board::with_cards(west, cards_west),
            east: board::with_cards(east, cards_east),
            rondel,
            numbers,
            limits,
            piles,
            names,
            ledger,
        }),
        _ => Err(errors),
    }
}

/// The id of a personage, as in the data.
pub(crate) fn personage_id(kind: PersonageKind, number: u8) -> String {
    format!("{kind}-{number}")
}
