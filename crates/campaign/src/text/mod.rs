//! Positions and summaries in text, and what must hold for those that are read.

mod checks;
mod position;
mod summary;

pub use checks::{check_room, require_places, require_scenarios, zone_label};
pub use position::{points_to_begin, read_pieces, read_setup, settled};
pub use summary::SummaryWriter;
