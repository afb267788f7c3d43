//! What the page reads, as types of TypeScript: a test of the server writes them down.

use ts_rs::{Config, ExportError, TS};

use crate::{
    data::{BorderFile, LeaderFile, MatrixFile, ZoneFile},
    event::Event,
    forecast::Expected,
    goal::GoalItem,
    hint::Hint,
    place::PlaceItem,
    view::View,
};

/// Writes the types of views, events, hints, odds and data files into the folder of the configuration.
pub fn export(config: &Config) -> Result<(), ExportError> {
    View::export_all(config)?;
    Event::export_all(config)?;
    Hint::export_all(config)?;
    GoalItem::export_all(config)?;
    PlaceItem::export_all(config)?;
    Expected::export_all(config)?;
    ZoneFile::export_all(config)?;
    BorderFile::export_all(config)?;
    LeaderFile::export_all(config)?;
    MatrixFile::export_all(config)
}
