//! What is asked.

use campaign::Cause;
use engine::Ruled;
use serde::Serialize;
use strum::VariantNames;

use crate::{
    ids::{Place, Side},
    pieces::{PieceId, PieceSet},
    step::{RecoverCause, RetreatCause, Roll, WeakenCause, WindowKind},
};

/// A question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the messages say it")]
pub enum Prompt {
    Window {
        side: Side,
        window: WindowKind,
    },
    Roll {
        side: Side,
        roll: Roll,
    },
    Arrive {
        side: Side,
        pieces: PieceSet,
    },
    Displace {
        side: Side,
        zone: Place,
    },
    FreeMove {
        side: Side,
    },
    Announce {
        side: Side,
        most: u8,
    },
    Menu {
        side: Side,
        points: u8,
    },
    Pick {
        side: Side,
        from: Place,
        pieces: PieceSet,
    },
    March {
        side: Side,
        at: Place,
        pieces: PieceSet,
        points: u8,
    },
    Land {
        side: Side,
        from: Place,
        pieces: PieceSet,
    },
    Withdraw {
        side: Side,
        zone: Place,
    },
    WithdrawTo {
        side: Side,
        piece: PieceId,
    },
    Overstacked {
        side: Side,
        place: Place,
        /// Why a unit is lost.
        cause: Cause,
    },
    Combats {
        side: Side,
    },
    Defenders {
        side: Side,
    },
    Stratagems {
        side: Side,
        zone: Place,
    },
    Losses {
        side: Side,
        zone: Place,
        left: u8,
    },
    Retreat {
        side: Side,
        from: Place,
        piece: PieceId,
        cause: RetreatCause,
    },
    MoveOn {
        side: Side,
        place: Place,
    },
    Garrison {
        side: Side,
        fort: Place,
        room: u8,
    },
    Occupy {
        side: Side,
    },
    Discard {
        side: Side,
        dice: u8,
    },
    Build {
        side: Side,
        points: u8,
    },
    Keep {
        side: Side,
    },
    Regroup {
        side: Side,
    },
    RegroupTo {
        side: Side,
        piece: PieceId,
    },
    Recover {
        side: Side,
        left: u8,
        cause: RecoverCause,
    },
    Weaken {
        side: Side,
        cause: WeakenCause,
    },
    Sieges {
        side: Side,
    },
    Breach {
        side: Side,
    },
    Epidemic {
        side: Side,
        left: u8,
    },
    Sick {
        side: Side,
    },
}

impl Ruled for Prompt {
    fn rule(&self) -> &'static str {
        match self {
            Self::Window { window, .. } => match window {
                WindowKind::Initiative => "2.B.1g",
                WindowKind::Reinforcements => "2.B.2m",
                WindowKind::Answer { .. } => "7.S18a",
                WindowKind::Announced | WindowKind::Moved => "2.B.3g",
                WindowKind::Archers { .. } => "7.S7b",
                WindowKind::Combat => "4.2d",
                WindowKind::Result => "7.S9b",
                WindowKind::Works => "2.Cr",
                WindowKind::Supply | WindowKind::Attrition => "2.Do",
            },
            Self::Roll { .. } => "8d",
            Self::Arrive { .. } => "2.B.2b",
            Self::Displace { .. } => "2.B.2d",
            Self::FreeMove { .. } => "2.B.2f",
            Self::Announce { .. } => "2.B.3.1a",
            Self::Menu { .. } => "2.B.3.2a",
            Self::Pick { .. } => "3.2a",
            Self::March { .. } => "3b",
            Self::Land { .. } => "3.5c",
            Self::Withdraw { .. } => "3.2n",
            Self::WithdrawTo { .. } => "3.2q",
            Self::Overstacked { cause, .. } => overstacked_rule(*cause),
            Self::Combats { .. } => "4.2a",
            Self::Defenders { .. } => "4.4d",
            Self::Stratagems { .. } => "4.2d",
            Self::Losses { .. } => "4.2.1f",
            Self::Retreat { .. } => "4.2.2a",
            Self::MoveOn { .. } => "4.2.2f",
            Self::Garrison { .. } => "4.3d",
            Self::Occupy { .. } => "4.4h",
            Self::Discard { .. } => "2.Ce",
            Self::Build { .. } => "5.1b",
            Self::Keep { .. } => "2.Db",
            Self::Regroup { .. } | Self::RegroupTo { .. } => "2.Dd",
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
            Self::Sieges { .. } => "4.3j",
            Self::Breach { .. } => "4.5b",
            Self::Epidemic { .. } => "7.S23a",
            Self::Sick { .. } => "7.S23b",
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
