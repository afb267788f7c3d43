//! Where the server keeps its data.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use store_sqlite::{ServerLock, SqliteStore, check_file};

use crate::failure::Failure;

/// A database that was named, or the default one.
#[derive(Debug)]
pub(crate) struct Database {
    url: String,
    /// Its file, where it is one.
    file: Option<PathBuf>,
}

impl Database {
    /// The database that was named, or the file in the platform's data directory.
    pub(crate) fn named(db: Option<&str>) -> Result<Self, Failure> {
        let file = match db {
            Some(url) if url.starts_with("sqlite:") => {
                return Ok(Self {
                    url: url.to_owned(),
                    file: None,
                });
            }
            Some(url) if url.contains("://") => {
                return Err(Failure::Usage(format!(
                    "'{url}' is no database this program knows; write a file or sqlite:FILE"
                )));
            }
            Some(file) => PathBuf::from(file),
            None => data_folder()
                .ok_or_else(|| {
                    Failure::Usage("there is no home directory: name a file with --db".to_owned())
                })?
                .join("polemarch.db"),
        };
        Ok(Self {
            url: file.display().to_string(),
            file: Some(file),
        })
    }

    /// As people write it.
    pub(crate) fn place(&self) -> &str {
        &self.url
    }

    /// Takes the right to serve it, which one process has at a time. A database in memory needs none.
    pub(crate) fn lock(&self) -> Result<Option<ServerLock>, Failure> {
        let path = self.path();
        let name = path.to_string_lossy();
        if name == ":memory:" || name.contains("mode=memory") {
            return Ok(None);
        }
        self.make_its_folder()?;
        // Whatever link names it, it is one file.
        let path = fs::canonicalize(&path).unwrap_or(path);
        let lock = ServerLock::take(&path);
        let lock = lock.map_err(|error| Failure::Failed(format!("{}: {error}", self.url)))?;
        Ok(Some(lock))
    }

    fn make_its_folder(&self) -> Result<(), Failure> {
        let folder = self.file.as_deref().and_then(Path::parent);
        match folder {
            Some(folder) => make_folder(folder).map_err(|error| Failure::file(folder, &error)),
            None => Ok(()),
        }
    }

    /// The file that it is kept in.
    fn path(&self) -> PathBuf {
        match &self.file {
            Some(file) => file.clone(),
            None => {
                let path = self.url.trim_start_matches("sqlite:");
                let path = path.strip_prefix("//").unwrap_or(path);
                PathBuf::from(path.split('?').next().unwrap_or(path))
            }
        }
    }

    /// Opens it; it is made if it is not there.
    pub(crate) async fn open_or_make(&self) -> Result<SqliteStore, Failure> {
        self.make_its_folder()?;
        let whole = check_file(&self.path());
        whole.map_err(|error| Failure::Failed(format!("{}: {error}", self.url)))?;
        let opened = match &self.file {
            Some(file) => SqliteStore::open(file).await,
            None => SqliteStore::open_url(&self.url).await,
        };
        opened.map_err(|error| Failure::Failed(format!("{}: {error}", self.url)))
    }

    /// Opens what is there: a name that was misspelt does not make a new one.
    pub(crate) async fn open(&self) -> Result<SqliteStore, Failure> {
        let path = self.path();
        let known = fs::metadata(&path).map_err(|error| Failure::file(&path, &error))?;
        if known.len() == 0 {
            let why = "the file is empty: there is nothing to look after";
            return Err(Failure::Failed(format!("{}: {why}", path.display())));
        }
        self.open_or_make().await
    }
}

/// Folders that are not there yet are their owner's alone.
fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Where programs keep data on this platform.
fn data_folder() -> Option<PathBuf> {
    let folder = |name: &str| {
        let value = std::env::var_os(name)?;
        (!value.is_empty()).then(|| PathBuf::from(value))
    };
    let data = folder("XDG_DATA_HOME")
        .or_else(|| folder("LOCALAPPDATA"))
        .or_else(|| Some(folder("HOME")?.join(".local").join("share")))?;
    Some(data.join("polemarch"))
}
