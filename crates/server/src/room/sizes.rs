//! The log of a table has a size.

use protocol::{Kind, Order, Problem};

use super::Room;

impl Room {
    /// Nobody makes a log without end: what is no move needs moves that stand beside it. A game can always be ended.
    pub(super) fn has_room_for(&self, order: &Order) -> Result<(), Problem> {
        let Some(play) = &self.play else {
            return Ok(());
        };
        let (sizes, entries) = (self.context.config.sizes, play.entries());
        let is_move = match order {
            Order::Resign { .. } | Order::Leave {} => return Ok(()),
            Order::Act { .. } | Order::Confirm { .. } => true,
            Order::Undo { .. }
            | Order::Redo { .. }
            | Order::Reset { .. }
            | Order::AskBack { .. }
            | Order::AskDraw {}
            | Order::AskReplace { .. }
            | Order::Answer { .. }
            | Order::Program { .. }
            | Order::Unprogram { .. }
            | Order::Sit { .. }
            | Order::Share { .. }
            | Order::Start {}
            | Order::Give { .. }
            | Order::AskMe { .. }
            | Order::Close {}
            | Order::Reopen {}
            | Order::Admit { .. } => false,
        };
        if entries >= sizes.entries {
            let why = "this game has become too long to be kept: resign or leave it";
            return Err(Problem::new(Kind::TooLarge, why));
        }
        let length = play.table().length() as u64;
        if !is_move && entries >= sizes.spare_entries.saturating_add(length.saturating_mul(4)) {
            let why =
                "too much was taken back or proposed at this table: go on with the game first";
            return Err(Problem::new(Kind::TooLarge, why));
        }
        Ok(())
    }
}
