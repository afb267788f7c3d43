//! Whom people do not want to meet, and which games they do not want to play again.

use sqlx::{SqlitePool, sqlite::SqliteRow};
use store::{Person, StoreError};

use crate::{people::person, rows::failure};

pub(crate) async fn block(pool: &SqlitePool, user: i64, other: i64) -> Result<(), StoreError> {
    sqlx::query("INSERT OR IGNORE INTO blocks (user, blocked) VALUES (?, ?)")
        .bind(user)
        .bind(other)
        .execute(pool)
        .await
        .map(|_| ())
        .map_err(failure)
}

pub(crate) async fn unblock(pool: &SqlitePool, user: i64, other: i64) -> Result<bool, StoreError> {
    sqlx::query("DELETE FROM blocks WHERE user = ? AND blocked = ?")
        .bind(user)
        .bind(other)
        .execute(pool)
        .await
        .map(|done| done.rows_affected() > 0)
        .map_err(failure)
}

pub(crate) async fn blocked(pool: &SqlitePool, user: i64) -> Result<Vec<Person>, StoreError> {
    let rows: Vec<SqliteRow> = sqlx::query(
        "SELECT users.id, users.name FROM blocks JOIN users ON users.id = blocked
         WHERE blocks.user = ? ORDER BY users.name, users.id",
    )
    .bind(user)
    .fetch_all(pool)
    .await
    .map_err(failure)?;
    rows.iter().map(person).collect()
}

pub(crate) async fn blocked_by(pool: &SqlitePool, user: i64) -> Result<Vec<i64>, StoreError> {
    sqlx::query_scalar("SELECT user FROM blocks WHERE blocked = ?")
        .bind(user)
        .fetch_all(pool)
        .await
        .map_err(failure)
}

pub(crate) async fn decline(pool: &SqlitePool, user: i64, table: &str) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT OR IGNORE INTO declines (tab, user) SELECT id, ?2 FROM tables WHERE slug = ?1",
    )
    .bind(table)
    .bind(user)
    .execute(pool)
    .await
    .map(|_| ())
    .map_err(failure)
}

pub(crate) async fn declined(pool: &SqlitePool, table: &str) -> Result<Vec<i64>, StoreError> {
    sqlx::query_scalar(
        "SELECT declines.user FROM declines JOIN tables ON tables.id = tab WHERE slug = ?",
    )
    .bind(table)
    .fetch_all(pool)
    .await
    .map_err(failure)
}
