//! Which totals can be made out of some numbers.

/// All sums of parts of a list of numbers, the empty one included, up to 255.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sums([u128; 2]);

impl Sums {
    /// Can the total be made?
    pub fn contains(&self, total: u16) -> bool {
        let word = self.0.get(usize::from(total / 128));
        word.is_some_and(|word| word & (1 << (total % 128)) != 0)
    }

    /// The least total that is not below the one wanted.
    pub fn least(&self, wanted: u16) -> Option<u16> {
        (wanted..256).find(|&total| self.contains(total))
    }

    fn shifted(self, by: u16) -> Self {
        let [low, high] = self.0;
        let by = u32::from(by);
        let over = low.checked_shr(128_u32.saturating_sub(by)).unwrap_or(0);
        match by {
            0 => self,
            1..128 => Self([low << by, high << by | over]),
            _ => Self([0, low.checked_shl(by - 128).unwrap_or(0)]),
        }
    }
}

impl FromIterator<u16> for Sums {
    fn from_iter<T: IntoIterator<Item = u16>>(numbers: T) -> Self {
        numbers.into_iter().fold(Self([1, 0]), |sums, number| {
            let Self([low, high]) = sums.shifted(number);
            let [old_low, old_high] = sums.0;
            Self([old_low | low, old_high | high])
        })
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn the_least_total_that_suffices() {
        let sums: Sums = [10, 10, 10, 4, 4].into_iter().collect();
        assert_eq!(sums.least(19), Some(20));
        let sums: Sums = [5, 5, 2, 2, 1].into_iter().collect();
        assert_eq!(sums.least(3), Some(3));
        assert_eq!(sums.least(16), None);
    }

    proptest! {
        #[test]
        fn every_sum_is_found(numbers in prop::collection::vec(1_u16..=20, 0..10)) {
            let sums: Sums = numbers.iter().copied().collect();
            let mut all = std::collections::BTreeSet::from([0_u16]);
            for number in numbers {
                let more: Vec<u16> = all.iter().map(|sum| sum + number).collect();
                all.extend(more);
            }
            prop_assert!((0..256).all(|total| sums.contains(total) == all.contains(&total)));
        }
    }
}
