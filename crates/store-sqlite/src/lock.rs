//! One server at a time has a database: two would give the same seat away twice.

use std::{
    fs::{File, OpenOptions, TryLockError},
    io::{self, Read, Seek, Write},
    path::{Path, PathBuf},
};

/// The right to serve a database. It ends with the process, however that ends.
#[derive(Debug)]
pub struct ServerLock {
    _file: File,
}

/// Why a database cannot be served.
#[derive(Debug, thiserror::Error)]
pub enum LockError {
    /// Another process serves it.
    #[error(
        "another server ({holder}) has this database open: stop it first, or name another file with --db"
    )]
    Held {
        /// Which, as it has written itself down.
        holder: String,
    },
    /// The lock file cannot be used.
    #[error("{}: {error}", file.display())]
    File { file: PathBuf, error: io::Error },
}

impl ServerLock {
    /// Takes the right to serve the database in this file, by a file beside it.
    pub fn take(database: &Path) -> Result<Self, LockError> {
        let mut name = database.as_os_str().to_owned();
        name.push(".lock");
        let file = PathBuf::from(name);
        let failed = |error: io::Error| LockError::File {
            file: file.clone(),
            error,
        };
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut opened = options.open(&file).map_err(failed)?;
        match opened.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut holder = String::new();
                // Whoever has just taken it may not have written yet.
                _ = opened.read_to_string(&mut holder);
                return Err(LockError::Held {
                    holder: holder.trim().to_owned(),
                });
            }
            Err(TryLockError::Error(error)) => return Err(failed(error)),
        }
        let write = |opened: &mut File| {
            opened.set_len(0)?;
            opened.rewind()?;
            writeln!(opened, "process {}", std::process::id())
        };
        write(&mut opened).map_err(failed)?;
        Ok(Self { _file: opened })
    }
}
