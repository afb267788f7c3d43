//! Of the positions that were called so and so likely to be won, how many were won.

use engine::Seat;

use super::Sample;
use crate::{evaluate::chance_of, weights::Weights};

/// How many classes of chances there are: 0 to 10 %, 10 to 20 %, and so on.
const BINS: usize = 10;

/// Positions whose chance was between two tenths.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Bin {
    /// How many contenders were given such a chance.
    pub count: u32,
    /// Their mean chance, and how many of them won.
    pub called: f64,
    pub won: f64,
}

/// A comparison of chances with results.
#[derive(Clone, Debug, PartialEq)]
pub struct Reliability {
    pub bins: Vec<Bin>,
    /// The mean square of the gap between chance and result: 0.25 for who always says one in two.
    pub brier: f64,
    /// The mean gap between what a class was called and what it won, each class by its size.
    pub gap: f64,
}

impl Reliability {
    /// Compares the chances of these positions with their results, for all contenders but the last of two: its chance is what the first lacks.
    pub fn of(samples: &[Sample], weights: &Weights) -> Self {
        let mut sums = vec![Bin::default(); BINS];
        let (mut square, mut count) = (0.0, 0_u32);
        for sample in samples {
            let seats = match sample.features.len() {
                2 => 1,
                more => more,
            };
            for (seat, &result) in (0..seats as u8).zip(&sample.results) {
                let worths = sample.features.iter();
                let worths = worths.map(|own| weights.worth(own, sample.progress));
                let chance = chance_of(weights, worths, sample.progress, Seat(seat));
                let place = ((chance * BINS as f64) as usize).min(BINS - 1);
                if let Some(bin) = sums.get_mut(place) {
                    bin.count += 1;
                    bin.called += chance;
                    bin.won += result;
                }
                square += (chance - result).powi(2);
                count += 1;
            }
        }
        let all = f64::from(count.max(1));
        let apart = sums.iter().map(|bin| (bin.called - bin.won).abs());
        let gap = apart.sum::<f64>() / all;
        for bin in &mut sums {
            let count = f64::from(bin.count.max(1));
            bin.called /= count;
            bin.won /= count;
        }
        Self {
            bins: sums,
            brier: square / all,
            gap,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::weights::{Calibration, Tapered};

    /// A position that is called 73 % for the first of two.
    fn position(won: bool) -> Sample {
        Sample {
            progress: 0.5,
            features: vec![vec![1.0], vec![0.0]],
            results: if won { vec![1.0, 0.0] } else { vec![0.0, 1.0] },
        }
    }

    #[test]
    fn chances_are_compared_with_results() {
        let weights = Weights {
            calibration: Calibration {
                slope: Tapered::from([1.0; 2]),
                edge: Tapered::from([0.0; 2]),
            },
            features: vec![Tapered::from([1000.0; 2])],
        };
        let samples: Vec<Sample> = (0..10).map(|number| position(number < 6)).collect();
        let found = Reliability::of(&samples, &weights);
        let bin = found.bins[7];
        assert_eq!((bin.count, bin.won), (10, 0.6));
        assert!((bin.called - 0.731).abs() < 1e-3);
        assert!((found.gap - 0.131).abs() < 1e-3);
        assert_eq!(found.bins.iter().map(|bin| bin.count).sum::<u32>(), 10);
    }
}
