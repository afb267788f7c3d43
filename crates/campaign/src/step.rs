//! What is being resolved. Rules are named as in the ledgers: that of Syracuse, then that of Hellespont, if they differ.

use std::ops::{Deref, DerefMut};

use serde::{Deserialize, Serialize};

use crate::{Campaign, HalfTurn, IdSet};

/// A part of the sequence that both campaigns have, or one of the game's own, `O`. Steps that ask nothing go on by themselves. `S` is a side, `P` a place,
/// `G` a set of pieces, `T` a part of the turn, `W` a window, `K` a group that is being formed, `B` a stage of a combat, `R` a retreat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[ts(export_to = "../campaign/")]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Step<S, P, G, T, W, K, B, R, O> {
    /// 2a, 2.Da The course of a turn.
    Turn { stage: T },
    /// 2.B.3g, 2.B.3i Stratagems and the advantage at a fixed moment.
    Window { window: W },
    /// 2.B.3.1a
    Announce { side: S },
    /// 2.B.3.2a Activate a zone, or end the moves.
    Menu { side: S },
    /// 3.2a, 3.5a Form a group out of an activated place.
    Pick(K),
    /// 3b The group on the move takes its next step.
    March { side: S },
    /// 3.2n, 3.5h Does the cavalry withdraw?
    Withdraw { side: S, zone: P },
    /// 4.2a Which combat is next?
    Combats { side: S },
    /// 4.2 A combat, in state `battle`.
    Battle { stage: B },
    /// 4.2.2, 4.2.4 Those who have to leave a zone.
    Retreat(R),
    /// 4.3j, 2.Cc Which siege is next? `done` holds those that there have been.
    Sieges { side: S, done: u8 },
    /// 2.Db, 2.D.1a Which counter is kept?
    Keep { side: S },
    /// 7.S23a, 7.S20a Victims of the epidemic.
    Epidemic { side: S, left: u8, hit: G },
    /// 7.S23b, 7.S20b The leader who falls sick.
    Sick { side: S },
    /// What only one game has.
    #[serde(untagged)]
    Own(O),
}

/// A step of a game.
pub type StepOf<C> = Step<
    <C as Campaign>::Side,
    <C as Campaign>::Place,
    IdSet<<C as Campaign>::Piece>,
    StageOf<C>,
    WindowOf<C>,
    PickingOf<C>,
    BattleStage<<C as Campaign>::OwnBattleStage>,
    RetreatOf<C>,
    <C as Campaign>::OwnStep,
>;

/// 2a, 2.Da The parts of a turn that both campaigns have, or one of the game's own, `O`. Many are played by both players, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[ts(export_to = "../campaign/")]
#[serde(tag = "part", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum Stage<S, O> {
    Draw,
    Initiative,
    StartReinforcements,
    Arrivals(HalfTurn<S>),
    LeadersRecover,
    Actions {
        side: S,
    },
    Sieges(HalfTurn<S>),
    Hands(HalfTurn<S>),
    Regrouping(HalfTurn<S>),
    Recovery(HalfTurn<S>),
    Supply(HalfTurn<S>),
    Famine(HalfTurn<S>),
    StartAttrition(HalfTurn<S>),
    End,
    /// What only one game has.
    #[serde(untagged)]
    Own(O),
}

/// A part of the turn of a game.
pub type StageOf<C> = Stage<<C as Campaign>::Side, <C as Campaign>::OwnStage>;

/// The moments of both campaigns at which players may use stratagems and the advantage, or one of the game's own, `O`. `P` is a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[ts(export_to = "../campaign/")]
#[serde(tag = "moment", rename_all = "kebab-case")]
pub enum WindowKind<P, O> {
    /// 2.B.1g
    Initiative,
    /// 2.B.2m, 2.B.2p
    Reinforcements,
    /// 2.B.3g, 2.B.3i After the announcement.
    Announced,
    /// 7.S7b, 7.S6b Somebody is about to enter a zone with archers.
    Archers { zone: P },
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
    Own(O),
}

/// A moment of a game.
pub type WindowKindOf<C> = WindowKind<<C as Campaign>::Place, <C as Campaign>::OwnWindowKind>;

/// 4.2 The stages of a combat that both campaigns have, or one of the game's own, `O`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[ts(export_to = "../campaign/")]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum BattleStage<O> {
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
    Own(O),
}

/// 2.B.3g, 2.B.3i A moment at which players may use stratagems and the advantage. `K` says which it is, `S` is a side, `O` what the game notes besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[ts(export_to = "../campaign/")]
pub struct Window<K, S, O> {
    /// Which moment it is.
    pub kind: K,
    /// Who is asked now.
    pub asked: S,
    /// Is nobody asked after him?
    pub last: bool,
    /// What the game notes besides.
    #[serde(flatten)]
    pub own: O,
}

/// A window of a game.
pub type WindowOf<C> = Window<WindowKindOf<C>, <C as Campaign>::Side, <C as Campaign>::OwnWindow>;

impl<K, S, O: Default> Window<K, S, O> {
    /// A window for both players, this one first.
    pub fn new(kind: K, asked: S) -> Self {
        Self {
            kind,
            asked,
            last: false,
            own: O::default(),
        }
    }

    /// Nobody is asked after the first.
    pub fn for_one(self) -> Self {
        Self { last: true, ..self }
    }
}

/// A group that is being formed. `S` is a side, `P` a place, `G` a set of pieces, `O` what the game notes besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[ts(export_to = "../campaign/")]
pub struct Picking<S, P, G, O> {
    /// Whose group it is.
    pub side: S,
    /// The place that was activated.
    pub from: P,
    /// Who belongs to it.
    pub picked: G,
    /// What the game notes besides.
    #[serde(flatten)]
    pub own: O,
}

/// A group that is being formed in a game.
pub type PickingOf<C> = Picking<
    <C as Campaign>::Side,
    <C as Campaign>::Place,
    IdSet<<C as Campaign>::Piece>,
    <C as Campaign>::OwnPicking,
>;

impl<S, P, G: Default, O: Default> Picking<S, P, G, O> {
    /// Nobody is picked yet.
    pub fn anew(side: S, from: P) -> Self {
        Self {
            side,
            from,
            picked: G::default(),
            own: O::default(),
        }
    }
}

/// A group on the move. `P` is a place, `G` a set of pieces, `O` what the game notes besides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[ts(export_to = "../campaign/")]
pub struct March<P, G, O> {
    /// Who goes.
    pub group: G,
    /// Where it is now.
    pub at: P,
    /// Movement points spent so far.
    pub spent: u8,
    /// Has taken a step at least.
    pub begun: bool,
    /// 7.S7b, 7.S6b The step it is about to take while the enemy is asked about his archers.
    pub next: Option<P>,
    /// What the game notes besides.
    #[serde(flatten)]
    pub own: O,
}

/// A group on the move in a game.
pub type MarchOf<C> =
    March<<C as Campaign>::Place, IdSet<<C as Campaign>::Piece>, <C as Campaign>::OwnMarch>;

impl<P, G, O> March<P, G, O> {
    /// The group has not moved yet.
    pub fn begin(group: G, at: P, own: O) -> Self {
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

/// Those who have to leave a zone. `S` is a side, `P` a place, `G` a set of pieces, `C` a cause, `O` what the game notes besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[ts(export_to = "../campaign/")]
pub struct Retreat<S, P, G, C, O> {
    /// Whose they are.
    pub side: S,
    /// Where they are.
    pub from: P,
    /// Who has still to go.
    pub left: G,
    /// Why they go.
    pub cause: C,
    /// What the game notes besides.
    #[serde(flatten)]
    pub own: O,
}

/// A retreat in a game.
pub type RetreatOf<C> = Retreat<
    <C as Campaign>::Side,
    <C as Campaign>::Place,
    IdSet<<C as Campaign>::Piece>,
    <C as Campaign>::RetreatCause,
    <C as Campaign>::OwnRetreat,
>;

impl<K, S, O> Deref for Window<K, S, O> {
    type Target = O;

    #[inline]
    fn deref(&self) -> &O {
        &self.own
    }
}

impl<K, S, O> DerefMut for Window<K, S, O> {
    #[inline]
    fn deref_mut(&mut self) -> &mut O {
        &mut self.own
    }
}

impl<S, P, G, O> Deref for Picking<S, P, G, O> {
    type Target = O;

    #[inline]
    fn deref(&self) -> &O {
        &self.own
    }
}

impl<P, G, O> Deref for March<P, G, O> {
    type Target = O;

    #[inline]
    fn deref(&self) -> &O {
        &self.own
    }
}

impl<P, G, O> DerefMut for March<P, G, O> {
    #[inline]
    fn deref_mut(&mut self) -> &mut O {
        &mut self.own
    }
}

impl<S, P, G, C, O> Deref for Retreat<S, P, G, C, O> {
    type Target = O;

    #[inline]
    fn deref(&self) -> &O {
        &self.own
    }
}
