//! A position that is looked at, and one that is played on.

use engine::{D6, Log};

use super::chance::{Chance, Script, all_pairs, faces};
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

impl<'a> Play<'a> {
    pub(crate) fn new(
        game: &'a PeloponnesianWar,
        state: &'a mut State,
        log: &'a mut Log<Event>,
    ) -> Self {
        Self {
            game,
            at: &mut state.position,
            chance: Chance::Dice(&mut state.dice),
            log,
        }
    }

    /// A position in which the draws follow a script.
    pub(crate) fn scripted(
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
    pub(crate) fn look(&self) -> Look<'_> {
        Look {
            game: self.game,
            at: self.at,
        }
    }

    /// 1.1.3a The one place where a die is rolled.
    #[inline(never)]
    pub(crate) fn d6(&mut self) -> D6 {
        self.chance.d6(self.log)
    }

    /// A die of which only a part matters, told by `alike`: forecasts look at each such part once.
    #[inline]
    pub(crate) fn d6_alike<T: PartialEq>(&mut self, alike: impl Fn(D6) -> T) -> D6 {
        match &mut self.chance {
            Chance::Dice(_) => self.d6(),
            Chance::Script(script) => script.draw_alike(faces(), alike),
        }
    }

    /// A die for each side, that of Athens first; `alike` tells what matters of them.
    #[inline]
    pub(crate) fn d6_for_each<T: PartialEq>(
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
    pub(crate) fn draw(&mut self, count: usize) -> usize {
        self.chance.draw(count, self.log)
    }

    #[inline]
    pub(crate) fn say(&mut self, event: impl FnOnce() -> Event) {
        self.log.push(event);
    }

    /// Puts a step in the place of the innermost one.
    #[inline]
    pub(crate) fn replace(&mut self, step: Step) {
        match self.at.steps.last_mut() {
            Some(innermost) => *innermost = step,
            None => self.push(step),
        }
    }

    pub(crate) fn push(&mut self, step: Step) {
        let held = self.at.steps.try_push(step);
        debug_assert!(held.is_ok(), "there is room for every step");
    }

    pub(crate) fn pop(&mut self) {
        self.at.steps.pop();
    }
}
