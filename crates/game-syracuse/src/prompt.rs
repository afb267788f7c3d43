//! What is asked.

use campaign::Cause;
use engine::Ruled;
use serde::Serialize;
use strum::VariantNames;

use crate::{
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
    Roll { side: Side, roll: Roll },
    /// 2.B.2b
    Arrive { side: Side, pieces: PieceSet },
    /// 2.B.2f
    FreeMove { side: Side },
    /// 3.5c
    Land {
        side: Side,
        from: Place,
        pieces: PieceSet,
    },
    /// 3.2q
    WithdrawTo { side: Side, piece: PieceId },
    /// 3.3b, 4.2.2f
    Overstacked {
        side: Side,
        place: Place,
        /// Why a unit is lost.
        cause: Cause,
    },
    /// 4.4d
    Defenders { side: Side },
    /// 4.2d
    Stratagems { side: Side, zone: Place },
    /// 4.2.2a
    Retreat {
        side: Side,
        from: Place,
        piece: PieceId,
        cause: RetreatCause,
    },
    /// 4.3d
    Garrison { side: Side, fort: Place, room: u8 },
    /// 4.4h
    Occupy { side: Side },
    /// 2.Ce
    Discard { side: Side, dice: u8 },
    /// 5.1b
    Build { side: Side, points: u8 },
    /// 8i, 2.Dj
    Recover {
        side: Side,
        left: u8,
        cause: RecoverCause,
    },
    /// 6.4c, 7.S5a
    Weaken { side: Side, cause: WeakenCause },
    /// 4.5b
    Breach { side: Side },
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
                WindowKind::Reinforcements => "2.B.2m",
                WindowKind::Own(OwnWindowKind::Answer { .. }) => "7.S18a",
                WindowKind::Announced | WindowKind::Moved => "2.B.3g",
                WindowKind::Archers { .. } => "7.S7b",
                WindowKind::Combat => "4.2d",
                WindowKind::Result => "7.S9b",
                WindowKind::Own(OwnWindowKind::Works) => "2.Cr",
                WindowKind::Supply | WindowKind::Attrition => "2.Do",
            },
            Self::Roll { .. } => "8d",
            Self::Arrive { .. } => "2.B.2b",
            Self::FreeMove { .. } => "2.B.2f",
            Self::Land { .. } => "3.5c",
            Self::WithdrawTo { .. } => "3.2q",
            Self::Overstacked { cause, .. } => overstacked_rule(*cause),
            Self::Defenders { .. } => "4.4d",
            Self::Stratagems { .. } => "4.2d",
            Self::Retreat { .. } => "4.2.2a",
            Self::Garrison { .. } => "4.3d",
            Self::Occupy { .. } => "4.4h",
            Self::Discard { .. } => "2.Ce",
            Self::Build { .. } => "5.1b",
            Self::Recover {
                cause: RecoverCause::Advantage,
                ..
            } => "8i",
            Self::Recover { .. } => "2.Dj",
            Self::Weaken {
                cause: WeakenCause::Attrition,
                ..
            } => "6.4c",
            Self::Weaken { .. } => "7.S5a",
            Self::Breach { .. } => "4.5b",
            Self::Shared(prompt) => match prompt {
                SharedPrompt::Displace { .. } => "2.B.2d",
                SharedPrompt::Announce { .. } => "2.B.3.1a",
                SharedPrompt::Menu { .. } => "2.B.3.2a",
                SharedPrompt::Pick { .. } => "3.2a",
                SharedPrompt::March { .. } => "3b",
                SharedPrompt::Withdraw { .. } => "3.2n",
                SharedPrompt::Combats { .. } => "4.2a",
                SharedPrompt::Losses { .. } => "4.2.1f",
                SharedPrompt::MoveOn { .. } => "4.2.2f",
                SharedPrompt::Keep { .. } => "2.Db",
                SharedPrompt::Regroup { .. } | SharedPrompt::RegroupTo { .. } => "2.Dd",
                SharedPrompt::Sieges { .. } => "4.3j",
                SharedPrompt::Epidemic { .. } => "7.S23a",
                SharedPrompt::Sick { .. } => "7.S23b",
            },
        }
    }
}

/// 3.3b, 3.5e, 4.2.2i Why a unit has to be given up.
fn overstacked_rule(cause: Cause) -> &'static str {
    if cause == Cause::Surplus {
        "4.2.2i"
    } else if cause == Cause::Overload {
        "3.5e"
    } else {
        "3.3b"
    }
}
