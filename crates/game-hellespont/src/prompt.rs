//! What is asked.

use engine::Ruled;
use serde::Serialize;
use strum::VariantNames;

use crate::{
    battle::SiegeDice,
    ids::{Place, Side},
    pieces::{PieceId, PieceSet},
    step::{OwnWindowKind, RecoverCause, RetreatCause, Roll, WeakenCause, WindowKind},
    types::Types,
};

/// A question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Prompt {
    /// Are stratagems or the advantage used at this moment?
    Window { side: Side, window: WindowKind },
    /// 8d
    Roll {
        side: Side,
        roll: Roll,
        /// The dice of a siege.
        dice: SiegeDice,
    },
    /// 10.1c
    Choose { side: Side },
    /// 2.B.2f
    BaseMoves { side: Side },
    /// 3.5j
    Passing {
        side: Side,
        at: Place,
        pieces: PieceSet,
        /// Faces of the die that let it pass.
        faces: u8,
    },
    /// 3.6c
    Overstacked { side: Side, place: Place },
    /// 3.3f
    Overloaded { side: Side, zone: Place },
    /// 4.2.1a
    Evasion {
        side: Side,
        zone: Place,
        /// Faces of the die with which it succeeds.
        faces: u8,
    },
    /// 4.2.1b
    EvadeTo { side: Side, zone: Place },
    /// 4.2.3i
    NavalLosses { side: Side, zone: Place, left: u8 },
    /// 4.2.4a
    Retreat {
        side: Side,
        from: Place,
        piece: PieceId,
        cause: RetreatCause,
    },
    /// 5.2e
    Enter { side: Side, port: Place },
    /// 2.D.3a, 7.S12a
    Recover {
        side: Side,
        left: u8,
        cause: RecoverCause,
    },
    /// 6.4d
    Tests { side: Side },
    /// 6.4h, 4.2.1g, 5.2b, 7.S5a
    Weaken {
        side: Side,
        left: u8,
        cause: WeakenCause,
    },
    /// 7.S20c
    SickTo { side: Side, leader: PieceId },
    #[serde(untagged)]
    Shared(SharedPrompt),
}

/// What both campaigns ask in the same words.
pub type SharedPrompt = campaign::SharedPrompt<Types>;

impl Ruled for Prompt {
    fn rule(&self) -> &'static str {
        match self {
            Self::Window { window, .. } => match window {
                WindowKind::Initiative => "2.B.1g",
                WindowKind::Reinforcements => "2.B.2p",
                WindowKind::Own(OwnWindowKind::Answer { .. }) => "7.S14a",
                WindowKind::Own(OwnWindowKind::Arrived) => "7.S17b",
                WindowKind::Announced | WindowKind::Moved => "2.B.3i",
                WindowKind::Archers { .. } => "7.S6b",
                WindowKind::Combat => "4.2.2c",
                WindowKind::Result => "7.S7b",
                WindowKind::Own(OwnWindowKind::Siege { .. }) => "5.1o",
                WindowKind::Supply => "7.S19a",
                WindowKind::Attrition => "2.B.3i",
            },
            Self::Roll { .. } => "8d",
            Self::Choose { .. } => "10.1c",
            Self::BaseMoves { .. } => "2.B.2f",
            Self::Passing { .. } => "3.5j",
            Self::Overstacked { .. } => "3.6c",
            Self::Overloaded { .. } => "3.3f",
            Self::Evasion { .. } => "4.2.1a",
            Self::EvadeTo { .. } => "4.2.1b",
            Self::NavalLosses { .. } => "4.2.3i",
            Self::Retreat { .. } => "4.2.4a",
            Self::Enter { .. } => "5.2e",
            Self::Recover {
                cause: RecoverCause::Leaders,
                ..
            } => "2.D.3a",
            Self::Recover { .. } => "7.S12a",
            Self::Tests { .. } => "6.4d",
            Self::Weaken { cause, .. } => match cause {
                WeakenCause::Attrition => "6.4h",
                WeakenCause::Evasion => "4.2.1g",
                WeakenCause::Siege => "5.2b",
                WeakenCause::RottenHullsLost | WeakenCause::RottenHullsWeakened => "7.S5a",
            },
            Self::SickTo { .. } => "7.S20c",
            Self::Shared(prompt) => match prompt {
                SharedPrompt::Displace { .. } => "2.B.2d",
                SharedPrompt::Announce { .. } => "2.B.3.1a",
                SharedPrompt::Menu { .. } => "2.B.3.2a",
                SharedPrompt::Pick { .. } => "3.5a",
                SharedPrompt::March { .. } => "3b",
                SharedPrompt::Withdraw { .. } => "3.5h",
                SharedPrompt::Combats { .. } => "4.2a",
                SharedPrompt::Losses { .. } => "4.2.3g",
                SharedPrompt::MoveOn { .. } => "4.2.4e",
                SharedPrompt::Sieges { .. } => "2.Cc",
                SharedPrompt::Keep { .. } => "2.D.1a",
                SharedPrompt::Regroup { .. } | SharedPrompt::RegroupTo { .. } => "2.D.2a",
                SharedPrompt::Epidemic { .. } => "7.S20a",
                SharedPrompt::Sick { .. } => "7.S20b",
            },
        }
    }
}
