//! What the page reads, as types of TypeScript: a test of the server writes them down.

use ts_rs::{Config, ExportError, TS};

use crate::{
    data::{BorderFile, FortFile, ScenarioFile, TurnFile, WallFile, ZoneFile},
    rules::forecast::{Chance, Forecast},
    types::Types,
};

/// Writes the types of views, events, hints, odds and data files into the folder of the configuration.
pub fn export(config: &Config) -> Result<(), ExportError> {
    Forecast::export_all(config)?;
    Chance::export_all(config)?;
    ZoneFile::export_all(config)?;
    BorderFile::export_all(config)?;
    FortFile::export_all(config)?;
    WallFile::export_all(config)?;
    TurnFile::export_all(config)?;
    ScenarioFile::export_all(config)?;
    campaign::typescript::export::<Types>(config)
}
