//! The component data of all games, with replacements for single files.

use std::{collections::BTreeMap, sync::Arc};

use engine::{DataError, DataFiles, Presentation};

/// Files that replace embedded ones.
#[derive(Clone, Debug, Default)]
pub struct Data {
    /// Game and file name to text.
    replaced: BTreeMap<(String, String), String>,
}

/// Everything that is wrong in the data of a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
pub struct InvalidData(pub Vec<DataError>);

impl Data {
    /// Replaces a file of a game.
    pub fn replace(&mut self, game: &str, file: &str, text: String) {
        self.replaced
            .insert((game.to_owned(), file.to_owned()), text);
    }

    /// The files of a game, replacements included.
    pub fn files<G: Presentation>(&self) -> Result<DataFiles, InvalidData> {
        let mut files = DataFiles::embedded(G::NAME, G::FILES);
        for ((_, file), text) in self
            .replaced
            .iter()
            .filter(|((game, _), _)| game == G::NAME)
        {
            files
                .replace(file, text.clone())
                .map_err(|error| InvalidData(vec![error]))?;
        }
        Ok(files)
    }

    /// Loads a game.
    pub fn load<G: Presentation>(&self) -> Result<Arc<G>, InvalidData> {
        let files = self.files::<G>()?;
        G::load(&files).map(Arc::new).map_err(InvalidData)
    }
}
