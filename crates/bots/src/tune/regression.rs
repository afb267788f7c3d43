//! Logistic regression by Newton's method: the weights under which the results are likeliest, not far from those there were.

use super::Sample;
use crate::{
    chance::exponential,
    weights::{Calibration, Tapered, Weights},
};

/// Rounds of Newton's method: it comes to rest in fewer.
const ROUNDS: usize = 25;
/// So many positions speak for the odds there were: with few games they change little.
const ODDS_HOLD: f64 = 20.0;
/// A slope does not become flatter than this share of what it was: what positions do not tell is not learnt from them.
const FLATTEST: f64 = 0.1;
/// A step that is shorter than this in all its parts is none.
const REST: f64 = 1e-9;

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

/// A row of numbers for each contender, and what each had in the end.
struct Row {
    columns: Vec<Vec<f64>>,
    results: Vec<f64>,
    /// What is added to the reasons of each contender, whatever the values are.
    offsets: Vec<f64>,
}

/// Values that are looked for.
struct Problem {
    rows: Vec<Row>,
    values: Vec<f64>,
    /// Where the values were, and how strongly each is held there.
    start: Vec<f64>,
    hold: Vec<f64>,
    keeps_signs: bool,
}

/// A number early and late in the game, as two columns.
fn tapered(number: f64, progress: f64) -> [f64; 2] {
    [number * (1.0 - progress), number * progress]
}

impl Problem {
    /// Slope and edge, with the weights as they are.
    fn of_odds(samples: &[Sample], weights: &Weights) -> Self {
        let row = |sample: &Sample| {
            let column = |(seat, features): (usize, &Vec<f64>)| {
                let worth = weights.worth(features, sample.progress);
                let first = if seat == 0 { 1.0 } else { 0.0 };
                let [one, two] = [worth, first].map(|number| tapered(number, sample.progress));
                [one, two].concat()
            };
            Row {
                columns: sample.features.iter().enumerate().map(column).collect(),
                results: sample.results.clone(),
                offsets: vec![0.0; sample.features.len()],
            }
        };
        let Calibration { slope, edge } = weights.calibration;
        let start = [slope.early, slope.late, edge.early, edge.late].map(|number| number / 1000.0);
        let rows: Vec<Row> = samples.iter().map(row).collect();
        let hold = spreads(&rows, start.len()).into_iter();
        Self {
            rows,
            values: start.to_vec(),
            start: start.to_vec(),
            hold: hold.map(|spread| spread * ODDS_HOLD + 1e-3).collect(),
            keeps_signs: false,
        }
    }

    /// What every feature counts on the logistic scale, with the odds as they are.
    fn of_weights(samples: &[Sample], weights: &Weights, positions: f64) -> Self {
        let Calibration { slope, edge } = weights.calibration;
        let row = |sample: &Sample| {
            let column = |features: &Vec<f64>| -> Vec<f64> {
                let pairs = features.iter();
                let pairs = pairs.flat_map(|&feature| tapered(feature, sample.progress));
                pairs.collect()
            };
            let mut offsets = vec![0.0; sample.features.len()];
            if let Some(first) = offsets.first_mut() {
                *first = edge.at(sample.progress) / 1000.0;
            }
            Row {
                columns: sample.features.iter().map(column).collect(),
                results: sample.results.clone(),
                offsets,
            }
        };
        let rows: Vec<Row> = samples.iter().map(row).collect();
        let pairs = weights.features.iter();
        let start: Vec<f64> = pairs
            .flat_map(|weight| {
                [weight.early * slope.early, weight.late * slope.late].map(|number| number / 1000.0)
            })
            .collect();
        let hold = spreads(&rows, start.len());
        Self {
            rows,
            values: start.clone(),
            start,
            hold: hold
                .into_iter()
                .map(|spread| spread * positions + 1e-3)
                .collect(),
            keeps_signs: true,
        }
    }

    /// Newton's method; a step that makes the results less likely is halved.
    fn solve(&mut self) {
        let mut cost = self.cost(&self.values);
        for _ in 0..ROUNDS {
            let (slope, curve) = self.derivatives();
            let Some(step) = solve_positive(curve, slope) else {
                return;
            };
            let mut share = 1.0;
            let (mut next, mut next_cost) = (self.values.clone(), f64::INFINITY);
            while share > 1e-4 && next_cost > cost {
                next = self.moved(&step, share);
                next_cost = self.cost(&next);
                share /= 2.0;
            }
            if next_cost > cost {
                return;
            }
            let change = self.values.iter().zip(&next);
            let rests = change
                .clone()
                .all(|(one, other)| (one - other).abs() < REST);
            (self.values, cost) = (next, next_cost);
            if rests {
                return;
            }
        }
    }

    fn moved(&self, step: &[f64], share: f64) -> Vec<f64> {
        let all = self.values.iter().zip(step).zip(&self.start);
        all.map(|((value, step), start)| {
            let moved = value - share * step;
            if self.keeps_signs && moved * start <= 0.0 {
                0.0
            } else {
                moved
            }
        })
        .collect()
    }

    /// How unlikely the results are, and how far the values have been moved.
    fn cost(&self, values: &[f64]) -> f64 {
        let surprise = self.rows.iter().map(|row| {
            let chances = row.chances(values);
            let each = chances.iter().zip(&row.results);
            each.map(|(chance, result)| -result * chance.max(1e-12).ln())
                .sum::<f64>()
        });
        let pulls = values.iter().zip(&self.start).zip(&self.hold);
        let pulls = pulls.map(|((value, start), hold)| 0.5 * hold * (value - start).powi(2));
        surprise.sum::<f64>() + pulls.sum::<f64>()
    }

    /// The first and second derivatives of the cost.
    fn derivatives(&self) -> (Vec<f64>, Vec<Vec<f64>>) {
        let size = self.values.len();
        let pulls = self.values.iter().zip(&self.start).zip(&self.hold);
        let mut slope: Vec<f64> = pulls
            .map(|((value, start), hold)| hold * (value - start))
            .collect();
        let mut curve = vec![vec![0.0; size]; size];
        for ((place, line), hold) in curve.iter_mut().enumerate().zip(&self.hold) {
            if let Some(cell) = line.get_mut(place) {
                *cell = *hold;
            }
        }
        for row in &self.rows {
            row.add_to(&self.values, &mut slope, &mut curve);
        }
        (slope, curve)
    }
}

impl Row {
    fn chances(&self, values: &[f64]) -> Vec<f64> {
        let reasons = self.columns.iter().zip(&self.offsets);
        let reasons = reasons.map(|(column, offset)| {
            let counted = column.iter().zip(values);
            offset + counted.map(|(number, value)| number * value).sum::<f64>()
        });
        let reasons: Vec<f64> = reasons.collect();
        let most = reasons.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let odds: Vec<f64> = reasons
            .iter()
            .map(|reason| exponential(reason - most))
            .collect();
        let all: f64 = odds.iter().sum();
        odds.into_iter().map(|odds| odds / all).collect()
    }

    fn add_to(&self, values: &[f64], slope: &mut [f64], curve: &mut [Vec<f64>]) {
        let chances = self.chances(values);
        let size = values.len();
        let mut mean = vec![0.0; size];
        for (column, chance) in self.columns.iter().zip(&chances) {
            for (mean, number) in mean.iter_mut().zip(column) {
                *mean += chance * number;
            }
        }
        for ((column, chance), result) in self.columns.iter().zip(&chances).zip(&self.results) {
            for (slope, number) in slope.iter_mut().zip(column) {
                *slope += (chance - result) * number;
            }
            let gaps: Vec<f64> = column
                .iter()
                .zip(&mean)
                .map(|(number, mean)| number - mean)
                .collect();
            for (line, gap) in curve.iter_mut().zip(&gaps) {
                if *gap != 0.0 {
                    for (cell, other) in line.iter_mut().zip(&gaps) {
                        *cell += chance * gap * other;
                    }
                }
            }
        }
    }
}

/// How much each column differs between contenders, squared, on average.
fn spreads(rows: &[Row], size: usize) -> Vec<f64> {
    let mut sums = vec![0.0; size];
    for row in rows {
        let count = row.columns.len().max(1) as f64;
        for (place, sum) in sums.iter_mut().enumerate() {
            let numbers = row.columns.iter().filter_map(|column| column.get(place));
            let mean = numbers.clone().sum::<f64>() / count;
            *sum += numbers.map(|number| (number - mean).powi(2)).sum::<f64>() / count;
        }
    }
    let rows = rows.len().max(1) as f64;
    sums.into_iter().map(|sum| sum / rows).collect()
}

/// Solves equations with a positive definite matrix, by Cholesky's method; nothing if it is none.
fn solve_positive(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Option<Vec<f64>> {
    let size = right.len();
    for at in 0..size {
        let (above, rest) = matrix.split_at_mut_checked(at)?;
        let line = rest.first_mut()?;
        for place in 0..=at {
            let known = match above.get(place) {
                Some(other) => product(line, other, place),
                None => product(line, line, place),
            };
            let number = line.get(place)? - known;
            let cell = match above.get(place) {
                Some(other) => number / other.get(place)?,
                None if number > 0.0 => number.sqrt(),
                None => return None,
            };
            *line.get_mut(place)? = cell;
        }
        let known = product(line, &right, at);
        let cell = right.get_mut(at)?;
        *cell = (*cell - known) / line.get(at)?;
    }
    for at in (0..size).rev() {
        let below = (at + 1..size)
            .filter_map(|place| Some(matrix.get(place)?.get(at)? * right.get(place)?));
        let known: f64 = below.sum();
        let diagonal = *matrix.get(at)?.get(at)?;
        let cell = right.get_mut(at)?;
        *cell = (*cell - known) / diagonal;
    }
    Some(right)
}

/// The sum of the products of the first so many numbers.
fn product(one: &[f64], other: &[f64], count: usize) -> f64 {
    let pairs = one.iter().zip(other).take(count);
    pairs.map(|(one, other)| one * other).sum()
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
    fn equations_are_solved() {
        let matrix = vec![
            vec![4.0, 2.0, 0.6],
            vec![2.0, 5.0, 1.0],
            vec![0.6, 1.0, 3.0],
        ];
        let right = vec![1.0, -2.0, 3.5];
        let found = solve_positive(matrix.clone(), right.clone()).unwrap();
        for (line, right) in matrix.iter().zip(right) {
            assert!((product(line, &found, 3) - right).abs() < 1e-12);
        }
        assert!(solve_positive(vec![vec![0.0]], vec![1.0]).is_none());
    }

    #[test]
    fn weights_are_found_again() {
        let truth = weights(&[[60.0, 60.0], [30.0, 0.0], [-10.0, -40.0]], 2.0);
        let start = weights(&[[60.0, 60.0], [10.0, 10.0], [-20.0, -20.0]], 1.0);
        let found = fit(&positions(&truth, 20_000), &start, Ridge::Positions(1.0));
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
