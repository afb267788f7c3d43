//! What the page reads of the files that both games have, as types of TypeScript.

use ts_rs::{Config, ExportError, TS};

use crate::{cards::UnitsFile, counters::StratagemsFile};

/// Writes the types of `units.json` and `stratagems.json` for sides `S`, pieces `I`, stratagems `T` and counters `C`.
pub fn export<S, I, T, C>(config: &Config) -> Result<(), ExportError>
where
    S: TS + 'static,
    I: TS + 'static,
    T: TS + 'static,
    C: TS + 'static,
{
    UnitsFile::<S, I>::export_all(config)?;
    StratagemsFile::<S, T, C>::export_all(config)
}
