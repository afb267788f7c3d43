//! Only their owner reads the files.
#![cfg(unix)]

use std::{
    fs,
    os::unix::fs::{MetadataExt, PermissionsExt},
    path::Path,
};

use store::prelude::*;
use store_sqlite::SqliteStore;

use crate::place::Place;

fn mode(file: &Path) -> u32 {
    fs::metadata(file).unwrap().mode() & 0o777
}

#[tokio::test]
async fn the_database_and_its_copies_are_their_owners_alone() {
    let place = Place::new().await;
    place.table("a").await;
    for beside in ["test.db", "test.db-wal", "test.db-shm"] {
        assert_eq!(mode(&place.folder.path().join(beside)), 0o600, "{beside}");
    }
    let copy = place.folder.path().join("copy.db");
    place.store.backup(&copy).await.unwrap();
    assert_eq!(mode(&copy), 0o600);
    let copied = SqliteStore::open(&copy).await.unwrap();
    assert_eq!(copied.count_tables().await.unwrap(), 1);
    // A copy takes nobody's place.
    let before = fs::read(&copy).unwrap();
    place.store.backup(&copy).await.unwrap_err();
    assert_eq!(fs::read(&copy).unwrap(), before);
}

/// A copy that cannot be finished is not left behind half-made.
#[tokio::test]
async fn a_copy_that_fails_leaves_no_file() {
    let place = Place::new().await;
    place.store.close().await;
    let copy = place.folder.path().join("copy.db");
    place.store.backup(&copy).await.unwrap_err();
    assert!(!copy.exists());
}

#[tokio::test]
async fn a_database_that_others_could_read_is_closed_to_them() {
    let place = Place::new().await;
    place.store.close().await;
    let file = place.folder.path().join("test.db");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).unwrap();
    let store = SqliteStore::open(&file).await.unwrap();
    assert_eq!(mode(&file), 0o600);
    store.close().await;
}

/// What an attempt that was cut off has left does not stand in the way of the next, and is never taken for a copy.
#[tokio::test]
async fn a_copy_has_its_name_only_when_it_is_whole() {
    let place = Place::new().await;
    place.table("a").await;
    let copy = place.folder.path().join("copy.db");
    let partial = place.folder.path().join("copy.db.partial");
    fs::write(&partial, "cut off").unwrap();
    place.store.backup(&copy).await.unwrap();
    assert!(!partial.exists());
    let copied = SqliteStore::open(&copy).await.unwrap();
    assert_eq!(copied.count_tables().await.unwrap(), 1);
}
