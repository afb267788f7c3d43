//! What people say, and what they write down for themselves.

use sqlx::SqlitePool;
use store::{ChatLineId, ChatRecord, NewLine, SaidQuery, TableId, UserId};

use crate::{
    administrator,
    rows::{Failure, Stored, begin, is_for_players, records},
};

pub(crate) async fn say(
    pool: &SqlitePool,
    line: NewLine,
    kept: u32,
) -> Result<ChatRecord, Failure> {
    let is_for_players = is_for_players(line.channel);
    // Without a transaction of its own the row would come back before it is written, and a disk that is full would go unnoticed.
    let mut transaction = begin(pool).await?;
    let Stored(said) = sqlx::query_as(
        "INSERT INTO chat (tab, players, user, text, at) VALUES (?, ?, ?, ?, ?)
         RETURNING *, (SELECT name FROM users WHERE id = chat.user) AS name",
    )
    .bind(line.table)
    .bind(is_for_players)
    .bind(line.user)
    .bind(line.text)
    .bind(line.at)
    .fetch_one(&mut *transaction)
    .await?;
    transaction.commit().await?;
    sqlx::query(
        "DELETE FROM chat WHERE tab = ?1 AND players = ?2 AND id <= (
             SELECT id FROM chat WHERE tab = ?1 AND players = ?2 ORDER BY id DESC LIMIT 1 OFFSET ?3)",
    )
    .bind(line.table)
    .bind(is_for_players)
    .bind(kept)
    .execute(pool)
    .await?;
    Ok(said)
}

pub(crate) async fn said(pool: &SqlitePool, query: SaidQuery) -> Result<Vec<ChatRecord>, Failure> {
    let mut found = sqlx::query_as(
        "SELECT chat.*, users.name FROM chat LEFT JOIN users ON users.id = chat.user
         WHERE tab = ?1 AND players = ?2 AND (?3 IS NULL OR chat.id < ?3)
           AND NOT EXISTS (SELECT 1 FROM blocks WHERE blocks.user = ?4 AND blocked = chat.user)
         ORDER BY chat.id DESC LIMIT ?5",
    )
    .bind(query.table)
    .bind(is_for_players(query.channel))
    .bind(query.before)
    .bind(query.reader)
    .bind(query.limit)
    .fetch_all(pool)
    .await?;
    found.reverse();
    Ok(records(found))
}

pub(crate) async fn remove(
    pool: &SqlitePool,
    table: TableId,
    line: ChatLineId,
) -> Result<bool, Failure> {
    let mut transaction = begin(pool).await?;
    let removed = sqlx::query("DELETE FROM chat WHERE tab = ? AND id = ?")
        .bind(table)
        .bind(line)
        .execute(&mut *transaction)
        .await?;
    administrator::raise(&mut transaction, &[table]).await?;
    transaction.commit().await?;
    Ok(removed.rows_affected() > 0)
}

pub(crate) async fn note(
    pool: &SqlitePool,
    table: TableId,
    user: UserId,
) -> Result<String, Failure> {
    let text = sqlx::query_scalar("SELECT text FROM notes WHERE tab = ? AND user = ?")
        .bind(table)
        .bind(user)
        .fetch_optional(pool)
        .await?;
    Ok(text.unwrap_or_default())
}

pub(crate) async fn set_note(
    pool: &SqlitePool,
    table: TableId,
    user: UserId,
    text: &str,
) -> Result<(), Failure> {
    sqlx::query(
        "INSERT INTO notes (tab, user, text) VALUES (?, ?, ?)
         ON CONFLICT (tab, user) DO UPDATE SET text = excluded.text",
    )
    .bind(table)
    .bind(user)
    .bind(text)
    .execute(pool)
    .await?;
    Ok(())
}
