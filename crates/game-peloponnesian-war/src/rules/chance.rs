//! 1.1.3 Chance: the dice of the game, or all that they could show.

use arrayvec::ArrayVec;
use engine::{D6, Dice, Log};

use crate::event::Event;

/// Where draws come from.
pub(crate) enum Chance<'a> {
    Dice(&'a mut Dice),
    Script(&'a mut Script),
}

impl Chance<'_> {
    /// 1.1.3a
    #[inline]
    pub(crate) fn d6(&mut self, log: &mut Log<Event>) -> D6 {
        match self {
            Self::Dice(dice) => dice.d6(log),
            Self::Script(script) => D6::from_index(script.draw(D6::FACES) as u32),
        }
    }

    /// Does it not matter any more what an army that is beaten loses?
    pub(crate) fn ignores_the_beaten(&self) -> bool {
        matches!(self, Self::Script(script) if script.purpose == Foretold::March)
    }

    /// 1.1.3b Nothing is drawn where there is no choice.
    #[inline]
    pub(crate) fn draw(&mut self, count: usize, log: &mut Log<Event>) -> usize {
        match self {
            _ if count < 2 => 0,
            Self::Dice(dice) => dice.index(count, log),
            Self::Script(script) => script.draw(count),
        }
    }
}

/// 1.1.3c Keeps those of some choices that are worth most to the side that is favoured: chance speaks among equals only.
pub(crate) fn keep_best<T: Copy, const N: usize>(
    choices: &mut ArrayVec<T, N>,
    worth: impl Fn(T) -> i8,
) {
    if choices.len() > 1 {
        let best = choices.iter().map(|&choice| worth(choice)).max();
        choices.retain(|choice| Some(worth(*choice)) == best);
    }
}

/// Draws that are laid down beforehand. Turned on again and again, it shows everything that a step can come to.
#[derive(Default)]
pub(crate) struct Script {
    given: ArrayVec<usize, 16>,
    /// Of rolls that are alike the first, and how many there are. They stay the same as long as the draws before them do.
    kinds: ArrayVec<Kinds, 16>,
    made: ArrayVec<Made, 16>,
    purpose: Foretold,
}

/// By the number of a roll.
type Kinds = ArrayVec<(u8, u8), { D6::FACES * D6::FACES }>;

/// A draw that was made.
struct Made {
    /// Of how many.
    size: usize,
    odds: f64,
}

/// What a script is to show.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum Foretold {
    #[default]
    Everything,
    /// Only whether an army gets through: what it loses with a battle does not matter.
    March,
}

impl Script {
    pub(crate) fn of(purpose: Foretold) -> Self {
        Self {
            purpose,
            ..Self::default()
        }
    }

    fn draw(&mut self, count: usize) -> usize {
        let (place, value) = self.next();
        if self.kinds.get(place).is_none() {
            self.kinds.push(Kinds::new());
        }
        self.note(count, 1.0 / count as f64);
        value
    }

    /// Draws one of some rolls. `alike` tells what matters of them: of rolls that are alike only the first is drawn, for all.
    #[expect(clippy::indexing_slicing, reason = "no more are given than there are")]
    pub(crate) fn draw_alike<R: Copy, T: PartialEq, const N: usize>(
        &mut self,
        rolls: [R; N],
        alike: impl Fn(R) -> T,
    ) -> R {
        let (place, value) = self.next();
        if self.kinds.get(place).is_none() {
            self.kinds.push(kinds_of(&rolls, alike));
        }
        let kinds = &self.kinds[place];
        let (size, (first, count)) = (kinds.len(), kinds[value]);
        self.note(size, f64::from(count) / N as f64);
        rolls[usize::from(first)]
    }

    /// The place of the next draw, and what is given for it.
    fn next(&mut self) -> (usize, usize) {
        let place = self.made.len();
        if let Some(&value) = self.given.get(place) {
            return (place, value);
        }
        let held = self.given.try_push(0);
        debug_assert!(held.is_ok(), "a step draws seldom");
        (place, 0)
    }

    fn note(&mut self, size: usize, odds: f64) {
        let held = self.made.try_push(Made { size, odds });
        debug_assert!(held.is_ok(), "a step draws seldom");
    }

    /// How likely the draws were that have just been made.
    pub(crate) fn odds(&self) -> f64 {
        self.made.iter().map(|made| made.odds).product()
    }

    /// Goes on to the next draws; are there any?
    pub(crate) fn turn(&mut self) -> bool {
        while let (Some(value), Some(made)) = (self.given.pop(), self.made.pop()) {
            if value + 1 < made.size {
                self.given.push(value + 1);
                self.kinds.truncate(self.given.len());
                self.made.clear();
                return true;
            }
        }
        false
    }
}

/// Puts rolls that are alike together.
fn kinds_of<R: Copy, T: PartialEq>(rolls: &[R], alike: impl Fn(R) -> T) -> Kinds {
    let mut known: ArrayVec<T, { D6::FACES * D6::FACES }> = ArrayVec::new();
    let mut kinds = Kinds::new();
    for (number, &roll) in (0..).zip(rolls) {
        let kind = alike(roll);
        let place = known.iter().position(|other| *other == kind);
        if let Some((_, count)) = place.and_then(|place| kinds.get_mut(place)) {
            *count += 1;
        } else {
            known.push(kind);
            kinds.push((number, 1));
        }
    }
    kinds
}

/// All faces of a die.
pub(crate) fn faces() -> [D6; D6::FACES] {
    std::array::from_fn(|face| D6::from_index(face as u32))
}

/// All rolls of two dice.
pub(crate) fn all_pairs() -> [[D6; 2]; D6::FACES * D6::FACES] {
    let die = |face: usize| D6::from_index(face as u32);
    std::array::from_fn(|number| [die(number / D6::FACES), die(number % D6::FACES)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_shows_everything_once() {
        let mut script = Script::default();
        let (mut seen, mut odds) = (Vec::new(), 0.0);
        loop {
            let first = script.draw(2);
            let second = if first == 1 { script.draw(3) } else { 9 };
            seen.push((first, second));
            odds += script.odds();
            if !script.turn() {
                break;
            }
        }
        assert_eq!(seen, [(0, 9), (1, 0), (1, 1), (1, 2)]);
        assert!((odds - 1.0_f64).abs() < 1e-12);
    }

    #[test]
    fn rolls_that_are_alike_are_shown_once_with_their_odds() {
        let mut script = Script::default();
        let mut seen = Vec::new();
        loop {
            let high = script.draw_alike(faces(), |die| die.get() >= 5).get();
            let sum = |[a, b]: [D6; 2]| a.get() + b.get();
            let pair = if high >= 5 {
                sum(script.draw_alike(all_pairs(), |dice| sum(dice) >= 11))
            } else {
                0
            };
            seen.push((high, pair, (script.odds() * 108.0).round()));
            if !script.turn() {
                break;
            }
        }
        assert_eq!(seen, [(1, 0, 72.0), (5, 2, 33.0), (5, 11, 3.0)]);
    }
}
