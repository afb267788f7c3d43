//! Component data files: embedded in the binary, replaceable one by one, validated when a game is loaded.

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;

/// The data files of one game.
#[derive(Clone, Debug)]
pub struct DataFiles {
    game: &'static str,
    embedded: &'static [(&'static str, &'static str)],
    replaced: BTreeMap<String, String>,
}

/// What is wrong in a data file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}: {item}: {problem}")]
pub struct DataError {
    /// Such as `antike/west.json`.
    pub file: String,
    /// Such as `province athens`.
    pub item: String,
    /// What is wrong with it.
    pub problem: String,
}

impl DataFiles {
    /// The files embedded in the binary.
    pub fn embedded(game: &'static str, files: &'static [(&'static str, &'static str)]) -> Self {
        Self {
            game,
            embedded: files,
            replaced: BTreeMap::new(),
        }
    }

    /// Replaces an embedded file.
    pub fn replace(&mut self, name: &str, text: String) -> Result<(), DataError> {
        if !self.names().any(|known| known == name) {
            let possible = self.names().collect::<Vec<_>>().join(", ");
            let problem = format!("there is no such file; possible: {possible}");
            return Err(self.error(name, "file", problem));
        }
        self.replaced.insert(name.to_owned(), text);
        Ok(())
    }

    /// The names of all files.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.embedded.iter().map(|&(name, _)| name)
    }

    /// The text of a file.
    pub fn text(&self, name: &str) -> Result<&str, DataError> {
        let embedded = || {
            self.embedded
                .iter()
                .find(|&&(known, _)| known == name)
                .map(|&(_, text)| text)
        };
        self.replaced
            .get(name)
            .map(String::as_str)
            .or_else(embedded)
            .ok_or_else(|| self.error(name, "file", "it is missing"))
    }

    /// Reads a JSON file.
    pub fn json<T: DeserializeOwned>(&self, name: &str) -> Result<T, DataError> {
        let text = self.text(name)?;
        serde_json::from_str(text)
            .map_err(|error| self.error(name, &format!("line {}", error.line()), error))
    }

    /// Reads a TOML file.
    pub fn toml<T: DeserializeOwned>(&self, name: &str) -> Result<T, DataError> {
        toml::from_str(self.text(name)?).map_err(|error| {
            let offset = error.span().map_or(0, |span| span.start);
            let line = 1 + self.text(name).map_or(0, |text| {
                text.bytes()
                    .take(offset)
                    .filter(|&byte| byte == b'\n')
                    .count()
            });
            self.error(name, &format!("line {line}"), error.message())
        })
    }

    /// A complaint about an item of a file.
    pub fn error(&self, file: &str, item: &str, problem: impl ToString) -> DataError {
        DataError {
            file: format!("{}/{file}", self.game),
            item: item.to_owned(),
            problem: problem.to_string(),
        }
    }
}

/// Collects complaints about one file, so that its author sees all of them at once.
#[derive(Debug)]
pub struct Checker<'a> {
    files: &'a DataFiles,
    file: &'a str,
    errors: Vec<DataError>,
}

impl<'a> Checker<'a> {
    /// A checker without complaints so far.
    pub fn new(files: &'a DataFiles, file: &'a str) -> Self {
        Self {
            files,
            file,
            errors: Vec::new(),
        }
    }

    /// Complains unless `holds`.
    pub fn require(&mut self, holds: bool, item: &str, problem: impl FnOnce() -> String) {
        if !holds {
            self.complain(item, problem());
        }
    }

    /// Complains about an item.
    pub fn complain(&mut self, item: &str, problem: impl ToString) {
        self.errors.push(self.files.error(self.file, item, problem));
    }

    /// All complaints, if there are any.
    pub fn finish(self) -> Result<(), Vec<DataError>> {
        if self.errors.is_empty() {
            Ok(())
        } else {
            Err(self.errors)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILES: &[(&str, &str)] = &[("map.json", "{\n\"zones\": [1, 2]\n}")];

    #[test]
    fn a_broken_file_is_named_with_its_line() {
        let mut files = DataFiles::embedded("antike", FILES);
        files
            .replace("map.json", "{\n\"zones\": [1,\n".to_owned())
            .unwrap();
        let error = files.json::<serde_json::Value>("map.json").unwrap_err();
        assert_eq!(error.file, "antike/map.json");
        assert!(error.to_string().contains("EOF"), "{error}");
    }

    #[test]
    fn an_unknown_file_cannot_be_replaced() {
        let error = DataFiles::embedded("antike", FILES)
            .replace("mop.json", String::new())
            .unwrap_err();
        assert_eq!(
            error.to_string(),
            "antike/mop.json: file: there is no such file; possible: map.json"
        );
    }
}
