//! Component data of all games, with somebody's own files in their places.

use std::{collections::BTreeMap, sync::Arc};

use engine::{DataError, DataFiles, Presentation};

/// Files that replace embedded ones: game, file name, text.
#[derive(Clone, Debug, Default)]
pub struct Data {
    replaced: BTreeMap<(String, String), String>,
}

/// Everything that is wrong in the data of a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
pub struct NotChecked(pub Vec<DataError>);

impl Data {
    /// Replaces a file of a game.
    pub fn replace(&mut self, game: &str, file: &str, text: String) {
        self.replaced
            .insert((game.to_owned(), file.to_owned()), text);
    }

    /// The files of a game, those that are replaced among them.
    pub fn files<G: Presentation>(&self) -> Result<DataFiles, NotChecked> {
        let mut files = DataFiles::embedded(G::NAME, G::FILES);
        for ((_, file), text) in self
            .replaced
            .iter()
            .filter(|((game, _), _)| game == G::NAME)
        {
            files
                .replace(file, text.clone())
                .map_err(|error| NotChecked(vec![error]))?;
        }
        Ok(files)
    }

    /// Loads a game.
    pub fn load<G: Presentation>(&self) -> Result<Arc<G>, NotChecked> {
        let files = self.files::<G>()?;
        G::load(&files).map(Arc::new).map_err(NotChecked)
    }
}
