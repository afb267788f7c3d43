//! What the page reads of the files that both games have, as types of TypeScript.

use ts_rs::{Config, ExportError, TS};

use crate::{Campaign, StratagemsFile, UnitsFile};

/// Writes the types of `units.json` and `stratagems.json` of a game.
pub fn export<C>(config: &Config) -> Result<(), ExportError>
where
    C: Campaign<Side: TS, Piece: TS, Stratagem: TS, Counter: TS>,
    C::Side: 'static,
    C::Piece: 'static,
    C::Stratagem: 'static,
    C::Counter: 'static,
{
    UnitsFile::<C::Side, C::Piece>::export_all(config)?;
    StratagemsFile::<C::Side, C::Stratagem, C::Counter>::export_all(config)
}
