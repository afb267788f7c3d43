//! What people say, and what they write down for themselves.

use sqlx::{Row, SqlitePool, sqlite::SqliteRow};
use store::{ChatRecord, SaidQuery, StoreError};

use crate::{
    administrator,
    rows::{begin, failure, insert_returning},
};

fn line(row: &SqliteRow) -> Result<ChatRecord, StoreError> {
    let name: Option<String> = row.try_get("name").map_err(failure)?;
    let players: i64 = row.try_get("players").map_err(failure)?;
    Ok(ChatRecord {
        id: row.try_get("id").map_err(failure)?,
        players: players != 0,
        user: row.try_get("user").map_err(failure)?,
        name: name.unwrap_or_default(),
        text: row.try_get("text").map_err(failure)?,
        at: row.try_get("at").map_err(failure)?,
    })
}

pub(crate) async fn say(
    pool: &SqlitePool,
    (table, players): (i64, bool),
    user: i64,
    text: &str,
    now: i64,
    lines: u32,
) -> Result<ChatRecord, StoreError> {
    let insert = sqlx::query(
        "INSERT INTO chat (tab, players, user, text, at) VALUES (?, ?, ?, ?, ?)
         RETURNING *, (SELECT name FROM users WHERE id = chat.user) AS name",
    )
    .bind(table)
    .bind(players)
    .bind(user)
    .bind(text)
    .bind(now);
    let said = line(&insert_returning(pool, insert).await?)?;
    sqlx::query(
        "DELETE FROM chat WHERE tab = ?1 AND players = ?2 AND id <= (
             SELECT id FROM chat WHERE tab = ?1 AND players = ?2 ORDER BY id DESC LIMIT 1 OFFSET ?3)",
    )
    .bind(table)
    .bind(players)
    .bind(lines)
    .execute(pool)
    .await
    .map_err(failure)?;
    Ok(said)
}

pub(crate) async fn said(
    pool: &SqlitePool,
    query: SaidQuery,
) -> Result<Vec<ChatRecord>, StoreError> {
    let rows = sqlx::query(
        "SELECT chat.*, users.name FROM chat LEFT JOIN users ON users.id = chat.user
         WHERE tab = ?1 AND players = ?2 AND (?3 IS NULL OR chat.id < ?3)
           AND NOT EXISTS (SELECT 1 FROM blocks WHERE blocks.user = ?4 AND blocked = chat.user)
         ORDER BY chat.id DESC LIMIT ?5",
    )
    .bind(query.table)
    .bind(query.players)
    .bind(query.before)
    .bind(query.reader)
    .bind(query.limit)
    .fetch_all(pool)
    .await
    .map_err(failure)?;
    rows.iter().rev().map(line).collect()
}

pub(crate) async fn remove(pool: &SqlitePool, table: i64, line: i64) -> Result<bool, StoreError> {
    let mut transaction = begin(pool).await?;
    let removed = sqlx::query("DELETE FROM chat WHERE tab = ? AND id = ?")
        .bind(table)
        .bind(line)
        .execute(&mut *transaction)
        .await
        .map_err(failure)?;
    administrator::raise(&mut transaction, &[table]).await?;
    transaction.commit().await.map_err(failure)?;
    Ok(removed.rows_affected() > 0)
}

pub(crate) async fn note(pool: &SqlitePool, table: i64, user: i64) -> Result<String, StoreError> {
    let text = sqlx::query_scalar("SELECT text FROM notes WHERE tab = ? AND user = ?")
        .bind(table)
        .bind(user)
        .fetch_optional(pool)
        .await
        .map_err(failure)?;
    Ok(text.unwrap_or_default())
}

pub(crate) async fn set_note(
    pool: &SqlitePool,
    table: i64,
    user: i64,
    text: &str,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO notes (tab, user, text) VALUES (?, ?, ?)
         ON CONFLICT (tab, user) DO UPDATE SET text = excluded.text",
    )
    .bind(table)
    .bind(user)
    .bind(text)
    .execute(pool)
    .await
    .map(|_| ())
    .map_err(failure)
}
