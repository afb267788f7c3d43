//! Everything a player can answer: one small choice each.

use campaign::Answer;
use serde::{Deserialize, Serialize};
use strum::VariantNames;

use crate::{
    battle::Play,
    ids::{CounterId, Place},
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
    /// 7a Use a face of a counter, with its target where it has one.
    Play(Play),
    /// 8b
    AddActions,
    /// 8c
    SwapInitiative,
    /// 8f
    RecoverByAdvantage { unit: PieceId },
    /// 8g, 8h
    ReturnPiece { piece: PieceId, to: Place },
    /// 8d
    Reroll,
    /// 8d Let the dice stand.
    Accept,
    /// 5.1d, 5.1h
    Discard { counter: CounterId },
    /// 2.B.3i
    Pass,
    /// 2.B.3i Not asked again in this phase.
    PassPhase,
    /// 10.1c
    Choose { counter: CounterId },
    /// 10.1c Start without one.
    ChooseNone,
    /// 2.B.2e
    DisplaceTo { zone: Place },
    /// 2.B.2f
    Leave { base: Place },
    /// 2.B.3.1a
    Announce { points: u8 },
    /// 2.B.3.2a
    Activate { place: Place },
    /// 3.5a
    Pick { piece: PieceId },
    /// 3.3m Goes aboard at the price of being weakened.
    PickWeakened { piece: PieceId },
    /// 3.5a Everybody who may go together.
    PickAll,
    /// 3b
    Step { to: Place },
    /// 3.3c Leave a passenger in the port.
    Drop { piece: PieceId },
    /// 3.5j Try to pass the enemy fleet.
    TryPass,
    /// The move ends here.
    Stop,
    /// No further group of this place.
    EndZone,
    /// 2.B.3.3a The combats come next.
    EndMoves,
    /// 3.5h
    WithdrawTo { zone: Place },
    /// 3.5h, 4.2.1a
    Stand,
    /// 3.6c
    Disband { unit: PieceId },
    /// 3.3f A step of carried troops is lost.
    Unload { unit: PieceId },
    /// 4.2a
    Fight { zone: Place },
    /// 4.2.1a
    Evade,
    /// 4.2.1h
    EvadeTo { place: Place },
    /// 4.2.3g
    Lose { unit: PieceId },
    /// 4.2.4g
    RetreatTo { place: Place },
    /// 4.2.4g All who are left and may go there.
    RetreatAll { place: Place },
    /// 4.2.4e
    MoveOn { unit: PieceId },
    /// 2.Cc
    Besiege { port: Place },
    /// 5.2e
    Enter { piece: PieceId },
    /// 2.D.1a
    Keep { counter: CounterId },
    /// 2.D.1a The whole hand goes back.
    KeepNone,
    /// 2.D.2
    Regroup { piece: PieceId },
    /// 2.D.2 All of one place who may go there.
    RegroupAll { from: Place, to: Place },
    /// 2.D.2 Where the chosen piece goes.
    RegroupTo { place: Place },
    /// 2.D.3a
    Recover { unit: PieceId },
    /// 6.4d
    Test { zone: Place },
    /// 6.4h
    Weaken { unit: PieceId },
    /// 7.S20a
    Infect { piece: PieceId },
    /// 7.S20c
    SickTo { place: Place },
    /// Nothing more is wanted here.
    Done,
}

impl From<Play> for Action {
    fn from(play: Play) -> Self {
        Self::Play(play)
    }
}

impl Answer<Types> for Action {
    fn ends_moves(&self) -> bool {
        *self == Self::EndMoves
    }

    fn is_secret(&self) -> bool {
        matches!(
            self,
            Self::Play { .. } | Self::Discard { .. } | Self::Choose { .. } | Self::Keep { .. }
        )
    }

    fn step(&self) -> Option<Place> {
        if let Self::Step { to } = *self {
            Some(to)
        } else {
            None
        }
    }

    /// 2.B.3i, 8d, 10.1c, 2.D.1a
    fn is_pass(&self) -> bool {
        matches!(
            self,
            Self::Pass
                | Self::PassPhase
                | Self::Accept
                | Self::ChooseNone
                | Self::Stop
                | Self::EndZone
                | Self::Stand
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

/// What a stratagem is aimed at; in JSON `{"of": "place", "place": "T22"}`.
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
    /// 7.S13a, 7.S14a A group of the scenario.
    Group {
        group: u8,
    },
    /// 7.S22a
    Advantage,
    Draw,
    /// 7.S22b As S12.
    Recovery,
    /// 7.S13b The reinforcement that was just called.
    Reinforcement,
}
