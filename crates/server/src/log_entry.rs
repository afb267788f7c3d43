//! What is written into the log of a table. Everything about a game in progress follows from these.

use engine::Seat;
use protocol::{EndingCause, Program, Subject};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// One entry of a log. Never change a released one: old tables are made of them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub(crate) enum LogEntry {
    /// An answer.
    Act {
        seat: Seat,
        action: Value,
        /// The turn passes only when they confirm it.
        #[serde(default, skip_serializing_if = "is_false")]
        hold: bool,
        /// It was programmed.
        #[serde(default, skip_serializing_if = "is_false")]
        programmed: bool,
    },
    /// Actions were taken back until so many were left.
    Undo { number: usize },
    /// The turn passes.
    Confirm { seat: Seat },
    /// Something was proposed; these seats have to agree.
    Propose {
        by: Seat,
        subject: Subject,
        agreed: Vec<Seat>,
        waiting: Vec<Seat>,
    },
    /// Somebody agreed, with all their seats, or did not.
    #[serde(rename = "answer")]
    Vote { seats: Vec<Seat>, accept: bool },
    /// Somebody gave up.
    Resign { seat: Seat },
    /// Somebody left these seats to whom the others choose.
    Leave { seats: Vec<Seat> },
    /// Somebody sat down on a seat that the others had opened.
    Sit { seat: Seat },
    /// Answers in advance; digests of the facts as they were then.
    Program {
        program: Program,
        facts: Vec<String>,
    },
    /// They were withdrawn.
    Unprogram { seat: Seat },
    /// A repair has taken back what dice had shown: new ones follow from the first seed and this number.
    Reseed { number: u64 },
    /// The table was ended from outside.
    End { cause: EndingCause },
    /// It was opened again after nobody had come for a long time.
    Reopen {},
}

impl LogEntry {
    /// Does it concern nobody but whoever has given it?
    pub(crate) fn is_private(&self) -> bool {
        match self {
            Self::Program { .. } | Self::Unprogram { .. } => true,
            Self::Act { .. }
            | Self::Undo { .. }
            | Self::Confirm { .. }
            | Self::Propose { .. }
            | Self::Vote { .. }
            | Self::Resign { .. }
            | Self::Leave { .. }
            | Self::Sit { .. }
            | Self::Reseed { .. }
            | Self::Reopen {}
            | Self::End { .. } => false,
        }
    }

    /// Does the game go on by it? Whoever only proposes something does not play. The store knows the same by the name of the deed.
    pub(crate) fn goes_on(&self) -> bool {
        !self.is_private() && !matches!(self, Self::Propose { .. } | Self::Vote { .. })
    }
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
fn is_false(flag: &bool) -> bool {
    !flag
}
