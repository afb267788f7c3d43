//! Chances as numbers, worked out with plain arithmetic, so that every machine gets the same.

/// The chance that belongs to a sum of reasons: 0 is one in two, 1 is 73 in 100.
pub(crate) fn logistic(reasons: f64) -> f64 {
    1.0 / (1.0 + exponential(-reasons))
}

/// The sum of reasons that a chance belongs to; certainties are taken for all but certain.
pub(crate) fn log_odds(chance: f64) -> f64 {
    const ROUNDS: usize = 12;
    const ALMOST: f64 = 1e-4;
    let chance = chance.clamp(ALMOST, 1.0 - ALMOST);
    let odds = chance / (1.0 - chance);
    (0..ROUNDS).fold(0.0, |reasons, _| {
        let reached = exponential(reasons);
        reasons + 2.0 * (odds - reached) / (odds + reached)
    })
}

/// `e` to this power. The standard library's differs from machine to machine in the last digit.
pub(crate) fn exponential(power: f64) -> f64 {
    const HALVINGS: u32 = 10;
    let power = power.clamp(-60.0, 60.0);
    let small = power / f64::from(1 << HALVINGS);
    let mut result = 1.0 + small * (1.0 + small / 2.0 * (1.0 + small / 3.0 * (1.0 + small / 4.0)));
    for _ in 0..HALVINGS {
        result *= result;
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_exponential_function() {
        for power in -300..=300 {
            let power = f64::from(power) / 10.0;
            let ratio = exponential(power) / power.exp();
            assert!((ratio - 1.0).abs() < 1e-6, "{power}: {ratio}");
        }
        for reasons in -8..=8 {
            let reasons = f64::from(reasons);
            assert!((log_odds(logistic(reasons)) - reasons).abs() < 1e-6);
        }
        assert!((logistic(0.0) - 0.5).abs() < 1e-12);
        assert!((logistic(1.0) - 0.731).abs() < 1e-3);
        assert!(logistic(1e6) > 0.999_999 && logistic(-1e6) < 1e-6);
    }
}
