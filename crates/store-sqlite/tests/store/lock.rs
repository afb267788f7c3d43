//! One server at a time has a database.

use store_sqlite::{LockError, ServerLock};
use tempfile::TempDir;

#[test]
fn a_second_server_is_told_who_has_the_database() {
    let folder = TempDir::new().unwrap();
    let database = folder.path().join("test.db");
    let lock = ServerLock::take(&database).unwrap();
    let held = ServerLock::take(&database).unwrap_err();
    let LockError::Held { holder } = held else {
        panic!("{held}");
    };
    assert_eq!(holder, format!("process {}", std::process::id()));
    drop(lock);
    ServerLock::take(&database).unwrap();
}
