//! What a bot may count in a position: points, strength, and what the armies on the map can expect.

mod campaign;
mod chances;

use engine::Seat;

use self::chances::{Camp, Chances, SURE};
use crate::{
    action::Action,
    force::Force,
    game::PeloponnesianWar,
    ids::{Kind, Side, Sort},
    names::{LeaderId, SpaceId},
    rules::Look,
    sets::SpaceSet,
    state::{Mode, Operation, Position},
};

/// One side's prospects. Expectations are in hundredths of a victory point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "their names say it")]
pub struct Outlook {
    pub points: i32,
    /// With two players.
    pub enemy_points: i32,
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
            points: i32::from(look.points(side)),
            enemy_points: if at.has_two_players() {
                i32::from(look.points(enemy))
            } else {
                0
            },
            talents: *at.treasury.get(side),
            strength: strength(side),
            enemy_strength: strength(enemy),
            combat: look.expected_combat(side),
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
            Some(look.expected_march(operation, operation.objective?, army, operation.at))
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
            Action::Objective { space } => Some(look.expected_operation(operation?, space)),
            Action::Send => Some(look.expected_operation(operation?, objective()?)),
            Action::Take {
                nationality,
                kind,
                count,
            } => march(Force::of(Sort::of(nationality, kind), count)),
            Action::Go { space } => Some(look.expected_gathering(operation?, objective()?, space)),
            Action::March => march(Force::EMPTY),
            Action::GoByOpenSea { .. } | Action::MarchByOpenSea => Some(STORM),
            Action::Intercept { from } => Some(look.expected_interception(operation?, from)),
            Action::Build { kind, .. } => Some(usefulness(side, kind)),
            Action::Leave { .. }
            | Action::Keep { .. }
            | Action::Home { .. }
            | Action::Battle { .. }
            | Action::Siege { .. } => None,
        }
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

impl Look<'_> {
    fn stakes(self) -> Stakes {
        if self.at.has_two_players() {
            WITH_TWO
        } else {
            ALONE
        }
    }

    fn worth(self, chances: Chances) -> i32 {
        let Stakes { won, lost } = self.stakes();
        (chances.won * won + chances.lost * lost) / SURE
    }

    /// All that stands in a space, without the leader of an operation.
    fn camp(self, side: Side, space: SpaceId, without: Option<LeaderId>) -> Camp {
        let leaders = self.at.leaders_at(side, space);
        let others = leaders.filter(|&leader| Some(leader) != without);
        let ratings = others.map(|leader| self.game.leaders.get(leader).tactical);
        Camp {
            force: self.at.troops.at(side, space),
            rating: ratings.min(),
        }
    }

    /// What the sieges and battles of the position should bring a side.
    fn expected_combat(self, side: Side) -> i32 {
        let troops = &self.at.troops;
        let spaces = troops.occupied(side).union(self.at.armies(side.other()));
        let values = spaces
            .iter()
            .map(|space| self.stand(side, space, self.camp(side, space, None)));
        values.sum()
    }

    /// What a camp in a space should bring when the fighting begins: battles one after the other, as long as none is lost, then the siege.
    fn stand(self, side: Side, space: SpaceId, mine: Camp) -> i32 {
        let enemy = side.other();
        let theirs = self.camp(enemy, space, None);
        if self.would_besiege(enemy, space, theirs.band(), mine.band()) {
            return self.expected_loss(side, space, theirs, mine.force);
        }
        if mine.force.is_empty() {
            return 0;
        }
        let besieges = self.would_besiege(side, space, mine.band(), theirs.band());
        let (mut stays, mut value) = (SURE, 0);
        for other in self.foes(side, space, mine.force).iter() {
            if besieges && other == space {
                continue;
            }
            if let Some(chances) =
                chances::battle(side, mine, self.camp(enemy, other, None), self.share())
            {
                value += stays * self.worth(chances) / SURE;
                stays = stays * chances.won / SURE;
            }
        }
        if besieges {
            let chance = self.siege(side, space, mine, theirs.force);
            value += stays * chance / SURE * self.siege_stakes(side, space) / SURE;
        }
        value
    }

    /// 9.0b What a siege by the enemy should cost a side.
    fn expected_loss(self, side: Side, space: SpaceId, besieger: Camp, garrison: Force) -> i32 {
        if self.friend(space) != Some(side) {
            return 0;
        }
        self.siege(side.other(), space, besieger, garrison) * self.stakes().lost / SURE
    }

    /// 5.2a, 5.2b Where the enemies are whom a force in a space would meet.
    fn foes(self, side: Side, space: SpaceId, force: Force) -> SpaceSet {
        let enemy = side.other();
        let enemies = self.at.troops.occupied(enemy);
        if !self.game.board.reach.get(space).meets(enemies) {
            return enemies.intersection(SpaceSet::one(space));
        }
        let zone = self.zone_of(side, space, force);
        let mut met = zone.union(self.reaching(enemy, space));
        met.insert(space);
        met.intersection(enemies)
    }

    /// Worth of a fortress: only one that the enemy calls his own costs him points.
    fn siege_stakes(self, side: Side, space: SpaceId) -> i32 {
        let theirs = self.friend(space) == Some(side.other()) && !self.at.rebels.contains(space);
        if theirs { self.stakes().won } else { ALONE.won }
    }

    /// 4.6.2a What it brings to try to catch the army on the march.
    fn expected_interception(self, operation: &Operation, from: SpaceId) -> i32 {
        let catcher = operation.side.other();
        let (mine, army) = (self.camp(catcher, from, None), operation.army);
        if army.is_empty() {
            // 4.6.2d It ends the operation and costs nothing.
            return self.stakes().won;
        }
        let theirs = Camp {
            force: army,
            rating: Some(self.game.leaders.get(operation.leader).tactical),
        };
        let battles = self.battles(army, mine.force);
        let battle = chances::battle(catcher, mine, theirs, self.share());
        battle.map_or(0, |chances| self.worth(chances) * battles / SURE)
    }
}
