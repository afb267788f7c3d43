//! What is being resolved. Rules are named as in the ledgers: that of Syracuse, then that of Hellespont, if they differ.

use std::ops::{Deref, DerefMut};

use serde::{Deserialize, Serialize};

use crate::{Campaign, HalfTurn, IdSet};

/// A part of the sequence that both campaigns have, or one of the game's own. Steps that ask nothing go on by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[ts(concrete(C = C))]
#[serde(tag = "type", rename_all = "kebab-case", bound = "")]
pub enum Step<C: Campaign> {
    /// 2a, 2.Da The course of a turn.
    Turn { stage: Stage<C> },
    /// 2.B.3g, 2.B.3i Stratagems and the advantage at a fixed moment.
    Window { window: Window<C> },
    /// 2.B.3.1a
    Announce { side: C::Side },
    /// 2.B.3.2a Activate a zone, or end the moves.
    Menu { side: C::Side },
    /// 3.2a, 3.5a Form a group out of an activated place.
    Pick(Picking<C>),
    /// 3b The group on the move takes its next step.
    March { side: C::Side },
    /// 3.2n, 3.5h Does the cavalry withdraw?
    Withdraw { side: C::Side, zone: C::Place },
    /// 4.2a Which combat is next?
    Combats { side: C::Side },
    /// 4.2 A combat, in state `battle`.
    Battle { stage: BattleStage<C> },
    /// 4.2.2, 4.2.4 Those who have to leave a zone.
    Retreat(Retreat<C>),
    /// 4.3j, 2.Cc Which siege is next? `done` holds those that there have been.
    Sieges { side: C::Side, done: u8 },
    /// 2.Db, 2.D.1a Which counter is kept?
    Keep { side: C::Side },
    /// 7.S23a, 7.S20a Victims of the epidemic.
    Epidemic {
        side: C::Side,
        left: u8,
        hit: IdSet<C::Piece>,
    },
    /// 7.S23b, 7.S20b The leader who falls sick.
    Sick { side: C::Side },
    /// What only one game has.
    #[serde(untagged)]
    Own(C::OwnStep),
}

impl<C: Campaign> Step<C> {
    /// The side whose step it is, where it says so.
    pub fn side(&self) -> Option<C::Side> {
        match *self {
            Self::Announce { side }
            | Self::Menu { side }
            | Self::March { side }
            | Self::Withdraw { side, .. }
            | Self::Combats { side }
            | Self::Sieges { side, .. }
            | Self::Keep { side }
            | Self::Epidemic { side, .. }
            | Self::Sick { side } => Some(side),
            Self::Pick(picking) => Some(picking.side),
            Self::Retreat(retreat) => Some(retreat.side),
            Self::Turn { .. } | Self::Window { .. } | Self::Battle { .. } | Self::Own(_) => None,
        }
    }
}

/// 2a, 2.Da The parts of a turn that both campaigns have, or one of the game's own. Many are played by both players, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[ts(concrete(C = C))]
#[serde(tag = "part", rename_all = "kebab-case", bound = "")]
#[expect(missing_docs, reason = "their names say it")]
pub enum Stage<C: Campaign> {
    Draw,
    Initiative,
    StartReinforcements,
    Arrivals(HalfTurn<C::Side>),
    LeadersRecover,
    Actions {
        side: C::Side,
    },
    Sieges(HalfTurn<C::Side>),
    Hands(HalfTurn<C::Side>),
    Regrouping(HalfTurn<C::Side>),
    Recovery(HalfTurn<C::Side>),
    Supply(HalfTurn<C::Side>),
    Famine(HalfTurn<C::Side>),
    StartAttrition(HalfTurn<C::Side>),
    End,
    /// What only one game has.
    #[serde(untagged)]
    Own(C::OwnStage),
}

/// The moments of both campaigns at which players may use stratagems and the advantage, or one of the game's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[ts(concrete(C = C))]
#[serde(tag = "moment", rename_all = "kebab-case", bound = "")]
pub enum WindowKind<C: Campaign> {
    /// 2.B.1g
    Initiative,
    /// 2.B.2m, 2.B.2p
    Reinforcements,
    /// 2.B.3g, 2.B.3i After the announcement.
    Announced,
    /// 7.S7b, 7.S6b Somebody is about to enter a zone with archers.
    Archers { zone: C::Place },
    /// 2.B.3g, 2.B.3i The active player has ended his moves.
    Moved,
    /// 4.2e, 4.2.2c Before the roll, in secret.
    Combat,
    /// 7.S9b, 7.S7b After the losses.
    Result,
    /// 2.Do, 7.S19a After D.4.
    Supply,
    /// 2.Do, 2.B.3i Before D.5.
    Attrition,
    /// What only one game has.
    #[serde(untagged)]
    Own(C::OwnWindowKind),
}

/// 4.2 The stages of a combat that both campaigns have, or one of the game's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[ts(concrete(C = C))]
#[serde(rename_all = "kebab-case", bound = "")]
#[expect(missing_docs, reason = "their names say it")]
pub enum BattleStage<C: Campaign> {
    Stratagems,
    Reveal,
    Roll,
    AttackerLosses,
    DefenderLosses,
    Result,
    Retreat,
    End,
    /// What only one game has.
    #[serde(untagged)]
    Own(C::OwnBattleStage),
}

/// 2.B.3g, 2.B.3i A moment at which players may use stratagems and the advantage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[ts(concrete(C = C))]
#[serde(bound = "")]
pub struct Window<C: Campaign> {
    /// Which moment it is.
    pub kind: WindowKind<C>,
    /// Who is asked now.
    pub asked: C::Side,
    /// Is nobody asked after him?
    pub last: bool,
    /// What the game notes besides.
    #[serde(flatten)]
    pub own: C::OwnWindow,
}

impl<C: Campaign> Window<C> {
    /// A window for both players, this one first.
    pub fn new(kind: WindowKind<C>, asked: C::Side) -> Self {
        Self {
            kind,
            asked,
            last: false,
            own: Default::default(),
        }
    }

    /// Nobody is asked after the first.
    pub fn for_one(self) -> Self {
        Self { last: true, ..self }
    }
}

/// A group that is being formed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[ts(concrete(C = C))]
#[serde(bound = "")]
pub struct Picking<C: Campaign> {
    /// Whose group it is.
    pub side: C::Side,
    /// The place that was activated.
    pub from: C::Place,
    /// Who belongs to it.
    pub picked: IdSet<C::Piece>,
    /// What the game notes besides.
    #[serde(flatten)]
    pub own: C::OwnPicking,
}

impl<C: Campaign> Picking<C> {
    /// Nobody is picked yet.
    pub fn anew(side: C::Side, from: C::Place) -> Self {
        Self {
            side,
            from,
            picked: IdSet::EMPTY,
            own: Default::default(),
        }
    }

    /// The same group with these pieces. Closures of a game call this: on `Picking { picked, ..picking }` in a closure rustc 1.95 fails with "broken MIR".
    pub fn with(self, picked: IdSet<C::Piece>) -> Self {
        Self { picked, ..self }
    }
}

/// A group on the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[ts(concrete(C = C))]
#[serde(bound = "")]
pub struct March<C: Campaign> {
    /// Who goes.
    pub group: IdSet<C::Piece>,
    /// Where it is now.
    pub at: C::Place,
    /// Movement points spent so far.
    pub spent: u8,
    /// Has taken a step at least.
    pub begun: bool,
    /// 7.S7b, 7.S6b The step it is about to take while the enemy is asked about his archers.
    pub next: Option<C::Place>,
    /// What the game notes besides.
    #[serde(flatten)]
    pub own: C::OwnMarch,
}

impl<C: Campaign> Default for March<C> {
    fn default() -> Self {
        Self {
            group: IdSet::EMPTY,
            at: C::Place::default(),
            spent: 0,
            begun: false,
            next: None,
            own: C::OwnMarch::default(),
        }
    }
}

impl<C: Campaign> March<C> {
    /// The group has not moved yet.
    pub fn begin(group: IdSet<C::Piece>, at: C::Place, own: C::OwnMarch) -> Self {
        Self {
            group,
            at,
            spent: 0,
            begun: false,
            next: None,
            own,
        }
    }
}

/// Those who have to leave a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[ts(concrete(C = C))]
#[serde(bound = "")]
pub struct Retreat<C: Campaign> {
    /// Whose they are.
    pub side: C::Side,
    /// Where they are.
    pub from: C::Place,
    /// Who has still to go.
    pub left: IdSet<C::Piece>,
    /// Why they go.
    pub cause: C::RetreatCause,
    /// What the game notes besides.
    #[serde(flatten)]
    pub own: C::OwnRetreat,
}

impl<C: Campaign> Deref for Window<C> {
    type Target = C::OwnWindow;

    #[inline]
    fn deref(&self) -> &C::OwnWindow {
        &self.own
    }
}

impl<C: Campaign> DerefMut for Window<C> {
    #[inline]
    fn deref_mut(&mut self) -> &mut C::OwnWindow {
        &mut self.own
    }
}

impl<C: Campaign> Deref for Picking<C> {
    type Target = C::OwnPicking;

    #[inline]
    fn deref(&self) -> &C::OwnPicking {
        &self.own
    }
}

impl<C: Campaign> Deref for March<C> {
    type Target = C::OwnMarch;

    #[inline]
    fn deref(&self) -> &C::OwnMarch {
        &self.own
    }
}

impl<C: Campaign> DerefMut for March<C> {
    #[inline]
    fn deref_mut(&mut self) -> &mut C::OwnMarch {
        &mut self.own
    }
}

impl<C: Campaign> Deref for Retreat<C> {
    type Target = C::OwnRetreat;

    #[inline]
    fn deref(&self) -> &C::OwnRetreat {
        &self.own
    }
}
