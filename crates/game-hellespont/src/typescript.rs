//! What the page reads, as types of TypeScript: a test of the server writes them down.

use ts_rs::{Config, ExportError, TS};

use crate::{
    data::{BorderFile, ScenariosFile, ZoneFile},
    rules::prospects::Prospect,
    types::Types,
};

/// Writes the types of views, events, hints, odds and data files into the folder of the configuration.
pub fn export(config: &Config) -> Result<(), ExportError> {
    Prospect::export_all(config)?;
    ZoneFile::export_all(config)?;
    BorderFile::export_all(config)?;
    ScenariosFile::export_all(config)?;
    campaign::typescript::export::<Types>(config)
}
