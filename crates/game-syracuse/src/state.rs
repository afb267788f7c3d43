//! A whole position. It holds no heap memory.

mod roster;

use std::collections::BTreeMap;

use campaign::{CampaignState, Crossings};
use serde::{Deserialize, Serialize};
use strum::EnumCount;

use crate::{
    data::Terrain,
    document,
    game::Syracuse,
    ids::{CAMP, CAMP_PORT, CITY, CITY_PORTS, CounterSet, FortId, PerSide, Place, Side, WallId},
    pieces::PieceSet,
    types::Types,
};

pub(crate) use campaign::Arrival;
pub use campaign::Degree;

pub use roster::Entered;
pub(crate) use roster::{At, Piece};

engine::id_enum! {
    /// Which scenario is played.
    pub enum ScenarioId {
        /// 10.1
        Historical = "10.1",
        /// 10.1v
        Variant = "10.1-variant",
        /// 10.2
        Alcibiades = "10.2",
    }
}

/// 0.2l Which text rules where they differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    Fr,
    En,
}

/// What else was agreed on where a sentence can be read in two ways. The letter of the rules is the default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Options {
    pub leader_passage: LeaderPassage,
    pub ruins: Ruins,
}

/// 3.4f How much of a leader's movement a passage by sea is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum LeaderPassage {
    /// The whole: whoever has walked does not go aboard.
    #[default]
    Whole,
    /// The rest: he may walk to the coast first.
    Rest,
}

/// 5.4l What a destroyed wall means that an enemy wall forbids to repair.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Ruins {
    /// No other wall is built before it is repaired.
    #[default]
    Repair,
    /// Another wall may be built.
    Bypass,
}

/// A whole position.
pub type State = CampaignState<Types>;

/// What a position keeps besides what both campaigns do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub struct OwnState {
    pub edition: Edition,
    #[serde(default)]
    pub options: Options,
    /// 10.1c Counters that are publicly known to be in a hand.
    pub shown: PerSide<CounterSet>,
    /// 6.2d Athens shuts the city in without walls.
    #[serde(default)]
    pub blockade: bool,
    /// 6.3c The side is in want through cavalry in this turn.
    #[serde(default)]
    pub harassed: PerSide<bool>,
    #[serde(with = "document::forts")]
    #[ts(as = "BTreeMap<FortId, FortState>")]
    pub forts: [FortState; FortId::COUNT],
    #[serde(with = "document::walls")]
    #[ts(as = "BTreeMap<WallId, Work>")]
    pub walls: [Work; WallId::COUNT],
    pub chains: Work,
    pub camp: Camp,
    /// 2.Cp The turn in which the camp was built.
    #[serde(default)]
    pub camp_turn: Option<u8>,
    /// 9.2i Plemmyrion was not built by the end of turn 4.
    #[serde(default)]
    pub late_plemmyrion: bool,
    /// 7.S6a
    #[serde(default)]
    pub reinforced_ships: bool,
    /// 9.2g Leaders of a side that were killed in combat.
    #[serde(default)]
    pub leaders_killed: PerSide<u8>,
    /// 8g Leaders that discord has driven out.
    #[serde(default)]
    pub discord: PieceSet,
}

/// A fort site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum FortState {
    Unbuilt,
    Athenian,
    Syracusan,
}

impl FortState {
    /// 5.3c Who controls it.
    pub(crate) fn owner(self) -> Option<Side> {
        match self {
            Self::Unbuilt => None,
            Self::Athenian => Some(Side::Athenian),
            Self::Syracusan => Some(Side::Syracusan),
        }
    }
}

impl From<Side> for FortState {
    fn from(side: Side) -> Self {
        match side {
            Side::Athenian => Self::Athenian,
            Side::Syracusan => Self::Syracusan,
        }
    }
}

/// A wall or the chains.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Work {
    Unbuilt,
    Built,
    Destroyed,
}

/// The Athenian camp.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Camp {
    Unbuilt,
    Standing,
    Destroyed,
}

/// What a phase keeps besides what both campaigns do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OwnPhase {
    /// 7.S25b Who has used good omens in his own actions, works or D.3.
    pub(crate) omens: PerSide<bool>,
    /// 8i Who has used the advantage in this D.3.
    pub(crate) advantage_used: PerSide<bool>,
    /// 3.4d Land strength convoyed through each naval zone.
    pub(crate) convoyed: Crossings<{ Place::SEAS }>,
}

/// 9 How the game ended.
pub type Verdict = campaign::Verdict<Side>;

impl OwnState {
    #[inline]
    pub(crate) fn fort(&self, fort: FortId) -> FortState {
        self.forts
            .get(fort as usize)
            .copied()
            .unwrap_or(FortState::Unbuilt)
    }

    pub(crate) fn set_fort(&mut self, fort: FortId, state: FortState) {
        if let Some(cell) = self.forts.get_mut(fort as usize) {
            *cell = state;
        }
    }

    #[inline]
    pub(crate) fn wall(&self, wall: WallId) -> Work {
        self.walls
            .get(wall as usize)
            .copied()
            .unwrap_or(Work::Unbuilt)
    }

    pub(crate) fn set_wall(&mut self, wall: WallId, state: Work) {
        if let Some(cell) = self.walls.get_mut(wall as usize) {
            *cell = state;
        }
    }

    /// 0.2e, 0.2b Does the camp stand?
    #[inline]
    pub(crate) fn has_camp(&self) -> bool {
        self.camp == Camp::Standing
    }

    /// 0.2e The fortified zone of a side, if it has one.
    pub(crate) fn fortified(&self, side: Side) -> Option<Place> {
        match side {
            Side::Syracusan => Some(CITY),
            Side::Athenian => self.has_camp().then_some(CAMP),
        }
    }

    /// 0.2b The ports of a side.
    pub(crate) fn is_port_of(&self, side: Side, place: Place) -> bool {
        match side {
            Side::Syracusan => CITY_PORTS.contains(&place),
            Side::Athenian => self.has_camp() && place == CAMP_PORT,
        }
    }

    /// 0.2c Is it a protected naval zone now?
    pub(crate) fn is_protected(&self, game: &Syracuse, place: Place) -> bool {
        let terrain = game.board.terrain(place);
        terrain == Terrain::Protected && !(place == CAMP_PORT && self.has_camp())
    }

    /// 0.2f Is it land in the open: clear or high?
    pub(crate) fn is_open_land(&self, game: &Syracuse, place: Place) -> bool {
        match game.board.terrain(place) {
            Terrain::Clear | Terrain::High => !(place == CAMP && self.has_camp()),
            Terrain::Fortified
            | Terrain::Port
            | Terrain::Protected
            | Terrain::Sea
            | Terrain::Offmap => false,
        }
    }
}
