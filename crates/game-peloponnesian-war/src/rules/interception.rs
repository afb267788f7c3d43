//! 4.6 Interception, and 4.7 the dice of a skirmish.

use engine::D6;

use super::{Flow, Look, Play, battle_numbers::order_of_losses};
use crate::{
    data::SpaceKind,
    event::{EndReason, Event, LossCause, Trigger},
    force::Force,
    ids::{PerSide, Side, Sort},
    illegal::Illegal,
    names::SpaceId,
    sets::SpaceSet,
    state::Party,
    step::{BattleStage, Purpose, Step, WalkStage},
};

impl Look<'_> {
    /// 4.1.2c The force across the Isthmus that catches every army.
    fn isthmus_force(self, side: Side, at: SpaceId) -> Option<SpaceId> {
        let across = self.isthmus_reach(at).first()?;
        (self.at.troops.at(side.other(), across).land() > 0).then_some(across)
    }

    /// 4.1.2c The space across the Isthmus.
    pub fn isthmus_reach(self, at: SpaceId) -> SpaceSet {
        match at {
            SpaceId::CORINTH => SpaceSet::one(SpaceId::CENCHREAE),
            SpaceId::CENCHREAE => SpaceSet::one(SpaceId::CORINTH),
            _ => SpaceSet::EMPTY,
        }
    }

    /// 4.6.1b, 4.6.2e The forces that could try to catch the army, and whether they need no die.
    pub fn interceptors(self) -> (SpaceSet, bool) {
        let Some(operation) = self.at.operation.as_ref() else {
            return (SpaceSet::EMPTY, false);
        };
        let (side, at) = (operation.side, operation.at);
        if operation.tried.contains(at) {
            return (SpaceSet::EMPTY, false);
        }
        self.interceptors_at(side, operation.army, at)
    }

    /// 4.6.1b, 4.1.2c The same for an army of a side in a space that it has not been in. 4.1.2d Ruling: a leader alone is no army.
    pub fn interceptors_at(self, side: Side, army: Force, at: SpaceId) -> (SpaceSet, bool) {
        if !army.is_empty()
            && let Some(across) = self.isthmus_force(side, at)
        {
            return (SpaceSet::one(across), true);
        }
        (self.reaching(side.other(), at), false)
    }

    /// 11.0e, 11.0i May the owner catch the army with this force?
    pub fn may_intercept(self, from: SpaceId) -> Result<(), Illegal> {
        if self.interceptors().0.contains(from) {
            Ok(())
        } else {
            Err(Illegal::CannotIntercept { from })
        }
    }

    /// 1.1.3c Those of some forces of a side that are best for the system if they catch the army: its own that promise most, the player's that
    /// promise least.
    fn best_for_system(self, side: Side, forces: SpaceSet) -> SpaceSet {
        let sign = if self.at.is_system(side) { 1 } else { -1 };
        let (mut best, mut equals) = (i16::MIN, SpaceSet::EMPTY);
        for from in forces.iter() {
            let promise = sign * self.promise(side, from);
            if promise > best {
                (best, equals) = (promise, SpaceSet::EMPTY);
            }
            equals.keep(from, promise == best);
        }
        equals
    }

    /// 1.1.3c What a force promises that catches the army: its lead in a battle, in full where the skirmish is sure to become one, for a twelfth
    /// where only the dice can bring it about.
    fn promise(self, side: Side, from: SpaceId) -> i16 {
        let standing = Party::Standing { space: from };
        let parties = PerSide::of(side, standing, Party::Marching);
        let lead = i16::from(self.lead(side, parties).unwrap_or_default());
        if self.trigger(from, 0).is_some() {
            lead * 12
        } else {
            lead
        }
    }

    /// 4.7b-d The point that a force loses in a skirmish in this space.
    pub fn skirmish_loss(self, at: SpaceId, force: Force) -> Option<Sort> {
        order_of_losses(self.kind(at)).find(|&sort| force.get(sort) > 0)
    }

    /// 4.7e-g Does the skirmish become a battle?
    pub fn trigger(self, from: SpaceId, dice: u8) -> Option<Trigger> {
        let numbers = &self.game.numbers.skirmish;
        if dice >= numbers.battle_by_dice {
            return Some(Trigger::Dice);
        }
        let operation = self.at.operation.as_ref()?;
        let (army, at) = (operation.army, operation.at);
        let catching = self.at.troops.at(operation.side.other(), from);
        let enough = |moving: u8, standing: u8| {
            moving + standing >= numbers.battle_by_points && standing >= moving
        };
        let kind = self.kind(at);
        if kind != SpaceKind::Island && enough(army.land(), catching.land()) {
            return Some(Trigger::Land);
        }
        if matches!(kind, SpaceKind::Coast | SpaceKind::Island)
            && enough(army.ships(), catching.ships())
        {
            return Some(Trigger::Ships);
        }
        None
    }
}

impl Play<'_> {
    /// 4.6.1b, 4.6.2c, 11.0e Somebody may be there to catch the army.
    pub fn danger(&mut self, to: Purpose) -> Flow {
        let (forces, automatic) = self.look().interceptors();
        let Some(operation) = self.at.operation.as_ref() else {
            self.pop();
            return Flow::Goes;
        };
        let enemy = operation.side.other();
        if forces.is_empty() {
            self.passed(to);
            return Flow::Goes;
        }
        if self.at.has_two_players() {
            self.push(Step::Intercept { side: enemy });
            return Flow::Goes;
        }
        if let Some(from) = self.interceptor(enemy, forces) {
            self.intercept(to, from, automatic);
        }
        Flow::Goes
    }

    /// 4.6.2c Chance says which of several forces tries. 1.1.3c To the benefit of the system: chance speaks only among equals. 1.1.3d By the option
    /// this is true of its own forces alone.
    fn interceptor(&mut self, side: Side, forces: SpaceSet) -> Option<SpaceId> {
        let mut equals = forces;
        let favours = self.at.is_system(side) || self.at.favoured().is_some();
        if favours && forces.has_several() {
            equals = self.look().best_for_system(side, forces);
        }
        let number = self.draw(usize::from(equals.len()));
        equals.iter().nth(number)
    }

    /// 11.0e The owner lets the army pass.
    pub fn let_pass(&mut self) {
        self.pop();
        if let Some(&Step::Walk { to, .. }) = self.at.steps.last() {
            self.replace(Step::Walk {
                to,
                stage: WalkStage::Passed,
            });
        }
    }

    /// 11.0e The owner tries.
    pub fn intercept_by_choice(&mut self, from: SpaceId) {
        let (_, automatic) = self.look().interceptors();
        self.pop();
        if let Some(&Step::Walk { to, .. }) = self.at.steps.last() {
            self.intercept(to, from, automatic);
        }
    }

    /// 4.6.2a-d, 4.1.2c, 4.7a One attempt.
    fn intercept(&mut self, to: Purpose, from: SpaceId, automatic: bool) {
        let Some(operation) = self.at.operation.as_mut() else {
            return;
        };
        let (side, at, army) = (operation.side, operation.at, operation.army);
        operation.tried.insert(at);
        let enemy = side.other();
        let least = self.game.numbers.interception.at_least;
        let catches = |die: D6| die.get() as i8 >= least;
        let die = (!automatic).then(|| self.d6_alike(catches));
        let success = die.is_none_or(catches);
        self.say(|| Event::Interception {
            side: enemy,
            from,
            at,
            die,
            success,
        });
        if !success {
            return self.passed(to);
        }
        if army.is_empty() {
            return self.catch_leader(to, from);
        }
        if let Some(operation) = self.at.operation.as_mut() {
            operation.is_caught = true;
        }
        let numbers = &self.game.numbers.skirmish;
        let is_hit = |die: D6| die.get() == numbers.loss_on;
        let dice = self.d6_for_each(|_, dice| {
            let sum = dice.athens.get() + dice.sparta.get();
            let hits = [is_hit(dice.athens), is_hit(dice.sparta)];
            (hits, sum >= numbers.battle_by_dice)
        });
        self.say(|| Event::Skirmish {
            at,
            athens: dice.athens,
            sparta: dice.sparta,
        });
        self.replace(Step::Walk {
            to,
            stage: WalkStage::Skirmished {
                from,
                dice: dice.athens.get() + dice.sparta.get(),
            },
        });
        let catching = self.at.troops.at(enemy, from);
        for (hurt, party, force) in [
            (side, Party::Marching, army),
            (enemy, Party::Standing { space: from }, catching),
        ] {
            if let Some(sort) = self.look().skirmish_loss(at, force)
                && is_hit(*dice.get(hurt))
            {
                self.lose_from(hurt, party, Force::of(sort, 1), LossCause::Skirmish);
            }
        }
    }

    /// 4.6.2d A leader who is caught alone is out, and his operation is over. 4.6.2f By the option he fights at once with the friends who are there.
    fn catch_leader(&mut self, to: Purpose, from: SpaceId) {
        let Some(operation) = self.at.operation.as_ref() else {
            return;
        };
        let (side, leader, at) = (operation.side, operation.leader, operation.at);
        let has_friends = self.at.troops.is_there(side, at);
        if !(self.at.options.leader_with_friends && has_friends) {
            self.say(|| Event::LeaderCaught { side, leader });
            return self.end_operation(EndReason::LeaderCaught);
        }
        let standing = |space| Party::Standing { space };
        if self.begin_battle(standing(at), standing(from), side) {
            self.replace(Step::Walk {
                to,
                stage: WalkStage::Fought,
            });
            self.push(Step::Battle {
                stage: BattleStage::Begin,
            });
        } else {
            self.say(|| Event::NoBattle {
                space: at,
                against: from,
            });
            self.passed(to);
        }
    }
}
