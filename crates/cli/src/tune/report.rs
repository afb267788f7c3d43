//! What tuning has found, as tables.

use bots::{Evaluate, Reliability, Sample, Tapered, Weights};

use crate::text::table;

/// The weights before and after, and how often positions were won that were called so and so likely.
pub(super) fn text<G: Evaluate>(
    before: &Weights,
    after: &Weights,
    [was, is]: [&Reliability; 2],
    checked: &[Sample],
) -> String {
    let pair = |Tapered { early, late }: Tapered| format!("{early:.2} to {late:.2}");
    let mut weights = vec![
        ["Feature", "Weight so far", "Found"]
            .map(str::to_owned)
            .to_vec(),
    ];
    let features = G::FEATURES
        .iter()
        .zip(&before.features)
        .zip(&after.features);
    for ((name, &before), &after) in features {
        weights.push(vec![(*name).to_owned(), pair(before), pair(after)]);
    }
    let mut rows = vec![
        ["Called", "Positions", "On average", "Won"]
            .map(str::to_owned)
            .to_vec(),
    ];
    let percent = |share: f64| format!("{:.1} %", 100.0 * share);
    for (number, bin) in is.bins.iter().enumerate() {
        rows.push(vec![
            format!("{} to {} %", number * 10, number * 10 + 10),
            bin.count.to_string(),
            percent(bin.called),
            percent(bin.won),
        ]);
    }
    format!(
        "{}\n{}\n{} positions of games that were kept apart.\nMean gap between what was called and what was won: {} (before: {})\nMean square error: {:.4} (before: {:.4})",
        table(&weights),
        table(&rows),
        checked.len(),
        percent(is.gap),
        percent(was.gap),
        is.brier,
        was.brier,
    )
}
