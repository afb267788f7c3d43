//! What a bot may count in a position: points, strength, and what the armies on the map can expect.

mod campaign;
mod chances;

use engine::Seat;

use self::chances::{Camp, Chances, SURE};
use crate::{
    action::Action,
    force::Force,
    game::PeloponnesianWar,
    ids::{Kind, LeaderId, Side, Sort, SpaceId},
    rules::{Look, battle_numbers, control, sieges, surrender, zones},
    sets::SpaceSet,
    state::{Mode, Operation, Position},
};

/// One side's prospects. Expectations are in hundredths of a victory point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outlook {
    pub points: i32,
    /// With two players.
    pub enemy_points: i32,
    /// Alone: the points that win in the end.
    pub asked: i32,
    pub talents: i32,
    pub strength: i32,
    pub enemy_strength: i32,
    /// What sieges and battles of the armies as they stand should bring.
    pub combat: i32,
}

/// Worth of a victory and of a defeat. With two players each also moves the enemy's points.
#[derive(Clone, Copy)]
struct Stakes {
    won: i32,
    lost: i32,
}

/// 4.1.3b A third of the armies that take to the open sea drown.
const STORM: i32 = -1000;

const ALONE: Stakes = Stakes {
    won: 1000,
    lost: -1500,
};
const WITH_TWO: Stakes = Stakes {
    won: 4000,
    lost: -3000,
};

impl PeloponnesianWar {
    /// The prospects of a side.
    pub fn outlook(&self, at: &Position, side: Side) -> Outlook {
        let look = self.look(at);
        let enemy = side.other();
        let strength = |side: Side| {
            i32::from(at.troops.total(side).total()) + i32::from(at.homeward.get(side).total())
        };
        Outlook {
            points: i32::from(surrender::points_of(look, side)),
            enemy_points: if at.has_two_players() {
                i32::from(surrender::points_of(look, enemy))
            } else {
                0
            },
            asked: if at.has_two_players() {
                0
            } else {
                i32::from(self.scenarios.get(at.scenario).victory.at_least)
            },
            talents: *at.treasury.get(side),
            strength: strength(side),
            enemy_strength: strength(enemy),
            combat: expected_combat(look, side),
        }
    }

    /// What an answer should bring the side that gives it, in hundredths of a victory point, before any die is thrown. Only answers to the same
    /// question are compared. Nothing where the position after the answer tells.
    pub fn prospect(&self, at: &Position, side: Side, action: Action) -> Option<i32> {
        let look = self.look(at);
        let operation = at.operation.as_ref();
        let objective = || operation?.objective;
        let march = |taken: Force| {
            let operation = operation?;
            let army = operation.army.plus(taken);
            Some(campaign::expected_march(
                look,
                operation,
                operation.objective?,
                army,
                operation.at,
            ))
        };
        match action {
            // 4.3g There is always something harmless to do, and one leader more may be of use.
            // 7.1.4a Talents are of use.
            Action::Operate | Action::RaiseLevy => Some(1),
            Action::Pass
            | Action::Foment
            | Action::LetPass
            | Action::Done
            | Action::DeclineLevy => Some(0),
            // 4.1h Nothing is won, and what was paid is gone.
            Action::Stop => Some(-1),
            Action::Objective { space } => {
                Some(campaign::expected_operation(look, operation?, space))
            }
            Action::Send => Some(campaign::expected_operation(look, operation?, objective()?)),
            Action::Take {
                nationality,
                kind,
                count,
            } => march(Force::of(Sort::of(nationality, kind), count)),
            Action::Go { space } => Some(campaign::expected_gathering(
                look,
                operation?,
                objective()?,
                space,
            )),
            Action::March => march(Force::EMPTY),
            Action::GoByOpenSea { .. } | Action::MarchByOpenSea => Some(STORM),
            Action::Intercept { from } => Some(expected_interception(look, operation?, from)),
            Action::Build { kind, .. } => Some(usefulness(side, kind)),
            Action::Leave { .. }
            | Action::Keep { .. }
            | Action::Home { .. }
            | Action::Battle { .. }
            | Action::Siege { .. } => None,
        }
    }

    /// How much of the scenario is over, from 0 to 1: the turns before this one, of all.
    pub fn progress(&self, at: &Position) -> f64 {
        let scenario = self.scenarios.get(at.scenario);
        let turns = |until: u8| f64::from(until.saturating_sub(scenario.first_turn));
        (turns(at.turn) / turns(scenario.last_turn).max(1.0)).min(1.0)
    }

    /// The side that a seat leads now.
    pub fn side_of(&self, at: &Position, seat: Seat) -> Option<Side> {
        match at.mode {
            Mode::Solitaire { player } => Some(player),
            Mode::TwoPlayers => Side::BOTH.get(seat.index()).copied(),
        }
    }
}

/// What a new point is good for: Athens rules the sea and Sparta the land.
fn usefulness(side: Side, kind: Kind) -> i32 {
    match (side, kind) {
        (Side::Athens, Kind::Naval) | (Side::Sparta, Kind::Hoplite) => 3,
        (Side::Athens, Kind::Hoplite) => 2,
        (Side::Athens | Side::Sparta, Kind::Cavalry) | (Side::Sparta, Kind::Naval) => 1,
    }
}

fn stakes(look: Look<'_>) -> Stakes {
    if look.at.has_two_players() {
        WITH_TWO
    } else {
        ALONE
    }
}

fn worth(look: Look<'_>, chances: Chances) -> i32 {
    let Stakes { won, lost } = stakes(look);
    (chances.won * won + chances.lost * lost) / SURE
}

/// All that stands in a space, without the leader of an operation.
fn camp(look: Look<'_>, side: Side, space: SpaceId, without: Option<LeaderId>) -> Camp {
    let leaders = look.at.leaders_at(side, space);
    let others = leaders.filter(|&leader| Some(leader) != without);
    let ratings = others.map(|leader| look.game.leaders.get(leader).tactical);
    Camp {
        force: look.at.troops.at(side, space),
        rating: ratings.min(),
    }
}

/// What the sieges and battles of the position should bring a side.
fn expected_combat(look: Look<'_>, side: Side) -> i32 {
    let troops = &look.at.troops;
    let spaces = troops.occupied(side).union(look.at.armies(side.other()));
    let values = spaces
        .iter()
        .map(|space| stand(look, side, space, camp(look, side, space, None)));
    values.sum()
}

/// What a camp in a space should bring when the fighting begins: battles one after the other, as long as none is lost, then the siege.
fn stand(look: Look<'_>, side: Side, space: SpaceId, mine: Camp) -> i32 {
    let enemy = side.other();
    let theirs = camp(look, enemy, space, None);
    if sieges::would_besiege(look, enemy, space, theirs.band(), mine.band()) {
        return expected_loss(look, side, space, theirs, mine.force);
    }
    if mine.force.is_empty() {
        return 0;
    }
    let besieges = sieges::would_besiege(look, side, space, mine.band(), theirs.band());
    let (mut stays, mut value) = (SURE, 0);
    for other in enemies_in_zone(look, side, space, mine.force).iter() {
        if besieges && other == space {
            continue;
        }
        if let Some(chances) = chances::battle(
            side,
            mine,
            camp(look, enemy, other, None),
            battle_numbers::share_rule(look),
        ) {
            value += stays * worth(look, chances) / SURE;
            stays = stays * chances.won / SURE;
        }
    }
    if besieges {
        let chance = chances::siege(look, side, space, mine, theirs.force);
        value += stays * chance / SURE * siege_stakes(look, side, space) / SURE;
    }
    value
}

/// 9.0b What a siege by the enemy should cost a side.
fn expected_loss(
    look: Look<'_>,
    side: Side,
    space: SpaceId,
    besieger: Camp,
    garrison: Force,
) -> i32 {
    if control::friendly_to(look, space) != Some(side) {
        return 0;
    }
    chances::siege(look, side.other(), space, besieger, garrison) * stakes(look).lost / SURE
}

/// 5.2a, 5.2b Where the enemies are whom a force in a space would meet.
fn enemies_in_zone(look: Look<'_>, side: Side, space: SpaceId, force: Force) -> SpaceSet {
    let enemy = side.other();
    let enemies = look.at.troops.occupied(enemy);
    if !look.game.board.reach.get(space).meets(enemies) {
        return enemies.intersection(SpaceSet::one(space));
    }
    let zone = zones::zone_of(look, side, space, force);
    let mut met = zone.union(zones::reaching(look, enemy, space));
    met.insert(space);
    met.intersection(enemies)
}

/// Worth of a fortress: only the enemy's own cost the enemy points.
fn siege_stakes(look: Look<'_>, side: Side, space: SpaceId) -> i32 {
    let theirs =
        control::friendly_to(look, space) == Some(side.other()) && !look.at.rebels.contains(space);
    if theirs { stakes(look).won } else { ALONE.won }
}

/// 4.6.2a What it brings to try to catch the army on the march.
fn expected_interception(look: Look<'_>, operation: &Operation, from: SpaceId) -> i32 {
    let catcher = operation.side.other();
    let (mine, army) = (camp(look, catcher, from, None), operation.army);
    if army.is_empty() {
        // 4.6.2d It ends the operation and costs nothing.
        return stakes(look).won;
    }
    let theirs = Camp {
        force: army,
        rating: Some(look.game.leaders.get(operation.leader).tactical),
    };
    let battles = campaign::battle_chance(look, army, mine.force);
    let battle = chances::battle(catcher, mine, theirs, battle_numbers::share_rule(look));
    battle.map_or(0, |chances| worth(look, chances) * battles / SURE)
}
