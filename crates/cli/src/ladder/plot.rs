//! A ladder as a picture: every level's share of wins with its interval.

use std::{fmt::Write, fs, path::Path};

use bots::Tally;

use super::Table;
use crate::failure::Failure;

const WIDTH: f64 = 640.0;
const LEFT: f64 = 190.0;
const RIGHT: f64 = 20.0;
const ROW: f64 = 26.0;
const TOP: f64 = 50.0;

pub(super) fn write(path: &Path, ladder: &Table, game: &str) -> Result<(), Failure> {
    let mut rows: Vec<(String, Tally)> = Vec::new();
    for pairing in &ladder.pairings {
        let name = format!("{} – {}", pairing.level, pairing.against);
        rows.push((name, pairing.tally));
    }
    for (level, tally, mean, _) in &ladder.alone {
        rows.push((format!("{level}: {mean:.0} points"), *tally));
    }
    let picture = draw(&rows, game, ladder.seats);
    fs::write(path, picture).map_err(|error| Failure::file(path, &error))
}

fn draw(rows: &[(String, Tally)], game: &str, seats: u8) -> String {
    let height = TOP + ROW * rows.len() as f64 + 40.0;
    let x = |share: f64| LEFT + share * (WIDTH - LEFT - RIGHT);
    let bottom = TOP + ROW * rows.len() as f64;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"sans-serif\" font-size=\"13\">\n\
         <rect width=\"{WIDTH}\" height=\"{height}\" fill=\"white\"/>\n\
         <text x=\"12\" y=\"24\" font-size=\"15\" font-weight=\"bold\">{game}: games won, with the 95 % interval</text>\n"
    );
    for tenth in (0..=10).step_by(2) {
        let (at, label) = (x(f64::from(tenth) / 10.0), tenth * 10);
        _ = writeln!(
            svg,
            "<line x1=\"{at:.1}\" y1=\"{TOP}\" x2=\"{at:.1}\" y2=\"{bottom}\" stroke=\"#ddd\"/>\
             <text x=\"{at:.1}\" y=\"{:.1}\" text-anchor=\"middle\" fill=\"#555\">{label} %</text>",
            bottom + 18.0
        );
    }
    let chance = x(1.0 / f64::from(seats.max(2)));
    _ = writeln!(
        svg,
        "<line x1=\"{chance:.1}\" y1=\"{TOP}\" x2=\"{chance:.1}\" y2=\"{bottom}\" stroke=\"#a33\" stroke-dasharray=\"4 3\"/>"
    );
    for (number, (name, tally)) in rows.iter().enumerate() {
        let y = TOP + ROW * (number as f64 + 0.5);
        let [low, high] = tally.interval().map(x);
        let middle = x(tally.share());
        _ = writeln!(
            svg,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{name}</text>\
             <line x1=\"{low:.1}\" y1=\"{y:.1}\" x2=\"{high:.1}\" y2=\"{y:.1}\" stroke=\"#246\" stroke-width=\"2\"/>\
             <circle cx=\"{middle:.1}\" cy=\"{y:.1}\" r=\"4\" fill=\"#246\"/>",
            LEFT - 10.0,
            y + 4.5
        );
    }
    svg + "</svg>\n"
}
