//! Games that have been played, kept in a file so that a long ladder can be interrupted.

use std::{
    collections::BTreeMap,
    fs,
    io::{BufRead, BufReader, Write},
    path::Path,
    sync::{Mutex, PoisonError},
};

use serde::{Deserialize, Serialize};

use super::Fixture;
use crate::failure::Failure;

/// What is kept of one game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Record {
    pub won: f64,
    pub points: u32,
    pub actions: u32,
    pub habits: Vec<f64>,
}

#[derive(Debug, Serialize, Deserialize)]
struct Line {
    /// Game, set-up and seed: games of another ladder do not count.
    ladder: String,
    game: String,
    #[serde(flatten)]
    record: Record,
}

/// All games so far.
pub(super) struct Records {
    key: String,
    kept: Mutex<BTreeMap<String, Record>>,
    file: Option<Mutex<fs::File>>,
}

fn name(fixture: &Fixture) -> String {
    let against = fixture.against.map(|level| level.to_string());
    format!(
        "{} {} {}",
        fixture.level,
        against.unwrap_or_default(),
        fixture.index
    )
}

impl Records {
    /// Reads what is in the file; later games are added to it.
    pub(super) fn open(path: Option<&Path>, key: &str) -> Result<Self, Failure> {
        let mut kept = BTreeMap::new();
        let mut file = None;
        if let Some(path) = path {
            let failed = |error: std::io::Error| Failure::file(path, &error);
            let options = fs::OpenOptions::new()
                .read(true)
                .append(true)
                .create(true)
                .open(path);
            let opened = options.map_err(failed)?;
            for line in BufReader::new(&opened).lines() {
                // A line that was cut short when the ladder was interrupted is played again.
                if let Ok(line) = serde_json::from_str::<Line>(&line.map_err(failed)?)
                    && line.ladder == key
                {
                    kept.insert(line.game, line.record);
                }
            }
            file = Some(Mutex::new(opened));
        }
        Ok(Self {
            key: key.to_owned(),
            kept: Mutex::new(kept),
            file,
        })
    }

    pub(super) fn find(&self, fixture: &Fixture) -> Option<Record> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.get(&name(fixture)).cloned()
    }

    pub(super) fn add(&self, fixture: &Fixture, record: Record) -> Result<(), Failure> {
        let line = Line {
            ladder: self.key.clone(),
            game: name(fixture),
            record,
        };
        if let Some(file) = &self.file {
            let text = serde_json::to_string(&line);
            let text = text.map_err(|error| Failure::Failed(error.to_string()))?;
            let mut file = file.lock().unwrap_or_else(PoisonError::into_inner);
            let written = writeln!(file, "{text}");
            written.map_err(|error| Failure::Failed(error.to_string()))?;
        }
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.insert(line.game, line.record);
        Ok(())
    }
}
