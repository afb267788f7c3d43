//! Keeping the game after every answer, so that nothing is lost.

use std::{
    env, fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A replay and who played it. A plain replay file can be resumed too.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct SavedGame {
    pub seats: Option<String>,
    pub replay: Value,
}

impl SavedGame {
    /// Reads a kept game or a plain replay.
    pub(crate) fn read(text: &str) -> Result<Self, String> {
        let value: Value = serde_json::from_str(text)
            .map_err(|error| format!("this is not a whole saved game: {error}"))?;
        if value.get("replay").is_some() {
            return serde_json::from_value(value).map_err(|error| error.to_string());
        }
        Ok(Self {
            seats: None,
            replay: value,
        })
    }
}

/// Where the last game is kept.
pub(crate) fn default_file(game: &str) -> Option<PathBuf> {
    Some(state_folder()?.join(format!("{game}.json")))
}

/// Where the lines are kept that were typed in games.
pub(crate) fn history_file() -> Option<PathBuf> {
    Some(state_folder()?.join("history"))
}

/// The platform's folder for the state of programs.
fn state_folder() -> Option<PathBuf> {
    let folder = |name: &str| {
        env::var_os(name)
            .filter(|value| !value.is_empty())
            .map(PathBuf::from)
    };
    let state = folder("XDG_STATE_HOME")
        .or_else(|| folder("LOCALAPPDATA"))
        .or_else(|| Some(folder("HOME")?.join(".local").join("state")))?;
    Some(state.join("polemarch"))
}

/// Writes a file so that a crash leaves either the old or the new one.
pub(crate) fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty())
    {
        fs::create_dir_all(folder)?;
    }
    let name = path.file_name().filter(|_| !path.is_dir());
    let mut name = name
        .ok_or_else(|| io::Error::from(io::ErrorKind::IsADirectory))?
        .to_owned();
    name.push(".new");
    let beside = path.with_file_name(name);
    let written = fs::File::create(&beside)
        .and_then(|mut file| {
            file.write_all(text.as_bytes())?;
            file.sync_all()
        })
        .and_then(|()| fs::rename(&beside, path));
    if written.is_err() {
        // Nothing is left behind; if that fails too, the first problem is the one to tell.
        let _ = fs::remove_file(&beside);
    }
    written
}
