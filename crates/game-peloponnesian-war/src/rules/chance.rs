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
    pub fn d6(&mut self, log: &mut Log<Event>) -> D6 {
        match self {
            Self::Dice(dice) => dice.d6(log),
            Self::Script(script) => D6::from_index(script.draw(D6::FACES) as u32),
        }
    }

    /// 1.1.3b Nothing is drawn where there is no choice.
    #[inline]
    pub fn draw(&mut self, count: usize, log: &mut Log<Event>) -> usize {
        match self {
            _ if count < 2 => 0,
            Self::Dice(dice) => dice.index(count, log),
            Self::Script(script) => script.draw(count),
        }
    }
}

/// Draws that are laid down beforehand. Turned on again and again, it shows everything that a step can come to.
#[derive(Default)]
pub(crate) struct Script {
    given: ArrayVec<usize, 16>,
    /// Of how many each was drawn.
    sizes: ArrayVec<usize, 16>,
}

impl Script {
    fn draw(&mut self, count: usize) -> usize {
        let place = self.sizes.len();
        let held = self.sizes.try_push(count);
        debug_assert!(held.is_ok(), "a step draws seldom");
        if let Some(&value) = self.given.get(place) {
            return value;
        }
        let held = self.given.try_push(0);
        debug_assert!(held.is_ok(), "a step draws seldom");
        0
    }

    /// How likely the draws were that have just been made.
    pub fn odds(&self) -> f64 {
        self.sizes.iter().map(|&size| 1.0 / size as f64).product()
    }

    /// Goes on to the next draws; are there any?
    pub fn turn(&mut self) -> bool {
        while let (Some(value), Some(size)) = (self.given.pop(), self.sizes.pop()) {
            if value + 1 < size {
                self.given.push(value + 1);
                self.sizes.clear();
                return true;
            }
        }
        false
    }
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
}
