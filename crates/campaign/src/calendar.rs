//! The seasons.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString};

/// A season of the year.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Display, EnumString, ts_rs::TS,
)]
#[ts(export_to = "../campaign/")]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum Season {
    Spring,
    Summer,
    Autumn,
    Winter,
}
