//! How far a move has come, for those who weigh whole moves rather than single answers.

/// Where a position stands within a move. A move is over when its stage goes back: from a march to the next group that could be formed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveStage {
    /// No move is under way.
    Over,
    /// Somebody may interfere before the move goes on; usually nobody does.
    Waiting,
    /// Dice are about to be thrown, or what they have brought is being carried out: losses, retreats.
    Resolving,
    /// What is to be moved comes next.
    Opening,
    /// Those who go together are being chosen.
    Forming,
    /// They are under way.
    Marching,
}

impl MoveStage {
    /// Stages in their order; nothing for those that say nothing of the progress of a move.
    pub fn rank(self) -> Option<u8> {
        match self {
            Self::Over | Self::Waiting | Self::Resolving => None,
            Self::Opening => Some(0),
            Self::Forming => Some(1),
            Self::Marching => Some(2),
        }
    }
}
