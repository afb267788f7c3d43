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

/// Where a file is written before it has its name.
pub(crate) fn partial(file: &Path) -> PathBuf {
    let mut partial = file.as_os_str().to_owned();
    partial.push(".partial");
    PathBuf::from(partial)
}

/// Gives a file that is wholly written its name, and returns when both are on the disk. It takes nobody's place.
pub(crate) fn finish(partial: &Path, file: &Path) -> io::Result<()> {
    OpenOptions::new().write(true).open(partial)?.sync_all()?;
    if file.exists() {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    fs::rename(partial, file)?;
    let folder = file
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    sync_folder(folder.unwrap_or(Path::new(".")))
}

/// The names of the files in a folder are on the disk.
#[cfg(unix)]
fn sync_folder(folder: &Path) -> io::Result<()> {
    fs::File::open(folder)?.sync_all()
}

#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

/// Takes a file away that has come to nothing.
pub(crate) fn discard(file: &Path) {
    if let Err(error) = fs::remove_file(file) {
        tracing::warn!(%error, file = %file.display(), "an unfinished copy is left");
    }
}
