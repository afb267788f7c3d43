//! What the page reads of the files that both games have, as types of TypeScript.

use ts_rs::{Config, ExportError, TS};

use crate::{Campaign, CounterFile, FaceOf, StratagemsFile, UnitsFile};

/// Writes the types of `units.json` and `stratagems.json` of a game.
pub fn export<C: Campaign>(config: &Config) -> Result<(), ExportError> {
    type Counter<C> = CounterFile<<C as Campaign>::Counter, FaceOf<C>>;
    UnitsFile::<C::Side, C::Piece>::export_all(config)?;
    StratagemsFile::<C::Stratagem, Counter<C>>::export_all(config)
}
