//! A ladder as a table and as JSON.

use std::{fs, path::Path};

use bots::{Level, Tally};
use engine::Setup;
use serde_json::{Value, json};

use super::{Fixture, Records, Table};
use crate::{failure::Failure, text::table};

/// Alone: for each level what it won, its mean points, and how many more than greedy with the same dice.
pub(super) fn alone(
    levels: &[Level],
    fixtures: &[Fixture],
    records: &Records,
) -> Vec<(Level, Tally, f64, [f64; 2])> {
    let points = |level: Level, index: u64| {
        let fixture = Fixture {
            level,
            against: None,
            index,
        };
        records
            .find(&fixture)
            .map(|record| f64::from(record.points))
    };
    let of = |&level: &Level| {
        let played = fixtures.iter().filter(|fixture| fixture.level == level);
        let (mut tally, mut sum, mut gaps) = (Tally::default(), 0.0, Vec::new());
        for fixture in played {
            let Some(record) = records.find(fixture) else {
                continue;
            };
            tally.games += 1;
            tally.won += record.won;
            sum += f64::from(record.points);
            if let Some(greedy) = points(Level::Greedy, fixture.index) {
                gaps.push(f64::from(record.points) - greedy);
            }
        }
        let mean = sum / f64::from(tally.games.max(1));
        (level, tally, mean, mean_and_half(&gaps))
    };
    levels.iter().map(of).collect()
}

/// The mean, and half of the 95 % interval around it.
fn mean_and_half(numbers: &[f64]) -> [f64; 2] {
    let count = numbers.len().max(1) as f64;
    let mean = numbers.iter().sum::<f64>() / count;
    let spread = numbers
        .iter()
        .map(|number| (number - mean).powi(2))
        .sum::<f64>();
    let variance = spread / (count - 1.0).max(1.0);
    [mean, 1.96 * (variance / count).sqrt()]
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

pub(super) fn text(ladder: &Table) -> String {
    if ladder.seats == 1 {
        let head = [
            "Level",
            "Games",
            "Won",
            "95 %",
            "Points",
            "More than greedy",
        ];
        let mut rows = vec![head.map(str::to_owned).to_vec()];
        for (level, tally, mean, [gap, half]) in &ladder.alone {
            let [low, high] = tally.interval();
            rows.push(vec![
                level.to_string(),
                tally.games.to_string(),
                percent(tally.share()),
                format!("{} to {}", percent(low), percent(high)),
                format!("{mean:.1}"),
                format!("{gap:+.1} ± {half:.1}"),
            ]);
        }
        return table(&rows);
    }
    let mut rows = vec![
        ["Level", "Against", "Games", "Won", "95 %"]
            .map(str::to_owned)
            .to_vec(),
    ];
    for pairing in &ladder.pairings {
        let [low, high] = pairing.tally.interval();
        rows.push(vec![
            pairing.level.to_string(),
            pairing.against.to_string(),
            pairing.tally.games.to_string(),
            percent(pairing.tally.share()),
            format!("{} to {}", percent(low), percent(high)),
        ]);
    }
    let mut elo = vec![["Level", "Elo"].map(str::to_owned).to_vec()];
    for (level, rating) in ladder.levels.iter().zip(&ladder.ratings) {
        elo.push(vec![level.to_string(), format!("{rating:.0}")]);
    }
    let chance = 100 / u32::from(ladder.seats);
    format!("{}\n{}\nBy chance: {chance} %", table(&rows), table(&elo))
}

pub(super) fn write_json(
    path: &Path,
    ladder: &Table,
    game: &str,
    setup: &Setup,
    seed: u64,
) -> Result<(), Failure> {
    let tally = |tally: &Tally| json!({ "games": tally.games, "won": tally.won, "share": tally.share(), "interval": tally.interval() });
    let pairings = ladder.pairings.iter().map(|pairing| {
        let mut line = tally(&pairing.tally);
        if let Some(fields) = line.as_object_mut() {
            fields.insert("level".to_owned(), json!(pairing.level.to_string()));
            fields.insert("against".to_owned(), json!(pairing.against.to_string()));
        }
        line
    });
    let ratings = ladder.levels.iter().zip(&ladder.ratings);
    let ratings = ratings.map(|(level, elo)| json!({ "level": level.to_string(), "elo": elo }));
    let alone = ladder.alone.iter().map(|(level, won, mean, [gap, half])| {
        json!({ "level": level.to_string(), "won": tally(won), "points": mean, "moreThanGreedy": gap, "half": half })
    });
    let report = json!({
        "game": game,
        "setup": setup,
        "seed": seed,
        "seats": ladder.seats,
        "pairings": pairings.collect::<Vec<Value>>(),
        "ratings": ratings.collect::<Vec<Value>>(),
        "alone": alone.collect::<Vec<Value>>(),
    });
    fs::write(path, format!("{report:#}\n")).map_err(|error| Failure::file(path, &error))
}
