//! The rules, one module a section. [`Look`] answers questions about a position, [`Play`] changes it.

pub(crate) mod answers;
pub(crate) mod apply;
pub(crate) mod armistice;
pub(crate) mod army;
pub(crate) mod battle;
pub(crate) mod battle_numbers;
pub(crate) mod battles;
pub(crate) mod bellicosity;
pub(crate) mod building;
pub(crate) mod chance;
pub(crate) mod control;
pub(crate) mod dangers;
pub(crate) mod delian_rebellion;
pub(crate) mod fomenting;
pub(crate) mod gathering;
pub(crate) mod going_home;
pub(crate) mod happenings;
pub(crate) mod helots;
pub(crate) mod income;
pub(crate) mod interception;
pub(crate) mod leaders;
pub(crate) mod lines;
pub(crate) mod losses;
pub(crate) mod march;
pub(crate) mod neutrals;
pub(crate) mod objective;
pub(crate) mod operation;
pub(crate) mod rebellion;
pub(crate) mod routes;
pub(crate) mod setup;
pub(crate) mod shortest;
pub(crate) mod sieges;
pub(crate) mod staying;
pub(crate) mod strategy;
pub(crate) mod stretch;
pub(crate) mod surrender;
pub(crate) mod turn;
pub(crate) mod zones;

use engine::{D6, Log};

use self::chance::{Chance, Script, all_pairs, faces};
use crate::{
    event::Event,
    game::PeloponnesianWar,
    ids::PerSide,
    state::{Position, State},
    step::Step,
};

/// A position that is looked at.
#[derive(Clone, Copy)]
pub(crate) struct Look<'a> {
    pub game: &'a PeloponnesianWar,
    pub at: &'a Position,
}

/// A position that is played on.
pub(crate) struct Play<'a> {
    pub game: &'a PeloponnesianWar,
    pub at: &'a mut Position,
    pub chance: Chance<'a>,
    pub log: &'a mut Log<Event>,
}

/// Does a step go on by itself, or is somebody asked?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    Goes,
    Asks,
}

/// How far steps are taken.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Pace {
    OneStep,
    /// Until somebody is asked.
    ToTheEnd,
}

impl<'a> Play<'a> {
    pub fn new(game: &'a PeloponnesianWar, state: &'a mut State, log: &'a mut Log<Event>) -> Self {
        Self {
            game,
            at: &mut state.position,
            chance: Chance::Dice(&mut state.dice),
            log,
        }
    }

    /// A position in which the draws follow a script.
    pub fn scripted(
        game: &'a PeloponnesianWar,
        at: &'a mut Position,
        script: &'a mut Script,
        log: &'a mut Log<Event>,
    ) -> Self {
        Self {
            game,
            at,
            chance: Chance::Script(script),
            log,
        }
    }

    #[inline]
    pub fn look(&self) -> Look<'_> {
        Look {
            game: self.game,
            at: self.at,
        }
    }

    /// 1.1.3a The one place where a die is rolled.
    #[inline(never)]
    pub fn d6(&mut self) -> D6 {
        self.chance.d6(self.log)
    }

    /// A die of which only a part matters, told by `alike`: forecasts look at each such part once.
    #[inline]
    pub fn d6_alike<T: PartialEq>(&mut self, alike: impl Fn(D6) -> T) -> D6 {
        match &mut self.chance {
            Chance::Dice(_) => self.d6(),
            Chance::Script(script) => script.draw_alike(faces(), alike),
        }
    }

    /// A die for each side, that of Athens first; `alike` tells what matters of them.
    #[inline]
    pub fn d6_for_each<T: PartialEq>(
        &mut self,
        alike: impl Fn(Look<'_>, PerSide<D6>) -> T,
    ) -> PerSide<D6> {
        let (game, at) = (self.game, &*self.at);
        let sides = |[athens, sparta]: [D6; 2]| PerSide { athens, sparta };
        match &mut self.chance {
            Chance::Dice(_) => sides([self.d6(), self.d6()]),
            Chance::Script(script) => {
                let alike = |dice| alike(Look { game, at }, sides(dice));
                sides(script.draw_alike(all_pairs(), alike))
            }
        }
    }

    /// 1.1.3b An even draw.
    #[inline(never)]
    pub fn draw(&mut self, count: usize) -> usize {
        self.chance.draw(count, self.log)
    }

    #[inline]
    pub fn say(&mut self, event: impl FnOnce() -> Event) {
        self.log.push(event);
    }

    /// Puts a step in the place of the innermost one.
    #[inline]
    pub fn replace(&mut self, step: Step) {
        match self.at.steps.last_mut() {
            Some(innermost) => *innermost = step,
            None => self.push(step),
        }
    }

    pub fn push(&mut self, step: Step) {
        let held = self.at.steps.try_push(step);
        debug_assert!(held.is_ok(), "there is room for every step");
    }

    pub fn pop(&mut self) {
        self.at.steps.pop();
    }

    /// Goes on until somebody is asked or the game is over.
    pub fn run(&mut self) {
        self.go_on(Pace::ToTheEnd);
        if self.at.verdict.is_some() {
            self.at.steps.clear();
        }
    }

    /// The innermost step, as far as it goes by itself.
    pub fn advance(&mut self) -> Flow {
        self.go_on(Pace::OneStep)
    }

    /// Does the next step follow at once?
    #[inline]
    fn follows(&self, pace: Pace, flow: Flow) -> bool {
        flow == Flow::Goes && pace == Pace::ToTheEnd && self.at.verdict.is_none()
    }

    /// The one place where steps are taken: whatever only one of them does becomes part of it.
    #[inline(never)]
    fn go_on(&mut self, pace: Pace) -> Flow {
        while self.at.verdict.is_none() {
            let Some(step) = self.at.steps.last() else {
                break;
            };
            // Only what a step holds is read: it has just been written.
            let flow = match *step {
                Step::Turn { .. } => self.segments(),
                Step::Operations { .. } | Step::Gather | Step::Walk { .. } => self.operations(pace),
                Step::Objective => Flow::Asks,
                Step::Approach => self.approach(),
                Step::Intercept { .. } | Step::Levy { .. } => Flow::Asks,
                Step::Ashore { left } => self.ashore(left),
                Step::Battle { stage } => self.battle(stage),
                Step::Battles { group } => self.battles(group),
                Step::Sieges { group } => self.sieges(group),
                Step::Remain { side, space } => self.remain(side, space),
                Step::Staying { side, next } => self.staying(side, next),
                Step::Homeward {
                    side,
                    sort,
                    after_combat,
                } => self.homeward(side, sort, after_combat),
                Step::Build { side, left, peace } => self.build(side, left, peace),
            };
            if flow == Flow::Asks || pace == Pace::OneStep {
                return flow;
            }
        }
        Flow::Asks
    }
}
