//! A whole position. It holds no heap memory.

use arrayvec::ArrayVec;
use engine::Dice;
use serde::{Deserialize, Serialize};

use crate::{
    data::ArmyPlan,
    force::Force,
    ids::{LeaderId, PerSide, RandomEventId, ScenarioId, Side, SpaceId, StrategyId},
    sets::{PerLeader, SpaceSet, list},
    step::{RouteKind, Step},
    troops::Troops,
};

/// A position and its dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// 1.2b All that everybody may see.
    pub position: Position,
    pub(crate) dice: Dice,
}

/// 1.2b Everything but the dice to come: nothing else is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Position {
    pub scenario: ScenarioId,
    pub options: Options,
    pub mode: Mode,
    pub turn: u8,
    /// 8.3o Turns of war so far, this one included.
    pub war_turns: u8,
    pub troops: Troops,
    /// 1.3i The Going Home box.
    pub homeward: PerSide<Force>,
    /// 7.2c, 10.1b Lost this turn.
    pub lost: PerSide<Force>,
    pub leaders: PerLeader<Whereabouts>,
    /// RE.7a How often Alcibiades has moved on.
    pub alcibiades_moves: u8,
    /// 2.4b Who leads the next operation without a draw.
    pub drawn: PerSide<Option<LeaderId>>,
    pub ravaged: SpaceSet,
    pub rebels: SpaceSet,
    /// 5.1 By the besieging side.
    pub besieged: PerSide<SpaceSet>,
    /// 5.1e Spaces that a side has held alone since the phase of operations began.
    pub held: PerSide<SpaceSet>,
    pub allies: Allies,
    pub treasury: PerSide<i32>,
    pub bellicosity: PerSide<i8>,
    /// 1.3m The Strategy Confidence Index.
    pub confidence: PerSide<i8>,
    pub strategy: Option<StrategyId>,
    /// 3.1.2c Where the armies of this turn have come to their objectives and still stand, and no enemy has followed them.
    pub defended: PerSide<SpaceSet>,
    /// 5.6 Who holds hostages of the enemy.
    pub hostages: PerSide<bool>,
    pub armistice_held: bool,
    pub marks: Marks,
    pub used: Used,
    /// RE.11b Leaders dead, as far as they count.
    pub deaths: PerSide<u8>,
    pub operations: PerSide<u8>,
    pub passed: PerSide<bool>,
    pub operation: Option<Operation>,
    pub battle: Option<Battle>,
    /// 5.2e Pairs of spaces whose forces have met in this phase.
    #[serde(with = "list")]
    #[ts(as = "Vec<(SpaceId, SpaceId)>")]
    pub fought: ArrayVec<(SpaceId, SpaceId), 48>,
    /// 9.0 Alone at the table only the first is used: your own.
    pub points: PerSide<i16>,
    /// 9.0a, 9.0b What the points were scored for; counted like them.
    #[serde(default)]
    pub contests: PerSide<Contests>,
    /// What is being resolved, innermost last.
    #[serde(with = "list")]
    #[ts(as = "Vec<Step>")]
    pub steps: ArrayVec<Step, 12>,
    pub verdict: Option<Verdict>,
}

/// What was agreed on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct Options {
    /// 7.1.1c Sicily brings Athens 1000 talents.
    pub sicily_1000: bool,
    /// ERR.a Athens draws a leader for a battle at home.
    pub athens_leader: bool,
    /// 4.2.1h The system does what it can where it is short of something.
    pub lenient_passing: bool,
    /// 1.3t Control is read off the map at any time.
    pub control_at_once: bool,
    /// 5.3.1j In combat Athenian cavalry reaches from Athens to Piraeus and back.
    pub cavalry_in_both_cities: bool,
    /// 5.2l Half of the arm that fights is enough for a bonus.
    pub half_of_arm: bool,
    /// RE.11d Leaders dead at set-up count among the 3.
    pub deaths_from_set_up: bool,
    /// 4.6.2f A lone leader who is caught among friends fights with them.
    pub leader_with_friends: bool,
    /// 1.1.3d The dice order battles and sieges, and choose the player's routes and interceptors.
    pub even_chance: bool,
    /// 9.0g The turns until a surrender are counted from the first of the scenario.
    pub surrender_by_scenario: bool,
}

/// Who decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Mode {
    /// 1.2a The side that the one seat leads now.
    Solitaire { player: Side },
    /// 11.0b
    TwoPlayers,
}

/// Where a leader is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Whereabouts {
    #[default]
    Free,
    At {
        space: SpaceId,
    },
    /// 5.7b Back next turn.
    Away,
    Dead,
}

/// 4.5 Neutrals that have taken a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct Allies {
    pub argos: bool,
    pub syracuse: bool,
    pub macedonia: Option<Side>,
    pub persia: bool,
    /// RE.5b
    pub iasus_taken: bool,
    /// RE.10d
    pub corcyra_left: bool,
    /// 5.9 Samos has taken the place of Chios.
    pub samos_instead: bool,
}

/// What lasts for a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct Marks {
    #[serde(rename = "happening")]
    pub random_event: Option<RandomEventId>,
    /// 2.2c Taken off at the end of the turn.
    pub bellicosity: PerSide<i8>,
    /// RE.3b
    pub no_levy: bool,
    /// RE.10a
    pub civil_war: bool,
    /// RE.6b
    pub plague_ban: bool,
    /// RE.11a
    pub deaths: bool,
    /// RE.12a
    pub two_operations: PerSide<bool>,
    /// 2.4c
    pub nicias: bool,
    /// 2.1a
    pub side_changed: bool,
    /// RE.6c Spartans stood in Attica this turn, and in the last.
    pub attica_entered: bool,
    pub attica_entered_before: bool,
    /// 10.1b
    pub disaster: bool,
    /// 6.3 Income the helots cost this turn.
    pub helots: i32,
    /// 6.3c The revolt goes on from the turn before.
    pub helots_revolt: bool,
    /// 8.3h Turns of peace whose events are still to come.
    pub peace_left: u8,
    pub peace_turns: u8,
    /// 11.0d Who says which battle or siege comes next.
    pub chooser: Option<Side>,
}

/// Events that happen a limited number of times.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct Used {
    pub coup: bool,
    pub plague: bool,
    pub civil_war: bool,
    pub argos: bool,
    pub syracuse: bool,
    /// 10.3.4e
    pub macedonia: bool,
}

/// 4.2k Where the system gathers whom: at most one stop for every point of an army.
pub(crate) type Itinerary = ArrayVec<(SpaceId, Force), { ArmyPlan::MOST }>;

/// 4.1 An operation under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Operation {
    pub side: Side,
    pub leader: LeaderId,
    pub at: SpaceId,
    pub objective: Option<SpaceId>,
    /// Those of the points at `at` who march.
    pub army: Force,
    /// Has anybody been taken in this operation?
    pub has_taken: bool,
    /// 4.1g May the leader go on?
    pub may_go: bool,
    /// 4.4.2c
    pub has_fomented: bool,
    /// 4.1.3c
    #[serde(rename = "openSea")]
    #[ts(as = "bool")]
    pub route_kind: RouteKind,
    /// The spaces still to be entered, the last one first.
    #[serde(with = "list")]
    #[ts(as = "Vec<SpaceId>")]
    pub route: ArrayVec<SpaceId, 40>,
    /// 4.6.2b Where an interception has been tried.
    pub tried: SpaceSet,
    /// 4.8a Has an interception succeeded in this space?
    pub is_caught: bool,
    /// 4.1.4d Ships lost on the way.
    #[serde(default)]
    pub ships_lost: u8,
    /// 4.2k What the system still means to gather, the next stop last.
    #[serde(with = "list")]
    #[ts(as = "Vec<(SpaceId, Force)>")]
    pub plan: Itinerary,
}

/// One side of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Party {
    /// All that stands in a space.
    Standing { space: SpaceId },
    /// The army on the march.
    Marching,
}

/// 5.2g-j What kind of battle it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum BattleKind {
    Land,
    Naval,
    Mixed,
}

/// 5.2 A battle under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Battle {
    pub kind: BattleKind,
    pub parties: PerSide<Party>,
    /// 5.2.3c Who has won at sea; nobody if that was drawn.
    pub at_sea: Option<Side>,
    /// Who has won, once that is known.
    pub winner: Option<Side>,
    pub drawn: bool,
}

/// 9.0a, 9.0b Battles and sieges that have brought or cost points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Contests {
    pub won: u16,
    pub lost: u16,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Verdict {
    pub cause: Cause,
    /// 8.2a Who gave up.
    pub surrendered: PerSide<bool>,
    /// Alone: has the player won?
    pub won: bool,
    /// 11.0j With two players: who has won; nobody in a draw.
    pub winner: Option<Side>,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    Surrender,
    LastTurn,
    SideChange,
    Armistice,
}

impl Position {
    /// The leader's place on the map.
    #[inline]
    pub(crate) fn leader_at(&self, leader: LeaderId) -> Option<SpaceId> {
        match self.leaders.get(leader) {
            Whereabouts::At { space } => Some(space),
            Whereabouts::Free | Whereabouts::Away | Whereabouts::Dead => None,
        }
    }

    /// 1.3b The leaders of a side in a space.
    pub(crate) fn leaders_at(&self, side: Side, space: SpaceId) -> impl Iterator<Item = LeaderId> {
        LeaderId::of(side).filter(move |&leader| self.leader_at(leader) == Some(space))
    }

    /// The spaces with an army of this side.
    pub(crate) fn armies(&self, side: Side) -> SpaceSet {
        let led: SpaceSet = LeaderId::of(side)
            .filter_map(|leader| self.leader_at(leader))
            .collect();
        led.intersection(self.troops.occupied(side))
    }

    /// Is an army of this side there?
    pub(crate) fn has_army(&self, side: Side, space: SpaceId) -> bool {
        self.troops.is_there(side, space) && self.leaders_at(side, space).next().is_some()
    }

    /// RE.7a Does Alcibiades advise Sparta, there or at Sardis?
    #[inline]
    pub(crate) fn alcibiades_advises_sparta(&self) -> bool {
        matches!(self.alcibiades_moves, 1 | 2)
    }

    /// 2.4d Who can be drawn.
    pub(crate) fn available_leaders(&self, side: Side) -> impl Iterator<Item = LeaderId> {
        LeaderId::of(side).filter(move |&leader| {
            let serves = leader != LeaderId::ALCIBIADES || matches!(self.alcibiades_moves, 0 | 3);
            self.leaders.get(leader) == Whereabouts::Free && serves
        })
    }

    /// The side that does not decide for itself.
    #[inline]
    pub(crate) fn is_system(&self, side: Side) -> bool {
        match self.mode {
            Mode::Solitaire { player } => player != side,
            Mode::TwoPlayers => false,
        }
    }

    /// 1.1.3c, 1.1.3d The side that benefits from whatever is left to chance, the player's affairs included.
    #[inline]
    pub(crate) fn favoured(&self) -> Option<Side> {
        match self.mode {
            Mode::Solitaire { player } if !self.options.even_chance => Some(player.other()),
            Mode::Solitaire { .. } | Mode::TwoPlayers => None,
        }
    }

    /// 11.0a
    #[inline]
    pub(crate) fn has_two_players(&self) -> bool {
        matches!(self.mode, Mode::TwoPlayers)
    }
}
