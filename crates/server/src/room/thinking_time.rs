//! How long somebody would have taken for an answer that nobody has to think about.

use std::{f64::consts::TAU, time::Duration};

/// Where nothing is known of a person: half of all answers take less than this, in seconds.
const USUAL_MEDIAN: f64 = 3.2;
/// How far the logarithms of usual times lie apart.
const USUAL_SPREAD: f64 = 0.65;
/// Whoever thinks longer has been away from the screen.
const LONGEST_THOUGHT: Duration = Duration::from_secs(5 * 60);
/// Nobody clicks faster, in seconds.
const SHORTEST_THOUGHT: f64 = 0.3;

/// A time in which this person could have given an answer of this kind by hand. The more such answers of theirs are
/// known, the less it follows what is usual; between two known times everything can come. Three chances from 0 to 1 say
/// which time it is.
pub(super) fn thinking_time(known: &[Duration], chances: [f64; 3]) -> Duration {
    let [which, far, turn] = chances;
    let at_the_screen = known.iter().filter(|time| **time < LONGEST_THOUGHT);
    let logarithms: Vec<f64> = at_the_screen
        .map(|time| time.as_secs_f64().max(SHORTEST_THOUGHT).ln())
        .collect();
    let normal = normal(far, turn);
    // What is usual weighs as much as one known answer.
    let index = (which * (logarithms.len() + 1) as f64) as usize;
    let logarithm = match logarithms.get(index) {
        Some(&drawn) if logarithms.len() > 1 => smoothed(&logarithms, drawn, normal),
        Some(&drawn) => drawn + USUAL_SPREAD * normal,
        None => USUAL_MEDIAN.ln() + USUAL_SPREAD * normal,
    };
    let seconds = logarithm.exp().max(SHORTEST_THOUGHT);
    Duration::from_secs_f64(seconds).min(LONGEST_THOUGHT)
}

/// A number near one that was drawn from these, so that all of them together lie as far apart as these (smoothed bootstrap, with the width
/// of Silverman).
fn smoothed(known: &[f64], drawn: f64, normal: f64) -> f64 {
    let count = known.len() as f64;
    let mean = known.iter().sum::<f64>() / count;
    let squares = known.iter().map(|value| (value - mean).powi(2));
    let variance = squares.sum::<f64>() / (count - 1.0);
    let width = 0.9 * variance.sqrt() * count.powf(-0.2);
    if variance == 0.0 {
        return drawn;
    }
    mean + (drawn - mean + width * normal) / (1.0 + width * width / variance).sqrt()
}

/// A number from the normal distribution (Box and Muller).
fn normal(far: f64, turn: f64) -> f64 {
    (-2.0 * far.max(f64::MIN_POSITIVE).ln()).sqrt() * (TAU * turn).cos()
}

#[cfg(test)]
mod tests;
