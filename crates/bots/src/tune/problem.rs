//! Newton's method: the values under which results are likeliest, each held where it was.

use super::{Sample, equations::solve_positive};
use crate::{
    chance::exponential,
    weights::{Calibration, Weights},
};

/// Rounds of Newton's method: it comes to rest in fewer.
const ROUNDS: usize = 25;
/// So many positions speak for the odds there were: with few games they change little.
const ODDS_HOLD: f64 = 20.0;
/// A step that is shorter than this in all its parts is none.
const REST: f64 = 1e-9;

/// A row of numbers for each contender, and what each had in the end.
struct Row {
    columns: Vec<Vec<f64>>,
    results: Vec<f64>,
    /// What is added to the reasons of each contender, whatever the values are.
    offsets: Vec<f64>,
}

/// Values that are looked for.
pub(super) struct Problem {
    rows: Vec<Row>,
    pub(super) values: Vec<f64>,
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
    pub(super) fn of_odds(samples: &[Sample], weights: &Weights) -> Self {
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
    pub(super) fn of_weights(samples: &[Sample], weights: &Weights, positions: f64) -> Self {
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
    pub(super) fn solve(&mut self) {
        let mut cost = self.cost(&self.values);
        for _ in 0..ROUNDS {
            let (mut slope, mut curve) = self.derivatives();
            self.leave_out_what_is_held_by_its_sign(&mut slope, &mut curve);
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

    /// A value at 0 that would change its sign stays there, and the others come to rest without it.
    fn leave_out_what_is_held_by_its_sign(&self, slope: &mut [f64], curve: &mut [Vec<f64>]) {
        if !self.keeps_signs {
            return;
        }
        for (place, (value, start)) in self.values.iter().zip(&self.start).enumerate() {
            let Some(pull) = slope.get_mut(place) else {
                continue;
            };
            if *value != 0.0 || *pull * start < 0.0 {
                continue;
            }
            *pull = 0.0;
            for (at, line) in curve.iter_mut().enumerate() {
                for (other, cell) in line.iter_mut().enumerate() {
                    if at == place || other == place {
                        *cell = if at == other { 1.0 } else { 0.0 };
                    }
                }
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
    pub(super) fn derivatives(&self) -> (Vec<f64>, Vec<Vec<f64>>) {
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
