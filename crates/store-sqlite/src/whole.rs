//! Is a file a whole database of ours? One that was cut off, as a copy may be, would be opened as if nothing were in it.

use std::{
    fs::{self, File},
    io::{self, Read},
    path::Path,
};

use sqlx::SqlitePool;
use store::StoreError;

use crate::rows::Failure;

/// What a database begins with.
const MAGIC: &[u8; 16] = b"SQLite format 3\0";
/// What a first start leaves that was interrupted before it had made anything.
const LARGEST_BEGINNING: u64 = 64 * 1024;

/// Why a file is not opened.
#[derive(Debug, thiserror::Error)]
pub enum UnusableFile {
    /// It begins otherwise.
    #[error("this is no database of Polemarch: name another file with --db")]
    Other,
    /// Its end is missing.
    #[error(
        "this database is cut off ({length} bytes of {whole}): it may be a copy that was not finished; use another one"
    )]
    CutOff {
        /// How long it is.
        length: u64,
        /// How long it should be.
        whole: u64,
    },
    /// It has several names. SQLite keeps the newest changes in a file beside each name, and servers that use different names know nothing
    /// of each other.
    #[error(
        "this database has {names} names (hard links), which would damage it: keep the one that you use and remove the others"
    )]
    ManyNames { names: u64 },
    /// It cannot be read.
    #[error(transparent)]
    Unread(#[from] io::Error),
}

/// Looks at a file before it is opened. One that is not there yet, or is empty, will be made.
pub fn check_file(database: &Path) -> Result<(), UnusableFile> {
    let known = match fs::metadata(database) {
        Ok(known) => known,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(error.into()),
    };
    let names = count_names(&known);
    if names > 1 {
        return Err(UnusableFile::ManyNames { names });
    }
    let length = known.len();
    if length == 0 {
        return Ok(());
    }
    let mut head = [0; 100];
    let mut file = File::open(database)?;
    if length < head.len() as u64 {
        return Err(UnusableFile::Other);
    }
    file.read_exact(&mut head)?;
    let is_blank = head.iter().all(|byte| *byte == 0);
    if is_blank && length > LARGEST_BEGINNING {
        // SQLite writes the first page of a copy last.
        return Err(UnusableFile::CutOff {
            length,
            whole: length,
        });
    }
    if !head.starts_with(MAGIC) {
        return Err(UnusableFile::Other);
    }
    // What is still beside the file belongs to it.
    if has_more_beside(database) {
        return Ok(());
    }
    let whole = page_size(&head) * u64::from(number(&head, 28));
    if length < whole {
        return Err(UnusableFile::CutOff { length, whole });
    }
    Ok(())
}

#[cfg(unix)]
fn count_names(file: &fs::Metadata) -> u64 {
    std::os::unix::fs::MetadataExt::nlink(file)
}

/// Other systems do not tell.
#[cfg(not(unix))]
fn count_names(_: &fs::Metadata) -> u64 {
    1
}

/// A database that somebody else has made is not touched.
pub(crate) async fn check_tables(pool: &SqlitePool) -> Result<(), StoreError> {
    let (all, ours): (i64, i64) = sqlx::query_as(
        "SELECT count(*), coalesce(sum(name = '_sqlx_migrations'), 0) FROM sqlite_schema",
    )
    .fetch_one(pool)
    .await
    .map_err(Failure::from)?;
    if all > 0 && ours == 0 {
        return Err(StoreError::Backend(Box::new(UnusableFile::Other)));
    }
    Ok(())
}

fn has_more_beside(database: &Path) -> bool {
    ["-wal", "-journal"].iter().any(|ending| {
        let mut beside = database.as_os_str().to_owned();
        beside.push(ending);
        fs::metadata(beside).is_ok_and(|known| known.len() > 0)
    })
}

/// The size of a page; the largest one does not fit and is written as 1.
fn page_size(head: &[u8; 100]) -> u64 {
    match number(head, 16) >> 16 {
        1 => 65_536,
        size => u64::from(size),
    }
}

fn number(head: &[u8; 100], at: usize) -> u32 {
    let bytes = head.get(at..at + 4).and_then(|bytes| bytes.try_into().ok());
    bytes.map_or(0, u32::from_be_bytes)
}
