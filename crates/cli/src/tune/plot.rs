//! Reliability as a picture: what positions were called against how often they were won. Chances that can be trusted lie on the diagonal.

use std::fmt::Write;

use bots::{Reliability, Tally};

const SIZE: f64 = 440.0;
const LEFT: f64 = 60.0;
const TOP: f64 = 50.0;
const SIDE: f64 = 340.0;

pub(super) fn draw(reliability: &Reliability, game: &str) -> String {
    let x = |share: f64| LEFT + share * SIDE;
    let y = |share: f64| TOP + (1.0 - share) * SIDE;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {SIZE} {SIZE}\" font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"{SIZE}\" height=\"{SIZE}\" fill=\"white\"/>\n\
         <text x=\"12\" y=\"24\" font-size=\"15\" font-weight=\"bold\">{game}: chance to win, called and come true</text>\n"
    );
    for tenth in (0..=10).step_by(2) {
        let share = f64::from(tenth) / 10.0;
        let label = tenth * 10;
        _ = writeln!(
            svg,
            "<line x1=\"{0:.1}\" y1=\"{TOP}\" x2=\"{0:.1}\" y2=\"{1:.1}\" stroke=\"#ddd\"/>\
             <text x=\"{0:.1}\" y=\"{2:.1}\" text-anchor=\"middle\" fill=\"#555\">{label} %</text>\
             <line x1=\"{LEFT}\" y1=\"{3:.1}\" x2=\"{4:.1}\" y2=\"{3:.1}\" stroke=\"#ddd\"/>\
             <text x=\"{5:.1}\" y=\"{6:.1}\" text-anchor=\"end\" fill=\"#555\">{label} %</text>",
            x(share),
            y(0.0),
            y(0.0) + 18.0,
            y(share),
            x(1.0),
            LEFT - 8.0,
            y(share) + 4.0
        );
    }
    _ = writeln!(
        svg,
        "<line x1=\"{:.1}\" y1=\"{:.1}\" x2=\"{:.1}\" y2=\"{:.1}\" stroke=\"#a33\" stroke-dasharray=\"4 3\"/>",
        x(0.0),
        y(0.0),
        x(1.0),
        y(1.0)
    );
    for bin in reliability.bins.iter().filter(|bin| bin.count > 0) {
        let tally = Tally {
            games: bin.count,
            won: bin.won * f64::from(bin.count),
        };
        let [low, high] = tally.interval();
        let at = x(bin.called);
        _ = writeln!(
            svg,
            "<line x1=\"{at:.1}\" y1=\"{:.1}\" x2=\"{at:.1}\" y2=\"{:.1}\" stroke=\"#246\" stroke-width=\"2\"/>\
             <circle cx=\"{at:.1}\" cy=\"{:.1}\" r=\"4\" fill=\"#246\"><title>{} positions</title></circle>",
            y(low),
            y(high),
            y(bin.won),
            bin.count
        );
    }
    svg + "</svg>\n"
}
