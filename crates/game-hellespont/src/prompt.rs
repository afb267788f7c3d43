//! What is asked.

use engine::Ruled;
use serde::Serialize;
use strum::VariantNames;

use crate::{
    battle::SiegeDice,
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
        /// The dice of a siege.
        dice: SiegeDice,
    },
    Choose {
        side: Side,
    },
    Displace {
        side: Side,
        zone: Place,
    },
    BaseMoves {
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
    Passing {
        side: Side,
        at: Place,
        pieces: PieceSet,
        /// Faces of the die that let it pass.
        faces: u8,
    },
    Withdraw {
        side: Side,
        zone: Place,
    },
    Overstacked {
        side: Side,
        place: Place,
    },
    Overloaded {
        side: Side,
        zone: Place,
    },
    Combats {
        side: Side,
    },
    Evasion {
        side: Side,
        zone: Place,
        /// Faces of the die with which it succeeds.
        faces: u8,
    },
    EvadeTo {
        side: Side,
        zone: Place,
    },
    Losses {
        side: Side,
        zone: Place,
        left: u8,
    },
    NavalLosses {
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
    Sieges {
        side: Side,
    },
    Enter {
        side: Side,
        port: Place,
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
    Tests {
        side: Side,
    },
    Weaken {
        side: Side,
        left: u8,
        cause: WeakenCause,
    },
    Epidemic {
        side: Side,
        left: u8,
    },
    Sick {
        side: Side,
    },
    SickTo {
        side: Side,
        leader: PieceId,
    },
}

impl Ruled for Prompt {
    fn rule(&self) -> &'static str {
        match self {
            Self::Window { window, .. } => match window {
                WindowKind::Initiative => "2.B.1g",
                WindowKind::Reinforcements => "2.B.2p",
                WindowKind::Answer { .. } => "7.S14a",
                WindowKind::Arrived => "7.S17b",
                WindowKind::Announced | WindowKind::Moved => "2.B.3i",
                WindowKind::Archers { .. } => "7.S6b",
                WindowKind::Combat => "4.2.2c",
                WindowKind::Result => "7.S7b",
                WindowKind::Siege { .. } => "5.1o",
                WindowKind::Supply => "7.S19a",
                WindowKind::Attrition => "2.B.3i",
            },
            Self::Roll { .. } => "8d",
            Self::Choose { .. } => "10.1c",
            Self::Displace { .. } => "2.B.2d",
            Self::BaseMoves { .. } => "2.B.2f",
            Self::Announce { .. } => "2.B.3.1a",
            Self::Menu { .. } => "2.B.3.2a",
            Self::Pick { .. } => "3.5a",
            Self::March { .. } => "3b",
            Self::Passing { .. } => "3.5j",
            Self::Withdraw { .. } => "3.5h",
            Self::Overstacked { .. } => "3.6c",
            Self::Overloaded { .. } => "3.3f",
            Self::Combats { .. } => "4.2a",
            Self::Evasion { .. } => "4.2.1a",
            Self::EvadeTo { .. } => "4.2.1b",
            Self::Losses { .. } => "4.2.3g",
            Self::NavalLosses { .. } => "4.2.3i",
            Self::Retreat { .. } => "4.2.4a",
            Self::MoveOn { .. } => "4.2.4e",
            Self::Sieges { .. } => "2.Cc",
            Self::Enter { .. } => "5.2e",
            Self::Keep { .. } => "2.D.1a",
            Self::Regroup { .. } | Self::RegroupTo { .. } => "2.D.2a",
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
            Self::Epidemic { .. } => "7.S20a",
            Self::Sick { .. } => "7.S20b",
            Self::SickTo { .. } => "7.S20c",
        }
    }
}
