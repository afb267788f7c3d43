//! Whom people do not want to meet, and which games they do not want to play again.

use sqlx::SqlitePool;
use store::{Person, UserId};

use crate::rows::{Failure, Stored, records};

pub(crate) async fn block(pool: &SqlitePool, user: UserId, other: UserId) -> Result<(), Failure> {
    sqlx::query("INSERT OR IGNORE INTO blocks (user, blocked) VALUES (?, ?)")
        .bind(user)
        .bind(other)
        .execute(pool)
        .await?;
    Ok(())
}

pub(crate) async fn unblock(
    pool: &SqlitePool,
    user: UserId,
    other: UserId,
) -> Result<bool, Failure> {
    let done = sqlx::query("DELETE FROM blocks WHERE user = ? AND blocked = ?")
        .bind(user)
        .bind(other)
        .execute(pool)
        .await?;
    Ok(done.rows_affected() > 0)
}

pub(crate) async fn blocked(pool: &SqlitePool, user: UserId) -> Result<Vec<Person>, Failure> {
    let found: Vec<Stored<Person>> = sqlx::query_as(
        "SELECT users.id, users.name FROM blocks JOIN users ON users.id = blocked
         WHERE blocks.user = ? ORDER BY users.name, users.id",
    )
    .bind(user)
    .fetch_all(pool)
    .await?;
    Ok(records(found))
}

pub(crate) async fn blocked_by(pool: &SqlitePool, user: UserId) -> Result<Vec<UserId>, Failure> {
    sqlx::query_scalar("SELECT user FROM blocks WHERE blocked = ?")
        .bind(user)
        .fetch_all(pool)
        .await
        .map_err(Failure::from)
}

pub(crate) async fn decline(pool: &SqlitePool, user: UserId, table: &str) -> Result<(), Failure> {
    sqlx::query(
        "INSERT OR IGNORE INTO declines (tab, user) SELECT id, ?2 FROM tables WHERE slug = ?1",
    )
    .bind(table)
    .bind(user)
    .execute(pool)
    .await?;
    Ok(())
}

pub(crate) async fn declined(pool: &SqlitePool, table: &str) -> Result<Vec<UserId>, Failure> {
    sqlx::query_scalar(
        "SELECT declines.user FROM declines JOIN tables ON tables.id = tab WHERE slug = ?",
    )
    .bind(table)
    .fetch_all(pool)
    .await
    .map_err(Failure::from)
}
