//! The files hold the secrets of the dice, digests of passwords and the key that signs cookies: their owner alone reads them.

use std::{
    fs::{self, OpenOptions},
    io,
    path::{Path, PathBuf},
};

/// Makes an empty file that its owner alone reads; it takes nobody's place.
pub(crate) fn make(file: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(|_| ())
}

/// A database that is about to be opened: it is made if it is not there, and others lose what they may do with it. SQLite gives the files
/// beside it the same permissions.
pub(crate) fn prepare(database: &Path) {
    match make(database) {
        Ok(()) => return,
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
        // SQLite says it in its own words.
        Err(_) => return,
    }
    for beside in ["", "-wal", "-shm"] {
        let mut file = database.as_os_str().to_owned();
        file.push(beside);
        if let Err(error) = close_to_others(&PathBuf::from(file)) {
            tracing::warn!(%error, file = %database.display(), "others may read the database");
        }
    }
}

/// Others may not read it any more. It is not opened for this: closing it again would end the locks that this process has on it.
#[cfg(unix)]
fn close_to_others(file: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;

    let known = match fs::metadata(file) {
        Ok(known) => known.permissions(),
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(error),
    };
    let mode = known.mode() & 0o777;
    if mode & 0o077 == 0 {
        return Ok(());
    }
    fs::set_permissions(file, PermissionsExt::from_mode(mode & 0o700))
}

#[cfg(not(unix))]
fn close_to_others(_: &Path) -> io::Result<()> {
    Ok(())
}

/// Everything that was written to a file is on the disk.
pub(crate) fn sync(file: &Path) -> io::Result<()> {
    OpenOptions::new().write(true).open(file)?.sync_all()
}

/// Takes a file away that has come to nothing.
pub(crate) fn discard(file: &Path) {
    if let Err(error) = fs::remove_file(file) {
        tracing::warn!(%error, file = %file.display(), "an unfinished copy is left");
    }
}
