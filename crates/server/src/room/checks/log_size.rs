//! The log of a table has a limit.

use protocol::{Kind, Order, Problem};

use super::Room;

/// How an order makes the log grow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Growth {
    /// It brings the game to its end: there is always room for that.
    Ending,
    Move,
    /// Something else, which needs moves beside it.
    Other,
}

impl Growth {
    pub(super) fn of(order: &Order) -> Self {
        match order {
            Order::Resign { .. } | Order::Leave {} => Self::Ending,
            Order::Act { .. } | Order::Confirm { .. } => Self::Move,
            Order::Undo { .. }
            | Order::Redo { .. }
            | Order::Reset { .. }
            | Order::AskBack { .. }
            | Order::AskDraw {}
            | Order::AskReplace { .. }
            | Order::Vote { .. }
            | Order::Program { .. }
            | Order::Unprogram { .. }
            | Order::Sit { .. }
            | Order::Share { .. }
            | Order::Start {}
            | Order::Give { .. }
            | Order::AskMe { .. }
            | Order::AskAlways { .. }
            | Order::Look { .. }
            | Order::Close {}
            | Order::Reopen {}
            | Order::Admit { .. } => Self::Other,
        }
    }
}

impl Room {
    /// Nobody makes a log without end: what is no move needs moves that stand beside it.
    pub(super) fn has_room_for(&self, growth: Growth) -> Result<(), Problem> {
        let Some(game) = self.game.as_ref().filter(|_| growth != Growth::Ending) else {
            return Ok(());
        };
        let (sizes, entries) = (self.context.config.sizes, game.entries());
        if entries >= sizes.entries {
            let why = "this game has become too long to be kept: resign or leave it";
            return Err(Problem::new(Kind::TooLarge, why));
        }
        let length = game.table().length() as u64;
        let most = sizes.spare_entries.saturating_add(length.saturating_mul(4));
        if growth == Growth::Other && entries >= most {
            let why =
                "too much was taken back or proposed at this table: go on with the game first";
            return Err(Problem::new(Kind::TooLarge, why));
        }
        Ok(())
    }
}
