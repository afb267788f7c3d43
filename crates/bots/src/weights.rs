//! What the features of a position count: read from the data files of this crate, one for each game.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// A number at the beginning of a game and at its end; in between, in proportion.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(from = "[f64; 2]", into = "[f64; 2]")]
pub struct Tapered {
    pub early: f64,
    pub late: f64,
}

impl Tapered {
    /// The number when so much of the game is over, from 0 to 1.
    pub fn at(self, progress: f64) -> f64 {
        self.early + (self.late - self.early) * progress
    }
}

impl From<[f64; 2]> for Tapered {
    fn from([early, late]: [f64; 2]) -> Self {
        Self { early, late }
    }
}

impl From<Tapered> for [f64; 2] {
    fn from(number: Tapered) -> Self {
        [number.early, number.late]
    }
}

/// What turns the worth of a position into a chance to win.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Calibration {
    /// How many thousandths of a natural logarithm of the odds one unit of worth is.
    pub slope: Tapered,
    /// What the first seat has ahead of the others when all else is equal, in the same thousandths.
    pub edge: Tapered,
}

/// The weights of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    pub calibration: Calibration,
    /// In the order of the features.
    pub features: Vec<Tapered>,
}

/// A file of weights.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    calibration: Calibration,
    features: BTreeMap<String, Tapered>,
}

/// What is wrong with a file of weights.
#[derive(Debug, thiserror::Error)]
pub enum InvalidWeights {
    #[error("not a file of weights: {0}")]
    Unreadable(#[from] serde_json::Error),
    #[error("the feature '{0}' has no weight")]
    Missing(&'static str),
    #[error("there is no feature '{0}'")]
    Unknown(String),
    #[error("the slope must be above 0")]
    Slope,
}

impl Weights {
    /// Reads a file: it names every feature once, and nothing else.
    pub fn read(names: &[&'static str], text: &str) -> Result<Self, InvalidWeights> {
        let mut file: File = serde_json::from_str(text)?;
        let Tapered { early, late } = file.calibration.slope;
        if early <= 0.0 || late <= 0.0 {
            return Err(InvalidWeights::Slope);
        }
        let weight = |&name: &&'static str| {
            let weight = file.features.remove(name);
            weight.ok_or(InvalidWeights::Missing(name))
        };
        let features = names.iter().map(weight).collect::<Result<Vec<_>, _>>()?;
        match file.features.into_keys().next() {
            Some(name) => Err(InvalidWeights::Unknown(name)),
            None => Ok(Self {
                calibration: file.calibration,
                features,
            }),
        }
    }

    /// The weights of a file that is part of the program and is read by a test.
    pub(crate) fn embedded(names: &[&'static str], text: &str) -> Self {
        Self::read(names, text).unwrap_or_else(|_| Self {
            calibration: Calibration {
                slope: Tapered::from([1.0; 2]),
                edge: Tapered::from([0.0; 2]),
            },
            features: vec![Tapered::from([0.0; 2]); names.len()],
        })
    }

    /// The text of a file, one feature a line.
    pub fn write(&self, names: &[&'static str]) -> String {
        let pair = |Tapered { early, late }: Tapered| format!("[{early}, {late}]");
        let Calibration { slope, edge } = self.calibration;
        let lines = names.iter().zip(&self.features);
        let lines = lines.map(|(name, &weight)| format!("    \"{name}\": {}", pair(weight)));
        format!(
            "{{\n  \"calibration\": {{\n    \"slope\": {},\n    \"edge\": {}\n  }},\n  \"features\": {{\n{}\n  }}\n}}\n",
            pair(slope),
            pair(edge),
            lines.collect::<Vec<_>>().join(",\n")
        )
    }

    /// What features are worth when so much of the game is over.
    pub fn worth(&self, features: &[f64], progress: f64) -> f64 {
        let counted = features.iter().zip(&self.features);
        counted
            .map(|(feature, weight)| feature * weight.at(progress))
            .sum()
    }

    /// How many units of the logistic scale one unit of worth is.
    pub(crate) fn slope(&self, progress: f64) -> f64 {
        self.calibration.slope.at(progress) / 1000.0
    }

    /// What the first seat has ahead, on the logistic scale.
    pub(crate) fn edge(&self, progress: f64) -> f64 {
        self.calibration.edge.at(progress) / 1000.0
    }
}

#[cfg(test)]
mod tests {
    use game_antike::Antike;
    use game_hellespont::Hellespont;
    use game_peloponnesian_war::PeloponnesianWar;
    use game_syracuse::Syracuse;

    use super::*;
    use crate::evaluate::Evaluate;

    const NAMES: [&str; 2] = ["points", "ports"];

    fn file(features: &str) -> String {
        format!(r#"{{"calibration": {{"slope": [2, 4], "edge": [0, 0]}}, "features": {features}}}"#)
    }

    #[test]
    fn every_feature_has_a_weight_and_nothing_else_has() {
        let read = |features: &str| {
            let weights = Weights::read(&NAMES, &file(features));
            weights.map_err(|error| error.to_string())
        };
        assert!(read(r#"{"points": [1, 2], "ports": [3, 4]}"#).is_ok());
        let missing = read(r#"{"points": [1, 2]}"#).unwrap_err();
        assert_eq!(missing, "the feature 'ports' has no weight");
        let unknown = read(r#"{"points": [1, 2], "ports": [3, 4], "luck": [1, 1]}"#).unwrap_err();
        assert_eq!(unknown, "there is no feature 'luck'");
    }

    #[test]
    fn the_files_of_the_games_are_in_order() {
        let files = [
            (Syracuse::FEATURES, include_str!("../data/syracuse.json")),
            (
                Hellespont::FEATURES,
                include_str!("../data/hellespont.json"),
            ),
            (
                PeloponnesianWar::FEATURES,
                include_str!("../data/peloponnesian-war.json"),
            ),
            (
                PeloponnesianWar::FEATURES,
                include_str!("../data/peloponnesian-war-alone.json"),
            ),
            (Antike::FEATURES, include_str!("../data/antike.json")),
        ];
        for (names, text) in files {
            let weights = Weights::read(names, text).unwrap();
            assert!(weights.features.iter().any(|weight| weight.early != 0.0));
        }
    }

    #[test]
    fn what_is_written_is_read_again() {
        let text = file(r#"{"points": [1.5, 2], "ports": [-3, 4.25]}"#);
        let weights = Weights::read(&NAMES, &text).unwrap();
        let again = Weights::read(&NAMES, &weights.write(&NAMES)).unwrap();
        assert_eq!(again, weights);
    }

    #[test]
    fn weights_change_in_the_course_of_a_game() {
        let text = file(r#"{"points": [1, 3], "ports": [10, 0]}"#);
        let weights = Weights::read(&NAMES, &text).unwrap();
        assert_eq!(weights.worth(&[1.0, 1.0], 0.0), 11.0);
        assert_eq!(weights.worth(&[1.0, 1.0], 0.5), 7.0);
        assert_eq!(weights.worth(&[1.0, 1.0], 1.0), 3.0);
    }
}
