//! Units and leaders: what is printed on them, where they are, what becomes of them.

mod cards;
mod casualties;
mod groups;
mod piece;
mod queries;
mod roster;
mod sensible;

pub(crate) use cards::UnitsFile;
pub use cards::{Cards, PieceCard, PieceKind, UnitType};
pub use casualties::Casualties;
pub use groups::all_together;
pub use piece::{At, Entry, Piece, PieceOf, Stack, WAYS};
pub(crate) use roster::Hit;
pub use roster::{PieceMut, Roster};
pub use sensible::sensible_groups;
