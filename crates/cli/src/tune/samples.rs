//! Positions of games that have been played, kept in a file so that long tuning can be interrupted.

use std::{
    collections::BTreeMap,
    fs,
    io::{BufRead, BufReader, Write},
    path::Path,
    sync::{Mutex, PoisonError},
};

use bots::Sample;
use serde::{Deserialize, Serialize};

use crate::failure::Failure;

#[derive(Debug, Serialize, Deserialize)]
struct Line {
    /// Game, set-up, level and seed: games of other tuning do not count.
    tune: String,
    game: u64,
    samples: Vec<Sample>,
}

/// All games so far.
pub(super) struct Kept {
    key: String,
    games: Mutex<BTreeMap<u64, Vec<Sample>>>,
    file: Option<Mutex<fs::File>>,
}

impl Kept {
    /// Reads what is in the file; later games are added to it.
    pub(super) fn open(path: Option<&Path>, key: &str) -> Result<Self, Failure> {
        let mut games = BTreeMap::new();
        let mut file = None;
        if let Some(path) = path {
            let failed = |error: std::io::Error| Failure::file(path, &error);
            let options = fs::OpenOptions::new()
                .read(true)
                .append(true)
                .create(true)
                .open(path);
            let mut opened = options.map_err(failed)?;
            let mut ended = true;
            for line in BufReader::new(&opened).lines() {
                // A line that was cut short when the tuning was interrupted is played again.
                let line = serde_json::from_str::<Line>(&line.map_err(failed)?);
                ended = line.is_ok();
                if let Ok(line) = line
                    && line.tune == key
                {
                    games.insert(line.game, line.samples);
                }
            }
            if !ended {
                writeln!(opened).map_err(failed)?;
            }
            file = Some(Mutex::new(opened));
        }
        Ok(Self {
            key: key.to_owned(),
            games: Mutex::new(games),
            file,
        })
    }

    pub(super) fn has(&self, game: u64) -> bool {
        let games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
        games.contains_key(&game)
    }

    pub(super) fn samples(&self, game: u64) -> Vec<Sample> {
        let games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
        games.get(&game).cloned().unwrap_or_default()
    }

    pub(super) fn add(&self, game: u64, samples: Vec<Sample>) -> Result<(), Failure> {
        let line = Line {
            tune: self.key.clone(),
            game,
            samples,
        };
        if let Some(file) = &self.file {
            let text = serde_json::to_string(&line);
            let text = text.map_err(|error| Failure::Failed(error.to_string()))?;
            let mut file = file.lock().unwrap_or_else(PoisonError::into_inner);
            let written = writeln!(file, "{text}");
            written.map_err(|error| Failure::Failed(error.to_string()))?;
        }
        let mut games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
        games.insert(game, line.samples);
        Ok(())
    }
}
