//! When reinforcements come.

use serde::{Deserialize, Serialize};

/// When a group arrives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arrival {
    /// In this turn.
    Turn(u8),
    /// When a stratagem calls it.
    Called,
    /// It is here, or will never come.
    Done,
}

impl Arrival {
    /// Is it due in a turn?
    pub fn is_due(self, now: u8) -> bool {
        match self {
            Self::Turn(turn) => turn <= now,
            Self::Called | Self::Done => false,
        }
    }

    /// One turn later than now, or never if there is none.
    pub fn delayed(now: u8, last_turn: u8) -> Self {
        if now < last_turn {
            Self::Turn(now + 1)
        } else {
            Self::Done
        }
    }
}
