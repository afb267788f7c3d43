//! 4.1.1, 4.1.3, 4.1.4, 4.8 An army on its way.

use engine::D6;

use super::{Flow, Look, Pace, Play};
use crate::{
    event::{EndReason, Event, LossCause},
    force::Force,
    ids::{Kind, Side, Sort},
    names::SpaceId,
    sets::SpaceSet,
    state::{BattleKind, Party, Whereabouts},
    step::{Purpose, Step, WalkStage},
    troops::Units,
};

impl Look<'_> {
    /// 4.8a, 4.8c, 4.8d The spaces that an army of this side would ravage on its way.
    pub fn ravaged_by(self, side: Side) -> SpaceSet {
        let (enemy, troops) = (side.other(), &self.at.troops);
        let mut held = troops.occupied(side);
        if let Some(operation) = &self.at.operation
            && operation.side == side
            && troops
                .at(side, operation.at)
                .minus(operation.army)
                .is_empty()
        {
            held.remove(operation.at);
        }
        self.leagues(enemy)
            .without(self.at.rebels)
            .without(self.at.ravaged)
            .without(troops.occupied(enemy))
            .without(held)
    }
}

impl Play<'_> {
    fn walk_on(&mut self, to: Purpose, stage: WalkStage) {
        self.replace(Step::Walk { to, stage });
    }

    /// One stage of entering the next space.
    pub fn walk(&mut self, to: Purpose, stage: WalkStage, pace: Pace) -> Flow {
        if pace == Pace::ToTheEnd && stage == WalkStage::Embark {
            self.walk_quietly(to);
        }
        match stage {
            WalkStage::Embark => self.embark(to),
            WalkStage::Enter => self.enter(to),
            WalkStage::Danger => return self.danger(to),
            WalkStage::Skirmished { from, dice } => self.skirmished(to, from, dice),
            WalkStage::Fought => self.fought(to),
            WalkStage::Passed => self.passed(to),
        }
        Flow::Goes
    }

    /// 4.1.4b, 4.1.4d Those for whom there is no ship stay where the naval lines begin.
    fn embark(&mut self, to: Purpose) {
        let Some(operation) = self.at.operation.as_ref() else {
            return self.pop();
        };
        let Some(&next) = operation.route.last() else {
            return self.arrive(to);
        };
        let (side, army, at) = (operation.side, operation.army, operation.at);
        if army.is_aboard() {
            return self.enter(to);
        }
        let (land, ships) = (army.land(), army.ships());
        let look = self.look();
        let class = look.class(side, army, operation.open_sea);
        if look.game.board.ways(class).get(at).contains(next) {
            return self.enter(to);
        }
        if ships == 0 {
            // 4.1.4d Without any ship they stay where the sea begins.
            return self.end_operation(EndReason::NoRoute);
        }
        self.walk_on(to, WalkStage::Enter);
        self.push(Step::Ashore { left: land - ships });
    }

    /// 4.1.4e One point after the other stays ashore.
    pub fn ashore(&mut self, left: u8) -> Flow {
        let Some(operation) = self.at.operation.as_ref() else {
            self.pop();
            return Flow::Goes;
        };
        let sorts = land_sorts(operation.army);
        let Some(&first) = sorts.first().filter(|_| left > 0) else {
            self.pop();
            return Flow::Goes;
        };
        if sorts.len() > 1 && !self.at.is_system(operation.side) {
            return Flow::Asks;
        }
        self.leave(first, left);
        Flow::Goes
    }

    /// 4.1.4e
    pub fn leave(&mut self, sort: Sort, left: u8) {
        let Some(operation) = self.at.operation.as_mut() else {
            return;
        };
        let one = Force::of(sort, 1);
        operation.army = operation.army.minus(one);
        let (side, space) = (operation.side, operation.at);
        self.say(|| Event::LeftAshore {
            side,
            space,
            units: Units::new(side, one),
        });
        self.replace(Step::Ashore { left: left - 1 });
    }

    /// 4.1.3b, 4.1c The army, or the leader alone, enters the next space.
    fn enter(&mut self, to: Purpose) {
        let Some(operation) = self.at.operation.as_mut() else {
            return self.pop();
        };
        let Some(next) = operation.route.pop() else {
            return self.walk_on(to, WalkStage::Embark);
        };
        let (side, leader, army, at) = (
            operation.side,
            operation.leader,
            operation.army,
            operation.at,
        );
        let crossing = [SpaceId::CAPE_TAENARUM, SpaceId::SYRACUSE];
        if crossing.contains(&at) && crossing.contains(&next) {
            let least = self.game.numbers.storm.at_least;
            let drowns = |die: D6| die.get() as i8 >= least;
            let die = self.d6_alike(drowns);
            let drowned = drowns(die);
            let alone = army.is_empty();
            self.say(|| Event::StormRolled {
                side,
                die,
                drowned,
                leader,
                alone,
            });
            if drowned {
                self.lose_from(side, Party::Marching, army, LossCause::Storm);
                return self.end_operation(EndReason::Storm);
            }
        }
        let Some(operation) = self.at.operation.as_mut() else {
            return;
        };
        operation.at = next;
        operation.is_caught = false;
        let is_objective = to == Purpose::Objective && operation.route.is_empty();
        self.at.troops.carry(side, at, next, army);
        self.forget_if_left(side, at);
        self.at.leaders.set(leader, Whereabouts::At { space: next });
        self.say(|| Event::Entered {
            side,
            leader,
            space: next,
            units: Units::new(side, army),
        });
        if !army.is_empty() {
            self.rouse(side, next, is_objective);
        }
        self.walk_on(to, WalkStage::Danger);
    }

    /// 4.2.1e A captured space is lost with the last point that leaves it. 3.1.2c So is the answer to a danger there.
    pub fn forget_if_left(&mut self, side: Side, space: SpaceId) {
        if !self.at.troops.is_there(side, space) {
            self.at.held.get_mut(side).remove(space);
            self.at.defended.get_mut(side).remove(space);
        }
    }

    /// 4.7e-h The losses of the skirmish are taken: does it become a battle?
    fn skirmished(&mut self, to: Purpose, from: SpaceId, dice: u8) {
        let Some(operation) = self.at.operation.as_ref() else {
            return self.pop();
        };
        let (side, at) = (operation.side, operation.at);
        let is_lost = operation.army.is_empty();
        let is_unopposed = !self.look().is_there(side.other(), from);
        if is_unopposed {
            self.send_off_from(side.other(), from);
        }
        if is_lost {
            return self.end_operation(EndReason::ArmyLost);
        }
        if is_unopposed {
            return self.after_skirmish(to);
        }
        let Some(by) = self.look().trigger(from, dice) else {
            return self.after_skirmish(to);
        };
        self.say(|| Event::BattleFollows { by });
        if self.begin_battle(Party::Marching, Party::Standing { space: from }, side) {
            self.at.steps.pop();
            self.push(Step::Walk {
                to,
                stage: WalkStage::Fought,
            });
            self.push(Step::Battle {
                stage: crate::step::BattleStage::Begin,
            });
        } else {
            // 5.2.4c
            self.say(|| Event::NoBattle {
                space: at,
                against: from,
            });
            self.after_skirmish(to);
        }
    }

    /// 4.7h, 4.7i Did the army win?
    fn fought(&mut self, to: Purpose) {
        let Some(operation) = self.at.operation.as_ref() else {
            return self.pop();
        };
        let is_led = self.at.leader_at(operation.leader).is_some();
        // 4.6.2f A leader who was caught among friends.
        if !operation.has_taken {
            let reason = match self.at.leaders.get(operation.leader) {
                Whereabouts::At { .. } => return self.passed(to),
                Whereabouts::Dead => EndReason::LeaderDead,
                Whereabouts::Free | Whereabouts::Away => EndReason::LeaderCaught,
            };
            return self.end_operation(reason);
        }
        if operation.army.is_empty() {
            return self.end_operation(EndReason::ArmyLost);
        }
        if !is_led {
            if to == Purpose::Objective && operation.route.is_empty() {
                self.claim_rebel_neutral();
            }
            return self.end_operation(EndReason::LeaderDead);
        }
        self.after_skirmish(to);
    }

    /// 4.1.4b-d An army that has become short of ships looks for a new way, if its own leads over the open sea.
    fn after_skirmish(&mut self, to: Purpose) {
        self.walk_on(to, WalkStage::Passed);
        let Some(operation) = self.at.operation.as_ref() else {
            return;
        };
        let (side, army, at) = (operation.side, operation.army, operation.at);
        let look = self.look();
        let class = look.class(side, army, operation.open_sea);
        let is_short = class.is_short();
        let island = look.kind(at) == crate::data::SpaceKind::Island;
        let goes_on = to == Purpose::Gathering || !operation.route.is_empty();
        if is_short && island && army.ships() > 0 && goes_on {
            // 4.1.4b They stay on the island at once.
            self.push(Step::Ashore {
                left: army.land() - army.ships(),
            });
            return;
        }
        let Some(&goal) = operation.route.first() else {
            return;
        };
        let ways = look.game.board.ways(class);
        let mut here = at;
        let mut hops = operation.route.iter().rev().map(|&hop| {
            let from = std::mem::replace(&mut here, hop);
            ways.get(from).contains(hop)
        });
        let goes_next = hops.next().unwrap_or(true);
        let is_whole = goes_next && hops.all(|goes| goes);
        if !is_whole && !self.choose_route(goal, to) && !is_short && !goes_next {
            self.end_operation(EndReason::NoRoute);
        }
    }

    /// 4.8a Nobody stops the army in this space.
    pub fn passed(&mut self, to: Purpose) {
        let Some(operation) = self.at.operation.as_ref() else {
            return self.pop();
        };
        let (side, space) = (operation.side, operation.at);
        let ravages = to == Purpose::Objective
            && !operation.is_caught
            && !operation.army.is_empty()
            // Mostly it is no land of the enemy.
            && self.look().league(space) == Some(side.other())
            && self.look().ravaged_by(side).contains(space);
        if ravages {
            self.at.ravaged.insert(space);
            self.say(|| Event::Ravaged { space });
        }
        self.walk_on(to, WalkStage::Embark);
    }

    /// 4.1c The way is at its end.
    fn arrive(&mut self, to: Purpose) {
        match to {
            Purpose::Gathering => {
                if let Some(operation) = self.at.operation.as_mut() {
                    operation.may_go = false;
                }
                self.pop();
            }
            Purpose::Objective => {
                self.claim_rebel_neutral();
                self.end_operation(EndReason::Arrived);
            }
        }
    }

    /// 4.5g The army is at its objective, which joins it if it is a neutral in rebellion.
    fn claim_rebel_neutral(&mut self) {
        let Some(operation) = self.at.operation.as_ref() else {
            return;
        };
        let (side, space) = (operation.side, operation.at);
        let neutral = self.look().league(space).is_none();
        let has_army = !operation.army.is_empty();
        if has_army && neutral && self.at.rebels.contains(space) {
            self.at.rebels.remove(space);
            if !self.at.troops.is_there(side.other(), space) {
                self.at.held.get_mut(side).insert(space);
            }
        }
    }

    /// 5.2g-j Sets up a battle; nothing if land troops alone face ships alone.
    pub fn begin_battle(&mut self, mine: Party, theirs: Party, side: Side) -> bool {
        let parties = crate::ids::PerSide::of(side, mine, theirs);
        let kind: Option<BattleKind> = self.look().battle_kind(parties);
        if let Some(kind) = kind {
            self.at.battle = Some(crate::state::Battle {
                kind,
                parties,
                at_sea: None,
                winner: None,
                drawn: false,
            });
        }
        kind.is_some()
    }
}

/// 4.1.4e The land troops of an army, those first whom the system leaves first: allies, then cavalry.
pub(crate) fn land_sorts(army: Force) -> arrayvec::ArrayVec<Sort, 4> {
    [
        Sort::allied(Kind::Cavalry),
        Sort::allied(Kind::Hoplite),
        Sort::own(Kind::Cavalry),
        Sort::own(Kind::Hoplite),
    ]
    .into_iter()
    .filter(|&sort| army.get(sort) > 0)
    .collect()
}
