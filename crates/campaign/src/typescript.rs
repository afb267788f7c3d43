//! What the page reads, as types of TypeScript.

use ts_rs::{Config, ExportError, TS};

use crate::{Campaign, CounterFile, FaceOf, StratagemsFile, UnitsFile, Vocabulary};

/// Writes the types of views, events, hints, goals and places of a game, and of its `units.json` and `stratagems.json`.
pub fn export<C: Vocabulary>(config: &Config) -> Result<(), ExportError> {
    type Counter<C> = CounterFile<<C as Campaign>::Counter, FaceOf<C>>;
    C::View::export_all(config)?;
    C::Event::export_all(config)?;
    C::Hint::export_all(config)?;
    C::GoalItem::export_all(config)?;
    C::PlaceItem::export_all(config)?;
    UnitsFile::<C::Side, C::Piece>::export_all(config)?;
    StratagemsFile::<C::Stratagem, Counter<C>>::export_all(config)
}
