//! What the page reads, as types of TypeScript: a test of the server writes them down.

use ts_rs::{Config, ExportError, TS};

use crate::{
    data::{BoardFile, CityFile, NationsFile, RondelFile, ThresholdsFile},
    document::View,
    goal::GoalItem,
    hint::Hint,
    place::PlaceItem,
    standing::Standing,
};

/// Writes the types of views, hints, standings and data files into the folder of the configuration.
pub fn export(config: &Config) -> Result<(), ExportError> {
    View::export_all(config)?;
    Hint::export_all(config)?;
    GoalItem::export_all(config)?;
    PlaceItem::export_all(config)?;
    Standing::export_all(config)?;
    BoardFile::export_all(config)?;
    NationsFile::export_all(config)?;
    CityFile::export_all(config)?;
    ThresholdsFile::export_all(config)?;
    RondelFile::export_all(config)
}
