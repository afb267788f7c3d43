//! Everything a player can answer: one small choice each.

use campaign::Answer;
use serde::{Deserialize, Serialize};
use strum::VariantNames;

use crate::{
    battle::Play,
    ids::{CounterId, FortId, Place, WallId},
    pieces::PieceId,
    types::Types,
};

/// An answer. Answers are offered in the order of this list.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, VariantNames,
)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Action {
    /// 7 Use a face of a counter, with its target where it has one.
    Play(Play),
    /// 8b
    AddActions,
    /// 8c
    SwapInitiative,
    /// 8f
    RecoverByAdvantage { unit: PieceId },
    /// 8g, 8h
    ReturnLeader { leader: PieceId, to: Place },
    /// 8d
    Reroll,
    /// 8d Let the die stand.
    Accept,
    /// 2.B.3g
    Pass,
    /// 2.B.3g Not asked again in this phase.
    PassPhase,
    /// 2.B.2b
    ArriveIn { zone: Place },
    /// 2.B.2e
    DisplaceTo { zone: Place },
    /// 2.B.3.1a
    Announce { points: u8 },
    /// 2.B.3.2a
    Activate { place: Place },
    /// 2.B.2f Take those who have arrived in this zone.
    Take { place: Place },
    /// 3.2a
    Pick { piece: PieceId },
    /// 3.2a Everybody who may go together.
    PickAll,
    /// 3b
    Step { to: Place },
    /// The march ends here.
    Stop,
    /// No further group of this zone.
    EndZone,
    /// 4.3i Take an empty fort from its zone.
    TakeFort { fort: FortId },
    /// 3.5c
    LandAt { zone: Place },
    /// 3.5d Leaders may stay aboard.
    StayAboard,
    /// 2.B.3.3a The combats come next.
    EndMoves,
    /// 3.2n
    Withdraw,
    /// 3.2n The cavalry stays.
    Stand,
    /// 3.2q
    WithdrawTo { zone: Place },
    /// 3.3b
    Disband { unit: PieceId },
    /// 4.2a
    Fight { zone: Place },
    /// 4.3b
    Assault { fort: FortId },
    /// 4.4b, 4.4f
    AssaultCamp { main: Place, counter: CounterId },
    /// 4.1f
    DeclineCombats,
    /// 4.1f No further combat.
    EndCombats,
    /// 4.4d
    Defend { piece: PieceId },
    /// 4.2.1f
    Lose { unit: PieceId },
    /// 4.2.2g
    RetreatTo { place: Place },
    /// 4.2.2f Move on.
    MoveOn { unit: PieceId },
    /// 4.3d
    Enter { piece: PieceId },
    /// 4.4h
    Occupy { piece: PieceId },
    /// 2.Ce
    Discard { counter: CounterId },
    /// 5.1b
    BuildCamp,
    /// 5.3
    BuildFort { fort: FortId },
    /// 5.4
    BuildWall { wall: WallId },
    /// 5.5
    BuildChains,
    /// 2.Db
    Keep { counter: CounterId },
    /// 2.Db The whole hand goes back.
    KeepNone,
    /// 2.Dd
    Regroup { piece: PieceId },
    /// 2.Df
    RegroupTo { place: Place },
    /// 2.Dj
    Recover { unit: PieceId },
    /// 6.4c, 7.S5a
    Weaken { unit: PieceId },
    /// 4.3j
    Besiege { fort: FortId },
    /// 4.5b
    Breach { wall: WallId },
    /// 4.5d
    BreakChains,
    /// 7.S23a
    Infect { piece: PieceId },
    /// Nothing more is wanted here.
    Done,
}

impl From<Play> for Action {
    fn from(play: Play) -> Self {
        Self::Play(play)
    }
}

impl Answer<Types> for Action {
    fn is_secret(&self) -> bool {
        matches!(
            self,
            Self::Play { .. } | Self::Discard { .. } | Self::Keep { .. }
        )
    }

    fn ends_moves(&self) -> bool {
        *self == Self::EndMoves
    }

    fn step(&self) -> Option<Place> {
        if let Self::Step { to } = *self {
            Some(to)
        } else {
            None
        }
    }

    /// 2.B.3g, 8d, 4.1b, 2.Db
    fn is_pass(&self) -> bool {
        matches!(
            self,
            Self::Pass
                | Self::PassPhase
                | Self::Accept
                | Self::Stop
                | Self::EndZone
                | Self::StayAboard
                | Self::Stand
                | Self::DeclineCombats
                | Self::EndCombats
                | Self::KeepNone
                | Self::Done
        )
    }
}

impl Action {
    /// The stratagem that the answer uses; nothing if it is another answer.
    #[inline]
    pub(crate) fn play(self) -> Option<Play> {
        if let Self::Play(play) = self {
            Some(play)
        } else {
            None
        }
    }
}

/// What a stratagem is aimed at; in JSON `{"of": "wall", "wall": "A1"}`.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ts_rs::TS,
)]
#[serde(tag = "of", rename_all = "kebab-case")]
pub enum Target {
    #[default]
    None,
    Place {
        place: Place,
    },
    Piece {
        piece: PieceId,
    },
    Wall {
        wall: WallId,
    },
    Fort {
        fort: FortId,
    },
    Camp,
    Chains,
    /// 7.S17a A group of the scenario.
    Group {
        group: u8,
    },
    /// 7.S25a
    Advantage,
    Draw,
    Reinforcement,
}
