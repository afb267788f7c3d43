//! `--data DIR`: data files that replace the built-in ones.

use std::{fs, path::Path};

use catalogue::{Data, GameId};

use crate::failure::Failure;

/// Reads `DIR/GAME/FILE` for every game that has a folder there.
pub(crate) fn read(folder: Option<&Path>) -> Result<Data, Failure> {
    let mut data = Data::default();
    let Some(folder) = folder else {
        return Ok(data);
    };
    let mut found = false;
    for game in GameId::ALL.iter().map(|game| game.name()) {
        let folder = folder.join(game);
        if !folder.is_dir() {
            continue;
        }
        let entries = fs::read_dir(&folder).map_err(|error| Failure::file(&folder, &error))?;
        for path in entries.flatten().map(|entry| entry.path()) {
            let is_data = path
                .extension()
                .is_some_and(|end| end == "json" || end == "toml");
            if let Some(name) = path
                .file_name()
                .and_then(|name| name.to_str())
                .filter(|_| is_data)
            {
                let text =
                    fs::read_to_string(&path).map_err(|error| Failure::file(&path, &error))?;
                data.replace(game, name, text);
                found = true;
            }
        }
    }
    if !found {
        let games = GameId::names();
        return Err(Failure::Failed(format!(
            "{}: there are no data files; they are looked for in folders named after a game: {games}",
            folder.display()
        )));
    }
    Ok(data)
}
