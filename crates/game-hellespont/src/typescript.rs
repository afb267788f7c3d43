//! What the page reads, as types of TypeScript: a test of the server writes them down.

use ts_rs::{Config, ExportError, TS};

use crate::{
    data::{BorderFile, ScenariosFile, ZoneFile},
    rules::prospects::Prospect,
    step::OwnBattle,
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

/// Written by hand, because what is derived for a type without fields cannot be flattened into the combat.
impl TS for OwnBattle {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &Config) -> String {
        "OwnBattle".to_owned()
    }

    fn inline(_: &Config) -> String {
        "{ }".to_owned()
    }

    fn inline_flattened(_: &Config) -> String {
        "{ }".to_owned()
    }
}
