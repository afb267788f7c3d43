//! The initiative and action points.

use std::cmp::Ordering;

use crate::sides::TwoSided;

/// Whose dice are higher has the initiative; if they are equal, whoever has the advantage.
pub fn initiative<S: TwoSided>([first, second]: [u8; 2], advantage: S) -> S {
    let [one, two] = S::BOTH;
    match first.cmp(&second) {
        Ordering::Greater => one,
        Ordering::Less => two,
        Ordering::Equal => advantage,
    }
}

/// Points are paid out of those that were announced for a phase, and are no longer left.
pub fn spend(points: u8, announced: &mut u8, left: &mut u8) {
    *announced = announced.saturating_sub(points);
    *left = left.saturating_sub(points);
}

/// Half of the dice, rounded up, and the season's change; totals that the season spares are not changed.
pub fn action_points(dice: u8, change: i8, spared: &[u8]) -> u8 {
    let points = dice.div_ceil(2);
    if spared.contains(&points) {
        return points;
    }
    points.saturating_add_signed(change)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_of_the_dice_rounded_up() {
        assert_eq!((action_points(8, 0, &[]), action_points(5, 0, &[])), (4, 3));
        assert_eq!(
            (action_points(12, 1, &[]), action_points(2, 1, &[])),
            (7, 2)
        );
    }

    #[test]
    fn some_are_spared() {
        let winter = [2, 3, 4, 5, 6, 11].map(|dice| action_points(dice, -1, &[1, 2]));
        assert_eq!(winter, [1, 2, 2, 2, 2, 5]);
        let summer = [2, 8, 9, 12].map(|dice| action_points(dice, 1, &[5, 6]));
        assert_eq!(summer, [2, 5, 5, 6]);
    }
}
