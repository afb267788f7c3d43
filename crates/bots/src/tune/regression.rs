//! Logistic regression: the weights under which the results are likeliest, not far from those there were.

use super::{Sample, problem::Problem};
use crate::weights::{Calibration, Tapered, Weights};

/// A slope does not become flatter than this share of what it was: what positions do not tell is not learnt from them.
const FLATTEST: f64 = 0.1;

/// How strongly weights are held where they were.
#[derive(Clone, Copy, Debug)]
pub enum Ridge {
    /// They are not touched: only the odds that belong to them are looked for.
    Fixed,
    /// As if so many positions spoke for each of them.
    Positions(f64),
}

/// The weights under which the results of these positions are likeliest. No weight changes its sign: what a player counts as good is not
/// called bad because those who are behind have more of it.
pub fn fit(samples: &[Sample], start: &Weights, ridge: Ridge) -> Weights {
    let mut weights = start.clone();
    weights.calibration = calibrate(samples, &weights);
    let Ridge::Positions(positions) = ridge else {
        return weights;
    };
    let slope = weights.calibration.slope;
    let mut problem = Problem::of_weights(samples, &weights, positions);
    problem.solve();
    let mut found = problem.values.iter().copied();
    for weight in &mut weights.features {
        let mut next = |slope: f64| found.next().unwrap_or_default() / slope * 1000.0;
        *weight = Tapered {
            early: next(slope.early),
            late: next(slope.late),
        };
    }
    weights = in_units_of_the_first(weights, start);
    weights.calibration = calibrate(samples, &weights);
    weights
}

/// The first feature keeps what it counts in the middle of a game, so that units stay what they are.
fn in_units_of_the_first(mut weights: Weights, start: &Weights) -> Weights {
    let middle = |weights: &Weights| weights.features.first().map(|first| first.at(0.5));
    let (Some(was), Some(is)) = (middle(start), middle(&weights)) else {
        return weights;
    };
    if is == 0.0 {
        return weights;
    }
    for weight in &mut weights.features {
        let round = |number: f64| (number * was / is * 100.0).round() / 100.0;
        *weight = Tapered {
            early: round(weight.early),
            late: round(weight.late),
        };
    }
    weights
}

/// The odds that belong to the worth of positions.
fn calibrate(samples: &[Sample], weights: &Weights) -> Calibration {
    let mut problem = Problem::of_odds(samples, weights);
    problem.solve();
    let round = |number: f64| (number * 1000.0 * 10_000.0).round() / 10_000.0;
    let found: Vec<f64> = problem.values.iter().copied().map(round).collect();
    let number = |at: usize| found.get(at).copied().unwrap_or_default();
    let before = weights.calibration.slope;
    Calibration {
        slope: Tapered {
            early: number(0).max(before.early * FLATTEST),
            late: number(1).max(before.late * FLATTEST),
        },
        edge: Tapered {
            early: number(2),
            late: number(3),
        },
    }
}

#[cfg(test)]
mod tests {
    use engine::{Rng, Seed};

    use super::*;

    fn weights(features: &[[f64; 2]], slope: f64) -> Weights {
        Weights {
            calibration: Calibration {
                slope: Tapered::from([slope; 2]),
                edge: Tapered::from([0.0; 2]),
            },
            features: features.iter().copied().map(Tapered::from).collect(),
        }
    }

    /// Positions whose results follow from these weights by dice.
    fn positions(truth: &Weights, count: u64) -> Vec<Sample> {
        let mut rng = Rng::new(Seed::from_number(5));
        let number = |rng: &mut Rng| rng.below(21) as f64 - 10.0;
        let mut one = |_| {
            let progress = rng.below(11) as f64 / 10.0;
            let features: Vec<Vec<f64>> = (0..2)
                .map(|_| {
                    (0..truth.features.len())
                        .map(|_| number(&mut rng))
                        .collect()
                })
                .collect();
            let worths = features.iter().map(|own| truth.worth(own, progress));
            let chance = crate::evaluate::chance_of(truth, worths, progress, engine::Seat(0));
            let won = (rng.below(10_000) as f64) < chance * 10_000.0;
            let results = if won { vec![1.0, 0.0] } else { vec![0.0, 1.0] };
            Sample {
                progress,
                features,
                results,
            }
        };
        (0..count).map(&mut one).collect()
    }

    #[test]
    fn weights_are_found_again() {
        let truth = weights(&[[60.0, 60.0], [30.0, 0.0], [-10.0, -40.0]], 2.0);
        let start = weights(&[[60.0, 60.0], [10.0, 10.0], [-20.0, -20.0]], 1.0);
        let found = fit(&positions(&truth, 100_000), &start, Ridge::Positions(1.0));
        for (found, truth) in found.features.iter().zip(&truth.features) {
            assert!(
                (found.early - truth.early).abs() < 5.0,
                "{found:?} {truth:?}"
            );
            assert!((found.late - truth.late).abs() < 5.0, "{found:?} {truth:?}");
        }
        assert!(
            (found.calibration.slope.at(0.5) - 2.0).abs() < 0.2,
            "{found:?}"
        );
    }

    #[test]
    fn others_come_to_rest_without_what_is_held_by_its_sign() {
        let truth = weights(&[[60.0, 60.0], [30.0, -30.0]], 2.0);
        let start = weights(&[[60.0, 60.0], [10.0, 10.0]], 2.0);
        let samples = positions(&truth, 2000);
        let mut problem = Problem::of_weights(&samples, &start, 1.0);
        problem.solve();
        let (slope, _) = problem.derivatives();
        assert_eq!(problem.values[3], 0.0);
        assert!(slope[3] > 0.0, "{slope:?}");
        assert!(
            slope[..3].iter().all(|pull| pull.abs() < 1e-3),
            "{slope:?} {:?}",
            problem.values
        );
    }

    #[test]
    fn few_positions_change_little() {
        let truth = weights(&[[60.0, 60.0], [30.0, 30.0]], 2.0);
        let start = weights(&[[60.0, 60.0], [20.0, 20.0]], 2.0);
        let held = fit(&positions(&truth, 20), &start, Ridge::Positions(1000.0));
        assert!((held.features[1].at(0.5) - 20.0).abs() < 2.0, "{held:?}");
        let fixed = fit(&positions(&truth, 20), &start, Ridge::Fixed);
        assert_eq!(fixed.features, start.features);
    }

    #[test]
    fn what_is_good_is_not_called_bad() {
        let truth = weights(&[[60.0, 60.0], [-30.0, -30.0]], 2.0);
        let start = weights(&[[60.0, 60.0], [5.0, 5.0]], 2.0);
        let found = fit(&positions(&truth, 5000), &start, Ridge::Positions(1.0));
        assert_eq!(found.features[1], Tapered::from([0.0; 2]));
    }
}
