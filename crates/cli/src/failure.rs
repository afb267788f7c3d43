//! Why a command ended without success.

use bots::UnknownLevel;
use catalogue::{InvalidData, TableError, UnknownGame};
use engine::{SetupError, message::MessageError, replay::ReplayError};
use server::admin::AdminError;

/// One clear line; wrong usage and failure have different exit codes.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// Exit code 2: what was asked for does not exist.
    #[error("{0}")]
    Usage(String),
    /// Exit code 1: it did not work.
    #[error("{0}")]
    Failed(String),
}

impl Failure {
    /// As the shell sees it.
    pub(crate) fn exit_code(&self) -> u8 {
        match self {
            Self::Usage(_) => 2,
            Self::Failed(_) => 1,
        }
    }

    /// Something about a file.
    pub(crate) fn file(path: &std::path::Path, error: &std::io::Error) -> Self {
        Self::Failed(format!("{}: {error}", path.display()))
    }
}

impl From<UnknownGame> for Failure {
    fn from(error: UnknownGame) -> Self {
        Self::Usage(error.to_string())
    }
}

impl From<UnknownLevel> for Failure {
    fn from(error: UnknownLevel) -> Self {
        Self::Usage(error.to_string())
    }
}

impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Self {
        Self::Usage(error.to_string())
    }
}

impl From<InvalidData> for Failure {
    fn from(error: InvalidData) -> Self {
        Self::Failed(error.to_string())
    }
}

impl From<MessageError> for Failure {
    fn from(error: MessageError) -> Self {
        Self::Failed(error.to_string())
    }
}

impl From<ReplayError> for Failure {
    fn from(error: ReplayError) -> Self {
        match error {
            ReplayError::Setup(error) => error.into(),
            ReplayError::Beyond { .. } => Self::Usage(error.to_string()),
            ReplayError::Unreadable(_)
            | ReplayError::Format { .. }
            | ReplayError::OtherGame { .. }
            | ReplayError::OtherRules { .. }
            | ReplayError::Position(_)
            | ReplayError::Fairness(_)
            | ReplayError::Action { .. } => Self::Failed(error.to_string()),
        }
    }
}

impl From<AdminError> for Failure {
    fn from(error: AdminError) -> Self {
        Self::Failed(error.to_string())
    }
}

impl From<TableError> for Failure {
    fn from(error: TableError) -> Self {
        match error {
            TableError::Game(error) => error.into(),
            TableError::Replay(error) => error.into(),
            TableError::Data(_)
            | TableError::Messages(_)
            | TableError::NotAnAction { .. }
            | TableError::Illegal { .. }
            | TableError::Over
            | TableError::NoAnswer(_)
            | TableError::WhichSeat
            | TableError::Undo(_) => Self::Failed(error.to_string()),
        }
    }
}
