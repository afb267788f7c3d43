//! A combat that is being resolved.

use campaign::CombatResult;
use serde::{Deserialize, Serialize};

use crate::{
    action::Target,
    ids::{CounterId, FortId, PerSide, Place, Side, Stratagem},
    pieces::PieceSet,
};

/// What kind of combat it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum BattleKind {
    /// Between armies in a zone.
    Field,
    /// Between fleets.
    Naval,
    /// 4.3b
    Assault(FortId),
    /// 4.4b From this main zone.
    Camp(Place),
}

/// A stratagem that somebody uses.
pub type Play = campaign::Play<CounterId, Stratagem, Target>;

/// The combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct Battle {
    pub kind: BattleKind,
    /// Where it takes place: the zone of the fort in an assault, T17 for the camp.
    pub zone: Place,
    pub attacker: Side,
    /// 4.2e Chosen in secret, then revealed together.
    pub plays: PerSide<Option<Play>>,
    pub revealed: bool,
    /// 2.B.3g Who does not want to be asked again in this phase: as secret as what he put down.
    pub passes: PerSide<bool>,
    /// 7.S10a Whom the night has hurt.
    pub night: Option<Side>,
    /// 4.4d The units on the camp marker.
    pub defenders: PieceSet,
    pub result: Option<CombatResult>,
    /// 4.2.1f Units still to be hit.
    pub losses: PerSide<u8>,
    /// Units that have been hit already.
    pub hit: PieceSet,
    /// 3.5f The ships that have to leave: those aboard go with them.
    pub leaving: PieceSet,
    /// 2.Dk Whose stack in the zone was too great before: it waits for the next moves of its owner.
    pub crowded: PerSide<bool>,
}

impl Battle {
    pub(crate) fn new(kind: BattleKind, zone: Place, attacker: Side) -> Self {
        Self {
            kind,
            zone,
            attacker,
            plays: PerSide::default(),
            revealed: false,
            passes: PerSide::default(),
            night: None,
            defenders: PieceSet::EMPTY,
            result: None,
            losses: PerSide::default(),
            hit: PieceSet::EMPTY,
            leaving: PieceSet::EMPTY,
            crowded: PerSide::default(),
        }
    }

    /// 4.2e, 4.4b Is what this side puts down still secret? The combined attack on the camp is not.
    pub(crate) fn is_secret(&self, side: Side) -> bool {
        let open = matches!(self.kind, BattleKind::Camp(_)) && side == self.attacker;
        !self.revealed && !open
    }

    /// 4.2e As somebody sees it: what a side has put down and whether it wants to be asked again, only where that `is_seen`.
    pub(crate) fn seen(&self, is_seen: &impl Fn(Side) -> bool) -> Self {
        Self {
            plays: PerSide::each(|side| self.plays.get(side).filter(|_| is_seen(side))),
            passes: PerSide::each(|side| is_seen(side) && *self.passes.get(side)),
            ..*self
        }
    }

    /// Who has won, once the result is known.
    pub(crate) fn winner(&self) -> Option<Side> {
        self.result.map(|result| result.won_by(self.attacker))
    }

    /// The stratagem that a side has revealed.
    pub(crate) fn revealed(&self, side: Side) -> Option<Play> {
        self.plays.get(side).filter(|_| self.revealed)
    }
}
